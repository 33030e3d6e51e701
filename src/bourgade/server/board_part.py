"""A part of a rendered board, cut out for a picture: its place and what it lies in, nothing beside.

Boards mark their parts with ``data-panel`` and what shows a place of the position with ``data-at``.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from html.parser import HTMLParser

VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
DRAWN = frozenset({"g", "symbol", "path"})
"""Elements of pictures, which are used by their ids."""

ONCE = re.compile(r'\s(id|for|name|aria-labelledby|tabindex|data-vt|data-from)="[^"]*"')
"""What may be there once on a page, which can have several pictures."""


def cut_out(html: str, name: str, lights: Collection[str] = ()) -> str:
    """The first part of a board with this mark, inside the elements around it; "" if none has it.

    What has a mark of ``lights`` gets ``data-lit``, and the elements around ``data-around``.
    """
    cutter = _Cutter(name, frozenset(lights))
    cutter.feed(html)
    cutter.close()
    return "".join(cutter.kept)


class _Cutter(HTMLParser):
    def __init__(self, name: str, lights: frozenset[str]) -> None:
        super().__init__(convert_charrefs=False)
        self._name, self._lights = name, lights
        self._around: list[tuple[str, str]] = []  # the elements around, with how they begin
        self._depth = 0  # of elements inside the part; 0 outside of it
        self._done = False
        self.kept: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._done:
            return
        marks: set[str] = set()
        for key, value in attrs:
            if key in ("data-at", "data-panel"):
                marks.update((value or "").split())
        if not self._depth and self._name not in marks:
            if tag not in VOID:
                self._around.append((tag, self._begins(tag, "data-around")))
            return
        if not self._depth:
            self.kept += [begins for _, begins in self._around]
        self.kept.append(self._begins(tag, "data-lit" if marks & self._lights else ""))
        if tag not in VOID:
            self._depth += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        # Only elements of SVG end where they begin.
        marks = set((dict(attrs).get("data-at") or "").split())
        self._keep(self._begins(tag, "data-lit" if marks & self._lights else ""))

    def handle_endtag(self, tag: str) -> None:
        if self._done or tag in VOID:
            return
        if not self._depth:
            if self._around and self._around[-1][0] == tag:
                self._around.pop()
            return
        self.kept.append(f"</{tag}>")
        self._depth -= 1
        if not self._depth:
            self.kept += [f"</{around}>" for around, _ in reversed(self._around)]
            self._done = True

    def handle_data(self, data: str) -> None:
        self._keep(data)

    def handle_entityref(self, name: str) -> None:
        self._keep(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self._keep(f"&#{name};")

    def _keep(self, text: str) -> None:
        if self._depth and not self._done:
            self.kept.append(text)

    def _begins(self, tag: str, mark: str) -> str:
        """An element as it begins, with a mark of ours."""
        written = self.get_starttag_text() or ""
        if tag not in DRAWN:
            written = ONCE.sub("", written)
        name = re.match(r"<[\w-]+", written)
        return f"{name[0]} {mark}{written[name.end() :]}" if name and mark else written
