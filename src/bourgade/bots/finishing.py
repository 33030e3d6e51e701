"""Games played to their end from a position, by quick players on fresh dice. In the dialect."""

from __future__ import annotations

from typing import Any

from bourgade.bots.self_play import choose_move
from bourgade.bots.value import Nets, SearchWorkspace, terminal_value
from bourgade.kernel.contract import imagine, step
from bourgade.kernel.layout import NOBODY

DIALECT = 1


def finish_games(
    start: Any, nets: Nets, work: SearchWorkspace, results: Any, max_plies: int
) -> None:
    """Play one game for each row of ``results``, which gets everybody's share of SHARE.

    Every seat takes the best move as its net sees the next positions; without a net, it is greedy.
    What is not known of the position is dealt anew each time. A game that does not end has no
    winner.
    """
    for game in range(len(results)):
        work.states[0] = start[0]
        s = work.states[0]
        imagine(s, work.books[0], work.rng)
        while not s.over and s.ply < max_plies:
            action = choose_move(nets, work, NOBODY, 0)
            step(s, work.books[0], action, None)
        for p in range(len(work.value)):
            work.value[p] = 0
        if s.over:
            terminal_value(s, work)
        for p in range(len(work.value)):
            results[game, p] = work.value[p]
