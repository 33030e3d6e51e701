"""Every command and every snippet of the documents is run, page by page, in an empty folder."""

from __future__ import annotations

import base64
import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from bourgade import load, web
from bourgade.compile.wasm import page_module_for
from bourgade.web.net_files import net_files
from bourgade.web.page_data import page_data
from tests.bots.glance import Glance
from tests.cli import hosted
from tests.cli.line import bourgade
from tests.cli.test_docs import quick
from tests.docs.generate import ROOT
from tests.play.dice import fair_game
from tests.wasm.node import node

PAGES = ("README.md", *sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/**/*.md")))
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"# file: (\S+)\n")
SET_UP = re.compile(
    r"python3 -m venv|(\.venv/bin/)?pip install|source \.venv|\.venv/bin/python -m pytest"
)
"""Lines that install: CI's own first steps, and tests/test_install.py."""


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that closes at once, and a coach to whom all moves look alike."""

    def serve(settings: Any, *, tell: Any) -> None:
        tell(f"http://{settings.host}:{settings.port}")

    monkeypatch.setattr("bourgade.server.run.serve", serve)
    monkeypatch.setattr("bourgade.bots.coach.Searcher", Glance)


@pytest.fixture(scope="module")
def saved() -> str:
    match = fair_game("minivilles", 50, first_player="A")
    match.players = {"A": "Anna", "B": "Ben"}
    return match.record()


def run_line(line: str) -> None:
    """Run one line of a console block, with few games; refuse one that nobody can run."""
    command = line.removeprefix("$ ").split("  #")[0]
    for part in command.split(" && "):
        if SET_UP.match(part):
            continue
        part, _, file = part.partition(" > ")
        words = shlex.split(quick(part).removeprefix(".venv/bin/"))
        assert words[0] == "bourgade", f"nothing runs {line!r}"
        # A training of the least size still plays hundreds of games.
        done = bourgade(words[1:], answers="quit\n", compiled=words[1] == "train")
        assert done.exit_code == 0, (line, done.stderr)
        assert done.stdout
        if file:
            Path(file.strip()).write_text(done.stdout, "utf-8")


def run_python(page: str, code: str, names: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(code, names, page, page, 0)
    assert test.examples, f"{page}: a snippet without >>> is run by nobody: {code}"
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, clear_globs=False)
    names.update(test.globs)
    assert runner.summarize().failed == 0


def run_javascript(code: str, folder: Path) -> None:
    """Run what a page does with a game, in Node."""
    variant = load("minivilles").variant
    for file in web.scripts():
        (folder / file.name).write_bytes(file.read_bytes())
    (folder / "page.mjs").write_text(code, "utf-8")
    module = page_module_for(variant)
    job = {
        "script": (folder / "page.mjs").as_uri(),
        "module": str(module.file),
        "manifest": module.manifest,
        "data": page_data(variant),
        "nets": {f.name: base64.b64encode(f.content).decode() for f in net_files(variant)},
    }
    assert node("snippets.mjs", job)["told"] > 0


@pytest.mark.parametrize("page", PAGES)
def test_everything_in_a_page_runs(
    page: str, saved: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my.game").write_text(saved, "utf-8")
    Path("my_cards.toml").write_text('[[establishment]]\nid = "cafe"\ncost = 3\n')
    if "bourgade admin" in (ROOT / page).read_text("utf-8"):
        hosted.host()
    names: dict[str, Any] = {}
    scripts = ""
    for language, text in BLOCK.findall((ROOT / page).read_text("utf-8")):
        if named := NAMED.match(text):
            few = re.sub(r"^games = .*", "games = 2", text, flags=re.MULTILINE)
            Path(named[1]).write_text(few.replace("greedy", "random"), "utf-8")
        elif language == "console":
            for line in text.splitlines():
                run_line(line)
        elif language == "python":
            run_python(page, text, names)
        elif language == "js":
            scripts += text
        else:
            assert language in ("", "text", "toml", "json", "eval"), f"{page}: {language}"
    if scripts:
        run_javascript(scripts, tmp_path)


def test_the_pages_have_something_to_run() -> None:
    found = [
        language
        for page in PAGES
        for language, _ in BLOCK.findall((ROOT / page).read_text("utf-8"))
    ]
    assert found.count("console") > 15
    assert found.count("python") > 5
