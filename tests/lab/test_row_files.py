"""Rows in a Parquet file: written while a study is played, and resumed however it ended."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import IO, Any

import numpy as np
import polars
import pytest

import bourgade
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.files import whole_file
from bourgade.lab import Study, row_files, simulate, write_rows
from bourgade.lab.row_files import games_there
from bourgade.lab.simulate import in_order
from tests.lab.test_traits import colours


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOURGADE_NUMBA", raising=False)


@pytest.fixture
def many_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part for every chunk."""
    monkeypatch.setattr(row_files, "MOST_ROWS", 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rows.parquet"


def study(games: int = 60, seed: int = 3) -> Study:
    """Peoples tell players apart here: words as well as numbers."""
    variant = bourgade.load("petiteville", players=3).variant
    return Study.of(variant, ("greedy", "random"), games, seed)


def parts(file: Path) -> list[Path]:
    return sorted(file.with_name(f"{file.name}.parts").glob("0*.parquet"))


def press_ctrl_c(done: int) -> None:
    raise KeyboardInterrupt


class Dying(Exception):
    """What ends a study in the middle, as a bug or a full memory would."""


def die(done: int) -> None:
    raise Dying


def test_a_study_is_one_file_that_names_it(file: Path, many_parts: None) -> None:
    results = simulate(study(), file=file, chunk=7, workers=2)
    expected = simulate(study())
    assert polars.read_parquet(file).equals(polars.DataFrame(expected.columns()))
    assert results.summary() == expected.summary()
    metadata = polars.read_parquet_metadata(file)
    assert metadata["study"] == study().digest
    assert json.loads(metadata["identity"])["seed"] == 3
    assert [left.name for left in file.parent.iterdir()] == [file.name]


def test_rows_written_from_memory_name_their_study_too(file: Path) -> None:
    write_rows(simulate(study(5)), file)
    assert polars.read_parquet_metadata(file)["study"] == study(5).digest


@pytest.mark.parametrize("end", [press_ctrl_c, die])
def test_a_study_goes_on_where_it_stopped(file: Path, many_parts: None, end: Any) -> None:
    whole = simulate(study(200))
    there = 0
    for _ in range(3):
        try:
            results = simulate(study(200), end, file=file, chunk=7, workers=1)
        except Dying:
            assert parts(file)
        else:
            # What Ctrl-C leaves can be read at once.
            assert results.interrupted
            assert polars.read_parquet(file).height == results.games
            assert not parts(file)
        before, there = there, games_there(study(200), file)
        assert before < there < 200
    results = simulate(study(200), file=file)
    assert (results.stored, results.games, results.interrupted) == (there, 200, False)
    assert results.summary() == whole.summary()
    assert polars.read_parquet(file).equals(polars.DataFrame(whole.columns()))
    assert [left.name for left in file.parent.iterdir()] == [file.name]


def test_what_was_not_yet_written_is_so_when_a_study_breaks_off(file: Path) -> None:
    with pytest.raises(Dying):
        simulate(study(), die, file=file, chunk=7, workers=1)
    assert games_there(study(), file) == 7


def test_rows_come_back_from_a_file_as_they_were() -> None:
    found = colours((2, 1, 0), (1, -1, 1), (3, 0, 0))
    packed = row_files._packed(found.sheet, found.rows, {})  # pyright: ignore[reportPrivateUsage]
    frame = polars.read_parquet(packed)
    back = row_files._unpacked(Study(found.variant, found.bots, 3), frame)  # pyright: ignore[reportPrivateUsage]
    assert set(found.rows) - set(back) == {"led", "took_lead", "lines", "scores"}
    for name in set(back) - {"seating"}:
        assert np.array_equal(back[name], found.rows[name]), name


def test_rows_of_players_come_back_whole() -> None:
    found = simulate(study(5))
    packed = row_files._packed(found.sheet, found.rows, {}, "player")  # pyright: ignore[reportPrivateUsage]
    frame = polars.read_parquet(packed)
    assert frame.height == 5 * found.variant.seats
    back = row_files._unpacked_players(study(5), frame)  # pyright: ignore[reportPrivateUsage]
    assert set(back) == set(found.rows)
    for name in back:
        assert np.array_equal(back[name], found.rows[name]), name


def test_rows_of_players_are_resumed_and_not_taken_for_games(file: Path) -> None:
    simulate(study(20), file=file, per="player")
    again = simulate(study(20), file=file, per="player")
    assert (again.stored, again.summary()) == (20, simulate(study(20)).summary())
    with pytest.raises(BourgadeError, match="one row per player"):
        simulate(study(20), file=file)


def test_a_study_that_is_all_there_plays_nothing(file: Path) -> None:
    first = simulate(study(), file=file)
    heard: list[int] = []
    again = simulate(study(), heard.append, file=file, engine="ray", address="127.0.0.1:1")
    assert (heard, again.stored) == ([], 60)
    assert again.summary() == first.summary()


KILLED = """
import sys
from bourgade.lab import row_files, simulate
from tests.lab.test_row_files import study

row_files.SAVING = row_files.MOST_SAVING = 0.05
simulate(study(1_000_000), file=sys.argv[1], workers=2)
"""


def test_kill_9_costs_the_last_moments_only(file: Path) -> None:
    words = [sys.executable, "-c", KILLED, str(file)]
    with subprocess.Popen(words, cwd=Path(__file__).parents[2]) as child:
        end = time.monotonic() + 60
        while len(parts(file)) < 3:
            assert child.poll() is None
            assert time.monotonic() < end
            time.sleep(0.02)
        os.kill(child.pid, signal.SIGKILL)
    wanted = study(1_000_000)
    there = games_there(wanted, file)
    assert 0 < there < 1_000_000
    results = simulate(wanted, press_ctrl_c, file=file, workers=1)
    assert results.stored == there
    assert results.games > there
    rows, expected = polars.read_parquet(file), simulate(study(results.games))
    assert rows.equals(polars.DataFrame(expected.columns()))


def test_what_a_crash_spoilt_is_played_again(file: Path, many_parts: None) -> None:
    with pytest.raises(Dying):
        simulate(study(), Countdown(4), file=file, chunk=7, workers=1)
    found = parts(file)
    assert len(found) >= 4
    found[2].write_bytes(found[2].read_bytes()[:100])
    assert games_there(study(), file) == 14
    simulate(study(), file=file)
    assert polars.read_parquet(file).equals(polars.DataFrame(simulate(study()).columns()))


class Countdown:
    """Ends a study after some chunks."""

    def __init__(self, chunks: int) -> None:
        self.left = chunks

    def __call__(self, done: int) -> None:
        self.left -= 1
        if not self.left:
            raise Dying


@pytest.mark.parametrize("end", [press_ctrl_c, die])
def test_the_beginning_of_another_study_is_refused(file: Path, many_parts: None, end: Any) -> None:
    with suppress(Dying):
        simulate(study(), end, file=file, chunk=7, workers=1)
    before = {path: path.read_bytes() for path in file.parent.rglob("*.parquet")}
    with pytest.raises(BourgadeError) as refused:
        simulate(study(seed=4), file=file)
    for language, told in (("en", "“seed” is 3 there and 4 here"), ("fr", "y vaut 3 et ici 4")):
        sentence = refused.value.text(language)
        assert told in sentence
        assert str(file) in sentence
        assert study().digest[:12] in sentence
        assert study(seed=4).digest[:12] in sentence
    assert {path: path.read_bytes() for path in file.parent.rglob("*.parquet")} == before


def test_a_study_that_is_over_may_be_replaced(file: Path) -> None:
    simulate(study(), file=file)
    simulate(study(20, seed=4), file=file)
    assert polars.read_parquet(file).height == 20


def test_a_file_of_something_else_is_replaced_at_the_end(file: Path) -> None:
    file.write_text("Milk\nEggs\n")
    simulate(study(20), file=file)
    assert polars.read_parquet(file).height == 20


def test_a_folder_that_cannot_be_made_is_named(file: Path) -> None:
    file.with_name("rows.parquet.parts").write_text("in the way")
    with pytest.raises(BourgadeError, match=r"rows\.parquet\.parts cannot be used: File exists"):
        simulate(study(), file=file)


def test_two_programs_do_not_write_one_study(file: Path) -> None:
    def meddle(done: int) -> None:
        with pytest.raises(BourgadeError) as refused:
            simulate(study(), file=file)
        assert refused.value.reason == "study-running"

    simulate(study(), meddle, file=file, chunk=30)
    assert polars.read_parquet(file).height == 60


def test_a_full_disk_stops_the_study_and_keeps_its_parts(
    file: Path, many_parts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(part: Path) -> AbstractContextManager[IO[bytes]]:
        if len(parts(file)) == 2:
            raise OSError(28, "No space left on device")
        return whole_file(part)

    with monkeypatch.context() as context:
        context.setattr(row_files, "whole_file", full)
        results = simulate(study(600), file=file, chunk=7, workers=1)
    assert results.trouble is not None
    assert results.interrupted
    assert games_there(study(600), file) == 14
    assert simulate(study(600), file=file).stored == 14
    assert polars.read_parquet(file).height == 600


def test_chunks_are_put_in_order_up_to_a_gap() -> None:
    def rows(start: int, end: int) -> dict[str, Any]:
        return {"game": np.arange(start, end)}

    coming = [rows(9, 12), rows(5, 7), rows(7, 9), rows(20, 22), rows(12, 13)]
    assert [part["game"].tolist() for part in in_order(coming, 5)] == [
        [5, 6], [7, 8], [9, 10, 11], [12],
    ]  # fmt: skip
