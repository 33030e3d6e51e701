"""The games of a tournament and what they show: ratings, who beat whom, and a file of rows."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

import numpy as np

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.files import whole_file
from bourgade.lab.rating import Estimate, Floats, Table, estimate, rate
from bourgade.lab.row_files import polars
from bourgade.lab.worker_pool import Played, from_json

if TYPE_CHECKING:
    from bourgade.lab.tournament import Tournament

ANCHOR = "greedy"  # the bot whose Elo is 0 where it plays, so that tournaments can be compared

SUFFIX = ".parquet"

ADDED = {"versus": "", "own_bots": "{}"}
"""Columns that files of earlier versions lack, with their defaults."""

Stopped = Literal["games", "until", "interrupted"]


@dataclass(frozen=True)
class Rating:
    """The rating of one bot in a tournament."""

    bot: str
    elo: float
    low: float  # of the 95 % interval
    high: float
    games: int
    share: float  # of them won, scaled so that even is a half for any number of players
    decisions: int
    seconds: float  # thought in all of them

    @property
    def half_width(self) -> float:
        """The ± of the interval."""
        return (self.high - self.low) / 2


class ArenaResult:
    """The games of a tournament and what they show.

    ``ratings`` are the bots, best first; ``matrix[a][b]`` is the share that ``a`` won against
    ``b``; ``games`` is a Polars frame with one row per game; ``stopped`` says why it ended. Only
    deals that a pair has played in every arrangement count, and of these the finished games.
    """

    def __init__(self, tournament: Tournament, played: Iterable[Played] = ()) -> None:
        self.tournament = tournament
        self.stopped: Stopped = "games"
        self.trouble: OSError | None = None  # why the file could not be written in the end
        self._played: dict[int, Played] = {}
        self._missing: dict[tuple[int, int], int] = {}  # games that a pair's deal still lacks
        self._scores: dict[tuple[int, int], Floats] = {}  # what a pair won and played in a deal
        self._totals = np.zeros((2, len(tournament.tables)))
        self._whole = 0
        for game in played:
            self.add(game)

    def add(self, played: Played) -> None:
        """One more game."""
        self._played[played.number] = played
        deal, pair, _ = self.tournament.place(played.number)
        missing = self._missing.get((deal, pair), len(self.tournament.seatings)) - 1
        self._missing[deal, pair] = missing
        if not missing:
            score = self._scores[deal, pair] = self._score(deal, pair)
            self._totals[:, self._columns(pair)] += score

    def _score(self, deal: int, pair: int) -> Floats:
        """What the bot that sits alone won and played, at each kind of table."""
        cup, score = self.tournament, np.zeros((2, self.tournament.sides))
        first = deal * cup.games_per_deal + pair * len(cup.seatings)
        for rotation, seating in enumerate(cup.seatings):
            played, side = self._played[first + rotation], rotation // len(seating)
            if played.finished:
                won = sum(s for s, bot in zip(played.shares, seating, strict=True) if bot == side)
                score[:, side] += won, 1
        return score

    def _columns(self, pair: int) -> slice:
        sides = self.tournament.sides
        return slice(pair * sides, (pair + 1) * sides)

    @property
    def numbers(self) -> set[int]:
        """The numbers of the games that were played."""
        return set(self._played)

    @property
    def played(self) -> int:
        """How many games were played."""
        return len(self._played)

    @property
    def unfinished(self) -> int:
        """Games that were cut off at the limit of steps."""
        return sum(not game.finished for game in self._played.values())

    @property
    def rated(self) -> int:
        """Games that count."""
        return int(self._totals[1].sum())

    @property
    def whole_deals(self) -> int:
        """Deals, from the first on, that all pairs have played."""
        pairs = range(len(self.tournament.pairs))
        while all((self._whole, pair) in self._scores for pair in pairs):
            self._whole += 1
        return self._whole

    def first(self, deals: int) -> ArenaResult:
        """The result of the first deals alone."""
        end = deals * self.tournament.games_per_deal
        return ArenaResult(self.tournament, [g for n, g in self._played.items() if n < end])

    # What they show

    @property
    def anchor(self) -> str | None:
        """The bot whose Elo is 0; None where the mean of all is."""
        return ANCHOR if ANCHOR in self.tournament.bots else None

    @property
    def standings(self) -> list[tuple[str, float]]:
        """The bots with their Elo alone, best first: quick enough for a progress bar."""
        won, games = self._totals[:, None]
        elo = rate(*self._model, won, games, self._anchor)
        found = zip(self.tournament.bots, elo.tolist(), strict=True)
        return sorted(found, key=lambda bot: -bot[1])

    @property
    def ratings(self) -> tuple[Rating, ...]:
        """The ratings of all bots, best first."""
        estimate, (won, games) = self.estimate(), self._against.sum(axis=2).tolist()
        decisions, seconds = self._thinking()
        rows = [
            Rating(
                bot, float(estimate.elo[b]), float(estimate.low[b]), float(estimate.high[b]),
                int(games[b]), won[b] / games[b] if games[b] else 0.0, decisions[bot], seconds[bot],
            )
            for b, bot in enumerate(self.tournament.bots)
        ]  # fmt: skip
        return tuple(sorted(rows, key=lambda row: -row.elo))

    @property
    def matrix(self) -> dict[str, dict[str, float]]:
        """The share that each bot won against each other; a half is even."""
        bots, (won, games) = self.tournament.bots, self._against.tolist()
        return {
            a: {b: won[i][j] / games[i][j] for j, b in enumerate(bots) if games[i][j]}
            for i, a in enumerate(bots)
        }

    def by_deal(self, pair: int) -> Floats:
        """What the first bot of a pair won where it sat alone, and its games: a column per deal."""
        scores = [score[:, 0] for (_, other), score in self._scores.items() if other == pair]
        return np.array(scores).reshape(-1, 2).T

    def estimate(self) -> Estimate:
        """Elo and intervals, in the order in which the bots were named."""
        deals = 1 + max((deal for deal, _ in self._scores), default=-1)
        won, games = table = np.zeros((2, deals, len(self.tournament.tables)))
        for (deal, pair), score in self._scores.items():
            table[:, deal, self._columns(pair)] = score
        return estimate(*self._model, won, games, self._anchor)

    @property
    def _model(self) -> tuple[int, tuple[Table, ...]]:
        return len(self.tournament.bots), self.tournament.tables

    @property
    def _anchor(self) -> int | None:
        return None if self.anchor is None else self.tournament.bots.index(self.anchor)

    @property
    def _against(self) -> Floats:
        """Games won, and games, of every bot against every other."""
        found = np.zeros((2, len(self.tournament.bots), len(self.tournament.bots)))
        for table, (won, games) in zip(self.tournament.tables, self._totals.T, strict=True):
            found[:, table.alone, table.crowd] += won, games
            found[:, table.crowd, table.alone] += games - won, games
        return found

    def _thinking(self) -> tuple[dict[str, int], dict[str, float]]:
        decisions = dict.fromkeys(self.tournament.bots, 0)
        seconds = dict.fromkeys(self.tournament.bots, 0.0)
        for number, played in self._played.items():
            for seat, bot in enumerate(self.tournament.task(number).bots):
                decisions[bot] += played.decisions[seat]
                seconds[bot] += played.seconds[seat]
        return decisions, seconds

    # The file

    @property
    def games(self) -> Any:
        """One row per game, in order, as a Polars frame.

        Lists have one entry per seat: ``bots``, ``shares`` of the win, ``decisions`` made and
        ``seconds`` thought. ``line_up`` and ``seed`` are the tournament's, ``dice_seed`` the
        deal's.
        """
        rows = [self._row(self._played[number]) for number in sorted(self._played)]
        return polars().DataFrame(rows, schema=_schema())

    def _row(self, played: Played) -> dict[str, Any]:
        cup, number = self.tournament, played.number
        place = dict(zip(("deal", "pair", "rotation"), cup.place(number), strict=True))
        row = {**cup.identity, **place, **asdict(cup.task(number)), **asdict(played)}
        return {column: row[column] for column in _schema()}

    def save(self, file: Path) -> None:
        """Write the rows; the file is replaced whole or not at all."""
        with whole_file(file) as target:
            self.games.write_parquet(target)


def stored(tournament: Tournament, file: Path) -> ArenaResult:
    """The games of a tournament that a file holds; none if there is no file."""
    check_file(file)
    if not file.exists():
        return ArenaResult(tournament)
    frame: Any = None
    with suppress(polars().exceptions.PolarsError):
        frame = polars().read_parquet(file.read_bytes())
    if frame is not None:
        absent = [polars().lit(v).alias(n) for n, v in ADDED.items() if n not in frame.columns]
        frame = frame.with_columns(absent)
    if frame is None or dict(frame.schema) != _schema() or not frame.height:
        raise BourgadeError("error-no-tournament", file=str(file))
    for name, wanted in tournament.identity.items():
        found = frame[name].unique().to_list()
        if found != [wanted]:
            raise BourgadeError(
                "error-other-tournament", file=str(file), part=name.replace("_", "-"),
                found=_shown(found[0]), wanted=_shown(wanted),
            )  # fmt: skip
    played = [field.name for field in fields(Played) if field.name in frame.columns]
    rows = frame.select(played).to_dicts()
    return ArenaResult(tournament, [from_json(Played, row) for row in rows])


def check_file(file: Path) -> None:
    """Refuse a file that cannot hold the games, before any is played."""
    if file.suffix.lower() != SUFFIX:
        raise BourgadeError("error-output-format", file=str(file), suffixes=SUFFIX)
    polars()


def _shown(value: Any) -> str:
    return ", ".join(cast("list[str]", value)) if isinstance(value, list) else str(value)


def _schema() -> dict[str, Any]:
    p = polars()
    return {
        "game": p.String, "options": p.String, "content": p.String, "rules_version": p.Int64,
        "line_up": p.List(p.String), "seed": p.String, "versus": p.String, "own_bots": p.String,
        "number": p.Int64, "deal": p.Int64, "pair": p.Int64, "rotation": p.Int64,
        "bots": p.List(p.String), "dice_seed": p.Int64,
        "finished": p.Boolean, "shares": p.List(p.Float64), "plies": p.Int64,
        "decisions": p.List(p.Int64), "seconds": p.List(p.Float64),
    }  # fmt: skip
