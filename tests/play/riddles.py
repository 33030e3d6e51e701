"""A puzzle that can be solved by hand: A needs a 2 or a 3, and B wins on the next turn."""

from __future__ import annotations

from collections.abc import Sequence

import bourgade
from bourgade import Match
from bourgade.kernel import registry
from bourgade.play.puzzle import FORMAT, Puzzle, PuzzleBook, printed_digest, puzzle_id

MONUMENTS = ["shopping_mall", "amusement_park", "radio_tower"]
"""All but the Train Station, which costs 4."""


def short_of_coins(throw: int = 6) -> Match:
    """To keep a 6 is to lose, to throw again wins with a 2 or a 3; one of these wins at once."""
    city = {"built": MONUMENTS, "open": {"wheat_field": 1, "bakery": 1}}
    game = bourgade.load("minivilles", players=2, first_player="A")
    cities = {"A": {"coins": 2, **city}, "B": {"coins": 30, **city}}
    match = game.setup({"players": cities, "actor": "A", "active": "A", "turn": 1}, chance="manual")
    match.play("roll 1")
    match.play(f"dice {throw}")
    return match


def riddle(
    match: Match | None = None,
    best: str = "reroll 1",
    tempting: str = "keep",
    chances: Sequence[int] = (0, 333),
) -> Puzzle:
    """A puzzle as a file could have it."""
    match = match or short_of_coins()
    variant, seat = match.variant, str(match.actor)
    options = {o.name: variant.options[o.name] for o in variant.unusual}
    options["players"] = variant.options["players"]
    return Puzzle(
        variant.game, puzzle_id(match.view(seat), options), options, match.position, seat, best,
        tempting, tuple(chances), 100, "odds", 2, {"greedy": 100, "beginner": 50}, "0/0/0",
    )  # fmt: skip


def book(*puzzles: Puzzle) -> PuzzleBook:
    """A book of puzzles for Minivilles as it is."""
    game = registry.find("minivilles")
    head = {
        "format": FORMAT, "game": game.name, "rules": game.rules_version,
        "content": printed_digest(game), "seed": 0,
    }  # fmt: skip
    return PuzzleBook(game, head, puzzles)
