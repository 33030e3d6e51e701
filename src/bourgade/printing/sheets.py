"""Pieces laid out on sheets with crop marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Texts
from bourgade.kernel.printed import PrintedPiece, PrintedText, PrintOrder
from bourgade.printing.canvas import Canvas

TEXTS = Texts(Path(__file__).parent / "text")

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of the papers, in millimetres."""

MOST = 1000
"""Pieces in one PDF: several times the largest box, and made in seconds."""

MARGIN = 7.0
"""What printers leave white, and where crop marks and the foot of the page stand."""
APART = 9.0
"""Between blocks that are cut differently: room for the crop marks of both."""
MARK = (1.0, 4.0)
"""Where a crop mark begins and ends, from the corner it is for."""
RULER = 50.0
"""The length of the line that tells whether the page was printed at its true size."""
NEAR = 0.01
"""Lengths that differ by less are the same."""


@dataclass
class Block:
    """Rows of pieces that are cut along the same lines."""

    height: float
    edges: list[float]  # from the left: 0, then where each piece of the longest row ends
    rows: list[list[PrintedPiece]] = field(default_factory=list[list[PrintedPiece]])

    @property
    def width(self) -> float:
        return self.edges[-1]

    @property
    def size(self) -> float:
        return self.height * len(self.rows)

    def takes(self, row: Sequence[PrintedPiece]) -> bool:
        """Whether a row can be cut along the same lines."""
        own = _edges(row)
        pairs = zip(self.edges, own, strict=False)  # the shorter row decides
        return _same(self.height, row[0].height) and all(_same(a, b) for a, b in pairs)

    def add(self, row: list[PrintedPiece]) -> None:
        self.rows.append(row)
        self.edges = max(self.edges, _edges(row), key=len)


def _same(one: float, other: float) -> bool:
    return abs(one - other) < NEAR


def _edges(row: Iterable[PrintedPiece]) -> list[float]:
    edges = [0.0]
    for piece in row:
        edges.append(edges[-1] + piece.width)
    return edges


@dataclass(frozen=True)
class PrintedSheets:
    """A PDF, and how much is on it."""

    pdf: bytes
    pieces: int  # every copy counts
    pages: int


def sheets(
    variant: Variant, language: str, paper: str = "a4", only_changed: bool = False
) -> PrintedSheets:
    """A game's cards, tiles and boards as PDF, as many of each as are in the box.

    ``only_changed`` leaves out what is as in the figures that come with Bourgade.
    """
    if paper not in PAPERS:
        raise BadOption("error-print-paper", paper=paper, papers=", ".join(PAPERS))
    pieces = list(variant.game.pieces(PrintOrder(variant, language)))
    if only_changed and not (pieces := _changed(variant, language, pieces)):
        raise BourgadeError("error-print-unchanged", game=variant.game.title(language))
    copies = sum(piece.copies for piece in pieces)
    if not copies:
        raise BourgadeError("error-print-nothing", game=variant.game.title(language))
    if copies > MOST:
        raise BourgadeError("error-print-too-many", pieces=copies, most=MOST)
    pages = list(_pages(_blocks(pieces, paper), paper))
    width, height = PAPERS[paper]
    title = _title(variant, language)
    pictures = variant.pictures
    with closing(Canvas(variant.game, width, height, title, language, pictures)) as canvas:
        for number, blocks in enumerate(pages, 1):
            canvas.new_page()
            _draw(canvas, blocks, paper)
            _foot(canvas, paper, title, number, len(pages), language)
        made = canvas.output()
    return PrintedSheets(made, copies, len(pages))


def _title(variant: Variant, language: str) -> str:
    """The game and the edition; in some languages the base box is called like the game."""
    game, edition = variant.game, variant.game.edition
    if edition is None:
        return game.title(language)
    box = variant.name(language, edition.name, str(variant.options[edition.name]))
    return box if box.startswith(game.title(language)) else f"{game.title(language)} · {box}"


