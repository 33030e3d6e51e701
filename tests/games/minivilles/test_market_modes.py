"""Market modes: section 3 of RULES.md."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import bourgade
from bourgade import LoadedGame, Match
from tests.games.minivilles.town import city, coins, events, play, town

MODES = {
    "base": ("open",),
    "base_marina": ("open", "ten"),
    "base_green_valley": ("ten", "open"),
    "base_marina_green_valley": ("ten", "open"),
    "deluxe": ("nine",),
}
OPEN = [edition for edition, modes in MODES.items() if "open" in modes]
TEN = [edition for edition, modes in MODES.items() if "ten" in modes]
WITH_DECK = [*((edition, "ten", 10) for edition in TEN), ("deluxe", "nine", 9)]

PURPLE = {
    "base_marina": {"stadium", "tv_station", "business_center", "publisher", "tax_office"},
    "base_green_valley": {"stadium", "tv_station", "business_center", "renovation_company",
                          "tech_startup", "arboretum"},
    "base_marina_green_valley": {"stadium", "tv_station", "business_center", "publisher",
                                 "tax_office", "renovation_company", "tech_startup", "arboretum"},
    "deluxe": {"stadium", "tv_station", "business_center", "publisher", "tax_office"},
}  # fmt: skip
PURPLE["base"] = {"stadium", "tv_station", "business_center"}

NINE_PILES = dict.fromkeys(
    ["wheat_field", "ranch", "forest", "mine", "apple_orchard", "bakery", "convenience_store",
     "furniture_factory", "cafe"],
    1,
)  # fmt: skip


@cache
def loaded(edition: str, players: int = 2, **options: Any) -> LoadedGame:
    return bourgade.load(
        "minivilles", edition=edition, players=players, **{"first_player": "A", **options}
    )


def refused_option(**options: Any) -> bourgade.BadOption:
    with pytest.raises(bourgade.BadOption) as refused:
        bourgade.load("minivilles", **options)
    assert refused.value.reason in ("bad-value", "option-depends", "option-unused")
    return refused.value


# Which mode


@pytest.mark.rule("MV-025")
@pytest.mark.parametrize("edition", MODES)
@pytest.mark.parametrize("market", ["open", "ten", "nine"])
def test_each_edition_has_its_market_modes(edition: str, market: str) -> None:
    if market in MODES[edition]:
        assert loaded(edition, market=market).options["market"] == market
    else:
        error = refused_option(edition=edition, market=market)
        assert error.args_["option"] == "market"
        assert error.args_["value"] == market
        assert error.args_["values"] == ", ".join(MODES[edition])


@pytest.mark.rule("MV-025")
@pytest.mark.parametrize(
    ("edition", "default", "piles"),
    [("base", "open", 15), ("base_marina", "open", 25), ("base_green_valley", "ten", 10),
     ("base_marina_green_valley", "ten", 10), ("deluxe", "nine", 9)],
)  # fmt: skip
def test_the_default_market_of_an_edition(edition: str, default: str, piles: int) -> None:
    assert loaded(edition).options["market"] == default
    assert len(loaded(edition).start(seed=3).position["market"]) == piles


# Open


@pytest.mark.rule("MV-026")
@pytest.mark.parametrize(
    ("edition", "piles", "cards"),
    [("base", 15, 84), ("base_marina", 25, 140), ("base_green_valley", 28, 156),
     ("base_marina_green_valley", 38, 212)],
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 4])
def test_in_mode_open_every_kind_is_a_pile_of_all_its_copies(
    edition: str, piles: int, cards: int, players: int
) -> None:
    match = loaded(edition, players, market="open").start(chance="manual")
    market = match.position["market"]
    assert len(market) == piles
    assert sum(market.values()) == cards
    assert market == {
        kind: 4 if kind in PURPLE[edition] else 6 for kind in loaded(edition).variant.words["kinds"]
    }
    assert (match.position["deck"], match.position["aside"]) == ({}, {})
    assert (match.phase, match.actor) == ("roll", "A")


@pytest.mark.rule("MV-026")
@pytest.mark.parametrize("edition", OPEN)
def test_in_mode_open_nothing_is_ever_drawn(edition: str) -> None:
    match = town(edition, options={"market": "open"}, A="1", B="0", phase="build", market=
                 {"ranch": 1}, unboxed=without(edition, 2, {"ranch": 1}))  # fmt: skip
    play(match, "build ranch")
    assert match.position["market"] == {}
    assert (match.phase, match.actor) == ("roll", "B")


def without(edition: str, players: int, market: dict[str, int], **cities: int) -> dict[str, int]:
    """All cards of an edition but those of the market and of the cities: not in the box."""
    position = loaded(edition, players).start(chance="manual").position
    left: dict[str, int] = {}
    for place in (position["market"], position["deck"]):
        for kind, n in place.items():
            left[kind] = left.get(kind, 0) + n
    for place in (market, cities):
        for kind, n in place.items():
            left[kind] -= n
    return left


# The deck


@pytest.mark.rule("MV-027")
@pytest.mark.parametrize(
    ("edition", "market", "cards", "copies", "purple"),
    [("base_marina", "ten", 140, 6, 4), ("base_green_valley", "ten", 156, 6, 4),
     ("base_marina_green_valley", "ten", 212, 6, 4), ("deluxe", "nine", 125, 5, 2)],
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 4])
def test_all_supply_cards_form_one_deck(
    edition: str, market: str, cards: int, copies: int, purple: int, players: int
) -> None:
    match = loaded(edition, players, market=market).start(chance="manual")
    deck = match.position["deck"]
    assert sum(deck.values()) == cards
    assert deck == {
        kind: purple if kind in PURPLE[edition] else copies
        for kind in loaded(edition).variant.words["kinds"]
    }
    assert (match.position["market"], match.position["aside"]) == ({}, {})
    assert (match.phase, match.actor) == ("draw", "chance")


def draw_all_but_one(match: Match, piles: int) -> tuple[list[str], str]:
    """Turn up one card of each of so many kinds less one; also the kind that comes next."""
    kinds = sorted(match.position["deck"])
    for kind in kinds[: piles - 1]:
        assert match.phase == "draw"
        match.play(f"draw {kind}")
    return kinds[: piles - 1], kinds[piles - 1]


def lay_out(edition: str, market: str, piles: int) -> None:
    """Set-up stops at the moment the last pile is opened, not before and not after."""
    match = loaded(edition, market=market).start(chance="manual")
    names, last = draw_all_but_one(match, piles)
    assert match.position["market"] == dict.fromkeys(names, 1)
    play(match, f"draw {names[0]}", f"draw {names[3]}", f"draw {names[0]}")
    assert match.position["market"] == {**dict.fromkeys(names, 1), names[0]: 3, names[3]: 2}
    assert (match.phase, match.actor) == ("draw", "chance")
    play(match, f"draw {last}")
    market_now = {**dict.fromkeys(names, 1), names[0]: 3, names[3]: 2, last: 1}
    assert match.position["market"] == market_now
    assert len(market_now) == piles
    assert (match.phase, match.actor) == ("roll", "A")
    deck = match.position["deck"]
    full = loaded(edition, market=market).start(chance="manual").position["deck"]
    assert {k: n - market_now.get(k, 0) for k, n in full.items() if n != market_now.get(k)} == deck


@pytest.mark.rule("MV-028")
@pytest.mark.parametrize("edition", TEN)
def test_mode_ten_turns_cards_until_ten_names_are_open(edition: str) -> None:
    lay_out(edition, "ten", 10)


@pytest.mark.rule("MV-029")
def test_mode_nine_turns_cards_until_nine_names_are_open() -> None:
    lay_out("deluxe", "nine", 9)


@pytest.mark.rule("MV-029")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_mode_nine_has_nine_piles_without_an_order(players: int) -> None:
    for seed in range(2):
        match = loaded("deluxe", players).start(seed=seed)
        market = match.position["market"]
        assert len(market) == 9
        shuffled = {**match.position, "market": dict(reversed(market.items()))}
        again = loaded("deluxe", players).setup(shuffled, chance="manual")
        assert again.position == match.position
        assert again.moves == match.moves


@pytest.mark.rule("MV-028")
@pytest.mark.parametrize("edition", TEN)
def test_mode_ten_has_ten_piles_whatever_falls(edition: str) -> None:
    for seed in range(3):
        position = loaded(edition, 3, market="ten").start(seed=seed).position
        assert len(position["market"]) == 10
        assert position["phase"] == "roll"


@pytest.mark.rule("MV-030")
@pytest.mark.parametrize(("edition", "market", "piles"), WITH_DECK)
def test_only_kinds_with_an_open_pile_can_be_bought(edition: str, market: str, piles: int) -> None:
    match = loaded(edition, market=market).start(seed=5)
    position = match.position
    position["players"]["A"]["coins"] = 99
    position |= {"phase": "build", "actor": "A", "step": int(match.variant.book.steps)}
    match = loaded(edition, market=market).setup(position, chance="manual")
    kinds = set(match.variant.words["kinds"])
    offered = {move.removeprefix("build ") for move in match.moves} & kinds
    assert offered == set(position["market"])
    assert len(offered) == piles
    for kind in kinds - offered:
        assert position["deck"][kind] > 0
        with pytest.raises(bourgade.IllegalMove) as refused:
            match.play(f"build {kind}")
        assert refused.value.reason == "no-open-copy"
    assert match.position == position


@pytest.mark.rule("MV-030")
def test_one_open_copy_is_enough_while_the_others_lie_in_the_deck() -> None:
    match = town("deluxe", A="6", B="0", phase="build", market=NINE_PILES)
    assert match.position["deck"]["mine"] == 4
    assert "build stadium" not in match.moves
    play(match, "build mine")
    assert city(match, "A")["open"] == {"mine": 1}
    assert match.position["market"] == {kind: 1 for kind in NINE_PILES if kind != "mine"}


# Purple copies


@pytest.mark.rule("MV-031")
@pytest.mark.parametrize("edition", TEN)
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_purple_copies_are_players_minus_one(edition: str, players: int, copies: int) -> None:
    full = loaded(edition, players, market="ten").start(chance="manual").position["deck"]
    match = loaded(edition, players, market="ten", purple_copies="players_minus_one").start(
        chance="manual"
    )
    purple = PURPLE[edition]
    deck = match.position["deck"]
    assert {kind: deck[kind] for kind in purple} == dict.fromkeys(purple, copies)
    assert {k: n for k, n in deck.items() if k not in purple} == {
        k: n for k, n in full.items() if k not in purple
    }
    assert match.position["aside"] == dict.fromkeys(purple, 4 - copies)
    assert sum(match.outcomes().values()) == sum(full.values()) - len(purple) * (4 - copies)


@pytest.mark.rule("MV-031")
@pytest.mark.parametrize("edition", TEN)
def test_by_default_all_purple_copies_play(edition: str) -> None:
    game = loaded(edition, 2, market="ten")
    assert game.options["purple_copies"] == "full"
    deck = game.start(chance="manual").position["deck"]
    assert {deck[kind] for kind in PURPLE[edition]} == {4}


@pytest.mark.rule("MV-031")
@pytest.mark.parametrize(
    ("edition", "market"), [*((edition, "open") for edition in OPEN), ("deluxe", "nine")]
)
def test_players_minus_one_is_refused_outside_mode_ten(edition: str, market: str) -> None:
    error = refused_option(edition=edition, market=market, purple_copies="players_minus_one")
    assert error.args_["option"] == "purple_copies"
    assert error.args_["values"] == "full"


# Draws


@pytest.mark.rule("MV-032")
@pytest.mark.parametrize(("edition", "market", "piles"), WITH_DECK)
def test_a_draw_is_weighted_by_the_copies_left_in_the_deck(
    edition: str, market: str, piles: int
) -> None:
    match = loaded(edition, market=market).start(chance="manual")
    while match.phase == "draw":
        deck = match.position["deck"]
        assert match.outcomes() == {f"draw {kind}": n for kind, n in deck.items()}
        kind = "stadium" if deck.get("stadium") else sorted(deck, key=lambda k: (deck[k], k))[0]
        match.play(f"draw {kind}")
        assert match.position["deck"].get(kind, 0) == deck[kind] - 1
        assert sum(match.position["deck"].values()) == sum(deck.values()) - 1


@pytest.mark.rule("MV-032")
def test_renewal_draws_from_what_is_left_of_the_deck() -> None:
    deck = {"mine": 3, "cafe": 1, "ranch": 2}
    unboxed = without("deluxe", 2, NINE_PILES, **deck)
    match = town(
        "deluxe", A="3", B="2", phase="build", market=NINE_PILES, deck=deck, unboxed=unboxed
    )
    play(match, "build forest")
    assert match.outcomes() == {"draw ranch": 2, "draw mine": 3, "draw cafe": 1}
    play(match, "draw cafe")
    assert match.outcomes() == {"draw ranch": 2, "draw mine": 3}
    with pytest.raises(bourgade.IllegalMove) as refused:
        match.play("draw cafe")
    assert refused.value.reason == "not-in-deck"
    play(match, "draw mine", "draw mine")
    assert match.outcomes() == {"draw ranch": 2, "draw mine": 1}
    others = {kind: 1 for kind in NINE_PILES if kind != "forest"}
    assert match.position["market"] == {**others, "cafe": 2, "mine": 3}


# Dead piles

TEN_PILES = {**NINE_PILES, "stadium": 1}
WITHOUT_RANCH = {kind: n for kind, n in NINE_PILES.items() if kind != "ranch"}


@pytest.mark.rule("MV-033")
@pytest.mark.parametrize(("edition", "market"), [("base", "open"), ("base_marina", "ten")])
def test_nobody_buys_from_a_dead_pile_but_it_stays(edition: str, market: str) -> None:
    piles = {} if market == "open" else {"market": TEN_PILES}
    options = {"market": market}
    match = town(edition, options=options, A="50 | stadium", B="50 | stadium", **piles)
    stadiums = match.position["market"]["stadium"]
    assert stadiums == (2 if market == "open" else 1)
    for seat in ("A", "B"):
        play(match, "roll 1", "dice 5")
        assert (match.actor, "build stadium" in match.moves) == (seat, False)
        assert "build mine" in match.moves
        with pytest.raises(bourgade.IllegalMove) as refused:
            match.play("build stadium")
        assert refused.value.reason == "one-each"
        play(match, "pass")
        assert match.position["market"]["stadium"] == stadiums
    assert (match.phase, match.actor) == ("roll", "A")


@pytest.mark.rule("MV-033")
def test_a_dead_pile_still_counts_as_one_of_the_ten() -> None:
    match = town("base_marina", options={"market": "ten"}, A="5 | stadium", B="0 | stadium",
                 phase="build", market=TEN_PILES)  # fmt: skip
    assert match.variant.options["clear_dead_piles"] == "off"
    full = play(match.copy(), "pass")
    assert (full.phase, full.actor) == ("roll", "B")
    assert full.position["market"] == {**NINE_PILES, "stadium": 1}
    play(match, "build cafe", "draw tuna_boat")
    assert (match.phase, match.actor) == ("roll", "B")  # nine others would be one too many
    assert len(match.position["market"]) == 10


@pytest.mark.rule("MV-033")
def test_a_dead_card_drawn_opens_a_pile_by_default() -> None:
    match = town("base_marina", options={"market": "ten"}, A="1 | stadium", B="0 | stadium",
                 phase="build", market={**NINE_PILES, "sushi_bar": 1})  # fmt: skip
    play(match, "build ranch", "draw stadium")
    assert match.position["market"] == {**WITHOUT_RANCH, "sushi_bar": 1, "stadium": 1}
    assert match.position["aside"] == {}
    assert (match.phase, match.actor) == ("roll", "B")


@pytest.mark.rule("MV-033", "MV-034")
@pytest.mark.parametrize("clear", ["off", "on"])
def test_a_pile_that_one_player_may_still_buy_is_not_dead(clear: str) -> None:
    options = {"market": "ten", "clear_dead_piles": clear}
    match = town("base_marina", options=options, A="6 | stadium", B="6 | stadium", C="6",
                 market=TEN_PILES)  # fmt: skip
    play(match, "roll 1", "dice 5", "pass")
    assert match.position["market"] == TEN_PILES
    assert (match.phase, match.actor) == ("roll", "B")
    play(match, "roll 1", "dice 5", "pass", "roll 1", "dice 5")
    assert match.actor == "C"
    assert "build stadium" in match.moves


CLEARED = {"market": "ten", "clear_dead_piles": "on"}


@pytest.mark.rule("MV-034")
def test_a_pile_leaves_as_soon_as_it_is_dead_and_the_market_is_renewed() -> None:
    match = town("base_marina", options=CLEARED, A="6", B="0 | stadium", phase="build",
                 market={**NINE_PILES, "stadium": 2})  # fmt: skip
    play(match, "build stadium")
    assert match.position["market"] == NINE_PILES
    assert match.position["aside"] == {"stadium": 1}
    assert match.phase == "draw"
    cleared = events(match, "pile_cleared")
    assert [(event["kind"], event["amount"]) for event in cleared] == [("stadium", 1)]
    play(match, "draw ranch", "draw tuna_boat")
    assert match.position["market"] == {**NINE_PILES, "ranch": 2, "tuna_boat": 1}
    assert (match.phase, match.actor) == ("roll", "B")
    assert coins(match) == [0, 0]


@pytest.mark.rule("MV-034")
def test_without_the_option_the_same_pile_stays() -> None:
    match = town("base_marina", options={"market": "ten"}, A="6", B="0 | stadium", phase="build",
                 market={**NINE_PILES, "stadium": 2})  # fmt: skip
    play(match, "build stadium")
    assert match.position["market"] == TEN_PILES
    assert match.position["aside"] == {}
    assert (match.phase, match.actor) == ("roll", "B")


@pytest.mark.rule("MV-034")
def test_a_card_that_all_own_is_set_aside_when_drawn_and_drawing_goes_on() -> None:
    match = town("base_marina", options=CLEARED, A="1 | stadium", B="0 | stadium, tv_station",
                 phase="build", market={**NINE_PILES, "sushi_bar": 1})  # fmt: skip
    left = {**WITHOUT_RANCH, "sushi_bar": 1}
    play(match, "build ranch", "draw stadium")
    assert match.position["market"] == left
    assert match.position["aside"] == {"stadium": 1}
    assert match.outcomes()["draw stadium"] == 1
    play(match, "draw stadium", "draw tv_station")
    assert match.position["market"] == {**left, "tv_station": 1}
    assert match.position["aside"] == {"stadium": 2}
    assert "stadium" not in match.position["deck"]
    assert [event["kind"] for event in events(match, "set_aside")] == ["stadium", "stadium"]
    assert [event["kind"] for event in events(match, "drawn")] == ["tv_station"]
    assert events(match, "pile_cleared") == []
    assert (match.phase, match.actor) == ("roll", "B")


@pytest.mark.rule("MV-034")
@pytest.mark.parametrize(
    ("edition", "market"), [(edition, market) for edition in MODES for market in MODES[edition]]
)
def test_dead_piles_may_be_cleared_where_there_is_a_deck(edition: str, market: str) -> None:
    assert loaded(edition, market=market).options["clear_dead_piles"] == "off"
    if market == "open":
        error = refused_option(edition=edition, market=market, clear_dead_piles="on")
        assert error.args_["option"] == "clear_dead_piles"
        assert error.args_["values"] == "off"
    else:
        game = loaded(edition, market=market, clear_dead_piles="on")
        assert game.options["clear_dead_piles"] == "on"


@pytest.mark.rule("MV-035")
@pytest.mark.parametrize(
    ("edition", "market", "purple_copies"),
    [
        ("base", "open", "full"),
        ("base_green_valley", "ten", "full"),
        ("base_marina", "ten", "players_minus_one"),
        ("base_marina_green_valley", "ten", "players_minus_one"),
        ("deluxe", "nine", "full"),
    ],
)
def test_a_dead_pile_needs_more_copies_than_players(
    edition: str, market: str, purple_copies: str
) -> None:
    for players in (2, 3, 4, 5) if edition == "deluxe" else (2, 3, 4):
        game = loaded(edition, players, market=market, purple_copies=purple_copies)
        position = game.start(chance="manual").position
        for kind in PURPLE[edition]:
            in_game = position["market"].get(kind, 0) + position["deck"].get(kind, 0)
            can_be_dead = in_game > players
            assert can_be_dead == (edition != "deluxe" and purple_copies == "full" and players < 4)


@pytest.mark.rule("MV-035")
@pytest.mark.parametrize(
    ("edition", "players", "left"),
    [("base", 2, 2), ("base", 3, 1), ("base", 4, 0), ("deluxe", 2, 0)],
)
def test_what_is_left_when_everybody_owns_a_stadium(edition: str, players: int, left: int) -> None:
    cities = dict.fromkeys("ABCD"[:players], "0 | stadium")
    position = town(edition, **cities).position
    assert position["market"].get("stadium", 0) + position["deck"].get("stadium", 0) == left


@pytest.mark.rule("MV-035")
def test_in_deluxe_three_players_cannot_all_own_a_stadium() -> None:
    with pytest.raises(bourgade.BadPosition) as refused:
        town("deluxe", A="0 | stadium", B="0 | stadium", C="0 | stadium")
    assert refused.value.reason == "copies"
