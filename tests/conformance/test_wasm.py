"""Interpreted, compiled for the CPU and as WebAssembly, rules give identical bytes."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from bourgade.batches import one_game_loops
from bourgade.batches.playouts import new_scratch
from bourgade.bots import policy
from bourgade.compile.engine import engine
from bourgade.compile.wasm import page_module_for
from bourgade.kernel import contract, registry, replay_loop
from bourgade.kernel.events import EventRow, Log
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, new_records
from bourgade.kernel.room import with_room
from bourgade.kernel.seeds import random_state, random_states
from bourgade.testing.conformance import sample_variants
from tests.grouping import one_worker
from tests.wasm.node import Calls

pytest.importorskip("numba")

MOST = 300  # steps that are compared one by one
EVERY = 15  # steps from one look at what is seen, imagined and reckoned to the next
GAMES = 12  # that are played out, half of them with a greedy seat


def roomy(variant: Variant) -> Variant:
    """The variant with records as the module has them."""
    return with_room(variant, page_module_for(variant).sizes)


VARIANTS = [
    pytest.param(
        variant,
        id=f"{name}-{'-'.join(map(str, variant.options.values()))}",
        marks=one_worker(roomy(variant)),
    )
    for name in registry.names()
    for variant in sample_variants(registry.find(name))
]


@pytest.mark.parametrize("variant", VARIANTS)
def test_steps_are_the_same(variant: Variant) -> None:
    """Lists of moves, chances, states, events, views, features, scores of a random game."""
    calls = Calls(page_module_for(variant), **memory_for(roomy(variant)))
    play_step_by_step(roomy(variant), calls, seed=1, most=MOST)
    calls.check()


@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_are_the_same(variant: Variant) -> None:
    """Final states of games of random and greedy players."""
    calls = Calls(page_module_for(variant), **memory_for(roomy(variant)))
    play_out(roomy(variant), calls)
    calls.check()


@pytest.mark.parametrize("name", registry.names())
def test_every_entry_is_compared(name: str) -> None:
    variant = registry.find(name).variant()
    calls = Calls(page_module_for(variant))
    play_step_by_step(roomy(variant), calls, seed=1, most=2 * EVERY)
    play_out(roomy(variant), calls)
    assert calls.entries == set(calls.module.manifest["entries"])


FEATURES = 4096  # numbers that a game may tell of a seat or of the table
WEIGHED = 4  # decisions that players choose as well; interpreted, greedy ones take their time
REPLAYED = 40  # moves that are played again in one call


def memory_for(variant: Variant) -> dict[str, Any]:
    """What the calls below work with."""
    states, out, points = new_scratch(variant)
    return {
        "books": variant.books, "states": states, "room": states, "points": points,
        "s": variant.new_state(), "seen": variant.new_state(), "log": new_records(Log, {}),
        "out": out, "weight": out[0], "numbers": np.zeros(FEATURES, np.int32),
        "rng": np.zeros(4, np.int64), "policies": np.zeros(variant.seats + 1, np.int8),
        "finals": new_records(variant.game.state, variant.sizes, GAMES),
        "seated": np.zeros((GAMES, variant.seats), np.int8), "rngs": np.zeros((GAMES, 4), np.int64),
        "played": new_records(variant.game.state, variant.sizes, REPLAYED + 1),
        "actors": np.full(REPLAYED, replay_loop.ANYBODY, np.int32),
        "actions": np.zeros(REPLAYED, np.int32), "ends": np.zeros(REPLAYED, np.int32),
        "events": new_records(EventRow, {}, 10 * replay_loop.MOST_EVENTS),
    }  # fmt: skip


def play_step_by_step(variant: Variant, calls: Calls, seed: int, most: int) -> None:
    """A random game, interpreted; every call of it is noted down with what it gave and left."""
    rules, lot = engine(variant, "python"), random.Random(seed)
    states, log, rng = variant.new_state(), new_records(Log, {}), random_state(f"wasm {seed}")
    out, weight = variant.buffers()
    s, book, size = states[0], variant.book, variant.vocabulary.size
    rules.setup(s, book)
    calls.put("rng", rng)
    calls.call("setup", "s", "books", s=states)
    actions: list[int] = []
    decisions = 0
    while not s.over and len(actions) < most:
        if len(actions) % EVERY == 0:
            look(variant, calls, states, rng, lot)
        if s.actor == CHANCE:
            n = rules.chance(s, book, out, weight)
            calls.call(
                "chance", "s", "books", "out", size, "weight", size, gives=n,
                out=out[:n].copy(), weight=weight[:n].copy(),
            )  # fmt: skip
            drawn = rules.draw(s, book, rng, out, weight)
            calls.call(
                "draw", "s", "books", "rng", 4, "out", size, "weight", size, gives=drawn, rng=rng
            )
        else:
            if decisions < WEIGHED:
                choose(variant, calls, states, rng)
            decisions += 1
            n = rules.legal(s, book, out)
            calls.call("legal", "s", "books", "out", size, gives=n, out=out[:n].copy())
        actions.append(lot.choice(out[:n].tolist()))
        log[:] = np.zeros_like(log)
        rules.step(s, book, actions[-1], log[0])
        calls.put("log", np.zeros_like(log))
        calls.call(
            "step", "s", "books", actions[-1], "log", about=f"at ply {s.ply}", s=states, log=log
        )
    points = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
    rules.score(s, book, points)
    calls.call("score", "s", "books", "points", *points.shape, points=points)
    play_again(variant, calls, actions[:REPLAYED])


def look(variant: Variant, calls: Calls, states: Any, rng: Any, lot: random.Random) -> None:
    """What is seen of a position, imagined and reckoned."""
    rules, game, book = engine(variant, "python"), variant.game, variant.book
    seat, s = lot.randrange(variant.seats), states[0]
    for viewer in (seat, NOBODY):
        seen = states.copy()
        rules.observe(seen[0], viewer)
        calls.put("seen", states)
        calls.call("observe", "seen", viewer, seen=seen)
        if game.hides and viewer == seat:
            rules.twin(contract).imagine(seen[0], book, rng)
            calls.call("imagine", "seen", "books", "rng", 4, seen=seen, rng=rng)
    if game.knowledge:
        worth = rules.evaluate(s, book, seat)
        calls.call("evaluate", "s", "books", seat, gives=int(worth))
    for name, tell in (("describe", rules.describe), ("regard", rules.regard)):
        for of in (seat, NOBODY) if game.features else ():
            told = np.zeros(FEATURES, np.int32)
            n = tell(s, book, of, told)
            calls.call(name, "s", "books", of, "numbers", FEATURES, gives=int(n), numbers=told[:n])
    if s.ply >= EVERY:
        go_on(variant, calls, states, rng)


def choose(variant: Variant, calls: Calls, states: Any, rng: Any) -> None:
    """What the players without a search choose."""
    players, size = engine(variant, "python").twin(policy), variant.vocabulary.size
    room, out, _ = new_scratch(variant)
    chosen = players.choose_random(states[0], variant.book, rng, out[0])
    calls.call("choose_random", "s", "books", "rng", 4, "out", size, gives=chosen, rng=rng)
    room[0], seat = states[0], int(states[0].actor)
    calls.put("room", room)
    chosen = players.choose_by_sight(room, variant.books, seat, rng, out[0], out[1], out[2])
    rows = ("out", size, "weight", size, "numbers", FEATURES)
    calls.call(
        "choose_by_sight", "room", len(room), "books", 1, seat, "rng", 4, *rows,
        gives=chosen, rng=rng,
    )  # fmt: skip


def go_on(variant: Variant, calls: Calls, states: Any, rng: Any) -> None:
    """Ten more plies in one call."""
    loops = engine(variant, "python").twin(one_game_loops)
    room, out, _ = new_scratch(variant)
    begun = room.copy()
    begun[0] = states[0]
    policies, most = np.zeros(variant.seats + 1, np.int8), int(states[0].ply) + 10
    calls.put("states", begun)
    n = loops.advance(begun, room, variant.books, one_game_loops.LIST, policies, rng, out, most)
    calls.call(
        "advance", "states", len(begun), "room", len(room), "books", 1, one_game_loops.LIST,
        "policies", len(policies), "rng", 4, "out", *out.shape, most,
        gives=n, states=begun, rng=rng,
    )  # fmt: skip


def play_again(variant: Variant, calls: Calls, actions: list[int]) -> None:
    """The moves of a game once more, in one call."""
    loop = engine(variant, "python").twin(replay_loop)
    memory, out = memory_for(variant), variant.buffers()
    played, events, ends = (memory[name] for name in ("played", "events", "ends"))
    played[0] = variant.new_state()[0]
    variant.game.rules.setup(played[0], variant.book)
    n, actors = len(actions), memory["actors"][: len(actions)]
    calls.put("played", played)
    calls.put("actions", np.array(actions, np.int32))
    done = loop.replay(
        played, variant.books, actors, np.array(actions), memory["log"], events, ends[:n], *out
    )
    sized = ("events", len(events), "ends", n, "out", len(out[0]), "weight", len(out[1]))
    calls.call(
        "replay", "played", len(played), "books", 1, "actors", n, "actions", n, "log", 1, *sized,
        gives=done, played=played, events=events, ends=ends[:n],
    )  # fmt: skip


def play_out(variant: Variant, calls: Calls) -> None:
    """Games to their end, compiled for the CPU."""
    players, game = engine(variant, "cpu").twin(policy), variant.game
    states, out, _ = new_scratch(variant)
    seated, rngs = np.zeros((GAMES, variant.seats), np.int8), random_states(7, 0, GAMES)
    seated[::2, -1] = policy.GREEDY
    finals = new_records(game.state, variant.sizes, GAMES)
    for name, content in (("states", states), ("seated", seated), ("rngs", rngs)):
        calls.put(name, content)
    plies = players.play_games(states, variant.books, finals, seated, rngs, out, game.longest)
    calls.call(
        "play_games", "states", len(states), "books", 1, "finals", GAMES, "seated", *seated.shape,
        "rngs", *rngs.shape, "out", *out.shape, game.longest,
        gives=plies, finals=finals, rngs=rngs,
    )  # fmt: skip
