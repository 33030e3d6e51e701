"""A QR code in a terminal."""

from __future__ import annotations

import segno

BORDER = 2
"""Light modules around the code, without which a phone does not find it."""

UPPER, LOWER = "▀", "▄"


def qr_code(text: str) -> str:
    """A text as a QR code, two rows of it per line.

    The light modules are drawn: white on black, it is right on every terminal with colours, and
    without them on dark ones.
    """
    code = segno.make(text, error="l").matrix_iter(border=BORDER)
    rows = [[not dark for dark in row] for row in code]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(map(_half, upper, lower)) for upper, lower in lines)


def _half(upper: bool, lower: bool) -> str:
    if upper and lower:
        return "█"
    return UPPER if upper else LOWER if lower else " "
