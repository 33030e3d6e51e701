"""Compiled functions: both roads do the same, and the plain one is taken where it has to be."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.compile.cache import cache_folder
from bourgade.compile.engine import can_compile
from tests.compile.driver import games, steps
from tests.kernel.thorp import THORP

pytestmark = pytest.mark.skipif(not can_compile(), reason="numba is not installed, or switched off")

ROADS = ["linked", "plain"]

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


def compiled_module(road: Any, folder: Path) -> dict[str, Any]:
    """The functions above, compiled, as Python sees them."""
    from bourgade.compile.numba_cpu import compiler

    file = folder / "three.py"
    file.write_text(MODULE, "utf-8")
    names: dict[str, Any] = {"__name__": "three"}
    exec(compile(MODULE, str(file), "exec"), names)
    compiled = compiler(road, folder / "cache", checked=True)
    for name, value in list(names.items()):
        if isinstance(value, FunctionType):
            names[name] = compiled(value)
    return names


# What both roads do


@pytest.mark.parametrize("road", ROADS)
def test_every_function_can_be_called_by_python_and_by_the_others(
    road: str, tmp_path: Path
) -> None:
    functions = compiled_module(road, tmp_path)
    assert functions["outer"](2) == 13
    assert functions["inner"](2) == 6  # already a part of outer; as an entry compiled now
    assert functions["middle"](2) == 7


@pytest.mark.parametrize("road", ROADS)
def test_an_error_inside_a_function_reaches_python(road: str, tmp_path: Path) -> None:
    functions = compiled_module(road, tmp_path)
    assert functions["last"](np.arange(4), 3) == 3
    with pytest.raises(IndexError):
        functions["last"](np.arange(4), 4)


@pytest.mark.parametrize("road", ROADS)
def test_what_python_called_is_kept(road: str, tmp_path: Path) -> None:
    functions = compiled_module(road, tmp_path)
    assert functions["outer"](2) == 13
    assert "three.outer" in kept(tmp_path)


def test_linked_code_is_translated_and_kept_for_what_python_called_alone(tmp_path: Path) -> None:
    functions = compiled_module("linked", tmp_path)
    assert functions["outer"](2) == 13
    assert functions["outer"].signatures
    assert not functions["inner"].signatures
    assert kept(tmp_path) == {"three.outer"}


def kept(folder: Path) -> set[str]:
    return {file.name.split("-")[0] for file in (folder / "cache").rglob("*.nbi")}


# A whole game on both roads


def compiled_elsewhere(switch: str) -> list[str]:
    """Steps and games of the small game, compiled by a process that was told the road."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.compile.driver", f'[["{THORP}"]]', "games"],
        cwd=Path(__file__).parents[2], env={**os.environ, "BOURGADE_NUMBA": switch},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.split()


def test_both_roads_end_in_the_same_bytes_and_are_kept_apart() -> None:
    variant = bourgade.load(THORP, players=2).variant
    interpreted = [steps(variant, "python"), games(variant, "python")]
    folders = set()
    for road, switch in zip(ROADS, ("on", "plain"), strict=True):
        assert compiled_elsewhere(switch) == interpreted
        (folder,) = set(cache_folder(variant.game).iterdir()) - folders
        assert folder.name.startswith(f"cpu-{road}-")
        folders.add(folder)
        written = files_in(folder)
        assert written
        assert compiled_elsewhere(switch) == interpreted
        assert files_in(folder) == written  # loaded, not compiled again


def files_in(folder: Path) -> dict[Path, int]:
    return {file: file.stat().st_mtime_ns for file in folder.rglob("*") if file.is_file()}


# Which road is taken


def test_the_numba_at_hand_is_known() -> None:
    """A newer one: try it with ``make numba-bounds``, then raise NEWEST_KNOWN."""
    import numba

    from bourgade.compile.numba_cpu import best_road, why_not_linked

    assert why_not_linked(numba.__version__) is None
    assert best_road() == "linked"


@pytest.mark.parametrize("version", ["0.60.1", "0.99.0", "1.61.0", "0+untagged"])
def test_a_release_that_nobody_tried_takes_the_plain_road_and_says_so_once(
    version: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from bourgade.compile.numba_cpu import best_road

    monkeypatch.setattr("numba.__version__", version)
    best_road.cache_clear()
    try:
        with caplog.at_level(logging.INFO):
            assert best_road() == best_road() == "plain"
    finally:
        best_road.cache_clear()
    (record,) = caplog.records
    assert record.name == "bourgade.compile"
    assert record.getMessage().startswith(f"numba {version} is not one of the releases tried")


def test_a_part_that_numba_no_longer_has_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import numba
    from numba.core.base import BaseContext
    from numba.core.registry import CPUDispatcher

    from bourgade.compile import numba_linking
    from bourgade.compile.numba_cpu import why_not_linked

    with monkeypatch.context() as other:
        other.delattr(BaseContext, "insert_user_function")
        reason = why_not_linked(numba.__version__)
        assert reason is not None
        assert "(no CPUContext.insert_user_function)" in reason
    with monkeypatch.context() as other:
        other.setattr(numba_linking, "PARAMETERS", ((CPUDispatcher.compile, "signature"),))
        reason = why_not_linked(numba.__version__)
        assert reason is not None
        assert "compile(signature)" in reason
    with monkeypatch.context() as other:
        other.setitem(sys.modules, "bourgade.compile.numba_linking", None)
        reason = why_not_linked(numba.__version__)
        assert reason is not None
        assert "is built differently" in reason
