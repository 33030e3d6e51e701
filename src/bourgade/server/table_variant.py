"""The game of a table, with its options and the content that it was made with."""

from __future__ import annotations

from functools import lru_cache

from bourgade.kernel import registry
from bourgade.kernel.content import PRINTED, content_from
from bourgade.kernel.options import Choice
from bourgade.kernel.variant import Variant
from bourgade.server.store import MatchRow


def row_variant(row: MatchRow) -> Variant:
    """The game of a table with its options and its content."""
    variant = variant_of(row.game, tuple(sorted(row.options.items())), row.tables)
    if row.tables or variant.tables.digest == row.content:
        return variant
    # Its content was not kept with it: it may be what this server plays with today.
    todays = variant.game.variant(**row.options)
    return todays if todays.tables.digest == row.content else variant


@lru_cache(maxsize=256)
def variant_of(game: str, options: tuple[tuple[str, Choice], ...], tables: str = "") -> Variant:
    """A game with its options and what is laid over its printed content.

    Tables that have the same share it.
    """
    return registry.find(game).variant(content_from(tables) or PRINTED, **dict(options))
