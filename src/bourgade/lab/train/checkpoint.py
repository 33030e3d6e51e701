"""Checkpoints in training: nets fitted to the games of a mix, and their weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots.checkpoint import Checkpoint, checkpoint_of, read_arrays
from bourgade.kernel.errors import BadNet
from bourgade.lab.train.mix import Mix

UNKNOWN = -1e4
"""The logit of a move whose name a net does not know: made only if no other is legal."""


def read(file: Path, mixed: Mix) -> Checkpoint:
    """The net of a file, fitted to the games of a mix; refused if it cannot play them."""
    found = checkpoint_of(file, read_arrays(file, mixed.game))
    if found.seats < mixed.seats:
        raise BadNet("error-net-players", file=str(file), most=found.seats, seats=mixed.seats)
    for part, ours in (("inputs", mixed.inputs), ("actions", mixed.actions)):
        if not set(ours) & set(getattr(found, part)):
            raise BadNet("error-net-strange", file=str(file), part=part)
    return named(found, mixed)


def named(net: Checkpoint, mixed: Mix) -> Checkpoint:
    """The same net with the inputs and actions of a mix, in their order.

    Inputs unknown to it contribute nothing, and unknown moves come last.
    """
    (first, bias), *further = net.layers
    moves, moves_bias = net.policy
    layers = [(_by_name(first, net.inputs, mixed.inputs, 0), bias), *further]
    return Checkpoint(
        net.about, mixed.inputs, mixed.actions,
        _by_name(net.scale, net.inputs, mixed.inputs, 1),
        tuple((_float32(weights), _float32(biases)) for weights, biases in layers),
        (
            np.ascontiguousarray(_by_name(moves.T, net.actions, mixed.actions, 0).T),
            _by_name(moves_bias, net.actions, mixed.actions, UNKNOWN),
        ),
        (_float32(net.value[0]), _float32(net.value[1])),
    )  # fmt: skip


def _float32(array: Any) -> Any:
    return np.asarray(array, np.float32)


def _by_name(rows: Any, known: Sequence[str], wanted: Sequence[str], missing: float) -> Any:
    """A row for each name wanted, filled with ``missing`` if the name is unknown."""
    at = {name: place for place, name in enumerate(known)}
    found = np.full((len(wanted), *rows.shape[1:]), missing, np.float32)
    for place, name in enumerate(wanted):
        if name in at:
            found[place] = rows[at[name]]
    return found


def weights_of(net: Checkpoint) -> list[Any]:
    """The trainable arrays, in order."""
    layers = [array for layer in net.layers for array in layer]
    return [*layers, *net.policy, *net.value]


def net_of(about: Mapping[str, Any], mixed: Mix, scale: Any, arrays: Sequence[Any]) -> Checkpoint:
    """The net with these trainable arrays."""
    *layers, policy, policy_bias, value, value_bias = arrays
    pairs = tuple((layers[n], layers[n + 1]) for n in range(0, len(layers), 2))
    return Checkpoint(
        about, mixed.inputs, mixed.actions, scale, pairs, (policy, policy_bias), (value, value_bias)
    )
