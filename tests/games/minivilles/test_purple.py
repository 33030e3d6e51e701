"""Purple establishments: section 10 of RULES.md."""

from collections.abc import Callable
from functools import partial

import pytest

import bourgade
from bourgade import LoadedGame, Match
from tests.games.minivilles.town import (
    city,
    coins,
    decisions,
    deluxe,
    each_result,
    events,
    marina,
    payouts,
    play,
    refused,
    seats,
    town,
    valley,
    wide,
)


def with_startup_coins(match: Match, **laid: int) -> Match:
    """The same position with coins lying on the Tech Startups of these seats."""
    position = match.position
    for seat, amount in laid.items():
        position["players"][seat]["startup"] = amount
    return LoadedGame(match.variant).setup(position, chance="manual")


def startups(match: Match) -> list[int]:
    """The coins on every seat's Tech Startup."""
    return [found["startup"] for found in match.position["players"].values()]


def cities(match: Match, state: str) -> list[dict[str, int]]:
    """Every seat's open or closed cards."""
    return [found[state] for found in match.position["players"].values()]


# What every result takes or asks


@pytest.mark.parametrize(
    ("table", "cities", "expected", "asked"),
    [
        pytest.param(
            wide, "10 | stadium | train_station harbor / 20 | stadium / 30 | stadium / 40",
            {6: [16, 18, 28, 38]}, {},
            marks=pytest.mark.rule("MV-111"), id="stadium: 2 from everybody else on a 6"),
        pytest.param(
            partial(town, active="B"), "10 | stadium / 20 / 30",
            {}, {},
            marks=pytest.mark.rule("MV-111"), id="stadium: rests on the turns of others"),
        pytest.param(
            wide, "10 | tv_station | train_station harbor / 20 | tv_station / 30",
            {}, {6: "tv"},
            marks=pytest.mark.rule("MV-112"), id="tv station: asks on a 6"),
        pytest.param(
            wide, "10 | mine, business_center | train_station harbor"
            " / 20 | cafe, business_center",
            {3: [9, 21], 9: [15, 20]}, {6: "swap"},
            marks=pytest.mark.rule("MV-113"), id="business center: asks on a 6"),
        pytest.param(  # 2: two Bakeries and the Ranch; 3: a Café before two Bakeries
            wide, "10 | publisher, bakery 2, cafe | train_station harbor"
            " / 20 | bakery 2, closed convenience_store, publisher"
            " / 30 | cafe, closed sushi_bar 2 / 40 | ranch",
            {2: [12, 20, 30, 41], 3: [11, 20, 31, 40], 7: [16, 17, 27, 40]}, {},
            marks=pytest.mark.rule("MV-116"), id="publisher: 1 for each cup and bread on a 7"),
        pytest.param(
            wide, "100 | tax_office | train_station harbor / 10 | tax_office / 9 / 15",
            {8: [112, 5, 9, 8], 9: [112, 5, 9, 8]}, {},
            marks=pytest.mark.rule("MV-117"), id="tax office: half of 10 or more on 8 and 9"),
        pytest.param(
            marina, "50 | | train_station / 20 | tax_office / 30 | tax_office",
            {}, {},
            marks=pytest.mark.rule("MV-117"), id="tax office: rests on the turns of others"),
        pytest.param(
            wide, "10 | renovation_company, bakery | train_station harbor"
            " / 20 | renovation_company",
            {2: [11, 20], 3: [11, 20]}, {8: "renovate"},
            marks=pytest.mark.rule("MV-118"), id="renovation company: asks on an 8"),
        pytest.param(
            wide, "10 | arboretum | train_station harbor / 20 | arboretum / 3",
            {11: [11, 11, 11], 12: [11, 11, 11], 13: [11, 11, 11]}, {},
            marks=pytest.mark.rule("MV-124"), id="arboretum: equal purses on 11, 12 and 13"),
        pytest.param(
            wide, "10 | | train_station harbor / 20 | arboretum / 3",
            {}, {},
            marks=pytest.mark.rule("MV-124"), id="arboretum: rests on the turns of others"),
    ],
)  # fmt: skip
def test_what_every_result_takes_or_asks(
    table: Callable[..., Match], cities: str, expected: dict[int, list[int]], asked: dict[int, str]
) -> None:
    match = table(**seats(cities))
    assert payouts(match) == expected
    assert decisions(match) == asked


