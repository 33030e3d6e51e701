"""The words that a host does not want to read at tables: a file with one of them per line."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

from bourgade.server.errors import ServerError

LARGEST = 1_000_000
"""Bytes of the longest file."""

MASK = "•"


class WordFilter:
    """Puts dots in the place of words; case and accents do not matter."""

    def __init__(self, text: str = "") -> None:
        lines = (line.partition("#")[0].strip() for line in text.splitlines())
        words = sorted({plain(line) for line in lines if line}, key=len, reverse=True)
        # A star stands for any letters: "idiot*" catches "idiots".
        parts = [re.escape(word).replace(r"\*", r"\w*") for word in words]
        self._unwanted = re.compile(rf"(?<!\w)(?:{'|'.join(parts)})(?!\w)") if parts else None

    def clean(self, text: str) -> str:
        """A text with every letter of an unwanted word as a dot."""
        if self._unwanted is None:
            return text
        shown, written = list(text), _letters(text)
        for found in self._unwanted.finditer("".join(letter for letter, _ in written)):
            for _, at in written[found.start() : found.end()]:
                shown[at] = shown[at] if shown[at].isspace() else MASK
        return "".join(shown)


def plain(text: str) -> str:
    """A text without case and accents, as words are compared."""
    return "".join(letter for letter, _ in _letters(text))


def _letters(text: str) -> list[tuple[str, int]]:
    """The letters that are compared, each with its place in the text."""
    return [
        (letter, at)
        for at, sign in enumerate(text)
        for letter in unicodedata.normalize("NFKD", sign.casefold())
        if not unicodedata.combining(letter)
    ]


@lru_cache(maxsize=4)
def word_filter(path: str) -> WordFilter:
    """The filter of a file, none where there is no file; refused if it cannot be read."""
    if not path:
        return WordFilter()
    try:
        raw = Path(path).read_bytes()
        if len(raw) > LARGEST:
            raise ServerError("error-chat-filter-long", file=path, kilobytes=LARGEST // 1000)
        return WordFilter(raw.decode("utf-8-sig"))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise ServerError("error-chat-filter", file=path, why=why) from None
