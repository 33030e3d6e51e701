"""How a game ended, as its players are told: who won, what place, and what made the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bourgade.kernel.i18n import message_id
from bourgade.server.table_state import TableState
from bourgade.server.views.lobby import SeatLine
from bourgade.server.words import TEXTS


def result_line(
    table: TableState, language: str, names: Mapping[str, str], mine: frozenset[str]
) -> str:
    """How the game ended; a device that plays one seat is spoken to as “you”."""
    if table.result is None:
        return ""
    reason, winners = table.result.reason, table.result.winners
    said = ", ".join(_called(table, seat, names, language) for seat in winners if seat not in mine)
    me = min(mine) if len(mine) == 1 else ""
    if me in table.resigned and reason != "closed":
        return TEXTS.say(language, "result-you-resigned", names=said, count=len(winners))
    if me and me in winners:
        message = "result-yours-shared" if len(winners) > 1 else f"result-{reason}-yours"
        return TEXTS.say(language, message, names=said)
    everybody = ", ".join(_called(table, seat, names, language) for seat in winners)
    told = TEXTS.say(language, f"result-{reason}", names=everybody, count=len(winners))
    places = table.match.places if table.match is not None else {}
    # Some games know a winner and no order of the others.
    if me and reason == "played" and list(places.values()).count(places[me]) == 1:
        return f"{told} {TEXTS.say(language, 'result-place', place=places[me])}"
    return told


def _called(table: TableState, seat: str, names: Mapping[str, str], language: str) -> str:
    """A winner's name; where a bot has played on for somebody who resigned, that is said."""
    if seat in table.resigned:
        return TEXTS.say(language, "result-bot-for", name=names[seat])
    return names[seat]


def won(table: TableState, mine: frozenset[str]) -> bool:
    """Whether a device has something to celebrate."""
    return table.result is not None and bool(mine - table.resigned & set(table.result.winners))


def scores_of(table: TableState, seat: str, language: str) -> list[tuple[str, int]]:
    """What a seat has at the end of a game that was played out, by the game's own columns."""
    match = table.match
    if match is None or not table.over or not match.over:
        return []  # what a game that broke off had come to decides nothing
    texts = match.variant.texts
    return [
        (texts.say(language, f"score-{message_id(name)}"), points)
        for name, points in match.scores[seat].items()
    ]


def ranked(table: TableState, lines: Sequence[SeatLine]) -> list[SeatLine]:
    """The seats as a count lists them: who won first, and so on down."""
    match = table.match
    if match is None or not match.over:
        return list(lines)
    order = match.ranking
    return sorted(lines, key=lambda line: order.index(line.letter))


def tally_of(table: TableState, seat: str, language: str) -> list[dict[str, Any]]:
    """What a seat's result is made of: buildings, monuments, lines of the count."""
    match = table.match
    if match is None or not table.over or not match.over:
        return []
    variant = match.variant
    found = variant.game.tally(variant, match.state, variant.seat_index(seat))
    named = [(variant.name(language, dim.name, word), points) for dim, word, points in found]
    return [{"name": name[:1].upper() + name[1:], "points": points} for name, points in named]


def needed(table: TableState) -> int:
    """How much of what is counted wins, where it is a number nobody can exceed; else 0."""
    match = table.match
    if match is None or not match.over:
        return 0
    goal = match.variant.game.goal(match.variant)
    firsts = [next(iter(row.values()), 0) for row in match.scores.values()]
    return goal if goal and max(firsts, default=0) <= goal else 0
