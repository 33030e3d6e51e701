"""What a bot knows about Shafausa: how good a position is. Written in the dialect.

All values are in hundredths of a victory point.
"""

from __future__ import annotations

from bourgade.games.shafausa.actions import Item
from bourgade.games.shafausa.layout import Book, Effect, Phase, State
from bourgade.games.shafausa.rules.boards import (
    city_discount,
    city_row,
    free_in_built,
    is_active,
    mine_discount,
    mine_limit,
    miner_price,
    mines_in,
    mines_of,
    owned_kinds,
    place_of,
    storage,
    tile_price,
    warehouse_price,
)
from bourgade.games.shafausa.rules.ending import money_after, points_for, total_points
from bourgade.games.shafausa.rules.turn_order import passed

DIALECT = 1

POINT = 100
STEP = 2  # a move towards a goal
SLOT = 48  # a free slot in a built city, while few are free
STORE = 20  # room for a cube
ROOM = 24  # each miner beyond the mines
USUAL = 15  # rounds in a typical game
PLACE = 12  # each place further ahead in the turn order
VICTORY = 10_000_000
NOTHING = -10_000_000


def evaluate(s: State, book: Book, seat: int) -> int:
    """How far the seat is ahead of its best opponent."""
    return evaluate_beyond(s, book, seat, NOTHING)


def evaluate_beyond(s: State, book: Book, seat: int, least: int) -> int:
    """The same where it is ``least`` or more: no further opponent can make it more."""
    if s.over:
        return outcome(s, book, seat)
    rounds = rounds_left(s, book)
    mine = 3 * worth(s, book, seat, rounds)
    first = richest(s, seat)
    best = worth(s, book, first, rounds) if first >= 0 else NOTHING
    for p in range(s.seats):
        if p != seat and p != first and mine - best >= least:
            best = max(best, worth(s, book, p, rounds))
    return mine - best


def richest(s: State, seat: int) -> int:
    """The opponent who has built most: probably the best, who is looked at first."""
    found = -1
    most = 0
    for p in range(s.seats):
        if p != seat:
            me = s.players[p]
            built = 4 * int(me.cities) + int(me.miners) + int(me.warehouses)
            if found < 0 or built > most:
                most = built
                found = p
    return found


def outcome(s: State, book: Book, seat: int) -> int:
    """Winning comes first, then winning by as much as possible."""
    mine = 1000 * total_points(s, book, seat) + money_after(s, book, seat)
    best = NOTHING
    for p in range(s.seats):
        if p != seat:
            best = max(best, 1000 * total_points(s, book, p) + money_after(s, book, p))
    return mine - best + (VICTORY if mine >= best else -VICTORY)


def rounds_left(s: State, book: Book) -> int:
    """Rounds left, guessed from the clock alone, so that filling a slot does not look bad."""
    return max(1, min(max(2, USUAL - int(s.turn)), int(book.round_cap) - int(s.turn) + 1))


def chf(rounds: int) -> int:
    """What a CHF is worth: more early on, while it can still be invested."""
    return 5 + min(5, rounds)


def cube(s: State, r: int, rounds: int) -> int:
    """What a cube is worth if it can be stored: between its two prices."""
    return (int(s.sell[r]) + int(s.buy[r])) * chf(rounds) // 2


def worth(s: State, book: Book, p: int, rounds: int) -> int:
    """Points, goods, future income, the place in turn order, and what is within reach."""
    me = s.players[p]
    if me.cities == 0:
        return gifts(s, book, p, rounds)
    before = s.phase < Phase.MANAGEMENT  # this round's management
    if s.phase == Phase.MANAGEMENT or s.phase == Phase.SITE:
        before = is_later(s, p)
    total = goods(s, book, p, before, rounds) + prospects(s, book, p, rounds)
    for item in range(Item.POWER):  # a number that compilers know: they write the loop out
        if item < book.items:
            total += POINT * points_for(s, book, p, item)
    total += card_worth(s, book, p, rounds) + place_worth(s, book, p, rounds)
    if s.actor == p and s.phase == Phase.SITE:
        if s.placing_mine >= 0:
            total += mine_worth(s, book, s.placing_mine, rounds)
        else:
            total += building_worth(s, book, p, s.placing_building, rounds)
    # What is within reach now counts more than what is within reach next round.
    building = best_goal(s, book, p, rounds) * (90 if before else 45)
    shops_later = s.phase >= Phase.BUYING and not (s.phase == Phase.BUYING and is_later(s, p))
    shopping = best_purchase(s, book, p, rounds) * (80 if shops_later else 90)
    return total + max(building, shopping) // 100


def is_later(s: State, p: int) -> bool:
    """Whether the seat has yet to finish its turn in this phase."""
    return place_of(s.order, p) >= s.at


