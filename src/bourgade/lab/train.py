"""Train a game's value net by self-play, with compiled games and TD(λ).

A generation plays games with the current net, some of them with greedy opponents, and fits the
net to the λ-returns of their positions. Several variants of a game, with different cards and
numbers of players, train one net together.
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
from bourgade.bots.self_play import SelfPlayConfig, Trajectories
from bourgade.bots.value import Nets, SearchWorkspace
from bourgade.bots.value_net import ValueNet
from bourgade.bots.workspace import new_workspace
from bourgade.compile.engine import engine
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.seeds import random_state

MAX_PLIES = 20_000  # after which a self-play game is abandoned
POSITIONS_PER_GAME = 40  # recorded for training, on average
REPLAY_GENERATIONS = 5  # whose positions the net is fitted to
GREEDY_GENERATIONS = 3  # played by greedy players, before there is a net
GREEDY_EVERY = 4  # later one game in so many has greedy opponents
TEMPERATURE = 10  # of the softmax over move values in self-play, in 1000ths of the win
RANDOM_EVERY = 50  # one move in so many is random: ε = 0.02
TD_LAMBDA = 0.8
LEARNING_RATE = 2e-3  # at first; it decays to 0
BATCH_SIZE = 1024
WEIGHT_DECAY = 1e-5
MIN_GAMES = 50  # per job of self-play
ROOM_PER_GAME = 120  # rows of a job's buffer per game
EVALUATE_EVERY = 20  # generations between two evaluation matches …
EVALUATION_GAMES = 200  # … of so many games
PREDICT_AT_ONCE = 50_000  # positions


@dataclass
class TrainingSet:
    """Positions of one variant: features by name, and the values to predict."""

    table: Any  # [position, table feature]
    seats: Any  # [position, seat, seat feature]
    target: Any  # [position, seat]


class SelfPlay:
    """Self-play and evaluation matches in one variant of a game."""

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
        self._self_play = compiled.twin(self_play)
        self._start = variant.new_state()
        compiled.setup(self._start[0], variant.book)

    def nets(self, weights: dict[str, Any]) -> Nets:
        """The weights that this variant's features need."""
        net = nets.whole_value_net(nets.select(weights, *self._names))
        return nets.NO_NETS._replace(value=net)

    def play(
        self, weights: dict[str, Any], config: SelfPlayConfig, games: int, seed: str
    ) -> Trajectories:
        """The recorded positions of self-play games, and the results of the games."""
        seats = self.variant.seats
        table, seat = self._widths
        room = games * ROOM_PER_GAME
        played = Trajectories(
            np.zeros((room, table + seats * seat), np.int16),
            np.zeros(room, np.int32),
            np.zeros((games, seats), np.float32),
        )
        learned = self.nets(weights)
        work = self._workspace(learned, seed)
        n = self._self_play.self_play(self._start, learned, work, played, config)
        return Trajectories(played.features[:n], played.game[:n], played.result)

    def training_set(self, rows: Any, target: Any) -> TrainingSet:
        """Rows of this variant, their features in the columns of the whole net."""
        table, seat = self._widths
        seats = self.variant.seats
        of_table = np.zeros((len(rows), self._sizes[0]), np.int16)
        of_table[:, self._table_at] = rows[:, :table]
        of_seats = np.zeros((len(rows), seats, self._sizes[1]), np.int16)
        of_seats[:, :, self._seat_at] = rows[:, table:].reshape(len(rows), seats, seat)
        return TrainingSet(of_table, of_seats, target)

    def evaluate(self, weights: dict[str, Any], games: int, seed: str) -> float:
        """The net's share of the wins among greedy players, looking one move ahead."""
        learned = self.nets(weights)
        work = self._workspace(learned, seed)
        return float(self._self_play.evaluation_match(self._start, learned, work, games, MAX_PLIES))

    def _workspace(self, learned: Nets, seed: str) -> SearchWorkspace:
        work = new_workspace(self.variant, learned, {})
        work.rng[:] = random_state(seed)
        return work


