"""Digests of matches, of the rows of their logs and of results, over what is there now."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

AGREED = (
    "id", "game", "options", "rules_version", "content", "position", "chance", "secret", "pace",
    "listed", "origin", "made", "hints",
)  # fmt: skip
ROW = ("ply", "actor", "text", "next", "at")
RESULT = ("winners", "reason", "at")

MATCHES = 50
"""Whose rows are in memory at once."""

ROWS = 2000
"""That are written at once."""


def upgrade() -> None:
    for table in ("match", "action", "result"):
        digest = sa.Column("digest", sa.LargeBinary, nullable=False, server_default="")
        op.add_column(table, digest)
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        # A worker of before that still runs must fail to write: it would break the chain.
        for table in ("match", "action", "result"):
            op.alter_column(table, "digest", server_default=None)
    metadata = sa.MetaData()
    metadata.reflect(connection, only=("match", "action", "result"))
    match, action, result = (metadata.tables[name] for name in ("match", "action", "result"))
    ids = list(connection.execute(sa.select(match.c.id).order_by(match.c.id)).scalars())
    for first in range(0, len(ids), MATCHES):
        some = ids[first : first + MATCHES]
        last = _fill(connection, match, {}, some)
        last |= _fill(connection, action, last, some)
        _fill(connection, result, last, some)


def _fill(
    connection: sa.Connection, table: sa.Table, before: dict[str, bytes], ids: list[str]
) -> dict[str, bytes]:
    """Digest the rows of some matches after those before; the last digest of each."""
    key = table.c.id if table.name == "match" else table.c.match
    names = {"match": AGREED, "action": ROW, "result": RESULT}[table.name]
    rows = sa.select(key, *(table.c[name] for name in names)).where(key.in_(ids))
    last = dict(before)
    found: list[dict[str, Any]] = []
    for id, *values in connection.execute(rows.order_by(*table.primary_key)):
        if table.name == "match":
            facts: dict[str, Any] = dict(zip(names, list[Any](values), strict=True))
            facts["options"] = _facts(facts["options"]) or {}
            facts["position"] = _facts(facts["position"])
            values = list(facts.values())
        last[id] = _digest(last.get(id, b""), values)
        new = {"b_id": id, "b_digest": last[id]}
        found.append(new | ({"b_ply": values[0]} if table.name == "action" else {}))
    update = sa.update(table).where(key == sa.bindparam("b_id"))
    if table.name == "action":
        update = update.where(table.c.ply == sa.bindparam("b_ply"))
    update = update.values(digest=sa.bindparam("b_digest"))
    for first in range(0, len(found), ROWS):
        connection.execute(update, found[first : first + ROWS])
    return last


def _facts(text: Any) -> dict[str, Any] | None:
    """An object from its JSON; one that is damaged already must not keep the others back."""
    try:
        found = json.loads(text or "null")
    except (TypeError, ValueError):
        return None
    return found if isinstance(found, dict) else None  # pyright: ignore[reportUnknownVariableType]


def _digest(before: bytes, values: list[Any]) -> bytes:
    """As ``digests.py`` wrote them when this was made."""
    told = json.dumps(values, separators=(",", ":"), default=repr).encode()
    return hashlib.sha256(before + told).digest()[:16]
