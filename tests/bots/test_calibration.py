"""Calibrated chances: tables, who uses them, and when they are not used any more."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import pytest

import bourgade
from bourgade import Match
from bourgade.bots import calibration
from bourgade.bots.calibration import ONE, STEPS, apply, calibrated, stale_tables, table_for
from bourgade.bots.coach import hint, review
from bourgade.bots.searcher import Searcher
from bourgade.bots.solver import Solver
from bourgade.bots.specs import Budget
from bourgade.kernel import registry
from bourgade.lab.calibration import (
    Calibration,
    Look,
    across,
    fit,
    measure,
    reliability,
    stored,
    tables_text,
)
from bourgade.server.workers import process
from tests.kernel.thorp import THORP, Settle, play, thorp

SQUARES = tuple(ONE * step * step // STEPS**2 for step in range(STEPS + 1))


def opening() -> Match:
    return bourgade.load(THORP, players=2).start(1)


# Tables


def test_a_table_by_hand() -> None:
    """0.36 to 0.16; with three, 25 to 9 to 4 of 38. Between two steps the line is straight."""
    assert apply(SQUARES, (0.6, 0.4)) == (36 / 52, 16 / 52)
    assert apply(SQUARES, (0.5, 0.3, 0.2)) == (25 / 38, 9 / 38, 4 / 38)
    low, high = Fraction(36, 100), Fraction(61 * 61, 10_000)
    other = Fraction(1521, 10_000) + (Fraction(16, 100) - Fraction(1521, 10_000)) / 2
    weight = (low + high) / 2
    assert apply(SQUARES, (0.605, 0.395))[0] == pytest.approx(float(weight / (weight + other)))


def test_what_is_certain_stays_certain_and_shares_add_up() -> None:
    assert apply(SQUARES, (1.0, 0.0)) == (1, 0)
    assert apply(SQUARES, (0.5, 0.5, 0.0)) == (0.5, 0.5, 0)
    lots = random.Random(1)
    before = 0.0
    for share in sorted(lots.random() for _ in range(50)):
        told = apply(SQUARES, (share, 1 - share))
        assert sum(told) == pytest.approx(1, abs=1e-12)
        assert told[0] >= before
        before = told[0]


def use(monkeypatch: pytest.MonkeyPatch, table: tuple[int, ...] | None = SQUARES) -> None:
    monkeypatch.setattr(calibration, "table_for", lambda variant: table)


def test_hints_reviews_and_live_chances_are_calibrated(monkeypatch: pytest.MonkeyPatch) -> None:
    match = thorp(A="3 wood 3 cottages", B="0 wood 1 cottages")
    raw = Searcher(match.variant, 0, mode="python").search(match, Budget(simulations=30))
    assert 0.5 < raw.shares[0] < 1
    told = apply(SQUARES, raw.shares)
    use(monkeypatch)
    assert hint(match, "30").best.share == pytest.approx(told[0])
    seen = {"seen": None, "budget": "30", "seed": 0}
    monkeypatch.setattr(process, "_seen", lambda question: match)
    assert process.chances(seen, lambda *done: None, process.Stop()) == pytest.approx(told)
    after = play(match.copy(), "gather", "die 1")
    shown = review(after, "25").start
    use(monkeypatch, None)
    assert shown[0] > review(after, "25").start[0]


def test_what_is_exact_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = thorp(A="0 wood 3 cottages", B="0 wood 3 cottages")
    exact = Solver(match.variant).search(match)
    use(monkeypatch)
    assert calibrated(match, exact) is exact


def test_luck_keeps_no_favourite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a die stands the mean of the calibrated outcomes, not the calibrated mean."""
    match = play(thorp(A="4 wood 3 cottages", B="0 wood 3 cottages"), "gather")
    use(monkeypatch)
    raw = Searcher(match.variant, 0, mode="python").search(match, Budget(simulations=60))
    told = calibrated(match, raw)
    mean = sum(e.shares[0] for e in told.estimates) / 6
    assert told.shares[0] == pytest.approx(mean)
    assert told.shares[0] != pytest.approx(apply(SQUARES, raw.shares)[0], abs=1e-4)


