"""A text of the host's own as HTML: paragraphs, headings, lists and links, everything escaped."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup, escape

from bourgade.server.errors import ServerError

LARGEST = 100_000
"""Bytes of the longest text."""

LINK = re.compile(r"\[([^\[\]]+)\]\(((?:https?://|mailto:|/)[^\s()]*)\)")


@lru_cache(maxsize=4)
def host_text(path: str) -> Markup:
    """The text of a file as HTML; refused if it cannot be read."""
    try:
        raw = Path(path).read_bytes()
        text = raw.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise ServerError("error-host-text", file=path, why=why) from None
    if len(raw) > LARGEST:
        raise ServerError("error-host-text-long", file=path, kilobytes=LARGEST // 1000)
    blocks = re.split(r"\n\s*\n", text.replace("\r\n", "\n").strip())
    return Markup("\n").join(_block(block.strip()) for block in blocks if block.strip())


def _block(block: str) -> Markup:
    if heading := re.fullmatch(r"(#{1,3})\s+(.+?)\s*#*", block):
        # The page has its own first heading.
        level = len(heading[1]) + 1
        return Markup(f"<h{level}>") + _line(heading[2]) + Markup(f"</h{level}>")
    lines = block.splitlines()
    if all(re.match(r"[-*]\s+", line) for line in lines):
        items = (Markup("<li>") + _line(line[1:].strip()) + Markup("</li>") for line in lines)
        return Markup("<ul>") + Markup("").join(items) + Markup("</ul>")
    first, _, rest = block.partition("\n")
    if rest and re.fullmatch(r"#{1,3}\s+.+", first):
        return _block(first) + _block(rest.strip())
    return Markup("<p>") + _line(" ".join(lines)) + Markup("</p>")


def _line(text: str) -> Markup:
    parts, end = [Markup("")], 0
    for link in LINK.finditer(text):
        parts += [escape(text[end : link.start()])]
        parts += [Markup('<a href="{}">{}</a>').format(link[2], link[1])]
        end = link.end()
    return Markup("").join([*parts, escape(text[end:])])
