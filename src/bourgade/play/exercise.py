"""A short game that calls every rule, so that all of them are compiled or loaded."""

from __future__ import annotations

from bourgade.kernel.game import Variant
from bourgade.play.loader import LoadedGame

STEPS = 30


def exercise(variant: Variant) -> None:
    """Call every compiled rule that a match can call."""
    match = LoadedGame(variant).start(chance="manual")
    match.run("cpu")
    for _ in range(STEPS):
        if match.over:
            break
        match.view(None)
        actions = match.actions()
        match.foresee(actions[-1])
        match.play_action(actions[0])
    assert match.scores
    assert match.at(0).replay(match.history) == len(match.history)
