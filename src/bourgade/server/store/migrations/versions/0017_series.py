"""Matches that belong to a series."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "series",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("series", sa.Text, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", name="series_pkey"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="series_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("series_series_game", "series", ["series", "game"], unique=True)
