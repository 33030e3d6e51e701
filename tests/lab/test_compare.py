"""Comparisons: held to what is known beforehand."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.lab import Study, compare, simulate
from bourgade.lab.chunks import Threads
from bourgade.lab.compare import (
    UNIT,
    Comparison,
    Difference,
    Measured,
    Metric,
    PairedSums,
    judged,
    measure,
)
from bourgade.lab.rows import Rows
from bourgade.testing.hamlet import GAME as HAMLET


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


REPEATED = 400
GAMES = 300
rng = np.random.default_rng(2026)


def studied(metrics: int, gain: float = 0.0, together: float = 0.5) -> list[Difference]:
    """A study of shares that are 25 % in both versions, the first of them more in the second.

    The results of a pair of games go together as those with the same dice do.
    """
    found: list[Difference] = []
    for n in range(metrics):
        dice = rng.random((2, GAMES))
        dice[1] = np.where(rng.random(GAMES) < together, dice[0], dice[1])
        even = (0.25, 0.25 + (gain if n == 0 else 0))
        sums = PairedSums(Metric("share", str(n), kind="share"))
        first, second = (
            UNIT * (row < share).astype(int) for row, share in zip(dice, even, strict=True)
        )
        sums.add(Measured(sums.metric, first), Measured(sums.metric, second))
        found.append(sums.difference())
    return judged(found)


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    held = [one.low <= 0 <= one.high for _ in range(REPEATED) for one in studied(1)]
    assert 0.92 < np.mean(held) < 0.98
    held = [one.low <= 0.05 <= one.high for _ in range(REPEATED) for one in studied(1, 0.05)]
    assert 0.92 < np.mean(held) < 0.98


def test_what_does_nothing_shows_no_effect_however_many_figures_are_looked_at() -> None:
    wrong = [any(one.found for one in studied(12)) for _ in range(REPEATED)]
    assert np.mean(wrong) < 0.08


def test_a_planted_advantage_is_found_and_alone() -> None:
    studies = [studied(12, 0.18) for _ in range(40)]
    assert np.mean([study[0].found for study in studies]) > 0.95
    assert np.mean([any(one.found for one in study[1:]) for study in studies]) < 0.2


def test_the_same_dice_make_intervals_narrower() -> None:
    apart, together = (studied(1, together=share)[0].error for share in (0.0, 0.9))
    assert together < 0.6 * apart


def test_the_games_that_are_told_show_a_difference_four_times_out_of_five() -> None:
    """The number of games a difference of 5 points takes, from studies of this size."""
    needed = np.mean([studied(1)[0].games_for(0.05) for _ in range(50)])
    scale = float(needed / GAMES) ** 0.5  # errors shrink as studies grow
    seen = [abs(one.difference) > 1.96 * one.error / scale
            for _ in range(REPEATED)
            for one in [_shrunk(studied(1, 0.05)[0], scale)]]  # fmt: skip
    assert 0.7 < np.mean(seen) < 0.9


def _shrunk(one: Difference, scale: float) -> Difference:
    """The same difference as a study that is so much more exact would show it."""
    noise = (one.difference - 0.05) / scale
    return Difference(one.metric, one.games, 0, 0.05 + noise, one.error)


def test_a_share_of_those_with_a_trait_is_a_ratio_and_its_error_that_of_many_studies() -> None:
    """How many have the trait varies from game to game, and shares of it do with it."""
    metric = Metric("people", "elves", kind="share")
    found: list[Difference] = []
    for _ in range(REPEATED):
        sums, had = PairedSums(metric), rng.integers(0, 3, (2, GAMES))
        won = rng.binomial(had, 0.4)
        one, other = (Measured(metric, UNIT * w, h) for w, h in zip(won, had, strict=True))
        sums.add(one, other)
        found.append(sums.difference())
    errors, spread = (np.mean([d.error for d in found]), np.std([d.difference for d in found]))
    assert errors == pytest.approx(spread, rel=0.12)
    assert np.mean([d.first for d in found]) == pytest.approx(0.4, abs=0.01)


def test_parts_and_their_order_change_nothing() -> None:
    first, second = hamlet(40), hamlet(40, cost=2)
    rows = [simulate(study).rows for study in (first, second)]
    whole = Comparison(first, second)
    whole.add(*rows)
    apart = Comparison(first, second)
    for games in (slice(25, 40), slice(0, 25)):
        apart.add(*({name: values[games] for name, values in part.items()} for part in rows))
    assert apart.summary() == whole.summary()


# Games


def hamlet(games: int, seed: int = 0, **figures: int) -> Study:
    return Study.of(hamlets(**figures), ("random",), games, seed)


def hamlets(**figures: int) -> Variant:
    file = Path("own.toml")
    if not figures:
        return HAMLET.variant(players=2)
    file.write_text("[hamlet]\n" + "\n".join(f"{k} = {v}" for k, v in figures.items()))
    return HAMLET.variant(str(file), players=2)


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def differences(first: Study, second: Study) -> dict[tuple[str, str], Difference]:
    found = compare(first, second, Threads(1, 10, "cpu"))
    return {(one.metric.group, one.metric.name): one for one in found.differences()}


def test_a_game_does_not_differ_from_itself() -> None:
    for one in differences(hamlet(30), hamlet(30)).values():
        assert one.games == 30
        assert (one.difference, one.error, one.found) == (0, 0, False)


def test_cheaper_cottages_make_shorter_games() -> None:
    found = differences(hamlet(60), hamlet(60, cost=1))
    turns = found["length", "turns"]
    assert turns.found
    assert turns.high < 0
    assert not found["place", "1"].found


def test_what_is_measured_is_what_the_rows_say() -> None:
    study = hamlet(25)
    rows: Rows = simulate(study).rows
    found = {(one.metric.group, one.metric.name): one for one in measure(study.sheet, rows)}
    assert found["length", "turns"].sums.tolist() == (UNIT * rows["turns"]).tolist()
    won = found["place", "1"].sums + found["place", "2"].sums
    assert won.tolist() == [UNIT] * 25


def test_studies_that_do_not_go_in_pairs_are_refused() -> None:
    for second, what in ((hamlet(20), "games"), (hamlet(30, seed=1), "seed")):
        with pytest.raises(BadOption, match=what):
            compare(hamlet(30), second, Threads(1, 10, "cpu"))
