"""Templates reach what the viewer may see, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import FunctionType, MethodType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from jinja2 import nodes
from jinja2.exceptions import SecurityError

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Texts
from bourgade.play import Happening, Match
from bourgade.play.secret_draws import owners
from bourgade.server.render import ENVIRONMENT, board_of
from bourgade.server.table_state import TableState
from bourgade.server.views.scene import Scene

FORBIDDEN = (Match, TableState, Happening, Variant)
PUBLIC = {name for name in dir(Scene) if not name.startswith("_")} | {
    *(field.name for field in fields(Scene) if not field.name.startswith("_")),
    "events",
}


def templates() -> list[str]:
    ours = Path(bourgade.__file__).parent / "server" / "templates"
    boards = [board_of(name) for name in registry.names()]
    return sorted({*(path.name for path in ours.glob("*.html")), *boards})


def attributes(template: str) -> Iterator[tuple[str, str]]:
    """Every attribute a template asks for, and the name it asks it of."""
    assert ENVIRONMENT.loader is not None
    source, _, _ = ENVIRONMENT.loader.get_source(ENVIRONMENT, template)
    for node in ENVIRONMENT.parse(source).find_all(nodes.Getattr):
        yield node.node.name if isinstance(node.node, nodes.Name) else "", node.attr


@pytest.mark.parametrize("template", templates())
def test_templates_ask_a_scene_for_what_it_offers(template: str) -> None:
    for name, attribute in attributes(template):
        assert not attribute.startswith("_"), attribute
        if name == "scene":
            assert attribute in PUBLIC, attribute


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


def reached(found: Any, seen: dict[int, Any]) -> Any:
    """All that can be reached by names without an underscore, as plain data."""
    if found is None or isinstance(found, str | bytes | int | float | np.generic):
        return found
    if isinstance(found, np.ndarray):
        return found.tobytes()
    assert not isinstance(found, FORBIDDEN), found
    if id(found) in seen:
        return "…"
    seen[id(found)] = found
    if isinstance(found, ModuleType | FunctionType | MethodType | type | Texts):
        return repr(type(found))  # code, and the texts: the same for everybody
    if isinstance(found, Mapping):
        return {str(key): reached(value, seen) for key, value in found.items()}
    if isinstance(found, list | tuple | set | frozenset):
        return [reached(item, seen) for item in found]
    if isinstance(found, SimpleNamespace):
        return reached(vars(found), seen)
    assert is_dataclass(found), type(found)
    names = [name for name in dir(found) if not name.startswith("_")]
    return {name: reached(getattr(found, name), seen) for name in names}


@pytest.mark.parametrize("onlooker", [False, True])
def test_nothing_that_the_viewer_may_not_see_can_be_reached(onlooker: bool) -> None:
    first, second, other = worlds()
    seat = None if onlooker else other
    told = [reached(Scene(match, "en", seat=seat, may_act=True), {}) for match in (first, second)]
    assert told[0] == told[1]
    assert told[0]["state"]["players"]
    assert told[0]["events"]
    owner = "B" if other == "A" else "A"
    shown = [reached(Scene(match, "en", seat=owner), {}) for match in (first, second)]
    assert shown[0] != shown[1]  # who may know is told, so the comparison can fail


@pytest.mark.parametrize("path", ["scene._seen.state", "scene.say.__func__.__globals__"])
def test_names_with_an_underscore_are_out_of_reach(path: str) -> None:
    first, _, _ = worlds()
    with pytest.raises(SecurityError):
        ENVIRONMENT.from_string("{{" + path + "}}").render(scene=Scene(first, "en"))


def test_a_scene_has_no_match() -> None:
    first, _, _ = worlds()
    scene = Scene(first, "en")
    assert not hasattr(scene, "match")
    assert all(first is not value and first.state is not value for value in vars(scene).values())
