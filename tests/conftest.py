"""What all tests share: no settings of the machine's user, and the rule numbers they prove."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.grouping import group_by_game

# Every core has a worker: more threads of one would only wait for each other. Workers take it over.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


FOLDER = Path(__file__).parent
SHORT = {"games", "kernel", "play"}
"""Folders of many short tests."""


COMPILED = {"adapters", "batches"}
"""Folders of tests that play compiled."""


def folder_of(item: pytest.Item) -> str:
    return item.path.relative_to(FOLDER).parts[0]


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Short tests come last: no worker is still at a long one when the others have finished."""
    for item in items:
        if folder_of(item) not in COMPILED or item.get_closest_marker("xdist_group"):
            continue
        if isinstance(item, pytest.Function):
            group_by_game(item)
    items.sort(key=lambda item: folder_of(item) in SHORT)


TERMINAL = ("COLORTERM", "COLUMNS", "FORCE_COLOR", "LINES", "NO_COLOR", "TTY_COMPATIBLE")
"""What says how wide a screen is and whether it has colours, beside TERM."""


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's own content, language and terminal would change what the tests see."""
    monkeypatch.setenv("BOURGADE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BOURGADE_LANG", "en")
    monkeypatch.setenv("TERM", "xterm")
    for name in TERMINAL:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def overflow_raises() -> Iterator[None]:
    """Interpreted arithmetic that would wrap compiled is an error here."""
    with np.errstate(over="raise"):
        yield
