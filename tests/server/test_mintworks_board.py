"""The board of Mint Works as markup: every move is a button, and secret plans stay secret."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.kernel.i18n import LANGUAGES
from bourgade.play import Match
from bourgade.server.views import board
from tests.server.board_markup import WAITING, buttons, shown

SERVER = Path(bourgade.__file__).parent / "server"
GAMES: dict[str, dict[str, object]] = {
    "2": {"players": 2},
    "3": {"players": 3, "advanced_locations": "random", "temp_agency_target": "any_occupied"},
    "4": {"players": 4, "advanced_locations": "random", "swap_meet_destination": "supply"},
    "justin": {"players": 1, "solo_opponent": "justin", "advanced_locations": "random"},
    "rachael": {"players": 1, "solo_opponent": "rachael"},
    "sonic": {"players": 1, "solo_opponent": "sonic", "ai_cards": "first"},
    "mort": {"players": 1, "solo_opponent": "mort", "advanced_locations": "random"},
}
every_game = pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())


def moments(options: dict[str, Any], seeds: int = 1, steps: int = 250) -> Iterator[Match]:
    """Games at random, draws included; who can build or buy mostly does, so that much happens."""
    for seed in range(seeds):
        chosen = random.Random(seed)
        match = bourgade.load("mintworks", **options).start(chance="manual")
        for _ in range(steps):
            yield match
            if match.over:
                break
            moves = match.moves
            if match.phase == "place" and moves[1:] and chosen.random() < 0.8:
                moves = moves[1:]
            match.play(chosen.choice(moves))


def found(options: dict[str, object], wanted: Callable[[Match], object]) -> Match:
    return next(match for match in moments(options, seeds=60) if wanted(match))


@every_game
def test_every_move_is_a_button_on_the_board(options: dict[str, object]) -> None:
    phases: set[str] = set()
    for number, match in enumerate(moments(options, seeds=2, steps=600)):
        if match.phase not in phases or number % 9 == 0:
            phases.add(match.phase)
            # What may be drawn is what the viewer has not seen, also where somebody holds it.
            offered = match.as_seen_by("A" if match.actor == "chance" else match.actor).moves
            assert sorted(buttons(shown(match))) == sorted(offered), match.phase
            assert set(match.moves) <= set(offered)
            if match.actor != "chance":
                assert offered == match.moves
    assert phases >= {"deal", "place", "buy", "build", "over"}


@pytest.mark.parametrize(
    ("phase", "players", "verb"),
    [
        ("copy", "3", "copy"),
        ("recycle", "3", "recycle"),
        ("give", "4", "give"),
        ("take", "4", "take"),
        ("share", "3", "share with"),
        ("lotto", "4", "draw"),
    ],
)
def test_rare_choices_are_on_the_board_and_not_in_the_bar(
    phase: str, players: str, verb: str
) -> None:
    html = shown(found(GAMES[players], lambda match: match.phase == phase))
    assert any(move.startswith(f"{verb} ") for move in buttons(html))
    assert "k-bar" not in html


def test_every_age_can_be_told() -> None:
    hoods = {
        "A": {"mints": 5, "buildings": ["factory", "gardens", "windmill"]},
        "B": {"mints": 5, "buildings": ["landfill", "workshop", "plant"]},
    }
    match = bourgade.load("mintworks", players=2).setup(
        {"phase": "age", "ending": "stars", "players": hoods}
    )
    html = shown(match)
    assert sorted(buttons(html)) == sorted(match.moves)
    assert "k-bar" not in html


def test_the_turn_of_the_solo_opponent_is_a_button_where_chance_is_entered() -> None:
    game = bourgade.load("mintworks", players=1, solo_opponent="sonic")
    match = game.setup({"active": "B", "supply": ["mine", "crane"]}, chance="manual")
    assert buttons(shown(match)) == ["opponent"]
    assert buttons(shown(match, enters_chance=False)) == []


@every_game
def test_pieces_can_be_told_apart_and_nothing_is_inline(options: dict[str, object]) -> None:
    for number, match in enumerate(moments(options)):
        if number % 25 == 0 or match.over:
            html = shown(match)
            for attribute in ("id", "data-vt", "data-count"):
                keys = re.findall(rf'\s{attribute}="([^"]*)"', html)
                assert len(keys) == len(set(keys)), attribute
            assert not re.search(r"\s(style|on\w+)=", html)


def test_every_picture_exists() -> None:
    game = bourgade.load("mintworks").variant
    art, kit = (
        set(re.findall(r'<symbol id="([^"]*)"', file.read_text("utf-8")))
        for file in (game.game.folder / "view" / "art.svg", SERVER / "static" / "kit.svg")
    )
    content = game.content
    for dim in ("plans", "locations", "automata"):
        assert art >= {f"{dim}-{word}" for word in getattr(content, dim)}
    for options in GAMES.values():
        for number, match in enumerate(moments(options)):
            if number % 25 == 0:
                html = shown(match)
                assert set(re.findall(r"/games/mintworks/art\.svg#([^\"]*)", html)) <= art
                assert set(re.findall(r"/static/kit\.svg#([^\"]*)", html)) <= kit


@every_game
@pytest.mark.parametrize("seat", [None, "A"], ids=["onlooker", "waiting"])
def test_kept_pieces_are_those_that_would_be_made_now(
    options: dict[str, object], seat: str | None
) -> None:
    """Whatever a piece of the board depends on must be part of its key."""
    kept = [shown(match, seat=seat, **WAITING) for match in moments(options, steps=160)]
    for number, match in enumerate(moments(options, steps=160)):
        if number % 8 == 0:
            board._kept.clear()
            assert shown(match, seat=seat, **WAITING) == kept[number]


def test_kept_pieces_call_the_players_of_another_table_by_their_own_names() -> None:
    match = found(GAMES["3"], lambda match: match.position["placed"]["producer"])
    shown(match, seat=None, **WAITING)
    for letter in match.variant.players:
        match.players[letter] = f"Somebody {letter}"
    html = shown(match, seat=None, **WAITING)
    assert "Somebody" in html
    assert not re.search(r"\bseat [A-D]\b", html)


def test_what_cannot_be_used_says_why() -> None:
    match = found(GAMES["2"], lambda match: match.phase == "place")
    closed = re.search(r'<div class="k-card[^>]*data-vt="place-lotto"[^>]*>', shown(match))
    assert closed
    assert "MW-047" in closed[0]


def test_who_has_placed_mints_is_told() -> None:
    match = bourgade.load("mintworks", players=2, first_player="B").start(seed=1)
    match.players.update(A="Ada", B="Bo")
    for move in ("place producer", "place leadership_council", "pass", "pass"):
        match.play(move)
    match.play("place producer", seat="A")  # of the next round
    match.play("place leadership_council", seat="B")
    html = shown(match, seat=None, **WAITING)
    assert re.search(r'seat-A" data-vt="mint-producer-0" data-from="A-purse"', html)
    assert re.search(r'seat-B" data-vt="mint-leadership_council-0"', html)
    assert "Ada has placed 1 mint" in html


def test_stars_count_what_buildings_give_at_this_moment() -> None:
    position = {"players": {"A": {"buildings": ["museum", "bridge", "landfill"]}}}
    match = bourgade.load("mintworks", players=2).setup(position)
    html = shown(match, seat=None, **WAITING)
    assert '<span data-count="A-stars">5</span>' in html  # 3 less 1, 0 and 3


# Secret plans


def lotto(drawn: str) -> Match:
    """A has drawn a plan that nobody else has seen; then it is B's turn."""
    game = bourgade.load("mintworks", players=2)
    position = {
        "phase": "lotto",
        "site": "lotto",
        "placed": {"lotto": {"1": 3}},
        "supply": ["windmill", "statue", "gardens"],
        "players": {"A": {"buildings": ["lotto"]}, "B": {"mints": 5, "plans": ["mine"]}},
    }
    match = game.setup(position, chance="manual")
    match.play(f"draw {drawn}")
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, "B"], ids=["onlooker", "other"])
def test_nobody_else_is_shown_a_secret_plan(seat: str | None, language: str) -> None:
    boards = set()
    for drawn in ("crane", "vault", "factory"):
        match = lotto(drawn)
        html = shown(match, language, seat=seat, may_act=seat is not None, enters_chance=False)
        name = match.variant.name(language, "plans", drawn)
        assert not re.search(rf"\b({drawn}|{re.escape(name)})\b", html, re.IGNORECASE)
        assert html.count('data-vt="A-hidden-1"') == 1
        boards.add(html)
    assert len(boards) == 1  # nothing at all depends on it


def test_its_holder_sees_a_secret_plan_with_a_lock() -> None:
    html = shown(lotto("crane"), seat="A", **WAITING)
    card = re.search(r'data-vt="plan-crane".*?</div>', html, re.DOTALL)
    assert card
    assert "secret plan, known only to you" in card[0]
    assert "#lock" in card[0]
    assert 'data-vt="A-hidden' not in html


def test_a_plan_bought_in_the_open_stays_known() -> None:
    html = shown(lotto("crane"), seat="A", **WAITING)
    card = re.search(r'data-vt="plan-mine".*?</div>', html, re.DOTALL)
    assert card
    assert "unbuilt plan" in card[0]


def test_what_lies_under_the_deck_is_named_where_it_is_known() -> None:
    game = bourgade.load("mintworks", players=2)
    position = {
        "supply": ["windmill", "statue", "gardens"],
        "bottom": ["crane", "vault"],
        "known_to": {"2": "A"},
    }
    match = game.setup(position)
    assert "Under the deck: Crane, unknown plan" in shown(match, seat="B", **WAITING)
    assert "Under the deck: Crane, Vault" in shown(match, seat="A", **WAITING)
