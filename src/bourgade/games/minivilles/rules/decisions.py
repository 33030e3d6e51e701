"""What the cards do once their owner has decided."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Phase, State
from bourgade.games.minivilles.rules.cards import (
    carry_on,
    close,
    has_card_for,
    is_allowed,
    open_in_play,
    put_into,
    take_from,
)
from bourgade.games.minivilles.rules.money import earn, pay
from bourgade.kernel.events import Log, emit

DIALECT = 1


def is_other(s: State, book: Book, p: int) -> bool:
    """Every player but the active one."""
    return p != s.active


def has_for(s: State, book: Book, p: int, card: int) -> bool:
    """Whether a city holds a card that the acting one may touch (MV-099, MV-115)."""
    owner = s.players[p]
    if card < book.kinds:
        return owner.open[card] > 0 and is_allowed(book, s.resolving, card)
    card -= book.kinds
    return owner.closed[card] > 0 and is_allowed(book, s.resolving, card)


def can_demolish(s: State, book: Book, m: int) -> bool:
    """MV-086, MV-087: a monument that stands and does not belong to the start."""
    return s.players[s.active].built & book.demolishable & (1 << m) != 0


def demolish_monument(s: State, book: Book, m: int, log: Log | None) -> None:
    """MV-086, MV-089: the monument is under construction again, the bank pays."""
    card = int(s.resolving)
    s.players[s.active].built &= ~(1 << m)
    emit(log, Event.DEMOLISHED, s.active, m, 0, 0)
    earn(s, s.active, card, int(book.kind[card].amount), log)
    carry_on(s)


def is_mine(s: State, book: Book, card: int) -> bool:
    """A card of the active player."""
    return has_for(s, book, s.active, card)


def pick_gift(s: State, book: Book, card: int, log: Log | None) -> None:
    """MV-097: this card; then, to whom."""
    s.picked = card
    s.phase = Phase.MOVE_TO


def give_card(s: State, book: Book, p: int, log: Log | None) -> None:
    """MV-097, MV-098: the picked card changes city, then the bank pays."""
    card = int(s.resolving)
    take_from(s.players[s.active], book, s.picked)
    put_into(s.players[p], book, s.picked)
    emit(log, Event.GAVE, s.active, p, s.picked, 0)
    earn(s, s.active, card, int(book.kind[card].amount), log)
    carry_on(s)


def charge(s: State, book: Book, p: int, log: Log | None) -> None:
    """MV-112: the chosen player pays the TV Station."""
    card = int(s.resolving)
    pay(s, p, s.active, card, int(book.kind[card].amount), log)
    carry_on(s)


def decline_swap(s: State, book: Book, log: Log | None) -> None:
    """MV-113: the owner may leave it."""
    emit(log, Event.DECLINED_SWAP, s.active, s.resolving, 0, 0)
    carry_on(s)


def can_swap_with(s: State, book: Book, p: int) -> bool:
    """MV-114: another player with a card to swap."""
    return p != s.active and has_card_for(s.players[p], book, s.resolving)


def pick_partner(s: State, book: Book, p: int, log: Log | None) -> None:
    """MV-113: with this player; then, for which card."""
    s.partner = p
    s.phase = Phase.SWAP_MINE


def pick_mine(s: State, book: Book, card: int, log: Log | None) -> None:
    """MV-113: this one of mine; then, for which of theirs."""
    s.picked = card
    s.phase = Phase.SWAP_THEIRS


def is_theirs(s: State, book: Book, card: int) -> bool:
    """A card of the partner."""
    return has_for(s, book, s.partner, card)


def swap_cards(s: State, book: Book, theirs: int, log: Log | None) -> None:
    """MV-113, MV-115: both cards change city and keep their state."""
    me = s.players[s.active]
    partner = s.players[s.partner]
    take_from(me, book, s.picked)
    take_from(partner, book, theirs)
    put_into(me, book, theirs)
    put_into(partner, book, s.picked)
    emit(log, Event.SWAPPED, s.active, s.partner, s.picked, theirs)
    carry_on(s)


def can_close(s: State, book: Book, k: int) -> bool:
    """MV-118: a kind that is open somewhere."""
    return is_allowed(book, s.resolving, k) and open_in_play(s, k) > 0


def close_kind(s: State, book: Book, k: int, log: Log | None) -> None:
    """MV-118, MV-119: every open copy of the kind closes, and the bank pays for each."""
    card = int(s.resolving)
    closed = open_in_play(s, k)
    for p in range(s.seats):
        close(s, p, k, int(s.players[p].open[k]), log)
    earn(s, s.active, card, closed * int(book.kind[card].amount), log)
    carry_on(s)
