"""Clocks as sums: no time is lost or made, nothing falls below zero, pauses do not count."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bourgade.server.counted_time import counted, reached, united, weekends
from bourgade.server.errors import ServerError
from bourgade.server.game_clock import GameClock, SeatTime
from bourgade.server.time_control import (
    DAY,
    HOUR,
    OWN,
    PRESETS,
    TimeControl,
    form_control,
    read_control,
)

seconds = st.integers(0, 300)
times = st.integers(0, 2_000_000_000)
spans = st.lists(st.tuples(seconds, seconds), max_size=6)
controls = st.builds(
    TimeControl,
    decision=st.integers(5, 1000),
    bank=st.integers(0, 1000),
    at_zero=st.sampled_from(("bot", "loss", "nothing")),
)


@settings(deadline=None)
@given(spans)
def test_united_spans_are_the_same_times_and_do_not_touch(some: list[tuple[int, int]]) -> None:
    inside = {second for begins, ends in some for second in range(begins, ends)}
    found = united(some)
    assert sum(ends - begins for begins, ends in found) == len(inside)
    assert all(one[1] < after[0] for one, after in pairwise(found))


@settings(deadline=None)
@given(seconds, seconds, spans)
def test_what_counts_and_what_does_not_is_all_the_time_there_is(
    start: int, length: int, pauses: list[tuple[int, int]]
) -> None:
    end = start + length
    paused = {s for a, b in pauses for s in range(max(a, start), min(b, end))}
    assert counted(start, end, pauses) == length - len(paused)


@settings(deadline=None)
@given(seconds, seconds, seconds, spans)
def test_time_can_be_counted_in_parts(
    start: int, first: int, then: int, pauses: list[tuple[int, int]]
) -> None:
    between, end = start + first, start + first + then
    parts = counted(start, between, pauses) + counted(between, end, pauses)
    assert parts == counted(start, end, pauses)


@settings(deadline=None)
@given(seconds, seconds, spans)
def test_the_end_is_where_everything_was_counted(
    start: int, length: int, pauses: list[tuple[int, int]]
) -> None:
    end = reached(start, length, pauses)
    assert counted(start, end, pauses) == length
    if length:
        assert counted(start, end - 1, pauses) == length - 1, "and not before"


def test_time_that_runs_backwards_is_none() -> None:
    assert counted(100, 40, []) == 0


@settings(deadline=None)
@given(times, st.sampled_from(("UTC", "Europe/Paris", "America/New_York", "Asia/Tokyo")))
def test_weekends_are_saturdays_and_sundays(at: int, name: str) -> None:
    zone = ZoneInfo(name)
    off = any(begins <= at < ends for begins, ends in weekends(at, at + 1, zone))
    assert off == (datetime.fromtimestamp(at, zone).weekday() >= 5)


def test_a_weekend_with_a_change_of_the_hour_has_49_hours() -> None:
    friday = datetime(2026, 10, 23, tzinfo=UTC).timestamp()
    ((begins, ends),) = weekends(friday, friday + 4 * DAY, ZoneInfo("Europe/Paris"))
    assert ends - begins == 49 * HOUR


@settings(deadline=None)
@given(controls, st.lists(st.tuples(seconds, st.booleans()), max_size=20))
def test_what_is_used_is_taken_once_and_nothing_falls_below_zero(
    control: TimeControl, steps: list[tuple[int, bool]]
) -> None:
    """Decisions of one seat, some of which come back by undo."""
    clock, now, granted, used = GameClock.new(control, "AB"), 0.0, control.decision, 0.0
    for length, anew in steps:
        if anew:
            granted += control.decision - clock.seats["A"].decision
            clock = clock.asked(control, "A")
        before = clock.seats["A"]
        clock = clock.started("A", now)
        now += length
        clock = clock.stopped(control, now, [])
        after = clock.seats["A"]
        assert min(after.decision, after.bank, after.reserve) >= 0
        spent = before.left + before.reserve - after.left - after.reserve
        assert spent == min(length, before.left + before.reserve)
        used += spent
    one = clock.seats["A"]
    assert one.left + one.reserve + used == granted + control.bank + control.reserve
    assert clock.seats["B"] == GameClock.new(control, "B").seats["B"], "nobody else pays"


@settings(deadline=None)
@given(controls, seconds, seconds)
def test_the_bank_is_used_after_the_decision_and_the_reserve_last(
    control: TimeControl, length: int, more: int
) -> None:
    left = SeatTime(control.decision, control.bank, control.reserve).after(length)
    if left.bank < control.bank:
        assert left.decision == 0
    if left.reserve < control.reserve:
        assert left.bank == 0
    assert left.after(more) == SeatTime(control.decision, control.bank, control.reserve).after(
        length + more
    )


@settings(deadline=None)
@given(controls, seconds, spans)
def test_zero_is_where_nothing_is_left(
    control: TimeControl, start: int, gaps: list[tuple[int, int]]
) -> None:
    clock = GameClock.new(control, "A").asked(control, "A").started("A", float(start))
    zero = clock.zero(control, gaps)
    assert clock.left(control, zero, gaps)["A"].left == 0
    assert clock.left(control, zero - 1, gaps)["A"].left == 1


@settings(deadline=None)
@given(controls, seconds, seconds, spans)
def test_a_clock_that_stands_costs_nothing(
    control: TimeControl, start: int, length: int, gaps: list[tuple[int, int]]
) -> None:
    clock = GameClock.new(control, "A").started("A", float(start))
    everything = [(0, start + length + 1), *gaps]
    assert clock.stopped(control, start + length, everything).seats["A"].left == (
        control.decision + control.bank
    )
    assert GameClock.new(control, "A").stopped(control, length, gaps).seats["A"].left > 0


@settings(deadline=None)
@given(controls, st.sampled_from(("", "A")), seconds)
def test_a_clock_is_read_as_it_was_written(control: TimeControl, running: str, since: int) -> None:
    clock = GameClock.new(control, "AB")
    clock = clock.started(running, float(since)) if running else clock
    row = clock.row(control, [])
    assert GameClock.read(row) == clock
    assert row.runs == bool(running)
    assert (row.due is None) == (not running or control.at_zero == "nothing")


def test_weekends_off_stand_only_by_days() -> None:
    friday = datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp()
    by_days = TimeControl(DAY, weekends_off=True)
    clock = GameClock.new(by_days, "A").started("A", friday)
    monday = datetime(2026, 11, 23, 12, tzinfo=UTC).timestamp()
    assert clock.zero(by_days, []) == monday
    live = TimeControl(60, weekends_off=True)
    assert GameClock.new(live, "A").started("A", friday + DAY).zero(live, []) == friday + DAY + 60


@settings(deadline=None)
@given(controls)
def test_a_match_keeps_its_time_control_as_text(control: TimeControl) -> None:
    assert read_control(control.text) == control


def test_weekends_and_their_zone_are_kept_too() -> None:
    control = TimeControl(DAY, 0, "loss", True, "Europe/Paris")
    assert control.text == "86400+0 loss off Europe/Paris"
    assert read_control(control.text) == control
    assert read_control("") is read_control("no clock") is read_control("1+1 bot") is None


@pytest.mark.parametrize(
    ("form", "wanted"),
    [
        ({}, None),
        ({"clock": ""}, None),
        ({"clock": "quick"}, PRESETS["quick"]),
        (
            {"clock": OWN, "clock-decision": "36", "clock-unit": "hours", "clock-bank": "0",
             "at-zero": "loss", "weekends-off": "1", "zone": "Europe/Paris"},
            TimeControl(36 * HOUR, 0, "loss", True, "Europe/Paris"),
        ),
        (
            {"clock": OWN, "clock-decision": "30", "clock-bank": "3", "zone": "../../etc/passwd"},
            TimeControl(30, 180),
        ),
    ],
)  # fmt: skip
def test_a_form_says_how_much_time_there_is(
    form: dict[str, str], wanted: TimeControl | None
) -> None:
    assert form_control(form) == wanted


@pytest.mark.parametrize(
    "form",
    [
        {"clock": "soon"},
        {"clock": OWN},
        {"clock": OWN, "clock-decision": "-3"},
        {"clock": OWN, "clock-decision": "4"},
        {"clock": OWN, "clock-decision": "٣٠"},
        {"clock": OWN, "clock-decision": "400", "clock-unit": "hours"},
        {"clock": OWN, "clock-decision": "30", "clock-bank": "1441"},
        {"clock": "quick", "at-zero": "prison"},
    ],
)
def test_a_form_that_says_nonsense_is_refused(form: dict[str, str]) -> None:
    with pytest.raises(ServerError):
        form_control(form)


def test_the_pace_of_a_table_follows_its_clock() -> None:
    paces = [TimeControl(s).pace for s in (30, HOUR, DAY, DAY + 1, 3 * DAY, 14 * DAY)]
    assert paces == ["live", "day", "day", "three_days", "three_days", "week"]
