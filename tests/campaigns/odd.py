"""Hypothesis strategies for what nobody means to send: odd words, changed texts and files."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import strategies as st

WORDS = (
    "", "0", "-1", "1", "2147483648", "9" * 400, "1e309", "nan", "²", "٣", "A", "a", "*", "-",
    "minivilles", "thorp", "base", "roll 1", "!undo", "../../etc/passwd", "%00", "\0", "\ud800",
    "’\u202e", "<b>&amp;'\"", "{{7*7}}", "{$x}", "[]", "{}", "null", "me", "bot", "open",
    "mcts:9999999999s", "fr", "a" * 5000, "\r\nset-cookie: x=1", "//elsewhere.test", "é" * 90,
)  # fmt: skip

NUMBERS = ("0", "-1", "7", "10" + "0" * 9, "9" * 40, "1e999", "٣", "0x10", "1_000", "+1", "00001")


def words() -> st.SearchStrategy[str]:
    """Something in the place of a word: known to be odd, or any text."""
    return st.one_of(st.sampled_from(WORDS), st.text(max_size=30), st.integers().map(str))


def plain(text: str) -> str:
    """Without halves of characters, which cannot be sent in a body."""
    return text.encode("utf-8", "replace").decode()


@st.composite
def changed(draw: st.DrawFn, texts: tuple[str, ...]) -> str:
    """One of some texts with lines missing, repeated, exchanged or cut, other words and numbers."""
    lines = draw(st.sampled_from(texts)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        place = st.integers(0, len(lines) - 1)
        at, other = draw(place), draw(place)
        parts = lines[at].split(" ")
        word = draw(st.integers(0, len(parts) - 1))
        match draw(st.integers(0, 8)):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines[at:at] = [lines[other]] * draw(st.sampled_from((1, 2, 50)))
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
            case 4:
                parts[word] = draw(words())
                lines[at] = " ".join(parts)
            case 5:
                lines[at] = re.sub(r"\d+", draw(st.sampled_from(NUMBERS)), lines[at])
            case 6:
                del lines[at + 1 :]
            case 7:
                lines[at] = (
                    draw(st.sampled_from(("\ufeff", "\u2028", "\x0b", "\u0301"))) + lines[at]
                )
            case _:
                parts[word] = draw(st.sampled_from(lines[other].split(" ")))
                lines[at] = " ".join(parts)
    return "\n".join(lines)


def bodies(fields: tuple[str, ...]) -> st.SearchStrategy[dict[str, str]]:
    """The fields of a form."""
    return st.dictionaries(st.sampled_from(fields), words().map(plain), max_size=6)


def json_values() -> st.SearchStrategy[Any]:
    """Any value of JSON."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | words().map(plain)
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=5,
    )


HEADERS = (
    "accept", "accept-language", "accept-encoding", "authorization", "content-type", "cookie",
    "forwarded", "host", "if-modified-since", "if-none-match", "last-event-id", "origin", "range",
    "referer", "sec-fetch-site", "user-agent", "x-forwarded-for", "x-forwarded-proto",
    "x-request-id",
)  # fmt: skip
VALUES = (
    "", "*/*", "application/json", "text/html", "text/event-stream", "fr;q=x,en;q=9", "Bearer ",
    "Bearer x", "bytes=5-2", "bytes=0-99999999999", "multipart/form-data", "text/plain;charset=no",
    "multipart/form-data; boundary=", "application/x-www-form-urlencoded; charset=utf-7",
    "bourgade_device=x; bourgade_name=%FF%00; bourgade_lang=zz", "bourgade_lang=%E2%80%AE", "-1",
    "gzip, br;q=0", "http://elsewhere.test", "for=unknown", "::1, 300.1.1.1", "a" * 4000, "null",
)  # fmt: skip


def headers() -> st.SearchStrategy[dict[str, bytes]]:
    """Some headers as a server lets them through."""
    visible = st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f")
    values = st.sampled_from(VALUES) | st.text(visible, max_size=40)
    return st.dictionaries(
        st.sampled_from(HEADERS), values.map(lambda value: value.encode("latin-1")), max_size=3
    )


@st.composite
def changed_bytes(draw: st.DrawFn, data: bytes) -> bytes:
    """A file that is cut, or has some other bytes."""
    at = draw(st.integers(0, len(data) - 1))
    if draw(st.booleans()):
        return data[:at]
    return (
        data[:at] + draw(st.binary(min_size=1, max_size=8)) + data[at + draw(st.integers(0, 8)) :]
    )
