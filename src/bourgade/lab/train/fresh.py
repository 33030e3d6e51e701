"""Nets before training: their initial weights and the scale of their inputs."""

from __future__ import annotations

from typing import Any

import numpy as np

from bourgade.batches.batch import batch_of
from bourgade.batches.playouts import Device
from bourgade.bots.checkpoint import Checkpoint, about_net
from bourgade.lab.train.checkpoint import net_of
from bourgade.lab.train.mix import GameTable, Mix
from bourgade.lab.train.players import plain

SAMPLED = 256  # random games from which the scales of the inputs are estimated
SAMPLED_STEPS = 120  # moves of each
SMALLEST_SCALE = 0.25


def new_net(mixed: Mix, hidden: tuple[int, ...], seed: int, device: Device = "cpu") -> Checkpoint:
    """An untrained net: all moves are equally likely, and all seats equally good."""
    rng = np.random.default_rng(seed)
    arrays: list[Any] = []
    width = len(mixed.inputs)
    for units in hidden:
        arrays.append(rng.normal(0, (2 / width) ** 0.5, (width, units)).astype(np.float32))
        arrays.append(np.zeros(units, np.float32))
        width = units
    for columns in (len(mixed.actions), mixed.seats):
        arrays += [np.zeros((width, columns), np.float32), np.zeros(columns, np.float32)]
    return net_of(about_net(mixed.game), mixed, scales(mixed, seed, device), arrays)


def scales(mixed: Mix, seed: int, device: Device) -> Any:
    """What each input is divided by: its root mean square in random games."""
    squares, rows = np.zeros(len(mixed.inputs)), np.zeros(len(mixed.inputs))
    for table in mixed.tables:
        squares[table.inputs] += _sizes(table, seed, device)
        rows[table.inputs] += 1
    usual = np.sqrt(squares / np.maximum(1, rows))
    return np.where(usual > 0, np.maximum(usual, SMALLEST_SCALE), 1).astype(np.float32)


def _sizes(table: GameTable, seed: int, device: Device) -> Any:
    """The mean square of every input of a table."""
    batch = batch_of(table.side_by_side, SAMPLED, device=device, seed=seed, dtype="int16")
    xp: Any = batch.arrays
    total = xp.zeros(len(table.inputs))
    for _ in range(SAMPLED_STEPS):
        batch.step(batch.sample())
        total += (batch.observe().astype(xp.float64) ** 2).mean(0)
    return plain(total) / SAMPLED_STEPS
