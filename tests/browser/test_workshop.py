"""The workshop in a browser: change a figure, see what it does, add a card, sweep, keep, play."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_whole_games import play_out, saw_the_same
from tests.browser.visitor import LAPTOP, PHONE, Visitor, builder

SIZES = [pytest.param(PHONE, id="phone"), pytest.param(LAPTOP, id="laptop")]
BENCH = "/workshop/minivilles?edition=base&players=2"
COST = "f:establishment.cafe.cost"
RUNNING = "document.querySelector('#study.running') !== null"
LONG = 120.0
"""Seconds that games may take in a browser on a busy machine."""


def press(visitor: Visitor, selector: str) -> None:
    """Press a button of the bench, and see the bench drawn anew."""
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/workshop/minivilles")):
        visitor.press(visitor.page.locator(selector))
    settled(visitor)


def settled(visitor: Visitor) -> None:
    visitor.until("document.querySelector('#workshop:not([aria-busy])') !== null")


def change(visitor: Visitor, field: str, value: str) -> None:
    """Type a figure and go on to the next one."""
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/workshop/minivilles")):
        visitor.page.fill(f'[name="{field}"]', value)
        visitor.page.keyboard.press("Tab")
    settled(visitor)


def value(visitor: Visitor, field: str) -> str:
    return visitor.page.input_value(f'[name="{field}"]')


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_free_card_is_had_more_often(come: Visit, size: tuple[int, int], language: str) -> None:
    me = come(size=size, language=language)
    me.go(BENCH)
    press(me, '[value="open:establishment.cafe"]')
    change(me, COST, "x")
    assert me.page.locator(".ws-fault").count() == 1
    assert value(me, COST) == "x", "what was refused is still there to be corrected"
    change(me, COST, "0")
    assert me.page.locator(".ws-fault").count() == 0
    me.press(me.page.locator("[data-run]"))
    me.until("document.querySelector('.ws-figures td.draft') !== null", LONG)
    told = "[...document.querySelectorAll('tr.found')].map(row => row.dataset.told)"
    me.until(f"{told}.some(text => text.startsWith('Café'))", LONG)
    me.press(me.page.locator("#study-run"))
    me.until(f"!({RUNNING})", LONG)
    lines: list[str] = me.evaluate(told)
    line = next(line for line in lines if line.startswith("Café"))
    before, after = (float(n.replace(",", ".")) for n in re.findall(r"([\d.,]+)\s%", line)[:2])
    assert after > before, line
    change(me, COST, "1")
    assert me.page.locator("#study.old").count() == 1, "these results are of another draft"


@pytest.mark.parametrize("size", SIZES)
def test_a_draft_outlives_the_page_and_can_be_undone(come: Visit, size: tuple[int, int]) -> None:
    me = come(size=size)
    me.go(BENCH)
    press(me, '[value="open:establishment.cafe"]')
    change(me, COST, "7")
    me.page.reload()
    me.sees(".ws-card.changed")
    settled(me)
    press(me, '[value="open:establishment.cafe"]')
    assert value(me, COST) == "7"
    change(me, COST, "8")
    press(me, '[value="undo"]')
    assert value(me, COST) == "7"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_figure_is_swept(come: Visit, size: tuple[int, int], language: str) -> None:
    me = come(size=size, language=language)
    me.go(BENCH)
    press(me, '[value="open:establishment.cafe"]')
    me.press(me.page.locator("details[data-keep=sweep] summary"))
    me.page.select_option("[name=sweep]", "establishment.cafe.cost")
    me.page.fill("[name=sweep-from]", "0")
    me.page.fill("[name=sweep-to]", "2")
    me.press(me.page.locator("[data-sweep]"))
    me.until("document.querySelectorAll('.ws-sweep th[scope=col]').length === 3", LONG)
    me.until(f"!({RUNNING})", LONG)
    headings = me.page.locator(".ws-sweep th[scope=col]").all_inner_texts()
    assert [heading.split()[0] for heading in headings] == ["0", "1", "2"]
    assert me.page.locator(".ws-sweep td.found").count() > 0


NEEDED = "edition.base.monuments_needed"


def may_change(visitor: Visitor, place: str, least: int, most: int) -> None:
    """Say that a figure of the open card may change, and how far."""
    visitor.press(visitor.page.locator("details[data-keep=sweep] summary"))
    visitor.page.select_option("[name=sweep]", place)
    visitor.page.fill("[name=sweep-from]", str(least))
    visitor.page.fill("[name=sweep-to]", str(most))
    visitor.press(visitor.page.locator("[data-knob]"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_figures_are_tuned_to_a_goal_and_taken(
    come: Visit, size: tuple[int, int], language: str
) -> None:
    """Games of 20 turns at most: fewer monuments have to be built than the printed 4."""
    me = come(size=size, language=language)
    me.go(BENCH)
    me.press(me.page.locator("#tune-run"))
    assert me.page.inner_text("#study-state"), "it says what is missing"
    press(me, '[value="open:edition.base"]')
    may_change(me, NEEDED, 1, 4)
    me.page.select_option("#tune-goal", "length\nturns\n")
    me.page.fill("#tune-least", "0")
    me.page.fill("#tune-most", "20")
    me.press(me.page.locator("#tune-add"))
    assert me.page.locator(".ws-chosen li").count() == 2
    me.press(me.page.locator("#tune-run"))
    me.until("document.querySelector('.ws-sweep tr.found') !== null", LONG)
    me.until(f"!({RUNNING})", LONG)
    checked = me.page.locator(".ws-sweep tr.found")
    found = int(checked.locator("td").first.inner_text())
    assert 1 <= found < 4
    assert checked.locator("td.found").count() == 1, "the goal is reached with fresh dice"
    with me.page.expect_response(lambda answer: answer.url.endswith("/workshop/minivilles")):
        me.press(checked.locator("button"))
    settled(me)
    assert value(me, f"f:{NEEDED}") == str(found)
    press(me, '[value="undo"]')
    assert value(me, f"f:{NEEDED}") == "4"
    assert me.page.locator(".ws-chosen li").count() == 2, "what was chosen stays"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_people_play_a_design_with_a_card_of_its_own(
    come: Visit, size: tuple[int, int], language: str
) -> None:
    me, friend = come(size=size, language=language), come(size=size, language=language)
    me.go(BENCH)
    press(me, '[value="copy:establishment.wheat_field"]')
    new = "f:establishment.wheat_field_2"
    for spoken in ("en", "fr"):
        change(me, f"{new}.texts.{spoken}.name", "Tea <House>")
    change(me, f"{new}.cost", "0")
    press(me, '[value="open:edition.base"]')
    change(me, "f:edition.base.monuments_needed", "1")
    change(me, "f:edition.base.start_coins", "4")
    me.page.fill("[name=name]", "Tea & <co>")
    me.submit(me.page.locator(".ws-save .primary"))
    assert me.page.inner_text("h1") == "Tea & <co>"
    shared = me.page.url.removeprefix(me.address)
    friend.go(shared)
    assert "Tea <House>" in friend.page.inner_text("main")
    me.submit(me.page.locator(".ws-deeds .primary"))
    me.page.fill("[name=nickname]", "Ana")
    me.page.select_option("[name=seat-B]", "open")
    me.submit(me.page.locator("#new button[type=submit]"))
    friend.go(me.page.url.removeprefix(me.address))
    friend.page.fill("[name=nickname]", "Ben")
    friend.press(friend.page.locator("#sit button[name=seat]"))
    for one in (me, friend):
        one.sees(".board-place", "Tea <House>")
    play_out([me, friend], builder(3, ["train_station"]))
    saw_the_same([me, friend])


def test_without_scripts_figures_can_be_changed_and_kept(come: Visit) -> None:
    me = come(scripts=False)
    me.go(BENCH)
    me.submit(me.page.locator('[value="open:establishment.cafe"]'))
    me.page.fill(f'[name="{COST}"]', "5")
    me.submit(me.page.locator(".ws-editor .no-js"))
    assert me.page.locator(".ws-before").count() == 1
    me.page.fill("[name=name]", "Dear cafés")
    me.submit(me.page.locator(".ws-save .primary"))
    assert me.page.inner_text("h1") == "Dear cafés"
