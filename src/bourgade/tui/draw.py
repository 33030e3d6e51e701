"""Boards, events and results as lines for a terminal of any width, with colour or without."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from bourgade.kernel.board import Board, Cell, Panel
from bourgade.play import Event

SEAT_COLOURS = ("cyan", "yellow", "magenta", "green", "red", "blue", "bright_cyan", "bright_yellow")

COLOURS = {"blue": "bright_blue"}  # plain blue is hardly readable on a black screen

MARKS = {"blue": "○", "green": "△", "red": "◇", "magenta": "□"}
"""What stands before a cell where its colour cannot be shown, since the colour tells something."""

BETWEEN_PANELS = "   "
BETWEEN_GROUPS = " │ "
INDENT = "  "

LONG = 5  # rows from which a panel may be laid out in several groups
SENTENCE = 30  # longer cells are sentences: they are wrapped; shorter ones are names and may be cut
ROOM_FOR_NAME = 14  # the least width of a column of names that shares its line with others
ROOM_FOR_SENTENCE = 24  # the same for sentences
TWO_COLUMNS = 110  # the least width of a screen for sentences about events side by side
PAPER = 40  # lines that should be enough for a decision where no screen sets the limit


@dataclass(frozen=True)
class Screen:
    """What the terminal can show."""

    width: int
    height: int
    colour: bool = True

    @classmethod
    def of(cls, console: Console) -> Screen:
        colour = console.color_system is not None and not console.no_color
        return cls(console.width, console.height if console.is_terminal else PAPER, colour)


class Cast:
    """The players: how the game calls each seat, the player's own name, the seat's colour."""

    def __init__(
        self, called: Mapping[str, str], names: Mapping[str, str], reader: str = ""
    ) -> None:
        self.names = names
        self.reader = reader  # the seat that is spoken to as “you”
        self.colours = dict(zip(names, SEAT_COLOURS, strict=False))
        # A game whose language file does not tell its seats apart leaves nothing to replace.
        distinct = len(set(called.values())) == len(called)
        self._names = {call: names[seat] for seat, call in called.items()} if distinct else {}
        self._calls = _any_of(self._names)

    def rename(self, text: str) -> str:
        """A text of the game with the players' names."""
        return self._calls.sub(lambda found: self._names[found[0]], text) if self._names else text

    def colour_of(self, name: str) -> str:
        """The colour of a player by name, empty for any other word."""
        return next((self.colours[seat] for seat, n in self.names.items() if n == name), "")

    def paint(self, text: str, style: str = "") -> Text:
        """The same with each name in its colour."""
        painted = Text(self.rename(text), style)
        for seat, name in self.names.items():
            painted.highlight_regex(_any_of([name]), f"bold {self.colours[seat]}")
        return painted


def _any_of(names: Iterable[str]) -> re.Pattern[str]:
    longest_first = sorted(names, key=len, reverse=True)
    words = "|".join(re.escape(name) for name in longest_first)
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)")


# The board


def board_lines(
    board: Board, screen: Screen, cast: Cast, legend: Mapping[str, str], *, lean: bool = False
) -> list[Text]:
    """The whole board; a lean one leaves out the columns of remarks."""
    lines: list[Text] = []
    for panels in board.lines:
        lines += side_by_side(panels, screen, cast, lean=lean)
    if not screen.colour:
        lines += _wrapped(_legend(board, legend), screen.width)
    if board.note:
        note = [cast.paint(cell.text, _style(cell.style)) for cell in board.note]
        lines += [Text(), *_wrapped(_joined("  ·  ", note), screen.width)]
    return lines


def _legend(board: Board, words: Mapping[str, str]) -> Text:
    cells = (cell for line in board.lines for panel in line for row in panel.rows for cell in row)
    shown = {colour for cell in cells if (colour := _marked(cell))}
    marks = [f"{MARKS[colour]} {words[colour]}" for colour in MARKS if colour in shown]
    return Text("   ".join(marks), "dim")


def side_by_side(
    panels: Sequence[Panel], screen: Screen, cast: Cast, *, lean: bool = False, whole: bool = False
) -> list[Text]:
    """Panels in as many rows as make the best picture; ``whole`` cuts no name."""
    tables = [_Table.of(panel, screen, cast, lean=lean) for panel in panels]
    pictures: list[_Picture] = []
    for across in range(len(tables), 0, -1):
        room = (screen.width - len(BETWEEN_PANELS) * (across - 1)) // across
        plans = [_best_plan(table, room, whole=whole, alone=across == 1) for table in tables]
        pictures.append(_Picture(room, across, [plan for plan in plans if plan is not None]))
    whole_ones = [picture for picture in pictures if len(picture.plans) == len(tables)]
    return min(whole_ones, key=lambda picture: picture.cost).lines() if whole_ones else []


