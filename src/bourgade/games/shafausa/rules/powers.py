"""POWER cards: when one may be revealed, and what that does."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Effect, Phase, State
from bourgade.games.shafausa.rules.boards import mines_in, mines_of, offer_set
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1


def usable_cards(s: State, book: Book, p: int, phase: int) -> int:
    """SH-146, SH-147: the people's own cards, in their phase, while none is revealed."""
    me = s.players[p]
    if me.power >= 0 or me.people < 0 or not book.with_powers:
        return 0
    usable = 0
    c = 0
    cards = int(book.board[me.people].cards)
    while cards >> c:
        if cards >> c & 1 and book.feature[book.buildings + c].window == phase:
            if phase != Phase.EXTRACTION or is_of_use(s, book, p, c):
                usable |= 1 << c
        c += 1
    return usable


def is_of_use(s: State, book: Book, p: int, c: int) -> bool:
    """SH-051: whether an extraction card could be used right now."""
    me = s.players[p]
    feature = book.feature[book.buildings + c]
    match feature.effect:
        case Effect.LABOUR:
            return mines_in(me, book, me.cities) >= feature.needs
        case Effect.EXTRA_OUTPUT:
            return mines_of(me, feature.resource) > 0
        case _:
            return is_poorest(s, p)


def is_poorest(s: State, p: int) -> bool:
    """SH-174: whether nobody has less money."""
    for q in range(s.seats):
        if s.players[q].money < s.players[p].money:
            return False
    return True


def offer_powers(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-147: the cards that the player may reveal now."""
    return offer_set(usable_cards(s, book, s.actor, s.phase), first, out, n)


def reveal(s: State, book: Book, c: int, log: Log | None) -> None:
    """SH-147, SH-148: the card is chosen and shown; the other two leave the game."""
    s.players[s.actor].power = c
    emit(log, Event.REVEALED, s.actor, c, 0, 0)
    if s.phase == Phase.EXTRACTION:
        # It works as if revealed earlier; for labour the same player is asked again.
        s.phase = Phase.NEXT_EXTRACTION
