"""What a request would add to the log of a table. Nothing is changed here: the rows go to the store
first, and the table follows them."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass

from bourgade.kernel.errors import BourgadeError, IllegalMove
from bourgade.kernel.game import BY_CHANCE
from bourgade.play import Match
from bourgade.play.fair_dice import Contribution, FairDice, contribution_hash, outcome
from bourgade.play.lesson import LessonRun
from bourgade.play.only_move import only_move
from bourgade.server.errors import Conflict, Forbidden, ServerError
from bourgade.server.log_rows import (
    AGREE,
    ASK,
    AUTO,
    BACK,
    BOT,
    DECLINE,
    FINISHED,
    HINT,
    LEFT,
    READ,
    RESIGN,
    START,
    UNDO,
    next_actor,
)
from bourgade.server.opponents import USUAL
from bourgade.server.store import ActionRow, ResultRow, SeatRow
from bourgade.server.table_state import TableState
from bourgade.server.words import TEXTS

MOST_AT_ONCE = 60
"""Rows after which the only move of a player is left to the player."""


@dataclass(frozen=True)
class Addition:
    """What a request adds to the log, and the result where it ends the game."""

    rows: Sequence[ActionRow]
    result: ResultRow | None = None
    match: Match | None = None  # as it stands after them, where they are moves


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


def move(table: TableState, actor: str, move: str, auto: bool | None = None) -> Addition:
    """A move, by a seat or entered for chance, and what chance answers.

    ``auto`` is what the player wants from now on: a word of the table, where it is new.
    """
    match = table.playable().copy()
    rows = list[ActionRow]()
    if auto is not None and auto != (actor in table.auto) and not table.in_lesson:
        word = f"{AUTO} {'on' if auto else 'off'}"
        rows.append(ActionRow(table.ply, actor, word, next_actor(match), time.time()))
    try:
        match.play(move, seat=None if actor == "*" else actor)
    except IllegalMove as error:
        told = refusal(table, actor, move) if actor == table.actor else None
        raise told or error from None
    run = table.lesson_run
    if run is not None and actor == run.lesson.learner and (why := run.refusal(match.last_move)):
        raise why
    return _addition(table, match, table.hashes, actor, match.last_move, rows)


def move_of(table: TableState, seats: frozenset[str], text: str, auto: bool | None) -> Addition:
    """A move that a device makes, for one of its seats or for the dice that people throw."""
    actor = table.actor
    if actor == "*":
        if not seats & table.enters:
            raise Forbidden("error-secret-draw", seats=min(table.draws_in_secret))
        return move(table, "*", text)
    # A device that plays several seats means the one whose turn it is.
    seat = actor if actor in seats else min(seats)
    if actor in table.bots and seat == actor:
        raise Forbidden("error-bot-plays", seats=seat)
    return move(table, seat, text, auto)


def _addition(
    table: TableState,
    match: Match,
    hashes: dict[str, str],
    actor: str,
    text: str,
    before: Sequence[ActionRow] = (),
) -> Addition:
    """The row itself, then the dice and draws that follow it, and the end of a lesson.

    Moves that could not be otherwise follow, too, for players who want that.
    """
    rows = [*before]

    def add(actor: str, text: str) -> None:
        ply = table.ply + len(rows)
        rows.append(ActionRow(ply, actor, text, next_actor(match), time.time()))

    add(actor, text)
    if table.in_lesson and text != LEFT:
        if _goes_on(table, match, rows):
            return Addition(rows, match=match)
        add("-", FINISHED if table.lesson_run else LEFT)  # its file has changed since
    auto, words = set(table.auto), [row.text for row in before]
    if words:
        (auto.add if words[-1].endswith("on") else auto.discard)(actor)
    auto -= table.bots.keys() | table.resigned
    key: bytes | None = None
    while True:
        if match.actor == BY_CHANCE and table.row.chance == "fair":
            if key is None:
                given = {seat: Contribution(one) for seat, one in hashes.items()}
                key = FairDice(table.id, given, table.commitment, table.row.secret).key()
            by, made = "*", outcome(key, match)
        elif match.actor in auto and len(rows) < MOST_AT_ONCE and (only := only_move(match)):
            by, made = match.actor or "", only
        else:
            break
        match.play(made)
        add(by, made)
    if not match.over:
        return Addition(rows, match=match)
    winners = "".join(match.winners)
    return Addition(rows, ResultRow(winners, "played", rows[-1].at), match)


def _goes_on(table: TableState, match: Match, rows: list[ActionRow]) -> bool:
    """Play the dice and draws that a lesson shows next; whether it goes on after them."""
    read = _read_after(table, rows)
    while (run := table.lesson_after(match, read)) and run.due and run.due[0][0] == BY_CHANCE:
        match.play(run.due[0][1])
        ply, now = table.ply + len(rows), time.time()
        rows.append(ActionRow(ply, "*", match.last_move, next_actor(match), now))
    return run is not None


def _read_after(table: TableState, rows: Sequence[ActionRow]) -> int:
    """The step of a lesson that the learner has gone on to, after some rows."""
    words = [row.text.partition(" ") for row in rows]
    return max((int(step) for word, _, step in words if word == READ), default=table.read)


def read_on(table: TableState, seats: frozenset[str]) -> Addition:
    """The learner has read a step that asks for nothing: on to the next."""
    match, run = table.playable().copy(), table.lesson_run
    if run is None:
        raise Conflict("error-no-lesson-here")
    _check_learner(run, seats)
    text = f"{READ} {run.step + 1}"
    run.go_on()
    return _addition(table, match, table.hashes, run.lesson.learner, text)


def leave_lesson(table: TableState, seats: frozenset[str]) -> Addition:
    """The learner plays on without the lesson: the dice are those of the secret from here on."""
    match, run = table.playable().copy(), table.lesson_run
    if not table.in_lesson:
        raise Conflict("error-no-lesson-here")
    if run is not None:  # its file may have changed since
        _check_learner(run, seats)
    return _addition(table, match, table.hashes, "-", LEFT)


def _check_learner(run: LessonRun, seats: frozenset[str]) -> None:
    if run.lesson.learner not in seats:
        raise Forbidden("error-not-your-seat", seats=run.lesson.learner)


def bots_after(table: TableState, addition: Addition, seats: Sequence[SeatRow] = ()) -> set[str]:
    """The seats that bots play once an addition is made."""
    bots = {*table.bots, *(row.seat for row in seats if row.kind == "bot")}
    for row in addition.rows:
        word = row.text.partition(" ")[0]
        if word in (RESIGN, BOT):
            bots.add(row.actor)
        elif word == BACK:
            bots.discard(row.actor)
    return bots


def bot_follows(table: TableState, addition: Addition, seats: Sequence[SeatRow] = ()) -> bool:
    """Whether a bot is to decide once an addition is made."""
    if not addition.rows or addition.result is not None:
        return False
    bots = bots_after(table, addition, seats)
    if table.in_lesson and not any(row.text in (LEFT, FINISHED) for row in addition.rows):
        # It may have to wait until the learner has read on.
        run = table.lesson_after(addition.match, _read_after(table, addition.rows))
        return run is not None and bool(run.due)
    return addition.rows[-1].next in bots


def undo(table: TableState, seats: frozenset[str]) -> Addition:
    """What a device takes back: see ``TableState.check_undo``."""
    match, steps = table.check_undo(seats)
    return Addition([_undo(table, match, steps, seats, table.ply)])


def _undo(
    table: TableState, match: Match, steps: int, seats: frozenset[str], ply: int
) -> ActionRow:
    first = match.last_steps(steps)[0]
    trial = match.at(match.length - steps)
    who = first.actor if first.actor in seats else min(seats)
    text = UNDO if steps == 1 else f"{UNDO} {steps}"
    return ActionRow(ply, who, text, next_actor(trial), time.time())


def ask(table: TableState, seats: frozenset[str]) -> Addition:
    """A player asks the other people to let them take back their last decision."""
    match = table.playable()
    if not table.can_ask(seats):
        raise Conflict("error-cannot-ask")
    back = table.decided(seats)
    who = match.last_steps(back)[0].actor
    return Addition([ActionRow(table.ply, who, ASK, next_actor(match), time.time())])


def consent(table: TableState, seats: frozenset[str], said: str) -> Addition:
    """What a device says about taking back: it asks, agrees or declines."""
    return ask(table, seats) if said == "ask" else answer(table, seats, agrees=said == "agree")


def answer(table: TableState, seats: frozenset[str], *, agrees: bool) -> Addition:
    """A player lets another take back a decision, or does not; the last to agree makes it so."""
    match, now = table.playable(), time.time()
    mine = sorted(seats & table.awaited)
    if not mine:
        raise Conflict("error-nobody-asks")
    if not agrees:
        return Addition([ActionRow(table.ply, mine[0], DECLINE, next_actor(match), now)])
    rows = [
        ActionRow(table.ply + n, seat, AGREE, next_actor(match), now) for n, seat in enumerate(mine)
    ]
    if table.awaited == set(mine):
        asker = table.seats_of(table.sitting[table.asked].person) | {table.asked}
        back = table.decided(asker)
        rows.append(_undo(table, match, back, asker, table.ply + len(rows)))
    return Addition(rows)


def resign(table: TableState, seat: str) -> Addition:
    """A seat gives up: a bot finishes its game, unless nobody is left to play with."""
    match = _outside_lessons(table)
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


def forfeit(table: TableState) -> Addition:
    """Who keeps a rated table waiting for too long has resigned: no defeat is escaped by going."""
    if table.actor is None or not table.is_left:
        raise Conflict("error-not-left")
    return resign(table, table.actor)


def stand_in(table: TableState, seat: str, by: frozenset[str], bot: str = USUAL) -> Addition:
    """A bot stands in for a player who keeps the others waiting, or asks for it."""
    match = _outside_lessons(table)
    if seat not in table.people or seat in table.bots:
        raise ServerError("error-nobody-to-replace", seats=seat)
    if table.row.rated and seat in by:
        raise Forbidden("error-rated-replace")
    if seat not in by and (table.actor != seat or table.time_left > 0):
        raise Forbidden("error-still-patient", seats=seat, minutes=int(table.time_left // 60) + 1)
    text = f"{BOT} {bot}"
    return Addition([ActionRow(table.ply, seat, text, next_actor(match), time.time())])


def come_back(table: TableState, seat: str) -> Addition:
    """The person takes the seat back from the bot."""
    match = table.playable()
    if seat not in table.people or seat not in table.bots:
        raise ServerError("error-no-stand-in", seats=seat)
    return Addition([ActionRow(table.ply, seat, BACK, next_actor(match), time.time())])


def _outside_lessons(table: TableState) -> Match:
    """The match, unless a lesson is being given: that is left first."""
    match = table.playable()
    if table.in_lesson:
        raise Conflict("error-in-lesson")
    return match


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
