"""Bots: legal moves, the same ones for the same seed, chosen by what their seat may see."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade import Match, UnknownBot, bots
from bourgade.bots import agents, policy
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel.layout import NOBODY, new_records
from bourgade.kernel.rng import below, next_random
from bourgade.kernel.seeds import random_states
from tests.compile.processes import Process
from tests.games.minivilles.town import town
from tests.kernel.thorp import THORP, Settle, hiding, loaded_die, play, thorp

NAMES = ["greedy", "random"]
LEVELS = ["beginner", "casual", "skilled", "strong", "master"]


# Making one


def test_the_bots_there_are() -> None:
    assert bots.names() == [*LEVELS, *NAMES, "net", "mcts"]
    for name in bots.names():
        assert bots.make(name).name == name


def test_a_spec_is_free_in_case_and_spacing() -> None:
    assert bots.make(" Greedy ").name == "greedy"


def test_an_unknown_bot_suggests_the_closest() -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make(" gredy ")
    assert str(refused.value) == (
        "There is no bot called “gredy”. Closest name: greedy. "
        "Bots: beginner, casual, skilled, strong, master, greedy, random, net, mcts."
    )
    with pytest.raises(UnknownBot) as refused:
        bots.make("")
    assert "Closest" not in str(refused.value)


# Playing


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", [THORP, "minivilles"])
def test_a_bot_answers_with_legal_moves(name: str, game: str) -> None:
    match = bourgade.load(game, players=2).start(seed=5)
    bot = bots.make(name, seed=1)
    for _ in range(25):
        if match.over:
            break
        move = bot.choose(match)
        assert move in match.moves
        match.play(move)


def test_a_bot_decides_inside_a_turn_too() -> None:
    match = town(A="5 | business_center, cafe, tv_station", B="9 | mine, forest")
    play(match, "roll 1", "dice 6")
    asked = []
    while match.actor == "A":
        asked.append(match.phase)
        match.play(bots.make("greedy").choose(match))
    assert asked[:2] == ["tv", "swap"]
    assert asked[-1] == "build"


def test_greedy_finishes_a_game() -> None:
    match = bourgade.load(THORP, players=3).start(seed=2)
    bot = bots.make("greedy")
    while not match.over:
        match.play(bot.choose(match))
        assert match.ply < 100


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing(name: str) -> None:
    match = bourgade.load("minivilles", players=2).start(seed=5)
    before = (match.state.tobytes(), match.record())
    bots.make(name).choose(match)
    assert (match.state.tobytes(), match.record()) == before


# The same seed, the same choice


def whole_game(seed: int) -> tuple[tuple[str, str], ...]:
    match = bourgade.load(THORP, players=2).start(seed=3)
    bot = bots.make("random", seed)
    while not match.over and match.ply < 60:
        match.play(bot.choose(match))
    return match.history


def test_a_bot_is_the_same_for_the_same_seed() -> None:
    assert whole_game(1) == whole_game(1)
    assert len({whole_game(seed) for seed in range(4)}) == 4


def test_a_choice_depends_on_the_seed_and_the_ply() -> None:
    match = town(A="30", B="0", phase="build", die1=1)
    assert len({bots.make("random", 7).choose(match) for _ in range(5)}) == 1
    chosen = {bots.make("random", seed).choose(match) for seed in range(200)}
    assert chosen == set(match.moves)
    later = {
        bots.make("random", 7).choose(town(A="30", B="0", phase="build", die1=1, ply=ply))
        for ply in range(20)
    }
    assert len(later) > 5


# Greed


def test_greedy_takes_a_winning_move_at_once() -> None:
    monuments = "train_station, shopping_mall, amusement_park"
    match = town(A=f"99 | mine 3 | {monuments}", B="0", phase="build", die1=1)
    for seed in range(5):
        assert bots.make("greedy", seed).choose(match) == "build radio_tower"
    small = thorp(A="5 wood 3 cottages", B="90 wood 3 cottages")
    assert bots.make("greedy").choose(small) == "build"


def test_greedy_takes_the_best_position() -> None:
    """In this game a cottage is worth twice the wood it takes."""
    assert bots.make("greedy").choose(thorp(A="5 wood", B="2 wood")) == "build"


def test_equal_moves_are_drawn_by_lot(settle: Settle) -> None:
    name = "thorp_equal"
    old = "2 * int(book.cost) * int(me.cottages) + int(me.wood)"
    settle(name, ("knowledge.py", f"return {old}", "return 7"))
    match = thorp(name, A="9 wood", B="2 wood")
    counts = Counter(bots.make("greedy", seed).choose(match) for seed in range(200))
    assert set(counts) == {"gather", "build"}
    assert min(counts.values()) > 60


# Expectations


def expectation(match: Match, move: str, seat: int) -> tuple[int, Fraction]:
    """What the policy makes of a move, and the exact mean over what chance may do, in 1000ths."""
    variant, core = match.variant, engine(match.variant)
    states = new_records(variant.game.state, variant.sizes, 3)
    states[1] = match.state
    core.step(states[1], variant.book, variant.vocabulary.action(move), None)
    out, weight = variant.buffers()
    found = core.twin(policy).expected_value(states, variant.books, seat, out, weight)
    after = play(match.copy(), move)
    worth = {
        outcome: core.evaluate(play(after.copy(), outcome).state, variant.book, seat)
        for outcome in after.outcomes()
    }
    total = sum(after.outcomes().values())
    mean = sum((Fraction(n * worth[o], total) for o, n in after.outcomes().items()), Fraction(0))
    return found, 1000 * mean


def test_an_expectation_is_the_mean_over_a_die() -> None:
    found, mean = expectation(thorp(A="2 wood 1 cottages", B="2 wood"), "gather", 0)
    assert found == mean == 1000 * (10 + 2) + 3500


def test_an_expectation_weighs_its_outcomes(settle: Settle) -> None:
    """A die that shows 1 once, 2 twice … 6 six times."""
    settle("thorp_loaded", *loaded_die("face + 1"))
    match = thorp("thorp_loaded", A="0 wood", B="2 wood")
    found, mean = expectation(match, "gather", 0)
    assert mean == 1000 * Fraction(1 + 4 + 9 + 16 + 25 + 36, 21)
    assert found == mean // 1
    assert expectation(match, "gather", 1) == (2000, 2000)


@pytest.mark.parametrize("move", ["roll 1", "roll 2"])
def test_an_expectation_is_exact_in_a_city(move: str) -> None:
    match = town(
        A="4 | mine 1, cheese_factory 1, ranch 3 | train_station", B="9 | cafe 2, forest 1"
    )
    for seat in (0, 1):
        found, mean = expectation(match, move, seat)
        assert mean.denominator > 1 or move == "roll 1"
        assert found == mean // 1


def test_without_chance_an_expectation_is_the_worth_itself() -> None:
    match = thorp(A="9 wood", B="2 wood")
    variant, core = match.variant, engine(match.variant)
    states = new_records(variant.game.state, variant.sizes, 3)
    states[1] = match.state
    out, weight = variant.buffers()
    found = core.twin(policy).expected_value(states, variant.books, 0, out, weight)
    assert found == 1000 * core.evaluate(match.state, variant.book, 0) == 9000


# What a seat may see


def test_a_bot_sees_what_its_seat_may_see(settle: Settle) -> None:
    """Here a bot that saw the other's wood would gather; its own eyes show none, so it builds."""
    seen = "s.players[1 - seat].wood"
    settle(
        "thorp_blind",
        hiding("    s.players[1 - seat].wood = 0\n"),
        ("knowledge.py", "    me = s", f"    if {seen} > 0:\n        return -1\n    me = s"),
        ("knowledge.py", "int(me.cottages) + int(me.wood)", "int(me.cottages)"),
    )
    match = thorp("thorp_blind", A="9 wood", B="9 wood")
    assert {bots.make("greedy", seed).choose(match) for seed in range(20)} == {"build"}
    assert match.position["players"]["B"]["wood"] == 9


