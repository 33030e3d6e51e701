"""The checker that keeps rules inside the subset of Python that runs in four ways.

The same source runs interpreted, compiled by numba, for a GPU and as WebAssembly. Whatever would
not compile, or would behave differently there, is refused with its line.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

from bourgade.kernel.python_source import parse

RECURSION = "no recursion: keep a small stack in the state"
BUILTINS = {"abs", "bool", "int", "len", "max", "min", "range"}

_REFUSED: dict[type[ast.AST], str] = {
    kind: reason
    for reason, kinds in {
        "async does not compile": (ast.AsyncFor, ast.AsyncFunctionDef, ast.AsyncWith, ast.Await),
        "del does not compile": (ast.Delete,),
        "generator expressions do not compile: write a loop": (ast.GeneratorExp,),
        "generators do not compile": (ast.Yield, ast.YieldFrom),
        "imports stand at the top of the file": (ast.Import, ast.ImportFrom),
        "no closures: write a named function": (ast.Lambda, ast.Nonlocal),
        "no context managers": (ast.With,),
        "no dicts: use fields of the state or the book": (ast.Dict, ast.DictComp),
        "no exceptions: legality is written in legal()": (ast.Assert, ast.Raise, ast.Try),
        "no globals: state is an argument": (ast.Global,),
        "no lists: nothing is allocated while playing": (ast.List, ast.ListComp),
        "no sets: use flags": (ast.Set, ast.SetComp),
        "no starred arguments": (ast.Starred,),
        "no strings in rules": (ast.JoinedStr,),
    }.items()
    for kind in kinds
}


def problems(file: Path) -> Iterator[str]:
    """Everything in a rules file that is outside the dialect, as ``file:line: reason``."""
    tree = parse(file.read_text("utf-8"), str(file))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    calls = {function.name: _called(function) for function in functions}
    for node in tree.body:
        match node:
            case ast.FunctionDef():
                for line, reason in _function(node):
                    yield f"{file.name}:{line}: {reason}"
                if node.name in _reached(node.name, calls) - calls[node.name]:
                    yield f"{file.name}:{node.lineno}: {RECURSION}"
            case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom():
                pass
            case ast.Assign(value=ast.Call(func=ast.Name(id="dispatch"))):
                pass
            case ast.Assign(value=value) | ast.AnnAssign(value=value):
                # A table frozen in as a global would be compiled in and go stale.
                if not _is_int(value):
                    why = "a global may only be an int; figures go in the book"
                    yield f"{file.name}:{node.lineno}: {why}"
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                pass
            case ast.ClassDef(bases=[ast.Name(id="Verbs")]):
                pass  # read once, to write the functions below
            case _:
                yield f"{file.name}:{node.lineno}: only functions, verbs, imports and ints"


def _function(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    args = function.args
    if args.kwonlyargs or args.vararg or args.kwarg or args.defaults:
        yield function.lineno, "parameters are positional, without defaults or stars"
    if function.decorator_list:
        yield function.lineno, "no decorators"
    for statement in function.body[ast.get_docstring(function) is not None :]:
        for node in ast.walk(statement):
            line = getattr(node, "lineno", function.lineno)
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield line, "functions and classes stand at the top of the file"
            elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes | float):
                yield line, "only ints: texts stand in the language files, fractions as pairs"
            elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
                yield line, "/ makes a fraction: use //"
            elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
                # Bits shifted beyond a field's width are lost interpreted and kept compiled.
                operands = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
                if any(_has_bare_field(operand) for operand in operands):
                    yield line, "a field in a shift stands in int(...)"
            elif isinstance(node, ast.Call):
                yield from _call(node, function.name)
            elif reason := _REFUSED.get(type(node)):
                yield line, reason


def _call(call: ast.Call, caller: str) -> Iterator[tuple[int, str]]:
    if call.keywords:
        yield call.lineno, "keyword arguments do not compile everywhere: pass by position"
    match call.func:
        case ast.Name(id=name) if name == caller:
            yield call.lineno, RECURSION
        case ast.Name(id=name) if name in dir(builtins) and name not in BUILTINS:
            yield call.lineno, f"{name}() does not compile: write a loop"
        case ast.Name():
            pass
        case _:
            yield call.lineno, "no methods: rules are functions over records"


def _called(function: ast.FunctionDef) -> set[str]:
    """The names a function calls."""
    calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
    return {call.func.id for call in calls if isinstance(call.func, ast.Name)}


def _reached(name: str, calls: dict[str, set[str]]) -> set[str]:
    """The functions of the file that a function calls, directly or through others."""
    reached: set[str] = set()
    pending = [name]
    while pending:
        for called in calls.get(pending.pop(), set()) - reached:
            reached.add(called)
            pending.append(called)
    return reached


def _has_bare_field(node: ast.expr) -> bool:
    """Whether an expression has a field of a record outside of int(...)."""
    if isinstance(node, ast.Call):
        return False
    if isinstance(node, ast.Attribute | ast.Subscript):
        return True
    return any(_has_bare_field(n) for n in ast.iter_child_nodes(node) if isinstance(n, ast.expr))


def _is_int(node: ast.expr | None) -> bool:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and isinstance(node.value, int)
