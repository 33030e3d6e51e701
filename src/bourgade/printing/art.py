"""The art of the boards for paper: symbols as SVG that stands alone, and the colours of the kit."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import bourgade
from bourgade.kernel.game import Game

# The kit is drawn for pages, and lies with them; as files it needs nothing of the server.
PAGES = Path(bourgade.__file__).parent / "server"
KIT = PAGES / "static" / "kit.svg"
COLOURS = PAGES / "styles" / "kit" / "01_tokens.css"

SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)

OF_KIT = "kit:"
"""What names of the common kit begin with; the others are those of the game's own art."""


@cache
def _colours(game: Game) -> dict[str, str]:
    """The colours of the kit and of the game's own styles, by name, as on light paper."""
    found: dict[str, str] = {}
    for style in (COLOURS, *sorted((game.folder / "view").rglob("*.css"))):
        declared = style.read_text("utf-8")
        pairs = re.findall(r"--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})", declared)
        found |= dict(pairs)
    return found


def colour(game: Game, name: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour of the boards, or of ``#rrggbb``."""
    code = name if name.startswith("#") else _colours(game)[name]
    red, green, blue = (int(code[n : n + 2], 16) for n in (1, 3, 5))
    return red, green, blue


@cache
def _symbols(file: Path) -> dict[str, Element]:
    """The symbols of a file by name; a game without art has none."""
    if not file.exists():
        return {}
    root = ElementTree.parse(file).getroot()
    return {str(symbol.get("id")): symbol for symbol in root.iter(f"{{{SVG}}}symbol")}


@cache
def symbol(game: Game, name: str, ink: str) -> str:
    """A symbol as SVG; for a card of one's own, which has none, the edge of a card."""
    own = _symbols(game.folder / "view" / "art.svg")
    known = _symbols(KIT) if name.startswith(OF_KIT) else own
    found = known.get(name.removeprefix(OF_KIT))
    if found is None:
        found = _symbols(KIT)["tile"]
    inner = "".join(ElementTree.tostring(_inlined(part, own), "unicode") for part in found)
    svg = f'<svg xmlns="{SVG}" viewBox="{found.get("viewBox")}">{inner}</svg>'
    return alone(game, svg, ink)


def _inlined(part: Element, symbols: dict[str, Element]) -> Element:
    """The same with what it uses of other symbols put in their place."""
    copy = Element(part.tag, part.attrib)
    used = symbols.get(part.get("href", "").removeprefix("#"))
    if part.tag == f"{{{SVG}}}use" and used is not None:
        size = float(part.get("width", "0")) or _side(used)
        scale = size / _side(used)
        place = f"translate({part.get('x', '0')} {part.get('y', '0')}) scale({scale})"
        rest = {k: v for k, v in part.attrib.items() if k not in PLACED}
        copy = Element(f"{{{SVG}}}g", rest | {"transform": place})
        copy.extend(_inlined(inner, symbols) for inner in used)
        return copy
    copy.extend(_inlined(inner, symbols) for inner in part)
    return copy


PLACED = {"href", "x", "y", "width", "height"}


def _side(used: Element) -> float:
    return float(str(used.get("viewBox")).split()[2])


@cache
def alone(game: Game, svg: str, ink: str = "ink") -> str:
    """SVG without what only a page knows: its ink and its variables, and strokes painted first."""
    svg = svg.replace("currentColor", "#{:02x}{:02x}{:02x}".format(*colour(game, ink)))
    root = ElementTree.fromstring(re.sub(r"var\([^,()]+,([^()]+)\)", r"\1", svg))
    for parent in list(root.iter()):
        for place, child in reversed(list(enumerate(parent))):
            if child.attrib.pop("paint-order", "") == "stroke":
                above = ElementTree.fromstring(ElementTree.tostring(child))
                above.set("stroke", "none")
                parent.insert(place + 1, above)
    return ElementTree.tostring(root, "unicode")
