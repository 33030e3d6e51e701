"""What a study found: a row a game, and the summary people read."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots import policy
from bourgade.kernel.build import best_mode, engine
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import SEATS


@dataclass(frozen=True)
class Share:
    """A share of games won, with its 95 % interval."""

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
        z, n, p = 1.96, self.games, self.rate
        centre = p + z * z / (2 * n)
        spread = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)


class Results:
    """The rows of a study, in the order of the games."""

    def __init__(self, variant: Variant, bots: tuple[str, ...]) -> None:
        self.variant = variant
        self.bots = bots
        self.interrupted = False
        self._parts: dict[int, tuple[Any, np.ndarray[Any, Any]]] = {}

    def add(self, start: int, finals: Any, seating: list[list[int]]) -> None:
        """The final states of some games, and who sat where."""
        seated = np.array(seating, np.int8).reshape(len(finals), self.variant.seats)
        self._parts[start] = (finals, seated)

    @property
    def games(self) -> int:
        return sum(len(finals) for finals, _ in self._parts.values())

    def finals(self) -> Any:
        parts = [self._parts[start][0] for start in sorted(self._parts)]
        return np.concatenate(parts).view(np.recarray)

    def seating(self) -> np.ndarray[Any, Any]:
        return np.concatenate([self._parts[start][1] for start in sorted(self._parts)])

    def measures(self) -> list[str]:
        """The plain numbers each player has at the end: coins and the like."""
        players = self._players()
        if players is None:
            return []
        row = self.variant.game.state.fields[players].row
        assert row is not None
        return [n for n, f in row.fields.items() if not f.dims and not f.mask and f.of is None]

    def _players(self) -> str | None:
        fields = self.variant.game.state.fields
        return next((n for n, f in fields.items() if f.row and f.dims == (SEATS,)), None)

    def columns(self) -> dict[str, Any]:
        """One row a game: who won, how long it took, what everybody had."""
        finals, seating = self.finals(), self.seating()
        won = self._won(finals)
        columns: dict[str, Any] = {
            "game": np.arange(len(finals)),
            "finished": finals.over.astype(bool),
            "plies": finals.ply.astype(np.int32),
            "turns": finals.turn.astype(np.int32),
        }
        names = np.array(self.bots)
        for p, seat in enumerate(self.variant.words["seats"]):
            columns[f"bot_{seat}"] = names[seating[:, p]]
            columns[f"won_{seat}"] = won[:, p]
            for name in self.measures():
                columns[f"{name}_{seat}"] = finals[self._players()][:, p][name]
        return columns

    def _won(self, finals: Any) -> np.ndarray[Any, Any]:
        """Each seat's share of the win, 1 divided by the number of winners."""
        shape = (self.variant.seats, len(self.variant.game.scores))
        winners = np.zeros((len(finals), self.variant.seats), np.int8)
        find = engine(self.variant, best_mode()).twin(policy).find_winners
        find(finals, self.variant.books, np.zeros(shape, np.int32), winners)
        return winners / np.maximum(1, winners.sum(axis=1, keepdims=True))

    def summary(self) -> dict[str, Any]:
        """The figures of the results table, as plain data."""
        columns = self.columns()
        seats = self.variant.words["seats"]
        finished = int(columns["finished"].sum())
        done = columns["finished"]
        by_bot: list[Share] = []
        measures: dict[str, dict[str, float]] = {name: {} for name in self.measures()}
        for name in dict.fromkeys(self.bots):
            mine = {seat: (columns[f"bot_{seat}"] == name) & done for seat in seats}
            games = sum(int(mask.sum()) for mask in mine.values())
            wins = sum(float(columns[f"won_{seat}"][mask].sum()) for seat, mask in mine.items())
            by_bot.append(Share(name, games, wins))
            for measure, means in measures.items():
                values = np.concatenate(
                    [columns[f"{measure}_{seat}"][mask] for seat, mask in mine.items()]
                )
                means[name] = float(values.mean()) if len(values) else 0.0
        by_seat = [Share(seat, finished, float(columns[f"won_{seat}"].sum())) for seat in seats]
        return {
            "games": self.games,
            "finished": finished,
            "interrupted": self.interrupted,
            "bots": [_share(share) for share in by_bot],
            "seats": [_share(share) for share in by_seat],
            "turns": _spread(columns["turns"][done]),
            "plies": _spread(columns["plies"][done]),
            "measures": measures,
        }


def _share(share: Share) -> dict[str, Any]:
    low, high = share.interval
    return {
        "name": share.name,
        "games": share.games,
        "wins": round(share.wins, 2),
        "rate": share.rate,
        "low": low,
        "high": high,
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


def check_output(file: Path) -> None:
    """Refuse an output file before anything is played for it."""
    if file.suffix not in SUFFIXES:
        raise BourgadeError(
            "error-file", file=str(file), why=f"the name should end in {' or '.join(SUFFIXES)}"
        )
    if not file.parent.is_dir():
        raise BourgadeError("error-file", file=str(file), why="its folder does not exist")
    try:
        import polars  # noqa: F401 - only to see whether it is there
    except ImportError:
        why = "writing rows needs polars: pip install 'bourgade[lab]'"
        raise BourgadeError("error-file", file=str(file), why=why) from None


def write_rows(results: Results, file: Path) -> None:
    """One row a game, as Parquet or CSV; whole or not at all."""
    import polars

    frame = polars.DataFrame(results.columns())
    part = file.with_name(file.name + ".part")
    if file.suffix == ".csv":
        frame.write_csv(part)
    else:
        frame.write_parquet(part)
    part.replace(file)
