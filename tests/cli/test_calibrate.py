"""``bourgade calibrate``: a page, a picture and tables, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bourgade.bots import calibration
from tests.cli.line import bourgade, flat
from tests.kernel.thorp import THORP, Settle, games_folder, own_table, settle

__all__ = ["games_folder", "own_table", "settle"]

LINE = "--games 24 --bots random --simulations 5 --jobs 1"


@pytest.mark.parametrize(
    ("lang", "head", "title"),
    [
        ("en", "Calibration error", "do predicted chances come true?"),
        ("fr", "Erreur de calibration", "les chances prédites se réalisent-elles"),
    ],
)
def test_it_writes_a_page_and_a_picture(tmp_path: Path, lang: str, head: str, title: str) -> None:
    folder = tmp_path / "new" / "folder"
    done = bourgade(f"calibrate {THORP} {LINE} --players 2 --output {folder}", lang=lang)
    assert done.exit_code == 0, done.stderr
    assert head in flat(done.stdout)
    page = (folder / f"{THORP}.md").read_text("utf-8")
    assert title in page
    assert "| 24 |" in page
    drawn = ElementTree.parse(folder / f"{THORP}.svg").getroot()
    assert drawn.tag.endswith("svg")


def test_it_saves_tables_and_check_tells_when_they_are_old(
    tmp_path: Path, settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the games show, a table that does not help is not kept."""
    folder = settle("thorp_saved")
    monkeypatch.setattr("bourgade.cli.calibrate.Found.helps", True)
    line = f"calibrate thorp_saved {LINE} --players 2 --save --json --output {tmp_path / 'out'}"
    (facts,) = json.loads(bourgade(line).stdout)
    assert facts["games"] == 24
    assert {"error", "low", "high", "bands", "games"} == facts["before"].keys()
    tables = (folder / calibration.FILE).read_text("utf-8")
    assert "[all-2]" in tables
    assert "calibration.toml" not in bourgade("check thorp_saved").stdout
    (folder / calibration.FILE).write_text(
        tables.replace(facts["evaluation"], "0123456789abcdef"), "utf-8"
    )
    for lang, words in (("en", "another net or evaluation"), ("fr", "autre réseau")):
        shown = bourgade("check thorp_saved", lang=lang)
        assert shown.exit_code == 1
        assert words in flat(shown.stdout)
    monkeypatch.setattr("bourgade.cli.calibrate.Found.helps", False)
    assert "No table was needed" in flat(bourgade(line.replace("--json", "")).stdout)
    assert not (folder / calibration.FILE).exists()


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("--players 9", "9", "9"),
        ("--games none", "none", "none"),
        ("--bots nobody", "nobody", "nobody"),
        ("--simulations 0", "0", "0"),
    ],
)
def test_what_is_refused(tmp_path: Path, line: str, english: str, french: str) -> None:
    for lang, words in (("en", english), ("fr", french)):
        shown = bourgade(f"calibrate {THORP} {line} --output {tmp_path / 'x'}", lang=lang)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert words in shown.stderr
        assert "Traceback" not in shown.stderr


def test_games_of_another_measurement_are_left_alone(tmp_path: Path) -> None:
    line = f"calibrate {THORP} --games 12 --bots random --players 2 --jobs 1 --output {tmp_path}"
    assert bourgade(f"{line} --simulations 3").exit_code == 0
    before = (tmp_path / f"{THORP}-all-2.jsonl").read_bytes()
    for lang, words in (("en", "another measurement"), ("fr", "supprimez-le")):
        shown = bourgade(f"{line} --simulations 4", lang=lang)
        assert shown.exit_code == 2
        assert words in flat(shown.stderr)
    assert (tmp_path / f"{THORP}-all-2.jsonl").read_bytes() == before
