"""Train a value net by self-play, with compiled games and TD(λ).

A value net judges a move by the position it leads to. Each generation plays games with the current
net, some of them with greedy opponents, and fits the net to the λ-returns of their positions.
Several variants of a game, with different cards and numbers of players, train one net together.
Games are played on all cores of the CPU; a GPU can fit the net.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from bourgade.bots import nets, self_play
from bourgade.bots.checkpoint import about_net, as_bytes, unreadable
from bourgade.bots.self_play import SelfPlayConfig, Trajectories
from bourgade.bots.value import Nets, SearchWorkspace
from bourgade.bots.value_net import ValueNet
from bourgade.bots.workspace import new_workspace
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel.errors import BadNet, BadOption, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.seeds import random_state
from bourgade.lab.tally import Share
from bourgade.lab.train.folder import SAVE_EVERY, Folder
from bourgade.lab.train.plan import Round, TrainingPlan
from bourgade.lab.train.value_fit import Trainer, TrainingSet, td_targets

MAX_PLIES = 20_000  # after which a self-play game is abandoned
POSITIONS_PER_GAME = 40  # recorded for training, on average
REPLAY_GENERATIONS = 5  # whose positions the net is fitted to
GREEDY_GENERATIONS = 3  # the first ones, played by greedy bots
GREEDY_EVERY = 4  # one of this many later games has greedy opponents
TEMPERATURE = 10  # of the softmax over move values in self-play, in 1000ths of the win
RANDOM_EVERY = 50  # one of this many moves is random: ε = 0.02
LEARNING_RATE = 2e-3  # at first; it decays to 0
MIN_GAMES = 50  # per job of self-play
ROOM_PER_GAME = 120  # rows of a job's buffer per game
UNITS = 32  # of the hidden layer; more gained nothing


class SelfPlay:
    """Self-play and evaluation matches in one variant of a game."""

    def __init__(
        self, variant: Variant, seat: tuple[str, ...], table: tuple[str, ...], name: str
    ) -> None:
        self.variant = variant
        self.name = name
        features = variant.game.features
        assert features is not None
        own_seat, own_table = features.names(variant.words)
        self._names = own_seat, own_table
        self._widths = len(own_table), len(own_seat)
        self._seat_at = [seat.index(name) for name in own_seat]
        self._table_at = [table.index(name) for name in own_table]
        self._sizes = len(table), len(seat)
        compiled = engine(variant, best_mode())
        self._self_play = compiled.twin(self_play)
        self._start = variant.new_state()
        compiled.setup(self._start[0], variant.book)

    def nets(self, weights: dict[str, Any]) -> Nets:
        """The weights for the features of this variant."""
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
        """Rows of this variant with their features in the columns of the whole net."""
        table, seat = self._widths
        seats = self.variant.seats
        of_table = np.zeros((len(rows), self._sizes[0]), np.int16)
        of_table[:, self._table_at] = rows[:, :table]
        of_seats = np.zeros((len(rows), seats, self._sizes[1]), np.int16)
        of_seats[:, :, self._seat_at] = rows[:, table:].reshape(len(rows), seats, seat)
        return TrainingSet(of_table, of_seats, target)

    def evaluate(self, weights: dict[str, Any], games: int, seed: str) -> float:
        """The share that the net wins among greedy bots, looking one move ahead."""
        learned = self.nets(weights)
        work = self._workspace(learned, seed)
        return float(self._self_play.evaluation_match(self._start, learned, work, games, MAX_PLIES))

    def _workspace(self, learned: Nets, seed: str) -> SearchWorkspace:
        work = new_workspace(self.variant, learned, {})
        work.rng[:] = random_state(seed)
        return work


def train_positions(plan: TrainingPlan, folder: Path) -> Generator[Round]:
    """Train until the plan is fulfilled; leaving the loop stops the training and saves it.

    A training of the same plan in the folder is resumed. ``plan.decisions`` limits the positions
    that are learned from.
    """
    if plan.against is not None:
        raise BadOption("error-train-against", game=plan.mixed.game.name)
    with closing(PositionTraining(plan, folder)) as training:
        yield from training.rounds()


class PositionTraining:
    """A training under way."""

    def __init__(self, plan: TrainingPlan, path: Path) -> None:
        self.plan = plan
        features = plan.mixed.game.features
        assert features is not None  # or there would be no mix
        lists = [features.names(table.variant.words) for table in plan.mixed.tables]
        self._seat = tuple(dict.fromkeys(name for names, _ in lists for name in names))
        self._table = tuple(dict.fromkeys(name for _, names in lists for name in names))
        self._players = [
            SelfPlay(table.variant, self._seat, self._table, table.name)
            for table in plan.mixed.tables
        ]
        arrays = np if plan.device == "cpu" else _cupy()
        self._trainer = Trainer(len(self._table), len(self._seat), UNITS, plan.seed, arrays)
        identity = {k: v for k, v in plan.identity.items() if k != "hidden"}
        self._folder = Folder(path, plan.mixed.game, identity)
        self._weights = nets.named(nets.NO_VALUE_NET, (), ())
        self.number = self.positions = self._evaluated = 0
        self.seconds, self._sample_every = 0.0, 1
        self._replay: list[list[TrainingSet]] = []  # one list per generation
        kept = self._folder.open()
        if kept is not None:
            self._resume(*kept)
        elif plan.start is not None:
            self._weights = read_value_net(plan.start)
        self._clock = self._saved = time.monotonic()

    def _resume(self, arrays: dict[str, Any], told: dict[str, Any]) -> None:
        self._trainer.restore(arrays)
        self._weights = nets.named(self._trainer.net(), self._seat, self._table)
        self.number, self.positions = told["rounds"], told["decisions"]
        self.seconds, self._evaluated = told["seconds"], told["evaluated"]
        self._sample_every = told["sample_every"]

    def close(self) -> None:
        """Save; resuming plays the positions of the last generations again."""
        if self.number:
            self.save()

    def save(self) -> None:
        """Write the net, what resuming needs, and the curve."""
        self._tick()
        self._saved = time.monotonic()
        told = {
            "rounds": self.number, "decisions": self.positions, "seconds": round(self.seconds, 1),
            "evaluated": self._evaluated, "sample_every": self._sample_every,
        }  # fmt: skip
        net = nets.named(self._trainer.net(), self._seat, self._table)
        net["about"] = as_bytes(
            about_net(
                self.plan.mixed.game, options=self.plan.mixed.options, positions=self.positions,
                seconds=told["seconds"], device=self.plan.device, seed=self.plan.seed,
            )
        )  # fmt: skip
        self._folder.save(net, self._trainer.state(), told)

    def rounds(self) -> Iterator[Round]:
        """Play and fit, generation after generation."""
        plan, threads = self.plan, os.cpu_count() or 1
        for player in self._players:
            player.evaluate(self._weights, 1, "")
        self._clock = time.monotonic()  # compiling is not counted
        with ThreadPoolExecutor(threads) as pool:
            while (progress := plan.progress(self.seconds, self.positions)) < 1:
                sets = self._play(pool, threads)
                if self.number == 0:
                    known = nets.select(self._weights, self._seat, self._table)
                    self._trainer.initialise(sets, known)
                self._replay = [*self._replay, sets][-REPLAY_GENERATIONS:]
                everything = [part for some in self._replay for part in some]
                loss = self._trainer.fit(everything, LEARNING_RATE * (1 - progress))
                self.number += 1
                self.positions += sum(len(part.table) for part in sets)
                self._tick()
                progress = plan.progress(self.seconds, self.positions)
                if self._has_net or self.number >= GREEDY_GENERATIONS or progress >= 1:
                    net = self._trainer.net()
                    self._weights = nets.named(net, self._seat, self._table)
                due = self._evaluated <= progress * plan.evaluations or progress >= 1
                wins = self._evaluate(pool, progress >= 1) if due and self._has_net else []
                self._tick()
                told = Round(
                    self.number, self.positions, self.seconds, progress, {"value": loss}, wins
                )
                self._folder.add(told)
                if wins or time.monotonic() - self._saved > SAVE_EVERY:
                    self.save()
                yield told

    @property
    def _has_net(self) -> bool:
        return len(self._weights["bias"]) > 0

    def _tick(self) -> None:
        now = time.monotonic()
        self.seconds += now - self._clock
        self._clock = now

    def _play(self, pool: ThreadPoolExecutor, threads: int) -> list[TrainingSet]:
        """The games of a generation, as positions with the values to predict."""
        config = SelfPlayConfig(
            TEMPERATURE, RANDOM_EVERY, GREEDY_EVERY, self._sample_every, MAX_PLIES
        )
        count = max(2 * threads, len(self._players))
        jobs = [self._players[n % len(self._players)] for n in range(count)]
        each = max(MIN_GAMES, self.plan.games_at_once // count)
        seed = f"{self.plan.seed} {self.number}"
        running = [
            pool.submit(job.play, self._weights, config, each, f"{seed} {n}")
            for n, job in enumerate(jobs)
        ]
        trainer = self._trainer if self.number else None
        sets = [
            _training_set(job, run.result(), trainer)
            for job, run in zip(jobs, running, strict=True)
        ]
        recorded = sum(len(part.table) for part in sets)
        every = self._sample_every * recorded / (each * count) / POSITIONS_PER_GAME
        self._sample_every = max(1, round(every))
        return sets

    def _evaluate(self, pool: ThreadPoolExecutor, last: bool) -> list[Share]:
        """The share that the net wins now among greedy bots, looking one move ahead."""
        plan = self.plan
        self._evaluated += 1
        games = plan.evaluation_games * (4 if last else 1) // len(self._players)
        seed = f"{plan.seed} evaluation {self._evaluated}"
        running = [pool.submit(p.evaluate, self._weights, games, seed) for p in self._players]
        return [
            Share(p.name, games, games * run.result())
            for p, run in zip(self._players, running, strict=True)
        ]


def _training_set(
    self_play: SelfPlay, played: Trajectories, trainer: Trainer | None
) -> TrainingSet:
    """Positions with their λ-returns, or with the results alone before the first fit."""
    part = self_play.training_set(played.features, played.result[played.game])
    if trainer is not None:
        part.target = td_targets(trainer.predict(part), played.game, played.result)
    return part


def read_value_net(file: Path) -> dict[str, Any]:
    """The value net of a file, to start from."""
    try:
        arrays = nets.read(file)
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise unreadable(file, error) from None
    if arrays is None:
        raise BourgadeError("error-file-missing", file=str(file))
    if missing := {*ValueNet._fields, "seat_names", "table_names"} - arrays.keys():
        raise BadNet("error-net-missing", file=str(file), part=min(missing))
    return arrays


def _cupy() -> Any:
    """CuPy, or an error that says how to install it."""
    try:
        return import_module("cupy")
    except ImportError:
        raise BourgadeError("error-needs-extra", package="CuPy", extra="cuda") from None
