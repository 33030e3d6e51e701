"""Commands for hosts: the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bourgade.cli import admin
from bourgade.cli.commands.app import app, command, new_console
from bourgade.cli.i18n import say
from bourgade.cli.settings import heed_file
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.i18n import system_language
from bourgade.server.settings import CONFIG, SETTINGS, Settings, settings_file


@command(CONFIG, *SETTINGS)
def serve(
    check: Annotated[bool, typer.Option("--check")] = False,
    **given: Any,
) -> None:
    """Open the place to play in a browser, or say what keeps it from opening."""
    from rich.text import Text

    try:
        from bourgade.server.addresses import EVERYWHERE, works_here_only
        from bourgade.server.run import serve as run
        from bourgade.server.terminal_qr import qr_code
    except ModuleNotFoundError as error:
        raise BadOption("error-needs-extra", package=str(error.name), extra="server") from None
    heed_file(settings_file(given))
    settings, console = Settings.chosen(given), new_console()
    if check:
        from bourgade.cli.check import show_checks

        raise typer.Exit(show_checks(console, settings))

    def tell(address: str) -> None:
        console.print(Text(say("serve-at", address=address), "bold"), soft_wrap=True)
        if settings.host in EVERYWHERE and not works_here_only(address):
            console.print(Text(say("serve-scan")))
            console.print(Text(qr_code(address), "bright_white on black"), soft_wrap=True)
        console.print(Text(say("serve-stop")))

    run(settings, tell=tell)


@command()
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
) -> None:
    """Write a static site: every game in the browser alone, without a server."""
    from rich.text import Text

    try:
        from bourgade.server.site.build import write_site
    except ModuleNotFoundError as error:
        raise BadOption("error-needs-extra", package=str(error.name), extra="server") from None
    console = new_console()

    def tell(error: BourgadeError) -> None:
        console.print(Text(say("site-left-out", why=error.brief(system_language())), "yellow"))

    try:
        size = write_site(folder, tell)
    except (FileExistsError, NotADirectoryError):
        raise BadOption("error-folder-is-file", folder=str(folder)) from None
    except PermissionError:
        raise BadOption("error-folder-denied", folder=str(folder)) from None
    made = say("site-made", folder=str(folder), megabytes=round(size / 1e6, 1))
    console.print(Text.assemble(("✓ ", "green"), made))
    console.print(Text(say("site-next", folder=str(folder))))


app.add_typer(admin.app)
