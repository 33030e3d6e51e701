"""What is said at a table, who reported it, who does not want to hear whom; and who is called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


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
    op.create_table(
        "push",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="push_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("push_person", "push", ["person"])
    op.create_table(
        "call",
        sa.Column("push", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("push", "match", name="call_pkey"),
        sa.ForeignKeyConstraint(["push"], ["push.id"], name="call_push_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="call_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("call_due", "call", ["due"])
    op.create_table(
        "server_key",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="server_key_pkey"),
        sqlite_with_rowid=False,
    )
