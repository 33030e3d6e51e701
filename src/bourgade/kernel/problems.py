"""Impossible positions: the base of a game's checks.

class Problems(PositionProblems):
    def checks(self) -> Checks:
        yield self.s.turn < 1, "turn", "no-turn", "HM-003"
        yield from self.each("seats", self.of_player)

    def of_player(self, p: int) -> Checks:     # "players.A.coins"; the text may name the seat
        yield self.s.players[p].coins > 99, "players.{seats}.coins", "too-rich", "HM-004"
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bourgade.kernel.i18n import Value
from bourgade.kernel.layout import CHANCE, NOBODY, plain

if TYPE_CHECKING:
    from bourgade.kernel.variant import Variant


@dataclass(frozen=True)
class Problem:
    """Why a position is impossible: a message ``position-<reason>``, and the field at fault.

    ``place`` is its path as people write it: ``players.A.coins``.
    """

    place: str
    reason: str
    args: Mapping[str, Value] = field(default_factory=dict[str, Value])
    rule: str = ""


Check = tuple[object, str, str, str] | tuple[object, str, str, str, Mapping[str, Value]]
"""What must not be so; then the place, reason and rule of the problem, and what its text names.

A place in braces is filled in from what the text names: ``market.{kinds}``.
"""

Checks = Iterator[Check]


class PositionProblems(ABC):
    """The checks of one position.

    Only the first problem is reported, so a check may rely on those yielded before it.
    """

    def __init__(self, variant: Variant, s: Any) -> None:
        self.variant = variant
        self.words = variant.words
        self.seats = variant.seats
        # Plain objects are read many times faster than records.
        self.book: Any = variant.plain_book
        self.record, self.s = s, plain(s)
        self.phase: Any = variant.game.phase(s.phase)
        self.named: Mapping[str, Value] = {"phase": self.phase.name.lower()}
        """Arguments that every text may use."""

    @classmethod
    def of(cls, variant: Variant, s: Any) -> Iterator[Problem]:
        """The first problem of a position, if there is one."""
        position = cls(variant, s)
        for wrong, place, reason, rule, *told in position.checks():
            if wrong:
                args = {**position.named, **(told[0] if told else {})}
                yield Problem(place.format(**args), reason, args, rule)
                return

    @abstractmethod
    def checks(self) -> Checks:
        """All checks, in an order in which each can rely on those before it."""

    @cached_property
    def players(self) -> list[tuple[str, Any]]:
        """The seats with their records."""
        return list(zip(self.words["seats"], self.s.players, strict=False))

    def word(self, dim: str, n: int) -> str:
        return self.words[dim][n]

    def each(self, dim: str, checks: Callable[[int], Checks], inside: str = "") -> Checks:
        """The checks for every word of a set, which places and texts may use."""
        for i, word in enumerate(self.words[dim]):
            for wrong, place, reason, rule, *told in checks(i):
                if wrong:
                    args = {dim: word, **(told[0] if told else {})}
                    yield True, inside + place, reason, rule, args

    def only_when(
        self, due: object, found: object, place: str, early: str, missing: str, rule: str
    ) -> Checks:
        """A field that is set in certain phases only, and always then."""
        yield found and not due, place, early, rule
        yield due and not found, place, missing, rule

    def within(
        self, least: int, found: int, most: int, place: str, reason: str, rule: str
    ) -> Checks:
        """A number that must be within a range, which its text may use."""
        told = {"least": least, "found": found, "most": most}
        yield not least <= found <= most, place, reason, rule, told

    def acts(self, expected: int, rule: str) -> Checks:
        """Who is to act: a seat, chance or nobody."""
        who = {CHANCE: "chance", NOBODY: "nobody"}.get(expected, "seat")
        told = {"who": who, "seats": self.word("seats", max(0, expected))}
        yield self.s.actor != expected, "actor", "wrong-actor", rule, told
