"""The boards as markup: every move is a button, every picture exists, nothing is inline."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.play import Match
from bourgade.server.render import ENVIRONMENT, GENERIC, board_context, board_of, prepare
from bourgade.server.views import board as boards
from bourgade.server.views.scene import scene_of
from tests.server.board_markup import buttons, shown

SERVER = Path(bourgade.__file__).parent / "server"
EDITIONS = [
    {"edition": "base", "players": 2},
    {"edition": "base_marina_green_valley", "players": 4, "market": "open"},
    {"edition": "deluxe", "players": 5},
]


def moments(options: dict[str, Any], steps: int = 400) -> Iterator[Match]:
    """A game at random, dice and draws included; builders build, so that much happens."""
    chosen = random.Random(5)
    match = bourgade.load("minivilles", **options).start(chance="manual")
    for _ in range(steps):
        if match.over:
            return
        yield match
        moves = match.moves
        match.play(chosen.choice(moves[1:] if match.phase == "build" and moves[1:] else moves))


@pytest.mark.parametrize("options", EDITIONS, ids=lambda options: options["edition"])
def test_every_move_is_a_button_on_the_board(options: dict[str, object]) -> None:
    seen: Counter[tuple[str, int]] = Counter()
    for match in moments(options):
        asked = (match.phase, len(match.moves[0].split()))  # one die or two
        seen[asked] += 1
        if seen[asked] > 2:
            continue
        # Of a pair of dice only one order is offered.
        wanted = {" ".join(sorted(move.split())) for move in match.moves}
        assert {" ".join(sorted(move.split())) for move in buttons(shown(match))} == wanted
    assert {("roll", 2), ("dice", 2), ("dice", 3), ("build", 1)} < set(seen)


@pytest.mark.parametrize("options", EDITIONS, ids=lambda options: options["edition"])
def test_pieces_can_be_told_apart_and_nothing_is_inline(options: dict[str, object]) -> None:
    for number, match in enumerate(moments(options)):
        if number % 60:
            continue
        html = shown(match)
        for attribute in ("id", "data-vt", "data-count"):
            keys = re.findall(rf'\b{attribute}="([^"]*)"', html)
            assert len(keys) == len(set(keys)), attribute
        assert not re.search(r"\s(style|on\w+)=", html)


def test_every_picture_exists() -> None:
    game = bourgade.load("minivilles", **EDITIONS[1])
    view = game.variant.game.folder / "view"
    art, kit = (
        set(re.findall(r'<symbol id="([^"]*)"', file.read_text("utf-8")))
        for file in (view / "art.svg", SERVER / "static" / "kit.svg")
    )
    content = game.variant.content
    assert art >= {f"kinds-{kind}" for kind in content.establishments}
    assert art >= {f"monuments-{monument}" for monument in content.monuments}
    assert art >= {f"icons-{icon}" for icon in content.meta.icons}
    for match in moments(EDITIONS[1], 12):
        used = set(
            re.findall(r'href="/(?:games/minivilles/art|static/kit)\.svg#([^"]*)"', shown(match))
        )
        assert used <= art | kit


def test_what_cannot_be_bought_says_why() -> None:
    match = next(m for m in moments(EDITIONS[0]) if m.phase == "build")
    html = shown(match)
    assert "build tv_station" not in buttons(html)
    assert re.search(r'class="k-card purple dim[^>]*data-vt="pile-tv_station"[^>]*MV-145', html)


def test_onlookers_get_no_buttons() -> None:
    match = next(m for m in moments(EDITIONS[0]) if m.phase == "build")
    assert not buttons(shown(match, seat=None, may_act=False, enters_chance=False))


def test_cards_that_act_on_the_roll_glow() -> None:
    match = bourgade.load("minivilles", edition="base", players=2, first_player="A").start(
        chance="manual"
    )
    match.play("roll 1")
    match.play("dice 2")
    lit = re.findall(r'class="k-(?:card|chip) \w+ lit[^>]*data-vt="([^"]*)"', shown(match))
    # The Bakery acts on its owner's rolls alone.
    assert lit == ["A-bakery"]


def test_the_generic_board_offers_every_move() -> None:
    for number, match in enumerate(moments(EDITIONS[0], 40)):
        if number % 5 == 0:
            assert sorted(buttons(shown(match, board=GENERIC))) == sorted(match.moves)


@pytest.mark.parametrize("options", EDITIONS, ids=lambda options: options["edition"])
@pytest.mark.parametrize("seat", [None, "B"], ids=["onlooker", "waiting"])
def test_kept_pieces_are_those_that_would_be_made_now(
    options: dict[str, object], seat: str | None
) -> None:
    """Whatever a piece of the board depends on must be part of its key."""
    viewer: dict[str, Any] = {"seat": seat, "may_act": False, "enters_chance": False}
    kept = [shown(match, **viewer) for match in moments(options, 240)]
    for n, match in enumerate(moments(options, 240)):
        if n % 4 == 0:
            boards._kept.clear()
            assert shown(match, **viewer) == kept[n]


@pytest.mark.parametrize("game", registry.names())
def test_a_kept_piece_of_one_viewer_is_shown_to_no_other(game: str) -> None:
    """What calls its reader “you” is theirs alone, whoever was drawn a board before."""
    dice = random.Random(4)
    match = bourgade.load(game, players=3).start(seed=4)
    calm = {"may_act": False, "enters_chance": False}
    viewers: list[dict[str, Any]] = [
        {"seat": None},
        *[{"seat": s, "mine": frozenset(s), "reader": s} for s in "ABC"],
        {"seat": "A", "mine": frozenset("A"), "called": {"A": "You"}},
    ]
    for n in range(60):
        for _ in range(4):
            if not match.over:
                match.play(dice.choice(match.moves))
        last = {s: f"{s} did something" for s in "ABC"}
        drawn = [shown(match, **calm, **viewer, last=last) for viewer in viewers]
        if n % 6 == 0:
            for viewer, html in zip(viewers, drawn, strict=True):
                boards._kept.clear()
                assert shown(match, **calm, **viewer, last=last) == html


@pytest.mark.parametrize("game", ["minivilles", "mintworks", "petiteville", "shafausa"])
def test_templates_are_compiled_before_somebody_asks(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare()

    def too_late(*_: object) -> None:
        raise AssertionError("everybody would wait for this")

    monkeypatch.setattr(type(ENVIRONMENT), "compile", too_late)
    scene = scene_of(bourgade.load(game, players=3).start(seed=1), "fr")
    context = board_context(scene, board_of(game))
    assert ENVIRONMENT.get_template(board_of(game)).render(**context, lang="fr")
    ENVIRONMENT.get_template("_table.html")
