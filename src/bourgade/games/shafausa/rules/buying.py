"""Phase 3: one tile bought or discarded, and up to two warehouses."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Effect, State
from bourgade.games.shafausa.rules.boards import (
    card_of,
    kinds_on,
    owned_kinds,
    place_of,
    reserve_size,
    tile_price,
    warehouse_price,
)
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1


def surcharge(s: State, book: Book, p: int) -> int:
    """SH-154: the surcharge for a tile from the Future ladder; -1 without an Embassy."""
    card = card_of(s.players[p], book, Effect.FUTURE)
    return int(book.feature[card].price) if card >= 0 else -1


def offer_ladder(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-062, SH-064: tiles of the Buildings ladder that the player does not own."""
    kinds = kinds_on(s.ladder) & ~owned_kinds(s.players[s.actor], book)
    return offer_tiles(s, book, kinds, first, 0, out, n)


def offer_future(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-154: with an Embassy, those of the Future ladder too."""
    more = -1 if book.family else surcharge(s, book, s.actor)
    if more < 0:
        return n
    kinds = kinds_on(s.future) & ~owned_kinds(s.players[s.actor], book)
    return offer_tiles(s, book, kinds, first, more, out, n)


def offer_discards(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-067, SH-105: any tile of the ladder, but not in FAMILY."""
    return n if book.family else offer_tiles(s, book, kinds_on(s.ladder), first, 0, out, n)


def offer_tiles(s: State, book: Book, kinds: int, first: int, more: int, out: Ints, n: int) -> int:
    """SH-065: the tiles of a set that the player can afford, with a surcharge."""
    me = s.players[s.actor]
    if s.acquisitions < book.acquisitions:
        k = 0
        while kinds >> k:
            if kinds >> k & 1 and me.money >= tile_price(me, book, k) + more:
                out[n] = first + k
                n += 1
            k += 1
    return n


def can_build_warehouse(s: State, book: Book) -> bool:
    """SH-069, SH-070, SH-105: the next one, two a round; none in FAMILY."""
    me = s.players[s.actor]
    if book.family or s.warehouses_built >= book.warehouses_per_round:
        return False
    return me.warehouses < book.most_warehouses and me.money >= warehouse_price(me, book)


def build_warehouse(s: State, book: Book, log: Log | None) -> None:
    """SH-069: the next warehouse."""
    me = s.players[s.actor]
    price = warehouse_price(me, book)
    me.money -= price
    me.warehouses += 1
    s.warehouses_built += 1
    emit(log, Event.WAREHOUSE, s.actor, me.warehouses, price, 0)


def acquire_tile(s: State, book: Book, k: int, log: Log | None) -> None:
    """SH-062: from the Buildings ladder into the reserve."""
    take_tile(s, book, k, Event.ACQUIRED, log)


def acquire_future_tile(s: State, book: Book, k: int, log: Log | None) -> None:
    """SH-154: from the Future ladder into the reserve."""
    take_tile(s, book, k, Event.ACQUIRED_FUTURE, log)


def discard_tile(s: State, book: Book, k: int, log: Log | None) -> None:
    """SH-067: from the Buildings ladder into the bag."""
    take_tile(s, book, k, Event.DISCARDED, log)


def take_tile(s: State, book: Book, k: int, kind: int, log: Log | None) -> None:
    """SH-062, SH-063, SH-067, SH-154: pay, then move the tile to the reserve or the bag."""
    me = s.players[s.actor]
    price = tile_price(me, book, k)
    if kind == Event.ACQUIRED_FUTURE:
        price += surcharge(s, book, s.actor)
        s.future[place_of(s.future, k)] = -1
    else:
        s.ladder[place_of(s.ladder, k)] = -1
    if kind == Event.DISCARDED:
        s.bag[k] += 1
    else:
        me.reserve[reserve_size(me)] = k
    me.money -= price
    s.acquisitions += 1
    emit(log, kind, s.actor, k, price, 0)
