"""The HTML of a table for one kind of viewer, and how it differs from the one sent before.

From one move to the next most of a board stays as it is. A browser that has the former HTML is told
which of its pieces stay and what comes between them: 3 KB instead of 40, so a phone loads less and
a thousand watchers cost less. Pieces are what both sides get by splitting at ``CUT``;
``static/js/live.js`` puts them together again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

CUT = "</"
"""Where an element ends: pieces are small, and still not too many."""

Edit = str | tuple[int, int]
"""New text, or the first of the pieces that stay and how many."""

STRIDE = 32
"""Pieces that are compared at once while everything is the same."""


class Fragment:
    """What was rendered for a kind of viewer at one moment. Two are equal if they are the same."""

    def __init__(self, html: str, view: dict[str, Any]) -> None:
        self.html = html
        self.view = view

    @cached_property
    def pieces(self) -> Sequence[str]:
        return self.html.split(CUT)

    @cached_property
    def places(self) -> Mapping[str, int]:
        """Where each piece is found, the first of its kind."""
        last = len(self.pieces) - 1
        return dict(zip(reversed(self.pieces), range(last, -1, -1), strict=True))

    def edits(self, before: Fragment) -> list[Edit]:
        """What to make of the pieces of a former fragment."""
        old, new, places = before.pieces, self.pieces, before.places
        made: list[Edit] = []
        fresh: list[str] = []
        here = at = 0  # in the old pieces, in the new ones
        while at < len(new):
            stays = here < len(old) and old[here] == new[at]
            found = here if stays else places.get(new[at], -1)
            if found < 0:
                fresh.append(new[at])
                here, at = here + 1, at + 1
                continue
            if fresh:
                made.append(CUT.join(fresh))
                fresh = []
            many = _same(old, new, found, at)
            made.append((found, many))
            here, at = found + many, at + many
        if fresh:
            made.append(CUT.join(fresh))
        return made


def _same(old: Sequence[str], new: Sequence[str], here: int, at: int) -> int:
    """How many pieces from here on are the same."""
    most, many = min(len(old) - here, len(new) - at), 1
    while many + STRIDE <= most and (
        old[here + many : here + many + STRIDE] == new[at + many : at + many + STRIDE]
    ):
        many += STRIDE
    while many < most and old[here + many] == new[at + many]:
        many += 1
    return many


def assemble(before: str, edits: Sequence[Any]) -> str:
    """The HTML that edits make of a former one, as browsers do it."""
    pieces, made = before.split(CUT), list[str]()
    for edit in edits:
        if isinstance(edit, str):
            made.append(edit)
        else:
            made += pieces[edit[0] : edit[0] + edit[1]]
    return CUT.join(made)
