"""Sweeps and tunings of a small game, whose figures do what everybody can tell."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bourgade
from bourgade.kernel.changes import Place, write_content
from bourgade.kernel.errors import BadContent, BadOption, BourgadeError
from bourgade.lab.chunks import Threads
from bourgade.lab.study import StudyPlan
from bourgade.lab.sweep import Sweep, comparisons, values_of
from bourgade.lab.tune import Candidate, Tuning, best_of, front_of
from bourgade.testing.new_game import copy_template
from tests.cli.line import bourgade as run_line

ENGINE = Threads(1, 20, "cpu")


@pytest.fixture(autouse=True)
def glade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game that is found by its name, and a folder to work in."""
    monkeypatch.setenv("BOURGADE_NUMBA", "off")
    copy_template("glade", tmp_path / "games")
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    monkeypatch.chdir(tmp_path)


# Changes


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("minivilles", {"establishment.cafe.cost": 4, "edition.base.start_coins": 9}),
        ("minivilles", {"establishment.cafe.effect.amount": 2, "establishment.cafe.dice.1": 4}),
        ("shafausa", {"warehouses.cost.3": 9, "miners.cost_to_reach.9": 30}),
        ("glade", {"glade.cost": 3}),
    ],
)
def test_changed_figures_are_a_content_file(game: str, changes: dict[str, int]) -> None:
    printed = bourgade.load(game).variant
    places = {Place.of(name, printed.tables): value for name, value in changes.items()}
    file = write_content(printed.tables, places, Path("own.toml"))
    changed = bourgade.load(game, content=str(file)).variant.tables
    for place, value in places.items():
        assert place.value(changed) == value != place.value(printed.tables)
    expected = deepcopy(printed.tables.data)
    for place, value in places.items():
        *path, last = place.path
        row: Any = expected
        for word in path:
            row = row[word]
        row[int(last) - 1 if isinstance(row, list) else last] = value
    assert changed.data == expected


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("establishment.caffe.cost", "Closest name: cafe"),
        ("establishment.cafe", "not a whole number"),
        ("establishment.cafe.colour", "not a whole number"),
        ("nowhere", "there is no “nowhere”"),
    ],
)
def test_what_is_no_figure_is_refused(place: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Place.of(place, bourgade.load("minivilles").variant.tables)


# Sweeps


def test_values_are_ranges_and_lists() -> None:
    assert values_of("1..4") == [1, 2, 3, 4]
    assert values_of("2..10:4,3, 3") == [2, 3, 6, 10]
    for wrong in ("", "a", "4..1", "1..200", "1..4:0", "1..4:x"):
        with pytest.raises(BadOption):
            values_of(wrong)


def swept(values: str = "3..7:2", games: int = 60) -> Sweep:
    plan = StudyPlan("glade", games, 0, ("random",), (), {"players": "2"})
    return Sweep.of(plan, "glade.cost", values, Path("sweep"))


def test_dearer_cottages_make_longer_games_and_the_same_cost_none() -> None:
    points, interrupted = swept().run(ENGINE, lambda done: None)
    turns = [
        next(one for one in point.differences if one.metric.name == "turns") for point in points
    ]
    assert [point.value for point in points] == [3, 5, 7]
    assert turns[0].second < turns[1].second < turns[2].second
    assert (turns[0].found, turns[1].difference, turns[2].found) == (True, 0, True)
    assert comparisons(points) >= 6
    assert not interrupted


def test_a_sweep_is_resumed_from_its_folder() -> None:
    heard: list[int] = []
    first, _ = swept("3..5").run(ENGINE, heard.append)
    assert sum(heard) == 4 * 60
    heard.clear()
    more, _ = swept("3..7").run(ENGINE, heard.append)
    assert sum(heard) == 2 * 60
    for one, again in zip(first, more, strict=False):
        assert [d.second for d in one.differences] == [d.second for d in again.differences]


def test_the_line_tells_how_many_comparisons_were_made_and_draws() -> None:
    line = "sweep glade glade.cost 4,5 --players 2 --bots random --games 30 --output out"
    done = run_line(line)
    assert done.exit_code == 0, done.stderr
    assert "comparisons" in done.stdout
    assert ElementTree.parse("out/sweep.svg").getroot().tag.endswith("svg")
    told = json.loads(run_line(f"{line} --json").stdout)
    assert [point["value"] for point in told["points"]] == [4, 5]
    assert told["as_it_is"] == 5


# Tuning

GOALS = """
[study]
game = "glade"
bots = ["random"]
players = [2]
games = 40
candidates = 14
check_bots = ["greedy"]
check_games = 20

[knob."glade.cost"]
least = 1
most = 9

[knob."glade.start_wood"]
least = 0
most = 9

[order.sense]
knobs = ["glade.start_wood", "glade.cost"]

[goal.length]
group = "length"
name = "turns"
least = 24
most = 28

[goal.fair]
group = "place"
least = 35
most = 65
"""


def tuning(goals: str = GOALS) -> Tuning:
    Path("goals.toml").write_text(goals, "utf-8")
    return Tuning.of(Path("goals.toml"), Path("tuned"))


def test_a_toy_goal_is_reached_and_checked_with_fresh_dice() -> None:
    tuned = tuning()
    found, interrupted = tuned.run(ENGINE)
    assert (len(found), interrupted) == (14, False)
    assert found[0].values == tuned.present == (5, 2)
    best = best_of(found, tuned.plan.goals)
    assert best.loss(tuned.plan.goals) < found[0].loss(tuned.plan.goals)
    assert all(one.misses is None for one in found if one.values[0] < one.values[1])
    checks = tuned.check(best, ENGINE)
    assert list(checks) == ["random", "greedy"]
    assert checks["random"].figures["2 length turns"] != best.figures["2 length turns"]
    again = bourgade.load("glade", content="tuned/best.toml").variant.tables
    assert tuple(place.value(again) for place in tuned.places) == best.values


def test_a_tuning_is_resumed_and_comes_to_the_same() -> None:
    whole, _ = tuning().run(ENGINE)
    kept = Path("tuned/candidates.jsonl")
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:4]), "utf-8")
    heard: list[int] = []
    again, _ = tuning().run(ENGINE, heard.append)
    assert [(one.values, one.misses) for one in again] == [
        (one.values, one.misses) for one in whole
    ]
    heard.clear()
    tuning().run(ENGINE, heard.append)
    assert not heard
    with pytest.raises(BourgadeError, match="other goals"):
        tuning(GOALS.replace("most = 28", "most = 29")).run(ENGINE)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('group = "place"', 'group = "palace"', "Closest name: place"),
        ('knobs = ["glade.start_wood"', 'knobs = ["glade.start"', "not one of the knobs"),
        ('"glade.cost"]\nleast = 1', '"glade.cost"]\nleast = 9', "empty"),
        ('[knob."glade.cost"]', '[knob."glade.costs"]', "glade.cost"),
    ],
)
def test_goals_that_cannot_be_are_refused_before_anything_is_played(
    old: str, new: str, told: str
) -> None:
    with pytest.raises((BadOption, BadContent), match=told):
        list(tuning(GOALS.replace(old, new)).places)


def test_where_goals_conflict_there_is_a_front() -> None:
    def one(*misses: float) -> Candidate:
        return Candidate((round(10 * misses[0]), round(10 * misses[1])),
                         dict(zip("ab", misses, strict=True)))  # fmt: skip

    found = [one(0, 2), one(1, 1), one(2, 0), one(2, 2), one(1, 1.5), Candidate((9, 9))]
    assert front_of(found) == found[:3]


def test_the_line_tells_what_was_tuned() -> None:
    Path("goals.toml").write_text(GOALS.replace("candidates = 14", "candidates = 4"), "utf-8")
    done = run_line("tune goals.toml")
    assert done.exit_code == 0, done.stderr
    assert "4 of 4 candidates" in done.stdout
    assert Path("goals/best.toml").exists()
