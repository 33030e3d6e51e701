"""The value net: the logit of winning for every seat. In the dialect.

It uses the same weights for every seat: features of the seat itself, of the other seats together,
and of the table. So one net serves any number of players, and rotating the seats rotates the
values. Weights are fractions in 65536ths; sums have 64 bits.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bourgade.kernel.contract import regard
from bourgade.kernel.layout import NOBODY, Header

DIALECT = 1

WEIGHT_BITS = 16
CEILING = 1 << 40  # of a hidden unit: what it adds to a sum stays in 64 bits


class ValueNet(NamedTuple):
    """The weights: a linear part and one hidden layer. Without hidden units there is no net."""

    line: Any  # [feature], of the seat itself; to base two, as the output
    own: Any  # [feature, unit], of the seat itself
    others: Any  # [feature, unit], of each other seat
    table: Any  # [feature, unit]
    bias: Any  # [unit]
    output: Any  # [unit]


class ValueRoom(NamedTuple):
    """Scratch memory of the net."""

    features: Any  # of one seat or of the table
    units: Any  # hidden units: others together, table, then own and others for each seat


def value_logits(s: Header, book: Any, net: ValueNet, room: ValueRoom, value: Any) -> None:
    """Fill ``value`` with the net's logit of winning for each seat."""
    units = room.units
    features = room.features
    seats = len(value)
    for h in range(len(net.bias)):
        units[0, h] = 0
        units[1, h] = net.bias[h]
    n = regard(s, book, NOBODY, features)
    add_features(units[1], net.table, features, n)
    for p in range(seats):
        own = units[2 + 2 * p]
        others = units[3 + 2 * p]
        for h in range(len(net.bias)):
            own[h] = 0
            others[h] = 0
        n = regard(s, book, p, features)
        add_features(own, net.own, features, n)
        add_features(others, net.others, features, n)
        total = 0
        for k in range(n):
            total += int(net.line[k]) * int(features[k])
        value[p] = total
        for h in range(len(net.bias)):
            units[0, h] += others[h]
    for p in range(seats):
        total = 0
        for h in range(len(net.bias)):
            unit = units[0, h] + units[1, h] + units[2 + 2 * p, h] - units[3 + 2 * p, h]
            total += int(net.output[h]) * min(max(int(unit), 0), CEILING)
        value[p] += total >> WEIGHT_BITS


def add_features(units: Any, weights: Any, features: Any, n: int) -> None:
    """Add the features' contribution to the units; most features are 0 and cost nothing."""
    for k in range(n):
        if features[k] != 0:
            value = int(features[k])
            row = weights[k]
            for h in range(len(units)):
                units[h] += int(row[h]) * value