def gifts(s: State, book: Book, p: int, rounds: int) -> int:
    """What the set-up tiles picked so far will bring."""
    total = 0
    for t in range(book.tiles):
        if s.players[p].tiles & (1 << t):
            tile = book.tile[t]
            total += int(tile.chf) * chf(rounds) + 140 * int(tile.warehouses)
            total += 140 * int(tile.miners) + 350 * int(tile.cities)
            if tile.building >= 0:
                total += building_worth(s, book, p, tile.building, rounds)
    return total


def goods(s: State, book: Book, p: int, before: bool, rounds: int) -> int:
    """Money and cubes; cubes without storage have to be sold after management."""
    me = s.players[p]
    rate = chf(rounds)
    total = int(me.money) * rate
    room = storage(me, book)
    for i in range(book.resources):
        r = int(book.resources) - 1 - i
        held = int(me.cubes[r])
        kept = held if before else min(room, held)
        room -= kept
        total += kept * cube(s, r, rounds) + (held - kept) * int(s.sell[r]) * rate
    return total


def prospects(s: State, book: Book, p: int, rounds: int) -> int:
    """What mines and buildings will bring, and the room for more."""
    me = s.players[p]
    total = 0
    for r in range(book.resources):
        mines = mines_of(me, r)
        if mines > 0:
            total += mines * (mine_worth(s, book, r, rounds) - point_of_mine(book, r))
    for k in range(book.buildings):
        if is_active(me, k):
            points = POINT * int(book.building[k].points)
            total += building_worth(s, book, p, k, rounds) - points
        elif me.buildings[k] > 0:
            total += building_worth(s, book, p, k, rounds) // 3
    slots = free_in_built(me, book)
    for i in range(book.buildings):
        if me.reserve[i] >= 0:
            wanted = building_worth(s, book, p, me.reserve[i], rounds)
            total += wanted // 2 if slots > i else wanted // 3
    total += SLOT * min(slots, 3) + SLOT // 6 * slots + STORE * int(me.warehouses)
    total += ROOM * min(3, mine_limit(me, book) - mines_in(me, book, book.cities))
    return total


def point_of_mine(book: Book, r: int) -> int:
    return POINT * int(book.resource[r].points)


def mine_worth(s: State, book: Book, r: int, rounds: int) -> int:
    """Its points, and its cubes in the rounds to come."""
    output = int(book.resource[r].output) * (rounds - 1) * cube(s, r, rounds)
    return point_of_mine(book, r) + 7 * output // 10


def building_worth(s: State, book: Book, p: int, k: int, rounds: int) -> int:
    """Its points, and its effect in the rounds to come."""
    me = s.players[p]
    feature = book.feature[k]
    amount = int(feature.amount)
    rate = chf(rounds)
    later = rounds - 1
    total = POINT * int(book.building[k].points)
    match feature.effect:
        case Effect.INCOME:
            total += amount * later * rate
        case Effect.PRODUCE:
            total += 7 * amount * later * cube(s, feature.resource, rounds) // 10
        case Effect.DOUBLE_MINES:
            mines = min(mines_of(me, feature.resource), int(feature.most))
            total += 7 * mines * later * cube(s, feature.resource, rounds) // 10
        case Effect.STORAGE:
            total += 6 * amount * later
        case Effect.CHEAPER_MINERS:
            left = int(book.most_miners) - int(me.miners)
            total += min(left, later) * amount * rate
        case Effect.MINE_CAP:
            total += 2 * ROOM
        case _:
            total += amount * later * rate // 3
    return total


def card_worth(s: State, book: Book, p: int, rounds: int) -> int:
    """What the revealed card will bring, or the final card if none is revealed."""
    me = s.players[p]
    feature = book.feature[book.buildings + max(0, int(me.power))]
    if me.power < 0 or feature.window == Phase.OVER:
        return POINT * points_for(s, book, p, Item.POWER) + 15 * rounds
    amount = int(feature.amount)
    rate = chf(rounds)
    left = 0
    match feature.effect:
        case Effect.CHEAPER_MINERS:
            left = min(rounds, int(book.most_miners) - int(me.miners)) * amount
        case Effect.CHEAPER_WAREHOUSES:
            left = min(2 * rounds, int(book.most_warehouses) - int(me.warehouses)) * amount
        case Effect.CHEAPER_CITIES:
            left = (int(book.cities) - int(me.cities)) * amount * 4
        case Effect.CHEAPER_MINES:
            left = rounds * amount * 3
        case Effect.MINE_CAP:
            left = 20
        case Effect.LABOUR:
            left = rounds * 4
        case Effect.EXTRA_OUTPUT:
            left = rounds * min(mines_of(me, feature.resource), int(feature.most)) * 2
        case Effect.CHEAPER_CUBES | Effect.TRANSMUTE | Effect.SMUGGLE:
            left = rounds * 2
        case _:
            left = rounds
    return left * rate


