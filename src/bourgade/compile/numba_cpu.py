"""Compiling functions for the CPU, in one of two ways that give the same bytes.

*linked* (``numba_linking``) compiles in well under half the time, but relies on private parts of
numba. It is used with the releases it was tested with, if those parts are there. *plain* is
``numba.njit`` as documented, which works with any release.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Literal, cast

import numba
from numba import config

log = logging.getLogger("bourgade.compile")

Road = Literal["linked", "plain"]

OLDEST_KNOWN, NEWEST_KNOWN = (0, 61), (0, 68)
"""The releases that *linked* was tested with: ``make numba-bounds`` tests both ends."""


def compiler(road: Road, folder: Path, *, checked: bool) -> Callable[[FunctionType], Any]:
    """A compiler of functions, cached in a folder; ``checked`` adds bounds checks."""
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": checked}

    def compile_plain(function: FunctionType) -> Any:
        _keep_in(folder)
        return cast(Any, numba).njit(cache=True, **options)(function)

    def compile_linked(function: FunctionType) -> Any:
        from bourgade.compile.numba_linking import compiled

        _keep_in(folder)
        return compiled(function, lambda dispatcher: widen_ints(dispatcher, "compile"), **options)

    return compile_plain if road == "plain" else compile_linked


def _keep_in(folder: Path) -> None:
    """Cache functions that are declared from now on in this folder."""
    setattr(config, "CACHE_DIR", str(folder))  # noqa: B010 - the stub has no such name


@cache
def best_road() -> Road:
    """*linked*, unless this numba is unknown, which is logged once."""
    reason = why_not_linked(numba.__version__)
    if reason is None:
        return "linked"
    log.warning("%s: rules are compiled with plain njit, which takes longer", reason)
    return "plain"


def why_not_linked(version: str) -> str | None:
    """The reason not to use *linked* with this numba; None if there is none."""
    numbers = re.match(r"(\d+)\.(\d+)", version)
    release = (int(numbers[1]), int(numbers[2])) if numbers else None
    if release is None or not OLDEST_KNOWN <= release <= NEWEST_KNOWN:
        first, last = (".".join(map(str, known)) for known in (OLDEST_KNOWN, NEWEST_KNOWN))
        return f"numba {version} is not one of the releases tried so far ({first} to {last})"
    try:
        from bourgade.compile.numba_linking import missing_parts
    except Exception as error:  # even subclassing failed
        return f"numba {version} is built differently ({error})"
    if missing := missing_parts():
        return f"numba {version} is built differently (no {', '.join(missing)})"
    return None


def widen_ints(dispatcher: Any, compile_method: str) -> Any:
    """Compile a function once for all widths of ints: callers widen, as the interpreter does.

    Otherwise every mix of fields and counters passed to a function is compiled anew, which
    doubles the time to compile a game.
    """
    from numba import types

    compile_as_given = getattr(dispatcher, compile_method)

    def widened(kind: Any) -> Any:
        is_int = isinstance(kind, types.Integer | types.IntEnumMember)
        return types.int64 if is_int else kind

    def compile_widened(signature: Any, *args: Any) -> Any:
        if isinstance(signature, tuple):
            kinds = cast("tuple[Any, ...]", signature)
            return compile_as_given(tuple(map(widened, kinds)), *args)
        return compile_as_given(signature, *args)

    setattr(dispatcher, compile_method, compile_widened)
    return dispatcher
