"""The help pages: what a command is for, an example to copy, its words and options."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bourgade.cli.i18n import TEXTS, language, say

WIDE = 100  # longer lines are hard to read


def page(ctx: Any) -> str:
    """The help of a command, or of all of them, in the language of the line."""
    spoken = language()
    console = Console(highlight=False)
    console.width = min(console.width, WIDE)
    command = str(ctx.command.name) if ctx.parent is not None else "bourgade"
    parts: list[RenderableType] = [
        _usage(ctx, spoken),
        Text(f"\n{say(spoken, f'help-{command}')}\n"),
        Text(say(spoken, "help-example"), "bold"),
    ]
    with console.capture() as capture:
        console.print(Group(*parts))
        for example in say(spoken, f"example-{command}").splitlines():
            # Never broken: it is there to be copied.
            console.print(Text(f"  {example}", "cyan"), soft_wrap=True)
        params: list[Any] = ctx.command.get_params(ctx)
        arguments = [param for param in params if param.param_type_name == "argument"]
        options = [param for param in params if param.param_type_name == "option"]
        commands: dict[str, Any] = getattr(ctx.command, "commands", {})
        about = {name: say(spoken, f"help-{name}") for name in commands}
        for title, rows in (
            ("help-commands", about),
            ("help-arguments", dict(_row(p, command, spoken) for p in arguments)),
            ("help-options", dict(_row(p, command, spoken) for p in options)),
        ):
            if rows:
                console.print(Text(f"\n{say(spoken, title)}", "bold"))
                console.print(_grid(rows))
    return capture.get()


def _usage(ctx: Any, spoken: str) -> Text:
    words = [ctx.command_path]
    for param in ctx.command.params:
        if param.param_type_name == "argument":
            name = _metavar(param, spoken)
            words.append(name if param.required else f"[{name}]")
    if getattr(ctx.command, "commands", None):
        words.append(say(spoken, "metavar-command"))
    usage = f"{say(spoken, 'help-usage')} {' '.join(words)} [{say(spoken, 'metavar-options')}]"
    return Text(usage, "bold")


def _row(param: Any, command: str, spoken: str) -> tuple[str, str]:
    name = str(param.name).replace("_", "-")
    own, shared = f"help-{command}-{name}", f"help-any-{name}"
    message = own if TEXTS.has(spoken, own) else shared
    known = ""
    if message.endswith("bots") or "seats" in message:
        from bourgade.bots import names  # needs NumPy, which other help need not wait for

        known = ", ".join(names())
    # The default of a setting is not that of its flag: a variable may come between.
    usual = getattr(param, "show_default", None)
    default = usual if isinstance(usual, str) else str(param.default)
    about = say(spoken, message, default=default, bots=known)
    if param.param_type_name == "argument":
        return _metavar(param, spoken), about
    flags = ", ".join(sorted(param.opts, key=len))
    return (flags if param.is_flag else f"{flags} {_metavar(param, spoken)}"), about


def _metavar(param: Any, spoken: str) -> str:
    name = str(param.metavar or param.name)
    message = "metavar-" + re.sub("[,=|@]", "-", name.lower())
    return say(spoken, message) if TEXTS.has(spoken, message) else name


def _grid(rows: dict[str, str]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, about in rows.items():
        grid.add_row(Text(name, "cyan"), Text(about))
    return Padding(grid, (0, 0, 0, 2))
