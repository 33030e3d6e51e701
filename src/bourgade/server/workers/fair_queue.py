"""The order in which questions are thought about, and how long each may take.

People come first, then onlookers, then bots among themselves. Within a class, the sender that has
used the least thought lately goes first, then the table that has. A thought that keeps someone
waiting who goes before it is cut short: the search answers with what it has found so far. So
nobody needs a process kept free for them, and nothing has to be thought twice.

This is bookkeeping alone: no processes, and the clock is the caller's.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

MINUTE = 60.0
"""The window that shares are counted in: after it, a second of thought weighs 1/e."""

LEAST = 0.05
"""Seconds that a bot may always think, even when its share is spent."""

LEAD = 1.0
"""Seconds by which a sender must be ahead in thought before others of its class cut it short."""

REMEMBERED = 10_000


class Rank(IntEnum):
    """Who waits for an answer; the lowest go first."""

    PERSON = 0  # for a hint, or for a bot at a table where they play
    ONLOOKER = 1  # for the chances
    WATCHED = 2  # for bots among themselves
    UNWATCHED = 3  # nobody, just now


@dataclass(frozen=True)
class Asker:
    """Where a question comes from."""

    table: str
    sender: str  # the address that made the table
    rank: Callable[[], Rank]  # looked up each time: people come and go


@dataclass(eq=False)
class Ticket:
    """A question's place in the line."""

    asker: Asker
    number: int
    begun: float | None = None
    is_cut: bool = False


class SpentThought:
    """Seconds of thought by table or sender; what is long past counts less and less."""

    def __init__(self) -> None:
        self._spent: dict[str, tuple[float, float]] = {}  # seconds, and when that was right

    def of(self, key: str, now: float) -> float:
        seconds, at = self._spent.get(key, (0.0, now))
        return seconds * math.exp((at - now) / MINUTE)

    def add(self, key: str, seconds: float, now: float) -> None:
        self._spent[key] = self.of(key, now) + seconds, now
        if len(self._spent) > REMEMBERED:
            most = sorted(self._spent, key=lambda key: self.of(key, now))[REMEMBERED // 2 :]
            self._spent = {key: self._spent[key] for key in most}


class FairQueue:
    """The line before a number of thinking processes."""

    def __init__(
        self,
        places: int,
        *,
        longest: float = math.inf,
        per_table: float = math.inf,
        per_sender: float = math.inf,
        lead: float = LEAD,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._places = places
        self._longest = longest  # seconds of one thought
        self._per_table, self._per_sender = per_table, per_sender  # seconds in a minute
        self._lead = lead
        self._now = now
        self._tables, self._senders = SpentThought(), SpentThought()
        self._waiting: list[Ticket] = []
        self._thinking: list[Ticket] = []
        self._number = 0

    @property
    def waiting(self) -> int:
        """How many questions have no process yet."""
        return len(self._waiting)

    def join(self, asker: Asker) -> Ticket:
        """A question joins the line."""
        self._number += 1
        ticket = Ticket(asker, self._number)
        self._waiting.append(ticket)
        return ticket

    def admit(self) -> Ticket | None:
        """The question to think about next, which now has a process; None if none is free."""
        if not self._waiting or len(self._thinking) >= self._places:
            return None
        ticket = min(self._waiting, key=self._order())
        self._waiting.remove(ticket)
        self._thinking.append(ticket)
        ticket.begun = self._now()
        return ticket

    def allowed(self, asker: Asker) -> float:
        """Seconds that a thought may take: what is left of the shares, and always a little."""
        now = self._now()
        of_table = self._per_table - self._used(self._tables, asker.table, now)
        of_sender = self._per_sender - self._used(self._senders, asker.sender, now)
        return max(LEAST, min(self._longest, of_table, of_sender))

    def overtaken(self) -> Ticket | None:
        """A thought to cut short now, since someone waits who goes before it."""
        ending = sum(ticket.is_cut for ticket in self._thinking)
        if len(self._thinking) < self._places or len(self._waiting) <= ending:
            return None
        now = self._now()
        first = sorted(self._waiting, key=self._order())[ending].asker
        going_on = [ticket for ticket in self._thinking if not ticket.is_cut]

        def claim(asker: Asker) -> tuple[Rank, float]:
            return asker.rank(), self._used(self._senders, asker.sender, now)

        last = max(going_on, key=lambda ticket: claim(ticket.asker), default=None)
        if last is None:
            return None
        (rank, used), (its_rank, it_used) = claim(first), claim(last.asker)
        if its_rank > rank or (its_rank == rank and it_used - used > self._lead):
            last.is_cut = True
            return last
        return None

    def leave(self, ticket: Ticket) -> None:
        """A question is answered, or nobody wants the answer any more."""
        if ticket.begun is None:
            self._waiting.remove(ticket)
            return
        self._thinking.remove(ticket)
        now = self._now()
        self._tables.add(ticket.asker.table, now - ticket.begun, now)
        self._senders.add(ticket.asker.sender, now - ticket.begun, now)

    def _order(self) -> Callable[[Ticket], tuple[Rank, float, float, int]]:
        now = self._now()

        def order(ticket: Ticket) -> tuple[Rank, float, float, int]:
            asker = ticket.asker
            of_sender = self._used(self._senders, asker.sender, now)
            of_table = self._used(self._tables, asker.table, now)
            return asker.rank(), of_sender, of_table, ticket.number

        return order

    def _used(self, spent: SpentThought, key: str, now: float) -> float:
        """Seconds of thought, with those that are being thought."""
        running = sum(
            now - (ticket.begun or now)
            for ticket in self._thinking
            if key == (ticket.asker.table if spent is self._tables else ticket.asker.sender)
        )
        return spent.of(key, now) + running
