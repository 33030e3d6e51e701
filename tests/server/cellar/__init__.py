"""Cellar: a small game full of secrets, with words that nobody writes by chance."""

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
    """The figures of ``data/cellar.toml``."""

    strength: int
    rounds: int
    players_max: int


def read_content(tables: Tables) -> Figures:
    return parse(Figures, tables, ("cellar",), tables.data.get("cellar"))


def words(content: Figures, options: Options) -> Words:
    return {}


def sizes(content: Figures, options: Options) -> Mapping[str, int]:
    return {"seats": content.players_max}


def fill_book(content: Figures, options: Options, words: Words, book: Any) -> None:
    book.strength = content.strength
    book.rounds = content.rounds


def players(content: Figures, options: Options) -> tuple[int, ...]:
    return tuple(range(2, content.players_max + 1))


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """What may not be done now."""
    return Refusal("stash-first", {}, "CE-003")


GAME = Game(
    name="cellar",
    rules_version=3,
    folder=Path(__file__).parent,
    state=State,
    book=Book,
    act=Act,
    phase=Phase,
    events=EVENTS,
    rules=rules,
    knowledge=knowledge,
    options=(Option("players", players, "CE-001"),),
    scores=("points", "strength"),
    longest=200,
    read_content=read_content,
    words=words,
    sizes=sizes,
    fill_book=fill_book,
    refuse=refuse,
)
