"""The eight traps of rules written once and run three ways, each with the test that springs it.

1 attributes of records · 2 shadowed names · 3 small ints · 4 bounds · 5 padding · 6 stale or
mixed-up caches · 7 what does not compile · 8 coverage of compiled code.
"""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.bots import policy
from bourgade.compile import cache
from bourgade.compile.cache import cache_folder, source_digest
from bourgade.compile.engine import CONTRACT, Mode, engine
from bourgade.kernel import registry
from bourgade.kernel.dialect import problems
from bourgade.kernel.errors import BadGame
from bourgade.kernel.events import Log
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.layout import Layout, dtype_of, i1, i2, i4, new_records, sizes_key
from bourgade.testing import hamlet
from bourgade.testing.check import editions
from bourgade.testing.hamlet.layout import State
from tests.compile.driver import steps
from tests.kernel.thorp import THORP, Settle, edit

SEATS = {"seats": 4}


def variant_of(name: str = THORP, **options: Any) -> Variant:
    return bourgade.load(name, **options).variant


# 1. Elements of a plain structured array have no attributes


def test_records_and_the_records_inside_them_have_attributes() -> None:
    states = new_records(State, SEATS, 2)
    states[1].players[2].wood = 7
    assert states[1].players[2].wood == 7
    assert states[0].players[2].wood == 0


def test_copies_of_records_keep_their_attributes() -> None:
    states = new_records(State, SEATS, 1)
    states[0].players[3].cottages = 2
    assert states.copy()[0].players[3].cottages == 2


# 2. Names that records use themselves


@pytest.mark.parametrize("name", ["round", "size", "item", "sum", "min", "max", "copy", "_hidden"])
def test_a_shadowed_field_name_is_refused(name: str) -> None:
    with pytest.raises(BadGame) as refused:
        type("Village", (Layout,), {"__annotations__": {name: int}, name: i2()})
    assert refused.value.reason == "shadowed-field"
    assert "Village" in str(refused.value)
    assert f"“{name}”" in str(refused.value)


def test_no_name_of_a_record_is_left_over() -> None:
    for name in dir(np.record):
        with pytest.raises(BadGame):
            type("Village", (Layout,), {"__annotations__": {name: int}, name: i2()})


# 3. Arithmetic with small ints

SUMS = '''"""Sums and shifts of fields of few bits."""

DIALECT = 1


def total(s):
    return int(s.players[0].cottages) + int(s.players[1].cottages)


def shifted(s):
    return 1 << int(s.players[0].cottages)


def bare_total(s):
    return s.players[0].cottages + s.players[1].cottages


def seen_from(s):
    return ahead(int(s.players[0].cottages), 100)


def ahead(p, n):
    return p + n
'''


def dialect_module(folder: Path, name: str, source: str) -> ModuleType:
    file = folder / f"{name}.py"
    file.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def two_villages(cottages: int) -> Any:
    states = variant_of().new_state()
    states[0].players[0].cottages = cottages
    states[0].players[1].cottages = cottages
    return states


@pytest.mark.parametrize("mode", ["python", "cpu"])
def test_sums_and_shifts_of_small_fields_agree_in_int(mode: Mode, tmp_path: Path) -> None:
    sums = engine(variant_of(), mode).twin(dialect_module(tmp_path, f"sums_{mode}", SUMS))
    assert sums.total(two_villages(100)[0]) == 200
    assert sums.shifted(two_villages(40)[0]) == 1 << 40
    assert sums.seen_from(two_villages(100)[0]) == 200


def test_a_bare_sum_of_small_fields_is_caught_by_the_interpreted_tests(tmp_path: Path) -> None:
    sums = engine(variant_of()).twin(dialect_module(tmp_path, "sums_bare", SUMS))
    with pytest.raises(FloatingPointError, match="overflow"):
        sums.bare_total(two_villages(100)[0])


@pytest.mark.parametrize("shift", ["1 << s.active", "s.active << 1", "1 << s.built[0]"])
def test_a_field_in_a_shift_is_refused(shift: str, tmp_path: Path) -> None:
    assert refusals(tmp_path, f"def mask(s):\n    return {shift}\n") == [
        "rules.py:2: a field in a shift stands in int(...)"
    ]


def refusals(folder: Path, source: str) -> list[str]:
    file = folder / "rules.py"
    file.write_text(source, "utf-8")
    return list(problems(file))


# 4. Out of bounds

