"""Hamlet: a very small game, complete, to be copied and changed."""

from typing import Any

from bourgade.kernel.game import PLAYERS, Game, Option, Options, Refusal, Variant
from bourgade.kernel.notation import Move

from . import knowledge, rules
from .layout import Event, State


def players(content: Any, options: Options) -> tuple[int, ...]:
    return tuple(range(2, content.players_max + 1))


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """Only ``build`` can be refused in its own phase: there is not enough wood."""
    return Refusal("too-little-wood", {"cost": int(variant.book.cost)}, "HM-004")


GAME = Game(
    rules=rules,
    knowledge=knowledge,
    events=Event,
    options=(Option(PLAYERS, players, "HM-001"),),
    scores=("cottages", "wood"),
    refuse=refuse,
)
