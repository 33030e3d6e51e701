"""Shafausa on the page: whole games of every edition, and the pages of a phone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import bourgade
from bourgade import Match
from tests.browser.checks import axe_missing, barriers, looks_wrong
from tests.browser.conftest import Visit
from tests.browser.house import House, bot, person
from tests.browser.scenes import person_elsewhere
from tests.browser.test_whole_games import play_out, saw_the_same
from tests.browser.visitor import LAPTOP, PHONE, Rule, Visitor

PLACE = "page => [page.getBoundingClientRect().x, page.getBoundingClientRect().y + scrollY]"
FRONT = "document.querySelector('[name=sh-page]:checked').value"


def curious(seed: int, seen: Counter[str]) -> Rule:
    """What was done least often before, and nothing twice in a turn that could go on for ever."""
    dice = random.Random(seed)

    def choose(moves: Sequence[str]) -> str:
        verbs = sorted({move.split()[0] for move in moves})
        dice.shuffle(verbs)
        verb = min(verbs, key=lambda verb: (seen[verb], verb in ("done", "pass")))
        if "done" in verbs and seen[verb] and dice.random() < 0.9:
            verb = "done"
        seen[verb] += 1
        return dice.choice([move for move in moves if move.split()[0] == verb])

    return choose


def rich(**more: Any) -> Match:
    """The last round, in which everything can be done."""
    full = {
        "money": 60,
        "cities": 5,
        "miners": 11,
        "warehouses": 10,
        "cubes": {"wood": 6, "stone": 6, "iron": 5, "coal": 2},
    }
    if more.get("phase") == "speculation":  # the surplus is sold by then
        full["cubes"] = {"wood": 3, "stone": 3, "iron": 3, "coal": 1}
    given = {
        "phase": "auction",
        "order": "BA",
        "ladder": ["sawmill", "loft"],
        "future": ["mint", "inn"],
        "players": {
            "A": {
                **full,
                "people": "grisa",
                "mines": {"1": {"stone": 1, "iron": 1, "wood": 1}, "2": {"stone": 2, "iron": 2}},
                "buildings": {"quarry": 1},
                "reserve": ["coking_plant"],
            },
            "B": {**full, "people": "tessina", "cities": 2, "reserve": ["ironworks"]},
        },
        **more,
    }
    return bourgade.load("shafausa", players=2, round_cap=1).setup(given)


def at_table(house: House, visitor: Visitor, match: Match) -> Visitor:
    others = [person_elsewhere(f"Ben {n}") for n in range(len(match.variant.players) - 1)]
    visitor.go(house.table(match, person(visitor, "Ana"), *others))
    visitor.sees(".sh-pages")
    return visitor


# Whole games


def test_family_between_two_from_the_start(house: House, come: Visit) -> None:
    ana, ben, onlooker = come(size=PHONE, language="fr"), come(), come()
    game = bourgade.load("shafausa", edition="family", players=2, round_cap=2)
    table = house.table(game.start(chance="manual"), person(ana, "Ana"), person(ben, "Ben"))
    for visitor in (ana, ben, onlooker):
        visitor.go(table)
    seen: Counter[str] = Counter()
    assert play_out([ana, ben], curious(3, seen), midway=ana.page.reload) > 12
    saw_the_same([ana, ben, onlooker])
    assert {"take", "acquire", "buy", "sell", "miner", "done"} <= set(seen)
    assert "Décompte final" in ana.sees(".sh-page-count").inner_text()


def test_geek_between_two_with_every_kind_of_decision(house: House, come: Visit) -> None:
    ana, ben = come(language="fr", scheme="dark"), come(size=PHONE)
    table = house.table(rich(), person(ana, "Ana"), person(ben, "Ben"))
    for visitor in (ana, ben):
        visitor.go(table)
    seen: Counter[str] = Counter()
    play_out([ana, ben], curious(1, seen))
    saw_the_same([ana, ben])
    assert {
        "bid", "pass", "place", "acquire", "discard", "warehouse", "mine", "build", "in", "miner",
        "city", "buy", "sell", "pay", "power", "done",
    } <= set(seen)  # fmt: skip
    assert set(seen) & {"fix", "raise", "lower", "raise2", "lower2", "vary"}
    table = ben.sees(".sh-table")
    assert "Victory points" in table.inner_text()


def test_a_colonial_draft_then_a_round(house: House, come: Visit) -> None:
    ana, ben = come(size=PHONE), come(language="fr")
    game = bourgade.load("shafausa", edition="colonial", players=2, round_cap=1)
    table = house.table(game.start(chance="manual"), person(ana, "Ana"), person(ben, "Ben"))
    for visitor in (ana, ben):
        visitor.go(table)
    seen: Counter[str] = Counter()
    play_out([ana, ben], curious(5, seen))
    saw_the_same([ana, ben])
    assert seen["take"] == 2
    assert seen["tile"] == 6


# One page at a time


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
def test_a_tab_leads_to_its_page_in_the_same_place(
    house: House, come: Visit, scripts: bool
) -> None:
    me = come(size=PHONE, language="fr", scripts=scripts)
    at_table(house, me, rich(phase="management", order="AB"))
    page, places = me.page, set[tuple[float, float]]()
    for name in ("exchange", "others", "mine", "city", "ladders"):
        page.locator(f".sh-tab-{name}").tap()
        me.sees(f"#sh-page-{name}")
        shown = page.locator(".sh-page:visible")
        assert shown.evaluate_all("pages => pages.map(page => page.id)") == [f"sh-page-{name}"]
        x, y = shown.evaluate(PLACE)
        places.add((x, y))
    assert len(places) == 1
    page.locator("#sh-tab-ladders").focus()
    page.keyboard.press("ArrowRight")
    me.sees("#sh-page-order")


def test_a_page_stays_while_one_trades_and_the_next_decision_is_shown(
    house: House, come: Visit
) -> None:
    me = come(size=PHONE, moving=True)
    me.go(house.table(rich(phase="buying", order="AB"), person(me, "Ana"), bot()))
    me.until(f"{FRONT} === 'ladders'")
    me.play("warehouse")
    me.page.locator(".sh-tab-exchange").tap()
    me.until(f"{FRONT} === 'exchange'")
    me.play("done")
    me.until(f"{FRONT} === 'mine'")  # the bot has bought, and Ana manages
    money = me.page.locator(".sh-money b").inner_text()
    me.play("buy wood")
    assert me.page.evaluate(FRONT) == "mine"
    me.page.locator(".sh-tab-others").tap()
    me.until(f"{FRONT} === 'others'")
    me.page.keyboard.press("u")
    me.until(f"document.querySelector('.sh-money b').textContent === '{money}'")
    assert me.page.evaluate(FRONT) == "others", "whoever looks around in a phase is left there"


def test_a_finger_turns_the_pages(house: House, come: Visit) -> None:
    me = at_table(house, come(size=PHONE), rich(phase="management", order="AB"))
    fingers = me.context.new_cdp_session(me.page)

    def swipe(x: int, to: int) -> None:
        for kind, points in (("touchStart", [x]), ("touchMove", [to]), ("touchEnd", [])):
            spots = [{"x": point, "y": 500} for point in points]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    swipe(300, 100)
    me.until(f"{FRONT} === 'city'")
    swipe(100, 300)
    me.until(f"{FRONT} === 'mine'")
    swipe(100, 300)
    assert me.page.evaluate(FRONT) == "mine", "there is nothing before the first page"


def test_what_one_has_stays_in_sight_while_one_reads_on(house: House, come: Visit) -> None:
    me = at_table(house, come(size=PHONE, language="fr"), rich(phase="management", order="AB"))
    me.page.locator(".table-side").evaluate("log => log.scrollIntoView({ block: 'end' })")
    me.page.locator(".sh-desk").evaluate("desk => desk.scrollIntoView()")
    for figure in ("money", "points", "resources"):
        box = me.page.locator(f"[data-key-figure={figure}]").bounding_box()
        assert box
        assert 0 <= box["y"] < 200, figure


def test_the_balance_foretold_is_the_one_that_comes(house: House, come: Visit) -> None:
    me = at_table(house, come(language="fr"), rich(phase="management", order="AB"))
    money = me.page.locator(".sh-money b")
    assert money.inner_text() == "60"
    assert "→51" in me.button("buy coal").inner_text()
    me.play("buy coal")
    assert money.inner_text() == "51"
    me.page.keyboard.press("u")
    me.until("document.querySelector('.sh-money b').textContent === '60'")


def test_any_price_can_be_moved(house: House, come: Visit) -> None:
    me = at_table(house, come(size=PHONE), rich(phase="speculation", order="AB"))
    assert "fix wood sell" in me.choices()
    me.page.locator("label[for=sh-pick-gold]").tap()
    me.sees("button[name=move][value='vary gold up down']")
    assert {move.split()[1] for move in me.choices() if move != "pass"} == {"gold"}
    me.play("vary gold up down")
    label = me.page.locator(".sh-scales > li").last.locator(".sh-scale").text_content()
    assert label
    assert "the bank pays 16 CHF and asks 21 CHF" in label
    assert "selling price frozen" in label


# Looks


def crowd(phase: str, **options: Any) -> Match:
    """Six peoples at a table, with something of everything; seat A decides."""
    rows = {"ladder": ["inn", "mint", "mint", "loft", "sawmill", "quarry"], "future": ["inn"] * 2}
    given: dict[str, Any] = {"phase": phase, "order": "ABCDEF", "turn": 12, **rows}
    me = {"money": 60, "cubes": {"wood": 9}, "reserve": ["coking_plant"]}
    if phase == "speculation":  # the surplus is sold by then
        me["warehouses"] = 9
    given["players"] = {"A": me}
    if phase == "auction":
        given |= {"next_order": ["F"], "bid": 11}
        given["players"] |= {seat: {"bid": 7 + n} for n, seat in enumerate("ABCDE")}
        given["players"]["A"]["money"] = 60
    return bourgade.load("shafausa", players=6, **options).setup(given)


LOOKS: dict[str, tuple[tuple[int, int], str, str, Any]] = {
    "buying": (PHONE, "fr", "light", lambda: crowd("buying")),
    "auction": (PHONE, "en", "dark", lambda: crowd("auction")),
    "management": (LAPTOP, "fr", "dark", lambda: crowd("management")),
    "speculation": (LAPTOP, "en", "light", lambda: crowd("speculation")),
    "peoples": (PHONE, "fr", "dark", lambda: bourgade.load("shafausa").start(seed=1)),
}


def test_every_page_holds_with_large_and_with_spaced_text(house: House, come: Visit) -> None:
    me = at_table(house, come(size=PHONE, language="fr"), crowd("management"))
    for tab in me.page.locator("[name=sh-page]").all():
        tab.evaluate("tab => tab.click()")
        assert looks_wrong(me.page, PHONE[0]) == [], tab.get_attribute("value")


def test_a_phone_has_room_for_a_move_a_hint_and_a_step_back(house: House, come: Visit) -> None:
    me = come(size=PHONE, language="fr", bypass_csp=True)
    me.go(house.table(rich(phase="buying", order="AB"), person(me, "Ana"), bot()))
    me.play("warehouse")
    for button in (".k-bar [value=done]", ".button.hint", ".button.undo"):
        me.sees(f".action-bar {button}")
    assert looks_wrong(me.page, PHONE[0]) == []


@pytest.mark.parametrize(("size", "language", "scheme", "make"), LOOKS.values(), ids=LOOKS.keys())
def test_nothing_is_cut_and_nobody_is_shut_out(
    house: House, come: Visit, size: tuple[int, int], language: str, scheme: str, make: Any
) -> None:
    me = at_table(house, come(size=size, language=language, scheme=scheme, bypass_csp=True), make())
    assert looks_wrong(me.page, size[0]) == []
    if not axe_missing():
        assert barriers(me.page) == []
