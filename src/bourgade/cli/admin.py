"""``bourgade admin``: what the person who runs a server does, while it runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from bourgade.cli import files
from bourgade.cli.group import Command, Commands, print_json, whole
from bourgade.cli.i18n import number, say, speak
from bourgade.cli.output import err, out, progress_bar, tell
from bourgade.cli.settings import flags_of, heed_file
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.settings import GENERAL
from bourgade.server.settings import CONFIG, SETTINGS, Settings, settings_file

if TYPE_CHECKING:
    from bourgade.server.admin.backup import Progress
    from bourgade.server.admin.listing import Kind, ListedTable
    from bourgade.server.admin.verify import Findings
    from bourgade.server.store import Store
    from bourgade.server.store.moderation import Ban


class AdminCommands(Commands):
    """The commands of a host; without one, their help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])


app = typer.Typer(name="admin", cls=AdminCommands)

DATABASE = next(one for one in SETTINGS if one.name == "database")
PROBLEMS = {
    "unreadable": "admin-unreadable",
    "gap": "admin-gap",
    "digest": "admin-digest",
    "moves": "admin-moves",
    "actor": "admin-actor",
    "next": "admin-next",
    "result": "admin-result",
    "dice": "admin-dice",
    "snapshot": "admin-snapshot",
    "dangling": "admin-dangling",
}

TableId = Annotated[str, typer.Argument(metavar="TABLE")]
Sender = Annotated[str, typer.Argument(metavar="SENDER")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]
Limit = Annotated[int, typer.Option(parser=whole("--limit", 1), metavar="N")]
Days = Annotated[int | None, typer.Option(parser=whole("--days", 1), metavar="DAYS")]
Abandoned = Annotated[
    int | None, typer.Option(parser=whole("--abandoned-after", 1), metavar="DAYS")
]
Finished = Annotated[int | None, typer.Option(parser=whole("--finished-after", 1), metavar="DAYS")]
AsJson = Annotated[bool, typer.Option("--json")]

T = TypeVar("T")


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


def _on_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    from bourgade.server.admin.access import existing_store

    async def run() -> T:
        async with existing_store(url) as store:
            return await work(store)

    return asyncio.run(run())


