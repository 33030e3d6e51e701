"""The house is in order: names that can be found, layers as they are drawn, public names listed."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import bourgade

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bourgade"
PACKAGES = sorted(file.parent for file in SOURCE.rglob("__init__.py"))
PUBLIC = (
    "bourgade", "bourgade.adapters.gymnasium", "bourgade.adapters.openspiel",
    "bourgade.adapters.pettingzoo", "bourgade.batches.batch", "bourgade.bots", "bourgade.lab",
    "bourgade.lab.train", "bourgade.play", "bourgade.play.lesson", "bourgade.web",
)  # fmt: skip
CONTRACT = {
    "Act",
    "Book",
    "Content",
    "Edition",
    "Effect",
    "Ending",
    "Event",
    "Phase",
    "Player",
    "State",
}
"""Classes that every game has under the same name, as its contract says."""


def stem(name: str) -> str:
    """A module's name without what a plural, -ing or -er adds."""
    word = re.sub(r"(ings?|ers?|s)$", "", name.rsplit("_", 1)[-1])
    return "_".join([*name.split("_")[:-1], word.rstrip("e")])


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: str(p.relative_to(SOURCE.parent)))
def test_no_two_modules_differ_by_a_plural_or_an_ing_alone(package: Path) -> None:
    names = [file.stem for file in package.glob("*.py") if file.stem != "__init__"]
    names += [folder.name for folder in package.iterdir() if (folder / "__init__.py").exists()]
    by_stem: dict[str, list[str]] = defaultdict(list)
    for name in names:
        by_stem[stem(name)].append(name)
    assert [alike for alike in by_stem.values() if len(alike) > 1] == []


def classes(folder: Path) -> dict[str, list[str]]:
    """Where each class of a folder is written."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(file.relative_to(SOURCE)))
    return found


def test_a_class_name_has_one_meaning() -> None:
    games = SOURCE / "games"
    folders = [folder for folder in games.iterdir() if folder.is_dir()]
    shared: dict[str, list[str]] = defaultdict(list)
    for part in SOURCE.iterdir():
        if part.is_dir() and part != games:
            for name, places in classes(part).items():
                shared[name] += [p for p in places if not p.startswith("testing/hamlet/")]
    twice = {name: places for name, places in shared.items() if len(places) > 1}
    for folder in folders:
        own = classes(folder)
        twice |= {name: places for name, places in own.items() if len(places) > 1}
        clash = set(own) & set(shared) - CONTRACT
        twice |= {name: [*own[name], *shared[name]] for name in clash}
    assert twice == {}


LONGEST = 350
"""Lines of a file of the server: what is longer has more than one concern."""


def test_no_file_of_the_server_is_long() -> None:
    files = (SOURCE / "server").rglob("*.py")
    lines = {
        str(file.relative_to(SOURCE)): len(file.read_text("utf-8").splitlines()) for file in files
    }
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def picture(document: str) -> list[set[str]]:
    """The layers as a document draws them, the highest first."""
    drawn = re.search(r"^```\n(cli\n.*?)^```$", (ROOT / document).read_text("utf-8"), re.M | re.S)
    assert drawn is not None, document
    return [set(re.split(r" {2,}", line)[0].split(" | ")) for line in drawn[1].splitlines()]


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/inside.md"])
def test_the_layers_are_drawn_as_they_are_enforced(document: str) -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    (layers,) = (c["layers"] for c in tools["importlinter"]["contracts"] if c["type"] == "layers")
    enforced = [{part.removeprefix("bourgade.") for part in row.split(" | ")} for row in layers]
    assert picture(document) == enforced
    assert set().union(*enforced) == {p.name for p in PACKAGES if p.parent == SOURCE}


def places(row: str) -> list[str]:
    """The modules and folders that a row of the map names; ``lab/`` and a colon opens a folder."""
    found, folder = list[str](), ""
    for name, opens in re.findall(r"`([^`]+)`(:?)", row):
        if opens:
            folder = name
        else:
            found.append(f"{folder}{name}")
    return found


def test_the_map_names_what_is_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    table = re.search(r"^\| looking for .*?\n(?=\n)", text, re.M | re.S)
    assert table is not None
    named = [name for row in table[0].splitlines()[2:] for name in places(row.split("|")[2])]
    assert len(named) > 80
    folders = [SOURCE, *(SOURCE / "games").iterdir()]
    assert [
        name
        for name in named
        if not any((folder / f"{name}{end}").exists() for folder in folders for end in ("", ".py"))
    ] == []


@pytest.mark.parametrize("name", PUBLIC)
def test_public_names_are_listed_and_say_what_they_are(name: str) -> None:
    package: Any = importlib.import_module(name)
    assert sorted(package.__all__) == sorted(set(package.__all__))
    for public in package.__all__:
        value = getattr(package, public)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), f"{name}.{public}"


def test_the_library_has_these_names() -> None:
    """A name that comes or goes is a change for everybody: write it here and in the CHANGELOG."""
    assert sorted(bourgade.__all__) == [
        "BadContent", "BadGame", "BadNet", "BadOption", "BadPosition", "BadRecord",
        "BourgadeError", "CHANCE", "CannotUndo", "Event", "IllegalMove", "LoadedGame", "Match",
        "NoPicture",
        "NotYourTurn", "UnknownBot", "UnknownGame", "UnknownMove", "UnknownSeat", "__version__",
        "batch", "list_games", "load", "read",
    ]  # fmt: skip
