"""The log of a table: a match and its seats, replayed row by row.

Rows are moves of the game, written as the game writes them, by a seat or by chance (``*``), and
words of the table, which begin with ``!``. Nothing here touches the database.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Self

from bourgade.compile.engine import Mode
from bourgade.kernel.errors import BourgadeError
from bourgade.play import LoadedGame, Match
from bourgade.play.fair_dice import Contribution, FairDice, commitment_of
from bourgade.play.match import Step
from bourgade.server.game_clock import GameClock
from bourgade.server.log_rows import Line, recorded_name
from bourgade.server.store import ActionRow, MatchRow, ResultRow, SeatRow, Stored
from bourgade.server.store.digests import intact, match_digest, result_digest
from bourgade.server.table_variant import row_variant

DAMAGED = "damaged"
"""Why a table is frozen whose rows are not what was stored, from the ply on that it stands at."""

FORMER = "greedy"
"""The bot that plays on after a resignation, in rows that do not name one."""


@dataclass
class TableLog:
    """The rows of one table followed to its newest ply."""

    row: MatchRow
    sender: str = field(default="", repr=False)  # the address that made it; never shown
    maker: str = field(default="", repr=False)  # the key of the person who did
    sitting: dict[str, SeatRow] = field(default_factory=dict[str, SeatRow])
    log: list[Line] = field(default_factory=list[Line])  # every row
    story: list[Line] = field(default_factory=list[Line])  # without what was taken back
    result: ResultRow | None = None
    match: Match | None = None
    frozen: str = ""  # why the match is only shown: it changed since, or what is stored is damaged
    digest: bytes = b""  # of the last row, which the next one follows
    begins: int = 0  # ply of the first row of log and story: 0, or where a snapshot was taken
    seats_n: int = -1  # number of the newest seat row
    ply: int = 0  # number the next row of the log will have
    bots: dict[str, str] = field(default_factory=dict[str, str])
    resigned: set[str] = field(default_factory=set[str])
    hints: Counter[str] = field(default_factory=Counter[str])  # how often a seat had one
    read: int = 0  # the step of a lesson that the learner has gone on to
    sealed: int | None = None  # steps of the match before a lesson was over; None while it is given
    auto: set[str] = field(default_factory=set[str])  # seats whose only moves are made for them
    asked: str = ""  # the seat that asks to take back its last decision
    agreed: set[str] = field(default_factory=set[str])  # the seats that let it
    declined: bool = False  # that was asked and refused since the last move
    hashes: dict[str, str] = field(default_factory=dict[str, str])  # that the dice depend on
    last: dict[str, Line] = field(default_factory=dict[str, Line])  # last move by seat
    last_at: float = 0.0
    clock: GameClock | None = None  # what is left of everybody's time, once it has run
    _turns: tuple[int, tuple[Line, ...]] = (-1, ())  # at a ply
    told: dict[tuple[str, int], Any] = field(default_factory=dict[tuple[str, int], Any])
    """Sentences by language and ply, made when first asked for."""

    @classmethod
    def begin(cls, stored: Stored, mode: Mode = "python") -> Self:
        """A table without any row of what is stored yet, its rules in a mode."""
        table = cls(stored.match, stored.sender, stored.maker, last_at=stored.match.made)
        table.digest = match_digest(stored.match)
        if stored.match.digest not in (table.digest, None):
            table.frozen = DAMAGED
            return table
        table._open_match()
        if table.match is not None:
            table.match.run(mode)
        return table

    @classmethod
    def of(cls, stored: Stored) -> Self:
        table = cls.begin(stored)
        table.extend(stored)
        return table

    def _open_match(self) -> None:
        try:
            variant = row_variant(self.row)
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

        ``ahead`` is the match after all of them, where they have been played already.
        """
        for seat in news.seats:
            if seat.n <= self.seats_n:
                continue
            self.sitting[seat.seat] = seat
            self.seats_n = seat.n
            if seat.kind == "bot":
                self.bots[seat.seat] = seat.bot
            self.told.clear()  # sentences name the players
        rows = self._intact(news.actions)
        if ahead is not None and rows and rows[0] is news.actions[0]:
            # One that remembers less than this table does must not take its place.
            if self.match is None or ahead.skipped == self.match.skipped:
                self._accept(rows, ahead)
        for is_word, some in groupby(rows, lambda row: row.text.startswith("!")):
            for row in some if is_word else self._replay_all(list(some)):
                if row.ply == self.ply:
                    self._follow(row)
        self._take_result(news.result)
        if news.clock is not None:
            self.clock = GameClock.read(news.clock)
        if self.match is not None:
            self.match.players = {s.seat: recorded_name(s) for s in self.sitting.values()}
            self.match.resigned = tuple(sorted(self.resigned))
            if self.row.chance == "fair" and self.begun:
                secret = self.row.secret if self.over else ""
                commitment = commitment_of(self.row.secret)
                self.match.dice = FairDice(
                    self.id, self.contributions, commitment, secret, self.chosen_steps
                )

    def _intact(self, rows: Sequence[ActionRow]) -> Sequence[ActionRow]:
        """New rows, up to one that is damaged or missing: nothing behind it is believed."""
        if self.frozen == DAMAGED:
            return ()
        new, self.digest, whole = intact(self.digest, self.ply, rows)
        if not whole:
            self.frozen = DAMAGED
        return new

    def _take_result(self, result: ResultRow | None) -> None:
        if result is None or self.frozen == DAMAGED:
            return
        if self.result is None and result.digest not in (result_digest(self.digest, result), None):
            self.frozen = DAMAGED
        else:
            self.result = result

    @property
    def frozen_error(self) -> str:
        """How it is refused to play on at a table that is only shown."""
        return "error-damaged" if self.frozen == DAMAGED else "error-frozen"

    @property
    def contributions(self) -> dict[str, Contribution]:
        """What the dice depend on, with the texts that were not erased."""
        sitting = self.sitting
        return {
            seat: Contribution(given, sitting[seat].contribution, sitting[seat].salt)
            if sitting[seat].contribution
            else Contribution(given)
            for seat, given in self.hashes.items()
        }

    def _fix_dice(self, given: str) -> None:
        """Take over the hashes of the contributions from the first row of the log."""
        facts = json.loads(given or "{}")
        self.hashes = facts.get("hashes", {})
        if facts and not self.hashes:
            self.frozen = self.frozen or "dice"  # texts themselves, of before hashes were taken

    def _accept(self, rows: Sequence[ActionRow], ahead: Match) -> None:
        known = self.match.length if self.match else 0
        steps = iter(ahead.steps()[known - ahead.length :] if ahead.length > known else ())
        self.match = ahead
        for row in rows:
            if row.text.startswith("!"):
                self._heed(row, known)
                self._tell(row, known)
            else:
                known += 1
                self._tell(row, known, next(steps))

    def _tell(self, row: ActionRow, steps: int, step: Step | None = None) -> None:
        """A row joins the log and the story."""
        line = Line(row.ply, row.actor, row.text, row.next, row.at, steps, step)
        self.log.append(line)
        self.story.append(line)
        if not row.text.startswith("!"):
            self.last[row.actor] = line
            self._answered()
        self.ply = row.ply + 1
        self.last_at = row.at

    def _follow(self, row: ActionRow) -> None:
        step: Step | None = None
        if row.text.startswith("!"):
            self._heed(row, self.match.length if self.match else 0)
        else:
            step = self._replay(row)
        self._tell(row, self.match.length if self.match else 0, step)

    def _heed(self, row: ActionRow, steps: int) -> None:
        """Do what a word of the table says, whose match has made so many steps; most say little."""
        word, _, rest = row.text.partition(" ")
        match word:
            case "!start":
                self._fix_dice(rest)
            case "!read":
                self.read = int(rest)
            case "!sealed":
                self.sealed = steps
            case "!undo":
                self._take_back(int(rest or 1))
            case "!ask":
                self.asked = row.actor
            case "!agree":
                self.agreed.add(row.actor)
            case "!decline":
                self._answered()
                self.declined = True
            case "!auto":
                (self.auto.add if rest == "on" else self.auto.discard)(row.actor)
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
                pass

    def _take_back(self, steps: int) -> None:
        for _ in range(steps if self.match is not None else 0):
            assert self.match is not None
            self.match.undo()
            self._forget_last()
        self._answered()

    def _answered(self) -> None:
        """Nobody asks to take anything back any more."""
        if self.asked or self.declined:
            self.asked, self.declined = "", False
            self.agreed.clear()

    def _replay_all(self, rows: Sequence[ActionRow]) -> Sequence[ActionRow]:
        """Follow moves in a row, all at once; returns those that are left."""
        new = [row for n, row in enumerate(rows) if row.ply == self.ply + n]
        if self.match is None or self.frozen == "moves" or len(new) < len(rows):
            return rows
        known = self.match.length
        played = self.match.replay([(None, row.text) for row in rows])
        steps = self.match.steps()[-played:] if played else ()
        for n, (row, step) in enumerate(zip(rows, steps, strict=False), known + 1):
            self._tell(row, n, step)
        return rows[played:]

    def _replay(self, row: ActionRow) -> Step | None:
        if self.match is None or self.frozen == "moves":
            return None
        try:
            self.match.play(row.text)
        except BourgadeError:
            # Only rules or figures other than those of that day can refuse what was played.
            self.frozen = self.frozen or "moves"
            return None
        return self.match.steps()[-1]

    def _forget_last(self) -> None:
        """The story no longer tells what was taken back; the log still has it."""
        for i in reversed(range(len(self.story))):
            if not self.story[i].text.startswith("!"):
                self.last.pop(self.story.pop(i).actor, None)
                return

    def rows_after(self, ply: int, limit: int) -> list[Line]:
        """The first rows of the log after a ply, as far as they are remembered."""
        first = max(0, ply + 1 - self.begins)
        return self.log[first : first + limit]

    @property
    def turns(self) -> tuple[Line, ...]:
        """The lines of the story that begin a turn."""
        if self._turns[0] != self.ply:
            heads = (line for line in self.story if line.step and line.step.heads_turn)
            self._turns = self.ply, tuple(heads)
        return self._turns[1]

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def begun(self) -> bool:
        return self.ply > 0

    @property
    def called(self) -> list[tuple[str, bool]]:
        """What the players typed as their names, and whether that was erased."""
        return [(row.name, row.erased) for _, row in sorted(self.sitting.items())]

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson is being given: its dice are chosen, and others play as it says."""
        return bool(self.row.lesson) and self.sealed is None and not self.over

    @property
    def chosen_steps(self) -> int:
        """How many steps were made while a lesson chose the dice."""
        if not self.row.lesson or self.match is None:
            return 0
        return self.match.length if self.sealed is None else self.sealed

    @property
    def closed(self) -> bool:
        """Whether the table was closed before its game was over."""
        return self.result is not None and self.result.reason == "closed"

    @property
    def over(self) -> bool:
        return self.result is not None or (self.match is not None and self.match.over)
