"""Designs of the workshop: content that people keep under a name, version by version."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, func, insert, select

from bourgade.server.errors import NotFound
from bourgade.server.store import schema

MOST = 200
"""Designs of one person, all versions counted."""


@dataclass(frozen=True, slots=True)
class Design:
    """One version of a design."""

    id: str
    family: str  # the id of its first version
    version: int
    game: str
    options: Mapping[str, str | int]
    name: str
    text: str
    person: str  # whose it is
    made: float
    hidden: bool = False
    reports: int = 0


design, reported, hidden = schema.design.c, schema.design_report.c, schema.design_hidden.c


def add(connection: Connection, one: Design, after: str = "") -> Design:
    """Keep a design: as the next version of another one of the same person, or as a new one."""
    former = read(connection, after) if after else None
    if former is not None and former.person == one.person and former.game == one.game:
        newest = select(func.max(design.version)).where(design.family == former.family)
        version = connection.execute(newest).scalar_one() + 1
        one = replace(one, family=former.family, version=version)
    else:
        one = replace(one, family=one.id, version=1)
    values = {column.name: getattr(one, column.name) for column in schema.design.c}
    connection.execute(insert(schema.design), values | {"options": json.dumps(dict(one.options))})
    return one


def read(connection: Connection, id: str) -> Design | None:
    """A design, and whether the host hides it."""
    return next(iter(_read(connection, _wanted().where(design.id == id))), None)


def of_person(connection: Connection, key: str) -> list[Design]:
    """All that a person keeps, the newest first."""
    wanted = _wanted().where(design.person == key).order_by(design.made.desc(), design.id)
    return _read(connection, wanted.limit(MOST))


def count(connection: Connection, key: str) -> int:
    """How many a person keeps."""
    wanted = select(func.count()).where(design.person == key)
    return connection.execute(wanted).scalar_one()


def _wanted() -> Select[Any]:
    is_hidden = exists().where(hidden.family == design.family)
    reports = select(func.count()).where(reported.design == design.id).scalar_subquery()
    return select(schema.design, is_hidden.label("hidden"), reports.label("reports"))


def _read(connection: Connection, wanted: Select[Any]) -> list[Design]:
    return [
        Design(
            row.id, row.family, row.version, row.game, json.loads(row.options), row.name, row.text,
            row.person, row.made, bool(row.hidden), row.reports,
        )
        for row in connection.execute(wanted)
    ]  # fmt: skip


def report(connection: Connection, id: str, key: str, at: float) -> None:
    """Note that a person reports a design; once counts."""
    known = exists().where(reported.design == id, reported.key == key)
    if not connection.execute(select(known)).scalar_one():
        connection.execute(insert(schema.design_report), {"design": id, "key": key, "at": at})


def reported_by(connection: Connection, key: str) -> list[str]:
    """The designs that a person reported."""
    wanted = select(reported.design).where(reported.key == key).order_by(reported.design)
    return list(connection.execute(wanted).scalars())


def move_reports(connection: Connection, former: str, key: str) -> None:
    """Two people turn out to be one: what both reported counts once."""
    for id in reported_by(connection, former):
        report(connection, id, key, 0.0)
    connection.execute(delete(schema.design_report).where(reported.key == former))


def forget(connection: Connection, key: str) -> None:
    """Erase the designs of a person, and that they reported others."""
    connection.execute(delete(schema.design_report).where(reported.key == key))
    mine = select(design.id).where(design.person == key)
    connection.execute(delete(schema.design_report).where(reported.design.in_(mine)))
    connection.execute(delete(schema.design).where(design.person == key))
    families = select(design.family)
    connection.execute(delete(schema.design_hidden).where(hidden.family.not_in(families)))


# The host


def newest(connection: Connection, limit: int, *, only_reported: bool = False) -> list[Design]:
    """The designs of all, those with reports first."""
    wanted = _wanted()
    if only_reported:
        wanted = wanted.where(exists().where(reported.design == design.id))
    order = wanted.selected_columns["reports"].desc()
    return _read(connection, wanted.order_by(order, design.made.desc()).limit(limit))


def hide(connection: Connection, id: str, at: float) -> bool:
    """Let nobody open a design but its maker; whether it was open until now. Tables that are
    played with it go on."""
    found = _found(connection, id)
    if not found.hidden:
        connection.execute(insert(schema.design_hidden), {"family": found.family, "at": at})
    return not found.hidden


def unhide(connection: Connection, id: str) -> bool:
    """Let others open a design again; whether it was hidden."""
    family = _found(connection, id).family
    gone = connection.execute(delete(schema.design_hidden).where(hidden.family == family))
    return gone.rowcount > 0


def _found(connection: Connection, id: str) -> Design:
    found = read(connection, id)
    if found is None:
        raise NotFound("error-no-design", id=id[:40])
    return found
