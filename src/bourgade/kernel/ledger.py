"""The numbered rules of a game, read from its RULES.md or a translation of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

RULE = re.compile(
    r"^- \*\*(?P<number>[A-Z]{2}-\d{3})\*\* (?P<text>.*?)"
    r"(?: \[source: (?P<source>.*)\])?(?: \*\((?P<term>.*)\)\*)?$"
)


@dataclass(frozen=True)
class NumberedRule:
    """One rule: number, section, text, source, and the term in the box."""

    number: str
    section: str
    text: str
    source: str
    term: str


def ledger_file(folder: Path, language: str = "en") -> Path:
    """The rules in a language; RULES.md if they are not translated."""
    translated = folder / f"RULES.{language}.md"
    return translated if translated.exists() else folder / "RULES.md"


def read_ledger(folder: Path, language: str = "en") -> dict[str, NumberedRule]:
    """All rules of a game by number, in order."""
    file = ledger_file(folder, language)
    section = ""
    rules: dict[str, NumberedRule] = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        if line.startswith("## "):
            section = line[3:].strip()
        elif found := RULE.match(line):
            number, text = found["number"], found["text"]
            source, term = found["source"] or "", found["term"] or ""
            rules[number] = NumberedRule(number, section, text, source, term)
    return rules
