"""Boxes, components and terms: section 1 of RULES.md."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import LoadedGame, Match
from bourgade.games.minivilles.content import Content
from tests.games.minivilles.town import city, coins, play, town

BOXES = {
    "base": ("base",),
    "base_marina": ("base", "marina"),
    "base_green_valley": ("base", "green_valley"),
    "base_marina_green_valley": ("base", "marina", "green_valley"),
    "deluxe": ("deluxe",),
}
EDITIONS = tuple(BOXES)

Position = dict[str, Any]

BASE = {
    "blue": {"wheat_field", "ranch", "forest", "mine", "apple_orchard"},
    "green": {"bakery", "convenience_store", "cheese_factory", "furniture_factory",
              "fruit_and_vegetable_market"},
    "red": {"cafe", "family_restaurant"},
    "purple": {"stadium", "tv_station", "business_center"},
}  # fmt: skip
MARINA = {
    "blue": {"flower_orchard", "mackerel_boat", "tuna_boat"},
    "green": {"flower_shop", "food_warehouse"},
    "red": {"sushi_bar", "pizza_joint", "hamburger_stand"},
    "purple": {"publisher", "tax_office"},
}
GREEN_VALLEY = {
    "blue": {"corn_field", "vineyard"},
    "green": {"general_store", "demolition_company", "loan_office", "winery", "moving_company",
              "soda_bottling_plant"},
    "red": {"french_restaurant", "members_only_club"},
    "purple": {"renovation_company", "tech_startup", "arboretum"},
}  # fmt: skip
DELUXE = {
    "blue": {"wheat_field", "ranch", "forest", "vineyard", "mackerel_boat", "mine",
             "apple_orchard", "tuna_boat"},
    "green": {"general_store", "bakery", "convenience_store", "demolition_company",
              "furniture_factory", "moving_company", "soda_bottling_plant",
              "fruit_and_vegetable_market", "food_warehouse"},
    "red": {"cafe", "french_restaurant", "pizza_joint", "hamburger_stand", "family_restaurant",
            "members_only_club"},
    "purple": {"stadium", "tv_station", "business_center", "publisher", "tax_office"},
}  # fmt: skip
KINDS = {"base": BASE, "marina": MARINA, "green_valley": GREEN_VALLEY, "deluxe": DELUXE}

FOUR = {"train_station", "shopping_mall", "amusement_park", "radio_tower"}
SIX = FOUR | {"harbor", "airport"}

# kind: colour, numbers, cost, icon
PRINTED = {
    "wheat_field": ("blue", (1,), 1, "wheat"),
    "ranch": ("blue", (2,), 1, "cow"),
    "corn_field": ("blue", (3, 4), 2, "wheat"),
    "flower_orchard": ("blue", (4,), 2, "wheat"),
    "forest": ("blue", (5,), 3, "gear"),
    "vineyard": ("blue", (7,), 3, "wheat"),
    "mackerel_boat": ("blue", (8,), 2, "boat"),
    "mine": ("blue", (9,), 6, "gear"),
    "apple_orchard": ("blue", (10,), 3, "wheat"),
    "tuna_boat": ("blue", (12, 13, 14), 5, "boat"),
    "general_store": ("green", (2,), 0, "bread"),
    "bakery": ("green", (2, 3), 1, "bread"),
    "convenience_store": ("green", (4,), 2, "bread"),
    "demolition_company": ("green", (4,), 2, "briefcase"),
    "loan_office": ("green", (5, 6), 0, "briefcase"),
    "flower_shop": ("green", (6,), 1, "bread"),
    "cheese_factory": ("green", (7,), 5, "factory"),
    "furniture_factory": ("green", (8,), 3, "factory"),
    "winery": ("green", (9,), 3, "factory"),
    "moving_company": ("green", (9, 10), 2, "briefcase"),
    "soda_bottling_plant": ("green", (11,), 5, "factory"),
    "fruit_and_vegetable_market": ("green", (11, 12), 2, "fruit"),
    "food_warehouse": ("green", (12, 13), 2, "factory"),
    "sushi_bar": ("red", (1,), 2, "cup"),
    "cafe": ("red", (3,), 2, "cup"),
    "french_restaurant": ("red", (5,), 3, "cup"),
    "pizza_joint": ("red", (7,), 1, "cup"),
    "hamburger_stand": ("red", (8,), 1, "cup"),
    "family_restaurant": ("red", (9, 10), 3, "cup"),
    "members_only_club": ("red", (12, 13, 14), 4, "cup"),
    "stadium": ("purple", (6,), 6, "tower"),
    "tv_station": ("purple", (6,), 7, "tower"),
    "business_center": ("purple", (6,), 8, "tower"),
    "publisher": ("purple", (7,), 5, "tower"),
    "tax_office": ("purple", (8, 9), 4, "tower"),
    "renovation_company": ("purple", (8,), 4, "tower"),
    "tech_startup": ("purple", (10,), 1, "tower"),
    "arboretum": ("purple", (11, 12, 13), 3, "tower"),
}


@cache
def loaded(edition: str, **options: Any) -> LoadedGame:
    return bourgade.load("minivilles", edition=edition, **{"first_player": "A", **options})


def printed() -> Content:
    """The content tables as they are read from the file."""
    content: Content = loaded("base").variant.content
    return content


def starting(box: str) -> dict[str, int]:
    kinds = printed().establishments.values()
    return {kind.id: kind.start_copies[box] for kind in kinds if box in kind.start_copies}


def monuments(box: str) -> dict[str, int]:
    found = printed().monuments.values()
    return {monument.id: monument.copies[box] for monument in found if box in monument.copies}


def supply(box: str, *colours: str) -> dict[str, int]:
    kinds = printed().establishments.values()
    return {k.id: k.copies[box] for k in kinds if box in k.copies and k.colour in colours}


def names(edition: str) -> set[str]:
    """The kinds an edition must have, from the lists above."""
    return {k for box in BOXES[edition] for kinds in KINDS[box].values() for k in kinds}


def box_total(box: str) -> int:
    cards = (starting(box), monuments(box), supply(box, "blue", "green", "red", "purple"))
    return sum(sum(part.values()) for part in cards)


def on_the_table(position: Position) -> dict[str, int]:
    """All copies of every kind: cities, piles, deck and set aside."""
    total: dict[str, int] = {}
    places = [position["market"], position["deck"], position["aside"]]
    for player in position["players"].values():
        places += [player["open"], player["closed"]]
    for place in places:
        for kind, n in place.items():
            total[kind] = total.get(kind, 0) + n
    return total


@cache
def walk(edition: str, seed: int) -> tuple[Position, ...]:
    """Every third position of a random game's first steps."""
    choose = random.Random(seed)
    match = loaded(edition, players=3).start(chance="manual")
    positions = [match.position]
    while not match.over and match.ply < 80:
        match.play_action(choose.choice(match.actions()))
        assert min(player.coins for player in match.state.players) >= 0
        if match.ply % 3 == 0:
            positions.append(match.position)
    return tuple(positions)


