"""Observations of Shafausa, and the features a trained net sees. Written in the dialect."""

from __future__ import annotations

from bourgade.games.shafausa.knowledge import rounds_left, worth
from bourgade.games.shafausa.layout import Book, Player, State
from bourgade.games.shafausa.rules.boards import mine_limit, place_of, storage
from bourgade.games.shafausa.rules.ending import total_points
from bourgade.kernel.layout import NOBODY, Ints

DIALECT = 1

PHASES = 16
CITIES = 5


def describe(s: State, book: Book, seat: int, out: Ints) -> int:
    """For a seat: its board and goods. For the table: the market and the tiles for sale."""
    if seat == NOBODY:
        return describe_table(s, book, out)
    me = s.players[seat]
    out[0] = me.money
    out[1] = min(int(me.money), 10)
    out[2] = me.cities
    out[3] = me.miners
    out[4] = me.warehouses
    out[5] = me.bid
    out[6] = me.used
    out[7] = s.actor == seat
    place = place_of(s.order, seat)
    out[8] = place >= s.at
    out[9] = max(0, place)
    out[10] = place_of(s.next_order, seat) + 1
    settled = me.people >= 0
    out[11] = total_points(s, book, seat) if settled else 0
    out[12] = storage(me, book) if settled else 0
    n = describe_slots(me, book, out, 13)
    n = describe_goods(me, book, out, n)
    n = describe_choice(me.people, book.peoples, out, n)
    n = describe_choice(me.power, book.powers, out, n)
    return describe_set(me.tiles, book.tiles, out, n)


def describe_slots(me: Player, book: Book, out: Ints, n: int) -> int:
    """How many more mines the seat may build, and the free slots of its built cities."""
    for i in range(CITIES + 2):
        out[n + i] = 0
    if me.people < 0:
        return n + CITIES + 2
    cities = int(me.cities)
    slots = book.board[me.people].slots
    mines = me.mines
    allowed = mine_limit(me, book)
    free = 0
    for c in range(book.cities):
        here = 0
        for r in range(book.resources):
            here += int(mines[c, r])
        allowed -= here
        if c < cities:
            out[n + 2 + c] = int(slots[c]) - here
            free += int(slots[c]) - here
    buildings = me.buildings
    for k in range(book.buildings):
        c = int(buildings[k])
        if 0 < c <= cities:
            out[n + 1 + c] -= 1
            free -= 1
    out[n] = allowed
    out[n + 1] = free
    return n + CITIES + 2


def describe_goods(me: Player, book: Book, out: Ints, n: int) -> int:
    """Cubes, active mines, and the buildings: active, dormant and in the reserve."""
    many = int(book.resources)
    cities = int(me.cities)
    cubes = me.cubes
    mines = me.mines
    for r in range(many):
        active = 0
        for c in range(cities):
            active += int(mines[c, r])
        out[n + r] = cubes[r]
        out[n + many + r] = active
    n += 2 * many
    many = int(book.buildings)
    buildings = me.buildings
    reserve = me.reserve
    for k in range(many):
        out[n + k] = 0 < buildings[k] <= cities
        out[n + many + k] = buildings[k] > cities
        out[n + 2 * many + k] = 0
    for i in range(many):
        if reserve[i] >= 0:
            out[n + 2 * many + int(reserve[i])] = 1
    return n + 3 * many


def describe_choice(one: int, many: int, out: Ints, n: int) -> int:
    """One-hot: a 1 at the given index; -1 sets nothing."""
    for i in range(many):
        out[n + i] = 0
    if one >= 0:
        out[n + int(one)] = 1
    return n + int(many)


def describe_set(some: int, many: int, out: Ints, n: int) -> int:
    """Multi-hot: a 1 for every word in the set."""
    for i in range(many):
        out[n + i] = some >> i & 1
    return n + int(many)


def describe_table(s: State, book: Book, out: Ints) -> int:
    """The round, the pending decision, the prices with their markers, and the tiles."""
    n = describe_choice(s.phase, PHASES, out, 0)
    out[n] = s.turn
    out[n + 1] = max(0, int(book.round_cap) - int(s.turn))
    out[n + 2] = s.seats
    out[n + 3] = s.at
    out[n + 4] = s.bid
    out[n + 5] = s.acquisitions
    out[n + 6] = s.warehouses_built
    out[n + 7] = s.mines_built
    out[n + 8] = s.settled
    out[n + 9] = s.speculations
    out[n + 10] = book.family
    out[n + 11] = book.colonial
    n += 12
    many = int(book.resources)
    for r in range(many):
        out[n + r] = s.sell[r]
        out[n + many + r] = s.buy[r]
    n = describe_set(s.sell_frozen, many, out, n + 2 * many)
    n = describe_set(s.buy_frozen, many, out, n)
    n = describe_set(s.sold, many, out, n)
    n = describe_choice(s.placing_mine, many, out, n)
    many = int(book.buildings)
    n = describe_choice(s.placing_building, many, out, n)
    for k in range(many):
        out[n + k] = 0
        out[n + many + k] = 0
        out[n + 2 * many + k] = s.bag[k]
    for i in range(s.seats):
        if s.ladder[i] >= 0:
            out[n + int(s.ladder[i])] += 1
        if s.future[i] >= 0:
            out[n + many + int(s.future[i])] += 1
    return n + 3 * many


def regard(s: State, book: Book, seat: int, out: Ints) -> int:
    """For a net: also how many rounds to expect, and how well a seat stands."""
    n = describe(s, book, seat, out)
    rounds = rounds_left(s, book)
    if seat == NOBODY:
        out[n] = rounds
    else:
        out[n] = worth(s, book, seat, rounds) // 10 if s.players[seat].people >= 0 else 0
    return n + 1