@pytest.mark.parametrize(
    ("table", "cities", "moves", "expected"),
    [
        pytest.param(
            deluxe, "10 | stadium / 0 / 1 / 2 / 3", "roll 1, dice 6",
            [15, 0, 0, 0, 1],
            marks=pytest.mark.rule("MV-111"), id="the short give the stadium what they have"),
        pytest.param(
            deluxe, "10 | publisher | train_station / 0 | bakery / 2 | bakery 2, cafe"
            " / 3 | bakery 2, cafe / 4 | convenience_store 2, cafe", "roll 2, dice 3 4",
            [18, 0, 0, 0, 1],
            marks=pytest.mark.rule("MV-116"), id="the short give the publisher what they have"),
        pytest.param(
            marina, "1 | publisher | train_station / 0 | pizza_joint / 5", "roll 2, dice 3 4",
            [1, 0, 5],
            marks=pytest.mark.rule("MV-116"), id="pizza is paid before the publisher collects"),
        pytest.param(  # C gets 1 from A and 3 from the bank: 13
            wide, "3 | tax_office | train_station / 9 | mine"
            " / 9 | hamburger_stand, mackerel_boat | harbor / 10", "roll 2, dice 3 5",
            [3 - 1 + 6 + 5, 9, 13 - 6, 5],
            marks=pytest.mark.rule("MV-117"), id="the tax is read after burgers and boats"),
        pytest.param(  # B gets 5 from the bank: 14
            wide, "3 | tax_office | train_station / 9 | mine"
            " / 9 | hamburger_stand, mackerel_boat | harbor / 10", "roll 2, dice 4 5",
            [3 + 7 + 5, 14 - 7, 9, 5],
            marks=pytest.mark.rule("MV-117"), id="the tax is read after the mines"),
        pytest.param(
            marina, "11 | tax_office | train_station / 8 | hamburger_stand 2", "roll 2, dice 3 5",
            [14, 5],
            marks=pytest.mark.rule("MV-117"), id="a burger lifts a purse to the threshold"),
        pytest.param(
            wide, "10 | arboretum | train_station harbor / 20", "roll 2, dice 5 5, harbor leave",
            [10, 20],
            marks=pytest.mark.rule("MV-124"), id="a bare 10 is not shared out"),
        pytest.param(
            wide, "10 | arboretum | train_station harbor / 20", "roll 2, dice 5 5, harbor add",
            [15, 15],
            marks=pytest.mark.rule("MV-124"), id="a 10 raised to 12 is shared out"),
        pytest.param(
            wide, "10 | arboretum | train_station harbor / 20", "roll 2, dice 6 6, harbor add",
            [10, 20],
            marks=pytest.mark.rule("MV-124"), id="a 12 raised to 14 is not shared out"),
    ],
)  # fmt: skip
def test_what_a_throw_takes(
    table: Callable[..., Match], cities: str, moves: str, expected: list[int]
) -> None:
    match = play(table(**seats(cities)), *moves.split(", "))
    assert (match.phase, coins(match)) == ("build", expected)


# TV Station


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("charge B", [15, 15, 4, 0]),
        ("charge C", [14, 20, 0, 0]),
        ("charge D", [10, 20, 4, 0]),
    ],
)
@pytest.mark.rule("MV-112")
def test_the_player_named_pays_5_or_less_if_short(move: str, expected: list[int]) -> None:
    match = town(A="10 | tv_station", B="20", C="4", D="0")
    play(match, "roll 1", "dice 6")
    assert (match.actor, match.phase) == ("A", "tv")
    assert match.moves == ("charge B", "charge C", "charge D")
    play(match, move)
    assert coins(match) == expected
    assert (match.actor, match.phase) == ("A", "build")


@pytest.mark.parametrize(("purse", "left"), [(5, 0), (6, 1)])
@pytest.mark.rule("MV-112")
def test_a_tv_station_takes_exactly_5_in_deluxe(purse: int, left: int) -> None:
    match = town("deluxe", A="0 | tv_station", B=f"{purse}", C="30")
    play(match, "roll 1", "dice 6", "charge B")
    assert coins(match) == [5, left, 30]


