"""What a request would add to the log of a table. Nothing is changed here: the rows go to the store
first, and the table follows them."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bourgade.kernel.errors import BourgadeError, IllegalMove
from bourgade.kernel.game import BY_CHANCE
from bourgade.play import Match
from bourgade.play.fair_dice import Contribution, FairDice, contribution_hash, outcome
from bourgade.server.errors import Conflict, Forbidden, NotFound, ServerError
from bourgade.server.opponents import USUAL
from bourgade.server.store import ActionRow, ResultRow, SeatRow, Stored
from bourgade.server.table_log import BACK, BOT, DAMAGED, HINT, RESIGN, START, UNDO, next_actor
from bourgade.server.table_state import TableState
from bourgade.server.words import TEXTS


@dataclass(frozen=True)
class Addition:
    """What a request adds to the log, and the result where it ends the game."""

    rows: Sequence[ActionRow]
    result: ResultRow | None = None
    match: Match | None = None  # as it stands after them, where they are moves


def sit(table: TableState, row: SeatRow) -> tuple[Addition, SeatRow]:
    """The row of the seat, and the beginning of the game if it was the last one open."""
    if table.frozen == DAMAGED:
        raise Conflict(table.frozen_error)
    letter = row.seat or next(iter(table.open_seats), "")
    if not letter:
        raise Conflict("error-no-open-seat")
    held = table.sitting.get(letter)
    if held is None:
        raise NotFound("error-no-seat", seats=letter)
    if table.closed:
        raise Conflict("error-table-closed")
    if held.kind != "open" or table.over:
        raise Conflict("error-seat-taken", seats=letter, name=held.name)
    seat = replace(row, n=table.seats_n + 1, seat=letter, salt=held.salt)
    # In the order in which they sat down, which is not that of the letters.
    sitting = sorted(table.sitting.values(), key=lambda held: held.n)
    trial = TableState.of(Stored(table.row, (*sitting, seat), (), None))
    return Addition(()) if trial.open_seats else start(trial), seat


def seats_again(table: TableState) -> list[SeatRow]:
    """The seats of the same game again, moved on by one.

    Texts for the dice come after the commitment, which the new table has yet to make. A player who
    was erased cannot be asked again: their seat is open.
    """
    now, rows = time.time(), [table.sitting[letter] for letter in table.letters]
    rows = [SeatRow(0, "", "open", "", "", "", "", now) if row.erased else row for row in rows]
    return [
        replace(rows[(n + 1) % len(rows)], n=n, seat=letter, contribution="", at=now)
        for n, letter in enumerate(table.letters)
    ]


def contribute(table: TableState, person: str, text: str) -> SeatRow:
    """The row of a player who adds a text to the dice. They have seen the commitment by then."""
    seats = table.seats_of(person)
    if not seats:
        raise Forbidden("error-not-seated")
    if not table.commitment:
        raise ServerError("error-no-fair-dice")
    if table.begun:
        raise Conflict("error-contribution-late")
    held = table.sitting[min(seats)]
    return replace(held, n=table.seats_n + 1, contribution=text, at=time.time())


def start(table: TableState) -> Addition:
    """All seats are taken: the contributions are fixed and chance makes its first draws."""
    given = {
        s: contribution_hash(table.id, s, row.contribution, row.salt)
        for s, row in sorted(table.sitting.items())
        if row.contribution and row.salt
    }
    text = f"{START} {json.dumps({'hashes': given} if given else {})}"
    match = table.open_match().copy()
    return _addition(table, match, given, "-", text)


def move(table: TableState, actor: str, move: str) -> Addition:
    """A move, by a seat or entered for chance, and what chance answers."""
    match = table.playable().copy()
    try:
        match.play(move, seat=None if actor == "*" else actor)
    except IllegalMove as error:
        told = refusal(table, actor, move) if actor == table.actor else None
        raise told or error from None
    return _addition(table, match, table.hashes, actor, match.last_move)


def _addition(
    table: TableState, match: Match, hashes: dict[str, str], actor: str, text: str
) -> Addition:
    """The row itself, then the dice and draws that follow it."""
    rows = [ActionRow(table.ply, actor, text, next_actor(match), time.time())]
    if table.row.chance == "fair" and match.actor == BY_CHANCE:
        given = {seat: Contribution(one) for seat, one in hashes.items()}
        key = FairDice(table.id, given, table.commitment, table.row.secret).key()
        while match.actor == BY_CHANCE:
            drawn = outcome(key, match)
            match.play(drawn)
            ply = table.ply + len(rows)
            rows.append(ActionRow(ply, "*", drawn, next_actor(match), time.time()))
    if not match.over:
        return Addition(rows, match=match)
    winners = "".join(match.winners)
    return Addition(rows, ResultRow(winners, "played", rows[-1].at), match)


def bot_follows(table: TableState, addition: Addition, seats: Sequence[SeatRow] = ()) -> bool:
    """Whether a bot is to decide once an addition is made."""
    if not addition.rows or addition.result is not None:
        return False
    bots = {*table.bots, *(row.seat for row in seats if row.kind == "bot")}
    for row in addition.rows:
        word = row.text.partition(" ")[0]
        if word in (RESIGN, BOT):
            bots.add(row.actor)
        elif word == BACK:
            bots.discard(row.actor)
    return addition.rows[-1].next in bots


def undo(table: TableState, seats: frozenset[str]) -> Addition:
    """Undo reaches back to the last roll or to another player's decision."""
    trial = table.check_undo(seats).copy()
    last = trial.steps()[-1].actor
    trial.undo()
    who = last if last in seats else min(seats)
    return Addition([ActionRow(table.ply, who, UNDO, next_actor(trial), time.time())])


