"""Set-up per edition: section 2 of RULES.md."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import bourgade
from bourgade import LoadedGame, Match
from tests.games.minivilles.town import city, coins, play, town

SEATS = {
    "base": (2, 3, 4),
    "base_marina": (2, 3, 4),
    "base_green_valley": (2, 3, 4),
    "base_marina_green_valley": (2, 3, 4),
    "deluxe": (2, 3, 4, 5),
}
TABLES = [(edition, players) for edition, seats in SEATS.items() for players in seats]
EVERYWHERE = pytest.mark.parametrize(("edition", "players"), TABLES)

FOUR = ["train_station", "shopping_mall", "amusement_park", "radio_tower"]
SIX = ["harbor", *FOUR, "airport"]
ALL_MONUMENTS = {*SIX, "city_hall"}


@cache
def loaded(edition: str, players: int, **options: Any) -> LoadedGame:
    return bourgade.load("minivilles", edition=edition, players=players, **options)


def started(edition: str, players: int) -> Match:
    """A new game whose market is laid out; seat A is to roll."""
    return loaded(edition, players, first_player="A").start(seed=11)


def cities(match: Match) -> list[dict[str, Any]]:
    return list(match.position["players"].values())


def to_be_built(edition: str) -> set[str]:
    """The monuments that a rich player with nothing built may build."""
    match = town(edition, A="99", B="0", phase="build")
    return {move.removeprefix("build ") for move in match.moves} & ALL_MONUMENTS


# Starting cities


@pytest.mark.rule("MV-015")
@EVERYWHERE
def test_everybody_starts_with_an_open_wheat_field_and_bakery(edition: str, players: int) -> None:
    match = started(edition, players)
    assert len(cities(match)) == players
    assert [player["open"] for player in cities(match)] == [
        {"wheat_field": 1, "bakery": 1}
    ] * players
    assert [player["closed"] for player in cities(match)] == [{}] * players
    assert [player["startup"] for player in cities(match)] == [0] * players


@pytest.mark.rule("MV-015")
def test_the_starting_cards_work_on_the_first_roll() -> None:
    match = loaded("base", 2, first_player="A").start(chance="manual")
    assert coins(play(match.copy(), "roll 1", "dice 1")) == [4, 4]
    assert coins(play(match.copy(), "roll 1", "dice 3")) == [4, 3]


@pytest.mark.rule("MV-016")
@pytest.mark.parametrize("edition", ["base", "base_green_valley"])
def test_four_monuments_are_under_construction_without_marina(edition: str) -> None:
    for players in SEATS[edition]:
        match = started(edition, players)
        assert [player["built"] for player in cities(match)] == [[]] * players
    assert to_be_built(edition) == set(FOUR)
    assert set(loaded(edition, 2).variant.words["monuments"]) == set(FOUR)


@pytest.mark.rule("MV-017")
@pytest.mark.parametrize("edition", ["base_marina", "base_marina_green_valley"])
def test_six_monuments_are_under_construction_with_marina(edition: str) -> None:
    for players in SEATS[edition]:
        match = started(edition, players)
        assert [set(player["built"]) & set(SIX) for player in cities(match)] == [set()] * players
    assert to_be_built(edition) == set(SIX)
    assert set(loaded(edition, 2).variant.words["monuments"]) == ALL_MONUMENTS


@pytest.mark.rule("MV-018")
@pytest.mark.parametrize("edition", ["base_marina", "base_marina_green_valley"])
def test_the_city_hall_stands_from_the_beginning_with_marina(edition: str) -> None:
    for players in SEATS[edition]:
        match = started(edition, players)
        assert [player["built"] for player in cities(match)] == [["city_hall"]] * players


@pytest.mark.rule("MV-018")
def test_the_city_hall_works_in_the_first_turn_and_cannot_be_missing() -> None:
    game = loaded("base_marina", 2, first_player="A")
    position = game.start(chance="manual").position
    position["players"]["A"]["coins"] = 0
    match = game.setup(position, chance="manual")
    assert coins(play(match, "roll 1", "dice 6")) == [1, 3]
    position["players"]["B"]["built"] = []
    with pytest.raises(bourgade.BadPosition) as refused:
        game.setup(position)
    assert refused.value.reason == "city-hall-missing"
    assert refused.value.args_["seats"] == "B"


@pytest.mark.rule("MV-019")
def test_six_monuments_and_no_city_hall_in_deluxe() -> None:
    for players in SEATS["deluxe"]:
        match = started("deluxe", players)
        assert [player["built"] for player in cities(match)] == [[]] * players
    assert to_be_built("deluxe") == set(SIX)
    assert set(loaded("deluxe", 2).variant.words["monuments"]) == set(SIX)


@pytest.mark.rule("MV-020")
@EVERYWHERE
def test_everybody_starts_with_3_coins(edition: str, players: int) -> None:
    assert coins(started(edition, players)) == [3] * players


# Unused seats


@pytest.mark.rule("MV-021")
@EVERYWHERE
def test_starting_cards_of_unused_seats_leave_the_game(edition: str, players: int) -> None:
    match = loaded(edition, players, first_player="A").start(chance="manual")
    position = match.position
    supply = 5 if edition == "deluxe" else 6
    for kind in ("wheat_field", "bakery"):
        unsold = position["market"].get(kind, 0) + position["deck"].get(kind, 0)
        assert unsold == supply
        assert position["aside"].get(kind, 0) == 0
        assert sum(player["open"][kind] for player in cities(match)) == players


@pytest.mark.rule("MV-021")
def test_cards_of_unused_seats_cannot_be_put_into_a_position() -> None:
    game = loaded("base", 2, first_player="A")
    four = {"open": {"wheat_field": 4, "bakery": 4}}
    game.setup({"players": {"A": four, "B": four}})
    five = {"open": {"wheat_field": 5, "bakery": 4}}
    with pytest.raises(bourgade.BadPosition) as refused:
        game.setup({"players": {"A": five, "B": four}})
    assert refused.value.reason == "copies"
    assert refused.value.args_ == {
        "place": "market.wheat_field", "kinds": "wheat_field", "found": 9, "box": 8,
        "rule": "MV-177", "at": "roll",
    }  # fmt: skip


@pytest.mark.rule("MV-021")
@pytest.mark.parametrize("edition", SEATS)
def test_monuments_never_enter_a_pile_or_the_deck(edition: str) -> None:
    match = loaded(edition, 2, first_player="A").start(chance="manual")
    assert not ALL_MONUMENTS & {*match.position["market"], *match.position["deck"]}
    assert list(match.position["players"]) == ["A", "B"]
    with pytest.raises(bourgade.UnknownMove):
        match.play("draw train_station")


# Seats and the first player


@pytest.mark.rule("MV-022")
@EVERYWHERE
def test_seats_are_letters_and_turns_go_clockwise(edition: str, players: int) -> None:
    letters = "ABCDE"[:players]
    match = started(edition, players)
    assert "".join(match.position["players"]) == letters
    order = ""
    for _ in range(players + 1):
        order += match.actor or "?"
        play(match, "roll 1", "pass")
    assert order == letters + "A"


@pytest.mark.rule("MV-022")
@pytest.mark.parametrize(
    ("active", "players", "order"),
    [
        ("A", 2, "B"), ("A", 3, "CB"), ("B", 3, "AC"), ("C", 3, "BA"), ("B", 4, "ADC"),
        ("C", 5, "BAED"),
    ],
)  # fmt: skip
def test_counter_clockwise_wraps_around(active: str, players: int, order: str) -> None:
    seats = "ABCDE"[:players]
    given = {seat: "0" if seat == active else "0 | cafe" for seat in seats}
    match = town("deluxe", active=active, **given)
    game, position = LoadedGame(match.variant), match.position
    for purse in range(players):
        position["players"][active]["coins"] = purse
        match = play(game.setup(position, chance="manual"), "roll 1", "dice 3")
        paid = order[:purse]
        assert coins(match) == [int(seat in paid) for seat in seats]


def laid_out(match: Match) -> Match:
    """Turn up different cards until the market is complete."""
    while match.phase == "draw":
        closed = set(match.position["deck"]) - set(match.position["market"])
        match.play(f"draw {min(closed)}")
    return match


@pytest.mark.rule("MV-023")
@pytest.mark.parametrize(
    ("edition", "players"),
    [("base", 2), ("base_marina", 3), ("base_green_valley", 4), ("deluxe", 3), ("deluxe", 5)],
)
def test_the_first_seat_is_a_uniform_chance_event(edition: str, players: int) -> None:
    match = laid_out(loaded(edition, players).start(chance="manual"))
    letters = "ABCDE"[:players]
    assert match.actor == "chance"
    assert match.outcomes() == {f"first {seat}": 1 for seat in letters}
    for seat in letters:
        begun = play(match.copy(), f"first {seat}")
        assert (begun.actor, begun.phase, begun.position["active"]) == (seat, "roll", seat)
        assert begun.position["turn"] == 1


@pytest.mark.rule("MV-023")
@pytest.mark.parametrize(("edition", "players"), [("base", 3), ("base_marina", 2), ("deluxe", 5)])
def test_the_host_may_name_the_first_seat(edition: str, players: int) -> None:
    for seat in "ABCDE"[:players]:
        match = laid_out(loaded(edition, players, first_player=seat).start(chance="manual"))
        assert (match.actor, match.phase, match.position["turn"]) == (seat, "roll", 1)


@pytest.mark.rule("MV-023")
@pytest.mark.parametrize(
    ("edition", "players", "seat"),
    [("base", 2, "C"), ("base", 3, "D"), ("base", 4, "E"), ("deluxe", 4, "E"), ("deluxe", 5, "F"),
     ("base", 4, "1"), ("base", 4, "amusement_park")],
)  # fmt: skip
def test_a_first_seat_that_is_not_in_play_is_refused(edition: str, players: int, seat: str) -> None:
    with pytest.raises(bourgade.BadOption) as refused:
        bourgade.load("minivilles", edition=edition, players=players, first_player=seat)
    assert refused.value.reason in ("bad-value", "option-depends")
    assert refused.value.args_["option"] == "first_player"
    assert refused.value.args_["value"] == seat
    assert refused.value.args_["values"] == ", ".join(["random", *"ABCDE"[:players]])


@pytest.mark.rule("MV-024")
@pytest.mark.parametrize("edition", ["base", "base_marina"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_green_valley_changes_no_starting_city(edition: str, players: int) -> None:
    plain = started(edition, players)
    with_green_valley = started(f"{edition}_green_valley", players)
    assert cities(with_green_valley) == cities(plain)
    words = loaded(f"{edition}_green_valley", players).variant.words
    assert words["monuments"] == loaded(edition, players).variant.words["monuments"]
    assert city(with_green_valley, "A")["open"] == {"wheat_field": 1, "bakery": 1}


@pytest.mark.rule("MV-024")
@pytest.mark.parametrize("edition", ["base", "base_marina"])
def test_green_valley_changes_no_monument_to_build(edition: str) -> None:
    assert to_be_built(f"{edition}_green_valley") == to_be_built(edition)