BOUNDS = '''"""Reads and writes where an index leads."""

DIALECT = 1


def wood_of(s, p):
    return read(s, p)


def read(s, p):
    return int(s.players[p].wood)


def write(out, i):
    out[i] = 1
'''


def test_leaving_the_bounds_is_caught_when_checked(tmp_path: Path) -> None:
    variant = variant_of()
    bounds = engine(variant, "checked").twin(dialect_module(tmp_path, "bounds", BOUNDS))
    states = variant.new_state()
    states[0].players[3].wood = 6
    out = np.zeros(4, np.int32)
    assert bounds.wood_of(states[0], 3) == 6
    bounds.write(out, 3)
    with pytest.raises(IndexError):
        bounds.wood_of(states[0], 4)
    with pytest.raises(IndexError):
        bounds.write(out, 4)
    assert list(out) == [0, 0, 0, 1]


# 5. Padding


class Ragged(Layout):
    """Fields in an order that leaves gaps before and after."""

    small: int = i1()
    large: int = i4()
    middle: int = i2()
    last: int = i1()


def all_variants() -> list[Variant]:
    games = [*map(registry.find, registry.names()), hamlet.GAME]
    return [variant for game in games for variant in editions(game, [])]


def test_no_record_of_any_edition_has_padding() -> None:
    variants = all_variants()
    assert {variant.game.name for variant in variants} >= {THORP, "hamlet", "minivilles"}
    for variant in variants:
        for layout in (variant.game.state, variant.game.book):
            assert_solid(dtype_of(layout, sizes_key(variant.sizes)))
        assert_solid(variant.books.dtype)
    assert_solid(dtype_of(Log, ()))
    assert_solid(dtype_of(Ragged, ()))


def assert_solid(dtype: Any) -> None:
    """Every byte belongs to a named field, and so in every record inside."""
    if dtype.subdtype:
        assert_solid(dtype.subdtype[0])
    elif dtype.fields:
        assert dtype.itemsize == sum(inner.itemsize for inner, *_ in dtype.fields.values())
        for inner, *_ in dtype.fields.values():
            assert_solid(inner)


# 6. Caches


