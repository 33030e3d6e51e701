"""The table of Shafausa as terminal panels: exchange, ladders, auction and boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.game import Variant

STEP, FROZEN, FREE, NOTHING = "·", "✕", "○", "–"


def board(variant: Variant, position: Mapping[str, Any], language: str) -> Board:
    """The exchange beside the ladders, the auction while it lasts, then every player's board."""
    return _Table(variant, position, language).board()


class _Table:
    """One position in one language."""

    def __init__(self, variant: Variant, position: Mapping[str, Any], language: str) -> None:
        self.variant, self.position, self.language = variant, position, language

    def say(self, message: str, **args: Any) -> str:
        return self.variant.texts.say(self.language, message, **args)

    def name(self, dim: str, word: str) -> str:
        return self.variant.name(self.language, dim, word)

    def board(self) -> Board:
        players = [
            self.player(seat, player)
            for seat, player in self.position["players"].items()
            if player["people"]
        ]
        rows = [players[i : i + 2] for i in range(0, len(players), 2)]
        auction = [[self.auction()]] if self.position["next_order"] or self.position["bid"] else []
        return Board([[self.exchange(), self.ladders()], *auction, *rows], self.note())

    def note(self) -> list[Cell]:
        position, cells = self.position, list[Cell]()
        if position["turn"]:
            phase = self.say(f"phase-{position['phase'].replace('_', '-')}")
            cells.append(Cell(self.say("board-round", round=position["turn"], phase=phase), "bold"))
        if position["order"]:
            seats = ", ".join(self.name("seats", seat) for seat in position["order"].values())
            cells.append(Cell(self.say("board-order", seats=seats)))
        return [*cells, Cell(self.say("board-bag", tiles=sum(position["bag"].values())), "dim")]

    def exchange(self) -> Panel:
        """Both columns of every resource, from the lowest cell to the highest (SH-016)."""
        position, marked = self.position, not self.variant.book.family
        rows: list[list[Cell]] = []
        for word, figures in self.variant.content.resources.items():
            cells = [Cell(self.name("resources", word), "bold")]
            for column in ("sell", "buy"):
                least, most = (getattr(figures, f"{column}_{end}") for end in ("min", "max"))
                frozen = word in position[f"{column}_frozen"]
                cells.append(_scale(position[column].get(word, 0), least, most, frozen))
            if marked:
                cells.append(Cell(self.say("board-sold") if word in position["sold"] else ""))
            rows.append(cells)
        titles = [self.say(f"column-{column}") for column in ("resource", "selling", "buying")]
        return Panel(self.say("board-exchange"), [*titles, ""] if marked else titles, rows)

    def ladders(self) -> Panel:
        """The Buildings ladder and, outside FAMILY, the Future ladder, with printed prices."""
        names = ["ladder"] if self.variant.book.family else ["ladder", "future"]
        rows = [
            [Cell(str(place), "dim"), *(self.tile(self.position[name], place) for name in names)]
            for place in range(1, self.variant.seats + 1)
        ]
        titles = ["", *(self.say(f"column-{name}") for name in names)]
        return Panel(self.say("board-ladders"), titles, rows)

    def tile(self, ladder: Mapping[str, str], place: int) -> Cell:
        word = ladder.get(str(place))
        if word is None:
            return Cell(NOTHING, "dim")
        price = self.variant.content.buildings[word].price
        return Cell(f"{self.name('buildings', word)} {price}")

    def auction(self) -> Panel:
        """The bids, and the places taken for the next round."""
        rows: list[list[Cell]] = []
        for place, seat in self.position["order"].items():
            bid = self.position["players"][seat]["bid"]
            later = self.position["next_order"].get(place)
            taken = self.name("seats", later) if later else FREE
            texts = (self.name("seats", seat), str(bid or NOTHING), taken)
            rows.append([Cell(place, "dim"), *map(Cell, texts)])
        titles = [self.say(f"column-{column}") for column in ("turn-order", "bid", "next-round")]
        return Panel(self.say("board-auction"), ["", *titles], rows)

    def player(self, seat: str, player: Mapping[str, Any]) -> Panel:
        """One player: money, cities with their contents, cubes, tracks and reserve."""
        rows = [self.city(player, number) for number in range(1, int(self.variant.book.cities) + 1)]
        cubes = [f"{count} {self.name('resources', r)}" for r, count in player["cubes"].items()]
        tracks = self.say("board-tracks", miners=player["miners"], warehouses=player["warehouses"])
        waiting = [self.name("buildings", word) for word in player["reserve"].values()]
        power = self.name("powers", player["power"]) if player["power"] else ""
        lines = {
            "cubes": ", ".join(cubes) or NOTHING,
            "has": tracks,
            "reserve": ", ".join(waiting),
            "power": power,
        }
        rows += [
            [Cell(self.say(f"board-{k}"), "dim"), Cell(text)] for k, text in lines.items() if text
        ]
        money = self.say("board-money", chf=player["money"])
        title = f"{self.name('seats', seat)} · {self.name('peoples', player['people'])} · {money}"
        style = "bold" if seat == self.position["actor"] else ""
        return Panel(title, ("", ""), rows, style, is_picture=True)

    def city(self, player: Mapping[str, Any], number: int) -> list[Cell]:
        """The contents and free slots of a city; dim until it is built."""
        variant, mines = self.variant, player["mines"][str(number)]
        buildings = [word for word, city in player["buildings"].items() if city == number]
        parts = [f"{count} {self.name('resources', word)}" for word, count in mines.items()]
        parts += [self.name("buildings", word) for word in buildings]
        people = variant.words["peoples"].index(player["people"])
        slots = int(variant.book.board[people].slots[number - 1])
        free = FREE * (slots - sum(mines.values()) - len(buildings))
        text = ", ".join(parts) + (" " if parts and free else "") + free
        head, style = ("bold", "") if number <= player["cities"] else ("dim", "dim")
        return [Cell(self.say("board-city", number=number), head), Cell(text, style)]


def _scale(price: int, lowest: int, highest: int, frozen: bool) -> Cell:
    """A column of the exchange: its ends, a dot for every cell, the price at the marker."""
    mark = f"{price}{FROZEN if frozen else ''}"
    scale = STEP * (price - lowest) + mark + STEP * (highest - price)
    return Cell(f"{lowest:>2} {scale} {highest}", "bold" if frozen else "")