def place_worth(s: State, book: Book, p: int, rounds: int) -> int:
    """The place in turn order; in an auction, the expected place and the bid to pay."""
    if s.phase == Phase.AUCTION or s.phase == Phase.INSERT:
        left = int(s.seats) - passed(s)  # players who pass later step in front
        place = place_of(s.next_order, p)
        if place >= 0:
            return -PLACE * (place + left)
        place = left if s.actor == p else left - 1
        return -PLACE * max(1, place) - int(s.players[p].bid) * chf(rounds)
    return -PLACE * max(0, place_of(s.order, p))


# Goals


def best_purchase(s: State, book: Book, p: int, rounds: int) -> int:
    """The best tile on the ladder and a warehouse, if affordable."""
    me = s.players[p]
    rate = chf(rounds)
    money = int(me.money)
    best = 0
    price = 0
    mine = owned_kinds(me, book)
    if s.actor != p or s.acquisitions < book.acquisitions:
        for i in range(s.seats):
            k = int(s.ladder[i])
            if k >= 0 and not mine >> k & 1:
                asked = tile_price(me, book, k)
                if asked <= money:
                    gain = building_worth(s, book, p, k, rounds) // 2 - asked * rate
                    if gain > best:
                        best = gain
                        price = asked
    if not book.family and me.warehouses < book.most_warehouses:
        if s.actor != p or s.warehouses_built < book.warehouses_per_round:
            cost = warehouse_price(me, book)
            gain = POINT + STORE - cost * rate
            if cost + price <= money:
                best += max(0, gain)
            elif cost <= money:
                best = max(best, gain)
    return best


def best_goal(s: State, book: Book, p: int, rounds: int) -> int:
    """The best thing a player can build with what they have, and how close they are."""
    me = s.players[p]
    best = 0
    slots = free_in_built(me, book)
    if slots > 0:
        if mines_in(me, book, book.cities) < mine_limit(me, book):
            off = mine_discount(s, book, me)
            for i in range(book.resources):
                r = int(book.resources) - 1 - i
                gain = mine_worth(s, book, r, rounds) - ROOM - slot_worth(slots)
                if gain > best:  # nothing remains of it but less
                    best = max(best, goal(s, book, p, r, off, gain, rounds))
        for i in range(book.buildings):
            if me.reserve[i] >= 0:
                gain = building_worth(s, book, p, me.reserve[i], rounds) // 2 - slot_worth(slots)
                if gain > best:
                    best = max(best, goal(s, book, p, book.construction, 0, gain, rounds))
    if me.cities < book.cities:
        gain = POINT + new_slots(s, book, p, slots, rounds)
        if gain > best:
            row = city_row(me, book)
            best = max(best, goal(s, book, p, row, city_discount(me, book), gain, rounds))
    if me.miners < book.most_miners:
        price = miner_price(me, book)
        gain = POINT - price * chf(rounds) - STEP
        if mine_limit(me, book) - mines_in(me, book, book.cities) < 3:
            gain += ROOM
        if price <= me.money:
            best = max(best, gain)
    return best


def slot_worth(slots: int) -> int:
    """What filling a slot costs."""
    return SLOT // 6 + (SLOT if slots <= 3 else 0)


def new_slots(s: State, book: Book, p: int, slots: int, rounds: int) -> int:
    """What the next city adds: free slots, and the possessions dormant in it."""
    me = s.players[p]
    c = int(me.cities)
    free = int(book.board[me.people].slots[c])
    total = 0
    for r in range(book.resources):
        free -= int(me.mines[c, r])
        total += int(me.mines[c, r]) * mine_worth(s, book, r, rounds)
    for k in range(book.buildings):
        if me.buildings[k] == c + 1:
            free -= 1
            total += building_worth(s, book, p, k, rounds) * 2 // 3
    return total + SLOT * min(free, max(0, 3 - slots)) + SLOT // 6 * free


def goal(s: State, book: Book, p: int, row: int, off: int, gain: int, rounds: int) -> int:
    """What remains of a gain after buying and spending its cubes; 0 if unaffordable."""
    me = s.players[p]
    missing = 0  # CHF
    spare = 0  # CHF from cubes that are not needed
    steps = 1
    used = 0
    for i in range(book.resources):
        r = int(book.resources) - 1 - i
        due = int(book.cost[row, r])
        let_off = min(due, off)
        off -= let_off
        due -= let_off
        held = min(due, int(me.cubes[r]))
        used += held * cube(s, r, rounds)
        missing += (due - held) * int(s.buy[r])
        steps += due - held
        spare += (int(me.cubes[r]) - held) * int(s.sell[r])
    short = max(0, missing - int(me.money))
    if short > spare:
        return 0
    return gain - used - missing * chf(rounds) - short * chf(rounds) // 2 - STEP * steps
