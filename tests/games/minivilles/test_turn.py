"""The turn: section 4 of RULES.md."""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from bourgade import Match
from tests.games.minivilles.town import city, coins, play, town

TEN = {"market": "ten"}
NINE_PILES = dict.fromkeys(
    ["wheat_field", "ranch", "forest", "mine", "apple_orchard", "bakery", "convenience_store",
     "furniture_factory", "cafe"],
    1,
)  # fmt: skip


def phases(match: Match, *moves: str) -> list[str]:
    """The phases passed through by some moves, and the one they lead to."""
    seen = []
    for move in moves:
        seen.append(match.phase)
        match.play(move)
    return [*seen, match.phase]


def happened(match: Match) -> list[str]:
    return [event.name for event in match.events()]


def refusal(match: Match, move: str) -> str:
    before = match.position
    with pytest.raises(bourgade.IllegalMove) as refused:
        match.play(move)
    assert match.position == before
    return refused.value.reason


# Roll, effects, construction, renewal


@pytest.mark.rule("MV-036")
def test_a_turn_is_roll_effects_construction_renewal_and_end() -> None:
    match = town("base_marina", options=TEN, A="1 | bakery", B="0 | cafe", C="4",
                 market={**NINE_PILES, "tuna_boat": 1})  # fmt: skip
    moves = ("roll 1", "dice 3", "build ranch", "draw stadium")
    assert phases(match, *moves) == ["roll", "dice", "build", "draw", "roll"]
    assert happened(match) == ["rolled", "paid", "earned", "built", "drawn", "turn"]
    assert coins(match) == [0, 1, 4]
    assert city(match, "A")["open"] == {"bakery": 1, "ranch": 1}
    assert (match.actor, match.position["turn"]) == ("B", 2)


@pytest.mark.rule("MV-036")
def test_no_part_of_a_turn_can_be_taken_early_or_twice() -> None:
    match = town(A="9 | bakery", B="9")
    assert refusal(match, "build ranch") == "wrong-phase"
    assert refusal(match, "pass") == "wrong-phase"
    assert refusal(match, "dice 3") == "chance-decides"
    play(match, "roll 1")
    assert refusal(match, "roll 1") == "waiting-for-chance"
    play(match, "dice 3")
    assert refusal(match, "roll 1") == "wrong-phase"
    assert refusal(match, "dice 3") == "chance-decides"
    assert coins(match) == [10, 9]
    play(match, "build ranch")
    assert (match.phase, match.actor) == ("roll", "B")


@pytest.mark.rule("MV-036")
def test_a_turn_forgets_the_dice_of_the_turn_before() -> None:
    match = town("base_marina", A="9 | | train_station harbor radio_tower", B="9")
    play(match, "roll 2", "dice 1 2", "reroll 2", "dice 4 6", "harbor add", "pass")
    names = ("dice", "die1", "die2", "bonus", "rerolled", "again", "constructed")
    assert {name: match.position[name] for name in names} == dict.fromkeys(names, 0)


@pytest.mark.rule("MV-037")
@pytest.mark.parametrize(
    ("players", "active", "following"),
    [(2, "A", "B"), (2, "B", "A"), (3, "B", "C"), (4, "D", "A"), (5, "A", "B"), (5, "E", "A")],
)  # fmt: skip
def test_the_next_seat_clockwise_plays(players: int, active: str, following: str) -> None:
    cities = dict.fromkeys("ABCDE"[:players], "3 | | train_station")
    match = town("deluxe", active=active, market=NINE_PILES, **cities)
    play(match, "roll 2", "dice 3 3", "pass")
    assert (match.actor, match.phase, match.position["active"]) == (following, "roll", following)


@pytest.mark.rule("MV-037")
def test_the_same_player_goes_on_only_with_an_extra_turn() -> None:
    match = town(A="3 | | train_station amusement_park", B="3", C="3")
    play(match, "roll 2", "dice 3 3", "pass")
    assert (match.actor, match.phase) == ("A", "roll")
    play(match, "roll 2", "dice 3 4", "pass")
    assert (match.actor, match.phase) == ("B", "roll")
    play(match, "roll 1", "dice 6", "pass", "roll 1", "dice 6", "pass")
    assert (match.actor, match.phase) == ("A", "roll")


