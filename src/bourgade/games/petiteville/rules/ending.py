"""The end: who has the least left, and who wins (PV-055, PV-063 to PV-068)."""

from __future__ import annotations

from bourgade.games.petiteville.actions import Event
from bourgade.games.petiteville.layout import Book, Phase, State
from bourgade.games.petiteville.rules.supply import objects_left, silhouettes_left
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import NOBODY, Grid

DIALECT = 1


def count_up(s: State, book: Book, log: Log | None) -> None:
    """PV-065 to PV-067: what everybody has left, and who wins, alone or with others."""
    winners = 0
    fewest = objects_left(s, book, 0)
    for p in range(s.seats):
        objects = objects_left(s, book, p)
        emit(log, Event.COUNTED, p, objects, silhouettes_left(s, book, p), 0)
        winners += is_best(s, book, p)
        fewest = min(fewest, objects)
    level = 0
    for p in range(s.seats):
        level += objects_left(s, book, p) == fewest
    told = Event.WON
    if winners > 1:
        told = Event.SHARES_VICTORY
    elif level > 1:
        told = Event.WON_TIE_BREAK  # PV-066
    for p in range(s.seats):
        if is_best(s, book, p):
            emit(log, told, p, fewest, silhouettes_left(s, book, p), 0)


def is_best(s: State, book: Book, p: int) -> int:
    """1 for a seat that nobody beats: fewest objects left, then fewest silhouettes."""
    for q in range(s.seats):
        if rest(s, book, q) < rest(s, book, p):
            return 0
    return 1


def rest(s: State, book: Book, p: int) -> int:
    """What a seat has left, as one number to compare: objects, then silhouettes."""
    return 10 * objects_left(s, book, p) + silhouettes_left(s, book, p)


def end(s: State, ending: int) -> None:
    """Nobody acts any more."""
    s.ending = ending
    s.over = 1
    s.phase = Phase.OVER
    s.actor = NOBODY


def score(s: State, book: Book, out: Grid) -> None:
    """PV-055, PV-065, PV-066: all placed; else the fewest objects, then silhouettes, left."""
    for p in range(s.seats):
        left = silhouettes_left(s, book, p)
        out[p, 0] = 1 if left == 0 else 0
        out[p, 1] = -objects_left(s, book, p)
        out[p, 2] = -left
