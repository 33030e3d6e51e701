"""The QR code that ``bourgade serve --host 0.0.0.0`` prints."""

from __future__ import annotations

import segno

from bourgade.server.terminal_qr import BORDER, qr_code


def test_every_module_of_the_code_is_drawn() -> None:
    address = "http://192.168.7.7:8000"
    drawn: list[list[bool]] = []
    for line in qr_code(address).splitlines():
        drawn.append([mark in "█▀" for mark in line])
        drawn.append([mark in "█▄" for mark in line])
    code = list(segno.make(address, error="l").matrix_iter(border=BORDER))
    for row, found in zip(code, drawn, strict=False):
        assert [not dark for dark in row] == found
