"""Tournaments: entrants, rounds, tables and what they counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.Text, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("name", "note", "game", "edition")),
        sa.Column("form", sa.Text, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("most", "rounds", "minutes")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("limit", "patience", "pause")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("absent", "rated")),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("begun", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("busy", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tournament_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("tournament_state_made", "tournament", ["state", "made"])
    op.create_index("tournament_person", "tournament", ["person"])
    op.create_table(
        "entrant",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("person", "name", "colour")),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("away", sa.Double),
        sa.PrimaryKeyConstraint("tournament", "n", name="entrant_pkey"),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournament.id"],
            name="entrant_tournament_fkey",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("entrant_person", "entrant", ["person"])
    op.create_table(
        "tournament_table",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("drawn", sa.Double, nullable=False),
        sa.Column("made", sa.Double),
        sa.Column("done", sa.Double),
        sa.PrimaryKeyConstraint("tournament", "round", "n", name="tournament_table_pkey"),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournament.id"],
            name="tournament_table_tournament_fkey",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("tournament_table_match", "tournament_table", ["match"])
    op.create_table(
        "tournament_seat",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("came", sa.Double),
        sa.Column("absent", sa.Double),
        sa.Column("place", sa.Integer),
        sa.Column("units", sa.Integer),
        sa.PrimaryKeyConstraint("tournament", "round", "n", "seat", name="tournament_seat_pkey"),
        sa.ForeignKeyConstraint(
            ["tournament", "round", "n"],
            ["tournament_table.tournament", "tournament_table.round", "tournament_table.n"],
            name="tournament_seat_tournament_fkey",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
