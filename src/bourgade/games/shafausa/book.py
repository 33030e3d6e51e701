"""The book: the figures with the options chosen, as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bourgade.games.shafausa.actions import CITIES, ITEMS
from bourgade.games.shafausa.effects import COUNTS, EFFECTS, WINDOWS, EffectTable
from bourgade.games.shafausa.layout import Phase
from bourgade.games.shafausa.options import NO_PEOPLE, people_option
from bourgade.games.shafausa.tables import Content, People
from bourgade.kernel.game import Options
from bourgade.kernel.notation import Words


def fill_book(content: Content, options: Options, words: Words, book: Any) -> None:
    """Write the figures with the options chosen into the book."""
    _fill_table(content, options, words, book)
    _fill_costs(content, options, words, book)
    _fill_scoring(content, options, book)
    for r, resource in enumerate(content.resources.values()):
        row, mine = book.resource[r], content.mines[resource.id]
        for column in ("sell", "buy"):
            for end in ("start", "min", "max"):
                setattr(row, f"{column}_{end}", getattr(resource, f"{column}_{end}"))
        row.output = mine.output
        row.points = mine.vp
    _fill_buildings(content, options, words, book)
    for c, power in enumerate(content.powers.values()):
        row = book.feature[len(words["buildings"]) + c]
        _fill_feature(power.effect, words, row)
        row.people = words["peoples"].index(power.people)
        row.window = WINDOWS[power.window]
        book.board[row.people].cards |= 1 << c
        if row.window == Phase.OVER:
            book.board[row.people].final_card = c
    for b, people in enumerate(content.peoples.values()):
        _fill_board(content, options, words, people, book.board[b])
    for t, tile in enumerate(content.tiles.values()):
        row = book.tile[t]
        row.figure, row.chf = tile.value, tile.chf
        book.tiles_in_play |= (tile.back <= options["players"]) << t
        row.building = words["buildings"].index(tile.building) if tile.building else -1
        row.warehouses, row.miners, row.cities = tile.warehouses, tile.miners, tile.cities


def _fill_table(content: Content, options: Options, words: Words, book: Any) -> None:
    edition, limits = content.editions[options["edition"]], content.limits
    for name in ("resources", "buildings", "peoples", "powers", "tiles"):
        setattr(book, name, len(words[name]))
    book.family = options["edition"] == "family"
    book.colonial = options["edition"] == "colonial"
    book.with_powers = options["power_cards"] == "on"
    book.random_order = options["start_order"] == "random"
    book.random_peoples = options["peoples"] == "random"
    book.cities = edition.cities_in_play
    book.most_miners = content.miners.most
    book.most_warehouses = len(content.warehouses.cost)
    book.round_cap = options["round_cap"]
    book.acquisitions = limits.acquisitions_per_round
    book.warehouses_per_round = limits.warehouses_per_round
    book.speculations = limits.speculations_per_round
    book.fee = limits.reserve_fee_chf
    book.opening_bid = content.auction.opening_bid
    book.raise_by = content.auction.increment
    book.items = len(ITEMS.words)
    _fill_bets(content, words, book)
    book.assigned[:] = -1
    for seat in range(options["players"]):
        people = options[people_option(seat)]
        if people != NO_PEOPLE:
            book.assigned[seat] = words["peoples"].index(people)
    for number, price in content.miners.cost_to_reach.items():
        book.miner_price[int(number)] = price
    book.warehouse_price[1:] = content.warehouses.cost


def _fill_bets(content: Content, words: Words, book: Any) -> None:
    """SH-116 to SH-120, in the order of the moves: fix, raise, lower, raise2, lower2, vary."""
    price, resources = content.speculation, range(len(words["resources"]))
    bets: list[tuple[int, ...]] = []  # price, resource, sell, buy, sell_by, buy_by
    for r in resources:
        bets += [(price.fix, r, 1, 0, 0, 0), (price.fix, r, 0, 1, 0, 0)]
        bets += [(price.fix_both, r, 1, 1, 0, 0)]
    for by in (1, -1, 2, -2):
        cost = price.move_one if abs(by) == 1 else price.move_two
        for r in resources:
            bets += [(cost, r, 1, 0, by, 0), (cost, r, 0, 1, 0, by)]
    for r in resources:
        bets += [(price.vary, r, 1, 1, sell, buy) for sell in (1, -1) for buy in (1, -1)]
    allowed = {0: 1, 1: 2, -1: 4, 2: 8, -2: 16}
    book.bets = len(bets)
    book.bet_price[:] = [bet[0] for bet in bets]
    for n, name in enumerate(("resource", "sell", "buy", "sell_by", "buy_by"), 1):
        book.bet[name] = [bet[n] for bet in bets]
    for column in range(2):
        book.bet_needs[column] = [
            bet[2 + column] * allowed[bet[4 + column]] << 5 * bet[1] for bet in bets
        ]


def _fill_costs(content: Content, options: Options, words: Words, book: Any) -> None:
    def write(row: int, cost: Mapping[str, int]) -> None:
        for resource, amount in cost.items():
            book.cost[row, words["resources"].index(resource)] = amount

    for r, resource in enumerate(words["resources"]):
        write(r, content.mines[resource].cost)
    book.construction = len(words["resources"])
    write(book.construction, content.limits.construction_cost)
    book.first_city = book.construction + 1
    for b, people in enumerate(content.peoples.values()):
        side = content.colonial if options["edition"] == "colonial" else people
        for city, cost in side.city_cost.items():
            write(book.first_city + len(CITIES.words) * b + int(city) - 1, cost)


def _fill_scoring(content: Content, options: Options, book: Any) -> None:
    scoring = content.scorings["family" if options["edition"] == "family" else "geek"]
    points = book.points
    points.city, points.warehouse, points.miner = scoring.city, scoring.warehouse, scoring.miner
    points.ten_buildings = scoring.ten_buildings
    points.eleven_buildings = scoring.eleven_buildings
    points.all_warehouses = scoring.all_warehouses_built
    points.filled_warehouses = scoring.all_warehouses_filled
    points.full_cities = scoring.all_cities_full
    points.all_miners = scoring.max_miners
    points.chf = scoring.chf_per_vp


def _fill_buildings(content: Content, options: Options, words: Words, book: Any) -> None:
    removed = content.editions[options["edition"]].buildings_removed
    copies = sum(back <= options["players"] for back in content.limits.building_backs)
    for k, name in enumerate(words["buildings"]):
        building, row = content.buildings[name], book.building[k]
        row.price, row.points = building.price, building.vp
        row.replaces = words["buildings"].index(building.replaces) if building.replaces else -1
        row.replacing_price = building.price_for_replacing
        row.counts = building.for_sale
        row.copies = copies if building.for_sale and name not in removed else 0
        book.kinds += row.copies > 0
        _fill_feature(building.effect, words, book.feature[k])
        book.with_effect[EFFECTS[building.effect.key].effect] |= 1 << k
        book.feature[k].people = -1
        book.feature[k].window = -1


def _fill_feature(effect: EffectTable, words: Words, row: Any) -> None:
    key = EFFECTS[effect.key]
    row.effect = key.effect
    row.resource = -1
    for param, field in key.params.items():
        value = getattr(effect, param)
        match param:
            case "resource":
                row.resource = words["resources"].index(value)
            case "resources":
                row.resources = sum(1 << words["resources"].index(name) for name in value)
            case "count":
                row.count = COUNTS[value]
            case _:
                setattr(row, field, value)


def _fill_board(content: Content, options: Options, words: Words, people: People, row: Any) -> None:
    edition = content.editions[options["edition"]]
    if options["edition"] == "colonial":  # SH-201, SH-202
        side = content.colonial
        row.money, row.miners, row.cities = side.money, side.miners, side.cities
        row.warehouses = side.warehouses
        row.slots[:] = side.slots
        return
    row.money, row.miners, row.cities = people.money, people.miners, people.cities
    row.warehouses = edition.warehouses_at_start
    row.slots[:] = people.slots
    for city, mines in people.mines.items():
        for resource, amount in mines.items():
            if int(city) <= edition.cities_in_play:
                row.mines[int(city) - 1, words["resources"].index(resource)] = amount
    for name, city in people.buildings.items():
        if city <= edition.cities_in_play:
            row.buildings[words["buildings"].index(name)] = city
