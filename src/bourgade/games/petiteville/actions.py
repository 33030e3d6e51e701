"""The moves of Ma Petite Ville, in the order of PV-076, and the events that tell what they did."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.game import EventKind
from bourgade.kernel.layout import NUMBER, Dim, outcome, verb
from bourgade.kernel.layout import SEATS as SEATS
from bourgade.kernel.notation import Verbs

MOST_TILES = 36

TILES = Dim("tiles", tuple(str(i) for i in range(1, MOST_TILES + 1)))
CITY = Dim("city", tuple(str(k) for k in range(1, MOST_TILES + 1)))  # laid tiles, in order
NEIGHBOURS = Dim("neighbours", CITY.words[:-1])  # laid tiles that another one can go beside
SPOTS = Dim("spots", tuple(str(i) for i in range(1, 10)))  # squares of one tile, in reading order
SQUARES = Dim("squares", tuple(f"{k}.{i}" for k in CITY.words for i in SPOTS.words))
SIDES = Dim("sides", ("n", "e", "s", "w"))
TURNS = Dim("turns", ("0", "90", "180", "270"))
WAYS = Dim("ways", ("h", "v"))
LENGTHS = Dim("lengths", ("2", "3", "4", "5", "6", "7"))
COLOURS = Dim("colours", ("blue", "green", "yellow", "red"))


class Act(Verbs):
    """Each field is the first int of a verb; players' moves come before those of chance."""

    draw: int = verb()
    decline: int = verb()
    lay: int = verb(NEIGHBOURS, SIDES, TURNS)
    place: int = verb(LENGTHS, SQUARES, WAYS)
    colour: int = verb(COLOURS)
    tile: int = outcome(TILES)
    first: int = outcome(SEATS)


class Event(IntEnum):
    """What can happen. The seat of an event is the one it happens to."""

    STARTED = 0
    CHOSE_COLOUR = 1
    BEGINS = 2
    TURN = 3
    DREW = 4
    LAID = 5
    PLACED = 6
    LAST_TILE = 7
    DECLINED = 8
    COUNTED = 9
    PLACED_ALL = 10
    WON = 11
    WON_TIE_BREAK = 12
    SHARES_VICTORY = 13


EVENTS = {
    Event.STARTED: EventKind("PV-012", {"tile": TILES}),
    Event.CHOSE_COLOUR: EventKind("PV-015", {"colour": COLOURS}),
    Event.BEGINS: EventKind("PV-017"),
    Event.TURN: EventKind("PV-019", {"turn": NUMBER}),
    Event.DREW: EventKind("PV-025", {"tile": TILES}),
    Event.LAID: EventKind("PV-029", {"neighbour": NEIGHBOURS, "side": SIDES, "turned": TURNS}),
    Event.PLACED: EventKind("PV-037", {"length": LENGTHS, "square": SQUARES, "way": WAYS}),
    Event.LAST_TILE: EventKind("PV-057"),
    Event.DECLINED: EventKind("PV-060"),
    Event.COUNTED: EventKind("PV-065", {"objects": NUMBER, "silhouettes": NUMBER}),
    Event.PLACED_ALL: EventKind("PV-055"),
    Event.WON: EventKind("PV-065", {"objects": NUMBER, "silhouettes": NUMBER}),
    Event.WON_TIE_BREAK: EventKind("PV-066", {"objects": NUMBER, "silhouettes": NUMBER}),
    Event.SHARES_VICTORY: EventKind("PV-067", {"objects": NUMBER, "silhouettes": NUMBER}),
}
