"""The syntax tree of a Python function: reading it, and what is safe in JavaScript."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bourgade.kernel.python_source import parse, parse_expression

RESERVED = frozenset(
    {
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
        "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
        "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let",
        "new", "null", "package", "private", "protected", "public", "return", "static", "super",
        "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield",
        "page",
    }
)  # fmt: skip
"""Names with a meaning in JavaScript, or in the modules made here."""


class NotForPages(Exception):
    """Something that cannot be compiled for a page, with file and line."""


def parsed(found: Callable[..., Any]) -> ast.FunctionDef | ast.Lambda:
    source = textwrap.dedent(inspect.getsource(found))
    if found.__name__ == "<lambda>":
        tree = parse(f"({source.strip().rstrip(',').split('=', 1)[1].strip()})")
        lambdas = [node for node in ast.walk(tree) if isinstance(node, ast.Lambda)]
        return lambdas[0]
    node = parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def safe(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


def is_path(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and is_path(node.value))


def is_super(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "super"


def has_stars(node: ast.Call) -> bool:
    """Whether a call unpacks a list or a dict."""
    return any(isinstance(one, ast.Starred) for one in node.args) or any(
        keyword.arg is None for keyword in node.keywords
    )


def read_of(node: ast.expr) -> ast.expr:
    """The target of an assignment, as an expression that reads it."""
    return parse_expression(ast.unparse(node))


def braced(lines: Iterable[str]) -> str:
    inside = textwrap.indent("\n".join(lines), " ")
    return f"{{\n{inside}\n}}" if inside.strip() else "{}"


def inside(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Every node of a function, except those of the functions inside it."""
    for node in body:
        yield node
        if isinstance(node, ast.FunctionDef | ast.Lambda | ast.GeneratorExp):
            continue
        yield from inside(ast.iter_child_nodes(node))


def yields(body: Iterable[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in inside(body))


def assigned(body: Iterable[ast.stmt]) -> set[str]:
    """The names that a function assigns."""
    found = set[str]()

    def look(nodes: Iterable[ast.AST], *, own: bool) -> None:
        for node in nodes:
            if isinstance(node, ast.FunctionDef):
                found.add(node.name)
                continue
            if isinstance(node, ast.Lambda):
                continue
            if isinstance(node, ast.NamedExpr):
                found.add(node.target.id)
            elif isinstance(node, ast.ExceptHandler) and node.name:
                found.add(node.name)
            elif own and isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            comprehends = isinstance(
                node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
            )
            look(ast.iter_child_nodes(node), own=own and not comprehends)

    look(body, own=True)
    return found
