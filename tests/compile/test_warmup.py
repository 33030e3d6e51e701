"""The compile service: what is compiled in the background, once, and who is told what."""

from __future__ import annotations

import asyncio
import logging
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.compile import warmup
from bourgade.compile.cache import cache_folder
from bourgade.compile.engine import can_compile
from bourgade.compile.event_loop import AsyncWarmup
from bourgade.compile.warmup import Part, compile_now, loaded_mode, notice, ready_mode, wait
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from tests.compile.processes import Process
from tests.kernel.thorp import THORP, Settle


def small(name: str = THORP, **options: Any) -> Variant:
    return bourgade.load(name, **options).variant


# Who gets which mode


def test_nothing_is_compiled_when_that_is_switched_off(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")
    assert ready_mode(small(), "bots") == "python"
    assert wait(small(), "bots", 60) == "python"
    assert processes == []


def test_a_part_is_compiled_once_in_a_process_of_its_own(processes: list[Process]) -> None:
    for players in (2, 3, 2):  # the same layout
        assert ready_mode(small(players=players), "bots") == "python"
    (process,) = processes
    assert process.command == [
        sys.executable, "-m", "bourgade.compile.warmup", THORP, '{"players": 2}', "bots",
    ]  # fmt: skip
    process.code = 0
    assert ready_mode(small(players=4), "bots") == "cpu"
    assert len(processes) == 1


def test_the_process_is_told_the_figures_of_the_user(
    processes: list[Process], tmp_path: Path
) -> None:
    wide = tmp_path / "wide.toml"
    wide.write_text(f"[{THORP}]\nplayers_max = 6\n", "utf-8")
    ready_mode(small(content=wide), "rules")
    assert processes[0].command[-2:] == ["rules", str(wide)]


def test_one_part_at_a_time_is_compiled_in_the_order_of_asking(
    processes: list[Process], settle: Settle
) -> None:
    settle("thorp_next")
    wishes: list[tuple[Variant, Part]] = [
        (small(), "bots"), (small("thorp_next"), "bots"), (small(), "rules"),
    ]  # fmt: skip
    for n in range(len(wishes)):
        assert [ready_mode(*wish) for wish in wishes] == ["cpu"] * n + ["python"] * (3 - n)
        assert len(processes) == n + 1
        processes[-1].code = 0
    assert [ready_mode(*wish) for wish in wishes] == ["cpu"] * 3
    asked = [(process.command[3], process.command[5]) for process in processes]
    assert asked == [(THORP, "bots"), ("thorp_next", "bots"), (THORP, "rules")]


def test_what_cannot_be_compiled_stays_interpreted_and_is_logged_once(
    processes: list[Process], caplog: pytest.LogCaptureFixture
) -> None:
    ready_mode(small(), "rules")
    processes[0].code = 1
    for _ in range(3):
        assert ready_mode(small(), "rules") == "python"
    (record,) = caplog.records
    assert record.name == "bourgade.compile"
    assert record.levelno == logging.WARNING
    assert record.getMessage().startswith(f"{THORP} cannot be compiled and stays interpreted")
    assert shlex.split(record.getMessage())[-6:] == processes[0].command
    assert len(processes) == 1


def test_a_process_that_somebody_ended_is_not_complained_about(
    processes: list[Process], caplog: pytest.LogCaptureFixture
) -> None:
    ready_mode(small(), "rules")
    processes[0].code = -2
    assert ready_mode(small(), "rules") == "python"
    assert caplog.records == []


@pytest.mark.parametrize(("code", "mode"), [(0, "cpu"), (1, "python")])
def test_waiting_ends_when_the_process_does(code: int, mode: str, processes: list[Process]) -> None:
    ready_mode(small(), "bots")
    processes[0].code = code
    assert wait(small(), "bots", 600) == mode


def test_waiting_ends_when_its_time_is_over(processes: list[Process]) -> None:
    assert wait(small(), "bots", 0.01) == "python"
    assert processes[0].code is None


def test_what_was_compiled_here_needs_no_process(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    exercised: list[Variant] = []
    monkeypatch.setattr("bourgade.bots.exercise", exercised.append)
    compile_now(small(), "bots")
    assert len(exercised) == 1
    assert ready_mode(small(), "bots") == "cpu"
    assert processes == []


def test_code_that_lies_complete_in_the_cache_is_loaded(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    exercised: list[Variant] = []
    monkeypatch.setattr("bourgade.play.exercise.exercise", exercised.append)
    monkeypatch.setattr(warmup, "code_folder", lambda variant: tmp_path)
    assert loaded_mode(small(), "rules") == "python"
    compile_now(small(), "rules")
    monkeypatch.setattr(warmup, "shared", warmup.Warmup())  # as in another process
    assert loaded_mode(small(), "rules") == loaded_mode(small(), "rules") == "cpu"
    assert len(exercised) == 2
    assert processes == []


# Programs with an event loop


def in_a_loop(processes: list[Process], wanted: bool, work: Callable[[AsyncWarmup], Any]) -> None:
    async def run() -> None:
        tables = AsyncWarmup("rules", wanted)
        await work(tables)
        await tables.close()

    asyncio.run(run())


def test_a_part_is_loaded_before_a_loop_uses_it(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[Variant] = []
    monkeypatch.setattr("bourgade.play.exercise.exercise", loaded.append)

    async def work(tables: AsyncWarmup) -> None:
        variant = small()
        assert tables.ready_mode(variant) == "python"
        await asyncio.sleep(0.1)
        assert tables.ready_mode(variant) == "python"
        assert not loaded
        processes[0].code = 0
        async with asyncio.timeout(30):
            while tables.ready_mode(variant) == "python":
                await asyncio.sleep(0.01)
        assert loaded == [variant]

    in_a_loop(processes, True, work)
    assert len(processes) == 1


def test_a_part_may_be_loaded_elsewhere(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    here: list[Variant] = []
    elsewhere: list[Variant] = []
    monkeypatch.setattr("bourgade.bots.exercise", here.append)

    async def run() -> None:
        async def load(variant: Variant) -> None:
            elsewhere.append(variant)

        bots = AsyncWarmup("bots", True, load)
        waiting = asyncio.create_task(bots.wait(small()))
        while not processes:
            await asyncio.sleep(0.01)
        processes[0].code = 0
        assert await waiting == "cpu"
        await bots.close()

    asyncio.run(run())
    assert (here, elsewhere) == ([], [small()])


def test_a_process_may_leave_compiling_to_another_and_hear_of_it(
    processes: list[Process],
) -> None:
    warmup.shared.starts_compilers = False
    assert ready_mode(small(), "bots") == "python"
    warmup.shared.settle(small(), "bots")
    assert ready_mode(small(), "bots") == "cpu"
    assert processes == []


def test_work_that_is_long_waits_until_a_part_is_loaded(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[Variant] = []
    monkeypatch.setattr("bourgade.play.exercise.exercise", loaded.append)

    async def work(tables: AsyncWarmup) -> None:
        waiting = asyncio.create_task(tables.wait(small()))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        processes[0].code = 0
        assert await waiting == "cpu"
        assert len(loaded) == 1

    in_a_loop(processes, True, work)


def test_long_work_is_done_interpreted_where_nothing_can_be_compiled(
    processes: list[Process],
) -> None:
    async def work(tables: AsyncWarmup) -> None:
        assert await tables.wait(small()) == "python"

    in_a_loop(processes, False, work)


def test_a_loop_that_closes_ends_its_process(processes: list[Process]) -> None:
    async def work(tables: AsyncWarmup) -> None:
        tables.ready_mode(small())
        await asyncio.sleep(0.01)

    in_a_loop(processes, True, work)
    assert processes[0].code == -9
    ready_mode(small(), "rules")  # and somebody else may begin again
    assert len(processes) == 2


def test_a_loop_that_wants_nothing_compiled_starts_nothing(processes: list[Process]) -> None:
    async def work(tables: AsyncWarmup) -> None:
        assert tables.ready_mode(small()) == "python"
        await asyncio.sleep(0.01)

    in_a_loop(processes, False, work)
    assert processes == []


# The process itself


@pytest.mark.xdist_group(THORP)  # bots call the rules: what the one part compiles, the other finds
@pytest.mark.skipif(not can_compile(), reason="numba is not installed, or switched off")
@pytest.mark.parametrize("part", warmup.EXERCISES)
def test_the_process_fills_the_cache(part: Part) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bourgade.compile.warmup", THORP, '{"players": 2}', part],
        env={**os.environ, "BOURGADE_NUMBA": "on"}, check=False, capture_output=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    kept = {file.name.split("-")[0] for file in cache_folder(small().game).rglob("*.nbi")}
    entry = {"rules": "contract.step", "bots": "mcts.search"}[part]
    assert entry in kept


# People who wait


def test_people_who_wait_are_told_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = registry.find("minivilles")
    game.title("en")  # reading texts takes its time
    monkeypatch.setattr(warmup, "NOTICE_AFTER", 0.01)
    monkeypatch.setenv("BOURGADE_LANG", "en")
    with notice(game):
        time.sleep(0.1)
    assert capsys.readouterr().err == ""  # nobody reads it: no terminal
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    said = ""
    with notice(game):
        for _ in range(100):
            time.sleep(0.05)
            said += capsys.readouterr().err
            if said.endswith("\n"):
                break
    assert "Compiling Minivilles" in said
    monkeypatch.setattr(warmup, "NOTICE_AFTER", 0.3)
    with notice(game):
        pass
    time.sleep(0.4)
    assert capsys.readouterr().err == ""
