"""Games side by side: row i of every array belongs to game i. Written in the dialect.

Each function on a row is called from a loop on the CPU and from a thread of its own on a GPU.
"""

from __future__ import annotations

from typing import Any

from bourgade.bots.policy import has_won, play_game
from bourgade.kernel.contract import describe, draw, legal, observe, score, setup, step
from bourgade.kernel.layout import CHANCE, NOBODY, Grid, Ints, Rows
from bourgade.kernel.rng import below

DIALECT = 1

BEGIN = -1
"""In the place of an action: begin a new game."""

LOOK = -2
"""In the place of an action: change nothing, only look again."""


def is_marked(mask: Ints, action: int) -> bool:
    """Whether an action is one of those that were legal."""
    return action >= 0 and action < len(mask) and mask[action] != 0


def proceed(s: Any, book: Any, action: int, rng: Ints, out: Ints, weight: Ints, most: int) -> None:
    """A decision, if there is one, and all that chance adds until somebody has to decide.

    There is one call of ``step``: a GPU's compiler makes it part of the kernel then.
    """
    while action >= 0 or (s.actor == CHANCE and not s.over and s.ply < most):
        if action < 0:
            action = draw(s, book, rng, out, weight)
        step(s, book, action, None)
        action = LOOK


def note_legal(s: Any, book: Any, out: Ints, mask: Ints) -> None:
    """Mark what the seat to act may do."""
    for action in range(len(mask)):
        mask[action] = 0
    if not s.over and s.actor >= 0:
        n = legal(s, book, out)
        for i in range(n):
            mask[int(out[i])] = 1


def draw_marked(mask: Ints, rng: Ints) -> int:
    """Any of the legal actions; 0 where there is none."""
    count = 0
    for action in range(len(mask)):
        count += int(mask[action])
    if count == 0:
        return 0
    left = below(rng, count)
    action = 0
    while left > 0 or not mask[action]:
        left -= int(mask[action])
        action += 1
    return action


def note_rewards(s: Any, book: Any, table: Grid, rewards: Any) -> None:
    """1 for the only winner, the same amount below 0 shared by the others; 0 before the end.

    Two who win together share their reward. A game cut short rewards nobody.
    """
    seats = int(s.seats)
    for p in range(seats):
        rewards[p] = 0
    if s.over:
        score(s, book, table)
        winners = 0
        for p in range(seats):
            winners += has_won(table, p)
        for p in range(seats):
            share = 1 / winners if has_won(table, p) else 0.0
            rewards[p] = (seats * share - 1) / max(1, seats - 1)


def note_features(s: Any, book: Any, viewer: int, wide: int, seen: Any) -> None:
    """What a seat sees: itself, then the others in turn, then the table."""
    seats = int(s.seats)
    p = viewer
    for i in range(seats):
        describe(s, book, p, seen[wide * i :])
        p = p + 1 if p + 1 < seats else 0
    describe(s, book, NOBODY, seen[wide * seats :])


def step_row(
    s: Any,
    book: Any,
    action: int,
    rng: Ints,
    mask: Ints,
    rewards: Any,
    told: Ints,
    out: Ints,
    weight: Ints,
    table: Grid,
    most: int,
) -> None:
    """One decision in one game, or its beginning; ``s`` is blank then.

    ``told`` gets the seat to act, whether the game is over, whether it was cut short, and whether
    the action was refused.
    """
    refused = False
    if action == BEGIN:
        setup(s, book)
    elif action != LOOK and not is_marked(mask, action):
        refused = True
        action = LOOK
    proceed(s, book, action, rng, out, weight, most)
    told[0] = s.actor if s.actor >= 0 else NOBODY
    told[1] = s.over
    told[2] = not s.over and s.ply >= most
    told[3] = refused
    note_legal(s, book, out, mask)
    note_rewards(s, book, table, rewards)


def what_follows(action: int, told: Ints, again: int) -> int:
    """The action, or BEGIN where a game has ended and the next one begins by itself."""
    if action > BEGIN and again and (told[1] or told[2]):
        return BEGIN
    return action


def viewer_of(told: Ints, before: int) -> int:
    """Who looks at a game: the seat to act; once it is over, the seat that acted last."""
    if told[0] >= 0:
        return int(told[0])
    return max(0, before)


def step_rows(
    start: int,
    stop: int,
    states: Any,
    room: Any,
    books: Any,
    which: Ints,
    actions: Ints,
    rngs: Rows[Ints],
    masks: Rows[Ints],
    rewards: Any,
    told: Any,
    seen: Any,
    wide: int,
    out: Rows[Ints],
    table: Grid,
    most: int,
    again: int,
    hides: int,
) -> None:
    """One decision in each of some games. ``room`` has working states, the last one is blank."""
    for i in range(start, stop):
        book = books[which[i]]
        before = int(told[i, 0])
        action = what_follows(int(actions[i]), told[i], again)
        if action == BEGIN:
            states[i] = room[4]
        step_row(
            states[i], book, action, rngs[i], masks[i], rewards[i], told[i],
            out[0], out[1], table, most,
        )  # fmt: skip
        if len(seen) > 0:
            viewer = viewer_of(told[i], before)
            if hides:
                room[0] = states[i]
                observe(room[0], viewer)
                note_features(room[0], book, viewer, wide, seen[i])
            else:
                note_features(states[i], book, viewer, wide, seen[i])


def draw_rows(start: int, stop: int, masks: Rows[Ints], rngs: Rows[Ints], actions: Ints) -> None:
    """Any legal action in each of some games."""
    for i in range(start, stop):
        actions[i] = draw_marked(masks[i], rngs[i])


def view_rows(
    start: int,
    stop: int,
    states: Any,
    room: Any,
    books: Any,
    which: Ints,
    viewer: int,
    seen: Any,
    wide: int,
) -> None:
    """What one seat sees in each of some games."""
    for i in range(start, stop):
        room[0] = states[i]
        observe(room[0], viewer)
        note_features(room[0], books[which[i]], viewer, wide, seen[i])


def play_rows(
    start: int,
    stop: int,
    states: Any,
    room: Any,
    books: Any,
    which: Ints,
    policies: Rows[Ints],
    rngs: Rows[Ints],
    out: Rows[Ints],
    most: int,
    until: int,
) -> int:
    """Play some games on by policies until a seat is to act, or to their end; returns the plies."""
    plies = 0
    for i in range(start, stop):
        room[0] = states[i]
        before = int(room[0].ply)
        play_game(
            room, books[which[i] :], policies[i], rngs[i], out[0], out[1], out[2], most, until
        )
        states[i] = room[0]
        plies += int(room[0].ply) - before
    return plies
