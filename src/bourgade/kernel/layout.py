"""Records declared as typed classes: the class for the reader, the dtype for the machine.

    class Player(Layout):
        coins: int = i4()          # purse, 0 or more
        open: Ints = i1(KINDS)     # open copies of each kind

Fields keep their order. Alignment gaps become named fill fields, so copies, hashes and
comparisons of whole records never meet an undefined byte.
"""

from __future__ import annotations

import copyreg
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from operator import itemgetter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, overload

import numpy as np

from bourgade.kernel.errors import BadGame

if TYPE_CHECKING:
    from bourgade.kernel.verbs import Verb

CHANCE = -1  # the actor while a die, a draw or another event outside the players decides
NOBODY = -2  # the actor once the game is over

MANY = 1_000_000
"""The most steps, turns or coins that a position can start from: far more than any game sees,
and far less than the counters hold."""

Row = TypeVar("Row", covariant=True)


class Ints(Protocol):
    """A row of ints: a field of a record, or a list to write into. A slice is its rest."""

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Ints: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A table of ints, indexed by row and column."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Rows(Protocol[Row]):
    """A row of nested records."""

    def __getitem__(self, index: int, /) -> Row: ...


@dataclass(frozen=True)
class Dim:
    """A named finite set of words: the seats, the kinds of card, the faces of a die.

    Without words of its own it gets them from the game's options and content.
    """

    name: str
    words: tuple[str, ...] = ()
    spare: int = 0  # further words that modules for pages have room for (``room``)


SEATS = Dim("seats")  # the seats in play, A to the last; every game has it

SEAT_LETTERS = "ABCDEFGH"

NUMBER = Dim("number")  # a plain number, as a parameter of an event


@dataclass(frozen=True)
class Field:
    """How one field is stored, and what its number means to a person."""

    code: str
    dims: tuple[Dim, ...] = ()
    row: type[Layout] | None = None
    of: Dim | type[IntEnum] | None = None
    mask: bool = False
    verb: Verb | None = None
    least: int = 0  # the smallest number that can stand in a position
    most: int | None = None  # the largest, where it is not simply what fits
    source: str = ""  # where a book's figure comes from, if not from the key of the same name
    absent: int = 0  # what a set holds for a word that is not in play

    @property
    def limits(self) -> tuple[int, int]:
        """The numbers that can stand here in a position."""
        fits = (1 << 8 * int(self.code[1]) - 1) - 1
        return self.least, fits if self.most is None else self.most


# The factories return Any so that a field can be annotated with what a reader gets from it.


def _ints(code: str):
    def field(
        *dims: Dim, of: Dim | type[IntEnum] | None = None, least: int = 0, most: int | None = None,
        source: str = "",
    ) -> Any:  # fmt: skip
        return Field(code, dims, of=of, least=least, most=most, source=source)

    return field


i1 = _ints("i1")  # numbers from -128 to 127
i2 = _ints("i2")  # numbers from -32,768 to 32,767
i4 = _ints("i4")  # numbers up to 2,147,483,647: money and counters
i8 = _ints("i8")  # numbers of 64 bits: sets of squares


def flags(of: Dim, source: str = "", absent: int = 0) -> Any:
    """A set of up to 31 words, a bit each."""
    return Field("i4", of=of, mask=True, source=source, absent=absent)


def row(layout: type[Layout], source: str = "") -> Any:
    """One nested record."""
    return Field("", row=layout, source=source)


def rows(layout: type[Layout], dim: Dim, source: str = "") -> Any:
    """A nested record for each word of the set."""
    return Field("", (dim,), row=layout, source=source)


class Layout:
    """Base of all record layouts. Never instantiated: records are NumPy records typed by it."""

    fields: ClassVar[dict[str, Field]] = {}

    def __init_subclass__(cls) -> None:
        declared = {name: cls.__dict__.get(name) for name in cls.__annotations__}
        for name, field in declared.items():
            # A record answers these names itself, so a field of that name would be unreadable.
            shadowed = name in dir(np.record) or name == "fields" or name.startswith("_")
            if isinstance(field, Field) and shadowed:
                raise BadGame("error-shadowed-field", layout=cls.__name__, field=name)
        fields = {name: field for name, field in declared.items() if isinstance(field, Field)}
        cls.fields = {**cls.fields, **fields}


