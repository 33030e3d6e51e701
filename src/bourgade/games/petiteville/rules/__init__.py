"""The rules of Ma Petite Ville, in order of play. Numbers such as PV-041 are those of RULES.md."""

from __future__ import annotations

from bourgade.games.petiteville.actions import (
    COLOURS,
    LENGTHS,
    NEIGHBOURS,
    SIDES,
    SQUARES,
    TILES,
    TURNS,
    WAYS,
)
from bourgade.games.petiteville.layout import Book, Phase, State
from bourgade.games.petiteville.rules.beginning import (
    begin_city,
    begin_play,
    is_free_colour,
    take_colour,
)
from bourgade.games.petiteville.rules.beginning import setup as setup
from bourgade.games.petiteville.rules.box import MOST_TILES
from bourgade.games.petiteville.rules.city import (
    copies_in_pile,
    draw_tile,
    lay_tile,
    offer_cells,
    take_tile,
)
from bourgade.games.petiteville.rules.ending import score as score
from bourgade.games.petiteville.rules.silhouettes import (
    decline,
    offer_placements,
    place_silhouette,
)
from bourgade.kernel.layout import SEATS, Ints
from bourgade.kernel.rng import below
from bourgade.kernel.verbs import Verbs, dispatch, outcome, verb

DIALECT = 1


class Act(Verbs, rule="PV-018"):
    """What the players decide, in the order of PV-076, then what falls by chance."""

    draw: int = verb(phase=Phase.TURN, do=draw_tile)  # PV-022
    decline: int = verb(phase=Phase.FINAL, do=decline)  # PV-060
    lay: int = verb(NEIGHBOURS, SIDES, TURNS, phase=Phase.LAY, offer=offer_cells, do=lay_tile)
    place: int = verb(
        LENGTHS,
        SQUARES,
        WAYS,
        phase=(Phase.TURN, Phase.FINAL),
        offer=offer_placements,
        do=place_silhouette,
    )
    colour: int = verb(COLOURS, phase=Phase.COLOURS, when=is_free_colour, do=take_colour)
    tile: int = outcome(
        TILES, weigh=copies_in_pile, do={Phase.START: begin_city, Phase.DRAW: take_tile}
    )
    first: int = outcome(SEATS, phase=Phase.FIRST, do=begin_play)


legal, chance, apply = dispatch(Act)


def draw(s: State, book: Book, rng: Ints, out: Ints, weight: Ints) -> int:
    """One outcome of ``chance``, without the lists."""
    if s.phase == Phase.FIRST:
        return int(book.act.first) + below(rng, s.seats)
    pile = s.pile
    total = 0
    for i in range(MOST_TILES):
        total += int(pile[i])
    rest = below(rng, total)
    tile = 0
    while tile < MOST_TILES - 1 and rest >= pile[tile]:
        rest -= int(pile[tile])
        tile += 1
    return int(book.act.tile) + tile


def observe(s: State, seat: int) -> None:
    """PV-069, PV-070: everything lies open, and the pile has no order that could be told."""
