"""What Shafausa has to print: boards of the peoples and of everybody, tiles, mines, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bourgade.games.shafausa.tables import (
    BuildingTile,
    Colonial,
    Content,
    Mine,
    People,
    Power,
    ResourceFigures,
    SetupTile,
)
from bourgade.kernel.printed import (
    PrintedArea,
    PrintedFace,
    PrintedMark,
    PrintedPiece,
    PrintedSymbol,
    PrintedText,
    PrintOrder,
    printed_card,
)

TILE = 34.0
"""A side of a tile: building, mine or set-up tile; slots of the boards have room for it."""
SLOT = 35.5
BOARD = (191.0, 226.0)
TRACK = (191.0, 44.0)
SCALE = (93.0, 44.0)
ON_BOARD = ("money", "miners", "cities", "slots", "city_cost", "mines", "buildings")
"""Figures of a people that its words are about."""
MINES = 80
"""Mines in the box (SH-006); of which kinds nobody knows, so each gets its share."""


def pieces(order: PrintOrder) -> Iterable[PrintedPiece]:
    """What the chosen version of the game is played with."""
    content: Content = order.variant.content
    edition = content.editions[str(order.variant.options["edition"])]
    seats, colonial = content.limits.players_max, edition.id == "colonial"
    for people in content.peoples.values():
        yield _board(
            order, people, content.colonial if colonial else people, edition.cities_in_play
        )
    yield _track(order, content, seats)
    for resource in content.resources.values():
        yield _scale(order, resource)
    for kind in content.buildings.values():
        if kind.id not in edition.buildings_removed:
            yield from _tiles(order, content, kind)
    for mine in content.mines.values():
        yield _mine(order, mine, -(-MINES // len(content.mines)))
    if edition.id != "family":
        for power in content.powers.values():
            yield _power(order, power)
    if colonial:
        for tile in content.tiles.values():
            yield _setup(order, tile)


def _cubes(
    costs: Mapping[str, int], x: float, y: float, width: float, size: float
) -> Iterable[PrintedMark]:
    """Numbers of cubes with their symbols, in a row in the middle of a width."""
    shown = [(name, n) for name, n in costs.items() if n]
    each = size * 1.9
    left = x + (width - each * len(shown)) / 2
    for n, (name, amount) in enumerate(shown):
        at = left + n * each
        yield PrintedText(at, y, size * 0.85, size, str(amount), size * 2.2, True, align="right")
        yield PrintedSymbol(at + size * 0.9, y, size, f"resources-{name}")


# Boards


def _board(order: PrintOrder, people: People, side: People | Colonial, cities: int) -> PrintedPiece:
    """A side of a people's board: LEGEND, or COLONIAL, where nothing is printed."""
    name = order.name("peoples", people.id)
    width, height = BOARD
    about = order.does("people", people.id, *ON_BOARD) if side is people else ""
    marks: list[PrintedMark] = [
        PrintedArea(2, 2, width - 4, height - 4, "paper", "line-strong", 4),
        PrintedSymbol(6, 5, 26, f"peoples-{people.id}"),
        PrintedText(35, 5, 100, 10, name, 20, True, align="left"),
        PrintedText(35, 15, 105, 16, about, 9.5, align="left"),
        PrintedSymbol(146, 6, 10, "chf"),
        PrintedText(158, 6, 26, 10, str(side.money), 18, True, align="left"),
        PrintedSymbol(146, 19, 10, "miner"),
        PrintedText(158, 19, 26, 10, str(side.miners), 18, True, align="left"),
    ]
    column = (width - 6) / len(side.slots)
    for n in range(cities):
        marks += _city(order, side, n + 1, 3 + n * column, column)
    return PrintedPiece("peoples", people.id, name, 1, width, height, tuple(marks))


