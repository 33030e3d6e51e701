"""The page of somebody who plays alone thinks for bots and hints; if it fails, the server does."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House, bot, person
from tests.browser.test_ahead import FIRST, OPTIONS, begun, touch
from tests.browser.visitor import PHONE, Visitor, at_random
from tests.server.web.club import free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser

THINKS = "document.documentElement.dataset.thinks !== undefined"
METRICS = free_port()
LONGEST = 10.0
"""Seconds of the longest thought: a page on a busy machine is waited for a bit longer than that."""


@pytest.fixture(scope="module")
def open_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose figures can be read."""
    folder: Path = tmp_path_factory.mktemp("house")
    house = House(folder, metrics=f"127.0.0.1:{METRICS}", longest_thought=LONGEST)
    house.server.start()
    yield house
    house.server.stop()


def figure(name: str) -> float:
    with urllib.request.urlopen(f"http://127.0.0.1:{METRICS}/metrics") as answer:
        found = re.search(rf"^{re.escape(name)} (\S+)$", answer.read().decode(), re.M)
    return float(found[1]) if found else 0.0


def by_page() -> float:
    return figure('bourgade_page_moves_total{how="made"}')


def missed() -> float:
    return figure('bourgade_page_moves_total{how="missed"}')


def by_server() -> float:
    """Questions that thinking processes were asked."""
    return figure('bourgade_thinking_wait_seconds_count{line="bots"}')


def sits_alone(house: House, me: Visitor, game: str = "minivilles", level: str = "skilled") -> None:
    touch(me, house.table(begun(game, 12), person(me, "Ana"), bot(level)))
    me.until(THINKS, FIRST)


def plays(me: Visitor, until: float, most: int = 40) -> None:
    """Play until the page has made so many moves of the bot."""
    rule = at_random(3)
    for _ in range(most):
        me.wait_until_asked()
        if me.over or by_page() >= until:
            break
        me.decide(rule)


@pytest.mark.parametrize("game", [game for game in OPTIONS if game != "mintworks"])
def test_the_page_moves_the_bots(house: House, come: Visit, game: str) -> None:
    me = come()
    sits_alone(house, me, game)
    before, late, asked = by_page(), missed(), by_server()
    plays(me, before + 3)
    assert by_page() >= before + 3
    assert by_server() == asked
    assert missed() == late


def test_a_phone_thinks_too(house: House, come: Visit) -> None:
    me = come(size=PHONE, language="fr")
    sits_alone(house, me)
    before, asked = by_page(), by_server()
    plays(me, before + 1)
    assert by_page() > before
    assert by_server() == asked


def test_hints_come_from_the_page(house: House, come: Visit) -> None:
    me = come()
    sits_alone(house, me, "petiteville")
    me.wait_until_asked()
    asked = by_server()
    me.page.keyboard.press("h")
    sheet = me.sees("#dialog-hint .hint-moves")
    assert sheet.locator("button[name=move]").count()
    assert by_server() == asked
    me.press(sheet.locator("button[name=move]").first)
    me.until("!document.getElementById('dialog-hint').open")


def test_without_a_worker_the_server_thinks(house: House, come: Visit) -> None:
    """The page says at once that it cannot, so nobody waits; and it does not offer it again."""
    me = come()
    me.page.route("**/lib/worker.js", lambda route: route.abort())
    sits_alone(house, me)
    asked, made, rule = by_server(), by_page(), at_random(3)
    for _ in range(20):
        me.wait_until_asked()
        if by_server() > asked + 1:
            break
        me.decide(rule)
    assert by_server() > asked + 1
    assert by_page() == made


def test_a_page_that_cannot_send_what_it_thought_is_not_waited_for_long(
    house: House, come: Visit
) -> None:
    me = come()
    sits_alone(house, me)
    me.page.route("**/thought", lambda route: route.abort())
    asked = by_server()
    rule = at_random(3)
    with me.forgiving("ERR_FAILED"):
        for _ in range(20):
            me.wait_until_asked()
            if by_server() > asked:
                break
            me.decide(rule)
    assert by_server() > asked
    me.page.unroute("**/thought")
    me.decide(rule)  # and the game goes on


def test_with_somebody_else_at_the_table_the_page_is_asked_nothing(
    house: House, come: Visit
) -> None:
    me, other = come(), come()
    match = begun("minivilles", 12)
    path = house.table(match, person(me, "Ana"), person(other, "Ben"))
    touch(me, path)
    me.until("document.documentElement.dataset.ahead !== undefined", FIRST)
    assert me.evaluate("document.getElementById('play').dataset.hintBudget") is None
    assert not me.evaluate(THINKS)
