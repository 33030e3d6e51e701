"""Commands for hosts: how to add one, and which database it works on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from bourgade.cli.group import Command, Commands
from bourgade.cli.i18n import speak
from bourgade.cli.settings import flags_of, heed_file
from bourgade.kernel.errors import BadOption
from bourgade.kernel.settings import GENERAL
from bourgade.server.settings import CONFIG, SETTINGS, Settings, settings_file

if TYPE_CHECKING:
    from bourgade.server.store import Store

T = TypeVar("T")


class AdminCommands(Commands):
    """The commands of a host; without one, their help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])


app = typer.Typer(name="admin", cls=AdminCommands)

DATABASE = next(one for one in SETTINGS if one.name == "database")


@app.callback()
@flags_of(GENERAL[:1])
def options(**given: Any) -> None:
    """Look after a server: tables, people, backups."""
    speak(given["lang"])


def command(name: str) -> Callable[[Callable[..., None]], None]:
    """Adds a command that gets the address of the database as ``where["url"]``."""

    def add(function: Callable[..., None]) -> None:
        @wraps(function)
        def run(lang: str | None = None, **given: Any) -> None:
            speak(lang)
            chosen = {one: given.pop(one) for one in (DATABASE.name, CONFIG.name)}
            heed_file(settings_file(chosen))
            try:
                function(url=Settings.chosen(chosen).url, **given)
            except ModuleNotFoundError as error:
                package = str(error.name)
                raise BadOption("error-needs-extra", package=package, extra="server") from None

        app.command(name, cls=Command)(flags_of([DATABASE, CONFIG, GENERAL[0]])(run))

    return add


def on_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    from bourgade.server.admin.access import existing_store

    async def run() -> T:
        async with existing_store(url) as store:
            return await work(store)

    return asyncio.run(run())
