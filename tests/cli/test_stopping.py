"""Started in the background, where Ctrl-C is ignored, every command hears ``kill`` instead."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pexpect
import polars
import pytest

from bourgade.bots.searcher import Searcher, SearchResult
from bourgade.testing.new_game import copy_template
from tests.cli.line import bourgade, environment, flat, program, record
from tests.cli.terminal import on_a_terminal, seen, terminate
from tests.server.web.club import free_port

COUNTING = re.compile(r"[1-9][\d,]* / [\d,]{6}")
"""A progress bar that has moved."""


@pytest.fixture(autouse=True)
def meadow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game, and a folder to work in."""
    copy_template("meadow", tmp_path / "games")
    (tmp_path / "desk").mkdir()
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    monkeypatch.chdir(tmp_path / "desk")


def stopped(
    line: str, under_way: str | re.Pattern[str], told: str | re.Pattern[str]
) -> tuple[str, int]:
    """What a line prints that was stopped in the background, and its status."""
    with on_a_terminal(shlex.split(line), environment(), background=True) as (child, terminal):
        seen(terminal, under_way)
        out, status = terminate(child)
        assert "Traceback" not in seen(terminal, told)
    return flat(out), status


SHOWN_AGAIN = "\x1b[?25h"
"""The cursor, which a progress bar hides."""


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_arena_keeps_what_it_has_and_goes_on(jobs: int) -> None:
    line = f"arena meadow --bots random,greedy --games 100000 --jobs {jobs} --out rows.parquet"
    played: list[int] = []
    for _ in range(2):
        out, status = stopped(line, "· random -", SHOWN_AGAIN)
        assert status == 0
        assert "Interrupted after" in out
        assert "Run the same command again to resume." in out
        played.append(polars.read_parquet("rows.parquet").height)
    assert 0 < played[0] < played[1] < 100_000


def test_a_simulation_keeps_what_it_has() -> None:
    out, status = stopped(
        "simulate meadow --games 100000 --output rows.parquet", COUNTING, SHOWN_AGAIN
    )
    assert status == 0
    assert "Interrupted: these are the first" in out
    assert "Run the same command again to resume." in out
    assert 0 < polars.read_parquet("rows.parquet").height < 100_000


def test_a_comparison_of_numbers_of_players_writes_what_it_has() -> None:
    told = re.compile(r"2 players: interrupted after [1-9][\d,]* of 100,000\s+games.")
    out, status = stopped("balance meadow --games 100000 --output page", COUNTING, told)
    assert status == 0
    assert "The report is in page/meadow.md" in out
    assert "## 2 players" in Path("page/meadow.md").read_text("utf-8")


def test_a_review_says_that_it_stopped() -> None:
    record(Path("game.txt"))
    told = "bourgade: Stopped"
    assert stopped("review game.txt --budget 60s", re.compile(r"\d / \d"), told) == ("", 130)


def test_a_review_stops_though_the_search_misses_the_signal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """NumPy swallows an exception that meets it at the wrong moment."""
    monkeypatch.setenv("BOURGADE_NUMBA", "off")  # stopped while compiling, it would leave at once
    record(Path("game.txt"))
    search = Searcher.search

    def interrupted(self: Searcher, *given: Any, **named: Any) -> SearchResult:
        with suppress(KeyboardInterrupt):
            answer = signal.getsignal(signal.SIGTERM)
            assert callable(answer)
            answer(signal.SIGTERM, None)
        return search(self, *given, **named)

    monkeypatch.setattr(Searcher, "search", interrupted)
    former = signal.signal(signal.SIGTERM, signal.SIG_DFL)  # as a program finds it
    try:
        result = bourgade("review game.txt --budget 1")
    finally:
        signal.signal(signal.SIGTERM, former)
    assert (result.stdout, result.exit_code) == ("", 130)
    assert "bourgade: Stopped" in result.stderr


def test_a_server_closes() -> None:
    line = f"serve --port {free_port()}"
    with on_a_terminal(line.split(), environment(), background=True) as (child, _):
        assert "http://" in child.stdout.readline()
        out, status = terminate(child)
    assert ("Traceback" in out, status) == (False, 0)


def test_a_game_is_left_as_by_ctrl_c() -> None:
    child = pexpect.spawn(
        sys.executable, ["-m", "bourgade", "play", "minivilles", "--seats", "me,random"],
        encoding="utf-8", dimensions=(40, 100), timeout=60,
        env={**environment(), "PROMPT_TOOLKIT_NO_CPR": "1", "TERM": "xterm"},
    )  # fmt: skip
    child.expect("Enter: ")
    child.kill(signal.SIGTERM)
    child.expect("Goodbye")
    child.expect(pexpect.EOF)
    child.close()
    assert "Traceback" not in (child.before or "")
    assert child.exitstatus == 0


def test_a_game_without_any_input_is_left_at_once() -> None:
    line = shlex.join(program("play", "minivilles", "--seats", "me,random"))
    done = subprocess.run(
        f"exec {line} <&-", shell=True, capture_output=True, text=True, env=environment()
    )
    assert (done.stderr, done.returncode) == ("", 0)
    assert "Goodbye" in done.stdout