@pytest.mark.rule("MV-112")
def test_the_owner_must_name_somebody_else() -> None:
    match = town(A="10 | tv_station", B="0", C="0")
    play(match, "roll 1", "dice 6")
    assert match.moves == ("charge B", "charge C")
    assert refused(match, "pass") == "compulsory"
    assert refused(match, "no swap") == "compulsory"
    assert refused(match, "charge A") == "yourself"
    before = match.position
    with pytest.raises(bourgade.NotYourTurn):
        match.play("charge C", seat="B")
    assert match.position == before


@pytest.mark.rule("MV-112")
def test_with_two_players_the_only_name_is_still_asked_for() -> None:
    match = town(A="10", B="20 | tv_station", active="B")
    play(match, "roll 1", "dice 6")
    assert (match.actor, match.moves) == ("B", ("charge A",))
    play(match, "charge A")
    assert coins(match) == [5, 25]


# Business Center


@pytest.mark.rule("MV-113")
def test_the_owner_alone_picks_the_partner_and_both_cards() -> None:
    match = town(
        A="10 | ranch, bakery 2, business_center",
        B="20 | cafe",
        C="30 | mine, forest 2, stadium",
    )
    market = match.position["market"]
    play(match, "roll 1", "dice 6")
    assert (match.actor, match.phase) == ("A", "swap")
    assert match.moves == ("no swap", "swap with B", "swap with C")
    match.play("swap with C", seat="A")
    assert (match.actor, match.phase) == ("A", "swap_mine")
    assert match.moves == ("swap mine ranch", "swap mine bakery")
    match.play("swap mine bakery", seat="A")
    assert (match.actor, match.phase) == ("A", "swap_theirs")
    assert match.moves == ("swap theirs forest", "swap theirs mine")
    match.play("swap theirs mine", seat="A")
    assert cities(match, "open") == [
        {"ranch": 1, "mine": 1, "bakery": 1, "business_center": 1},
        {"cafe": 1},
        {"forest": 2, "bakery": 1, "stadium": 1},
    ]
    assert coins(match) == [10, 20, 30]
    assert match.position["market"] == market
    assert (match.actor, match.phase) == ("A", "build")


@pytest.mark.rule("MV-113")
def test_nobody_else_decides_anything_about_a_swap() -> None:
    match = town(A="10 | ranch, business_center", B="20 | cafe", C="30 | mine")
    play(match, "roll 1", "dice 6")
    for move in ("swap with C", "swap mine ranch", "swap theirs mine"):
        for seat in "BC":
            before = match.position
            with pytest.raises(bourgade.NotYourTurn):
                match.play(move, seat=seat)
            assert match.position == before
        match.play(move, seat="A")
    assert cities(match, "open") == [{"mine": 1, "business_center": 1}, {"cafe": 1}, {"ranch": 1}]


@pytest.mark.rule("MV-113")
def test_a_swap_may_be_declined() -> None:
    match = town("deluxe", A="10 | ranch, business_center", B="20 | cafe", C="30 | mine")
    before = match.position
    play(match, "roll 1", "dice 6", "no swap")
    assert match.position["players"] == before["players"]
    assert match.position["market"] == before["market"]
    assert (match.actor, match.phase) == ("A", "build")


@pytest.mark.rule("MV-113")
def test_the_partner_must_be_another_player_and_the_cards_must_be_there() -> None:
    match = town(A="10 | ranch, business_center", B="20 | cafe", C="30 | mine")
    play(match, "roll 1", "dice 6")
    assert refused(match, "swap with A") == "yourself"
    assert refused(match, "pass") == "wrong-phase"
    play(match, "swap with C")
    assert refused(match, "swap mine mine") == "does-not-own"
    play(match, "swap mine ranch")
    assert refused(match, "swap theirs cafe") == "does-not-own"
    assert refused(match, "swap theirs ranch") == "does-not-own"


@pytest.mark.rule("MV-113")
def test_a_swapped_card_works_for_its_new_owner() -> None:
    match = town(A="10 | ranch, business_center", B="20 | cafe", C="30")
    play(match, "roll 1", "dice 6", "swap with B", "swap mine ranch", "swap theirs cafe", "pass")
    assert payouts(match) == {2: [10, 21, 30], 3: [11, 19, 30]}


