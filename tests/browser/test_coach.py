"""On a phone: a bot that thinks, a hint that is played, the review of a game."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade.server.words import TEXTS
from tests.browser.checks import looks_wrong
from tests.browser.conftest import Visit
from tests.browser.house import House, bot, person
from tests.browser.scenes import finished, person_elsewhere
from tests.browser.towns import PHASES, late
from tests.browser.visitor import LAPTOP, PHONE


def test_a_bot_is_seen_to_think(house: House, come: Visit) -> None:
    """The line is there while it thinks, is read out if that takes long, and nothing jumps."""
    me = come(size=PHONE)
    me.go(house.table(late(), person(me, "Ana"), bot("mcts:5s"), moves=["roll 1"]))
    place = "document.querySelector('.board-place').offsetTop"
    top = me.evaluate(place)
    me.press(me.button("pass"))
    me.press(me.sees("#confirm-yes"))
    line = me.sees("[data-thinking] .status-text")
    assert "is thinking" in line.inner_text()
    assert me.page.locator(".dots").is_visible()
    assert me.evaluate(place) == top
    me.until("document.getElementById('said').textContent.includes('is thinking')")
    me.wait_until_asked()
    assert me.page.locator(".dots").count() == 0


def test_a_hint_by_key_is_played(house: House, come: Visit) -> None:
    me, other = come(size=PHONE, language="fr"), come(size=LAPTOP)
    match = PHASES["build-base"]()
    others = [bot("skilled")] * (int(match.variant.options["players"]) - 1)
    table = house.table(match, person(me, "Ana"), *others)
    other.go(table)
    me.go(table)
    me.page.keyboard.press("h")
    sheet = me.sees("#dialog-hint[open]")
    me.sees(".hint-moves")
    assert TEXTS.say("fr", "hint-title") in sheet.inner_text()
    assert looks_wrong(me.page, PHONE[0]) == []
    other.sees(".story", "Ana asked for a hint.")
    assert other.page.locator("#dialog-hint[open]").count() == 0
    me.page.keyboard.press("Escape")
    assert not sheet.is_visible()
    me.press(me.page.locator("button.hint"))
    me.sees(".hint-moves")
    ply = me.ply
    first = sheet.locator("[name=move]").first
    move = first.get_attribute("value")
    me.press(first)
    me.wait_for_ply(ply + 1)
    me.until("!document.querySelector('#dialog-hint[open]')")
    asked = me.context.request.get(f"{me.address}/api/v1/tables/{table[3:]}/log").json()
    assert move in [row["text"] for row in asked if row["actor"] == "A"]


def test_a_hint_says_at_once_that_it_thinks_and_can_be_called_off(
    house: House, come: Visit
) -> None:
    me = come(size=PHONE)
    me.go(house.table(late(), person(me, "Ana"), bot("skilled"), moves=["roll 1"]))
    held: list[Any] = []
    me.page.route("**/hint", lambda route: held.append(route))  # the answer takes its time
    button = me.page.locator("button.hint")
    me.press(button)
    sheet = me.sees("#dialog-hint[open]", "Looking for a hint…")
    assert looks_wrong(me.page, PHONE[0]) == []
    me.press(sheet.locator("[data-close-hint]"))
    me.until("!document.querySelector('#dialog-hint[open]')")
    assert me.page.evaluate("document.activeElement.matches('.hint')")
    assert me.said() == ["Looking for a hint…"]
    # Nothing waits for it: the game goes on.
    ply = me.ply
    me.play("pass")
    assert me.ply > ply
    assert not sheet.is_visible()


def test_onlookers_see_the_chances(house: House, come: Visit) -> None:
    me = come(size=PHONE)
    people = [person_elsewhere(name) for name in ("Ana", "Bo")]
    me.go(house.table(late(), *people, hints="always"))
    chances = me.sees(".chances figcaption").inner_text()
    assert "Ana" in chances
    assert "%" in chances


def test_a_game_is_reviewed_and_played_on(house: House, come: Visit) -> None:
    """The small game, from the end to its review and from there to a table of one's own."""
    me = come(size=PHONE)
    match = bourgade.load("thorp", players=2).start(chance="manual")
    table = house.table(
        match, person(me, "Ana"), bot("random"), until_over=lambda match: match.moves[-1]
    )
    me.go(table)
    me.press(me.page.locator(f'.result a[href="{table}/review"]'))
    me.press(me.page.locator("form.panel button"))
    me.until("document.querySelector('.chart') !== null", 30)
    assert me.page.locator(".chart polyline").count() == 2
    me.page.locator("details.more summary").click()
    assert me.page.locator(".wide-table.long tbody tr").count() > 4
    assert looks_wrong(me.page, PHONE[0]) == []


@pytest.mark.parametrize("scripts", [True, False])
def test_from_the_costliest_move_to_a_table(scripts: bool, house: House, come: Visit) -> None:
    me = come(size=PHONE, scripts=scripts)
    table = finished(house, me)
    house.review(table)
    me.go(f"{table}/review")
    me.press(me.page.locator(".moments").last.locator('a[href*="/new?from="]').first)
    me.sees(".create-line .primary").click()
    me.sees(".board-place")
