"""What the players of a game count, so that a move can be explained by what it changes."""

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
"""What a seat has of something in a state of plain Python objects; None where it cannot be said."""


@dataclass(frozen=True)
class Quantity:
    """Something that a player counts, and how telling it is that it changes.

    Its sentences are the messages ``reason-<name>-me``, ``missed-<name>-me`` and, where an
    opponent's loss is told, the same with ``-them``.
    """

    name: str
    count: Count
    better: int  # 1: more of it is good for its owner, -1: less of it
    weight: float  # of a gain of one's own; 0 is never told
    against: float = 0  # of an opponent's loss
    decimals: int = 0
    mean: bool = False  # counted, too, where chance plays at once: as a mean
    within: str = ""  # told only while this field stands still: what a new round pays is not earned
    of: Dim | None = None  # one for each word of this set

    @property
    def messages(self) -> tuple[str, ...]:
        """The sentences that a game must have for it."""
        sides = [*(["me"] if self.weight else []), *(["them"] if self.against else [])]
        kinds = ("reason", "missed")
        return tuple(f"{kind}-{message_id(self.name)}-{side}" for kind in kinds for side in sides)


@dataclass(frozen=True)
class Quantities:
    """What the players of a game count, for a coach that gives reasons."""

    told: tuple[Quantity, ...]
    after: tuple[IntEnum, ...] = ()  # phases of chance whose outcomes are looked at
