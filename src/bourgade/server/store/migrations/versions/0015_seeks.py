"""People who look for opponents."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "seek",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Text, nullable=False),
        sa.Column("patience", sa.Double, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("sender", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="seek_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("seek_match", "seek", ["match"])
