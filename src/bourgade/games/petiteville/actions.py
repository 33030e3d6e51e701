"""The words that moves of Ma Petite Ville name, and the events that say what they did."""

from __future__ import annotations

from bourgade.kernel.game import EventKind, Events
from bourgade.kernel.layout import NUMBER, Dim

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


class Event(Events):
    """What can happen. The seat of an event is the one it happens to."""

    STARTED = EventKind("PV-012", {"tile": TILES})
    CHOSE_COLOUR = EventKind("PV-015", {"colour": COLOURS})
    BEGINS = EventKind("PV-017")
    TURN = EventKind("PV-019", {"turn": NUMBER}, heads_turn=True)
    DREW = EventKind("PV-025", {"tile": TILES})
    LAID = EventKind("PV-029", {"neighbour": NEIGHBOURS, "side": SIDES, "turned": TURNS})
    PLACED = EventKind("PV-037", {"length": LENGTHS, "square": SQUARES, "way": WAYS})
    LAST_TILE = EventKind("PV-057")
    DECLINED = EventKind("PV-060")
    COUNTED = EventKind("PV-065", {"objects": NUMBER, "silhouettes": NUMBER})
    PLACED_ALL = EventKind("PV-055")
    WON = EventKind("PV-065", {"objects": NUMBER, "silhouettes": NUMBER})
    WON_TIE_BREAK = EventKind("PV-066", {"objects": NUMBER, "silhouettes": NUMBER})
    SHARES_VICTORY = EventKind("PV-067", {"objects": NUMBER, "silhouettes": NUMBER})
