"""Policies and whole games in the dialect: the same code interpreted, on the CPU and on a GPU."""

from __future__ import annotations

from typing import Any

from bourgade.kernel.contract import (
    draw,
    evaluate,
    evaluate_beyond,
    legal,
    observe,
    outlook,
    score,
    setup,
    step,
)
from bourgade.kernel.layout import CHANCE, NOBODY, Grid, Header, Ints, Rows
from bourgade.kernel.rng import below

DIALECT = 1

RANDOM = 0
GREEDY = 1


def choose_random(s: Header, book: Any, rng: Ints, out: Ints) -> int:
    """Any legal move."""
    n = legal(s, book, out)
    return int(out[below(rng, n)])


def choose_greedy(
    states: Any, books: Any, seat: int, rng: Ints, out: Ints, outcomes: Ints, weight: Ints
) -> int:
    """The move with the highest value for the seat; ties are broken at random.

    ``states[0]`` is the game; ``states[1]`` and ``states[2]`` are scratch.
    """
    n = legal(states[0], books[0], out)
    return pick_greedy(states, books, seat, rng, out, n, outcomes, weight)


def pick_greedy(
    states: Any, books: Any, seat: int, rng: Ints, out: Ints, n: int, outcomes: Ints, weight: Ints
) -> int:
    """The same among the first ``n`` moves of ``out``."""
    if n == 1:
        return int(out[0])
    best = 0
    best_value = 0
    ties = 0
    for i in range(n):
        states[1] = states[0]
        step(states[1], books[0], int(out[i]), None)
        if ties == 0 or states[1].actor == CHANCE:
            value = expected_value(states, books, seat, outcomes, weight)
        else:
            # What is below the best so far need not be known, only that it is.
            value = 1000 * evaluate_beyond(states[1], books[0], seat, -(-best_value // 1000))
        if ties == 0 or value > best_value:
            best = int(out[i])
            best_value = value
            ties = 1
        elif value == best_value:
            ties += 1
            if below(rng, ties) == 0:
                best = int(out[i])
    return best


def choose_by_sight(
    states: Any, books: Any, seat: int, rng: Ints, out: Ints, outcomes: Ints, weight: Ints
) -> int:
    """The greedy move, from what the seat may see.

    ``states[0]`` is the game; the three after it are scratch.
    """
    states[1] = states[0]
    observe(states[1], seat)
    return choose_greedy(states[1:], books, seat, rng, out, outcomes, weight)


def expected_value(states: Any, books: Any, seat: int, outcomes: Ints, weight: Ints) -> int:
    """The value of ``states[1]`` for a seat in 1000ths; before chance, the exact mean."""
    if states[1].actor == CHANCE:
        return outlook(states, books, seat, outcomes, weight)
    return 1000 * evaluate(states[1], books[0], seat)


def play_game(
    states: Any,
    books: Any,
    policy: Ints,
    rng: Ints,
    out: Ints,
    more: Ints,
    weight: Ints,
    most: int,
    until: int,
) -> None:
    """Play ``states[0]`` on until a seat is to act, or nobody; or to ``most`` plies.

    The three states after it are scratch for the policies.
    """
    s = states[0]
    book = books[0]
    while s.actor != until and not s.over and s.ply < most:
        if s.actor == CHANCE:
            action = draw(s, book, rng, out, weight)
        elif policy[s.actor] == GREEDY:
            action = choose_by_sight(states, books, int(s.actor), rng, out, more, weight)
        else:
            action = choose_random(s, book, rng, out)
        step(s, book, action, None)


def play_games(
    states: Any,
    books: Any,
    finals: Any,
    policies: Rows[Ints],
    rngs: Rows[Ints],
    out: Rows[Ints],
    most: int,
) -> int:
    """Play one game per row of ``finals``; returns the number of plies played.

    ``states[4]`` is a blank state with its seats set; ``out`` has three rows of actions.
    """
    plies = 0
    for g in range(len(finals)):
        states[0] = states[4]
        setup(states[0], books[0])
        play_game(states, books, policies[g], rngs[g], out[0], out[1], out[2], most, NOBODY)
        finals[g] = states[0]
        plies += int(states[0].ply)
    return plies


def find_winners(finals: Any, books: Any, table: Any, winners: Grid) -> None:
    """Mark the winning seats of finished games; several where points and tie-breaks are equal."""
    for g in range(len(finals)):
        if finals[g].over:
            score(finals[g], books[0], table)
            for p in range(len(table)):
                winners[g, p] = has_won(table, p)


def has_won(table: Any, p: int) -> bool:
    """Whether no row of points beats the seat's."""
    for q in range(len(table)):
        if is_ahead(table[q], table[p]):
            return False
    return True


def is_ahead(mine: Any, theirs: Any) -> bool:
    """Whether one row of points beats another: the first column that differs decides."""
    for column in range(len(mine)):
        if mine[column] != theirs[column]:
            return mine[column] > theirs[column]
    return False
