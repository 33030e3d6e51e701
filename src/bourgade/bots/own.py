"""Your own bots, named by where they are: ``package.module:Class``, or the file of a net.

``load`` gives the bot of any spec. Loading a class runs its code, so only the command line and
programs that import this module may do it. Specs from pages, the API, records, lessons or content
go through ``bourgade.bots.make``, which knows only the bots that come with Bourgade.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import os
import re
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from bourgade.bots.agents import Bot, NetBot, make
from bourgade.bots.restricted import RestrictedBot, split_rules, with_rules
from bourgade.bots.specs import names
from bourgade.kernel.errors import BadBot, BotFailed, nearest
from bourgade.play import Match

MOVES = 12  # that a sentence lists
NET = ".npz"

_WORD = r"[^\W\d]\w*"
_OWN = re.compile(rf"(?P<module>{_WORD}(\.{_WORD})*):(?P<path>{_WORD}(\.{_WORD})*)")


def load(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec: one that comes with Bourgade, or a class of yours.

    The class has a method ``choose(match)``, which returns a legal move as text. It is called with
    ``seed=…`` if it takes that, and with nothing else. A file ``.npz`` is a trained checkpoint, or
    a net made from one: its bot plays the net's move.
    """
    base, rules = split_rules(spec)
    if rules:
        return RestrictedBot(full_name(spec), load(base, seed), rules, seed)
    if (file := _net_file(spec)) is not None:
        return NetBot(str(file), seed=seed, file=file)
    if (found := _own(spec)) is None:
        return make(spec, seed)
    return OwnBot(found[0], _called(found[0], _class(*found), seed))


def full_name(spec: str) -> str:
    """The full name of the bot of a spec; refused if there is none. A class is not instantiated."""
    base, rules = split_rules(spec)
    if rules:
        return with_rules(full_name(base), rules)
    if (file := _net_file(spec)) is not None:
        return str(file)
    if (found := _own(spec)) is None:
        return make(spec).name
    _class(*found)
    return found[0]


def is_own(spec: str) -> bool:
    """Whether a spec names a class of yours, or the file of a net."""
    base = split_rules(spec)[0]
    return _own(base) is not None or base.strip().endswith(NET)


def is_here_only(spec: str) -> bool:
    """Whether other processes cannot find the class: it is defined in a notebook or a script."""
    found = _own(split_rules(spec)[0])
    return found is not None and found[1] == "__main__"


def _net_file(spec: str) -> Path | None:
    """The file of a net, which must exist; None if the spec names none."""
    if not spec.strip().endswith(NET):
        return None
    file = Path(spec.strip())
    if not file.is_file():
        raise BadBot("error-own-net", file=str(file), folder=os.getcwd())
    return file


def _own(spec: str) -> tuple[str, str, str] | None:
    """The spec, its module and the path to the class; None for a bot that comes with Bourgade."""
    given = _OWN.fullmatch(spec.strip())
    if given is None or given["module"].lower() in names():
        return None
    return given[0], given["module"], given["path"]