def _city(
    order: PrintOrder, side: People | Colonial, city: int, x: float, wide: float
) -> Iterable[PrintedMark]:
    """A city: its number, its price, and the slots with what is printed in them."""
    top = 35.0
    built = city <= side.cities
    yield PrintedArea(x + 0.4, top, wide - 0.8, 11, "green-tint" if built else "grey-tint", "", 2)
    yield PrintedText(x, top, wide, 5.5, order.say("web-city", number=city), 9, True)
    if not built:
        yield from _cubes(side.city_cost[str(city)], x, top + 5.5, wide, 4.6)
    printed = _printed(side, city) if isinstance(side, People) else []
    for n in range(side.slots[city - 1]):
        y = top + 12 + n * SLOT
        left = x + (wide - TILE) / 2
        yield PrintedArea(left, y, TILE, TILE, "card", "line-strong", 2, dashed=True)
        if n < len(printed):
            dim, _, word = printed[n].partition("-")
            yield PrintedSymbol(left + 7, y + 3, 20, printed[n])
            yield PrintedText(left + 1, y + 24, TILE - 2, 8, order.name(dim, word), 8, True)


def _printed(people: People, city: int) -> list[str]:
    """The symbols of what a city has from the start."""
    mines = people.mines.get(str(city), {}).items()
    built = [kind for kind, where in people.buildings.items() if where == city]
    return [
        *(f"mines-{kind}_mine" for kind, count in mines for _ in range(count)),
        *(f"buildings-{kind}" for kind in built),
    ]


def _track(order: PrintOrder, content: Content, copies: int) -> PrintedPiece:
    """Everybody's miners and warehouses, with what the next one costs."""
    width, height = TRACK
    marks: list[PrintedMark] = [PrintedArea(2, 2, width - 4, height - 4, "paper", "line-strong", 4)]
    miners = [
        (number, content.miners.cost_to_reach.get(number)) for number in content.miners.numbers
    ]
    warehouses = [(str(n), cost) for n, cost in enumerate(content.warehouses.cost, 1)]
    rows = (("miner", "field-miners", miners), ("warehouse", "field-warehouses", warehouses))
    for y, (symbol, title, spaces) in zip((4.0, 23.0), rows, strict=True):
        marks.append(PrintedSymbol(5, y + 5, 9, symbol))
        marks.append(PrintedText(5, y, 60, 4.5, order.say(title), 8.5, True, align="left"))
        room = (width - 22) / len(spaces)
        for n, (number, cost) in enumerate(spaces):
            x = 16 + n * room
            marks.append(PrintedArea(x, y + 5, room - 1, 11, "card", "line", 1.5))
            marks.append(PrintedText(x, y + 5, room - 1, 6.5, number, 11, True))
            if cost is not None:
                price = order.say("chf", amount=cost)
                marks.append(PrintedText(x, y + 11, room - 1, 4.5, price, 7))
    name = order.say("field-warehouses")
    return PrintedPiece("boards", "track", name, copies, width, height, tuple(marks))


def _scale(order: PrintOrder, resource: ResourceFigures) -> PrintedPiece:
    """What the bank pays and asks for a resource, the grey cells where markers begin; SOLD."""
    width, height = SCALE
    name = order.name("resources", resource.id)
    marks: list[PrintedMark] = [
        PrintedArea(2, 2, width - 4, height - 4, "paper", "line-strong", 4),
        PrintedSymbol(5, 5, 13, f"resources-{resource.id}"),
        PrintedText(4, 18, 18, 6, name, 10, True),
        PrintedArea(5, 25, 16, 12, "card", "line-strong", 1.5, dashed=True),
        PrintedText(5, 25, 16, 12, order.say("board-sold"), 8, colour="ink-soft"),
    ]
    prices = (
        ("field-sell", "blue-tint", resource.sell_min, resource.sell_max, resource.sell_start),
        ("field-buy", "red-tint", resource.buy_min, resource.buy_max, resource.buy_start),
    )
    for y, (title, tint, least, most, start) in zip((4.5, 22.5), prices, strict=True):
        marks.append(PrintedText(24, y, 64, 4.5, order.say(title), 7.5, True, align="left"))
        room = min(9.0, 65 / (most - least + 1))
        for n, price in enumerate(range(least, most + 1)):
            fill = "line" if price == start else tint
            marks.append(PrintedArea(24 + n * room, y + 5, room - 0.7, 11, fill, "line-strong", 1))
            marks.append(PrintedText(24 + n * room, y + 5, room - 0.7, 11, str(price), 11, True))
    return PrintedPiece("resources", resource.id, name, 1, width, height, tuple(marks))


