"""``bourgade admin tables``, ``senders``, ``bans``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from bourgade.cli.admin.app import command, on_store
from bourgade.cli.admin.display import AsJson, grid, moment, plain
from bourgade.cli.group import print_json, whole
from bourgade.cli.i18n import language, number, say
from bourgade.cli.output import out, tell
from bourgade.kernel.errors import BadOption

if TYPE_CHECKING:
    from bourgade.server.admin.listing import Kind, ListedTable
    from bourgade.server.store import SeatRow
    from bourgade.server.store.moderation import Ban

STATES = {
    "waiting": "admin-state-waiting",
    "playing": "admin-state-playing",
    "over": "admin-state-over",
    "closed": "admin-state-closed",
    "listed": "admin-state-listed",
    "hidden": "admin-state-hidden",
}

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
    _show_tables(found)
    tell(out(), "admin-tables", "dim", count=len(found))


def _show_tables(found: Sequence[ListedTable]) -> None:
    """Two lines per table: how it stands, then who plays and who made it."""
    rows = [
        tuple(say(f"column-{name}") for name in ("table", "game", "last-move", "rows", "state"))
    ]
    for one in found:
        match, summary = one.summary.match, one.summary
        last, plies = moment(summary.last_at), number(summary.plies)
        rows.append((match.id, match.game, last, plies, ", ".join(_state(one))))
    table, game, last, plies, _ = (max(map(len, column)) for column in zip(*rows, strict=True))
    for n, (a, b, c, d, e) in enumerate(rows if found else []):
        line = f"{a:<{table}}  {b:<{game}}  {c:<{last}}  {d:>{plies}}  {e}"
        out().print(Text(line, style="" if n else "bold"))
        if n:
            people = Text(_people(found[n - 1]), style="dim")
            out().print(Padding(people, (0, 0, 0, table + 2)))


def _people(one: ListedTable) -> str:
    """Who plays, and the sender if it is known."""
    from bourgade.server.views.names import shown_name

    def name(seat: SeatRow) -> str:
        known = seat.bot if seat.kind == "bot" else seat.name
        nobody = seat.kind == "open" or seat.erased
        return shown_name(seat, language()) if nobody else known or "–"

    names = ", ".join(f"{seat.seat} {plain(name(seat))}" for seat in one.summary.seats)
    return f"{names} · {one.sender}" if one.sender else names


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


def _state(one: ListedTable) -> list[str]:
    """How a table stands, in words."""
    summary, result = one.summary, one.summary.result
    if result is not None:
        state = "closed" if result.reason == "closed" else "over"
    else:
        state = "playing" if summary.plies else "waiting"
    marks = {"listed": summary.match.listed, "hidden": one.hidden}
    return [say(STATES[word]) for word in (state, *(m for m, holds in marks.items() if holds))]


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
