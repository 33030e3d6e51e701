"""Training by self-play::

    mixed = mix(registry.find("mintworks"), players=2)
    for round in train(TrainingPlan(mixed, minutes=10), Path("nets/mintworks")):
        print(round.decisions, [(share.name, share.rate) for share in round.wins])

There are two kinds: a policy net (``moves``: PPO, with PyTorch) and a value net, which judges the
position a move leads to (``positions``: TD(λ), with NumPy alone). Only ``learner`` imports PyTorch.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

from bourgade.bots.checkpoint import Checkpoint
from bourgade.lab.train.checkpoint import read
from bourgade.lab.train.mix import GameTable, Mix, mix
from bourgade.lab.train.plan import LEARNERS, MOVES, POSITIONS, Round, TrainingPlan
from bourgade.lab.train.players import PlainPlayer


def train(plan: TrainingPlan, folder: str | Path) -> Generator[Round]:
    """Train until the plan is fulfilled; leaving the loop stops the training and saves it.

    The same plan and folder resume it. ``folder`` gets the net, what resuming needs, and the
    learning curve as rows and a picture.
    """
    if plan.way == POSITIONS:
        from bourgade.lab.train.value_training import train_positions

        return train_positions(plan, Path(folder))
    from bourgade.lab.train.policy_training import train_moves

    return train_moves(plan, Path(folder))


__all__ = [
    "LEARNERS",
    "MOVES",
    "POSITIONS",
    "Checkpoint",
    "GameTable",
    "Mix",
    "PlainPlayer",
    "Round",
    "TrainingPlan",
    "mix",
    "read",
    "train",
]
