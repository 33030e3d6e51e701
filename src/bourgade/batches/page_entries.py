"""What a page calls of the rules and the bots, with values like those that it hands over.

``compile.wasm`` names this module and does not import it. A further function of the dialect needs
a line here and nothing else: its parameters are described by what stands for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from bourgade.batches import noting_loops, one_game_loops, page_loops
from bourgade.batches.playouts import new_notes, new_scratch
from bourgade.bots import fixed_point, mcts, policy, policy_net, value
from bourgade.bots.nets import NO_NETS
from bourgade.bots.searcher import new_tree
from bourgade.bots.value import SearchParameters
from bourgade.bots.workspace import new_policy_room, new_workspace
from bourgade.compile.wasm import PageEntry
from bourgade.kernel import contract, replay_loop
from bourgade.kernel.events import EventRow, Log
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import Layout, new_records


def page_layouts(variant: Variant) -> tuple[type[Layout], ...]:
    """The records that a page reads and writes."""
    return variant.game.state, variant.game.book, Log, SearchParameters


def page_entries(variant: Variant) -> Iterator[PageEntry]:
    """The functions of a game that a page can call."""
    game, books, book = variant.game, variant.books, variant.book
    states, out, points = new_scratch(variant)
    logs, events = new_records(Log, {}), new_records(EventRow, {})
    s, log, row = states[0], logs[0], out[0]
    rng, ints, policies = np.zeros(4, np.int64), np.zeros(1, np.int32), np.zeros(1, np.int8)

    def entry(function: Any, *example: Any) -> PageEntry:
        return PageEntry(function.__name__, function, example)

    # One game, step by step
    yield entry(contract.setup, s, book)
    yield entry(contract.legal, s, book, row)
    yield entry(contract.chance, s, book, row, row)
    yield entry(contract.draw, s, book, rng, row, row)
    yield entry(contract.step, s, book, 0, log)
    yield entry(contract.score, s, book, points)
    yield entry(contract.observe, s, 0)
    if game.hides:
        yield entry(contract.imagine, s, book, rng)
    yield entry(replay_loop.replay, states, books, ints, ints, logs, events, ints, row, row)

    # What bots and programs that learn see of it
    if game.knowledge:
        yield entry(contract.evaluate, s, book, 0)
    if game.features:
        yield entry(contract.describe, s, book, 0, row)
        yield entry(contract.regard, s, book, 0, row)

    # Players, and games that they play
    yield entry(policy.choose_random, s, book, rng, row)
    yield entry(policy.choose_by_sight, states, books, 0, rng, row, row, row)
    yield entry(one_game_loops.advance, states, states, books, 0, policies, rng, out, 0)
    yield entry(policy.play_games, states, books, states, policies[None], rng[None], out, 0)
    bars, seating, notes = np.zeros((1, 1), np.int8), policies[None], new_notes(variant, 1)
    games = (states, policies[None], bars, seating, rng[None], out, 0, notes, 0)
    yield entry(noting_loops.play_noted, states, books, *games)

    # Nets, and the search
    nets = NO_NETS
    work, tree = new_workspace(variant, nets, {}), new_tree(1, variant.seats)
    room = new_policy_room(variant, nets.policy)
    logits, net = room.logits, nets.policy
    if game.features:
        yield entry(policy_net.look, s, book, net, nets.powers, room, row, work.value)
        choice = (s, book, net, nets.powers, room, row, work.value, 0, rng)
        yield entry(page_loops.choose_by_net, *choice)
    yield entry(fixed_point.to_probabilities, logits, 0, nets.powers)
    yield entry(fixed_point.power_of_two, 0, nets.powers)
    yield entry(value.estimate_value, s, nets, work, room)
    yield entry(mcts.search, tree, nets, work, room, 0)
    yield entry(mcts.copy_subtree, tree, tree, 0, work.path)
