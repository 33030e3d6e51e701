"""The sentences of the command line."""

from __future__ import annotations

from pathlib import Path

from bourgade.kernel.texts import Texts, Value

TEXTS = Texts(Path(__file__).parent / "text")


def say(language: str, message: str, **args: Value) -> str:
    """One sentence in the language asked for."""
    return TEXTS.say(language, message, **args)
