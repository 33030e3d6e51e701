"""The sentences of a language as data for ``fluent.js``: Fluent files, read once in Python.

A pattern is a list of texts and placeables. A placeable is a list that begins with its kind:
``$`` variable, ``-`` term, ``@`` message, ``#`` number, ``"`` text, ``f`` function, ``?`` choice.
A pattern of a single text is that text.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

Told = dict[str, Any]


class NotFluent(Exception):
    """A part of a Fluent file that ``fluent.js`` does not support."""


def fluent_data(files: Iterable[Path]) -> Told:
    """The messages and terms of some files; later files win."""
    messages: Told = {}
    terms: Told = {}
    for file in files:
        if not file.exists():
            continue
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                messages[entry.id.name] = _entry(entry)
            elif isinstance(entry, ast.Term):
                terms[entry.id.name] = _entry(entry)
            elif isinstance(entry, ast.Junk):
                raise NotFluent(f"{file}: {entry.content}")
    return {"messages": messages, "terms": terms}


def _entry(entry: ast.Message | ast.Term) -> Any:
    value = None if entry.value is None else _pattern(entry.value)
    if not entry.attributes:
        return value
    return {"v": value, "a": {one.id.name: _pattern(one.value) for one in entry.attributes}}


def _pattern(pattern: ast.Pattern) -> Any:
    parts: list[Any] = []
    for one in pattern.elements:
        part = one.value if isinstance(one, ast.TextElement) else _expression(one.expression)
        if isinstance(part, list) and part[0] == '"':
            part = part[1]
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(found: Any) -> list[Any]:
    match found:
        case ast.StringLiteral():
            return ['"', found.parse()["value"]]
        case ast.NumberLiteral():
            told = found.parse()
            return ["#", told["value"], told["precision"]]
        case ast.VariableReference():
            return ["$", found.id.name]
        case ast.MessageReference():
            return ["@", found.id.name, found.attribute.name if found.attribute else None]
        case ast.TermReference():
            _, named = _arguments(found.arguments)
            return ["-", found.id.name, found.attribute.name if found.attribute else None, named]
        case ast.FunctionReference():
            return ["f", found.id.name, *_arguments(found.arguments)]
        case ast.SelectExpression():
            variants = [[_key(one.key), _pattern(one.value)] for one in found.variants]
            default = next(n for n, one in enumerate(found.variants) if one.default)
            return ["?", _expression(found.selector), variants, default]
        case ast.Placeable():
            return _expression(found.expression)
        case _:
            raise NotFluent(type(found).__name__)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else key.parse()["value"]


def _arguments(found: ast.CallArguments | None) -> tuple[list[Any], Told]:
    if found is None:
        return [], {}
    named = {one.name.name: _expression(one.value) for one in found.named}
    return [_expression(one) for one in found.positional], named
