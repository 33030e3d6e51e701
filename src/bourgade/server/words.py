"""The server's own sentences."""

from __future__ import annotations

from pathlib import Path

from bourgade.kernel.i18n import KERNEL_FOLDER, Texts

TEXTS = Texts(KERNEL_FOLDER, Path(__file__).parent / "text")
