"""Reasons for the moves of a match, as the one who is to move would be told them.

told(match, "build ranch") == ["Your expected income rises from 0.7 to 1 coin per round."]
missed(match, "build ranch", "pass")           what the first has that the second has not
counted(match, "B")["income"]                  a quantity of a seat, as the mover sees it
"""

from __future__ import annotations

from typing import Any

from bourgade import Match
from bourgade.kernel.layout import plain
from bourgade.play import explain


def told(match: Match, move: str, language: str = "en", **given: Any) -> list[str]:
    """The reasons for a move, chance not played."""
    before, after = _seen(match), _seen(match, move)
    return explain.explain(match.variant, "reason", before, after, _mover(match), language, **given)


def missed(match: Match, best: str, other: str, language: str = "en", **given: Any) -> list[str]:
    """What a better move would have brought."""
    after, instead = _seen(match, best), _seen(match, other)
    return explain.explain(
        match.variant, "missed", instead, after, _mover(match), language, **given
    )


def counted(match: Match, seat: str) -> dict[str, float]:
    """Every quantity of a seat that the one to move can count."""
    variant, s = match.variant, plain(_seen(match))
    quantities = variant.game.quantities
    return {
        f"{quantity.name} {word}".strip(): number
        for quantity in (quantities.told if quantities else ())
        for word, number in explain.by_word(variant, quantity, s, variant.seat_index(seat)).items()
    }


def _mover(match: Match) -> int:
    assert match.actor is not None
    return match.variant.seat_index(match.actor)


def _seen(match: Match, *moves: str) -> Any:
    """What the one to move sees, after moves of their own."""
    then = match.copy()
    for move in moves:
        then.play(move)
    return then.seen_by(match.actor)
