"""What later decisions and the result say of earlier ones: λ-returns with any number of seats.

Only a seat's own decisions speak of what it expects: from one of them the next estimate for that
seat is what it thinks of its chances when it decides again, or what it won. Between two decisions
of a seat the others and chance have moved, and for all that nothing is discounted.
"""

from __future__ import annotations

from typing import Any


def lambda_returns(
    xp: Any, values: Any, seats: Any, mine: Any, over: Any, shares: Any, td_lambda: float
) -> tuple[Any, Any]:
    """Targets for every seat's share of the win, and the advantage of each decision.

    ``values[t, i, p]`` is what the net thought, at decision t of game i, of the share of seat p;
    the last row is of the positions that were left. ``seats`` says who decided, ``mine`` whether
    the net did, ``over`` whether the game ended with that decision, and ``shares`` what each seat
    won. The arrays are NumPy's or CuPy's, as ``xp`` says.
    """
    steps, games, count = shares.shape
    everyone = xp.arange(count)[None, :]
    following = values[steps].copy()  # what each seat thinks when it decides next …
    returns = following.copy()  # … and the return from there on
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
    """Shares by seat as the viewer counts them, itself first; ``viewer`` has one axis less."""
    count = shares.shape[-1]
    at = (viewer[..., None] + xp.arange(count)) % count
    return xp.take_along_axis(shares, at, -1)


def turned_back(xp: Any, shares: Any, viewer: Any) -> Any:
    """Shares as a viewer counts them, by seat again."""
    count = shares.shape[-1]
    at = (xp.arange(count) - viewer[..., None]) % count
    return xp.take_along_axis(shares, at, -1)


def shares_of(rewards: Any) -> Any:
    """What a batch's rewards say of the win: shares by seat, even ones where nobody won."""
    seats = rewards.shape[-1]
    return (rewards * (seats - 1) + 1) / seats if seats > 1 else rewards * 0 + 1
