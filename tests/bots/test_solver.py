"""The solver: endings worked out by hand, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

import bourgade
from bourgade import LoadedGame, Match
from bourgade.bots.solver import Solver, TooLarge
from bourgade.bots.specs import Budget
from tests.bots.endgames import (
    last_plan,
    last_silhouettes,
    last_speculation,
    one_coin_short,
    race,
    three_in_a_row,
)
from tests.games.mintworks.street import street
from tests.kernel.thorp import Settle, loaded_die, play, thorp

EXACT = 1e-12


def shares(match: Match) -> dict[str, list[float]]:
    """What every move or outcome is worth to every seat."""
    return {p.move: list(p.shares) for p in Solver(match.variant).search(match).estimates}


def exactly(*parts: Fraction) -> object:
    assert sum(parts) == 1
    return pytest.approx([float(part) for part in parts], abs=EXACT)


# Endings by hand


def test_a_coin_short_with_two_throws() -> None:
    """A 1 in one of two throws: 1/6 + 5/6 · 1/6 = 11/36. Else B has the coins."""
    found = Solver(one_coin_short().variant).search(one_coin_short())
    assert list(found.shares) == exactly(Fraction(11, 36), Fraction(25, 36))
    assert (found.best.move, found.actor, found.error) == ("roll 1", 0, 0)


def test_the_second_throw_is_taken_unless_the_first_one_wins() -> None:
    match = play(one_coin_short(), "roll 1", "dice 2")
    assert shares(match) == {
        "reroll 1": exactly(Fraction(1, 6), Fraction(5, 6)),
        "keep": exactly(Fraction(0), Fraction(1)),
    }
    match = play(one_coin_short(), "roll 1", "dice 1")
    assert Solver(match.variant).search(match).best.move == "keep"


def test_a_die_is_the_mean_of_its_faces() -> None:
    """After a 1 A keeps it and wins; after anything else he throws again, 1/6."""
    match = play(one_coin_short(), "roll 1")
    found = Solver(match.variant).search(match)
    assert found.actor == bourgade.CHANCE
    assert [p.move for p in found.estimates] == [f"dice {n}" for n in range(1, 7)]
    assert [p.shares[0] for p in found.estimates] == pytest.approx([1] + [1 / 6] * 5, abs=EXACT)
    assert found.shares[0] == pytest.approx(11 / 36, abs=EXACT)


def test_three_players_each_for_himself() -> None:
    """A has 11/36, B 11/36 of what A leaves, C the rest."""
    left = Fraction(25, 36)
    found = Solver(three_in_a_row().variant).search(three_in_a_row())
    assert list(found.shares) == exactly(Fraction(11, 36), left * Fraction(11, 36), left**2)


def test_four_players() -> None:
    """A, B and C need a 1 each, one after the other; then D has the coins."""
    match = race(A="3 | wheat_field", B="3 | wheat_field", C="3 | wheat_field", D="30 |")
    left, won = Fraction(25, 36), Fraction(11, 36)
    found = Solver(match.variant).search(match)
    assert list(found.shares) == exactly(won, left * won, left**2 * won, left**3)


def test_a_race_of_gatherers() -> None:
    """Both need 5 wood, a die each turn, then build; A first, so A wins where both take as long.

    Throws until the sum is 5 or more: one 1/3; two 2/3 - 6/36 = 1/2; three 6/36 - 4/216 = 32/216;
    four 4/216 - 1/1296 = 23/1296; five 1/1296.
    """
    match = thorp(A="0 wood 3 cottages", B="0 wood 3 cottages")
    throws = [Fraction(n, 1296) for n in (432, 648, 192, 23, 1)]
    alike = sum((p * p for p in throws), Fraction(0))
    found = Solver(match.variant).search(match)
    assert list(found.shares) == exactly((1 + alike) / 2, (1 - alike) / 2)


def test_uneven_weights_are_weighed(settle: Settle) -> None:
    """A die that shows its number so many times in 21; B wins unless A throws a 6 at once."""
    settle("thorp_heavy", *loaded_die("face + 1"))
    match = thorp("thorp_heavy", A="0 wood 3 cottages", B="4 wood 3 cottages")
    play(match, "gather")
    found = Solver(match.variant).search(match)
    # B gathers to 5 or more at once and builds the turn after A could have built.
    assert list(found.shares) == exactly(Fraction(11, 21), Fraction(10, 21))


def test_the_lotto_and_the_builder() -> None:
    """Of 12 plans 5 bring the 2 stars A needs: Gardens 3, Plant 2, Museum 2 with the Statue,
    Obelisk 3 with two other buildings, Vault 2 with the Bridge in hand."""
    match = last_plan()
    assert shares(match) == {
        "place lotto": exactly(Fraction(5, 12), Fraction(7, 12)),
        "place builder": exactly(Fraction(0), Fraction(1)),
        "pass": exactly(Fraction(0), Fraction(1)),
    }
    play(match, "place lotto")
    assert {move for move, worth in shares(match).items() if worth[0] == 1} == {
        "draw gardens", "draw plant", "draw museum", "draw obelisk", "draw vault",
    }  # fmt: skip


def test_a_building_that_decides() -> None:
    """Built, the Gardens tie at 7 stars and 3 cards, and A's last mint is one more than B's."""
    match = street(
        A="3 | gardens | factory windmill", B="0 | | landfill workshop plant",
        supply="statue mine crane",
        placed={"producer": [1, 1], "supplier": [2, 2], "leadership_council": [1]},
    )  # fmt: skip
    assert shares(match) == {"place builder": [1, 0], "pass": [0, 1]}


def test_a_shared_win_is_shared_out() -> None:
    """Both can leave 4 objects at best, as many silhouettes: they share. Less, and A is ahead."""
    found = shares(last_silhouettes())
    assert {move for move, worth in found.items() if worth == [0.5, 0.5]} == {
        "place 5 7.4 h", "place 5 7.5 h",
    }  # fmt: skip
    assert all(worth == [1, 0] for worth in found.values() if worth != [0.5, 0.5])


def test_money_that_is_better_kept() -> None:
    """Equal points and money are shared; every speculation costs some, and A wins."""
    found = shares(last_speculation())
    assert found.pop("pass") == [0.5, 0.5]
    assert len(found) > 50
    assert set(map(tuple, found.values())) == {(1.0, 0.0)}


def test_the_first_of_equal_moves_is_named() -> None:
    match = play(one_coin_short(), "roll 1", "dice 2", "reroll 1", "dice 5")
    assert match.moves == ("pass",)
    match = last_silhouettes()
    found = Solver(match.variant).search(match)
    assert [p.action for p in found.estimates[:2]] == sorted(p.action for p in found.estimates[:2])


# Against a plain recursion over matches


def worth(match: Match) -> list[Fraction]:
    """The same without a memory and with exact fractions; whoever can win at once does."""
    seats = range(match.variant.seats)
    if match.over:
        return [Fraction("ABCD"[p] in match.winners, len(match.winners)) for p in seats]
    after = [play(match.copy(), move) for move in match.moves]
    if match.actor == "chance":
        weights = list(match.outcomes().values())
        values = [worth(then) for then in after]
        return [
            sum((w * v[p] for w, v in zip(weights, values, strict=True)), Fraction(0))
            / sum(weights)
            for p in seats
        ]
    seat = match.variant.seat_index(match.actor)
    for then in after:
        if then.over and then.winners == (match.actor,):
            return worth(then)
    return max((worth(then) for then in after), key=lambda value: value[seat])


def second_throw() -> Match:
    return play(one_coin_short(), "roll 1", "dice 2")


@pytest.mark.parametrize("ending", [second_throw, last_plan, last_silhouettes])
def test_the_memory_changes_nothing(ending: Callable[[], Match]) -> None:
    match = ending()
    found = Solver(match.variant).search(match)
    assert list(found.shares) == pytest.approx([float(w) for w in worth(match)], abs=EXACT)


def test_a_position_is_the_same_however_many_steps_led_to_it() -> None:
    solver = Solver(one_coin_short().variant)
    solver.search(one_coin_short())
    known = solver.search(one_coin_short()).simulations
    loaded = LoadedGame(solver.variant)
    later = loaded.setup({**one_coin_short().position, "ply": 90}, chance="manual")
    assert solver.search(later).simulations == known


# What it leaves alone, and what it refuses


def test_solving_changes_nothing() -> None:
    match = one_coin_short()
    before = (match.state.tobytes(), match.record())
    Solver(match.variant).search(match, Budget(simulations=1))
    assert (match.state.tobytes(), match.record()) == before


@pytest.mark.parametrize("game", bourgade.list_games())
def test_a_whole_game_is_too_large(game: str) -> None:
    match = bourgade.load(game).start(seed=1)
    with pytest.raises(TooLarge) as refused:
        Solver(match.variant, max_states=20).search(match)
    assert "more than 20 others" in refused.value.text("en")
    assert "plus de 20 autres" in refused.value.text("fr")
    assert refused.value.reason == "solve-too-large"


def test_the_bound_is_exact() -> None:
    match = one_coin_short()
    states = Solver(match.variant).search(match).simulations
    assert Solver(match.variant, max_states=states).search(match).simulations == states
    with pytest.raises(TooLarge):
        Solver(match.variant, max_states=states - 1).search(match)


def test_a_circle_is_refused(settle: Settle) -> None:
    """Here nobody's wood grows and no turn is counted, so the same position comes again."""
    settle(
        "thorp_idle",
        ("rules.py", "s.turn += 1\n", "s.turn = 1\n"),
        ("rules.py", "wood += amount", "wood += 0"),
    )
    match = thorp("thorp_idle", A="0 wood", B="0 wood")
    with pytest.raises(TooLarge) as refused:
        Solver(match.variant).search(match)
    assert refused.value.reason == "solve-circle"
    assert "circle" in str(refused.value)
    assert "rond" in refused.value.text("fr")