# Editions and players


@pytest.mark.rule("MV-001")
def test_exactly_five_editions_exist() -> None:
    assert {e.id: e.boxes for e in printed().editions.values()} == BOXES
    with pytest.raises(bourgade.BadOption) as refused:
        bourgade.load("minivilles", edition="harbour")
    assert refused.value.reason == "bad-value"
    assert refused.value.args_["option"] == "edition"
    assert refused.value.args_["value"] == "harbour"
    assert refused.value.args_["values"] == ", ".join(EDITIONS)


@pytest.mark.rule("MV-001")
@pytest.mark.parametrize(
    "edition",
    ["marina", "green_valley", "marina_green_valley", "deluxe_marina", "deluxe_green_valley",
     "base_deluxe", ""],
)  # fmt: skip
def test_an_expansion_alone_and_a_mixed_deluxe_box_are_refused(edition: str) -> None:
    with pytest.raises(bourgade.BadOption) as refused:
        bourgade.load("minivilles", edition=edition)
    assert refused.value.reason == "bad-value"
    assert refused.value.args_["option"] == "edition"


@pytest.mark.rule("MV-001")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_plays_with_the_kinds_of_its_boxes_and_no_others(edition: str) -> None:
    match = loaded(edition, players=2).start(chance="manual")
    assert set(on_the_table(match.position)) == names(edition)