def compiled_elsewhere(*wanted: list[str]) -> list[str]:
    """The same steps, compiled by a process of their own and kept in this test's cache."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.compile.driver", json.dumps(wanted)],
        cwd=Path(__file__).parents[2],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_each_game_mode_and_layout_has_a_folder_of_its_own(tmp_path: Path, settle: Settle) -> None:
    settle("thorp_folders")
    variant = variant_of("thorp_folders")
    folder = cache_folder(variant.game)
    assert folder.parent == tmp_path / "cache"
    assert folder.name == f"thorp_folders-{source_digest(variant.game)}"
    assert folder != cache_folder(variant_of().game)
    wide = tmp_path / "wide.toml"
    wide.write_text("[thorp_folders]\nplayers_max = 6\n", "utf-8")
    wider = variant_of("thorp_folders", content=wide)
    for chosen, mode in ((variant, "cpu"), (wider, "cpu"), (variant, "checked")):
        states = chosen.new_state()
        engine(chosen, mode).setup(states[0], chosen.book)  # type: ignore[arg-type]
    modes = sorted(child.name.split("-")[0] for child in folder.iterdir())
    assert modes == ["checked", "cpu", "cpu"]


@pytest.mark.parametrize("file", ["rules.py", "actions.py", "__init__.py", "new.py"])
def test_changing_a_source_of_a_game_changes_its_folder(
    file: str, tmp_path: Path, settle: Settle
) -> None:
    name = f"thorp_source_{file.strip('_.py')}"
    folder = settle(name)
    game = variant_of(name).game
    digest, kept = source_digest(game), cache_folder(game)
    with (folder / file).open("a") as source:
        source.write("\n# The figure was wrong.\n")
    assert source_digest(game) != digest
    assert cache_folder(game) != kept


@pytest.mark.parametrize(
    "part",
    ["kernel/layout.py", "compile/engine.py", "bots/policy.py", "batches/step_loops.py"],
)
def test_changing_shared_code_changes_the_folder(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / part).parent.mkdir()
    (tmp_path / part).write_text("DIALECT = 1\nWORD = 1\n")
    monkeypatch.setattr(cache, "__file__", str(tmp_path / "compile" / "cache.py"))
    game = variant_of().game
    digest = source_digest(game)
    (tmp_path / part).write_text("DIALECT = 1\nWORD = 2\n")
    assert source_digest(game) != digest


def test_changing_bots_that_are_not_compiled_keeps_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots").mkdir()
    monkeypatch.setattr(cache, "__file__", str(tmp_path / "compile" / "cache.py"))
    game = variant_of().game
    digest = source_digest(game)
    (tmp_path / "bots" / "coach.py").write_text("WORD = 1\n")
    assert source_digest(game) == digest


def test_another_numba_has_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    game = variant_of().game
    digest = source_digest(game)
    monkeypatch.setattr("numba.__version__", "0.0")
    assert source_digest(game) != digest


def test_edited_rules_are_compiled_again(settle: Settle) -> None:
    folder = settle("thorp_edited")
    before = compiled_elsewhere(["thorp_edited"])
    edit(folder / "rules.py", "wood += amount\n", "wood += 2 * amount\n")
    assert compiled_elsewhere(["thorp_edited"]) != before
    assert before == [steps(variant_of(), "python")]


def test_one_driver_serves_two_games() -> None:
    """Both are played through the same contract and the same policies, each by its own rules."""
    moves = {}
    for name in (THORP, "minivilles"):
        variant = variant_of(name, players=2)
        states = new_records(variant.game.state, variant.sizes, 3)
        states[0].seats = variant.seats
        core = engine(variant)
        core.setup(states[0], variant.book)
        out, weight = variant.buffers()
        rng = np.array([1, 2, 3, 4], np.int64)
        if states[0].actor == bourgade.CHANCE:
            action = core.draw(states[0], variant.book, rng, out, weight)
            core.step(states[0], variant.book, action, None)
        action = core.twin(policy).choose_random(states[0], variant.book, rng, out)
        moves[name] = variant.vocabulary.text(action)
    assert moves == {THORP: "gather", "minivilles": "roll 1"}


def test_one_compiled_driver_serves_two_games(settle: Settle) -> None:
    settle("thorp_twice", ("rules.py", "wood += amount\n", "wood += 2 * amount\n"))
    plain, twice = variant_of(), variant_of("thorp_twice")
    assert steps(plain, "cpu") == steps(plain, "python")
    assert steps(twice, "cpu") == steps(twice, "python")
    assert steps(plain, "cpu") != steps(twice, "cpu")


def test_layouts_cached_by_two_processes_are_not_mixed_up(tmp_path: Path, settle: Settle) -> None:
    """numba calls compiled functions after numbers that types have in one process only."""
    name = "thorp_layouts"
    gifts = "cottages: int = i1()\n    gifts: Ints = i2(SEATS)"
    settle(
        name,
        ("layout.py", "cottages: int = i1()", gifts),
        ("layout.py", "Header, Layout", "Header, Ints, Layout"),
    )
    wide = tmp_path / "wide.toml"
    wide.write_text(f"[{name}]\nplayers_max = 8\n", "utf-8")
    narrow_there = compiled_elsewhere([name])
    wide_there = compiled_elsewhere([name, str(wide)])
    both_there = compiled_elsewhere([name, str(wide)], [name])
    narrow, wider = variant_of(name), variant_of(name, content=wide)
    assert narrow_there == [steps(narrow, "python")]
    assert wide_there == [steps(wider, "python")]
    assert both_there == [*wide_there, *narrow_there]


# 7. What does not compile


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def legal(s, *, book):\n    return 0\n", "parameters are positional"),
        ("def legal(s, book=0):\n    return 0\n", "parameters are positional"),
        ("def legal(s):\n    return max(p for p in range(s.seats))\n", "generator expressions"),
        ("def legal(s):\n    return any(s.market)\n", "any() does not compile"),
        ("def legal(s):\n    return all(s.market)\n", "all() does not compile"),
    ],
)
def test_what_does_not_compile_is_refused(source: str, reason: str, tmp_path: Path) -> None:
    (found,) = refusals(tmp_path, source)
    assert reason in found


# 8. Coverage


def all_games() -> list[Game]:
    return [registry.find(name) for name in (THORP, "minivilles")]


def test_interpreted_rules_are_the_rules_themselves() -> None:
    for game in all_games():
        core = engine(game.variant())
        for name in CONTRACT:
            if hasattr(game.rules, name) and name != "apply":
                assert getattr(core, name) is getattr(game.rules, name)
        assert core.twin(game.rules) is game.rules


def test_interpreted_knowledge_runs_the_lines_of_its_file() -> None:
    for game in all_games():
        assert game.knowledge is not None
        core = engine(game.variant())
        assert core.evaluate.__code__ is game.knowledge.evaluate.__code__
