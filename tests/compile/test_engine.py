"""Engines: which way rules run, and where compiled code is kept."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.bots import policy
from bourgade.compile import engine as module
from bourgade.compile.cache import cache_folder
from bourgade.compile.engine import Engine, best_mode, can_compile, engine, is_dialect
from bourgade.kernel import contract, registry
from tests.kernel.thorp import THORP, Settle, thorp


def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not can_compile()
    assert best_mode() == "python"
    monkeypatch.setenv("BOURGADE_NUMBA", "on")
    assert best_mode() == "cpu"


def test_without_numba_everything_runs_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOURGADE_NUMBA")
    monkeypatch.setattr(module.importlib.util, "find_spec", lambda name: None)
    assert best_mode() == "python"


def test_compiled_code_is_kept_where_the_user_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.find(THORP)
    monkeypatch.setenv("BOURGADE_CACHE", "/somewhere")
    assert cache_folder(game).parent == Path("/somewhere")
    monkeypatch.delenv("BOURGADE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    assert cache_folder(game).parent == Path("/cache/bourgade")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder(game).parent == tmp_path / ".cache" / "bourgade"


def test_an_engine_is_made_once_for_each_game() -> None:
    two, four = (bourgade.load(THORP, players=n).variant for n in (2, 4))
    assert engine(two) is engine(four)
    assert engine(two) is not engine(bourgade.load("minivilles").variant)


def test_a_module_says_itself_that_it_is_written_in_the_dialect() -> None:
    assert is_dialect("bourgade.kernel.contract")
    assert not is_dialect("bourgade.compile.engine")
    assert not is_dialect("nowhere")


def test_the_contract_as_it_stands_is_nobodys_rules() -> None:
    match = thorp()
    s, book, out = match.state, match.variant.book, np.zeros(8, np.int32)
    before = s.tobytes()
    contract.setup(s, book)
    contract.apply(s, book, 0, None)
    contract.score(s, book, out)
    contract.observe(s, 0)
    assert contract.legal(s, book, out) == 0
    assert contract.chance(s, book, out, out) == 0
    assert contract.evaluate(s, book, 0) == 0
    assert s.tobytes() == before


def test_every_step_counts_a_ply() -> None:
    match = thorp()
    engine(match.variant).step(match.state, match.variant.book, 0, None)
    assert match.ply == 1


def test_a_game_without_knowledge_is_worth_nothing(settle: Settle) -> None:
    settle("thorp_simple", ("__init__.py", "    knowledge=knowledge,\n", ""))
    match = thorp("thorp_simple", A="9 wood", B="2 wood")
    assert engine(match.variant).evaluate(match.state, match.variant.book, 0) == 0


def test_threads_that_ask_at_once_get_a_whole_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation's threads all begin by asking for the policies; compiling takes its time."""
    rules = Engine(bourgade.load(THORP).variant.game, "python", "")

    def slowly(function: Any) -> Any:
        time.sleep(0.002)
        return function

    monkeypatch.setattr(rules, "_wrap", slowly)
    with ThreadPoolExecutor(8) as pool:
        twins = list(pool.map(lambda _: set(vars(rules.twin(policy))), range(8)))
    assert all({"choose_random", "play_games", "is_ahead"} <= names for names in twins)
