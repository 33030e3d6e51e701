"""Many games: the seed alone decides them, and Ctrl-C keeps those that were played."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.batches import cuda
from bourgade.batches.playouts import play_noted
from bourgade.kernel.game import Variant
from bourgade.kernel.seeds import random_states
from bourgade.lab import Results, Study, chunks, simulate
from bourgade.lab.chunks import Chunks, compile_now


def table(players: int = 4) -> Variant:
    return bourgade.load("minivilles", players=players).variant


def study(games: int = 60, *bots: str, players: int = 4, seed: int = 3) -> Study:
    return Study.of(table(players), bots or ("greedy", "random"), games, seed)


def rows(results: Results) -> list[tuple[Any, ...]]:
    columns = [values.tolist() for values in results.columns().values()]
    return list(zip(*columns, strict=True))


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where all else runs interpreted, for coverage: hundreds of games would take hours."""
    monkeypatch.delenv("BOURGADE_NUMBA", raising=False)


@pytest.fixture
def interpreted(compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


# The seed decides


def test_the_same_seed_gives_the_same_games() -> None:
    assert rows(simulate(study())) == rows(simulate(study()))


def test_another_seed_gives_other_games() -> None:
    assert rows(simulate(study(seed=3))) != rows(simulate(study(seed=4)))


@pytest.mark.parametrize(("workers", "chunk"), [(1, 1), (1, 60), (2, 7), (4, 13), (8, 200)])
def test_neither_threads_nor_chunks_change_a_row(workers: int, chunk: int) -> None:
    expected = rows(simulate(study()))
    assert rows(simulate(study(), workers=workers, chunk=chunk)) == expected


def test_a_longer_study_begins_with_the_shorter_one() -> None:
    assert rows(simulate(study(60)))[:25] == rows(simulate(study(25)))


def test_compiled_and_interpreted_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for wanted, chunk in ((study(2, "random"), 1), (study(3, "random", players=2, seed=9), 2)):
        compiled = rows(simulate(wanted))
        with monkeypatch.context() as context:
            context.setenv("BOURGADE_NUMBA", "off")
            assert rows(simulate(wanted, chunk=chunk)) == compiled


def test_greedy_bots_play_the_same_compiled_and_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = study(1, "greedy", "random", players=2)
    compiled = rows(simulate(wanted))
    monkeypatch.setenv("BOURGADE_NUMBA", "off")
    assert rows(simulate(wanted)) == compiled


def test_random_states_depend_on_seed_and_number_alone() -> None:
    whole = random_states(5, 0, 40)
    parts = [random_states(5, start, 10) for start in range(0, 40, 10)]
    assert np.array_equal(np.concatenate(parts), whole)
    assert whole.dtype == np.int64
    assert whole.shape == (40, 4)
    assert whole.min() >= 0
    assert whole.max() < 2**32
    assert (whole.any(axis=1)).all()
    assert len(np.unique(whole, axis=0)) == 40


def test_near_seeds_share_no_game() -> None:
    """Pooling the studies of seeds 0, 1, 2 … must not count a game twice."""
    states = np.concatenate([random_states(seed, 0, 200) for seed in range(50)])
    assert len(np.unique(states, axis=0)) == 50 * 200


def test_bits_of_random_states_are_even() -> None:
    states = random_states(0, 0, 20_000)
    for word in range(4):
        for bit in range(word == 0, 32):
            assert abs(((states[:, word] >> bit) & 1).mean() - 0.5) < 0.02


# Who sits where


def test_bots_are_repeated_until_all_seats_are_taken() -> None:
    assert study(1, "greedy", "random", players=3).bots == ("greedy", "random", "greedy")
    assert study(1, "random", players=3).bots == ("random",) * 3


@pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "random", "random", "random")])
def test_every_bot_sits_everywhere_as_often(bots: tuple[str, ...]) -> None:
    wanted = study(1, *bots)
    seated = np.array(wanted.bots)[wanted.seating(0, len(wanted.orders))]
    for seat in range(4):
        assert Counter(seated[:, seat]) == {
            bot: len(seated) * wanted.bots.count(bot) / 4 for bot in set(bots)
        }


def test_every_order_round_the_table_is_played() -> None:
    wanted = study(1, "greedy", "random")
    seated = {tuple(row) for row in np.array(wanted.bots)[wanted.orders].tolist()}
    assert len(seated) == 6  # two of four seats


def test_seating_depends_on_the_number_of_the_game_alone() -> None:
    wanted = study(1, "greedy", "random")
    assert np.array_equal(wanted.seating(5, 10), wanted.seating(0, 15)[5:])


