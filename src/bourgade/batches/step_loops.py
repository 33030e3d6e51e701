"""Many games at a time: row i of every array belongs to game i. Written in the dialect.

Functions on one row are called from a loop on the CPU, and from one thread per game on a GPU.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bourgade.bots.policy import has_won, play_game
from bourgade.kernel.contract import draw, legal, observe, score, setup, step, view
from bourgade.kernel.layout import CHANCE, NOBODY, Grid, Ints, Rows
from bourgade.kernel.rng import below

DIALECT = 1

BEGIN = -1  # instead of an action: start a new game
LOOK = -2  # instead of an action: change nothing, update the results


class Games(NamedTuple):
    """The games of a batch, and the results of the last step."""

    states: Any  # records; on a GPU one row per word and one column per game
    books: Any
    which: Any  # [game], the book it is played with
    rngs: Any  # [game, 4], its random numbers
    masks: Any  # [game, action], 1 where it is legal
    rewards: Any  # [game, seat]
    told: Any  # [game, 4]: the seat to act, game over, cut short, action refused


class Scratch(NamedTuple):
    """Scratch memory for one thread of the CPU."""

    states: Any  # the game, three to try things out, a blank one with its seats set
    out: Any  # three rows of actions or weights
    points: Any  # [seat, column of score]


class StepOptions(NamedTuple):
    """How the games of a batch are stepped; yes is 1, no is 0."""

    wide: int  # features of one seat
    most: int  # plies after which a game is truncated
    again: int  # does a new game start after the end of one?
    hides: int  # is anything hidden from seats?


def is_marked(mask: Ints, action: int) -> bool:
    """Whether an action is one of those that were legal."""
    return action >= 0 and action < len(mask) and mask[action] != 0


def proceed(s: Any, book: Any, action: int, rng: Ints, out: Ints, weight: Ints, most: int) -> None:
    """A decision, if there is one, and the outcomes of chance up to the next decision.

    There is a single call of ``step``, so that a GPU's compiler inlines it.
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
    """A random legal action; 0 if there is none."""
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


def note_rewards(s: Any, book: Any, points: Grid, rewards: Any) -> None:
    """1 for a single winner, −1 shared by the others; 0 before the end.

    Joint winners share their reward. A truncated game has no rewards.
    """
    seats = int(s.seats)
    for p in range(seats):
        rewards[p] = 0
    if s.over:
        score(s, book, points)
        winners = 0
        for p in range(seats):
            winners += has_won(points, p)
        for p in range(seats):
            share = 1 / winners if has_won(points, p) else 0.0
            rewards[p] = (seats * share - 1) / max(1, seats - 1)


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
    points: Grid,
    most: int,
) -> None:
    """One decision in a game, or its beginning, if the state is blank.

    It takes the rows of its game: a bundle of all games would be passed word by word.
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
    note_rewards(s, book, points, rewards)


def what_follows(action: int, told: Ints, again: int) -> int:
    """The action, or BEGIN if the game is over and a new one starts by itself."""
    if action > BEGIN and again and (told[1] or told[2]):
        return BEGIN
    return action


def viewer_of(told: Ints, before: int) -> int:
    """The viewer of a game: the seat to act; after the end, the seat that acted last."""
    if told[0] >= 0:
        return int(told[0])
    return max(0, before)


def step_rows(
    start: int,
    stop: int,
    games: Games,
    actions: Ints,
    seen: Any,
    scratch: Scratch,
    options: StepOptions,
) -> None:
    """One decision in each of some games; ``seen`` gets the observations, unless it is empty."""
    for i in range(start, stop):
        book = games.books[games.which[i]]
        told = games.told[i]
        before = int(told[0])
        action = what_follows(int(actions[i]), told, options.again)
        if action == BEGIN:
            games.states[i] = scratch.states[4]
        step_row(
            games.states[i], book, action, games.rngs[i], games.masks[i], games.rewards[i], told,
            scratch.out[0], scratch.out[1], scratch.points, options.most,
        )  # fmt: skip
        if len(seen) > 0:
            viewer = viewer_of(told, before)
            s = games.states[i]
            view_row(s, book, viewer, seen[i], scratch.states, options.wide, options.hides)


def view_row(s: Any, book: Any, viewer: int, seen: Any, room: Any, wide: int, hides: int) -> None:
    """The observation of a seat in a game; ``room`` has a scratch state."""
    if hides:
        room[0] = s
        observe(room[0], viewer)
        view(room[0], book, viewer, wide, seen)
    else:
        view(s, book, viewer, wide, seen)


def view_rows(
    start: int,
    stop: int,
    games: Games,
    viewers: Ints,
    seen: Any,
    scratch: Scratch,
    options: StepOptions,
) -> None:
    """The observations of seats in some games."""
    for i in range(start, stop):
        s = games.states[i]
        book = games.books[games.which[i]]
        viewer = int(viewers[i])
        view_row(s, book, viewer, seen[i], scratch.states, options.wide, options.hides)


def draw_rows(start: int, stop: int, games: Games, actions: Ints) -> None:
    """A random legal action in each of some games."""
    for i in range(start, stop):
        actions[i] = draw_marked(games.masks[i], games.rngs[i])


def play_rows(
    start: int,
    stop: int,
    games: Games,
    policies: Rows[Ints],
    until: Ints,
    scratch: Scratch,
    options: StepOptions,
) -> int:
    """Let policies play some games until a seat is to act, or to the end; returns the plies."""
    states = scratch.states
    out = scratch.out
    plies = 0
    for i in range(start, stop):
        states[0] = games.states[i]
        before = int(states[0].ply)
        books = games.books[games.which[i] :]
        play_game(
            states, books, policies[i], games.rngs[i], out[0], out[1], out[2], options.most,
            int(until[i]),
        )  # fmt: skip
        games.states[i] = states[0]
        plies += int(states[0].ply) - before
    return plies
