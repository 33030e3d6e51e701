"""Set-up: peoples, turn order, the COLONIAL draft, possessions, bag and ladders."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Phase, State
from bourgade.games.shafausa.rules.boards import place_of
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE

DIALECT = 1


def clear_table(s: State, book: Book) -> None:
    """The table before any choice, with the markers on their start cells (SH-026)."""
    resources = book.resource
    for r in range(book.resources):
        s.sell[r] = resources[r].sell_start
        s.buy[r] = resources[r].buy_start
    for i in range(len(s.ladder)):
        s.ladder[i] = -1
        s.future[i] = -1
        s.order[i] = -1
        s.next_order[i] = -1
        me = s.players[i]
        # Unused seats look the same in every game.
        me.people = book.assigned[i]
        me.power = -1
        reserve = me.reserve
        for k in range(len(reserve)):
            reserve[k] = -1
    s.placing_mine = -1
    s.placing_building = -1
    s.phase = Phase.PREPARING


def prepare(s: State, book: Book, log: Log | None) -> None:
    """SH-018: move on to the next step of set-up."""
    p = unchosen(s)
    if p >= 0:
        s.phase = Phase.DEAL if book.random_peoples else Phase.PEOPLE
        s.actor = CHANCE if book.random_peoples else p  # SH-019
    elif s.order[0] < 0 and book.random_order:
        s.phase = Phase.FIRST if book.family else Phase.ORDER
        s.actor = CHANCE
    elif s.order[0] < 0:
        place_rest(s, log)
    elif book.colonial:
        pick_next(s, book, log)
    else:
        s.phase = Phase.POSSESSIONS


def unchosen(s: State) -> int:
    """The first seat without a people, else -1."""
    for p in range(s.seats):
        if s.players[p].people < 0:
            return p
    return -1


def is_free_people(s: State, book: Book, b: int) -> bool:
    """SH-019: nobody plays it yet; no people is played twice."""
    for p in range(s.seats):
        if s.players[p].people == b:
            return False
    return True


def choose_people(s: State, book: Book, b: int, log: Log | None) -> None:
    """SH-019, SH-215: the next seat plays this people."""
    p = unchosen(s)
    s.players[p].people = b
    emit(log, Event.PEOPLE, p, b, 0, 0)
    s.phase = Phase.PREPARING


# The first turn order


def has_no_place(s: State, book: Book, p: int) -> bool:
    """SH-029, SH-034: a seat outside the turn order as yet."""
    return place_of(s.order, p) < 0


def place_seat(s: State, book: Book, p: int, log: Log | None) -> None:
    """SH-029, SH-034: the next place; the last one, and all in FAMILY, follow without an event."""
    order = s.order
    i = place_of(order, -1)
    order[i] = p
    emit(log, Event.STARTS_AT, p, i + 1, 0, 0)
    if s.phase == Phase.FIRST or i + 2 == s.seats:
        place_rest(s, log)
    if order[s.seats - 1] >= 0:
        s.phase = Phase.PREPARING


def place_rest(s: State, log: Log | None) -> None:
    """SH-034, SH-216: seats without a place follow clockwise from the first or from seat A."""
    order = s.order
    seats = int(s.seats)
    first = max(0, int(order[0]))
    for i in range(seats):
        p = (first + i) % seats
        if place_of(order, p) < 0:
            place = place_of(order, -1)
            order[place] = p
            emit(log, Event.STARTS_AT, p, place + 1, 0, 0)


# The draft


def picked(s: State, p: int) -> int:
    """How many set-up tiles a player holds."""
    n = 0
    tiles = int(s.players[p].tiles)
    while tiles:
        tiles &= tiles - 1
        n += 1
    return n


def picking(picks: int, seats: int) -> int:
    """SH-205 to SH-209: the place in turn order of the next player to pick."""
    return 2 * seats - 1 - picks if seats <= picks < 2 * seats else picks % seats


def pick_next(s: State, book: Book, log: Log | None) -> None:
    """SH-205 to SH-209: pick in order, in reverse order, then in order of the sums."""
    n = 0
    seats = int(s.seats)
    for p in range(seats):
        n += picked(s, p)
    if n == 3 * seats:
        s.phase = Phase.POSSESSIONS
        return
    if n == 2 * seats:
        order_by_sums(s, book, log)
    s.at = picking(n, seats)
    s.phase = Phase.DRAFT
    s.actor = s.order[s.at]


def is_free_tile(s: State, book: Book, t: int) -> bool:
    """SH-204: it is laid out and not yet picked."""
    free = int(book.tiles_in_play)
    for p in range(s.seats):
        free &= ~s.players[p].tiles
    return free >> t & 1 != 0


def pick_tile(s: State, book: Book, t: int, log: Log | None) -> None:
    """One tile for the one who picks."""
    s.players[s.actor].tiles |= 1 << t
    emit(log, Event.PICKED, s.actor, t, 0, 0)
    s.phase = Phase.PREPARING


def order_by_sums(s: State, book: Book, log: Log | None) -> None:
    """SH-207, SH-208: the smallest sum goes first; ties go to the smallest single tile."""
    order = s.order
    for i in range(s.seats):
        best = i
        for j in range(i + 1, s.seats):
            if draft_key(s, book, order[j]) < draft_key(s, book, order[best]):
                best = j
        p = order[best]
        order[best] = order[i]
        order[i] = p
        emit(log, Event.DRAFT_ORDER, p, i + 1, draft_key(s, book, p) // 1000, 0)


def draft_key(s: State, book: Book, p: int) -> int:
    """The sum of a player's tiles, then the smallest of them, in one number."""
    total = 0
    least = 999
    tiles = int(s.players[p].tiles)
    for t in range(book.tiles):
        if tiles >> t & 1:
            figure = int(book.tile[t].figure)
            total += figure
            least = min(least, figure)
    return 1000 * total + least


