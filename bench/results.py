"""RESULTS.md: each bench writes sections of its own and leaves the others alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

FILE = Path(__file__).parent / "RESULTS.md"
PICTURES = FILE.parent / "pictures"


def write_section(title: str, lines: Sequence[str], file: Path = FILE) -> None:
    """Put the lines under ``## title`` of a page, in place of what was there."""
    text = file.read_text("utf-8") if file.exists() else "# Results\n"
    section = f"## {title}\n\n" + "\n".join(lines).strip() + "\n"
    old = re.search(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    if old:
        text = text[: old.start()] + section + "\n" + text[old.end() :]
    else:
        text = text.rstrip() + "\n\n" + section
    file.write_text(text.rstrip() + "\n", "utf-8")
    print(section)
