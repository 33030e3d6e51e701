"""What lies on the table, the figures it is played with, and what can happen."""

from enum import IntEnum

from bourgade.kernel.game import EventKind, Events
from bourgade.kernel.layout import NUMBER, SEATS, Dim, Header, Layout, Rows, i1, i2, rows

FACES = Dim("faces", ("1", "2", "3", "4", "5", "6"))


class Phase(IntEnum):
    WORK = 0  # gather or build
    DIE = 1  # the die is rolled
    OVER = 2


class Player(Layout):
    wood: int = i2()  # 0 or more
    cottages: int = i1()


class State(Header):
    active: int = i1(of=SEATS)  # whose turn it is
    players: Rows[Player] = rows(Player, SEATS)


class Book(Layout):
    start_wood: int = i2()
    cost: int = i2()
    cottages_to_win: int = i2()
    players_max: int = i2()


class Event(Events):
    GATHERED = EventKind("HM-003", {"amount": NUMBER})
    BUILT = EventKind("HM-004", {"cost": NUMBER})
    WON = EventKind("HM-005")
