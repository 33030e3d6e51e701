"""The store: matches, who sits at them, and their logs, in SQLite or PostgreSQL.

Play only ever inserts rows, but for snapshots, which may be thrown away; the host may remove whole
matches. A writer whose row is there already gets ``Taken``, so any worker may serve any match.
Nothing about a match is kept in memory.
"""

from __future__ import annotations

# They belong to the schema.
from bourgade.server.store import meeting_tables as meeting_tables
from bourgade.server.store import social_tables as social_tables
from bourgade.server.store import tournament_schema as tournament_schema
from bourgade.server.store.database import BadDatabase, Gone, Taken, Unreachable
from bourgade.server.store.rows import (
    ActionRow,
    MatchRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    Stored,
    Summary,
)
from bourgade.server.store.store import Beside, Store

__all__ = [
    "ActionRow",
    "BadDatabase",
    "Beside",
    "Gone",
    "MatchRow",
    "ResultRow",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "Stored",
    "Summary",
    "Taken",
    "Unreachable",
]
