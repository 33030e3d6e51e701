"""What is compiled, when, and for whom.

Callers say what they are about to run: a variant and a part of the code. The answer
is the mode that is ready. Until that is the compiled one, a process in the background compiles the
part into the cache (``python -m bourgade.compile.warmup GAME OPTIONS PART FILE…``), one part at a
time; everybody who asks for the same part waits for the same process.

    ready_mode(variant, "bots")     the mode to use now
    wait(variant, "bots", 300)      the same, once it is settled
    compile_now(variant, "bots")    here, while the caller waits
    loaded_mode(variant, "bots")    compiled where that takes no compiler
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
"""Functions that call every compiled function of a part, each so that it is compiled or loaded.

They are named, not imported: they lie in packages that are built on this one.
"""

NOTICE_AFTER = 1.0
"""Seconds that need no explanation: code from the cache is loaded in less."""

POLL = 0.05
"""Seconds between two looks at a process that is waited for."""

NICE = 10
"""How much the process in the background gives way to people who play meanwhile."""

Key = tuple[str, Sizes, Part]


def compile_now(variant: Variant, part: Part) -> None:
    """Compile a part, or load it from the cache, while the caller waits."""
    module, _, function = EXERCISES[part].partition(":")
    getattr(import_module(module), function)(variant)
    shared.settle(variant, part)
    with suppress(OSError):
        _mark(variant, part).touch()


def loaded_mode(variant: Variant, part: Part) -> Mode:
    """Compiled if the code is loaded or lies complete in the cache, else interpreted.

    For what takes a second interpreted: worth loading code for, but not waiting for a compiler.
    """
    if not can_compile():
        return "python"
    if shared.settled_mode(variant, part) is None and _mark(variant, part).exists():
        compile_now(variant, part)
    return shared.settled_mode(variant, part) or "python"


def _mark(variant: Variant, part: Part) -> Path:
    """A file in the cache that says that a part was compiled to the end."""
    return code_folder(variant) / f"{part}.done"


def ready_mode(variant: Variant, part: Part) -> Mode:
    """Compiled once a process in the background is done, which this starts; interpreted before.

    So the first move of a game waits for no compiler, and the next game finds the work done.
    """
    return shared.ask(variant, part) or "python"


def wait(variant: Variant, part: Part, seconds: float) -> Mode:
    """The mode that is ready once a part is compiled, or when the time is over."""
    until = time.monotonic() + seconds
    while (mode := shared.ask(variant, part)) is None and time.monotonic() < until:
        time.sleep(POLL)
    return mode or "python"


@dataclass
class Job:
    """A part that is compiled in the background, waits for its turn, or is settled."""

    variant: Variant
    part: Part
    mode: Mode | None = None  # that it can run in; None until that is known
    process: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> list[str]:
        variant = self.variant
        return [
            sys.executable, "-m", "bourgade.compile.warmup", variant.game.name,
            json.dumps(variant.options), self.part, *map(str, variant.overrides),
        ]  # fmt: skip

    def start(self) -> None:
        # A thread would hold the interpreter lock for most of the time it compiles.
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def look(self) -> None:
        """See whether the process has ended, and how."""
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
    """The parts that were asked for, in that order; one at a time is compiled."""

    def __init__(self) -> None:
        self.starts_compilers = True  # else it knows only what it is told (``settle``)
        self._jobs: dict[Key, Job] = {}
        self._lock = threading.Lock()

    def ask(self, variant: Variant, part: Part) -> Mode | None:
        """The mode that a part can run in; None as long as it is being compiled."""
        if not can_compile():
            return "python"
        if not self.starts_compilers:
            return self.settled_mode(variant, part)
        with self._lock:
            job = self._jobs.setdefault(key_of(variant, part), Job(variant, part))
            self._advance()
            return job.mode

    def settled_mode(self, variant: Variant, part: Part) -> Mode | None:
        """The mode of a part, if that is known by now; nothing is started."""
        with self._lock:
            job = self._jobs.get(key_of(variant, part))
            return job and job.mode

    def settle(self, variant: Variant, part: Part) -> None:
        """A part is compiled: there is nothing left to do in the background."""
        with self._lock:
            self._jobs.setdefault(key_of(variant, part), Job(variant, part)).mode = "cpu"

    def drop(self, variant: Variant, part: Part) -> None:
        """Nobody needs a part any more; its process is ended."""
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
    """What two variants have in common that run the same compiled code."""
    return variant.game.name, sizes_key(variant.sizes), part


shared = Warmup()
"""Of this process."""


@contextmanager
def notice(game: Game) -> Generator[None]:
    """While this lasts long, say on standard error why, if somebody is there to read it."""
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
    """What the process in the background does."""
    name, options, part, *files = sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(NICE)
    variant = registry.find(name).variant([Path(file) for file in files], **json.loads(options))
    compile_now(variant, cast(Part, part))


if __name__ == "__main__":
    main()
