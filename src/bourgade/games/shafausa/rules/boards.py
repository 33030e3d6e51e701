"""What stands on a player's board, what it does, and what things cost the player."""

from __future__ import annotations

from bourgade.games.shafausa.layout import Book, Effect, Player, State
from bourgade.kernel.layout import Ints

DIALECT = 1


def offer_set(words: int, first: int, out: Ints, n: int) -> int:
    """Offer every word of a set."""
    i = 0
    while words >> i:
        if words >> i & 1:
            out[n] = first + i
            n += 1
        i += 1
    return n


# Mines, buildings and slots


def is_active(me: Player, k: int) -> bool:
    """SH-012: a building works once its city is built."""
    return 0 < me.buildings[k] <= me.cities


def owned_kinds(me: Player, book: Book) -> int:
    """SH-013, SH-064: the kinds on the board, active or not, and in the reserve."""
    kinds = kinds_on(me.reserve)
    buildings = me.buildings
    for k in range(book.buildings):
        if buildings[k] > 0:
            kinds |= 1 << k
    return kinds


def kinds_on(row: Ints) -> int:
    """The kinds on a ladder or in a reserve, as a set."""
    kinds = 0
    for i in range(len(row)):
        if row[i] >= 0:
            kinds |= 1 << int(row[i])
    return kinds


def place_of(row: Ints, k: int) -> int:
    """The first place in a row that holds the word; -1 if none does."""
    for i in range(len(row)):
        if row[i] == k:
            return i
    return -1


def reserve_size(me: Player) -> int:
    """How many tiles are in the reserve."""
    n = place_of(me.reserve, -1)
    return n if n >= 0 else len(me.reserve)


def mines_of(me: Player, r: int) -> int:
    """SH-012: the active mines of a resource."""
    n = 0
    mines = me.mines
    for c in range(me.cities):
        n += int(mines[c, r])
    return n


def mines_in(me: Player, book: Book, cities: int) -> int:
    """All mines in the first so many cities; those in built cities are active."""
    n = 0
    mines = me.mines
    for c in range(cities):
        for r in range(book.resources):
            n += int(mines[c, r])
    return n


def free_slots(me: Player, book: Book, c: int) -> int:
    """SH-010: the empty slots of a city (cities counted from 0)."""
    free = int(book.board[me.people].slots[c])
    mines = me.mines
    buildings = me.buildings
    for r in range(book.resources):
        free -= int(mines[c, r])
    for k in range(book.buildings):
        if buildings[k] == c + 1:
            free -= 1
    return free


def free_in_built(me: Player, book: Book) -> int:
    """Free slots in all built cities."""
    free = -mines_in(me, book, me.cities)
    slots = book.board[me.people].slots
    buildings = me.buildings
    for c in range(me.cities):
        free += int(slots[c])
    for k in range(book.buildings):
        if 0 < buildings[k] <= me.cities:
            free -= 1
    return free


def cube_count(me: Player, book: Book) -> int:
    """How many cubes a player holds."""
    n = 0
    cubes = me.cubes
    for r in range(book.resources):
        n += int(cubes[r])
    return n


# What works


def card_of(me: Player, book: Book, effect: int) -> int:
    """The feature of the revealed card if it has this effect, else -1 (SH-149)."""
    if me.power >= 0:
        card = int(book.buildings) + int(me.power)
        if book.feature[card].effect == effect:
            return card
    return -1


def kinds_with(book: Book, effect: int) -> int:
    """The kinds of building with this effect, as a set."""
    return int(book.with_effect[effect])


def sum_of(me: Player, book: Book, effect: int) -> int:
    """The sum over active buildings and the revealed card with this effect."""
    total = 0
    k = 0
    kinds = kinds_with(book, effect)
    while kinds >> k:
        if kinds >> k & 1 and is_active(me, k):
            total += int(book.feature[k].amount)
        k += 1
    card = card_of(me, book, effect)
    if card >= 0:
        total += int(book.feature[card].amount)
    return total


def reduced(me: Player, book: Book, price: int, effect: int) -> int:
    """SH-152: add up the discounts, then apply the minimum price once."""
    off = 0
    floor = 0
    k = 0
    kinds = kinds_with(book, effect)
    while kinds >> k:
        if kinds >> k & 1 and is_active(me, k):
            off += int(book.feature[k].amount)
            floor = max(floor, int(book.feature[k].floor))
        k += 1
    card = card_of(me, book, effect)
    if card >= 0:
        off += int(book.feature[card].amount)
        floor = max(floor, int(book.feature[card].floor))
    return min(int(price), max(floor, int(price) - off))


def storage(me: Player, book: Book) -> int:
    """SH-088: one cube per warehouse, plus what a Loft stores."""
    return int(me.warehouses) + sum_of(me, book, Effect.STORAGE)


def mine_limit(me: Player, book: Book) -> int:
    """SH-076: as many mines as miners, plus one for a Booster Shop or Deep Galleries."""
    return int(me.miners) + sum_of(me, book, Effect.MINE_CAP)


# Prices in CHF


def tile_price(me: Player, book: Book, k: int) -> int:
    """SH-065, SH-066: the printed price less discounts; the House is cheaper with an Office."""
    replaced = int(book.building[k].replaces)
    if replaced >= 0 and me.buildings[replaced] > 0:
        return int(book.building[k].replacing_price)
    return reduced(me, book, book.building[k].price, Effect.CHEAPER_TILES)


def miner_price(me: Player, book: Book) -> int:
    """SH-079, SH-135: the price of the next miner."""
    return reduced(me, book, book.miner_price[me.miners + 1], Effect.CHEAPER_MINERS)


def warehouse_price(me: Player, book: Book) -> int:
    """SH-069, SH-157: the price of the next warehouse."""
    price = book.warehouse_price[me.warehouses + 1]
    return reduced(me, book, price, Effect.CHEAPER_WAREHOUSES)


# Prices in cubes


def cubes_in(book: Book, row: int) -> int:
    """How many cubes a price asks for."""
    n = 0
    for r in range(book.resources):
        n += int(book.cost[row, r])
    return n


def city_row(me: Player, book: Book) -> int:
    """SH-080: the row in the cost table for the next city."""
    return int(book.first_city) + 5 * int(me.people) + int(me.cities)


def city_discount(me: Player, book: Book) -> int:
    """SH-169: how many cubes Harmony takes off, leaving the minimum."""
    card = card_of(me, book, Effect.CHEAPER_CITIES)
    if card < 0:
        return 0
    left = cubes_in(book, city_row(me, book)) - int(book.feature[card].floor)
    return max(0, min(int(book.feature[card].amount), left))


def mine_discount(s: State, book: Book, me: Player) -> int:
    """SH-156: how many cubes Brute Strength takes off the first mine of a round."""
    card = card_of(me, book, Effect.CHEAPER_MINES)
    if card >= 0 and s.mines_built < book.feature[card].most:
        return int(book.feature[card].amount)
    return 0


def lacking(me: Player, book: Book, row: int, off: int) -> int:
    """SH-042, SH-156, SH-169: cubes missing for a price, its dearest cubes waived first."""
    missing = 0
    cubes = me.cubes
    cost = book.cost
    for i in range(book.resources):
        r = int(book.resources) - 1 - i
        due = int(cost[row, r])
        if due > 0:
            let_off = min(due, off)
            off -= let_off
            missing += max(0, due - let_off - int(cubes[r]))
    return missing
