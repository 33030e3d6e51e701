"""Closed establishments: section 14 of RULES.md."""

import random
from collections.abc import Iterable

import pytest

import bourgade
from bourgade import Match
from tests.games.minivilles.town import NINE, OPEN, city, coins, events, play, town

NUMBERS = {
    "blue": {
        "wheat_field": (1,),
        "ranch": (2,),
        "corn_field": (3, 4),
        "flower_orchard": (4,),
        "forest": (5,),
        "vineyard": (7,),
        "mackerel_boat": (8,),
        "mine": (9,),
        "apple_orchard": (10,),
        "tuna_boat": (12, 13, 14),
    },
    "green": {
        "general_store": (2,),
        "bakery": (2, 3),
        "convenience_store": (4,),
        "demolition_company": (4,),
        "loan_office": (5, 6),
        "flower_shop": (6,),
        "cheese_factory": (7,),
        "furniture_factory": (8,),
        "winery": (9,),
        "moving_company": (9, 10),
        "soda_bottling_plant": (11,),
        "fruit_and_vegetable_market": (11, 12),
        "food_warehouse": (12, 13),
    },
    "red": {
        "sushi_bar": (1,),
        "cafe": (3,),
        "french_restaurant": (5,),
        "pizza_joint": (7,),
        "hamburger_stand": (8,),
        "family_restaurant": (9, 10),
        "members_only_club": (12, 13, 14),
    },
}
PURPLE = {
    "stadium": (6,),
    "tv_station": (6,),
    "business_center": (6,),
    "publisher": (7,),
    "tax_office": (8, 9),
    "renovation_company": (8,),
    "tech_startup": (10,),
    "arboretum": (11, 12, 13),
}


def thrown(result: int, **given: object) -> Match:
    """All three boxes, after the active player's dice: one die up to 6, else two."""
    dice = 1 if result <= 6 else 2
    match = town("base_marina_green_valley", options=OPEN, phase="dice", dice=dice, **given)
    return play(match, f"dice {result}" if dice == 1 else f"dice 6 {result - 6}")


def turned(match: Match) -> list[dict[str, int]]:
    """Every seat's closed cards."""
    return [found["closed"] for found in match.position["players"].values()]


def every(kinds: Iterable[str]) -> dict[str, int]:
    """One of each."""
    return dict.fromkeys(kinds, 1)


def turn_sideways(match: Match, seat: str, kind: str) -> None:
    """Close a purple card, which no effect of the game ever does."""
    owner = match.state.players[match.variant.seat_index(seat)]
    k = match.variant.words["kinds"].index(kind)
    owner.open[k] -= 1
    owner.closed[k] += 1


# No effect


@pytest.mark.rule("MV-159")
@pytest.mark.parametrize(
    ("result", "mine", "theirs"),
    [
        (1, "closed wheat_field 3", "closed sushi_bar 2"),
        (2, "closed bakery 2, closed general_store", "closed ranch"),
        (3, "closed cafe", "closed cafe 2, closed bakery"),
        (5, "closed loan_office 2", "closed french_restaurant"),  # good or bad
        (6, "closed loan_office, closed flower_shop, flower_orchard", ""),
        (9, "closed winery, vineyard, closed mine", "closed family_restaurant 2"),
        (10, "closed moving_company, wheat_field", "closed apple_orchard"),  # nor a decision
        (12, "closed tuna_boat, closed food_warehouse, cafe", "closed members_only_club"),
    ],
)
def test_a_closed_establishment_has_no_effect(result: int, mine: str, theirs: str) -> None:
    rich = "harbor, train_station, shopping_mall"
    match = thrown(result, A=f"7 | {mine} | {rich}", B=f"7 | {theirs} | harbor, shopping_mall")
    play(match, *(["harbor leave"] if match.phase == "harbor" else []))
    assert match.phase == "build"
    assert coins(match) == [7, 7]


