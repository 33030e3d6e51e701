"""Quantities that players count, so that a move can be explained by what it changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from bourgade.kernel.i18n import message_id
from bourgade.kernel.layout import Dim

if TYPE_CHECKING:
    from bourgade.kernel.variant import Variant

Count = Callable[["Variant", Any, int], float | Sequence[float | None] | None]
"""How much a seat has in a state of plain Python objects; None if that is unknown."""


@dataclass(frozen=True)
class Quantity:
    """Something that a player counts, and how much a change of it matters.

    Its sentences are the messages ``reason-<name>-me``, ``missed-<name>-me`` and, if an opponent's
    loss is mentioned, the same with ``-them``.
    """

    name: str
    count: Count
    better: int  # 1: more of it is good for its owner; -1: less of it
    weight: float  # of the player's own gain; 0: never mentioned
    against: float = 0  # of an opponent's loss
    decimals: int = 0
    mean: bool = False  # also counted as a mean if chance acts at once
    within: str = ""  # only while this field does not change: what a new round pays is not earned
    of: Dim | None = None  # one for each word of this set
    theme: str = ""  # of puzzles that are decided by it: one of ``play.puzzle.THEMES``

    @property
    def messages(self) -> tuple[str, ...]:
        """The sentences that a game must have for it."""
        sides = [*(["me"] if self.weight else []), *(["them"] if self.against else [])]
        kinds = ("reason", "missed")
        return tuple(f"{kind}-{message_id(self.name)}-{side}" for kind in kinds for side in sides)


@dataclass(frozen=True)
class Quantities:
    """The quantities of a game, for the coach's reasons."""

    told: tuple[Quantity, ...]
    after: tuple[IntEnum, ...] = ()  # phases of chance whose outcomes are considered
