"""Compiled functions: parts inside, entries for Python, and neither in the other's way."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from bourgade.compile.engine import can_compile

pytestmark = pytest.mark.skipif(not can_compile(), reason="numba is not installed, or switched off")

MODULE = """
def inner(x):
    return x * 3

def middle(x):
    return inner(x) + 1

def outer(x):
    return middle(x) + inner(x)


def pick(xs, i):
    return xs[i]


def last(xs, i):
    return pick(xs, i)
"""


def compiled_module(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The functions above, compiled, as Python sees them."""
    from bourgade.compile.numba_cpu import compiled

    monkeypatch.setattr("numba.config.CACHE_DIR", str(folder / "cache"))
    file = folder / "three.py"
    file.write_text(MODULE, "utf-8")
    names: dict[str, Any] = {"__name__": "three"}
    exec(compile(MODULE, str(file), "exec"), names)
    for name, value in list(names.items()):
        if isinstance(value, FunctionType):
            names[name] = compiled(value, lambda dispatcher: dispatcher, boundscheck=True)
    return names


def test_every_function_can_be_called_by_python_and_by_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    functions = compiled_module(tmp_path, monkeypatch)
    assert functions["outer"](2) == 13
    assert functions["inner"](2) == 6  # already a part of outer; as an entry compiled now
    assert functions["middle"](2) == 7


def test_only_what_python_called_is_translated_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    functions = compiled_module(tmp_path, monkeypatch)
    assert functions["outer"](2) == 13
    assert functions["outer"].signatures
    assert not functions["inner"].signatures
    kept = {file.name.split("-")[0] for file in (tmp_path / "cache").rglob("*.nbi")}
    assert kept == {"three.outer"}


def test_an_error_inside_a_part_reaches_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    functions = compiled_module(tmp_path, monkeypatch)
    assert functions["last"](np.arange(4), 3) == 3
    with pytest.raises(IndexError):
        functions["last"](np.arange(4), 4)
