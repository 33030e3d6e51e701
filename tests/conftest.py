"""What all tests share: no settings of the machine's user, and the rule numbers they prove."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's own content and language would change what the tests see."""
    monkeypatch.setenv("BOURGADE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BOURGADE_LANG", "en")


@pytest.fixture(autouse=True)
def overflow_raises() -> Iterator[None]:
    """Interpreted arithmetic that would wrap compiled is an error here."""
    with np.errstate(over="raise"):
        yield
