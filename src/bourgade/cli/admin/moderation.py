"""``bourgade admin close``, ``hide``, ``rename``, ``ban``: put right what bothers others."""

from __future__ import annotations

from typing import Annotated

import typer

from bourgade.cli.admin.app import command, on_store
from bourgade.cli.admin.display import moment, plain
from bourgade.cli.group import whole
from bourgade.cli.output import out, tell

TableId = Annotated[str, typer.Argument(metavar="TABLE")]
Sender = Annotated[str, typer.Argument(metavar="SENDER")]
Days = Annotated[int | None, typer.Option(parser=whole("--days", 1), metavar="DAYS")]


@command("close")
def close(table: TableId, **where: str) -> None:
    from bourgade.server.admin import moderation

    on_store(where["url"], lambda store: moderation.close(store, table))
    tell(out(), "admin-closed", table=table)


@command("hide")
def hide(table: TableId, **where: str) -> None:
    from bourgade.server.admin import moderation

    new = on_store(where["url"], lambda store: moderation.hide(store, table))
    tell(out(), "admin-hidden" if new else "admin-hidden-already", table=table)


@command("unhide")
def unhide(table: TableId, **where: str) -> None:
    from bourgade.server.admin import moderation

    new = on_store(where["url"], lambda store: moderation.unhide(store, table))
    tell(out(), "admin-unhidden" if new else "admin-not-hidden", table=table)


@command("rename")
def rename(
    table: TableId,
    seat: Annotated[str, typer.Argument(metavar="SEAT")],
    new_name: Annotated[str, typer.Argument(metavar="NAME")],
    **where: str,
) -> None:
    from bourgade.server.admin import moderation

    old, new = on_store(where["url"], lambda store: moderation.rename(store, table, seat, new_name))
    tell(out(), "admin-renamed", table=table, seat=seat.upper(), old=plain(old), new=new)


@command("ban")
def ban(sender: Sender, days: Days = None,
    reason: Annotated[str, typer.Option(metavar="TEXT")] = "", **where: str
) -> None:  # fmt: skip
    from bourgade.server.admin import moderation

    one = on_store(where["url"], lambda store: moderation.ban(store, sender, days, reason))
    if one.until is None:
        tell(out(), "admin-banned", network=one.network)
    else:
        tell(out(), "admin-banned-until", network=one.network, until=moment(one.until))


@command("unban")
def unban(sender: Sender, **where: str) -> None:
    from bourgade.server.admin import moderation

    network = on_store(where["url"], lambda store: moderation.unban(store, sender))
    tell(out(), "admin-unbanned", network=network)
