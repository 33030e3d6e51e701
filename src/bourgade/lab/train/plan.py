"""What is trained, for how long and against whom; and its progress."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bourgade.batches.playouts import Device
from bourgade.bots.checkpoint import MOST_LAYERS
from bourgade.bots.policy_net import MOST_UNITS
from bourgade.kernel.errors import BadOption
from bourgade.lab.tally import Share
from bourgade.lab.train.mix import Mix

GREEDY = "greedy"

MOVES, POSITIONS = "moves", "positions"
LEARNERS = (MOVES, POSITIONS)
MOST_NAMED = 1_000
"""With more moves than this a value net is trained, unless told otherwise. Thousands of moves are
mostly places on a map, and a policy net cannot see that two of them are alike."""


@dataclass(frozen=True)
class TrainingPlan:
    """A training: what is learned, and until when.

    ``learner`` is MOVES for a policy net or POSITIONS for a value net; without it the number of
    moves decides.

    ``against`` trains a best response: the net has one seat of every game, and the others are
    greedy bots or a frozen net that plays its best moves. What it wins measures how exploitable
    they are. ``start`` is the file of a net to start from.
    """

    mixed: Mix
    learner: str | None = None
    hidden: tuple[int, ...] = (256, 256)
    minutes: float | None = None
    decisions: int | None = None  # of the net; the training ends at the first limit reached
    seed: int = 0
    against: str | Path | None = None
    start: Path | None = None
    device: Device = "cpu"
    games: int | None = None  # at once, over all tables; for POSITIONS those of a generation
    steps: int = 64  # decisions in each game between two rounds of learning
    greedy_every: int = 8  # one of this many games has greedy opponents; 0: none
    evaluations: int = 16  # in the whole training
    evaluation_games: int = 1_024  # of one evaluation, over all tables; four times that at the end
    rate: float = 1e-3  # the learning rate at first
    entropy: float = 0.01  # the coefficient of the entropy bonus at first

    def __post_init__(self) -> None:
        if self.minutes is None and self.decisions is None:
            raise BadOption("error-train-no-end")
        if self.learner not in (None, *LEARNERS):
            raise BadOption(
                "error-not-one-of", flag="--learner", value=self.learner, values=", ".join(LEARNERS)
            )
        sizes, layers = self.hidden, len(self.hidden)
        if not 1 <= layers <= MOST_LAYERS or not all(1 <= n <= MOST_UNITS for n in sizes):
            raise BadOption(
                "error-train-hidden", given=",".join(map(str, sizes)), layers=MOST_LAYERS,
                units=MOST_UNITS,
            )  # fmt: skip

    @property
    def way(self) -> str:
        """The kind of net that is trained, MOVES or POSITIONS."""
        many = len(self.mixed.actions) > MOST_NAMED
        return self.learner or (POSITIONS if many else MOVES)

    @property
    def games_at_once(self) -> int:
        """How many games are played at once, over all tables."""
        if self.games is not None:
            return self.games
        if self.way == POSITIONS:
            return 1_000
        return 1_024 if self.device == "cpu" else 16_384

    @property
    def frozen(self) -> Path | None:
        """The file of the net to train against."""
        return None if self.against in (None, GREEDY) else Path(str(self.against))

    def progress(self, seconds: float, decisions: int) -> float:
        """How much of the training is done, from 0 to 1."""
        parts = [0.0]
        if self.minutes is not None:
            parts.append(seconds / max(1e-9, 60 * self.minutes))
        if self.decisions is not None:
            parts.append(decisions / max(1, self.decisions))
        return min(1.0, max(parts))

    @property
    def identity(self) -> dict[str, Any]:
        """What may not differ when a training is resumed; its length and device may."""
        tables = self.mixed.tables
        every = [variant.options for table in tables for variant in table.variants]
        return {
            "learner": self.way,
            "options": self.mixed.options,
            "mix": hashlib.sha256(repr(every).encode()).hexdigest()[:12],
            "content": tables[0].variant.tables.digest,
            "hidden": list(self.hidden),
            "seed": self.seed,
            "against": _named(self.against),
            "start": _named(self.start),
        }


def _named(file: str | Path | None) -> str:
    """A net by a hash of its file, wherever that is."""
    if file is None or file == GREEDY:
        return str(file or "self-play")
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:12]
    except OSError:
        return str(file)  # reading the net says what is wrong with it


@dataclass(frozen=True)
class Round:
    """The progress of a training after a round of play and learning."""

    number: int
    decisions: int  # of the net, in all
    seconds: float  # in all
    progress: float
    figures: dict[str, float]  # losses and the like
    wins: Sequence[Share] = field(default=())  # by table, where there was an evaluation
