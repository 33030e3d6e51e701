"""The documents are true: their code runs, their tables are fresh, every setting is named."""

from __future__ import annotations

import re

import pytest

from tests.docs import generate
from tests.docs.generate import ROOT

README = ROOT / "README.md"
SETTINGS = ROOT / "docs" / "reference" / "settings.md"


def test_generated_passages_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["generate", "--check"])
    assert generate.main() == 0


def test_every_setting_is_documented() -> None:
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py"))
    settings = set(re.findall(r'"(BOURGADE_[A-Z]+)"', source))
    assert settings
    tables = README.read_text("utf-8") + SETTINGS.read_text("utf-8")
    assert [name for name in sorted(settings) if f"`{name}`" not in tables] == []


def test_the_readme_is_short() -> None:
    assert len(README.read_text("utf-8").splitlines()) < 150


def test_the_documents_link_to_files_that_exist() -> None:
    documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *ROOT.glob("docs/**/*.md")]
    for document in documents:
        file = ROOT / document
        for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text("utf-8")):
            target = target.split("#")[0]
            assert (file.parent / target).exists(), f"{document} links to {target}"
