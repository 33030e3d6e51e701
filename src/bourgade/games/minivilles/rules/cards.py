"""What a city holds and what its cards count."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Phase, Player, State
from bourgade.kernel.events import Log, emit

DIALECT = 1

ALWAYS = 127
"""More monuments than there are."""


def result(s: State) -> int:
    """MV-047: the kept sum and what the Harbor added."""
    return int(s.die1) + int(s.die2) + int(s.bonus)


def round_the_table(s: State, p: int) -> int:
    """The seat for an index one past either end of the table."""
    if p < 0:
        return p + int(s.seats)
    return p if p < s.seats else p - int(s.seats)


def in_city(owner: Player, k: int) -> int:
    """Copies of a kind, closed ones included (MV-163)."""
    return int(owner.open[k]) + int(owner.closed[k])


def with_icons(owner: Player, book: Book, icons: int) -> int:
    """Establishments of a city that carry one of the icons (MV-163)."""
    n = 0
    for k in range(book.kinds):
        if icons & (1 << int(book.kind[k].icon)):
            n += in_city(owner, k)
    return n


def open_in_play(s: State, k: int) -> int:
    """Open copies of a kind in all cities."""
    n = 0
    for p in range(s.seats):
        n += int(s.players[p].open[k])
    return n


def has_card_for(owner: Player, book: Book, card: int) -> bool:
    """Whether a city holds any card that ``card`` may touch (MV-114)."""
    for k in range(book.kinds):
        if owner.open[k] + owner.closed[k] > 0 and is_allowed(book, card, k):
            return True
    return False


def is_allowed(book: Book, card: int, k: int) -> bool:
    """MV-011: some cards may not touch kinds with certain icons, in print the tower."""
    return not book.kind[card].except_icons & (1 << int(book.kind[k].icon))


def count(flags: int) -> int:
    """How many words a set holds."""
    n = 0
    while flags:
        flags &= flags - 1
        n += 1
    return n


def monuments_counted(s: State, book: Book, p: int) -> int:
    """Built monuments, as cards count them (MV-010, MV-143)."""
    return count(s.players[p].built & book.counted_monuments)


def owner_meets(s: State, book: Book, p: int, k: int) -> bool:
    """The conditions of a card that its owner has to meet."""
    kind = book.kind[k]
    me = s.players[p]
    if me.built & kind.owner_has != kind.owner_has:
        return False
    if kind.owner_kind >= 0 and in_city(me, kind.owner_kind) == 0:
        return False
    if kind.owner_below < ALWAYS and monuments_counted(s, book, p) >= kind.owner_below:
        return False
    return not 0 < kind.owner_coins_below <= me.coins


def meets_conditions(s: State, book: Book, p: int, k: int) -> bool:
    """MV-065: a card's conditions are read when it resolves."""
    kind = book.kind[k]
    if not owner_meets(s, book, p, k):
        return False
    if kind.on_double and s.die1 != s.die2:
        return False
    if s.players[s.active].coins < kind.roller_coins_at_least:
        return False
    return kind.roller_at_least == 0 or monuments_counted(s, book, s.active) >= kind.roller_at_least


def coins_on_startups(s: State) -> int:
    """MV-122: the coins on the Tech Startups of all players."""
    n = 0
    for p in range(s.seats):
        n += int(s.players[p].startup)
    return n


def forget_choices(s: State) -> None:
    """No card asks for a decision and nothing is picked."""
    s.resolving = -1
    s.partner = -1
    s.picked = -1


def carry_on(s: State) -> None:
    """The decision is made: the resolution goes on where it stopped."""
    forget_choices(s)
    s.phase = Phase.RESOLVING


def take_from(owner: Player, book: Book, card: int) -> None:
    """A card leaves a city; numbers past the kinds are closed cards."""
    if card < book.kinds:
        owner.open[card] -= 1
    else:
        owner.closed[card - book.kinds] -= 1


def put_into(owner: Player, book: Book, card: int) -> None:
    """A card enters a city in the state it had (MV-099)."""
    if card < book.kinds:
        owner.open[card] += 1
    else:
        owner.closed[card - book.kinds] += 1


def close(s: State, p: int, k: int, copies: int, log: Log | None) -> None:
    """MV-159: open copies are turned sideways."""
    if copies > 0:
        s.players[p].open[k] -= copies
        s.players[p].closed[k] += copies
        emit(log, Event.CLOSED, p, k, copies, 0)
