"""What the web board shows beside the position: stars, prices and spaces, as the rules count."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bourgade.games.mintworks.rules import cards, mints
from bourgade.kernel.game import BoardData, Standing, Variant, Viewpoint
from bourgade.kernel.layout import plain

# The verbs of the phases in which a location, a plan on offer or a card of one's own is chosen
PLACES = {"place": "place", "copy": "copy_location"}
SUPPLY = {"buy": "buy", "take": "take_plan"}
CARDS = {"build": "build", "recycle": "recycle", "give": "give"}


def board_data(variant: Variant, seen: Viewpoint) -> BoardData:
    book, letters = variant.plain_book, variant.words["seats"]
    automaton = book.automaton
    endless = automaton.seat >= 0 and automaton.unlimited
    stars = _stars(variant, seen)
    facts: dict[str, Any] = {
        "stars": stars,
        "placed_by": _placed_by(seen),
        **_prices(variant, seen),
        "spaces": {
            word: book.location[n].spaces for n, word in enumerate(variant.words["locations"])
        },
        "end_stars": book.end_stars,
        "mint_total": book.mint_total,
        "endless": letters[automaton.seat] if endless else "",
    }
    built = {letter: seen.position["players"][letter]["buildings"] for letter in letters}
    shown = {letter: sum(stars[plan] for plan in plans) for letter, plans in built.items()}
    return BoardData(facts, _asked(seen), Standing(shown, book.end_stars))


def _placed_by(seen: Viewpoint) -> dict[str, list[str]]:
    """Whose mints lie at a location. Mints do not say it; the last placements do."""
    lying = {location: len(spaces) for location, spaces in seen.position["placed"].items()}
    found: dict[str, list[str]] = {}
    newest = (event for event in seen.events if event.name == "placed")
    for event in islice(newest, sum(lying.values())):
        found.setdefault(event.args["location"], []).insert(0, event.seat)
    return {place: seats for place, seats in found.items() if len(seats) == lying.get(place)}


def _stars(variant: Variant, seen: Viewpoint) -> dict[str, int]:
    """What every building gives its owner now."""
    state, book = plain(seen.state), variant.plain_book
    plans = variant.words["plans"]
    return {
        plan: cards.stars_of(state, book, seat, plans.index(plan))
        for seat, letter in enumerate(variant.words["seats"])
        for plan in seen.position["players"][letter]["buildings"]
    }


def _prices(variant: Variant, seen: Viewpoint) -> dict[str, Any]:
    """Prices are those of the player who pays: the one who decides, or the viewer."""
    position, book, words = seen.position, variant.plain_book, variant.words
    pays = position["active"] if seen.deciding else seen.seat
    if not pays:
        return {"pays": "", "plan_prices": {}, "location_prices": {}}
    payer = plain(seen.state).players[words["seats"].index(pays)]
    copying = 1 if seen.phase == "copy" or position["copied"] else 0
    return {
        "pays": pays,
        "plan_prices": {
            plan: mints.price(book, payer, book.supplier, words["plans"].index(plan), copying)
            for plan in position["supply"].values()
        },
        "location_prices": {
            word: mints.price(book, payer, n, 0, copying)
            for n, word in enumerate(words["locations"])
        },
    }


def _asked(seen: Viewpoint) -> list[tuple[str, str]]:
    position, phase = seen.position, seen.phase
    if phase in PLACES:
        return [(PLACES[phase], word) for word in position["in_play"]]
    if phase in SUPPLY:
        return [(SUPPLY[phase], plan) for plan in position["supply"].values()]
    if phase in CARDS and position["active"]:
        hood = position["players"][position["active"]]
        return [(CARDS[phase], plan) for pile in ("buildings", "plans") for plan in hood[pile]]
    return []
