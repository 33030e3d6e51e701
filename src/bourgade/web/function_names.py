"""What the names in a Python function stand for."""

from __future__ import annotations

import ast
import builtins
import enum
import inspect
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from bourgade.web.syntax import NotForPages, is_path, parsed, safe

if TYPE_CHECKING:
    from bourgade.web.script import Script


class FunctionNames:
    """The names of one function, and the temporaries that its JavaScript needs."""

    def __init__(self, script: Script, found: FunctionType) -> None:
        self.script, self.found = script, found
        self.node = parsed(found)
        self.globals = found.__globals__
        closure = found.__closure__ or ()
        cells = zip(found.__code__.co_freevars, closure, strict=True)
        self.around = {name: cell.cell_contents for name, cell in cells if name != "__class__"}
        self.scopes: list[set[str]] = []
        self.temporary = 0
        self.extra: list[set[str]] = []  # temporaries to declare, by function

    def _name(self, node: ast.Name) -> str:
        return safe(node.id)

    def _temporary(self) -> str:
        self.temporary += 1
        name = f"$t{self.temporary}"
        self.extra[-1].add(name)
        return name

    def known(self, node: ast.expr) -> tuple[bool, Any]:
        """The object that a name or a path of modules and classes stands for."""
        if isinstance(node, ast.Name):
            if any(node.id in scope for scope in self.scopes):
                return False, None
            if node.id in self.around:
                return True, self.around[node.id]
            if node.id in self.globals:
                return True, self.globals[node.id]
            if hasattr(builtins, node.id):
                return True, getattr(builtins, node.id)
            raise self._refused(node, f"the unknown name {node.id}")
        if isinstance(node, ast.Attribute):
            path = is_path(node.value)
            known, holder = self.known(node.value) if path else (False, None)
            is_fixed = isinstance(holder, ModuleType) or is_enum(holder)
            if known and is_fixed and node.attr != "__members__":
                return True, getattr(holder, node.attr)
            if known and type(holder).__name__ == "Dim" and node.attr in ("words", "name"):
                return True, getattr(holder, node.attr)
        return False, None

    def _refused(self, node: ast.AST, what: str) -> NotForPages:
        code = self.found.__code__
        line = code.co_firstlineno + getattr(node, "lineno", 1) - 1
        return NotForPages(f"{code.co_filename}:{line}: {what}")


def is_enum(found: Any) -> bool:
    return inspect.isclass(found) and issubclass(found, enum.Enum)
