"""What is said at a table, who reported it, and who does not want to hear whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("hidden", sa.Double),
        sa.PrimaryKeyConstraint("match", "n", name="talk_pkey"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="talk_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("talk_person", "talk", ["person"])
    op.create_table(
        "talk_report",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", "n", "key", name="talk_report_pkey"),
        sa.ForeignKeyConstraint(
            ["match", "n"],
            ["talk.match", "talk.n"],
            name="talk_report_match_fkey",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("talk_report_key", "talk_report", ["key"])
    op.create_table(
        "mute",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="mute_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("mute_muted", "mute", ["muted"])
