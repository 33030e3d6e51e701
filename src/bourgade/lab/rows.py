"""What is noted of every game: a row of numbers, and what its columns are called in a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bourgade.bots import policy
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import SEATS, Dim, Field, new_records
from bourgade.kernel.notation import words_of

Numbers = np.ndarray[Any, Any]

Seating = np.ndarray[Any, np.dtype[np.int8]]
"""One row per game: which entry of the list of bots sits on each seat."""

Rows = dict[str, Numbers]
"""Some games, one after another, with one row of results per game; several columns for seats."""


@dataclass(frozen=True)
class Column:
    """A column of a file: numbers, or words by their numbers in a list."""

    name: str
    values: Numbers
    words: tuple[str, ...] | None = None

    @property
    def cells(self) -> Numbers:
        return self.values if self.words is None else np.array(self.words)[self.values]


@dataclass(frozen=True)
class Sheet:
    """What the rows of a variant hold, played by a list of bots."""

    variant: Variant
    bots: tuple[str, ...]

    @cached_property
    def measures(self) -> tuple[str, ...]:
        """The plain numbers each player has at the end: coins and the like."""
        return tuple(name for name, field in self._figures.items() if field.of is None)

    @cached_property
    def traits(self) -> dict[str, Dim]:
        """What tells players apart, a people or a colour, and the set its words are from."""
        return {
            name: field.of
            for name, field in self._figures.items()
            if isinstance(field.of, Dim) and field.of != SEATS
        }

    def trait_words(self, name: str) -> tuple[str, ...]:
        return tuple(words_of(self.traits[name], self.variant.words))

    @cached_property
    def _figures(self) -> dict[str, Field]:
        """The fields of a player that hold a single number."""
        if self._players is None:
            return {}
        row = self.variant.game.state.fields[self._players].row
        assert row is not None
        return {
            name: f for name, f in row.fields.items() if not f.dims and not f.mask and not f.row
        }

    @cached_property
    def _players(self) -> str | None:
        fields = self.variant.game.state.fields
        return next((n for n, f in fields.items() if f.row and f.dims == (SEATS,)), None)

    def rows(self, start: int, finals: Any, seating: Seating) -> Rows:
        """The rows of games from the number ``start`` on: their last states, who sat where.

        Nothing else is kept of a state: millions of them would fill the memory.
        """
        rows: Rows = {
            "game": np.arange(start, start + len(finals)),
            "finished": finals.over.astype(bool),
            "turns": finals.turn.astype(np.int32),
            "plies": finals.ply.astype(np.int32),
            "seating": seating,
            "winners": self._winners(finals),
        }
        for name in (*self.measures, *self.traits):
            rows[name] = finals[self._players][name][:, : self.variant.seats].copy()
        return rows

    def _winners(self, finals: Any) -> Numbers:
        winners = np.zeros((len(finals), self.variant.seats), np.int8)
        if len(finals):
            shape = (self.variant.seats, len(self.variant.game.scores))
            find = engine(self.variant, best_mode()).twin(policy).find_winners
            find(finals, self.variant.books, np.zeros(shape, np.int32), winners)
        return winners

    def joined(self, parts: Iterable[Rows]) -> Rows:
        """The rows of several parts as one."""
        found = list(parts) or [self._nothing()]
        return {name: np.concatenate([part[name] for part in found]) for name in found[0]}

    def _nothing(self) -> Rows:
        none = new_records(self.variant.game.state, self.variant.sizes, 0)
        return self.rows(0, none, np.zeros((0, self.variant.seats), np.int8))

    def columns(self, rows: Rows) -> list[Column]:
        """One row per game: who won, how long it took, what everybody had."""
        columns = [Column(name, rows[name]) for name in ("game", "finished", "turns", "plies")]
        won = rows["winners"] / np.maximum(1, rows["winners"].sum(axis=1, keepdims=True))
        for p, seat in enumerate(self.variant.words["seats"]):
            columns.append(Column(f"bot_{seat}", rows["seating"][:, p], self.bots))
            columns.append(Column(f"won_{seat}", won[:, p]))
            columns += [Column(f"{name}_{seat}", rows[name][:, p]) for name in self.measures]
            for name in self.traits:
                # -1, nothing, is the empty word at the end.
                words = (*self.trait_words(name), "")
                values = rows[name][:, p] % np.int64(len(words))
                columns.append(Column(f"{name}_{seat}", values, words))
        return columns
