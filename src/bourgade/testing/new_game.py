"""Start a new game: copy the template folder under another name."""

from __future__ import annotations

import keyword
import re
import shutil
from pathlib import Path

from bourgade.kernel.errors import BadOption

NAME = "hamlet"  # the game that is copied

TEMPLATE = Path(__file__).parent / NAME


def copy_template(name: str, folder: Path) -> Path:
    """A folder with a small complete game; refuses names that cannot be a Python package."""
    target = folder / name
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise BadOption("error-bad-name", name=name)
    if target.exists():
        raise BadOption("error-exists", file=str(target))
    shutil.copytree(TEMPLATE, target, ignore=shutil.ignore_patterns("__pycache__"))
    for file in target.rglob("*"):
        if file.suffix in (".py", ".toml", ".ftl", ".md"):
            text = file.read_text("utf-8")
            text = text.replace(NAME, name).replace(NAME.title(), name.title())
            file.write_text(text, "utf-8")
    return target