def test_the_greedy_bot_wins_wherever_it_sits() -> None:
    results = simulate(study(120, "greedy", "random", players=2)).summary()
    greedy, random = results["bots"]
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    assert greedy["rate"] > 0.9
    for seat in results["seats"]:
        assert 0.3 < seat["rate"] < 0.7


# Progress and interruption


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    simulate(study(50), heard.append, chunk=8)
    assert sum(heard) == 50
    assert len(heard) == 7


def test_progress_counts_interpreted_games(interpreted: None) -> None:
    heard: list[int] = []
    simulate(study(2, "random"), heard.append)
    assert heard == [1, 1]


class Interrupting:
    """Ctrl-C, pressed once some games were heard of; a person may press it again."""

    def __init__(self, after: int) -> None:
        self.heard = 0
        self.after = after

    def __call__(self, done: int) -> None:
        self.heard += done
        if self.heard >= self.after:
            raise KeyboardInterrupt


def test_an_interruption_keeps_what_was_played() -> None:
    whole = rows(simulate(study(400)))
    results = simulate(study(400), Interrupting(40), workers=2, chunk=10)
    assert results.interrupted
    assert 40 <= results.games < 400
    assert rows(results) == whole[: results.games]
    assert results.summary()["interrupted"]


def test_an_interruption_keeps_interpreted_games(interpreted: None) -> None:
    results = simulate(study(1000, "random", players=2), Interrupting(2))
    assert results.interrupted
    assert results.games == 2
    assert [row[0] for row in rows(results)] == [0, 1]


def test_a_study_that_ends_is_not_interrupted() -> None:
    assert not simulate(study(5)).interrupted


def test_compiling_takes_one_game_and_nothing_is_compiled_to_run_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[tuple[int, int, str]] = []

    def note(study: Study, first: int, games: int, device: str) -> None:
        played.append((first, games, device))

    monkeypatch.setattr(chunks, "play_chunk", note)
    for mode, expected in (("cpu", [(0, 1, "cpu")]), ("python", [])):
        monkeypatch.setattr(chunks, "best_mode", lambda mode=mode: mode)
        compile_now(study(10))
        assert played == expected
        played.clear()


# A GPU


class FakeGpu:
    """Plays as a GPU does, many games at a time, on the CPU."""

    def __init__(self) -> None:
        self.played: list[int] = []
        self.checked = False

    def check(self) -> None:
        self.checked = True

    def play_noted(self, variant: Variant, seated: Any, rngs: Any, notes: Any) -> Any:
        self.played.append(len(rngs))
        finals, found = play_noted(variant, seated, rngs)
        for mine, part in zip(notes[1:4], found[1:4], strict=True):
            mine[:] = part
        return finals


def test_a_gpu_plays_the_same_games_in_large_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = FakeGpu()
    monkeypatch.setitem(sys.modules, "bourgade.batches.cuda.kernels", gpu)
    monkeypatch.setattr(cuda, "kernels", gpu, raising=False)
    assert rows(simulate(study(500), device="cuda")) == rows(simulate(study(500)))
    assert (gpu.checked, gpu.played) == (True, [500])
    monkeypatch.setattr(chunks, "GPU_CHUNK", 300)
    assert rows(simulate(study(500), device="cuda")) == rows(simulate(study(500)))
    assert gpu.played == [500, 300, 200]


# Chunks


def test_chunks_grow_until_they_take_their_time_and_shrink_at_the_end() -> None:
    handed = Chunks(10, 10_000, workers=2, size=None, seconds=0.2)
    taken = []
    while (chunk := handed.take()) is not None:
        taken.append(chunk)
        handed.took(chunk[1], chunk[1] / 5_000)  # 5,000 games per second
    starts, counts = zip(*taken, strict=True)
    assert starts == tuple(np.cumsum([10, *counts])[:-1])
    assert sum(counts) == 9_990
    assert counts[0] == 16
    assert max(counts) == 1_000
    assert counts[-2] <= 16


# What cannot be studied


def test_no_bot_is_left_out() -> None:
    with pytest.raises(bourgade.BadOption, match="You named 3 seats, but the game has 2"):
        study(1, "greedy", "random", "greedy", players=2)


def test_there_is_a_bot() -> None:
    with pytest.raises(
        bourgade.BadOption, match=r"Name at least one bot\. Bots: beginner, .*, random, net, mcts"
    ):
        Study.of(table(), (), 10)


def test_bots_exist() -> None:
    with pytest.raises(bourgade.UnknownBot, match="gredy"):
        study(1, "gredy")