@dataclass(frozen=True)
class _Picture:
    """Panels laid out so many in a row, each in that room."""

    room: int
    across: int
    plans: Sequence[_Plan]

    @property
    def cost(self) -> int:
        height = sum(max(plan.height for plan in row) for row in self._rows())
        return _cost(height, sum(plan.cut for plan in self.plans))

    def lines(self) -> list[Text]:
        lines: list[Text] = []
        for row in self._rows():
            blocks = [plan.lines(self.room) for plan in row]
            for parts in zip_longest(*blocks, fillvalue=Text()):
                line = Text(BETWEEN_PANELS).join(_sized(part, self.room) for part in parts)
                line.rstrip()
                lines.append(line)
        return lines

    def _rows(self) -> list[Sequence[_Plan]]:
        starts = range(0, len(self.plans), self.across)
        return [self.plans[start : start + self.across] for start in starts]


# One panel


@dataclass(frozen=True)
class _Column:
    heading: str
    cells: Sequence[Text]
    is_remark: bool  # may be left out, and is never cut

    @classmethod
    def of(cls, heading: str, cells: Sequence[Cell], screen: Screen, cast: Cast) -> _Column:
        marked = not screen.colour and any(_marked(cell) for cell in cells)
        texts: list[Text] = []
        for cell in cells:
            mark = f"{MARKS.get(_marked(cell), ' ')} " if marked else ""
            text = cast.rename(cell.text)
            style = f"{_style(cell.style)} {cast.colour_of(text)}".strip()
            texts.append(Text(mark + text, style))
        is_remark = heading != "" and all(cell.style == "dim" for cell in cells)
        return cls(heading, texts, is_remark)

    @cached_property
    def width(self) -> int:
        return max([cell_len(self.heading), *(cell.cell_len for cell in self.cells)])

    @cached_property
    def is_prose(self) -> bool:
        return self.is_remark or self.width > SENTENCE

    @cached_property
    def is_numeric(self) -> bool:
        return not any(ch.isalpha() for cell in self.cells for ch in cell.plain)

    @property
    def least(self) -> int:
        """The width below which its words would no longer be understood."""
        return min(self.width, ROOM_FOR_SENTENCE if self.is_prose else ROOM_FOR_NAME)

    def fill(self, text: Text, width: int) -> list[Text]:
        """A cell as lines of that width; a sentence takes as many as it needs."""
        if text.cell_len <= width or not self.is_prose:
            return [_sized(text, width, right=self.is_numeric)]
        return [_sized(line, width) for line in _wrapped(text, width)]


@dataclass(frozen=True)
class _Table:
    title: Text | None
    columns: Sequence[_Column]
    length: int
    is_picture: bool = False

    @classmethod
    def of(cls, panel: Panel, screen: Screen, cast: Cast, *, lean: bool) -> _Table:
        title = cast.paint(("▸ " if "bold" in panel.style else "") + panel.title, "bold")
        columns = [
            _Column.of(heading, [row[c] for row in panel.rows], screen, cast)
            for c, heading in enumerate(panel.columns)
        ]
        kept = [column for column in columns if not (lean and column.is_remark)]
        return cls(title, kept, len(panel.rows), panel.is_picture)

    @property
    def has_headings(self) -> bool:
        return any(column.heading for column in self.columns)

    def fitted(
        self, room: int, groups: int, *, whole: bool, at_any_cost: bool
    ) -> Sequence[int] | None:
        """The widths of the columns in that room, the widest made narrower; None: no room."""
        available = (room - len(BETWEEN_GROUPS) * (groups - 1)) // groups
        widths = [column.width for column in self.columns]
        least = [
            4 if at_any_cost else c.width if whole and not c.is_prose else c.least
            for c in self.columns
        ]
        while sum(widths) + len(widths) - 1 > available:
            spare = [w if w > low else 0 for w, low in zip(widths, least, strict=True)]
            if not any(spare):
                return widths if at_any_cost else None
            widths[spare.index(max(spare))] -= 1
        return widths


