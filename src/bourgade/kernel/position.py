"""Positions: a state as named plain data, and back, for tests, puzzles, the coach, a real table."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import numpy as np

from bourgade.kernel.errors import BadPosition, nearest
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, Dim, Field, Layout, meanings, plain
from bourgade.kernel.notation import words_of

Position = dict[str, Any]
Path = tuple[str, ...]  # the names that lead to a place in a position

FORMAT = 1
"""The version of the format, raised when older positions would be read differently."""

NOT_WRITTEN = ("seats",)  # fields of the header that follow from the options


def to_position(variant: Variant, s: Any, without: Collection[str] = ()) -> Position:
    """Everything on the table, by name; zeros are left out of counts."""
    unnamed = {*NOT_WRITTEN, *without}
    position: Position = {"format": FORMAT, **_named(variant, variant.game.state, s, unnamed)}
    position["actor"] = variant.actor_name(int(s.actor))
    position["phase"] = variant.game.phase(s.phase).name.lower()
    position["over"] = bool(s.over)
    return position


def from_position(variant: Variant, position: Any, start: Any) -> Any:
    """A state from named data; the rest is as at the start of the game."""
    given = dict(_table((), position))
    if (found := given.pop("format", FORMAT)) != FORMAT:
        raise BadPosition("position-format", place="format", found=str(found), known=FORMAT)
    for name, field in variant.game.state.fields.items():
        if field.row and field.dims and name in given:
            given[name] = _rows_by_word(words_of(field.dims[0], variant.words), name, given[name])
            for word, inner in _table((name,), given[name]).items():
                _table((name, str(word)), inner)
    variant.game.complete(variant, given)
    states = start.copy()
    _read(variant, states[0], given)
    for problem in variant.game.problems(variant, states[0]):
        raise BadPosition(
            f"position-{problem.reason}", variant.texts,
            **{**problem.args, "place": problem.place, "rule": problem.rule},
        )  # fmt: skip
    return states


def _read(variant: Variant, s: Any, given: Mapping[str, Any]) -> None:
    """Write a position into a state."""
    header = [name for name in ("actor", "phase", "over") if name in given]
    for name in header:
        setattr(s, name, _header(variant, name, given[name]))
    rest = {name: value for name, value in given.items() if name not in header}
    _write(variant, variant.game.state, s, rest, ())


# For games: filling in short positions


def sketch(variant: Variant, position: Mapping[str, Any]) -> Any:
    """The state that a short position gives so far, in plain Python objects."""
    states = _start(variant).copy()
    _read(variant, states[0], position)
    return plain(states[0])


@lru_cache(maxsize=64)
def _start(variant: Variant) -> Any:
    states = variant.new_state()
    variant.game.rules.setup(states[0], variant.book)
    return states


def assume(s: Any, position: Position, **fields: Any) -> None:
    """Set the fields of a state that a position leaves out."""
    for name, value in fields.items():
        if name not in position:
            setattr(s, name, value)


def fill_in(variant: Variant, position: Position, s: Any) -> None:
    """Add to a position what it left out, from the state."""
    named = to_position(variant, s, position)
    del named["format"]
    position.update({name: value for name, value in named.items() if name not in position})


def _named(
    variant: Variant, layout: type[Layout], record: Any, without: Collection[str] = ()
) -> Position:
    named: Position = {}
    values = _values(record)
    for name, field in layout.fields.items():
        value = values[name]
        if name in without:
            continue
        if field.row and field.dims:
            words = words_of(field.dims[0], variant.words)
            named[name] = {w: _named(variant, field.row, value[i]) for i, w in enumerate(words)}
        elif field.row:
            named[name] = _named(variant, field.row, getattr(record, name))  # not as a bare tuple
        elif field.dims:
            named[name] = _cells(variant, field, field.dims, value)
        else:
            meaning = _meaning(variant, field)
            named[name] = meaning(int(value)) if meaning else int(value)
    return named


def _values(record: Any) -> Mapping[str, Any]:
    """The fields of a record, or of a plain state, read at once."""
    if not isinstance(record, np.void):
        return cast("Mapping[str, Any]", vars(record))
    values = cast("tuple[Any, ...]", record.tolist())
    return dict(zip(record.dtype.names or (), values, strict=True))


def _cells(variant: Variant, field: Field, dims: tuple[Dim, ...], value: Any) -> Position:
    """A row or table of numbers by name, without those that mean nothing."""
    words, inner = words_of(dims[0], variant.words), dims[1:]
    if inner:
        return {w: _cells(variant, field, inner, value[i]) for i, w in enumerate(words)}
    numbers: list[int] = np.asarray(value).tolist()  # of a record, or of a plain state
    meaning = _meaning(variant, field)
    if meaning is None:
        return {w: n for w, n in zip(words, numbers, strict=False) if n}
    cells = zip(words, map(meaning, numbers), strict=False)
    return {w: v for w, v in cells if v is not None and v != 0}


def _meaning(variant: Variant, field: Field) -> Callable[[int], Any] | None:
    """What the numbers of a field mean; None if they are just numbers."""
    of = field.of
    if not isinstance(of, Dim):
        return None if of is None else lambda value: of(value).name.lower()
    words = words_of(of, variant.words)
    if field.mask:
        return lambda value: [word for i, word in enumerate(words) if value & (1 << i)]
    return lambda value: words[value] if value >= 0 else None


def _header(variant: Variant, key: str, value: Any) -> int:
    match key:
        case "over" if isinstance(value, bool):
            return int(value)
        case "phase":
            names = [phase.name.lower() for phase in variant.game.phase]
            return variant.game.phase[_known(("phase",), value, names).upper()]
        case "actor" if value is None:
            return NOBODY
        case "actor":
            seats = variant.words["seats"]
            word = _known(("actor",), value, ("chance", *seats))
            return CHANCE if word == "chance" else seats.index(word)
        case _:
            raise BadPosition("position-no-truth", place=key, found=str(value))


def _write(variant: Variant, layout: type[Layout], record: Any, given: Any, path: Path) -> None:
    for name, value in _table(path, given).items():
        field, here = _field(layout, name, path), (*path, name)
        if field.row and field.dims:
            words = words_of(field.dims[0], variant.words)
            for word, inner in _table(here, value).items():
                index = words.index(_known(here, word, words))
                _write(variant, field.row, getattr(record, name)[index], inner, (*here, word))
        elif field.row:
            _write(variant, field.row, getattr(record, name), value, here)
        elif field.dims:
            _write_cells(variant, field, field.dims, getattr(record, name), value, here)
        else:
            setattr(record, name, _parsed(variant, field, value, here))


def _field(layout: type[Layout], name: Any, path: Path) -> Field:
    """The field of that name, or with that alias: ``to_act`` is the actor."""
    known = [n for n in layout.fields if n not in NOT_WRITTEN]
    if name in known:
        return layout.fields[name]
    asked = _plain_words(str(name))
    means = {
        field: _plain_words(text) for field, text in meanings(layout).items() if field in known
    }
    meant = next((field for field, words in means.items() if asked in words), None)
    raise BadPosition(
        "position-unknown-field", place=_place(path), found=str(name), known=", ".join(known),
        near=meant or nearest(str(name).lower(), known),
    )  # fmt: skip


def _plain_words(text: str) -> str:
    """The words of a text, with spaces between and around them."""
    return f" {' '.join(re.findall('[a-z0-9]+', text.lower()))} "


def _write_cells(
    variant: Variant, field: Field, dims: Sequence[Dim], cells: Any, given: Any, path: Path
) -> None:
    """Write a row or table of numbers: others become 0, or no word where words are stored."""
    cells[...] = -1 if isinstance(field.of, Dim) and not field.mask else 0
    words, inner = words_of(dims[0], variant.words), dims[1:]
    for word, value in _table(path, given).items():
        index, here = words.index(_known(path, word, words)), (*path, word)
        if inner:
            _write_cells(variant, field, inner, cells[index], value, here)
        else:
            cells[index] = _parsed(variant, field, value, here)


def _parsed(variant: Variant, field: Field, value: Any, path: Path) -> int:
    if field.mask and isinstance(field.of, Dim):
        if not isinstance(value, list | tuple | set | frozenset):
            raise BadPosition("position-no-list", place=_place(path), found=str(value))
        words, names = words_of(field.of, variant.words), cast("Iterable[Any]", value)
        return sum({1 << words.index(_known(path, name, words)) for name in names})
    if isinstance(field.of, Dim):
        words = words_of(field.of, variant.words)
        return -1 if value is None else words.index(_known(path, value, words))
    if field.of is not None:
        return field.of[_known(path, value, [m.name.lower() for m in field.of]).upper()]
    least, most = field.limits
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(
            "position-no-number", place=_place(path), found=str(value), least=least, most=most
        )
    return value


def _rows_by_word(words: tuple[str, ...], name: str, value: Any) -> Any:
    """Records by name; they may also be listed in the order of their words."""
    if not isinstance(value, list):
        return value
    listed = cast("list[Any]", value)
    if not all(isinstance(row, Mapping) for row in listed):
        return listed
    if len(listed) > len(words):
        raise BadPosition("position-too-many-rows", place=name, found=len(listed), most=len(words))
    return dict(zip(words, listed, strict=False))


def _table(path: Path, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition("position-no-table", place=_place(path), found=str(value))
    return cast("Mapping[str, Any]", value)


MOST_NAMED = 12  # possible words that an error names


def _known(path: Path, word: Any, words: Sequence[str]) -> str:
    """A word of the set in its own spelling; it may be given in any case."""
    if word in words:
        return str(word)
    lower = {known.lower(): known for known in words}
    if isinstance(word, str) and word.lower() in lower:
        return lower[word.lower()]
    named = ", ".join(words[:MOST_NAMED]) + (" …" if len(words) > MOST_NAMED else "")
    raise BadPosition(
        "position-unknown-word", place=_place(path), found=str(word), known=named,
        near=nearest(str(word), words),
    )  # fmt: skip


def _place(path: Path) -> str:
    return ".".join(path) or "position"
