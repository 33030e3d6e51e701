"""Content files with a mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade


def refused_content(game: str, folder: Path, text: str, at: str) -> bourgade.BadContent:
    """The error for a file with this text, which names the file and the place."""
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(bourgade.BadContent) as error:
        bourgade.load(game, content=file)
    assert str(error.value).startswith(f"Content file {file}, at {at}")
    return error.value
