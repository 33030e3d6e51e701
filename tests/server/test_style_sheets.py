"""Style sheets are served whole, put together in the order of their files' numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.server.app import STATIC, Files
from bourgade.server.render import static
from bourgade.server.style_sheets import OWN, game_style_sheet, own_style_sheet

STYLES = Path(bourgade.__file__).parent / "server" / "styles"
FOLDERS = [
    *(STYLES / folder for folder in OWN.values()),
    *(
        view
        for name in registry.names()
        if (view := registry.find(name).folder / "view" / "styles").is_dir()
    ),
]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)
def test_every_file_has_a_number_of_its_own(folder: Path) -> None:
    names = sorted(file.name for file in folder.iterdir())
    assert names
    for number, name in enumerate(names, 1):
        assert re.fullmatch(rf"{number:02}_[a-z_]+\.css", name), name


@pytest.mark.anyio
@pytest.mark.parametrize("name", OWN)
async def test_a_sheet_of_ours_is_served_whole(name: str) -> None:
    scope = {"type": "http", "method": "GET", "path": name, "headers": [], "query_string": b"v=1"}
    answer = await Files(directory=STATIC).get_response(name, scope)
    assert answer.media_type == "text/css"
    assert "immutable" in answer.headers["cache-control"]
    files = sorted((STYLES / OWN[name]).iterdir())
    assert answer.body == b"\n".join(file.read_bytes() for file in files) == own_style_sheet(name)
    assert re.fullmatch(rf"/static/{name}\?v=[0-9a-f]{{10}}", static(name))


def test_a_game_has_one_sheet_or_a_folder_of_them_or_none(tmp_path: Path) -> None:
    assert game_style_sheet(tmp_path) is None
    (tmp_path / "styles").mkdir()
    for number, text in ((2, ".b {}\n"), (1, ".a {}\n")):
        (tmp_path / "styles" / f"0{number}_part.css").write_text(text)
    assert game_style_sheet(tmp_path) == b".a {}\n\n.b {}\n"
    (tmp_path / "style.css").write_text(".c {}\n")
    assert game_style_sheet(tmp_path) == b".c {}\n"
