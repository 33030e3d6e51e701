"""Forced moves: decisions with a single choice, made without asking."""

from __future__ import annotations

from bourgade.kernel.game import BY_CHANCE
from bourgade.play.match import Match


def only_move(match: Match) -> str | None:
    """The one move of a player that may be made for them; None where they are to be asked.

    A throw or a draw is the player's to make, and so is the move that ends the game: nobody should
    find it over on coming back. What depends on something hidden is asked as well: a move made at
    once would tell everybody that there was no other, so the same must follow from what lies open.
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
