"""The city as an SVG picture: tiles, silhouettes and, on request, the places of moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from operator import itemgetter
from typing import Any

from bourgade.games.petiteville.actions import COLOURS, LENGTHS, SQUARES, TILES, WAYS
from bourgade.games.petiteville.layout import SHOWN
from bourgade.kernel.game import Picture, Variant
from bourgade.kernel.notation import Move

SQUARE = 40
STREET = 8
"""Width of the gap between two tiles."""

CELL = 3 * SQUARE + STREET
PLAIN = 16
"""Margin around the city."""

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""Column and row steps to the cell on each side of a tile."""

Tile = tuple[int, int]
"""A cell: column and row."""

# Shapes centred on a square; an X is shown as a traffic cone.

CITIZEN = '<circle cy="-6" r="4.6"/><path d="M-7.6 10.5C-7.6 3-4.6-.2 0-.2S7.6 3 7.6 10.5Z"/>'
TREE = (
    '<path d="M0-11.5c3.3 0 5.6 2.2 5.9 4.8C8.3-6 9.7-4 9.7-1.7 9.7 1.7 7.2 4 4 4'
    "H1.7v6.5h-3.4V4H-4C-7.2 4-9.7 1.7-9.7-1.7-9.7-4-8.3-6-5.9-6.7-5.6-9.3"
    '-3.3-11.5 0-11.5Z"/>'
)
CAR = (
    '<path d="M-11.5 4.5V1.2c0-1.7 1-2.6 2.6-2.9l2.2-.4 2.8-4.1c.7-1 1.6-1.5 2.8-1.5'
    "h3.7c1.1 0 2 .4 2.7 1.3l3.2 4.2 1.4.4c1.2.4 1.8 1.2 1.8 2.5v3.8c0 .9-.5 1.4-1.4"
    ' 1.4H-10.1c-.9 0-1.4-.5-1.4-1.4Z"/><circle cx="-5.8" cy="6.2" r="3.3"/>'
    '<circle cx="5.9" cy="6.2" r="3.3"/>'
)
HOUSE = (
    '<path fill-rule="evenodd" d="M0-11 11.5-.6H8.7V10.3H-8.7V-.6h-2.8ZM-2.4 10.3H2.4V3.3H-2.4Z"/>'
)
SHAPES = {"blue": CITIZEN, "green": TREE, "yellow": CAR, "red": HOUSE}

GROUND = {"blue": "#aacdf0", "green": "#b5dcac", "yellow": "#f8e08d", "red": "#f4bcb2"}
SIGN = {"blue": "#4c86c0", "green": "#5a9c5c", "yellow": "#b98a1c", "red": "#c8675b"}
PLINTH = {"blue": "#6fa8de", "green": "#76b878", "yellow": "#f2c957", "red": "#e2877a"}
OBJECT = {"blue": "#1c5796", "green": "#2a7236", "yellow": "#bb7c00", "red": "#a93428"}

DARK = """\
.pv-back{fill:#191715}.pv-tile>rect{fill:#55514a}.pv-ink{fill:#f3ecdf}
.pv-blue .pv-ground{fill:#2f567f}.pv-blue .pv-sign{fill:#8fc0ef}
.pv-green .pv-ground{fill:#315f38}.pv-green .pv-sign{fill:#93cf96}
.pv-yellow .pv-ground{fill:#705a1c}.pv-yellow .pv-sign{fill:#e3bc55}
.pv-red .pv-ground{fill:#783a33}.pv-red .pv-sign{fill:#f0a196}
.pv-x .pv-ground{fill:#403d38}.pv-x .pv-hatch{stroke:#524e47}
"""

