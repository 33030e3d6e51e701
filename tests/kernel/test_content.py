"""Content tables: read, corrected by the owner of another printing, and blamed precisely."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.content import Tables, config_folder, read_tables
from bourgade.kernel.errors import BadContent, BourgadeError
from bourgade.kernel.figures import FigureTable, table
from bourgade.kernel.schema import read, read_table
from tests.kernel.thorp import THORP

BASE = """
[meta]
icons = ["wheat", "cup"]
players = 4

[[card]]
id = "cafe"
cost = 2
colour = "red"
dice = [3]
copies = { base = 6 }
effect = { key = "from_roller", amount = 1 }

[[card]]
id = "mine"
cost = 6
colour = "blue"
unique = true
effect = { key = "income" }
"""


@dataclass(frozen=True)
class Effect:
    key: str
    amount: int = 0


@dataclass(frozen=True)
class Card:
    id: str
    cost: int
    colour: Literal["red", "blue"]
    effect: Effect
    unique: bool = False
    dice: tuple[int, ...] = ()
    copies: dict[str, int] = field(default_factory=dict[str, int])
    note: str | None = None


@dataclass(frozen=True)
class Meta:
    icons: tuple[str, ...]
    players: int


class Content(FigureTable):
    meta: Meta
    cards: dict[str, Card] = table("card")


@dataclass(frozen=True)
class Box:
    """A box on disk: the printed file and the corrections laid over it."""

    folder: Path

    def file(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text, "utf-8")
        return path

    def tables(self, *overrides: str, base: str = BASE) -> Tables:
        files = [self.file(f"own{n}.toml", text) for n, text in enumerate(overrides, 1)]
        return read_tables([self.file("printed.toml", base)], files)

    def cards(self, *overrides: str, base: str = BASE) -> dict[str, Card]:
        return read(Content, self.tables(*overrides, base=base)).cards


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path)


def test_tables_become_dataclasses(box: Box) -> None:
    assert box.cards() == {
        "cafe": Card("cafe", 2, "red", Effect("from_roller", 1), dice=(3,), copies={"base": 6}),
        "mine": Card("mine", 6, "blue", Effect("income"), unique=True),
    }
    tables = box.tables()
    assert read_table(Meta, tables, "meta") == Meta(("wheat", "cup"), 4)


# What the schema refuses


@pytest.mark.parametrize(
    ("old", "new", "key", "why"),
    [
        ("cost = 2", 'cost = "two"', "card.cafe.cost",
         "expected a whole number, found the text 'two'"),
        ("cost = 2", "cost = true", "card.cafe.cost",
         "expected a whole number, found the value true"),
        ("cost = 2", "cost = 2.5", "card.cafe.cost",
         "expected a whole number, found the number 2.5"),
        ("cost = 2", "cost = [2]", "card.cafe.cost",
         "expected a whole number, found a list"),
        ("unique = true", "unique = 1", "card.mine.unique",
         "expected true or false, found the number 1"),
        ('key = "income"', "key = 5", "card.mine.effect.key",
         "expected a text, found the number 5"),
        ("cost = 2", "note = 2\ncost = 2", "card.cafe.note",
         "expected a text, found the number 2"),
        ('"red"', '"pink"', "card.cafe.colour", "'pink' is not one of red, blue"),
        ('"red"', '["red"]', "card.cafe.colour", "['red'] is not one of red, blue"),
        ("[3]", "3", "card.cafe.dice", "expected a list, found the number 3"),
        ("[3]", '[3, "4"]', "card.cafe.dice.1", "expected a whole number, found the text '4'"),
        ("{ base = 6 }", "6", "card.cafe.copies", "expected a table, found the number 6"),
        ("{ base = 6 }", '{ base = "6" }', "card.cafe.copies.base",
         "expected a whole number, found the text '6'"),
        ('{ key = "income" }', '"income"', "card.mine.effect",
         "expected a table, found the text 'income'"),
        ('{ key = "income" }', "{ amount = 1 }", "card.mine.effect.key", "missing"),
        ("cost = 2", "", "card.cafe.cost", "missing"),
        ("cost = 2", "cots = 2", "card.cafe.cots",
         "unknown key; known keys: colour, copies, cost, dice, effect, id, note, unique"),
        ('key = "income"', 'key = "income", amont = 2', "card.mine.effect.amont",
         "unknown key; known keys: amount, key"),
        ("players = 4", 'players = "4"', "meta.players",
         "expected a whole number, found the text '4'"),
    ],
)  # fmt: skip
def test_an_error_names_file_key_and_reason(
    box: Box, old: str, new: str, key: str, why: str
) -> None:
    assert old in BASE
    with pytest.raises(BadContent) as refused:
        box.cards(base=BASE.replace(old, new))
    assert str(refused.value) == f"Content file {box.folder / 'printed.toml'}, at {key}: {why}"
    reason = refused.value.args_["why"]
    assert isinstance(reason, BourgadeError)
    assert reason.text("fr") not in (why, reason.message)
    assert refused.value.text("fr").endswith(reason.text("fr"))


def test_rows_that_are_no_rows_are_refused(box: Box) -> None:
    with pytest.raises(BadContent) as refused:
        box.cards("card = 5")
    assert_blames(refused.value, box, "own1.toml", "card", "expected an array of tables")


def assert_blames(error: BadContent, box: Box, file: str, key: str, why: str) -> None:
    where = f"Content file {box.folder / file}, at {key}: "
    assert str(error).startswith(where), str(error)
    assert why in str(error).removeprefix(where)


@pytest.mark.parametrize(
    ("override", "key", "why"),
    [
        ("[cards]\nx = 1", "cards", "unknown table; known tables: card, meta"),
        ("[[card]]\ncost = 3", "card", "row 1 has no id"),
        ('[[card]]\nid = "cafe"\n[[card]]\ncost = 3', "card", "row 2 has no id"),
        ("[[card]]\nid = 3", "card", "row 1 has no id"),
        ('[[card]]\nid = "cafe"\ncost = "3"', "card.cafe.cost", "expected a whole number"),
        ('[[card]]\nid = "cafe"\nprice = 3', "card.cafe.price", "unknown key"),
        ('[[card]]\nid = "bar"\ncost = 3', "card.bar.colour", "missing"),
        ('[[card]]\nid = "cafe"\neffect = { amount = "1" }', "card.cafe.effect.amount", "expected"),
        ("[meta]\nplayers = false", "meta.players", "expected a whole number"),
    ],
)
def test_a_correction_is_blamed_for_what_it_says(
    box: Box, override: str, key: str, why: str
) -> None:
    with pytest.raises(BadContent) as refused:
        box.cards(override)
    assert_blames(refused.value, box, "own1.toml", key, why)


@pytest.mark.parametrize(
    "override",
    [
        '[[meta]]\nid = "players"\nmost = 5',
        '[[meta.icons]]\nid = "boat"',
        'card = [{ id = "cafe" }, 5]',
        "card = [5]",
        "meta = 5",
        "[card]\ncafe = 5",
    ],
)
def test_a_correction_of_another_shape_is_refused_as_content(box: Box, override: str) -> None:
    with pytest.raises(BadContent) as refused:
        box.cards(override)
    assert str(box.folder / "own1.toml") in str(refused.value)


def test_a_table_called_none_is_named_like_any_other(box: Box) -> None:
    with pytest.raises(BadContent) as refused:
        box.tables("[none]\nx = 1")
    assert_blames(refused.value, box, "own1.toml", "none", "unknown table")


# Files that cannot be read


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"[meta\n", "line 1"),
        (b"cost = 1\ncost = 2\n", "Cannot overwrite a value"),
        (b"name = 'caf\xe9'\n", "not a text file in UTF-8"),
        (b"\x00\x01\x02", "line 1"),
    ],
)
def test_a_file_that_is_no_toml_is_refused(box: Box, content: bytes, why: str) -> None:
    file = box.folder / "own.toml"
    file.write_bytes(content)
    with pytest.raises(BadContent) as refused:
        read_tables([box.file("printed.toml", BASE)], [file])
    assert str(refused.value).startswith(f"Content file {file}: ")
    assert why in str(refused.value)


def test_a_missing_file_is_refused(box: Box) -> None:
    file = box.folder / "own.toml"
    with pytest.raises(BadContent) as refused:
        read_tables([box.file("printed.toml", BASE)], [file])
    assert str(refused.value) == f"Content file {file}: there is no such file"


def test_a_folder_is_no_file(box: Box) -> None:
    with pytest.raises(BadContent) as refused:
        read_tables([box.file("printed.toml", BASE)], [box.folder])
    assert str(refused.value) == f"Content file {box.folder}: is a directory"


# Corrections


def test_a_known_row_is_corrected_key_by_key(box: Box) -> None:
    cards = box.cards('[[card]]\nid = "cafe"\ncost = 3\neffect = { amount = 2 }')
    assert cards == {
        **box.cards(),
        "cafe": Card("cafe", 3, "red", Effect("from_roller", 2), dice=(3,), copies={"base": 6}),
    }


def test_a_list_is_replaced_whole(box: Box) -> None:
    assert box.cards('[[card]]\nid = "cafe"\ndice = [4, 5]')["cafe"].dice == (4, 5)


def test_a_new_row_is_added_after_the_others(box: Box) -> None:
    new = '[[card]]\nid = "bar"\ncost = 1\ncolour = "red"\neffect = { key = "from_roller" }'
    cards = box.cards(new)
    assert list(cards) == ["cafe", "mine", "bar"]
    assert cards["bar"] == Card("bar", 1, "red", Effect("from_roller"))


def test_a_plain_table_is_corrected_key_by_key(box: Box) -> None:
    tables = box.tables("[meta]\nplayers = 5")
    assert read_table(Meta, tables, "meta") == Meta(("wheat", "cup"), 5)


def test_the_last_correction_wins(box: Box) -> None:
    first, last = (f'[[card]]\nid = "cafe"\ncost = {cost}' for cost in (3, 4))
    assert box.cards(first, last)["cafe"].cost == 4
    assert box.cards(last, first)["cafe"].cost == 3


def test_the_file_to_blame_is_the_one_that_set_the_key(box: Box) -> None:
    tables = box.tables(
        '[[card]]\nid = "cafe"\ncost = 3\neffect = { amount = 2 }',
        '[[card]]\nid = "bar"\ncost = 1\n[[card]]\nid = "mine"\ndice = [9]\n[meta]\nplayers = 5',
    )
    blamed = {
        ("card", "cafe", "cost"): "own1.toml",
        ("card", "cafe", "effect", "amount"): "own1.toml",
        ("card", "cafe", "effect", "key"): "printed.toml",
        ("card", "cafe", "colour"): "printed.toml",
        ("card", "cafe"): "own1.toml",  # something in it
        ("card", "bar", "cost"): "own2.toml",
        ("card", "bar", "colour"): "own2.toml",
        ("card", "mine", "dice", "0"): "own2.toml",
        ("card", "mine", "cost"): "printed.toml",
        ("meta", "players"): "own2.toml",
        ("meta", "icons"): "printed.toml",
        (): "own2.toml",
    }
    assert {path: tables.file_of(path).name for path in blamed} == blamed


def test_the_printed_file_is_not_changed_by_corrections(box: Box) -> None:
    box.cards('[[card]]\nid = "cafe"\ncost = 3')
    assert box.cards()["cafe"].cost == 2


# The name of the content in records


def test_the_same_figures_have_the_same_digest(box: Box) -> None:
    swapped = BASE.replace('cost = 2\ncolour = "red"', 'colour = "red"\ncost   = 2 # printed')
    assert swapped != BASE
    assert box.tables(base=swapped).digest == box.tables().digest
    assert box.tables('[[card]]\nid = "cafe"\ncost = 2').digest == box.tables().digest


def test_another_figure_has_another_digest(box: Box) -> None:
    assert box.tables('[[card]]\nid = "cafe"\ncost = 3').digest != box.tables().digest


def test_a_date_in_a_table_does_not_stop_the_digest(box: Box) -> None:
    assert box.tables(base=f"{BASE}\n[sources]\nseen = 2024-05-01\n").digest


# Where a user's own figures come from


def test_the_users_own_file_is_laid_over_the_printed_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOURGADE_HOME", str(tmp_path))
    (tmp_path / f"{THORP}.toml").write_text(f"[{THORP}]\ncost = 9\nstart_wood = 7\n")
    given = tmp_path / "given.toml"
    given.write_text(f"[{THORP}]\ncost = 8\n")
    assert bourgade.load(THORP).variant.content.cost == 9
    figures = bourgade.load(THORP, content=given).variant.content
    assert (figures.cost, figures.start_wood) == (8, 7)


def test_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_HOME", "/somewhere")
    assert config_folder() == Path("/somewhere")
    monkeypatch.delenv("BOURGADE_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/config")
    assert config_folder() == Path("/config/bourgade")
    monkeypatch.delenv("XDG_CONFIG_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert config_folder() == tmp_path / ".config" / "bourgade"


# What was read once


def test_the_same_files_are_read_once_and_an_edited_one_again(tmp_path: Path) -> None:
    """Every page and table asks for the content; whoever edits a figure must see it at once."""
    game = registry.find("minivilles")
    file = tmp_path / "own.toml"
    costs: list[int] = []
    for cost in (3, 3, 4):  # as many bytes each time, and perhaps the same time of change
        file.write_text(f"[establishment.cafe]\ncost = {cost}\n", "utf-8")
        costs.append(game.variant([file]).content.establishments["cafe"].cost)
    assert costs == [3, 3, 4]
    assert game.variant([file], players=3) is game.variant([file], players=3)
    assert game.variant([file], players=3) is not game.variant([file], players=2)
    file.unlink()
    with pytest.raises(BadContent, match=r"own\.toml"):
        game.variant([file])
