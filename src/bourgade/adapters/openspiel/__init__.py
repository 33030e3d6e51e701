"""Every game as a game of OpenSpiel, with explicit chance nodes and observers.

    import pyspiel
    import bourgade  # after OpenSpiel; at any time: import bourgade.adapters.openspiel

    game = pyspiel.load_game("python_bourgade_minivilles(players=3,edition=base_marina)")

Parameters are the options of the game. ``default`` stands for what the game itself chooses after
the options before; ``max_steps`` ends longer games as draws, since OpenSpiel wants an end to all;
``content`` is a file with figures of your own, or several with ``;`` between them.
Processes that read saved games or states must import this module, too; to unpickle them does.

Players are those who decide: an automaton that the rules play is not one of them. Returns come at
the end: a seat with the share s of the win among n seats gets (n·s − 1) / (n − 1). That is 1 for
a player who wins alone, −1 / (n − 1) for each loser, and 0 for all seats together; of two players
one gets 1 and the other −1.

Observations are the game's features as the player sees them: one row per seat, their own first,
then those of the table; ``game.feature_names()`` tells what they are. An information state is a
string only: it tells apart everything that a player has seen, and that has no fixed size. Whoever
asks for its tensor is told so.
"""

from __future__ import annotations

from bourgade.adapters.openspiel.game import SpielGame
from bourgade.adapters.openspiel.game_type import PREFIX, type_of
from bourgade.adapters.openspiel.library import pyspiel
from bourgade.adapters.openspiel.observer import SpielObserver
from bourgade.adapters.openspiel.state import SpielState
from bourgade.kernel import registry

__all__ = ["PREFIX", "SpielGame", "SpielObserver", "SpielState", "register"]


def register() -> list[str]:
    """Tell OpenSpiel of every game there is; returns their names. Importing this has done it."""
    names: list[str] = []
    for name in registry.names():
        kind = type_of(registry.find(name).variant())
        # OpenSpiel lets go of it after Python has ended; a class, as it expects, outlives that.
        pyspiel.register_game(kind, type(f"SpielGame_{name}", (SpielGame,), {"name": name}))
        names.append(kind.short_name)
    return names


register()
