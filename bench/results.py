"""RESULTS.md: each bench writes sections of its own and leaves the others alone."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

FILE = Path(__file__).parent / "RESULTS.md"
PICTURES = FILE.parent / "pictures"


@dataclass(frozen=True)
class Target:
    """Whether to hurry, and where the page and the pictures go."""

    quick: bool
    page: Path
    pictures: list[Path]


def target(name: str, about: str | None) -> Target:
    """What was asked for on the command line of a bench that draws."""
    parser = argparse.ArgumentParser(prog=f"python -m bench.{name}", description=about)
    parser.add_argument("--quick", action="store_true", help="one short round, fewer sides")
    parser.add_argument("--out", type=Path, help="a folder for the page and the pictures")
    given = parser.parse_args()
    if given.out is None:
        return Target(given.quick, FILE, [PICTURES / f"{name}.svg"])
    folder = given.out / "pictures"
    pictures = [folder / f"{name}.svg", folder / f"{name}.png"]
    return Target(given.quick, given.out / "RESULTS.md", pictures)


def section_of(title: str, text: str) -> re.Match[str] | None:
    """What stands on a page under ``## title``."""
    return re.search(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)


def table_rows(title: str, file: Path = FILE) -> list[list[str]]:
    """The cells of all rows below the heads of a section's tables, as they were measured before."""
    found = section_of(title, file.read_text("utf-8")) if file.exists() else None
    rows: list[list[str]] = []
    for head, line in pairwise(found[0].splitlines() if found else []):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if head.startswith("|") and line.startswith("|") and not line.startswith("|--"):
            rows.append(cells)
    return rows


def write_section(title: str, lines: Sequence[str], file: Path = FILE) -> None:
    """Put the lines under ``## title`` of a page, in place of what was there."""
    text = file.read_text("utf-8") if file.exists() else "# Results\n"
    section = f"## {title}\n\n" + "\n".join(lines).strip() + "\n"
    old = section_of(title, text)
    if old:
        text = text[: old.start()] + section + "\n" + text[old.end() :]
    else:
        text = text.rstrip() + "\n\n" + section
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.rstrip() + "\n", "utf-8")
    print(section)
