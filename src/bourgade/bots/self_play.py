"""Games a net plays against itself and against greedy players, to learn from. In the dialect."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from bourgade.bots.policy import choose_greedy, choose_random
from bourgade.bots.value import Desk, Net, judge, split_win
from bourgade.kernel.contract import draw, legal, regard, step
from bourgade.kernel.layout import CHANCE, NOBODY
from bourgade.kernel.rng import below

DIALECT = 1

ONE = 1_000_000


class Diary(NamedTuple):
    """Positions met, as features: the table's, then each seat's; and how their games ended."""

    rows: Any  # [position, feature]
    game: Any  # [position], the number of its game
    result: Any  # [game, seat], shares of the win


class Habits(NamedTuple):
    """How practice games are played."""

    chill: int  # a move better by so many 1000ths of the win is e times as likely
    stray: int  # one move in so many is any move; 0 never
    greedy: int  # one game in so many has greedy opponents; 0 none
    every: int  # one position in so many is written down
    most: int  # plies after which a game is given up


def practise(start: Any, net: Net, desk: Desk, diary: Diary, habits: Habits) -> int:
    """Play a game for each result, while there is room; returns the positions written down.

    ``desk.states[0]`` is the game. A game without an end teaches nothing, and is played again.
    """
    row = 0
    game = 0
    while game < len(diary.result):
        seats = len(desk.share)
        learner = below(desk.rng, seats)
        alone = habits.greedy > 0 and below(desk.rng, habits.greedy) == 0
        desk.states[0] = start[0]
        s = desk.states[0]
        first = row
        while not s.over and s.ply < habits.most:
            if habits.stray > 0 and s.actor != CHANCE and below(desk.rng, habits.stray) == 0:
                action = choose_random(s, desk.books[0], desk.rng, desk.out[0])
            else:
                action = choose_next(net, desk, learner if alone else NOBODY, habits.chill)
            step(s, desk.books[0], action, None)
            if not s.over and below(desk.rng, habits.every) == 0:
                if row == len(diary.rows):
                    return first
                write_down(s, desk, diary.rows[row])
                diary.game[row] = game
                row += 1
        if s.over:
            split_win(s, desk)
            for p in range(seats):
                diary.result[game, p] = desk.share[p]
            game += 1
        else:
            row = first
    return row


def write_down(s: Any, desk: Desk, row: Any) -> None:
    """The features of a position, one after the other."""
    n = 0
    for i in range(len(desk.share) + 1):
        seen = regard(s, desk.books[0], i - 1 if i > 0 else NOBODY, desk.seen)
        for k in range(seen):
            row[n + k] = min(30_000, max(-30_000, desk.seen[k]))
        n += seen


def choose_next(net: Net, desk: Desk, alone: int, chill: int) -> int:
    """Chance, the net, or a greedy opponent: before there is a net, and of who learns alone."""
    s = desk.states[0]
    if s.actor == CHANCE:
        return draw(s, desk.books[0], desk.rng, desk.out[0], desk.out[1])
    if len(net.bias) == 0 or (alone != NOBODY and s.actor != alone):
        return choose_greedy(
            desk.states, desk.books, int(s.actor), desk.rng,
            desk.out[0], desk.out[1], desk.out[2],
        )  # fmt: skip
    return choose_by_net(net, desk, chill)


def choose_by_net(net: Net, desk: Desk, chill: int) -> int:
    """A move, the likelier the better the net judges where it leads; ``chill`` 0: the best."""
    s = desk.states[0]
    seat = int(s.actor)
    n = legal(s, desk.books[0], desk.out[0])
    if n == 1:
        return int(desk.out[0, 0])
    best = 0
    highest = 0.0
    total = 0.0
    for i in range(n):
        desk.states[1] = s
        step(desk.states[1], desk.books[0], int(desk.out[0, i]), None)
        judge(desk.states[1], net, desk)
        share = desk.share[seat]
        if chill == 0:
            if i == 0 or share > highest:
                highest = share
                best = i
        else:
            # Drawn while reading: each move replaces the one before by its part of the sum.
            weight = exp(share * 1000.0 / chill)
            total += weight
            if below(desk.rng, ONE) * total < weight * ONE:
                best = i
    return int(desk.out[0, best])


def contest(start: Any, net: Net, desk: Desk, games: int, most: int) -> float:
    """The mean share of one net player among greedy ones, each seat in turn."""
    won = 0.0
    for game in range(games):
        seats = len(desk.share)
        desk.states[0] = start[0]
        s = desk.states[0]
        while not s.over and s.ply < most:
            action = choose_next(net, desk, game % seats, 0)
            step(s, desk.books[0], action, None)
        if s.over:
            split_win(s, desk)
            won += desk.share[game % seats]
    return won / games
