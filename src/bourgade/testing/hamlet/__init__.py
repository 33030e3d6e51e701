"""Hamlet: a very small game, complete, to be copied and changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bourgade.kernel.content import Tables, parse
from bourgade.kernel.game import Game, Option, Options, Refusal, Variant
from bourgade.kernel.notation import Move, Words

from . import knowledge, rules
from .actions import EVENTS, Act
from .layout import Book, Phase, State


@dataclass(frozen=True)
class Figures:
    """The figures printed on the components, as ``data/hamlet.toml`` has them."""

    start_wood: int
    cost: int
    cottages_to_win: int
    players_max: int


def read_content(tables: Tables) -> Figures:
    return parse(Figures, tables, ("hamlet",), tables.data.get("hamlet"))


def words(content: Figures, options: Options) -> Words:
    return {}


def sizes(content: Figures, options: Options) -> Mapping[str, int]:
    return {"seats": content.players_max}


def fill_book(content: Figures, options: Options, words: Words, book: Any) -> None:
    book.start_wood = content.start_wood
    book.cost = content.cost
    book.cottages_to_win = content.cottages_to_win


def players(content: Figures, options: Options) -> tuple[int, ...]:
    return tuple(range(2, content.players_max + 1))


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """Only ``build`` can be refused in its own phase: there is not enough wood."""
    return Refusal("too-little-wood", {"cost": int(variant.book.cost)}, "HM-004")


GAME = Game(
    name="hamlet",
    rules_version=1,
    folder=Path(__file__).parent,
    state=State,
    book=Book,
    act=Act,
    phase=Phase,
    events=EVENTS,
    rules=rules,
    knowledge=knowledge,
    options=(Option("players", players, "HM-001"),),
    scores=("cottages", "wood"),
    longest=5_000,
    read_content=read_content,
    words=words,
    sizes=sizes,
    fill_book=fill_book,
    refuse=refuse,
)