DEFS = "".join(
    f'<g id="pv-{colour}" class="pv-{colour}">'
    f'<rect class="pv-ground" x="-18.5" y="-18.5" width="37" height="37" rx="5"'
    f' fill="{GROUND[colour]}"/>'
    f'<g class="pv-sign" fill="{SIGN[colour]}" transform="scale(.9)">{shape}</g></g>'
    f'<g id="pv-{colour}-up" class="pv-{colour}">'
    '<ellipse cy="13" rx="13" ry="3.5" opacity=".28"/>'
    f'<g class="pv-object" fill="{OBJECT[colour]}" stroke="#fffdf7" stroke-width="3.2"'
    ' stroke-linejoin="round" paint-order="stroke" transform="translate(0 -3) scale(1.3)">'
    f"{shape}</g></g>"
    for colour, shape in SHAPES.items()
) + (
    '<g id="pv-x" class="pv-x">'
    '<rect class="pv-ground" x="-18.5" y="-18.5" width="37" height="37" rx="5" fill="#cbc6ba"/>'
    '<path class="pv-hatch" d="M-18-8-8-18M-18 4 4-18M-18 16 16-18M-5 18 18-5M7 18 18 7"'
    ' stroke="#b8b2a5" stroke-width="3"/>'
    '<g fill="#d4622a"><path d="M-1.9-10.5H1.9L6.2 5.5H-6.2Z"/><path d="M-9.5 6h19v4h-19Z"/>'
    '<path d="M-3.3-5h6.6l1 3.8h-8.6ZM-4.9 1.3h9.8l.6 2.2h-11Z" fill="#fffdf7"/></g></g>'
)  # fmt: skip


def picture(variant: Variant, s: Any, language: str, show: Picture) -> str:
    """The position as SVG."""
    city = [(int(laid.c), int(laid.r)) for laid in s.city[: int(s.laid)]]
    say = variant.texts.say
    cells: dict[Tile, str] = {}
    for beside, side, cell in _cells(city, show.moves):
        # On a page, places are named in the page's language; elsewhere as in written moves.
        cells[cell] = f"{beside} {say(language, f'web-side-{side}') if show.in_page else side}"
    left, top, wide, high = _frame([*city, *cells])
    lines = (_line(move) for move in show.moves if move.verb == "place")
    drawn = "".join(
        [
            *(_tile(k, cell, s, show.in_page) for k, cell in enumerate(city)),
            *_marks(city, show.last),
            *_silhouettes(variant, s, language, city, show),
            *(_plate(k, cell) for k, cell in enumerate(city) if show.coordinates),
            *(_spot(cell, name if show.coordinates else "") for cell, name in cells.items()),
            *(_legal(city, *line) for line in lines),
        ]
    )
    if show.in_page:
        return (
            f'<svg class="pv-city" viewBox="{left} {top} {wide} {high}" data-square="{SQUARE}"'
            f' data-street="{STREET}" aria-hidden="true"><defs>{DEFS}</defs>{drawn}</svg>'
        )
    # A small city is centred above the panel.
    left -= max(0, PANEL - wide) // 2
    wide = max(wide, PANEL)
    below, panel = _panel(variant, s, language, show, left + PLAIN, top + high)
    title = escape(say(language, "picture-title"))
    about = escape(say(language, "picture-about", tiles=len(city), left=int(s.pile.sum())))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high + below}"'
        f' width="{wide * 3 // 4}" style="max-width:100%;height:auto" role="img"'
        f' aria-label="{title}" font-family="system-ui, sans-serif">'
        f"<title>{title}</title><desc>{about}</desc>"
        f"<style>@media (prefers-color-scheme:dark){{{DARK}}}</style><defs>{DEFS}</defs>"
        f'<rect class="pv-back" x="{left}" y="{top}" width="{wide}" height="{high + below}" rx="14"'
        f' fill="#e8e0cf"/>{drawn}{panel}</svg>'
    )