def _module(spec: str, name: str) -> ModuleType:
    """The module, from the search path or from the current folder."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # last of all, so that it hides nothing
    importlib.invalidate_caches()
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise BadBot("error-own-module", bot=spec, module=error.name, folder=here) from None
        raise BadBot("error-own-broken", bot=spec, why=_reason(error)) from error
    except (Exception, SystemExit) as error:  # whatever the code of its author raises
        raise BadBot("error-own-broken", bot=spec, why=_reason(error)) from error


def _class(spec: str, name: str, path: str) -> type[Any]:
    """The class that a spec names, which can choose."""
    module = _module(spec, name)
    found: Any = module
    for word in path.split("."):
        found = getattr(found, word, None)
    if found is None:
        known = [n for n, value in vars(module).items() if _can_choose(value)]
        listed, near = ", ".join(known) or "–", nearest(path, known)
        raise BadBot("error-own-class", bot=spec, module=name, path=path, known=listed, near=near)
    if not _can_choose(found):
        raise BadBot("error-own-choose", bot=spec)
    missing = [p.name for p in _parameters(found) if _is_missing(p)]
    if missing:
        raise BadBot("error-own-arguments", bot=spec, arguments=", ".join(missing))
    return found


def _can_choose(found: Any) -> bool:
    return isinstance(found, type) and callable(getattr(cast("Any", found), "choose", None))


def _parameters(found: type[Any]) -> list[inspect.Parameter]:
    try:
        return [*inspect.signature(found).parameters.values()]
    except ValueError:  # a class written in C does not tell
        return []


def _is_missing(parameter: inspect.Parameter) -> bool:
    """Whether a parameter has no default."""
    given = parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD)
    return not (given or _is_seed(parameter) or parameter.default is not parameter.empty)


def _is_seed(parameter: inspect.Parameter) -> bool:
    by_name = (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    return parameter.name == "seed" and parameter.kind in by_name


def _called(spec: str, found: type[Any], seed: int) -> Any:
    """An instance of the class."""
    try:
        return found(seed=seed) if any(map(_is_seed, _parameters(found))) else found()
    except (Exception, SystemExit) as error:  # whatever the code of its author raises
        raise BadBot("error-own-broken", bot=spec, why=_reason(error)) from error


@dataclass(frozen=True)
class OwnBot:
    """A bot of yours. Its errors are reported with the seat and the step."""

    name: str
    agent: Any

    def choose(self, match: Match) -> str:
        name, seat, step, before = self.name, str(match.actor), match.ply + 1, match.length
        try:
            move: object = self.agent.choose(match)
        except (Exception, SystemExit) as error:  # whatever the code of its author raises
            why = _reason(error)
            raise BotFailed("error-own-failed", bot=name, seats=seat, step=step, why=why) from error
        if match.length != before:
            raise BotFailed("error-own-played", bot=name, seats=seat, step=step)
        moves = match.moves
        if move not in moves:
            more = f" … ({len(moves)})" if len(moves) > MOVES else ""
            listed = ", ".join(moves[:MOVES]) + more
            given = move if isinstance(move, str) else repr(move)
            raise BotFailed(
                "error-own-move", bot=name, seats=seat, step=step, move=given, moves=listed
            )
        return str(move)


def _reason(error: BaseException) -> str:
    """Where an error was raised, its type and its message."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}"
    if isinstance(error, SyntaxError):
        where = f"{error.filename}:{error.lineno}"
    told = str(error)
    return f"{where}: {type(error).__name__}" + (f": {told}" if told else "")


def sources(spec: str) -> Iterator[bytes]:
    """The source files of a bot of yours: its file, or its module with the package it is in."""
    if (file := _net_file(spec)) is not None:
        yield file.read_bytes()
        return
    found = _own(spec)
    if found is None:
        return
    module = _module(found[0], found[1])
    package = sys.modules[found[1].partition(".")[0]]
    folders = [Path(folder) for folder in getattr(package, "__path__", ())]
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    if not files and module.__dict__.get("__file__"):
        files = [Path(str(module.__file__))]
    for file in files:
        yield file.read_bytes()
    if not files:  # typed into a notebook
        yield _code(_class(*found))


def _code(found: type[Any]) -> bytes:
    """The code of a class that is in no file."""
    codes = [value.__code__ for value in vars(found).values() if inspect.isfunction(value)]
    parts = [
        (c.co_code, c.co_names, [k for k in c.co_consts if not inspect.iscode(k)]) for c in codes
    ]
    return repr(parts).encode()


def fingerprint(spec: str) -> str:
    """A hash of the code or of the net of a bot of yours, as it is now."""
    digest = hashlib.sha256()
    for text in sources(spec):
        digest.update(text)
    return digest.hexdigest()[:12]
