"""The options, chosen before set-up (SH-214)."""

from __future__ import annotations

from collections.abc import Callable

from bourgade.games.shafausa.actions import PLACES
from bourgade.games.shafausa.tables import Content
from bourgade.kernel.game import EDITION, Option, Options
from bourgade.kernel.layout import SEAT_LETTERS
from bourgade.kernel.options import players

NO_PEOPLE = "none"


def _is_assigned(seat: int) -> Callable[[Options], bool]:
    return lambda chosen: chosen["peoples"] == "assigned" and seat < chosen["players"]


def _people_of(seat: int) -> Option:
    """SH-215: the host assigns different peoples, seat by seat."""

    def allowed(content: Content, chosen: Options) -> tuple[str, ...]:
        if not _is_assigned(seat)(chosen):
            return (NO_PEOPLE,)
        taken = {chosen[people_option(other)] for other in range(seat)}
        return tuple(name for name in content.peoples if name not in taken)

    return Option(people_option(seat), allowed, "SH-215", _is_assigned(seat))


def people_option(seat: int) -> str:
    return f"people_{SEAT_LETTERS[seat].lower()}"


def _power_cards(content: Content, chosen: Options) -> tuple[str, ...]:
    """SH-217: FAMILY never uses POWER cards."""
    return ("off",) if chosen["edition"] == "family" else ("on", "off")


def _round_cap(content: Content, chosen: Options) -> tuple[int, ...]:
    rounds = content.rounds
    others = (n for n in range(1, rounds.most + 1) if n != rounds.cap)
    return (rounds.cap, *others)


OPTIONS = (
    Option(EDITION, ("geek", "family", "colonial"), "SH-001"),
    players("SH-002", lambda content, chosen: content.limits),
    Option("start_order", ("random", "seats"), "SH-216"),
    Option("power_cards", _power_cards, "SH-217"),
    Option("peoples", ("choose", "random", "assigned"), "SH-019"),
    *(_people_of(seat) for seat in range(len(PLACES.words))),
    Option("round_cap", _round_cap, "SH-182"),
)