@pytest.mark.rule("MV-159")
def test_a_closed_demolition_company_demolishes_nothing() -> None:
    match = thrown(4, A="7 | closed demolition_company | harbor", B="7")
    assert (match.phase, coins(match)) == ("build", [7, 7])
    assert city(match, "A")["built"] == ["harbor", "city_hall"]


@pytest.mark.rule("MV-159")
def test_only_the_open_copies_of_a_kind_act() -> None:
    match = thrown(1, A="7 | wheat_field 2, closed wheat_field", B="7 | sushi_bar | harbor")
    assert coins(match) == [6, 10]
    match = thrown(3, A="7", B="7 | cafe, closed cafe 2", C="7 | closed cafe")
    assert coins(match) == [6, 8, 7]


@pytest.mark.rule("MV-159")
def test_a_closed_card_is_shown_apart_from_the_open_ones() -> None:
    match = thrown(6, A="7 | ranch 2, closed ranch", B="7")
    assert (city(match, "A")["open"], city(match, "A")["closed"]) == ({"ranch": 2}, {"ranch": 1})
    for seat in "AB":
        assert match.view(seat)["players"]["A"]["closed"] == {"ranch": 1}


# Reopening


@pytest.mark.rule("MV-159", "MV-160", "MV-161", "MV-162")
def test_closed_cards_reopen_on_their_numbers_and_do_nothing_on_that_roll() -> None:
    """All kinds lie closed in both cities; no card's other conditions hold for B."""
    everything = {kind: 1 for kinds in NUMBERS.values() for kind in kinds}
    text = ", ".join(f"closed {kind}" for kind in everything)
    match = town(
        "base_marina_green_valley",
        options=OPEN,
        A=f"40 | {text} | harbor, train_station",
        B=f"40 | {text}",
    )
    rolls = {result: ["roll 1", f"dice {result}"] for result in range(1, 7)}
    rolls |= {result: ["roll 2", f"dice 6 {result - 6}"] for result in range(7, 10)}
    rolls |= {
        result: ["roll 2", f"dice 6 {result - 6}", "harbor leave"] for result in range(10, 13)
    }
    rolls |= {result: ["roll 2", f"dice 6 {result - 8}", "harbor add"] for result in (13, 14)}
    for result, moves in rolls.items():
        done = play(match.copy(), *moves)
        for seat, colours in (("A", ("blue", "green")), ("B", ("blue", "red"))):
            reopened = {
                kind: 1
                for colour in colours
                for kind, numbers in NUMBERS[colour].items()
                if result in numbers
            }
            found = city(done, seat)
            assert found["open"] == reopened, (result, seat)
            assert found["closed"] == {k: 1 for k in everything if k not in reopened}
        assert (done.phase, coins(done)) == ("build", [40, 40]), result


@pytest.mark.rule("MV-160")
def test_a_reopened_card_acts_from_the_next_roll_on() -> None:
    match = town(
        "base_green_valley", options=OPEN, A="5 | closed wheat_field 2", B="5 | closed cafe"
    )
    play(match, "roll 1", "dice 1")
    assert (coins(match), turned(match)) == ([5, 5], [{}, {"cafe": 1}])
    play(match, "pass", "roll 1", "dice 1")
    assert (coins(match), turned(match)) == ([7, 5], [{}, {"cafe": 1}])
    play(match, "pass", "roll 1", "dice 3")
    assert (coins(match), turned(match)) == ([7, 5], [{}, {}])
    play(match, "pass", "roll 1", "dice 3")
    assert coins(match) == [7, 5]  # B's own turn
    play(match, "pass", "roll 1", "dice 3")
    assert coins(match) == [6, 6]


@pytest.mark.rule("MV-160")
def test_all_closed_copies_of_a_kind_reopen_together() -> None:
    match = thrown(2, A="5 | ranch, closed ranch 2", B="5 | closed ranch", C="5 | ranch 2")
    assert [found["open"] for found in match.position["players"].values()] == [
        {"ranch": 3},
        {"ranch": 1},
        {"ranch": 2},
    ]
    assert (turned(match), coins(match)) == ([{}, {}, {}], [6, 5, 7])