class Header(Layout):
    """The first fields of every state, so that kernel, bots and server need not know the game."""

    ply: int = i4(most=MANY)  # steps so far, decisions and chance
    turn: int = i4(most=MANY)  # turns begun, 0 during set-up
    actor: int = i1()  # who is to act: a seat, chance, or nobody after the end
    phase: int = i1()  # what is to be decided
    seats: int = i1()  # players in the game
    over: int = i1()  # whether the game has ended


Sizes = tuple[tuple[str, int], ...]


def sizes_key(sizes: Mapping[str, int]) -> Sizes:
    return tuple(sorted(sizes.items()))


class RecordType(type):
    """The classes of records: one for each list of fields, which is all that a pickle holds."""

    __fields__: tuple[str, ...]  # no field of a layout begins so


@cache
def record_type(names: tuple[str, ...]) -> RecordType:
    """The class of records with these fields, each a property that is read in C.

    NumPy's own records look their fields up in Python, which would take half the time of
    interpreted rules.
    """
    fields = {name: property(itemgetter(name), _writer(name)) for name in names}
    access = {"__getattribute__": np.void.__getattribute__, "__setattr__": np.void.__setattr__}
    kind = RecordType("Record", (np.void,), {"__slots__": (), **access, **fields})
    kind.__fields__ = names
    return kind


def _writer(name: str) -> Callable[[Any, Any], None]:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write


copyreg.pickle(RecordType, lambda kind: (record_type, (kind.__fields__,)))  # pyright: ignore


@cache
def dtype_of(layout: type[Layout], sizes: Sizes) -> np.dtype[np.void]:
    """The NumPy dtype of a layout once every set has a size."""
    members = np.dtype(list(_members(layout, dict(sizes))), align=True)
    return np.dtype((record_type(members.names or ()), members))  # pyright: ignore


def _members(layout: type[Layout], sizes: Mapping[str, int]) -> Iterator[tuple[Any, ...]]:
    offset = fills = 0
    for name, field in layout.fields.items():
        inner = dtype_of(field.row, sizes_key(sizes)) if field.row else np.dtype(field.code)
        shape = tuple(len(dim.words) or sizes[dim.name] for dim in field.dims)
        if gap := -offset % _alignment(field):
            yield f"fill{fills}", "i1", (gap,)
            fills += 1
        yield (name, inner, shape) if shape else (name, inner)
        offset += gap + inner.itemsize * int(np.prod(shape, dtype=np.int64))
    if gap := -offset % _widest(layout):
        yield f"fill{fills}", "i1", (gap,)


def _alignment(field: Field) -> int:
    # Of a class of records NumPy does not say it.
    return _widest(field.row) if field.row else np.dtype(field.code).alignment


def _widest(layout: type[Layout]) -> int:
    return max(map(_alignment, layout.fields.values()), default=1)


class Records(np.ndarray[Any, Any]):
    """An array of records: a column is its attribute, as a field is that of one record."""

    def __getattr__(self, name: str) -> Any:
        if name in (self.dtype.names or ()):
            column = self[name]
            return column if column.dtype.names else np.asarray(column)
        raise AttributeError(f"an array of records has no attribute {name!r}")

    def __setattr__(self, name: str, value: Any) -> None:
        if name in (self.dtype.names or ()):
            self[name] = value
        else:
            super().__setattr__(name, value)


def new_records(layout: type[Layout], sizes: Mapping[str, int], count: int = 1) -> Any:
    """Zeroed records, as an array whose elements have their fields as attributes."""
    return np.zeros(count, dtype_of(layout, sizes_key(sizes))).view(Records)


@cache
def meanings(layout: type[Layout]) -> Mapping[str, str]:
    """What each field means: the comment behind its declaration."""
    found: dict[str, str] = {}
    for base in reversed(layout.__mro__):
        if base is Layout or not issubclass(base, Layout):
            continue
        for line in inspect.getsource(base).splitlines():
            declared = re.match(r"    (\w+): .*?  # (.+)", line)
            if declared and declared[1] in layout.fields:
                found[declared[1]] = declared[2]
    return found


def plain(record: Any) -> Any:
    """A record copied into plain Python objects.

    Interpreted rules read and change them like the record, but many times faster.
    """
    if record.dtype.names and record.ndim == 0:
        return SimpleNamespace(**{name: plain(record[name]) for name in record.dtype.names})
    if record.dtype.names:
        return [plain(record[i]) for i in range(len(record))]
    return record.copy() if record.ndim > 1 else record.tolist()  # a list has no [row, column]
