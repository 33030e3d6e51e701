"""A table: a match, who sits at it, and everything that was done there, replayed from its log.

Rows of the log are moves of the game, written as the game writes them, by a seat or by chance
(``*``), and words of the table, which begin with ``!``. Nothing here touches the database.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError, CannotUndo, IllegalMove
from bourgade.kernel.game import BY_CHANCE, Choice, Variant
from bourgade.play import Happening, LoadedGame, Match
from bourgade.play.fair_dice import FairDice, commitment_of, outcome
from bourgade.play.secret_draws import hides_events, owners
from bourgade.server.errors import Conflict, Forbidden, ServerError
from bourgade.server.opponents import USUAL
from bourgade.server.settings import PACES
from bourgade.server.store import ActionRow, MatchRow, ResultRow, SeatRow, Stored
from bourgade.server.words import TEXTS

START = "!start"  # with the contributions to the dice, by seat, as JSON
UNDO = "!undo"
RESIGN = "!resign"  # with the bot that plays on
BOT = "!bot"  # with the bot that plays the seat from here on
BACK = "!back"  # the person plays again
HINT = "!hint"  # the seat was told what to do

FORMER = "greedy"
"""The bot that plays on for whoever resigned when rows did not say which."""


@dataclass(frozen=True)
class Line:
    """One row of the log as the story tells it."""

    ply: int
    actor: str
    text: str
    at: float
    steps: int  # steps of the match after it
    events: tuple[Happening, ...] = ()


@dataclass(frozen=True)
class Addition:
    """What a request adds to the log, and the result where it ends the game."""

    rows: Sequence[ActionRow]
    result: ResultRow | None = None
    match: Match | None = None  # as it stands after them, where they are moves


@dataclass
class TableState:
    """Everything known about one table at one ply."""

    row: MatchRow
    sitting: dict[str, SeatRow] = field(default_factory=dict[str, SeatRow])
    log: list[Line] = field(default_factory=list[Line])  # every row
    story: list[Line] = field(default_factory=list[Line])  # without what was taken back
    result: ResultRow | None = None
    match: Match | None = None
    frozen: str = ""  # why the match is only shown: its rules or figures are not those of today
    seats_n: int = -1  # number of the newest seat row
    ply: int = 0  # number the next row of the log will have
    bots: dict[str, str] = field(default_factory=dict[str, str])
    resigned: set[str] = field(default_factory=set[str])
    hints: Counter[str] = field(default_factory=Counter[str])  # how often a seat had one
    contributions: dict[str, str] = field(default_factory=dict[str, str])
    last: dict[str, Line] = field(default_factory=dict[str, Line])  # last move by seat
    last_at: float = 0.0
    told: dict[tuple[str, int], Any] = field(default_factory=dict[tuple[str, int], Any])
    """Sentences by language and ply, made when first asked for."""
    _owners: tuple[int, frozenset[str]] = (-1, frozenset())  # of the draw to come, at a ply

    @classmethod
    def of(cls, stored: Stored) -> TableState:
        table = cls(stored.match, last_at=stored.match.made)
        table._open_match()
        table.extend(stored)
        return table

    def _open_match(self) -> None:
        try:
            variant = variant_of(self.row.game, tuple(sorted(self.row.options.items())))
        except BourgadeError:
            self.frozen = "game"
            return
        if variant.game.rules_version != self.row.rules_version:
            self.frozen = "rules"
        elif variant.tables.digest != self.row.content:
            self.frozen = "content"
        try:
            game = LoadedGame(variant)
            if self.row.position is None:
                self.match = game.start(chance="manual")
            else:
                self.match = game.setup(self.row.position, chance="manual")
        except BourgadeError:
            self.frozen = self.frozen or "moves"

    # Following the log

    def extend(self, news: Stored, ahead: Match | None = None) -> None:
        """Take over rows that were added since; those already known are passed over.

        ``ahead`` is the match after all of them, where somebody has played them already.
        """
        for seat in news.seats:
            if seat.n <= self.seats_n:
                continue
            self.sitting[seat.seat] = seat
            self.seats_n = seat.n
            if seat.kind == "bot":
                self.bots[seat.seat] = seat.bot
        if ahead is not None and news.actions and news.actions[0].ply == self.ply:
            self._accept(news.actions, ahead)
        for row in news.actions:
            if row.ply == self.ply:
                self._follow(row)
        self.result = news.result or self.result
        if self.match is not None:
            self.match.players = {s.seat: recorded_name(s) for s in self.sitting.values()}
            if self.row.chance == "fair" and self.begun:
                secret = self.row.secret if self.over else ""
                commitment = commitment_of(self.row.secret)
                self.match.dice = FairDice(self.id, self.contributions, commitment, secret)

    def _accept(self, rows: Sequence[ActionRow], ahead: Match) -> None:
        known = len(self.match.steps()) if self.match else 0
        steps = iter(ahead.steps()[known:])
        self.match = ahead
        for row in rows:
            word, _, rest = row.text.partition(" ")
            if word == START:
                self.contributions = json.loads(rest)
                self._tell(row, known, ())
            else:
                known += 1
                self._tell(row, known, next(steps).events)

    def _tell(self, row: ActionRow, steps: int, events: tuple[Happening, ...]) -> None:
        """A row joins the log and the story."""
        line = Line(row.ply, row.actor, row.text, row.at, steps, events)
        self.log.append(line)
        self.story.append(line)
        if not row.text.startswith("!"):
            self.last[row.actor] = line
        self.ply = row.ply + 1
        self.last_at = row.at

    def _follow(self, row: ActionRow) -> None:
        events: tuple[Happening, ...] = ()
        word, _, rest = row.text.partition(" ")
        match word:
            case "!start":
                self.contributions = json.loads(rest or "{}")
            case "!undo":
                if self.match is not None:
                    self.match.undo()
                    self._forget_last()
            case "!resign":
                self.resigned.add(row.actor)
                self.bots[row.actor] = rest or FORMER
            case "!bot":
                self.bots[row.actor] = rest
            case "!back":
                self.bots.pop(row.actor, None)
            case "!hint":
                self.hints[row.actor] += 1
            case _:
                events = self._replay(row)
        self._tell(row, len(self.match.steps()) if self.match else 0, events)

    def _replay(self, row: ActionRow) -> tuple[Happening, ...]:
        if self.match is None or self.frozen == "moves":
            return ()
        try:
            return self.match.play(row.text)
        except BourgadeError:
            # Only rules or figures other than those of that day can refuse what was played.
            self.frozen = self.frozen or "moves"
            return ()

    def _forget_last(self) -> None:
        """The story no longer tells what was taken back; the log still has it."""
        for i in reversed(range(len(self.story))):
            if not self.story[i].text.startswith("!"):
                self.last.pop(self.story.pop(i).actor, None)
                return

    # Where things stand

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def begun(self) -> bool:
        return self.ply > 0

    @property
    def over(self) -> bool:
        return self.result is not None or (self.match is not None and self.match.over)

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(sorted(self.sitting))

    @property
    def open_seats(self) -> list[str]:
        return [letter for letter in self.letters if self.sitting[letter].kind == "open"]

    @property
    def actor(self) -> str | None:
        """The seat to decide, ``*`` for dice that people throw, None when nobody is asked."""
        if not self.begun or self.over or self.frozen or self.match is None:
            return None
        return next_actor(self.match)

    @property
    def draws_in_secret(self) -> frozenset[str]:
        """The seats that alone may know the draw to be entered now; none where all see it."""
        if self.actor != "*" or self.match is None:
            return frozenset()
        if self._owners[0] != self.ply:
            self._owners = self.ply, owners(self.match)
        return self._owners[1]

    @property
    def enters(self) -> frozenset[str]:
        """The seats that may enter what chance decides.

        A secret draw is for its owner. Where no person owns it, somebody has to look at the card
        for the bot or for the opponent that the rules play.
        """
        if self.actor != "*":
            return frozenset()
        return self.draws_in_secret & self.people or frozenset(self.people)

    @property
    def holder(self) -> str | None:
        """The seat that is asked, where it is one: who decides, or who draws in secret."""
        drawing = self.draws_in_secret & self.people
        return min(drawing) if len(drawing) == 1 else self.actor

    @property
    def bot_to_move(self) -> str | None:
        """The bot that is to decide now."""
        actor = self.actor
        return self.bots.get(actor) if actor else None

    def seats_of(self, token: str) -> frozenset[str]:
        """The seats that a device plays."""
        if not token:
            return frozenset()
        return frozenset(s for s, row in self.sitting.items() if row.token == token)

    def played_by(self, token: str) -> frozenset[str]:
        """The seats that a device has not given up."""
        return self.seats_of(token) - self.resigned

    def asks(self, token: str) -> bool:
        """Whether a device is to decide now, or to enter dice that people throw."""
        plays, actor = self.played_by(token), self.actor
        return bool(plays & self.enters) if actor == "*" else actor in plays - set(self.bots)

    @property
    def shows_chances(self) -> bool:
        """Whether onlookers are told how the chances stand, from what lies open to all.

        Whoever plays can look on with another device: only where nobody plays, or where everybody
        who does may have hints, does that help no one.
        """
        match = self.match
        if match is None or not self.begun or self.over or self.frozen:
            return False
        if self.people and not self.allows_hints:
            return False
        return match.variant.game.hides or not self.hides()

    def record(self) -> str:
        """The record; while the game goes on only where nothing is hidden."""
        if self.match is None or self.frozen:
            raise Conflict("error-frozen")
        if self.hides() and not self.over:
            raise Conflict("error-hidden-yet")
        return self.match.record()

    @property
    def people(self) -> set[str]:
        """The seats of persons who still play, even if a bot stands in for them."""
        return {
            letter
            for letter, row in self.sitting.items()
            if row.kind == "person" and letter not in self.resigned
        }

    @property
    def commitment(self) -> str:
        return commitment_of(self.row.secret) if self.row.secret else ""

    @property
    def patience(self) -> float:
        """Seconds until whoever is to move may be replaced; below 0 he may."""
        return self.last_at + PACES.get(self.row.pace, PACES["live"]) - time.time()

    def hides(self) -> bool:
        """Whether something is not for everybody's eyes: on the table, or in what happened."""
        match = self.match
        if match is None:
            return False
        return hides_events(match) or match.seen_by(None).tobytes() != match.state.tobytes()

    def eyes(self, token: str, as_seat: str | None) -> frozenset[str]:
        """The seats whose secrets a screen may show.

        Where a device is passed around, only those of whoever holds it, and nobody's while it
        changes hands.
        """
        mine = self.seats_of(token)
        if len(mine) < 2 or self.over or not self.hides():
            return mine
        others = mine - {as_seat} - set(self.bots)
        return frozenset() if self.holder in others else mine & {as_seat}

    def told_to(self, line: Line, seats: frozenset[str]) -> bool:
        """Whether a move may be told in full: what a seat does in private is for it alone."""
        return self.over or all(e.seat in seats for e in line.events if e.private)

    # What a request would add to the log; nothing is changed here

    def starting(self) -> Addition:
        """Everybody sits: the contributions are fixed and chance makes its first draws."""
        given = {s: row.contribution for s, row in self.sitting.items() if row.contribution}
        text = f"{START} {json.dumps(given, ensure_ascii=False)}"
        match = self._open().copy()
        return self._addition(match, given, "-", text)

    def moving(self, actor: str, move: str) -> Addition:
        """A move, by a seat or entered for chance, and what chance answers."""
        match = self.playable().copy()
        try:
            match.play(move, seat=None if actor == "*" else actor)
        except IllegalMove as error:
            told = self.refusal(actor, move) if actor == self.actor else None
            raise told or error from None
        return self._addition(match, self.contributions, actor, match.history[-1][1])

    def refusal(self, actor: str, move: str) -> BourgadeError | None:
        """Why a seat may not make a move now, told from what it sees itself.

        What is entered for chance and cannot be has the same words for everybody where something
        is hidden: another seat may hold the card that is asked for.
        """
        match = self.playable()
        action = match.variant.vocabulary.action(move)
        if action in match.actions():
            return None
        if actor == "*" and self.hides():
            return _cannot_be(match, action)
        return match.as_seen_by(None if actor == "*" else actor).refusal(action)

    def doubts(self, seats: frozenset[str], move: str) -> BourgadeError | None:
        """Why whoever is asked may not make a move, as far as can be said before it is made.

        What is drawn next is looked up in what the seat has not seen, not in the deck.
        """
        match, actor = self.playable(), self.actor
        if actor != "*" or not self.hides():
            return self.refusal(actor or "*", move)
        action = match.variant.vocabulary.action(move)
        offered = match.as_seen_by(self.looks_from(seats)).actions()
        return None if action in offered else _cannot_be(match, action)

    def looks_from(self, seats: frozenset[str]) -> str | None:
        """The seat of a device's own that a position is seen from: the one asked if it is one."""
        return self.holder if self.holder in seats else min(seats, default=None)

    def _addition(self, match: Match, given: Mapping[str, str], actor: str, text: str) -> Addition:
        """The row itself, then the dice and draws that follow it."""
        rows = [ActionRow(self.ply, actor, text, next_actor(match), time.time())]
        if self.row.chance == "fair":
            key = FairDice(self.id, given, self.commitment, self.row.secret).key()
            while match.actor == BY_CHANCE:
                drawn = outcome(key, match)
                match.play(drawn)
                ply = self.ply + len(rows)
                rows.append(ActionRow(ply, "*", drawn, next_actor(match), time.time()))
        if not match.over:
            return Addition(rows, match=match)
        winners = "".join(match.winners)
        return Addition(rows, ResultRow(winners, "played", rows[-1].at), match)

    def taking_back(self, seats: frozenset[str]) -> Addition:
        """A slip is taken back up to the last die or another's decision."""
        match = self.playable()
        steps = match.steps()
        if not steps:
            raise CannotUndo("error-nothing-to-undo")
        last = steps[-1]
        by = "*" if last.actor == BY_CHANCE else last.actor
        drawn = {event.seat for event in last.events if event.private and event.seat}
        if by == "*" and self.row.chance == "fair":
            if drawn - seats:
                raise CannotUndo("error-undo-past-secret", TEXTS)
            move = match.variant.vocabulary.text(last.action)
            raise CannotUndo("error-undo-past-chance", move=move)
        if by == "*" and drawn & self.people and not drawn & seats:
            raise CannotUndo("error-undo-of-another", TEXTS, seats=min(drawn))
        if by != "*" and (by not in seats or by in self.bots):
            raise CannotUndo("error-undo-of-another", TEXTS, seats=by)
        trial = match.copy()
        trial.undo()
        who = by if by in seats else min(seats)
        return Addition([ActionRow(self.ply, who, UNDO, next_actor(trial), time.time())])

    def resigning(self, seat: str) -> Addition:
        """A seat gives up: a bot finishes its game, unless nobody is left to play with."""
        match = self.playable()
        now = time.time()
        left = [letter for letter in self.letters if letter not in {*self.resigned, seat}]
        if len(left) == 1:
            result = ResultRow(left[0], "resigned", now)
        elif not self.people - {seat}:
            result = ResultRow("", "abandoned", now)
        else:
            result = None
        following = "" if result else next_actor(match)
        text = RESIGN if result else f"{RESIGN} {USUAL}"
        return Addition([ActionRow(self.ply, seat, text, following, now)], result)

    def replacing(self, seat: str, by: frozenset[str], bot: str = USUAL) -> Addition:
        """A bot stands in for somebody who lets the others wait, or who asks for it."""
        match = self.playable()
        if seat not in self.people or seat in self.bots:
            raise ServerError("error-nobody-to-replace", seats=seat)
        if seat not in by and (self.actor != seat or self.patience > 0):
            raise Forbidden("error-still-patient", seats=seat, minutes=int(self.patience // 60) + 1)
        text = f"{BOT} {bot}"
        return Addition([ActionRow(self.ply, seat, text, next_actor(match), time.time())])

    def returning(self, seat: str) -> Addition:
        """The person takes the seat back from the bot."""
        match = self.playable()
        if seat not in self.people or seat not in self.bots:
            raise ServerError("error-no-stand-in", seats=seat)
        return Addition([ActionRow(self.ply, seat, BACK, next_actor(match), time.time())])

    def hinting(self, seat: str) -> Addition:
        """Everybody is told that a seat had a hint, once for each decision."""
        match = self.playable()
        if self.is_hinted(seat):
            return Addition(())
        return Addition([ActionRow(self.ply, seat, HINT, next_actor(match), time.time())])

    def is_hinted(self, seat: str) -> bool:
        """Whether a seat had a hint for the decision that it is to make."""
        for line in reversed(self.log):
            if line.text == UNDO or not line.text.startswith("!"):
                break
            if line.text == HINT and line.actor == seat:
                return True
        return False

    @property
    def allows_hints(self) -> bool:
        """Whether whoever decides may ask what is best."""
        return self.row.hints == "always" or (self.row.hints == "alone" and len(self.people) == 1)

    def check_hint(self, token: str) -> str:
        """The seat that a device asks a hint for, which it may have."""
        self.playable()
        seats, actor = self.played_by(token), self.actor
        if not seats:
            raise Forbidden("error-not-seated")
        if not self.allows_hints:
            raise Forbidden("error-hints-off")
        if actor == "*":
            raise Conflict("error-hint-dice")
        if actor not in seats:
            raise Conflict("error-hint-not-yours", seats=actor or "?")
        if actor in self.bots:
            raise Forbidden("error-bot-plays", seats=actor)
        return actor

    def playable(self) -> Match:
        """The match, unless it is only shown, is over or has not begun."""
        match = self._open()
        if not self.begun:
            raise Conflict("error-not-begun")
        return match

    def _open(self) -> Match:
        if self.frozen or self.match is None:
            raise Conflict("error-frozen")
        if self.over:
            raise Conflict("error-table-over")
        return self.match


def _cannot_be(match: Match, action: int) -> IllegalMove:
    return IllegalMove("error-cannot-be-drawn", TEXTS, move=match.variant.vocabulary.text(action))


def recorded_name(seat: SeatRow) -> str:
    """How a record calls whoever sits there; ``bourgade play --resume`` knows a bot by this."""
    return f"{seat.bot} {seat.seat} (bot)" if seat.kind == "bot" else seat.name


def next_actor(match: Match) -> str:
    """Who is to act, as rows say it: ``*`` is chance, nobody is empty."""
    return "*" if match.actor == BY_CHANCE else match.actor or ""


@lru_cache(maxsize=256)
def variant_of(game: str, options: tuple[tuple[str, Choice], ...]) -> Variant:
    """A game with its options: tables with the same options share it."""
    return registry.find(game).variant(**dict(options))