@pytest.mark.rule("MV-114")
def test_towers_cannot_be_swapped_on_either_side() -> None:
    match = wide(
        A="10 | ranch, business_center, publisher | harbor",
        B="20 | cafe, tax_office, business_center | harbor",
    )
    play(match, "roll 1", "dice 6", "swap with B")
    assert match.moves == ("swap mine ranch",)
    assert refused(match, "swap mine business_center") == "tower"
    assert refused(match, "swap mine publisher") == "tower"
    with pytest.raises(bourgade.UnknownMove):
        match.play("swap mine harbor")
    play(match, "swap mine ranch")
    assert match.moves == ("swap theirs cafe",)
    assert refused(match, "swap theirs tax_office") == "tower"
    assert refused(match, "swap theirs business_center") == "tower"
    with pytest.raises(bourgade.UnknownMove):
        match.play("swap theirs harbor")


@pytest.mark.rule("MV-114")
def test_a_player_with_towers_only_is_no_partner() -> None:
    match = wide(A="10 | ranch, business_center", B="20 | tax_office", C="30 | cafe", D="40")
    play(match, "roll 1", "dice 6")
    assert match.moves == ("no swap", "swap with C")
    assert refused(match, "swap with B") == "nothing-to-swap"
    assert refused(match, "swap with D") == "nothing-to-swap"


@pytest.mark.parametrize(
    ("a", "b", "c"),
    [
        ("business_center", "cafe", "ranch"),
        ("business_center, tax_office", "cafe", "ranch"),
        ("business_center, ranch", "", ""),
        ("business_center, ranch", "business_center, tax_office", "publisher"),
        ("business_center", "", ""),
    ],
)
@pytest.mark.rule("MV-114")
def test_without_a_legal_pair_a_business_center_does_nothing(a: str, b: str, c: str) -> None:
    match = wide(A=f"10 | {a}", B=f"20 | {b}", C=f"30 | {c}")
    before = match.position["players"]
    play(match, "roll 1", "dice 6")
    assert (match.actor, match.phase) == ("A", "build")
    assert match.position["players"] == before


@pytest.mark.rule("MV-114")
def test_a_closed_card_on_either_side_makes_a_legal_pair() -> None:
    match = wide(A="10 | closed ranch, business_center", B="20 | closed cafe")
    play(match, "roll 1", "dice 6")
    assert match.moves == ("no swap", "swap with B")


@pytest.mark.rule("MV-115")
def test_the_choice_says_which_of_open_and_closed_copies_are_swapped() -> None:
    match = wide(
        A="10 | ranch, closed ranch, business_center", B="20 | cafe 2, closed cafe 2", C="30"
    )
    play(match, "roll 1", "dice 6", "swap with B")
    assert match.moves == ("swap mine ranch", "swap mine closed ranch")
    expected = {
        ("ranch", "cafe"): (
            [{"cafe": 1, "business_center": 1}, {"ranch": 1, "cafe": 1}, {}],
            [{"ranch": 1}, {"cafe": 2}, {}],
        ),
        ("ranch", "closed cafe"): (
            [{"business_center": 1}, {"ranch": 1, "cafe": 2}, {}],
            [{"ranch": 1, "cafe": 1}, {"cafe": 1}, {}],
        ),
        ("closed ranch", "cafe"): (
            [{"ranch": 1, "cafe": 1, "business_center": 1}, {"cafe": 1}, {}],
            [{}, {"ranch": 1, "cafe": 2}, {}],
        ),
        ("closed ranch", "closed cafe"): (
            [{"ranch": 1, "business_center": 1}, {"cafe": 2}, {}],
            [{"cafe": 1}, {"ranch": 1, "cafe": 1}, {}],
        ),
    }
    for (mine, theirs), (opened, closed) in expected.items():
        then = play(match.copy(), f"swap mine {mine}")
        assert then.moves == ("swap theirs cafe", "swap theirs closed cafe")
        play(then, f"swap theirs {theirs}")
        assert cities(then, "open") == opened
        assert cities(then, "closed") == closed
        assert coins(then) == [10, 20, 30]


@pytest.mark.rule("MV-115")
def test_only_copies_in_the_state_named_can_be_swapped() -> None:
    match = wide(A="10 | ranch, business_center", B="20 | closed cafe")
    play(match, "roll 1", "dice 6", "swap with B")
    assert match.moves == ("swap mine ranch",)
    assert refused(match, "swap mine closed ranch") == "does-not-own"
    play(match, "swap mine ranch")
    assert match.moves == ("swap theirs closed cafe",)
    assert refused(match, "swap theirs cafe") == "does-not-own"


