"""Forced moves: decisions with a single choice, made without asking."""

from __future__ import annotations

from bourgade.kernel.game import BY_CHANCE
from bourgade.play.match import Match


def only_move(match: Match) -> str | None:
    """The single move of a player that can be made for them; None if they should be asked.

    Players roll and draw themselves, and make the move that ends the game: nobody should come back
    to find it over. They are also asked if the choice depends on something hidden: a move made at
    once would reveal that there was no other, so this must follow from what everybody sees.
    """
    if match.actor in (None, BY_CHANCE):
        return None
    actions = match.actions()
    if len(actions) != 1:
        return None
    events, answered_by = match.foresee(actions[0])
    if answered_by in (None, BY_CHANCE) or any(event.private for event in events):
        return None
    if match.as_seen_by(None).actions() != actions:
        return None
    return match.variant.vocabulary.text(actions[0])
