"""Positions set up by hand: what a short one means, and what cannot be."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import bourgade
from bourgade import BadPosition, LoadedGame, Match
from bourgade.games.minivilles.layout import Player, State
from bourgade.kernel.i18n import Texts
from bourgade.kernel.layout import meanings
from tests.games.minivilles.town import NINE, OPEN, city, play, town

EDITIONS = ("base", "base_marina", "base_green_valley", "base_marina_green_valley", "deluxe")
GREAT = "base_marina_green_valley"


@cache
def loaded(edition: str = "base", players: int = 2, **options: Any) -> LoadedGame:
    chosen = {"first_player": "A", **options}
    return bourgade.load("minivilles", edition=edition, players=players, **chosen)


def fault(game: LoadedGame, position: dict[str, Any]) -> tuple[str, str, str]:
    """Where a position is wrong, why, and by which rule."""
    with pytest.raises(BadPosition) as refused:
        game.setup(position, chance="manual")
    return refused.value.place, refused.value.reason, str(refused.value.args_["rule"])


def town_fault(edition: str = "base", **given: Any) -> tuple[str, str, str]:
    with pytest.raises(BadPosition) as refused:
        town(edition, **given)
    return refused.value.place, refused.value.reason, str(refused.value.args_["rule"])


# What a short position means


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_that_names_the_construction_is_a_turn_like_any_other(edition: str) -> None:
    """The end of such a turn was taken for the end of set-up."""
    game = loaded(edition, players=3, first_player="random")
    match = game.setup({"phase": "build", "active": "B"}, chance="manual")
    assert (match.position["turn"], match.actor) == (1, "B")
    play(match, "pass")
    assert (match.phase, match.actor, match.position["turn"]) == ("roll", "C", 2)


def test_an_extra_turn_and_the_startup_coin_follow_a_construction_set_up_by_hand() -> None:
    match = town("base_green_valley", options=OPEN, phase="build", dice=2, die1=5, die2=5,
                 A="3 | tech_startup | amusement_park", B="0")  # fmt: skip
    assert match.position["again"] == 1
    play(match, "pass")
    assert (match.actor, match.position["turn"], city(match, "A")["startup"]) == ("A", 2, 1)


@pytest.mark.parametrize(("edition", "piles"), [("deluxe", 9), ("base_green_valley", 10)])
def test_a_market_that_is_not_given_has_its_piles(edition: str, piles: int) -> None:
    game = loaded(edition)
    first = game.variant.words["kinds"][:piles]
    for position in ({"phase": "roll"}, {"active": "B"}, {"players": {"A": {"coins": 9}}}):
        match = game.setup(position, chance="manual")
        assert match.position["market"] == dict.fromkeys(first, 1)
        assert match.phase == "roll"
    drawing = game.setup({"phase": "draw", "active": "A"}, chance="manual")
    assert drawing.position["market"] == dict.fromkeys(first[:-1], 1)
    assert drawing.position["constructed"] == 1
    assert play(drawing, f"draw {first[-1]}").actor == "B"


def test_a_market_that_is_not_given_has_no_dead_pile() -> None:
    """Almost everything is sold, so that the default would come to the purple cards."""
    sold = {"wheat_field": 4, "bakery": 4, "stadium": 1}
    for kind in loaded("base_marina").variant.words["kinds"]:
        sold.setdefault(kind, 3)
    for kind in ("tv_station", "business_center", "publisher", "tax_office"):
        del sold[kind]
    for kind in list(sold)[3:9]:
        sold[kind] = 2
    position = {"players": {"A": {"open": sold}, "B": {"open": sold}}}
    plain = loaded("base_marina", market="ten").setup(position)
    assert plain.position["market"]["stadium"] == 1
    clearing = loaded("base_marina", market="ten", clear_dead_piles="on").setup(position)
    assert "stadium" not in clearing.position["market"]
    assert len(clearing.position["market"]) == 10


@pytest.mark.parametrize("pile", ["deck", "market"])
def test_a_pile_may_be_the_rest(pile: str) -> None:
    game = loaded("deluxe")
    position = game.start(seed=5).position
    for word in ("rest", "REST"):
        again = game.setup({**position, pile: word}, chance="manual")
        assert again.position == position
    del position[pile]
    assert game.setup(position, chance="manual").position[pile]


def test_two_piles_cannot_both_be_the_rest() -> None:
    with pytest.raises(BadPosition) as refused:
        loaded("deluxe").setup({"deck": "rest", "market": "rest", "phase": "roll"})
    assert refused.value.place == "market"


def test_the_card_that_asks_and_what_is_still_to_act_follow_from_the_phase() -> None:
    match = town(A="9 | tv_station, business_center, cafe", B="9 | mine", phase="tv", die1=6)
    assert (match.position["resolving"], match.position["step"]) == ("tv_station", 3)
    assert match.position["acting"] == {"business_center": 1}
    rolled = town(A="9 | tv_station, business_center, cafe", B="9 | mine")
    play(rolled, "roll 1", "dice 6")
    assert {**match.position, "ply": 2} == rolled.position


def test_boats_that_wait_follow_from_the_cities() -> None:
    given: dict[str, Any] = {
        "A": "5 | food_warehouse 2 | train_station", "B": "5 | tuna_boat 2 | harbor",
        "C": "5 | tuna_boat 3", "options": OPEN,
    }  # fmt: skip
    match = town("base_marina", phase="boats", dice=2, die1=6, die2=6, **given)
    rolled = play(town("base_marina", **given), "roll 2", "dice 6 6")
    assert match.position["boats"] == {"B": 2}  # no Harbor, no catch
    assert match.position["acting"] == {"food_warehouse": 2}
    assert {**match.position, "ply": 2} == rolled.position


def test_every_field_says_what_it_means() -> None:
    for layout in (State, Player):
        assert set(meanings(layout)) == set(layout.fields)
    for wrong, right in {"piles": "market", "to_act": "actor", "money": "coins"}.items():
        found = {**meanings(State), **meanings(Player)}
        assert next(
            field for field, means in found.items() if wrong.replace("_", " ") in means
        ) == (right)


# What cannot be: the faults that were accepted once


@pytest.mark.rule("MV-097", "MV-113", "MV-011", "MV-175")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"phase": "move_to", "die1": 4, "die2": 5, "dice": 2, "picked": "mine"},
         ("picked", "picked-elsewhere", "MV-175")),
        ({"phase": "move_to", "die1": 4, "die2": 5, "dice": 2, "picked": "closed cafe"},
         ("picked", "picked-elsewhere", "MV-175")),
        ({"phase": "move_to", "die1": 4, "die2": 5, "dice": 2, "picked": "business_center"},
         ("picked", "tower", "MV-011")),
        ({"phase": "move_to", "die1": 4, "die2": 5, "dice": 2},
         ("picked", "not-chosen", "MV-063")),
        ({"phase": "move", "die1": 4, "die2": 5, "dice": 2, "picked": "cafe"},
         ("picked", "not-chosen-yet", "MV-063")),
        ({"phase": "swap_theirs", "die1": 6, "partner": "B", "picked": "mine"},
         ("picked", "picked-elsewhere", "MV-175")),
        ({"phase": "swap_theirs", "die1": 6, "partner": "A", "picked": "cafe"},
         ("partner", "swap-with-oneself", "MV-113")),
        ({"phase": "swap_theirs", "die1": 6, "partner": "C", "picked": "cafe"},
         ("partner", "nothing-to-swap", "MV-114")),
        ({"phase": "swap", "die1": 6, "partner": "B"},
         ("partner", "not-chosen-yet", "MV-113")),
    ],
)  # fmt: skip
def test_a_card_that_nobody_has_cannot_be_picked(
    given: dict[str, Any], expected: tuple[str, str, str]
) -> None:
    cities = {"A": "5 | moving_company, business_center, cafe", "B": "5 | mine", "C": "5"}
    assert town_fault("base_green_valley", options=OPEN, **cities, **given) == expected


@pytest.mark.rule("MV-087")
def test_nothing_is_demolished_where_nothing_stands() -> None:
    given = {"phase": "demolish", "die1": 4, "options": OPEN, "B": "0"}
    assert town_fault("base_green_valley", A="0 | demolition_company", **given) == (
        "resolving", "nothing-to-choose", "MV-087",
    )  # fmt: skip
    assert town_fault(GREAT, A="0 | demolition_company", **given)[1] == "nothing-to-choose"
    assert town_fault(GREAT, A="0 | | harbor", **given) == ("resolving", "not-owned", "MV-048")
    assert town(GREAT, A="0 | demolition_company | harbor", **given).moves == ("demolish harbor",)


@pytest.mark.rule("MV-114", "MV-120")
def test_a_card_that_can_do_nothing_does_not_ask() -> None:
    given = {"options": OPEN, "dice": 2, "die1": 4, "die2": 4, "phase": "renovate", "B": "0"}
    assert town_fault("base_green_valley", A="0 | renovation_company", **given)[2] == "MV-120"
    assert town_fault(A="0 | business_center", B="0", phase="swap", die1=6)[2] == "MV-114"


@pytest.mark.rule("MV-135")
def test_only_a_radio_tower_rerolls() -> None:
    assert town_fault(A="0", B="0", phase="reroll", die1=3) == (
        "phase", "no-radio-tower", "MV-135",
    )  # fmt: skip
    assert town_fault(A="0", B="0", phase="build", die1=3, rerolled=1)[0] == "rerolled"
    tower = {"A": "0 | | radio_tower", "B": "0"}
    assert town(phase="reroll", die1=3, **tower).moves == ("keep", "reroll 1")
    assert town_fault(phase="reroll", die1=3, rerolled=1, **tower)[0] == "rerolled"


@pytest.mark.rule("MV-137", "MV-138")
def test_only_a_harbor_adds_to_a_high_roll() -> None:
    dice = {"phase": "harbor", "dice": 2, "die1": 5, "die2": 6}
    assert town_fault("base_marina", A="1", B="1", **dice) == ("phase", "no-harbor", "MV-137")
    harbor = {"A": "1 | | harbor", "B": "1"}
    assert town("base_marina", **harbor, **dice).moves == ("harbor leave", "harbor add")
    assert town_fault("base_marina", **harbor, **{**dice, "die1": 2})[1] == "no-harbor"
    assert town_fault("base_marina", **harbor, **dice, bonus=2)[:2] == ("bonus", "too-early")
    after = {**dice, "phase": "build"}
    assert town("base_marina", **harbor, **after, bonus=2).position["bonus"] == 2
    for wrong in (1, 3):
        assert town_fault("base_marina", **harbor, **after, bonus=wrong)[0] == "bonus"
    assert town_fault("base_marina", A="1", B="1", **after, bonus=2)[0] == "bonus"


@pytest.mark.rule("MV-112", "MV-048")
def test_a_tv_station_is_needed_and_its_number() -> None:
    assert town_fault(A="0", B="0", phase="tv", die1=6) == ("resolving", "not-owned", "MV-048")
    assert town_fault(A="0 | tv_station", B="0", phase="tv", die1=5) == (
        "resolving", "not-triggered", "MV-048",
    )  # fmt: skip
    assert town(A="0 | tv_station", B="0", phase="tv", die1=6).moves == ("charge B",)


@pytest.mark.rule("MV-042")
def test_two_dice_need_the_train_station() -> None:
    for position in (
        {"phase": "dice", "dice": 2},
        {"phase": "build", "dice": 2, "die1": 3, "die2": 4},
        {"phase": "build", "die1": 3, "die2": 4},
    ):
        assert fault(loaded(), position) == ("dice", "no-train-station", "MV-042")
        station = {"players": {"A": {"built": ["train_station"]}}}
        assert loaded().setup({**position, **station}).position["dice"] == 2
    assert fault(loaded(), {"phase": "build", "dice": 1, "die1": 3, "die2": 4})[1] == "one-die"
    assert fault(loaded(), {"phase": "build", "dice": 2, "die1": 3})[:2] == ("die2", "no-die")


@pytest.mark.rule("MV-042", "MV-089")
def test_a_train_station_may_have_been_demolished_by_the_roll_it_made() -> None:
    match = town("base_green_valley", options=OPEN, B="0",
                 A="9 | demolition_company 2 | train_station, radio_tower")  # fmt: skip
    play(match, "roll 2", "dice 1 3", "reroll 2", "dice 2 2", "demolish train_station")
    again = LoadedGame(match.variant).setup
    assert again(match.position).position == match.position
    play(match, "demolish radio_tower")
    assert match.position["rerolled"] == 1
    assert again(match.position).position == match.position
    first = {**match.position, "phase": "demolish", "acting": {"demolition_company": 1},
             "resolving": "demolition_company", "step": 2}  # fmt: skip
    first["players"]["A"]["built"] = ["radio_tower"]
    assert fault(LoadedGame(match.variant), first)[0] == "dice"  # nothing is demolished yet


@pytest.mark.rule("MV-121")
def test_coins_lie_on_a_startup_alone() -> None:
    game = loaded("base_green_valley", market="open")
    assert fault(game, {"players": {"B": {"startup": 1}}}) == (
        "players.B.startup", "no-startup", "MV-121",
    )  # fmt: skip
    cards = {"wheat_field": 1, "bakery": 1, "tech_startup": 1}
    match = game.setup({"players": {"B": {"startup": 1, "open": cards}}})
    assert match.position["players"]["B"]["startup"] == 1


@pytest.mark.rule("MV-079", "MV-082")
def test_no_extra_dice_without_boats() -> None:
    dice = {"phase": "boats", "dice": 2, "die1": 6, "die2": 6}
    given: dict[str, Any] = {"A": "5 | | harbor", "B": "5 | tuna_boat 2", **dice}
    assert town_fault("base_marina", **given) == ("boats", "no-boats", "MV-082")
    given["B"] = "5 | tuna_boat 2 | harbor"
    assert town("base_marina", **given).position["boats"] == {"B": 2}
    assert town_fault("base_marina", **given, boats={})[:2] == ("boats.B", "boats")
    assert town_fault("base_marina", **given, boats={"A": 1, "B": 2})[:2] == ("boats.A", "boats")
    assert town_fault("base_marina", A="5", B="5", boats={"B": 1})[:2] == (
        "boats.B", "boats",
    )  # fmt: skip


@pytest.mark.rule("MV-028", "MV-029", "MV-155", "MV-156")
@pytest.mark.parametrize(("edition", "piles"), [("deluxe", 9), ("base_green_valley", 10)])
def test_a_market_beside_a_deck_has_its_number_of_piles(edition: str, piles: int) -> None:
    game = loaded(edition)
    kinds = game.variant.words["kinds"]
    for wrong in (0, 2, piles - 1, piles + 1, 12):
        market = dict.fromkeys(kinds[:wrong], 1)
        expected = ("market", "piles", "MV-155")
        assert fault(game, {"phase": "roll", "market": market}) == expected
    for wrong in (0, 2, piles, piles + 1):
        market = dict.fromkeys(kinds[:wrong], 1)
        assert fault(game, {"phase": "draw", "active": "A", "market": market})[0] == "market"
    for early in range(piles):  # set-up may stand anywhere
        game.setup({"phase": "draw", "market": dict.fromkeys(kinds[:early], 2)}, chance="manual")


@pytest.mark.rule("MV-015", "MV-177")
def test_cards_never_leave_the_cities() -> None:
    """A game in which nobody has anything, and no coin, would never end."""
    game = loaded(players=3)
    nothing = {"coins": 0, "open": {}}
    assert fault(game, {"players": dict.fromkeys("ABC", nothing)}) == (
        "players", "card-left-cities", "MV-015",
    )  # fmt: skip
    taken = {"open": {"wheat_field": 3, "bakery": 2}}
    bare = {"players": {"A": taken, "B": nothing, "C": nothing}}
    assert fault(game, bare)[1] == "card-left-cities"
    taken["open"]["bakery"] = 3  # given away or swapped, but still in a city
    assert game.setup(bare).position["players"]["B"]["open"] == {}


@pytest.mark.rule("MV-031", "MV-034")
def test_cards_leave_the_game_only_by_the_options() -> None:
    game = loaded("base_marina", market="ten")
    assert fault(game, {"aside": {"cafe": 1}}) == ("aside.cafe", "set-aside", "MV-034")
    fewer = loaded("base_marina", market="ten", purple_copies="players_minus_one")
    assert fault(fewer, {"aside": {}})[0] == "aside.stadium"
    clearing = loaded("base_marina", market="ten", clear_dead_piles="on")
    assert fault(clearing, {"aside": {"stadium": 1}})[0] == "aside.stadium"
    stadium = {"open": {"wheat_field": 1, "bakery": 1, "stadium": 1}}
    owned = {"players": {"A": stadium, "B": stadium}}
    assert clearing.setup({**owned, "aside": {"stadium": 1}}).position["deck"]["stadium"] == 1
    market = dict.fromkeys(("stadium", *clearing.variant.words["kinds"][:9]), 1)
    assert fault(clearing, {**owned, "market": market}) == (
        "market.stadium", "dead-pile", "MV-034",
    )  # fmt: skip


@pytest.mark.rule("MV-132", "MV-133", "MV-046")
def test_an_extra_turn_takes_a_double_and_the_park() -> None:
    double = {"phase": "build", "dice": 2, "die1": 4, "die2": 4, "B": "0"}
    park = "0 | | amusement_park"
    assert town(A=park, **double).position["again"] == 1
    assert town_fault(A=park, **double, again=0) == ("again", "double", "MV-132")
    assert town_fault(A="0", **double, again=1) == ("again", "no-double", "MV-132")
    assert town_fault(A=park, **{**double, "die1": 3}, again=1)[0] == "again"
    assert town_fault(A=park, B="0", again=1)[:2] == ("again", "too-early")
    assert town_fault(A=park, B="0", phase="build", again=1)[:2] == ("die1", "no-die")


@pytest.mark.rule("MV-142")
def test_a_city_hall_leaves_nobody_broke_before_building() -> None:
    assert town_fault("base_marina", A="0", B="0", phase="build") == (
        "players.A.coins", "broke", "MV-142",
    )  # fmt: skip
    assert town("base_marina", A="1", B="0", phase="build").phase == "build"
    assert town("base", A="0", B="0", phase="build").phase == "build"


@pytest.mark.rule("MV-160", "MV-161")
def test_what_was_triggered_is_open() -> None:
    def rolled(face: int, **given: Any) -> Match:
        return town("base_green_valley", options=OPEN, phase="build", die1=face, **given)

    closed = {"A": "0 | closed cafe, closed bakery", "B": "0 | closed cafe, closed bakery"}
    for seat, kind in (("A", "bakery"), ("B", "cafe")):
        one = {**closed, "A" if seat == "B" else "B": "0"}
        with pytest.raises(BadPosition) as refused:
            rolled(3, **one)
        assert refused.value.place == f"players.{seat}.closed.{kind}"
    assert rolled(5, **closed).phase == "build"
    assert rolled(3, A="0 | closed cafe", B="0 | closed bakery").phase == "build"


@pytest.mark.rule("MV-066", "MV-063", "MV-064")
def test_what_is_still_to_act_comes_later_and_stands_in_the_city() -> None:
    given: dict[str, Any] = {"A": "9 | stadium, tv_station, business_center, cafe",
                             "B": "9 | mine", "phase": "tv", "die1": 6}  # fmt: skip
    assert town(**given, acting={"business_center": 1}).phase == "tv"
    for acting, place in (
        ({}, "business_center"),
        ({"business_center": 2}, "business_center"),
        ({"business_center": 1, "stadium": 1}, "stadium"),
        ({"business_center": 1, "tv_station": 1}, "tv_station"),
        ({"business_center": 1, "mine": 1}, "mine"),
    ):
        assert town_fault(**given, acting=acting) == (f"acting.{place}", "acting", "MV-066")
    assert town_fault(A="0", B="0", acting={"mine": 1})[0] == "acting.mine"


@pytest.mark.rule("MV-036", "MV-038")
@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"phase": "roll", "dice": 1}, "dice"),
        ({"phase": "roll", "die1": 3}, "die1"),
        ({"phase": "dice", "dice": 1, "die1": 3}, "die1"),
        ({"phase": "roll", "turn": 0}, "turn"),
        ({"phase": "roll", "step": 1}, "step"),
        ({"phase": "build", "step": 1}, "step"),
        ({"phase": "build", "constructed": 1}, "constructed"),
        ({"phase": "resolving"}, "phase"),
        ({"phase": "first"}, "phase"),
        ({"phase": "draw"}, "phase"),
        ({"phase": "build", "active": None, "actor": "A"}, "active"),
    ],
)
def test_a_turn_holds_what_it_has_come_to(position: dict[str, Any], place: str) -> None:
    assert fault(loaded(), position)[0] == place


@pytest.mark.rule("MV-015", "MV-018", "MV-020", "MV-023")
@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"players": {"A": {"coins": 4}}}, "players.A.coins"),
        ({"players": {"B": {"open": {"wheat_field": 2, "bakery": 1}}}},
         "players.B.open.wheat_field"),
        ({"players": {"B": {"built": ["harbor"]}}}, "players.B.built"),
        ({"turn": 1}, "turn"),
        ({"active": "A"}, "active"),
        ({"dice": 1}, "dice"),
        ({"partner": "A"}, "partner"),
    ],
)  # fmt: skip
def test_before_the_first_turn_everything_is_as_dealt(given: dict[str, Any], place: str) -> None:
    game = loaded("deluxe", first_player="random")
    assert game.setup({"phase": "first"}, chance="manual").moves == ("first A", "first B")
    assert fault(game, {"phase": "first", **given})[0] == place


@pytest.mark.rule("MV-168", "MV-169", "MV-170")
def test_the_end_has_one_winner_who_has_just_won() -> None:
    five = "harbor, train_station, shopping_mall, amusement_park, radio_tower"
    over: dict[str, Any] = {"phase": "over", "market": NINE}
    assert town("deluxe", A=f"0 | | {five}", B="0", **over).winners == ("A",)
    for a, b, place in (
        ("0", "0", "players.A.built"),
        ("0", f"0 | | {five}", "players.A.built"),
        (f"0 | | {five}, airport", "0", "players.A.built"),
        (f"0 | | {five}", f"0 | | {five}", "players.B.built"),
    ):
        assert town_fault("deluxe", A=a, B=b, **over)[0] == place
    assert town_fault("deluxe", A=f"0 | | {five}", B="0", **over, constructed=0)[0] == "constructed"


# Counts in words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_no_message_counts_wrongly(language: str, count: int) -> None:
    """One copy, two copies: whatever number a message is given."""
    game = loaded().variant.game
    texts, own = game.texts, Texts(game.folder / "text").messages(language)
    many = count != 1 if language == "en" else count > 1  # in French nothing is singular
    wrong = [f"{count} {noun}{' ' if many else 's'}" for noun in NOUNS[language]]
    words = {"sure": "yes", "at": "tv", "rule": "MV-001", "move": "pass", "phase": "tv"}
    whole = texts.messages(language)  # with what sentences take from those of all games
    for message in own:
        wanted = whole[message]
        counted = wanted & COUNTS
        if counted and not message.startswith("content-"):
            args = {name: words.get(name, name) for name in wanted} | dict.fromkeys(counted, count)
            said = texts.say(language, message, **args) + " "
            assert not [bad for bad in wrong if bad in said], f"{message}: {said}"
            assert f"{count} {'copy' if many else 'copies'}" not in said, f"{message}: {said}"


NOUNS = {
    "en": ("coin", "card", "pile", "monument", "round"),
    "fr": ("pièce", "carte", "pile", "monument"),
}
COUNTS = {
    "coins", "cards", "amount", "copies", "cost", "monuments", "dice", "found", "box", "dealt",
    "wanted", "after", "before", "change",
}  # fmt: skip
