"""A page compares two versions of a game as ``bourgade compare`` does: same games, same figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bourgade import web
from bourgade.compile.wasm import page_module_for
from bourgade.kernel import registry
from bourgade.kernel.content import ContentText
from bourgade.kernel.game import Variant
from bourgade.lab import chunks
from bourgade.lab.compare import Comparison, Difference, Measured, Metric, PairedSums, judged
from bourgade.lab.study import Study
from bourgade.web.page_data import page_data
from tests.wasm.node import node
from tests.wasm.test_thinking import interpreted  # noqa: F401 - nothing is compiled here

LIBRARY = Path(web.__file__).with_name("bourgade.js").as_uri()

near = pytest.approx


def ask(**job: Any) -> Any:
    return node("comparisons.mjs", {"library": LIBRARY, **job})


# The statistics alone

METRICS = [
    Metric("place", "1", kind="share"),
    Metric("people", "elves", "peoples", "share"),
    Metric("length", "turns"),
    Metric("ending", "over", kind="share"),
]


def drawn(metric: int, games: int, lot: np.random.Generator) -> tuple[Measured, Measured]:
    """Pairs of games that have something in common; of one figure not every game counts."""
    common = lot.integers(0, 61, games)
    shift = 0 if metric == 3 else 3 * metric
    counts = [lot.integers(0, 3, games) if metric == 1 else None for _ in range(2)]
    sums = [np.minimum(common + lot.integers(0, 9 + shift * side, games), 60) for side in range(2)]
    if metric == 3:
        sums = [np.full(games, 60)] * 2  # nothing ever differs
    first, second = (Measured(METRICS[metric], s, c) for s, c in zip(sums, counts, strict=True))
    return first, second


def part_of(pairs: list[tuple[Measured, Measured]], games: int) -> dict[str, Any]:
    """The same as workers tell it."""
    told: list[dict[str, Any]] = []
    for first, second in pairs:
        table = np.stack([
            part.astype(np.int64)
            for one in (first, second)
            for part in (one.sums, np.ones_like(one.sums) if one.counts is None else one.counts)
        ])  # fmt: skip
        metric = {"group": first.metric.group, "name": first.metric.name, "dim": first.metric.dim}
        told.append(
            {
                "metric": {**metric, "kind": first.metric.kind},
                "sums": table.sum(axis=1).tolist(),
                "products": (table @ table.T).ravel().tolist(),
            }
        )
    return {"games": games, "unfinished": 0, "sums": told}


def test_differences_errors_and_verdicts_are_those_of_the_library() -> None:
    lot, sums = np.random.default_rng(4), [PairedSums(metric) for metric in METRICS]
    parts: list[dict[str, Any]] = []
    for games in (40, 7, 1, 300):
        pairs = [drawn(n, games, lot) for n in range(len(METRICS))]
        for one, pair in zip(sums, pairs, strict=True):
            one.add(*pair)
        parts.append(part_of(pairs, games))
    wanted = judged([one.difference() for one in sums])
    assert [one.found for one in wanted] == [False, False, True, False]
    assert_equal(ask(parts=parts)["differences"], wanted)


def assert_equal(told: list[dict[str, Any]], wanted: list[Difference]) -> None:
    by_key = {(d["metric"]["group"], d["metric"]["name"], d["metric"]["dim"]): d for d in told}
    for one in wanted:
        found = by_key[one.metric.group, one.metric.name, one.metric.dim]
        where = str(one.metric)
        assert found["metric"]["kind"] == one.metric.kind, where
        assert found["games"] == one.games, where
        for name, value in (
            ("first", one.first), ("second", one.second), ("difference", one.difference),
            ("error", one.error), ("firstError", one.first_error),
            ("secondError", one.second_error), ("chance", one.chance),
        ):  # fmt: skip
            assert found[name] == near(value, rel=1e-9, abs=1e-12), f"{where}: {name}"
        assert found["found"] == one.found, where


def study(lot: np.random.Generator, games: int, planted: int = -1) -> dict[str, Any]:
    """Five shares of wins in pairs of games that differ by luck alone, or one of them by more."""
    pairs: list[tuple[Measured, Measured]] = []
    for n in range(5):
        common = lot.integers(0, 40, games)
        luck = [common + lot.integers(0, 20, games) for _ in range(2)]
        gain = 6 if n == planted else 0
        metric = Metric("place", str(n), kind="share")
        first, second = (Measured(metric, 60 * (one > 30)) for one in (luck[0], luck[1] + gain))
        pairs.append((first, second))
    return part_of(pairs, games)


def test_where_nothing_differs_hardly_a_study_finds_anything() -> None:
    """All figures of a study together err once in twenty studies; what is planted is found."""
    lot, studies = np.random.default_rng(11), 400
    told = ask(studies=[study(lot, 300) for _ in range(studies)])["studies"]
    wrong = sum(any(one["found"] for one in differences) for differences in told)
    assert 0 < wrong <= studies * (0.05 + 1.96 * (0.05 * 0.95 / studies) ** 0.5)
    for differences in ask(studies=[study(lot, 300, planted=2) for _ in range(20)])["studies"]:
        assert "2" in [one["metric"]["name"] for one in differences if one["found"]]


# Whole games

COMPARED = [
    (
        "minivilles",
        {"edition": "base", "players": 4},
        '[[establishment]]\nid = "cafe"\ncost = 1\n',
        6,
    ),
    ("mintworks", {"players": 3}, '[[plan]]\nid = "windmill"\ncost = 3\n', 4),
    ("petiteville", {"players": 2}, "", 3),
    ("shafausa", {"players": 3}, "[auction]\nopening_bid = 4\n", 2),
]


@pytest.mark.parametrize(("name", "options", "text", "games"), COMPARED)
def test_pairs_of_games_are_those_of_the_library(
    name: str, options: dict[str, Any], text: str, games: int
) -> None:
    game = registry.find(name)
    variants = [game.variant(**options), game.variant(ContentText(text), **options)]
    studies = [Study.of(one, ["greedy"], games, seed=3) for one in variants]
    wanted = Comparison(*studies)
    wanted.add(*(chunks.play_chunk(study, 0, games) for study in studies))
    told = ask(
        module=str(page_module_for(variants[1]).file), data=[data(one) for one in variants],
        study={"bots": ["greedy"], "seed": 3}, games=games,
    )  # fmt: skip
    differences = wanted.differences()
    assert any(one.difference for one in differences) == bool(text)
    assert_equal(told["differences"], differences)
    assert_equal(told["inWorkers"], differences)
    assert told["asked"][-1] == games
    assert told["asked"] == sorted(told["asked"]), "always the first games, without a gap"
    assert 0 < told["soon"] < 1000


def data(variant: Variant) -> Any:
    return json.loads(json.dumps(page_data(variant)))


def test_what_an_added_card_does_is_told_though_the_original_lacks_it() -> None:
    game, options = registry.find("minivilles"), {"edition": "base", "players": 2}
    text = """
[[establishment]]
id = "tea_house"
rule = "MV-104"
order = 30
colour = "red"
dice = [3]
cost = 0
icon = "cup"
unique_per_player = false
effect = { key = "from_roller", amount = 3 }
provenance = "reconstructed"
detail = ""
copies = { base = 6 }
"""
    variants = [game.variant(**options), game.variant(ContentText(text), **options)]
    told = ask(
        module=str(page_module_for(variants[1]).file), data=[data(one) for one in variants],
        study={"bots": ["greedy"], "seed": 3}, games=4,
    )  # fmt: skip
    had = next(
        one for one in told["differences"]
        if (one["metric"]["group"], one["metric"]["name"]) == ("had built", "tea_house")
    )  # fmt: skip
    assert had["first"] == had["firstError"] == 0
    assert had["second"] > 0
