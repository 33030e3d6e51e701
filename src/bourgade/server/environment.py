"""How templates reach into what they are given: plain data, and a few functions."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import lru_cache
from typing import Any, Self, cast

from jinja2 import Environment, Template, nodes
from jinja2.exceptions import SecurityError
from jinja2.runtime import Context
from markupsafe import Markup, escape

MADE = "contexts made"
"""Where the contexts of one rendering are kept; no template can write such a name."""


class PlainContext(Context):
    """Jinja's, for functions that want nothing of it, and templates without globals of their own.

    A board calls a hundred functions: Jinja would ask each of them twice whether it wants more than
    it is given.
    """

    def __init__(
        self,
        environment: Environment,
        parent: dict[str, Any],
        name: str | None,
        blocks: dict[str, Any],
        globals: MutableMapping[str, Any] | None = None,
    ) -> None:
        super().__init__(environment, parent, name, blocks)
        if MADE in parent:
            parent[MADE].append(self)

    def call(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        return function(*args, **named)


class PlainTemplate(Template):
    """Jinja's, which leaves nothing for the garbage collector.

    The macros of a template hold its context, which holds them: a hundred objects with each board,
    and the collector would let everybody wait to find them.
    """

    @classmethod
    def from_code(cls, *given: Any, **named: Any) -> Self:
        template = cast(Self, super().from_code(*given, **named))
        cast(Any, template.root_render_func).__globals__["escape"] = _escaped
        return template

    def render(self, *args: Any, **named: Any) -> str:
        made: list[PlainContext] = []
        values = {**cast(Any, self.environment).globals, **dict(*args, **named), MADE: made}
        try:
            return "".join(self.root_render_func(self.new_context(values, shared=True)))
        except Exception:
            self.environment.handle_exception()
        finally:
            while made:
                made.pop().vars.clear()


class PlainDataEnvironment(Environment):
    """Looks up keys of a dict before anything else, and no name with an underscore.

    Jinja's own look-up asks a dict for an attribute first and takes an exception for every key; its
    sandbox checks each value besides. A board has thousands of look-ups, and the games that bring
    templates bring code as well: there is nothing to lock in, only habits to keep.
    """

    context_class = PlainContext
    template_class = PlainTemplate

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._ready: dict[str, Template] = {}
        # A third way to an attribute is not needed.
        del cast(Any, self).filters["attr"]

    def overlay(self, *given: Any, **named: Any) -> PlainDataEnvironment:
        """An environment like this one, with templates of its own."""
        made = cast(PlainDataEnvironment, super().overlay(*given, **named))
        made._ready = {}
        return made

    def get_template(
        self,
        name: str | Template,
        parent: str | None = None,
        globals: MutableMapping[str, Any] | None = None,
    ) -> Template:
        """A template, read once: Jinja keeps the last ones used, and the order of their use."""
        if not isinstance(name, str):
            return name
        found = self._ready.get(name)
        if found is None:
            found = self._ready[name] = super().get_template(name, parent, globals)
        return found

    def _parse(self, source: str, name: str | None, filename: str | None) -> Any:
        """Names after a dot are looked at once, when a template is read."""
        tree = super()._parse(source, name, filename)
        for found in tree.find_all(nodes.Getattr):
            _check(found.attr)
        return tree

    def getattr(self, obj: Any, attribute: str) -> Any:
        """``obj.attribute`` of a template."""
        if type(obj) is dict:
            try:
                return obj[attribute]  # pyright: ignore[reportUnknownVariableType]
            except KeyError:
                pass
        try:
            return getattr(cast(Any, obj), attribute)
        except AttributeError:
            return super().getattr(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """``obj[argument]`` of a template."""
        if type(obj) is dict and argument in obj:
            return obj[argument]  # pyright: ignore[reportUnknownVariableType]
        if isinstance(argument, str):
            _check(argument)
        return super().getitem(obj, argument)


def _escaped(value: Any) -> str:
    """A value as HTML. Boards show the same words again and again."""
    kind: type[object] = type(value)  # pyright: ignore[reportUnknownVariableType]
    if kind is Markup:
        return value
    if kind is str:
        return _escaped_text(value)
    return str(value) if kind is int else escape(value)


_escaped_text = lru_cache(maxsize=5000)(escape)


def _check(name: str) -> None:
    if name.startswith("_"):
        raise SecurityError(f"a template may not use {name!r}")
