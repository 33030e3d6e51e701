"""Boards are drawn from plain data that holds what the viewer may see, and nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jinja2 import nodes
from jinja2.exceptions import SecurityError

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.i18n import LANGUAGES
from bourgade.play import Match
from bourgade.play.secret_draws import owners
from bourgade.server.render import ENVIRONMENT, GENERIC, board_context, board_of
from bourgade.server.views.board import BoardFunctions
from bourgade.server.views.scene import plain_data, scene_of

TABLE = ENVIRONMENT.from_string(
    "{% import 'kit.html' as kit %}{% include board %}{{ kit.action_bar(ui) }}"
)
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("minivilles", {"edition": "base", "players": 2}),
    ("minivilles", {"edition": "base_marina_green_valley", "players": 4}),
    ("mintworks", {"players": 3}),
    ("mintworks", {"players": 1}),
    ("petiteville", {"players": 2}),
    ("shafausa", {"edition": "geek", "players": 2, "round_cap": 2}),
    ("shafausa", {"edition": "colonial", "players": 3, "round_cap": 1}),
]
TWICE, EVERY = 2, 40  # looks at every phase, and steps between looks besides
PLAIN = (str, int, float, bool, type(None))


def worlds() -> tuple[Match, Match, str]:
    """Mint Works after somebody drew in secret, with one plan and with another; who did not."""
    for seed in range(100):
        chosen = random.Random(seed)
        match = bourgade.load("mintworks", players=2).start(chance="manual")
        while not match.over:
            if drawing := owners(match):
                first, second = match.copy(), match.copy()
                first.play(match.moves[0])
                second.play(match.moves[1])
                return first, second, "A" if drawing == {"B"} else "B"
            match.play(chosen.choice(match.moves))
    raise AssertionError("nobody ever drew in secret")


def moments(game: str, options: dict[str, Any]) -> Iterator[Match]:
    """Every phase of a game at random, and other moments between them."""
    chosen, seen = random.Random(3), dict[str, int]()
    match = bourgade.load(game, **options).start(chance="manual")
    for step in range(600):
        seen[match.phase] = seen.get(match.phase, 0) + 1
        if match.over or seen[match.phase] <= TWICE or step % EVERY == 0:
            yield match
        if match.over:
            return
        match.play(chosen.choice(match.moves))


def viewers(match: Match) -> Iterator[dict[str, Any]]:
    """The player who decides, another one, and an onlooker."""
    letters = match.variant.players
    actor = match.actor if match.actor in letters else letters[0]
    yield {"seat": actor, "mine": frozenset(actor), "may_act": True, "enters_chance": True}
    others = [letter for letter in letters if letter != actor]
    yield from ({"seat": other, "bots": {actor: "hard"}} for other in others[:1])
    yield {"seat": None, "called": {letter: f"Zoé {letter} & co" for letter in letters}}


def is_plain(found: Any) -> bool:
    if isinstance(found, dict):
        return all(type(key) is str and is_plain(value) for key, value in found.items())
    if isinstance(found, list):
        return all(map(is_plain, found))
    return type(found) in PLAIN


# Plain data


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_board_is_drawn_from_what_json_can_hold(game: str, options: dict[str, Any]) -> None:
    for number, match in enumerate(moments(game, options)):
        for viewer in viewers(match):
            language, board = LANGUAGES[number % 2], (board_of(game), GENERIC)[number % 5 == 4]
            scene = scene_of(match, language, generic=board == GENERIC, **viewer)
            assert is_plain(scene)
            sent = json.loads(json.dumps(scene))
            assert sent == scene
            shown = TABLE.render(**board_context(scene, board))
            assert TABLE.render(**board_context(sent, board)) == shown
            assert ('name="move"' in shown) == bool(scene["choices"])


def test_every_game_is_looked_at() -> None:
    own = {name for name in registry.names() if board_of(name) != GENERIC}
    assert own == {game for game, _ in GAMES}


def test_what_is_not_data_is_refused() -> None:
    with pytest.raises(TypeError, match="a board cannot be shown a function"):
        plain_data({"rules": [worlds]})


# Nothing else


def templates() -> list[str]:
    ours = Path(bourgade.__file__).parent / "server" / "templates"
    boards = [
        f"{name}/{path.relative_to(view).as_posix()}"
        for name in registry.names()
        for view in [registry.find(name).folder / "view"]
        for path in view.rglob("*.html")
    ]
    return sorted([*(path.name for path in ours.glob("*.html")), *boards])


def attributes(template: str) -> Iterator[tuple[str, str]]:
    """Every attribute a template asks for, and the name it asks it of."""
    assert ENVIRONMENT.loader is not None
    source, _, _ = ENVIRONMENT.loader.get_source(ENVIRONMENT, template)
    for node in ENVIRONMENT.parse(source).find_all(nodes.Getattr):
        yield node.node.name if isinstance(node.node, nodes.Name) else "", node.attr


@pytest.mark.parametrize("template", templates())
def test_templates_ask_for_what_there_is(template: str) -> None:
    scene = scene_of(worlds()[0], "en")
    offered = {
        "scene": set(scene),
        "ui": {name for name in dir(BoardFunctions(scene)) if not name.startswith("_")},
    }
    for name, attribute in attributes(template):
        assert not attribute.startswith("_"), attribute
        assert attribute in offered.get(name, {attribute}), attribute


@pytest.mark.parametrize("onlooker", [False, True])
def test_nothing_that_the_viewer_may_not_see_is_in_a_scene(onlooker: bool) -> None:
    first, second, other = worlds()
    seat = None if onlooker else other
    told = [scene_of(match, "en", seat=seat, may_act=True) for match in (first, second)]
    assert told[0] == told[1]
    assert told[0]["position"]["players"]
    assert told[0]["facts"]["stars"] is not None
    owner = "B" if other == "A" else "A"
    shown = [scene_of(match, "en", seat=owner) for match in (first, second)]
    assert shown[0] != shown[1]  # who may know is told, so the comparison can fail


@pytest.mark.parametrize("path", ["ui._variant.game", "ui.say.__func__.__globals__"])
def test_names_with_an_underscore_are_out_of_reach(path: str) -> None:
    scene = scene_of(worlds()[0], "en")
    with pytest.raises(SecurityError):
        ENVIRONMENT.from_string("{{" + path + "}}").render(**board_context(scene, GENERIC))
