"""What lies on the table, and the figures it is played with."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.layout import SEATS, Header, Layout, Rows, i1, i2, rows

from .actions import BOTTLES, CORNERS


class Phase(IntEnum):
    DEAL = 0  # a bottle falls to somebody
    STASH = 1  # it is hidden in a corner
    TURN = 2  # pour or dare
    OVER = 3


class Player(Layout):
    points: int = i2()
    bottle: int = i1(of=BOTTLES)  # -1 before the deal and for those who may not see it
    corner: int = i1(of=CORNERS)  # the same


class State(Header):
    active: int = i1(of=SEATS)
    players: Rows[Player] = rows(Player, SEATS)


class Book(Layout):
    strength: int = i2()
    rounds: int = i2()
