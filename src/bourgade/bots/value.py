"""What a position is worth to each seat, as a share of the win. In the dialect, with fractions.

A game's learned net says it if there is one; else the game's evaluation; else (games that bring
neither) nobody is ahead, and only playing on tells more.

The net looks at every seat through the same weights: what describes the seat itself, what
describes the others together, and what describes the table. So one net serves any number of
players, and rotating the seats rotates the answer.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from bourgade.bots.policy import has_won
from bourgade.kernel.contract import evaluate, regard, score
from bourgade.kernel.layout import NOBODY, Header, Layout, i4

DIALECT = 1


class Net(NamedTuple):
    """The weights: a straight line and one hidden layer. No hidden units: there is no net."""

    line: Any  # [feature], of the seat itself
    own: Any  # [feature, unit], of the seat itself
    others: Any  # [feature, unit], of each other seat
    table: Any  # [feature, unit]
    bias: Any  # [unit]
    output: Any  # [unit]


class Knobs(Layout):
    """How a search goes about it; fractions are in 1000ths."""

    explore: int = i4()  # how much curiosity counts beside success
    temper: int = i4()  # of the win: a move better by this is e times as likely to be tried first
    faith: int = i4()  # visits that the first guess of a move is worth
    scale: int = i4()  # evaluation points that make winning e times as likely; 0: not evaluated
    depth: int = i4()  # plies played on at random from a leaf before it is judged
    patience: int = i4()  # visits before a node gets children
    hidden: int = i4()  # 1 if legal moves may differ between what can be imagined


class Desk(NamedTuple):
    """Room to think in. ``states[0]`` is the position asked about; the others are tried out."""

    states: Any
    books: Any
    knobs: Any
    rng: Any
    out: Any  # three rows of actions or weights
    share: Any  # [seat], the answer
    points: Any  # [seat, column of score]
    seen: Any  # features of one seat or of the table
    layer: Any  # hidden units: others together, table, then own and others for each seat
    path: Any


def judge(s: Header, net: Net, desk: Desk) -> None:
    """Fill ``desk.share``: who won, or what is to be expected."""
    if s.over:
        split_win(s, desk)
    elif len(net.bias) > 0:
        ask_net(s, net, desk)
        soften(desk.share)
    elif desk.knobs[0].scale > 0:
        for p in range(len(desk.share)):
            desk.share[p] = evaluate(s, desk.books[0], p) / desk.knobs[0].scale
        soften(desk.share)
    else:
        for p in range(len(desk.share)):
            desk.share[p] = 1.0 / len(desk.share)


def split_win(s: Header, desk: Desk) -> None:
    """The win of a finished game, in equal parts where several share it."""
    score(s, desk.books[0], desk.points)
    share = desk.share
    winners = 0
    for p in range(len(share)):
        share[p] = 1.0 if has_won(desk.points, p) else 0.0
        if share[p] > 0.0:
            winners += 1
    for p in range(len(share)):
        share[p] /= winners


def soften(share: Any) -> None:
    """Turn how well each seat stands into shares that add up to one."""
    highest = share[0]
    for p in range(1, len(share)):
        highest = max(highest, share[p])
    total = 0.0
    for p in range(len(share)):
        share[p] = exp(share[p] - highest)
        total += share[p]
    for p in range(len(share)):
        share[p] /= total


def ask_net(s: Header, net: Net, desk: Desk) -> None:
    """How well each seat stands, as the net sees it."""
    layer = desk.layer
    seats = len(desk.share)
    units = len(net.bias)
    for h in range(units):
        layer[0, h] = 0.0
        layer[1, h] = net.bias[h]
    n = regard(s, desk.books[0], NOBODY, desk.seen)
    add_features(layer[1], net.table, desk.seen, n)
    for p in range(seats):
        own = layer[2 + 2 * p]
        others = layer[3 + 2 * p]
        for h in range(units):
            own[h] = 0.0
            others[h] = 0.0
        n = regard(s, desk.books[0], p, desk.seen)
        add_features(own, net.own, desk.seen, n)
        add_features(others, net.others, desk.seen, n)
        total = 0.0
        for k in range(n):
            total += net.line[k] * desk.seen[k]
        desk.share[p] = total
        for h in range(units):
            layer[0, h] += others[h]
    for p in range(seats):
        total = desk.share[p]
        for h in range(units):
            unit = layer[0, h] + layer[1, h] + layer[2 + 2 * p, h] - layer[3 + 2 * p, h]
            total += net.output[h] * max(unit, 0.0)
        desk.share[p] = total


def add_features(units: Any, weights: Any, seen: Any, n: int) -> None:
    """Add what the features contribute; most of them are 0 and cost nothing."""
    for k in range(n):
        if seen[k] != 0:
            value = seen[k]
            row = weights[k]
            for h in range(len(units)):
                units[h] += row[h] * value
