"""The ids of tables: an id opens the table, so nothing public may tell one."""

from __future__ import annotations

import hmac
import secrets

from bourgade.server.table_state import TableState

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that cannot be confused when a link is read aloud."""

LENGTH = 8


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def rematch_id(table: TableState) -> str:
    """The id of a table's rematch: all who want one get the same.

    It follows from what only the devices at the table know together. The secret of the dice would
    not do, since the end of a game reveals it.
    """
    known = "".join(table.sitting[letter].person for letter in table.letters)
    digest = hmac.digest(known.encode(), f"rematch {table.id}".encode(), "sha256")
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:LENGTH])
