"""Processes, as Linux lists them."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path


def offspring(pid: int) -> list[int]:
    """Processes that a process started, and what those started."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += [int(child), *offspring(int(child))]
    return found


def command_of(pid: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ")
    return b""


def is_running(pid: int) -> bool:
    """Whether a process still does something; one that only waits to be buried does not."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def wait_for_the_end(processes: list[int], seconds: float) -> list[int]:
    """Those of some processes that still run after a time."""
    until = time.monotonic() + seconds
    while (left := [pid for pid in processes if is_running(pid)]) and time.monotonic() < until:
        time.sleep(0.05)
    return left
