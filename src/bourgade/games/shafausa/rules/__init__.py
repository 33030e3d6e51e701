"""The rules of Shafausa, in order of play. Numbers such as SH-058 are those of RULES.md."""

from __future__ import annotations

from bourgade.games.shafausa.actions import (
    BUILDINGS,
    BUY_WAYS,
    CITIES,
    COLUMNS,
    PEOPLES,
    PLACES,
    POWERS,
    RESOURCES,
    SELL_WAYS,
    SIDES,
    TILES,
)
from bourgade.games.shafausa.layout import Book, Phase, State
from bourgade.games.shafausa.rules.administration import (
    can_pay_fee,
    copies_in_bag,
    draw_tile,
    may_return,
    pay_fee,
    return_tile,
)
from bourgade.games.shafausa.rules.buying import (
    acquire_future_tile,
    acquire_tile,
    build_warehouse,
    can_build_warehouse,
    discard_tile,
    offer_discards,
    offer_future,
    offer_ladder,
)
from bourgade.games.shafausa.rules.ending import money_after, total_points
from bourgade.games.shafausa.rules.extraction import do_labour, offer_labour
from bourgade.games.shafausa.rules.flow import automatic_steps
from bourgade.games.shafausa.rules.management import (
    build_mine,
    build_tile,
    can_found,
    can_hire,
    found_city,
    has_room,
    hire_miner,
    offer_buildings,
    offer_mines,
    place_in,
)
from bourgade.games.shafausa.rules.powers import offer_powers, reveal
from bourgade.games.shafausa.rules.setting_up import (
    choose_people,
    clear_table,
    has_no_place,
    is_free_people,
    is_free_tile,
    pick_tile,
    place_seat,
)
from bourgade.games.shafausa.rules.speculation import leave_prices, offer_speculation, speculate
from bourgade.games.shafausa.rules.trade import (
    buy_cube,
    offer_buying,
    offer_selling,
    offer_smuggling,
    offer_transmuting,
    sell_cube,
    use_card,
)
from bourgade.games.shafausa.rules.turn_order import (
    can_bid,
    can_stand_at,
    pass_bid,
    raise_bid,
    stand_at,
)
from bourgade.games.shafausa.rules.turns import finish
from bourgade.kernel.layout import SEATS, Grid
from bourgade.kernel.verbs import Verbs, dispatch, outcome, verb

DIALECT = 1


class Act(Verbs, rule="SH-038", then=automatic_steps):
    """What the players decide, in the order of a round, then what falls by chance."""

    # Set-up
    take_people: int = verb(
        PEOPLES, word="take", phase=Phase.PEOPLE, when=is_free_people, do=choose_people
    )
    tile: int = verb(TILES, phase=Phase.DRAFT, when=is_free_tile, do=pick_tile)
    # Extraction
    labour: int = verb(RESOURCES, phase=Phase.EXTRACTION, offer=offer_labour, do=do_labour)
    # The auction for the turn order
    bid: int = verb(phase=Phase.AUCTION, when=can_bid, do=raise_bid)
    skip: int = verb(word="pass", do={Phase.AUCTION: pass_bid, Phase.SPECULATION: leave_prices})
    place: int = verb(PLACES, phase=Phase.INSERT, when=can_stand_at, do=stand_at)
    # Buying
    acquire: int = verb(BUILDINGS, phase=Phase.BUYING, offer=offer_ladder, do=acquire_tile)
    acquire_future: int = verb(
        BUILDINGS,
        word="acquire future",
        phase=Phase.BUYING,
        offer=offer_future,
        do=acquire_future_tile,
    )
    discard: int = verb(BUILDINGS, phase=Phase.BUYING, offer=offer_discards, do=discard_tile)
    warehouse: int = verb(phase=Phase.BUYING, when=can_build_warehouse, do=build_warehouse)
    # Management
    mine: int = verb(RESOURCES, phase=Phase.MANAGEMENT, offer=offer_mines, do=build_mine)
    build: int = verb(BUILDINGS, phase=Phase.MANAGEMENT, offer=offer_buildings, do=build_tile)
    in_city: int = verb(CITIES, word="in", phase=Phase.SITE, when=has_room, do=place_in)
    miner: int = verb(phase=Phase.MANAGEMENT, when=can_hire, do=hire_miner)
    city: int = verb(phase=Phase.MANAGEMENT, when=can_found, do=found_city)
    # Trade; GEEK and COLONIAL trade in management alone (SH-108)
    buy: int = verb(
        RESOURCES,
        phase=(Phase.BUYING, Phase.MANAGEMENT, Phase.FEE),
        offer=offer_buying,
        do=buy_cube,
    )
    sell: int = verb(
        RESOURCES,
        phase=(Phase.BUYING, Phase.MANAGEMENT, Phase.SURPLUS, Phase.FEE),
        offer=offer_selling,
        do=sell_cube,
    )
    transmute: int = verb(RESOURCES, phase=Phase.MANAGEMENT, offer=offer_transmuting, do=use_card)
    smuggle: int = verb(RESOURCES, phase=Phase.MANAGEMENT, offer=offer_smuggling, do=use_card)
    # Administration
    pay: int = verb(phase=Phase.FEE, when=can_pay_fee, do=pay_fee)
    give_back: int = verb(word="return", phase=Phase.FEE, when=may_return, do=return_tile)
    # Speculation: six actions, which the book numbers in this order
    fix: int = verb(
        RESOURCES, SIDES, phase=Phase.SPECULATION, offer=offer_speculation, do=speculate
    )
    raise_price: int = verb(RESOURCES, COLUMNS, word="raise", joins=True)
    lower_price: int = verb(RESOURCES, COLUMNS, word="lower", joins=True)
    raise_two: int = verb(RESOURCES, COLUMNS, word="raise2", joins=True)
    lower_two: int = verb(RESOURCES, COLUMNS, word="lower2", joins=True)
    vary: int = verb(RESOURCES, SELL_WAYS, BUY_WAYS, joins=True)
    # At any time
    power: int = verb(
        POWERS,
        phase=(
            Phase.EXTRACTION, Phase.AUCTION, Phase.BUYING, Phase.MANAGEMENT, Phase.SPECULATION,
        ),
        offer=offer_powers,
        do=reveal,
    )  # fmt: skip
    done: int = verb(phase=(Phase.EXTRACTION, Phase.BUYING, Phase.MANAGEMENT), do=finish)
    # Chance
    deal: int = outcome(PEOPLES, phase=Phase.DEAL, when=is_free_people, do=choose_people)
    next_seat: int = outcome(
        SEATS, word="next", phase=Phase.ORDER, when=has_no_place, do=place_seat
    )
    first: int = outcome(SEATS, phase=Phase.FIRST, when=has_no_place, do=place_seat)
    draw: int = outcome(BUILDINGS, phase=Phase.DRAW, weigh=copies_in_bag, do=draw_tile)


legal, chance, apply = dispatch(Act)


def setup(s: State, book: Book) -> None:
    """SH-018: an empty table; then whatever needs neither a choice nor chance."""
    clear_table(s, book)
    automatic_steps(s, book, None)


def score(s: State, book: Book, out: Grid) -> None:
    """SH-185 to SH-200: victory points, then CHF after conversion."""
    for p in range(s.seats):
        out[p, 0] = total_points(s, book, p)
        out[p, 1] = money_after(s, book, p)


def observe(s: State, seat: int) -> None:
    """SH-044: everything is open to everyone."""
