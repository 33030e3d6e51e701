"""How all commands behave: their help, and one sentence for whatever cannot be understood."""

from __future__ import annotations

import difflib
import io
import json
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from bourgade.cli.i18n import language, say, speaking
from bourgade.kernel.errors import BadOption, BourgadeError

NAME = "bourgade"

# Typer has its own copy of Click or uses the one that is installed: this one it exports.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]


class _Helpful:
    """Has the help page of ``cli/help.py``."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from bourgade.cli.help import page

        formatter.write(page(ctx))


class Command(_Helpful, TyperCommand):
    """A command that refuses words it has no use for."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        with _placed(ctx):
            rest = super().parse_args(ctx, args)
        if rest:
            raise BadOption("error-extra-words", command=ctx.command_path, words=" ".join(rest))
        return rest


class Commands(_Helpful, TyperGroup):
    """All commands. Any mistake of a person's is one sentence and exit status 2."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **named: Any) -> Any:
        _never_fail_on_odd_letters()
        if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - where it is closed
            sys.stdin = io.StringIO()
        words = list(sys.argv[1:] if args is None else args)
        with speaking(words), _stopped_by_kill():
            try:
                status = super().main(words or ["--help"], NAME, standalone_mode=False)
            except BourgadeError as error:
                status = complain(error)
            except UsageError as error:
                status = complain(_understood(error, self))
        raise SystemExit(status if isinstance(status, int) else 0)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with _placed(ctx):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            print(f"{NAME}: {say('stopped')}", file=sys.stderr)
            raise typer.Exit(130) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise BadOption(
                "error-unknown-command", given=args[0], commands=", ".join(self.commands),
                near=_nearest(args[0], self.commands),
            )  # fmt: skip
        return super().resolve_command(ctx, args)


@contextmanager
def _stopped_by_kill() -> Generator[None]:
    """``kill`` does what Ctrl-C does: it is the one signal that reaches background jobs.

    Somebody who runs a command out of a program of their own, or ignores the signal, keeps it so.
    """
    ours = threading.current_thread() is threading.main_thread()
    ours = ours and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    if ours:
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        if ours:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)


@contextmanager
def _placed(ctx: Any) -> Generator[None]:
    """Click does not always say which command an error belongs to."""
    try:
        yield
    except UsageError as error:
        if getattr(error, "ctx", None) is None:
            setattr(error, "ctx", ctx)  # noqa: B010 - not every version declares it
        raise


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def complain(error: BourgadeError) -> int:
    """Say what is wrong on standard error; returns the exit status."""
    text = " ".join(line.strip() for line in error.text(language()).splitlines())
    sentence = "".join(c if c.isprintable() or c in "\u00a0\u202f" else " " for c in text)
    print(f"{NAME}: {sentence}", file=sys.stderr)
    return 2


def _understood(error: Exception, group: Commands) -> BourgadeError:
    """What Click has to say about a line, as one of our own sentences."""
    from bourgade.kernel import registry

    ctx: Any = getattr(error, "ctx", None)
    command = str(ctx.command_path) if ctx is not None else NAME
    params: list[Any] = ctx.command.get_params(ctx) if ctx is not None else []
    flags = [opt for param in params for opt in param.opts if opt.startswith("--")]
    given = str(getattr(error, "option_name", ""))
    match type(error).__name__:
        case "NoSuchOption":
            return BadOption(
                "error-unknown-flag", given=given, command=command, flags=", ".join(flags),
                near=_nearest(given, flags),
            )  # fmt: skip
        case "BadOptionUsage":
            takes_none = any(given in p.opts and getattr(p, "is_flag", False) for p in params)
            message = "flag-takes-no-value" if takes_none else "flag-needs-value"
            return BadOption(f"error-{message}", flag=given, command=command)
        case "MissingParameter":
            missing = f"error-missing-{getattr(error, 'param').name}"  # noqa: B009 - of Click's
            return BadOption(missing, games=", ".join(registry.names()))
        case _ if command == NAME:
            return BadOption("error-no-command", commands=", ".join(group.commands))
        case _:
            return BourgadeError(str(error))


def _nearest(word: str, words: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, list(words), 1)
    return near[0] if near else "none"


def whole(flag: str, least: int) -> Callable[[Any], int]:
    """Reads a whole number after a flag, or says which numbers are possible."""

    def read(value: Any) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = least - 1
        if number < least:
            raise BadOption("error-not-a-number", flag=flag, value=str(value), least=least)
        return number

    return read


def _never_fail_on_odd_letters() -> None:
    """A terminal that cannot show é shows something else: no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if "utf" not in (getattr(stream, "encoding", None) or "").lower():
            reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
