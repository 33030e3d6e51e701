"""``bourgade print``: the cards of a game as PDF."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.line import bourgade

CAFE = '[[establishment]]\nid = "cafe"\ncost = 7\n'


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "6 pieces on 1 page"), ("fr", "6 pièces sur 1 page")]
)
def test_it_writes_the_cards_that_differ(tmp_path: Path, lang: str, told: str) -> None:
    content, out = tmp_path / "my_cards.toml", tmp_path / "sheets.pdf"
    content.write_text(CAFE, "utf-8")
    line = f"print minivilles --content {content} --changed --out {out}"
    done = bourgade(line, lang=lang, columns=200)
    assert done.exit_code == 0, done.stderr
    assert told in done.stdout
    assert out.read_bytes().startswith(b"%PDF-")


def test_without_a_name_the_file_is_called_like_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert bourgade("print mintworks --paper letter").exit_code == 0
    assert (tmp_path / "mintworks.pdf").exists()


@pytest.mark.parametrize(
    ("line", "lang", "told"),
    [
        ("print mintworks --changed", "en", "differs from the figures that come with Bourgade"),
        ("print mintworks --changed", "fr", "ne diffère de ce qui est livré avec Bourgade"),
        ("print mintworks --paper a5", "en", "There is no paper “a5”. Possible: a4, letter."),
        ("print mintworks --paper a5", "fr", "« a5 »"),
        ("print minivilles --edition small", "en", "“edition” cannot be “small”"),
        ("print mintwork", "en", "There is no game called “mintwork”"),
        ("print mintworks --out nowhere/sheets.pdf", "en", "nowhere/sheets.pdf does not exist"),
        ("print mintworks --content none.toml", "en", "none.toml"),
    ],
)
def test_what_cannot_be_printed_is_said(
    line: str, lang: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = bourgade(line, lang=lang, columns=500)
    assert done.exit_code != 0
    assert told in done.stderr.replace("\u00a0", " ")
    assert "Traceback" not in done.stderr
    assert list(tmp_path.glob("*.pdf")) == []
