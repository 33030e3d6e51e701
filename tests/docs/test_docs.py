"""The documents are true: their code runs, their tables are fresh, every setting is named."""

from __future__ import annotations

import doctest
import re

from tests.docs.generate import PASSAGE, README, games_table

ROOT = README.parent


def test_the_code_of_the_readme_runs() -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    text = README.read_text("utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, "README.md", str(README), 0)
    assert len(examples.examples) > 8
    runner = doctest.DocTestRunner(optionflags=flags)
    runner.run(examples)
    assert runner.summarize().failed == 0


def test_the_table_of_games_is_fresh() -> None:
    text = README.read_text("utf-8")
    assert PASSAGE.sub(lambda found: found[1] + games_table() + found[2], text) == text


def test_every_setting_is_documented() -> None:
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py"))
    settings = set(re.findall(r'"(BOURGADE_[A-Z]+)"', source))
    assert settings
    readme = README.read_text("utf-8")
    assert [name for name in sorted(settings) if f"`{name}`" not in readme] == []


def test_the_readme_is_short() -> None:
    assert len(README.read_text("utf-8").splitlines()) < 150


def test_the_documents_link_to_files_that_exist() -> None:
    for document in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / document).read_text("utf-8")):
            assert (ROOT / target).exists(), f"{document} links to {target}"
