"""Draws that somebody makes in secret: whose they are, and what may have been drawn."""

from __future__ import annotations

import numpy as np

from bourgade.kernel.game import BY_CHANCE
from bourgade.play.match import Match

SEED = (1, 2, 3, 4)  # of the world that is imagined: any that is possible tells whose a draw is


def owners(match: Match) -> frozenset[str]:
    """The seats that alone may know what chance decides next; none where everybody sees it.

    A game says what is private by its events. They are looked at in a world imagined from what
    lies open to all, so whose draw it is can tell nobody what others have drawn.
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