def resign(table: TableState, seat: str) -> Addition:
    """A seat gives up: a bot finishes its game, unless nobody is left to play with."""
    match = table.playable()
    now = time.time()
    left = [letter for letter in table.letters if letter not in {*table.resigned, seat}]
    if len(left) == 1:
        result = ResultRow(left[0], "resigned", now)
    elif not table.people - {seat}:
        result = ResultRow("", "abandoned", now)
    else:
        result = None
    following = "" if result else next_actor(match)
    text = RESIGN if result else f"{RESIGN} {USUAL}"
    return Addition([ActionRow(table.ply, seat, text, following, now)], result)


def stand_in(table: TableState, seat: str, by: frozenset[str], bot: str = USUAL) -> Addition:
    """A bot stands in for a player who keeps the others waiting, or asks for it."""
    match = table.playable()
    if seat not in table.people or seat in table.bots:
        raise ServerError("error-nobody-to-replace", seats=seat)
    if seat not in by and (table.actor != seat or table.patience > 0):
        raise Forbidden("error-still-patient", seats=seat, minutes=int(table.patience // 60) + 1)
    text = f"{BOT} {bot}"
    return Addition([ActionRow(table.ply, seat, text, next_actor(match), time.time())])


def come_back(table: TableState, seat: str) -> Addition:
    """The person takes the seat back from the bot."""
    match = table.playable()
    if seat not in table.people or seat not in table.bots:
        raise ServerError("error-no-stand-in", seats=seat)
    return Addition([ActionRow(table.ply, seat, BACK, next_actor(match), time.time())])


def take_hint(table: TableState, seat: str) -> Addition:
    """All players are told that a seat had a hint, once per decision."""
    match = table.playable()
    if table.is_hinted(seat):
        return Addition(())
    return Addition([ActionRow(table.ply, seat, HINT, next_actor(match), time.time())])


def refusal(table: TableState, actor: str, move: str) -> BourgadeError | None:
    """Why a seat may not make a move now, told from what it can see.

    What is entered for chance and cannot be is refused in the same words for all where something
    is hidden: another seat may hold the card that is asked for.
    """
    match = table.playable()
    action = match.variant.vocabulary.action(move)
    if action in match.actions():
        return None
    if actor == "*" and table.hides():
        return _cannot_be(match, action)
    return match.as_seen_by(None if actor == "*" else actor).refusal(action)


def doubts(table: TableState, seats: frozenset[str], move: str) -> BourgadeError | None:
    """Why the player to decide may not make a move, as far as can be said before it is made.

    What is drawn next is looked up in what the seat has not seen, not in the deck.
    """
    match, actor = table.playable(), table.actor
    if actor != "*" or not table.hides():
        return refusal(table, actor or "*", move)
    action = match.variant.vocabulary.action(move)
    offered = match.as_seen_by(table.looks_from(seats)).actions()
    return None if action in offered else _cannot_be(match, action)


def _cannot_be(match: Match, action: int) -> IllegalMove:
    return IllegalMove("error-cannot-be-drawn", TEXTS, move=match.variant.vocabulary.text(action))
