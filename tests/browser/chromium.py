"""The system's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

REQUIRED = "BOURGADE_REQUIRE_BROWSER"
"""Set to 1, a missing browser fails the tests instead of skipping them."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def missing() -> str:
    """Why no browser can be driven here; "" where one can."""
    if find_spec("playwright") is None:
        return "playwright is not installed (pip install bourgade[dev])"
    if shutil.which("chromium") is None:
        return "Chromium is not installed (Debian: apt install chromium)"
    return ""


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without a window, as long as the block runs."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        try:
            yield browser
        finally:
            browser.close()
