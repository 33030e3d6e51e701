"""Bots with rules of their own: never, only, always."""

from __future__ import annotations

import numpy as np
import pytest

import bourgade
from bourgade.batches.noting_loops import keep_rules
from bourgade.bots.own import full_name, load
from bourgade.bots.restricted import BARRED, FORCED, allowed, bars_of, split_rules
from bourgade.cli.i18n import split_names
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, UnknownBot
from bourgade.lab import Study, Tournament, simulate
from bourgade.lab.fingerprint import fingerprint


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


MINIVILLES = bourgade.load("minivilles", players=2).variant


def test_rules_follow_any_spec() -> None:
    base, rules = split_rules("mcts:200,threads=2,never=Build:Stadium + build tv_station")
    assert base == "mcts:200,threads=2"
    assert str(rules[0]) == "never=build:stadium+build:tv_station"
    assert split_names("greedy,greedy,never=build:mine,only=roll:1") == [
        "greedy",
        "greedy,never=build:mine,only=roll:1",
    ]
    assert full_name("Greedy , never=BUILD:mine") == "greedy,never=build:mine"


def test_never_bars_moves_and_only_the_others_of_the_verb() -> None:
    action = MINIVILLES.vocabulary.action
    never = bars_of(MINIVILLES, split_rules("greedy,never=build:mine")[1])
    assert never.nonzero()[0].tolist() == [action("build mine")]
    only = bars_of(MINIVILLES, split_rules("greedy,only=build:mine")[1])
    assert only[action("build mine")] == 0
    assert only[action("build cafe")] == BARRED
    assert not only[[action("build train_station"), action("pass"), action("roll 1")]].any()
    always = bars_of(MINIVILLES, split_rules("greedy,always=build:mine,never=build")[1])
    assert always[action("build mine")] == FORCED
    assert always[action("build train_station")] == BARRED


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("greedy,never=build:stadum", "Closest move: build:stadium"),
        ("greedy,never=conquer", "no move begins with “conquer”"),
        ("greedy,only=", "names no move"),
    ],
)
def test_what_names_no_move_is_refused_before_anything_is_played(spec: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Study.of(MINIVILLES, (spec,), 1)
    with pytest.raises(BadOption, match=told):
        Tournament.of(MINIVILLES, ("random", spec))
    with pytest.raises(UnknownBot):
        bourgade.bots.make("greedy,never=build:stadium")  # pages and the API know none


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:8", "beginner"])
def test_every_bot_keeps_its_rules(bot: str) -> None:
    match = bourgade.load("minivilles", players=2, first_player="A").start(seed=3)
    players = [load(f"{bot},never=build:bakery+pass,only=roll:1", p) for p in range(2)]
    left = bars_of(match.variant, split_rules(players[0].name)[1])
    text = match.variant.vocabulary.text
    while match.actor is not None and match.ply < 120:
        legal = [match.variant.vocabulary.action(move) for move in match.moves]
        move = players[match.variant.seat_index(match.actor)].choose(match)
        assert move in map(text, allowed(left, legal))
        match.play(move)


def test_compiled_loops_keep_what_bots_keep() -> None:
    """The same choice among legal moves, whatever the rules say of them."""
    rng = np.random.default_rng(4)
    for _ in range(300):
        bars = rng.choice(3, (2, 30), p=(0.6, 0.3, 0.1)).astype(np.uint8)
        legal = np.sort(rng.choice(30, rng.integers(1, 8), replace=False)).astype(np.int32)
        out = np.concatenate([legal, np.zeros(5, np.int32)])
        n = keep_rules(out, len(legal), bars, 1)
        assert out[:n].tolist() == allowed(bars[1], legal.tolist())


def test_a_study_shows_what_a_rule_keeps_a_bot_from() -> None:
    variant = registry.find("minivilles").variant(players=2, first_player="A")
    found = simulate(Study.of(variant, ("random", "random,never=build:cafe"), 6))
    slot = [s.name for s in found.sheet.slots].index("built cafe")
    barred = found.rows["seating"] == 1
    assert found.rows["sums"][:, :, slot][barred].sum() == 0
    assert found.rows["sums"][:, :, slot][~barred].sum() > 0
    assert [share["name"] for share in found.summary()["bots"]] == [
        "random",
        "random,never=build:cafe",
    ]


def test_a_rule_is_part_of_the_name_and_not_of_the_fingerprint() -> None:
    game = registry.find("minivilles")
    assert fingerprint(game, "greedy,never=build:cafe") == fingerprint(game, "greedy")
    studies = [Study.of(MINIVILLES, (f"greedy{rule}",), 1) for rule in ("", ",never=build:cafe")]
    assert studies[0].digest != studies[1].digest