@pytest.mark.rule("MV-161")
@pytest.mark.parametrize(
    ("kind", "result", "on_own_turn", "on_other_turns"),
    [
        ("wheat_field", 1, True, True),
        ("mine", 9, True, True),
        ("cafe", 3, False, True),
        ("family_restaurant", 10, False, True),
        ("bakery", 3, True, False),
        ("moving_company", 9, True, False),
    ],
)
def test_the_colour_says_on_whose_turn_a_card_reopens(
    kind: str, result: int, on_own_turn: bool, on_other_turns: bool
) -> None:
    own, others = ({} if reopens else {kind: 1} for reopens in (on_own_turn, on_other_turns))
    cities = dict.fromkeys("ABC", f"5 | closed {kind}")
    match = thrown(result, active="B", **cities)
    assert turned(match) == [others, own, others]
    assert coins(match) == [5, 5, 5]


@pytest.mark.rule("MV-161")
def test_a_purple_card_would_reopen_on_its_owners_turn_only() -> None:
    cities = f"20 | {', '.join(PURPLE)}, ranch | train_station"
    match = town("base_marina_green_valley", options=OPEN, A=cities, B=cities)
    for seat in "AB":
        for kind in PURPLE:
            turn_sideways(match, seat, kind)
    for result in range(1, 13):
        dice = ["roll 1", f"dice {result}"]
        done = play(match.copy(), *(dice if result <= 6 else ["roll 2", f"dice 6 {result - 6}"]))
        reopened = [kind for kind, numbers in PURPLE.items() if result in numbers]
        assert turned(done) == [every(PURPLE.keys() - set(reopened)), every(PURPLE)]
        assert city(done, "A")["open"] == {"ranch": 1, **every(reopened)}
        assert (done.phase, coins(done)) == ("build", [20 + (result == 2), 20 + (result == 2)])


@pytest.mark.rule("MV-162")
@pytest.mark.parametrize(
    ("result", "kind", "seat"),
    [
        (8, "mackerel_boat", "B"),  # no Harbor
        (12, "tuna_boat", "B"),
        (1, "sushi_bar", "B"),
        (5, "french_restaurant", "B"),  # A has City Hall alone
        (12, "members_only_club", "B"),
        (2, "general_store", "A"),  # A is too rich
        (3, "corn_field", "A"),
    ],
)
def test_reopening_does_not_depend_on_a_cards_other_conditions(
    result: int, kind: str, seat: str
) -> None:
    cities = {"A": "5", "B": "5"}
    cities[seat] = f"5 | closed {kind} 2" + (" | train_station, airport" if seat == "A" else "")
    match = thrown(result, **cities)
    assert turned(match) == [{}, {}]
    assert city(match, seat)["open"] == {kind: 2}
    assert coins(match) == [5, 5]


@pytest.mark.rule("MV-162")
def test_reopenings_are_settled_before_any_decision() -> None:
    match = thrown(
        9,
        A="5 | moving_company, closed winery, closed mine, closed cafe",
        B="5 | closed family_restaurant, closed mine",
    )
    assert match.phase == "move"
    assert match.moves == ("give mine", "give winery", "give moving_company", "give closed cafe")
    assert turned(match) == [{"cafe": 1}, {}]


@pytest.mark.rule("MV-162")
def test_reopenings_are_settled_before_the_extra_dice() -> None:
    match = thrown(
        12,
        A="5 | closed food_warehouse, closed tuna_boat, cafe",
        B="5 | tuna_boat, closed members_only_club, closed tuna_boat | harbor",
        C="5 | closed food_warehouse",
    )
    assert match.phase == "boats"
    assert turned(match) == [{}, {}, {"food_warehouse": 1}]
    play(match, "dice 1 1")
    assert coins(match) == [5, 7, 5]  # for the one boat that was open


