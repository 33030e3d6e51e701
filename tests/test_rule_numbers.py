"""Every numbered rule of every game is cited by a test, and no test cites a rule there is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bourgade.kernel import registry
from bourgade.kernel.ledger import read_ledger

MARK = re.compile(r"pytest\.mark\.rule\((?P<numbers>[^)]*)\)", re.DOTALL)
NUMBER = re.compile(r'"([A-Z]{2}-\d{3})"')


def cited() -> set[str]:
    """The numbers in the rule marks of all test files."""
    numbers: set[str] = set()
    for file in Path(__file__).parent.rglob("test_*.py"):
        for mark in MARK.finditer(file.read_text("utf-8")):
            numbers.update(NUMBER.findall(mark["numbers"]))
    return numbers


@pytest.mark.parametrize("name", registry.names())
def test_every_rule_is_cited(name: str) -> None:
    ledger = read_ledger(registry.find(name).folder)
    assert ledger, f"{name} has no RULES.md"
    assert sorted(set(ledger) - cited()) == []


def test_every_citation_is_a_rule() -> None:
    known = {
        number for name in registry.names() for number in read_ledger(registry.find(name).folder)
    }
    assert sorted(cited() - known) == []


def test_minivilles_has_all_its_rules() -> None:
    ledger = read_ledger(registry.find("minivilles").folder)
    assert list(ledger) == [f"MV-{number:03d}" for number in range(1, 179)]
