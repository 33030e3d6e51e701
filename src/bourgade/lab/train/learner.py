"""The net and how it learns: PPO, with PyTorch, on the CPU or on a GPU.

No other module knows PyTorch. Arrays come and go without a copy, NumPy's or CuPy's.
"""

# PyTorch is not there where the types are checked.
# pyright: reportMissingImports=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingModuleSource=false

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bourgade.batches.playouts import Device
from bourgade.bots.checkpoint import Checkpoint
from bourgade.kernel.errors import BourgadeError
from bourgade.lab.train.checkpoint import net_of, weights_of
from bourgade.lab.train.mix import GameTable, Mix
from bourgade.lab.train.players import Decided
from bourgade.lab.train.returns import lambda_returns, turned
from bourgade.lab.train.rollout import Rollout

TD_LAMBDA = 0.95
CLIP = 0.2  # of the ratio of a move's probabilities, after learning and before
VALUE_WEIGHT = 0.5  # of the shares' cross-entropy beside the moves' loss
EPOCHS = 2  # over the decisions of a round
MINIBATCHES = 16  # of an epoch
MAX_GRADIENT_NORM = 0.5
ILLEGAL = -1e9  # the logit of an illegal move
LEAST = -30.0  # of the logs of probabilities: much smaller ones are slow to compute with
ALMOST_ONE = 1 - 1e-6  # a number above the sum of all probabilities would pick no move
MOMENTS = ("exp_avg", "exp_avg_sq")


def torch_for(device: Device) -> Any:
    """PyTorch, if it is there and can compute where it should."""
    try:
        import torch
    except ImportError:
        raise BourgadeError("error-needs-extra", package="PyTorch", extra="train") from None
    if device == "cuda" and not torch.cuda.is_available():
        raise BourgadeError("error-torch-no-gpu", version=str(torch.__version__))
    torch.set_flush_denormal(True)  # chances near 0 are slow to compute with otherwise
    return torch


@dataclass(frozen=True)
class Losses:
    """The mean losses of a round."""

    policy: float
    value: float  # cross-entropy of the shares
    entropy: float  # of the policy
    kl: float  # Kullback-Leibler divergence from the net that played
    clipped: float  # share of decisions whose ratio was clipped


