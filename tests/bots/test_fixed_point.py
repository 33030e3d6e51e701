"""Whole-number softmax: near the real one, exact at its ends, the same everywhere."""

from __future__ import annotations

from math import exp

import numpy as np
import pytest

from bourgade.bots.fixed_point import (
    LOG2_E,
    LOGIT_BITS,
    PRIOR,
    SHARE,
    draw_by_weight,
    power_of_two,
    share_logit,
    to_priors,
    to_probabilities,
    to_shares,
)
from bourgade.bots.nets import POWERS

ONE = 1 << LOGIT_BITS


def test_the_table_is_right_to_the_last_bit() -> None:
    assert POWERS.tolist() == [round(2 ** (30 - i / 256)) for i in range(257)]


def test_powers_of_two_are_near_the_real_ones() -> None:
    for below in range(0, 20 * ONE, 997):
        assert power_of_two(below, POWERS) == pytest.approx(2 ** (30 - below / ONE), abs=1100)
    falling = [power_of_two(below, POWERS) for below in range(0, 3 * ONE, 101)]
    assert falling == sorted(falling, reverse=True)
    assert [power_of_two(n * ONE, POWERS) for n in (0, 1, 29, 30, 1 << 40)] == [
        1 << 30, 1 << 29, 2, 0, 0,
    ]  # fmt: skip


@pytest.mark.parametrize("logits", [[0, 0], [0, 0, 0], [3, 1, -2, 0.5], [-40, 60], [9, 9, -9]])
def test_shares_are_a_softmax_and_make_up_the_whole(logits: list[float]) -> None:
    value = np.array([round(x * LOG2_E) for x in logits], np.int64)
    to_shares(value, POWERS)
    assert int(value.sum()) == SHARE
    real = np.exp(np.array(logits) - max(logits))
    assert value / SHARE == pytest.approx(real / real.sum(), abs=3e-6)


@pytest.mark.parametrize("winners", [1, 2, 3, 4, 5, 6])
def test_the_win_is_split_evenly_between_winners(winners: int) -> None:
    assert SHARE % winners == 0


def test_priors_keep_a_tenth_for_every_move_alike() -> None:
    logits = np.array([2 * LOG2_E, 0, -90 * LOG2_E, 5], np.int64)
    priors = logits.copy()
    to_probabilities(logits, 3, POWERS)
    assert logits[:3] / PRIOR == pytest.approx(
        [exp(2) / (exp(2) + 1), 1 / (exp(2) + 1), 0], abs=1e-5
    )
    to_priors(priors, 3, POWERS)
    assert priors[:3] / PRIOR == pytest.approx(0.9 * logits[:3] / PRIOR + 0.1 / 3, abs=3e-6)
    assert (logits[3], priors[3]) == (5, 5)


def test_a_temperature_says_what_is_e_times_as_likely() -> None:
    assert share_logit(SHARE * 40 // 1000, 40) == pytest.approx(LOG2_E, abs=1)
    assert share_logit(0, 1) == 0


def test_what_is_drawn_follows_the_weights() -> None:
    weights = np.array([3, 0, 5, 2], np.int64)
    drawn = [draw_by_weight(weights, 4, lot << 22) for lot in range(1 << 10)]
    assert [drawn.count(i) / 1024 for i in range(4)] == pytest.approx([0.3, 0, 0.5, 0.2], abs=2e-3)
