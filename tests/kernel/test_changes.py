"""Figures changed one by one, and the content file that says so."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bourgade.kernel import registry
from bourgade.kernel.changes import Place, to_toml, write_content, written
from bourgade.kernel.content import ContentText, Tables
from bourgade.kernel.errors import BadOption
from tests.kernel.test_own_texts import TEA_HOUSE

KEPT = Tables(
    {
        "name": "Mill",
        "paces": [1, [2, 3]],
        "card": {"a b": {"id": "a b", "cost": 1, "needs": {"wood": 2}}},
        "meta": {"start": 4, "open": True},
    },
    {},
    (),
)


def tables(name: str, content: str = "") -> Tables:
    return registry.find(name).load_content(ContentText(content))[0]


def test_a_place_is_named_by_tables_and_ids() -> None:
    printed = tables("minivilles")
    place = Place.of(" establishment.cafe.cost ", printed)
    assert (str(place), place.value(printed)) == ("establishment.cafe.cost", 2)


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("establishment.caffe.cost", "no “caffe” in establishment. Closest name: cafe"),
        ("establishments.cafe.cost", "no “establishments” in –. Closest name: establishment"),
        ("establishment.cafe.cost.first", "no “first” in establishment.cafe.cost. There is: –"),
        ("establishment.cafe", "not a whole number that can be changed. There is: id, "),
        ("establishment.cafe.id", "not a whole number that can be changed. There is: cafe"),
    ],
)
def test_a_place_that_is_not_there_is_refused_with_what_is(place: str, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        Place.of(place, tables("minivilles"))
    assert why in str(refused.value)


def test_what_is_true_or_false_is_no_number() -> None:
    with pytest.raises(BadOption, match=r"meta\.open.*There is: True"):
        Place.of("meta.open", KEPT)


def test_a_change_says_nothing_else_and_content_files_take_it() -> None:
    printed = tables("minivilles")
    text = written(printed, {Place.of("establishment.cafe.cost", printed): 5})
    assert tomllib.loads(text) == {"establishment": [{"id": "cafe", "cost": 5}]}
    changed = tables("minivilles", text).data["establishment"]
    assert changed["cafe"] == {**printed.data["establishment"]["cafe"], "cost": 5}
    assert changed["forest"] == printed.data["establishment"]["forest"]


def test_of_a_list_the_whole_is_written() -> None:
    place = Place.of("paces.2.1", KEPT)
    assert place.value(KEPT) == 2
    assert tomllib.loads(written(KEPT, {place: 9, Place.of("paces.1", KEPT): 8})) == {
        "paces": [8, [9, 3]]
    }
    assert KEPT.data["paces"] == [1, [2, 3]], "what is printed stays as it is"


def test_figures_within_figures_and_odd_names_are_quoted() -> None:
    places = {("card", "a b", "needs", "wood"): 7, ("meta", "start"): 1}
    text = written(KEPT, {Place(path): value for path, value in places.items()})
    assert tomllib.loads(text) == {
        "card": [{"id": "a b", "needs": {"wood": 7}}],
        "meta": {"start": 1},
    }


def test_every_kind_of_value_comes_back_from_the_file(tmp_path: Path) -> None:
    odd = 'A "tea\x7f house"\nin\\Lyon'
    rows = {"a b": {"id": "a b", "cost": 3, "needs": {odd: 1}}}
    changed = {"card": rows, "meta": {"open": False, odd: [1, [2]]}, "name": odd}
    assert tomllib.loads(to_toml(KEPT, changed)) == {
        "name": odd,
        "card": [{"id": "a b", "cost": 3, "needs": {odd: 1}}],
        "meta": {"open": False, odd: [1, [2]]},
    }
    added = tables("minivilles", TEA_HOUSE)
    place = Place.of("establishment.tea_house.cost", added)
    file = write_content(added, {place: 6}, tmp_path / "dear.toml")
    assert tomllib.loads(file.read_text("utf-8")) == {
        "establishment": [{"id": "tea_house", "cost": 6}]
    }