@pytest.mark.rule("MV-115")
def test_two_copies_of_one_kind_may_change_places_with_their_states() -> None:
    match = wide(A="10 | closed bakery, business_center", B="20 | bakery")
    play(match, "roll 1", "dice 6", "swap with B")
    play(match, "swap mine closed bakery", "swap theirs bakery")
    assert cities(match, "open") == [{"bakery": 1, "business_center": 1}, {}]
    assert cities(match, "closed") == [{}, {"bakery": 1}]


@pytest.mark.rule("MV-115")
def test_a_swap_is_not_a_construction() -> None:
    match = wide(A="10 | ranch, business_center | airport", B="20 | cafe")
    play(match, "roll 1", "dice 6", "swap with B", "swap mine ranch", "swap theirs cafe")
    passed = play(match.copy(), "pass")
    assert coins(passed) == [20, 20]
    play(match, "build mine")
    assert coins(match) == [4, 20]
    assert cities(match, "open") == [{"mine": 1, "cafe": 1, "business_center": 1}, {"ranch": 1}]


# Publisher


@pytest.mark.rule("MV-116")
def test_a_publisher_counts_exactly_these_kinds() -> None:
    counted = [
        "general_store", "bakery", "convenience_store", "flower_shop", "sushi_bar", "cafe",
        "french_restaurant", "pizza_joint", "hamburger_stand", "family_restaurant",
        "members_only_club",
    ]  # fmt: skip
    match = wide(A="10 | publisher | train_station", B="20")
    content = match.variant.content.establishments
    others = [kind for kind in content if kind not in counted]
    for kinds, expected in ((counted, [21, 9]), (others, [10, 20])):
        city_b = ", ".join(
            kind if content[kind].colour == "purple" else f"closed {kind}" for kind in kinds
        )
        match = wide(A="10 | publisher | train_station", B=f"20 | {city_b}")
        play(match, "roll 2", "dice 3 4")
        assert coins(match) == expected


# Tax Office


@pytest.mark.parametrize(
    ("purse", "given"), [(0, 0), (8, 0), (9, 0), (10, 5), (11, 5), (12, 6), (13, 6), (101, 50)]
)
@pytest.mark.rule("MV-117")
def test_the_half_is_rounded_down_and_the_larger_half_kept(purse: int, given: int) -> None:
    match = town("deluxe", A="3 | tax_office | train_station", B=f"{purse}", C="9")
    play(match, "roll 2", "dice 4 4")
    assert coins(match) == [3 + given, purse - given, 9]


# Renovation Company


@pytest.mark.rule("MV-118")
def test_every_open_copy_of_the_kind_named_closes_in_all_cities() -> None:
    match = valley(
        A="10 | bakery 2, ranch, renovation_company | train_station",
        B="20 | bakery, cafe, stadium",
        C="30 | bakery 2, closed bakery, closed mine",
    )
    market = match.position["market"]
    play(match, "roll 2", "dice 4 4")
    assert (match.actor, match.phase) == ("A", "renovate")
    assert match.moves == ("renovate ranch", "renovate bakery", "renovate cafe")
    play(match, "renovate bakery")
    assert cities(match, "open") == [
        {"ranch": 1, "renovation_company": 1},
        {"cafe": 1, "stadium": 1},
        {},
    ]
    assert cities(match, "closed") == [{"bakery": 2}, {"bakery": 1}, {"mine": 1, "bakery": 3}]
    assert coins(match) == [15, 20, 30]
    assert match.position["market"] == market
    assert (match.actor, match.phase) == ("A", "build")


@pytest.mark.rule("MV-118")
def test_a_kind_with_an_open_copy_must_be_named_by_the_owner() -> None:
    match = valley(
        A="10 | renovation_company, stadium, closed ranch | train_station",
        B="20 | cafe, tv_station",
        C="30 | closed ranch 2",
    )
    play(match, "roll 2", "dice 4 4")
    assert match.moves == ("renovate cafe",)
    assert refused(match, "pass") == "compulsory"
    assert refused(match, "no swap") == "compulsory"
    assert refused(match, "renovate ranch") == "none-open"
    assert refused(match, "renovate mine") == "none-open"
    before = match.position
    with pytest.raises(bourgade.NotYourTurn):
        match.play("renovate cafe", seat="B")
    assert match.position == before
    play(match, "renovate cafe")
    assert cities(match, "open") == [
        {"stadium": 1, "renovation_company": 1},
        {"tv_station": 1},
        {},
    ]
    assert cities(match, "closed") == [{"ranch": 1}, {"cafe": 1}, {"ranch": 2}]
    assert coins(match) == [11, 20, 30]


