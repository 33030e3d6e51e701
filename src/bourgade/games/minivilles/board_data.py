"""What the web board shows beside the position: the cards in play, in card order."""

from __future__ import annotations

from bourgade.kernel.game import BoardData, Variant, Viewpoint

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
    return BoardData({"kinds": kinds, "landmarks": landmarks}, asked)
