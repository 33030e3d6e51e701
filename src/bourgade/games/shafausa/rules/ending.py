"""The end check and the final count."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Ending, Event, Item
from bourgade.games.shafausa.layout import Book, Count, Effect, Feature, Phase, State
from bourgade.games.shafausa.rules.boards import (
    cube_count,
    free_in_built,
    free_slots,
    is_active,
    mines_of,
)
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import NOBODY

DIALECT = 1


def end_check(s: State, book: Book, log: Log | None) -> None:
    """SH-177 to SH-183: the first reason that applies ends the game."""
    s.at = 0
    for p in range(s.seats):
        if has_full_cities(s, book, p):
            s.ending = Ending.CITIES
    if s.ending == Ending.NONE and not book.family:
        for p in range(s.seats):
            if s.players[p].warehouses == book.most_warehouses and has_filled(s, book, p):
                s.ending = Ending.WAREHOUSES
    if s.ending == Ending.NONE and s.turn >= book.round_cap:
        s.ending = Ending.ROUND_CAP
    if s.ending != Ending.NONE:
        finish_game(s, book, log)
    else:
        s.phase = Phase.PRODUCTION


def has_full_cities(s: State, book: Book, p: int) -> bool:
    """SH-178, SH-181: whether every city in play is built and full."""
    me = s.players[p]
    return me.cities == book.cities and free_in_built(me, book) == 0


def has_filled(s: State, book: Book, p: int) -> bool:
    """SH-180: whether the cubes fill every built warehouse."""
    return cube_count(s.players[p], book) >= s.players[p].warehouses


def finish_game(s: State, book: Book, log: Log | None) -> None:
    """SH-151, SH-184: put final cards into use, log the count, and let nobody act any more."""
    emit(log, Event.ENDED, -1, s.ending - 1, 0, 0)
    for p in range(s.seats):
        card = final_card(s, book, p)
        if card >= 0:
            s.players[p].power = card - book.buildings
            emit(log, Event.FINAL_CARD, p, s.players[p].power, 0, 0)
    s.phase = Phase.OVER
    s.actor = NOBODY
    s.over = 1
    if log is not None:
        tell_count(s, book, log)


def tell_count(s: State, book: Book, log: Log | None) -> None:
    """Log every line of the count that gives points, then the winners (SH-199, SH-200)."""
    most = 0  # points
    richest = 0  # CHF of the players with most points
    level = 0  # how many players are level
    winners = 0
    for p in range(s.seats):
        tell_lines(s, book, p, log)
        points = total_points(s, book, p)
        money = money_after(s, book, p)
        emit(log, Event.TOTAL, p, points, money, 0)
        if p == 0 or points > most:
            most = points
            richest = money
            level = 0
            winners = 0
        if points == most:
            level += 1
            if money > richest:
                richest = money
                winners = 0
            if money == richest:
                winners += 1
    for p in range(s.seats):
        if total_points(s, book, p) == most and money_after(s, book, p) == richest:
            if winners > 1:
                emit(log, Event.SHARES_VICTORY, p, most, 0, 0)
            elif level > 1:
                emit(log, Event.WON_BY_MONEY, p, most, richest, 0)
            else:
                emit(log, Event.WON, p, most, 0, 0)


def tell_lines(s: State, book: Book, p: int, log: Log | None) -> None:
    """SH-186 to SH-198: log one player's lines; a final card names its own line."""
    me = s.players[p]
    for item in range(book.items):
        if item == Item.MONEY and cube_count(me, book) > 0:
            worth = money_after(s, book, p) - int(me.money)
            emit(log, Event.CONVERTED, p, cube_count(me, book), worth, 0)
        points = points_for(s, book, p, item)
        if points > 0:
            by_card = item == Item.POWER
            if item == Item.MONEY:
                by_card = chf_per_point(s, book, p) != book.points.chf
            if by_card:
                emit(log, Event.SCORED_BY_CARD, p, item, points, me.power)
            else:
                emit(log, Event.SCORED, p, item, points, 0)


# The count


