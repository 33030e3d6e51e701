"""``bourgade admin people``, ``export``, ``delete``: who plays, and what is kept about them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from bourgade.cli import files
from bourgade.cli.admin.app import command, on_store
from bourgade.cli.admin.display import AsJson, grid, moment, plain
from bourgade.cli.group import print_json, whole
from bourgade.cli.i18n import number, say
from bourgade.cli.output import out, tell
from bourgade.kernel.errors import BadOption

PersonKey = Annotated[str, typer.Argument(metavar="PERSON")]
Limit = Annotated[int, typer.Option(parser=whole("--limit", 1), metavar="N")]

SHOWN = 12
"""Characters of a key that the list shows: more than enough to tell people apart."""


@command("people")
def people(
    name: Annotated[str, typer.Option(metavar="TEXT")] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    **where: str,
) -> None:
    from bourgade.server.store import export

    found = on_store(
        where["url"],
        lambda store: store.reading(lambda c: export.list_people(c, name, limit)),
    )
    if as_json:
        names = ("person", "name", "devices", "tables", "seen")
        print_json([dict(zip(names, row, strict=True)) for row in found])
        return
    shown = grid("person", "name", "devices", "tables", "seen")
    for key, called, devices, tables, seen in found:
        shown.add_row(
            key[:SHOWN], Text(plain(called)), number(devices), number(tables), moment(seen)
        )
    if found:
        out().print(shown)
    tell(out(), "admin-people", "dim", count=len(found))


@command("export")
def export_(
    person: PersonKey,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    **where: str,
) -> None:
    from bourgade.server.store import export

    files.check_writable(file)
    if file.exists():
        raise BadOption("error-exists", file=str(file))
    found = on_store(
        where["url"],
        lambda store: store.reading(
            lambda c: export.export_person(c, export.find_person(c, person))
        ),
    )
    try:
        file.write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", "utf-8")
    except OSError as error:
        raise files.refusal(file, error) from None
    tell(out(), "admin-exported", person=found["person"][:SHOWN], file=str(file))


@command("delete")
def delete(
    person: PersonKey,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    **where: str,
) -> None:
    from bourgade.server.store import Store, erasure, export

    found = on_store(
        where["url"],
        lambda store: store.reading(
            lambda c: export.export_person(c, export.find_person(c, person))
        ),
    )
    key, tables = found["person"], {seat["table"] for seat in found["seats"]}
    profile: dict[str, str] = found["profile"] or {}
    called = profile.get("name") or key[:SHOWN]
    if not yes:
        question = say("admin-delete-sure", name=plain(called), tables=len(tables))
        if not typer.confirm(question):
            tell(out(), "admin-not-deleted")
            raise typer.Exit(1)

    async def erase(store: Store) -> None:
        await store.retried(lambda c: erasure.erase_person(c, key, time.time()))
        await store.scrub()

    on_store(where["url"], erase)
    tell(out(), "admin-deleted", name=plain(called))
