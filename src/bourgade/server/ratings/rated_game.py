"""Which tables can be rated, and what a game that was played there counts for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bourgade.kernel.game import Variant
from bourgade.kernel.options import EDITION
from bourgade.server.errors import Conflict, ServerError
from bourgade.server.ratings.anchors import anchors
from bourgade.server.settings import LEAVING
from bourgade.server.store import MatchRow, SeatRow
from bourgade.server.store.ratings import RatedGame, RatedSeat, ladder_of
from bourgade.server.table_state import TableState


def check_rated(row: MatchRow, variant: Variant, seats: Iterable[SeatRow]) -> None:
    """Refuse what cannot be rated: everybody is to play the same game, without help."""
    if row.rated not in LEAVING:
        raise ServerError("error-bad-leaving", leaving=row.rated[:40])
    if row.chance != "fair":
        raise ServerError("error-rated-dice")
    if row.tables or row.position is not None or row.lesson:
        raise ServerError("error-rated-start")
    if variant.automata or len(variant.players) < 2:
        raise ServerError("error-rated-alone")
    if row.hints != "never":
        raise ServerError("error-rated-hints")
    check_seats(row.game, seats)


def check_seats(game: str, seats: Iterable[SeatRow]) -> None:
    """Refuse a person on two seats, and bots that nobody has measured."""
    sitting = list(seats)
    people = Counter(one.person for one in sitting if one.kind == "person" and one.person)
    if max(people.values(), default=0) > 1:
        raise Conflict("error-rated-twice")
    if any(one.kind == "bot" and one.bot not in anchors(game) for one in sitting):
        raise ServerError("error-rated-bot")
    if all(one.kind == "bot" for one in sitting):
        raise ServerError("error-rated-nobody")


def ladder_for(row: MatchRow) -> str:
    """What a table is rated with: its game and edition, whatever the number of players."""
    return ladder_of(row.game, str(row.options.get(EDITION, "")))


def rated_game(table: TableState) -> RatedGame | None:
    """What a finished game counts; None where it was not rated, or does not count."""
    result, match = table.result, table.match
    if not table.row.rated or result is None or match is None or result.reason == "closed":
        return None
    places = _places(table)
    fixed = anchors(table.row.game)
    seats: list[RatedSeat] = []
    for letter in table.letters:
        row = table.sitting[letter]
        if row.kind == "open" or (row.kind == "bot" and row.bot not in fixed):
            return None
        level = row.bot if row.kind == "bot" else ""
        seats.append(RatedSeat(letter, row.person, level, places[letter]))
    return RatedGame(table.id, ladder_for(table.row), result.at, seats)


def _places(table: TableState) -> dict[str, int]:
    """The place of each seat, with those who left where the table said that they would be."""
    result, match = table.result, table.match
    assert result is not None
    assert match is not None
    left = _left(table) if table.row.rated == "last" or result.reason != "played" else set[str]()
    ranks: dict[str, tuple[bool, bool, int]] = {}
    for letter in table.letters:
        place = match.places[letter] if result.reason == "played" else 1
        ranks[letter] = (letter in left, letter not in result.winners, place)
        if letter in left:
            ranks[letter] = (True, True, 0)
    return _numbered(ranks)


def _left(table: TableState) -> set[str]:
    """People who resigned, or in whose place a bot played at the end."""
    people = {letter for letter, row in table.sitting.items() if row.kind == "person"}
    return people & (table.resigned | table.bots.keys())


def _numbered(ranks: dict[str, tuple[bool, bool, int]]) -> dict[str, int]:
    ordered: Sequence[tuple[bool, bool, int]] = list(ranks.values())
    return {seat: 1 + sum(other < rank for other in ordered) for seat, rank in ranks.items()}