# Tiles and cards


def _tile(
    dim: str, word: str, name: str, copies: int, picture: str, marks: Iterable[PrintedMark]
) -> PrintedPiece:
    face: list[PrintedMark] = [
        PrintedArea(1.2, 1.2, TILE - 2.4, TILE - 2.4, "card", "line-strong", 2),
        PrintedSymbol(10, 2.5, 14, picture),
        PrintedText(2.5, 16.5, TILE - 5, 4.5, name, 8, True),
        *marks,
    ]
    return PrintedPiece(dim, word, name, copies, TILE, TILE, tuple(face))


def _below(text: str, price: Iterable[PrintedMark], points: str) -> Iterable[PrintedMark]:
    """What a tile does, its price and its victory points."""
    yield PrintedText(2.5, 21, TILE - 5, 6.2, text, 6)
    yield from price
    yield PrintedSymbol(23, 27.2, 5, "kit:star", "ink")
    yield PrintedText(28, 27.2, 4, 5, points, 10, True, align="left")


def _tiles(order: PrintOrder, content: Content, kind: BuildingTile) -> Iterable[PrintedPiece]:
    """A tile for each back number, which says with how many players it is used."""
    name = order.name("buildings", kind.id)
    text = order.does("building", kind.id, "effect", message=_brief(kind.id))
    price = (
        PrintedSymbol(2.5, 27.2, 5, "chf"),
        PrintedText(8, 27.2, 8, 5, str(kind.price), 10, True, align="left"),
    )
    below = list(_below(text, price, str(kind.vp)))
    if not kind.for_sale:
        yield _tile("buildings", kind.id, name, kind.copies, f"buildings-{kind.id}", below)
        return
    for back in content.limits.building_backs:
        corner = PrintedText(25, 2, 7, 4, f"{back}+", 7, colour="ink-soft", align="right")
        word = f"{kind.id} {back}"
        yield _tile("buildings", word, name, 1, f"buildings-{kind.id}", [*below, corner])


def _brief(word: str) -> str:
    return f"brief-{word.replace('_', '-')}"


def _mine(order: PrintOrder, mine: Mine, copies: int) -> PrintedPiece:
    word = f"{mine.id}_mine"
    name = order.name("mines", word)
    cost = list(_cubes(mine.cost, 1.5, 21.5, TILE - 3, 4.8))
    marks = [*_below("", cost, str(mine.vp)), PrintedSymbol(3, 27.2, 5, f"resources-{mine.id}")]
    made = PrintedText(8.5, 27.2, 8, 5, f"+{mine.output}", 10, True, align="left")
    return _tile("mines", word, name, copies, f"mines-{word}", [*marks, made])


def _setup(order: PrintOrder, tile: SetupTile) -> PrintedPiece:
    name = order.name("tiles", tile.id)
    kinds = ("warehouses", "miners", "cities")
    gifts = [order.say(f"gift-{kind}", amount=n) for kind in kinds if (n := getattr(tile, kind))]
    built = [order.name("buildings", tile.building)] if tile.building else []
    told = "\n".join([order.say("chf", amount=tile.chf), *built, *gifts])
    marks = (
        PrintedArea(1.2, 1.2, TILE - 2.4, TILE - 2.4, "card", "line-strong", 2),
        PrintedText(3, 3, 16, 8, str(tile.value), 16, True, align="left"),
        PrintedText(25, 2, 7, 4, f"{tile.back}+", 7, colour="ink-soft", align="right"),
        PrintedText(2.5, 11, TILE - 5, 4.5, name, 7, colour="ink-soft"),
        PrintedText(2.5, 16, TILE - 5, 15, told, 9, True),
    )
    return PrintedPiece("tiles", tile.id, name, 1, TILE, TILE, marks)


def _power(order: PrintOrder, power: Power) -> PrintedPiece:
    people = order.name("peoples", power.people)
    face = PrintedFace(
        order.name("powers", power.id),
        f"powers-{power.id}",
        "grey",
        kind=f"{people} · {order.name('stages', power.window)}",
        head="POWER",
        sign="power",
        text=order.does("power", power.id, "effect"),
    )
    return printed_card("powers", power.id, 1, face)
