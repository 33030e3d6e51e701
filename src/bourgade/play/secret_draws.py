"""Secret draws: whose they are."""

from __future__ import annotations

import numpy as np

from bourgade.kernel.game import BY_CHANCE
from bourgade.play.match import Match

SEED = (1, 2, 3, 4)  # of the imagined world: any possible one shows whose draw it is


def owners(match: Match) -> frozenset[str]:
    """The only seats that may know the next outcome of chance; none if everybody sees it.

    Private events say so. They are looked up in a world imagined from what everybody sees, so that
    whose draw it is reveals nothing about the cards of others.
    """
    game = match.variant.game
    if match.actor != BY_CHANCE or not hides_events(match):
        return frozenset()
    world = match.as_seen_by(None)
    if game.hides:
        game.rules.imagine(world.state, match.variant.book, np.array(SEED, np.int64))
    found = [world.foresee(action)[0] for action in world.actions()]
    return frozenset(
        event.seat for events in found for event in events if event.private and event.seat
    )


def hides_events(match: Match) -> bool:
    """Whether a game has events that only one seat may know."""
    return any(event.kind.private for event in match.variant.game.events)
