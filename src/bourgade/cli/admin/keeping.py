"""``bourgade admin retention``, ``backup``, ``restore``, ``verify-store``, ``rebuild-ratings``."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from bourgade.cli import files
from bourgade.cli.admin.app import command, on_store
from bourgade.cli.admin.display import AsJson, moment, plain, progress
from bourgade.cli.group import print_json, whole
from bourgade.cli.i18n import number, say
from bourgade.cli.output import out, tell
from bourgade.kernel.errors import BadOption, BourgadeError

if TYPE_CHECKING:
    from bourgade.server.admin.backup import Progress
    from bourgade.server.admin.verify import Findings

BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]
Abandoned = Annotated[
    int | None, typer.Option(parser=whole("--abandoned-after", 1), metavar="DAYS")
]
Finished = Annotated[int | None, typer.Option(parser=whole("--finished-after", 1), metavar="DAYS")]

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
        found = on_store(where["url"], lambda store: outdated(store, kept, now))
        for table in found:
            out().print(Text(table))
        tell(out(), "admin-would-remove", count=len(found))
        return
    with progress("admin-removing") as step:
        removed = on_store(where["url"], lambda store: remove_outdated(store, kept, now, step))
    tell(out(), "admin-removed", count=removed)


@command("backup")
def backup(file: BackupFile, **where: str) -> None:
    from bourgade.server.admin.access import existing_database
    from bourgade.server.admin.backup import Contents, write_backup

    if file.exists():
        raise BourgadeError("error-exists", file=str(file))
    files.check_writable(file)

    async def run(step: Progress) -> Contents:
        async with existing_database(where["url"]) as (database, version):
            return await write_backup(database, version, file, step)

    try:
        with progress("admin-backing-up") as step:
            written = asyncio.run(run(step))
    except OSError as error:
        raise files.refusal(file, error) from None
    size = number(file.stat().st_size / 1024)
    counts = {"tables": written.rows["match"], "rows": number(written.total)}
    tell(out(), "admin-backed-up", file=str(file), size=size, **counts)


@command("restore")
def restore(file: BackupFile, **where: str) -> None:
    from bourgade.server.admin.restore import restore as load
    from bourgade.server.admin.verify import verify_store

    with progress("admin-restoring") as step:
        found = asyncio.run(load(file, where["url"], step))
    counts = {"tables": found.rows["match"], "rows": number(found.total)}
    tell(out(), "admin-restored", made=moment(found.made), **counts)
    with progress("admin-replaying") as step:
        findings = on_store(where["url"], lambda store: verify_store(store, step))
    show_findings(findings)


@command("verify-store")
def verify_store(as_json: AsJson = False, **where: str) -> None:
    from bourgade.server.admin.verify import verify_store as verify

    with progress("admin-replaying") as step:
        findings = on_store(where["url"], lambda store: verify(store, step))
    if not as_json:
        show_findings(findings)
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


@command("rebuild-ratings")
def rebuild_ratings(**where: str) -> None:
    from bourgade.server.admin.rebuild import rebuild_ratings as rebuild

    with progress("admin-replaying") as step:
        games, ladders = on_store(where["url"], lambda store: rebuild(store, step))
    tell(out(), "admin-rebuilt", games=games, ladders=ladders)


def show_findings(findings: Findings) -> None:
    """What was checked and what is wrong; exit status 1 if anything is."""
    console = out()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
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
        line = say(PROBLEMS[problem.kind], table=problem.table, where=plain(problem.where))
        console.print(Text.assemble(("✗ ", "red"), line), soft_wrap=True)
    if findings.problems:
        tell(console, "admin-wrong", "bold", count=len(findings.problems))
        raise typer.Exit(1)
    console.print(Text.assemble(("✓ ", "green"), (say("admin-all-right"), "bold")))
