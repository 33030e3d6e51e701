"""``bourgade balance``: a page with tables and a picture for every number of players."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.line import bourgade


@pytest.mark.parametrize(
    ("lang", "title", "players"),
    [
        ("en", "# Ma Petite Ville: who wins", "## 3 players"),
        ("fr", "# Ma Petite Ville : qui gagne", "## 3 joueurs"),
    ],
)
def test_it_writes_a_page_and_a_picture(
    tmp_path: Path, lang: str, title: str, players: str
) -> None:
    folder = tmp_path / "new" / "folder"
    done = bourgade(f"balance petiteville --games 2 --bots random --output {folder}", lang=lang)
    assert done.exit_code == 0, done.stderr
    assert str(folder / "petiteville.md") in done.stdout.replace("\n", "")
    page = (folder / "petiteville.md").read_text("utf-8")
    lines = page.replace("\u202f", " ").replace("\u00a0", " ").splitlines()
    assert lines[0] == title
    assert players in lines
    assert sum(line.startswith("## ") for line in lines) == 3  # 2, 3 and 4 players
    assert "bourgade simulate petiteville --players 4" in page
    drawn = ElementTree.parse(folder / "petiteville.svg").getroot()
    assert drawn.tag.endswith("svg")
    assert any(players.removeprefix("## ") in (text or "") for text in drawn.itertext())


def test_the_picture_is_the_same_for_the_same_games(tmp_path: Path) -> None:
    pictures: list[bytes] = []
    for name in ("one", "two"):
        bourgade(f"balance petiteville --games 1 --bots random --output {tmp_path / name}")
        pictures.append((tmp_path / name / "petiteville.svg").read_bytes())
    assert pictures[0] == pictures[1]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way", "utf-8")
    done = bourgade(f"balance petiteville --games 1 --output {file / 'inside'}")
    assert done.exit_code != 0
    assert str(file) in done.stderr.replace("\n", "")
    assert "Traceback" not in done.stderr