@pytest.mark.rule("MV-118")
def test_no_tower_can_be_renovated() -> None:
    match = wide(A="10 | renovation_company, stadium, bakery | train_station", B="20 | tv_station")
    play(match, "roll 2", "dice 4 4")
    assert match.moves == ("renovate bakery",)
    for tower in ("renovation_company", "stadium", "tv_station", "arboretum"):
        assert refused(match, f"renovate {tower}") == "tower"
    with pytest.raises(bourgade.UnknownMove):
        match.play("renovate train_station")


@pytest.mark.rule("MV-118")
def test_a_kind_that_only_the_owner_has_may_be_named() -> None:
    match = valley(A="10 | bakery 3, renovation_company | train_station", B="20", C="30")
    play(match, "roll 2", "dice 4 4", "renovate bakery")
    assert cities(match, "closed") == [{"bakery": 3}, {}, {}]
    assert coins(match) == [13, 20, 30]


@pytest.mark.rule("MV-119")
def test_the_bank_pays_1_for_each_copy_closed_and_nothing_for_those_closed_before() -> None:
    match = valley(
        A="10 | cafe, closed cafe 2, renovation_company | train_station",
        B="20 | cafe 2",
        C="30 | closed cafe",
    )
    play(match, "roll 2", "dice 4 4")
    assert coins(match) == [10, 20, 30]
    play(match, "renovate cafe")
    assert coins(match) == [13, 20, 30]
    assert cities(match, "closed") == [{"cafe": 3}, {"cafe": 2}, {"cafe": 1}]


@pytest.mark.parametrize("copies", [1, 2, 6])
@pytest.mark.rule("MV-119")
def test_the_money_for_a_renovation_goes_to_the_owner_alone(copies: int) -> None:
    match = valley(
        A="10", B="20 | renovation_company | train_station", C=f"30 | mine {copies}", active="B"
    )
    play(match, "roll 2", "dice 4 4", "renovate mine")
    assert coins(match) == [10, 20 + copies, 30]
    assert cities(match, "open") == [{}, {"renovation_company": 1}, {}]
    assert cities(match, "closed") == [{}, {}, {"mine": copies}]


@pytest.mark.rule("MV-119")
def test_a_card_renovated_twice_in_a_row_pays_once_until_it_reopens() -> None:
    match = valley(A="10 | renovation_company | train_station", B="20 | mine, cafe")
    play(match, "roll 2", "dice 4 4", "renovate mine", "pass", "roll 1", "dice 1", "pass")
    play(match, "roll 2", "dice 4 4")
    assert match.moves == ("renovate cafe",)
    assert refused(match, "renovate mine") == "none-open"
    assert coins(match) == [11, 20]


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("renovation_company", ""),
        ("renovation_company, stadium", "tv_station, renovation_company"),
        ("renovation_company, closed bakery", "closed cafe 2, closed mine"),
    ],
)
@pytest.mark.rule("MV-120")
def test_without_an_open_card_a_renovation_company_does_nothing(a: str, b: str) -> None:
    match = wide(A=f"10 | {a} | train_station", B=f"20 | {b}")
    before = match.position["players"]
    play(match, "roll 2", "dice 4 4")
    assert (match.actor, match.phase) == ("A", "build")
    assert match.position["players"] == before


@pytest.mark.rule("MV-120")
def test_a_card_that_this_8_reopened_can_be_renovated_again() -> None:
    match = wide(A="10 | renovation_company | train_station", B="20 | closed mackerel_boat 2")
    play(match, "roll 2", "dice 4 4")
    assert match.moves == ("renovate mackerel_boat",)
    play(match, "renovate mackerel_boat")
    assert coins(match) == [12, 20]
    assert cities(match, "closed") == [{}, {"mackerel_boat": 2}]


