"""The fields of a position: meaning, possible values, an example.

Everything comes from the layout of the game's state, so it cannot go stale.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import BY_CHANCE, Variant
from bourgade.kernel.layout import Dim, Field, Layout, meanings
from bourgade.kernel.notation import words_of
from bourgade.kernel.position import NOT_WRITTEN, Position
from bourgade.play.loader import LoadedGame

MOST_WORDS = 12  # words of a set that are listed


@dataclass(frozen=True)
class FieldFacts:
    """One field of a position."""

    path: str  # as it is written, names of a set in angle brackets: players.<seats>.coins
    meaning: str
    type: str  # number, word, words, truth
    possible: str  # the possible numbers or words
    default: Any  # the value at the start; None if there is none
    example: Any  # a value from some game


def fields_of(variant: Variant) -> list[FieldFacts]:
    """Every field of a position of this game, in the order it is written."""
    positions = list(_some_positions(variant))
    return [
        FieldFacts(
            ".".join(way),
            meaning,
            *_possible(variant, way, field),
            next(_standing(positions[0], way), None),
            next((v for p in positions for v in _standing(p, way) if v not in (None, 0, [])), None),
        )
        for way, meaning, field in _ways(variant, variant.game.state, ())
    ]


Way = tuple[str, ...]


def _ways(variant: Variant, layout: type[Layout], path: Way) -> Iterator[tuple[Way, str, Field]]:
    told = meanings(layout)
    for name, field in layout.fields.items():
        if not path and name in NOT_WRITTEN:
            continue
        way = (*path, name, *(f"<{dim.name}>" for dim in field.dims))
        if field.row:
            yield from _ways(variant, field.row, way)
        else:
            yield way, told.get(name, "").replace("-1", "null"), field


def _possible(variant: Variant, way: Way, field: Field) -> tuple[str, str]:
    """The type of a field and its possible values."""
    match way:
        case ("actor",):
            return "word", _listed([*variant.words["seats"], BY_CHANCE, "null"])
        case ("phase",):
            return "word", ", ".join(resting_phases(variant))
        case ("over",):
            return "truth", "true, false"
        case _:
            pass
    if isinstance(field.of, Dim):
        words = words_of(field.of, variant.words)
        return ("words", _listed(words)) if field.mask else ("word", _listed([*words, "null"]))
    if field.of is not None:
        return "word", _listed([member.name.lower() for member in field.of])
    least, most = field.limits
    return "number", f"{least}–{most}"


def resting_phases(variant: Variant) -> list[str]:
    """The phases that a position can rest in: games refuse the others as ``not-resting``."""
    return [
        phase.name.lower() for phase in variant.game.phase if _rests(variant, phase.name.lower())
    ]


def _rests(variant: Variant, phase: str) -> bool:
    try:
        LoadedGame(variant).setup({"phase": phase}, chance="manual")
    except BadPosition as error:
        return error.reason != "not-resting"
    return True


def _listed(words: list[str] | tuple[str, ...]) -> str:
    few = words if len(words) <= MOST_WORDS else [*words[: MOST_WORDS - 1], "…", words[-1]]
    return ", ".join(few)


def _some_positions(variant: Variant) -> Iterator[Position]:
    """The start, then positions of one game in which the last of the legal moves is made."""
    game = LoadedGame(variant)
    yield game.start(chance="manual").position
    match = game.start(seed=1)
    for step in range(200):
        if match.over:
            break
        moves = match.moves
        match.play(moves[step % len(moves)])
        if step % 4 == 0:
            yield match.position


def _standing(position: Any, way: Way) -> Iterator[Any]:
    """The value of a position at a place, with any names for the angle brackets."""
    if not way:
        yield position
    elif way[0].startswith("<"):
        for inner in position.values():
            yield from _standing(inner, way[1:])
    elif way[0] in position:
        yield from _standing(position[way[0]], way[1:])
