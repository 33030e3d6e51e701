"""λ-returns and advantages with any number of seats.

A seat bootstraps from its own decisions alone: the next estimate after one of them is the value at
its next decision, or its result. Others and chance move in between. Nothing is discounted.
"""

from __future__ import annotations

from typing import Any


def lambda_returns(
    xp: Any, values: Any, seats: Any, mine: Any, over: Any, shares: Any, td_lambda: float
) -> tuple[Any, Any]:
    """Targets for every seat's share of the win, and the advantage of each decision.

    ``values[t, i, p]`` is the net's estimate of the share of seat p at decision t of game i; the
    last row is for the positions after the rollout. ``seats`` says who decided, ``mine`` whether
    it was the net, ``over`` whether that decision ended the game, and ``shares`` what each seat
    won. The arrays are NumPy's or CuPy's, as ``xp`` says.
    """
    steps, games, count = shares.shape
    everyone = xp.arange(count)[None, :]
    following = values[steps].copy()  # the value at each seat's next decision
    returns = following.copy()  # the λ-return from there on
    targets = xp.zeros((steps, games, count), xp.float32)
    advantages = xp.zeros((steps, games), xp.float32)
    for t in range(steps - 1, -1, -1):
        ended = over[t][:, None]
        following = xp.where(ended, shares[t], following)
        returns = xp.where(ended, shares[t], returns)
        target = (1 - td_lambda) * following + td_lambda * returns
        targets[t] = target
        deciding = (everyone == seats[t][:, None]) & mine[t][:, None]
        advantages[t] = xp.where(deciding, target - values[t], 0).sum(1)
        following = xp.where(deciding, values[t], following)
        returns = xp.where(deciding, target, returns)
    return targets, advantages


def turned(xp: Any, shares: Any, viewer: Any) -> Any:
    """Shares by seat, beginning with the viewer; ``viewer`` has one axis less."""
    count = shares.shape[-1]
    at = (viewer[..., None] + xp.arange(count)) % count
    return xp.take_along_axis(shares, at, -1)


def turned_back(xp: Any, shares: Any, viewer: Any) -> Any:
    """The inverse of ``turned``: shares that begin with the viewer, by seat again."""
    count = shares.shape[-1]
    at = (xp.arange(count) - viewer[..., None]) % count
    return xp.take_along_axis(shares, at, -1)


def shares_of(rewards: Any) -> Any:
    """The rewards of a batch as shares of the win by seat: even shares if nobody won."""
    seats = rewards.shape[-1]
    return (rewards * (seats - 1) + 1) / seats if seats > 1 else rewards * 0 + 1
