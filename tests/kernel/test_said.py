"""Whatever the code says, it gives every variable of the sentence: in Python and in templates."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.kernel.i18n import KERNEL_FOLDER, LANGUAGES, Texts
from tests.kernel.sentences import messages

SOURCE = Path(bourgade.__file__).parent
ROOMS = tuple(sorted(SOURCE.glob("*/text")))
SAYING = {"say", "_say", "t", "word", "_word", "_complain", "_tell"}
"""What the functions are called that take the name of a message and its variables."""


@cache
def texts_of(*folders: Path) -> Texts:
    return Texts(KERNEL_FOLDER, *folders)


def owner(file: Path) -> Texts:
    """The messages that a file can say: those of its game and of the room it lies in."""
    room, *rest = file.relative_to(SOURCE).parts
    if room == "games" and len(rest) > 1:
        view = (SOURCE / "server" / "text",) if rest[1] == "view" else ()
        return texts_of(*view, SOURCE / "games" / rest[0] / "text")
    return texts_of(*(folder for folder in ROOMS if folder.parent.name == room))


def said_in_python(file: Path) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or any(word.arg is None for word in node.keywords):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
        name = name.id if isinstance(name, ast.Name) else name
        if name in SAYING:
            for given in node.args[:2]:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value, {word.arg for word in node.keywords if word.arg}


def said_in_templates(file: Path) -> Iterator[tuple[str, set[str]]]:
    jinja2 = pytest.importorskip("jinja2")
    tree = jinja2.Environment(extensions=["jinja2.ext.do"]).parse(file.read_text("utf-8"))
    for node in tree.find_all(jinja2.nodes.Call):
        called: Any = node.node
        name = getattr(called, "attr", None) or getattr(called, "name", None)
        if name in SAYING and node.args and isinstance(node.args[0], jinja2.nodes.Const):
            if node.dyn_kwargs is None:
                yield str(node.args[0].value), {word.key for word in node.kwargs}


@cache
def said_in(file: Path) -> list[tuple[str, set[str]]]:
    """The messages that a file says, each with the variables it is given."""
    return list((said_in_python if file.suffix == ".py" else said_in_templates)(file))


FILES = [*sorted(SOURCE.rglob("*.py")), *sorted(SOURCE.rglob("*.html"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_its_variables(language: str) -> None:
    checked = 0
    for file in FILES:
        known = messages(owner(file), language)
        for message, given in said_in(file):
            if message in known:
                missing = known[message] - given
                assert not missing, f"{file.name}: {message} lacks {missing}"
                checked += 1
    assert checked > 300
