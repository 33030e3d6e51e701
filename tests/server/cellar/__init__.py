"""Cellar: a small game full of secrets, with words that nobody writes by chance."""

from __future__ import annotations

from bourgade.kernel.content import Tables
from bourgade.kernel.figures import FigureTable, figure
from bourgade.kernel.game import Game, Option, Options, Refusal, Variant
from bourgade.kernel.notation import Move
from bourgade.kernel.schema import read_table

from . import knowledge, rules
from .actions import Event
from .layout import State


class Figures(FigureTable):
    """The figures of ``data/cellar.toml``."""

    strength: int = figure(0, 100_000)
    rounds: int = figure(1, 100)
    players_max: int = figure(2, 8)


def read_content(tables: Tables) -> Figures:
    return read_table(Figures, tables, "cellar")


def players(content: Figures, options: Options) -> tuple[int, ...]:
    return tuple(range(2, content.players_max + 1))


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """What may not be done now."""
    return Refusal("stash-first", {}, "CE-003")


GAME = Game(
    rules=rules,
    rules_version=3,
    events=Event,
    knowledge=knowledge,
    options=(Option("players", players, "CE-001"),),
    scores=("points", "strength"),
    longest=200,
    read_content=read_content,
    refuse=refuse,
)