class Trainer:
    """The weights and their optimiser (Adam); on a GPU if arrays of CuPy are given."""

    def __init__(self, table: int, seat: int, units: int, seed: int, arrays: Any = np) -> None:
        self.xp = arrays
        random = np.random.default_rng(seed)

        def some(*shape: int) -> Any:
            spread = (2 * shape[0]) ** -0.5 if len(shape) > 1 else 0.1
            return self.xp.asarray(random.normal(size=shape, scale=spread).astype(np.float32))

        line, bias = (self.xp.zeros(size, self.xp.float32) for size in (seat, units))
        own, others, common = (some(size, units) for size in (seat, seat, table))
        self._weights: list[Any] = [line, own, others, common, bias, some(units)]
        self._mean: list[Any] = [self.xp.zeros_like(weight) for weight in self._weights]
        self._square: list[Any] = [self.xp.zeros_like(weight) for weight in self._weights]
        self._steps = 0
        self._random = random
        self._seat_scale: Any = None
        self._table_scale: Any = None

    def net(self) -> ValueNet:
        """The weights as bots use them, for features that are not normalised."""
        scaled = zip(self._weights, self._scales, strict=True)
        return ValueNet(*(self._plain(weight * scale) for weight, scale in scaled))

    @property
    def _scales(self) -> tuple[Any, ...]:
        """What each weight is multiplied by for features that are not normalised."""
        seat, table = self._seat_scale[:, None], self._table_scale[:, None]
        return self._seat_scale, seat, seat, table, 1, 1

    def _plain(self, array: Any) -> Any:
        return array.copy() if self.xp is np else self.xp.asnumpy(array)

    def initialise(self, sets: Sequence[TrainingSet], net: ValueNet) -> None:
        """Normalise the features by the first positions; continue from ``net`` if its size fits."""

        def inverse(blocks: list[Any]) -> Any:
            values = np.concatenate(blocks).astype(np.float32)
            root = np.sqrt((values**2).mean(0))
            return self.xp.asarray(np.minimum(10, 1 / (root + 0.01)).astype(np.float32))

        self._seat_scale = inverse([x.seats.reshape(-1, x.seats.shape[2]) for x in sets])
        self._table_scale = inverse([x.table for x in sets])
        if len(net.bias) == len(self._weights[4]):
            known = zip(net, self._scales, strict=True)
            self._weights = [self.xp.asarray(weight) / scale for weight, scale in known]

    def predict(self, positions: TrainingSet) -> Any:
        """The net's values of positions, by seat."""
        starts = range(0, len(positions.table), PREDICT_AT_ONCE)
        parts = [slice(at, at + PREDICT_AT_ONCE) for at in starts]
        found = (self._forward(positions.table[rows], positions.seats[rows]) for rows in parts)
        return np.concatenate([self._plain(shares) for *_, shares in found])

    def _forward(self, table: Any, seats: Any) -> tuple[Any, Any, Any, Any]:
        xp = self.xp
        line, own, others, common, bias, output = self._weights
        seen = xp.asarray(seats).astype(xp.float32) * self._seat_scale
        around = xp.asarray(table).astype(xp.float32) * self._table_scale
        theirs = seen @ others
        units = seen @ own + theirs.sum(1, keepdims=True) - theirs
        units = xp.maximum(units + (around @ common + bias)[:, None, :], 0)
        logits = units @ output + seen @ line
        shares = xp.exp(logits - logits.max(1, keepdims=True))
        return seen, around, units, shares / shares.sum(1, keepdims=True)

    def fit(
        self, sets: Sequence[TrainingSet], learning_rate: float, batch: int = BATCH_SIZE
    ) -> float:
        """One epoch: every position once, in batches; returns the mean loss (cross-entropy)."""
        batches = [
            (part, at) for part in sets for at in range(0, len(part.table) - batch + 1, batch)
        ]
        orders = {id(part): self._random.permutation(len(part.table)) for part in sets}
        loss = 0.0
        for n in map(int, self._random.permutation(len(batches))):
            part, at = batches[n]
            rows = orders[id(part)][at : at + batch]
            loss += self._step(part.table[rows], part.seats[rows], part.target[rows], learning_rate)
        return loss / max(1, len(batches))

    def _step(self, table: Any, seats: Any, target: Any, learning_rate: float) -> float:
        """One step of Adam; returns the loss before it."""
        xp = self.xp
        gradients, loss = self._gradients(table, seats, target)
        self._steps += 1
        for weight, gradient, mean, square in zip(
            self._weights, gradients, self._mean, self._square, strict=True
        ):
            gradient = gradient + WEIGHT_DECAY * weight
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            size = xp.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= learning_rate * (mean / (1 - 0.9**self._steps)) / size
        return loss

    def _gradients(self, table: Any, seats: Any, target: Any) -> tuple[tuple[Any, ...], float]:
        """The gradient for every weight, and the loss: the mean cross-entropy."""
        xp = self.xp
        seen, around, units, shares = self._forward(table, seats)
        target = xp.asarray(target)
        off = (shares - target) / len(target)
        width = units.shape[2]
        back = off[:, :, None] * self._weights[5] * (units > 0)
        back_others = back.sum(1, keepdims=True) - back
        flat = seen.reshape(-1, seen.shape[2]).T
        common = back.sum(1)
        gradients = (
            (seen * off[:, :, None]).sum((0, 1)),
            flat @ back.reshape(-1, width),
            flat @ back_others.reshape(-1, width),
            around.T @ common,
            common.sum(0),
            (off[:, :, None] * units).sum((0, 1)),
        )
        return gradients, float(-(target * xp.log(shares + 1e-9)).sum(1).mean())


