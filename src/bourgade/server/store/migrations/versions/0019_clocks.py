"""Clocks: what was agreed, what is left, and the times without a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("match", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "game_clock",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("runs", sa.Boolean, nullable=False),
        sa.Column("due", sa.Double),
        sa.PrimaryKeyConstraint("match", name="game_clock_pkey"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="game_clock_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("game_clock_due", "game_clock", ["due"])
    op.create_index("game_clock_runs", "game_clock", ["runs"])
    op.create_table(
        "outage",
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("began", "ended", name="outage_pkey"),
        sqlite_with_rowid=False,
    )
