"""What a study found: a row a game, and the summary people read."""

from __future__ import annotations

import csv
import math
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots import policy
from bourgade.kernel.build import best_mode, engine
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import SEATS, Dim, Field, new_records
from bourgade.kernel.vocabulary import words_of

Seating = np.ndarray[Any, np.dtype[np.int8]]
"""A row a game: which entry of the list of bots sits on each seat."""

Z = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True)
class Share:
    """A share of games won, with its 95 % interval; a win shared by two counts a half for each."""

    name: str
    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: sensible near 0 and 1, and for few games."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.rate
        centre = p + Z * Z / (2 * n)
        spread = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Results:
    """The rows of a study, in the order of the games."""

    def __init__(self, variant: Variant, bots: tuple[str, ...]) -> None:
        self.variant = variant
        self.bots = bots
        self.interrupted = False
        self._parts: dict[int, dict[str, np.ndarray[Any, Any]]] = {}

    def add(self, start: int, finals: Any, seating: Seating) -> None:
        """The final states of some games from the number ``start`` on, and who sat where.

        Only what the rows need is kept: millions of whole states would fill the memory.
        """
        self._parts[start] = self._part(start, finals, seating, self._winners(finals))

    def _part(
        self, start: int, finals: Any, seating: Seating, winners: np.ndarray[Any, Any]
    ) -> dict[str, np.ndarray[Any, Any]]:
        part: dict[str, np.ndarray[Any, Any]] = {
            "game": np.arange(start, start + len(finals)),
            "finished": finals.over.astype(bool),
            "turns": finals.turn.astype(np.int32),
            "plies": finals.ply.astype(np.int32),
            "seating": seating,
            "winners": winners,
        }
        for name in (*self.measures(), *self.traits()):
            part[name] = finals[self._players()][name][:, : self.variant.seats].copy()
        return part

    @property
    def games(self) -> int:
        return sum(len(part["game"]) for part in self._parts.values())

    def measures(self) -> list[str]:
        """The plain numbers each player has at the end: coins and the like."""
        return [name for name, field in self._figures().items() if field.of is None]

    def traits(self) -> dict[str, Dim]:
        """What tells players apart, a people or a colour, and the set its words are from."""
        return {
            name: field.of
            for name, field in self._figures().items()
            if isinstance(field.of, Dim) and field.of != SEATS
        }

    def _figures(self) -> dict[str, Field]:
        """The fields of a player that hold a single number."""
        players = self._players()
        if players is None:
            return {}
        row = self.variant.game.state.fields[players].row
        assert row is not None
        return {
            name: f for name, f in row.fields.items() if not f.dims and not f.mask and not f.row
        }

    def columns(self) -> dict[str, Any]:
        """One row a game: who won, how long it took, what everybody had."""
        columns = {name: self._column(name) for name in ("game", "finished", "turns", "plies")}
        bots = np.array(self.bots)[self._column("seating")]
        won = self._won()
        for p, seat in enumerate(self.variant.words["seats"]):
            columns[f"bot_{seat}"] = bots[:, p]
            columns[f"won_{seat}"] = won[:, p]
            for name in self.measures():
                columns[f"{name}_{seat}"] = self._column(name)[:, p]
            for name, dim in self.traits().items():
                # -1, nothing, is the empty word at the end.
                words = np.array([*words_of(dim, self.variant.words), ""])
                columns[f"{name}_{seat}"] = words[self._column(name)[:, p]]
        return columns

    def summary(self) -> dict[str, Any]:
        """The figures of the results table, as plain data."""
        done = self._column("finished")
        won = self._won()[done]
        seating = self._column("seating")[done]
        games, seats = len(won), self.variant.seats
        bots: list[dict[str, Any]] = []
        measures: dict[str, dict[str, float]] = {name: {} for name in self.measures()}
        for name in dict.fromkeys(self.bots):
            entries = [entry for entry, bot in enumerate(self.bots) if bot == name]
            mine = np.isin(seating, entries)
            share = Share(name, games, float(won[mine].sum()))
            bots.append({"seats": len(entries), **_share(share, len(entries) / seats)})
            for measure, means in measures.items():
                values = self._column(measure)[done][mine]
                means[name] = float(values.mean()) if len(values) else 0.0
        by_seat = [
            Share(seat, games, float(won[:, p].sum()))
            for p, seat in enumerate(self.variant.words["seats"])
        ]
        return {
            "games": self.games,
            "finished": games,
            "interrupted": self.interrupted,
            "bots": bots,
            "seats": [_share(share, 1 / seats) for share in by_seat],
            "turns": _spread(self._column("turns")[done]),
            "plies": _spread(self._column("plies")[done]),
            "measures": measures,
            "traits": [self._by_trait(name, won, done) for name in self.traits()],
        }

    def _by_trait(self, name: str, won: np.ndarray[Any, Any], done: Any) -> dict[str, Any]:
        """How often the seats won that had a trait, word by word, without what nobody had."""
        dim, found = self.traits()[name], self._column(name)[done]
        shares = [
            Share(word, int((found == n).sum()), float(won[found == n].sum()))
            for n, word in enumerate(words_of(dim, self.variant.words))
        ]
        even = 1 / self.variant.seats
        rows = [_share(share, even) for share in shares if share.games]
        return {"name": name, "dim": dim.name, "shares": rows}

    def _column(self, name: str) -> np.ndarray[Any, Any]:
        parts = [self._parts[start] for start in sorted(self._parts)] or [self._nothing()]
        return np.concatenate([part[name] for part in parts])

    def _nothing(self) -> dict[str, np.ndarray[Any, Any]]:
        nobody = np.zeros((0, self.variant.seats), np.int8)
        none = new_records(self.variant.game.state, self.variant.sizes, 0)
        return self._part(0, none, nobody, nobody)

    def _won(self) -> np.ndarray[Any, Any]:
        """Each seat's share of the win, 1 divided by the number of winners."""
        winners = self._column("winners")
        return winners / np.maximum(1, winners.sum(axis=1, keepdims=True))

    def _winners(self, finals: Any) -> np.ndarray[Any, Any]:
        shape = (self.variant.seats, len(self.variant.game.scores))
        winners = np.zeros((len(finals), self.variant.seats), np.int8)
        find = engine(self.variant, best_mode()).twin(policy).find_winners
        find(finals, self.variant.books, np.zeros(shape, np.int32), winners)
        return winners

    def _players(self) -> str | None:
        fields = self.variant.game.state.fields
        return next((n for n, f in fields.items() if f.row and f.dims == (SEATS,)), None)


