"""Who decides in batches of games: anything that answers for all rows at once."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np

from bourgade.bots.checkpoint import Checkpoint
from bourgade.lab.train.checkpoint import named
from bourgade.lab.train.mix import GameTable, Mix


def plain(array: Any) -> Any:
    """A NumPy array, copied from the GPU if need be."""
    return array.get() if hasattr(array, "get") else np.asarray(array)


class Decided(NamedTuple):
    """The actions and values of a net, one row per game; arrays of the batch's kind."""

    actions: Any
    log_probs: Any  # of the actions, when they were drawn
    shares: Any  # of the win, the viewer first


class Player(Protocol):
    """A net as batches ask it."""

    def draw(self, table: GameTable, seen: Any, legal: Any) -> Decided:
        """Actions drawn with the probabilities that the net gives them."""
        ...

    def best(self, table: GameTable, seen: Any, legal: Any) -> Any:
        """The most likely action of each row."""
        ...


class PlainPlayer:
    """A checkpoint that plays with NumPy alone."""

    def __init__(self, checkpoint: Checkpoint, mixed: Mix, seed: int = 0) -> None:
        self._net = named(checkpoint, mixed)
        self._rng: Any = np.random.default_rng(seed)

    def draw(self, table: GameTable, seen: Any, legal: Any) -> Decided:
        logits, shares = self._answers(table, seen, legal)
        noise: Any = self._rng.gumbel(size=logits.shape)
        actions: Any = (logits + noise).argmax(1).astype(np.int32)
        highest = logits.max(1, keepdims=True)
        log_probs = logits - highest - np.log(np.exp(logits - highest).sum(1, keepdims=True))
        log_probs = np.take_along_axis(log_probs, actions[:, None], 1)[:, 0]
        return Decided(actions, log_probs.astype(np.float32), shares)

    def best(self, table: GameTable, seen: Any, legal: Any) -> Any:
        return self._answers(table, seen, legal)[0].argmax(1).astype(np.int32)

    def _answers(self, table: GameTable, seen: Any, legal: Any) -> tuple[Any, Any]:
        """The logits of legal actions, and shares of the win."""
        whole = np.zeros((len(seen), len(self._net.inputs)), np.float32)
        whole[:, table.inputs] = seen
        moves, values = self._net.logits(whole)
        logits = np.where(np.asarray(legal, bool), moves[:, table.actions], -np.inf)
        logits[~np.isfinite(logits).any(1)] = 0  # where a game has ended any action will do
        values = values[:, : table.seats]
        shares = np.exp(values - values.max(1, keepdims=True))
        return logits, (shares / shares.sum(1, keepdims=True)).astype(np.float32)
