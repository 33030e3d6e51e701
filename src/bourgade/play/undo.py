"""Undo: who may take back what.

Every die and draw depends on its ply alone, the number of steps before it. A decision that is taken
back and made again therefore meets the same dice, however often: undo never rerolls. A different
decision may lead to a different roll, whose outcome is fixed as well.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from bourgade.kernel.errors import CannotUndo
from bourgade.kernel.game import BY_CHANCE

if TYPE_CHECKING:
    from bourgade.play.match import Match, Step


def check_undo(
    match: Match,
    *,
    thrown: bool | None = None,
    seats: Collection[str] | None = None,
    people: Collection[str] = (),
    bots: Collection[str] = (),
) -> Step:
    """The step that an undo takes back; CannotUndo says why there is none.

    Nothing before a random die or draw is taken back, since its outcome is known; one that was
    entered by hand can be. ``thrown`` says which it was, unless the match knows itself. ``seats``
    are the player's own: moves of other ``people`` and of ``bots`` stay. Without them everybody
    shares one screen, and only moves of bots stay.
    """
    steps = match.steps()
    if not steps:
        raise CannotUndo("error-nothing-to-undo")
    last, everybody = steps[-1], seats is None
    own = () if seats is None else seats
    if last.actor != BY_CHANCE:
        if last.actor in bots or not (everybody or last.actor in own):
            raise CannotUndo("error-undo-of-another", seats=last.actor)
        return last
    drew = {event.seat for event in last.events if event.private and event.seat}
    if match.throws_dice if thrown is None else thrown:
        if not everybody and drew.difference(own):
            raise CannotUndo("error-undo-past-secret")
        move = match.variant.vocabulary.text(last.action)
        raise CannotUndo("error-undo-past-chance", move=move)
    if drew.intersection(people) and not (everybody or drew.intersection(own)):
        raise CannotUndo("error-undo-of-another", seats=min(drew))
    return last


def steps_to_decision(match: Match, seats: Collection[str]) -> int:
    """How many steps to take back for a player's last decision, itself included; 0: none.

    A decision is a step with an alternative: forced moves are taken back on the way.
    """
    for back, step in enumerate(match.backwards(), 1):
        if step.actor in seats and match.had_choice(step):
            return back
    return 0
