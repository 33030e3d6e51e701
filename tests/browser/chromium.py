"""The system's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

REQUIRED = "BOURGADE_REQUIRE_BROWSER"
"""Set to 1, a missing browser fails the tests instead of skipping them."""

PROGRAMS = ("chromium-headless-shell", "chromium")
"""Without its windows a Chromium makes a new device in a fifth of the time; the whole one will do.
"""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Letters as wide as their font says, not rounded to what the machine would rather draw.
    "--font-render-hinting=none",
    "--enable-font-subpixel-positioning",
)


def missing() -> str:
    """Why no browser can be driven here; "" where one can."""
    if find_spec("playwright") is None:
        return "playwright is not installed (pip install bourgade[dev])"
    if program() is None:
        return f"Chromium is not installed (Debian: apt install {PROGRAMS[0]})"
    return ""


def program() -> str | None:
    """The path of the first of the programs that is there."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without a window, as long as the block runs."""
    from playwright.sync_api import sync_playwright

    from tests.browser.fonts import install

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        fonts = {"FONTCONFIG_FILE": str(install(Path(folder)))}
        browser = playwright.chromium.launch(
            executable_path=program(), args=list(FLAGS), env={**os.environ, **fonts}
        )
        try:
            yield browser
        finally:
            browser.close()
