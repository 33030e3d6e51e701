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
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            if called == "wrong" or (isinstance(called, ast.Name) and called.id == "wrong"):
                message = node.args[-1]
                if isinstance(message, ast.Constant):
                    yield str(message.value), {word.arg for word in node.keywords if word.arg}
                else:  # a function that hands on what it was given
                    assert [word.arg for word in node.keywords] == [None], ast.unparse(node)


@pytest.mark.parametrize("game", registry.names())
def test_reasons_are_there_in_every_language(game: str) -> None:
    texts = registry.find(game).texts
    found = list(said_of_content(game))
    assert found
    for language in LANGUAGES:
        known = texts.messages(language)
        for message, arguments in found:
            assert known.get(message) == arguments, message
