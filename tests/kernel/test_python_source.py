"""Syntax trees, made by several threads at once."""

from __future__ import annotations

import ast
import gc
import inspect
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import bourgade
from bourgade.kernel import verbs
from bourgade.kernel.python_source import parse, parse_expression

PACKAGE = Path(bourgade.__file__).parent


@pytest.fixture
def interrupted() -> Iterator[None]:
    """Threads take turns in the middle of a tree: whenever garbage is collected."""

    def give_way(*_: object) -> None:
        time.sleep(0)

    before = gc.get_threshold()
    gc.callbacks.append(give_way)
    gc.set_threshold(50)
    yield
    gc.set_threshold(*before)
    gc.callbacks.remove(give_way)


@pytest.mark.usefixtures("interrupted")
def test_threads_may_parse_at_the_same_time() -> None:
    source = inspect.getsource(verbs)
    with ThreadPoolExecutor(3) as threads:
        trees = list(threads.map(parse, [source] * 9))
    assert {ast.dump(tree) for tree in trees} == {ast.dump(parse(source))}


def test_an_expression_is_parsed() -> None:
    assert ast.dump(parse_expression("a.b")) == ast.dump(ast.parse("a.b", mode="eval").body)


def test_nobody_parses_behind_its_back() -> None:
    """But for the verbs of a game: they are read while it is imported, which has its own lock."""
    own = {"kernel/python_source.py", "kernel/verbs.py"}
    found = {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if re.search(r"\bast\.parse\(", file.read_text("utf-8"))
    }
    assert found == own
