"""What the sentences of the language files want to be given."""

from __future__ import annotations

from functools import cache

from bourgade.kernel.i18n import Texts


def arguments(texts: Texts, language: str, message: str) -> set[str]:
    """The arguments of a message; one that nobody gives would show as its bare name."""
    return messages(texts, language)[message]


@cache
def messages(texts: Texts, language: str) -> dict[str, set[str]]:
    """Every message with its arguments."""
    return texts.messages(language)  # looks through the files each time