def _changed(variant: Variant, language: str, pieces: Iterable[PrintedPiece]) -> list[PrintedPiece]:
    """The pieces that the shipped figures do not have, or have differently."""
    game = variant.game
    content = game.content_of(game.shipped)
    try:
        options = game.resolve(content, variant.options)
    except BadOption:  # an edition of one's own
        return list(pieces)
    as_shipped = Variant(game, game.shipped, content, options)
    known = {
        (piece.dim, piece.word): piece for piece in game.pieces(PrintOrder(as_shipped, language))
    }
    return [piece for piece in pieces if known.get((piece.dim, piece.word)) != piece]


# The layout


def _rows(pieces: Iterable[PrintedPiece], paper: str) -> Iterator[list[PrintedPiece]]:
    """Each copy, in rows of pieces of the same height that are as wide as the paper allows."""
    wide = PAPERS[paper][0] - 2 * MARGIN
    row: list[PrintedPiece] = []
    for piece in pieces:
        for _ in range(piece.copies):
            full = sum(one.width for one in row) + piece.width > wide + NEAR
            if row and (full or not _same(row[0].height, piece.height)):
                yield row
                row = []
            row.append(piece)
    if row:
        yield row


def _blocks(pieces: Iterable[PrintedPiece], paper: str) -> Iterator[Block]:
    """Rows that are cut alike, together as long as a page allows."""
    high = PAPERS[paper][1] - 2 * MARGIN
    block: Block | None = None
    for row in _rows(pieces, paper):
        if block is None or not block.takes(row) or block.size + block.height > high + NEAR:
            if block is not None:
                yield block
            block = Block(row[0].height, _edges(row))
        block.add(row)
    if block is not None:
        yield block


def _pages(blocks: Iterable[Block], paper: str) -> Iterator[list[Block]]:
    """The blocks of each page."""
    high = PAPERS[paper][1] - 2 * MARGIN
    page: list[Block] = []
    for block in blocks:
        if page and _height([*page, block]) > high + NEAR:
            yield page
            page = []
        page.append(block)
    if page:
        yield page


def _height(blocks: Sequence[Block]) -> float:
    return sum(block.size for block in blocks) + APART * (len(blocks) - 1)


# Drawing


def _draw(canvas: Canvas, blocks: Sequence[Block], paper: str) -> None:
    """The blocks one above the other, in the middle of the page, with their crop marks."""
    width, height = PAPERS[paper]
    top = (height - _height(blocks)) / 2
    for block in blocks:
        left = (width - block.width) / 2
        for r, row in enumerate(block.rows):
            for edge, piece in zip(_edges(row), row, strict=False):  # one edge more than pieces
                canvas.piece(piece, left + edge, top + r * block.height)
        _crop_marks(canvas, block, left, top)
        top += block.size + APART


def _crop_marks(canvas: Canvas, block: Block, left: float, top: float) -> None:
    """Lines around a block, where the knife goes."""
    near, far = MARK
    right, bottom = left + block.width, top + block.size
    for edge in block.edges:
        canvas.line(left + edge, top - far, left + edge, top - near)
        canvas.line(left + edge, bottom + near, left + edge, bottom + far)
    for r in range(len(block.rows) + 1):
        y = top + r * block.height
        canvas.line(left - far, y, left - near, y)
        canvas.line(right + near, y, right + far, y)


def _foot(canvas: Canvas, paper: str, title: str, number: int, pages: int, language: str) -> None:
    """The name and number of the page, and a line of known length."""
    width, height = PAPERS[paper]
    say = TEXTS.say
    top = height - 3.2
    page = say(language, "print-page", title=title, number=str(number), pages=str(pages))
    scale = say(language, "print-scale", length=f"{RULER:g}")
    left = PrintedText(MARGIN, top, 90, 2.6, page, 6, colour="ink-soft", align="left")
    right = width - MARGIN - RULER
    canvas.text(left, 0, 0)
    told = PrintedText(right - 82, top, 80, 2.6, scale, 6, colour="ink-soft", align="right")
    canvas.text(told, 0, 0)
    middle = top + 1.3
    canvas.line(right, middle, right + RULER, middle)
    for x in (right, right + RULER):
        canvas.line(x, middle - 0.8, x, middle + 0.8)
