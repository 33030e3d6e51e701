"""Figures declared once: what content may say, and the book that is filled from it."""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bourgade.kernel.book import ChosenContent, fill
from bourgade.kernel.content import read_tables
from bourgade.kernel.errors import BadContent, BadGame
from bourgade.kernel.figures import (
    EffectTable,
    Figure,
    FigureTable,
    effect,
    effects,
    figure,
    maybe,
    on,
    table,
)
from bourgade.kernel.layout import (
    Dim,
    Grid,
    Ints,
    Layout,
    Rows,
    flags,
    i1,
    i2,
    new_records,
    row,
    rows,
)
from bourgade.kernel.notation import Words
from bourgade.kernel.schema import Wrong, read

BASE = """
[meta]
icons = ["wheat", "cup", "boat"]
most = 4
start = 2

[[card]]
id = "field"
colour = "blue"
cost = 1
dice = [1, 2]
price = { wheat = 1 }
effect = { key = "income", amount = 3 }

[[card]]
id = "cafe"
colour = "red"
cost = 2
dice = [3]
price = { wheat = 1, cup = 2 }
unique = true
next = "field"
effect = { key = "take", coins = 2, icons = ["cup", "boat"], rounding = "up" }
"""


class Does(IntEnum):
    NONE = 0
    INCOME = 1
    STEAL = 2


EFFECTS = effects(
    Does,
    {"least": maybe(Figure(0, 9))},
    income=on("blue red", amount=Figure(0, 100)),
    take=on(
        "red", Does.STEAL,
        coins=Figure(1, "meta.most", into="amount"),
        icons=maybe(Figure(of="meta.icons", hint=tuple[str, ...], count=(1, None))),
        rounding=Figure(of={"down": 0, "up": 1}, into="rounds_up"),
    ),
)  # fmt: skip


class Meta(FigureTable):
    icons: tuple[str, ...] = figure(count=(2, 4))
    most: int = figure(1, 100)
    start: int = figure(0, ".most")


class Card(FigureTable):
    id: str
    colour: str
    cost: int = figure(0, 10)
    dice: tuple[int, ...] = figure(1, 6, count=(1, None))
    price: dict[str, int] = figure(0, 5, of="meta.icons", total=(1, 6))
    effect: EffectTable = effect(EFFECTS, on="colour")
    unique: bool = False
    next: str = figure(of="cards", default="")

    def check(self, content: Content, wrong: Wrong) -> None:
        if self.next == self.id:
            raise wrong("next", "content-missing")


class Content(FigureTable):
    meta: Meta
    cards: dict[str, Card] = table("card")


@pytest.fixture
def said(tmp_path: Path) -> Any:
    """Reads the content with a correction laid over it."""

    def read_with(text: str = "") -> Content:
        files = []
        for name, content in (("printed.toml", BASE), ("own.toml", text)):
            (tmp_path / name).write_text(content, "utf-8")
            files.append(tmp_path / name)
        return read(Content, read_tables(files[:1], files[1:]))

    return read_with


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        ("cost = 11", "cost", "expected a number from 0 to 10, found 11"),
        ("dice = []", "dice", "expected 1 or more entries, found 0"),
        ("dice = [1, 7]", "dice", "expected a number from 1 to 6, found 7"),
        ("price = { moon = 1 }", "price.moon", "'moon' is not one of wheat, cup, boat"),
        ("price = { wheat = 5 }", "price", "expected 1 to 6 in all, found 7"),
        ('next = "moon"', "next", "'moon' is not one of field, cafe"),
        ('next = "cafe"', "next", "missing"),
        ("effect = { coins = 5 }", "effect.coins", "expected a number from 1 to 4, found 5"),
        ('effect = { icons = ["moon"] }', "effect.icons", "'moon' is not one of wheat, cup, boat"),
        ('effect = { rounding = "off" }', "effect.rounding", "'off' is not one of down, up"),
        ("effect = { coins = true }", "effect.coins", "expected a whole number"),
        ("effect = { amount = 1 }", "effect.amount",
         "take does not take amount; it takes coins, icons, rounding, least"),
        ('effect = { key = "income" }', "effect", "income needs amount"),
        ('effect = { key = "gift" }', "effect.key",
         "there is no effect “gift”; known effects: income, take"),
        ('colour = "blue"', "colour", "take is for red; for blue there are income"),
    ],
)  # fmt: skip
def test_a_card_is_held_to_what_is_declared(said: Any, text: str, key: str, why: str) -> None:
    with pytest.raises(BadContent) as refused:
        said(f'[[card]]\nid = "cafe"\n{text}\n')
    assert f"own.toml, at card.cafe.{key}: {why}" in str(refused.value)
    assert why not in refused.value.text("fr")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("start = 5", "meta.start: expected a number from 0 to 4, found 5"),
        ('icons = ["cup"]', "meta.icons: expected 2 to 4 entries, found 1"),
    ],
)
def test_a_bound_may_stand_in_the_same_table(said: Any, text: str, why: str) -> None:
    with pytest.raises(BadContent, match=why):
        said(f"[meta]\n{text}\n")


