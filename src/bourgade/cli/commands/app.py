"""The application, and the arguments and steps that several commands share."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bourgade.cli import files
from bourgade.cli.group import Command, Commands, whole
from bourgade.cli.i18n import speak
from bourgade.cli.settings import flags_of
from bourgade.kernel.errors import BadGame, BadOption, BourgadeError
from bourgade.kernel.settings import GENERAL, Setting

if TYPE_CHECKING:
    from rich.console import Console

    from bourgade.kernel.game import Game
    from bourgade.play import LoadedGame

app = typer.Typer(
    name="bourgade",
    cls=Commands,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

LANG = GENERAL[0]

# What each of them is for stands in text/*.ftl, under help-<command>-<name> or help-any-<name>.
GameName = Annotated[str, typer.Argument(metavar="GAME")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME")]
Record = Annotated[Path, typer.Argument(metavar="RECORD")]
Edition = Annotated[str | None, typer.Option(metavar="NAME")]
Players = Annotated[int | None, typer.Option(parser=whole("--players", 1), metavar="N")]
Chosen = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Files = Annotated[list[Path] | None, typer.Option("--content", metavar="FILE")]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT")]
Games = Annotated[int, typer.Option(parser=whole("--games", 1), metavar="N")]
Seed = Annotated[int, typer.Option(parser=whole("--seed", 0), metavar="SEED")]
AnySeed = Annotated[str | None, typer.Option(metavar="SEED")]
File = Annotated[Path | None, typer.Option(metavar="FILE")]
Step = Annotated[int | None, typer.Option(parser=whole("--at", 0), metavar="STEP")]
AsJson = Annotated[bool, typer.Option("--json")]


def command(*settings: Setting) -> Callable[[Callable[..., None]], None]:
    """Adds a function as the command of its name, with flags for settings and ``--lang``."""

    def add(function: Callable[..., None]) -> None:
        @wraps(function)
        def run(lang: str | None = None, **given: Any) -> None:
            speak(lang)
            function(**given)

        app.command(function.__name__, cls=Command)(flags_of([*settings, LANG])(run))

    return add


def new_console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def find_game(name: str) -> Game:
    """The game of that name; a user's own folder may hold anything."""
    from bourgade.kernel import registry

    try:
        return registry.find(name)
    except BourgadeError:
        raise
    except Exception as error:  # whatever the code of its author raises while it is loaded
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{place.filename}:{place.lineno}"
        if isinstance(error, SyntaxError):
            where = f"{error.filename}:{error.lineno}"
        why = f"{where}: {type(error).__name__}: {error}"
        raise BadGame("error-broken-game", game=name, why=why) from error


def load_game(
    name: str, options: list[str] | None, content: list[Path] | None, **flags: str | int | None
) -> LoadedGame:
    """A game with its options, given as NAME=VALUE or by flags of their own."""
    from bourgade.play import LoadedGame

    game = find_game(name)
    chosen = chosen_options(options, flags)
    overrides = files.content_files(content)
    tables, figures = game.load_content(overrides)
    return LoadedGame(game.variant_with(tables, figures, game.resolve(figures, chosen), overrides))


def chosen_options(
    options: list[str] | None, flags: Mapping[str, str | int | None]
) -> dict[str, str | int]:
    """The options that a line chooses, each once."""
    chosen: dict[str, str | int] = {k: v for k, v in flags.items() if v is not None}
    for option in options or ():
        name, equals, value = (part.strip() for part in option.partition("="))
        if not equals or not name:
            raise BadOption("error-option-form", option=option)
        if name in chosen:
            raise BadOption("error-option-twice", name=name)
        chosen[name] = value
    return chosen


def given_flag(flags: Mapping[str, Any]) -> str | None:
    """The first of these flags that was given, where a file says the same itself."""
    return next((flag for flag, value in flags.items() if value is not None and value != []), None)
