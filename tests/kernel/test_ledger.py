"""The numbered rules, read from RULES.md and its translations."""

from __future__ import annotations

from pathlib import Path

from bourgade.kernel import registry
from bourgade.kernel.i18n import LANGUAGES
from bourgade.kernel.ledger import NumberedRule, ledger_file, read_ledger

RULES = """# Rules of the thorp

Anything may stand here.

## 1. The table

- **TH-001** Two to four people play. [source: 001 line 12]
- **TH-002** Everybody has wood. [source: ruling; see Q3] *(glossary: wood)*
- a point without a number
- **TH-3** a number of another form

## 2. The end

- **TH-010** The first to build four cottages wins [once] at once.
text **TH-011** that is no point
"""
FRENCH = (
    "## 1. La table\n\n- **TH-001** On joue de deux à quatre. [source: 001 ligne 12] *(table)*\n"
)


def test_every_numbered_point_is_a_rule(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(RULES, "utf-8")
    assert list(read_ledger(tmp_path).values()) == [
        NumberedRule("TH-001", "1. The table", "Two to four people play.", "001 line 12", ""),
        NumberedRule(
            "TH-002", "1. The table", "Everybody has wood.", "ruling; see Q3", "glossary: wood"
        ),
        NumberedRule(
            "TH-010", "2. The end", "The first to build four cottages wins [once] at once.", "", ""
        ),
    ]


def test_rules_are_found_by_number(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(RULES, "utf-8")
    rules = read_ledger(tmp_path)
    assert list(rules) == ["TH-001", "TH-002", "TH-010"]
    assert all(rule.number == number for number, rule in rules.items())


def test_rules_are_read_in_the_language_asked_for(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(RULES, "utf-8")
    (tmp_path / "RULES.fr.md").write_text(FRENCH, "utf-8")
    assert list(read_ledger(tmp_path, "fr").values()) == [
        NumberedRule("TH-001", "1. La table", "On joue de deux à quatre.", "001 ligne 12", "table")
    ]
    assert read_ledger(tmp_path, "en") == read_ledger(tmp_path)
    assert list(read_ledger(tmp_path)) == ["TH-001", "TH-002", "TH-010"]


def test_rules_without_a_translation_are_read_in_english(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(RULES, "utf-8")
    assert ledger_file(tmp_path, "fr") == tmp_path / "RULES.md"
    assert read_ledger(tmp_path, "fr") == read_ledger(tmp_path)


def test_a_game_without_a_ledger_has_no_rules(tmp_path: Path) -> None:
    assert read_ledger(tmp_path) == read_ledger(tmp_path, "fr") == {}


def test_every_game_has_its_rules() -> None:
    for name in registry.names():
        for language in LANGUAGES:
            rules = read_ledger(registry.find(name).folder, language)
            assert len(rules) > 5
            assert all(rule.text for rule in rules.values())
