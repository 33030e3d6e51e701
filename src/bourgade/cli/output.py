"""How commands print: JSON, sentences, tables, and progress while they work."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bourgade.cli.i18n import say
from bourgade.kernel.i18n import Value


def out() -> Console:
    """Where results go."""
    return Console(highlight=False)


def err() -> Console:
    """Where progress and notices go."""
    return Console(stderr=True, highlight=False)


def tell(console: Console, message: str, style: str = "", /, **args: Value) -> None:
    """Print a sentence; one with a file's name in it is never broken."""
    console.print(Text(say(message, **args), style), soft_wrap="file" in args)


def show_line(console: Console, line: str) -> None:
    """Print a command line, never broken: it is there to be copied."""
    console.print(Text(f"  {line}", "cyan"), soft_wrap=True)


def printable(names: Mapping[str, str]) -> dict[str, str]:
    """Names from a record, which can hold anything, even signs that move the cursor."""
    return {seat: "".join(c for c in name if c.isprintable()) for seat, name in names.items()}


def progress_bar(screen: Console, *fields: str) -> Progress:
    """A bar with the fields ``done`` and those named, shown on a terminal alone."""
    more = (TextColumn(f"{{task.fields[{name}]}}") for name in fields)
    return Progress(
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[done]}"),
        TimeRemainingColumn(), *more,
        console=screen, transient=True, disable=not screen.is_terminal,
    )  # fmt: skip


def table_of(title: str, columns: tuple[str, ...], **args: str) -> Table:
    """An empty table: the first column is words, the others are numbers."""
    table = Table(title=say(title, **args), title_justify="left", title_style="bold")
    for place, column in enumerate(columns):
        justify = "right" if place else "left"
        table.add_column(say(f"column-{column}"), justify=justify, no_wrap=True)
    return table