# Tech Startup


@pytest.mark.rule("MV-121")
def test_a_coin_is_laid_on_the_startup_at_the_end_of_each_turn_of_its_owner() -> None:
    match = valley(A="10 | tech_startup", B="20 | tech_startup", C="30")
    assert startups(match) == [0, 0, 0]
    turn = ("roll 1", "dice 1")
    play(match, *turn)
    assert startups(match) == [0, 0, 0]
    play(match, "pass")
    assert (match.actor, startups(match)) == ("B", [1, 0, 0])
    play(match, *turn, "build ranch")
    assert (match.actor, startups(match)) == ("C", [1, 1, 0])
    play(match, *turn, "pass")
    assert (match.actor, startups(match)) == ("A", [1, 1, 0])
    play(match, *turn, "pass")
    assert (match.actor, startups(match)) == ("B", [2, 1, 0])
    assert coins(match) == [10, 19, 30]


@pytest.mark.rule("MV-121")
def test_the_turn_in_which_the_startup_is_built_lays_the_first_coin() -> None:
    match = valley(A="1", B="20", phase="build")
    play(match, "build tech_startup")
    assert startups(match) == [1, 0]
    assert coins(match) == [0, 20]
    assert city(match, "A")["open"] == {"tech_startup": 1}
    assert (match.actor, match.phase) == ("B", "roll")


@pytest.mark.rule("MV-121")
def test_every_extra_turn_lays_a_coin() -> None:
    match = valley(A="10 | tech_startup | train_station amusement_park", B="20")
    play(match, "roll 2", "dice 1 1", "pass")
    assert (match.actor, startups(match)) == ("A", [1, 0])
    play(match, "roll 2", "dice 2 2", "pass")
    assert (match.actor, startups(match)) == ("A", [2, 0])
    play(match, "roll 2", "dice 1 2", "pass")
    assert (match.actor, startups(match)) == ("B", [3, 0])
    assert coins(match) == [10, 20]


@pytest.mark.rule("MV-122")
def test_a_startup_brings_1_for_each_coin_on_all_startups_on_a_10() -> None:
    match = wide(
        A="10 | tech_startup | train_station harbor",
        B="20 | tech_startup",
        C="30 | tech_startup",
        D="40",
    )
    match = with_startup_coins(match, A=3, B=4, C=2)
    assert payouts(match) == {10: [19, 20, 30, 40]}
    assert decisions(match) == {}
    for then in each_result(match).values():
        assert startups(then) == [3, 4, 2, 0]


@pytest.mark.rule("MV-122")
def test_a_startup_brings_the_coins_of_others_even_when_its_own_is_empty() -> None:
    match = valley(A="10 | tech_startup | train_station", B="20 | tech_startup", C="30")
    play(match, "roll 2", "dice 5 5")
    assert coins(match) == [10, 20, 30]
    match = with_startup_coins(
        valley(A="10 | tech_startup | train_station", B="20 | tech_startup", C="30"), B=6
    )
    play(match, "roll 2", "dice 5 5")
    assert (coins(match), startups(match)) == ([16, 20, 30], [0, 6, 0])


@pytest.mark.rule("MV-122")
def test_a_startup_rests_on_the_turns_of_others() -> None:
    match = with_startup_coins(valley(A="10 | | train_station", B="20 | tech_startup"), B=5)
    assert payouts(match) == {}


@pytest.mark.rule("MV-122")
def test_the_coins_stay_and_bring_more_each_time() -> None:
    match = with_startup_coins(valley(A="10 | tech_startup | train_station", B="20"), A=2)
    play(match, "roll 2", "dice 4 6", "pass", "roll 1", "dice 1", "pass")
    assert (coins(match), startups(match)) == ([12, 20], [3, 0])
    play(match, "roll 2", "dice 4 6")
    assert (coins(match), startups(match)) == ([15, 20], [3, 0])


@pytest.mark.rule("MV-123")
def test_coins_on_a_startup_cannot_be_spent() -> None:
    match = with_startup_coins(valley(A="0 | tech_startup", B="20", phase="build"), A=50)
    assert match.moves == ("pass", "build general_store", "build loan_office")
    assert refused(match, "build wheat_field") == "cannot-afford"
    assert refused(match, "build train_station") == "cannot-afford-monument"


