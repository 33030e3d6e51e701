"""People with profiles, the devices of each, and links that make a device one of theirs.

A seat is a person's, who may have several devices: what was called its token is their key.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.drop_index("seat_token", "seat")
    op.alter_column("seat", "token", new_column_name="person")
    op.create_index("seat_person", "seat", ["person"])
    op.add_column("said", sa.Column("colour", sa.Text, nullable=False, server_default=""))
    op.add_column("sender", sa.Column("person", sa.Text, nullable=False, server_default=""))
    op.create_index("sender_person", "sender", ["person"])
    op.create_table(
        "person",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("recovery", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", name="person_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("person_recovery", "person", ["recovery"])
    op.create_table(
        "device",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("revoked", sa.Double),
        sa.PrimaryKeyConstraint("key", name="device_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("device_person", "device", ["person"])
    op.create_table(
        "device_link",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="device_link_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("device_link_person", "device_link", ["person"])
