"""Hamlet: a very small game, complete, to be copied and changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bourgade.kernel.book import ChosenContent
from bourgade.kernel.content import Tables
from bourgade.kernel.figures import FigureTable, figure
from bourgade.kernel.game import Game, Option, Options, Refusal, Variant
from bourgade.kernel.notation import Move
from bourgade.kernel.schema import read_table

from . import knowledge, rules
from .actions import EVENTS, Act
from .layout import Book, Phase, State


class Figures(FigureTable):
    """The figures printed on the components, as ``data/hamlet.toml`` has them."""

    start_wood: int = figure(0, 100)
    cost: int = figure(0, 100)
    cottages_to_win: int = figure(1, 100)
    players_max: int = figure(2, 8)


def read_content(tables: Tables) -> Figures:
    return read_table(Figures, tables, "hamlet")


class Chosen(ChosenContent[Figures]):
    """The figures with the options chosen: the book is filled from both."""

    @property
    def sizes(self) -> Mapping[str, int]:
        return {"seats": self.content.players_max}


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
    chosen=Chosen,
    refuse=refuse,
)
