"""Compilers in the background that end as a test says.

Import the fixture ``processes``: it lists those that were started, each with its command; setting
``code`` ends one.
"""

from __future__ import annotations

from typing import Any

import pytest

from bourgade.compile import warmup


class Process:
    """A compiler that ends as the test says."""

    def __init__(self, command: list[str], **streams: Any) -> None:
        self.command = command
        self.code: int | None = None

    def poll(self) -> int | None:
        return self.code

    def kill(self) -> None:
        self.code = -9

    def wait(self) -> int | None:
        return self.code


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """Compilers are started, but none runs."""
    started: list[Process] = []

    def start(command: list[str], **streams: Any) -> Process:
        started.append(Process(command, **streams))
        return started[-1]

    monkeypatch.setenv("BOURGADE_NUMBA", "on")
    monkeypatch.setattr(warmup.subprocess, "Popen", start)
    monkeypatch.setattr(warmup, "shared", warmup.Warmup())
    return started