def td_targets(predictions: Any, game: Any, result: Any, td_lambda: float = TD_LAMBDA) -> Any:
    """The λ-returns of positions: results and later predictions, taken backwards over each game."""
    targets = np.empty_like(predictions)
    for row in range(len(predictions) - 1, -1, -1):
        if row == len(predictions) - 1 or game[row + 1] != game[row]:
            targets[row] = result[game[row]]
        else:
            targets[row] = td_lambda * targets[row + 1] + (1 - td_lambda) * predictions[row + 1]
    return targets


@dataclass(frozen=True)
class Generation:
    """The state of the training after a generation."""

    number: int
    games: int
    seconds: float
    loss: float  # cross-entropy of the last epoch
    wins: dict[str, float]  # of the last evaluation match, by variant; empty if there was none


def train(
    variants: Sequence[Variant],
    file: Path,
    *,
    minutes: float = 10,
    units: int = 32,
    games: int = 4000,
    seed: int = 0,
    threads: int = 1,
    arrays: Any = np,
) -> Iterator[Generation]:
    """Train for some minutes and save the net to ``file``; a net that is there is continued.

    ``arrays`` is NumPy or, to fit on a GPU, CuPy. Give a game's main variants: every number of
    players, say, of one edition.
    """
    game = variants[0].game
    if game.features is None:
        raise BadOption("error-nothing-to-learn", game=game.name)
    lists = [game.features.names(variant.words) for variant in variants]
    seat = tuple(dict.fromkeys(name for names, _ in lists for name in names))
    table = tuple(dict.fromkeys(name for _, names in lists for name in names))
    players = [SelfPlay(variant, seat, table) for variant in variants]
    trainer = Trainer(len(table), len(seat), units, seed, arrays)
    weights = nets.read(file) or nets.named(nets.NO_VALUE_NET, (), ())
    has_net = len(weights["bias"]) > 0
    replay: list[list[TrainingSet]] = []  # one list per generation
    began, played, sample_every, generation = time.monotonic(), 0, 1, 0
    spent = 0.0
    with ThreadPoolExecutor(threads) as pool:
        while spent < 1:
            config = SelfPlayConfig(
                TEMPERATURE, RANDOM_EVERY, GREEDY_EVERY, sample_every, MAX_PLIES
            )
            jobs = [players[n % len(players)] for n in range(max(2 * threads, len(players)))]
            each = max(MIN_GAMES, games // len(jobs))
            running = [
                pool.submit(job.play, weights, config, each, f"{seed} {generation} {n}")
                for n, job in enumerate(jobs)
            ]
            sets = [
                _training_set(job, run.result(), trainer if generation else None)
                for job, run in zip(jobs, running, strict=True)
            ]
            if generation == 0:
                trainer.initialise(sets, nets.select(weights, seat, table))
            count = each * len(jobs)
            recorded = sum(len(part.table) for part in sets)
            sample_every = max(1, round(sample_every * recorded / count / POSITIONS_PER_GAME))
            replay = [*replay, sets][-REPLAY_GENERATIONS:]
            everything = [part for some in replay for part in some]
            loss = trainer.fit(everything, LEARNING_RATE * (1 - spent))
            generation += 1
            played += count
            spent = (time.monotonic() - began) / 60 / minutes
            if has_net or generation >= GREEDY_GENERATIONS or spent >= 1:
                weights, has_net = nets.named(trainer.net(), seat, table), True
                nets.write(file, weights)
            is_evaluated = generation % EVALUATE_EVERY == 0 or spent >= 1
            wins = _wins(pool, players, weights, f"{seed} {generation}") if is_evaluated else {}
            yield Generation(generation, played, time.monotonic() - began, loss, wins)


def _training_set(
    self_play: SelfPlay, played: Trajectories, trainer: Trainer | None
) -> TrainingSet:
    """Positions with their λ-returns; with the results alone before anything is trained."""
    part = self_play.training_set(played.features, played.result[played.game])
    if trainer is not None:
        part.target = td_targets(trainer.predict(part), played.game, played.result)
    return part


def _wins(
    pool: Any, players: list[SelfPlay], weights: dict[str, Any], seed: str
) -> dict[str, float]:
    jobs = {p.name: pool.submit(p.evaluate, weights, EVALUATION_GAMES, seed) for p in players}
    return {name: job.result() for name, job in jobs.items()}