def total_points(s: State, book: Book, p: int) -> int:
    """SH-185: the sum of all lines."""
    total = 0
    for item in range(book.items):
        total += points_for(s, book, p, item)
    return total


def points_for(s: State, book: Book, p: int, item: int) -> int:
    """SH-186 to SH-198: one line of the count."""
    me = s.players[p]
    points = book.points
    total = 0
    match item:
        case Item.CITIES:
            total = int(me.cities) * int(points.city)
        case Item.WAREHOUSES:
            total = int(me.warehouses) * int(points.warehouse)
        case Item.MINERS:
            total = int(me.miners) * int(points.miner)
        case Item.BUILDINGS:
            for k in range(book.buildings):
                if is_active(me, k):
                    total += int(book.building[k].points)
        case Item.MINES:
            for r in range(book.resources):
                total += mines_of(me, r) * int(book.resource[r].points)
        case Item.MANY_BUILDINGS:
            kinds = kinds_built(s, book, p)
            if kinds > 10:
                total = int(points.eleven_buildings)
            elif kinds == 10:
                total = int(points.ten_buildings)
        case Item.ALL_WAREHOUSES:
            if me.warehouses == book.most_warehouses:
                total = int(points.all_warehouses)
        case Item.FILLED_WAREHOUSES:
            if me.warehouses == book.most_warehouses and has_filled(s, book, p):
                total = int(points.filled_warehouses)
        case Item.FULL_CITIES:
            if has_full_cities(s, book, p):
                total = int(points.full_cities)
        case Item.ALL_MINERS:
            if me.miners == book.most_miners:
                total = int(points.all_miners)
        case Item.POWER:
            total = power_points(s, book, p)
        case _:
            total = money_after(s, book, p) // chf_per_point(s, book, p)
    return total


def kinds_built(s: State, book: Book, p: int) -> int:
    """SH-137: kinds of active building, without the Office."""
    n = 0
    for k in range(book.buildings):
        if book.building[k].counts and is_active(s.players[p], k):
            n += 1
    return n


def final_card(s: State, book: Book, p: int) -> int:
    """SH-151: the final card of a player who revealed none, else -1."""
    me = s.players[p]
    if me.people < 0 or not book.with_powers:
        return -1
    card = int(book.board[me.people].final_card)
    return int(book.buildings) + card if me.power < 0 or me.power == card else -1


def power_points(s: State, book: Book, p: int) -> int:
    """SH-196: the points of a final card."""
    card = final_card(s, book, p)
    if card < 0 or book.feature[card].effect != Effect.END_POINTS:
        return 0
    feature = book.feature[card]
    counted = max(0, counted_by(s, book, p, feature) - int(feature.needs))
    return min(int(feature.most), int(feature.amount) * (counted // int(feature.per)))


def counted_by(s: State, book: Book, p: int, feature: Feature) -> int:
    """What a final card counts."""
    me = s.players[p]
    n = 0
    match feature.count:
        case Count.BUILDING_KINDS_BUILT:
            n = kinds_built(s, book, p)
        case Count.ACTIVE_MINES:
            for r in range(book.resources):
                if feature.resources & (1 << r):
                    n += mines_of(me, r)
        case Count.SELL_MARKERS_AT_OR_ABOVE_START:
            for r in range(book.resources):
                if s.sell[r] >= book.resource[r].sell_start:
                    n += 1
        case Count.FULL_CITIES:
            for c in range(me.cities):
                if free_slots(me, book, c) == 0:
                    n += 1
        case Count.MINERS:
            n = int(me.miners)
        case _:
            n = min(int(me.warehouses), cube_count(me, book))
    return n


def chf_per_point(s: State, book: Book, p: int) -> int:
    """SH-158, SH-198: how many CHF are worth one point."""
    card = final_card(s, book, p)
    if card >= 0 and book.feature[card].effect == Effect.HOARD:
        return int(book.feature[card].price)
    return int(book.points.chf)


def money_after(s: State, book: Book, p: int) -> int:
    """SH-197: money after turning all cubes into CHF at the buying price."""
    money = int(s.players[p].money)
    for r in range(book.resources):
        money += int(s.players[p].cubes[r]) * int(s.buy[r])
    return money
