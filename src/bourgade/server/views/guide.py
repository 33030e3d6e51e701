"""How to play a game, as its page shows it: texts, and pictures that the board draws itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from bourgade.kernel.game import Game
from bourgade.play.guide import Guide, GuidePart, GuidePicture, find_guide, message
from bourgade.play.lesson import find_lesson
from bourgade.server import render
from bourgade.server.board_part import cut_out
from bourgade.server.views.scene import scene_of
from bourgade.server.words import TEXTS


@lru_cache(maxsize=32)
def guide_of(game: Game, language: str) -> list[dict[str, Any]]:
    """The parts of the guide of a game; none if it has no guide."""
    guide = find_guide(game)
    return [_part(guide, part, language) for part in guide.parts] if guide else []


def _part(guide: Guide, part: GuidePart, language: str) -> dict[str, Any]:
    say = guide.texts.say
    return {
        "id": part.id,
        "title": say(language, message(part.id)),
        "paragraphs": say(language, message(part.id, "text")).split("\n\n"),
        "pictures": [
            {
                "caption": say(language, message(part.id, picture.id)),
                "html": Markup(_drawn(guide, picture, language)),
            }
            for picture in part.picture.values()
        ],
    }


def _drawn(guide: Guide, picture: GuidePicture, language: str) -> str:
    """The part of the board that a picture shows, as the learner of its lesson sees it."""
    match = guide.match(picture)
    learner = find_lesson(guide.game, picture.lesson).learner
    board = render.board_of(guide.game.name)
    names = {
        seat: TEXTS.say(language, "guide-you" if seat == learner else "guide-other")
        for seat in match.variant.words["seats"]
    }
    scene = scene_of(
        match, language, seat=learner, mine=frozenset({learner}), called=names,
        generic=board == render.GENERIC,
    )  # fmt: skip
    template = render.ENVIRONMENT.get_template(board)
    html = template.render(**render.speaking(language), **render.board_context(scene, board))
    return cut_out(html, picture.shows, picture.lights)
