"""What all checks of a position go by: how far set-up and the round have come."""

from __future__ import annotations

from typing import Any

import numpy as np

from bourgade.games.shafausa.layout import Phase, State
from bourgade.kernel.game import Variant
from bourgade.kernel.problems import PositionProblems

ROUND = (Phase.EXTRACTION, Phase.AUCTION, Phase.INSERT, Phase.BUYING, Phase.MANAGEMENT, Phase.SITE,
         Phase.SURPLUS, Phase.FEE, Phase.DRAW, Phase.SPECULATION, Phase.OVER)  # fmt: skip
"""The phases in which a position can stop, in the order of a GEEK round."""

COUNTERS = {
    "acquisitions": ((Phase.BUYING,), "SH-061"),
    "warehouses_built": ((Phase.BUYING,), "SH-070"),
    "mines_built": ((Phase.MANAGEMENT, Phase.SITE), "SH-075"),
    "settled": ((Phase.FEE,), "SH-092"),
    "speculations": ((Phase.SPECULATION,), "SH-114"),
}
"""What is counted per turn, the phases it belongs to, and the rule that limits it."""


class StageProblems(PositionProblems):
    """A position with the stage that it is in."""

    def __init__(self, variant: Variant, s: State) -> None:
        super().__init__(variant, s)
        self.picks: list[int] = [me.tiles.bit_count() for _, me in self.players]
        self.before_round_1 = self.phase is Phase.DRAW and s.turn == 0

    def has_come(self, phase: Phase) -> bool:
        """Whether the given phase of the round has begun."""
        family_trade = self.book.family and phase is Phase.MANAGEMENT
        first = Phase.BUYING if family_trade else phase  # SH-108
        return ROUND.index(self.phase) >= ROUND.index(first) and not self.before_round_1


def differ(found: Any, expected: Any) -> bool:
    """Whether two numbers, rows or tables differ."""
    return not np.array_equal(found, expected)
