"""The numbered rules of a game, read from its RULES.md."""

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
    """One rule: its number, its section, what it says, where it comes from."""

    number: str
    section: str
    text: str
    source: str


def read_ledger(folder: Path) -> dict[str, NumberedRule]:
    """All rules of a game by number, in order."""
    file = folder / "RULES.md"
    section = ""
    rules: dict[str, NumberedRule] = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        if line.startswith("## "):
            section = line[3:].strip()
        elif found := RULE.match(line):
            number = found["number"]
            rules[number] = NumberedRule(number, section, found["text"], found["source"] or "")
    return rules
