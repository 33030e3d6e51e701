"""What is in a game's box to be printed: cards, tiles and boards, as marks on pieces of paper.

Measures are in millimetres from a piece's upper left corner, letters in points. Colours are those
of the boards, by name (``blue``, ``blue-tint``, ``ink``), or ``#rrggbb``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, cast

from bourgade.kernel.i18n import Texts, Value, message_id

if TYPE_CHECKING:
    from bourgade.kernel.variant import Variant

CARD = (63.0, 88.0)
"""Width and height of a card, as sleeves are made for."""


@dataclass(frozen=True)
class PrintedArea:
    """A rectangle, filled, outlined or both."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    line: str = ""
    radius: float = 0
    dashed: bool = False


@dataclass(frozen=True)
class PrintedSymbol:
    """A picture by its name: of the game's own view/art.svg, or ``kit:star`` of the common kit."""

    x: float
    y: float
    size: float
    name: str
    colour: str = "ink"  # of the parts that take the colour of the text


@dataclass(frozen=True)
class PrintedDrawing:
    """A picture as SVG."""

    x: float
    y: float
    width: float
    height: float
    svg: str


@dataclass(frozen=True)
class PrintedText:
    """Words in a rectangle: as large as they fit, up to a size."""

    x: float
    y: float
    width: float
    height: float
    text: str
    points: float
    bold: bool = False
    colour: str = "ink"
    align: Literal["left", "centre", "right"] = "centre"


PrintedMark = PrintedArea | PrintedSymbol | PrintedDrawing | PrintedText


@dataclass(frozen=True)
class PrintedPiece:
    """A card, tile or board: what stands on it, and how many of it are in the box."""

    dim: str
    word: str  # with dim: which piece it is, whatever stands on it
    name: str
    copies: int
    width: float
    height: float
    marks: tuple[PrintedMark, ...]


@dataclass(frozen=True)
class PrintedFace:
    """What stands on a card, in the places that all cards share."""

    name: str
    picture: str  # a symbol
    colour: str  # of the head
    tint: str = ""  # behind the picture; without it, the tint of the colour
    kind: str = ""  # what sort of card it is
    head: str = ""  # the number in the upper left corner
    head_symbol: str = ""
    sign: str = ""  # a symbol in the upper right corner
    text: str = ""
    price: str = ""  # on a coin
    coin: str = "kit:coin"
    foot: float = 0  # the height kept free below for marks of the card's own


# The card template: a white edge that forgives a crooked cut, the head, the picture, name and text.

EDGE = 3.0
HEAD = 10.0
PICTURE = 30.0
FOOT = 11.0


def printed_card(
    dim: str, word: str, copies: int, face: PrintedFace, more: Iterable[PrintedMark] = ()
) -> PrintedPiece:
    """A card of the usual size, with marks of its own above the others."""
    width, height = CARD
    inner = width - 2 * EDGE
    below = EDGE + HEAD + PICTURE
    foot = height - EDGE - FOOT
    on_head = "on-yellow" if face.colour == "yellow" else "on-colour"
    marks: list[PrintedMark] = [
        PrintedArea(EDGE, EDGE, inner, height - 2 * EDGE, "card", "", 2.5),
        PrintedArea(EDGE, EDGE, inner, HEAD + 4, face.colour, "", 2.5),
        PrintedArea(EDGE, EDGE + HEAD, inner, PICTURE, face.tint or f"{face.colour}-tint"),
        PrintedSymbol((width - 27) / 2, EDGE + HEAD + 1.5, 27, face.picture),
        PrintedText(EDGE + 2, below + 1.5, inner - 4, 7, face.name, 13, bold=True),
    ]
    left = EDGE + 2.5
    if face.head_symbol:
        marks.append(PrintedSymbol(left, EDGE + 2, 6, face.head_symbol, on_head))
        left += 7
    if face.head:
        marks.append(
            PrintedText(left, EDGE + 1, 22, HEAD - 2, face.head, 17, True, on_head, "left")
        )
    if face.sign:
        marks.append(PrintedSymbol(width - EDGE - 9, EDGE + 1.5, 7, face.sign, on_head))
    top = below + 8.5
    if face.kind:
        marks.append(PrintedText(EDGE + 2, top, inner - 4, 4, face.kind, 7.5, colour="ink-soft"))
        top += 4
    bottom = foot if face.price else height - EDGE - 2 - face.foot
    marks.append(PrintedText(EDGE + 3, top, inner - 6, bottom - top, face.text, 9.5))
    if face.price:
        marks += coin(EDGE + 1.5, foot, 9.5, face.price, face.coin)
    marks.append(PrintedArea(EDGE, EDGE, inner, height - 2 * EDGE, "", "line-strong", 2.5))
    marks += more
    return PrintedPiece(dim, word, face.name, copies, width, height, tuple(marks))


def coin(x: float, y: float, size: float, number: str, symbol: str) -> tuple[PrintedMark, ...]:
    """A price on the face of a coin, or beside a symbol that leaves no room for it."""
    if symbol == "kit:coin":
        rim = size / 14
        return (
            PrintedArea(x, y, size, size, "coin-rim", "", size / 2),
            PrintedArea(
                x + rim, y + rim, size - 2 * rim, size - 2 * rim, "coin", "", size / 2 - rim
            ),
            PrintedText(x, y, size, size, number, 1.75 * size, True, "coin-ink"),
        )
    return (
        PrintedSymbol(x, y + size * 0.1, size * 0.8, symbol),
        PrintedText(x + size * 0.85, y, size, size, number, 1.6 * size, True, align="left"),
    )


@dataclass(frozen=True)
class PrintOrder:
    """What is to be printed: a game with its options and figures, in a language."""

    variant: Variant
    language: str

    @property
    def texts(self) -> Texts:
        return self.variant.texts

    def name(self, dim: str, word: str) -> str:
        return self.variant.name(self.language, dim, word)

    def say(self, message: str, /, **args: Value) -> str:
        return self.texts.say(self.language, message, **args)

    def does(self, table: str, word: str, *keys: str, message: str = "") -> str:
        """What a card does, in words; ``keys`` are the figures of its row that say it.

        The sentences tell what the cards of the box do. Where these figures differ they would say
        what is not so, and the figures are printed instead, unless the card has words of its own.
        The sentence is ``about-`` and the word, or another message.
        """
        game = self.variant.game
        printed = game.shipped.data[table].get(word, {})
        row = self.variant.tables.data[table][word]
        message = message or f"about-{message_id(word)}"
        if self.texts.has(self.language, message):
            said = self.say(message)
            same = all(row.get(key) == printed.get(key) for key in keys)
            if same or said != game.texts.say(self.language, message):
                return said
        return "\n".join(line for key in keys if key in row for line in _figures_of(key, row[key]))


def _figures_of(key: str, value: Any) -> Iterable[str]:
    """A figure as it stands in the content, each part in a line."""
    if isinstance(value, Mapping):
        for name, part in cast("Mapping[str, Any]", value).items():
            yield from _figures_of(name, part)
    elif isinstance(value, list):
        yield from _figures_of(key, ", ".join(map(str, cast("list[Any]", value))))
    else:
        shown = str(value) if key == "key" else f"{key}: {value}"
        yield shown.replace("_", " ")
