"""Section 17: what can be chosen before set-up."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bourgade
from tests.games.shafausa.canton import (
    PEOPLES,
    canton,
    counted,
    game,
    lines,
    of_all,
    order,
    play,
    refused,
    started,
)

OPTIONS = {
    "edition": {"family", "geek", "colonial"},
    "peoples": {"choose", "random", "assigned"},
    "start_order": {"random", "seats"},
    "power_cards": {"on", "off"},
    "round_cap": {1, 30, 60},
}


@pytest.mark.rule("SH-214")
def test_the_options_and_their_defaults() -> None:
    assert {name: game().options[name] for name in OPTIONS} == {
        "edition": "geek", "peoples": "choose", "start_order": "random", "power_cards": "on",
        "round_cap": 30,
    }  # fmt: skip
    for name, values in OPTIONS.items():
        for value in values - {"assigned"}:  # that one needs a list
            assert bourgade.load("shafausa", **{name: value}).options[name] == value
            assert bourgade.load("shafausa", **{name: str(value).upper()}).options[name] == value
    for name, wrong in (
        ("edition", "expert"), ("peoples", "drafted"), ("start_order", "youngest"),
        ("power_cards", "two"), ("round_cap", "0"), ("round_cap", "61"), ("round_cap", "many"),
        ("edition", "GEEKS"), ("players", "1"), ("players", "7"),
    ):  # fmt: skip
        with pytest.raises(bourgade.BadOption, match=wrong):
            bourgade.load("shafausa", **{name: wrong})


@pytest.mark.rule("SH-214")
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "family", "players": 3, "start_order": "seats", "round_cap": 2},
        {"edition": "colonial", "players": 2, "peoples": "random", "power_cards": "off"},
        {"players": 2, "peoples": "assigned", "people_a": "tessina", "people_b": "grisa"},
    ],
)
def test_the_options_are_stored_with_the_game_and_stay(options: dict[str, Any]) -> None:
    numbers = random.Random(1)
    match = bourgade.load("shafausa", **options).start(seed=5)
    for _ in range(60):
        match.play(numbers.choice(match.moves))
    again = bourgade.read(match.record())
    assert dict(again.variant.options) == dict(match.variant.options)
    for name, value in options.items():
        assert match.variant.options[name] == value
        assert f"option {name}: {value}\n" in match.record()
    assert again.position == match.position


@pytest.mark.rule("SH-215")
def test_random_peoples_are_dealt_seat_by_seat_with_equal_chances() -> None:
    match = started(players=3, peoples="random", start_order="seats")
    left = list(PEOPLES)
    for people in ("tessina", "gineva", "luserna"):
        assert match.phase == "deal"
        assert match.outcomes() == {f"deal {name}": 1 for name in left}
        play(match, f"deal {people}")
        left.remove(people)
    assert of_all(match, "people") == ["tessina", "gineva", "luserna"]
    assert match.phase == "draw"
    again = started("deal grisa", players=2, peoples="random", start_order="seats")
    assert refused(again, "deal grisa") == "not_available"


@pytest.mark.rule("SH-215")
@pytest.mark.parametrize("edition", ["geek", "family", "colonial"])
def test_assigned_peoples_are_those_of_the_list(edition: str) -> None:
    match = started(
        edition=edition, players=3, peoples="assigned", people_a="zugriga", people_b="sanagal",
        people_c="grisa", start_order="seats",
    )  # fmt: skip
    assert of_all(match, "people") == ["zugriga", "sanagal", "grisa"]
    assert match.phase == ("draft" if edition == "colonial" else "draw")


@pytest.mark.rule("SH-215")
def test_assigned_peoples_must_be_different() -> None:
    with pytest.raises(bourgade.BadOption, match="people_b"):
        bourgade.load("shafausa", peoples="assigned", people_a="grisa", people_b="grisa")
    with pytest.raises(bourgade.BadOption, match="people_a"):
        bourgade.load("shafausa", peoples="assigned", people_a="helvetia", people_b="grisa")
    with pytest.raises(bourgade.BadOption):
        bourgade.load("shafausa", peoples="random", people_a="grisa")
    with pytest.raises(bourgade.BadOption):
        bourgade.load("shafausa", players=2, peoples="assigned", people_a="grisa",
                      people_b="tessina", people_c="gineva")  # fmt: skip


@pytest.mark.rule("SH-215")
@pytest.mark.parametrize(
    ("chosen", "en", "fr"),
    [
        (
            {"people_a": "grisa"},
            ("people_a", "peoples", "choose", "assigned"),
            ("people_a", "peoples", "choose", "assigned"),
        ),
        (
            {"peoples": "assigned"},
            ("people_a", "peoples assigned", "gineva", "tessina"),
            ("people_a", "peoples assigned", "gineva", "tessina"),
        ),
        (
            {"peoples": "assigned", "people_a": "grisa"},
            ("people_b", "people_a grisa", "gineva"),
            ("people_b", "people_a grisa", "gineva"),
        ),
    ],
)
def test_a_list_of_peoples_that_is_not_whole_says_what_is_missing(
    chosen: dict[str, str], en: tuple[str, ...], fr: tuple[str, ...]
) -> None:
    with pytest.raises(bourgade.BadOption) as error:
        bourgade.load("shafausa", **chosen)
    for language, words in (("en", en), ("fr", fr)):
        text = error.value.text(language)
        assert all(word in text for word in words), text
        assert "{" not in text
    assert error.value.text("en") != error.value.text("fr")


@pytest.mark.rule("SH-182", "SH-214")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_sixty_possible_values_are_shown_as_a_range(language: str) -> None:
    with pytest.raises(bourgade.BadOption) as error:
        bourgade.load("shafausa", round_cap=61)
    text = error.value.text(language)
    assert "1–60" in text
    assert "61" in text
    assert "30, 1, 2" not in text


@pytest.mark.rule("SH-216")
@pytest.mark.parametrize("edition", ["geek", "family", "colonial"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_order_of_the_seats_in_place_of_the_draw(edition: str, players: int) -> None:
    named = {f"people_{'abcdef'[p]}": PEOPLES[p] for p in range(players)}
    options: dict[str, Any] = {
        "edition": edition, "players": players, "peoples": "assigned", **named,
    }  # fmt: skip
    fixed = started(**options, start_order="seats")
    assert order(fixed) == "ABCDEF"[:players]
    assert fixed.phase == ("draft" if edition == "colonial" else "draw")
    assert started(**options).phase == ("first" if edition == "family" else "order")


@pytest.mark.rule("SH-217")
@pytest.mark.parametrize("edition", ["geek", "colonial"])
@pytest.mark.parametrize("phase", ["auction", "buying", "management", "speculation"])
def test_without_power_cards_nobody_reveals_one(edition: str, phase: str) -> None:
    cards = ("privilege", "soldiers_pay", "guard_of_honour")
    given: dict[str, Any] = {
        "edition": edition, "phase": phase, "A": "primitiva, bare", "B": "zugriga, bare",
    }  # fmt: skip
    match = canton(power_cards="off", **given)
    assert not [move for move in match.moves if move.startswith("power")]
    for card in cards:
        assert refused(match, f"power {card}") == "no_such_power"


@pytest.mark.rule("SH-217")
def test_without_power_cards_nothing_is_added_in_the_count() -> None:
    seats = {"A": "zugriga, bare, 0 chf", "B": "grisa, bare, 24 chf"}
    off = counted(power_cards="off", **seats)
    assert lines(off, "A") == {"cities": 1, "miners": 4}
    assert lines(off, "B") == {"cities": 1, "miners": 4, "money": 1}
    on = counted(**seats)
    assert (lines(on, "A")["power"], lines(on, "B")["money"]) == (5, 2)


@pytest.mark.rule("SH-217")
def test_family_never_has_cards() -> None:
    assert game((("edition", "family"),)).options["power_cards"] == "off"
    with pytest.raises(bourgade.BadOption, match="power_cards"):
        bourgade.load("shafausa", edition="family", power_cards="on")
    match = canton(edition="family", A="gineva, bare", B="luserna, 1: wood")
    assert refused(match, "power negotiation") == "no_such_power"
    end = counted(edition="family", A="zugriga, bare, 0 chf", B="luserna, 1: wood, 0 chf")
    assert "power" not in lines(end, "A") | lines(end, "B")
