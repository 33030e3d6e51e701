"""The book: the record of figures that rules read, filled from the content.

    class Kind(Layout):
        cost: int = i2()                           # filled from the key of the same name
        unique: int = i1(source="one_per_city")    # or from the key that is named

Computed values are attributes of a game's ``ChosenContent``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from bourgade.kernel.errors import BadGame
from bourgade.kernel.figures import EffectTable, look
from bourgade.kernel.layout import SEAT_LETTERS, Dim, Field, Layout, i4, new_records, row
from bourgade.kernel.notation import Vocabulary, Words, words_of
from bourgade.kernel.verbs import Verbs

C = TypeVar("C")

GIVEN = ("act", "moves")
"""Fields of every book for the numbering of moves, which do not come from the content."""


class ChosenContent(Generic[C]):
    """The content of a game with its options chosen, from which its book is filled.

    A game adds its sets of words, and an attribute for each field of its book that is not in the
    content as it is.
    """

    def __init__(self, content: C, options: Mapping[str, Any]) -> None:
        self.content = content
        self.options = options

    @cached_property
    def words(self) -> Words:
        """The words of every set whose words come from the content."""
        return {}

    @property
    def sizes(self) -> Mapping[str, int]:
        """Sizes of records beyond the words: one layout serves every number of players."""
        return {}

    @property
    def first_player(self) -> int:
        """The seat that begins; -1 if chance decides."""
        return SEAT_LETTERS.find(self.options["first_player"])


def add_moves(book: type[Layout], act: type[Verbs]) -> None:
    """Add the fields that number its moves to a game's book."""
    book.fields.update(act=row(act), moves=i4())


def new_books(
    book: type[Layout], sizes: Mapping[str, int], vocabulary: Vocabulary, chosen: Any
) -> Any:
    """The book of a variant, as a read-only array of one record."""
    books = new_records(book, sizes)
    for name, base in vocabulary.bases.items():
        setattr(books[0].act, name, base)
    books[0].moves = vocabulary.size
    fill(books, book, [chosen], chosen)
    books.flags.writeable = False
    return books


def fill(records: Any, layout: type[Layout], sources: Iterable[Any], chosen: Any) -> None:
    """Write each source into its record, field by field.

    A field takes the value that the source has under its name or its ``source``, the figure of that
    name of its effect, or a method of the chosen content: ``kind_step(source)`` gives the field
    ``step`` of a ``Kind``. Words become their numbers, no word -1, sets of words bits, and a list
    where a number is expected becomes its length. A source of None leaves its record empty.
    """
    rows = list(sources)
    for name, field in layout.fields.items():
        if name in GIVEN:
            continue
        column = records[name]
        for n, source in enumerate(rows):
            told = getattr(chosen, f"{layout.__name__.lower()}_{name}", None)
            if source is None and told is None:
                continue
            value = told(source) if told else _source_of(layout, name, source)
            if field.row:
                inner, values = (column[n], value) if field.dims else (column[n : n + 1], [value])
                if isinstance(values, Mapping):  # a table of rows by id
                    values = cast("Mapping[str, Any]", values).values()
                fill(inner, field.row, values, chosen)
            elif field.dims:
                numbers = _numbers(field, field.dims, value, chosen.words)
                column[n][: len(numbers)] = numbers
            else:
                column[n] = _number(field, value, chosen.words)


def _source_of(layout: type[Layout], name: str, source: Any) -> Any:
    """The value of a field as the content has it."""
    try:
        return look(source, layout.fields[name].source or name)
    except (AttributeError, KeyError) as error:
        raise BadGame("error-unfilled-field", layout=layout.__name__, field=name) from error


def _numbers(field: Field, dims: Sequence[Dim], value: Any, words: Words) -> list[Any]:
    """A list, or a table by words of the set, as numbers."""
    dim, *inner = dims
    if isinstance(value, Mapping):
        table = cast("Mapping[str, Any]", value)
        nothing: Any = {} if inner else 0
        value = [table.get(word, nothing) for word in words_of(dim, words)]
    if inner:
        return [_numbers(field, inner, item, words) for item in value]
    return [_number(field, item, words) for item in value]


def _number(field: Field, value: Any, words: Words) -> int:
    if isinstance(value, EffectTable):
        return int(value.does)
    if field.mask and not isinstance(value, int):
        known = words_of(cast(Dim, field.of), words)
        names: Iterable[str] = [value] if isinstance(value, str) else value
        bits = (1 << known.index(name) if name in known else field.absent for name in names if name)
        return sum(bits)
    if isinstance(value, str) and isinstance(field.of, Dim):
        return words_of(field.of, words).index(value) if value else -1
    if isinstance(value, str) and isinstance(field.of, type) and value:
        return int(field.of[value.upper()])
    if isinstance(value, Collection) and not isinstance(value, str):
        return len(cast("Collection[Any]", value))
    return -1 if value is None else int(value or 0)