# Order of decisions


@pytest.mark.rule("MV-038")
def test_decisions_come_in_the_order_of_the_rules(tmp_path: Path) -> None:
    own = tmp_path / "all_on_ten.toml"
    asking = ("demolition_company", "tv_station", "business_center", "renovation_company")
    rows = [f'[[establishment]]\nid = "{kind}"\ndice = [10]\n' for kind in asking]
    own.write_text("\n".join(rows), "utf-8")
    match = town(
        "base_marina_green_valley", options={"content": own},
        A="9 | wheat_field, demolition_company, moving_company, tv_station, business_center, "
          "renovation_company | train_station radio_tower harbor",
        B="9 | ranch",
    )  # fmt: skip
    assert phases(
        match, "roll 2", "dice 4 6", "keep", "harbor leave", "demolish harbor",
        "give wheat_field", "give to B", "charge B", "no swap", "renovate ranch",
    ) == [
        "roll", "dice", "reroll", "harbor", "demolish", "move", "move_to", "tv", "swap",
        "renovate", "build",
    ]  # fmt: skip
    assert match.actor == "A"
    assert coins(match) == [9 + 8 + 4 + 5 + 1, 4]


@pytest.mark.rule("MV-038")
@pytest.mark.parametrize("edition", ["base", "base_green_valley", "deluxe"])
def test_roll_and_build_are_offered_even_with_a_single_choice(edition: str) -> None:
    dear = {"base_green_valley": {**NINE_PILES, "stadium": 1}, "deluxe": NINE_PILES}
    market = {"market": dear[edition]} if edition in dear else {}
    match = town(edition, A="0", B="0", **market)
    assert (match.phase, match.moves) == ("roll", ("roll 1",))
    play(match, "roll 1", "dice 6")
    assert (match.phase, match.actor, match.moves) == ("build", "A", ("pass",))


GREAT = "base_marina_green_valley"


@pytest.mark.rule("MV-038")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "phase"),
    [
        # reroll: an own Radio Tower
        ("| train_station radio_tower", "", (1, 2), "reroll"),
        ("| train_station", "| radio_tower", (1, 2), "build"),
        # harbor: an own Harbor and 10 or more
        ("| train_station harbor", "", (4, 6), "harbor"),
        ("| train_station harbor", "", (5, 6), "harbor"),
        ("| train_station harbor", "", (6, 6), "harbor"),
        ("| train_station harbor", "", (4, 5), "build"),
        ("| train_station", "| harbor", (4, 6), "build"),
        # demolish: an own company on a 4 and a monument that can be turned
        ("demolition_company | train_station", "", (1, 3), "demolish"),
        ("demolition_company | train_station", "", (1, 4), "build"),
        ("closed demolition_company | train_station", "", (1, 3), "build"),
        ("| train_station", "demolition_company | harbor", (1, 3), "build"),
        # move: an own company on a 9 or a 10
        ("moving_company | train_station", "", (4, 5), "move"),
        ("moving_company | train_station", "", (4, 6), "move"),
        ("moving_company | train_station", "", (4, 4), "build"),
        ("moving_company | train_station", "", (5, 6), "build"),
        ("closed moving_company | train_station", "", (4, 5), "build"),
        ("| train_station", "moving_company", (4, 5), "build"),
        # tv: an own TV Station on a 6
        ("tv_station | train_station", "", (2, 4), "tv"),
        ("tv_station | train_station", "", (2, 3), "build"),
        ("| train_station", "tv_station", (2, 4), "build"),
        # swap: an own Business Center on a 6 and a pair
        ("business_center, ranch | train_station", "cafe", (2, 4), "swap"),
        ("business_center, closed ranch | train_station", "closed cafe", (2, 4), "swap"),
        ("business_center, ranch | train_station", "cafe", (2, 5), "build"),
        ("business_center | train_station", "cafe", (2, 4), "build"),
        ("business_center, ranch | train_station", "stadium", (2, 4), "build"),
        ("ranch | train_station", "business_center, cafe", (2, 4), "build"),
        # renovate: an own company on an 8 and an open card without the tower
        ("renovation_company | train_station", "cafe", (4, 4), "renovate"),
        ("renovation_company, ranch | train_station", "", (4, 4), "renovate"),
        ("renovation_company | train_station", "cafe", (4, 5), "build"),
        ("renovation_company | train_station", "closed cafe", (4, 4), "build"),
        ("renovation_company | train_station", "stadium", (4, 4), "build"),
        ("ranch | train_station", "renovation_company, cafe", (4, 4), "build"),
    ],
)  # fmt: skip
def test_other_decisions_are_asked_only_on_their_conditions(
    mine: str, theirs: str, dice: tuple[int, int], phase: str
) -> None:
    match = town(GREAT, A=f"9 | {mine}", B=f"9 | {theirs}")
    play(match, "roll 2", f"dice {dice[0]} {dice[1]}")
    assert (match.phase, match.actor) == (phase, "A")


