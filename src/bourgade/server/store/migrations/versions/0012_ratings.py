"""Rated tables, ratings, and the id by which others know a person."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

BYTES = 9  # of an id that others see


def upgrade() -> None:
    op.add_column("match", sa.Column("rated", sa.Text, nullable=False, server_default=""))
    op.create_index("match_rated", "match", ["rated"])
    _name_people()
    op.create_table(
        "rated_seat",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="rated_seat_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("rated_seat_ladder_at", "rated_seat", ["ladder", "at"])
    op.create_index("rated_seat_person", "rated_seat", ["person"])
    op.create_table(
        "rating",
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("ladder", "person", name="rating_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_person", "rating", ["person"])
    op.create_index("rating_ladder_mu", "rating", ["ladder", "mu"])


def _name_people() -> None:
    """Everybody with a profile gets an id that says nothing about their key."""
    op.add_column("person", sa.Column("public", sa.Text, nullable=False, server_default=""))
    person = sa.table("person", sa.column("key", sa.Text), sa.column("public", sa.Text))
    connection = op.get_bind()
    for key in connection.execute(sa.select(person.c.key)).scalars().all():
        named = sa.update(person).where(person.c.key == key)
        connection.execute(named.values(public=secrets.token_urlsafe(BYTES)))
    op.create_index("person_public", "person", ["public"], unique=True)
