"""Batches copied and pickled in mid-game: each continues by itself, with the same numbers."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bourgade.batches.batch import Batch, batch
from bourgade.compile.engine import SWITCH
from bourgade.kernel import registry


def pickled(games: Batch) -> Batch:
    return pickle.loads(pickle.dumps(games))


WAYS: dict[str, Callable[[Batch], Batch]] = {
    "copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled,
}  # fmt: skip


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: tests of every game would wait for that."""
    monkeypatch.setenv(SWITCH, "off")


def everything(games: Batch) -> tuple[Any, ...]:
    """What a batch hands out."""
    arrays = [
        np.asarray(array).tobytes()
        for array in (
            games.states, games.legal, games.rewards, games.actor, games.over, games.cut,
            games.illegal, games.books, games.which,
        )
    ]  # fmt: skip
    seen = games.observe().tobytes() if games.watching else b""
    return repr(games), games.n, games.seed, games.auto_reset, games.dtype, seen, arrays


def play_on(games: Batch, steps: int = 12) -> Batch:
    """Random moves of the games' own numbers, some of them refused."""
    for step in range(steps):
        actions = games.sample()
        if step % 5 == 4:
            actions[0] = games.actions  # refused
        games.step(actions)
    return games


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("name", registry.names())
def test_a_copy_goes_on_like_the_batch(name: str) -> None:
    games = play_on(batch(name, 2, seed=7), 15)  # the last step has one that was refused
    assert games.illegal.any()
    before, twins = everything(games), [way(games) for way in WAYS.values()]
    later = [everything(then) for then in go_on(games)]
    for twin in twins:
        assert everything(twin) == before
        assert [everything(then) for then in go_on(twin)] == later


def go_on(games: Batch) -> Iterator[Batch]:
    yield play_on(games)
    games.play_others(0)
    yield games
    games.reset(where=np.arange(games.n) == 1)
    yield play_on(games, 3)


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("name", registry.names())
def test_a_copy_and_the_batch_do_not_know_each_other(
    name: str, way: Callable[[Batch], Batch]
) -> None:
    games = play_on(batch(name, 3, seed=1), 6)
    before = everything(games)
    twin = way(games)
    play_on(twin)
    twin.reset(seed=99)
    assert everything(games) == before
    there = everything(twin)
    play_on(games)
    assert everything(twin) == there


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_figures_of_each_game_go_along(way: Callable[[Batch], Batch], tmp_path: Path) -> None:
    dear = tmp_path / "dear.toml"
    dear.write_text('[[establishment]]\nid = "cafe"\ncost = 5\n', "utf-8")
    games = play_on(batch("minivilles", 5, seed=3, contents=[(), dear], players=3))
    dear.unlink()
    twin = way(games)
    assert twin.books[0] != twin.books[1]
    assert everything(twin) == everything(games)
    assert everything(play_on(twin, 40)) == everything(play_on(games, 40))


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize(
    "options", [{"auto_reset": False}, {"observations": False}, {"dtype": "int16"}]
)
def test_how_a_batch_was_made_goes_along(
    way: Callable[[Batch], Batch], options: dict[str, Any]
) -> None:
    games = play_on(batch("petiteville", 3, seed=3, **options))
    twin = way(games)
    assert everything(twin) == everything(games)
    for each in (twin, games):
        each.playout()
        each.step(each.sample())
    assert everything(twin) == everything(games)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_compiled_batch_goes_on_in_all_its_threads(way: Callable[[Batch], Batch]) -> None:
    games = play_on(batch("minivilles", 200, seed=7, workers=3), 30)
    twin = way(games)
    assert everything(play_on(twin, 100)) == everything(play_on(games, 100))


def test_a_compiled_batch_goes_on_where_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = play_on(batch("minivilles", 3, seed=7, workers=2), 30)
    made = pickle.dumps(games)
    monkeypatch.setenv(SWITCH, "off")
    assert everything(play_on(pickle.loads(made))) == everything(play_on(games))


@pytest.mark.usefixtures("interpreted")
def test_another_process_goes_on_with_a_batch(tmp_path: Path) -> None:
    games = [play_on(batch(name, 2, seed=1)) for name in registry.names()]
    file, back = tmp_path / "games", tmp_path / "back"
    file.write_bytes(pickle.dumps(games))
    script = (
        "import pickle, sys\n"
        "with open(sys.argv[1], 'rb') as file: games = pickle.load(file)\n"
        "for one in games:\n"
        "    for _ in range(20): one.step(one.sample())\n"
        "with open(sys.argv[2], 'wb') as file: pickle.dump(games, file)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(file), str(back)], capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for one in games:
        for _ in range(20):
            one.step(one.sample())
    assert [everything(one) for one in pickle.loads(back.read_bytes())] == [*map(everything, games)]
