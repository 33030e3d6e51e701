"""What ``bourgade check`` says of a translation of the numbered rules."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bourgade.kernel import registry
from bourgade.kernel.game import Game
from bourgade.testing.check import editions, problems, translation_problems


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Minivilles with a folder whose rules can be spoilt."""
    found = registry.find("minivilles")
    folder = tmp_path / "minivilles"
    shutil.copytree(found.folder, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    spoilt = replace(found)
    vars(spoilt)["folder"] = folder  # as a rule it is where the rules lie
    return spoilt


def translated(game: Game) -> list[str]:
    """What is wrong with the translation alone: the other checks take long."""
    return list(translation_problems(game, list(editions(game, []))))


def rewrite(game: Game, pattern: str, text: str) -> None:
    """Change the one place of the French rules that the pattern finds."""
    file = game.folder / "RULES.fr.md"
    changed, count = re.subn(pattern, text, file.read_text("utf-8"), flags=re.MULTILINE)
    assert count == 1, pattern
    file.write_text(changed, "utf-8")


def test_a_translation_is_in_order_or_missing(game: Game) -> None:
    assert list(problems(game)) == []
    (game.folder / "RULES.fr.md").unlink()
    assert list(problems(game)) == []


def test_a_translation_has_the_same_rules(game: Game) -> None:
    rewrite(game, r"^(- \*\*MV)-178", r"\1-179")
    assert list(problems(game)) == [
        "RULES.fr.md lacks “MV-178”, which RULES.md has",
        "RULES.fr.md has “MV-179”, which RULES.md has not",
    ]


MOVED = ["RULES.fr.md has other sections or another order than RULES.md"]


def test_a_translation_has_the_same_order(game: Game) -> None:
    rewrite(game, r"^(- \*\*MV-106.*\n)(- \*\*MV-107.*\n)", r"\2\1")
    assert translated(game) == MOVED


def test_a_translation_has_the_same_sections(game: Game) -> None:
    rewrite(game, r"^(\n## 10\. .*\n\n)(- \*\*MV-111.*\n)", r"\2\1")
    assert translated(game) == MOVED


@pytest.mark.parametrize(
    ("number", "pattern", "text", "found"),
    [
        ("MV-104", "1 pièce", "2 pièces", ["lacks “1”", "has “2”"]),
        ("MV-104", "1 pièce", "une pièce", ["lacks “1”"]),
        ("MV-104", "ligne 196", "ligne 197", ["lacks “196”", "has “197”"]),
        ("MV-105", "5 pièces", "pièces", ["lacks “5”"]),
        ("MV-136", "`free`", "libre", ["lacks “`free`”"]),
        ("MV-136", "`free`", "`libre`", ["lacks “`free`”", "has “`libre`”"]),
        ("MV-061", r"\(MV-062\)", "(MV-063)", ["lacks “MV-062”", "has “MV-063”"]),
        ("MV-020", "chaque joueur", "chacun (MV-013)", ["has “MV-013”"]),
    ],
)
def test_a_translated_rule_has_the_same_figures_and_words(
    game: Game, number: str, pattern: str, text: str, found: list[str]
) -> None:
    rewrite(game, rf"^(- \*\*{number}\*\* .*?){pattern}", rf"\g<1>{text}")
    tail = {"lacks": "which RULES.md has", "has": "which RULES.md has not"}
    assert translated(game) == [
        f"{number} of RULES.fr.md {said}, {tail[said.split()[0]]}" for said in found
    ]


def test_the_figure_in_the_name_of_a_card_is_none_of_the_rule_s(game: Game) -> None:
    rewrite(game, r"^(- \*\*MV-130\*\* .*)Restaurant 5 étoiles", r"\1Restaurant cinq étoiles")
    assert translated(game) == []
    rewrite(game, r"^(- \*\*MV-130\*\* .*)Restaurant cinq", r"\1restaurant de 5")
    assert translated(game) == ["MV-130 of RULES.fr.md has “5”, which RULES.md has not"]


def test_a_word_in_backticks_may_be_said_twice(game: Game) -> None:
    rewrite(game, r"^(- \*\*MV-136\*\* .*avec `free`)", r"\1, oui, `free`")
    assert translated(game) == []
