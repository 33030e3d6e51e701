"""The help pages: what a command is for, an example to copy, its words and options."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bourgade.cli.i18n import TEXTS, language, say
from bourgade.cli.output import show_line, tell

WIDE = 100  # longer lines are hard to read


def page(ctx: Any) -> str:
    """The help of a command, or of all of them, in the language of the line."""
    console = Console(highlight=False)
    console.width = min(console.width, WIDE)
    command = "-".join(ctx.command_path.split()[1:]) or "bourgade"
    prefix = "" if ctx.parent is None else f"{command}-"
    with console.capture() as capture:
        console.print(_usage(ctx))
        console.print(Text(f"\n{say(f'help-{command}')}\n"))
        tell(console, "help-example", "bold")
        for example in say(f"example-{command}").splitlines():
            show_line(console, example)
        params: list[Any] = ctx.command.get_params(ctx)
        commands: dict[str, Any] = getattr(ctx.command, "commands", {})
        for title, rows in (
            ("commands", {name: say(f"help-{prefix}{name}") for name in commands}),
            ("arguments", dict(_row(p, command) for p in params if _is_argument(p))),
            ("options", dict(_row(p, command) for p in params if not _is_argument(p))),
        ):
            if rows:
                console.print(Text(f"\n{say(f'help-{title}')}", "bold"))
                console.print(_grid(rows))
    return capture.get()


def _is_argument(param: Any) -> bool:
    return param.param_type_name == "argument"


def _usage(ctx: Any) -> Text:
    words = [ctx.command_path]
    for param in ctx.command.params:
        if _is_argument(param):
            name = _metavar(param)
            words.append(name if param.required else f"[{name}]")
    if getattr(ctx.command, "commands", None):
        words.append(say("metavar-command"))
    usage = f"{say('help-usage')} {' '.join(words)} [{say('metavar-options')}]"
    return Text(usage, "bold")


def _row(param: Any, command: str) -> tuple[str, str]:
    name = str(param.name).replace("_", "-")
    own, shared = f"help-{command}-{name}", f"help-any-{name}"
    message = own if TEXTS.has(language(), own) else shared
    known = ""
    if message.endswith("bots") or "seats" in message:
        from bourgade.bots import names  # needs NumPy, which other help need not wait for

        known = ", ".join(names())
    # The default of a setting is not that of its flag: a variable may come between.
    usual = getattr(param, "show_default", None)
    default = usual if isinstance(usual, str) else str(param.default)
    about = say(message, default=default, bots=known)
    if _is_argument(param):
        return _metavar(param), about
    flags = ", ".join(sorted(param.opts, key=len))
    return (flags if param.is_flag else f"{flags} {_metavar(param)}"), about


def _metavar(param: Any) -> str:
    name = str(param.metavar or param.name)
    message = "metavar-" + re.sub("[,=|@:]", "-", name.lower())
    return say(message) if TEXTS.has(language(), message) else name


def _grid(rows: dict[str, str]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, about in rows.items():
        grid.add_row(Text(name, "cyan"), Text(about))
    return Padding(grid, (0, 0, 0, 2))
