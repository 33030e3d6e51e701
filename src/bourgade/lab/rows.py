"""What is noted of every game: a row of numbers, and what its columns are called in a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bourgade.batches.noting_loops import CHOICES, DECISIONS, FIXED, LED, PLACE, TOOK, NoteBook
from bourgade.batches.playouts import lines_of, new_notes
from bourgade.bots import policy
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import SEATS, Dim, Field, new_records
from bourgade.kernel.notation import words_of
from bourgade.kernel.notes import Slot

Numbers = np.ndarray[Any, Any]

Seating = np.ndarray[Any, np.dtype[np.int8]]
"""One row per game: which entry of the list of bots sits on each seat."""

Rows = dict[str, Numbers]
"""Some games, one after another, with one row of results per game; several columns for seats."""

TOLD = {"place": PLACE, "decisions": DECISIONS, "choices": CHOICES, "led": LED, "took_lead": TOOK}
"""What is noted of every player of every game, and its column among the notes."""

NOTED = {"noted": "sums", "noted_turns": "firsts"}
"""The lists in the rows of games that hold what is counted."""

KEPT = ("place", "decisions", "choices")
"""What of it stands in the rows of games; the rest stands in those of players alone."""


@dataclass(frozen=True)
class Column:
    """A column of a file: numbers, lists of them, or words by their numbers in a list."""

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
    def slots(self) -> list[Slot]:
        """What is counted of every player, word by word."""
        return self.variant.game.notes.slots(self.variant.words)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines of the count."""
        return self.variant.game.notes.line_words(self.variant.words)

    @property
    def endings(self) -> tuple[str, ...]:
        """Why a game can have ended; the last stands for one that was cut off."""
        return (*self.variant.game.endings, "")

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

    def rows(
        self, start: int, finals: Any, seating: Seating, notes: NoteBook | None = None
    ) -> Rows:
        """The rows of games from the number ``start`` on: their last states, who sat where.

        Nothing else is kept of a state: millions of them would fill the memory.
        """
        notes = notes or new_notes(self.variant, len(finals))
        rows: Rows = {
            "game": np.arange(start, start + len(finals)),
            "finished": finals.over.astype(bool),
            "turns": finals.turn.astype(np.int32),
            "plies": finals.ply.astype(np.int32),
            "seating": seating,
            "winners": self._winners(finals),
            "ending": self._endings(finals),
            "sums": notes.sums,
            "firsts": notes.firsts,
        }
        for name in (*self.measures, *self.traits):
            rows[name] = finals[self._players][name][:, : self.variant.seats].copy()
        for name, column in TOLD.items():
            rows[name] = notes.facts[:, :, column]
        rows["lines"] = notes.facts[:, :, FIXED : FIXED + lines_of(self.variant)]
        rows["scores"] = notes.facts[:, :, FIXED + lines_of(self.variant) :]
        return rows

    def _endings(self, finals: Any) -> Numbers:
        """Why each game ended, as the number of a word; -1 where it did not."""
        ways = np.zeros(len(finals), np.int8)
        if "ending" in self.variant.game.state.fields:
            ways = finals.ending.astype(np.int8) - 1
        return np.where(finals.over.astype(bool), ways, -1).astype(np.int8)

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
        won = shares(rows)
        for p, seat in enumerate(self.variant.words["seats"]):
            columns.append(Column(f"bot_{seat}", rows["seating"][:, p], self.bots))
            columns.append(Column(f"won_{seat}", won[:, p]))
            columns += [Column(f"{name}_{seat}", rows[name][:, p]) for name in self.measures]
            for name in self.traits:
                columns.append(self._trait(f"{name}_{seat}", name, rows[name][:, p]))
        columns.append(self._ending(rows["ending"]))
        for name in KEPT:
            for p, seat in enumerate(self.variant.words["seats"]):
                columns.append(Column(f"{name}_{seat}", rows[name][:, p] + (name == "place")))
        return [*columns, *self._noted(rows)]

    def _noted(self, rows: Rows) -> list[Column]:
        """What is counted of every seat, as a list in one cell: a study is resumed from it."""
        return [
            Column(f"{name}_{seat}", rows[of][:, p])
            for name, of in (NOTED.items() if self.slots else ())
            for p, seat in enumerate(self.variant.words["seats"])
        ]

    def player_columns(self, rows: Rows) -> list[Column]:
        """One row per player and game: all that is noted of them."""
        seats = self.variant.words["seats"]
        games, n = len(rows["game"]), len(seats)
        columns = [
            Column("game", np.repeat(rows["game"], n)),
            Column("seat", np.tile(np.arange(n), games), seats),
            Column("bot", rows["seating"].ravel(), self.bots),
            Column("place", rows["place"].ravel() + 1),
            Column("won", shares(rows).ravel()),
            *(Column(name, np.repeat(rows[name], n)) for name in ("finished", "turns", "plies")),
            self._ending(np.repeat(rows["ending"], n)),
        ]
        columns += [Column(name, rows[name].ravel()) for name in self.measures]
        columns += [self._trait(name, name, rows[name].ravel()) for name in self.traits]
        columns += [Column(name, rows[name].ravel()) for name in TOLD if name != "place"]
        for head, names in (("score", self.variant.game.scores), ("line", self.lines)):
            for i, name in enumerate(names):
                columns.append(Column(f"{head} {name}", rows[f"{head}s"][:, :, i].ravel()))
        for i, slot in enumerate(self.slots):
            columns.append(Column(slot.name, rows["sums"][:, :, i].ravel()))
            columns.append(Column(f"{slot.name} turn", rows["firsts"][:, :, i].ravel()))
        return columns

    def _trait(self, column: str, trait: str, values: Numbers) -> Column:
        # -1, nothing, is the empty word at the end.
        words = (*self.trait_words(trait), "")
        return Column(column, values % np.int64(len(words)), words)

    def _ending(self, values: Numbers) -> Column:
        return Column("ending", values % np.int64(len(self.endings)), self.endings)


def shares(rows: Rows) -> Numbers:
    """The share of the win of every seat; a column for each."""
    return rows["winners"] / np.maximum(1, rows["winners"].sum(axis=1, keepdims=True))
