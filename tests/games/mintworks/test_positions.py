"""Positions: what cannot be is refused by the rule it breaks, and the board shows what is."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade.play.generic import board_of
from tests.games.mintworks.street import SUPPLY, play, street

SHARING = {"A": "0", "B": "0", "C": "0"}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"A": "-1", "B": "0"}, "below 0"),
        ({"A": "0", "B": "0", "top": 3}, "the plans named are not as many"),
        ({"A": "0", "B": "0", "under": 1}, "the plans named are not as many"),
        ({"A": "0", "B": "0", "supply": {"2": "mine"}}, "without gaps"),
        ({"A": "0", "B": "0", "since": {"mine": 1}}, "Only cards in a neighbourhood"),
        ({"A": "0 | mine", "B": "0", "since": {"mine": 2}}, "numbered from 1"),
        ({"A": "0", "B": "0", "stored": {"gallery": 1}}, "No mints can lie on Gallery"),
        ({"A": "0 | | mine", "B": "0", "stored": {"mine": 1}}, "No mints can lie on Mine"),
        ({"A": "0", "B": "0", "in_play": ["producer"], "open": ["producer"]}, "Every core"),
        ({"A": "0", "B": "0", "advanced": "recycler"}, "the options say 2"),
        ({"A": "0", "B": "0", "open": ["producer"]}, "must be open"),
        ({"A": "0 | | lotto", "B": "0", "open": ["producer", "builder", "supplier",
                                                "leadership_council"]}, "Lotto must be open"),
        ({"A": "0", "B": "0", "placed": {"producer": [1, 1, 1]}}, "do not fit"),
        ({"A": "0", "B": "0", "placed": {"producer": [0, 1]}}, "do not fit"),
        ({"A": "0", "B": "0", "placed": {"lotto": [3]}}, "is closed"),
        ({"A": "0", "B": "0", "shut": ["producer"]}, "shuts locations"),
        ({"A": "0", "B": "0", "reserve": 3}, "has no limit"),
        ({"A": "0", "B": "0", "leaving": 3}, "leave the game"),
        ({"A": "0", "B": "0", "phase": "turn_done"}, "rests in the phase"),
        ({"A": "0", "B": "0", "actor": "B"}, "The wrong one"),
        ({"A": "0", "B": "0", "active": None, "actor": None}, "The wrong one"),
        ({"A": "0", "B": "0", "token": None}, "must hold the token"),
        ({"A": "0", "B": "0", "passed": ["A", "B"]}, "Everybody has passed"),
        ({"A": "0", "B": "0", "again": 1}, "turns in a row"),
        ({"A": "0", "B": "0", "site": "producer"}, "name the location in use"),
        ({"A": "0", "B": "0", "phase": "build"}, "name the location in use"),
        ({"A": "0", "B": "0", "phase": "build", "site": "builder"}, "nothing to choose"),
        ({"A": "0", "B": "0", "given": "mine"}, "name the card given up"),
        ({"A": "0", "B": "0", "phase": "refill", "supply": SUPPLY}, "cannot be full"),
        ({**SHARING, "phase": "share"}, "must ask who else gains"),
        ({"A": "0", "B": "0 | | mine", "phase": "age"}, "tied for the victory"),
        ({"solo": "justin", "A": "0", "B": "0", "active": "B"}, "the rules play it"),
        ({"solo": "justin", "A": "0", "B": "0", "supply": SUPPLY}, "holds 2 plans at most"),
        ({"solo": "mort", "A": "0", "B": "3"}, "are not counted"),
        ({"solo": "rachael", "A": "0", "B": "0", "gone": 30}, "is empty"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(bourgade.BadPosition) as error:
        street(**given)
    assert why in error.value.text("en")
    assert "MW-" in error.value.text("fr")


def test_secret_and_unknown_plans_of_a_position() -> None:
    game = bourgade.load("mintworks")
    with pytest.raises(bourgade.BadPosition, match="one of the plans held"):
        game.setup({"players": {"A": {"secret": ["mine"]}}})
    with pytest.raises(bourgade.BadPosition, match="cannot be unknown"):
        game.setup({"players": {"A": {"unknown": 1}}})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_shows_the_table_as_a_seat_sees_it(language: str) -> None:
    match = street(
        advanced="recycler temp_agency", A="3 | secret mine", B="4 | crane | gallery truck",
        stored={"gallery": 2}, placed={"producer": [1]}, supply=SUPPLY, bottom="vault",
    )  # fmt: skip
    shown = board_of(match.variant, match.view("B"), language)
    text = str(shown)
    names = match.variant.name
    for plan in ("crane", "gallery", "truck", "vault", "windmill"):
        assert names(language, "plans", plan) in text
    assert match.variant.game.texts.say(language, "unknown-plan") in text
    assert f"'{names(language, 'plans', 'mine')}'" not in text
    assert names(language, "plans", "mine") in str(
        board_of(match.variant, match.view("A"), language)
    )


def test_the_board_of_a_solo_game_names_the_opponent() -> None:
    match = street(solo="mort", A="3", B="0", supply="mine crane")
    text = str(board_of(match.variant, match.position, "en"))
    assert "Mort · 0 stars · ∞" in text
    match = street(solo="rachael", A="3", B="5", supply="mine crane")
    assert "Mint supply: 22 mints" in str(board_of(match.variant, match.position, "en"))
    match = street(solo="justin", A="3", B="1", supply="mine crane")
    assert "shut" in str(board_of(match.variant, play(match, "pass").position, "en"))
