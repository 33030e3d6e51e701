"""A table as it stands: who is to decide, who may see what, and what may be done."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bourgade.kernel.errors import BourgadeError
from bourgade.play import Match
from bourgade.play.fair_dice import SEED_BITS, bot_seed, commitment_of
from bourgade.play.secret_draws import hides_events, owners
from bourgade.play.undo import check_undo
from bourgade.server.clock import CLOCK
from bourgade.server.errors import Conflict, Forbidden
from bourgade.server.settings import PACES
from bourgade.server.table_log import HINT, UNDO, Line, TableLog, next_actor


@dataclass
class TableState(TableLog):
    """Everything known about one table at one ply."""

    _owners: tuple[int, frozenset[str]] = (-1, frozenset())  # of the draw to come, at a ply

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

        A secret draw is for its owner. Where no person owns it, someone has to look at the card
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
        plays, actor = self.played_by(person), self.actor
        return bool(plays & self.enters) if actor == "*" else actor in plays - set(self.bots)

    @property
    def shows_chances(self) -> bool:
        """Whether onlookers are told how the chances stand, from what lies open to all.

        A player can look on with another device: only where nobody plays, or where everyone
        who does may have hints, does that help no one.
        """
        match = self.match
        if match is None or not self.begun or self.over or self.frozen:
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
    def patience(self) -> float:
        """Seconds until the player to move may be replaced; below 0 they may."""
        return CLOCK.left(self.last_at, PACES.get(self.row.pace, PACES["live"]))

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
            if line.text == UNDO or not line.text.startswith("!"):
                break
            if line.text == HINT and line.actor == seat:
                return True
        return False

    @property
    def allows_hints(self) -> bool:
        """Whether the player to move may ask for a hint."""
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

    def check_undo(self, seats: frozenset[str]) -> Match:
        """The match whose last step the seats of a device may take back; CannotUndo if not."""
        match = self.playable()
        check_undo(
            match, thrown=self.row.chance == "fair", seats=seats, people=self.people, bots=self.bots
        )
        return match

    def can_undo(self, seats: frozenset[str]) -> bool:
        """Whether the seats of a device may take back the last step."""
        try:
            self.check_undo(seats)
        except BourgadeError:
            return False
        return bool(seats)

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
