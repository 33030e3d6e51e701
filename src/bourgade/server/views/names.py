"""How people, bots and seats are called, in one language."""

from __future__ import annotations

from functools import cache

from bourgade.kernel.i18n import LANGUAGES, Texts, message_id
from bourgade.server.opponents import LEVELS
from bourgade.server.store import SeatRow
from bourgade.server.table_state import TableState
from bourgade.server.words import TEXTS


def said(texts: Texts, language: str, message: str, otherwise: str = "") -> str:
    """A sentence that not every language file has."""
    return texts.say(language, message) if texts.has(language, message) else otherwise


@cache
def bots(language: str) -> tuple[tuple[str, str, str], ...]:
    """The bots that are offered, what they are called, and a sentence on each."""
    about = {spec: said(TEXTS, language, f"bot-{message_id(spec)}-about") for spec in LEVELS}
    return tuple((spec, bot_name(language, spec), about[spec]) for spec in LEVELS)


def bot_name(language: str, spec: str) -> str:
    return said(TEXTS, language, f"bot-{message_id(spec)}", spec)


def shown_name(seat: SeatRow, language: str) -> str:
    """What a list calls the person or bot in a seat."""
    if seat.kind == "open":
        return TEXTS.say(language, "seat-open")
    if seat.kind == "bot":
        return TEXTS.say(language, "bot-named", bot=bot_name(language, seat.bot), letter=seat.seat)
    if seat.erased:
        return TEXTS.say(language, "player-erased")
    return seat.name or TEXTS.say(language, f"guest-{seat.seat.lower()}")


def name_for(seat: SeatRow, language: str, mine: frozenset[str]) -> str:
    """The same for a viewer: a player without a name who plays no other seat here is “You”."""
    if not seat.name and not seat.erased and mine == frozenset(seat.seat):
        return TEXTS.say(language, "you")
    return shown_name(seat, language)


def reader_of(table: TableState, mine: frozenset[str]) -> str:
    """The seat that sentences call “you”: that of a viewer who plays one, and gave no name."""
    row = table.sitting.get(min(mine)) if len(mine) == 1 else None
    return row.seat if row is not None and not row.name and not row.erased else ""


def names_of(table: TableState, language: str) -> dict[str, str]:
    """What sentences call the players of a table: people by name, bots by what they are."""
    seated = {s: shown_name(row, language) for s, row in table.sitting.items()}
    names = {s: name for s, name in seated.items() if table.sitting[s].kind != "open"}
    return {**names, **automata(table, language)}


def all_names(table: TableState) -> dict[str, dict[str, str]]:
    """The same in every language."""
    return {language: names_of(table, language) for language in LANGUAGES}


def automata(table: TableState, language: str) -> dict[str, str]:
    """The opponents that the rules of a game play themselves."""
    if table.match is None:
        return {}
    variant = table.match.variant
    return {letter: variant.name(language, "seats", letter) for letter in variant.automata}
