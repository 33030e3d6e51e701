"""The library a person types: load a game, start a match, play moves by text."""

from bourgade.play.loader import LoadedGame, load
from bourgade.play.match import Match
from bourgade.play.record import read
from bourgade.play.sentences import Event

__all__ = ["Event", "LoadedGame", "Match", "load", "read"]
