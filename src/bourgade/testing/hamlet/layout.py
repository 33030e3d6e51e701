"""What lies on the table, and the figures it is played with."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.layout import SEATS, Header, Layout, Rows, i1, i2, row, rows

from .actions import Act


class Phase(IntEnum):
    WORK = 0  # gather or build
    DIE = 1  # the die falls
    OVER = 2


class Player(Layout):
    wood: int = i2()  # 0 or more
    cottages: int = i1()


class State(Header):
    active: int = i1(of=SEATS)  # whose turn it is
    players: Rows[Player] = rows(Player, SEATS)


class Book(Layout):
    act: Act = row(Act)
    start_wood: int = i2()
    cost: int = i2()
    cottages_to_win: int = i2()
