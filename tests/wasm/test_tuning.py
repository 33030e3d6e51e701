"""The search of the workshop: it finds figures that are known to be the best."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bourgade import web
from bourgade.lab.tune import Candidate, TuneGoal
from tests.wasm.node import node

LIBRARY = Path(web.__file__).with_name("bourgade.js").as_uri()


def knob(least: int, most: int, now: int) -> dict[str, int]:
    return {"least": least, "most": most, "now": now}


CASES: list[dict[str, Any]] = [
    {"knobs": [knob(0, 20, 3), knob(-5, 9, 0), knob(1, 4, 4)], "wanted": [17, 2, 2]},
    {"knobs": [knob(0, 100, 100)], "wanted": [1]},
    {"knobs": [knob(1, 2, 1)], "wanted": [2]},
    {"knobs": [knob(0, 6, 90), knob(0, 6, -4)], "wanted": [9, 3]},  # beyond the range
    {"knobs": [knob(0, 8, 4)], "wanted": [6], "refused": [[6]]},
    {"knobs": [knob(0, 40, n) for n in (1, 20, 39, 0)], "wanted": [33, 5, 0, 40]},
]
GOALS: list[tuple[dict[str, int], float]] = [
    ({"least": 20, "most": 30}, 35.0),
    ({"least": 20, "most": 30}, 25.0),
    ({"least": 4, "most": 4}, 3.0),
    ({"least": 1, "most": 1000}, 0.5),
]


@pytest.fixture(scope="module")
def told() -> Any:
    return node("tuning.mjs", {"library": LIBRARY, "cases": CASES, "goals": GOALS})


@pytest.mark.parametrize("n", range(len(CASES)))
def test_the_best_figures_are_found(told: Any, n: int) -> None:
    case, found = CASES[n], told["searches"][n]
    ranges = [(one["least"], one["most"]) for one in case["knobs"]]
    nearest = [
        max(least, min(most, wanted))
        for (least, most), wanted in zip(ranges, case["wanted"], strict=True)
    ]
    tried = [tuple(values) for values in found["tried"]]
    assert len(tried) == len(set(tried)), "nothing is played twice"
    assert all(
        least <= value <= most
        for values in tried
        for value, (least, most) in zip(values, ranges, strict=True)
    )
    if case.get("refused"):
        assert found["best"]["values"] in ([5], [7])
    else:
        assert found["best"]["values"] == nearest
    assert len(tried) < 120


def test_a_search_begins_with_the_figures_as_they_are(told: Any) -> None:
    assert told["searches"][0]["tried"][0] == [3, 0, 4]
    assert told["searches"][3]["tried"][0] == [6, 0], "as far as the ranges allow"


def test_distances_from_goals_are_those_of_the_library(told: Any) -> None:
    """As ``Tuning.misses`` has them: in halves of the range."""
    assert told["misses"] == [1.0, 0.0, 2.0, 0.5 / 499.5]
    goals = {
        str(n): TuneGoal(group="length", name="turns", **goal) for n, (goal, _) in enumerate(GOALS)
    }
    misses = {str(n): miss for n, miss in enumerate(told["misses"])}
    assert told["loss"] == pytest.approx(Candidate((), misses).loss(goals))
    assert told["unknown"], "a figure that was never measured reaches no goal"