# Possessions


def lay_possessions(s: State, book: Book, log: Log | None) -> None:
    """SH-020 to SH-025, SH-202: set up what the boards show; other tiles go into the bag."""
    bag = s.bag
    for k in range(book.buildings):
        bag[k] = book.building[k].copies
    for p in range(s.seats):
        me = s.players[p]
        board = book.board[me.people]
        me.money = board.money
        me.miners = board.miners
        me.cities = board.cities
        me.warehouses = board.warehouses
        emit(log, Event.STARTED, p, me.money, me.miners, me.cities)
        buildings = me.buildings
        printed = board.buildings
        for k in range(book.buildings):
            buildings[k] = printed[k]
            if printed[k] > 0 and bag[k] > 0:
                bag[k] -= 1
        mines = me.mines
        dug = board.mines
        for c in range(book.cities):
            for r in range(book.resources):
                mines[c, r] = dug[c, r]
        if me.tiles:
            receive_gifts(s, book, p, log)
    s.at = 0
    s.phase = Phase.LADDERS


def receive_gifts(s: State, book: Book, p: int, log: Log | None) -> None:
    """SH-210, SH-211: give everything that the three tiles show."""
    me = s.players[p]
    tiles = int(me.tiles)
    chf = 0
    warehouses = 0
    miners = 0
    cities = 0
    for t in range(book.tiles):
        if tiles >> t & 1:
            tile = book.tile[t]
            chf += int(tile.chf)
            warehouses += int(tile.warehouses)
            miners += int(tile.miners)
            cities += int(tile.cities)
            k = int(tile.building)
            if k >= 0:
                me.buildings[k] = 1
                s.bag[k] -= 1
                emit(log, Event.GIFT_BUILDING, p, k, 0, 0)
    warehouses = min(warehouses, book.most_warehouses - me.warehouses)
    miners = min(miners, book.most_miners - me.miners)
    cities = min(cities, book.cities - me.cities)
    me.money += chf
    me.warehouses += warehouses
    me.miners += miners
    me.cities += cities
    emit(log, Event.GIFT_MONEY, p, chf, 0, 0)
    emit(log, Event.GIFT, p, warehouses, miners, cities)
