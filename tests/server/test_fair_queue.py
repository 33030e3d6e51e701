"""Whose question is next, and for how long: with a clock and thinkers that are not real."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from bourgade.server.workers.fair_queue import (
    LEAD,
    LEAST,
    REMEMBERED,
    Asker,
    FairQueue,
    Rank,
    SpentThought,
    Ticket,
)

LOOK = 0.2  # as often as the pool looks


@dataclass
class Hall:
    """Processes that do nothing but take time: a question wants some, and gets what is allowed."""

    places: int = 1
    longest: float = 5.0
    shares: dict[str, float] = field(default_factory=dict)
    now: float = 100.0
    answered: list[tuple[str, float]] = field(default_factory=list)  # whose, and seconds waited

    def __post_init__(self) -> None:
        self.queue = FairQueue(
            self.places, longest=self.longest, now=lambda: self.now, **self.shares
        )
        self.wants: dict[Ticket, float] = {}
        self.asked: dict[Ticket, float] = {}
        self.thoughts: dict[Ticket, float] = {}  # when each ends
        self.later: list[tuple[float, int, Callable[[], None]]] = []
        self.then: dict[Ticket, Callable[[], None]] = {}

    def ask(self, asker: Asker, wants: float, then: Callable[[], None] | None = None) -> Ticket:
        ticket = self.queue.join(asker)
        self.wants[ticket], self.asked[ticket] = wants, self.now
        if then:
            self.then[ticket] = then
        self.serve()
        return ticket

    def serve(self) -> None:
        while (ticket := self.queue.admit()) is not None:
            allowed = self.queue.allowed(ticket.asker)
            self.thoughts[ticket] = self.now + min(self.wants[ticket], allowed)
        while (ticket := self.queue.overtaken()) is not None:
            self.thoughts[ticket] = min(self.thoughts[ticket], self.now + 0.02)

    def at(self, when: float, do: Callable[[], None]) -> None:
        heapq.heappush(self.later, (when, len(self.later), do))

    def run(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until:
            ends = [*self.thoughts.values(), *(when for when, _, _ in self.later[:1])]
            self.now = min([until, self.now + LOOK, *ends])
            for ticket in [t for t, end in self.thoughts.items() if end <= self.now]:
                del self.thoughts[ticket]
                self.queue.leave(ticket)
                self.answered.append((ticket.asker.table, self.now - self.asked[ticket]))
                self.then.get(ticket, lambda: None)()
            while self.later and self.later[0][0] <= self.now:
                heapq.heappop(self.later)[2]()
            self.serve()


def one(table: str, sender: str = "", rank: Rank = Rank.PERSON) -> Asker:
    return Asker(table, sender, lambda: rank)


def bots_for_ever(hall: Hall, asker: Asker, wants: float = 3600.0) -> None:
    """A table whose bots ask for an hour, again and again."""
    hall.ask(asker, wants, lambda: bots_for_ever(hall, asker, wants))


def waits(hall: Hall, table: str) -> list[float]:
    return [seconds for whose, seconds in hall.answered if whose == table]


@pytest.mark.parametrize("rank", list(Rank))
@pytest.mark.parametrize("places", [1, 3])
def test_forty_tables_of_one_sender_do_not_keep_another_waiting(places: int, rank: Rank) -> None:
    """Whether nobody watches them or somebody plays at each of them."""
    hall = Hall(places)
    for n in range(40):
        bots_for_ever(hall, one(f"flood {n}", "flooder", rank))
    hall.run(20)
    for _ in range(5):
        hall.ask(one("mine", "me"), 1.5)
        hall.run(10)
    assert len(waits(hall, "mine")) == 5
    assert max(waits(hall, "mine")) < 1.5 + LEAD + LOOK


def test_the_classes_in_their_order() -> None:
    hall = Hall()
    busy = hall.ask(one("busy", "x"), 1.0)
    for rank in reversed(Rank):
        hall.ask(one(rank.name, f"sender of {rank.name}", rank), 0.1)
    hall.run(10)
    assert [whose for whose, _ in hall.answered] == ["busy", *(rank.name for rank in Rank)]
    assert not busy.is_cut


def test_least_used_goes_first_by_sender_then_by_table() -> None:
    hall = Hall()
    for table, sender, seconds in (("a", "one", 3.0), ("b", "one", 1.0), ("c", "two", 2.0)):
        hall.ask(one(table, sender), seconds)
        hall.run(seconds)
    hall.answered.clear()
    hall.ask(one("busy", "x"), 0.5)
    for table, sender in (("a", "one"), ("b", "one"), ("c", "two"), ("d", "three")):
        hall.ask(one(table, sender), 0.1)
    hall.run(3)
    assert [whose for whose, _ in hall.answered] == ["busy", "d", "c", "b", "a"]


def test_a_low_thought_makes_way_and_an_equal_one_does_not() -> None:
    hall = Hall(2)
    low, high = hall.ask(one("low", "x", Rank.WATCHED), 5.0), hall.ask(one("high", "x"), 5.0)
    hall.run(0.5)
    hall.ask(one("same sender", "x"), 0.1)
    assert (low.is_cut, high.is_cut) == (True, False)
    hall.ask(one("and another", "x"), 0.1)
    assert not high.is_cut
    hall.run(1)
    assert [whose for whose, _ in hall.answered] == ["low", "same sender", "and another"]


def test_a_thought_that_is_ending_is_enough_for_one_who_waits() -> None:
    hall = Hall(2)
    low = [hall.ask(one(f"low {n}", "x", Rank.WATCHED), 5.0) for n in range(2)]
    hall.ask(one("first", "y"), 0.1)
    assert sum(ticket.is_cut for ticket in low) == 1
    hall.ask(one("second", "y"), 0.1)
    assert sum(ticket.is_cut for ticket in low) == 2


def test_a_table_that_somebody_comes_to_watch_rises() -> None:
    hall, watched = Hall(), list[bool]()
    hall.ask(one("busy", "x"), 1.0)
    rank = lambda: Rank.WATCHED if watched else Rank.UNWATCHED  # noqa: E731
    hall.ask(Asker("looked at", "y", rank), 0.1)
    hall.ask(one("other", "z", Rank.WATCHED), 0.1)
    watched.append(True)
    hall.run(2)
    assert [whose for whose, _ in hall.answered] == ["busy", "looked at", "other"]


@pytest.mark.parametrize(
    ("shares", "table"), [({"per_table": 6.0}, "a"), ({"per_sender": 6.0}, "another")]
)
def test_when_a_share_is_spent_a_bot_still_moves(shares: dict[str, float], table: str) -> None:
    hall = Hall(shares=shares)
    hall.ask(one("a", "s"), 3600.0)
    hall.run(5)
    assert hall.queue.allowed(one(table, "s")) == pytest.approx(1, abs=0.01)
    hall.ask(one(table, "s"), 3600.0)
    hall.run(1.1)
    assert hall.queue.allowed(one(table, "s")) < 0.2
    bots_for_ever(hall, one(table, "s"))
    hall.run(10)
    assert min(waits(hall, table)) == pytest.approx(LEAST)
    assert len(waits(hall, table)) > 20
    assert hall.queue.allowed(one("other", "t")) == 5.0
    hall.run(300)
    thought = sum(waits(hall, table))
    assert thought < 6 + 320 / 60 * 6 + len(waits(hall, table)) * LEAST


def test_a_share_comes_back_with_time() -> None:
    hall = Hall(shares={"per_table": 5.0})
    hall.ask(one("a"), 3600.0)
    hall.run(5)
    assert hall.queue.allowed(one("a")) < 0.5
    hall.run(120)
    assert hall.queue.allowed(one("a")) > 4


def test_whoever_goes_away_gives_up_the_place() -> None:
    hall = Hall()
    hall.ask(one("busy", "x"), 1.0)
    gone = hall.ask(one("gone", "y"), 1.0)
    hall.ask(one("here", "z"), 0.1)
    hall.queue.leave(gone)
    hall.run(2)
    assert [whose for whose, _ in hall.answered] == ["busy", "here"]
    assert hall.queue.waiting == 0


def keys() -> Iterator[str]:
    return (f"key {n}" for n in range(3 * REMEMBERED))


def test_what_is_remembered_is_bounded() -> None:
    spent = SpentThought()
    spent.add("much", 1000.0, 0.0)
    for n, key in enumerate(keys()):
        spent.add(key, 0.1, n / 1000)
    assert len(spent._spent) <= REMEMBERED
    assert spent.of("much", 30.0) > 500
