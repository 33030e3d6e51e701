"""The cards of Mint Works as they are printed: plans, locations and solo opponents."""

from __future__ import annotations

from collections.abc import Iterable

from bourgade.games.mintworks.content import AutomatonCard, LocationCard, PlanCard
from bourgade.kernel.i18n import message_id
from bourgade.kernel.printed import (
    CARD,
    EDGE,
    PrintedArea,
    PrintedFace,
    PrintedMark,
    PrintedPiece,
    PrintedText,
    PrintOrder,
    printed_card,
)

COLOURS = {"culture": "purple", "production": "green", "utility": "blue", "deed": "yellow"}
LOCATIONS = {
    "core": ("mint-rim", "mint-tint"),
    "deed": ("yellow", "yellow-tint"),
    "advanced": ("purple", "purple-tint"),
}
NOT_TOLD = {"id", "type", "kind", "cost", "stars", "spaces", "french_name", "rules", "note"}
"""Figures that stand on a card by themselves, or not at all; the others are told in words."""
SOURCES = {"provenance", "detail"}


def pieces(order: PrintOrder) -> Iterable[PrintedPiece]:
    """Every card of the box, each of which is in it once."""
    content = order.variant.content
    for plan in content.plans.values():
        yield printed_card("plans", plan.id, 1, _plan(order, plan))
    for place in content.locations.values():
        yield printed_card("locations", place.id, 1, _location(order, place), _spaces(place))
    for opponent in content.automata.values():
        yield printed_card("automata", opponent.id, 1, _automaton(order, opponent))


def _told(order: PrintOrder, table: str, word: str) -> list[str]:
    """The figures of a row that its words are about."""
    row = order.variant.tables.data[table][word]
    printed = order.variant.game.shipped.data[table].get(word, {})
    return [key for key in {**printed, **row} if key not in NOT_TOLD | SOURCES]


def _plan(order: PrintOrder, plan: PlanCard) -> PrintedFace:
    return PrintedFace(
        order.name("plans", plan.id),
        f"plans-{plan.id}",
        COLOURS[plan.type],
        kind=order.name("type", plan.type),
        head="×" if plan.stars_each else str(plan.stars),
        head_symbol="kit:star",
        sign=f"types-{plan.type}",
        text=order.does("plan", plan.id, *_told(order, "plan", plan.id)),
        price=str(plan.cost),
        coin="mint",
    )


def _location(order: PrintOrder, place: LocationCard) -> PrintedFace:
    colour, tint = LOCATIONS[place.kind]
    own = f"brief-location-{message_id(place.id)}"
    has_own = order.texts.has(order.language, own)
    return PrintedFace(
        order.name("locations", place.id),
        f"locations-{place.id}",
        colour,
        tint,
        kind=order.name("type", place.kind),
        text=order.does(
            "location",
            place.id,
            *_told(order, "location", place.id),
            message=own if has_own else "",
        ),
        foot=SPACE + BELOW + 1,
    )


SPACE = 10.0
APART = 3.0
BELOW = 3.5
"""Height of the numbers of players below a space."""


def _spaces(place: LocationCard) -> Iterable[PrintedMark]:
    """The spaces for mints, each with the numbers of players that use it."""
    most = max(place.spaces.values())
    left = (CARD[0] - most * SPACE - (most - 1) * APART) / 2
    top = CARD[1] - EDGE - 1.5 - BELOW - SPACE
    price = str(place.cost) if place.cost else f"+{place.surcharge}" if place.surcharge else "×"
    for n in range(most):
        x = left + n * (SPACE + APART)
        players = [players for players, spaces in sorted(place.spaces.items()) if spaces > n]
        yield PrintedArea(x, top, SPACE, SPACE, "mint-tint", "mint-rim", SPACE / 2)
        yield PrintedText(x, top, SPACE, SPACE, price, 15, True, "mint-ink")
        yield PrintedText(x - 1, top + SPACE, SPACE + 2, BELOW, _run(players), 6.5, True)


def _run(players: list[str]) -> str:
    """Numbers of players: ``1–4``, or those there are."""
    first, last = players[0], players[-1]
    whole = len(players) == int(last) - int(first) + 1 and len(players) > 1
    return f"{first}–{last}" if whole else ", ".join(players)


def _automaton(order: PrintOrder, opponent: AutomatonCard) -> PrintedFace:
    return PrintedFace(
        order.name("automata", opponent.id),
        f"automata-{opponent.id}",
        "grey",
        kind=order.name("type", "automaton"),
        text=order.does("automaton", opponent.id, *_told(order, "automaton", opponent.id)),
    )
