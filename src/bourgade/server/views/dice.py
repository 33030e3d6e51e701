"""What holds for the dice of one table: who could have chosen them, and who could not."""

from __future__ import annotations

from bourgade.server.table_state import TableState
from bourgade.server.views.names import names_of
from bourgade.server.words import TEXTS


def trust_line(table: TableState, language: str) -> str:
    """Whom one has to trust, as far as players added texts of their own to the secret."""
    people = {letter for letter, row in table.sitting.items() if row.kind == "person"}
    added = set(table.hashes)
    if not table.begun:
        return TEXTS.say(language, "dice-trust-waiting")
    if not people:
        return TEXTS.say(language, "dice-trust-bots")
    if not added:
        return TEXTS.say(language, "dice-trust-nobody")
    if added == people:
        return TEXTS.say(language, "dice-trust-all", count=len(added))
    names = names_of(table, language)
    said = ", ".join(names.get(letter, letter) for letter in sorted(added))
    return TEXTS.say(language, "dice-trust-some", names=said, count=len(added))
