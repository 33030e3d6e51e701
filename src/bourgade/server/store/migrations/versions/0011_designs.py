"""Designs of the workshop, and who reported one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "design",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="design_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("design_family_version", "design", ["family", "version"], unique=True)
    op.create_index("design_person", "design", ["person"])
    op.create_table(
        "design_report",
        sa.Column("design", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("design", "key", name="design_report_pkey"),
        sa.ForeignKeyConstraint(
            ["design"], ["design.id"], name="design_report_design_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("design_report_key", "design_report", ["key"])
    op.create_table(
        "design_hidden",
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("family", name="design_hidden_pkey"),
        sqlite_with_rowid=False,
    )