@pytest.mark.rule("MV-038")
def test_demolish_is_not_asked_when_only_the_city_hall_stands() -> None:
    match = town(GREAT, A="9 | demolition_company", B="9 | | harbor")
    play(match, "roll 1", "dice 4")
    assert (match.phase, coins(match)) == ("build", [9, 9])


@pytest.mark.rule("MV-038")
def test_reroll_is_not_asked_again_after_a_reroll() -> None:
    match = town(GREAT, A="9 | | train_station radio_tower harbor", B="9")
    moves = ("roll 2", "dice 1 2", "reroll 2", "dice 4 6", "harbor leave")
    assert phases(match, *moves) == ["roll", "dice", "reroll", "dice", "harbor", "build"]


# The construction


@pytest.mark.rule("MV-039")
@pytest.mark.parametrize(
    ("move", "purse", "cards", "built"),
    [
        ("pass", 30, {}, []),
        ("build ranch", 29, {"ranch": 1}, []),
        ("build stadium", 24, {"stadium": 1}, []),
        ("build train_station", 26, {}, ["train_station"]),
        ("build radio_tower", 8, {}, ["radio_tower"]),
    ],
)
def test_one_establishment_or_one_monument_or_nothing(
    move: str, purse: int, cards: dict[str, int], built: list[str]
) -> None:
    match = town(A="30", B="30")
    play(match, "roll 1", "dice 6")
    assert match.moves[0] == "pass"
    assert len(match.moves) == 1 + 15 + 4
    play(match, move)
    assert coins(match) == [purse, 30]
    assert (city(match, "A")["open"], city(match, "A")["built"]) == (cards, built)
    assert (city(match, "B")["open"], city(match, "B")["built"]) == ({}, [])
    assert (match.actor, match.phase) == ("B", "roll")
    with pytest.raises(bourgade.NotYourTurn):
        match.play("build bakery", seat="A")


@pytest.mark.rule("MV-039")
@pytest.mark.parametrize("purse", [0, 22, 500])
def test_passing_is_always_allowed(purse: int) -> None:
    match = town(A=str(purse), B="0", phase="build")
    assert "pass" in match.moves
    play(match, "pass")
    assert coins(match) == [purse, 0]
    assert (match.actor, match.phase) == ("B", "roll")


# After the construction


@pytest.mark.rule("MV-040")
def test_the_loan_then_renewal_then_the_startup_coin_then_the_next_turn() -> None:
    match = town("base_green_valley", A="0 | tech_startup", B="0", phase="build",
                 market={**NINE_PILES, "loan_office": 1})  # fmt: skip
    play(match, "build loan_office")
    assert match.phase == "draw"
    assert (coins(match), city(match, "A")["startup"]) == ([5, 0], 0)
    play(match, "draw ranch", "draw stadium")
    assert (coins(match), city(match, "A")["startup"]) == ([5, 0], 1)
    assert (match.actor, match.phase) == ("B", "roll")
    assert happened(match) == ["built", "earned", "drawn", "drawn", "startup_coin", "turn"]


