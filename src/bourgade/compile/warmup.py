"""What is compiled, when, and for whom.

Callers say what they are about to run, a variant and a part of the code, and are told which mode is
ready. If it is not compiled yet, a background process compiles the part into the cache (``python -m
bourgade.compile.warmup GAME OPTIONS PART FILE…``), one part at a time; all requests for a part
share one process.

    ready_mode(variant, "bots")     the mode to use now
    wait(variant, "bots", 300)      the same, once compiling has ended
    compile_now(variant, "bots")    in this process, while the caller waits
    loaded_mode(variant, "bots")    compiled if it is in the cache
    notice(game)                    tells people why they wait

``event_loop`` is the same for programs with an event loop, which must never wait.
"""

from __future__ import annotations

import json
import logging
import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Literal, cast

from bourgade.compile.engine import Mode, can_compile, code_folder
from bourgade.kernel import registry
from bourgade.kernel.content import content_from
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.i18n import Texts, system_language
from bourgade.kernel.layout import Sizes, sizes_key

TEXTS = Texts(Path(__file__).parent / "text")

log = logging.getLogger("bourgade.compile")

Part = Literal["rules", "bots"]

EXERCISES: dict[Part, str] = {
    "rules": "bourgade.play.exercise:exercise",
    "bots": "bourgade.bots:exercise",
}
"""Functions that call every compiled function of a part, so that all are compiled or loaded.

They are named, not imported, since their packages are above this one.
"""

NOTICE_AFTER = 1.0
"""Seconds without a notice: loading code from the cache takes less."""

POLL = 0.05
"""Seconds between polls of a process."""

NICE = 10
"""The niceness of the background process, for the sake of people who play meanwhile."""

Key = tuple[str, Sizes, Part]


def compile_now(variant: Variant, part: Part) -> None:
    """Compile a part, or load it from the cache, while the caller waits."""
    module, _, function = EXERCISES[part].partition(":")
    getattr(import_module(module), function)(variant)
    shared.settle(variant, part)
    with suppress(OSError):
        _mark(variant, part).touch()


def loaded_mode(variant: Variant, part: Part) -> Mode:
    """Compiled if the code is loaded or complete in the cache, else interpreted.

    For work that takes a second interpreted: worth loading code, but not worth compiling.
    """
    if not can_compile():
        return "python"
    if shared.settled_mode(variant, part) is None and _mark(variant, part).exists():
        compile_now(variant, part)
    return shared.settled_mode(variant, part) or "python"


def _mark(variant: Variant, part: Part) -> Path:
    """The file in the cache that marks a part as complete."""
    return code_folder(variant) / f"{part}.done"


def ready_mode(variant: Variant, part: Part) -> Mode:
    """Compiled once the background process, which this starts, is done; interpreted before.

    So the first move of a game does not wait for a compiler, and the next game is fast.
    """
    return shared.ask(variant, part) or "python"


def wait(variant: Variant, part: Part, seconds: float) -> Mode:
    """The mode that is ready once a part is compiled, or when time is up."""
    until = time.monotonic() + seconds
    while (mode := shared.ask(variant, part)) is None and time.monotonic() < until:
        time.sleep(POLL)
    return mode or "python"


@dataclass
class Job:
    """A part in the queue: waiting, being compiled, or settled."""

    variant: Variant
    part: Part
    mode: Mode | None = None  # None until it is settled
    process: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> list[str]:
        variant = self.variant
        return [
            sys.executable, "-m", "bourgade.compile.warmup", variant.game.name,
            json.dumps(variant.options), self.part, variant.tables.kept,
        ]  # fmt: skip

    def start(self) -> None:
        # A process, since a thread would hold the interpreter lock while it compiles.
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def look(self) -> None:
        """Check whether the process has ended, and how."""
        assert self.process is not None
        code = self.process.poll()
        if code is None:
            return
        self.mode = "cpu" if code == 0 else "python"
        if code > 0:  # not ended by a signal, as with Ctrl-C
            log.warning(
                "%s cannot be compiled and stays interpreted; to see why, run %s",
                self.variant.game.name, shlex.join(self.command),
            )  # fmt: skip


class Warmup:
    """The queue of requested parts; one at a time is compiled."""

    def __init__(self) -> None:
        self.starts_compilers = True  # otherwise ``settle`` tells it what is compiled
        self._jobs: dict[Key, Job] = {}
        self._lock = threading.Lock()

    def ask(self, variant: Variant, part: Part) -> Mode | None:
        """The mode of a part, which is put into the queue; None until it is settled."""
        if not can_compile():
            return "python"
        if not self.starts_compilers:
            return self.settled_mode(variant, part)
        with self._lock:
            job = self._jobs.setdefault(key_of(variant, part), Job(variant, part))
            self._advance()
            return job.mode

    def settled_mode(self, variant: Variant, part: Part) -> Mode | None:
        """The mode of a part, if it is settled; nothing is started."""
        with self._lock:
            job = self._jobs.get(key_of(variant, part))
            return job and job.mode

    def settle(self, variant: Variant, part: Part) -> None:
        """Note that a part is compiled."""
        with self._lock:
            self._jobs.setdefault(key_of(variant, part), Job(variant, part)).mode = "cpu"

    def drop(self, variant: Variant, part: Part) -> None:
        """End the process of a part that nobody needs any more."""
        with self._lock:
            job = self._jobs.get(key_of(variant, part))
            if job is None or job.mode is not None:
                return
            del self._jobs[key_of(variant, part)]
            if job.process is not None:
                job.process.kill()
                job.process.wait()

    def _advance(self) -> None:
        for job in self._jobs.values():
            if job.mode is None:
                if job.process is None:
                    job.start()
                job.look()
                if job.mode is None:
                    return


def key_of(variant: Variant, part: Part) -> Key:
    """A key that variants share if they run the same compiled code."""
    return variant.game.name, sizes_key(variant.sizes), part


shared = Warmup()
"""Of this process."""


@contextmanager
def notice(game: Game) -> Generator[None]:
    """Tell people at a terminal what they are waiting for, if it takes long."""
    if not (sys.stderr.isatty() or "ipykernel" in sys.modules):
        yield
        return
    timer = threading.Timer(NOTICE_AFTER, _explain, [game])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _explain(game: Game) -> None:
    language = system_language()
    line = TEXTS.say(language, "compiling-once", game=game.title(language))
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    """The background process."""
    name, options, part, kept = sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(NICE)
    variant = registry.find(name).variant(content_from(kept), **json.loads(options))
    compile_now(variant, cast(Part, part))


if __name__ == "__main__":
    main()
