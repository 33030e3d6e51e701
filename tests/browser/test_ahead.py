"""Moves are shown before the server has answered, where nothing hidden and no chance decides."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

import bourgade
from bourgade import Match
from bourgade.compile.wasm import page_module
from bourgade.kernel import registry
from tests.browser.conftest import Visit
from tests.browser.house import House, bot, person
from tests.browser.scenes import first_move, person_elsewhere
from tests.browser.towns import late
from tests.browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Route

FIRST = 120.0
"""Seconds within which a busy server has written the files of its pages, once."""
STEM = page_module(registry.find("mintworks")).file.stem
READY = "document.documentElement.dataset.ahead !== undefined"
BOARD = (
    "document.querySelector('.board-place').innerHTML.replaceAll(' aria-describedby=\"tip\"', '')"
)
"""What the board shows, without the mark of the piece that is pointed at."""
STEPS = "Number(document.querySelector('.table-page').dataset.steps)"
SENDING = "document.querySelector('form.sending') !== null"
PRESS = """(move) => {
  const buttons = [...document.querySelectorAll("button[name=move]:enabled")];
  const button = buttons.find((one) => one.value === move && one.checkVisibility());
  delete button.dataset.confirm;
  button.click();
}"""
"""A move is sent, without the question whether it is meant."""

OPTIONS: dict[str, dict[str, Any]] = {
    "minivilles": {"edition": "base"},
    "mintworks": {},
    "petiteville": {"edition": "easy"},
    "shafausa": {"edition": "family"},
}


@contextmanager
def held_back(visitor: Visitor) -> Iterator[Callable[[], None]]:
    """Moves are sent when the test says so."""
    held: list[Route] = []

    def let_go() -> None:
        while held:
            held.pop().continue_()

    visitor.page.route("**/moves", lambda route: held.append(route))
    yield let_go
    let_go()
    visitor.page.unroute("**/moves")


def begun(game: str, moves: int = 0) -> Match:
    """A game of two where A decides, after so many moves."""
    match = bourgade.load(game, players=2, **OPTIONS[game]).start(seed=4)
    lot = random.Random(5)
    while not (match.ply >= moves and match.actor == "A" and len(match.moves) > 1):
        match.play(lot.choice(match.moves))
    return match


def touch(me: Visitor, path: str) -> None:
    """Open a table and begin to do something there: then the rules are loaded."""
    me.go(path)
    me.sees(".board-place")
    me.page.keyboard.press("Shift")


def test_the_rules_come_with_the_first_gesture(house: House, come: Visit) -> None:
    """They weigh more than the whole page, which is light for whoever only looks."""
    me, asked = come(), list[str]()
    me.page.on("request", lambda request: asked.append(request.url))
    me.go(house.table(begun("mintworks"), person(me, "Ana"), bot()))
    me.sees(".board-place")
    me.page.mouse.move(300, 300)
    me.until("performance.now() > 1500")
    assert not [url for url in asked if "/app/" in url or url.endswith("/variant")]
    me.page.keyboard.press("Shift")
    me.until(READY, FIRST)
    assert [url for url in asked if "/app/" in url]


@pytest.mark.parametrize("game", OPTIONS)
def test_what_is_foreseen_is_what_the_server_says(house: House, come: Visit, game: str) -> None:
    match, me, lot = begun(game, 12), come(), random.Random(3)
    other = person(me, "Ben") if not match.variant.game.hides else person_elsewhere("Ben")
    touch(me, house.table(match, person(me, "Ana"), other))
    me.until(READY, FIRST)
    seen = 0
    for _ in range(10):
        if not me.my_turn or me.over:
            break
        before, steps, move = me.evaluate(BOARD), me.evaluate(STEPS), lot.choice(me.choices())
        with held_back(me) as let_go:
            me.page.evaluate(PRESS, move)
            me.until(SENDING)
            foreseen = me.evaluate(BOARD)
            let_go()
            me.until(f"!({SENDING})")
        if foreseen != before and me.evaluate(STEPS) == steps + 1:
            assert me.evaluate(BOARD) == foreseen, move
            seen += 1
    assert seen


def test_every_game_is_foreseen_above() -> None:
    assert set(OPTIONS) == set(registry.names()) - {"thorp", "cellar"}


def test_a_refusal_takes_the_move_back(house: House, come: Visit) -> None:
    me = comes_to_a_build(house, come)
    before = me.evaluate(BOARD)
    refused = {"error": {"message": "The table has moved on.", "rule": "", "rule_url": ""}}

    def refuse(route: Route) -> None:
        assert me.page.evaluate(BOARD) != before
        body = json.dumps({**refused, "ply": None})
        route.fulfill(status=409, body=body, content_type="application/json")

    with me.forgiving("status of 409"):
        me.page.route("**/moves", refuse)
        press(me, "build cafe")
        me.sees(".toast", "The table has moved on.")
    assert me.evaluate(BOARD) == before
    assert not me.evaluate(SENDING)
    me.page.unroute("**/moves")
    me.play("build cafe")  # the board can be played on


def test_what_was_not_sent_is_taken_back(house: House, come: Visit) -> None:
    me = comes_to_a_build(house, come)
    before = me.evaluate(BOARD)
    with me.forgiving("ERR_FAILED"):
        me.page.route("**/moves", lambda route: route.abort())
        press(me, "build cafe")
        me.sees(".toast", "Not sent")
    assert me.evaluate(BOARD) == before


def test_dice_are_not_foreseen(house: House, come: Visit) -> None:
    me = come()
    touch(me, house.table(late(), person(me, "Ana"), bot()))
    me.until(READY, FIRST)
    before = me.evaluate(BOARD)
    with held_back(me):
        press(me, "roll 1")
        assert me.evaluate(BOARD) == before


def test_reasons_need_no_request(house: House, come: Visit) -> None:
    me, match = come(), begun("petiteville", 6)
    while not any(move.startswith("lay") for move in match.moves):
        match.play(first_move(match))
    touch(me, house.table(match, person(me, "Ana"), person(me, "Ben")))
    me.until(READY, FIRST)
    me.page.route("**/why?*", lambda route: route.abort())
    why = me.page.evaluate("""import("/static/js/net.js").then(async ({ request }) => {
      const { table } = document.getElementById("play").dataset;
      return (await request(`${table}/why?move=lay+1+a+0`)).json();
    })""")
    legal = "lay 1 a 0" in match.moves
    assert bool(why["why"]) == (not legal)


def test_a_game_without_a_module_is_played_through_the_server(house: House, come: Visit) -> None:
    me = come()
    match = bourgade.load("thorp", players=2).start(chance="manual")
    touch(me, house.table(match, person(me, "Ana"), bot("random")))
    me.wait_until_asked()
    assert me.page.evaluate("fetch(location.pathname + '/variant').then((a) => a.json())") is None
    me.decide(min)
    assert not me.evaluate(READY)


def test_rules_of_another_version_are_not_used(house: House, come: Visit) -> None:
    """An old file in a cache, or a server that was updated while the page was open."""
    me = come()
    path = house.table(begun("mintworks"), person(me, "Ana"), bot())

    def old(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "digest": "0" * 12})

    me.page.route(f"**/app/games/mintworks/{STEM}.json", old)
    with me.page.expect_response(f"**/{STEM}.json"):
        touch(me, path)
    me.wait_until_asked()
    me.decide(min)
    assert not me.evaluate(READY)


def test_a_browser_without_webassembly_plays_through_the_server(house: House, come: Visit) -> None:
    me = come()
    me.page.add_init_script("delete globalThis.WebAssembly")
    touch(me, house.table(begun("mintworks"), person(me, "Ana"), bot()))
    me.wait_until_asked()
    me.decide(min)
    assert not me.evaluate(READY)


def comes_to_a_build(house: House, come: Visit) -> Visitor:
    """At a table where a Café can be built."""
    me, match = come(), late()
    while "build cafe" not in match.moves:
        match.play(match.moves[0])
    touch(me, house.table(match, person(me, "Ana"), bot()))
    me.until(READY, FIRST)
    return me


def press(me: Visitor, move: str) -> None:
    """A move is sent: by a click, and another one if it is asked whether that is meant."""
    me.press(me.button(move))
    me.until(f"{SENDING} || !document.getElementById('confirm').hidden")
    if me.page.locator("#confirm-yes").is_visible():
        me.press(me.page.locator("#confirm-yes"))
