"""Clubs of friends, and who belongs to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "club",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="club_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "club_member",
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="club_member_pkey"),
        sa.ForeignKeyConstraint(
            ["club"], ["club.id"], name="club_member_club_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("club_member_person", "club_member", ["person"])
