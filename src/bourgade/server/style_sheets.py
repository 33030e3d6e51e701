"""Style sheets: a folder of files, one per page or panel, put together when they are first served.

The names of the files are numbered: their order is that of the cascade.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

OWN = {"kit.css": "kit", "base.css": "base"}
"""Our own sheets, by the name they are served under, and their folders."""


@lru_cache(maxsize=64)
def style_sheet(folder: Path) -> bytes:
    """The files of a folder as one sheet."""
    return b"\n".join(file.read_bytes() for file in sorted(folder.glob("*.css")))


def own_style_sheet(name: str) -> bytes | None:
    """A sheet of ours by its name; None where it is not one of them."""
    folder = OWN.get(name)
    return None if folder is None else style_sheet(Path(__file__).parent / "styles" / folder)


def game_style_sheet(view: Path) -> bytes | None:
    """The style of a game's board: ``style.css`` or the folder ``styles``, or none."""
    if (view / "style.css").is_file():
        return (view / "style.css").read_bytes()
    return style_sheet(view / "styles") if (view / "styles").is_dir() else None
