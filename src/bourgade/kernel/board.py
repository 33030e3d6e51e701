"""A board as plain data: tables of coloured cells that any screen can draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Cell:
    """A piece of text and its style: a colour name, ``bold``, ``dim`` or several of them."""

    text: str
    style: str = ""


@dataclass(frozen=True)
class Panel:
    """One table of the board, a city or a market, with its heading."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    style: str = ""
    places: Sequence[str] = ()  # of the position that its rows show, by name, if known
    is_picture: bool = False  # its rows only make sense below one another


@dataclass(frozen=True)
class Board:
    """Everything on the table, line by line from the top; the panels of a line are side by side."""

    lines: Sequence[Sequence[Panel]]
    note: Sequence[Cell] = field(default=())
