"""What learning programs and nets see of a position: numbers with names."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from bourgade.kernel.layout import Dim
from bourgade.kernel.notation import Words, words_of

Feature = str | tuple[str, Dim]  # a number with a name, or one for every word of a set


@dataclass(frozen=True)
class Features:
    """Numbers that describe each seat and the table, by name, in the order they are written.

    ``describe`` writes what can be observed: learning programs get that. ``regard`` writes what
    the bots' nets see, where that is not the same.
    """

    module: ModuleType
    seat: tuple[Feature, ...]
    table: tuple[Feature, ...]
    regarded: tuple[tuple[Feature, ...], tuple[Feature, ...]] | None = None  # of seat and table

    def facts(self, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of what is observed of a seat and of the table."""
        return _expand(self.seat, words), _expand(self.table, words)

    def names(self, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of what a net sees of a seat and of the table."""
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