# Still in play


@pytest.mark.rule("MV-163")
def test_three_closed_ranches_still_give_a_cheese_factory_nine() -> None:
    match = town(
        "base_green_valley",
        options=OPEN,
        phase="dice",
        dice=2,
        A="5 | cheese_factory, closed ranch 3",
        B="5 | closed ranch",
    )
    play(match, "dice 3 4")
    assert coins(match) == [14, 5]
    assert turned(match) == [{"ranch": 3}, {"ranch": 1}]


@pytest.mark.rule("MV-163")
@pytest.mark.parametrize(
    ("result", "mine", "theirs", "expected"),
    [
        (6, "flower_shop, closed flower_orchard 2", "", [22, 20]),
        (8, "furniture_factory, closed forest, closed mine, mine", "", [29, 20]),
        (9, "winery, closed vineyard 2, vineyard", "", [38, 20]),
        (11, "fruit_and_vegetable_market, closed wheat_field 2, closed vineyard", "", [26, 20]),
        (11, "soda_bottling_plant, closed cafe", "closed sushi_bar 2, cafe", [24, 20]),
        (12, "food_warehouse, closed cafe 2, closed sushi_bar", "", [26, 20]),
        (7, "publisher", "closed cafe 2, closed bakery, bakery, closed ranch", [24, 16]),
    ],
)
def test_closed_cards_count_for_other_cards(
    result: int, mine: str, theirs: str, expected: list[int]
) -> None:
    match = thrown(result, A=f"20 | {mine}", B=f"20 | {theirs}")
    assert coins(match) == expected


@pytest.mark.rule("MV-163")
def test_closed_cards_may_be_given_and_swapped() -> None:
    match = thrown(10, A="5 | moving_company, closed ranch", B="5")
    assert match.moves == ("give moving_company", "give closed ranch")
    match = thrown(6, A="5 | business_center, closed ranch", B="5 | closed cafe")
    play(match, "swap with B", "swap mine closed ranch", "swap theirs closed cafe")
    assert turned(match) == [{"cafe": 1}, {"ranch": 1}]


# Closed again


@pytest.mark.rule("MV-164")
def test_a_card_closed_during_a_roll_stays_closed_for_the_rest_of_it() -> None:
    match = thrown(9, A="5 | winery, vineyard, moving_company", B="5")
    assert coins(match) == [11, 5]
    assert match.moves == ("give vineyard", "give moving_company", "give closed winery")
    play(match, "give moving_company", "give to B")
    assert (turned(match), coins(match)) == ([{"winery": 1}, {}], [15, 5])
    play(match, "pass", "roll 1", "dice 6", "pass")
    assert turned(match) == [{"winery": 1}, {}]


@pytest.mark.rule("MV-164")
def test_a_winery_that_reopens_beside_one_that_acts_stays_open() -> None:
    match = thrown(9, A="5 | winery, closed winery, vineyard", B="5")
    assert coins(match) == [11, 5]
    assert city(match, "A")["open"] == {"vineyard": 1, "winery": 1}
    assert turned(match) == [{"winery": 1}, {}]


@pytest.mark.rule("MV-164")
def test_a_card_reopened_on_this_roll_may_be_closed_again_and_is_paid_for() -> None:
    match = thrown(
        8,
        A="5 | renovation_company, closed hamburger_stand",
        B="5 | hamburger_stand, closed hamburger_stand 2",
        C="5 | closed hamburger_stand, closed mackerel_boat",
    )
    assert coins(match) == [4, 6, 5]  # one stand was open
    assert turned(match) == [{"hamburger_stand": 1}, {}, {}]
    assert match.moves == ("renovate mackerel_boat", "renovate hamburger_stand")
    play(match, "renovate hamburger_stand")
    assert turned(match) == [{"hamburger_stand": 1}, {"hamburger_stand": 3}, {"hamburger_stand": 1}]
    assert coins(match) == [8, 6, 5]  # four copies closed now, not the one closed before
    play(match, "pass", "roll 1", "dice 6")
    assert turned(match) == [{"hamburger_stand": 1}, {"hamburger_stand": 3}, {"hamburger_stand": 1}]


