"""Every piece of every board has a sheet; a line above it says where everybody stands."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest

import bourgade
from bourgade.play import Match
from bourgade.server.render import ENVIRONMENT, GENERIC, board_context, board_of
from bourgade.server.views.scene import Scene, scene_of

TABLE = ENVIRONMENT.from_string(
    "{% import 'kit.html' as kit %}{% include board %}{{ kit.action_bar(ui) }}"
)
GAMES: list[dict[str, Any]] = [
    {"game": "minivilles", "edition": "base", "players": 2},
    {"game": "minivilles", "edition": "base_marina_green_valley", "players": 4},
    {"game": "minivilles", "edition": "deluxe", "players": 5},
    {"game": "mintworks", "players": 1},
    {"game": "mintworks", "players": 4},
    {"game": "petiteville", "players": 3},
    {"game": "shafausa", "edition": "family", "players": 2},
    {"game": "shafausa", "edition": "geek", "players": 4},
    {"game": "shafausa", "edition": "colonial", "players": 3},
]
every_game = pytest.mark.parametrize(
    "options", GAMES, ids=lambda o: "-".join(str(value) for value in o.values())
)
VOID = {"input", "br", "img", "path", "rect", "use", "circle", "hr"}
PICTURED = ("k-card", "k-chip", "k-plate", "k-deck", "sh-tile-face", "sh-slot", "pv-pick")


class Pieces(HTMLParser):
    """The elements that can be pressed, each with what its sheet is made of."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self._open: list[dict[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {"tag": tag, **{name: value or "" for name, value in attrs}}
        given.setdefault("data-tip", self._open[-1].get("data-tip", "") if self._open else "")
        if given.get("role") == "button" or given.get("name") == "move":
            self.found.append(given)
        if tag not in VOID:
            self._open.append(given)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self._open:
            self._open.pop()


def phases(options: dict[str, Any], most: int = 3) -> Iterator[Match]:
    """A game at random: every phase that somebody decides in, a few times, early and late."""
    given = dict(options)
    dice = random.Random(7)
    match = bourgade.load(given.pop("game"), **given).start(seed=7)
    seen: dict[str, int] = {}
    while not match.over and match.length < 1500:
        if seen.get(match.phase, 0) < most and (match.length % 3 == 0 or match.phase not in seen):
            seen[match.phase] = seen.get(match.phase, 0) + 1
            yield match
        match.play(dice.choice(match.moves))


def drawn(match: Match, language: str, **viewer: Any) -> tuple[Scene, list[dict[str, str]]]:
    board = board_of(match.variant.game.name)
    given: dict[str, Any] = {"seat": match.actor, "may_act": True, **viewer}
    scene = scene_of(match, language, generic=board == GENERIC, **given)
    return scene, Pieces(TABLE.render(**board_context(scene, board))).found


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_says_what_it_is_and_what_it_does(
    options: dict[str, Any], language: str
) -> None:
    kinds: set[str] = set()
    for match in phases(options):
        for viewer in ({}, {"may_act": False}, {"may_act": False, "seat": None}):
            _, pieces = drawn(match, language, **viewer)
            for piece in pieces:
                looks = piece.get("class", "").split()
                if not set(looks) & set(PICTURED):
                    continue
                kinds |= set(looks) & set(PICTURED)
                name, *words = piece["data-tip"].split("\n")
                assert name.strip(), piece
                assert piece.get("data-facts") or "".join(words).strip(), piece
                if piece["tag"] == "button":
                    assert piece["data-do"], piece
    assert kinds >= {"k-plate", "pv-pick" if options["game"] == "petiteville" else "k-card"}


@pytest.mark.parametrize(
    ("game", "phase", "attribute", "value"),
    [
        ("minivilles", "build", "data-vt", "pile-"),
        ("mintworks", "place", "data-vt", "place-"),
        ("shafausa", "management", "data-vt", "do-"),
    ],
)
def test_what_the_phase_is_about_can_be_played_or_says_why_not(
    game: str, phase: str, attribute: str, value: str
) -> None:
    looked = played = refused = 0
    for options in (one for one in GAMES if one["game"] == game):
        for match in phases(options, 8):
            if match.phase != phase:
                continue
            for piece in drawn(match, "en")[1]:
                if piece.get(attribute, "").startswith(value):
                    looked += 1
                    played += piece["tag"] == "button"
                    refused += bool(piece.get("data-why"))
    assert looked == played + refused
    assert played
    assert refused


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_colour_of_minivilles_has_its_sign_and_says_it(language: str) -> None:
    """Whoever cannot tell the colours apart, or cannot see them, knows when a card works."""
    seen: set[str] = set()
    for options in GAMES[:3]:
        for match in phases(options, 1):
            scene = scene_of(match, language, seat="A", may_act=True)
            html = TABLE.render(**board_context(scene, "minivilles/board.html"))
            say = match.variant.game.texts.say
            cards = re.findall(
                r'class="k-(?:card|chip) (blue|green|red|purple)\b(.*?)</(?:button|div)>',
                html,
                re.S,
            )
            for colour, inside in cards:
                seen.add(colour)
                assert f"#colours-{colour}" in inside
                assert say(language, f"works-{colour}") in unescape(
                    re.findall(r'class="k-hidden">([^<]*)', inside)[0]
                )
    assert seen == {"blue", "green", "red", "purple"}


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_line_tells_the_goal_and_where_everybody_stands(
    options: dict[str, Any], language: str
) -> None:
    for match in phases(options, 2):
        scene, _ = drawn(match, language)
        standing = scene["standing"]
        assert standing["goal"]
        assert "{" not in standing["goal"]
        assert set(standing["reached"]) == set(match.variant.words["seats"])


def test_the_standing_counts_what_everybody_sees() -> None:
    """Of Mint Works the stars of buildings, not of plans, which may be secret."""
    match = bourgade.load("mintworks", players=2).setup(
        {"players": {"A": {"buildings": ["gardens"], "plans": ["museum"]}, "B": {}}}
    )
    for seat in ("A", "B", None):
        scene = scene_of(match, "en", seat=seat)
        assert scene["standing"]["goal"] == "Most stars wins, when someone has 7"
        assert scene["standing"]["reached"] == {"A": 3, "B": 0}
