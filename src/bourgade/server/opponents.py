"""The bots that players are offered: the named levels. Others are played where asked for."""

from __future__ import annotations

from bourgade.bots import levels

LEVELS = tuple(levels())
"""Weakest first."""

USUAL = LEVELS[len(LEVELS) // 2]
"""The opponent where nobody says otherwise, and who stands in for somebody who is away."""