@dataclass(frozen=True)
class _Plan:
    """A table in so many groups of columns of these widths, each read down before the next."""

    table: _Table
    widths: Sequence[int]
    groups: int

    @cached_property
    def cut(self) -> int:
        """How many names do not fit."""
        return sum(
            cell.cell_len > width
            for column, width in zip(self.table.columns, self.widths, strict=True)
            for cell in column.cells
            if not column.is_prose
        )

    @cached_property
    def height(self) -> int:
        rows = [1] * self.table.length
        for column, width in zip(self.table.columns, self.widths, strict=True):
            if column.is_prose and column.width > width:
                filled = (len(column.fill(cell, width)) for cell in column.cells)
                rows = [max(row, lines) for row, lines in zip(rows, filled, strict=True)]
        tallest = max((sum(rows[start:end]) for start, end in self._spans()), default=0)
        return tallest + self.table.has_headings + (self.table.title is not None)

    @property
    def cost(self) -> int:
        return _cost(self.height, self.cut)

    def lines(self, room: int) -> list[Text]:
        lines: list[Text] = []
        if self.table.title is not None:
            rule = "─" * max(0, room - self.table.title.cell_len - 1)
            lines.append(_sized(self.table.title + Text(" " + rule, "dim not bold"), room))
        blocks = [self._block(start, end) for start, end in self._spans()]
        width = sum(self.widths) + len(self.widths) - 1
        rows = zip_longest(*blocks, fillvalue=Text())
        sized = ((_sized(part, width) for part in parts) for parts in rows)
        return lines + [_joined(BETWEEN_GROUPS, parts) for parts in sized]

    def _spans(self) -> list[tuple[int, int]]:
        each = max(1, -(-self.table.length // self.groups))
        return [
            (start, min(start + each, self.table.length))
            for start in range(0, self.table.length, each)
        ]

    def _block(self, start: int, end: int) -> list[Text]:
        block: list[Text] = []
        if self.table.has_headings:
            block += self._row([Text(c.heading, "dim italic") for c in self.table.columns])
        for i in range(start, end):
            block += self._row([column.cells[i] for column in self.table.columns])
        return block

    def _row(self, cells: Sequence[Text]) -> list[Text]:
        filled = [
            column.fill(cell, width)
            for column, cell, width in zip(self.table.columns, cells, self.widths, strict=True)
        ]
        return [
            Text(" ").join(
                cell[i] if i < len(cell) else Text(" " * width)
                for cell, width in zip(filled, self.widths, strict=True)
            )
            for i in range(max(len(cell) for cell in filled))
        ]


def _best_plan(table: _Table, room: int, *, whole: bool, alone: bool) -> _Plan | None:
    """The table in the best number of column groups; None: there is no room for it."""
    plans: list[_Plan] = []
    most = 1 if table.is_picture else max(1, -(-table.length // LONG))
    for groups in range(1, most + 1):
        widths = table.fitted(room, groups, whole=whole, at_any_cost=alone and groups == 1)
        if widths is not None:
            plans.append(_Plan(table, widths, groups))
    return min(plans, key=lambda plan: plan.cost, default=None)


def _cost(height: int, cut: int) -> int:
    """The less the better: two names that are cut are as bad as another line."""
    return 2 * height + cut


def _marked(cell: Cell) -> str:
    return next((word for word in cell.style.split() if word in MARKS), "")


def _style(style: str) -> str:
    return " ".join(COLOURS.get(word, word) for word in style.split())


def _joined(separator: str, parts: Iterable[Text]) -> Text:
    """Parts with a dim separator between them, which leaves their own look alone."""
    joined = Text()
    for part in parts:
        if joined:
            joined.append(separator, "dim")
        joined.append_text(part)
    return joined


def _wrapped(text: Text, width: int) -> list[Text]:
    return list(text.wrap(Console(width=width), width)) if text else []


def _sized(text: Text, width: int, *, right: bool = False) -> Text:
    """The text cut or filled with spaces to exactly that width."""
    sized = text.copy()
    sized.truncate(width, overflow="ellipsis")
    sized.align("right" if right else "left", width)
    return sized


# What happened


def event_lines(
    events: Iterable[Event], language: str, screen: Screen, cast: Cast, *, tight: bool = False
) -> list[Text]:
    """Each event as a sentence with its rule; ``tight`` sets them in columns if that is shorter."""
    sentences: list[Text] = []
    for event in events:
        sentence = cast.paint(event.text(language, cast.names, cast.reader))
        if event.rule:
            sentence.append(f" · {event.rule}", "dim")
        sentences.append(sentence)
    room = screen.width - len(INDENT)
    if tight and sentences and screen.width >= TWO_COLUMNS:
        table = _Table(None, [_Column("", sentences, is_remark=True)], len(sentences))
        plan = _best_plan(table, room, whole=False, alone=True)
        lines = plan.lines(room) if plan else []
    else:
        lines = [line for sentence in sentences for line in _wrapped(sentence, room)]
    for line in lines:
        line.rstrip()
    return [Text(INDENT) + line for line in lines]
