"""Expressions of Jinja as JavaScript; ``template_script.py`` writes what stands around them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import cast

from jinja2 import nodes

FILTERS = frozenset(
    {
        "length", "count", "join", "string", "default", "d", "int", "sum", "list", "min", "max",
        "first", "last", "map", "upper", "lower", "safe", "select", "reject", "selectattr",
        "rejectattr", "sort", "reverse", "replace", "unique",
    }
)  # fmt: skip
TESTS = {"none": "x === null", "defined": "x !== undefined", "string": "typeof x === 'string'"}
COMPARED = {
    "eq": "$.eq({}, {})", "ne": "!$.eq({}, {})", "lt": "$.lt({}, {})", "lteq": "$.le({}, {})",
    "gt": "$.gt({}, {})", "gteq": "$.ge({}, {})", "in": "$.has({1}, {0})",
    "notin": "!$.has({1}, {0})",
}  # fmt: skip
OPERATORS: dict[type[nodes.Node], str] = {
    nodes.Add: "m.add", nodes.Sub: "$.sub", nodes.Mul: "$.mul", nodes.Mod: "$.mod",
    nodes.FloorDiv: "$.floordiv",
}  # fmt: skip


class NotForTemplates(Exception):
    """Something in a template that cannot be compiled, with file and line."""


class ExpressionWriter(ABC):
    """Writes the expressions of one template; a subclass writes statements and knows names."""

    name: str

    @abstractmethod
    def _known(self, name: str) -> str:
        """The JavaScript of a name that a scope of the template gives a value; "" for others."""

    def truth(self, node: nodes.Node) -> str:
        match node:
            case nodes.And():
                return f"({self.truth(node.left)} && {self.truth(node.right)})"
            case nodes.Or():
                return f"({self.truth(node.left)} || {self.truth(node.right)})"
            case nodes.Not():
                return f"!{self.truth(node.node)}"
            case nodes.Compare() | nodes.Test():
                return self.write(node)
            case _:
                return f"$.truth({self.write(node)})"

    def write(self, node: nodes.Node) -> str:
        write = self.write
        match node:
            case nodes.Const():
                return json.dumps(node.value, ensure_ascii=False)
            case nodes.TemplateData():
                return f"m.safe({json.dumps(node.data, ensure_ascii=False)})"
            case nodes.Name():
                return self._known(node.name) or f"m.named($c, {json.dumps(node.name)})"
            case nodes.Getattr():
                self._check(node, node.attr)
                return f"m.get({write(node.node)}, {json.dumps(node.attr)})"
            case nodes.Getitem():
                if isinstance(node.arg, nodes.Slice):
                    ends = (node.arg.start, node.arg.stop, node.arg.step)
                    told = ", ".join("null" if end is None else write(end) for end in ends)
                    return f"m.slice({write(node.node)}, {told})"
                return f"m.get({write(node.node)}, {write(node.arg)})"
            case nodes.Call():
                return self._call(node)
            case nodes.Concat():
                return f"m.concat([{', '.join(map(write, node.nodes))}])"
            case nodes.CondExpr():
                other = "undefined" if node.expr2 is None else write(node.expr2)
                return f"({self.truth(node.test)} ? {write(node.expr1)} : {other})"
            case nodes.Compare():
                tests, left = list[str](), write(node.expr)
                for one in node.ops:
                    right = write(one.expr)
                    tests.append(COMPARED[one.op].format(left, right))
                    left = right
                return tests[0] if len(tests) == 1 else f"({' && '.join(tests)})"
            case nodes.And():
                return f"$.both({write(node.left)}, () => {write(node.right)})"
            case nodes.Or():
                return f"$.either({write(node.left)}, () => {write(node.right)})"
            case nodes.Not():
                return f"!{self.truth(node.node)}"
            case nodes.Neg():
                return f"-{write(node.node)}"
            case nodes.Tuple() | nodes.List():
                return f"[{', '.join(map(write, node.items))}]"
            case nodes.Dict():
                pairs = ", ".join(f"[{write(p.key)}, {write(p.value)}]" for p in node.items)
                return f"new $.Dict([{pairs}])"
            case nodes.Filter():
                return self._filter(node)
            case nodes.Test():
                return self._test(node)
            case _ if type(node) in OPERATORS:
                both = cast(nodes.BinExpr, node)
                return f"{OPERATORS[type(both)]}({write(both.left)}, {write(both.right)})"
            case _:
                raise self._refused(node, type(node).__name__)

    def _test(self, node: nodes.Test) -> str:
        if node.name not in TESTS or node.args or node.kwargs:
            raise self._refused(node, f"the test {node.name}")
        return f"((x) => {TESTS[node.name]})({self.write(node.node)})"

    def _filter(self, node: nodes.Filter) -> str:
        if node.name not in FILTERS or node.node is None or node.dyn_args or node.dyn_kwargs:
            raise self._refused(node, f"the filter {node.name}")
        given = [self.write(node.node), *map(self.write, node.args)]
        named = ", ".join(f"{k.key}: {self.write(k.value)}" for k in node.kwargs)
        return f"m.filters.{node.name}({{ {named} }}, {', '.join(given)})"

    def _call(self, node: nodes.Call, caller: str = "") -> str:
        if node.dyn_kwargs:
            raise self._refused(node, "a call with **")
        args = list(map(self.write, node.args))
        if node.dyn_args is not None:
            args.append(f"...$.iter({self.write(node.dyn_args)})")
        given = ", ".join(args)
        pairs = [f"[{json.dumps(k.key)}, {self.write(k.value)}]" for k in node.kwargs]
        if caller:
            pairs.append(f'["caller", {caller}]')
        if isinstance(node.node, nodes.Name) and node.node.name == "namespace":
            return f"new $.Dict([{', '.join(pairs)}])"
        if isinstance(node.node, nodes.Getattr):
            self._check(node, node.node.attr)
            told = f"[{given}]" + (f", [{', '.join(pairs)}]" if pairs else "")
            return f"m.call({self.write(node.node.node)}, {json.dumps(node.node.attr)}, {told})"
        called = self.write(node.node)
        if pairs:
            return f"$.call({called}, null, [{given}], [{', '.join(pairs)}])"
        return f"{called}({given})"

    def _constant(self, node: nodes.Node) -> str:
        if not isinstance(node, nodes.Const):
            raise self._refused(node, "a template without a fixed name")
        return str(node.value)

    def _check(self, node: nodes.Node, name: str) -> None:
        if name.startswith("_"):
            raise self._refused(node, f"the name {name}")

    def _refused(self, node: nodes.Node, what: str) -> NotForTemplates:
        return NotForTemplates(f"{self.name}:{node.lineno}: {what}")
