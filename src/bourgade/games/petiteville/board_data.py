"""What the web board shows: the city as the rules hold it, and as a map."""

from __future__ import annotations

from bourgade.kernel.game import BoardData, Picture, Standing, Variant, Viewpoint
from bourgade.kernel.layout import plain

SHOWN = ("players", "pile", "drawn", "city", "squares", "taken", "laid", "actor", "active", "over")


def board_data(variant: Variant, seen: Viewpoint) -> BoardData:
    state = plain(seen.state)
    content = variant.content
    facts = {
        **{name: getattr(state, name) for name in SHOWN},
        "letters": content.letters,
        "turns": {tile: content.tiles[tile].turns for tile in content.tiles},
        "map": _map(variant, seen),
    }
    lengths = [int(length) - 2 for length in content.silhouettes]
    placed = {
        letter: sum(state.players[seat].placed[length] >= 0 for length in lengths)
        for seat, letter in enumerate(variant.words["seats"])
    }
    return BoardData(facts, standing=Standing(placed, len(lengths)))


def _map(variant: Variant, seen: Viewpoint) -> str:
    """The city as SVG; what was done since the viewer's own last decision is marked on it."""
    assert variant.game.picture is not None
    laying = seen.deciding and seen.phase == "lay"
    newest = seen.decisions[::-1]
    own = [n for n, (seat, _) in enumerate(newest) if n and seat == seen.seat]
    news = newest[: own[0] if own else len(newest)]
    show = Picture(
        names=seen.names,
        moves=seen.moves if laying else (),
        last=tuple(move for _, move in news if move is not None),
        in_page=True,
    )
    return variant.game.picture(variant, seen.state, seen.language, show)
