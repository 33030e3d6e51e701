"""One Python function as JavaScript, statement by statement: see ``script.py``."""

from __future__ import annotations

import ast
import builtins
import enum
import html
import inspect
import itertools
import json
import math
import operator
import textwrap
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bourgade.web.script import Script

RUNTIME: Mapping[int, str] = {
    **{
        id(getattr(builtins, name)): name
        for name in (
            "abs", "all", "any", "bool", "dict", "divmod", "enumerate", "filter", "frozenset",
            "getattr", "hasattr", "int", "isinstance", "len", "list", "map", "max", "min", "next",
            "range", "repr", "reversed", "round", "set", "sorted", "str", "sum", "tuple", "zip",
            "iter",
        )
    },
    id(itertools.islice): "islice",
    id(itertools.product): "product",
    id(itertools.pairwise): "pairwise",
    id(math.prod): "prod",
    id(bisect_right): "bisect_right",
    id(operator.itemgetter): "itemgetter",
    id(operator.attrgetter): "attrgetter",
    id(html.escape): "escape",
    id(KeyError): "KeyError",
    id(Mapping): "dict",
    id(AssertionError): "WrongError",
}  # fmt: skip
"""What ``python.js`` has of Python's own."""

IGNORED_KEYWORDS = {"strict"}

SHARED_METHODS = frozenset(
    {
        "upper", "lower", "capitalize", "strip", "lstrip", "rstrip", "startswith", "endswith",
        "removeprefix", "removesuffix", "replace", "split", "join", "partition", "rpartition",
        "isalpha", "isdigit", "isdecimal", "index", "count", "append", "extend", "insert", "pop",
        "copy", "reverse", "tolist", "sum", "bit_count", "union", "intersection", "difference",
        "clear", "discard", "title", "zfill", "splitlines", "casefold", "find", "remove", "sort",
    }
)  # fmt: skip
"""Methods of texts and lists, which JavaScript has under other names or not at all."""

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
"""Names that mean something to JavaScript, or to a module that is made here."""

COMPARED: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
    ast.Eq: "eq",
}
OPERATORS: Mapping[type[ast.operator], str] = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.FloorDiv: "floordiv", ast.Mod: "mod",
    ast.Pow: "pow", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor", ast.LShift: "shl",
    ast.RShift: "shr",
}  # fmt: skip


class NotForPages(Exception):
    """Something that this compiler does not know, with its place."""


