"""The checker of the dialect: what it lets pass, and every refusal with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bourgade.bots import policy
from bourgade.kernel import contract, registry, rng
from bourgade.kernel.dialect import problems
from bourgade.testing.check import dialect_problems, rule_modules

GOOD = '''"""Rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from somewhere import State

DIALECT = 1
MOST: int = 12


def legal(s, book, out):
    """A docstring is no string of the rules."""
    n = 0
    for p in range(s.seats):
        if p != s.actor and s.players[p].coins >= 0:
            out[n] = book.act.build + p
            n += 1
    return n


def chance(s, book, out, weight):
    i = 0
    while True:
        match s.phase:
            case Phase.ROLL | Phase.REROLL:
                weight[i] = 1 << int(s.players[s.active].built)
            case _:
                weight[i] = max(1, min(MOST, abs(-i))) // 2
        i += 1
        if i == MOST or not bool(i):
            break
    return i if i > 0 else legal(s, book, out)


def observe(s, seat):
    """Nothing is hidden."""
'''


def found(folder: Path, source: str) -> list[str]:
    file = folder / "rules.py"
    file.write_text(source, "utf-8")
    return list(problems(file))


def test_rules_inside_the_dialect_pass(tmp_path: Path) -> None:
    assert found(tmp_path, GOOD) == []


STRING = "only ints: texts stand in the language files"
POSITIONAL = "parameters are positional, without defaults or stars"
DICT = "no dicts: use fields of the state or the book"
LIST = "no lists: nothing is allocated while playing"
EXCEPTION = "no exceptions: legality is written in legal()"
CLOSURE = "no closures: write a named function"
NESTED = "functions and classes stand at the top of the file"
FRACTION = "/ makes a fraction: use //"
SHIFT = "a field in a shift stands in int(...)"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("return 'wheat'", STRING),
        ("return f'{s.ply}'", "no strings in rules"),
        ("return 1.5", STRING),
        ("return b'x'", STRING),
        ("return s.ply / 2", FRACTION),
        ("x = {}", DICT),
        ("x = {p: 1 for p in range(3)}", DICT),
        ("x = []", LIST),
        ("x = [p for p in range(3)]", LIST),
        ("x = {1, 2}", "no sets: use flags"),
        ("x = {p for p in range(3)}", "no sets: use flags"),
        ("x = max(p for p in range(3))", "generator expressions do not compile: write a loop"),
        ("x = lambda p: p", CLOSURE),
        ("raise ply", EXCEPTION),
        ("del s", "del does not compile"),
        ("global turn", "no globals: state is an argument"),
        ("yield s", "generators do not compile"),
        ("yield from s", "generators do not compile"),
        ("move(*s)", "no starred arguments"),
        ("move(p=1)", "keyword arguments do not compile everywhere: pass by position"),
        ("s.players.sort()", "no methods: rules are functions over records"),
        ("legal(s)", "no recursion: keep a small stack in the state"),
        ("any(s.market)", "any() does not compile: write a loop"),
        ("all(s.market)", "all() does not compile: write a loop"),
        ("sum(s.market)", "sum() does not compile: write a loop"),
        ("sorted(s.market)", "sorted() does not compile: write a loop"),
        ("zip(s.market, s.deck)", "zip() does not compile: write a loop"),
        ("enumerate(s.market)", "enumerate() does not compile: write a loop"),
        ("print(s)", "print() does not compile: write a loop"),
        ("x = 1 << s.active", SHIFT),
        ("x = s.built << 1", SHIFT),
        ("x = 1 << s.boats[0]", SHIFT),
    ],
)
def test_a_line_outside_the_dialect_is_refused(tmp_path: Path, line: str, reason: str) -> None:
    (problem,) = found(tmp_path, f"def legal(s):\n    ply = 0\n    {line}\n")
    assert problem.startswith(f"rules.py:3: {reason}")


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("try:\n        ply = 1\n    finally:\n        ply = 2", EXCEPTION),
        ("with s:\n        ply = 1", "no context managers"),
        ("def inner(p):\n        return p", NESTED),
        ("class Inner:\n        pass", NESTED),
    ],
)
def test_a_block_outside_the_dialect_is_refused(tmp_path: Path, lines: str, reason: str) -> None:
    problem = found(tmp_path, f"def legal(s):\n    ply = 0\n    {lines}\n")[0]
    assert problem == f"rules.py:3: {reason}"


@pytest.mark.parametrize(
    "line",
    [
        "async for p in s: pass",
        "async with s: pass",
        "await s",
    ],
)
def test_async_is_refused(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, f"async def legal(s):\n    {line}\n") == [
        "rules.py:1: only functions, verbs, imports and ints"
    ]


def test_a_nonlocal_name_is_refused(tmp_path: Path) -> None:
    source = "def legal(s):\n    p = 0\n    def inner():\n        nonlocal p\n    return p\n"
    assert found(tmp_path, source) == [f"rules.py:3: {NESTED}", f"rules.py:4: {CLOSURE}"]


@pytest.mark.parametrize("args", ["s, *, book", "s, *book", "s, **book", "s, book=0"])
def test_parameters_other_than_positional_are_refused(tmp_path: Path, args: str) -> None:
    assert found(tmp_path, f"def legal({args}):\n    return 0\n") == [f"rules.py:1: {POSITIONAL}"]


def test_a_decorator_is_refused(tmp_path: Path) -> None:
    source = "def cache(f):\n    return f\n\n@cache\ndef legal(s):\n    return 0\n"
    assert found(tmp_path, source) == ["rules.py:5: no decorators"]


GLOBAL = "a global may only be an int; figures go in the book"
TOP = "only functions, verbs, imports and ints"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("COSTS = (1, 2, 3)", GLOBAL),
        ("COSTS = [1, 2, 3]", GLOBAL),
        ("NAME = 'thorp'", GLOBAL),
        ("HALF = 0.5", GLOBAL),
        ("COSTS: Ints = table()", GLOBAL),
        ("class State:\n    ply = 0", TOP),
        ("for p in range(3):\n    pass", TOP),
        ("if True:\n    MOST = 1", TOP),
        ("try:\n    MOST = 1\nfinally:\n    pass", TOP),
        ("assert True", TOP),
        ("print(1)", TOP),
    ],
)
def test_what_may_not_stand_at_the_top_is_refused(tmp_path: Path, line: str, reason: str) -> None:
    assert found(tmp_path, f'"""Rules."""\n\n{line}\n') == [f"rules.py:3: {reason}"]


def test_a_negative_global_is_an_int_too(tmp_path: Path) -> None:
    assert found(tmp_path, "NONE = -1\n") == []


def test_every_problem_is_named(tmp_path: Path) -> None:
    source = "def legal(s):\n    x = []\n    y = 'a'\n    return x / y\n"
    assert [problem.split(":")[1] for problem in found(tmp_path, source)] == ["2", "3", "4"]


# What runs differently, or not at all, when it is compiled


@pytest.mark.parametrize("line", ["x <<= s.active", "x <<= s.boats[0]"])
def test_a_field_in_a_shift_in_place_is_refused(tmp_path: Path, line: str) -> None:
    """Interpreted, ``1 <<= int8 9`` is 0; compiled it is 512."""
    assert found(tmp_path, f"def legal(s):\n    x = 1\n    {line}\n    return x\n")


def test_a_sum_with_a_field_in_a_shift_is_refused(tmp_path: Path) -> None:
    assert found(tmp_path, "def legal(s):\n    return 1 << (s.active + 1)\n")


def test_a_fraction_in_place_is_refused(tmp_path: Path) -> None:
    assert found(tmp_path, "def legal(s):\n    x = 1\n    x /= 2\n    return x\n")


@pytest.mark.parametrize(
    "call",
    ["float(s.ply)", "list(s.market)", "str(s.ply)", "round(p)", "getattr(s, p)"],
)
def test_a_builtin_outside_the_dialect_is_refused(tmp_path: Path, call: str) -> None:
    assert found(tmp_path, f"def chance(s, p):\n    return {call}\n")


@pytest.mark.parametrize("line", ["assert s.ply", "import random"])
def test_a_statement_that_does_not_run_on_a_gpu_is_refused(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, f"def legal(s):\n    {line}\n    return 0\n")


def test_recursion_by_way_of_another_function_is_refused(tmp_path: Path) -> None:
    source = "def legal(s):\n    return other(s)\n\n\ndef other(s):\n    return legal(s)\n"
    assert any("no recursion" in problem for problem in found(tmp_path, source))


# The rules that are there


def test_the_rules_of_every_game_keep_to_the_dialect() -> None:
    for name in registry.names():
        game = registry.find(name)
        assert game.rules in rule_modules(game)
        assert game.knowledge in rule_modules(game)
        assert list(dialect_problems(game)) == []


def test_the_shared_rules_keep_to_the_dialect() -> None:
    for module in (contract, rng, policy):
        assert module.__file__ is not None
        assert list(problems(Path(module.__file__))) == []
