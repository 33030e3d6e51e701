"""Learn a game's net by playing: practice games in compiled code, weights fitted to them.

A generation plays games with the net as it is, greedy opponents now and then, and fits it to
what the positions turned out to be worth (TD(λ), the λ-returns taken backwards over each game).
Several variants of a game, with different cards and numbers of players, teach one net.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots import nets, self_play
from bourgade.bots.searcher import new_desk
from bourgade.bots.self_play import Diary, Habits
from bourgade.bots.value import Net
from bourgade.compile.engine import engine
from bourgade.kernel.chance import seed_key
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant

PLIES = 20_000  # no practice game is longer
ROWS = 40  # positions to learn from each game
KEPT = 5  # generations of positions that a net is fitted to
GREEDY = 3  # generations that greedy players play, before there is a net
GREEDY_GAMES = 4  # later one game in so many has greedy opponents
CHILL = 10  # in practice a move better by so many 1000ths of the win is e times as likely
STRAY = 50  # one move in so many is any move
TRACE = 0.8  # λ: how far a result reaches back beside the net's own opinion
RATE = 2e-3  # of the steps at first; it falls to nothing
MIN_BATCH = 50
TESTED = 20  # generations between two contests with greedy players …
CONTESTS = 200  # … of so many games


@dataclass
class Lesson:
    """Positions of one variant: features by name, and what they turned out to be worth."""

    table: Any  # [position, table feature]
    seats: Any  # [position, seat, seat feature]
    worth: Any  # [position, seat]


class School:
    """One variant of a game, in which practice games are played."""

    def __init__(self, variant: Variant, seat: tuple[str, ...], table: tuple[str, ...]) -> None:
        self.variant = variant
        self.name = " ".join(map(str, variant.options.values()))
        features = variant.game.features
        assert features is not None
        own_seat, own_table = features.names(variant.words)
        self._names = own_seat, own_table
        self._widths = len(own_table), len(own_seat)
        self._seat_at = [seat.index(name) for name in own_seat]
        self._table_at = [table.index(name) for name in own_table]
        self._sizes = len(table), len(seat)
        compiled = engine(variant, "cpu")
        self._practice = compiled.twin(self_play)
        self._start = variant.new_state()
        compiled.setup(self._start[0], variant.book)

    def net(self, learned: dict[str, Any]) -> Net:
        """The weights that this variant's features need."""
        return nets.select(learned, *self._names)

    def play(
        self, learned: dict[str, Any], habits: Habits, games: int, seed: str
    ) -> tuple[Any, Any, Any]:
        """Practice games: rows of features, the game each belongs to, and the results."""
        seats = self.variant.seats
        table, seat = self._widths
        room = games * 120
        diary = Diary(
            np.zeros((room, table + seats * seat), np.int16),
            np.zeros(room, np.int32),
            np.zeros((games, seats), np.float32),
        )
        net = self.net(learned)
        n = self._practice.practise(self._start, net, self._desk(net, seed), diary, habits)
        return diary.rows[:n], diary.game[:n], diary.result

    def lesson(self, rows: Any, worth: Any) -> Lesson:
        """Rows of this variant with their features where the whole net has them."""
        table, seat = self._widths
        seats = self.variant.seats
        of_table = np.zeros((len(rows), self._sizes[0]), np.int16)
        of_table[:, self._table_at] = rows[:, :table]
        of_seats = np.zeros((len(rows), seats, self._sizes[1]), np.int16)
        of_seats[:, :, self._seat_at] = rows[:, table:].reshape(len(rows), seats, seat)
        return Lesson(of_table, of_seats, worth)

    def contest(self, learned: dict[str, Any], games: int, seed: str) -> float:
        """How often the net, looking one move ahead, wins among greedy players."""
        net = self.net(learned)
        desk = self._desk(net, seed)
        return float(self._practice.contest(self._start, net, desk, games, PLIES))

    def _desk(self, net: Net, seed: str) -> Any:
        desk = new_desk(self.variant, net, {})
        desk.rng[:] = np.frombuffer(seed_key(seed)[:16], np.uint32)
        return desk


