"""What all tables of the database have in common."""

from __future__ import annotations

from typing import Any

from sqlalchemy import MetaData

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

# Rows lie in the order of the key, so that the log of a match is read from one place.
BY_KEY: dict[str, Any] = {"sqlite_with_rowid": False}
