"""What the web board shows beside the position: the cards in play, in card order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bourgade.kernel.game import BoardData, Standing, Variant, Viewpoint

# The verb of the phases in which a card of a city is chosen
MOVES_A_CARD = {"move": "give", "swap_mine": "swap_mine", "swap_theirs": "swap_theirs"}


def board_data(variant: Variant, seen: Viewpoint) -> BoardData:
    content, edition = variant.content, str(variant.options["edition"])
    kinds, landmarks = content.kinds(edition), content.landmarks(edition)
    position, asked = seen.position, list[tuple[str, str]]()
    if seen.phase == "build":
        asked += [("build", kind.id) for kind in kinds if kind.id in position["market"]]
        asked += [("complete", landmark.id) for landmark in landmarks]
    elif verb := MOVES_A_CARD.get(seen.phase):
        owner = position["partner" if verb == "swap_theirs" else "active"]
        city = position["players"].get(owner, {"open": (), "closed": ()})
        asked += [(verb, kind) for kind in city["open"]]
        asked += [(verb, f"closed {kind}") for kind in city["closed"]]
    acting = {letter: _acting(variant, position, letter) for letter in position["players"]}
    facts = {"kinds": kinds, "landmarks": landmarks, "acting": acting}
    return BoardData(facts, asked, _standing(variant, position))


def _standing(variant: Variant, position: Mapping[str, Any]) -> Standing:
    edition = variant.content.editions[str(variant.options["edition"])]
    counted = set(edition.monuments)
    built = {seat: len(counted & {*city["built"]}) for seat, city in position["players"].items()}
    return Standing(built, edition.monuments_needed)


def _acting(variant: Variant, position: Mapping[str, Any], letter: str) -> list[str]:
    """The open establishments of a city that the number rolled sets to work."""
    if not position["die1"]:
        return []
    content, city = variant.content, position["players"][letter]
    edition = content.editions[str(variant.options["edition"])]
    total = position["die1"] + position["die2"] + position["bonus"]
    uncounted = variant.options["city_hall_counts"] == "off" and bool(edition.start_built)
    monuments = len(city["built"]) - uncounted
    found: list[str] = []
    for id in city["open"]:
        kind = content.establishments[id]
        answers = kind.colour == "blue" or (kind.colour == "red") == (letter != position["active"])
        if answers and total in kind.dice:
            effect = kind.effect
            needs, below, with_kind = (
                effect.owner_has, effect.owner_monuments_below, effect.owner_has_kind,
            )  # fmt: skip
            has = not with_kind or with_kind in city["open"] or with_kind in city["closed"]
            thrown = not effect.on_double or position["die1"] == position["die2"]
            if (not needs or needs in city["built"]) and monuments < below and has and thrown:
                found.append(id)
    return found
