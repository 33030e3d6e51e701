"""How good a position is: what the greedy bot looks at."""

from .layout import Book, State

DIALECT = 1


def evaluate(s: State, book: Book, seat: int) -> int:
    """A cottage is worth more than the wood it takes."""
    me = s.players[seat]
    return 2 * int(book.cost) * int(me.cottages) + int(me.wood)
