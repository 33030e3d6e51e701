"""Small random nets that name moves, as checkpoints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots.checkpoint import (
    Checkpoint,
    about_net,
    as_bytes,
    checkpoint_of,
    write_arrays,
)
from bourgade.bots.nets import policy_net_of
from bourgade.bots.policy_net import PolicyNet
from bourgade.kernel.game import Variant
from bourgade.kernel.observation import feature_names


def random_arrays(
    variant: Variant, widths: tuple[int, ...] = (24, 16), seed: int = 0, seats: int = 0
) -> dict[str, Any]:
    """The arrays of a checkpoint whose logits differ about as much as a trained net's."""
    numbers = np.random.default_rng(seed)
    inputs = feature_names(variant)
    actions = [variant.vocabulary.text(a) for a in range(variant.vocabulary.decisions)]
    arrays: dict[str, Any] = {
        "about": as_bytes(about_net(variant.game, seed=seed)),
        "inputs": np.array(inputs, np.str_),
        "actions": np.array(actions, np.str_),
    }
    arrays["scale"] = numbers.uniform(1, 8, len(inputs)).astype(np.float32)
    before = len(inputs)
    for n, width in enumerate(widths):
        spread = (2 / (20 if n == 0 else before)) ** 0.5
        arrays[f"w{n}"] = numbers.normal(0, spread, (before, width)).astype(np.float32)
        arrays[f"b{n}"] = numbers.normal(0, 0.1, width).astype(np.float32)
        before = width
    for name, count in (("policy", len(actions)), ("value", seats or variant.seats)):
        weights = numbers.normal(0, 1.5 * before**-0.5, (before, count))
        arrays[f"{name}_w"] = weights.astype(np.float32)
        arrays[f"{name}_b"] = numbers.normal(0, 0.3, count).astype(np.float32)
    return arrays


def random_checkpoint(variant: Variant, **given: Any) -> Checkpoint:
    return checkpoint_of(Path("random.npz"), random_arrays(variant, **given))


def random_net(folder: Path, variant: Variant, **given: Any) -> PolicyNet:
    """A random net as it is read from a file."""
    file = folder / "random.npz"
    write_arrays(file, random_arrays(variant, **given))
    return policy_net_of(file, variant)
