"""The checker that keeps rules inside the subset of Python that runs in three ways.

The same source runs interpreted, compiled by numba, and compiled for a GPU. What would not
compile, or would behave differently there, is refused here with its line.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

BUILTINS = {"abs", "bool", "int", "len", "max", "min", "range"}

_REFUSED: dict[type[ast.AST], str] = {
    ast.AsyncFor: "async does not compile",
    ast.AsyncFunctionDef: "async does not compile",
    ast.AsyncWith: "async does not compile",
    ast.Await: "async does not compile",
    ast.Call: "",  # looked at by itself
    ast.Delete: "del does not compile",
    ast.Dict: "no dicts: use fields of the state or the book",
    ast.DictComp: "no dicts: use fields of the state or the book",
    ast.GeneratorExp: "generator expressions do not compile: write a loop",
    ast.Global: "no globals: state is an argument",
    ast.JoinedStr: "no strings in rules",
    ast.Lambda: "no closures: write a named function",
    ast.List: "no lists: nothing is allocated while playing",
    ast.ListComp: "no lists: nothing is allocated while playing",
    ast.Nonlocal: "no closures: write a named function",
    ast.Raise: "no exceptions: legality is written in legal()",
    ast.Set: "no sets: use flags",
    ast.SetComp: "no sets: use flags",
    ast.Starred: "no starred arguments",
    ast.Try: "no exceptions: legality is written in legal()",
    ast.With: "no context managers",
    ast.Yield: "generators do not compile",
    ast.YieldFrom: "generators do not compile",
}


def problems(file: Path) -> Iterator[str]:
    """Everything in a rules file that is outside the dialect, as ``file:line: reason``."""
    tree = ast.parse(file.read_text("utf-8"), str(file))
    for node in tree.body:
        match node:
            case ast.FunctionDef():
                for line, reason in _function(node):
                    yield f"{file.name}:{line}: {reason}"
            case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom():
                pass
            case ast.Assign(value=value) | ast.AnnAssign(value=value):
                # A table frozen in as a global would be compiled in and go stale.
                if not isinstance(value, ast.Constant) or not isinstance(value.value, int):
                    why = "a global may only be an int; figures go in the book"
                    yield f"{file.name}:{node.lineno}: {why}"
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                pass
            case _:
                yield f"{file.name}:{node.lineno}: only functions, imports and ints at the top"


def _function(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    args = function.args
    if args.kwonlyargs or args.vararg or args.kwarg or args.defaults:
        yield function.lineno, "parameters are positional, without defaults or stars"
    if function.decorator_list:
        yield function.lineno, "no decorators"
    body = function.body
    if _is_docstring(body[0]):
        body = body[1:]
    for statement in body:
        for node in ast.walk(statement):
            line = getattr(node, "lineno", function.lineno)
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield line, "functions and classes stand at the top of the file"
            elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes | float):
                yield line, "only ints: texts stand in the language files, fractions as pairs"
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
                yield line, "/ makes a fraction: use //"
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                # A field's few bits would be shifted out interpreted and kept compiled.
                for side in (node.left, node.right):
                    if isinstance(side, ast.Attribute | ast.Subscript):
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
            yield call.lineno, "no recursion: keep a small stack in the state"
        case ast.Name(id="any" | "all" | "sum" | "sorted" | "zip" | "enumerate" | "print" as name):
            yield call.lineno, f"{name}() does not compile: write a loop"
        case ast.Name():
            pass
        case _:
            yield call.lineno, "no methods: rules are functions over records"


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
