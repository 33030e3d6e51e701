"""Train a net that names moves: rounds of play and PPO, with evaluations, saved as it goes.

Opponents are the net itself; in one game of five earlier selves, of which one is kept now and then;
in one of eight greedy bots. Without them self-play drifts: it forgets what nobody plays any more.
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

ALONE = 5  # in one game of so many the net has one seat and an earlier self the others
AMONG_GREEDY = 8  # of all games, one in so many has greedy opponents
FEWEST = 16  # games of a table
EARLIER_SELVES = 5
SNAPSHOTS = 20  # in the whole training
LAST_RATE = 0.04  # of learning, as a part of the first
LAST_ENTROPY = 0.05


def train_moves(plan: TrainingPlan, folder: Path) -> Generator[Round]:
    """Train until the plan is fulfilled; whoever stops asking for rounds stops and saves.

    What lies in the folder is gone on with, if it is of the same plan.
    """
    with closing(MoveTraining(plan, folder)) as training:
        yield from training.rounds()


class MoveTraining:
    """A training under way."""

    def __init__(self, plan: TrainingPlan, path: Path) -> None:
        torch_for(plan.device)  # or it says what is missing, before anything is made
        self.plan = plan
        identity = plan.identity
        self._rival = None
        frozen = None if plan.frozen is None else read(plan.frozen, plan.mixed)
        begun = None if plan.start is None else read(plan.start, plan.mixed)
        self._folder = Folder(path, plan.mixed.game, identity)
        kept = self._folder.open()
        net = begun or new_net(plan.mixed, plan.hidden, plan.seed, plan.device)
        self.net = Learner(plan.mixed, net, plan.device, plan.seed)
        self._random = np.random.default_rng(plan.seed)
        self.number = self.decisions = self._evaluated = self._snapshots = 0
        self.seconds = 0.0
        self._pool: list[list[Any]] = []
        if kept is not None:
            self._go_on(*kept)
        if frozen is not None:
            self._rival = FrozenNet(plan.mixed, frozen, plan.device, plan.seed)
        elif plan.against is None:
            self._rival = FrozenNet(plan.mixed, net, plan.device, plan.seed + 1)
        self._arenas: list[Arena] = []
        self._clock = self._saved = time.monotonic()

    # Going on

    def _go_on(self, arrays: dict[str, Any], told: dict[str, Any]) -> None:
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
        """Save; what the games on the tables would have taught is lost."""
        if self.number:
            self.save()

    def save(self) -> None:
        """Write the net, what goes on from it, and the curve."""
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
            for k, self_ in enumerate(self._pool)
            for n, array in enumerate(self_)
        }
        progress = {**weights, "scale": net.scale, **earlier, **self.net.state()}
        self._folder.save(net.arrays, progress, told)

    def checkpoint(self) -> Checkpoint:
        """The net as it is now."""
        plan = self.plan
        net = self.net.checkpoint()
        told = about_net(
            plan.mixed.game, options=plan.mixed.options, decisions=self.decisions,
            seconds=round(self.seconds, 1), device=plan.device, seed=plan.seed,
            against=plan.identity["against"], hidden=list(plan.hidden),
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
                self._keep_self()
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
        """The games in which the net learns; after an interruption they are new ones."""
        plan, found = self.plan, list[Arena]()
        each = max(FEWEST, plan.games_at_once // len(plan.mixed.tables))
        for table in plan.mixed.tables:
            seeds = (int(n) for n in self._random.integers(0, 2**31, 2))
            several = len(table.variant.players) > 1
            greedy = each if plan.against == GREEDY else 0
            if plan.against is None and several:
                greedy = max(1, each // AMONG_GREEDY)
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
        """A rollout, its rivals one of the earlier selves."""
        if arena.has_rivals and self._pool and self._rival is not None:
            self._rival.load(self._pool[int(self._random.integers(len(self._pool)))])
        return arena.play(self.plan.steps, self.net, self._rival, self.plan.frozen is not None)

    def _keep_self(self) -> None:
        """Take the net as it is into the pool, in the place of any but the last."""
        self._snapshots += 1
        now = [array.astype(np.float16) for array in weights_of(self.net.checkpoint())]
        if len(self._pool) >= EARLIER_SELVES:
            self._pool.pop(int(self._random.integers(len(self._pool) - 1)))
        self._pool.append(now)

    def _evaluate(self, last: bool) -> list[Share]:
        """What the best moves win now, at every table."""
        plan = self.plan
        self._evaluated += 1
        games = plan.evaluation_games * (4 if last else 1) // len(plan.mixed.tables)
        against = self._rival if plan.frozen else None
        return [
            share_won(
                table, self.net, max(FEWEST, games), against=against, device=plan.device,
                seed=plan.seed + 1000 * self._evaluated,
            )
            for table in plan.mixed.tables
        ]  # fmt: skip