@pytest.mark.rule("MV-002")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 4, 5, 6])
def test_the_number_of_players_is_2_to_4_and_in_deluxe_2_to_5(edition: str, players: int) -> None:
    most = 5 if edition == "deluxe" else 4
    if 2 <= players <= most:
        match = loaded(edition, players=players).start(seed=1)
        assert list(match.position["players"]) == list("ABCDE"[:players])
        return
    with pytest.raises(bourgade.BadOption) as refused:
        bourgade.load("minivilles", edition=edition, players=players)
    assert refused.value.reason == ("option-depends" if players == 5 else "bad-value")
    assert refused.value.args_["option"] == "players"
    assert refused.value.args_["value"] == str(players)
    assert refused.value.args_["values"] == ", ".join(str(n) for n in range(2, most + 1))


# The boxes


@pytest.mark.rule("MV-003")
def test_the_base_box_has_108_cards() -> None:
    assert starting("base") == {"wheat_field": 4, "bakery": 4}
    assert monuments("base") == dict.fromkeys(FOUR, 4)
    assert supply("base", "purple") == dict.fromkeys(BASE["purple"], 4)
    others = BASE["blue"] | BASE["green"] | BASE["red"]
    assert len(others) == 12
    assert supply("base", "blue", "green", "red") == dict.fromkeys(others, 6)
    assert box_total("base") == printed().meta.box_totals["base"] == 108
    dealt = on_the_table(loaded("base", players=4).start().position)
    assert sum(dealt.values()) == 108 - 16  # all but the monuments


@pytest.mark.rule("MV-004")
def test_the_marina_box_has_68_cards() -> None:
    assert starting("marina") == {}
    assert monuments("marina") == {"city_hall": 4, "harbor": 4, "airport": 4}
    assert supply("marina", "purple") == dict.fromkeys(MARINA["purple"], 4)
    others = MARINA["blue"] | MARINA["green"] | MARINA["red"]
    assert len(others) == 8
    assert supply("marina", "blue", "green", "red") == dict.fromkeys(others, 6)
    assert box_total("marina") == printed().meta.box_totals["marina"] == 68
    without = on_the_table(loaded("base", players=4).start().position)
    dealt = on_the_table(loaded("base_marina", players=4).start().position)
    assert sum(dealt.values()) - sum(without.values()) == 68 - 12


@pytest.mark.rule("MV-005")
def test_the_green_valley_box_has_72_cards_of_13_kinds() -> None:
    assert starting("green_valley") == {}
    assert monuments("green_valley") == {}
    assert supply("green_valley", "purple") == dict.fromkeys(GREEN_VALLEY["purple"], 4)
    assert supply("green_valley", "red") == dict.fromkeys(GREEN_VALLEY["red"], 6)
    assert supply("green_valley", "green") == dict.fromkeys(GREEN_VALLEY["green"], 6)
    assert supply("green_valley", "blue") == dict.fromkeys(GREEN_VALLEY["blue"], 6)
    sizes = {colour: len(kinds) for colour, kinds in GREEN_VALLEY.items()}
    assert sizes == {"purple": 3, "red": 2, "green": 6, "blue": 2}
    assert box_total("green_valley") == printed().meta.box_totals["green_valley"] == 72
    without = on_the_table(loaded("base", players=4).start().position)
    dealt = on_the_table(loaded("base_green_valley", players=4).start(seed=1).position)
    assert sum(dealt.values()) - sum(without.values()) == 72


@pytest.mark.rule("MV-006")
def test_the_deluxe_box_has_165_cards() -> None:
    assert starting("deluxe") == {"wheat_field": 5, "bakery": 5}
    assert monuments("deluxe") == dict.fromkeys(SIX, 5)
    assert supply("deluxe", "purple") == dict.fromkeys(DELUXE["purple"], 2)
    others = DELUXE["blue"] | DELUXE["green"] | DELUXE["red"]
    assert len(DELUXE["purple"]) == 5
    assert len(others) == 23
    assert supply("deluxe", "blue", "green", "red") == dict.fromkeys(others, 5)
    assert box_total("deluxe") == printed().meta.box_totals["deluxe"] == 165


@pytest.mark.rule("MV-006")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_deluxe_has_two_copies_of_a_purple_kind_with_any_number_of_players(players: int) -> None:
    dealt = on_the_table(loaded("deluxe", players=players).start(chance="manual").position)
    assert {kind: dealt[kind] for kind in DELUXE["purple"]} == dict.fromkeys(DELUXE["purple"], 2)
    assert sum(dealt.values()) == 125 + 2 * players


