"""The log of one step: events are written as long as there is room, and counted beyond."""

from __future__ import annotations

from typing import Any

from bourgade.compile.engine import engine
from bourgade.kernel.events import EVENTS, Log, emit
from bourgade.kernel.layout import new_records
from bourgade.testing.hamlet import GAME as HAMLET


def new_log() -> Any:
    return new_records(Log, {})[0]


def test_events_are_written_in_order() -> None:
    log = new_log()
    emit(log, 3, 1, 10, 20, 30)
    emit(log, 4, -1, 0, 0, -5)
    assert log.n == 2
    first, second = log.events[0], log.events[1]
    assert (first.kind, first.seat, first.a, first.b, first.c) == (3, 1, 10, 20, 30)
    assert (second.kind, second.seat, second.a, second.b, second.c) == (4, -1, 0, 0, -5)


def test_a_game_without_a_log_plays_the_same() -> None:
    variant = HAMLET.variant(players=2)
    core = engine(variant, "python")
    told, untold = variant.new_state(), variant.new_state()
    out, _ = variant.buffers()
    log = new_log()
    for states in (told, untold):
        core.setup(states[0], variant.book)
    events = 0
    for _ in range(20):
        n = core.legal(told[0], variant.book, out)
        if n == 0:
            n = core.chance(told[0], variant.book, out, out.copy())
        action = int(out[n - 1])
        log.n = 0
        core.step(told[0], variant.book, action, log)
        core.step(untold[0], variant.book, action, None)
        assert told.tobytes() == untold.tobytes()
        events += int(log.n)
    assert events > 5


def test_what_finds_no_room_is_counted_and_harms_nothing() -> None:
    log = new_log()
    room = len(EVENTS.words)
    for number in range(room + 3):
        emit(log, 1, 0, number, 0, 0)
    assert log.n == room + 3
    assert [event.a for event in log.events] == list(range(room))
