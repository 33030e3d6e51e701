"""What is said at a table, and who may say and read what."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from bourgade.server.store.talk import Remark
from bourgade.server.table_state import TableState

REACTIONS = ("bravo", "smile", "laugh", "wow", "sad", "heart")
"""Each is a picture of ``kit.svg``, and a word in every language."""

PHRASES = (
    "hello", "good-luck", "nice-move", "thanks", "sorry", "oops",
    "wait", "back", "your-turn", "good-game", "again", "bye",
)  # fmt: skip
"""Every reader sees them in their own language."""

LONGEST = 200
"""Characters that one may write at once."""

TABLE, ONLOOKERS = "table", "onlookers"
"""Where something is said: by those who sit at a table, or by those who look on."""


Met = tuple[tuple[int, bool], frozenset[str]]
"""Whom somebody has met, with which seats, before or after the end."""


@dataclass
class TableTalk:
    """The last remarks at one table, as a worker has read them."""

    remarks: Sequence[Remark] = ()
    version: int = 0  # rises with every change
    asked: int = 0  # how often they were asked for, and up to which of these they are fresh
    answered: int = 0
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    met: dict[str, Met] = field(default_factory=dict[str, Met])
    """By person."""


@dataclass(frozen=True)
class Voice:
    """What a person may say and read at a table."""

    key: str
    seat: str  # empty for an onlooker
    over: bool
    writes: bool  # more than reactions and phrases
    muted: frozenset[str]  # whom they do not want to hear
    known: frozenset[str] | None  # whose texts they may read; None: everybody's

    @property
    def room(self) -> str:
        return TABLE if self.seat else ONLOOKERS

    def hears(self, said: Remark) -> bool:
        """Whether they are shown a remark.

        What players write is for players. What onlookers say could help them, so they read it
        after the end.
        """
        if said.hidden is not None or said.person in self.muted:
            return False
        if said.room == ONLOOKERS and self.seat and not self.over:
            return False
        if said.kind != "text":
            return True
        if said.room == TABLE and not self.seat:
            return False
        return self.known is None or said.person == self.key or said.person in self.known


def company(table: TableState, key: str) -> frozenset[str]:
    """The other people who sit at a table."""
    seated = (row.person for row in table.sitting.values() if row.kind == "person")
    return frozenset(seated) - {key, ""}