class FrozenNet:
    """A net on its device, which plays and does not learn."""

    def __init__(self, mixed: Mix, net: Checkpoint, device: Device, seed: int = 0) -> None:
        self.torch = torch_for(device)
        if device == "cuda":
            self.torch.backends.cuda.matmul.allow_tf32 = True
        self.mixed, self.device = mixed, device
        self._columns: dict[str, tuple[Any, Any]] = {}
        self.generator = self.torch.Generator(device).manual_seed(seed)
        self.about = dict(net.about)
        self.scale = self.to_device(net.scale)
        self.weights = [self.to_device(array).clone() for array in weights_of(net)]

    def to_device(self, array: Any) -> Any:
        """A copy of an array as a tensor on the net's device."""
        tensor = self.torch.tensor(np.asarray(array, np.float32))
        return tensor.to(self.device)

    def rescale(self, scale: Any) -> None:
        """Take the scale of another net."""
        self.scale = self.to_device(scale)

    def tensor(self, array: Any) -> Any:
        """A tensor that shares the memory of an array, or its copy on the device."""
        return self.torch.from_dlpack(array).to(self.device)

    def columns(self, table: GameTable) -> tuple[Any, Any]:
        """Where a table's inputs and actions lie among those of the net."""
        if table.name not in self._columns:
            both = (table.inputs, table.actions)
            self._columns[table.name] = tuple(
                self.torch.tensor(places, device=self.device) for places in both
            )
        return self._columns[table.name]

    def answer(self, table: GameTable, seen: Any, legal: Any) -> tuple[Any, Any]:
        """Log-probabilities of the moves, and logs of the shares of the win, as tensors.

        A table's inputs and actions are rows and columns of the weights: nothing is padded.
        """
        torch = self.torch
        inputs, actions = self.columns(table)
        *layers, policy, policy_bias, value, value_bias = self.weights
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            units = seen.float() / self.scale[inputs]
            for n in range(0, len(layers), 2):
                weights = layers[n][inputs] if n == 0 else layers[n]
                units = torch.relu(units @ weights + layers[n + 1])
            logits = units @ policy[:, actions] + policy_bias[actions]
            shares = units @ value[:, : table.seats] + value_bias[: table.seats]
        logits = logits.float().masked_fill(legal == 0, ILLEGAL)
        return torch.log_softmax(logits, -1), torch.log_softmax(shares.float(), -1)

    def draw(self, table: GameTable, seen: Any, legal: Any) -> Decided:
        torch = self.torch
        with torch.no_grad():
            allowed = self.tensor(legal)
            log_probs, shares = self.answer(table, self.tensor(seen), allowed)
            # The first action at which the probabilities add up to more than a random number.
            cumulative = (_probabilities(log_probs) * (allowed != 0)).cumsum(-1)
            drawn = torch.rand(len(cumulative), 1, generator=self.generator, device=self.device)
            drawn = drawn.clamp_max(ALMOST_ONE) * cumulative[:, -1:]
            actions = (cumulative <= drawn).sum(-1).clamp_max(cumulative.shape[1] - 1)
            log_probs = log_probs.gather(1, actions[:, None])[:, 0]
        return Decided(
            self._array(actions.int()), self._array(log_probs), self._array(shares.exp())
        )

    def best(self, table: GameTable, seen: Any, legal: Any) -> Any:
        with self.torch.no_grad():
            log_probs, _ = self.answer(table, self.tensor(seen), self.tensor(legal))
            return self._array(log_probs.argmax(-1).int())

    def _array(self, tensor: Any) -> Any:
        """An array that shares the memory of a tensor, of the kind that batches take."""
        if self.device == "cuda":
            import cupy

            return cupy.from_dlpack(tensor)
        return tensor.numpy()

    def checkpoint(self, **about: Any) -> Checkpoint:
        """The net as a checkpoint."""
        arrays = [tensor.detach().cpu().numpy().copy() for tensor in self.weights]
        return net_of({**self.about, **about}, self.mixed, self.scale.cpu().numpy().copy(), arrays)

    def load(self, arrays: Sequence[Any]) -> None:
        """Take the weights of another net of the same size."""
        with self.torch.no_grad():
            for mine, array in zip(self.weights, arrays, strict=True):
                mine.copy_(self.to_device(array))


def _probabilities(log_probs: Any) -> Any:
    return log_probs.clamp_min(LEAST).exp()


