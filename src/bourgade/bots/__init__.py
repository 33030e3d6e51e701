"""Opponents for any game, written against the generic contract.

A bot is named by a spec: ``random``, ``greedy``, ``net`` (a policy net's move), a tree search
with its budget (``mcts:2000``, ``mcts:1.5s``, ``mcts:1s/turn``, ``mcts:500,threads=2``), or one of
a named level, which each game defines. A bot sees what its seat may see and answers with a legal
move.
"""

from __future__ import annotations

from bourgade.bots import policy, policy_net
from bourgade.bots.agents import (
    Bot,
    LevelBot,
    NetBot,
    PolicyBot,
    SearchBot,
    choose_by_net,
    choose_by_policy,
    decision_rng,
    make,
)
from bourgade.bots.nets import blank_policy_net
from bourgade.bots.searcher import MoveEstimate, Searcher, SearchResult
from bourgade.bots.specs import POLICIES, Budget, levels, names
from bourgade.bots.workspace import new_policy_room
from bourgade.compile.engine import engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records
from bourgade.play.loader import first_states


def exercise(variant: Variant) -> None:
    """Call every compiled function of policies and search, by choosing once at the start."""
    compiled = engine(variant, "cpu")
    states = new_records(variant.game.state, variant.sizes, 3)
    states[0] = first_states(variant)[0]
    for number in POLICIES.values():
        choose_by_policy(compiled.twin(policy), variant, number, states, decision_rng(0, 0))
    searcher = Searcher(variant, nodes=64, mode="cpu")
    searcher.exercise(states[0])
    net = blank_policy_net(variant)
    room = new_policy_room(variant, net)
    choose_by_net(compiled.twin(policy_net), variant, net, room, states[0], 0, 0)


__all__ = [
    "POLICIES",
    "Bot",
    "Budget",
    "LevelBot",
    "MoveEstimate",
    "NetBot",
    "PolicyBot",
    "SearchBot",
    "SearchResult",
    "exercise",
    "levels",
    "make",
    "names",
]