# Lists


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
    kinds = [kind for kind, chosen in wanted.items() if chosen]
    if len(kinds) > 1:
        raise BadOption("error-one-kind", kinds=", ".join(f"--{kind}" for kind in kinds))
    kind = kinds[0] if kinds else None
    found = _on_store(where["url"], lambda store: listing.tables(store, kind, game, sender, limit))
    if as_json:
        print_json([_table_facts(one) for one in found])
        return
    shown = _grid("table", "game", "players", "moves", "made", "last-move", "sender", "flags")
    for one in found:
        summary = one.summary
        names = ", ".join(f"{s.seat} {_plain(s.name or s.bot or s.kind)}" for s in summary.seats)
        shown.add_row(
            summary.match.id, summary.match.game, Text(names), number(summary.plies),
            _time(summary.match.made), _time(summary.last_at), one.sender, ", ".join(_flags(one)),
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

    found, bans = _on_store(where["url"], lambda store: listing.senders(store, limit))
    if as_json:
        made = [{"sender": s.sender, "tables": s.tables, "last": s.last} for s in found]
        print_json({"senders": made, "bans": _ban_facts(bans)})
        return
    shown = _grid("sender", "tables", "last-table")
    for one in found:
        shown.add_row(one.sender, number(one.tables), _time(one.last))
    out().print(shown)
    tell(out(), "admin-senders", "dim", days=listing.LATELY)
    _show_bans(bans)


def _show_bans(bans: Sequence[Ban]) -> None:
    if not bans:
        tell(out(), "admin-no-bans", "dim")
        return
    shown = _grid("banned", "since", "until", "reason")
    for ban in bans:
        until = say("admin-for-good") if ban.until is None else _time(ban.until)
        shown.add_row(ban.network, _time(ban.at), until, Text(_plain(ban.reason)))
    out().print(shown)


def _ban_facts(bans: Sequence[Ban]) -> list[dict[str, Any]]:
    return [{"network": b.network, "reason": b.reason, "at": b.at, "until": b.until} for b in bans]


# Moderation


@command("close")
def close(table: TableId, **where: str) -> None:
    from bourgade.server.admin import moderation

    _on_store(where["url"], lambda store: moderation.close(store, table))
    tell(out(), "admin-closed", table=table)


@command("hide")
def hide(table: TableId, **where: str) -> None:
    from bourgade.server.admin import moderation

    new = _on_store(where["url"], lambda store: moderation.hide(store, table))
    tell(out(), "admin-hidden" if new else "admin-hidden-already", table=table)


@command("unhide")
def unhide(table: TableId, **where: str) -> None:
    from bourgade.server.admin import moderation

    new = _on_store(where["url"], lambda store: moderation.unhide(store, table))
    tell(out(), "admin-unhidden" if new else "admin-not-hidden", table=table)


@command("rename")
def rename(
    table: TableId,
    seat: Annotated[str, typer.Argument(metavar="SEAT")],
    new_name: Annotated[str, typer.Argument(metavar="NAME")],
    **where: str,
) -> None:
    from bourgade.server.admin import moderation

    old, new = _on_store(
        where["url"], lambda store: moderation.rename(store, table, seat, new_name)
    )
    tell(out(), "admin-renamed", table=table, seat=seat.upper(), old=_plain(old), new=new)


@command("ban")
def ban(sender: Sender, days: Days = None,
    reason: Annotated[str, typer.Option(metavar="TEXT")] = "", **where: str
) -> None:  # fmt: skip
    from bourgade.server.admin import moderation

    one = _on_store(where["url"], lambda store: moderation.ban(store, sender, days, reason))
    if one.until is None:
        tell(out(), "admin-banned", network=one.network)
    else:
        tell(out(), "admin-banned-until", network=one.network, until=_time(one.until))


@command("unban")
def unban(sender: Sender, **where: str) -> None:
    from bourgade.server.admin import moderation

    network = _on_store(where["url"], lambda store: moderation.unban(store, sender))
    tell(out(), "admin-unbanned", network=network)


@command("bans")
def bans(as_json: AsJson = False, **where: str) -> None:
    from bourgade.server.admin import listing

    _, found = _on_store(where["url"], lambda store: listing.senders(store, 1))
    if as_json:
        print_json(_ban_facts(found))
    else:
        _show_bans(found)


# Keeping and losing


@command("retention")
def retention(
    abandoned_after: Abandoned = None,
    finished_after: Finished = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    **where: str,
) -> None:
    import time

    from bourgade.server.admin.retention import Retention, outdated, remove_outdated

    kept, now = Retention(abandoned_after, finished_after), time.time()
    if kept == Retention():
        raise BadOption("error-retention-of-what")
    if dry_run:
        found = _on_store(where["url"], lambda store: outdated(store, kept, now))
        for table in found:
            out().print(Text(table))
        tell(out(), "admin-would-remove", count=len(found))
        return
    with _progress("admin-removing") as step:
        removed = _on_store(where["url"], lambda store: remove_outdated(store, kept, now, step))
    tell(out(), "admin-removed", count=removed)


@command("backup")
def backup(file: BackupFile, **where: str) -> None:
    from bourgade.server.admin.access import existing_database
    from bourgade.server.admin.backup import Contents, write_backup

    files.check_writable(file)
    if file.exists():
        raise BourgadeError("error-exists", file=str(file))

    async def run(step: Progress) -> Contents:
        async with existing_database(where["url"]) as (database, version):
            return await write_backup(database, version, file, step)

    try:
        with _progress("admin-backing-up") as step:
            written = asyncio.run(run(step))
    except OSError as error:
        raise files.refusal(file, error) from None
    size = number(file.stat().st_size / 1024)
    counts = {"tables": number(written.rows["match"]), "rows": number(written.total)}
    tell(out(), "admin-backed-up", file=str(file), size=size, **counts)


@command("restore")
def restore(file: BackupFile, **where: str) -> None:
    from bourgade.server.admin.restore import restore as load
    from bourgade.server.admin.verify import verify_store

    with _progress("admin-restoring") as step:
        found = asyncio.run(load(file, where["url"], step))
    counts = {"tables": number(found.rows["match"]), "rows": number(found.total)}
    tell(out(), "admin-restored", made=_time(found.made), **counts)
    with _progress("admin-replaying") as step:
        findings = _on_store(where["url"], lambda store: verify_store(store, step))
    _show_findings(findings)


@command("verify-store")
def verify_store(as_json: AsJson = False, **where: str) -> None:
    from bourgade.server.admin.verify import verify_store as verify

    with _progress("admin-replaying") as step:
        findings = _on_store(where["url"], lambda store: verify(store, step))
    if not as_json:
        _show_findings(findings)
        return
    print_json(
        {
            "tables": findings.tables, "rows": findings.rows, "outcomes": findings.outcomes,
            "snapshots": findings.snapshots, "not_replayed": findings.frozen,
            "problems": [
                {"kind": p.kind, "table": p.table, "where": p.where} for p in findings.problems
            ],
        }
    )  # fmt: skip
    if findings.problems:
        raise typer.Exit(1)


def _show_findings(findings: Findings) -> None:
    """What was checked and what is wrong; exit status 1 if anything is."""
    console = out()
    grid = Table.grid(padding=(0, 2))
    for message, count in {
        "admin-checked-tables": findings.tables,
        "admin-checked-rows": findings.rows,
        "admin-checked-outcomes": findings.outcomes,
        "admin-checked-snapshots": findings.snapshots,
        "admin-not-replayed": findings.frozen,
    }.items():
        grid.add_row(say(message), number(count))
    console.print(grid)
    for problem in findings.problems:
        line = say(PROBLEMS[problem.kind], table=problem.table, where=_plain(problem.where))
        console.print(Text.assemble(("✗ ", "red"), line), soft_wrap=True)
    if findings.problems:
        tell(console, "admin-wrong", "bold", count=len(findings.problems))
        raise typer.Exit(1)
    console.print(Text.assemble(("✓ ", "green"), (say("admin-all-right"), "bold")))


# How it is shown


@contextmanager
def _progress(message: str) -> Generator[Progress]:
    """A bar that is told how much is done, and of how much."""
    with progress_bar(err()) as bar:
        task = bar.add_task(say(message), total=None, done="")

        def step(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, done=f"{number(done)} / {number(total)}")

        yield step


def _grid(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        right = column in ("moves", "tables")
        heading = say(f"column-{column}")
        table.add_column(heading, justify="right" if right else "left", overflow="fold")
    return table


def _time(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"


def _plain(text: str) -> str:
    """A text from outside, without signs that move the cursor."""
    return "".join(c for c in text if c.isprintable())
