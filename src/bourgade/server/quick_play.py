"""Play in one tap: the table that a person gets who asks for nothing but the game."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bourgade.kernel.content import content_from
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.options import EDITION, PLAYERS, Choice
from bourgade.server.opponents import LEVELS
from bourgade.server.people import Person
from bourgade.server.settings import HINTS
from bourgade.server.store import SeatRow, Summary


@dataclass(frozen=True)
class QuickTable:
    """What is played, the bot of every seat but the person's own, and who may ask for hints."""

    variant: Variant
    mine: str  # the person's seat
    bots: Mapping[str, str]  # by seat
    hints: str = HINTS[0]

    @property
    def fields(self) -> dict[str, str]:
        """The same as the form of a new table has it."""
        seats = {letter: f"bot:{bot}" for letter, bot in self.bots.items()} | {self.mine: "me"}
        return {f"seat-{letter}": seat for letter, seat in seats.items()} | {"hints": self.hints}

    def seats(self, person: Person) -> list[SeatRow]:
        """The seats as they are stored."""
        rows: list[SeatRow] = []
        for n, letter in enumerate(self.variant.players):
            row = SeatRow(n, letter, "bot", "", self.bots.get(letter, ""), "", "", time.time())
            if letter == self.mine:
                name, colour = person.name, person.profile.colour
                row = replace(row, kind="person", name=name, person=person.key, colour=colour)
            rows.append(row)
        return rows


def quick_table(game: Game, tables: Iterable[Summary], person: str) -> QuickTable:
    """What the person chose last for a game; the first time, a first game with beginners."""
    last = last_table(game, tables, person)
    if last is not None:
        with suppress(BourgadeError):  # its options may be there no longer
            return _again(game, last)
    variant = game.variant(**game.box.first_game)
    first, *others = variant.players
    return QuickTable(variant, first, dict.fromkeys(others, LEVELS[0]))


def last_table(game: Game, tables: Iterable[Summary], person: str) -> Summary | None:
    """The newest table of a game that somebody set up for themselves and bots."""
    own = [t for t in tables if t.match.game == game.name and _is_alone(t, person)]
    return max(own, key=lambda table: table.match.made, default=None)


def _is_alone(table: Summary, person: str) -> bool:
    """Whether one person plays, with bots and the server's dice, from the start of a game."""
    match = table.match
    people = [seat.person for seat in table.seats if seat.kind != "bot"]
    if match.lesson or match.chance != "fair" or match.position is not None:
        return False
    return people == [person]


def _again(game: Game, last: Summary) -> QuickTable:
    mine = next(seat.seat for seat in last.seats if seat.kind != "bot")
    bots = {seat.seat: seat.bot for seat in last.seats if seat.kind == "bot"}
    options = lasting(game, last.match.options)
    variant = game.variant(content_from(last.match.tables), **options)
    return QuickTable(variant, mine, bots, last.match.hints)


def lasting(game: Game, options: Mapping[str, Choice]) -> dict[str, Choice]:
    """The options of a table without what only a first game has, such as who begins."""
    first, always = game.box.first_game, (EDITION, PLAYERS)
    return {name: v for name, v in options.items() if name in always or first.get(name) != v}


def levels_of(table: QuickTable) -> Sequence[str]:
    """The bots at a table, each level once, weakest first."""
    bots = set(table.bots.values())
    return [*(level for level in LEVELS if level in bots), *sorted(bots - set(LEVELS))]
