"""What people can look for opponents for: games, editions, and how many play."""

from __future__ import annotations

from functools import cache

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.options import EDITION, PLAYERS, Choice
from bourgade.server.errors import ServerError
from bourgade.server.store.ratings import game_of, ladder_of

FEWEST = 2

WAITS = (30.0, 60.0, 180.0)
"""Seconds after which people may let bots take the seats that are still free."""


def variant_of(ladder: str, players: int) -> Variant:
    """The game in an edition, for so many people and no opponent that the rules play."""
    name, edition = game_of(ladder)
    game = registry.find(name)
    if players not in counts_of(game).get(ladder, ()):
        raise ServerError("error-meet-players")
    return game.variant(**_edition(game, edition), players=players)


def _edition(game: Game, edition: str) -> dict[str, Choice]:
    return {EDITION: edition} if game.edition else {}


@cache
def counts_of(game: Game) -> dict[str, list[int]]:
    """How many people can play each edition of a game, by ladder."""
    _, content = game.load_content()
    found: dict[str, list[int]] = {}
    for chosen in game.editions(content):
        counts: set[int] = set()
        resolved: dict[str, Choice] = {}
        for option in game.options:
            allowed = option.allowed(content, resolved)
            if option.name == PLAYERS:
                counts.update(int(n) for n in allowed)
            resolved[option.name] = chosen.get(option.name, allowed[0])
        ladder = ladder_of(game.name, str(chosen.get(EDITION, "")))
        enough = sorted(n for n in counts if n >= FEWEST)
        found[ladder] = [n for n in enough if _is_for_people(game, chosen, n)]
    return {ladder: counts for ladder, counts in found.items() if counts}


def _is_for_people(game: Game, chosen: dict[str, Choice], players: int) -> bool:
    try:
        variant = game.variant(**chosen, players=players)
    except BourgadeError:
        return False
    return not variant.automata and len(variant.players) == players


def usual_wish(game: Game) -> tuple[str, int]:
    """What a person gets who asks for nothing but the game: its first edition, as few as can."""
    counts = counts_of(game)
    wanted = ladder_of(game.name, str(game.box.first_game.get(EDITION, "")))
    ladder = wanted if wanted in counts else next(iter(counts), "")
    return ladder, counts[ladder][0] if ladder else 0
