"""Self-play: games of a net with itself and with greedy players, to train on. In the dialect."""

from __future__ import annotations

from typing import Any, NamedTuple

from bourgade.bots.fixed_point import SHARE, draw_by_weight, share_logit, to_probabilities
from bourgade.bots.policy import choose_greedy, choose_random
from bourgade.bots.value import Nets, SearchWorkspace, judge_position, terminal_value
from bourgade.kernel.contract import draw, legal, regard, step
from bourgade.kernel.layout import CHANCE, NOBODY
from bourgade.kernel.rng import below, next_random

DIALECT = 1

LARGEST_FEATURE = 30_000  # features are recorded as 16-bit integers


class Trajectories(NamedTuple):
    """Positions of self-play games as features (table first, then seats), and the results."""

    features: Any  # [position, feature]
    game: Any  # [position], the number of its game
    result: Any  # [game, seat], shares of the win


class SelfPlayConfig(NamedTuple):
    """How self-play games are played and sampled."""

    temperature: int  # of the softmax over move values, in 1000ths of the win; 0 takes the best
    random_every: int  # one in this many moves is random (ε = 1 / random_every); 0: none
    greedy_every: int  # one in this many games has greedy opponents; 0: none
    sample_every: int  # one in this many positions is recorded
    max_plies: int  # after which a game is abandoned


def self_play(
    start: Any, nets: Nets, work: SearchWorkspace, games: Trajectories, config: SelfPlayConfig
) -> int:
    """Play one game for each row of results while there is room; returns the positions recorded.

    ``work.states[0]`` is the game. An abandoned game has no result, and is played again.
    """
    row = 0
    game = 0
    while game < len(games.result):
        seats = len(work.value)
        learner = below(work.rng, seats)
        alone = config.greedy_every > 0 and below(work.rng, config.greedy_every) == 0
        work.states[0] = start[0]
        s = work.states[0]
        first = row
        while not s.over and s.ply < config.max_plies:
            if is_random_move(s, work, config.random_every):
                action = choose_random(s, work.books[0], work.rng, work.out[0])
            else:
                action = choose_move(nets, work, learner if alone else NOBODY, config.temperature)
            step(s, work.books[0], action, None)
            if not s.over and below(work.rng, config.sample_every) == 0:
                if row == len(games.features):
                    return first
                record_features(s, work, games.features[row])
                games.game[row] = game
                row += 1
        if s.over:
            terminal_value(s, work)
            for p in range(seats):
                games.result[game, p] = work.value[p] / SHARE
            game += 1
        else:
            row = first
    return row


def is_random_move(s: Any, work: SearchWorkspace, every: int) -> bool:
    """Whether this decision is one of the random ones (ε-greedy)."""
    return every > 0 and s.actor != CHANCE and below(work.rng, every) == 0


def record_features(s: Any, work: SearchWorkspace, row: Any) -> None:
    """Write the features of a position into a row: the table's, then each seat's."""
    n = 0
    for i in range(len(work.value) + 1):
        count = regard(s, work.books[0], i - 1 if i > 0 else NOBODY, work.of_value.features)
        for k in range(count):
            row[n + k] = min(LARGEST_FEATURE, max(-LARGEST_FEATURE, work.of_value.features[k]))
        n += count


def choose_move(nets: Nets, work: SearchWorkspace, alone: int, temperature: int) -> int:
    """An outcome of chance, or a move of the net or of a greedy player.

    Every seat plays greedily until there is a net; later all seats but ``alone``, if given.
    """
    s = work.states[0]
    if s.actor == CHANCE:
        return draw(s, work.books[0], work.rng, work.out[0], work.out[1])
    if len(nets.value.bias) == 0 or (alone != NOBODY and s.actor != alone):
        return choose_greedy(
            work.states, work.books, int(s.actor), work.rng,
            work.out[0], work.out[1], work.out[2],
        )  # fmt: skip
    return choose_by_net(nets, work, temperature)


def choose_by_net(nets: Nets, work: SearchWorkspace, temperature: int) -> int:
    """A move drawn from the softmax over the values one move ahead; temperature 0: the best."""
    s = work.states[0]
    seat = int(s.actor)
    n = legal(s, work.books[0], work.out[0])
    if n == 1:
        return int(work.out[0, 0])
    values = work.logits
    best = 0
    for i in range(n):
        work.states[1] = s
        step(work.states[1], work.books[0], int(work.out[0, i]), None)
        judge_position(work.states[1], nets.value, nets.powers, work)
        values[i] = work.value[seat]
        if values[i] > values[best]:
            best = i
    if temperature > 0:
        highest = int(values[best])
        for i in range(n):
            values[i] = -share_logit(highest - int(values[i]), temperature)
        to_probabilities(values, n, nets.powers)
        best = draw_by_weight(values, n, next_random(work.rng))
    return int(work.out[0, best])


def evaluation_match(
    start: Any, nets: Nets, work: SearchWorkspace, games: int, max_plies: int
) -> float:
    """The mean share of one net player among greedy ones, in each seat in turn."""
    won = 0.0
    for game in range(games):
        seats = len(work.value)
        work.states[0] = start[0]
        s = work.states[0]
        while not s.over and s.ply < max_plies:
            action = choose_move(nets, work, game % seats, 0)
            step(s, work.books[0], action, None)
        if s.over:
            terminal_value(s, work)
            won += work.value[game % seats] / SHARE
    return won / games
