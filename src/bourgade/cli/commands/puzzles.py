"""Commands for puzzles: solve them, make them, and judge them anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from bourgade.cli.commands.app import (
    LANG,
    AsJson,
    GameName,
    Seed,
    app,
    find_game,
    new_console,
)
from bourgade.cli.group import Command, Commands, whole
from bourgade.cli.i18n import language, speak, split_names
from bourgade.cli.settings import flags_of


class PuzzleCommands(Commands):
    """The commands of puzzles; a line that names none of them but a game plays its puzzles."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            args = ["play", *args]
        return super().parse_args(ctx, args or ["--help"])


puzzles = typer.Typer(name="puzzles", cls=PuzzleCommands)
app.add_typer(puzzles)


@puzzles.callback()
@flags_of([LANG])
def options(**given: Any) -> None:
    """Positions in which one move is better than every other."""
    speak(given["lang"])


def command(function: Callable[..., None]) -> None:
    """Adds a function as the command of its name, with ``--lang``."""

    @wraps(function)
    def run(lang: str | None = None, **given: Any) -> None:
        speak(lang)
        function(**given)

    puzzles.command(function.__name__, cls=Command)(flags_of([LANG])(run))


@command
def play(
    game: GameName,
    puzzle: Annotated[str | None, typer.Argument(metavar="PUZZLE")] = None,
    run: Annotated[bool, typer.Option("--run")] = False,
    day: Annotated[str | None, typer.Option(metavar="DATE")] = None,
    as_json: AsJson = False,
) -> None:
    """Solve the puzzle of the day, one by its name, or one after another."""
    from bourgade.cli import puzzles
    from bourgade.tui import solve

    wanted = puzzles.chosen(find_game(game), puzzle, run, day)
    if as_json:
        puzzles.print_puzzles(wanted)
        return
    solve(wanted, language=language(), console=new_console())


@command
def make(
    game: GameName,
    count: Annotated[int, typer.Option("--count", parser=whole("--count", 1), metavar="N")] = 200,
    edition: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    seed: Seed = 0,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE")] = None,
    save: Annotated[bool, typer.Option("--save")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and keep positions in which one move is certainly the best."""
    from bourgade.cli import puzzles
    from bourgade.lab.puzzle_maker import PuzzleSearch

    found = find_game(game)
    editions = () if edition is None else tuple(split_names(edition))
    for name in editions:
        found.variant(edition=name)  # refuses what there is not
    file = output or Path(f"{found.name}-puzzles.jsonl")
    puzzles.make(PuzzleSearch(found, seed, editions), count, file, save, as_json)


@command
def verify(
    game: GameName,
    seed: Seed = 1,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE")] = None,
    drop: Annotated[bool, typer.Option("--drop")] = False,
    as_json: AsJson = False,
) -> None:
    """Judge every puzzle anew, with another seed and ten times the budget."""
    from bourgade.cli import puzzles

    found = find_game(game)
    file = output or Path(f"{found.name}-verified.jsonl")
    puzzles.verify(found, seed, file, drop, as_json)
