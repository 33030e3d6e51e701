"""Features: the named numbers of a position that learning programs and nets see."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from bourgade.kernel.layout import Dim
from bourgade.kernel.notation import Words, words_of

Feature = str | tuple[str, Dim]  # a number with a name, or one for every word of a set


@dataclass(frozen=True)
class Features:
    """The names of the numbers that describe each seat and the table, in order.

    ``describe`` writes observations for learning programs. ``regard`` writes the inputs of the
    bots' nets, if they differ.
    """

    module: ModuleType
    seat: tuple[Feature, ...]
    table: tuple[Feature, ...]
    regarded: tuple[tuple[Feature, ...], tuple[Feature, ...]] | None = None  # of seat and table

    def facts(self, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of the observations of a seat and of the table."""
        return _expand(self.seat, words), _expand(self.table, words)

    def names(self, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of a net's inputs for a seat and for the table."""
        seat, table = self.regarded or (self.seat, self.table)
        return _expand(seat, words), _expand(table, words)


def _expand(features: tuple[Feature, ...], words: Words) -> tuple[str, ...]:
    names: list[str] = []
    for feature in features:
        if isinstance(feature, str):
            names.append(feature)
        else:
            name, dim = feature
            names += [f"{name} {word}" for word in words_of(dim, words)]
    return tuple(names)
