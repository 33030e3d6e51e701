"""Compile what a match calls: ``python -m bourgade.play.warm GAME OPTIONS``.

Compiled rules are kept on disk, so whoever plays that game next only has to load them.
"""

from __future__ import annotations

import json
import os
import sys

from bourgade.compile.engine import Mode
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.play.loader import LoadedGame

STEPS = 30


def exercise(variant: Variant, mode: Mode) -> None:
    """Call every rule a match can call, so that each is compiled or loaded."""
    match = LoadedGame(variant).start(chance="manual")
    match.run(mode)
    for _ in range(STEPS):
        if match.over:
            return
        match.view(None)
        actions = match.actions()
        match.foresee(actions[-1])
        match.play_action(actions[0])
    assert match.scores


if __name__ == "__main__":
    os.nice(10)  # whoever plays meanwhile comes first
    exercise(registry.find(sys.argv[1]).variant(**json.loads(sys.argv[2])), "cpu")
