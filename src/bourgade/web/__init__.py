"""A game in a page, without a server: ``bourgade.js``, and the data that it plays a game with."""

from __future__ import annotations

from pathlib import Path


def scripts() -> list[Path]:
    """The modules of JavaScript. They import one another, so they are served side by side."""
    return sorted(Path(__file__).parent.glob("*.js"))
