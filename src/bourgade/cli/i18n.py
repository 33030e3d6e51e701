"""The sentences of the command line, and the language they are in."""

from __future__ import annotations

import itertools
import math
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

from bourgade.kernel.errors import BadOption
from bourgade.kernel.i18n import LANGUAGES, Texts, Value, system_language

TEXTS = Texts(Path(__file__).parent / "text")

_chosen: ContextVar[str | None] = ContextVar("language", default=None)


@contextmanager
def speaking(args: Sequence[str]) -> Generator[None]:
    """The language that a command line asks for, known before the line is understood.

    So even a line that makes no sense is refused in the user's language.
    """
    asked = None
    for word, following in itertools.pairwise((*args, "")):
        name, equals, value = word.partition("=")
        if name == "--lang" and (value if equals else following).lower() in LANGUAGES:
            asked = (value if equals else following).lower()
    token = _chosen.set(asked)
    try:
        yield
    finally:
        _chosen.reset(token)


def speak(asked: str | None) -> None:
    """From here on, speak the language that ``--lang`` names, if it names one."""
    if asked is not None:
        if asked.lower() not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadOption("error-unknown-language", language=asked, languages=known)
        _chosen.set(asked.lower())


def language() -> str:
    """The language of the command line, else the system's."""
    return _chosen.get() or system_language()


def say(message: str, **args: Value) -> str:
    """One sentence in the language of the command line."""
    return TEXTS.say(language(), message, **args)


def number(value: float, digits: int = 0) -> str:
    """A number as people write it: 1,234.5 in English, 1 234,5 in French."""
    text = f"{value:,.{digits}f}"
    return text if language() == "en" else text.replace(",", "\u202f").replace(".", ",")


def percent(share: float) -> str:
    """A share in percent, with a space that no line breaks at."""
    return f"{number(100 * share, 1)}\u00a0%"


def duration(seconds: float) -> str:
    """A time as people say it: under a second, 12.3 s, 4 min 05 s."""
    if seconds < 1:
        return say("under-a-second")
    if seconds < 99.95:
        return f"{number(seconds, 1)}\u00a0s"
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes}\u00a0min {rest:02}\u00a0s"
    hours, minutes = divmod(minutes, 60)
    return f"{hours}\u00a0h {minutes:02}\u00a0min"


def pace(games: int, seconds: float) -> str:
    """How fast games were played: games per second, or seconds per game."""
    rate = games / max(seconds, 1e-9)
    if rate >= 10:
        # Two digits say all there is to say about a speed.
        scale = 10 ** max(0, math.floor(math.log10(rate)) - 1)
        return say("games-a-second", rate=number(round(rate / scale) * scale))
    if rate >= 1:
        return say("games-a-second", rate=number(rate, 1))
    return say("a-game", time=duration(seconds / games))


def split_names(names: str) -> list[str]:
    """The bots or players of a list; a setting such as threads=2 belongs to the bot before it."""
    found: list[str] = []
    for part in filter(None, map(str.strip, names.split(","))):
        if found and "=" in part and ":" not in part.partition("=")[0]:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found
