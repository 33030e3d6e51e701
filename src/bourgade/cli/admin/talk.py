"""``bourgade admin reports``, ``hide-message``: what people say at tables."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.text import Text

from bourgade.cli.admin.app import command, on_store
from bourgade.cli.admin.display import AsJson, grid, moment, plain
from bourgade.cli.admin.lists import STATES, Limit
from bourgade.cli.admin.moderation import TableId
from bourgade.cli.group import print_json
from bourgade.cli.i18n import number, say
from bourgade.cli.output import out, tell

Message = Annotated[int, typer.Argument(metavar="MESSAGE")]


@command("reports")
def reports(limit: Limit = 50, as_json: AsJson = False, **where: str) -> None:
    from bourgade.server.store import talk

    found = on_store(where["url"], lambda store: store.reading(lambda c: talk.reports(c, limit)))
    if as_json:
        print_json(
            [
                {
                    "table": table,
                    "message": said.n,
                    "name": said.name,
                    "seat": said.seat,
                    "kind": said.kind,
                    "text": said.text,
                    "at": said.at,
                    "reports": count,
                    "hidden": said.hidden is not None,
                    "person": said.person,
                }
                for table, said, count in found
            ]
        )
        return
    shown = grid("table", "message", "name", "said", "reports", "made-at", "state")
    for table, said, count in found:
        state = say(STATES["hidden"]) if said.hidden is not None else ""
        told = Text(plain(said.name)), Text(plain(said.text))
        shown.add_row(table, str(said.n), *told, number(count), moment(said.at), state)
    out().print(shown)
    tell(out(), "admin-reports", "dim", count=len(found))


@command("hide-message")
def hide_message(table: TableId, message: Message, **where: str) -> None:
    from bourgade.server.store import talk

    new = on_store(
        where["url"],
        lambda store: store.writing(lambda c: talk.hide(c, table, message, time.time())),
    )
    given = {"table": table, "number": str(message)}
    tell(out(), "admin-message-hidden" if new else "admin-message-hidden-already", **given)


@command("unhide-message")
def unhide_message(table: TableId, message: Message, **where: str) -> None:
    from bourgade.server.store import talk

    was = on_store(
        where["url"],
        lambda store: store.writing(lambda c: talk.unhide(c, table, message, time.time())),
    )
    given = {"table": table, "number": str(message)}
    tell(out(), "admin-message-unhidden" if was else "admin-message-not-hidden", **given)
