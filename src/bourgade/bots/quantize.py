"""Quantization: from the floats of training to the whole numbers that bots compute with."""

from __future__ import annotations

from math import isqrt, log2
from typing import Any

import numpy as np

from bourgade.bots.checkpoint import Checkpoint
from bourgade.bots.fixed_point import LOGIT_BITS, POWER_BITS, TABLE_BITS
from bourgade.bots.policy_net import FACTOR_BITS, LOGIT_FACTOR_BITS, UNIT_BITS
from bourgade.bots.value_net import WEIGHT_BITS, ValueNet
from bourgade.kernel.errors import BadNet

LOG2_E = log2(np.e)
STEP_BITS = 24  # of the steps of the first layer's rows
MOST = 2**31 - 1
LARGEST_STEP = 1.25  # of other layers; their factors then fit into 32 bits
LARGEST_BIAS = 2**29  # of a sum: with it, the sum fits into 32 bits


def powers_of_two() -> Any:
    """The table of powers for softmax, from 1 down to 1/2, exact to the last bit."""
    bits = 256
    root = 1 << bits - 1  # one half; taking its square root repeatedly gives one step of the table
    for _ in range(TABLE_BITS):
        root = isqrt(root << bits)
    powers: list[int] = []
    power = 1 << bits
    for _ in range((1 << TABLE_BITS) + 1):
        powers.append((power + (1 << bits - POWER_BITS - 1)) >> bits - POWER_BITS)
        power = power * root >> bits
    return np.array(powers, np.int64)


def whole_value_net(net: ValueNet) -> ValueNet:
    """The value net in whole numbers; it is small, so its weights keep 16 bits and more."""
    one, one_logit = 1 << WEIGHT_BITS, LOG2_E * (1 << WEIGHT_BITS)
    return ValueNet(
        line=_rounded(net.line * one_logit, np.int32),
        own=_rounded(net.own * one, np.int32),
        others=_rounded(net.others * one, np.int32),
        table=_rounded(net.table * one, np.int32),
        bias=_rounded(net.bias * one, np.int32),
        output=_rounded(net.output * one_logit, np.int32),
    )


def quantize(net: Checkpoint, bits: int = 8, observed: Any = None) -> dict[str, Any]:
    """The policy net in whole numbers with ``bits`` bits, as the arrays of a net file.

    Fewer bits make a smaller file: its entropy falls by one bit per weight. With rows of
    observations from play, the biases correct the mean error of rounding.
    """
    if not 4 <= bits <= 8:
        raise BadNet("error-net-bits", bits=bits)
    top = 2 ** (bits - 1) - 1
    drift = _Drift(None if observed is None else np.asarray(observed) / net.scale)
    first, bias = net.layers[0]
    rows, step = _steps(first / net.scale[:, None], top, axis=1)
    arrays: dict[str, Any] = {
        "first": rows,
        "first_step": _rounded(step * 2**STEP_BITS, np.int64),
        "first_bias": _rounded(
            drift.layer(first, rows * (step * net.scale)[:, None], bias) * 2**WEIGHT_BITS, np.int64
        ),
    }
    for n, (weights, bias) in enumerate(net.layers[1:]):
        # A sum is in steps of its column times 256ths of the units before.
        least = 2 * np.abs(bias) * 2**UNIT_BITS / LARGEST_BIAS
        rows, step = _steps(weights, top, axis=0, least=least)
        moved = drift.layer(weights, rows * step, bias)
        arrays |= {
            f"hidden{n}": rows,
            f"hidden{n}_bias": _rounded(moved * 2**UNIT_BITS / step, np.int32),
            f"hidden{n}_factor": _rounded(step * 2**FACTOR_BITS, np.int32),
        }
    for name, (weights, bias) in (("moves", net.policy), ("shares", net.value)):
        rows, step = _steps(weights.T, top, axis=1)
        moved = drift.head(weights, (rows * step[:, None]).T, bias)
        arrays |= {
            name: rows,
            f"{name}_bias": _rounded(moved * LOG2_E * 2**LOGIT_BITS, np.int64),
            f"{name}_factor": _rounded(
                step * LOG2_E * 2 ** (LOGIT_BITS - UNIT_BITS + LOGIT_FACTOR_BITS), np.int64
            ),
        }
    return arrays


class _Drift:
    """The mean error of the rounded weights, layer by layer."""

    def __init__(self, rows: Any) -> None:
        self._real = self._rounded = rows

    def head(self, weights: Any, rounded: Any, bias: Any) -> Any:
        """The bias of an output that corrects it."""
        if self._real is None:
            return bias
        return bias + (self._real @ weights).mean(0) - (self._rounded @ rounded).mean(0)

    def layer(self, weights: Any, rounded: Any, bias: Any) -> Any:
        """The bias of a hidden layer that corrects it; later layers follow this one."""
        moved = self.head(weights, rounded, bias)
        if self._real is not None:
            self._real = np.maximum(self._real @ weights + bias, 0)
            self._rounded = np.maximum(self._rounded @ rounded + moved, 0)
        return moved


def _steps(weights: Any, top: int, axis: int, least: Any = 0.0) -> tuple[Any, Any]:
    """Weights as multiples of a step from ``-top`` to ``top``; a step per row or per column."""
    step = np.maximum(np.maximum(np.abs(weights).max(axis) / top, least), 2.0**-FACTOR_BITS)
    if step.max() > LARGEST_STEP:
        largest = f"{np.abs(weights).max():.3g}"
        raise BadNet("error-net-weights", found=largest, most=int(LARGEST_STEP * top))
    return np.rint(weights / np.expand_dims(step, axis)).astype(np.int8), step


def _rounded(numbers: Any, dtype: Any) -> Any:
    return np.rint(np.clip(numbers, -MOST, MOST)).astype(dtype)
