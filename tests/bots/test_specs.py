"""Bots by their specs: budgets, settings, levels, and what is refused."""

from __future__ import annotations

import math
import tomllib

import pytest

import bourgade
from bourgade import BadOption, UnknownBot, bots
from bourgade.bots import Budget, NetBot, SearchBot
from bourgade.bots.searcher import MoveEstimate, sample_move
from bourgade.kernel import registry
from bourgade.play import Match
from tests.games.minivilles.town import town


@pytest.mark.parametrize(
    ("text", "simulations", "seconds"),
    [
        ("2000", 2000, None),
        ("1", 1, None),
        ("1.5s", None, 1.5),
        ("200ms", None, 0.2),
        ("0s", None, 0),
        ("1s/turn", None, 1),
        ("300 ms / turn ", None, 0.3),
        ("600/turn", 600, None),
    ],
)
def test_budgets(text: str, simulations: int | None, seconds: float | None) -> None:
    budget = Budget.read(text)
    assert simulations is None or budget.simulations == simulations
    assert seconds is None or budget.seconds == pytest.approx(seconds)
    assert budget.per_turn == ("turn" in text)


def test_the_shares_of_a_turn_add_up_to_its_budget_and_no_more() -> None:
    turn = Budget.read("3s/turn")
    shares = [turn.after(choices).seconds for choices in range(100)]
    assert shares[:3] == pytest.approx([1, 2 / 3, 4 / 9])
    assert sum(shares) == pytest.approx(3)
    assert not turn.after(0).per_turn
    assert Budget.read("300/turn").after(1).simulations == 66
    assert Budget.read("3/turn").after(9).simulations == 1  # always one
    assert Budget.read("2s").after(7) == Budget.read("2s")


def two_decisions() -> Match:
    """A may roll one die or two; then there is something to build."""
    return town(A="6 | wheat_field | train_station", B="6 | wheat_field")


def test_a_turn_lasts_until_another_player_decides() -> None:
    match = two_decisions()
    counts: list[tuple[str | None, int, int]] = []
    for move in ("roll 1", "dice 6", "pass", "roll 1", "dice 6", "pass"):
        if match.actor != "chance":
            counts.append((match.actor, match.moves_this_turn(), match.choices_this_turn()))
        match.play(move)
    assert counts == [("A", 0, 0), ("A", 1, 1), ("B", 0, 0), ("B", 1, 0)]


def test_a_search_gets_what_its_turn_has_left() -> None:
    match = two_decisions()
    bot = bots.make("mcts:90/turn")
    assert isinstance(bot, SearchBot)
    assert bot.search(match).simulations == 30
    match.play("roll 1")
    match.play("dice 6")
    assert bot.search(match).simulations == 20
    bot.choices = 1  # as where the moves before are not known
    assert bot.search(match).simulations == 13


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "-5",
        "1.5",
        "2 kg",
        "s",
        "1e9",
        "10000000s",
        "²",
        "1s/",
        "/turn",
        "1s/game",
        "0/turn",
    ],
)
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


def test_a_net_alone_has_a_temperature() -> None:
    bot = bots.make(" Net: temperature=500")
    assert isinstance(bot, NetBot)
    assert (bot.name, bot.temperature, bot.file) == ("net: temperature=500", 500, None)
    plain = bots.make("net")
    assert isinstance(plain, NetBot)
    assert plain.temperature == 0


@pytest.mark.parametrize("setting", ["", "temperature", "temperature=-1", "threads=2", "500"])
def test_a_net_takes_no_other_setting(setting: str) -> None:
    with pytest.raises(BadOption, match=f"does not take “{setting}”.*: temperature."):
        bots.make(f"net:{setting}")


def test_a_search_may_leave_the_net_aside_that_names_moves() -> None:
    for text, used in (
        ("mcts:5", None),
        ("mcts:5,policy_net=1", True),
        ("mcts:5,policy_net=0", False),
    ):
        bot = bots.make(text)
        assert isinstance(bot, SearchBot)
        assert (bot.policy_net, bot.parameters) == (used, {})
    with pytest.raises(BadOption, match="policy_net=2"):
        bots.make("mcts:5,policy_net=2")


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