@pytest.mark.rule("MV-123")
def test_coins_on_a_startup_pay_neither_red_cards_nor_loans() -> None:
    match = with_startup_coins(
        valley(A="1 | tech_startup, loan_office", B="20 | cafe 2, french_restaurant"), A=50
    )
    assert payouts(match) == {3: [0, 21], 5: [0, 20], 6: [0, 20]}
    for then in each_result(match).values():
        assert startups(then) == [50, 0]


@pytest.mark.rule("MV-123")
def test_coins_on_a_startup_are_neither_taken_nor_taxed() -> None:
    match = with_startup_coins(
        wide(
            A="10 | stadium, tv_station, publisher, tax_office | train_station",
            B="1 | tech_startup, bakery 3",
            C="9 | tech_startup",
        ),
        B=50,
        C=60,
    )
    after = each_result(match)
    assert coins(after[6]) == [13, 0, 7]
    assert coins(play(after[6], "charge B")) == [13, 0, 7]
    assert coins(after[7]) == [11, 0, 9]
    assert coins(after[8]) == coins(after[9]) == [10, 1, 9]
    for then in after.values():
        assert startups(then) == [0, 50, 60]


@pytest.mark.rule("MV-123")
def test_coins_on_a_startup_are_not_handed_to_the_club_nor_shared_out() -> None:
    club = with_startup_coins(
        valley(
            A="7 | tech_startup | train_station shopping_mall amusement_park",
            B="20 | members_only_club",
        ),
        A=50,
    )
    play(club, "roll 2", "dice 6 6")
    assert (coins(club), startups(club)) == ([0, 27], [50, 0])
    shared = with_startup_coins(
        valley(A="4 | arboretum, tech_startup | train_station", B="8 | tech_startup"), A=50, B=9
    )
    play(shared, "roll 2", "dice 5 6")
    assert (coins(shared), startups(shared)) == ([6, 6], [50, 9])


@pytest.mark.rule("MV-123")
def test_coins_on_a_startup_do_not_fill_an_empty_purse_for_city_hall() -> None:
    match = with_startup_coins(wide(A="0 | tech_startup", B="20"), A=50)
    play(match, "roll 1", "dice 1")
    assert (coins(match), startups(match)) == ([1, 20], [50, 0])


# Arboretum


@pytest.mark.parametrize(
    ("purses", "share"),
    [
        ((30, 0), 15),
        ((30, 1), 16),
        ((0, 0), 0),
        ((10, 20, 4), 12),
        ((10, 20, 5), 12),
        ((10, 20, 6), 12),
        ((10, 20, 7), 13),
        ((1, 0, 0), 1),
        ((5, 0, 0, 0), 2),
        ((8, 0, 0, 0), 2),
        ((0, 0, 0, 9), 3),
    ],
)
@pytest.mark.rule("MV-124")
def test_the_share_is_rounded_up_and_the_bank_adds_what_is_missing(
    purses: tuple[int, ...], share: int
) -> None:
    given = dict(zip("ABCD", map(str, purses), strict=False))
    given["A"] += " | arboretum | train_station"
    match = valley(**given)
    play(match, "roll 2", "dice 5 6")
    assert coins(match) == [share] * len(purses)


@pytest.mark.rule("MV-124")
def test_the_pool_holds_the_income_of_the_same_roll_and_the_catch() -> None:
    market = valley(
        A="10 | arboretum, fruit_and_vegetable_market, wheat_field 2 | train_station", B="20"
    )
    play(market, "roll 2", "dice 5 6")
    assert coins(market) == [17, 17]
    boats = wide(A="10 | arboretum | train_station", B="20 | tuna_boat | harbor", C="0")
    play(boats, "roll 2", "dice 6 6")
    assert (boats.phase, coins(boats)) == ("boats", [10, 20, 0])
    play(boats, "dice 4 5")
    assert coins(boats) == [13, 13, 13]


@pytest.mark.rule("MV-124")
def test_a_purse_lost_to_the_club_comes_back_from_the_pool() -> None:
    match = valley(
        A="30 | arboretum | train_station shopping_mall amusement_park",
        B="0 | members_only_club",
        C="3",
    )
    play(match, "roll 2", "dice 6 6")
    assert coins(match) == [11, 11, 11]
    assert [event["amount"] for event in events(match, "paid")] == [30]
