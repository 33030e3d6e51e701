"""The table of Shafausa as terminal panels: exchange, ladders, auction and boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.game import Variant

STEP, FROZEN, FREE, NOTHING = "·", "✕", "○", "–"


def board(variant: Variant, position: Mapping[str, Any], language: str) -> Board:
    """The exchange beside the ladders, the auction while it lasts, then every player's board."""
    common = [_exchange(variant, position, language), _ladders(variant, position, language)]
    auction = _auction(variant, position, language)
    players = [
        _player(variant, position, seat, player, language)
        for seat, player in position["players"].items()
        if player["people"]
    ]
    rows = [players[i : i + 2] for i in range(0, len(players), 2)]
    lines = [common, auction, *rows] if auction else [common, *rows]
    return Board(lines, _note(variant, position, language))


def _note(variant: Variant, position: Mapping[str, Any], language: str) -> list[Cell]:
    say = variant.game.texts.say
    cells = [Cell(say(language, "board-bag", tiles=sum(position["bag"].values())), "dim")]
    if position["turn"]:
        phase = say(language, f"phase-{position['phase'].replace('_', '-')}")
        head = say(language, "board-round", round=position["turn"], phase=phase)
        cells.insert(0, Cell(head, "bold"))
    if position["order"]:
        seats = ", ".join(variant.name(language, "seats", s) for s in position["order"].values())
        cells.insert(-1, Cell(say(language, "board-order", seats=seats)))
    return cells


def _exchange(variant: Variant, position: Mapping[str, Any], language: str) -> Panel:
    """Both columns of every resource, from the lowest cell to the highest (SH-016)."""
    say = variant.game.texts.say
    rows: list[list[Cell]] = []
    for index, word in enumerate(variant.words["resources"]):
        figures = variant.book.resource[index]
        sell, buy = position["sell"].get(word, 0), position["buy"].get(word, 0)
        name = variant.name(language, "resources", word)
        row = [
            Cell(name, "bold"),
            _scale(sell, figures.sell_min, figures.sell_max, word in position["sell_frozen"]),
            _scale(buy, figures.buy_min, figures.buy_max, word in position["buy_frozen"]),
        ]
        if not variant.book.family:
            row.append(Cell(say(language, "board-sold")) if word in position["sold"] else Cell(""))
        rows.append(row)
    columns = ["column-resource", "column-selling", "column-buying"]
    titles = [say(language, column) for column in columns]
    if not variant.book.family:
        titles.append("")
    return Panel(say(language, "board-exchange"), titles, rows)


def _scale(price: int, lowest: int, highest: int, frozen: bool) -> Cell:
    """A column of the exchange: its ends, a dot for every cell, the price at the marker."""
    mark = f"{price}{FROZEN if frozen else ''}"
    scale = STEP * (price - int(lowest)) + mark + STEP * (int(highest) - price)
    return Cell(f"{int(lowest):>2} {scale} {int(highest)}", "bold" if frozen else "")


def _ladders(variant: Variant, position: Mapping[str, Any], language: str) -> Panel:
    """The Buildings ladder and, outside FAMILY, the Future ladder, with printed prices."""
    say = variant.game.texts.say
    names = ["ladder"] if variant.book.family else ["ladder", "future"]
    rows = [
        [
            Cell(str(place), "dim"),
            *(_tile(variant, position[name], place, language) for name in names),
        ]
        for place in range(1, variant.seats + 1)
    ]
    titles = ["", *(say(language, f"column-{name}") for name in names)]
    return Panel(say(language, "board-ladders"), titles, rows)


def _tile(variant: Variant, ladder: Mapping[str, str], place: int, language: str) -> Cell:
    word = ladder.get(str(place))
    if word is None:
        return Cell(NOTHING, "dim")
    price = int(variant.book.building[variant.words["buildings"].index(word)].price)
    return Cell(f"{variant.name(language, 'buildings', word)} {price}")


def _auction(variant: Variant, position: Mapping[str, Any], language: str) -> list[Panel]:
    """During an auction: the bids, and the places taken for the next round."""
    if not position["next_order"] and position["bid"] == 0:
        return []
    say = variant.game.texts.say
    rows: list[list[Cell]] = []
    for place, seat in position["order"].items():
        bid, later = position["players"][seat]["bid"], position["next_order"].get(place)
        rows.append(
            [
                Cell(place, "dim"),
                Cell(variant.name(language, "seats", seat)),
                Cell(str(bid) if bid else NOTHING),
                Cell(variant.name(language, "seats", later) if later else FREE),
            ]
        )
    columns = ("turn-order", "bid", "next-round")
    titles = ["", *(say(language, f"column-{column}") for column in columns)]
    return [Panel(say(language, "board-auction"), titles, rows)]


def _player(
    variant: Variant,
    position: Mapping[str, Any],
    seat: str,
    player: Mapping[str, Any],
    language: str,
) -> Panel:
    """One player: money, cities with their contents, cubes, tracks and reserve."""
    say = variant.game.texts.say
    rows = [
        [Cell(*_city_mark(number <= player["cities"], number, language, variant)), cell]
        for number in range(1, int(variant.book.cities) + 1)
        for cell in [_city(variant, player, number, language)]
    ]
    cubes = [
        Cell(f"{count} {variant.name(language, 'resources', word)}")
        for word, count in player["cubes"].items()
    ]
    rows.append([Cell(say(language, "board-cubes"), "dim"), _listed(cubes)])
    tracks = say(language, "board-tracks", miners=player["miners"], warehouses=player["warehouses"])
    rows.append([Cell(say(language, "board-has"), "dim"), Cell(tracks)])
    waiting = [
        Cell(variant.name(language, "buildings", word)) for word in player["reserve"].values()
    ]
    if waiting:
        rows.append([Cell(say(language, "board-reserve"), "dim"), _listed(waiting)])
    if player["power"]:
        power = variant.name(language, "powers", player["power"])
        rows.append([Cell(say(language, "board-power"), "dim"), Cell(power)])
    people = variant.name(language, "peoples", player["people"])
    money = say(language, "board-money", chf=player["money"])
    title = f"{variant.name(language, 'seats', seat)} · {people} · {money}"
    return Panel(
        title, ("", ""), rows, "bold" if seat == position["actor"] else "", is_picture=True
    )


def _city_mark(built: bool, number: int, language: str, variant: Variant) -> tuple[str, str]:
    name = variant.game.texts.say(language, "board-city", number=number)
    return (name, "bold") if built else (name, "dim")


def _city(variant: Variant, player: Mapping[str, Any], number: int, language: str) -> Cell:
    """The contents and free slots of a city; dim until it is built."""
    people = variant.words["peoples"].index(player["people"])
    mines = player["mines"][str(number)]
    parts = [
        f"{count} {variant.name(language, 'resources', word)}" for word, count in mines.items()
    ]
    buildings = [word for word, city in player["buildings"].items() if city == number]
    parts += [variant.name(language, "buildings", word) for word in buildings]
    slots = int(variant.book.board[people].slots[number - 1])
    free = FREE * (slots - sum(mines.values()) - len(buildings))
    text = ", ".join(parts) + (" " if parts and free else "") + free
    return Cell(text, "" if number <= player["cities"] else "dim")


def _listed(cells: Sequence[Cell]) -> Cell:
    return Cell(", ".join(cell.text for cell in cells) or NOTHING)
