"""How strong a player is, as far as finished games tell, by OpenSkill's Plackett-Luce model.

A skill is a normal distribution. Its unit is that of OpenSkill, and people are shown points: 400
more win ten games of eleven between two, as with Elo, and 1500 is the level that bots usually have.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
"""Where people begin: about as strong as the usual bot, and who knows."""

BETA = 25.0 / 6
"""How much chance is in a game between two."""

TAU = 25.0 / 300
"""What people may have learnt or forgotten from one game to the next."""

MIDDLE = 1500
PER_POINT = math.log(10) * math.sqrt(2) * BETA / 400
"""What a point is worth in the unit of OpenSkill."""

WITHIN_95 = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""

UNCERTAIN = 200
"""Points to either side from which on a rating is little more than a guess."""


GUESS = UNCERTAIN * PER_POINT / WITHIN_95
"""The same as a standard deviation of the model."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of a player's strength."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        return round(MIDDLE + (self.mu - MU) / PER_POINT)

    @property
    def margin(self) -> int:
        """Points to either side within which the strength lies, with 95 % certainty."""
        return round(WITHIN_95 * self.sigma / PER_POINT)

    @property
    def is_uncertain(self) -> bool:
        return self.sigma > GUESS

    @classmethod
    def of_points(cls, points: float, margin: float) -> Skill:
        return cls(MU + (points - MIDDLE) * PER_POINT, margin * PER_POINT / WITHIN_95)


NEW = Skill()
"""Of somebody who has not played yet."""


@cache
def _model(players: int) -> Any:
    """The model for tables of a size.

    OpenSkill adds up the chance of all players. Shared out between them, a difference in points
    means the same at tables of every size, so that one rating serves for all.
    """
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA * math.sqrt(2 / players), tau=TAU)


def rate(skills: Sequence[Skill], places: Sequence[int], weights: Sequence[float]) -> list[Skill]:
    """The skills after a game, given the place of each player, 1 for the first.

    A weight between 0 and 1 says how much of what the game tells counts for a player.
    """
    model = _model(len(skills))
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Skill(
            one.mu + weight * (team[0].mu - one.mu),
            math.sqrt(one.sigma**2 + weight * (team[0].sigma ** 2 - one.sigma**2)),
        )
        for one, (team, weight) in zip(skills, zip(rated, weights, strict=True), strict=True)
    ]


def chance_to_beat(one: Skill, other: Skill) -> float:
    """How likely a player is to finish ahead of another, as far as is known of both."""
    spread = math.sqrt(2 * BETA**2 + one.sigma**2 + other.sigma**2)
    return 1 / (1 + math.exp((other.mu - one.mu) / spread))
