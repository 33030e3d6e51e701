"""``bourgade admin tables``, ``senders``, ``bans``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from bourgade.cli.admin.app import command, on_store
from bourgade.cli.admin.display import AsJson, grid, moment, plain
from bourgade.cli.group import print_json, whole
from bourgade.cli.i18n import number, say
from bourgade.cli.output import out, tell
from bourgade.kernel.errors import BadOption

if TYPE_CHECKING:
    from bourgade.server.admin.listing import Kind, ListedTable
    from bourgade.server.store.moderation import Ban

Limit = Annotated[int, typer.Option(parser=whole("--limit", 1), metavar="N")]


@command("tables")
def tables(
    only_open: Annotated[bool, typer.Option("--open")] = False,
    only_running: Annotated[bool, typer.Option("--running")] = False,
    only_finished: Annotated[bool, typer.Option("--finished")] = False,
    only_abandoned: Annotated[bool, typer.Option("--abandoned")] = False,
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    sender: Annotated[str | None, typer.Option(metavar="SENDER")] = None,
    limit: Limit = 50,
    as_json: AsJson = False,
    **where: str,
) -> None:
    from bourgade.server.admin import listing

    wanted: dict[Kind, bool] = {
        "open": only_open, "running": only_running,
        "finished": only_finished, "abandoned": only_abandoned,
    }  # fmt: skip
    kinds: list[Kind] = [kind for kind, chosen in wanted.items() if chosen]
    if len(kinds) > 1:
        raise BadOption("error-one-kind", kinds=", ".join(f"--{kind}" for kind in kinds))
    kind = kinds[0] if kinds else None
    found = on_store(where["url"], lambda store: listing.tables(store, kind, game, sender, limit))
    if as_json:
        print_json([_table_facts(one) for one in found])
        return
    shown = grid("table", "game", "players", "moves", "made", "last-move", "sender", "flags")
    for one in found:
        summary = one.summary
        names = ", ".join(f"{s.seat} {plain(s.name or s.bot or s.kind)}" for s in summary.seats)
        shown.add_row(
            summary.match.id, summary.match.game, Text(names), number(summary.plies),
            moment(summary.match.made), moment(summary.last_at), one.sender, ", ".join(_flags(one)),
        )  # fmt: skip
    out().print(shown)
    tell(out(), "admin-tables", "dim", count=len(found))


def _table_facts(one: ListedTable) -> dict[str, Any]:
    summary, match = one.summary, one.summary.match
    return {
        "table": match.id,
        "game": match.game,
        "options": match.options,
        "players": [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in summary.seats
        ],
        "rows": summary.plies,
        "made": match.made,
        "last": summary.last_at,
        "result": summary.result and summary.result.reason,
        "sender": one.sender,
        "listed": match.listed,
        "hidden": one.hidden,
    }


def _flags(one: ListedTable) -> list[str]:
    result = one.summary.result
    flags = {
        "admin-flag-over": result is not None and result.reason != "closed",
        "admin-flag-closed": result is not None and result.reason == "closed",
        "admin-flag-hidden": one.hidden,
        "admin-flag-listed": one.summary.match.listed,
    }
    return [say(message) for message, holds in flags.items() if holds]


@command("senders")
def senders(limit: Limit = 20, as_json: AsJson = False, **where: str) -> None:
    from bourgade.server.admin import listing

    found, bans = on_store(where["url"], lambda store: listing.senders(store, limit))
    if as_json:
        made = [{"sender": s.sender, "tables": s.tables, "last": s.last} for s in found]
        print_json({"senders": made, "bans": _ban_facts(bans)})
        return
    shown = grid("sender", "tables", "last-table")
    for one in found:
        shown.add_row(one.sender, number(one.tables), moment(one.last))
    out().print(shown)
    tell(out(), "admin-senders", "dim", days=listing.LATELY)
    _show_bans(bans)


def _show_bans(bans: Sequence[Ban]) -> None:
    if not bans:
        tell(out(), "admin-no-bans", "dim")
        return
    shown = grid("banned", "since", "until", "reason")
    for ban in bans:
        until = say("admin-for-good") if ban.until is None else moment(ban.until)
        shown.add_row(ban.network, moment(ban.at), until, Text(plain(ban.reason)))
    out().print(shown)


def _ban_facts(bans: Sequence[Ban]) -> list[dict[str, Any]]:
    return [{"network": b.network, "reason": b.reason, "at": b.at, "until": b.until} for b in bans]


@command("bans")
def bans(as_json: AsJson = False, **where: str) -> None:
    from bourgade.server.admin import listing

    _, found = on_store(where["url"], lambda store: listing.senders(store, 1))
    if as_json:
        print_json(_ban_facts(found))
    else:
        _show_bans(found)
