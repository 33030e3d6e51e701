"""The value of a position: each seat's expected share of the win. In the dialect.

It comes from the game's nets if there are any, else from the game's evaluation; without either all
seats count as equal, and only a rollout tells more. Shares are whole numbers of ``SHARE``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bourgade.bots.fixed_point import LOG2_E, SHARE, to_shares
from bourgade.bots.policy import has_won
from bourgade.bots.policy_net import PolicyNet, PolicyRoom, look
from bourgade.bots.value_net import ValueNet, ValueRoom, value_logits
from bourgade.kernel.contract import draw, evaluate, score, step
from bourgade.kernel.layout import CHANCE, Header, Layout, i4

DIALECT = 1


class Nets(NamedTuple):
    """The nets of a variant, either of which may be empty, and their table of powers."""

    value: ValueNet
    policy: PolicyNet
    powers: Any  # of two, from 1 down to 1/2


class SearchParameters(Layout):
    """The parameters of PUCT search; fractions are in 1000ths."""

    exploration: int = i4()  # c_puct: the weight of the prior beside the mean value
    prior_temperature: int = i4()  # of the softmax over first values that gives priors; 1 or more
    prior_visits: int = i4()  # virtual visits that a move's first value counts for; 1 or more
    evaluation_scale: int = i4()  # evaluation points that make winning e times as likely; 0: unused
    rollout_plies: int = i4()  # random plies played from a leaf before its value is estimated
    expand_after: int = i4()  # visits before a node is expanded
    hidden: int = i4()  # 1 if legal moves may differ between determinizations


class SearchWorkspace(NamedTuple):
    """Scratch memory of one search. ``states[0]`` is its root; the others are overwritten."""

    states: Any
    books: Any
    parameters: Any
    rng: Any
    out: Any  # three rows of actions or weights
    value: Any  # [seat], the value estimated last
    points: Any  # [seat, column of score]
    of_value: ValueRoom
    logits: Any  # [action in the order of ``legal``]
    path: Any  # nodes from the root to the leaf


def estimate_value(s: Header, nets: Nets, work: SearchWorkspace, room: PolicyRoom) -> None:
    """Fill ``work.value`` with the result of a finished game, or with an estimate."""
    if names_moves(nets) and not s.over:
        value_after_chance(s, nets, work, room)
    else:
        judge_position(s, nets.value, nets.powers, work)


def judge_position(s: Header, net: ValueNet, powers: Any, work: SearchWorkspace) -> None:
    """The same without the policy net.

    It is called for every move of a node, and compiled code passes a bundle array by array.
    """
    scale = int(work.parameters[0].evaluation_scale)
    if s.over:
        terminal_value(s, work)
    elif len(net.bias) > 0:
        value_logits(s, work.books[0], net, work.of_value, work.value)
        to_shares(work.value, powers)
    elif scale > 0:
        for p in range(len(work.value)):
            work.value[p] = int(evaluate(s, work.books[0], p)) * LOG2_E // scale
        to_shares(work.value, powers)
    else:
        for p in range(len(work.value)):
            work.value[p] = SHARE // len(work.value)


def names_moves(nets: Nets) -> bool:
    """Whether there is a policy net."""
    return len(nets.policy.widths) > 0


def value_after_chance(s: Header, nets: Nets, work: SearchWorkspace, room: PolicyRoom) -> None:
    """The value at the next decision, as its seat sees it; chance plays until then."""
    room.states[1] = s
    t = room.states[1]
    while t.actor == CHANCE and not t.over:
        action = draw(t, work.books[0], work.rng, work.out[1], work.out[2])
        step(t, work.books[0], action, None)
    if t.over:
        terminal_value(t, work)
    else:
        look(t, work.books[0], nets.policy, nets.powers, room, work.out[1], work.value)


def terminal_value(s: Header, work: SearchWorkspace) -> None:
    """Fill ``work.value`` with the win of a finished game, split evenly between the winners."""
    score(s, work.books[0], work.points)
    value = work.value
    winners = 0
    for p in range(len(value)):
        winners += has_won(work.points, p)
    for p in range(len(value)):
        value[p] = SHARE // winners if has_won(work.points, p) else 0
