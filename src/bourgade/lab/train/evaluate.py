"""Evaluation of a net: the share of the win of its best moves, against bots or another net."""

from __future__ import annotations

from typing import Any

import numpy as np

from bourgade.batches.batch import batch_of
from bourgade.lab.tally import Share
from bourgade.lab.train.mix import GameTable
from bourgade.lab.train.players import Player, plain
from bourgade.lab.train.returns import shares_of


def share_won(
    table: GameTable, net: Player, games: int, *, against: Player | None = None, seed: int = 0
) -> Share:
    """The net's share of the win with the default options, in every seat equally often.

    The others are greedy bots, or another net that plays its best moves too. The games are
    played on the CPU even if the net computes on a GPU: in the end a few long games are left, and a
    CPU plays those faster.
    """
    players = len(table.variant.players)
    count = players * -(-games // players)
    own = np.arange(count) % players
    batch = batch_of([table.variant], count, seed=seed, dtype="int16", auto_reset=False)
    while True:
        if against is None:
            batch.play_others(own, "greedy")
        if bool((batch.over | batch.cut).all()):
            break
        seen, legal = np.ascontiguousarray(batch.observe()), batch.legal.astype(np.uint8)
        legal[:, 0] |= batch.actor < 0
        actions: Any = plain(net.best(table, seen, legal))
        if against is not None:
            theirs = plain(against.best(table, seen, legal))
            np.copyto(actions, theirs, where=batch.actor != own)
        batch.step(actions)
    # A game that was cut short counts as a tie.
    won = np.take_along_axis(shares_of(batch.rewards), own[:, None], 1)
    return Share(table.name, count, float(won.sum()))
