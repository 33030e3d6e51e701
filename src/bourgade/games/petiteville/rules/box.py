"""What is in the box, as numbers that the rules count with."""

from __future__ import annotations

DIALECT = 1

NONE = -1
MOST_TILES = 36
TURNS = 4  # of a tile
SIDES = 4  # of a cell: n, e, s, w
EAST = 1
SOUTH = 2
SPOTS = 9  # squares of a tile
ROW = 3  # squares in a row of a tile
ALL_SPOTS = 0o777
COLOURS = 4
LENGTHS = 6  # 2 to 7; the book says which of them are in the box (PV-005)
SHORTEST = 2