class Learner(FrozenNet):
    """A net that learns."""

    def __init__(self, mixed: Mix, net: Checkpoint, device: Device, seed: int = 0) -> None:
        super().__init__(mixed, net, device, seed)
        for tensor in self.weights:
            tensor.requires_grad_()
        self._adam = self.torch.optim.Adam(self.weights, eps=1e-5)

    def learn(self, rollouts: Sequence[Rollout], rate: float, entropy: float) -> Losses:
        """A round of PPO over the rollouts; ``entropy`` is the coefficient of the entropy bonus."""
        for group in self._adam.param_groups:
            group["lr"] = rate
        batches = [self._batch(rollout) for rollout in rollouts]
        batches = [batch for batch in batches if len(batch["actions"])]
        count = sum(len(batch["actions"]) for batch in batches)
        sums = self.torch.zeros(5, device=self.device)
        for _ in range(EPOCHS):
            orders = [self._order(len(batch["actions"])) for batch in batches]
            for number in range(MINIBATCHES):
                sums += self._step(batches, orders, number, count, entropy)
        return Losses(*(sums / (EPOCHS * MINIBATCHES)).tolist())

    def _order(self, count: int) -> Any:
        return self.torch.randperm(count, generator=self.generator, device=self.device)

    def _batch(self, played: Rollout) -> dict[str, Any]:
        """The decisions of the net in a rollout, with targets and normalised advantages."""
        xp: Any = np if self.device == "cpu" else __import__("cupy")
        # A forced move teaches nothing, and a quarter of all moves are forced.
        chosen = played.mine & (played.legal.sum(2) > 1)
        targets, advantages = lambda_returns(
            xp, played.values, played.seats, chosen, played.over, played.shares, TD_LAMBDA
        )
        targets = turned(xp, targets, played.seats[:-1])
        flat = self.tensor(chosen.astype(xp.uint8)).flatten().nonzero()[:, 0]
        seen, legal = (self.tensor(part) for part in (played.seen, played.legal))
        steps, games = played.actions.shape
        shares = self.tensor(xp.ascontiguousarray(targets)).reshape(steps * games, -1)[flat]
        shares = shares.clamp_min(0)
        advantage = self.tensor(advantages).flatten()[flat]
        if len(advantage):
            advantage = (advantage - advantage.mean()) / (advantage.std(unbiased=False) + 1e-6)
        return {
            "table": played.table,
            "rows": flat,
            "seen": seen.reshape(steps * games, -1),
            "legal": legal.reshape(steps * games, -1),
            "actions": self.tensor(played.actions).flatten()[flat].long(),
            "log_probs": self.tensor(played.log_probs).flatten()[flat],
            "shares": shares / shares.sum(1, keepdim=True).clamp_min(1e-6),
            "advantages": advantage,
        }

    def _step(
        self, batches: Sequence[dict[str, Any]], orders: Sequence[Any], number: int, count: int,
        entropy: float,
    ) -> Any:  # fmt: skip
        """One step of Adam on a minibatch, with decisions of every table; returns the losses."""
        torch = self.torch
        self._adam.zero_grad(set_to_none=True)
        total = torch.zeros(5, device=self.device)
        for batch, order in zip(batches, orders, strict=True):
            size = len(order)
            some = order[size * number // MINIBATCHES : size * (number + 1) // MINIBATCHES]
            if not len(some):
                continue
            weight = len(some) * MINIBATCHES / count
            losses = self._losses(batch, some)
            loss = losses[0] + VALUE_WEIGHT * losses[1] - entropy * losses[2]
            (weight * loss).backward()
            total += weight * losses.detach()
        torch.nn.utils.clip_grad_norm_(self.weights, MAX_GRADIENT_NORM)
        self._adam.step()
        return total

    def _losses(self, batch: dict[str, Any], some: Any) -> Any:
        """The figures of ``Losses`` for some decisions of a table."""
        torch, rows = self.torch, batch["rows"][some]
        log_probs, shares = self.answer(batch["table"], batch["seen"][rows], batch["legal"][rows])
        chosen = log_probs.gather(1, batch["actions"][some][:, None])[:, 0]
        log_ratio = chosen - batch["log_probs"][some]
        ratio, advantage = log_ratio.exp(), batch["advantages"][some]
        clamped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.minimum(ratio * advantage, clamped * advantage).mean()
        value = -(batch["shares"][some] * shares).sum(1).mean()
        entropy = -(_probabilities(log_probs) * log_probs.clamp_min(LEAST)).sum(1).mean()
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        return torch.stack([policy, value, entropy, (ratio - 1 - log_ratio).mean(), clipped])

    def state(self) -> dict[str, Any]:
        """What resuming needs beside the weights: moments of Adam and the random generator."""
        kept: dict[str, Any] = {"generator": self.generator.get_state().cpu().numpy()}
        for n, tensor in enumerate(self.weights):
            moments = self._adam.state.get(tensor)
            if moments:
                kept["steps"] = np.array(float(moments["step"]))
                for name in MOMENTS:
                    kept[f"{name}{n}"] = moments[name].cpu().numpy()
        return kept

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Resume from a state."""
        torch = self.torch
        self.generator.set_state(torch.from_numpy(kept["generator"].copy()))
        for n, tensor in enumerate(self.weights):
            if f"{MOMENTS[0]}{n}" in kept:
                moments = {name: self.to_device(kept[f"{name}{n}"]) for name in MOMENTS}
                step = torch.tensor(float(kept["steps"]))
                self._adam.state[tensor] = {"step": step, **moments}
