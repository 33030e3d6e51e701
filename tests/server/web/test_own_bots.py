"""Bots of one's own are for programs: no page, no request and no lesson has code loaded."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from bourgade.bots import own
from bourgade.kernel import registry
from bourgade.server.pages import learn
from tests.server.web.club import ME, TABLES, Club

pytestmark = pytest.mark.anyio

UNKNOWN = "xyzzy"
SPECS = ("tests.bots.own_agents:First", "os:abort", "brain.npz")


@pytest.fixture(autouse=True)
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in registry.names():  # games are code, too, and ours
        registry.find(name)

    def load(*given: Any) -> Any:
        raise AssertionError("loaded")

    monkeypatch.setattr(own.importlib, "import_module", load)


def same(found: dict[str, str]) -> None:
    """Whether each is answered as a bot that nobody knows."""
    assert "There is no bot called" in found[UNKNOWN]
    for spec in SPECS:
        assert found[spec] == found[UNKNOWN].replace(UNKNOWN, spec)


async def test_the_api_knows_them_not(club: Club) -> None:
    found: dict[str, str] = {}
    for spec in (UNKNOWN, *SPECS):
        seats = [ME, {"kind": "bot", "bot": spec}]
        wish = {"game": "thorp", "options": {"players": 2}, "seats": seats}
        made = await club.http.post(TABLES, json=wish)
        assert made.status_code == 422
        assert made.json()["reason"] == "unknown-bot"
        found[spec] = made.json()["message"]
    same(found)


async def test_a_new_table_knows_them_not(club: Club) -> None:
    ann, found = club.browser(), dict[str, str]()
    async with ann.http:
        for spec in (UNKNOWN, *SPECS):
            fields = {"game": "thorp", "seat-A": "me", "seat-B": f"bot:{spec}"}
            made = await ann.post("/tables", fields)
            assert made.status_code == 422
            told = re.search("There is no bot called [^<]*", unescape(made.text))
            found[spec] = told[0] if told else ""
    same(found)


async def test_a_table_knows_them_not(club: Club) -> None:
    ann = club.browser()
    async with ann.http:
        table = await ann.make(**{"seat-A": "me", "seat-B": "open", "seat-C": "here"})
        for deed in ("replace", "sit"):
            found: dict[str, str] = {}
            for spec in (UNKNOWN, *SPECS):
                fields = {"seat": "C", "bot": spec, "bot-seat": "B", "bot-B": spec}
                answer = await ann.json(f"/t/{table}/{deed}", fields)
                assert answer.status_code == 422, answer.text
                found[spec] = answer.json()["error"]["message"]
            same(found)


async def test_a_lesson_knows_them_not(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, found, lesson = club.browser(), dict[str, str](), learn.find_lesson
    async with ann.http:
        for spec in (UNKNOWN, *SPECS):

            def other(*given: Any, spec: str = spec) -> Any:
                return replace(lesson(*given), opponent=spec)

            monkeypatch.setattr(learn, "find_lesson", other)
            begun = await ann.json("/learn/minivilles/base", {})
            assert begun.status_code == 422, begun.text
            found[spec] = begun.json()["error"]["message"]
    same(found)
