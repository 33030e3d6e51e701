"""Training by self-play::

    mixed = mix(registry.find("mintworks"), players=2)
    for round in train(TrainingPlan(mixed, minutes=10), Path("nets/mintworks")):
        print(round.decisions, [(share.name, share.rate) for share in round.wins])

Two ways to learn: a net that names moves (``moves``: PPO, with PyTorch) and one that judges where a
move leads (``positions``: TD(λ), with NumPy alone). Only ``learner`` knows PyTorch.
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
    """Train until the plan is fulfilled; whoever stops asking for rounds stops and saves.

    The same plan and folder go on where that was. ``folder`` gets the net, what goes on from it,
    and the curve as rows and a picture.
    """
    if plan.way == POSITIONS:
        from bourgade.lab.train.positions import train_positions

        return train_positions(plan, Path(folder))
    from bourgade.lab.train.moves import train_moves

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
