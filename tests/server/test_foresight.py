"""What the page of a table is told, so that it can show a move before the server has answered."""

from __future__ import annotations

import base64
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.compile import wasm
from bourgade.kernel import registry
from bourgade.kernel.room import roomy_state
from bourgade.server.views import foresight
from bourgade.testing.new_game import copy_template


@pytest.fixture(autouse=True)
def forgotten() -> None:
    foresight.module_of.cache_clear()
    foresight.warn_once.cache_clear()


def test_a_game_without_a_module_is_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    copy_template("thorp", tmp_path)
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path))
    game = registry.find("thorp")
    with caplog.at_level(logging.WARNING):
        for players in (2, 3, 2):
            assert foresight.module_of(game.variant(players=players)) is None
    (said,) = caplog.messages
    assert "make wasm" in said
    assert "works through the server" in said


def test_a_stale_module_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def other_sources(game: Any) -> str:
        return "0" * 12

    monkeypatch.setattr(wasm, "source_digest", other_sources)
    game = registry.find("mintworks")
    with caplog.at_level(logging.WARNING):
        for players in (2, 3):
            assert foresight.module_of(game.variant(players=players)) is None
    (said,) = caplog.messages
    assert "built from other sources" in said


def test_what_a_player_may_not_see_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state is what the seat sees, in the records of the module."""
    match, lot = bourgade.load("mintworks", players=2).start(seed=3), random.Random(3)

    def hides() -> bool:
        return match.as_seen_by("A").state.tobytes() != match.state.tobytes()

    while match.actor != "A" or not hides():
        match.play(lot.choice(match.moves))

    class Table:
        actor, in_lesson, ply = "A", False, 9

    table: Any = Table()
    table.match = match
    viewer = {"seat": "A", "mine": {"A"}, "bots": {}, "last": {}, "called": {}, "reader": "A"}
    monkeypatch.setattr(foresight, "viewer_of", lambda *_: viewer)
    told = json.loads(foresight.foresight_of(table, "en", "me", None))
    sizes = wasm.page_module(registry.find("mintworks")).sizes
    seen = roomy_state(match.variant, match.as_seen_by("A").state, sizes)
    assert base64.b64decode(told["state"]) == seen.tobytes()
    assert told["module"] == wasm.page_module(registry.find("mintworks")).file.stem
