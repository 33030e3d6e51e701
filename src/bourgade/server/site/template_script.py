"""Jinja templates as JavaScript, so that a page draws what the server draws, from the same files.

Every template becomes a function from a context to markup. Parts of Jinja that our templates
do not use are refused, naming file and line. ``markup.js`` implements filters and escaping.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from jinja2 import Environment, nodes

from bourgade.server.site.template_expressions import ExpressionWriter


def template_script(environment: Environment, names: Iterable[str]) -> str:
    """A module with these templates and whatever they import or include."""
    writers: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in writers:
            assert environment.loader is not None
            source, _, _ = environment.loader.get_source(environment, name)
            writer = TemplateWriter(environment.parse(source, name), name)
            writers[name] = writer.text()
            waiting += writer.needed
    parts = [f"{json.dumps(name)}: {text}," for name, text in sorted(writers.items())]
    return "\n".join(
        [
            'import * as $ from "./python.js";',
            'import * as m from "./markup.js";',
            "export const templates = {",
            *parts,
            "};",
            "",
        ]
    )


def _js(text: str) -> str:
    return re.sub(r"\W", "_", text)


class TemplateWriter(ExpressionWriter):
    """One template as a function; ``needed`` lists the templates it refers to."""

    def __init__(self, tree: nodes.Template, name: str) -> None:
        self.tree, self.name = tree, name
        self.needed: list[str] = []
        self.frames: list[dict[str, str]] = []
        self.count = 0
        self.out = "$out"

    def text(self) -> str:
        """The function: it returns the markup, and what templates that import it can use."""
        lines = self.frame(self.tree.body, {})
        top = self.last_frame
        macros = [n.name for n in self.tree.body if isinstance(n, nodes.Macro)]
        exported = sorted({*macros, *top})
        pairs = ", ".join(f"{json.dumps(name)}: {top[name]}" for name in exported)
        body = "\n".join(["let $out = '';", *lines])
        return f"function ($c) {{\n{body}\nreturn [m.safe($out), {{ {pairs} }}];\n}}"

    # Frames

    def frame(self, body: Iterable[nodes.Node], given: dict[str, str]) -> list[str]:
        """The statements of a scope of names."""
        new = dict(given)
        body = list(body)
        declared = list[str]()
        for name in sorted(_set_in(body) - set(given)):
            self.count += 1
            new[name] = f"{_js(name)}_{self.count}"
            outer = self._known(name)
            declared.append(f"{new[name]} = {outer}" if outer else new[name])
        self.frames.append(new)
        lines = [f"let {', '.join(declared)};"] if declared else []
        lines += [line for node in body for line in self.statement(node)]
        self.last_frame = self.frames.pop()
        return lines

    def _known(self, name: str) -> str:
        for frame in reversed(self.frames):
            if name in frame:
                return frame[name]
        return ""

    def _fresh(self, name: str) -> str:
        self.count += 1
        return f"{_js(name)}_{self.count}"

    # Statements

    def statement(self, node: nodes.Node) -> list[str]:
        write = self.write
        match node:
            case nodes.Output():
                return [f"{self.out} += {self._output(one)};" for one in node.nodes]
            case nodes.If():
                text = f"if ({self.truth(node.test)}) {{\n{self._lines(node.body)}\n}}"
                for more in node.elif_:
                    text += f" else if ({self.truth(more.test)}) {{\n{self._lines(more.body)}\n}}"
                if node.else_:
                    text += f" else {{\n{self._lines(node.else_)}\n}}"
                return [text]
            case nodes.For():
                return self._loop(node)
            case nodes.Assign():
                return [f"{self._assigned(node.target, write(node.node))};"]
            case nodes.AssignBlock():
                if node.filter is not None:
                    raise self._refused(node, "a filter on a block")
                made = self._captured(node.body, {})
                return [f"{self._assigned(node.target, made)};"]
            case nodes.Macro():
                return [f"{self._known(node.name)} = {self._macro(node, node.name)};"]
            case nodes.CallBlock():
                call = node.call
                caller = self._macro(node, "caller")
                return [f"{self.out} += m.shown({self._call(call, caller)});"]
            case nodes.Import():
                name = self._constant(node.template)
                self.needed.append(name)
                return [f"{self._known(node.target)} = m.module($c, {json.dumps(name)});"]
            case nodes.Include():
                return [self._include(node)]
            case nodes.Scope():
                return ["{", *self.frame(node.body, {}), "}"]
            case _:
                raise self._refused(node, type(node).__name__)

    def _include(self, node: nodes.Include) -> str:
        """Another template, which sees all names of this one."""
        seen: dict[str, str] = {}
        for frame in self.frames:
            seen |= frame
        pairs = ", ".join(f"{json.dumps(k)}: {v}" for k, v in seen.items())
        if isinstance(node.template, nodes.Const):
            self.needed.append(self._constant(node.template))
        return f"{self.out} += m.included($c, {self.write(node.template)}, {{ {pairs} }});"

    def _lines(self, body: Iterable[nodes.Node]) -> str:
        return "\n".join(line for node in body for line in self.statement(node))

    def _loop(self, node: nodes.For) -> list[str]:
        if node.recursive:
            raise self._refused(node, "a recursive loop")
        items, at = self._fresh("items"), self._fresh("at")
        targets = _names_of(node.target)
        over = f"m.items({self.write(node.iter)})"
        if node.test is not None:
            inner = {name: self._fresh(name) for name in targets}
            self.frames.append(inner)
            pattern = self._pattern(node.target)
            over += f".filter(({pattern}) => {self.truth(node.test)})"
            self.frames.pop()
        given = {name: self._fresh(name) for name in targets}
        uses_loop = any(n.name == "loop" for one in node.body for n in one.find_all(nodes.Name))
        head = list[str]()
        if uses_loop:
            given["loop"] = self._fresh("loop")
            head.append(f"const {given['loop']} = m.loop({items}, {at});")
        self.frames.append(given)
        pattern = self._pattern(node.target)
        self.frames.pop()
        inside = self.frame(node.body, given)
        lines = [
            f"const {items} = {over};",
            f"for (let {at} = 0; {at} < {items}.length; {at}++) {{",
            f"let {pattern} = {items}[{at}];", *head, *inside, "}",
        ]  # fmt: skip
        if node.else_:
            lines.append(f"if (!{items}.length) {{\n{self._lines(node.else_)}\n}}")
        return ["{", *lines, "}"]

    def _pattern(self, target: nodes.Node) -> str:
        if isinstance(target, nodes.Tuple):
            return f"[{', '.join(map(self._pattern, target.items))}]"
        assert isinstance(target, nodes.Name)
        return self._known(target.name)

    def _assigned(self, target: nodes.Node, value: str) -> str:
        match target:
            case nodes.Name():
                return f"{self._known(target.name)} = {value}"
            case nodes.NSRef():
                return f"{self._known(target.name)}.set({json.dumps(target.attr)}, {value})"
            case nodes.Tuple():
                return f"{self._pattern(target)} = [...$.iter({value})]"
            case _:
                raise self._refused(target, type(target).__name__)

    def _captured(self, body: Iterable[nodes.Node], given: dict[str, str]) -> str:
        out, self.out = self.out, self._fresh("out")
        lines = self.frame(body, given)
        inside = "\n".join([f"let {self.out} = '';", *lines, f"return m.safe({self.out});"])
        self.out = out
        return f"(() => {{\n{inside}\n}})()"

    def _macro(self, node: nodes.Macro | nodes.CallBlock, name: str) -> str:
        names = [arg.name for arg in node.args]
        given = {one: self._fresh(one) for one in names}
        uses_caller = any(
            found.name == "caller" for one in node.body for found in one.find_all(nodes.Name)
        )
        if uses_caller and isinstance(node, nodes.Macro):
            given["caller"] = self._fresh("caller")
        defaults: list[nodes.Expr | None] = [None] * (len(names) - len(node.defaults))
        defaults += node.defaults
        shown = list[str]()
        self.frames.append(given)
        for one, default in zip(names, defaults, strict=True):
            shown.append(given[one] + (f" = {self.write(default)}" if default else ""))
        self.frames.pop()
        out, self.out = self.out, self._fresh("out")
        lines = self.frame(node.body, given)
        inside = "\n".join([f"let {self.out} = '';", *lines, f"return m.safe({self.out});"])
        self.out = out
        keywords = json.dumps(["caller"] if "caller" in given else [])
        places = ", ".join([*shown, *([given["caller"]] if "caller" in given else [])])
        return (
            f"$.declare(function ({places}) {{\n{inside}\n}}, {json.dumps(names)}, "
            f"{{ keywords: {keywords} }})"
        )

    def _output(self, node: nodes.Node) -> str:
        if isinstance(node, nodes.TemplateData):
            return json.dumps(node.data, ensure_ascii=False)
        return f"m.shown({self.write(node)})"


def _names_of(target: nodes.Node) -> list[str]:
    names = [*([target] if isinstance(target, nodes.Name) else []), *target.find_all(nodes.Name)]
    return [name.name for name in names]


def _set_in(body: Iterable[nodes.Node]) -> set[str]:
    """The names that a scope gives a value to, without the scopes inside it."""
    found = set[str]()
    for node in _here(body):
        match node:
            case nodes.Assign(target=target) | nodes.AssignBlock(target=target):
                if not isinstance(target, nodes.NSRef):
                    found.update(_names_of(target))
            case nodes.Macro(name=name):
                found.add(name)
            case nodes.Import(target=target):
                found.add(target)
            case _:
                pass
    return found


def _here(body: Iterable[nodes.Node]) -> Iterator[nodes.Node]:
    for node in body:
        yield node
        if isinstance(node, nodes.If):
            for part in (node.body, node.elif_, node.else_):
                yield from _here(part)
