"""Games in a page, without a server: ``bourgade.js`` and the data it needs for a game."""

from __future__ import annotations

from pathlib import Path

__all__ = ["scripts"]


def scripts() -> list[Path]:
    """The modules of JavaScript. They import one another, so they are served side by side."""
    return sorted(Path(__file__).parent.glob("*.js"))
