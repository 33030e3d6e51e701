"""How the commands of a host show what they found."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from bourgade.cli.i18n import number, say
from bourgade.cli.output import err, progress_bar

if TYPE_CHECKING:
    from bourgade.server.admin.backup import Progress

AsJson = Annotated[bool, typer.Option("--json")]


@contextmanager
def progress(message: str) -> Generator[Progress]:
    """A progress bar: call it with how much is done, and of how much."""
    with progress_bar(err()) as bar:
        task = bar.add_task(say(message), total=None, done="")

        def step(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, done=f"{number(done)} / {number(total)}")

        yield step


def grid(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        right = column == "tables"
        heading = say(f"column-{column}")
        table.add_column(heading, justify="right" if right else "left", overflow="fold")
    return table


def moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"


def plain(text: str) -> str:
    """A text from outside, without signs that move the cursor."""
    return "".join(c for c in text if c.isprintable())
