"""What a page needs to show a move before the server has answered: the table as its player sees it.

The page has the rules as WebAssembly and draws boards as the server does; see ``site/js/ahead.js``.
"""

from __future__ import annotations

import base64
import json
import logging
from functools import lru_cache
from typing import Any

from bourgade.compile.wasm import NoPageModule, PageModule, page_module_for
from bourgade.kernel.game import Variant
from bourgade.kernel.room import roomy_state
from bourgade.play import Match
from bourgade.server.table_state import TableState
from bourgade.server.views.table import viewer_of

log = logging.getLogger(__name__)


def foresight_of(table: TableState, language: str, person: str, as_seat: str | None) -> str:
    """The state and the viewer as JSON; "" where the server alone can tell what a move does."""
    match = table.match
    if match is None or table.actor == "*" or table.in_lesson:
        return ""
    module = module_of(match.variant)
    if module is None:
        return ""
    viewer = viewer_of(table, language, person, as_seat)
    told: dict[str, Any] = {
        "module": module.file.stem,
        "ply": table.ply,
        "state": state_in(module, match, viewer["seat"]),
        "seat": viewer["seat"],
        "turns": viewer["seat"] != as_seat,  # to the side of whoever decides
        "mine": sorted(viewer["mine"]),
        **{name: viewer[name] for name in ("bots", "last", "called", "reader")},
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def state_in(module: PageModule, match: Match, seat: str | None) -> str:
    """What a seat sees of a match, in the records of a module."""
    state = roomy_state(match.variant, match.seen_by(seat), module.sizes)
    return base64.b64encode(state.tobytes()).decode()


@lru_cache(maxsize=256)
def module_of(variant: Variant) -> PageModule | None:
    """The rules for a page; None where they are missing or stale, which is said once."""
    try:
        return page_module_for(variant)
    except NoPageModule as error:
        warn_once(error.brief("en"))
        return None


@lru_cache
def warn_once(why: str) -> None:
    """Say what is played through the server alone, and why, once per worker."""
    log.warning("%s Until then everything works through the server.", why)
