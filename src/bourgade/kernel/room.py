"""Records with room to spare: one layout for all editions, and for words that may be added.

Rules go by the figures of the book, not by the lengths of records, so they play the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from bourgade.kernel.content import merge, read_files
from bourgade.kernel.errors import BadContent
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.layout import Dim, Layout, new_records


@lru_cache
def printed_sizes(game: Game) -> tuple[Mapping[str, int], ...]:
    """Sizes of records for each edition as printed."""
    tables = merge(read_files(game.data_files), (), game.texts)
    content = game.content_of(tables)
    chosen = [game.resolve(content, edition) for edition in game.editions(content)]
    return tuple(Variant(game, tables, content, options).sizes for options in chosen)


def fitting(variant: Variant) -> Variant:
    """A variant with spare room if something was added to what is printed, as far as there is any.

    However many cards somebody adds or takes away, their games run the same compiled code.
    """
    if not variant.tables.laid_over or variant.sizes in printed_sizes(variant.game):
        return variant
    sizes = roomy_sizes(variant.game)
    # Nothing else: a size that no record has would be compiled for all the same.
    return variant.with_sizes(sizes) if has_room(sizes, variant) else variant


def roomy_sizes(game: Game) -> dict[str, int]:
    """Sizes of records for every edition as printed, plus the spare words of its sets."""
    sizes: dict[str, int] = {}
    for edition in printed_sizes(game):
        for name, size in edition.items():
            sizes[name] = max(size, sizes.get(name, 0))
    spare = {dim.name: dim.spare for layout in (game.state, game.book) for dim in _dims(layout)}
    used = {name: size for name, size in sizes.items() if name in spare}
    return {name: used[name] + spare[name] for name in sorted(used)}


def has_room(sizes: Mapping[str, int], variant: Variant) -> bool:
    """Whether the records of a variant fit into records of these sizes."""
    return all(variant.sizes[name] <= size for name, size in sizes.items())


def check_room(variant: Variant) -> None:
    """Refuse content with more words than records have room for: others have to share a machine."""
    if variant.sizes in printed_sizes(variant.game):
        return
    for name, most in roomy_sizes(variant.game).items():
        words = variant.words.get(name, ())
        if len(words) > most:
            raise BadContent("error-content-room", dim=name, most=most, found=len(words))


def with_room(variant: Variant, sizes: Mapping[str, int]) -> Variant:
    """A variant whose records have these sizes, or more."""
    return variant.with_sizes({**variant.sizes, **sizes})


def refitted(records: Any, layout: type[Layout], sizes: Mapping[str, int]) -> Any:
    """Records copied into records of other sizes, as far as they fit."""
    other = new_records(layout, sizes, len(records))
    _copy(records, other, layout)
    return other


def roomy_state(variant: Variant, state: Any, sizes: Mapping[str, int]) -> Any:
    """A state in a record of other sizes, as an array of one; what is spare is as at the start.

    Rules may look at spare places too, where those that hold nothing have to say so.
    """
    states = _first(variant, tuple(sorted(sizes.items()))).copy()
    _copy(state.reshape(1), states, variant.game.state)
    return states


@lru_cache(maxsize=64)
def _first(variant: Variant, sizes: tuple[tuple[str, int], ...]) -> Any:
    larger = with_room(variant, dict(sizes))
    states = larger.new_state()
    variant.game.rules.setup(states[0], larger.book)
    return states


def _copy(source: Any, target: Any, layout: type[Layout]) -> None:
    for name, field in layout.fields.items():
        mine, theirs = source[name], target[name]
        common = tuple(slice(0, min(sides)) for sides in zip(mine.shape, theirs.shape, strict=True))
        if field.row:
            _copy(mine[common], theirs[common], field.row)
        else:
            theirs[common] = mine[common]


def _dims(layout: type[Layout]) -> Iterator[Dim]:
    """The sets that set the sizes of a layout."""
    for field in layout.fields.values():
        yield from field.dims
        if field.row:
            yield from _dims(field.row)
