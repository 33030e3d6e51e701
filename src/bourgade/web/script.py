"""Python functions as JavaScript, so that a page computes what it shows exactly as Python does.

The compiler starts from living objects: functions, classes and constants. Whatever they refer to is
compiled as well; of classes, the methods whose names occur anywhere. What cannot be compiled is
refused, naming file and line: nothing is left out silently. ``python.js`` is the run time.
"""

from __future__ import annotations

import dataclasses
import enum
import inspect
import json
import sys
import textwrap
from collections.abc import Mapping
from functools import cache, cached_property
from types import FunctionType, MappingProxyType, MethodType
from typing import Any, cast

import numpy as np

from bourgade.kernel.figures import EffectTable
from bourgade.web.function_script import FunctionWriter
from bourgade.web.runtime import RUNTIME
from bourgade.web.syntax import RESERVED, NotForPages, safe

PLAIN_MAPPINGS = (dict, MappingProxyType)

Cached = type(cache(len))


@dataclasses.dataclass(frozen=True)
class Given:
    """What the page provides itself, and the JavaScript that stands for it."""

    objects: Mapping[int, str] = dataclasses.field(default_factory=dict[int, str])
    """By id: an object, and its JavaScript."""
    methods: Mapping[str, frozenset[str]] = dataclasses.field(
        default_factory=dict[str, frozenset[str]]
    )
    """By class: methods that the page writes itself; ``*`` stands for the constructor."""


