"""Records that people bring: played again move by move, and kept as tables."""

from __future__ import annotations

import time
from dataclasses import replace

from bourgade.kernel.game import BY_CHANCE
from bourgade.kernel.room import check_room
from bourgade.play import Match
from bourgade.play.record import begin
from bourgade.server.errors import ServerError
from bourgade.server.log_rows import ERASED, RESIGN, START, next_actor
from bourgade.server.pages.context import PageContext
from bourgade.server.people import nickname
from bourgade.server.store import ActionRow, MatchRow, ResultRow, SeatRow
from bourgade.server.table_state import TableState


async def read_record(context: PageContext, text: str) -> Match:
    """A match from its record."""
    context.request.app.state.table_rates.count(context.sender)
    begun = await context.work(begin, text)
    mode = await context.tables.replay_mode(begun.match.variant, len(begun.moves))
    begun.match.run(mode)
    return await context.work(begun.finish)


async def keep_record(context: PageContext, text: str) -> tuple[Match, TableState]:
    """A match from its record, and the table that it was made."""
    match = await read_record(context, text)
    if not match.history:
        raise ServerError("error-empty-record")
    rows = await context.work(rows_of, match)
    return match, await context.in_turn(context.tables.adopt, *rows)


def rows_of(
    match: Match,
) -> tuple[MatchRow, list[SeatRow], list[ActionRow], ResultRow | None]:
    """The rows of a table from a record: nobody owns its seats, its dice were thrown elsewhere."""
    variant, now = match.variant, time.time()
    check_room(variant)
    row = MatchRow(
        "", variant.game.name, dict(variant.options), variant.game.rules_version,
        variant.tables.digest, match.start_position, "manual", "", "live", False, "", now,
        tables=variant.tables.kept,
    )  # fmt: skip
    seats = [
        SeatRow(n, letter, "person", nickname(name), "", "", "", now, erased=name == ERASED)
        for n, letter in enumerate(variant.players)
        for name in [match.players.get(letter, "")]
    ]
    actions = [ActionRow(0, "-", f"{START} {{}}", "", now)]
    for actor, move in match.history:
        who = "*" if actor == BY_CHANCE else actor
        actions.append(ActionRow(len(actions), who, move, "", now))
    left = [letter for letter in variant.players if letter not in match.resigned]
    result, following = None, next_actor(match)
    if match.over:
        result = ResultRow("".join(match.winners), "played", now)
    elif match.resigned and len(left) == 1:
        result, following = ResultRow(left[0], "resigned", now), ""
        actions += [
            ActionRow(len(actions) + n, seat, RESIGN, "", now)
            for n, seat in enumerate(match.resigned)
        ]
    actions[-1] = replace(actions[-1], next=following)
    return row, seats, actions, result
