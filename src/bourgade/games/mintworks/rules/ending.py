"""Final Scoring: stars, the three tiebreaks, and the winners."""

from __future__ import annotations

from bourgade.games.mintworks.actions import Event
from bourgade.games.mintworks.layout import Book, Ending, Phase, State
from bourgade.games.mintworks.rules.cards import cards_counted, stars
from bourgade.games.mintworks.rules.mints import is_unlimited, supply_is_empty
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import NOBODY

DIALECT = 1

UNCOUNTED = 1_000_000


def tiebreak_cards(s: State, book: Book, p: int) -> int:
    """MW-114: larger is better, so fewer cards are a smaller negative number."""
    cards = cards_counted(s.players[p], book)
    return -cards if book.fewest_cards else cards


def tiebreak_mints(s: State, book: Book, p: int) -> int:
    """MW-115: mints in the neighbourhood; uncounted ones are more than any number (MW-137)."""
    return UNCOUNTED if is_unlimited(book, p) else int(s.players[p].mints)


def is_tied_best(s: State, book: Book, p: int) -> bool:
    """Whether nobody is ahead of a seat in stars, cards and mints."""
    for q in range(s.seats):
        if leads(s, book, q, p):
            return False
    return True


def leads(s: State, book: Book, p: int, q: int) -> bool:
    """Whether one seat is ahead of another before ages are compared."""
    mine = stars(s, book, p)
    theirs = stars(s, book, q)
    if mine == theirs:
        mine = tiebreak_cards(s, book, p)
        theirs = tiebreak_cards(s, book, q)
    if mine == theirs:
        mine = tiebreak_mints(s, book, p)
        theirs = tiebreak_mints(s, book, q)
    return mine > theirs


def ages_decide(s: State, book: Book) -> bool:
    """MW-117: only if everyone still tied has given an age."""
    told = 0
    for p in range(s.seats):
        told = max(told, int(s.players[p].age))
    if told == 0:
        return False  # usually nobody was asked, and the tied seats need not be found
    for p in range(s.seats):
        if is_tied_best(s, book, p) and s.players[p].age == 0:
            return False
    return True


def years_off(s: State, book: Book, p: int) -> int:
    """MW-116: how far an age is from 42."""
    return abs(int(s.players[p].age) - int(book.near_age))


def is_winner(s: State, book: Book, p: int) -> bool:
    """MW-112 to MW-117, or MW-135."""
    if supply_is_empty(s, book):
        return p == book.automaton.seat
    if not is_tied_best(s, book, p):
        return False
    if ages_decide(s, book):
        for q in range(s.seats):
            if is_tied_best(s, book, q) and years_off(s, book, q) < years_off(s, book, p):
                return False
    return True


def final_scoring(s: State, book: Book, log: Log | None) -> None:
    """MW-112: most stars; then cards, mints and, asked only if still tied, ages."""
    tied = 0
    for p in range(s.seats):
        mints = int(s.players[p].mints)
        emit(log, Event.SCORED, p, stars(s, book, p), cards_counted(s.players[p], book), mints)
        if is_tied_best(s, book, p):
            tied += 1
    automaton = int(book.automaton.seat)  # it has no age (MW-117)
    if tied > 1 and (automaton < 0 or not is_tied_best(s, book, automaton)):
        ask_age(s, book, 0)
    else:
        close_game(s, book, log)


def ask_age(s: State, book: Book, start: int) -> bool:
    """The next tied seat from ``start`` on is asked; False if there is none."""
    for p in range(start, s.seats):
        if is_tied_best(s, book, p):
            s.phase = Phase.AGE
            s.active = p
            s.actor = p
            return True
    return False


def keep_age(s: State, book: Book, log: Log | None) -> None:
    """MW-117: no age is told, and then nobody else needs to be asked."""
    s.players[s.active].age = 0
    emit(log, Event.NO_AGE, s.active, 0, 0, 0)
    close_game(s, book, log)


def tell_age(s: State, book: Book, years: int, log: Log | None) -> None:
    """MW-116: an age, counted from one year."""
    s.players[s.active].age = years + 1
    emit(log, Event.AGED, s.active, years + 1, 0, 0)
    if not ask_age(s, book, int(s.active) + 1):
        close_game(s, book, log)


def tiebreaks(s: State, book: Book, p: int) -> int:
    """How many tiebreaks it took until the winner had no rival left."""
    taken = 0
    for q in range(s.seats):
        if q != p and stars(s, book, q) == stars(s, book, p):
            taken = max(taken, 1)
            if tiebreak_cards(s, book, q) == tiebreak_cards(s, book, p):
                taken = max(taken, 2)
                if tiebreak_mints(s, book, q) == tiebreak_mints(s, book, p):
                    taken = 3
    return taken


def tell_victory(s: State, book: Book, p: int, log: Log | None) -> None:
    """What decided for the only winner."""
    total = stars(s, book, p)
    taken = tiebreaks(s, book, p)
    if supply_is_empty(s, book):
        emit(log, Event.WON_AT_ONCE, p, total, 0, 0)
    elif taken == 0:
        emit(log, Event.WON, p, total, 0, 0)
    elif taken == 1:
        emit(log, Event.WON_BY_CARDS, p, total, 0, 0)
    elif taken == 2:
        emit(log, Event.WON_BY_MINTS, p, total, 0, 0)
    else:
        emit(log, Event.WON_BY_AGE, p, total, 0, 0)


def tell_winners(s: State, book: Book, log: Log | None) -> None:
    """Who won, alone or together, for the log."""
    winners = 0
    for p in range(s.seats):
        if is_winner(s, book, p):
            winners += 1
    for p in range(s.seats):
        if is_winner(s, book, p):
            if winners == 1:
                tell_victory(s, book, p, log)
            else:
                emit(log, Event.SHARES_VICTORY, p, stars(s, book, p), 0, 0)


def close_game(s: State, book: Book, log: Log | None) -> None:
    """The game is over; the winners are told."""
    if log is not None:
        tell_winners(s, book, log)
    s.over = 1
    s.phase = Phase.OVER
    s.actor = NOBODY
    s.site = -1
    s.copied = -1
    s.given = -1


def win_by_empty_supply(s: State, book: Book, log: Log | None) -> None:
    """MW-135: at once, whatever the stars say."""
    s.ending = Ending.MINTS
    emit(log, Event.SUPPLY_EMPTY, book.automaton.seat, 0, 0, 0)
    close_game(s, book, log)
