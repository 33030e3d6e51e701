"""Phase 2: the auction for the turn order; in FAMILY the first player goes to the end."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Effect, Phase, State
from bourgade.games.shafausa.rules.boards import place_of, reduced
from bourgade.games.shafausa.rules.turns import begin_stage
from bourgade.kernel.events import Log, emit

DIALECT = 1


def next_bid(s: State, book: Book, log: Log | None) -> None:
    """SH-052: the auction goes round, skipping players who have passed."""
    if book.family:
        rotate(s, log)
    elif passed(s) == s.seats:
        end_auction(s, log)
    else:
        seats = int(s.seats)
        at = int(s.at) % seats
        order = s.order
        while place_of(s.next_order, order[at]) >= 0:
            at = (at + 1) % seats
        s.at = at
        s.phase = Phase.AUCTION
        s.actor = order[at]


def passed(s: State) -> int:
    """How many players stand on the next-round ladder."""
    n = place_of(s.next_order, -1)
    return n if n >= 0 else len(s.next_order)


def next_amount(s: State, book: Book) -> int:
    """SH-053: the only amount that can be bid."""
    return int(s.bid) + int(book.raise_by) if s.bid > 0 else int(book.opening_bid)


def can_bid(s: State, book: Book) -> bool:
    """SH-054, SH-059: whether the player can afford a bid and has somebody to outbid."""
    return passed(s) < s.seats - 1 and s.players[s.actor].money >= next_amount(s, book)


def raise_bid(s: State, book: Book, log: Log | None) -> None:
    """SH-053: the next amount."""
    s.bid = next_amount(s, book)
    s.players[s.actor].bid = s.bid
    emit(log, Event.BID, s.actor, s.bid, 0, 0)
    s.at += 1
    s.phase = Phase.NEXT_BID


def pass_bid(s: State, book: Book, log: Log | None) -> None:
    """SH-055 to SH-058: pay the player's last bid, then go to the next-round ladder."""
    me = s.players[s.actor]
    price = reduced(me, book, me.bid, Effect.CHEAPER_BIDS)
    me.money -= price
    emit(log, Event.PASSED, s.actor, price, 0, 0)
    if s.next_order[0] < 0:
        stand_at(s, book, 0, log)
    else:
        s.phase = Phase.INSERT


def can_stand_at(s: State, book: Book, place: int) -> bool:
    """SH-058: before, between or behind those who stand there."""
    return place <= passed(s)


def stand_at(s: State, book: Book, place: int, log: Log | None) -> None:
    """SH-058: those behind move back and keep their order."""
    standing = s.next_order
    for i in range(s.seats - 1, place, -1):
        standing[i] = standing[i - 1]
    standing[place] = s.actor
    emit(log, Event.PLACED, s.actor, place + 1, 0, 0)
    s.at += 1
    s.phase = Phase.NEXT_BID


def end_auction(s: State, log: Log | None) -> None:
    """SH-060: the ladder becomes the turn order."""
    s.bid = 0
    standing = s.next_order
    for i in range(s.seats):
        p = standing[i]
        s.order[i] = p
        s.players[i].bid = 0
        standing[i] = -1
        emit(log, Event.NEW_ORDER, p, i + 1, 0, 0)
    begin_stage(s, 2, Phase.NEXT_BUYING, log)


def rotate(s: State, log: Log | None) -> None:
    """SH-102, SH-103: from round 2 on, the first player goes to the end."""
    if s.turn > 1:
        order = s.order
        first = order[0]
        for i in range(s.seats):
            p = order[i + 1] if i < s.seats - 1 else first
            order[i] = p
            emit(log, Event.ROTATED, p, i + 1, 0, 0)
    begin_stage(s, 2, Phase.NEXT_BUYING, log)
