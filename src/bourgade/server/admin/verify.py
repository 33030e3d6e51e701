"""Everything in a store is checked: logs are played again, and dice are drawn again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from sqlalchemy import Connection, and_, exists, func, select

from bourgade.compile.engine import Mode
from bourgade.compile.warmup import loaded_mode
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE
from bourgade.play.fair_dice import FairDice, commitment_of, verify
from bourgade.server import snapshots
from bourgade.server.admin.backup import Progress
from bourgade.server.log_rows import CLOSE, RESIGN, next_actor
from bourgade.server.store import BadDatabase, SnapshotRow, Store, Stored, queries, schema
from bourgade.server.store.digests import believed, damage
from bourgade.server.table_state import TableState
from bourgade.server.table_variant import row_variant

Kind = Literal[
    "unreadable",
    "gap",
    "digest",
    "moves",
    "actor",
    "next",
    "result",
    "dice",
    "snapshot",
    "dangling",
]

FROZEN = frozenset({"game", "rules", "content", "dice"})
"""Why a table may only be shown though nothing is wrong with it: it comes from another day."""


@dataclass(frozen=True)
class StoreProblem:
    """Something that is not as it must be."""

    kind: Kind
    table: str  # the id of a table of the game; of the database, where rows dangle
    where: str = ""  # the ply, or what else it is about


@dataclass
class Findings:
    """What was checked, and what is wrong."""

    tables: int = 0
    rows: int = 0  # of all logs
    outcomes: int = 0  # dice and draws
    snapshots: int = 0
    frozen: int = 0  # tables from another day, which cannot be judged
    problems: list[StoreProblem] = field(default_factory=list[StoreProblem])


async def verify_store(store: Store, tell: Progress | None = None) -> Findings:
    """Check every table, and that no row belongs to nothing."""
    findings = Findings()
    findings.problems += await store.reading(_dangling)
    every = select(schema.match.c.id).order_by(schema.match.c.id)
    ids = await store.reading(lambda connection: [id for (id,) in connection.execute(every)])
    for n, id in enumerate(ids, 1):
        try:
            stored, taken = await store.reading(lambda connection, id=id: _read(connection, id))
            if stored is not None:  # else the host has removed it meanwhile
                findings.problems += _problems(stored, taken, findings)
        except Exception as error:  # whatever a row that is not what we wrote leads to
            if isinstance(error, BadDatabase) and error.args_.get("why") != "broken":
                raise  # it is not the rows: the database is away
            problem = f"{type(error).__name__}: {error}"
            findings.problems.append(StoreProblem("unreadable", id, problem[:200]))
        if tell:
            tell(n, len(ids))
    return findings


def _read(connection: Connection, id: str) -> tuple[Stored | None, list[SnapshotRow]]:
    taken = queries.snapshots_of(connection, id)
    return queries.read_match(connection, id, -1, -1), taken


def _dangling(connection: Connection) -> list[StoreProblem]:
    """Rows that refer to something which is not there; a sound database cannot have any."""
    found: list[StoreProblem] = []
    for table in schema.metadata.sorted_tables:
        for key in table.foreign_key_constraints:
            owner = key.referred_table.alias()
            fits = and_(*(one.parent == owner.c[one.column.name] for one in key.elements))
            lost = select(func.count()).select_from(table).where(~exists().where(fits))
            if count := connection.execute(lost).scalar_one():
                found.append(StoreProblem("dangling", table.name, str(count)))
    return found


def _problems(
    stored: Stored, taken: list[SnapshotRow], findings: Findings
) -> Iterator[StoreProblem]:
    """What is wrong with one table."""
    id = stored.match.id
    findings.tables += 1
    findings.rows += len(stored.actions)
    plies, numbers = [row.ply for row in stored.actions], [row.n for row in stored.seats]
    for name, found in (("action", plies), ("seat", numbers)):
        if found != list(range(len(found))):
            missing = next(n for n, have in enumerate(found) if n != have)
            yield StoreProblem("gap", id, f"{name} {missing}")
            return
    if (ply := damage(stored)) is not None:
        yield StoreProblem("digest", id, str(ply))
        stored = believed(stored)  # see what became of it
    table, fitting = _replay(stored, taken)
    if table.frozen in FROZEN:
        findings.frozen += 1
        return
    if table.frozen or table.match is None:
        yield StoreProblem("moves", id, _first_refused(table))
        return
    yield from _wrong_rows(table, stored)
    yield from _wrong_result(table, stored)
    yield from _wrong_dice(table, findings)
    findings.snapshots += len(taken)
    yield from (StoreProblem("snapshot", id, str(row.ply)) for row in taken if row not in fitting)


def _replay(stored: Stored, taken: list[SnapshotRow]) -> tuple[TableState, list[SnapshotRow]]:
    """A table from all its rows, and those of its snapshots that it agrees with."""
    table = TableState.begin(stored, _mode(stored))
    table.extend(Stored(stored.match, stored.seats, (), None))
    fitting: list[SnapshotRow] = []
    for row in taken:
        table.extend(Stored(stored.match, (), stored.actions[table.ply : row.ply], None))
        if table.frozen or table.ply != row.ply or table.match is None:
            continue
        if snapshots.take(table) == row or not snapshots.is_trusted(table, row):
            fitting.append(row)  # one that is not trusted is passed over by the server too
    table.extend(Stored(stored.match, (), stored.actions[table.ply :], stored.result))
    return table, fitting


def _mode(stored: Stored) -> Mode:
    try:
        return loaded_mode(row_variant(stored.match), "rules")
    except BourgadeError:
        return "python"  # the game is there no longer


def _first_refused(table: TableState) -> str:
    lines = (line for line in table.log if line.step is None and not line.text.startswith("!"))
    first = next(lines, None)
    return "position" if first is None else f"{first.ply} {first.text}"


def _wrong_rows(table: TableState, stored: Stored) -> Iterator[StoreProblem]:
    """A move that was written for another seat than the one that had to decide."""
    for line in table.log:
        if line.step is not None:
            actor = "*" if line.step.actor == BY_CHANCE else line.step.actor
            if line.actor != actor:
                yield StoreProblem("actor", table.id, str(line.ply))
    assert table.match is not None
    if stored.actions:
        expected = "" if stored.result else next_actor(table.match)
        if stored.actions[-1].next != expected:
            yield StoreProblem("next", table.id, str(stored.actions[-1].ply))


def _wrong_result(table: TableState, stored: Stored) -> Iterator[StoreProblem]:
    result = stored.result
    if (result and (result.reason, result.winners)) != _expected_result(table):
        yield StoreProblem("result", table.id, result.reason if result else "")


def _expected_result(table: TableState) -> tuple[str, str] | None:
    """Why the game ended and who won, as the log has it; None if it goes on."""
    match = table.match
    assert match is not None
    last = table.log[-1].text.partition(" ")[0] if table.log else ""
    if last == CLOSE:
        return "closed", ""
    if match.over:
        return "played", "".join(match.winners)
    left = [letter for letter in table.letters if letter not in table.resigned]
    if last == RESIGN and len(left) == 1:
        return "resigned", left[0]
    if last == RESIGN and not table.people:
        return "abandoned", ""
    return None


def _wrong_dice(table: TableState, findings: Findings) -> Iterator[StoreProblem]:
    match, row = table.match, table.row
    assert match is not None
    if row.chance != "fair" or not table.begun:
        return
    # The secret is told to players at the end of the game only; the host has it at any time.
    commitment = commitment_of(row.secret)
    match.dice = FairDice(table.id, table.contributions, commitment, row.secret, table.chosen_steps)
    verdict = verify(match)
    findings.outcomes += len(verdict.checks)
    if not verdict.right:
        first = next((str(check.ply) for check in verdict.wrong), "contribution")
        yield StoreProblem("dice", table.id, first)
