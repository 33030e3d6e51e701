"""The program on a terminal, in the foreground or the background, and asked to stop."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.cli.line import program


@contextmanager
def on_a_terminal(
    words: Sequence[str], env: Mapping[str, str], *, background: bool = False
) -> Iterator[tuple[Any, int]]:
    """The program with its progress on a terminal; the other end of it."""
    ours, theirs = pty.openpty()
    with _ctrl_c(ignored=background):
        child = subprocess.Popen(
            program(*words), stdout=subprocess.PIPE, stderr=theirs, stdin=subprocess.DEVNULL,
            env=env, text=True, encoding="utf-8", start_new_session=True,
        )  # fmt: skip
    os.close(theirs)
    try:
        yield child, ours
    finally:
        child.kill()
        child.wait()
        if child.stdout is not None:
            child.stdout.close()
        os.close(ours)


@contextmanager
def _ctrl_c(*, ignored: bool) -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C, as a shell's background jobs do, or hear it.

    They inherit what is ignored: the tests may run in the background themselves.
    """
    wanted = signal.SIG_IGN if ignored else signal.default_int_handler
    before = signal.signal(signal.SIGINT, wanted)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def seen(terminal: int, text: str | re.Pattern[str], within: float = 90) -> str:
    """Read the terminal until a text has appeared; returns all of it."""
    wanted = re.compile(re.escape(text)) if isinstance(text, str) else text
    shown = ""
    end = time.monotonic() + within
    while not wanted.search(shown):
        ready, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
        assert ready, f"{text!r} did not appear in {shown!r}"
        try:
            shown += os.read(terminal, 4096).decode("utf-8", "replace")
        except OSError:  # nobody writes any more
            assert wanted.search(shown), shown
    return shown


def interrupt(child: Any) -> tuple[str, int]:
    """Ctrl-C, which all processes of the terminal get; what was printed, and the status."""
    os.killpg(child.pid, signal.SIGINT)
    return _ended(child)


def terminate(child: Any) -> tuple[str, int]:
    """Stopped as services are: all processes are asked, and the program not always first."""
    for process in Path(f"/proc/{child.pid}/task/{child.pid}/children").read_text().split():
        os.kill(int(process), signal.SIGTERM)
    time.sleep(0.2)
    child.terminate()
    return _ended(child)


def _ended(child: Any) -> tuple[str, int]:
    out, _ = child.communicate(timeout=60)
    return out, child.returncode
