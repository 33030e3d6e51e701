"""Patience, and clocks that jump."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bourgade.server.clock import NOTICE, Clock
from bourgade.server.settings import PACES

DAY, LIVE, WEEK = PACES["day"], PACES["live"], PACES["week"]


@dataclass
class Times:
    """A machine whose clock can be set; it has run for a day."""

    day: float = 1_800_000_000.0
    steady: float = 100.0
    clock: Clock = field(init=False)

    def __post_init__(self) -> None:
        self.clock = Clock(lambda: self.day, lambda: self.steady)
        self.wait(DAY)

    def wait(self, seconds: float) -> None:
        """Time passes."""
        self.day += seconds
        self.steady += seconds

    def left(self, at: float, patience: float = LIVE) -> float:
        return self.clock.left(at, patience)


@pytest.fixture
def times() -> Times:
    return Times()


def test_patience_ends_when_it_has_passed(times: Times) -> None:
    moved = times.day
    assert times.left(moved) == LIVE
    times.wait(LIVE - 1)
    assert times.left(moved) == 1
    times.wait(2)
    assert times.left(moved) == -1
    assert times.left(moved, DAY) == DAY - LIVE - 1


@pytest.mark.parametrize("jump", [60, 3600, 30 * DAY, 10 * 365 * DAY])
@pytest.mark.parametrize("patience", [LIVE, DAY, WEEK])
def test_a_clock_set_forward_takes_no_seat(times: Times, jump: float, patience: float) -> None:
    times.wait(1000)
    moved = times.day
    times.wait(100)
    times.day += jump
    assert times.left(moved, patience) == patience - 100
    times.wait(patience - 101)
    assert times.left(moved, patience) == 1
    times.wait(2)
    assert times.left(moved, patience) == -1
    later = times.day
    assert times.left(later, patience) == patience, "what is written afterwards is not touched"


def test_a_clock_set_forward_in_many_steps(times: Times) -> None:
    moved = times.day
    for n in range(30):
        times.day += 3600
        times.wait(1)
        assert times.left(moved) == LIVE - n - 1


def test_a_clock_set_back_takes_no_seat(times: Times) -> None:
    times.wait(1000)
    moved = times.day
    times.wait(100)
    times.day -= 3600
    assert times.left(moved) >= LIVE - 100
    now = times.day
    times.wait(LIVE + 1)
    assert times.left(now) == -1


def test_a_clock_set_back_and_forth(times: Times) -> None:
    moved = times.day
    for away in (3600, -3600, -86_400, 86_400):
        times.day += away
        times.wait(1)
        assert times.left(moved) >= LIVE - 4


def test_a_machine_that_learns_the_right_time_after_its_start() -> None:
    """Its clock stands years back at first; what it then reads was written in its future."""
    moved = 1_800_000_000.0
    times = Times(day=moved - 5 * 365 * DAY)
    assert times.left(moved) > LIVE
    times.day = moved + 7 * DAY
    assert times.left(moved) == LIVE
    times.wait(LIVE + 1)
    assert times.left(moved) == -1


def test_a_machine_that_slept(times: Times) -> None:
    """The clock that nobody can set stands still meanwhile."""
    moved = times.day
    times.wait(60)
    assert times.left(moved) == LIVE - 60
    times.day += 8 * 3600
    assert times.left(moved) == LIVE - 60


def test_after_a_restart_everyone_gets_time_to_come_back() -> None:
    times = Times()
    moved = times.day - WEEK - 1
    times.clock = Clock(lambda: times.day, lambda: times.steady)
    for patience in (LIVE, DAY, WEEK):
        assert times.left(moved, patience) == NOTICE
    times.wait(NOTICE + 1)
    for patience in (LIVE, DAY, WEEK):
        assert times.left(moved, patience) < 0


def test_a_clock_that_is_corrected_gently_has_not_jumped(times: Times) -> None:
    moved = times.day
    for _ in range(100):
        times.wait(30)
        times.day += 0.01
        times.left(moved)
    assert times.left(moved, DAY) == pytest.approx(DAY - 3001)
