"""Names and contributions leave the seats, for a table whose rows may be erased.

Nothing in the log is rewritten. A table that began before with contributions has their texts in its
log: it is only shown from now on, and its texts go with the whole table. Seats of tables that have
not begun get their salts now.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "said",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("contribution", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "n", name="said_pkey"),
        sa.ForeignKeyConstraint(
            ["match", "n"], ["seat.match", "seat.n"], name="said_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    salt = {
        "sqlite": "lower(hex(randomblob(16)))",
        "postgresql": "replace(gen_random_uuid()::text, '-', '')",
    }[op.get_bind().dialect.name]
    op.execute(
        "INSERT INTO said (match, n, name, contribution, salt)"
        f" SELECT match, n, name, contribution, {salt} FROM seat"
    )
    op.drop_column("seat", "name")
    op.drop_column("seat", "contribution")