class Learner:
    """The weights and how they change; on a GPU if arrays of CuPy are given."""

    def __init__(self, table: int, seat: int, units: int, seed: int, arrays: Any = np) -> None:
        self.xp = arrays
        random = np.random.default_rng(seed)

        def some(*shape: int) -> Any:
            spread = (2 * shape[0]) ** -0.5 if len(shape) > 1 else 0.1
            return self.xp.asarray(random.normal(size=shape, scale=spread).astype(np.float32))

        zero = self.xp.zeros(units, self.xp.float32)
        self._weights = [
            self.xp.zeros(seat, self.xp.float32),
            some(seat, units),
            some(seat, units),
            some(table, units),
            zero,
            some(units),
        ]
        self._mean = [self.xp.zeros_like(weight) for weight in self._weights]
        self._square = [self.xp.zeros_like(weight) for weight in self._weights]
        self._steps = 0
        self._random = random
        self._seat_scale: Any = None
        self._table_scale: Any = None

    def net(self) -> Net:
        """The weights as bots use them: for features as they are counted."""
        line, own, others, table, bias, output = map(self._plain, self._weights)
        seat_scale, table_scale = self._plain(self._seat_scale), self._plain(self._table_scale)
        return Net(
            line * seat_scale,
            own * seat_scale[:, None],
            others * seat_scale[:, None],
            table * table_scale[:, None],
            bias,
            output,
        )

    def _plain(self, array: Any) -> Any:
        return array.copy() if self.xp is np else self.xp.asnumpy(array)

    def begin_with(self, lessons: Sequence[Lesson], net: Net) -> None:
        """Bring the features to like size, as the first lessons show them; go on from a net."""

        def inverse(blocks: list[Any]) -> Any:
            values = np.concatenate(blocks).astype(np.float32)
            root = np.sqrt((values**2).mean(0))
            return self.xp.asarray(np.minimum(10, 1 / (root + 0.01)).astype(np.float32))

        self._seat_scale = inverse([x.seats.reshape(-1, x.seats.shape[2]) for x in lessons])
        self._table_scale = inverse([x.table for x in lessons])
        if len(net.bias) == len(self._weights[4]):
            seat, table = self._seat_scale[:, None], self._table_scale[:, None]
            line, own, others, common, bias, output = map(self.xp.asarray, net)
            self._weights = [
                line / self._seat_scale,
                own / seat,
                others / seat,
                common / table,
                bias,
                output,
            ]

    def opinion(self, lesson: Lesson) -> Any:
        """What the net thinks of positions, by seat."""
        parts: list[Any] = []
        for at in range(0, len(lesson.table), 50_000):
            end = at + 50_000
            parts.append(self._plain(self._forward(lesson.table[at:end], lesson.seats[at:end])[3]))
        return np.concatenate(parts)

    def _forward(self, table: Any, seats: Any) -> tuple[Any, Any, Any, Any]:
        xp = self.xp
        line, own, others, common, bias, output = self._weights
        seen = xp.asarray(seats).astype(xp.float32) * self._seat_scale
        around = xp.asarray(table).astype(xp.float32) * self._table_scale
        theirs = seen @ others
        units = seen @ own + theirs.sum(1, keepdims=True) - theirs
        units = xp.maximum(units + (around @ common + bias)[:, None, :], 0)
        stands = units @ output + seen @ line
        shares = xp.exp(stands - stands.max(1, keepdims=True))
        return seen, around, units, shares / shares.sum(1, keepdims=True)

    def fit(self, lessons: Sequence[Lesson], rate: float, batch: int = 1024) -> float:
        """Go once through the lessons; returns the mean loss (cross-entropy)."""
        pieces = [
            (lesson, at)
            for lesson in lessons
            for at in range(0, len(lesson.table) - batch + 1, batch)
        ]
        orders = {id(lesson): self._random.permutation(len(lesson.table)) for lesson in lessons}
        loss = 0.0
        for n in map(int, self._random.permutation(len(pieces))):
            lesson, at = pieces[n]
            rows = orders[id(lesson)][at : at + batch]
            loss += self._step(lesson.table[rows], lesson.seats[rows], lesson.worth[rows], rate)
        return loss / max(1, len(pieces))

    def _step(self, table: Any, seats: Any, worth: Any, rate: float) -> float:
        """Move the weights against the slopes, by Adam; returns the loss before."""
        xp = self.xp
        slopes, loss = self._slopes(table, seats, worth)
        self._steps += 1
        for weight, slope, mean, square in zip(
            self._weights, slopes, self._mean, self._square, strict=True
        ):
            slope = slope + 1e-5 * weight
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = xp.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= rate * (mean / (1 - 0.9**self._steps)) / size
        return loss

    def _slopes(self, table: Any, seats: Any, worth: Any) -> tuple[tuple[Any, ...], float]:
        """How the loss changes with every weight, and the loss: the mean cross-entropy."""
        xp = self.xp
        seen, around, units, shares = self._forward(table, seats)
        target = xp.asarray(worth)
        off = (shares - target) / len(target)
        width = units.shape[2]
        back = off[:, :, None] * self._weights[5] * (units > 0)
        back_others = back.sum(1, keepdims=True) - back
        flat = seen.reshape(-1, seen.shape[2]).T
        common = back.sum(1)
        slopes = (
            (seen * off[:, :, None]).sum((0, 1)),
            flat @ back.reshape(-1, width),
            flat @ back_others.reshape(-1, width),
            around.T @ common,
            common.sum(0),
            (off[:, :, None] * units).sum((0, 1)),
        )
        return slopes, float(-(target * xp.log(shares + 1e-9)).sum(1).mean())


