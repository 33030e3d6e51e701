"""A page draws every board and tells every event as the server does, byte by byte."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from jinja2 import ChoiceLoader, DictLoader

from bourgade import web
from bourgade.compile.wasm import page_module_for
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import LANGUAGES
from bourgade.play import LoadedGame, Match
from bourgade.server.render import ENVIRONMENT, board_context, board_of
from bourgade.server.site.game_script import (
    board_templates,
    game_script,
    variant_data,
    words_of_game,
    words_of_pages,
)
from bourgade.server.site.template_script import template_script
from bourgade.server.views.scene import scene_of
from bourgade.testing.check import editions
from tests.wasm.node import node

SCRIPTS = Path(web.__file__).parent
SCRIPT = str(Path(__file__).with_name("boards.mjs"))

PROBE = """{%- import "kit.html" as kit -%}{% include board %}
{{ kit.action_bar(ui) }}
{{ scene.standing.goal if scene.standing else "" }} {{ scene.task }}"""
"""A board, and what the page around it asks of the scene."""

VIEWS = [
    {"seat": "A", "language": "en", "reader": "A"},
    {"seat": "B", "language": "fr", "reader": ""},
    {"seat": "C", "language": "en", "reader": "C"},
    {"seat": None, "language": "fr", "reader": ""},
]

PROBED: Any = ENVIRONMENT.overlay(
    loader=ChoiceLoader([DictLoader({"probe.html": PROBE}), ENVIRONMENT.loader])  # type: ignore[list-item]
)


def moves_of(variant: Variant, seed: int) -> list[str]:
    """A random game."""
    lot = random.Random(seed)
    match = LoadedGame(variant).start(chance="manual")
    while not match.over:
        match.play_action(lot.choice(match.actions()))
    return [move for _, move in match.history]


def drawn_for(match: Match, view: dict[str, Any]) -> str:
    """The board of a viewer as the server draws it."""
    seat, language = view["seat"], view["language"]
    scene = scene_of(
        match, language, seat=seat, mine=frozenset(seat or ""),
        may_act=seat is not None and seat == match.actor, bots={"B": "greedy"}, last={"A": "…"},
        called={"A": "Ada", "B": "Bo"}, reader=view["reader"],
    )  # fmt: skip
    context = board_context(scene, board_of(match.variant.game.name))
    return PROBED.get_template("probe.html").render(lang=language, **context)


@pytest.mark.parametrize("name", registry.names())
def test_boards_and_events_are_the_same(name: str, tmp_path: Path) -> None:
    game = registry.find(name)
    for file in SCRIPTS.glob("*.js"):
        shutil.copy(file, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "game.mjs").write_text(game_script(game), "utf-8")
    templates = template_script(PROBED, ["probe.html", *board_templates(game)])
    (tmp_path / "board.mjs").write_text(templates, "utf-8")
    variants = list(editions(game, []))
    games = list[dict[str, Any]]()
    for n, variant in enumerate(variants):
        moves = moves_of(variant, n)
        at = [*sorted(random.Random(n).sample(range(len(moves)), 8)), len(moves)]
        games.append({"data": variant_data(variant), "moves": moves, "at": at})
    job = {
        "folder": str(tmp_path), "module": str(page_module_for(variants[0]).file),
        "words": words_of_pages(), "gameWords": words_of_game(game), "board": board_of(name),
        "views": VIEWS, "languages": LANGUAGES, "games": games,
    }  # fmt: skip
    for variant, told, job_of in zip(
        variants, node(SCRIPT, json.loads(json.dumps(job))), games, strict=True
    ):
        match = LoadedGame(variant).start(chance="manual")
        drawn = iter(told["drawn"])
        for n, move in enumerate([*job_of["moves"], None]):
            if n in job_of["at"]:
                seats = (*variant.words["seats"], None)
                shown = [view for view in VIEWS if view["seat"] in seats]
                for view, found in zip(shown, next(drawn), strict=True):
                    wanted = drawn_for(match, view)
                    if found != wanted:
                        at = next(i for i in range(len(wanted)) if found[i] != wanted[i])
                        pytest.fail(
                            f"{variant.options} {n} {view}:\n{found[at - 80 : at + 120]}\n"
                            f"{wanted[at - 80 : at + 120]}"
                        )
            if move is None:
                break
            expected = [
                [[e.text(one), e.text(one, {"A": "Ada"}, "A")] for one in LANGUAGES]
                for e in match.play(move)
            ]
            assert told["events"][n] == expected, (variant.options, n, move)
        assert tuple(told["winners"]) == match.winners
        assert told["ending"] == match.ending_text("en")
