"""A tournament between bots: every pair meets, seats rotate, and deals pair the dice.

All games of one deal have the same dice, no matter who plays: an outcome depends on the seed and
the ply alone. What a bot owes to luck then mostly cancels out.
"""

from __future__ import annotations

import itertools
import json
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, cast

import numpy as np

from bourgade.bots import names
from bourgade.bots.own import fingerprint, full_name, is_own
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.files import whole_file
from bourgade.kernel.game import Variant
from bourgade.lab.rating import Estimate, Floats, Table, estimate, rate
from bourgade.lab.row_files import polars
from bourgade.lab.signals import asked_to_stop
from bourgade.lab.worker_pool import Played, Task, derived_seed, from_json, play_games
from bourgade.play import LoadedGame, load

ANCHOR = "greedy"  # the bot whose Elo is 0 where it plays, so that tournaments can be compared
FIRST_CHECK = 10  # deals before which no interval is trusted
SAVING, MOST_SAVING = 5.0, 60.0  # seconds between two savings, and at most where saving takes long

SUFFIX = ".parquet"

ADDED = {"versus": "", "own_bots": "{}"}
"""Columns that files of former versions lack, with what they would hold."""

Stopped = Literal["games", "until", "interrupted"]


@dataclass(frozen=True)
class Tournament:
    """Who plays what, from which seed. Everything about a game follows from its number."""

    variant: Variant
    bots: tuple[str, ...]
    seed: int = 0
    versus: str | None = None  # whom all others play, each alone in every seat: the last of them

    @classmethod
    def of(
        cls, variant: Variant, bots: Iterable[str], seed: int = 0, versus: str | None = None
    ) -> Tournament:
        """A tournament, or a refusal of what cannot be one."""
        other = None if versus is None else full_name(versus)
        found = (*map(full_name, bots), *([] if other is None else [other]))
        known = ", ".join(names())
        if not found:
            raise BadOption("error-no-bots", bots=known)
        if twice := next((name for name in found if found.count(name) > 1), None):
            raise BadOption("error-bot-twice", bot=twice)
        if len(found) == 1:
            raise BadOption("error-one-bot", bot=found[0], bots=known)
        if variant.automata or len(variant.players) < 2:
            raise BadOption(
                "error-no-arena", game=variant.game.name, players=len(variant.players),
                automata=len(variant.automata),
            )  # fmt: skip
        return cls(variant, found, seed, other)

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        if self.versus is not None:
            last = len(self.bots) - 1
            return tuple((bot, last) for bot in range(last))
        return tuple(itertools.combinations(range(len(self.bots)), 2))

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Every arrangement of a pair: bot 0 alone in each seat, then bot 1, where that counts."""
        seats = len(self.variant.players)
        one = [tuple(int(p != seat) for p in range(seats)) for seat in range(seats)]
        other = [tuple(1 - bot for bot in seating) for seating in one if self.versus is None]
        return tuple(dict.fromkeys((*one, *other)))  # two alone are the same two

    @property
    def sides(self) -> int:
        """How many bots of a pair sit alone in turn; where only two play both always do."""
        return 1 if len(self.variant.players) == 2 or self.versus is not None else 2

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The kinds of tables, as many for each pair as it has sides."""
        copies = len(self.variant.players) - 1
        return tuple(
            Table(pair[side], pair[1 - side], copies)
            for pair in self.pairs
            for side in range(self.sides)
        )

    @property
    def games_per_deal(self) -> int:
        """Games of all pairs."""
        return len(self.pairs) * len(self.seatings)

    def deals(self, games: int) -> int:
        """How many deals give every pair so many games, or a few more."""
        return -(-games // len(self.seatings))

    def place(self, number: int) -> tuple[int, int, int]:
        """The deal, the pair and the arrangement of a game."""
        deal, rest = divmod(number, self.games_per_deal)
        pair, rotation = divmod(rest, len(self.seatings))
        return deal, pair, rotation

    def task(self, number: int) -> Task:
        deal, pair, rotation = self.place(number)
        seated = tuple(self.bots[self.pairs[pair][bot]] for bot in self.seatings[rotation])
        return Task(number, seated, derived_seed("deal", self.seed, deal))

    @cached_property
    def identity(self) -> dict[str, Any]:
        """What makes it this tournament and no other; every row of its file says so."""
        return {
            "game": self.variant.game.name,
            "options": json.dumps(self.variant.options),
            "content": self.variant.tables.digest,
            "rules_version": self.variant.game.rules_version,
            "line_up": list(self.bots),
            "seed": str(self.seed),
            "versus": self.versus or "",
            "own_bots": json.dumps({bot: fingerprint(bot) for bot in self.bots if is_own(bot)}),
        }


@dataclass(frozen=True)
class Rating:
    """What a tournament says of one bot."""

    bot: str
    elo: float
    low: float  # of the 95 % interval
    high: float
    games: int
    share: float  # of them won; even is a half, whatever the number of players
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
        self.trouble: OSError | None = None  # why the file could not be written at last
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
        """The same without what was played after so many deals."""
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
        """What is known of every bot, best first."""
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
    """Refuse a file that games cannot be kept in, before any is played."""
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


# Playing

Report = Callable[[ArenaResult], None]


def arena(
    game: str | LoadedGame | Variant,
    bots: Iterable[str],
    games: int = 100,
    *,
    seed: int = 0,
    file: str | Path | None = None,
    jobs: int | None = None,
    until: float | None = None,
    versus: str | None = None,
    report: Report = lambda result: None,
) -> ArenaResult:
    """Let bots play each other: ``arena("minivilles", ["greedy", "random"]).ratings``.

    Every two bots play ``games`` games, rounded up to whole deals: with two players a deal is a
    game in either order, with more each bot sits once in every seat alone among copies of the
    other. The seed decides all dice and all bots' random numbers; how many ``jobs`` play at a time
    (all cores if not given) changes no game.

    ``file`` (``.parquet``) keeps the games while they are played; an existing file is resumed.
    ``until`` stops once every 95 % interval is at most so many Elo to either side. ``versus`` is a
    bot that all others play, instead of each other: each sits alone in every seat among copies of
    it. Ctrl-C stops and keeps what was played. ``report`` gets the result after every game.
    """
    cup = Tournament.of(variant_of(game), bots, seed, versus)
    for name, value in (("games", games), ("jobs", jobs), ("until", until)):
        if value is not None and value < 1:
            raise BadOption("error-not-a-number", flag=name, value=str(value), least=1)
    keeper = _Keeper(None if file is None else Path(file))
    result = keeper.load(cup)
    wanted = range(cup.deals(games) * cup.games_per_deal)
    missing = sorted(set(wanted) - result.numbers)
    jobs = max(1, min(jobs or os.cpu_count() or 1, len(missing)))
    checks = _Checks(until, result.whole_deals)
    settled = checks.settled(result)
    stop = threading.Event()
    try:
        with (
            asked_to_stop(stop.set),
            closing(
                play_games(cup.variant, cup.bots, map(cup.task, missing), jobs, stop)
            ) as playing,
        ):
            while settled is None and (played := next(playing, None)) is not None:
                result.add(played)
                # Before it is kept: what a file holds was looked at, and not narrow enough.
                settled = checks.settled(result)
                report(settled or result)
                keeper.save(settled or result, now=False)
    except KeyboardInterrupt:
        pass  # of a program that listens to Ctrl-C in its own way
    finally:
        result = settled or result
        keeper.save(result, now=True)
    if settled is None and not result.numbers.issuperset(wanted):
        result.stopped = "interrupted"
    elif until is not None and result.estimate().widest <= until:
        result.stopped = "until"
    return result


def variant_of(game: str | LoadedGame | Variant) -> Variant:
    """A game with its options, as it was given: by name it has its defaults."""
    if isinstance(game, Variant):
        return game
    return (load(game) if isinstance(game, str) else game).variant


class _Checks:
    """Looks at the intervals now and then, after numbers of deals that depend on nothing else.

    So a tournament that is interrupted and goes on stops at the same deal as one that is not.
    """

    def __init__(self, until: float | None, done: int) -> None:
        self._until = until
        self._deals = checkpoints()
        self._next = next(deals for deals in self._deals if deals >= done)

    def settled(self, result: ArenaResult) -> ArenaResult | None:
        """The games after which all intervals were narrow enough, without those played ahead."""
        while self._until is not None and result.whole_deals >= self._next:
            first = result.first(self._next)
            if first.estimate().widest <= self._until:
                return first
            self._next = next(self._deals)
        return None


def checkpoints() -> Iterator[int]:
    """After how many deals the intervals are looked at."""
    deals = FIRST_CHECK
    while True:
        yield deals
        deals += max(FIRST_CHECK, deals // 10)


class _Keeper:
    """Keeps the games in a file, if there is one."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._saved: set[int] = set()
        self._due = time.monotonic() + SAVING

    def load(self, tournament: Tournament) -> ArenaResult:
        result = ArenaResult(tournament) if self._file is None else stored(tournament, self._file)
        self._saved = result.numbers
        return result

    def save(self, result: ArenaResult, *, now: bool) -> None:
        """Save what is new, if it is time. A disk that is full now may not be so next time."""
        started = time.monotonic()
        if self._file is None or not (now or started >= self._due) or result.numbers == self._saved:
            return
        try:
            result.save(self._file)
            self._saved, result.trouble = result.numbers, None
        except OSError as error:
            result.trouble = error
        ended = time.monotonic()
        self._due = ended + max(SAVING, min(MOST_SAVING, 20 * (ended - started)))
