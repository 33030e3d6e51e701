"""The cards of Minivilles as they are printed: establishments, then monuments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bourgade.games.minivilles.content import Establishment, MonumentCard
from bourgade.kernel.printed import PrintedFace, PrintedPiece, PrintOrder, printed_card


def pieces(order: PrintOrder) -> Iterable[PrintedPiece]:
    """Every card of the boxes of an edition, as many times as it is in them."""
    content, edition = order.variant.content, str(order.variant.options["edition"])
    boxes = content.editions[edition].boxes

    def in_boxes(copies: Mapping[str, int]) -> int:
        return sum(copies.get(box, 0) for box in boxes)

    for kind in content.kinds(edition):
        copies = in_boxes(kind.copies) + in_boxes(kind.start_copies)
        yield printed_card("kinds", kind.id, copies, _establishment(order, kind))
    for monument in content.landmarks(edition):
        copies = in_boxes(monument.copies)
        yield printed_card("monuments", monument.id, copies, _monument(order, monument))


def _establishment(order: PrintOrder, kind: Establishment) -> PrintedFace:
    return PrintedFace(
        order.name("kinds", kind.id),
        f"kinds-{kind.id}",
        kind.colour,
        kind=order.say(f"works-{kind.colour}"),
        head=kind.dice_range,
        head_symbol=f"colours-{kind.colour}",
        sign=f"icons-{kind.icon}",
        text=order.does("establishment", kind.id, "effect"),
        price=str(kind.cost),
    )


def _monument(order: PrintOrder, monument: MonumentCard) -> PrintedFace:
    return PrintedFace(
        order.name("monuments", monument.id),
        f"monuments-{monument.id}",
        "yellow",
        kind=order.name("colour", "monument"),
        sign=f"icons-{monument.icon}",
        text=order.does("monument", monument.id, "effect"),
        price=str(monument.cost),
    )
