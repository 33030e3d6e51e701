"""Boards as markup, for tests that read it."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from bourgade.play import Match
from bourgade.server.render import ENVIRONMENT, GENERIC, board_context
from bourgade.server.views.scene import scene_of

TABLE = ENVIRONMENT.from_string(
    "{% import 'kit.html' as kit %}{% include board %}{{ kit.action_bar(ui) }}"
)
WAITING: dict[str, Any] = {"may_act": False, "enters_chance": False}
"""A viewer who is not asked for anything."""


def shown(match: Match, language: str = "en", board: str = "", **viewer: Any) -> str:
    """The game's board, or another one, as its actor sees it; or another ``viewer``."""
    board = board or f"{match.variant.game.name}/board.html"
    seat = match.actor if match.actor in match.variant.players else "A"
    given = {"seat": seat, "may_act": True, "enters_chance": True, **viewer}
    scene = scene_of(match, language, generic=board == GENERIC, **given)
    return TABLE.render(**board_context(scene, board))


def buttons(html: str) -> list[str]:
    """The moves that can be chosen."""
    return [unescape(move) for move in re.findall(r'name="move" value="([^"]*)"', html)]
