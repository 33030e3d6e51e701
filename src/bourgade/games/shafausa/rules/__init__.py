"""The rules of Shafausa, in order of play. Numbers such as SH-058 are those of RULES.md."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Effect, Phase, State
from bourgade.games.shafausa.rules.administration import (
    clear_ladder,
    draw_tile,
    fill_ladders,
    free_market,
    may_return,
    settle,
)
from bourgade.games.shafausa.rules.boards import free_slots, kinds_on, owned_kinds
from bourgade.games.shafausa.rules.buying import (
    can_build_warehouse,
    offer_tiles,
    surcharge,
    take_tile,
)
from bourgade.games.shafausa.rules.ending import end_check, money_after, total_points
from bourgade.games.shafausa.rules.extraction import (
    answer,
    begin_round,
    can_labour,
    next_extraction,
)
from bourgade.games.shafausa.rules.management import (
    build,
    build_mine,
    can_use_units,
    go_up,
    offer_building,
    place_in,
)
from bourgade.games.shafausa.rules.powers import reveal, usable_cards
from bourgade.games.shafausa.rules.setting_up import (
    choose_people,
    clear_table,
    free_peoples,
    free_tiles,
    lay_possessions,
    pick_tile,
    place_seat,
    prepare,
)
from bourgade.games.shafausa.rules.speculation import offer_speculation, speculate
from bourgade.games.shafausa.rules.trade import buy_cube, buying_price, sell_cube, use_card
from bourgade.games.shafausa.rules.turn_order import (
    bid,
    can_bid,
    next_bid,
    pass_bid,
    passed,
    stand_at,
)
from bourgade.games.shafausa.rules.turns import begin_stage, finish, next_turn
from bourgade.kernel.events import Log
from bourgade.kernel.layout import Grid, Ints

DIALECT = 1


def setup(s: State, book: Book) -> None:
    """SH-018: an empty table; then whatever needs neither a choice nor chance."""
    clear_table(s, book)
    while go_on(s, book, None):
        pass


# What can be chosen


def legal(s: State, book: Book, out: Ints) -> int:
    """The choices of the current decision, ascending."""
    n = 0
    p = int(s.actor)
    me = s.players[p]
    act = book.act
    match s.phase:
        case Phase.PEOPLE:
            n = offer_set(free_peoples(s, book), act.take_people, out, n)
        case Phase.DRAFT:
            n = offer_set(free_tiles(s, book), act.tile, out, n)
        case Phase.EXTRACTION:
            if can_labour(s, book, p):
                resources = int(book.feature[book.buildings + me.power].resources)
                n = offer_set(resources, act.labour, out, n)
        case Phase.AUCTION:
            if can_bid(s, book):
                n = add(out, n, act.bid)
            n = add(out, n, act.skip)
        case Phase.INSERT:
            n = offer_set((2 << passed(s)) - 1, act.place, out, n)
        case Phase.BUYING:
            n = offer_purchases(s, book, out)
        case Phase.MANAGEMENT:
            n = offer_trade(s, book, out, offer_building(s, book, out))
            n = offer_card_use(s, book, out, n)
        case Phase.SITE:
            for c in range(me.cities):
                if free_slots(me, book, c) > 0:
                    n = add(out, n, act.in_city + c)
        case Phase.SURPLUS:
            n = offer_cubes(s, book, act.sell, out, n)
        case Phase.FEE:
            if book.family:  # SH-108
                n = offer_trade(s, book, out, n)
            if me.money >= book.fee:
                n = add(out, n, act.pay)
            if may_return(s, book):
                n = add(out, n, act.give_back)
        case Phase.SPECULATION:
            n = offer_speculation(s, book, out, add(out, n, act.skip))
        case _:
            pass
    n = offer_set(usable_cards(s, book, p, s.phase), act.power, out, n)
    if s.phase == Phase.EXTRACTION or s.phase == Phase.BUYING or s.phase == Phase.MANAGEMENT:
        n = add(out, n, act.done)
    return n


def add(out: Ints, n: int, action: int) -> int:
    """Add one choice to the list."""
    out[n] = action
    return n + 1


def offer_set(words: int, first: int, out: Ints, n: int) -> int:
    """Every word of a set."""
    i = 0
    while words >> i:
        if words >> i & 1:
            n = add(out, n, first + i)
        i += 1
    return n


def offer_purchases(s: State, book: Book, out: Ints) -> int:
    """SH-061, SH-104: tiles and warehouses; FAMILY may trade instead (SH-105, SH-108)."""
    p = int(s.actor)
    act = book.act
    mine = owned_kinds(s.players[p], book)
    n = offer_tiles(s, book, kinds_on(s.ladder) & ~mine, act.acquire, 0, out, 0)
    if book.family:
        return offer_trade(s, book, out, n)
    more = surcharge(s, book, p)
    if more >= 0:
        n = offer_tiles(s, book, kinds_on(s.future) & ~mine, act.acquire_future, more, out, n)
    n = offer_tiles(s, book, kinds_on(s.ladder), act.discard, 0, out, n)  # SH-067
    if can_build_warehouse(s, book, p):
        n = add(out, n, act.warehouse)
    return n


def offer_trade(s: State, book: Book, out: Ints, n: int) -> int:
    """SH-084: cubes that can be paid, and cubes that are there to sell."""
    money = int(s.players[s.actor].money)
    for r in range(book.resources):
        if money >= buying_price(s, book, s.actor, r):
            n = add(out, n, book.act.buy + r)
    return offer_cubes(s, book, book.act.sell, out, n)


def offer_cubes(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """A cube of each kind that the player holds."""
    cubes = s.players[s.actor].cubes
    for r in range(book.resources):
        if cubes[r] > 0:
            n = add(out, n, first + r)
    return n


def offer_card_use(s: State, book: Book, out: Ints, n: int) -> int:
    """SH-166, SH-175: cubes to transmute, the dearest kind left out, or to smuggle."""
    act = book.act
    if can_use_units(s, book, s.actor, Effect.TRANSMUTE):
        n = offer_cubes(s, book, act.transmute, out, n)
        if n > 0 and out[n - 1] == act.smuggle - 1:
            n -= 1
    if can_use_units(s, book, s.actor, Effect.SMUGGLE):
        n = offer_cubes(s, book, act.smuggle, out, n)
    return n


def chance(s: State, book: Book, out: Ints, weight: Ints) -> int:
    """SH-029, SH-034, SH-043, SH-215: peoples and seats alike, tiles by their number."""
    n = 0
    act = book.act
    match s.phase:
        case Phase.DEAL:
            n = offer_set(free_peoples(s, book), act.deal, out, n)
        case Phase.DRAW:
            bag = s.bag
            for k in range(book.buildings):
                if bag[k] > 0:
                    weight[n] = bag[k]
                    n = add(out, n, act.draw + k)
            return n
        case _:
            left = (1 << int(s.seats)) - 1
            first = act.first if s.phase == Phase.FIRST else act.next_seat
            n = offer_set(left & ~kinds_on(s.order), first, out, n)
    for i in range(n):
        weight[i] = 1
    return n


# What is done


def apply(s: State, book: Book, action: int, log: Log | None) -> None:
    """Carry out a choice or an outcome, and everything that follows until the next one."""
    act_on(s, book, action, log)
    while go_on(s, book, log):
        pass


def act_on(s: State, book: Book, action: int, log: Log | None) -> None:
    """One choice or outcome, by the phase it belongs to; a card can be revealed in several."""
    act = book.act
    if act.power <= action < act.done:
        reveal(s, action - act.power, log)
        return
    match s.phase:
        case Phase.DEAL:
            choose_people(s, action - act.deal, log)
        case Phase.PEOPLE:
            choose_people(s, action - act.take_people, log)
        case Phase.ORDER:
            place_seat(s, action - act.next_seat, log)
        case Phase.FIRST:
            place_seat(s, action - act.first, log)
        case Phase.DRAW:
            draw_tile(s, action - act.draw, log)
        case Phase.DRAFT:
            pick_tile(s, action - act.tile, log)
        case Phase.EXTRACTION:
            answer(s, book, action, log)
        case Phase.AUCTION:
            if action == act.bid:
                bid(s, book, log)
            else:
                pass_bid(s, book, log)
        case Phase.INSERT:
            stand_at(s, action - act.place, log)
        case Phase.SITE:
            place_in(s, action - act.in_city, log)
        case Phase.SPECULATION:
            speculate(s, book, action, log)
        case _:
            act_at_leisure(s, book, action, log)


def act_at_leisure(s: State, book: Book, action: int, log: Log | None) -> None:
    """Buying, management and administration: what a player does in any sequence."""
    act = book.act
    if action == act.done:
        finish(s, Phase.NEXT_BUYING if s.phase == Phase.BUYING else Phase.NEXT_MANAGEMENT, log)
    elif action >= act.pay:
        settle(s, book, action, log)
    elif action >= act.smuggle:
        use_card(s, book, action - act.smuggle, log)
    elif action >= act.transmute:
        use_card(s, book, action - act.transmute, log)
    elif action >= act.sell:
        sell_cube(s, book, action - act.sell, log)
    elif action >= act.buy:
        buy_cube(s, book, action - act.buy, log)
    elif action >= act.miner or action == act.warehouse:
        go_up(s, book, action, log)
    elif action >= act.build:
        build(s, book, action - act.build, log)
    elif action >= act.mine:
        build_mine(s, book, action - act.mine, log)
    elif action >= act.discard:
        take_tile(s, book, action - act.discard, Event.DISCARDED, log)
    elif action >= act.acquire_future:
        take_tile(s, book, action - act.acquire_future, Event.ACQUIRED_FUTURE, log)
    else:
        take_tile(s, book, action - act.acquire, Event.ACQUIRED, log)


def go_on(s: State, book: Book, log: Log | None) -> bool:
    """What comes by itself; False when somebody must decide, chance acts, or the game is over."""
    match s.phase:
        case Phase.PREPARING:
            prepare(s, book, log)
        case Phase.POSSESSIONS:
            lay_possessions(s, book, log)
        case Phase.PRODUCTION:
            begin_round(s, book, log)
        case Phase.NEXT_EXTRACTION:
            next_extraction(s, book, log)
        case Phase.NEXT_BID:
            next_bid(s, book, log)
        case Phase.NEXT_BUYING:
            if not next_turn(s, book, Phase.BUYING):
                begin_stage(s, 3, Phase.NEXT_MANAGEMENT, log)
        case Phase.NEXT_MANAGEMENT:
            if not next_turn(s, book, Phase.MANAGEMENT):  # SH-087, SH-110
                begin_stage(s, 4, Phase.NEXT_FEE if book.family else Phase.NEXT_SURPLUS, log)
        case Phase.NEXT_SURPLUS:
            if not next_turn(s, book, Phase.SURPLUS):
                s.phase = Phase.END_CHECK if book.family else Phase.NEXT_FEE
        case Phase.NEXT_FEE:
            if not next_turn(s, book, Phase.FEE):
                if book.family:
                    clear_ladder(s, log)
                s.phase = Phase.LADDERS
        case Phase.LADDERS:
            fill_ladders(s, book, log)
        case Phase.FREE_MARKET:
            free_market(s, book, log)
        case Phase.NEXT_SPECULATION:
            if not next_turn(s, book, Phase.SPECULATION):  # SH-114: all markers turn back
                s.sell_frozen = 0
                s.buy_frozen = 0
                s.phase = Phase.END_CHECK
        case Phase.END_CHECK:
            end_check(s, book, log)
        case _:
            return False
    return True


def score(s: State, book: Book, out: Grid) -> None:
    """SH-185 to SH-200: victory points, then CHF after conversion."""
    for p in range(s.seats):
        out[p, 0] = total_points(s, book, p)
        out[p, 1] = money_after(s, book, p)


def observe(s: State, seat: int) -> None:
    """SH-044: everything is open to everyone."""
