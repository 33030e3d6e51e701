"""Whether a table allows hints, and reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    hints = sa.Column("hints", sa.Text, nullable=False, server_default="alone")
    op.add_column("match", hints)
    op.create_table(
        "review",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", name="review_pkey"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="review_match_fkey"),
    )
