"""The last turns of games, small enough to be worked out by hand.

Cards that nobody needs are out of the game or out of reach, so that few moves are left.
"""

from __future__ import annotations

from bourgade import Match
from tests.games.minivilles.town import town
from tests.games.mintworks.street import street
from tests.games.petiteville.town import box
from tests.games.petiteville.town import town as city
from tests.games.shafausa.canton import dusk

THREE = "shopping_mall, amusement_park, radio_tower"
"""All monuments but the Train Station, which costs 4: one die, and one throw of it again."""


def race(**cities: str) -> Match:
    """Minivilles with nothing left to buy but the Train Station; a city is ``coins | cards``."""
    given = {seat: f"{text} | {THREE}" for seat, text in cities.items()}
    market: dict[str, int] = town(**given).position["market"]
    return town(**given, market={}, unboxed=market)


def one_coin_short() -> Match:
    """A needs a 1 for the Wheat Field's coin, with a second throw; B wins on the next turn."""
    return race(A="3 | wheat_field", B="30 |")


def three_in_a_row() -> Match:
    """A and B need a 1 each on their own turn, then C wins."""
    return race(A="3 | wheat_field", B="3 | wheat_field", C="30 |")


def last_plan() -> Match:
    """Mint Works: B has 7 stars and passes; A has 5, and mints for the Lotto and the Builder.

    All other places are taken. A holds the Bridge, worth nothing, and so wins a tie by cards.
    """
    return street(
        A="5 | bridge | factory statue", B="0 | | lotto landfill workshop",
        supply="windmill mine crane",
        placed={"producer": [1, 1], "supplier": [2, 2], "leadership_council": [1]},
    )  # fmt: skip


def last_silhouettes() -> Match:
    """Ma Petite Ville, final round: A and B have 4 and 5 left and room for one; B before A."""
    row = " ".join(f"{1 if c < 8 else 9}@{c},0/0" for c in range(36))
    standing = ",".join(
        f"{seat} {n} {x // 3 + 1}.{3 * line + x % 3 + 1} h"
        for line, seat in enumerate("AB")
        for n, x in ((2, 0), (3, 2), (6, 5), (7, 11))
    )
    faces = box(("BBB/GGG/XXX",) * 8)
    return city(row, standing, faces, players=2, phase="final", active="B", layer="A")


def last_speculation() -> Match:
    """Shafausa, the last turn of the last round: B can still move one price."""
    return dusk(
        round_cap=1,
        A="tessina, bare, 9 chf, power smuggling",
        B="grisa, bare, 9 chf, power deep_caves",
    )
