"""Interpreted, compiled for the CPU and as WebAssembly, rules give identical bytes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bourgade.batches import one_game_loops, page_loops
from bourgade.batches.playouts import new_scratch
from bourgade.bots import fixed_point, mcts, nets, policy, policy_net, value
from bourgade.bots.searcher import new_tree
from bourgade.bots.value import Nets
from bourgade.bots.workspace import new_policy_room, new_workspace
from bourgade.compile.engine import engine
from bourgade.compile.wasm import page_module_for
from bourgade.kernel import contract, registry, replay_loop
from bourgade.kernel.events import EventRow, Log
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, new_records
from bourgade.kernel.room import with_room
from bourgade.kernel.seeds import random_state, random_states
from bourgade.testing.check import editions
from bourgade.testing.conformance import sample_variants
from tests.bots.random_nets import random_net
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

EDITIONS = [
    pytest.param(
        variant,
        id=f"{name}-{variant.options.get('edition', 'box')}",
        marks=one_worker(roomy(variant)),
    )
    for name in registry.names()
    for variant in editions(registry.find(name), [])
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


@pytest.mark.parametrize("variant", EDITIONS)
def test_nets_and_search_are_the_same(variant: Variant, tmp_path: Path) -> None:
    """A few simulations with the nets there are, then with one that names moves."""
    variant = roomy(variant)
    for given in nets_to_try(variant, tmp_path):
        calls = Calls(page_module_for(variant), **memory_of_search(variant, given))
        think(variant, calls, given)
        calls.check()


@pytest.mark.parametrize("name", registry.names())
def test_every_entry_is_compared(name: str, tmp_path: Path) -> None:
    variant = registry.find(name).variant()
    calls = Calls(page_module_for(variant))
    play_step_by_step(roomy(variant), calls, seed=1, most=2 * EVERY)
    play_out(roomy(variant), calls)
    for given in nets_to_try(roomy(variant), tmp_path):
        think(roomy(variant), calls, given)
    elsewhere = {"play_noted"}  # pairs of games in tests/wasm/test_comparisons.py
    assert calls.entries | elsewhere == set(calls.module.manifest["entries"])


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


SIMULATIONS = 4  # of a search, interpreted
NODES = 1 << 10
DEEP = 20  # plies after which a position is searched


def nets_to_try(variant: Variant, folder: Path) -> list[Nets]:
    """Those of the variant, and a random one that names moves, where there are features for it."""
    judging = nets.nets_for(variant, with_policy=False)
    if variant.game.features is None:
        return [judging]
    return [judging, judging._replace(policy=random_net(folder, variant, seed=3))]


def search_room(variant: Variant, given: Nets) -> dict[str, Any]:
    """What a search works with, by the names that its parameters have."""
    work = new_workspace(variant, given, {})
    tree, kept = (new_tree(NODES, variant.seats) for _ in range(2))
    room = new_policy_room(variant, given.policy)
    return {"nets": given, "work": work, "room": room, "tree": tree, "kept": kept}


def arrays_of(bundle: Any, name: str) -> dict[str, Any]:
    """The arrays of a bundle by their dotted names; numbers stay as they are."""
    if not hasattr(bundle, "_fields"):
        return {name: bundle}
    parts = zip(bundle._fields, bundle, strict=True)
    return {k: v for field, part in parts for k, v in arrays_of(part, f"{name}.{field}").items()}


def memory_of_search(variant: Variant, given: Nets) -> dict[str, Any]:
    parts = [arrays_of(part, name) for name, part in search_room(variant, given).items()]
    arrays = {k: v for part in parts for k, v in part.items() if not isinstance(v, int)}
    return {
        **arrays, "s": variant.new_state(), "book": variant.books,
        "queue": np.zeros(NODES, np.int32), "row": variant.buffers()[0],
        "rng": np.zeros(4, np.int64),
    }  # fmt: skip


def words_for(calls: Calls, entry: str, given: Mapping[str, Any], **aliases: str) -> list[Any]:
    """The arguments of a call: numbers, and places with their sides."""
    words: list[Any] = []
    for name, kind in calls.module.manifest["entries"][entry]:
        value, (head, dot, rest) = given[name], name.partition(".")
        words.append(value if isinstance(value, int) else aliases.get(head, head) + dot + rest)
        words += np.asarray(value).shape if kind.endswith("[]") else ()
    return words


def think(variant: Variant, calls: Calls, given: Nets) -> None:
    """A search from a later position, its tree cut down, and what nets say of that position."""
    rules, room = engine(variant, "python"), search_room(variant, given)
    tree, kept, work, scratch = room["tree"], room["kept"], room["work"], room["room"]
    states = later_position(variant)
    flat = {k: v for name, part in room.items() for k, v in arrays_of(part, name).items()}
    work.states[0], work.rng[:] = states[0], random_state("search")
    rules.observe(work.states[0], int(states[0].actor))
    calls.put("work.states", work.states)
    calls.put("work.rng", work.rng)
    searched = rules.twin(mcts)
    searched.search(tree, given, work, scratch, SIMULATIONS)
    left = {**arrays_of(tree, "tree"), "work.rng": work.rng, "work.value": work.value}
    calls.call("search", *words_for(calls, "search", {**flat, "simulations": SIMULATIONS}), **left)
    node, queue = int(tree.nodes[0, mcts.FIRST]), np.zeros(NODES, np.int32)
    searched.copy_subtree(tree, kept, node, queue)
    cut = words_for(calls, "copy_subtree", {**flat, "node": node, "queue": queue})
    calls.call("copy_subtree", *cut, **arrays_of(kept, "kept"))
    calls.put("s", states)
    flat |= {"s": states[0], "book": variant.books, "rng": work.rng}
    rules.twin(value).estimate_value(states[0], given, work, scratch)
    calls.call(
        "estimate_value", *words_for(calls, "estimate_value", flat), **{"work.value": work.value}
    )
    logits = np.array([0, -1, -65_536, -4_000_000, -40], np.int64)
    calls.put("work.logits", logits)
    powers, n = given.powers, len(logits)
    rules.twin(fixed_point).to_probabilities(logits, n, powers)
    words = ("work.logits", n, n, "nets.powers", len(powers))
    left = {"work.logits": logits}
    calls.call("to_probabilities", *words, gives=None, about="", **left)
    for below in (0, 1, 70_001, 3_000_000):
        power = rules.twin(fixed_point).power_of_two(below, powers)
        calls.call("power_of_two", below, "nets.powers", len(powers), gives=int(power))
    if len(given.policy.widths):
        ask_net(variant, calls, given, flat, states)


def ask_net(variant: Variant, calls: Calls, given: Nets, flat: dict[str, Any], states: Any) -> None:
    """What a net that names moves says of a decision, and what it chooses."""
    rules, scratch = engine(variant, "python"), new_policy_room(variant, given.policy)
    out, shares = np.zeros(variant.vocabulary.size, np.int32), np.zeros(variant.seats, np.int64)
    asked = (states[0], variant.book, given.policy, given.powers, scratch, out, shares)
    n = rules.twin(policy_net).look(*asked)
    flat |= {"out": out, "value": shares, "powers": given.powers}
    flat |= arrays_of(given.policy, "net")
    places = {
        "net": "nets.policy",
        "powers": "nets.powers",
        "out": "row",
        "value": "work.value",
    }
    calls.call(
        "look", *words_for(calls, "look", flat, **places), gives=int(n),
        **{"row": out[:n], "work.value": shares, "room.logits": scratch.logits[:n]},
    )  # fmt: skip
    for temperature in (0, 1000):
        rng = random_state(f"net {temperature}")
        rng[0] |= 1 << 31  # as a number of 32 bits with a sign it would be below zero
        calls.put("rng", rng)
        flat |= {"temperature": temperature, "rng": rng}
        chosen = rules.twin(page_loops).choose_by_net(*asked, temperature, rng)
        words = words_for(calls, "choose_by_net", flat, **places)
        calls.call("choose_by_net", *words, gives=int(chosen))


def later_position(variant: Variant) -> Any:
    """A decision some plies after the start of a random game."""
    rules, lot, states = engine(variant, "python"), random.Random(5), variant.new_state()
    s, (out, weight) = states[0], variant.buffers()
    rules.setup(s, variant.book)
    before = states.copy()
    while not s.over and (s.ply < DEEP or s.actor == CHANCE):
        by_chance = s.actor == CHANCE
        n = rules.chance(s, variant.book, out, weight) if by_chance else rules.legal(
            s, variant.book, out
        )  # fmt: skip
        if not by_chance:
            before = states.copy()
        rules.step(s, variant.book, lot.choice(out[:n].tolist()), None)
    return before if s.over else states
