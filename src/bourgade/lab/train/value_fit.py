"""The value net and how it is fitted: Adam, with NumPy or CuPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bourgade.bots.value_net import ValueNet

TD_LAMBDA = 0.8
BATCH_SIZE = 1024
WEIGHT_DECAY = 1e-5
PREDICT_AT_ONCE = 50_000  # positions


@dataclass
class TrainingSet:
    """Positions of one variant: features by name, and the values to predict."""

    table: Any  # [position, table feature]
    seats: Any  # [position, seat, seat feature]
    target: Any  # [position, seat]


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

    def state(self) -> dict[str, Any]:
        """What resuming needs: weights and the moments of Adam."""
        kept = {"seat_scale": self._seat_scale, "table_scale": self._table_scale}
        for n, weight in enumerate(self._weights):
            kept |= {f"weight{n}": weight, f"mean{n}": self._mean[n], f"square{n}": self._square[n]}
        plain = {name: self._plain(array) for name, array in kept.items()}
        return {**plain, "steps": np.array(self._steps)}

    def restore(self, kept: dict[str, Any]) -> None:
        """Resume from a state."""
        arrays = {name: self.xp.asarray(array) for name, array in kept.items() if name != "about"}
        self._seat_scale, self._table_scale = arrays["seat_scale"], arrays["table_scale"]
        count = range(len(self._weights))
        self._weights = [arrays[f"weight{n}"] for n in count]
        self._mean = [arrays[f"mean{n}"] for n in count]
        self._square = [arrays[f"square{n}"] for n in count]
        self._steps = int(kept["steps"])

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
