"""The commands. Each asks the library; what a command prints is also there as JSON."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from bourgade.cli.commands.app import LANG, app
from bourgade.cli.i18n import speak
from bourgade.cli.settings import flags_of, set_variables
from bourgade.kernel.settings import GENERAL

# Each adds its commands, in the order in which the help lists them.
from bourgade.cli.commands import players, puzzles, hosts, researchers, designers  # isort: skip

__all__ = ["app", "designers", "hosts", "main", "players", "puzzles", "researchers"]


def main() -> None:
    """Run a command."""
    app()


def _version(wanted: bool) -> None:
    if wanted:
        from bourgade import __version__

        print(f"bourgade {__version__}")
        raise typer.Exit


@app.callback()
@flags_of([*GENERAL[1:], LANG])
def options(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    **given: Any,
) -> None:
    """City-building board games, rule for rule: play them, simulate them, redesign them."""
    speak(given.pop("lang"))
    set_variables(ctx, given)
