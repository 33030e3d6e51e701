"""The bots offered to players: the named levels. Others can be chosen by name."""

from __future__ import annotations

from bourgade.bots import levels

LEVELS = tuple(levels())
"""Weakest first."""

USUAL = LEVELS[len(LEVELS) // 2]
"""The default opponent, and the stand-in for a player who is away."""
