"""What people choose about others: whom they block; and the picture that others see of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("person", sa.Column("avatar", sa.Text, nullable=False, server_default=""))
    op.add_column(
        "person", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "blocked",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="blocked_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("blocked_other", "blocked", ["other"])
