"""Bots by their specs: budgets, settings, levels, and what is refused."""

from __future__ import annotations

import math
import tomllib

import pytest

import bourgade
from bourgade import BadOption, UnknownBot, bots
from bourgade.bots import Budget, SearchBot
from bourgade.bots.searcher import MoveEstimate, sample_move
from bourgade.kernel import registry
from tests.games.minivilles.town import town


@pytest.mark.parametrize(
    ("text", "simulations", "seconds"),
    [
        ("2000", 2000, None),
        ("1", 1, None),
        ("1.5s", None, 1.5),
        ("200ms", None, 0.2),
        ("0s", None, 0),
    ],
)
def test_budgets(text: str, simulations: int | None, seconds: float | None) -> None:
    budget = Budget.read(text)
    assert simulations is None or budget.simulations == simulations
    assert seconds is None or budget.seconds == pytest.approx(seconds)


@pytest.mark.parametrize("text", ["", "0", "-5", "1.5", "2 kg", "s", "1e9", "10000000s", "²"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="is not a search budget"):
        bots.make(f"mcts:{text}")


def test_settings_stand_behind_the_budget() -> None:
    bot = bots.make("mcts:500, threads=2, temperature=40, exploration=900")
    assert isinstance(bot, SearchBot)
    assert (bot.budget.simulations, bot.threads, bot.temperature) == (500, 2, 40)
    assert bot.parameters == {"exploration": 900}


@pytest.mark.parametrize(
    "setting",
    [
        "thread=2",
        "threads=0",
        "threads=65",
        "temperature",
        "temperature=x",
        "hidden=1",
        "temperature=-1",
    ],
)
def test_a_setting_that_is_none_is_refused(setting: str) -> None:
    with pytest.raises(BadOption) as refused:
        bots.make(f"mcts:10,{setting}")
    assert setting in str(refused.value)
    assert "evaluation_scale, expand_after, exploration" in str(refused.value)
    assert "réglages" in refused.value.text("fr")


@pytest.mark.parametrize("name", ["prior_temperature", "prior_visits"])
def test_what_the_search_divides_by_is_not_nothing(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        bots.make(f"mcts:10,{name}=0")
    assert f"does not take “{name}=0”: {name} is 1 or more" in str(refused.value)
    assert "au moins 1" in refused.value.text("fr")
    assert bots.make(f"mcts:10,{name}=1").name == f"mcts:10,{name}=1"


def test_a_level_has_no_budget_of_its_own() -> None:
    with pytest.raises(UnknownBot):
        bots.make("strong:2s")


def test_every_game_has_every_level_and_all_can_be_made() -> None:
    for name in registry.names():
        levels = bots.levels(registry.find(name))
        assert list(levels) == list(bots.levels())
        for spec in levels.values():
            assert bots.make(spec).name == spec


def test_a_game_may_say_how_its_levels_play() -> None:
    common = bots.levels()
    for name in registry.names():
        game = registry.find(name)
        own = game.folder / "bots.toml"
        said = tomllib.loads(own.read_text("utf-8")).get("levels", {}) if own.exists() else {}
        assert bots.levels(game) == {**common, **said}


def test_a_level_plays_what_its_game_says() -> None:
    for name in registry.names():
        match = bourgade.load(name, players=2).start(seed=4)
        spec = bots.levels(match.variant.game)["skilled"]
        assert bots.make("skilled", 3).choose(match) == bots.make(spec, 3).choose(match)


def test_weak_eyes_miss_what_sharp_ones_see() -> None:
    """A move better by the temperature is e times as likely; near 0 only the best is played."""
    moves = [MoveEstimate(0, "best", 9, (0.7, 0.3)), MoveEstimate(1, "next", 1, (0.58, 0.42))]
    picked = [sample_move(moves, 0, 120, lot / 1000).move for lot in range(1000)]
    assert picked.count("best") == pytest.approx(1000 * math.e / (math.e + 1), abs=2)
    theirs = [sample_move(moves, 1, 120, lot / 1000).move for lot in range(1000)]
    assert theirs.count("next") == pytest.approx(picked.count("best"), abs=2)
    assert {sample_move(moves, 0, 1, lot / 10).move for lot in range(10)} == {"best"}


def test_a_beginner_may_pick_any_move_of_a_level_field() -> None:
    match = town(A="0", B="0")
    chosen = {bots.make("mcts:1,temperature=1000000", seed).choose(match) for seed in range(12)}
    assert chosen == set(match.moves)


def test_a_forced_move_needs_no_thought() -> None:
    match = bourgade.load("minivilles", players=2).start(seed=1)
    assert len(match.moves) == 1
    bot = bots.make("mcts:3600s")
    assert bot.choose(match) == match.moves[0]
