"""Evaluation of a net: the share of the win of its best moves, against bots or another net."""

from __future__ import annotations

from typing import Any

import numpy as np

from bourgade.batches.batch import batch_of
from bourgade.batches.playouts import Device
from bourgade.lab.tally import Share
from bourgade.lab.train.mix import GameTable
from bourgade.lab.train.players import Player, plain
from bourgade.lab.train.returns import shares_of


def share_won(
    table: GameTable,
    net: Player,
    games: int,
    *,
    against: Player | None = None,
    device: Device = "cpu",
    seed: int = 0,
) -> Share:
    """The net's share of the win with the default options, in every seat equally often.

    The others are greedy bots, or another net that plays its best moves too.
    """
    players = len(table.variant.players)
    each = -(-games // players)
    won = 0.0
    for seat in range(players):
        won += float(_shares(table, net, each, against, seat, device, seed + seat).sum())
    return Share(table.name, each * players, won)


def _shares(
    table: GameTable, net: Player, games: int, against: Player | None, seat: int, device: Device,
    seed: int,
) -> Any:  # fmt: skip
    """What one seat of each game won; a game that was cut short counts as a tie."""
    # All variants are there, as in training, so that a GPU runs the kernel it already has.
    batch = batch_of(
        table.side_by_side, games, device=device, seed=seed, dtype="int16", auto_reset=False
    )
    batch.which[:] = 0
    batch.reset(seed)
    xp: Any = batch.arrays
    while True:
        if against is None:
            batch.play_others(seat, "greedy")
        if bool((batch.over | batch.cut).all()):
            return np.asarray(shares_of(plain(batch.rewards))[:, seat])
        seen, legal = xp.ascontiguousarray(batch.observe()), xp.ascontiguousarray(batch.legal)
        legal = legal.astype(xp.uint8)
        legal[:, 0] |= batch.actor < 0
        actions = net.best(table, seen, legal)
        if against is not None:
            theirs = against.best(table, seen, legal)
            actions = xp.where(batch.actor == seat, actions, theirs)
        batch.step(actions)
