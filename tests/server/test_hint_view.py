"""A hint as its dialog shows it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bourgade.play.review import Hint, Suggestion
from bourgade.server import render
from bourgade.server.views.coach import hint_of

BEHIND = (0.0, 0.0004, 0.001)
"""Shares of the win: a tenth of a point is the least that is told."""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["best", "just as good", "0.1 points behind"]),
        ("fr", ["meilleur", "aussi bon", "0,1 point de moins"]),
    ],
)
def test_a_move_as_good_as_the_best_is_not_called_behind(language: str, told: list[str]) -> None:
    words, reasons = {"en": "Pass", "fr": "Passer"}, {"en": (), "fr": ()}
    moves = tuple(Suggestion("pass", words, 0.5, behind, 9, 0.0, reasons) for behind in BEHIND)
    table: Any = SimpleNamespace(people={"A"})
    found = hint_of(table, Hint("minivilles", {}, "A", moves, 100, 0.1), language)
    person: Any = SimpleNamespace(language=language)
    page = render.part("_hint.html", person, hint=found)
    shown = [line for line in page.splitlines() if "hint-worth" in line]
    assert len(shown) == len(told)
    assert all(words in line for words, line in zip(told, shown, strict=True)), shown
