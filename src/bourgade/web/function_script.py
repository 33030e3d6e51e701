"""One Python function as JavaScript, statement by statement: see ``script.py``."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable

from bourgade.web.function_expressions import OPERATORS, FunctionExpressions
from bourgade.web.syntax import assigned, braced, read_of, safe, yields


class FunctionWriter(FunctionExpressions):
    """One function as JavaScript, with the functions inside it."""

    # Whole functions

    def declared(self, name: str) -> str:
        if isinstance(self.node, ast.Lambda):
            return f"const {name} = {self._lambda(self.node)};"
        plain, signature = self._arguments(self.node.args)
        star = "*" if yields(self.node.body) else ""
        body = self._body(self.node)
        text = f"function{star} {name}({plain}) {body}"
        if signature:
            return f"const {name} = $.declare({text}, {signature});"
        return text

    def method(self, name: str) -> str:
        assert isinstance(self.node, ast.FunctionDef)
        decorators = {d.id for d in self.node.decorator_list if isinstance(d, ast.Name)}
        if decorators - {"staticmethod"} or (self.node.decorator_list and not decorators):
            raise self._refused(self.node, "a decorated method")
        plain, signature = self._arguments(self.node.args, skip=1)
        star = "*" if yields(self.node.body) else ""
        body = self._body(self.node, self.node.args.args[0].arg)
        text = f"{star}{name}({plain}) {body}"
        names = self._signature(self.node.args, skip=1)
        raw = f"$class.prototype.{name}"
        if signature:
            return f"{text}\n${raw} = $.declare({raw}, {signature});"
        return f"{text}\n$$.declare({raw}, {names});" if names != "[]" else text

    def getter(self, name: str) -> str:
        assert isinstance(self.node, ast.FunctionDef)
        body = self._body(self.node, self.node.args.args[0].arg)
        return f"get {name}() {body}"

    def constructor(self) -> str:
        assert isinstance(self.node, ast.FunctionDef)
        plain, signature = self._arguments(self.node.args, skip=1)
        body = self._body(self.node, self.node.args.args[0].arg, constructs=True)
        names = self._signature(self.node.args, skip=1)
        told = signature or f"{names}, {{}}"
        shown = f"$class.$signature = $.declare(function () {{}}, {told}).$signature;"
        return f"constructor({plain}) {body}\n${shown}"

    def _body(self, node: ast.FunctionDef, myself: str = "", *, constructs: bool = False) -> str:
        args = node.args
        given = [a.arg for a in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
        given += [a.arg for a in (args.vararg, args.kwarg) if a]
        local = assigned(node.body)
        self.scopes.append({*given, *local})
        self.extra.append(set())
        lines = self.block(node.body)
        temporaries = self.extra.pop()
        self.scopes.pop()
        new = sorted({*map(safe, local - set(given)), *temporaries})
        head = [f"let {', '.join(new)};"] if new else []
        if myself and not constructs:
            head.insert(0, f"const {safe(myself)} = this;")
        if constructs:
            at = next((i for i, line in enumerate(lines) if line.startswith("super(")), -1) + 1
            lines.insert(at, f"const {safe(myself)} = this;")
        return braced([*head, *lines])

    # Statements

    def block(self, body: Iterable[ast.stmt]) -> list[str]:
        return [line for statement in body for line in self.statement(statement)]

    def statement(self, node: ast.stmt) -> list[str]:
        write = self.write
        match node:
            case ast.Expr(value=ast.Constant()):
                return []
            case ast.Expr(value=value):
                return [f"{write(value)};"]
            case ast.Return(value=value):
                return [f"return {'null' if value is None else write(value)};"]
            case ast.Assign(targets=targets, value=value):
                text = write(value)
                if len(targets) > 1:
                    saved = self._temporary()
                    return [f"{saved} = {text};"] + [
                        f"{self._target_of(t, saved)};" for t in targets
                    ]
                return [f"{self._target_of(targets[0], text)};"]
            case ast.AnnAssign(target=target, value=value):
                return [] if value is None else [f"{self._target_of(target, write(value))};"]
            case ast.AugAssign(target=target, op=op, value=value):
                made = f"$.{OPERATORS[type(op)]}({write(read_of(target))}, {write(value)})"
                return [f"{self._target_of(target, made)};"]
            case ast.If():
                text = f"if ({self.truth(node.test)}) {braced(self.block(node.body))}"
                if node.orelse:
                    text += f" else {braced(self.block(node.orelse))}"
                return [text]
            case ast.For():
                if node.orelse:
                    raise self._refused(node, "else after a loop")
                over = f"$.iter({write(node.iter)})"
                if isinstance(node.target, ast.Name):
                    head = f"for ({self._name(node.target)} of {over})"
                else:
                    head = f"for ({self._pattern(node.target)} of {over})"
                return [f"{head} {braced(self.block(node.body))}"]
            case ast.While():
                return [f"while ({self.truth(node.test)}) {braced(self.block(node.body))}"]
            case ast.Pass() | ast.Global() | ast.Nonlocal() | ast.Import() | ast.ImportFrom():
                if isinstance(node, ast.Import | ast.ImportFrom):
                    raise self._refused(node, "an import inside a function")
                return []
            case ast.Break():
                return ["break;"]
            case ast.Continue():
                return ["continue;"]
            case ast.Assert():
                return []
            case ast.Raise(exc=exc):
                return [f"throw {'$error' if exc is None else write(exc)};"]
            case ast.Delete(targets=targets):
                lines = list[str]()
                for target in targets:
                    if not isinstance(target, ast.Subscript):
                        raise self._refused(node, "del of a name")
                    lines.append(f"$.remove({write(target.value)}, {write(target.slice)});")
                return lines
            case ast.Try():
                return self._try(node)
            case ast.Match():
                return self._match(node)
            case ast.FunctionDef():
                plain, signature = self._arguments(node.args)
                star = "*" if yields(node.body) else ""
                text = f"function{star} ({plain}) {self._body(node)}"
                made = f"$.declare({text}, {signature})" if signature else text
                return [f"{safe(node.name)} = {made};"]
            case _:
                raise self._refused(node, type(node).__name__)

    def _try(self, node: ast.Try) -> list[str]:
        if node.orelse or node.finalbody or len(node.handlers) != 1:
            raise self._refused(node, "a try with more than one except")
        handler = node.handlers[0]
        lines = list[str]()
        if handler.type is not None:
            lines.append(f"if (!($error instanceof {self.write(handler.type)})) throw $error;")
        if handler.name:
            lines.append(f"{safe(handler.name)} = $error;")
        lines += self.block(handler.body)
        return [f"try {braced(self.block(node.body))} catch ($error) {braced(lines)}"]

    def _match(self, node: ast.Match) -> list[str]:
        subject = self._temporary()
        lines = [f"{subject} = {self.write(node.subject)};"]
        text = ""
        for case in node.cases:
            test = self._case(case.pattern, subject)
            if case.guard is not None:
                test = f"{test} && {self.truth(case.guard)}"
            text += f"{' else ' if text else ''}if ({test}) {braced(self.block(case.body))}"
        return [*lines, text]

    def _case(self, pattern: ast.pattern, subject: str) -> str:
        match pattern:
            case ast.MatchValue(value=value):
                return f"$.eq({subject}, {self.write(value)})"
            case ast.MatchSingleton(value=value):
                return f"{subject} === {json.dumps(value)}"
            case ast.MatchOr(patterns=patterns):
                return f"({' || '.join(self._case(one, subject) for one in patterns)})"
            case ast.MatchAs(pattern=None, name=None):
                return "true"
            case _:
                raise self._refused(pattern, type(pattern).__name__)

    def _target_of(self, target: ast.expr, text: str) -> str:
        match target:
            case ast.Name():
                return f"{self._name(target)} = {text}"
            case ast.Attribute(value=value, attr=attr):
                return f"{self.write(value)}.{attr} = {text}"
            case ast.Subscript(value=value, slice=key):
                return f"$.put({self.write(value)}, {self.write(key)}, {text})"
            case ast.Tuple(elts=elts) | ast.List(elts=elts):
                stars = [n for n, one in enumerate(elts) if isinstance(one, ast.Starred)]
                if stars and stars[0] < len(elts) - 1:
                    saved, late = self._temporary(), len(elts) - 1 - stars[0]
                    first = ast.Tuple(elts=elts[: stars[0] + 1], ctx=ast.Store())
                    last = ast.Tuple(elts=elts[stars[0] + 1 :], ctx=ast.Store())
                    return (
                        f"{saved} = [...$.iter({text})]; "
                        f"{self._pattern(last)} = {saved}.splice(-{late}); "
                        f"{self._pattern(first)} = {saved}"
                    )
                return f"{self._pattern(target)} = [...$.iter({text})]"
            case _:
                raise self._refused(target, type(target).__name__)
