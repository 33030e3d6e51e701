"""A table as it stands: who is to decide, who may see what, and what may be done."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bourgade.kernel.errors import BourgadeError, CannotUndo
from bourgade.play import Match
from bourgade.play.fair_dice import SEED_BITS, bot_seed, commitment_of
from bourgade.play.lesson import LessonRun
from bourgade.play.secret_draws import hides_events, owners
from bourgade.play.undo import check_undo, steps_to_decision
from bourgade.server.clock import CLOCK
from bourgade.server.errors import Conflict, Forbidden
from bourgade.server.known_lessons import known_lesson
from bourgade.server.log_rows import HINT, UNDO, Line, next_actor
from bourgade.server.settings import PACES, PATIENCE
from bourgade.server.table_time import TableTime
from bourgade.server.words import TEXTS


@dataclass
class TableState(TableTime):
    """Everything known about one table at one ply."""

    _owners: tuple[int, frozenset[str]] = (-1, frozenset())  # of the draw to come, at a ply

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(sorted(self.sitting))

    @property
    def open_seats(self) -> list[str]:
        return [letter for letter in self.letters if self.sitting[letter].kind == "open"]

    @property
    def lesson_run(self) -> LessonRun | None:
        """How far the lesson has come that is being given; None if it cannot go on any more."""
        return self.lesson_after(self.match) if self.in_lesson else None

    def lesson_after(self, match: Match | None, read: int | None = None) -> LessonRun | None:
        """The lesson of this table at a match that is further on, if it still goes on there."""
        if match is None or not self.row.lesson:
            return None
        lesson = known_lesson(match.variant.game, self.row.lesson)
        if lesson is None:
            return None
        run = LessonRun(lesson, match, self.read if read is None else read)
        return None if run.done else run

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

        A secret draw is for its owner. Where no person owns it, someone has to look at the card
        for the bot or for the opponent that the rules play.
        """
        if self.actor != "*" or self.in_lesson:
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
        actor, run = self.actor, self.lesson_run
        if run is not None and not run.due:
            return None  # the learner reads first
        return self.bots.get(actor) if actor else None

    def seats_of(self, person: str) -> frozenset[str]:
        """The seats that a device plays."""
        if not person:
            return frozenset()
        return frozenset(s for s, row in self.sitting.items() if row.person == person)

    def played_by(self, person: str) -> frozenset[str]:
        """The seats that a device has not given up."""
        return self.seats_of(person) - self.resigned

    def asks(self, person: str) -> bool:
        """Whether a device is to decide now, or to enter dice that people throw."""
        plays, actor, run = self.played_by(person), self.actor, self.lesson_run
        if run is not None and not run.asks:
            return False
        return bool(plays & self.enters) if actor == "*" else actor in plays - set(self.bots)

    @property
    def shows_chances(self) -> bool:
        """Whether onlookers are told how the chances stand, from what lies open to all.

        A player can look on with another device: only where nobody plays, or where everyone
        who does may have hints, does that help no one.
        """
        match = self.match
        if match is None or not self.begun or self.over or self.frozen or self.in_lesson:
            return False
        if self.people and not self.allows_hints:
            return False
        return match.variant.game.hides or not self.hides()

    def record(self) -> str:
        """The record; during the game, only if nothing is hidden."""
        if self.match is None or self.frozen:
            raise Conflict(self.frozen_error)
        if self.hides() and not self.over:
            raise Conflict("error-hidden-yet")
        return self.match.record()

    @property
    def people(self) -> set[str]:
        """The seats of people who still play, even if a bot stands in for them."""
        return {
            letter
            for letter, row in self.sitting.items()
            if row.kind == "person" and letter not in self.resigned
        }

    @property
    def played_by_people(self) -> bool:
        """Whether a person still decides something here."""
        return not self.people <= self.bots.keys()

    @property
    def commitment(self) -> str:
        """What is shown of the dice's secret from the start; empty where people throw them."""
        return commitment_of(self.row.secret) if self.row.chance == "fair" else ""

    @property
    def seed(self) -> int:
        """Where the random numbers of a bot begin: nobody can know before the secret is out."""
        if not self.row.secret:
            return secrets.randbits(SEED_BITS)  # a table of older days, or from a record
        return bot_seed(self.row.secret, self.id, self.actor or "")

    @property
    def time_left(self) -> float:
        """Seconds until the player to move may be replaced; below 0 they may."""
        if self.ticking:
            return self.ticking.left
        return CLOCK.left(self.last_at, PACES.get(self.row.pace, PACES["live"]))

    @property
    def is_left(self) -> bool:
        """Whether the person to move has kept a rated table waiting for so long that they left."""
        waits = self.row.rated and self.actor in self.people - self.bots.keys()
        if self.ticking and self.ticking.left > 0:
            return False
        return bool(waits) and CLOCK.left(self.last_at, PATIENCE[self.row.pace]) <= 0

    def hides(self) -> bool:
        """Whether something is hidden from some players: on the table, or in what happened."""
        match = self.match
        if match is None:
            return False
        return hides_events(match) or match.seen_by(None).tobytes() != match.state.tobytes()

    def eyes(self, person: str, as_seat: str | None) -> frozenset[str]:
        """The seats whose secrets a screen may show.

        Where a device is passed around, only those of the player who holds it, and nobody's while
        it changes hands.
        """
        mine = self.seats_of(person)
        if len(mine) < 2 or self.over or not self.hides():
            return mine
        others = mine - {as_seat} - set(self.bots)
        return frozenset() if self.holder in others else mine & {as_seat}

    def told_to(self, line: Line, seats: frozenset[str]) -> bool:
        """Whether a move may be told in full: what a seat does in private is for it alone."""
        return self.over or all(e.seat in seats for e in line.events if e.private)

    # What may be done

    def looks_from(self, seats: frozenset[str]) -> str | None:
        """The seat of a device's own that a position is seen from: the one asked if it is one."""
        return self.holder if self.holder in seats else min(seats, default=None)

    def is_hinted(self, seat: str) -> bool:
        """Whether a seat had a hint for the decision that it is to make."""
        for line in reversed(self.log):
            if line.text.startswith(UNDO) or not line.text.startswith("!"):
                break
            if line.text == HINT and line.actor == seat:
                return True
        return False

    @property
    def allows_hints(self) -> bool:
        """Whether the player to move may ask for a hint; a lesson tells what to do itself."""
        if self.in_lesson:
            return False
        return self.row.hints == "always" or (self.row.hints == "alone" and len(self.people) == 1)

    def check_hint(self, person: str) -> str:
        """The seat that a device asks a hint for, which it may have."""
        self.playable()
        seats, actor = self.played_by(person), self.actor
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

    def check_undo(self, seats: frozenset[str]) -> tuple[Match, int]:
        """The match, and how many of its last steps a device may take back; CannotUndo if none.

        A person alone with bots goes back to their last decision, past dice and bots. Among people
        it is the last step alone, also on one device; for more, those elsewhere have to be asked.
        """
        match = self.playable()
        if self.row.rated:
            raise CannotUndo("error-undo-rated", TEXTS)
        if match.length and match.length <= self.chosen_steps:
            raise CannotUndo("error-undo-lesson", TEXTS)
        try:
            check_undo(
                match, thrown=self.row.chance == "fair", seats=seats, people=self.people,
                bots=self.bots,
            )  # fmt: skip
        except CannotUndo:
            back = self.decided(seats) if self.is_alone(seats) else 0
            if not back:
                raise
            return match, back
        if self.row.chance == "fair" and self.is_alone(seats):
            return match, self.decided(seats) or 1
        return match, 1

    def decided(self, seats: frozenset[str]) -> int:
        """How many steps back the last decision of some seats lies; 0: a lesson, or none."""
        match = self.match
        back = steps_to_decision(match, seats) if match is not None else 0
        return back if match is not None and match.length - back >= self.chosen_steps else 0

    def can_undo(self, seats: frozenset[str]) -> bool:
        """Whether the seats of a device may take something back."""
        try:
            self.check_undo(seats)
        except BourgadeError:
            return False
        return bool(seats)

    def is_alone(self, seats: frozenset[str]) -> bool:
        """Whether one of these seats is the only one that a person decides for."""
        there = self.people - self.bots.keys()
        return len(there) == 1 and there <= seats

    def others(self, seats: frozenset[str]) -> set[str]:
        """The seats of other people who decide for themselves; a bot in their place agrees."""
        owners = {self.sitting[s].person for s in seats}
        there = self.people - self.bots.keys()
        return {s for s in there if s not in seats and self.sitting[s].person not in owners}

    @property
    def awaited(self) -> set[str]:
        """The seats that have yet to say whether something may be taken back."""
        return self.others(frozenset(self.asked)) - self.agreed if self.asked else set()

    def can_ask(self, seats: frozenset[str]) -> bool:
        """Whether the seats of a device may ask the others to let them take back a decision."""
        match = self.match
        if match is None or self.actor is None or self.asked or self.declined:
            return False
        if self.row.rated:
            return False
        if not self.others(seats) or self.can_undo(seats):
            return False
        return bool(self.decided(seats))

    def acting(self, person: str, ply: int | None = None) -> frozenset[str]:
        """A device's seats, where something can be done and the table stands at the ply."""
        self.playable()
        seats = self.played_by(person)
        if not seats:
            raise Forbidden("error-not-seated")
        if ply not in (None, self.ply):
            raise Conflict("error-stale", given=ply or 0, ply=self.ply)
        return seats

    def own(self, person: str, seat: str) -> str:
        """A seat that a device plays, at a table where something can be done."""
        self.playable()
        if seat not in self.played_by(person):
            raise Forbidden("error-not-your-seat", seats=seat)
        return seat

    def playable(self) -> Match:
        """The match, unless it is only shown, is over or has not begun."""
        match = self.open_match()
        if not self.begun:
            raise Conflict("error-not-begun")
        return match

    def open_match(self) -> Match:
        if self.frozen or self.match is None:
            raise Conflict(self.frozen_error)
        if self.over:
            raise Conflict("error-table-closed" if self.closed else "error-table-over")
        return self.match