def _share(share: Share, even: float) -> dict[str, Any]:
    low, high = share.interval
    return {
        "name": share.name,
        "games": share.games,
        "wins": round(share.wins, 2),
        "rate": share.rate,
        "low": low,
        "high": high,
        "even": even,  # what it would be if all seats were equal
    }


def _spread(values: np.ndarray[Any, Any]) -> dict[str, float]:
    if not len(values):
        return {"mean": 0.0, "shortest": 0.0, "median": 0.0, "longest": 0.0}
    return {
        "mean": float(values.mean()),
        "shortest": float(values.min()),
        "median": float(np.median(values)),
        "longest": float(values.max()),
    }


SUFFIXES = (".parquet", ".csv")


def check_format(file: Path) -> None:
    """Refuse a file that rows cannot be written to, before anything is played for it."""
    if file.suffix.lower() not in SUFFIXES:
        raise BourgadeError("error-output-format", file=str(file), suffixes=", ".join(SUFFIXES))
    if file.suffix.lower() == ".parquet" and find_spec("polars") is None:
        raise BourgadeError("error-no-polars", file=str(file))


def write_rows(results: Results, file: Path) -> None:
    """One row a game, as Parquet or CSV; whole or not at all."""
    check_format(file)
    columns = results.columns()
    part = file.with_name(f".{file.name}.part")
    try:
        if file.suffix.lower() == ".csv":
            _write_csv(columns, part)
        else:
            import polars

            with part.open("wb") as target:
                polars.DataFrame(columns).write_parquet(target)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _write_csv(columns: dict[str, Any], file: Path) -> None:
    with file.open("w", encoding="utf-8", newline="") as target:
        writer = csv.writer(target, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(zip(*(_cells(values) for values in columns.values()), strict=True))


def _cells(values: np.ndarray[Any, Any]) -> list[Any]:
    cells: list[Any] = values.tolist()
    # As programs other than Python write them.
    return [str(cell).lower() for cell in cells] if values.dtype == bool else cells
