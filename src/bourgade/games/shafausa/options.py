"""What can be chosen before set-up (SH-214)."""

from __future__ import annotations

from collections.abc import Callable

from bourgade.games.shafausa.actions import PLACES
from bourgade.games.shafausa.tables import Content
from bourgade.kernel.game import EDITION, PLAYERS, SEAT_LETTERS, Option, Options


def _players(content: Content, chosen: Options) -> tuple[int, ...]:
    limits = content.limits
    return tuple(range(limits.players_min, limits.players_max + 1))


NO_PEOPLE = "none"


def _is_assigned(seat: int) -> Callable[[Options], bool]:
    return lambda chosen: chosen["peoples"] == "assigned" and seat < chosen["players"]


def _people_of(seat: int) -> Callable[[Content, Options], tuple[str, ...]]:
    """SH-215: the host names different peoples, seat by seat."""

    def allowed(content: Content, chosen: Options) -> tuple[str, ...]:
        if not _is_assigned(seat)(chosen):
            return (NO_PEOPLE,)
        taken = {chosen[people_option(other)] for other in range(seat)}
        return tuple(name for name in content.peoples if name not in taken)

    return allowed


def people_option(seat: int) -> str:
    return f"people_{SEAT_LETTERS[seat].lower()}"


def _power_cards(content: Content, chosen: Options) -> tuple[str, ...]:
    """SH-217: FAMILY never has them."""
    return ("off",) if chosen["edition"] == "family" else ("on", "off")


def _round_cap(content: Content, chosen: Options) -> tuple[int, ...]:
    rounds = content.rounds
    others = (n for n in range(1, rounds.most + 1) if n != rounds.cap)
    return (rounds.cap, *others)


OPTIONS = (
    Option(EDITION, ("geek", "family", "colonial"), "SH-001"),
    Option(PLAYERS, _players, "SH-002"),
    Option("start_order", ("random", "seats"), "SH-216"),
    Option("power_cards", _power_cards, "SH-217"),
    Option("peoples", ("choose", "random", "assigned"), "SH-019"),
    *(
        Option(people_option(p), _people_of(p), "SH-215", _is_assigned(p))
        for p in range(len(PLACES.words))
    ),
    Option("round_cap", _round_cap, "SH-182"),
)
