"""The value of a position: the share of the win each seat can expect. In the dialect, plus floats.

It comes from the game's value net if there is one, else from the game's evaluation; a game with
neither counts as even, and only a rollout tells more.

The net uses the same weights for every seat: features of the seat itself, of the other seats
together, and of the table. So one net serves any number of players, and rotating the seats
rotates the values.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from bourgade.bots.policy import has_won
from bourgade.kernel.contract import evaluate, regard, score
from bourgade.kernel.layout import NOBODY, Header, Layout, i4

DIALECT = 1


class Net(NamedTuple):
    """The weights: a linear part and one hidden layer. Without hidden units there is no net."""

    line: Any  # [feature], of the seat itself
    own: Any  # [feature, unit], of the seat itself
    others: Any  # [feature, unit], of each other seat
    table: Any  # [feature, unit]
    bias: Any  # [unit]
    output: Any  # [unit]


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
    features: Any  # of one seat or of the table
    layer: Any  # hidden units: others together, table, then own and others for each seat
    path: Any  # nodes from the root to the leaf


def estimate_value(s: Header, net: Net, work: SearchWorkspace) -> None:
    """Fill ``work.value`` with the result of a finished game, or with an estimate."""
    if s.over:
        terminal_value(s, work)
    elif len(net.bias) > 0:
        net_logits(s, net, work)
        softmax(work.value)
    elif work.parameters[0].evaluation_scale > 0:
        for p in range(len(work.value)):
            work.value[p] = evaluate(s, work.books[0], p) / work.parameters[0].evaluation_scale
        softmax(work.value)
    else:
        for p in range(len(work.value)):
            work.value[p] = 1.0 / len(work.value)


def terminal_value(s: Header, work: SearchWorkspace) -> None:
    """Fill ``work.value`` with the win of a finished game, split evenly between the winners."""
    score(s, work.books[0], work.points)
    value = work.value
    winners = 0
    for p in range(len(value)):
        value[p] = 1.0 if has_won(work.points, p) else 0.0
        if value[p] > 0.0:
            winners += 1
    for p in range(len(value)):
        value[p] /= winners


def softmax(value: Any) -> None:
    """Turn the seats' logits into shares that add up to one."""
    highest = value[0]
    for p in range(1, len(value)):
        highest = max(highest, value[p])
    total = 0.0
    for p in range(len(value)):
        value[p] = exp(value[p] - highest)
        total += value[p]
    for p in range(len(value)):
        value[p] /= total


def net_logits(s: Header, net: Net, work: SearchWorkspace) -> None:
    """Fill ``work.value`` with the net's output for each seat, before the softmax."""
    layer = work.layer
    seats = len(work.value)
    units = len(net.bias)
    for h in range(units):
        layer[0, h] = 0.0
        layer[1, h] = net.bias[h]
    n = regard(s, work.books[0], NOBODY, work.features)
    add_features(layer[1], net.table, work.features, n)
    for p in range(seats):
        own = layer[2 + 2 * p]
        others = layer[3 + 2 * p]
        for h in range(units):
            own[h] = 0.0
            others[h] = 0.0
        n = regard(s, work.books[0], p, work.features)
        add_features(own, net.own, work.features, n)
        add_features(others, net.others, work.features, n)
        total = 0.0
        for k in range(n):
            total += net.line[k] * work.features[k]
        work.value[p] = total
        for h in range(units):
            layer[0, h] += others[h]
    for p in range(seats):
        total = work.value[p]
        for h in range(units):
            unit = layer[0, h] + layer[1, h] + layer[2 + 2 * p, h] - layer[3 + 2 * p, h]
            total += net.output[h] * max(unit, 0.0)
        work.value[p] = total


def add_features(units: Any, weights: Any, features: Any, n: int) -> None:
    """Add the features' contribution to the units; most features are 0 and cost nothing."""
    for k in range(n):
        if features[k] != 0:
            value = features[k]
            row = weights[k]
            for h in range(len(units)):
                units[h] += row[h] * value
