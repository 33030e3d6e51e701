"""Whole games by policies, with notes of who did what. Written in the dialect.

Functions on one game are called from a loop on the CPU, and from one thread per game on a GPU.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bourgade.bots.policy import GREEDY, pick_greedy
from bourgade.kernel.contract import draw, legal, observe, score, setup, step
from bourgade.kernel.counting import line, standing
from bourgade.kernel.layout import CHANCE, Grid, Ints, Rows
from bourgade.kernel.rng import below

DIALECT = 1

# The columns of facts; the lines of the count and the columns of score() follow.
PLACE = 0  # in turn order, from 0
DECISIONS = 1
CHOICES = 2  # decisions with more than one legal move
LED = 3  # turns begun as the only one in front
TOOK = 4  # how often the lead was taken from somebody else
FIXED = 5  # how many columns every game has

# What a rule of its own says of a move
BARRED = 1
FORCED = 2

MOST_EVENTS = 256  # that one step can write


class NoteBook(NamedTuple):
    """What is written down: one row per game and seat."""

    table: Any  # [source, 5], see ``kernel.notes``
    sums: Any  # [game, seat, slot], how often, or how much
    firsts: Any  # [game, seat, slot], the turn in which it first happened; 0 never
    facts: Any  # [game, seat, column]
    logs: Any  # one record


def play_noted(
    states: Any,
    books: Any,
    finals: Any,
    policies: Rows[Ints],
    bars: Grid,
    seating: Rows[Ints],
    rngs: Rows[Ints],
    out: Rows[Ints],
    most: int,
    notes: NoteBook,
    lines: int,
) -> None:
    """Play one game per row of ``finals``, as ``policy.play_games`` does, and write notes.

    ``bars`` has a row of moves for each entry of the list of bots, ``seating`` says which entry
    sits where.
    """
    for g in range(len(finals)):
        states[0] = states[4]
        setup(states[0], books[0])
        play_and_note(
            states, books, policies[g], bars, seating[g], rngs[g], out[0], out[1], out[2], most,
            notes.logs, notes.table, notes.sums[g], notes.firsts[g], notes.facts[g],
        )  # fmt: skip
        note_end(states[0], books[0], lines, notes.facts[g])
        finals[g] = states[0]


def play_and_note(
    states: Any,
    books: Any,
    policy: Ints,
    bars: Grid,
    seated: Ints,
    rng: Ints,
    out: Ints,
    more: Ints,
    weight: Ints,
    most: int,
    logs: Any,
    table: Grid,
    sums: Grid,
    firsts: Grid,
    facts: Grid,
) -> None:
    """Play ``states[0]`` to its end, or to ``most`` plies. The three after it are scratch."""
    s = states[0]
    book = books[0]
    leader = note_beginning(s, facts)
    turn = int(s.turn)
    while not s.over and s.ply < most:
        if s.actor == CHANCE:
            action = draw(s, book, rng, out, weight)
        else:
            seat = int(s.actor)
            n = legal(s, book, out)
            note_decision(s, seat, n, facts)
            n = keep_rules(out, n, bars, int(seated[seat]))
            if policy[seat] == GREEDY:
                states[1] = states[0]
                observe(states[1], seat)
                action = pick_greedy(states[1:], books, seat, rng, out, n, more, weight)
            else:
                action = int(out[below(rng, n)])
        logs[0].n = 0
        step(s, book, action, logs[0])
        note_events(s, logs[0], table, sums, firsts)
        if s.turn != turn:
            leader = note_lead(s, book, leader, facts)
            turn = int(s.turn)


def replay_noted(
    states: Any,
    books: Any,
    finals: Any,
    actions: Ints,
    ends: Ints,
    out: Ints,
    notes: NoteBook,
    lines: int,
) -> None:
    """The same of games that were played elsewhere; those of game g end before ``ends[g]``."""
    at = 0
    for g in range(len(finals)):
        states[0] = states[4]
        setup(states[0], books[0])
        replay_and_note(
            states[0], books[0], actions, at, int(ends[g]), out, notes.logs, notes.table,
            notes.sums[g], notes.firsts[g], notes.facts[g],
        )  # fmt: skip
        note_end(states[0], books[0], lines, notes.facts[g])
        finals[g] = states[0]
        at = int(ends[g])


def replay_and_note(
    s: Any,
    book: Any,
    actions: Ints,
    start: int,
    end: int,
    out: Ints,
    logs: Any,
    table: Grid,
    sums: Grid,
    firsts: Grid,
    facts: Grid,
) -> None:
    """Play a game again from its beginning."""
    leader = note_beginning(s, facts)
    turn = int(s.turn)
    for i in range(start, end):
        if s.actor != CHANCE:
            note_decision(s, int(s.actor), legal(s, book, out), facts)
        logs[0].n = 0
        step(s, book, int(actions[i]), logs[0])
        note_events(s, logs[0], table, sums, firsts)
        if s.turn != turn:
            leader = note_lead(s, book, leader, facts)
            turn = int(s.turn)


def keep_rules(out: Ints, n: int, bars: Grid, entry: int) -> int:
    """Keep the moves that a bot's own rules allow, or all if they allow none; returns how many."""
    forced = 0
    free = 0
    for i in range(n):
        rule = bars[entry, int(out[i])]
        if rule == FORCED:
            forced += 1
        elif rule != BARRED:
            free += 1
    if forced == 0 and (free == 0 or free == n):
        return n
    kept = 0
    for i in range(n):
        rule = bars[entry, int(out[i])]
        if rule == FORCED or (forced == 0 and rule != BARRED):
            out[kept] = out[i]
            kept += 1
    return kept


