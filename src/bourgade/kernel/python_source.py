"""Python source as syntax trees, made by one thread at a time."""

from __future__ import annotations

import ast
from threading import RLock

_one_at_a_time = RLock()


def parse(source: str, file: str = "<unknown>") -> ast.Module:
    """The syntax tree of a source. In Python 3.11 all threads share the counter of its depth, and a
    tree that is begun while another is made ends in a SystemError."""
    with _one_at_a_time:
        return ast.parse(source, file)


def parse_expression(source: str) -> ast.expr:
    """The syntax tree of an expression."""
    with _one_at_a_time:
        return ast.parse(source, mode="eval").body
