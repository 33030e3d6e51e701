"""Playouts: many games played to their end, on the CPU or a GPU."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import numpy as np

from bourgade.batches import noting_loops
from bourgade.batches.noting_loops import FIXED, NoteBook
from bourgade.batches.step_loops import Scratch
from bourgade.bots import policy
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel.events import Log
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records

Device = Literal["cpu", "cuda"]


def play_games(variant: Variant, policies: Any, rngs: Any, device: Device = "cpu") -> Any:
    """The final states of games, one per row of policies and of random numbers.

    ``policies`` has one column per seat, RANDOM or GREEDY. The result depends on the rows alone, on
    any device; one call keeps one core busy, or the whole GPU.
    """
    if device == "cuda":
        from bourgade.batches.cuda import kernels

        return kernels.play_games(variant, policies, rngs)
    states, out, _ = new_scratch(variant)
    finals = new_records(variant.game.state, variant.sizes, len(rngs))
    play = engine(variant, best_mode()).twin(policy).play_games
    play(states, variant.books, finals, policies, rngs.copy(), out, variant.game.longest)
    return finals


class Seated(NamedTuple):
    """Who plays a game: a row for each, with a column for each seat."""

    policies: Any  # [game, seat], RANDOM or GREEDY
    entries: Any  # [game, seat], which row of ``bars`` holds for the seat
    bars: Any  # [entry, move], a bot's own rules; 0 where it has none


def play_noted(
    variant: Variant, seated: Seated, rngs: Any, device: Device = "cpu"
) -> tuple[Any, NoteBook]:
    """The final states of games, as ``play_games`` finds them, and what was noted meanwhile."""
    notes = new_notes(variant, len(rngs))
    if device == "cuda":
        from bourgade.batches.cuda import kernels

        return kernels.play_noted(variant, seated, rngs, notes), notes
    states, out, _ = new_scratch(variant)
    finals = new_records(variant.game.state, variant.sizes, len(rngs))
    play = engine(variant, best_mode()).twin(noting_loops).play_noted
    play(
        states, variant.books, finals, seated.policies, seated.bars, seated.entries, rngs.copy(),
        out, variant.game.longest, notes, lines_of(variant),
    )  # fmt: skip
    return finals, notes


def replay_noted(variant: Variant, played: Sequence[Sequence[int]]) -> tuple[Any, NoteBook]:
    """The same of games that were played elsewhere, from all their moves and outcomes."""
    notes = new_notes(variant, len(played))
    states, out, _ = new_scratch(variant)
    finals = new_records(variant.game.state, variant.sizes, len(played))
    actions = np.array([action for game in played for action in game], np.int32)
    ends = np.cumsum([len(game) for game in played], dtype=np.int64)
    replay = engine(variant, best_mode()).twin(noting_loops).replay_noted
    replay(states, variant.books, finals, actions, ends, out[0], notes, lines_of(variant))
    return finals, notes


def lines_of(variant: Variant) -> int:
    """How many lines the count has."""
    return len(variant.game.notes.line_words(variant.words))


def new_notes(variant: Variant, games: int) -> NoteBook:
    """Room for what is noted of so many games."""
    told = variant.game.notes
    table = np.array(told.table(variant.words), np.int32).reshape(-1, 5)
    slots = len(told.slots(variant.words))
    facts = FIXED + lines_of(variant) + len(variant.game.scores)
    return NoteBook(
        table=table,
        sums=np.zeros((games, variant.seats, slots), np.int32),
        firsts=np.zeros((games, variant.seats, slots), np.int16),
        facts=np.zeros((games, variant.seats, facts), np.int32),
        logs=new_records(Log, {}),
    )


def new_scratch(variant: Variant) -> Scratch:
    """Scratch memory for one thread."""
    states = new_records(variant.game.state, variant.sizes, 5)
    states[4].seats = variant.seats
    points = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
    return Scratch(states, np.zeros((3, variant.vocabulary.size), np.int32), points)
