"""Layouts: classes for the reader, dtypes for the machine."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.errors import BadGame
from bourgade.kernel.layout import (
    CHANCE,
    NOBODY,
    SEATS,
    Dim,
    Header,
    Ints,
    Layout,
    Rows,
    dtype_of,
    flags,
    i1,
    i2,
    i4,
    i8,
    new_records,
    row,
    rows,
    sizes_key,
)

KINDS = Dim("kinds")
FACES = Dim("faces", ("1", "2", "3", "4", "5", "6"))


class Mood(IntEnum):
    CALM = 0
    ANGRY = 1


class Purse(Layout):
    """Gaps before ``gold`` and after ``kind``."""

    mood: int = i1(of=Mood)
    gold: int = i4()
    kind: int = i1(of=KINDS)


class Table(Header):
    """A bit of everything."""

    built: int = flags(KINDS)
    squares: int = i8()
    market: Ints = i2(KINDS)
    dice: Ints = i1(FACES)
    roads: Ints = i1(SEATS, KINDS)
    bank: Purse = row(Purse)
    purses: Rows[Purse] = rows(Purse, SEATS)


SIZES = {"kinds": 5, "seats": 3}


def test_fields_stand_in_the_order_of_their_class_after_the_header() -> None:
    assert list(Table.fields) == [
        "ply", "turn", "actor", "phase", "seats", "over",
        "built", "squares", "market", "dice", "roads", "bank", "purses",
    ]  # fmt: skip
    names = dtype_of(Table, sizes_key(SIZES)).names
    assert names is not None
    assert [name for name in names if not name.startswith("fill")] == list(Table.fields)


def test_a_layout_leaves_the_one_it_extends_alone() -> None:
    assert list(Header.fields) == ["ply", "turn", "actor", "phase", "seats", "over"]
    assert "built" not in Header.fields
    assert Layout.fields == {}


def places(record: np.dtype[Any]) -> dict[str, Any]:
    """Type and offset of every field."""
    assert record.fields is not None
    return {str(name): place for name, place in record.fields.items()}


def test_every_state_begins_with_the_header() -> None:
    header = places(dtype_of(Header, ()))
    for name in registry.names():
        variant = bourgade.load(name).variant
        state = places(dtype_of(variant.game.state, sizes_key(variant.sizes)))
        for field in Header.fields:
            assert state[field] == header[field]


@pytest.mark.parametrize(
    ("field", "smallest", "largest"),
    [
        (i1(), -128, 127),
        (i2(), -32_768, 32_767),
        (i4(), -2_147_483_648, 2_147_483_647),
        (i8(), -(1 << 63), (1 << 63) - 1),
        (flags(KINDS), -2_147_483_648, 2_147_483_647),
    ],
    ids=["i1", "i2", "i4", "i8", "flags"],
)
def test_a_field_has_the_width_of_its_name(field: object, smallest: int, largest: int) -> None:
    layout = type("One", (Layout,), {"__annotations__": {"n": int}, "n": field})
    info = np.iinfo(dtype_of(layout, ())["n"])
    assert (info.min, info.max) == (smallest, largest)


def test_a_set_with_words_needs_no_size_and_one_without_takes_it() -> None:
    s = new_records(Table, SIZES)[0]
    assert s.dice.shape == (6,)
    assert s.market.shape == (5,)
    assert s.roads.shape == (3, 5)
    assert s.purses.shape == (3,)


def test_records_inside_records_have_their_fields() -> None:
    s = new_records(Table, SIZES)[0]
    s.bank.gold = 100_000
    s.purses[2].gold = 7
    s.purses[2].mood = Mood.ANGRY
    assert s.bank.gold == 100_000
    assert [purse.gold for purse in s.purses] == [0, 0, 7]
    assert s.purses[2].mood == Mood.ANGRY


def test_new_records_are_zero_to_the_last_byte() -> None:
    states = new_records(Table, SIZES, 3)
    assert len(states) == 3
    assert not any(states.tobytes())


def test_gaps_are_named_fill_fields_and_alignment_is_kept() -> None:
    dtype = dtype_of(Purse, (("kinds", 5),))
    assert dtype.names == ("mood", "fill0", "gold", "kind", "fill1")
    assert dtype.fields is not None
    offsets = {name: dtype.fields[name][1] for name in ("mood", "gold", "kind")}
    assert offsets == {"mood": 0, "gold": 4, "kind": 8}
    assert dtype.itemsize == 12
    purses = new_records(Purse, {"kinds": 5}, 3)
    assert all(purses[name].flags.aligned for name in ("mood", "gold", "kind"))


def test_equal_records_have_equal_bytes() -> None:
    one, other = new_records(Table, SIZES), new_records(Table, SIZES)
    for states in (one, other):
        states[0].purses[1].gold = 3
    other[0] = one[0]
    assert one.tobytes() == other.tobytes()
    other[0].purses[1].gold = 4
    assert one.tobytes() != other.tobytes()


def test_a_layout_has_one_dtype_for_each_choice_of_sizes() -> None:
    narrow = dtype_of(Table, sizes_key(SIZES))
    assert dtype_of(Table, sizes_key({"seats": 3, "kinds": 5})) is narrow
    assert dtype_of(Table, sizes_key({"seats": 4, "kinds": 5})).itemsize > narrow.itemsize


def test_chance_and_nobody_are_no_seats() -> None:
    assert CHANCE < 0
    assert NOBODY < 0
    assert CHANCE != NOBODY


def test_the_name_that_layouts_keep_their_fields_under_is_refused() -> None:
    with pytest.raises(BadGame) as refused:
        type("Farm", (Layout,), {"__annotations__": {"fields": int}, "fields": i1()})
    assert refused.value.reason == "shadowed-field"
