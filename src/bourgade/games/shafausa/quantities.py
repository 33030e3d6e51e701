"""What players of Shafausa count, so that moves can be explained in words. Plain Python."""

from __future__ import annotations

from bourgade.games.shafausa.actions import BUILDINGS, ITEMS
from bourgade.games.shafausa.knowledge import is_later
from bourgade.games.shafausa.layout import Book, Effect, Phase, State
from bourgade.games.shafausa.rules import boards
from bourgade.games.shafausa.rules.ending import points_for, total_points
from bourgade.games.shafausa.rules.turn_order import passed
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import Dim
from bourgade.kernel.quantities import Quantities, Quantity


def has_board(s: State, seat: int) -> bool:
    """Whether a seat has its people and its first city."""
    return s.players[seat].people >= 0 and s.players[seat].cities > 0


def tally_points(variant: Variant, s: State, seat: int) -> list[tuple[Dim, str, int]]:
    """The lines of the final count that gave a seat points (SH-186 to SH-198)."""
    book = variant.plain_book
    lines = (
        (word, points_for(s, book, seat, n)) for n, word in enumerate(ITEMS.words[: book.items])
    )
    return [(ITEMS, word, points) for word, points in lines if points]


def points(variant: Variant, s: State, seat: int) -> int | None:
    """Victory points if the game ended now."""
    return total_points(s, variant.plain_book, seat) if has_board(s, seat) else None


def income(variant: Variant, s: State, seat: int) -> int | None:
    """What mines and buildings bring per round, in CHF at current selling prices."""
    book: Book = variant.plain_book
    me = s.players[seat]
    if not has_board(s, seat):
        return None
    total = 0
    for r in range(book.resources):
        total += boards.mines_of(me, r) * int(book.resource[r].output) * int(s.sell[r])
    for k in range(book.buildings):
        if boards.is_active(me, k):
            feature = book.feature[k]
            r = int(feature.resource)
            match feature.effect:
                case Effect.INCOME:
                    total += int(feature.amount)
                case Effect.PRODUCE:
                    total += int(feature.amount) * int(s.sell[r])
                case Effect.DOUBLE_MINES:
                    mines = min(boards.mines_of(me, r), int(feature.most))
                    total += mines * int(book.resource[r].output) * int(s.sell[r])
                case _:
                    pass
    return total


def money(variant: Variant, s: State, seat: int) -> int:
    """Money, in CHF."""
    return int(s.players[seat].money)


def goods(variant: Variant, s: State, seat: int) -> int:
    """What the cubes are worth, in CHF at current selling prices."""
    cubes = s.players[seat].cubes
    return sum(int(cubes[r]) * int(s.sell[r]) for r in range(variant.plain_book.resources))


def slots(variant: Variant, s: State, seat: int) -> int | None:
    """Free slots in built cities."""
    if not has_board(s, seat):
        return None
    return boards.free_in_built(s.players[seat], variant.plain_book)


def mines(variant: Variant, s: State, seat: int) -> int:
    """Active mines."""
    return boards.mines_in(s.players[seat], variant.plain_book, s.players[seat].cities)


def tiles(variant: Variant, s: State, seat: int) -> int:
    """Kinds of building on the board and in the reserve."""
    return boards.owned_kinds(s.players[seat], variant.plain_book).bit_count()


def place(variant: Variant, s: State, seat: int) -> int | None:
    """The place in turn order; in an auction, the future place of a seat that has passed."""
    if s.phase in (Phase.AUCTION, Phase.INSERT):
        behind = boards.place_of(s.next_order, seat)
        if behind >= 0:
            return behind + int(s.seats) - passed(s) + 1
    now = boards.place_of(s.order, seat)
    return now + 1 if now >= 0 else None


def for_sale(variant: Variant, s: State, seat: int) -> list[int | None]:
    """For each building, whether the seat may still buy it this round and can afford it."""
    book: Book = variant.plain_book
    me = s.players[seat]
    if s.phase != Phase.BUYING or not has_board(s, seat) or not is_later(s, seat):
        return [None] * int(book.buildings)
    owned, offered = boards.owned_kinds(me, book), boards.kinds_on(s.ladder)
    return [
        int(bool(offered & ~owned & (1 << k)) and boards.tile_price(me, book, k) <= me.money)
        for k in range(book.buildings)
    ]


QUANTITIES = Quantities(
    (
        Quantity("points", points, 1, 4.0, 1.0, within="turn", theme="score"),
        Quantity("income", income, 1, 2.0, 0.5, theme="grow"),
        Quantity("tiles", tiles, 1, 1.5, theme="grow"),
        Quantity("for_sale", for_sale, 1, 0, 0.5, of=BUILDINGS, theme="tempo"),
        Quantity("place", place, -1, 0.8, theme="tempo"),
        Quantity("slots", slots, 1, 0.8, theme="room"),
        Quantity("mines", mines, 1, 0.5, theme="grow"),
        Quantity("goods", goods, 1, 0.5, 0.4, within="turn", theme="save"),
        Quantity("money", money, 1, 0.5, 0.3, within="turn", theme="save"),
    ),
)
