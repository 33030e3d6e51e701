"""Ma Petite Ville on the map: what is pointed at, dragged, turned and typed is what is played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import bourgade
from bourgade import Match
from tests.browser.checks import axe_missing, barriers, looks_wrong
from tests.browser.conftest import Visit
from tests.browser.house import House, person
from tests.browser.scenes import person_elsewhere
from tests.browser.test_whole_games import play_out, saw_the_same
from tests.browser.visitor import LAPTOP, PHONE, Rule, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator

BUTTONS = "[...document.querySelectorAll('#play button[name=move]')].map(b => b.value)"
MIDDLE = """(move) => {
  const spot = document.querySelector(`.pv-spot[data-move="${move}"]`).getBoundingClientRect();
  return [spot.x + spot.width / 2, spot.y + spot.height / 2];
}"""
CENTRE = """(move) => {
  document.querySelector(`.pv-spot[data-move="${move}"]`).scrollIntoView({ block: "center" });
}"""
HELD = "document.querySelector('.pv-on')?.dataset.move ?? ''"
SHOWN = "document.querySelector('.pv-city').getAttribute('viewBox')"
TYPED = "#pv-type"


class Planner(Visitor):
    """Somebody who plays on the map, not by the lists."""

    def choices(self) -> list[str]:
        found: list[str] = self.page.evaluate(BUTTONS)
        return found

    def middle(self, move: str) -> tuple[float, float]:
        x, y = self.page.evaluate(MIDDLE, move)
        return x, y

    def pick(self, value: str) -> Locator:
        """A silhouette by its length, or the drawn tile by its turn."""
        return self.page.locator(f"label:has(#pv-pick-{value})")

    def point(self, x: float, y: float) -> None:
        if self.size == PHONE:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)

    def choose(self, move: str) -> None:
        """Take what the move puts on the map, and point at its place."""
        verb, *words = move.split()
        self.press(self.pick(words[2 if verb == "lay" else 0]))
        self.page.evaluate(CENTRE, move)  # nothing may lie over it
        self.point(*self.middle(move))
        self.until(f"({HELD}) !== ''")
        if self.page.evaluate(HELD) != move:  # two lines may cross in their middles
            self.page.keyboard.press("r")
        self.holds(move)

    def holds(self, move: str) -> None:
        """Waits until that is what lies on the map."""
        self.until(f"({HELD}) === '{move}'")

    def play(self, move: str) -> None:
        if move.split()[0] not in ("lay", "place"):
            super().play(move)
            return
        ply = self.ply
        self.choose(move)
        if self.size == PHONE:
            self.agree()
        else:
            self.page.mouse.click(*self.middle(move))
            self.confirm()
        self.wait_for_ply(ply + 1)

    def agree(self) -> None:
        """What was put down with a finger waits for a word: the map's, or the page's."""
        here = self.page.locator("[data-here]")
        if here.is_visible():
            here.tap()
        else:
            self.confirm()

    def confirm(self) -> None:
        yes = self.page.locator("#confirm-yes")
        if yes.is_visible():
            self.press(yes)


def planner(visitor: Visitor) -> Planner:
    return Planner(**vars(visitor))


def settling(seed: int) -> Rule:
    """Any silhouette that can be placed, and tiles close to the middle of the city."""
    dice = random.Random(seed)

    def choose(moves: Sequence[str]) -> str:
        placements = [move for move in moves if move.startswith("place")]
        return dice.choice(placements or list(moves[: 1 + len(moves) // 3]))

    return choose


@cache
def moment(seed: int, phase: str, tiles: int, placements: int = 0) -> Match:
    """A game by that rule, where seat A is to decide."""
    rule = settling(seed)
    match = bourgade.load("petiteville", players=2).start(seed=seed)
    while True:
        lines = sum(move.startswith("place") for move in match.moves)
        fits = match.phase == phase and match.actor == "A" and lines >= placements
        if fits and match.state.laid >= tiles:
            return match
        held_back = [move for move in match.moves if not move.startswith("place")]
        match.play(rule(held_back if lines and match.phase == "turn" else match.moves))


def at_table(house: House, visitor: Visitor, match: Match, **more: Any) -> Planner:
    visitor.go(house.table(match, person(visitor, "Ana"), person_elsewhere("Ben"), **more))
    visitor.sees(".pv-live")
    return planner(visitor)


# Whole games


def test_two_people_build_a_city(house: House, come: Visit) -> None:
    ana, ben = come(size=PHONE, language="fr"), come()
    match = bourgade.load("petiteville", players=2, edition="easy").start(chance="manual")
    table = house.table(match, person(ana, "Ana"), person(ben, "Ben"))
    for visitor in (ana, ben):
        visitor.go(table)
    people: list[Visitor] = [planner(ana), planner(ben)]
    assert play_out(people, settling(4), midway=ben.page.reload, after=9) > 20
    saw_the_same([ana, ben])


def test_the_last_round_and_its_count(house: House, come: Visit) -> None:
    ana, ben = come(language="fr", scheme="dark"), come(size=PHONE)
    match = moment(2, "final", 36)
    table = house.table(match, person(ana, "Ana"), person(ben, "Ben"))
    for visitor in (ana, ben):
        visitor.go(table)
    assert play_out([planner(ana), planner(ben)], lambda moves: "decline") <= 2
    saw_the_same([ana, ben])
    assert "Le moins d’objets restants" in ana.sees(".pv-verdict").inner_text()
    assert "objects left" in ben.sees(".pv-count").inner_text()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_colour_is_chosen_with_the_first_tile_in_sight(
    house: House, come: Visit, size: tuple[int, int], language: str
) -> None:
    """PV-015: each seat takes one of the colours left; its silhouettes are then shown."""
    me = come(size=size, language=language, bypass_csp=True)
    match = bourgade.load("petiteville", players=4, first_player="A").start(seed=3)
    others = [person_elsewhere(name) for name in ("Ben", "Cem", "Dov")]
    me.go(house.table(match, person(me, "Ana"), *others))
    me.sees(".pv-colours")
    assert me.page.locator(".pv-tile[data-cell]").count() == 1
    assert me.page.locator(".pv-colours button").count() == 4
    assert looks_wrong(me.page, size[0]) == []
    if not axe_missing():
        assert barriers(me.page) == []
    me.play("colour red")
    me.sees(".pv-tray.pv-red")
    assert me.page.locator(".pv-colours").count() == 0
    assert looks_wrong(me.page, size[0]) == []


def test_whoever_scrolled_away_is_brought_to_the_map_with_the_tile(
    house: House, come: Visit
) -> None:
    me = at_table(house, come(size=PHONE, language="fr"), moment(1, "turn", 6))
    me.page.evaluate("scrollTo({ top: 9999, behavior: 'instant' })")
    town = "document.querySelector('.pv-town').getBoundingClientRect()"
    assert me.evaluate(f"{town}.top") < 0
    me.page.evaluate("document.querySelector('button[value=draw]').click()")
    me.until("document.querySelector('.table-page').dataset.phase === 'lay'")
    me.until(f"{town}.top >= document.querySelector('.status-line').offsetHeight")
    me.sees(".pv-turns")


# Ways to put something on the map


def test_the_tile_follows_the_mouse_and_turns(house: House, come: Visit) -> None:
    me = at_table(house, come(), moment(1, "lay", 6))
    first = next(move for move in me.choices() if move.endswith(" 0"))
    cell = first.removesuffix(" 0")
    me.page.mouse.move(*me.middle(first))
    me.holds(first)
    me.page.keyboard.press("r")
    me.holds(f"{cell} 90")
    me.page.mouse.wheel(0, 100)
    me.holds(f"{cell} 180")
    me.page.keyboard.press("Shift+R")
    me.holds(f"{cell} 90")
    ply = me.ply
    me.page.mouse.click(*me.middle(f"{cell} 90"))
    me.confirm()
    me.wait_for_ply(ply + 1)
    assert me.page.locator(".pv-tile[data-cell]").count() == 7


def test_a_finger_drags_the_tile_and_a_tap_turns_it(house: House, come: Visit) -> None:
    me = at_table(house, come(size=PHONE, language="fr"), moment(1, "lay", 6))
    move = next(move for move in me.choices() if move.endswith(" 90"))
    cell = move.removesuffix(" 90")
    me.press(me.pick("90"))
    box = me.pick("90").bounding_box()
    assert box
    x, y = me.middle(move)
    fingers = me.context.new_cdp_session(me.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (box["x"] + 20, box["y"] + 20))
    touch("touchMove", (x, y + 120))
    touch("touchMove", (x, y + 58))  # it is held above the finger
    me.holds(move)
    touch("touchEnd")
    me.sees("[data-here]")
    me.point(x, y)
    me.holds(f"{cell} 180")
    before = me.page.evaluate(SHOWN)
    touch("touchStart", (100, 200), (200, 300))
    touch("touchMove", (60, 160), (260, 360))
    touch("touchEnd")
    me.until(f"{SHOWN} !== '{before}'")  # two fingers zoom
    ply = me.ply
    me.agree()
    me.wait_for_ply(ply + 1)


def test_where_a_silhouette_does_not_fit_the_reason_is_told(house: House, come: Visit) -> None:
    me = at_table(house, come(language="fr"), moment(3, "turn", 9, placements=2))
    move = next(move for move in me.choices() if move.startswith("place"))
    me.choose(move)
    x, _ = me.middle(move)
    box = me.page.locator("#pv-map").bounding_box()
    assert box
    y = box["y"]
    for step in range(1, 40):
        y = box["y"] + step * box["height"] / 40
        me.page.mouse.move(x, y)
        if me.page.locator(".pv-bad").count():
            break
    note = me.sees(".pv-note", "PV-0")
    assert not note.get_attribute("hidden")
    me.page.mouse.click(x, y)
    assert me.my_turn, "a line that does not fit is not played"
    me.page.keyboard.press("Escape")
    assert me.page.locator("[name=pick]:checked").count() == 0


def test_the_keyboard_alone(house: House, come: Visit) -> None:
    me = at_table(house, come(), moment(3, "turn", 9, placements=2))
    move = next(move for move in me.choices() if move.startswith("place"))
    me.page.locator(f"#pv-pick-{move.split()[1]}").focus()
    me.page.keyboard.press("Space")
    me.page.locator("#pv-map").focus()
    me.page.keyboard.press("ArrowRight")
    held = me.page.evaluate(HELD)
    assert held.startswith(f"place {move.split()[1]} ")
    assert me.said(), "a screen reader hears where it is"
    before = me.page.evaluate(SHOWN)
    me.page.keyboard.press("+")
    me.until(f"{SHOWN} !== '{before}'")
    ply = me.ply
    me.page.keyboard.press("Enter")
    me.confirm()
    me.wait_for_ply(ply + 1)
    assert me.page.locator(".pv-lit").count() == 1


def test_coordinates_are_typed(house: House, come: Visit) -> None:
    me = at_table(house, come(size=PHONE), moment(3, "turn", 9, placements=2))
    move = next(move for move in me.choices() if move.startswith("place"))
    me.press(me.page.locator(".pv-keys summary"))
    me.page.fill(TYPED, "7 1.1 v")
    with me.forgiving("422"):
        me.page.press(TYPED, "Enter")
        me.sees("#toasts .bad", "PV-0")
    assert me.my_turn
    me.page.fill(TYPED, move.removeprefix("place "))
    me.holds(move)
    ply = me.ply
    me.page.press(TYPED, "Enter")
    me.confirm()
    me.wait_for_ply(ply + 1)


def test_without_scripts_every_move_is_in_a_list(house: House, come: Visit) -> None:
    me = come(scripts=False)
    match = moment(1, "lay", 6)
    me.go(house.table(match, person(me, "Ana"), person_elsewhere("Ben")))
    me.page.locator("label:has(#pv-pick-270)").click()
    shown = me.page.locator("button[name=move]:visible")
    moves = shown.evaluate_all("buttons => buttons.map(button => button.value)")
    assert moves == [move for move in match.moves if move.endswith(" 270")]
    me.submit(shown.first)
    assert me.page.locator(".pv-tile[data-cell]").count() == 7


LOOKS = {
    "picked": (PHONE, "fr", "light", ("turn", 9, 2)),
    "picked-wide": (LAPTOP, "en", "dark", ("turn", 9, 2)),
    "laid": (PHONE, "en", "dark", ("lay", 12, 0)),
    "laid-wide": (LAPTOP, "fr", "light", ("lay", 12, 0)),
}


@pytest.mark.parametrize(("size", "language", "scheme", "wanted"), LOOKS.values(), ids=LOOKS.keys())
def test_nothing_is_cut_and_nobody_is_shut_out(
    house: House,
    come: Visit,
    size: tuple[int, int],
    language: str,
    scheme: str,
    wanted: tuple[str, int, int],
) -> None:
    visitor = come(size=size, language=language, scheme=scheme, bypass_csp=True)
    me = at_table(house, visitor, moment(3, *wanted))
    me.choose(next(move for move in me.choices() if move.startswith(("place", "lay"))))
    assert looks_wrong(me.page, size[0]) == []
    if not axe_missing():
        assert barriers(me.page) == []