def returns(opinion: Any, game: Any, result: Any, trace: float = TRACE) -> Any:
    """What positions turned out to be worth: results and later opinions, taken backwards."""
    worth = np.empty_like(opinion)
    for row in range(len(opinion) - 1, -1, -1):
        if row == len(opinion) - 1 or game[row + 1] != game[row]:
            worth[row] = result[game[row]]
        else:
            worth[row] = trace * worth[row + 1] + (1 - trace) * opinion[row + 1]
    return worth


@dataclass(frozen=True)
class Lap:
    """Where learning stands after a generation."""

    generation: int
    games: int
    seconds: float
    loss: float  # cross-entropy of the last fit
    wins: dict[str, float]  # among greedy players, looking one move ahead, by variant; or empty


def learn(
    variants: Sequence[Variant],
    file: Path,
    *,
    minutes: float = 10,
    units: int = 32,
    games: int = 4000,
    seed: int = 0,
    threads: int = 1,
    arrays: Any = np,
) -> Iterator[Lap]:
    """Learn for a while, and keep the net in a file; goes on from what lies there.

    ``arrays`` is NumPy or, to fit on a GPU, CuPy. Give a game's main variants: every number of
    players, say, of one edition.
    """
    game = variants[0].game
    if game.features is None:
        raise BadOption("error-nothing-to-learn", game=game.name)
    lists = [game.features.names(variant.words) for variant in variants]
    seat = tuple(dict.fromkeys(name for names, _ in lists for name in names))
    table = tuple(dict.fromkeys(name for _, names in lists for name in names))
    schools = [School(variant, seat, table) for variant in variants]
    learner = Learner(len(table), len(seat), units, seed, arrays)
    learned = nets.read(file) or nets.named(nets.NO_NET, (), ())
    has_net = len(learned["bias"]) > 0
    kept: list[list[Lesson]] = []
    began, played, every, generation = time.monotonic(), 0, 1, 0
    spent = 0.0
    with ThreadPoolExecutor(threads) as pool:
        while spent < 1:
            habits = Habits(CHILL, STRAY, GREEDY_GAMES, every, PLIES)
            term = [schools[n % len(schools)] for n in range(max(2 * threads, len(schools)))]
            each = max(MIN_BATCH, games // len(term))
            jobs = [
                pool.submit(school.play, learned, habits, each, f"{seed} {generation} {n}")
                for n, school in enumerate(term)
            ]
            lessons: list[Lesson] = []
            for school, job in zip(term, jobs, strict=True):
                rows, of_game, result = job.result()
                lesson = school.lesson(rows, result[of_game])
                if generation > 0:
                    lesson.worth = returns(learner.opinion(lesson), of_game, result)
                lessons.append(lesson)
            if generation == 0:
                learner.begin_with(lessons, nets.select(learned, seat, table))
            written = sum(len(lesson.table) for lesson in lessons)
            every = max(1, round(every * written / (each * len(term)) / ROWS))
            kept = [*kept, lessons][-KEPT:]
            loss = learner.fit([lesson for some in kept for lesson in some], RATE * (1 - spent))
            generation += 1
            played += each * len(term)
            spent = (time.monotonic() - began) / 60 / minutes
            if has_net or generation >= GREEDY or spent >= 1:
                learned, has_net = nets.named(learner.net(), seat, table), True
                nets.write(file, learned)
            tested = generation % TESTED == 0 or spent >= 1
            wins = _wins(pool, schools, learned, f"{seed} {generation}") if tested else {}
            yield Lap(generation, played, time.monotonic() - began, loss, wins)


def _wins(pool: Any, schools: list[School], learned: dict[str, Any], seed: str) -> dict[str, float]:
    jobs = {s.name: pool.submit(s.contest, learned, CONTESTS, seed) for s in schools}
    return {name: job.result() for name, job in jobs.items()}