@pytest.mark.rule("MV-007")
def test_deluxe_lacks_city_hall_and_ten_kinds() -> None:
    absent = {
        "cheese_factory", "flower_orchard", "flower_shop", "sushi_bar", "corn_field",
        "loan_office", "winery", "renovation_company", "tech_startup", "arboretum",
    }  # fmt: skip
    words = loaded("deluxe").variant.words
    assert set(words["kinds"]) == set(PRINTED) - absent
    assert set(words["monuments"]) == SIX


@pytest.mark.rule("MV-007")
@pytest.mark.parametrize(
    "move", ["build cheese_factory", "build city_hall", "draw sushi_bar", "draw arboretum"]
)
def test_deluxe_does_not_know_the_cards_it_lacks(move: str) -> None:
    match = town("deluxe", A="60", B="0", phase="build")
    with pytest.raises(bourgade.UnknownMove):
        match.play(move)


@pytest.mark.rule("MV-007")
@pytest.mark.parametrize(
    ("edition", "fives"), [("deluxe", {2: 5}), ("base_marina_green_valley", {2: 5, 7: 15})]
)
def test_the_cow_icon_pays_nothing_in_deluxe(edition: str, fives: dict[int, int]) -> None:
    factory = "" if edition == "deluxe" else ", cheese_factory"
    start = town(edition, A=f"5 | ranch 5{factory} | train_station", B="5")
    for total in range(2, 13):
        first = min(6, total - 1)
        match = play(start.copy(), "roll 2", f"dice {first} {total - first}")
        assert coins(match) == [5 + fives.get(total, 0), 5]


@pytest.mark.rule("MV-007")
def test_no_card_of_deluxe_counts_cows() -> None:
    kinds = printed().kinds("deluxe")
    assert {icon for kind in kinds for icon in kind.effect.icons} == {
        "wheat", "gear", "cup", "bread"
    }  # fmt: skip


@pytest.mark.rule("MV-008")
def test_no_card_exists_but_those_of_the_four_boxes() -> None:
    content = printed()
    assert set(content.establishments) == set(PRINTED)
    assert len(PRINTED) == 15 + 10 + 13
    assert set(content.monuments) == SIX | {"city_hall"}
    assert set(content.meta.box_totals) == set(KINDS)
    for box, colours in KINDS.items():
        for colour, kinds in colours.items():
            assert set(supply(box, colour)) == kinds


@pytest.mark.rule("MV-008")
def test_no_market_and_no_option_of_another_box_exists() -> None:
    assert set(printed().market_modes) == {"open", "ten", "nine"}
    assert set(loaded("base").options) == {
        "edition", "players", "market", "purple_copies", "reroll_dice", "clear_dead_piles",
        "city_hall_counts", "first_player",
    }  # fmt: skip
    with pytest.raises(bourgade.BadOption) as refused:
        bourgade.load("minivilles", promos="on")
    assert refused.value.reason == "unknown-option"
    assert refused.value.args_["option"] == "promos"


# Cards


@pytest.mark.rule("MV-009")
@pytest.mark.parametrize("kind", PRINTED)
def test_a_kind_has_a_colour_numbers_a_cost_and_an_icon(kind: str) -> None:
    card = printed().establishments[kind]
    assert (card.colour, card.dice, card.cost, card.icon) == PRINTED[kind]
    assert card.id == kind
    assert card.effect.key


@pytest.mark.rule("MV-009")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_purse_buys_exactly_the_kinds_that_cost_no_more(edition: str) -> None:
    game = loaded(edition, players=2)
    kinds = sorted(names(edition))
    piles = int(game.variant.book.piles) or len(kinds)
    for first in range(0, len(kinds), piles):
        for_sale = kinds[min(first, len(kinds) - piles) :][:piles]
        market = {"market": dict.fromkeys(for_sale, 1)} if piles < len(kinds) else {}
        for purse in range(1 if "marina" in edition else 0, 9):  # the City Hall helps out with 1
            position = {"phase": "build", "players": {"A": {"coins": purse}}, **market}
            moves = game.setup(position, chance="manual").moves
            bought = {move.removeprefix("build ") for move in moves} - {"pass"} - SIX
            assert bought == {kind for kind in for_sale if PRINTED[kind][2] <= purse}


