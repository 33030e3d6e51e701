"""What a game says of a wrong content file: in both languages, with the arguments it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from bourgade.kernel import registry
from bourgade.kernel.i18n import LANGUAGES


def said_of_content(game: str) -> Iterator[tuple[str, set[str]]]:
    """Every message that the game's code gives to ``wrong``, with the names of its arguments."""
    for file in registry.find(game).folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            # wrong("cost", "content-…"), and wrong.latest(…)("content-…")
            called = node.func.func if isinstance(node.func, ast.Call) else node.func
            holder = called.value if isinstance(called, ast.Attribute) else called
            if not isinstance(holder, ast.Name) or holder.id != "wrong":
                continue
            message = node.args[-1] if node.args else None
            if isinstance(message, ast.Constant) and str(message.value).startswith("content-"):
                yield str(message.value), {word.arg for word in node.keywords if word.arg}
            else:  # asks for a place or an age alone
                assert isinstance(called, ast.Attribute), ast.unparse(node)
                assert called.attr in ("age", "at", "latest"), ast.unparse(node)


def said_anywhere(game: str) -> Iterator[str]:
    """Every text of the game's code that looks like such a message."""
    for file in registry.find(game).folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and str(node.value).startswith("content-"):
                yield str(node.value)


@pytest.mark.parametrize("game", registry.names())
def test_reasons_are_there_in_every_language(game: str) -> None:
    texts = registry.find(game).texts
    found = list(said_of_content(game))
    assert len(found) == len(list(said_anywhere(game)))
    for language in LANGUAGES:
        known = texts.messages(language)
        for message, arguments in found:
            assert known.get(message) == arguments, message
