"""Flags made from the table of settings."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, TypeVar

import typer

from bourgade.kernel.errors import BadOption
from bourgade.kernel.settings import GENERAL, Setting

Function = TypeVar("Function", bound=Callable[..., None])


def flags_of(settings: Sequence[Setting]) -> Callable[[Function], Function]:
    """Gives a command a flag for every setting; it gets what was given as keywords, else None."""

    def declare(function: Function) -> Function:
        own = inspect.signature(function, eval_str=True)
        kept = [one for one in own.parameters.values() if one.kind is not one.VAR_KEYWORD]
        kind = inspect.Parameter.KEYWORD_ONLY
        flags = [
            inspect.Parameter(one.name, kind, default=None, annotation=_option(one))
            for one in settings
        ]
        parameters = [*(one.replace(kind=kind) for one in kept), *flags]
        declared: Any = function  # what Typer reads
        declared.__signature__ = own.replace(parameters=parameters)
        declared.__annotations__ = {one.name: one.annotation for one in parameters}
        return function

    return declare


def _option(setting: Setting) -> Any:
    shown: Any = str(setting.default)
    if setting.is_switch:
        flags = f"{setting.flag}/--no-{setting.flag.removeprefix('--')}"
        return Annotated[bool | None, typer.Option(flags, show_default=shown)]
    option = typer.Option(setting.flag, metavar=setting.metavar, show_default=shown)
    return Annotated[str | None, option]


def heed_file(file: Mapping[str, Any]) -> None:
    """Take general settings from a file, except where a variable is set."""
    for setting in GENERAL:
        if value := file.get(setting.name):
            os.environ.setdefault(setting.variable, value)


def set_variables(ctx: typer.Context, given: Mapping[str, str | None]) -> None:
    """Let the general flags override their variables, for this command."""
    before = dict(os.environ)
    for setting in GENERAL:
        if (value := given.get(setting.name)) is None:
            continue
        if setting.name == "numba" and value not in ("on", "off"):
            raise BadOption("error-not-one-of", flag=setting.flag, value=value, values="on, off")
        os.environ[setting.variable] = value

    def restore() -> None:
        for setting in GENERAL:
            os.environ.pop(setting.variable, None)
            if setting.variable in before:
                os.environ[setting.variable] = before[setting.variable]

    ctx.call_on_close(restore)