def test_another_effect_takes_the_place_of_the_printed_one(said: Any) -> None:
    replaced = said('[[card]]\nid = "cafe"\neffect = { key = "income", amount = 4 }\n')
    assert replaced.cards["cafe"].effect.figures == {"amount": 4, "least": 0}


def test_an_effect_answers_for_figures_that_only_others_take(said: Any) -> None:
    effect = said().cards["field"].effect
    assert (effect.key, effect.amount, effect.coins, effect.icons) == ("income", 3, 0, ())
    with pytest.raises(AttributeError):
        _ = effect.moon


# The book

CARDS, ICONS, SIDES = Dim("cards"), Dim("icons"), Dim("sides", ("left", "right"))


class Kind(Layout):
    icons: int = flags(ICONS)
    cost: int = i2()
    amount: int = i2()
    effect: int = i1(of=Does)
    once: int = i1(source="unique")
    next: int = i1(of=CARDS)
    rounds_up: int = i1()
    rank: int = i1()
    price: Ints = i1(ICONS)


class Book(Layout):
    known: int = flags(CARDS, absent=1 << 30)
    blue: int = flags(CARDS, source="kinds.colour = blue")
    kinds: int = i2()
    is_open: int = i1(source="options.market = open")
    start: int = i2(source="meta.start")
    grid: Grid = i1(SIDES, ICONS)
    kind: Rows[Kind] = rows(Kind, CARDS, source="kinds")
    none: Kind = row(Kind)


class Chosen(ChosenContent[Content]):
    known = ("cafe", "moon")
    grid = ({"cup": 1}, {"wheat": 2, "boat": 3})
    none = None

    @cached_property
    def words(self) -> Words:
        return {"cards": tuple(self.content.cards), "icons": self.content.meta.icons}

    @property
    def kinds(self) -> list[Card]:
        return list(self.content.cards.values())

    def kind_rank(self, card: Card | None) -> int:
        return -1 if card is None else 7 - card.cost


def filled(content: Content, book: type[Layout] = Book, chosen: Any = Chosen) -> Any:
    books = new_records(book, {"cards": 2, "icons": 3})
    source = chosen(content, {"market": "open"})
    fill(books, book, [source], source)
    return books[0]


def test_the_book_is_filled_by_name(said: Any) -> None:
    book = filled(said())
    assert (book.known, book.blue, book.kinds) == (2 | 1 << 30, 1, 2)
    assert (book.is_open, book.start, book.grid.tolist()) == (1, 2, [[0, 1, 0], [2, 0, 3]])
    assert book.kind[0].tolist()[:8] == (0, 1, 3, Does.INCOME, 0, -1, 0, 6)
    assert book.kind[1].tolist()[:8] == (0b110, 2, 2, Does.STEAL, 1, 0, 1, 5)
    assert book.kind[1].price.tolist() == [1, 2, 0]
    assert (book.none.cost, book.none.next, book.none.rank) == (0, 0, -1)


def test_a_field_that_nothing_fills_is_named(said: Any) -> None:
    class Moonlit(Layout):
        moon: int = i1()

    with pytest.raises(BadGame, match=r"the field “moon” of the layout Moonlit"):
        filled(said(), Moonlit)


@pytest.mark.parametrize(("seat", "number"), [("random", -1), ("A", 0), ("C", 2)])
def test_the_first_player(seat: str, number: int) -> None:
    assert ChosenContent(SimpleNamespace(), {"first_player": seat}).first_player == number
