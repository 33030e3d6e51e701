"""Node, which runs modules as a browser does, and a way to call their entries from a test."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bourgade.compile.wasm import PageModule

REQUIRED = "BOURGADE_REQUIRE_NODE"
"""Set to 1, a missing Node fails the tests instead of skipping them."""

FOLDER = Path(__file__).parent


def node(script: str, given: Any) -> Any:
    """What a script of this folder answers; both speak JSON."""
    program = shutil.which("node")
    if program is None:
        why = "Node is not installed (Debian: apt install nodejs)"
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(f"{why}, and {REQUIRED} says it must be")
        pytest.skip(why)
    words = [program, str(FOLDER / script)]
    done = subprocess.run(words, input=json.dumps(given), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


class Calls:
    """Calls of a module's entries, noted down with what must come of them, then made at once."""

    def __init__(self, module: PageModule, **memory: Any) -> None:
        self.module = module
        self._memory = {name: np.asarray(array).tobytes() for name, array in memory.items()}
        self._calls: list[tuple[str, list[str | int], list[tuple[str, int]]]] = []
        self._expected: list[tuple[str, int | None, dict[str, bytes]]] = []

    def call(
        self,
        entry: str,
        *words: str | int,
        gives: int | None = None,
        about: str = "",
        **leaves: Any,
    ) -> None:
        """A call that must give a number and leave memory as it is said."""
        held = {name: np.asarray(array).tobytes() for name, array in leaves.items()}
        self._calls.append((entry, list(words), [(k, len(b)) for k, b in held.items()]))
        self._expected.append((about, gives, held))

    def put(self, name: str, content: Any) -> None:
        """Write into memory."""
        written = base64.b64encode(np.asarray(content).tobytes()).decode()
        self._calls.append(("put", [name, written], []))
        self._expected.append(("", None, {}))

    @property
    def entries(self) -> set[str]:
        """The entries that are called."""
        return {entry for entry, _, _ in self._calls} - {"put"}

    def check(self) -> None:
        """Make the calls, and compare every byte."""
        job = {
            "module": str(self.module.file),
            "memory": {name: base64.b64encode(b).decode() for name, b in self._memory.items()},
            "calls": self._calls,
        }
        told = node("calls.mjs", job)
        assert len(told) == len(self._calls)
        for (entry, words, _), (about, gives, held), (gave, shown, _) in zip(
            self._calls, self._expected, told, strict=True
        ):
            where = f"{entry}{tuple(words)} {about}"
            assert gave == gives, where
            for (name, wanted), found in zip(held.items(), shown, strict=True):
                assert base64.b64decode(found) == wanted, f"{where}: {name}"
