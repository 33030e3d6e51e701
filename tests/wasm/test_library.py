"""``bourgade.js`` plays, tells and writes games as the Python library does."""

from __future__ import annotations

import base64
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade import web
from bourgade.bots import policy
from bourgade.compile.engine import engine
from bourgade.compile.wasm import page_module_for
from bourgade.kernel import registry
from bourgade.kernel.game import BY_CHANCE, Variant
from bourgade.kernel.layout import new_records
from bourgade.kernel.room import refitted
from bourgade.kernel.seeds import random_state
from bourgade.play import LoadedGame, Match
from bourgade.testing.check import editions
from bourgade.web.page_data import page_data
from tests.wasm.node import node

LIBRARY = Path(web.__file__).with_name("bourgade.js")

VARIANTS = [
    pytest.param(variant, id=f"{name}-{variant.options.get('edition', 'box')}")
    for name in registry.names()
    for variant in editions(registry.find(name), [])
]


def ask(variant: Variant, **job: Any) -> Any:
    """What the library answers in Node."""
    module = str(page_module_for(variant).file)
    data = json.loads(json.dumps(page_data(variant)))
    return node("library.mjs", {"library": str(LIBRARY), "module": module, "data": data, **job})


def played(variant: Variant, seed: int, most: int = 10**6) -> Match:
    """A random game."""
    lot = random.Random(seed)
    match = LoadedGame(variant).start(chance="manual")
    while not match.over and match.ply < most:
        match.play_action(lot.choice(match.actions()))
    return match


def state_of(variant: Variant, told: str) -> bytes:
    """A state of the page, in the layout of Python."""
    game, sizes = variant.game, {**variant.sizes, **page_module_for(variant).sizes}
    dtype = new_records(game.state, sizes).dtype
    states = np.frombuffer(base64.b64decode(told), dtype)
    return refitted(states, game.state, variant.sizes).tobytes()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_record_leads_to_the_same_state_and_is_written_alike(variant: Variant) -> None:
    for match in (played(variant, 3), played(variant, 4, most=37)):
        told = ask(variant, record=match.record())
        assert state_of(variant, told["state"]) == match.state.tobytes()
        assert told["record"] == match.record()
        assert tuple(told["winners"]) == match.winners
        assert told["actor"] == match.actor
        assert bourgade.read(told["record"]).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_step_is_told_alike(variant: Variant) -> None:
    """Moves, outcomes, positions, views and events of the beginning of a game."""
    match = played(variant, 5, most=150)
    told = ask(variant, steps=[move for _, move in match.history])
    again = LoadedGame(variant).start(chance="manual")
    for step, (_, move) in zip(told["steps"], match.history, strict=True):
        at = f"before {move} at ply {again.ply}"
        outcomes = again.outcomes() if again.actor == BY_CHANCE else {}
        assert step["outcomes"] == outcomes, at
        assert step["moves"] == list(outcomes or again.moves), at
        assert step["position"] == again.position, at
        seats = [*variant.words["seats"], None]
        assert step["views"] == [again.view(seat) for seat in seats], at
        assert step["events"] == [event.to_json() for event in again.play(move)], at
    again.take_back(3)
    wanted = {"position": again.position, "length": again.length, "same": True}
    assert told["back"] == wanted, "three steps were taken back"


@pytest.mark.parametrize("name", registry.names())
def test_players_without_a_search_choose_alike(name: str) -> None:
    variant = registry.find(name).variant()
    match = played(variant, 6, most=12)
    numbers = [random_state(f"choice {ply}").tolist() for ply in range(match.ply)]
    lot = random.Random(1)
    wanted = [lot.choice(("random", "greedy")) for _ in numbers]
    moves = [move for _, move in match.history]
    told = ask(variant, chosen=list(zip(moves, wanted, numbers, strict=True)))["chosen"]
    players = engine(variant, "python").twin(policy)
    expected: list[str | None] = []
    again = LoadedGame(variant).start(chance="manual")
    for move, kind, words in zip(moves, wanted, numbers, strict=True):
        room, rng = new_records(variant.game.state, variant.sizes, 4), np.array(words)
        rng[0] |= 1
        room[0], out = again.state, [variant.buffers()[0] for _ in range(3)]
        if again.actor == BY_CHANCE:
            expected.append(None)
        else:
            seat = int(again.state.actor)
            action = (
                players.choose_random(room[0], variant.book, rng, out[0])
                if kind == "random"
                else players.choose_by_sight(room, variant.books, seat, rng, *out)
            )
            expected.append(variant.vocabulary.text(int(action)))
        again.play(move)
    assert told == expected


def test_what_cannot_be_done_is_refused() -> None:
    match = played(registry.find("minivilles").variant(), 3, most=20)
    record = match.record()
    variant = match.variant
    other = record.replace("option players: ", "option players: 1")
    turned = record.replace("\n\n* ", "\n\nA ", 1)
    told = ask(
        variant,
        refusals=["fly to the moon", "build cafe"],
        badRecords=[other, turned, "no record\n", record.replace("rules: ", "rules: 9")],
    )
    assert [code for code, _ in told["refusals"]] == ["unknown-move", "illegal-move"]
    assert "“build cafe” cannot be done now" in told["refusals"][1][1]
    codes = [code for code, _ in told["badRecords"]]
    assert codes == ["other-game", "wrong-turn", "no-header", "other-game"]


def test_data_of_another_module_is_refused() -> None:
    variant = registry.find("mintworks").variant()
    data = {**page_data(variant), "module": "0123456789ab"}
    assert ask(variant, data=data, refuse=True)["refused"][0] == "other-module"