@pytest.mark.rule("MV-040")
def test_the_airport_then_the_startup_coin_then_the_next_turn() -> None:
    match = town(GREAT, A="1 | tech_startup | airport", B="0 | tech_startup | airport",
                 phase="build")  # fmt: skip
    play(match, "pass")
    assert (coins(match), city(match, "A")["startup"]) == ([11, 0], 1)
    assert city(match, "B")["startup"] == 0
    assert (match.actor, match.phase) == ("B", "roll")
    assert happened(match) == ["passed", "welcomed", "startup_coin", "turn"]


@pytest.mark.rule("MV-040")
def test_a_loan_is_a_construction_so_the_airport_stays_silent() -> None:
    match = town("base_marina_green_valley", A="1 | | airport", B="0", phase="build",
                 market={**NINE_PILES, "loan_office": 1})  # fmt: skip
    play(match, "build loan_office")
    assert coins(match) == [6, 0]
    assert happened(match) == ["built", "earned"]


@pytest.mark.rule("MV-040")
@pytest.mark.parametrize(
    ("purse", "airport", "after", "told"),
    [
        (0, False, 2, ["passed", "topped_up", "turn"]),
        (1, False, 2, ["passed", "topped_up", "turn"]),
        (2, False, 2, ["passed", "turn"]),
        (3, False, 3, ["passed", "turn"]),
        (0, True, 10, ["passed", "welcomed", "turn"]),
        (1, True, 11, ["passed", "welcomed", "turn"]),
        (2, True, 12, ["passed", "welcomed", "turn"]),
    ],
)
def test_the_airport_comes_before_the_deluxe_top_up(
    purse: int, airport: bool, after: int, told: list[str]
) -> None:
    built = "airport" if airport else ""
    match = town("deluxe", A=f"{purse} | | {built}", B="0", phase="build")
    play(match, "pass")
    assert coins(match) == [after, 0]
    assert happened(match) == told
    assert (match.actor, match.phase) == ("B", "roll")


@pytest.mark.rule("MV-040")
def test_renewal_comes_before_an_extra_turn() -> None:
    match = town("deluxe", A="3 | | train_station amusement_park", B="0", market=NINE_PILES)
    moves = ("roll 2", "dice 2 2", "build cafe", "draw stadium")
    assert phases(match, *moves) == ["roll", "dice", "build", "draw", "roll"]
    assert match.actor == "A"


@pytest.mark.rule("MV-040")
def test_victory_cuts_everything_off() -> None:
    match = town(
        GREAT, A="40 | tech_startup | train_station harbor shopping_mall amusement_park airport",
        B="0",
    )  # fmt: skip
    market = match.position["market"]
    play(match, "roll 2", "dice 1 1", "build radio_tower")
    assert (match.over, match.phase, match.actor, match.moves) == (True, "over", None, ())
    assert happened(match)[-2:] == ["completed", "won"]
    assert (coins(match), city(match, "A")["startup"]) == ([18, 0], 0)
    assert match.position["market"] == market


# Nobody is eliminated


@pytest.mark.rule("MV-041")
@pytest.mark.parametrize("edition", ["base", "base_marina", "base_green_valley", "deluxe"])
def test_a_player_with_nothing_keeps_taking_turns(edition: str) -> None:
    options = {} if edition == "deluxe" else {"market": "ten" if "green" in edition else "open"}
    piles = {"base_green_valley": {**NINE_PILES, "stadium": 1}, "deluxe": NINE_PILES}
    given = {"market": piles[edition]} if edition in piles else {}
    match = town(edition, options=options, A="0", B="9 | cafe", C="0", **given)
    order = ""
    for _ in range(7):
        order += match.actor or "?"
        play(match, "roll 1", "dice 3", "pass")
    assert order == "ABCABCA"
    assert not match.over
    assert city(match, "A")["open"] == city(match, "C")["open"] == {}


@pytest.mark.rule("MV-041")
def test_a_player_who_gives_the_last_card_away_still_builds_and_plays_on() -> None:
    match = town("base_green_valley", options={"market": "open"},
                 A="0 | moving_company | train_station", B="0")  # fmt: skip
    play(match, "roll 2", "dice 4 5", "give moving_company", "give to B")
    assert city(match, "A")["open"] == {}
    assert coins(match) == [4, 0]
    play(match, "build ranch", "roll 1", "dice 6", "pass")
    assert (match.actor, match.phase) == ("A", "roll")
