"""Expressions of a Python function as JavaScript; ``function_script.py`` writes its statements."""

from __future__ import annotations

import ast
import enum
import inspect
import json
import typing
from collections.abc import Iterable, Mapping
from types import FunctionType, ModuleType

from bourgade.web.function_names import FunctionNames, is_enum
from bourgade.web.runtime import RUNTIME, SHARED_METHODS
from bourgade.web.syntax import NotForPages, braced, has_stars, is_super, safe

IGNORED_KEYWORDS = {"strict"}

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


class FunctionExpressions(FunctionNames):
    """Writes the expressions of one function."""

    def _signature(self, args: ast.arguments, skip: int = 0) -> str:
        return json.dumps([a.arg for a in [*args.posonlyargs, *args.args][skip:]])

    def _arguments(self, args: ast.arguments, skip: int = 0) -> tuple[str, str]:
        """The parameters; and the signature, unless all of them are positional."""
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

    def truth(self, node: ast.expr) -> str:
        """The same as a condition."""
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
                if isinstance(value, ast.Call) and is_super(value):
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
            inner = f"{head} {braced([inner])}"
        lines = [f"let {', '.join(temporaries)};"] if temporaries else []
        if kind == "yield":
            return braced([*lines, inner])
        return braced([*lines, "const $made = [];", inner, "return $made;"])

    def _call(self, node: ast.Call) -> str:
        known, found = self.known(node.func)
        args, keywords = node.args, [k for k in node.keywords if k.arg not in IGNORED_KEYWORDS]
        given = self._items(args)
        if is_super(node):
            return "super"
        if known:
            if found is typing.cast:
                return self.write(args[1])
            if found in (print, open, vars, globals, locals):
                raise self._refused(node, f"a call of {found.__name__}")
            if is_enum(found):
                return given
            if found is dict and keywords:
                head = f"...$.dict({given}).items(), " if given else ""
                return f"new $.Dict([{head}{self._pairs(keywords)}])"
            if id(found) in RUNTIME and id(found) not in self.script.given.objects:
                if keywords:
                    told = ", ".join(f"{k.arg}: {self.write(k.value)}" for k in keywords)
                    more = f"new $.Options({{ {told} }})"
                    given = f"{given}, {more}" if given else more
                return f"$.{RUNTIME[id(found)]}({given})"
            if inspect.isclass(found):
                made = self.script.value(found)
                return f"$.create({made}, [{given}]{self._keywords(keywords)})"
            if isinstance(found, FunctionType) and keywords and not has_stars(node):
                if placed := self._placed(found, node):
                    return f"{self.write(node.func)}({placed})"
        match node.func:
            case ast.Attribute(value=ast.Call() as inner, attr="__init__") if is_super(inner):
                return f"super({given})"
            case ast.Attribute(value=value, attr=attr) if not known:
                self.script.mentioned.add(attr)
                if isinstance(value, ast.Call) and is_super(value):
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
        """The arguments of a call in the order of its parameters; "" if some have no position."""
        parameters = inspect.signature(found).parameters.values()
        if any(one.kind is not one.POSITIONAL_OR_KEYWORD for one in parameters):
            return ""
        names = [one.name for one in parameters]
        given = dict(zip(names, map(self.write, node.args), strict=False))
        given |= {str(k.arg): self.write(k.value) for k in node.keywords}
        last = max(names.index(name) for name in given)
        return ", ".join(given.get(name, "undefined") for name in names[: last + 1])

    def _keywords(self, keywords: list[ast.keyword]) -> str:
        return f", [{self._pairs(keywords)}]" if keywords else ""

    def _pairs(self, keywords: list[ast.keyword]) -> str:
        return ", ".join(
            f"...$.dict({self.write(k.value)}).items()"
            if k.arg is None
            else f"[{json.dumps(k.arg)}, {self.write(k.value)}]"
            for k in keywords
        )
