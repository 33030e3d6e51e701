"""Golden games: whole records with their narration in both languages and their result.

They show that nothing changed, not that it is right; the rule tests do that. After a wanted
change run ``make golden`` and read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.i18n import LANGUAGES
from tests.golden.narration import narrate

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.game"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_game(file: Path) -> None:
    text = file.read_text("utf-8")
    match = bourgade.read(text)
    assert match.record() == text
    for language in LANGUAGES:
        told = file.with_suffix(f".{language}.txt").read_text("utf-8")
        assert narrate(match, language) == told


def test_every_game_has_golden_games() -> None:
    assert {file.parent.name for file in RECORDS} == set(registry.names())