def test_a_table_is_used_with_its_own_evaluation_alone(settle: Settle) -> None:
    folder = settle("thorp_calibrated")
    game = registry.find("thorp_calibrated")
    variant = game.variant(players=2)
    entry = {"evaluation": calibration.evaluation_digest(variant), "games": 9, "table": SQUARES}
    (folder / calibration.FILE).write_text(tables_text({"all-2": entry}), "utf-8")
    assert table_for(variant) == SQUARES
    assert table_for(game.variant(players=3)) is None
    assert stale_tables(game) == []
    knowledge = folder / "knowledge.py"
    knowledge.write_text(knowledge.read_text("utf-8") + "\n# another evaluation\n", "utf-8")
    table_for.cache_clear()
    assert table_for(variant) is None
    assert stale_tables(game) == ["all-2"]


@pytest.mark.parametrize("game", bourgade.list_games())
def test_no_table_is_out_of_date(game: str) -> None:
    """A new net or evaluation needs ``bourgade calibrate GAME --save``."""
    assert stale_tables(registry.find(game)) == []


# Measuring


def bold(share: float) -> float:
    """A prediction that makes too much of what it sees."""
    return share**2 / (share**2 + (1 - share) ** 2)


def games(count: int, says: object = bold) -> list[Look]:
    """Games of known chances, and what was predicted of them."""
    lots, looks = random.Random(7), list[Look]()
    for number in range(count):
        share = lots.uniform(0.05, 0.95)
        won = lots.random() < share
        told = says(share)  # type: ignore[operator]
        looks.append(Look(number, ((told, 1 - told),), (float(won), float(not won))))
    return looks


def test_a_table_mends_bold_predictions() -> None:
    """Their table takes roots: a half of all powers. What is left is within 2 points."""
    looks = games(4000)
    before, after = reliability(looks), reliability(across(looks))
    assert before.error > 0.08
    assert before.low > 0.06
    assert after.error < 0.02
    table = fit(looks)
    assert table[25] == pytest.approx(ONE / 2, rel=0.06)
    assert list(table) == sorted(table)


def test_true_predictions_have_hardly_an_error() -> None:
    found = reliability(games(4000, says=float))
    assert found.error < 0.015
    assert found.low == 0
    assert found.games == 4000
    assert sum(band.share for band in found.bands) == pytest.approx(1)
    assert all(band.low <= band.won <= band.high for band in found.bands)


def test_a_measurement_is_resumed(tmp_path: Path) -> None:
    variant = opening().variant
    file, told = tmp_path / "thorp.jsonl", list[int]()
    one = Calibration(variant, ("random",), 5)
    first = measure(one, 3, file, 1, told.append)
    with file.open("a", encoding="utf-8") as target:
        target.write("[3, [[0.5")  # cut off
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    again = measure(one, 5, file, 1, told.append)
    assert again[:3] == first
    assert [look.number for look in again] == [0, 1, 2, 3, 4]
    assert told == [0, 1, 1, 1, 3, 1, 1]
    assert again == measure(one, 5, tmp_path / "at_once.jsonl", 1, told.append)
    assert stored(one, file) == stored(one, tmp_path / "at_once.jsonl")
    with pytest.raises(bourgade.BourgadeError, match="another measurement"):
        measure(Calibration(variant, ("random",), 6), 5, file, 1, told.append)


def test_predictions_are_of_decisions_with_a_choice() -> None:
    look = Calibration(opening().variant, ("random",), 5).play(0)
    assert 0 < len(look.predicted) <= 4
    assert all(sum(shares) == pytest.approx(1) for shares in look.predicted)
    assert sum(look.won) == 1
