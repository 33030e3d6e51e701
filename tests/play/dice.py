"""Games with fair dice for tests: the server's part in a few lines.

fair_game("thorp")                                    finished, its secret revealed
fair_game("minivilles", steps=40, market="ten")       cut off after some steps
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import bourgade
from bourgade import Match
from bourgade.play.fair_dice import Contribution, FairDice, commitment_of, outcome

SECRET = "2bd806c97f0e00af1a1fc3328fa763a9269723c8db8fac4f93af71db186d6e90"
SALTS = {letter: f"{n:032x}" for n, letter in enumerate("ABCDEFGH", 0xA0)}


def given_by(table: str = "k7m2p", **texts: str) -> dict[str, Contribution]:
    """Texts of seats, as they count for the dice of a table."""
    return {s: Contribution.of(table, s, text, SALTS[s]) for s, text in texts.items()}


DICE = FairDice("k7m2p", given_by(A="anna’s own", B="0f" * 32), commitment_of(SECRET))


def fair_game(
    game: str, steps: int = 1000, dice: FairDice = DICE, secret: str = SECRET, **options: Any
) -> Match:
    """A game of random moves whose dice come from a secret."""
    key = replace(dice, secret=secret).key()
    match = bourgade.load(game, players=2, **options).start(chance="manual")
    numbers = random.Random(1)
    while not match.over and match.ply < steps:
        by_chance = match.actor == "chance"
        match.play(outcome(key, match) if by_chance else numbers.choice(match.moves))
    match.dice = replace(dice, secret=secret)
    return match