class Script:
    """A module of JavaScript, compiled from what is exported and what that needs."""

    def __init__(self, given: Given, bound: frozenset[str] = frozenset()) -> None:
        self.given = given
        self.bound = bound  # names that are methods of a class that is reached: see ``methods``
        self.mentioned: set[str] = set()  # every attribute that compiled code names
        self._names: dict[int, str] = {}
        self._taken: set[str] = set()
        self._kept: list[Any] = []  # keeps these objects alive, so that their ids stay theirs
        self._functions: list[str] = []
        self._classes: dict[type[Any], dict[str, str]] = {}
        self._bases: dict[type[Any], str] = {}
        self._constants: list[str] = []
        self._exports: dict[str, str] = {}

    def export(self, name: str, found: Any) -> None:
        """Export an object under a name."""
        self._exports[name] = self.value(found)

    def text(self) -> str:
        """The module."""
        while self._more_methods():
            pass
        parts = ['import * as $ from "./python.js";\n']
        parts += [self._class(kind, methods) for kind, methods in self._classes.items()]
        parts += self._functions
        parts += self._constants
        exports = "".join(f"  {name}: {js},\n" for name, js in self._exports.items())
        return "\n".join([*parts, f"export default {{\n{exports}}};\n"])

    def methods(self) -> frozenset[str]:
        """The names of all methods of the compiled classes.

        A method that is read without being called stays bound to its object. Which names are
        methods is known only at the end, so a module is compiled twice.
        """
        members = (pair for kind in self._classes for pair in vars(kind).items())
        return frozenset(name for name, member in members if isinstance(member, FunctionType))

    # Objects

    def value(self, found: Any) -> str:
        """The JavaScript that stands for an object."""
        if id(found) in self.given.objects:
            return self.given.objects[id(found)]
        if found is None or found is Ellipsis:
            return "null"
        if isinstance(found, bool):
            return "true" if found else "false"
        if isinstance(found, int | float):
            return repr(found + 0)
        if isinstance(found, str):
            return json.dumps(str(found), ensure_ascii=False)
        if id(found) in self._names:
            return self._names[id(found)]
        if id(found) in RUNTIME:
            return f"$.{RUNTIME[id(found)]}"
        if isinstance(found, FunctionType):
            return self._function(found)
        if isinstance(found, Cached):
            return self.value(found.__wrapped__)
        if isinstance(found, type):
            return self._class_name(found)
        return self._constant(found)

    def _name(self, found: Any, wanted: str) -> str:
        name, n = wanted, 1
        while name in self._taken or name in RESERVED:
            n += 1
            name = f"{wanted}{n}"
        self._taken.add(name)
        self._names[id(found)] = name
        self._kept.append(found)
        return name

    def _constant(self, found: Any) -> str:
        if isinstance(found, tuple | list):
            return f"[{', '.join(map(self.value, cast('list[Any]', found)))}]"
        if isinstance(found, set | frozenset):
            items = sorted(map(self.value, cast("set[Any]", found)))
            return f"new $.PySet([{', '.join(items)}])"
        if type(found) in PLAIN_MAPPINGS:  # os.environ and the like would reveal this machine
            pairs = cast("Mapping[Any, Any]", found).items()
            inside = ", ".join(f"[{self.value(k)}, {self.value(v)}]" for k, v in pairs)
            return f"new $.Dict([{inside}])"
        if isinstance(found, MethodType):
            return f"{self.value(found.__self__)}.{self._mention(found.__name__)}"
        if isinstance(found, EffectTable):
            told = {**found.table, "table": found.table}
            inside = ", ".join(f"{name}: {self.value(value)}" for name, value in told.items())
            return f"$.made({self._class_name(EffectTable)}, {{ {inside} }})"
        if dataclasses.is_dataclass(found) and not inspect.isclass(found):
            # Objects that are mentioned in several places are one in the page as well.
            kind = cast("type[Any]", type(cast("Any", found)))
            told = {f.name: getattr(found, f.name) for f in dataclasses.fields(kind)}
            inside = ", ".join(f"{name}: {self.value(value)}" for name, value in told.items())
            name = self._name(found, f"a{kind.__name__}")
            made = f"$.made({self._class_name(kind)}, {{ {inside} }})"
            self._constants.append(f"const {name} = {made};")
            return name
        raise NotForPages(f"a page knows no {type(found).__module__}.{type(found).__name__}")

    # Functions

    def _function(self, found: FunctionType) -> str:
        name = self._name(found, found.__name__.replace("<lambda>", "lambda_"))
        self._functions.append(FunctionWriter(self, found).declared(name))
        return name

    # Classes

    def _class_name(self, kind: type[Any]) -> str:
        if id(kind) in self._names:
            return self._names[id(kind)]
        if issubclass(kind, enum.Enum):
            if issubclass(kind, int):
                return "$.int"
            raise NotForPages(f"{kind.__name__} is not an IntEnum")
        base = kind.__bases__[0]
        if not _is_ours(kind):
            raise NotForPages(f"a page knows no class {kind.__module__}.{kind.__name__}")
        extends = ""
        if base is Exception:
            extends = " extends Error"
        elif _is_ours(base) and base.__name__ != "FigureTable":
            extends = f" extends {self._class_name(base)}"
        name = self._name(kind, kind.__name__)
        self._bases[kind] = extends
        self._classes[kind] = {}
        return name

    def _more_methods(self) -> bool:
        """Compile the methods mentioned so far; whether there were any."""
        found = False
        for kind, methods in list(self._classes.items()):
            hidden = {name for name in self.mentioned if name.startswith("__")}
            wanted = {*self.mentioned - hidden, "__post_init__", "__init__"}
            skipped = self.given.methods.get(kind.__name__, frozenset())
            for name, member in vars(kind).items():
                if name in methods or name not in wanted or name in skipped:
                    continue
                if kind is EffectTable or name in getattr(kind, "__dataclass_fields__", ()):
                    continue
                code = self._member(kind, name, member)
                if code:
                    methods[name] = code
                    found = True
        return found

    def _member(self, kind: type[Any], name: str, member: Any) -> str:
        made = dataclasses.is_dataclass(kind) and name == "__init__"
        if name == "__init__" and (self._is_made_by_page(kind) or made):
            return ""
        if isinstance(member, property):
            writer = FunctionWriter(self, cast(FunctionType, member.fget))
            return writer.getter(name)
        if isinstance(member, cached_property):
            getter = cast("Any", member).func
            writer = FunctionWriter(self, getter)
            return f"{writer.getter(name)}\n$once"
        if isinstance(member, FunctionType):
            writer = FunctionWriter(self, member)
            return writer.constructor() if name == "__init__" else writer.method(name)
        return ""

    def _is_made_by_page(self, kind: type[Any]) -> bool:
        return "*" in self.given.methods.get(kind.__name__, ())

    def _class(self, kind: type[Any], methods: Mapping[str, str]) -> str:
        name, extends = self._names[id(kind)], self._bases[kind]
        inside, after = list[str](), list[str]()
        if dataclasses.is_dataclass(kind) and not self._is_made_by_page(kind):
            constructor, signature = self._data_constructor(kind, extends)
            inside.append(constructor)
            after.append(signature.replace("$class", name))
        for method, code in methods.items():
            lines = code.split("\n$")
            inside.append(lines[0])
            for more in lines[1:]:
                if more == "once":
                    after.append(f'$.once({name}, "{method}");')
                else:
                    after.append(more.replace("$class", name))
        body = "\n".join(textwrap.indent(part, "  ") for part in inside)
        return "\n".join([f"class {name}{extends} {{\n{body}\n}}", *after])

    def _data_constructor(self, kind: type[Any], extends: str) -> tuple[str, str]:
        hints = inspect.signature(kind).parameters
        names = list(hints)
        fields = {field.name: field for field in dataclasses.fields(kind)}
        given, sets = list[str](), list[str]()
        for name in names:
            js, field = safe(name), fields.get(name)
            default = ""
            if field is not None and field.default is not dataclasses.MISSING:
                default = f" = {self.value(field.default)}"
            elif field is not None and field.default_factory is not dataclasses.MISSING:
                default = f" = {self.value(cast('Any', field.default_factory)())}"
            given.append(f"{js}{default}")
            if field is not None:
                sets.append(f"this.{name} = {js};")
        rest = [name for name in names if name not in fields]
        if hasattr(kind, "__post_init__"):
            sets.append(f"this.__post_init__({', '.join(map(safe, rest))});")
        if extends:
            sets.insert(0, "super();")
        text = f"constructor({', '.join(given)}) {{ {' '.join(sets)} }}"
        shown = json.dumps(names)
        fields_shown = json.dumps(list(fields))
        signature = (
            f"$class.$fields = {fields_shown};\n"
            f"$class.$signature = {{ names: {shown}, alone: 0, rest: false, keywords: [], "
            f"others: false }};"
        )
        return text, signature

    def _mention(self, name: str) -> str:
        self.mentioned.add(name)
        return name


def _is_ours(kind: type[Any]) -> bool:
    """Whether a class is neither Python's own nor a library's."""
    top = kind.__module__.split(".")[0]
    return top not in sys.stdlib_module_names and top != np.__name__
