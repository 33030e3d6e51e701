"""How templates reach into what they are given: plain data, and a few functions."""

from __future__ import annotations

from typing import Any, cast

from jinja2 import Environment
from jinja2.exceptions import SecurityError


class PlainDataEnvironment(Environment):
    """Looks up keys of a dict before anything else, and no name with an underscore.

    Jinja's own look-up asks a dict for an attribute first and takes an exception for every key; its
    sandbox checks each value besides. A board has thousands of look-ups, and the games that bring
    templates bring code as well: there is nothing to lock in, only habits to keep.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        # A third way to an attribute is not needed.
        del cast(Any, self).filters["attr"]

    def getattr(self, obj: Any, attribute: str) -> Any:
        """``obj.attribute`` of a template."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]  # pyright: ignore[reportUnknownVariableType]
        _check(attribute)
        return super().getattr(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """``obj[argument]`` of a template."""
        if type(obj) is dict and argument in obj:
            return obj[argument]  # pyright: ignore[reportUnknownVariableType]
        if isinstance(argument, str):
            _check(argument)
        return super().getitem(obj, argument)


def _check(name: str) -> None:
    if name.startswith("_"):
        raise SecurityError(f"a template may not use {name!r}")
