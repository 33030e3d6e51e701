"""Rollouts: games that a net plays against itself, its earlier selves and the greedy bot.

A rollout continues the games of the one before. Every array has one row per step and game, on the
device of the batch.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from bourgade.batches.batch import Batch, batch_of
from bourgade.batches.playouts import Device
from bourgade.lab.train.mix import GameTable
from bourgade.lab.train.players import Player
from bourgade.lab.train.returns import shares_of, turned_back

EVERYBODY = -1  # the net decides for all seats of a game

OWN_SEAT = 0
"""The net's seat among greedy bots; who begins is drawn."""


class Rollout(NamedTuple):
    """The same number of steps in all games of a table."""

    table: GameTable
    seen: Any  # [step, game, input]
    legal: Any  # [step, game, action]
    actions: Any  # [step, game]
    log_probs: Any  # [step, game], of the actions when they were drawn
    values: Any  # [step + 1, game, seat], as the net estimated them
    seats: Any  # [step + 1, game], who was to act
    mine: Any  # [step, game], whether the net decided
    over: Any  # [step, game], whether the step ended the game
    shares: Any  # [step, game, seat], of the win, if it did


class Arena:
    """Games of one table side by side, in which a net learns."""

    def __init__(
        self,
        table: GameTable,
        games: int,
        *,
        among_greedy: bool,
        alone: int,
        device: Device,
        seed: int,
    ) -> None:
        """``alone``: in one of this many games the net has one seat and rivals the rest; 0: never.

        ``among_greedy``: the net has one seat in all games, and greedy bots the others.
        """
        self.table = table
        self.games: Batch = batch_of(
            table.side_by_side, games, device=device, seed=seed, dtype="int16"
        )
        self._xp: Any = self.games.arrays
        self._among_greedy = among_greedy
        seats = np.arange(games) // max(1, alone) % len(table.variant.players)
        some = np.full(games, alone > 0) & (np.arange(games) % max(1, alone) == 0)
        self.has_rivals = bool(some.any())
        self._own = self._xp.asarray(np.where(some, seats, EVERYBODY))
        self._with_rivals = self._xp.asarray(np.flatnonzero(some))
        if among_greedy:
            self.games.play_others(OWN_SEAT, "greedy")

    def play(self, steps: int, net: Player, rival: Player | None, rival_best: bool) -> Rollout:
        """``steps`` decisions in every game. The rival draws its moves, or plays its best ones."""
        xp, games, table, n = self._xp, self.games, self.table, self.games.n
        seats = table.seats
        r = Rollout(
            table,
            seen=xp.zeros((steps + 1, n, len(table.inputs)), xp.int16),
            legal=xp.zeros((steps + 1, n, len(table.actions)), xp.uint8),
            actions=xp.zeros((steps, n), xp.int32),
            log_probs=xp.zeros((steps, n), xp.float32),
            values=xp.zeros((steps + 1, n, seats), xp.float32),
            seats=xp.zeros((steps + 1, n), xp.int64),
            mine=xp.zeros((steps, n), xp.bool_),
            over=xp.zeros((steps, n), xp.bool_),
            shares=xp.zeros((steps, n, seats), xp.float32),
        )
        for t in range(steps + 1):
            r.seen[t] = games.observe()
            r.legal[t] = games.legal
            actor = games.actor.astype(xp.int64)
            waiting = actor >= 0
            r.legal[t, :, 0] |= ~waiting  # after the end any action starts the next game
            viewer = xp.maximum(actor, 0)
            r.seats[t] = viewer
            answers = net.draw(table, r.seen[t], r.legal[t])
            r.values[t] = turned_back(xp, answers.shares, viewer)
            if t == steps:
                break
            r.actions[t] = answers.actions
            theirs = (self._own != EVERYBODY) & (self._own != actor)
            if self.has_rivals and rival is not None:
                rows = self._with_rivals
                others = _rivals(rival, rival_best, table, r.seen[t][rows], r.legal[t][rows])
                r.actions[t, rows] = xp.where(theirs[rows], others, r.actions[t, rows])
            r.log_probs[t] = answers.log_probs
            r.mine[t] = waiting & ~theirs
            games.step(r.actions[t])
            if self._among_greedy:
                games.play_others(OWN_SEAT, "greedy")
            r.over[t] = games.over | games.cut
            r.shares[t] = shares_of(games.rewards)
        return r._replace(seen=r.seen[:steps], legal=r.legal[:steps])


def _rivals(player: Player, best: bool, table: GameTable, seen: Any, legal: Any) -> Any:
    """The actions of a rival in all games."""
    return player.best(table, seen, legal) if best else player.draw(table, seen, legal).actions