# What closes


@pytest.mark.rule("MV-165")
@pytest.mark.parametrize("edition", ["base", "base_marina", "deluxe"])
def test_three_editions_know_no_closed_cards(edition: str) -> None:
    dice = random.Random(f"closed {edition}")
    match = bourgade.load("minivilles", edition=edition, players=2).start(chance="manual")
    assert not [text for text in match.variant.vocabulary if "closed" in text]
    while not match.over and match.ply < 120:
        match.play_action(dice.choice(match.actions()))
        assert not match.state.players["closed"].any()


@pytest.mark.rule("MV-165")
@pytest.mark.parametrize("edition", ["base_green_valley", "base_marina_green_valley"])
def test_only_a_winery_or_a_renovation_closes(edition: str) -> None:
    """Dense cities, so that all that can close anything happens often."""
    kinds = ("winery", "vineyard", "renovation_company", "wheat_field", "forest", "mine", "cafe")
    cities = dict.fromkeys("AB", f"5 | {', '.join(kinds)}, furniture_factory | train_station")
    match = town(edition, options=OPEN, **cities)
    dice = random.Random(f"closing {edition}")
    words = match.variant.words["kinds"]
    seen: set[str] = set()
    while not match.over and match.ply < 240:
        before = match.state.players["closed"].sum(axis=0).tolist()
        action = dice.choice(match.actions())
        move = match.variant.vocabulary.text(action)
        happened = match.play_action(action)
        after = match.state.players["closed"].sum(axis=0).tolist()
        state = match.position
        result = state["die1"] + state["die2"] + state["bonus"]
        for kind, old, new in zip(words, before, after, strict=True):
            assert not (kind in PURPLE and new)
            if new > old:
                assert move == f"renovate {kind}" or (kind == "winery" and result == 9)
                seen.add("renovate" if move.startswith("renovate") else kind)
        for event in happened:
            assert event.name != "closed" or event.args["kind"] not in PURPLE
    assert seen == {"renovate", "winery"}


@pytest.mark.rule("MV-165")
def test_no_purple_card_can_be_renovated() -> None:
    match = thrown(8, A="5 | renovation_company, stadium, ranch", B="5 | tv_station")
    assert match.moves == ("renovate ranch",)
    before = match.position
    for kind in PURPLE:
        with pytest.raises(bourgade.IllegalMove):
            match.play(f"renovate {kind}")
    assert match.position == before


@pytest.mark.rule("MV-165")
@pytest.mark.parametrize(
    ("edition", "kind"),
    [
        ("base", "ranch"),
        ("base_marina", "ranch"),
        ("deluxe", "ranch"),
        ("base_green_valley", "stadium"),
    ],
)
def test_a_position_with_a_card_that_cannot_close_is_impossible(edition: str, kind: str) -> None:
    given = {"market": NINE} if edition == "deluxe" else {}
    if edition == "base_green_valley":
        given = {"options": OPEN}
    town(edition, A=f"5 | business_center, {kind}", B="5 | ranch", **given)
    with pytest.raises(bourgade.BadPosition):
        town(edition, A=f"5 | business_center, closed {kind}", B="5 | ranch", **given)


@pytest.mark.rule("MV-165", "MV-096")
def test_a_winery_closes_by_itself_and_nothing_else_does() -> None:
    match = thrown(9, A="5 | winery 2, vineyard, mine, family_restaurant", B="5 | winery, mine")
    assert turned(match) == [{"winery": 2}, {}]
    closings = events(match, "closed")
    assert [(event["seat"], event["kind"], event["copies"]) for event in closings] == [
        ("A", "winery", 2)
    ]
