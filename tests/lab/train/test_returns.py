"""What decisions are told by later ones: checked against chains followed one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bourgade.lab.train.returns import lambda_returns, shares_of, turned, turned_back

STEPS, GAMES = 12, 40


def played(seats: int) -> dict[str, Any]:
    """Games as a rollout has them: who decided what is drawn by lot, and where games ended."""
    lots = np.random.default_rng(seats)
    shape = (STEPS + 1, GAMES, seats)
    values = lots.dirichlet(np.ones(seats), shape[:2]).astype(np.float32)
    over = lots.random((STEPS, GAMES)) < 0.15
    mine = lots.random((STEPS, GAMES)) < 0.8
    mine[1:] &= ~over[:-1]  # after the end of a game nobody decides: the next one begins
    winner = lots.integers(0, seats, (STEPS, GAMES))
    return {
        "values": values,
        "seats": lots.integers(0, seats, (STEPS + 1, GAMES)),
        "mine": mine,
        "over": over,
        "shares": np.eye(seats, dtype=np.float32)[winner],
    }


def chain(game: int, t: int, p: int, lam: float, **of: Any) -> float:
    """The λ-return of seat p at step t: what follows is its own next decision, or the result."""
    for k in range(t, STEPS):
        if of["over"][k, game]:
            return float(of["shares"][k, game, p])
        if k + 1 < STEPS and of["mine"][k + 1, game] and of["seats"][k + 1, game] == p:
            value = float(of["values"][k + 1, game, p])
            return (1 - lam) * value + lam * chain(game, k + 1, p, lam, **of)
    return float(of["values"][STEPS, game, p])


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("td_lambda", [0.0, 0.7, 1.0])
def test_returns_follow_the_own_decisions_of_every_seat(seats: int, td_lambda: float) -> None:
    of = played(seats)
    targets, advantages = lambda_returns(np, td_lambda=td_lambda, **of)
    for t in range(STEPS):
        for game in range(GAMES):
            wanted = [chain(game, t, p, td_lambda, **of) for p in range(seats)]
            assert targets[t, game] == pytest.approx(wanted, abs=1e-5)
            p = of["seats"][t, game]
            gain = wanted[p] - of["values"][t, game, p] if of["mine"][t, game] else 0
            assert advantages[t, game] == pytest.approx(gain, abs=1e-5)


def test_shares_turn_round_the_table_and_back() -> None:
    shares = np.array([[0.1, 0.2, 0.7], [0.1, 0.2, 0.7]])
    viewer = np.array([0, 2])
    seen = turned(np, shares, viewer)
    assert seen.tolist() == [[0.1, 0.2, 0.7], [0.7, 0.1, 0.2]]
    assert np.array_equal(turned_back(np, seen, viewer), shares)


def test_rewards_are_shares_of_the_win() -> None:
    alone, together, nobody = [1, -1 / 2, -1 / 2], [1 / 4, 1 / 4, -1 / 2], [0, 0, 0]
    shares = shares_of(np.array([alone, together, nobody]))
    wanted = np.array([[1, 0, 0], [1 / 2, 1 / 2, 0], [1 / 3, 1 / 3, 1 / 3]])
    assert shares == pytest.approx(wanted)
    assert shares_of(np.zeros((2, 1))).tolist() == [[1], [1]]
