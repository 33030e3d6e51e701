"""Train a policy net: rounds of rollouts and PPO, with evaluations, saved regularly.

The net plays against itself, in one game of five against earlier snapshots of itself, and in as
many as the plan says against greedy bots. Without these self-play drifts: it forgets how to answer
old strategies.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots.checkpoint import Checkpoint, about_net
from bourgade.lab.tally import Share
from bourgade.lab.train.checkpoint import read, weights_of
from bourgade.lab.train.evaluate import share_won
from bourgade.lab.train.folder import SAVE_EVERY, Folder
from bourgade.lab.train.fresh import new_net
from bourgade.lab.train.learner import FrozenNet, Learner, torch_for
from bourgade.lab.train.plan import GREEDY, Round, TrainingPlan
from bourgade.lab.train.rollout import Arena

ALONE = 5  # in one of this many games the net has one seat and a snapshot the others
FEWEST = 16  # games of a table
POOL_SIZE = 5  # snapshots to play against
SNAPSHOTS = 20  # taken in the whole training
LAST_RATE = 0.04  # the final learning rate, as a part of the first
LAST_ENTROPY = 0.05  # the final entropy coefficient, likewise


def train_moves(plan: TrainingPlan, folder: Path) -> Generator[Round]:
    """Train until the plan is fulfilled; leaving the loop stops the training and saves it.

    A training of the same plan in the folder is resumed.
    """
    with closing(MoveTraining(plan, folder)) as training:
        yield from training.rounds()


class MoveTraining:
    """A training under way."""

    def __init__(self, plan: TrainingPlan, path: Path) -> None:
        torch_for(plan.device)  # raises before anything is made if something is missing
        self.plan = plan
        identity = plan.identity
        self._rival = None
        frozen = None if plan.frozen is None else read(plan.frozen, plan.mixed)
        initial = None if plan.start is None else read(plan.start, plan.mixed)
        self._folder = Folder(path, plan.mixed.game, identity)
        kept = self._folder.open()
        net = initial or new_net(plan.mixed, plan.hidden, plan.seed, plan.device)
        self.net = Learner(plan.mixed, net, plan.device, plan.seed)
        self._random = np.random.default_rng(plan.seed)
        self.number = self.decisions = self._evaluated = self._snapshots = 0
        self.seconds = 0.0
        self._pool: list[list[Any]] = []
        if kept is not None:
            self._resume(*kept)
        if frozen is not None:
            self._rival = FrozenNet(plan.mixed, frozen, plan.device, plan.seed)
        elif plan.against is None:
            self._rival = FrozenNet(plan.mixed, net, plan.device, plan.seed + 1)
        self._arenas: list[Arena] = []
        self._clock = self._saved = time.monotonic()

    # Resuming and saving

    def _resume(self, arrays: dict[str, Any], told: dict[str, Any]) -> None:
        weights = [arrays[f"weight{n}"] for n in range(len(self.net.weights))]
        self.net.load(weights)
        self.net.rescale(arrays["scale"])
        self.net.restore(arrays)
        self._random.bit_generator.state = told["random"]
        self.number, self.decisions = told["rounds"], told["decisions"]
        self.seconds = told["seconds"]
        self._evaluated, self._snapshots = told["evaluated"], told["snapshots"]
        self._pool = [
            [arrays[f"earlier{k}_{n}"] for n in range(len(weights))] for k in range(told["pool"])
        ]

    def close(self) -> None:
        """Save; the games under way are lost."""
        if self.number:
            self.save()

    def save(self) -> None:
        """Write the net, what resuming needs, and the curve."""
        self._tick()
        self._saved = time.monotonic()
        facts = {"decisions": self.decisions, "seconds": round(self.seconds, 1)}
        told = {
            **facts, "rounds": self.number, "evaluated": self._evaluated,
            "snapshots": self._snapshots, "pool": len(self._pool),
            "random": self._random.bit_generator.state,
        }  # fmt: skip
        net = self.checkpoint()
        weights = {f"weight{n}": array for n, array in enumerate(weights_of(net))}
        earlier = {
            f"earlier{k}_{n}": array
            for k, snapshot in enumerate(self._pool)
            for n, array in enumerate(snapshot)
        }
        progress = {**weights, "scale": net.scale, **earlier, **self.net.state()}
        self._folder.save(net.arrays, progress, told)

    def checkpoint(self) -> Checkpoint:
        """The current net."""
        plan = self.plan
        net = self.net.checkpoint()
        told = about_net(
            plan.mixed.game, options=plan.mixed.options, decisions=self.decisions,
            seconds=round(self.seconds, 1), device=plan.device, seed=plan.seed,
            against=plan.identity["against"], hidden=[len(bias) for _, bias in net.layers],
        )  # fmt: skip
        return replace(net, about=told)

    # Rounds

    def rounds(self) -> Iterator[Round]:
        """Play, learn, evaluate; until the plan is fulfilled."""
        plan = self.plan
        while (progress := plan.progress(self.seconds, self.decisions)) < 1:
            if not self._arenas:
                self._arenas = self._tables()
                self._clock = time.monotonic()  # compiling is not counted
            if self._snapshots <= progress * SNAPSHOTS and plan.against is None:
                self._take_snapshot()
            fade = 1 - progress
            rate = plan.rate * (fade + LAST_RATE * progress)
            entropy = plan.entropy * (fade + LAST_ENTROPY * progress)
            played = [self._play(arena) for arena in self._arenas]
            losses = self.net.learn(played, rate, entropy)
            self.decisions += sum(int(one.mine.sum()) for one in played)
            del played
            self.number += 1
            self._tick()
            progress = plan.progress(self.seconds, self.decisions)
            figures = {**asdict(losses), "rate": rate}
            due = self._evaluated <= progress * plan.evaluations or progress >= 1
            wins = self._evaluate(progress >= 1) if due else ()
            self._tick()
            told = Round(self.number, self.decisions, self.seconds, progress, figures, wins)
            self._folder.add(told)
            if wins or time.monotonic() - self._saved > SAVE_EVERY:
                self.save()
            yield told

    def _tick(self) -> None:
        now = time.monotonic()
        self.seconds += now - self._clock
        self._clock = now

    def _tables(self) -> list[Arena]:
        """The games that the net learns from; resuming starts new ones."""
        plan, found = self.plan, list[Arena]()
        each = max(FEWEST, plan.games_at_once // len(plan.mixed.tables))
        for table in plan.mixed.tables:
            seeds = (int(n) for n in self._random.integers(0, 2**31, 2))
            several = len(table.variant.players) > 1
            greedy = each if plan.against == GREEDY else 0
            if plan.against is None and several and plan.greedy_every:
                greedy = max(1, each // plan.greedy_every)
            alone = 1 if plan.frozen else ALONE if several else 0
            for games, among in ((each - greedy, False), (greedy, True)):
                if games:
                    found.append(
                        Arena(
                            table, games, among_greedy=among, alone=0 if among else alone,
                            device=plan.device, seed=next(seeds),
                        )
                    )  # fmt: skip
        return found

    def _play(self, arena: Arena) -> Any:
        """A rollout; the rivals are one of the snapshots."""
        if arena.has_rivals and self._pool and self._rival is not None:
            self._rival.load(self._pool[int(self._random.integers(len(self._pool)))])
        return arena.play(self.plan.steps, self.net, self._rival, self.plan.frozen is not None)

    def _take_snapshot(self) -> None:
        """Add the current net to the pool; a full pool drops any but its last one."""
        self._snapshots += 1
        now = [array.astype(np.float16) for array in weights_of(self.net.checkpoint())]
        if len(self._pool) >= POOL_SIZE:
            self._pool.pop(int(self._random.integers(len(self._pool) - 1)))
        self._pool.append(now)

    def _evaluate(self, last: bool) -> list[Share]:
        """The share that the net's best moves win now, by table."""
        plan = self.plan
        self._evaluated += 1
        games = plan.evaluation_games * (4 if last else 1) // len(plan.mixed.tables)
        against = self._rival if plan.frozen else None
        return [
            share_won(
                table, self.net, max(FEWEST, games), against=against,
                seed=plan.seed + 1000 * self._evaluated,
            )
            for table in plan.mixed.tables
        ]  # fmt: skip
