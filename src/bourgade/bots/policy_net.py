"""The policy net: a logit for each move, and the shares of the win. In the dialect.

Its inputs are what the seat to act observes. Weights have 8 bits, with a factor per row or column;
those of the first layer are already multiplied by it, since most inputs are 0 and cost nothing.
Activations are 256ths, from 0 up to a ceiling that keeps sums within 32 bits.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bourgade.bots.fixed_point import draw_by_weight, to_probabilities, to_shares
from bourgade.bots.value_net import WEIGHT_BITS, add_features
from bourgade.kernel.contract import legal, observe, view
from bourgade.kernel.layout import Header

DIALECT = 1

UNIT_BITS = 8
UNIT_CEILING = 32_767
FACTOR_BITS = 30
LOGIT_FACTOR_BITS = 22
MOST_UNITS = 512
"""Of a layer: 512 x 32,767 x 127 is just below what 32 bits hold."""


class PolicyNet(NamedTuple):
    """The weights. Without hidden layers there is no net."""

    facts: int  # how many numbers are observed of one seat
    first: Any  # [what is observed, unit], in 65536ths
    first_bias: Any  # [unit], in 65536ths
    widths: Any  # [layer], its units
    hidden: Any  # [layer after the first, unit before, unit], 8 bits
    hidden_bias: Any  # [layer after the first, unit], in the units of the sums
    hidden_factor: Any  # [layer after the first, unit], from sums to activations
    moves: Any  # [action, unit], 8 bits
    moves_bias: Any  # [action], a logit
    moves_factor: Any  # [action], from sums to logits
    shares: Any  # [seat counted from the viewer, unit], 8 bits
    shares_bias: Any  # [seat], a logit
    shares_factor: Any  # [seat], from sums to logits


class PolicyRoom(NamedTuple):
    """Scratch memory of the net."""

    states: Any  # [0]: what the viewer sees, [1]: where chance has led
    seen: Any  # what is observed, in the order of ``first``
    wide: Any  # [unit], sums of the first layer
    sums: Any  # [unit], sums of a later layer
    units: Any  # [unit], activations
    seats: Any  # [seat counted from the viewer]
    logits: Any  # [action in the order of ``legal``]


def look(
    s: Header, book: Any, net: PolicyNet, powers: Any, room: PolicyRoom, out: Any, value: Any
) -> int:
    """Evaluate a decision; returns how many moves are legal.

    ``out`` has them, ``room.logits`` the logit of each, ``value`` the shares of the win by seat.
    """
    viewer = int(s.actor)
    n = legal(s, book, out)
    room.states[0] = s
    observe(room.states[0], viewer)
    view(room.states[0], book, viewer, net.facts, room.seen)
    think(net, room)
    for i in range(n):
        room.logits[i] = move_logit(net, int(out[i]), room.units)
    fill_shares(net, powers, room)
    seats = len(value)
    for i in range(seats):
        p = viewer + i if viewer + i < seats else viewer + i - seats
        value[p] = room.seats[i]
    return n


def choose_move(
    s: Header,
    book: Any,
    net: PolicyNet,
    powers: Any,
    room: PolicyRoom,
    out: Any,
    value: Any,
    temperature: int,
    lot: int,
) -> int:
    """The likeliest move, or one drawn by ``lot``, 32 random bits.

    A temperature of 1000 draws it with the probabilities as they are, a lower one sharpens them,
    and 0 takes the likeliest.
    """
    n = look(s, book, net, powers, room, out, value)
    logits = room.logits
    best = 0
    for i in range(n):
        if logits[i] > logits[best]:
            best = i
    if temperature > 0:
        for i in range(n):
            logits[i] = int(logits[i]) * 1000 // temperature
        to_probabilities(logits, n, powers)
        best = draw_by_weight(logits, n, lot)
    return int(out[best])


def move_logit(net: PolicyNet, action: int, units: Any) -> int:
    """The logit of a move, from the last hidden layer."""
    return logit_of(net.moves[action], net.moves_bias[action], net.moves_factor[action], units)


def fill_shares(net: PolicyNet, powers: Any, room: PolicyRoom) -> None:
    """Fill ``room.seats`` with the shares of the win, the viewer's first."""
    for i in range(len(room.seats)):
        room.seats[i] = logit_of(
            net.shares[i], net.shares_bias[i], net.shares_factor[i], room.units
        )
    to_shares(room.seats, powers)


def predict_rows(
    observed: Any,
    legal_moves: Any,
    net: PolicyNet,
    powers: Any,
    room: PolicyRoom,
    policy: Any,
    value: Any,
) -> None:
    """The probabilities of legal moves and the shares of the win, the viewer's first, by row."""
    for i in range(len(observed)):
        for k in range(observed.shape[1]):
            room.seen[k] = observed[i, k]
        think(net, room)
        n = 0
        for action in range(legal_moves.shape[1]):
            if legal_moves[i, action]:
                room.logits[n] = move_logit(net, action, room.units)
                n += 1
        if n > 0:
            to_probabilities(room.logits, n, powers)
        n = 0
        for action in range(legal_moves.shape[1]):
            policy[i, action] = 0
            if legal_moves[i, action]:
                policy[i, action] = room.logits[n]
                n += 1
        fill_shares(net, powers, room)
        for p in range(len(room.seats)):
            value[i, p] = room.seats[p]


def think(net: PolicyNet, room: PolicyRoom) -> None:
    """Fill ``room.units`` with the last hidden layer, from what is observed."""
    units = room.units
    width = int(net.widths[0])
    wide = room.wide[:width]
    for h in range(width):
        wide[h] = net.first_bias[h]
    add_features(wide, net.first, room.seen, len(net.first))
    half = 1 << (WEIGHT_BITS - UNIT_BITS - 1)
    for h in range(width):
        unit = (int(wide[h]) + half) >> (WEIGHT_BITS - UNIT_BITS)
        units[h] = min(max(unit, 0), UNIT_CEILING)
    for layer in range(1, len(net.widths)):
        before = width
        width = int(net.widths[layer])
        sums = room.sums[:width]
        add_units(net.hidden[layer - 1], units, before, sums)
        for h in range(width):
            total = int(sums[h]) + int(net.hidden_bias[layer - 1, h])
            total *= int(net.hidden_factor[layer - 1, h])
            unit = (total + (1 << (FACTOR_BITS - 1))) >> FACTOR_BITS
            units[h] = min(max(unit, 0), UNIT_CEILING)
    for h in range(width, len(units)):
        units[h] = 0


def add_units(rows: Any, units: Any, n: int, sums: Any) -> None:
    """Fill the sums with what ``n`` units contribute to the next layer; many are 0."""
    for h in range(len(sums)):
        sums[h] = 0
    for j in range(n):
        if units[j] != 0:
            unit = int(units[j])
            row = rows[j]
            for h in range(len(sums)):
                sums[h] += int(row[h]) * unit


def logit_of(row: Any, bias: int, factor: int, units: Any) -> int:
    """A logit from the last hidden layer."""
    total = 0
    for h in range(len(row)):
        total += int(row[h]) * int(units[h])
    return (total * int(factor) >> LOGIT_FACTOR_BITS) + int(bias)
