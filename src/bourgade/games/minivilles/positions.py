"""Positions of Minivilles given by hand: fills in what a short description leaves out.

A position that names nothing, or only cards in the deck or out of the game, is the start of a game.
Any other is a turn: seat A is about to roll, unless the position says otherwise.

Cards that are not listed are unsold: in the market, or in the deck if there is one; ``"rest"`` in
place of a pile says the same. If there is a deck and no market is given, the market has one copy
each of the first kinds in card order, in as many piles as it needs. The dice of a turn may be left
out once its effects are resolved.
"""

from __future__ import annotations

from collections.abc import Set
from copy import deepcopy
from typing import Any

from bourgade.games.minivilles.layout import Phase
from bourgade.games.minivilles.problems import (
    ASKED_BY,
    BY_CHANCE,
    in_box,
    may_act,
    may_wait,
    on_table,
)
from bourgade.games.minivilles.rules.market import is_dead
from bourgade.kernel.game import Variant
from bourgade.kernel.position import assume, fill_in, sketch

PILES = ("deck", "market", "aside")
NO_PHASE_NEEDED = {"ply", "deck", "aside"}
"""What a position can name and still be the start of a game."""


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest: as at the start, or as it follows from what is given."""
    if "phase" not in position and position.keys() - NO_PHASE_NEEDED:
        position["phase"] = "roll"
    phase = Phase.__members__.get(str(position.get("phase")).upper())
    begun = bool(position.get("turn")) or position.get("active") is not None
    setting_up = phase is Phase.FIRST or (phase is Phase.DRAW and not begun)
    if "phase" in position:
        position.setdefault("turn", 0 if setting_up else 1)
        active = position.setdefault("active", None if setting_up else "A")
        position.setdefault("over", phase is Phase.OVER)
        actor = None if phase is Phase.OVER else "chance" if phase in BY_CHANCE else active
        position.setdefault("actor", actor)
    rest = next((pile for pile in PILES if str(position.get(pile)).lower() == "rest"), "")
    position.pop(rest, None)
    s = sketch(variant, position)
    piles = 0 if phase is None else int(variant.plain_book.piles)
    if phase is Phase.DRAW:
        piles = 0 if setting_up else piles - 1
    _complete_piles(variant, s, position.keys(), rest, piles)
    if phase is not None and not setting_up:
        _complete_turn(variant, s, phase, position)
    fill_in(variant, position, s)


def _complete_piles(variant: Variant, s: Any, given: Set[str], rest: str, piles: int) -> None:
    """Cards that are nowhere else go to the pile that takes the rest."""
    book, kinds = variant.plain_book, range(variant.plain_book.kinds)
    with_deck = book.piles and ("deck" not in given or "market" in given)
    rest = rest or ("deck" if with_deck else "market")
    for pile in {"deck", "market", rest} - given:
        setattr(s, pile, [0] * len(kinds))
    left = [in_box(book, s, k) - on_table(s, k) for k in kinds]
    if rest != "market" and "market" not in given:
        dead = [book.clear_dead_piles and is_dead(s, book, k) for k in kinds]
        for k in [k for k in kinds if left[k] > 0 and not dead[k]][:piles]:
            s.market[k] = 1
            left[k] -= 1
    if rest not in given:
        setattr(s, rest, [max(0, copies) for copies in left])


def _complete_turn(variant: Variant, s: Any, phase: Phase, position: dict[str, Any]) -> None:
    """The course of a turn, as far as it follows from its phase, its dice and the cities."""
    book = variant.plain_book
    late = phase in (Phase.DRAW, Phase.BUILD, Phase.OVER)
    asking = [
        k
        for k, kind in enumerate(book.kind[: book.kinds])
        if phase in ASKED_BY.get(kind.effect, ())
    ]
    if phase not in (Phase.ROLL, Phase.DICE):
        assume(s, position, dice=int(s.die1 > 0) + int(s.die2 > 0))
    if asking:
        assume(s, position, resolving=asking[0])
    if phase in (Phase.DRAW, Phase.OVER):
        assume(s, position, constructed=1)
    asks = asking and s.resolving >= 0
    step = book.kind[s.resolving].step + 1 if asks else book.steps if late else 0
    assume(s, position, step=step)
    doubled = s.dice == 2 and s.die1 == s.die2 and s.active >= 0
    if doubled and (late or phase >= Phase.HARBOR) and phase is not Phase.OVER:
        park = s.players[s.active].built & book.extra_turn_on_double
        assume(s, position, again=int(park != 0))
    if asks and s.active >= 0:
        before = deepcopy(s)
        for me in before.players:  # as if what is closed had been so all along
            me.closed = [0] * len(me.closed)
        acting = [may_act(book, before, k)[1] for k in range(book.kinds)]
        boats = [may_wait(book, before, p)[1] for p in range(s.seats)]
        assume(s, position, acting=acting, boats=boats)