@pytest.mark.rule("MV-009")
@pytest.mark.parametrize(
    ("figure", "expected"),
    [("", [4, 1]), ("dice = [4]", [3, 1]), ("effect.amount = 5", [8, 1]), ("cost = 3", [4, 1])],
)
def test_the_figures_come_from_the_content_file(
    tmp_path: Path, figure: str, expected: list[int]
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(f'[[establishment]]\nid = "bakery"\n{figure}\n', "utf-8")
    match = town(options={"content": own}, A="3 | bakery", B="1")
    assert coins(play(match, "roll 1", "dice 3")) == expected
    play(match, "build bakery")
    assert coins(match) == [expected[0] - (3 if figure == "cost = 3" else 1), 1]
    assert city(match, "A")["open"] == {"bakery": 2}


# Monuments


EFFECTS = {
    "train_station": (("roll 1",), ("roll 1", "roll 2")),
    "shopping_mall": (6, 7),
    "amusement_park": ("B", "A"),
    "radio_tower": ("build", "reroll"),
    "harbor": ("build", "harbor"),
    "airport": (5, 15),
}


def seen(match: Match, monument: str) -> object:
    """What shows whether a monument of seat A works."""
    if monument == "train_station":
        return match.moves
    if monument == "shopping_mall":
        return coins(play(match, "roll 1", "dice 3"))[0]
    if monument == "amusement_park":
        return play(match, "roll 2", "dice 1 1", "pass").actor
    if monument == "airport":
        return coins(play(match, "roll 1", "dice 6", "pass"))[0]
    return play(match, "roll 2", "dice 4 6").phase


@pytest.mark.rule("MV-010")
@pytest.mark.parametrize("monument", EFFECTS)
def test_only_a_built_monument_has_an_effect(monument: str) -> None:
    others = "train_station" if monument in ("amusement_park", "radio_tower", "harbor") else ""
    without, built = EFFECTS[monument]
    match = town("base_marina", A=f"5 | bakery | {others} {monument}", B="5")
    assert seen(match, monument) == built
    match = town("base_marina", A=f"5 | bakery | {others}", B=f"5 | | {monument}")
    assert seen(match, monument) == without


@pytest.mark.rule("MV-010")
@pytest.mark.parametrize(
    ("built", "expected"), [("", [7, 5]), ("airport", [7, 5]), ("harbor airport", [5, 5])]
)
def test_only_built_monuments_are_counted_by_a_general_store(
    built: str, expected: list[int]
) -> None:
    match = town("deluxe", A=f"5 | general_store | {built}", B="5 | | harbor airport")
    assert coins(play(match, "roll 1", "dice 2")) == expected


@pytest.mark.rule("MV-010")
@pytest.mark.parametrize(
    ("built", "expected"),
    [("", [9, 0]), ("harbor", [9, 0]), ("harbor airport", [4, 5]), ("harbor airport shopping_mall",
                                                                    [4, 5])],
)  # fmt: skip
def test_only_built_monuments_are_counted_by_a_french_restaurant(
    built: str, expected: list[int]
) -> None:
    match = town("deluxe", A=f"9 | | {built}", B="0 | french_restaurant")
    assert coins(play(match, "roll 1", "dice 5")) == expected


@pytest.mark.rule("MV-010")
def test_monuments_under_construction_win_nothing() -> None:
    match = town("base", A="4 | | shopping_mall amusement_park", B="0", phase="build")
    play(match, "build train_station")
    assert not match.over
    assert city(match, "A")["built"] == ["train_station", "shopping_mall", "amusement_park"]
    assert city(match, "B")["built"] == []


# The tower


@pytest.mark.rule("MV-011")
def test_the_tower_is_on_every_purple_card_and_monument_and_on_nothing_else() -> None:
    content = printed()
    purple = {kind.id for kind in content.establishments.values() if kind.colour == "purple"}
    towers = {kind.id for kind in content.establishments.values() if kind.icon == "tower"}
    assert towers == purple == BASE["purple"] | MARINA["purple"] | GREEN_VALLEY["purple"]
    assert {monument.icon for monument in content.monuments.values()} == {"tower"}


PURPLE = (
    "stadium, tv_station, business_center, publisher, tax_office, renovation_company, "
    "tech_startup, arboretum"
)
BUILT = "train_station harbor shopping_mall amusement_park airport"


def full_town(*, mine: str, theirs: str) -> Match:
    """Both cities hold every purple kind and all monuments but the Radio Tower."""
    return town(
        "base_marina_green_valley",
        A=f"9 | {PURPLE}{mine} | {BUILT}",
        B=f"9 | {PURPLE}{theirs} | {BUILT}",
    )


def reason(match: Match, move: str) -> str:
    """Why a move is refused; a refusal leaves everything as it was."""
    before = match.position
    with pytest.raises(bourgade.IllegalMove) as refused:
        match.play(move)
    assert match.position == before
    return refused.value.reason


@pytest.mark.rule("MV-011")
def test_a_moving_company_gives_no_tower_card() -> None:
    match = full_town(mine=", moving_company, wheat_field", theirs="")
    play(match, "roll 2", "dice 4 5")
    assert match.moves == ("give wheat_field", "give moving_company")


@pytest.mark.rule("MV-011")
def test_a_business_center_swaps_no_tower_card() -> None:
    match = full_town(mine=", ranch", theirs=", cafe, mine")
    play(match, "roll 1", "dice 6", "charge B", "swap with B")
    assert match.moves == ("swap mine ranch",)
    play(match, "swap mine ranch")
    assert match.moves == ("swap theirs mine", "swap theirs cafe")


@pytest.mark.rule("MV-011")
def test_the_tower_is_the_reason_given() -> None:
    towers = PURPLE.split(", ")
    match = full_town(mine=", moving_company, wheat_field", theirs=", cafe")
    play(match, "roll 2", "dice 4 5")
    assert {reason(match, f"give {kind}") for kind in towers} == {"tower"}
    match = full_town(mine=", ranch", theirs=", cafe")
    play(match, "roll 1", "dice 6", "charge B", "swap with B")
    assert {reason(match, f"swap mine {kind}") for kind in towers} == {"tower"}
    play(match, "swap mine ranch")
    assert {reason(match, f"swap theirs {kind}") for kind in towers} == {"tower"}
    match = full_town(mine=", ranch", theirs=", cafe")
    play(match, "roll 2", "dice 4 4")
    assert {reason(match, f"renovate {kind}") for kind in towers} == {"tower"}


@pytest.mark.rule("MV-011")
@pytest.mark.parametrize(("mine", "theirs"), [("", ", cafe"), (", ranch", ""), ("", "")])
def test_a_city_of_towers_has_nothing_to_swap(mine: str, theirs: str) -> None:
    match = full_town(mine=mine, theirs=theirs)
    play(match, "roll 1", "dice 6", "charge B")
    assert match.phase == "build"


@pytest.mark.rule("MV-011")
def test_a_renovation_company_closes_no_tower_card() -> None:
    match = full_town(mine=", ranch", theirs=", cafe")
    play(match, "roll 2", "dice 4 4")
    assert match.moves == ("renovate ranch", "renovate cafe")
    match = full_town(mine="", theirs="")
    assert play(match, "roll 2", "dice 4 4").phase == "build"


# Starting cards


def dealt(extra: dict[str, int], built: list[str], edition: str = "base_green_valley") -> Match:
    """The true start of a game of two, with cards from the supply added to city A."""
    game = loaded(edition, players=2, market="open")
    position = game.start(chance="manual").position
    for kind, n in extra.items():
        position["market"][kind] -= n
        player = position["players"]["A"]
        player["open"][kind] = player["open"].get(kind, 0) + n
    position["players"]["A"]["built"] = built
    return game.setup(position, chance="manual")


@pytest.mark.rule("MV-012")
def test_a_starting_card_acts_together_with_bought_ones() -> None:
    match = loaded("base", players=2).start(chance="manual")
    play(match, "roll 1", "dice 1", "build wheat_field")
    assert coins(match) == [3, 4]
    assert city(match, "A")["open"] == {"wheat_field": 2, "bakery": 1}
    play(match, "roll 1", "dice 1", "build bakery")
    assert coins(match) == [5, 4]
    play(match, "roll 1", "dice 2", "pass", "roll 1", "dice 2")
    assert coins(match) == [6, 6]


@pytest.mark.rule("MV-012")
def test_a_starting_card_is_counted_like_any_other() -> None:
    match = dealt({"wheat_field": 1, "fruit_and_vegetable_market": 1}, ["train_station"])
    play(match, "roll 2", "dice 5 6")
    assert coins(match) == [3 + 2 * 2, 3]
    match = dealt({"publisher": 1}, ["train_station", "city_hall"], "base_marina")
    play(match, "roll 2", "dice 1 6")
    assert coins(match) == [4, 2]


@pytest.mark.rule("MV-012")
@pytest.mark.parametrize("kind", ["wheat_field", "bakery"])
def test_a_starting_card_may_be_given_away(kind: str) -> None:
    match = dealt({"moving_company": 1}, ["train_station"])
    play(match, "roll 2", "dice 4 5")
    assert match.moves == ("give wheat_field", "give bakery", "give moving_company")
    play(match, f"give {kind}", "give to B")
    rest = {"wheat_field": 1, "bakery": 1, "moving_company": 1}
    del rest[kind]
    assert city(match, "A")["open"] == rest
    assert city(match, "B")["open"] == {"wheat_field": 1, "bakery": 1, kind: 2}


@pytest.mark.rule("MV-012")
def test_starting_cards_may_be_swapped() -> None:
    match = dealt({"business_center": 1}, [])
    play(match, "roll 1", "dice 6", "swap with B", "swap mine wheat_field", "swap theirs bakery")
    assert city(match, "A")["open"] == {"bakery": 2, "business_center": 1}
    assert city(match, "B")["open"] == {"wheat_field": 2}


@pytest.mark.rule("MV-012")
def test_starting_cards_close_and_reopen_with_the_others() -> None:
    match = dealt({"wheat_field": 2, "renovation_company": 1}, ["train_station"])
    play(match, "roll 2", "dice 4 4", "renovate wheat_field")
    assert city(match, "A")["closed"] == {"wheat_field": 3}
    assert city(match, "B")["closed"] == {"wheat_field": 1}
    assert coins(match) == [3 + 4, 3]
    play(match, "pass", "roll 1", "dice 1")
    assert city(match, "A")["open"] == {"wheat_field": 3, "bakery": 1, "renovation_company": 1}
    assert city(match, "B")["open"] == {"wheat_field": 1, "bakery": 1}
    assert coins(match) == [7, 3]


# Coins, and no hands


@pytest.mark.rule("MV-013")
@pytest.mark.parametrize("edition", EDITIONS)
def test_purses_stay_whole_and_never_fall_below_nothing(edition: str) -> None:
    for seed in range(3):
        for position in walk(edition, seed):
            purses = [player["coins"] for player in position["players"].values()]
            assert all(type(purse) is int and purse >= 0 for purse in purses)


@pytest.mark.rule("MV-013")
def test_neither_a_purse_nor_the_bank_has_a_limit() -> None:
    match = town(A="1000000 | mine 6 | train_station", B="1000000")
    play(match, "roll 2", "dice 4 5")
    assert coins(match) == [1_000_030, 1_000_000]
    match = town("base_green_valley", A="400000 | arboretum | train_station", B="400001")
    play(match, "roll 2", "dice 5 6")
    assert coins(match) == [400_001, 400_001]


@pytest.mark.rule("MV-013")
def test_a_purse_is_spent_to_the_last_coin_whatever_the_denominations() -> None:
    match = town(A="7", B="0", phase="build")
    assert coins(play(match, "build tv_station")) == [0, 0]
    match = town(A="7 | stadium", B="1", C="3")
    assert coins(play(match, "roll 1", "dice 6")) == [10, 0, 1]


@pytest.mark.rule("MV-013")
@pytest.mark.parametrize(("purse", "reason"), [(-1, "no-number"), (2.5, "no-number")])
def test_a_purse_below_nothing_or_in_fractions_is_no_position(purse: Any, reason: str) -> None:
    game = loaded("base", players=2)
    position = game.start().position
    position["players"]["B"]["coins"] = purse
    with pytest.raises(bourgade.BadPosition) as refused:
        game.setup(position)
    assert refused.value.reason == reason


@pytest.mark.rule("MV-014")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_lies_in_a_city_a_pile_the_deck_or_aside_and_all_see_it(edition: str) -> None:
    positions = walk(edition, 0)
    for position in positions:
        assert on_the_table(position) == on_the_table(positions[0])
        for player in position["players"].values():
            assert set(player) == {"coins", "startup", "built", "open", "closed"}
    for position in positions[::7]:
        match = loaded(edition, players=3).setup(position, chance="manual")
        assert [match.view(seat) for seat in "ABC"] == [position] * 3


@pytest.mark.rule("MV-014")
def test_a_bought_card_goes_straight_into_the_city() -> None:
    match = town(A="1", B="0", phase="build")
    before = match.position["market"]["ranch"]
    play(match, "build ranch")
    assert city(match, "A")["open"] == {"ranch": 1}
    assert match.position["market"]["ranch"] == before - 1
