"""The lesson that is given at a table.

Digests need not be made anew: that of a match without a lesson is what it was (``digests.py``).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("match", sa.Column("lesson", sa.Text, nullable=False, server_default=""))
