"""A wide and a narrow font of the tests' own: a layout must not depend on what is installed.

Both are the DejaVu Sans that comes with Matplotlib, among the widest that people have; the narrow
one is the same with its letters pressed together, narrower than any that the pages ask for.
"""

from __future__ import annotations

import base64
import io
from functools import cache
from pathlib import Path

import matplotlib
from fontTools import subset
from fontTools.ttLib import TTFont

WIDTHS = {"wide": 1.0, "narrow": 0.8}

FILES = {
    ("sans", "normal"): "DejaVuSans",
    ("sans", "bold"): "DejaVuSans-Bold",
    ("mono", "normal"): "DejaVuSansMono",
}

LETTERS = [*range(0x20, 0x180), *range(0x2000, 0x2070), *range(0x2190, 0x2300), 0x25CF, 0x2713]
"""Latin, punctuation, arrows and mathematics: what the pages are written in."""


@cache
def faces() -> tuple[tuple[str, str, str], ...]:
    """For each font file its family (``wide-sans``), its weight, and the file in Base64."""
    return tuple(
        (f"{name}-{kind}", weight, base64.b64encode(_made(file, width)).decode())
        for name, width in WIDTHS.items()
        for (kind, weight), file in FILES.items()
    )


def _made(file: str, width: float) -> bytes:
    font = TTFont(Path(matplotlib.get_data_path(), "fonts", "ttf", f"{file}.ttf"))
    chosen = subset.Options(hinting=False, layout_features=[], drop_tables=["FFTM"])
    subsetter = subset.Subsetter(chosen)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    glyphs, advances = font["glyf"], font["hmtx"]
    for name in font.getGlyphOrder():
        advance, left = advances[name]
        advances[name] = (round(advance * width), round(left * width))
        glyph = glyphs[name]
        if glyph.isComposite():
            for part in glyph.components:
                part.x = round(part.x * width)
        elif glyph.numberOfContours:
            glyph.coordinates.scale((width, 1))
            glyph.coordinates.toInt()
            glyph.recalcBounds(glyphs)
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()
