"""Moves that were played before, played again in one call. Written in the dialect."""

from __future__ import annotations

from typing import Any

from bourgade.kernel.contract import chance, legal, step
from bourgade.kernel.layout import CHANCE, Ints

DIALECT = 1

ANYBODY = -9  # instead of an actor: the one whose turn it is
MOST_EVENTS = 256  # that one step can write


def is_possible(s: Any, book: Any, action: int, out: Ints, weight: Ints) -> bool:
    """Whether the actor may do this now, or chance."""
    n = chance(s, book, out, weight) if s.actor == CHANCE else legal(s, book, out)
    for i in range(n):
        if out[i] == action:
            return True
    return False


def replay(
    states: Any,
    books: Any,
    actors: Ints,
    actions: Ints,
    logs: Any,
    events: Any,
    ends: Ints,
    out: Ints,
    weight: Ints,
) -> int:
    """Play actions from ``states[0]`` on, as long as each is possible; returns how many were.

    State i + 1 is the one after action i, whose events end before row ``ends[i]`` of ``events``.
    It stops, too, where the events of one more step might not fit.
    """
    book = books[0]
    log = logs[0]
    used = 0
    for i in range(len(actions)):
        before = states[i]
        if before.over or used + MOST_EVENTS > len(events):
            return i
        if actors[i] != ANYBODY and actors[i] != before.actor:
            return i
        if not is_possible(before, book, int(actions[i]), out, weight):
            return i
        states[i + 1] = states[i]
        log.n = 0
        step(states[i + 1], book, int(actions[i]), log)
        if log.n > MOST_EVENTS:
            return i
        for k in range(log.n):
            events[used + k] = log.events[k]
        used += int(log.n)
        ends[i] = used
    return len(actions)
