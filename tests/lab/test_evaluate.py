"""The evaluation protocol: alone in every seat, the same dice, an interval to be trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

import bourgade
from bourgade.kernel.game import Variant
from bourgade.lab import ArenaResult, Evaluation, Tournament, arena, evaluate
from bourgade.lab.evaluate import evaluations, interval
from bourgade.lab.tally import wilson
from bourgade.lab.worker_pool import Played
from bourgade.testing.hamlet import GAME as HAMLET

OWN = "tests.bots.own_agents"


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


def hamlet(players: int = 2) -> Variant:
    return HAMLET.variant(players=players)


def cup(players: int, *bots: str) -> Tournament:
    return Tournament.of(hamlet(players), bots or ("random",), 0, "greedy")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_sits_alone_in_every_seat_with_the_same_dice(players: int) -> None:
    found = cup(players, "random", "mcts:2")
    assert found.games_per_deal == 2 * players
    tasks = [found.task(n) for n in range(found.games_per_deal)]
    for bot in ("random", "mcts:2"):
        alone = [task.bots.index(bot) for task in tasks if bot in task.bots]
        assert alone == list(range(players))
        for task in tasks:
            assert task.bots.count("greedy") == players - 1
    assert len({task.dice_seed for task in tasks}) == 1
    assert found.task(found.games_per_deal).dice_seed != tasks[0].dice_seed


def test_the_share_is_that_of_the_games_won() -> None:
    found = cup(2)
    # Seats A and B of a deal in turn; the share of the win of each seat.
    outcomes = [(1, 0), (0, 1), (1, 0), (1, 0), (0.5, 0.5), (0, 1)]
    played = [Played(n, True, shares, 10, (5, 5), (0.1, 0.1)) for n, shares in enumerate(outcomes)]
    one = next(evaluations(ArenaResult(found, played)))
    assert (one.bot, one.against, one.players, one.games) == ("random", "greedy", 2, 6)
    assert one.share == pytest.approx((1 + 1 + 1 + 0 + 0.5 + 1) / 6)
    assert one.low < one.share < one.high
    assert one.even == 0.5


def test_games_cut_short_do_not_count() -> None:
    cut = Played(0, False, (0, 0), 10, (5, 5), (0.1, 0.1))
    whole = Played(1, True, (0, 1), 10, (5, 5), (0.1, 0.1))
    one = next(evaluations(ArenaResult(cup(2), [cut, whole])))
    assert (one.games, one.unfinished, one.share) == (1, 1, 1.0)
    none = next(evaluations(ArenaResult(cup(2))))
    assert (none.games, none.share, none.low, none.high) == (0, 0.0, 0.0, 1.0)


def test_evaluate_plays_and_tells() -> None:
    found = evaluate("greedy", hamlet(3), "random", games=10, seed=4, jobs=1)
    assert isinstance(found, Evaluation)
    assert (found.bot, found.against, found.games) == ("greedy", "random", 12)
    assert found.even == pytest.approx(1 / 3)
    assert found.share > 1 / 3
    assert found == evaluate("greedy", hamlet(3), "random", games=10, seed=4, jobs=1)
    other = arena(hamlet(3), ["greedy"], 10, seed=4, jobs=1, versus="random")
    assert next(evaluations(other)) == found
    assert "greedy against random, 3 players:" in str(found)


def test_own_bots_and_options_are_taken() -> None:
    found = evaluate(
        f"{OWN}:Seeded", "minivilles", "random", games=2, players=2, edition="base_marina", jobs=1
    )
    assert (found.bot, found.players, found.games) == (f"{OWN}:Seeded", 2, 2)
    again = evaluate("random", bourgade.load("minivilles", players=2), "greedy", games=2, jobs=1)
    assert again.games == 2


def test_nobody_is_evaluated_against_itself() -> None:
    with pytest.raises(bourgade.BadOption, match="more than once"):
        evaluate("greedy", hamlet())


def test_the_file_tells_an_evaluation_from_a_tournament(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    arena(hamlet(), ["random", "greedy"], 4, jobs=1, file=file)
    with pytest.raises(bourgade.BourgadeError, match="the bot that all others play is  there"):
        evaluate("random", hamlet(), games=4, jobs=1, file=file)


def test_files_of_former_versions_are_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    arena(hamlet(), ["random", "greedy"], 4, jobs=1, file=file)
    polars.read_parquet(file).drop("versus", "own_bots").write_parquet(file)
    found = arena(hamlet(), ["random", "greedy"], 8, jobs=1, file=file)
    assert found.played == 8
    assert set(found.games["versus"]) == {""}


def test_another_class_is_another_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bourgade.bots import own

    file = tmp_path / "rows.parquet"
    arena(hamlet(), [f"{OWN}:Seeded", "greedy"], 4, jobs=1, file=file)
    monkeypatch.setattr(own, "sources", lambda spec: iter([b"another class"]))
    with pytest.raises(bourgade.BourgadeError, match="the code of bots of your own is"):
        arena(hamlet(), [f"{OWN}:Seeded", "greedy"], 8, jobs=1, file=file)


# Intervals


def covered(seats: int, base: float, common: float, apart: float, deals: int) -> float:
    """How often the interval holds the share, if dice of a deal favour its bot, or a seat."""
    rng = np.random.default_rng(5)

    def chances(count: int) -> Any:
        luck = rng.normal(0, apart, (count, seats)) if apart else np.zeros((count, seats))
        luck -= luck.mean(axis=1, keepdims=True)
        return 1 / (1 + np.exp(-(base + rng.normal(0, common, (count, 1)) + luck)))

    share, hits, times = chances(200_000).mean(), 0, 400
    for _ in range(times):
        won = (rng.random((deals, seats)) < chances(deals)).sum(axis=1)
        low, high = interval(won.astype(float), np.full(deals, float(seats)))
        hits += low <= share <= high
    return hits / times


@pytest.mark.parametrize(
    ("seats", "base", "common", "apart"),
    [(2, 0, 0, 0), (2, 0, 0, 3), (2, 2, 1.5, 0), (4, -1, 1.5, 0), (4, -1, 0, 3), (2, 4, 0, 0)],
)
def test_intervals_hold_the_share_as_often_as_they_say(
    seats: int, base: float, common: float, apart: float
) -> None:
    assert 0.92 <= covered(seats, base, common, apart, deals=100) <= 0.99


def test_dice_that_decide_a_deal_widen_the_interval() -> None:
    twice = np.full(50, 2.0)
    won = np.array([0.0, 2.0] * 25)  # with good dice both games, with bad dice none
    low, high = interval(won, twice)
    assert high - low > 1.3 * (wilson(0.5, 100)[1] - wilson(0.5, 100)[0])


def test_certainty_is_never_claimed() -> None:
    low, high = interval(np.full(20, 2.0), np.full(20, 2.0))
    assert (low, high) == pytest.approx(wilson(1.0, 40))
    assert low < 0.95
    assert interval(np.zeros(0), np.zeros(0)) == (0.0, 1.0)
