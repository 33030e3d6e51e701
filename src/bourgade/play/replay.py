"""Replaying moves: those of a record, or of the log of a table.

One call of the rules plays many moves, so compiled rules run at full speed and without the
interpreter's lock. It stops before the first illegal move; ``Match.play`` says why it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from bourgade.compile.engine import Engine
from bourgade.kernel import replay_loop
from bourgade.kernel.events import EventRow, Log
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records

AT_ONCE = 1024  # moves in one call
EVENTS = 4096  # in one call


def play_again(
    variant: Variant, engine: Engine, states: Any, actors: Sequence[int], actions: Sequence[int]
) -> Iterable[tuple[Any, Sequence[Any]]]:
    """The states before each move and after the last, with the events of each, part by part.

    ``actors`` are seats, CHANCE or ANYBODY. It ends early at an illegal move.
    """
    loop = engine.twin(replay_loop).replay
    logs, (out, weight) = new_records(Log, {}), variant.buffers()
    done = 0
    while done < len(actions):
        part = slice(done, done + AT_ONCE)
        count = len(actions[part])
        passed = new_records(variant.game.state, variant.sizes, count + 1)
        passed[0] = states[0]
        events, ends = new_records(EventRow, {}, EVENTS), np.zeros(count, np.int32)
        given = (np.array(those[part], np.int32) for those in (actors, actions))
        played = loop(passed, variant.books, *given, logs, events, ends, out, weight)
        if not played:
            return
        told = events[: ends[played - 1]].copy()
        cuts = pairwise([0, *ends[:played].tolist()])
        yield passed[: played + 1], [told[start:end] for start, end in cuts]
        states = passed[played : played + 1]
        done += played
