"""A wide and a narrow font of the tests' own: a layout must not depend on what is installed.

Both are the DejaVu Sans that comes with Matplotlib, among the widest that people have; the narrow
one is the same with its letters pressed together, narrower than any that the pages ask for.
"""

from __future__ import annotations

import io
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

FAMILY = 1
"""The number of a font's entry that says its family."""

LETTERS = [*range(0x20, 0x180), *range(0x2000, 0x2070), *range(0x2190, 0x2300), 0x25CF, 0x2713]
"""Latin, punctuation, arrows and mathematics: what the pages are written in."""


def install(folder: Path) -> Path:
    """Write the fonts, ``wide-sans`` and so on; the settings with which a browser knows them too.

    Given to every page instead, they would take longer than the page.
    """
    for name, width in WIDTHS.items():
        for (kind, weight), file in FILES.items():
            made = _made(file, width, f"{name}-{kind}")
            (folder / f"{name}-{kind}-{weight}.ttf").write_bytes(made)
    settings = folder / "fonts.conf"
    settings.write_text(
        '<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
        f"<dir>{folder}</dir><cachedir>{folder}</cachedir></fontconfig>"
    )
    return settings


def _made(file: str, width: float, family: str) -> bytes:
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
    for entry in font["name"].names:
        if entry.nameID == FAMILY:
            entry.string = family.encode(entry.getEncoding())
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()
