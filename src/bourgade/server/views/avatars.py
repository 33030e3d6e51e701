"""Pictures that people can have beside their names: pieces of the games, from our own art."""

from __future__ import annotations

import re
from functools import cache

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game
from bourgade.server.views.lobby import all_games

EACH = 8
"""Pieces that each game offers."""

PIECE = re.compile(r'<symbol id="([a-z_]+)-([a-z_]+)"')


@cache
def _pieces(game: Game) -> tuple[tuple[str, str], ...]:
    """The first pieces in the art of a game that its texts have a name for, by set and word."""
    art = game.folder / "view" / "art.svg"
    found = PIECE.findall(art.read_text("utf-8")) if art.is_file() else []
    return tuple(found[:EACH])


def avatars(language: str) -> list[tuple[str, str, str]]:
    """What can be chosen: the word that is kept, the address of the picture, its name."""
    shown: list[tuple[str, str, str]] = []
    for game in all_games():
        for dim, word in _pieces(game):
            try:
                name = game.texts.name(language, dim, word)
            except BourgadeError:
                continue
            kept = f"{game.name}/{dim}-{word}"
            shown.append((kept, picture_of(kept), name[:1].upper() + name[1:]))
    return shown


def picture_of(kept: str) -> str:
    """The address of a picture that somebody chose; empty if they chose none."""
    game, _, piece = kept.partition("/")
    return f"/games/{game}/art.svg#{piece}" if piece else ""


def is_avatar(kept: str) -> bool:
    """Whether a word is one that can be chosen, or none."""
    return not kept or any(kept == one for one, _, _ in avatars("en"))