def parsed(found: Callable[..., Any]) -> ast.FunctionDef | ast.Lambda:
    source = textwrap.dedent(inspect.getsource(found))
    if found.__name__ == "<lambda>":
        tree = ast.parse(f"({source.strip().rstrip(',').split('=', 1)[1].strip()})")
        lambdas = [node for node in ast.walk(tree) if isinstance(node, ast.Lambda)]
        return lambdas[0]
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def safe(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


class FunctionWriter:
    """One function as JavaScript, with the functions inside it."""

    def __init__(
        self,
        script: Script,
        found: FunctionType,
        node: ast.FunctionDef | ast.Lambda | None = None,
        inside: type[Any] | None = None,
    ) -> None:
        self.script, self.found, self.inside = script, found, inside
        self.node = node or parsed(found)
        self.globals = found.__globals__
        closure = found.__closure__ or ()
        cells = zip(found.__code__.co_freevars, closure, strict=True)
        self.around = {name: cell.cell_contents for name, cell in cells if name != "__class__"}
        self.scopes: list[set[str]] = []
        self.temporary = 0
        self.extra: list[set[str]] = []  # temporaries to declare, by function

    # Whole functions

    def declared(self, name: str) -> str:
        if isinstance(self.node, ast.Lambda):
            return f"const {name} = {self._lambda(self.node)};"
        plain, signature = self._arguments(self.node.args)
        star = "*" if _yields(self.node.body) else ""
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
        star = "*" if _yields(self.node.body) else ""
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

    def _signature(self, args: ast.arguments, skip: int = 0) -> str:
        return json.dumps([a.arg for a in [*args.posonlyargs, *args.args][skip:]])

    def _arguments(self, args: ast.arguments, skip: int = 0) -> tuple[str, str]:
        """The parameters, and the signature where there is more than places."""
        places = [*args.posonlyargs, *args.args]
        defaults = [None] * (len(places) - len(args.defaults)) + list(args.defaults)
        self.scopes.append(set())
        shown = [self._parameter(a, d) for a, d in zip(places, defaults, strict=True)][skip:]
        more = list[str]()
        alone = max(0, len(args.posonlyargs) - skip)
        if alone:
            more.append(f"alone: {alone}")
        if args.vararg:
            shown.append(safe(args.vararg.arg))
            more.append("rest: true")
        if args.kwonlyargs:
            pairs = zip(args.kwonlyargs, args.kw_defaults, strict=True)
            shown += [self._parameter(a, d) for a, d in pairs]
            more.append(f"keywords: {json.dumps([a.arg for a in args.kwonlyargs])}")
        if args.kwarg:
            shown.append(safe(args.kwarg.arg))
            more.append("others: true")
        self.scopes.pop()
        kept = bool(args.vararg or args.kwonlyargs or args.kwarg)
        names = self._signature(args, skip)
        return ", ".join(shown), f"{names}, {{ {', '.join(more)} }}" if kept else ""

    def _parameter(self, arg: ast.arg, default: ast.expr | None) -> str:
        return f"{safe(arg.arg)}{'' if default is None else f' = {self.write(default)}'}"

    def _body(self, node: ast.FunctionDef, myself: str = "", *, constructs: bool = False) -> str:
        args = node.args
        given = [a.arg for a in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
        given += [a.arg for a in (args.vararg, args.kwarg) if a]
        local = _assigned(node.body)
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
        return _braced([*head, *lines])

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
                made = f"$.{OPERATORS[type(op)]}({write(_read(target))}, {write(value)})"
                return [f"{self._target_of(target, made)};"]
            case ast.If():
                text = f"if ({self.truth(node.test)}) {_braced(self.block(node.body))}"
                if node.orelse:
                    text += f" else {_braced(self.block(node.orelse))}"
                return [text]
            case ast.For():
                if node.orelse:
                    raise self._refused(node, "else after a loop")
                over = f"$.iter({write(node.iter)})"
                if isinstance(node.target, ast.Name):
                    head = f"for ({self._name(node.target)} of {over})"
                else:
                    head = f"for ({self._pattern(node.target)} of {over})"
                return [f"{head} {_braced(self.block(node.body))}"]
            case ast.While():
                return [f"while ({self.truth(node.test)}) {_braced(self.block(node.body))}"]
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
                star = "*" if _yields(node.body) else ""
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
            raise self._refused(node, "a named exception")
        lines += self.block(handler.body)
        return [f"try {_braced(self.block(node.body))} catch ($error) {_braced(lines)}"]

    def _match(self, node: ast.Match) -> list[str]:
        subject = self._temporary()
        lines = [f"{subject} = {self.write(node.subject)};"]
        text = ""
        for case in node.cases:
            test = self._case(case.pattern, subject)
            if case.guard is not None:
                test = f"{test} && {self.truth(case.guard)}"
            text += f"{' else ' if text else ''}if ({test}) {_braced(self.block(case.body))}"
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

    def _pattern(self, target: ast.expr) -> str:
        match target:
            case ast.Name():
                return self._name(target)
            case ast.Attribute(value=value, attr=attr):
                return f"{self.write(value)}.{attr}"
            case ast.Starred(value=value):
                return f"...{self._pattern(value)}"
            case ast.Tuple(elts=elts) | ast.List(elts=elts):
                if any(isinstance(one, ast.Starred) for one in elts[:-1]):
                    raise self._refused(target, "a star before the last name")
                unread = [isinstance(one, ast.Name) and one.id == "_" for one in elts]
                parts = [
                    "" if un else self._pattern(one) for un, one in zip(unread, elts, strict=True)
                ]
                return f"[{', '.join(parts)}{',' if unread[-1] else ''}]"
            case _:
                raise self._refused(target, type(target).__name__)

    def _name(self, node: ast.Name) -> str:
        return safe(node.id)

    def _temporary(self) -> str:
        self.temporary += 1
        name = f"$t{self.temporary}"
        self.extra[-1].add(name)
        return name

    # Expressions

    def truth(self, node: ast.expr) -> str:
        """As a condition."""
        match node:
            case ast.Compare():
                return self.write(node)
            case ast.BoolOp(op=op, values=values):
                sign = " && " if isinstance(op, ast.And) else " || "
                return f"({sign.join(map(self.truth, values))})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self.truth(operand)}"
            case _:
                return f"$.truth({self.write(node)})"

    def write(self, node: ast.expr) -> str:
        write = self.write
        known, found = self.known(node)
        if known and not isinstance(found, ModuleType):
            try:
                return self.script.value(found)
            except NotForPages as error:
                raise self._refused(node, str(error)) from None
        match node:
            case ast.Constant(value=value):
                return self.script.value(value)
            case ast.Name():
                return self._name(node)
            case ast.Attribute(value=value, attr=attr):
                self.script.mentioned.add(attr)
                if isinstance(value, ast.Call) and _is_super(value):
                    return f"super.{attr}"
                if attr in self.script.bound:
                    return f'$.attribute({write(value)}, "{attr}")'
                return f"{write(value)}.{attr}"
            case ast.Subscript(value=value, slice=ast.Slice(lower=lower, upper=upper, step=step)):
                ends = ", ".join("null" if e is None else write(e) for e in (lower, upper, step))
                return f"$.slice({write(value)}, {ends})"
            case ast.Subscript(value=value, slice=key):
                kind_known, kind = self.known(value)
                if kind_known and isinstance(kind, type) and not issubclass(kind, enum.Enum):
                    return self.script.value(kind)  # list[str]
                return f"$.item({write(value)}, {write(key)})"
            case ast.Call():
                return self._call(node)
            case ast.BinOp(left=left, op=op, right=right):
                if type(op) is ast.Div:
                    return f"({write(left)} / {write(right)})"
                if type(op) not in OPERATORS:
                    raise self._refused(node, type(op).__name__)
                return f"$.{OPERATORS[type(op)]}({write(left)}, {write(right)})"
            case ast.UnaryOp(op=op, operand=operand):
                if isinstance(op, ast.Not):
                    return f"!{self.truth(operand)}"
                if isinstance(op, ast.Invert):
                    return f"$.inv({write(operand)})"
                return f"{'-' if isinstance(op, ast.USub) else '+'}{write(operand)}"
            case ast.BoolOp(op=op, values=values):
                kind = "both" if isinstance(op, ast.And) else "either"
                text = write(values[-1])
                for one in reversed(values[:-1]):
                    text = f"$.{kind}({write(one)}, () => {text})"
                return text
            case ast.Compare():
                return self._compare(node)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.truth(test)} ? {write(body)} : {write(orelse)})"
            case ast.JoinedStr(values=values):
                return f"`{''.join(map(self._piece, values))}`"
            case ast.Tuple(elts=elts) | ast.List(elts=elts):
                return f"[{self._items(elts)}]"
            case ast.Set(elts=elts):
                return f"new $.PySet([{self._items(elts)}])"
            case ast.Dict(keys=keys, values=values):
                parts = [
                    f"...$.dict({write(value)}).items()"
                    if key is None
                    else f"[{write(key)}, {write(value)}]"
                    for key, value in zip(keys, values, strict=True)
                ]
                return f"new $.Dict([{', '.join(parts)}])"
            case ast.NamedExpr(target=target, value=value):
                return f"({self._name(target)} = {write(value)})"
            case ast.Lambda():
                return self._lambda(node)
            case ast.GeneratorExp(elt=elt, generators=generators):
                return f"(function* () {self._comprehension(generators, ('yield', elt))})()"
            case ast.ListComp(elt=elt, generators=generators):
                return self._gathered(generators, elt)
            case ast.SetComp(elt=elt, generators=generators):
                return f"new $.PySet({self._gathered(generators, elt)})"
            case ast.DictComp(key=key, value=value, generators=generators):
                pair = ast.Tuple(elts=[key, value], ctx=ast.Load())
                return f"new $.Dict({self._gathered(generators, pair)})"
            case ast.Yield(value=value):
                return f"(yield {'null' if value is None else write(value)})"
            case ast.YieldFrom(value=value):
                return f"(yield* $.iter({write(value)}))"
            case ast.Starred(value=value):
                return f"...$.iter({write(value)})"
            case _:
                raise self._refused(node, type(node).__name__)

    def _items(self, elts: Iterable[ast.expr]) -> str:
        return ", ".join(map(self.write, elts))

    def _piece(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return str(node.value).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
        assert isinstance(node, ast.FormattedValue)
        form = node.format_spec
        if form is not None and ast.unparse(form) != "f'g'":  # as JavaScript writes numbers
            raise self._refused(node, "a format")
        if node.conversion not in (-1, 115):
            raise self._refused(node, "a conversion")
        return f"${{$.str({self.write(node.value)})}}"

    def _compare(self, node: ast.Compare) -> str:
        tests = list[str]()
        left = self.write(node.left)
        for n, (op, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            text = self.write(right)
            if n < len(node.ops) - 1:
                saved = self._temporary()
                tests.append(self._test(op, left, f"({saved} = {text})", right))
                left = saved
            else:
                tests.append(self._test(op, left, text, right))
        return tests[0] if len(tests) == 1 else f"({' && '.join(tests)})"

    def _test(self, op: ast.cmpop, left: str, right: str, node: ast.expr) -> str:
        is_none = isinstance(node, ast.Constant) and node.value is None
        match op:
            case ast.Is():
                return f"({left} {'==' if is_none else '==='} {right})"
            case ast.IsNot():
                return f"({left} {'!=' if is_none else '!=='} {right})"
            case ast.In():
                return f"$.has({right}, {left})"
            case ast.NotIn():
                return f"!$.has({right}, {left})"
            case ast.NotEq():
                return f"!$.eq({left}, {right})"
            case _:
                return f"$.{COMPARED[type(op)]}({left}, {right})"

    def _lambda(self, node: ast.Lambda) -> str:
        plain, signature = self._arguments(node.args)
        names = {a.arg for a in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)}
        names |= {a.arg for a in (node.args.vararg, node.args.kwarg) if a}
        self.scopes.append(names)
        self.extra.append(set())
        text = f"({plain}) => {self.write(node.body)}"
        if self.extra.pop():
            raise self._refused(node, "a lambda with temporaries")
        self.scopes.pop()
        return f"$.declare({text}, {signature})" if signature else f"({text})"

    def _gathered(self, generators: list[ast.comprehension], elt: ast.expr) -> str:
        body = self._comprehension(generators, ("push", elt))
        return f"(() => {body})()"

    def _comprehension(
        self, generators: list[ast.comprehension], does: tuple[str, ast.expr]
    ) -> str:
        # The first source is computed outside the comprehension's own scope.
        depth = len(self.scopes)
        self.extra.append(set())
        heads = list[str]()
        for generator in generators:
            over = self.write(generator.iter)
            names = {n.id for n in ast.walk(generator.target) if isinstance(n, ast.Name)}
            self.scopes.append(names)
            target = self._pattern(generator.target)
            heads.append(f"for (const {target} of $.iter({over}))")
            heads += [f"if ({self.truth(test)})" for test in generator.ifs]
        kind, elt = does
        text = self.write(elt)
        inner = f"yield {text};" if kind == "yield" else f"$made.push({text});"
        temporaries = sorted(self.extra.pop())
        del self.scopes[depth:]
        for head in reversed(heads):
            inner = f"{head} {_braced([inner])}"
        lines = [f"let {', '.join(temporaries)};"] if temporaries else []
        if kind == "yield":
            return _braced([*lines, inner])
        return _braced([*lines, "const $made = [];", inner, "return $made;"])

    def _call(self, node: ast.Call) -> str:
        known, found = self.known(node.func)
        args, keywords = node.args, [k for k in node.keywords if k.arg not in IGNORED_KEYWORDS]
        given = self._items(args)
        if _is_super(node):
            return "super"
        if known:
            if found is __import__("typing").cast:
                return self.write(args[1])
            if found in (print, open, vars, globals, locals):
                raise self._refused(node, f"a call of {found.__name__}")
            if _is_enum(found):
                return given
            if found is dict and keywords:
                pairs = [
                    f"...$.dict({self.write(k.value)}).items()" if k.arg is None
                    else f"[{json.dumps(k.arg)}, {self.write(k.value)}]" for k in keywords
                ]  # fmt: skip
                head = f"...$.dict({given}).items(), " if given else ""
                return f"new $.Dict([{head}{', '.join(pairs)}])"
            if id(found) in RUNTIME and id(found) not in self.script.given.objects:
                if keywords:
                    told = ", ".join(f"{k.arg}: {self.write(k.value)}" for k in keywords)
                    more = f"new $.Options({{ {told} }})"
                    given = f"{given}, {more}" if given else more
                return f"$.{RUNTIME[id(found)]}({given})"
            if inspect.isclass(found):
                made = self.script.value(found)
                return f"$.create({made}, [{given}]{self._keywords(keywords)})"
            if isinstance(found, FunctionType) and keywords and not _has_stars(node):
                if placed := self._placed(found, node):
                    return f"{self.write(node.func)}({placed})"
        match node.func:
            case ast.Attribute(value=ast.Call() as inner, attr="__init__") if _is_super(inner):
                return f"super({given})"
            case ast.Attribute(value=value, attr=attr) if not known:
                self.script.mentioned.add(attr)
                if isinstance(value, ast.Call) and _is_super(value):
                    return f"super.{attr}({given})"
                if keywords:
                    saved = self._temporary()
                    got = f"({saved} = {self.write(value)}).{attr}"
                    return f"$.call({got}, {saved}, [{given}]{self._keywords(keywords)})"
                if attr in SHARED_METHODS:
                    more = f", {given}" if given else ""
                    return f'$.method({self.write(value)}, "{attr}"{more})'
                return f"{self.write(value)}.{attr}({given})"
            case _:
                called = self.write(node.func)
                if keywords:
                    return f"$.call({called}, null, [{given}]{self._keywords(keywords)})"
                return f"{called}({given})"

    def _placed(self, found: FunctionType, node: ast.Call) -> str:
        """The arguments of a call by their places; "" where some have none."""
        parameters = inspect.signature(found).parameters.values()
        if any(one.kind is not one.POSITIONAL_OR_KEYWORD for one in parameters):
            return ""
        names = [one.name for one in parameters]
        given = dict(zip(names, map(self.write, node.args), strict=False))
        given |= {str(k.arg): self.write(k.value) for k in node.keywords}
        last = max(names.index(name) for name in given)
        return ", ".join(given.get(name, "undefined") for name in names[: last + 1])

    def _keywords(self, keywords: list[ast.keyword]) -> str:
        if not keywords:
            return ""
        parts = [
            f"...$.dict({self.write(k.value)}).items()"
            if k.arg is None
            else f"[{json.dumps(k.arg)}, {self.write(k.value)}]"
            for k in keywords
        ]
        return f", [{', '.join(parts)}]"

    # What is known before anything runs

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
            path = _is_path(node.value)
            known, holder = self.known(node.value) if path else (False, None)
            is_fixed = isinstance(holder, ModuleType) or _is_enum(holder)
            if known and is_fixed and node.attr != "__members__":
                return True, getattr(holder, node.attr)
            if known and type(holder).__name__ == "Dim" and node.attr in ("words", "name"):
                return True, getattr(holder, node.attr)
        return False, None

    def _refused(self, node: ast.AST, what: str) -> NotForPages:
        code = self.found.__code__
        line = code.co_firstlineno + getattr(node, "lineno", 1) - 1
        return NotForPages(f"{code.co_filename}:{line}: {what}")


def _is_enum(found: Any) -> bool:
    return inspect.isclass(found) and issubclass(found, enum.Enum)


def _is_path(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and _is_path(node.value))


def _is_super(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "super"


def _has_stars(node: ast.Call) -> bool:
    """Whether a call hands over what a list or a dict holds."""
    return any(isinstance(one, ast.Starred) for one in node.args) or any(
        keyword.arg is None for keyword in node.keywords
    )


def _read(node: ast.expr) -> ast.expr:
    """A target as what is read there."""
    return ast.parse(ast.unparse(node), mode="eval").body


def _braced(lines: Iterable[str]) -> str:
    inside = textwrap.indent("\n".join(lines), " ")
    return f"{{\n{inside}\n}}" if inside.strip() else "{}"


def _inside(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Everything of a function but what lies in functions inside it."""
    for node in body:
        yield node
        if isinstance(node, ast.FunctionDef | ast.Lambda | ast.GeneratorExp):
            continue
        yield from _inside(ast.iter_child_nodes(node))


def _yields(body: Iterable[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in _inside(body))


def _assigned(body: Iterable[ast.stmt]) -> set[str]:
    """The names that a function gives a value to."""
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
            elif own and isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            comprehends = isinstance(
                node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
            )
            look(ast.iter_child_nodes(node), own=own and not comprehends)

    look(body, own=True)
    return found