def _at(number: int) -> int:
    """Where a row or column of squares begins."""
    return SQUARE * number + STREET * (number // 3)


def _frame(cells: Iterable[Tile]) -> tuple[int, int, int, int]:
    """Left, top, width and height of the view; one empty cell before the first tile."""
    columns, rows = zip(*(list(cells) or [(0, 0)]), strict=True)
    left, top = CELL * min(columns), CELL * min(rows)
    wide = CELL * (max(columns) + 1) - left - STREET
    high = CELL * (max(rows) + 1) - top - STREET
    return left - PLAIN, top - PLAIN, wide + 2 * PLAIN, high + 2 * PLAIN


def _square(city: Sequence[Tile], square: int) -> Tile:
    """Column and row of a square, counted over the whole city (PV-072)."""
    (c, r), spot = city[square // 9], square % 9
    return 3 * c + spot % 3, 3 * r + spot // 3


def _ground(shows: Sequence[int], places: Sequence[str] = ()) -> str:
    """The nine squares of a tile, from the north-west, with half of the streets around it.

    ``places`` are what a page calls them.
    """
    half, far, long = STREET // 2, CELL - STREET // 2, 3 * SQUARE
    return (
        f'<rect x="-{half}" y="-{half}" width="{CELL}" height="{CELL}" rx="7" fill="#98938a"/>'
        f'<path d="M0-{half}h{long}M0 {far}h{long}M-{half} 0v{long}M{far} 0v{long}"'
        ' stroke="#fffdf7" stroke-opacity=".8" stroke-dasharray="6 6" stroke-dashoffset="-3"/>'
        + _squares(shows, places)
    )


def _squares(shows: Sequence[int], places: Sequence[str] = ()) -> str:
    return "".join(
        f'<use href="#pv-{SHOWN.words[shown]}"'
        f' x="{SQUARE * (i % 3) + SQUARE // 2}" y="{SQUARE * (i // 3) + SQUARE // 2}"'
        f"{_mark(places[i]) if places else ''}/>"
        for i, shown in enumerate(shows)
    )


def _mark(place: str) -> str:
    """Which place of the position a part shows, for pages that light it up."""
    return f' data-at="{place}"'


def _tile(k: int, cell: Tile, s: Any, in_page: bool) -> str:
    shows = [int(shown) for shown in s.squares[9 * k : 9 * k + 9]]
    squares = [f"squares.{k + 1}.{i}" for i in range(1, 10)]
    return (
        f'<g class="pv-tile" transform="translate({CELL * cell[0]} {CELL * cell[1]})"'
        f' data-cell="{cell[0]},{cell[1]}"{_mark(f"city.{k + 1}") if in_page else ""}>'
        f"{_ground(shows, squares if in_page else ())}</g>"
    )


def _plate(k: int, cell: Tile) -> str:
    """The number of a tile, on a street sign."""
    wide = 15 if k < 9 else 21
    x, y = CELL * cell[0] - 5, CELL * cell[1] - 5
    return (
        f'<g class="pv-plate"><rect x="{x}" y="{y}" width="{wide}" height="15" rx="3"'
        ' fill="#1d4b3c" stroke="#fffdf7" stroke-width="1.2"/>'
        f'<text x="{x + wide / 2:g}" y="{y + 11.5:g}" font-size="11" font-weight="700"'
        f' text-anchor="middle" fill="#fffdf7">{k + 1}</text></g>'
    )


# Silhouettes


def _silhouettes(
    variant: Variant, s: Any, language: str, city: Sequence[Tile], show: Picture
) -> Iterator[str]:
    """The placed silhouettes from north to south, so that those in front cover those behind."""
    fresh = {_line(move) for move in show.last if move.verb == "place"}
    found: list[tuple[int, str]] = []
    for seat, player in zip(variant.words["seats"], s.players[: variant.seats], strict=True):
        for length, (square, way) in enumerate(zip(player.placed, player.way, strict=True), 2):
            if square >= 0:
                x, y = _square(city, int(square))
                drawn = _silhouette(COLOURS.words[int(player.colour)], length, x, y, bool(way))
                lit = " pv-lit" if (length, square, way) in fresh else ""
                ring = _capsule(length, x, y, bool(way), 20, RING) if lit else ""
                at = _mark(f"players.{seat}.placed.{length}") if show.in_page else ""
                at += _sheet(variant, language, show, seat, length) if show.in_page else ""
                found.append((y, f'<g class="pv-stands{lit}"{at}>{ring}{drawn}</g>'))
    for _, drawn in sorted(found, key=itemgetter(0)):
        yield drawn


def _sheet(variant: Variant, language: str, show: Picture, seat: str, length: int) -> str:
    """What a page says of a placed silhouette."""
    say, name = variant.texts.say, show.names.get(seat, seat)
    told = say(language, "sheet-stands", seat=name, length=length)
    return f' data-tip="{escape(told)}&#10;{escape(say(language, "sheet-stands-about"))}"'


RING = 'class="pv-ring" fill="none" stroke="#f0b429" stroke-width="5"'


def _silhouette(colour: str, length: int, x: int, y: int, down: bool) -> str:
    """A line of objects on its plinth, starting at a square of the city."""
    plinth = f'class="pv-plinth" fill="{PLINTH[colour]}" stroke="#fffdf7" stroke-width="2"'
    objects = "".join(
        f'<use href="#pv-{colour}-up" x="{_at(x if down else x + i) + SQUARE // 2}"'
        f' y="{_at(y + i if down else y) + SQUARE // 2}"/>'
        for i in range(length)
    )
    return f'<g class="pv-{colour}">{_capsule(length, x, y, down, 16, plinth)}{objects}</g>'


def _capsule(length: int, x: int, y: int, down: bool, half: int, look: str) -> str:
    """A rounded frame around the squares of a line."""
    left, top = _at(x) + SQUARE // 2 - half, _at(y) + SQUARE // 2 - half
    far = _at(y + length - 1) - _at(y) if down else _at(x + length - 1) - _at(x)
    wide, high = (0, far) if down else (far, 0)
    return (
        f'<rect {look} x="{left}" y="{top}" width="{wide + 2 * half}" height="{high + 2 * half}"'
        f' rx="{half}"/>'
    )


# Pieces beside the city, for print


def tile_alone(shows: Sequence[int]) -> str:
    """A tile without the streets around it, so that squares of tiles side by side are even."""
    side = 3 * SQUARE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><defs>{DEFS}</defs>'
        f'<rect width="{side}" height="{side}" fill="#98938a"/>{_squares(shows)}</svg>'
    )


def silhouette_alone(colour: str, length: int) -> str:
    """A line of objects on its plinth, a square for each; between them there are no streets."""
    half, far = SQUARE // 2, SQUARE * (length - 1)
    plinth = f'fill="{PLINTH[colour]}" stroke="#fffdf7" stroke-width="2"'
    objects = "".join(
        f'<use href="#pv-{colour}-up" x="{half + SQUARE * n}" y="{half}"/>' for n in range(length)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"'
        f' viewBox="0 0 {SQUARE * length} {SQUARE}"><defs>{DEFS}</defs>'
        f'<rect x="4" y="4" width="{far + 32}" height="32" rx="16" {plinth}/>{objects}</svg>'
    )


# Marks


def _line(move: Move) -> tuple[int, int, int]:
    """Length, first square and direction of a placement."""
    length, square, way = move.words
    return int(length), SQUARES.words.index(square), WAYS.words.index(way)


def _cells(city: Sequence[Tile], moves: Sequence[Move]) -> Iterator[tuple[str, str, Tile]]:
    """The cells where the drawn tile may go, each with the tile and side that name it."""
    for move in moves:
        if move.verb == "lay":
            beside, side, _ = move.words
            (c, r), (dc, dr) = city[int(beside) - 1], STEPS[side]
            yield beside, side, (c + dc, r + dr)


def _marks(city: Sequence[Tile], last: Sequence[Move]) -> Iterator[str]:
    """A frame around the tiles just laid, which are the last in the city."""
    for n, _ in enumerate(move for move in last if move.verb == "lay"):
        x, y = (CELL * number - STREET // 2 for number in city[-1 - n])
        yield (
            f'<rect class="pv-ring pv-laid" x="{x}" y="{y}"'
            f' width="{CELL}" height="{CELL}" rx="8" fill="none" stroke="#f0b429"'
            ' stroke-width="5"/>'
        )


def _spot(cell: Tile, name: str) -> str:
    x, y = CELL * cell[0], CELL * cell[1]
    words = (
        f'<text x="{x + 60}" y="{y + 66}" font-size="20" font-weight="650" text-anchor="middle"'
        f' fill="#ad4d08">{name}</text>'
    )
    return (
        f'<g class="pv-cell"><rect x="{x + 3}" y="{y + 3}" width="114" height="114" rx="10"'
        ' fill="#ad4d08" fill-opacity=".07" stroke="#ad4d08" stroke-width="2.5"'
        f' stroke-dasharray="9 7"/>{words if name else ""}</g>'
    )


def _legal(city: Sequence[Tile], length: int, square: int, way: int) -> str:
    (x, y), far = _square(city, square), length - 1
    ends = (x, y, x if way else x + far, y + far if way else y)
    x1, y1, x2, y2 = (_at(number) + SQUARE // 2 for number in ends)
    return (
        f'<g class="pv-line" stroke="#ad4d08" fill="#ad4d08"><path d="M{x1} {y1}L{x2} {y2}"'
        ' stroke-width="3" stroke-opacity=".75"/>'
        f'<circle cx="{x1}" cy="{y1}" r="5"/><circle cx="{x2}" cy="{y2}" r="5"/></g>'
    )


# The panel below the city

PANEL = 560
ROW = 40


def _panel(
    variant: Variant, s: Any, language: str, show: Picture, left: int, top: int
) -> tuple[int, str]:
    """The height and the SVG of each seat's remaining silhouettes, the pile and the drawn tile."""
    say = variant.texts.say
    rows: list[str] = []
    for p, letter in enumerate(variant.words["seats"]):
        player = s.players[p]
        y = top + ROW * p
        sign = hand = ""
        if player.colour >= 0:
            colour = COLOURS.words[int(player.colour)]
            sign = f'<use href="#pv-{colour}" x="16" y="16"/>'
            hand = _hand(variant, colour, player)
        name = show.names.get(letter, letter)
        name = name if len(name) <= 15 else name[:14] + "…"
        text = _text(42, 21.5, name)
        rows.append(f'<g transform="translate({left} {y})">{sign}{text}{hand}</g>')
    y = top + ROW * len(rows)
    rows.append(_text(left, y + 22, say(language, "picture-pile", tiles=int(s.pile.sum()))))
    high = ROW * len(rows) + PLAIN // 2
    if s.drawn >= 0:
        tile = variant.content.tiles[TILES.words[int(s.drawn)]]
        shows = [variant.content.letters.index(letter) for letter in tile.turns[0]]
        rows.append(
            _text(left + 240, y + 22, say(language, "picture-drawn"))
            + f'<g class="pv-tile" transform="translate({left + PANEL - 110} {y + 4}) scale(.6)">'
            f"{_ground(shows)}</g>"
        )
        high += 44
    return high, "".join(rows)


def _text(x: int, y: float, text: str) -> str:
    look = 'font-size="15" fill="#2c2925"'
    return f'<text class="pv-ink" x="{x}" y="{y}" {look}>{escape(text)}</text>'


def _hand(variant: Variant, colour: str, player: Any) -> str:
    """The silhouettes in a row, with an outline for each one already placed."""
    parts: list[str] = []
    x = 178
    for word in variant.content.silhouettes:
        length, left = int(word), player.placed[LENGTHS.words.index(word)] < 0
        look = 'fill="none" stroke="#98938a" stroke-dasharray="3 3"'
        if left:
            look = f'fill="{PLINTH[colour]}" stroke="#fffdf7"'
        wide = 10 * length + 4
        parts.append(f'<rect x="{x}" y="9" width="{wide}" height="15" rx="7.5" {look}/>')
        parts += [
            f'<g fill="{OBJECT[colour]}"'
            f' transform="translate({x + 7 + 10 * n} 16) scale(.46)">{SHAPES[colour]}</g>'
            for n in range(length if left else 0)
        ]
        x += wide + 6
    return "".join(parts)