def note_beginning(s: Any, facts: Grid) -> int:
    """Nobody has acted and nobody leads."""
    for p in range(s.seats):
        facts[p, PLACE] = -1
    return -1


def note_decision(s: Any, seat: int, n: int, facts: Grid) -> None:
    """A seat decides between ``n`` moves; in turn order stands first who acts first in a turn."""
    facts[seat, DECISIONS] += 1
    if n > 1:
        facts[seat, CHOICES] += 1
    if s.turn > 0 and facts[seat, PLACE] < 0:
        before = 0
        for p in range(s.seats):
            if facts[p, PLACE] >= 0:
                before += 1
        facts[seat, PLACE] = before


def note_events(s: Any, log: Any, table: Any, sums: Grid, firsts: Grid) -> None:
    """Count the events of a step."""
    for i in range(min(int(log.n), MOST_EVENTS)):
        event = log.events[i]
        for row in range(len(table)):
            if table[row, 0] == event.kind:
                seat = number_of(event, int(table[row, 3]), int(event.seat))
                slot = int(table[row, 1]) + number_of(event, int(table[row, 2]), 0)
                if 0 <= seat < s.seats:
                    sums[seat, slot] += number_of(event, int(table[row, 4]), 1)
                    if firsts[seat, slot] == 0:
                        firsts[seat, slot] = max(1, int(s.turn))


def number_of(event: Any, which: int, otherwise: int) -> int:
    """One of the three numbers of an event, counted from 1."""
    if which == 1:
        return int(event.a)
    if which == 2:
        return int(event.b)
    return int(event.c) if which == 3 else otherwise


def note_lead(s: Any, book: Any, last: int, facts: Grid) -> int:
    """Who is in front as a turn begins; returns who was last in front alone."""
    leader = -1
    best = 0
    for p in range(s.seats):
        reached = standing(s, book, p)
        if p == 0 or reached > best:
            best = reached
            leader = p
        elif reached == best:
            leader = -1
    if leader < 0:
        return last
    facts[leader, LED] += 1
    if last >= 0 and leader != last:
        facts[leader, TOOK] += 1
    return leader


def note_end(s: Any, book: Any, lines: int, facts: Any) -> None:
    """The count. Seats that never acted come after those that did, clockwise."""
    seats = int(s.seats)
    placed = 0
    last = seats - 1
    for p in range(seats):
        if facts[p, PLACE] >= 0:
            placed += 1
    for p in range(seats):
        if facts[p, PLACE] == placed - 1 and placed > 0:
            last = p
    for i in range(1, seats + 1):
        p = (last + i) % seats
        if facts[p, PLACE] < 0:
            facts[p, PLACE] = placed
            placed += 1
    score(s, book, facts[:, FIXED + lines :])
    for p in range(seats):
        for n in range(lines):
            facts[p, FIXED + n] = line(s, book, p, n)
