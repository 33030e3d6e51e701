"""What is noted of every player while a game is played, so that a study can tell of it.

A game declares which of its events are counted, word by word, and, in a module of the dialect,
how near a seat is to winning and what the lines of its count are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING

from bourgade.kernel.errors import BadGame
from bourgade.kernel.layout import Dim
from bourgade.kernel.notation import Words, words_of

if TYPE_CHECKING:
    from bourgade.kernel.game import Events


@dataclass(frozen=True)
class Source:
    """An event that is counted: for which word, for whom, and how much."""

    event: Events
    word: str = ""  # the parameter that names the word; none where nothing is told apart
    seat: str = ""  # the parameter that names whom it counts for; none: the event's seat
    amount: str = ""  # the parameter that is added up; none: every event counts one


@dataclass(frozen=True)
class Noted:
    """Something that is counted of each player, and the turn in which it first happened.

    Its name is the message ``noted-<name>``.
    """

    name: str
    sources: tuple[Source, ...]
    of: Dim | None = None  # one for each word of this set


@dataclass(frozen=True)
class Slot:
    """One number that is kept: what is counted, and of which word."""

    noted: Noted
    word: str  # empty where nothing is told apart

    @property
    def name(self) -> str:
        """What its column is called."""
        return f"{self.noted.name} {self.word}".strip()


@dataclass(frozen=True)
class Notes:
    """What a game has to tell: ``module`` has ``standing`` and ``line``, in the dialect."""

    noted: tuple[Noted, ...] = ()
    module: ModuleType | None = None
    lines: Dim | None = None  # what ``line`` gives the points of

    def slots(self, words: Words) -> list[Slot]:
        """Every number that is kept of a player, in order."""
        return [Slot(noted, word) for noted in self.noted for word in _words(noted.of, words)]

    def line_words(self, words: Words) -> tuple[str, ...]:
        """The lines of the count."""
        return words_of(self.lines, words) if self.lines else ()

    def table(self, words: Words) -> list[list[int]]:
        """For each source: the event, its first slot, and which of its numbers say what.

        Numbers are counted from 1; 0 stands for none.
        """
        return list(self._rows(words))

    def _rows(self, words: Words) -> Iterator[list[int]]:
        first = 0
        for noted in self.noted:
            for source in noted.sources:
                params = ["", *source.event.kind.params]
                for name in (source.word, source.seat, source.amount):
                    if name not in params:
                        raise BadGame("error-noted", noted=noted.name, param=name)
                told = (source.word, source.seat, source.amount)
                yield [int(source.event), first, *map(params.index, told)]
            first += len(_words(noted.of, words))


def _words(dim: Dim | None, words: Words) -> tuple[str, ...]:
    return words_of(dim, words) if dim else ("",)
