"""Features of Mint Works, for observations and for learned nets. Written in the dialect."""

from __future__ import annotations

from bourgade.games.mintworks.knowledge import purse_worth, worth
from bourgade.games.mintworks.layout import Book, State
from bourgade.games.mintworks.rules.cards import deck_size, plans_held, stars
from bourgade.kernel.layout import NOBODY, Ints

DIALECT = 1

PHASES = 17


def describe(s: State, book: Book, seat: int, out: Ints) -> int:
    """Each seat's neighbourhood and place in the round, and what is available to all."""
    if seat == NOBODY:
        return describe_table(s, book, out)
    return describe_cards(s, book, seat, out, describe_place(s, book, seat, out))


def regard(s: State, book: Book, seat: int, out: Ints) -> int:
    """The same, plus what each neighbourhood is worth."""
    if seat == NOBODY:
        return describe_table(s, book, out)
    n = describe_place(s, book, seat, out)
    out[n] = (worth(s, book, seat) - purse_worth(int(s.players[seat].mints))) // 10
    return describe_cards(s, book, seat, out, n + 1)


def describe_place(s: State, book: Book, seat: int, out: Ints) -> int:
    """What a seat has, and its place in the round."""
    me = s.players[seat]
    seats = int(s.seats)
    out[0] = me.mints
    out[1] = min(int(me.mints), 2)
    out[2] = min(int(me.mints), 5)
    out[3] = stars(s, book, seat)
    out[4] = plans_held(me)
    out[5] = me.unknown
    out[6] = s.token == seat
    out[7] = s.active == seat
    out[8] = s.actor == seat
    out[9] = (seat - int(s.active) + seats) % seats
    out[10] = (seat - int(s.token) + seats) % seats
    out[11] = int(s.passed) >> seat & 1
    out[12] = seat == book.automaton.seat
    out[13] = max(0, int(book.end_stars) - int(out[3]))
    out[14] = out[3] >= book.end_stars
    return 15


def describe_cards(s: State, book: Book, seat: int, out: Ints, n: int) -> int:
    """A seat's plans and buildings, after n numbers."""
    me = s.players[seat]
    for k in range(book.plans):
        out[n + k] = int(me.plans) >> k & 1
        built = int(me.buildings) >> k & 1
        out[n + book.plans + k] = built
        out[n + 2 * book.plans + k] = built * int(s.stored[k])
    return n + 3 * int(book.plans)


def describe_table(s: State, book: Book, out: Ints) -> int:
    """The supply, the locations, and the decision at hand."""
    for phase in range(PHASES):
        out[phase] = s.phase == phase
    n = PHASES
    out[n] = s.rounds
    out[n + 1] = s.seats
    out[n + 2] = deck_size(s)
    out[n + 3] = s.again
    n += 4
    for k in range(book.plans):
        out[n + k] = 0
    for i in range(book.supply_size):
        if s.supply[i] >= 0:
            out[n + s.supply[i]] = 1
    n += int(book.plans)
    for place in range(book.locations):
        free = 0
        if int(s.open) >> place & 1 and not int(s.shut) >> place & 1:
            for space in range(book.location[place].spaces):
                free += s.placed[place, space] == 0
        out[n + place] = free
        out[n + book.locations + place] = free > 0
        out[n + 2 * book.locations + place] = s.site == place
    return n + 3 * int(book.locations)
