"""Command lines for tests: run in this process, or in one of their own.

bourgade("cards minivilles --lang fr", columns=120)    the result: stdout, stderr, exit_code
process("simulate", "minivilles", "--games", "2")      the same through the real program
"""

from __future__ import annotations

import io
import os
import random
import shlex
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import typer.main

import bourgade as library
from bourgade.cli.commands import app

PROGRAM: Any = typer.main.get_command(app)
"""Made once: Typer's own runner would make all commands again for every line."""

COMMANDS = (
    "games",
    "play",
    "learn",
    "show",
    "position",
    "verify",
    "review",
    "rules",
    "cards",
    "serve",
    "site",
    "simulate",
    "balance",
    "arena",
    "calibrate",
    "train",
    "check",
    "effects",
    "compare",
    "sweep",
    "tune",
    "print",
    "new",
    "puzzles",
    "admin",
)

ADMIN = tuple(
    f"admin {name}"
    for name in (
        "tables", "senders", "bans", "close", "hide", "unhide", "rename", "ban", "unban",
        "reports", "hide-message", "unhide-message", "designs", "hide-design", "unhide-design",
        "people", "export", "delete", "retention", "backup", "restore", "verify-store",
        "rebuild-ratings",
    )
)  # fmt: skip

PUZZLES = ("puzzles play", "puzzles make", "puzzles verify")

PAGES = ("", *COMMANDS, *ADMIN, *PUZZLES)
"""Whatever has a page of help."""


@dataclass(frozen=True)
class Result:
    """What a line printed on both streams, and its exit status."""

    stdout: str
    stderr: str
    exit_code: int


def bourgade(
    line: str | list[str],
    *,
    answers: str = "",
    columns: int = 80,
    lang: str = "en",
    compiled: bool = False,
) -> Result:
    """Run a line in this process; an error that nobody caught fails the test."""
    words = shlex.split(line) if isinstance(line, str) else line
    env = {"BOURGADE_LANG": lang, "COLUMNS": str(columns), "TERM": "dumb", "NO_COLOR": "1"}
    env |= {} if compiled else {"BOURGADE_NUMBA": "off"}
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.StringIO(answers))
        if compiled:
            patch.delenv("BOURGADE_NUMBA", raising=False)
        for name, value in env.items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as left:
            PROGRAM.main(args=words)
    return Result(out.getvalue(), err.getvalue(), int(left.value.code or 0))


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "COLUMNS": "80", "BOURGADE_NUMBA": "off", **more}


def process(
    *words: str, env: dict[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the program itself."""
    return subprocess.run(
        program(*words), capture_output=True, text=True, encoding="utf-8", timeout=60,
        env=env or environment(), cwd=cwd, stdin=subprocess.DEVNULL,
    )  # fmt: skip


def program(*words: str) -> list[str]:
    return [sys.executable, "-m", "bourgade", *words]


def record(file: Path, moves: int = 30, **players: str) -> library.Match:
    """Save a game of so many random moves, or of all it takes; returns it."""
    match = library.load("minivilles", players=2, first_player="A").start(seed=7)
    numbers = random.Random(1)
    while not match.over and len(match.steps()) < moves:
        match.play(numbers.choice(match.moves))
    match.players = players
    file.write_text(match.record(), "utf-8")
    return match


def flat(text: str) -> str:
    """A screen without its line breaks, to find sentences that were wrapped."""
    return " ".join(text.split())