# Compiling in the background


def modes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []

    def interpreted(variant: Any, mode: Any = "python") -> Any:
        asked.append(mode)
        return engine(variant, "python")

    monkeypatch.setattr(agents, "engine", interpreted)
    return asked


def test_bots_ask_for_the_same_process_once(processes: list[Process]) -> None:
    for name in ("greedy", "mcts:20", "random"):
        bots.make(name).choose(thorp(A="9 wood", B="0 wood"))
    (process,) = processes
    told = [THORP, '{"players": 2}', "bots", ""]  # no content but that of the game
    assert process.command[1:] == ["-m", "bourgade.compile.warmup", *told]


@pytest.mark.parametrize(("code", "mode"), [(None, "python"), (1, "python"), (0, "cpu")])
def test_a_bot_waits_for_no_compiler(
    code: int | None, mode: str, processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = modes(monkeypatch)
    assert bots.make("greedy").choose(thorp()) == "gather"
    assert asked[-1] == "python"
    processes[0].code = code
    assert bots.make("greedy").choose(thorp()) == "gather"
    assert asked[-1] == mode


def test_until_it_is_compiled_a_search_takes_a_second_at_most(processes: list[Process]) -> None:
    match = town(A="9", B="0", phase="build")
    bot = bots.make("mcts:1000000")
    assert isinstance(bot, bots.SearchBot)
    result = bot.search(match)
    assert 1 <= result.simulations < 1_000_000
    assert result.seconds < 60
    assert result.best.move in match.moves


def test_compiled_bots_choose_as_the_interpreted_ones_do(
    processes: list[Process],
) -> None:
    match = thorp(A="9 wood", B="9 wood 1 cottages")
    chosen = [bots.make(name, seed).choose(match) for name in NAMES for seed in range(20)]
    bots.exercise(match.variant)
    processes[0].code = 0
    assert [bots.make(name, seed).choose(match) for name in NAMES for seed in range(20)] == chosen
    assert len(set(chosen)) == 2


# The policies


def test_random_numbers_are_those_of_xorshift() -> None:
    """Marsaglia's xorshift128 with its own first numbers."""
    rng = np.array([88675123, 521288629, 362436069, 123456789], np.int64)
    drawn = [next_random(rng) for _ in range(4)]
    assert drawn == [3701687786, 458299110, 2500872618, 3633119408]


def test_numbers_below_a_bound_are_even() -> None:
    rng = np.array([1, 2, 3, 4], np.int64)
    for _ in range(20):
        next_random(rng)
    counts = Counter(below(rng, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5


def test_chance_is_drawn_in_proportion(settle: Settle) -> None:
    name = "thorp_uneven"
    settle(name, *loaded_die("1 if face < 3 else 3"))
    match = play(thorp(name), "gather")
    variant = match.variant
    choose = engine(variant).draw
    out, weight = variant.buffers()
    rng = np.array([5, 6, 7, 8], np.int64)
    text = variant.vocabulary.text
    counts = Counter(text(choose(match.state, variant.book, rng, out, weight)) for _ in range(6000))
    expected = {f"die {face}": 500 if face < 4 else 1500 for face in range(1, 7)}
    assert set(counts) == set(expected)
    assert sum((counts[move] - n) ** 2 / n for move, n in expected.items()) < 20.5


def test_games_are_played_to_their_end_and_won_by_somebody() -> None:
    variant = bourgade.load(THORP, players=2).variant
    twin = engine(variant).twin(policy)
    states = new_records(variant.game.state, variant.sizes, 5)
    states[4].seats = variant.seats
    finals = new_records(variant.game.state, variant.sizes, 4)
    policies = np.array([[policy.GREEDY, policy.RANDOM]] * 4)
    rngs = np.arange(1, 17, dtype=np.int64).reshape(4, 4)
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    plies = twin.play_games(states, variant.books, finals, policies, rngs, out, 5000)
    assert all(final.over for final in finals)
    assert plies == sum(int(final.ply) for final in finals)
    winners = np.zeros((4, 2), np.int32)
    twin.find_winners(finals, variant.books, np.zeros((2, 2), np.int32), winners)
    for final, won in zip(finals, winners, strict=True):
        cottages = [int(final.players[p].cottages) for p in range(2)]
        assert [bool(w) for w in won] == [n == 4 for n in cottages]


def test_a_game_cut_off_has_no_winner() -> None:
    variant = bourgade.load(THORP, players=2).variant
    twin = engine(variant).twin(policy)
    states = new_records(variant.game.state, variant.sizes, 5)
    states[4].seats = variant.seats
    finals = new_records(variant.game.state, variant.sizes, 1)
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    rngs = np.array([[1, 2, 3, 4]], np.int64)
    assert twin.play_games(states, variant.books, finals, np.zeros((1, 2)), rngs, out, 5) == 5
    winners = np.zeros((1, 2), np.int32)
    twin.find_winners(finals, variant.books, np.zeros((2, 2), np.int32), winners)
    assert not winners.any()


@pytest.mark.parametrize(
    ("mine", "theirs", "ahead"),
    [
        ((3, 0), (2, 9), True),
        ((2, 9), (3, 0), False),
        ((3, 5), (3, 4), True),
        ((3, 4), (3, 5), False),
        ((3, 4), (3, 4), False),
    ],
)
def test_the_first_column_that_differs_decides(
    mine: tuple[int, int], theirs: tuple[int, int], ahead: bool
) -> None:
    assert policy.is_ahead(mine, theirs) == ahead


def test_greedy_players_of_whole_games_see_no_more_than_they_may() -> None:
    """In this game of Mint Works, who knew the other's secret plan would build something else."""
    variant = bourgade.load("mintworks", players=2).variant
    rules = engine(variant, best_mode())
    twin, text = rules.twin(policy), variant.vocabulary.text
    room = new_records(variant.game.state, variant.sizes, 4)
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    room[0] = variant.new_state()[0]
    rules.setup(room[0], variant.book)
    rng, both = random_states(3, 178, 1)[0], np.full(2, policy.GREEDY)
    twin.play_game(room, variant.books, both, rng, *out, 44, NOBODY)
    seat, knowing = int(room[0].actor), room.copy()
    assert text(twin.choose_greedy(knowing, variant.books, seat, rng, *out)) == "build workshop"
    assert text(twin.choose_by_sight(room, variant.books, seat, rng, *out)) == "build windmill"
    twin.play_game(room, variant.books, both, rng, *out, 45, NOBODY)
    windmill = variant.words["plans"].index("windmill")
    assert [int(room[0].players[p].buildings) >> windmill & 1 for p in (seat, 1 - seat)] == [1, 0]
