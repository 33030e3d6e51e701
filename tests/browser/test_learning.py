"""Lessons are played through as the teacher asks, with a finger, with keys, and by everybody."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import product

import pytest

from bourgade.kernel import registry
from bourgade.play.lesson import Lesson, find_lesson, lessons
from tests.browser.checks import axe_missing, barriers, looks_wrong
from tests.browser.conftest import Visit
from tests.browser.test_petiteville import TYPED, Planner
from tests.browser.visitor import AGREES, LAPTOP, PHONE, Visitor

LONG = os.environ.get("BOURGADE_LONG_TESTS") == "1"

OUT_OF_SIGHT = """() => {
  const found = [];
  const panel = document.querySelector('#teacher');
  const box = panel.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) found.push('the teacher is out of sight');
  if (box.height > innerHeight * 0.45) found.push(`the teacher is ${box.height} high`);
  const above = Math.max(0, document.querySelector('.top').getBoundingClientRect().bottom);
  const ended = panel.classList.contains('ended'); // Then one is shown its last words.
  const left = box.top - above;
  if (!ended && left > 1) found.push(`${left} pixels are left above the teacher`);
  const bar = document.querySelector('#bar:not(.idle)')?.getBoundingClientRect();
  const own = document.querySelector('.board-place [data-bar]');
  const stays = own && getComputedStyle(own).position === 'sticky';
  const { top, bottom } = own?.getBoundingClientRect() ?? box;
  const from = stays && top <= box.bottom + 2 ? Math.max(box.bottom, bottom) : box.bottom;
  const end = bar?.height ? Math.min(bar.top, innerHeight) : innerHeight;
  const lit = [...document.querySelectorAll('.taught')];
  if (panel.dataset.about && !lit.length) found.push(`nothing is lit for ${panel.dataset.about}`);
  const seen = lit.filter((one) => {
    const a = one.getBoundingClientRect();
    const shows = Math.min(a.bottom, end) - Math.max(a.top, own?.contains(one) ? 0 : from);
    return shows >= Math.min(a.height, 24) - 1 && a.right > 0 && a.left < innerWidth;
  });
  if (lit.length && !seen.length && !ended) found.push(`all of ${panel.dataset.about} is covered`);
  return found;
}"""
SETTLED = """(() => {
  const places = window.bourgadeScroll ?? [];
  window.bourgadeScroll = [...places.slice(-2), scrollY];
  return window.bourgadeScroll.length > 2 && new Set(window.bourgadeScroll).size === 1;
})()"""

Look = Callable[[Visitor], None]


class Speculator(Visitor):
    """Somebody who turns to the page of a move, and chooses a resource before its levers."""

    def play(self, move: str) -> None:
        page = self.page.locator(".sh-pages > .sh-page").filter(
            has=self.page.locator(f'button[name=move][value="{move}"]')
        )
        if page.count() and not page.is_visible():
            tab = (page.get_attribute("id") or "").replace("page", "tab")
            self.press(self.page.locator(f"label:has(#{tab})"))
        pick = self.page.locator(f"label[for=sh-pick-{(move.split() * 2)[1]}]")
        if not self.button(move).count() and pick.count():
            self.press(pick)
        super().play(move)

    def reach(self, move: str) -> None:
        """By keys: tabs and resources are lists of which the arrows choose."""
        button = f'[name=move][value="{move}"]'
        page = self.page.locator(f".sh-page:has({button})")
        named = (page.get_attribute("id") or "").replace("page", "tab") if page.count() else ""
        for wanted in (named, f"sh-pick-{(move.split() * 2)[1]}"):
            one = self.page.locator(f"#{wanted or 'none'}")
            if self.page.locator(f"{button}:visible").count() or not one.count():
                continue
            tab_to(self, f"[name={one.get_attribute('name')}]")
            while not one.is_checked():
                self.page.keyboard.press("ArrowRight")
        press(self, button, keys=True)


class Typist(Planner):
    """Somebody who types where a tile or a silhouette goes."""

    def reach(self, move: str) -> None:
        verb, _, place = move.partition(" ")
        if verb not in ("lay", "place"):
            press(self, f'[name=move][value="{move}"]', keys=True)
            return
        press(self, ".pv-keys summary", keys=True)
        tab_to(self, TYPED)
        self.page.keyboard.type(place)
        self.page.keyboard.press("Enter")


def learner(visitor: Visitor, lesson: Lesson) -> Visitor:
    """Somebody who knows how the pieces of a board are handled."""
    match lesson.game.name:
        case "petiteville":
            return Typist(**vars(visitor))
        case "shafausa":
            return Speculator(**vars(visitor))
        case _:
            return visitor


def begin(me: Visitor, lesson: Lesson) -> None:
    """Start a lesson from the list of them."""
    page = me.go("/learn")
    start = page.locator(f'form[action="/learn/{lesson.game.name}/{lesson.name}"] button')
    with page.expect_navigation():
        me.press(start)


def learn(me: Visitor, lesson: Lesson, language: str, look: Look, *, keys: bool = False) -> None:
    """Do what is asked, step by step, to the last word."""
    for number, step in enumerate(lesson.steps):
        says = lesson.says(number, language)
        me.until(f"document.querySelector('.teacher-says')?.textContent === {says!r}")
        me.until(SETTLED)
        assert me.page.evaluate(OUT_OF_SIGHT) == [], (lesson.name, step.id)
        look(me)
        ply = me.ply
        if number == len(lesson.steps) - 1:
            return
        if not step.ask:
            press(me, "#teacher-next", keys)
        elif keys:
            reach(me, step.ask[0])
            if me.page.locator("#confirm-yes").is_visible():
                press(me, "#confirm-yes", keys)
        else:
            me.play(step.ask[0])
        me.wait_for_ply(ply + 1)


def press(me: Visitor, selector: str, keys: bool) -> None:
    if not keys:
        me.press(me.page.locator(selector))
        return
    tab_to(me, selector)
    me.page.keyboard.press("Enter")


def reach(me: Visitor, move: str) -> None:
    """Make a move by keys alone."""
    if isinstance(me, Speculator | Typist):
        me.reach(move)
    else:
        press(me, f'[name=move][value="{move}"]', keys=True)


def tab_to(me: Visitor, selector: str) -> None:
    for _ in range(150):
        if me.page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def glance(_: Visitor) -> None:
    """Only what ``learn`` sees itself."""


FIRST = [lessons(registry.find(game))[0] for game in registry.names()]


def ids(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.name}"


@pytest.mark.parametrize("lesson", FIRST, ids=ids)
def test_a_first_game_is_played_through_with_a_finger(
    house: object, come: Visit, lesson: Lesson
) -> None:
    me = learner(come(size=PHONE), lesson)
    begin(me, lesson)
    learn(me, lesson, "en", glance)


def test_a_lesson_is_played_through_with_keys_alone(house: object, come: Visit) -> None:
    me = come(size=LAPTOP, language="fr")
    lesson = find_lesson(registry.find("mintworks"), "deeds")
    begin(me, lesson)
    learn(me, lesson, "fr", glance, keys=True)
    # Screen readers are told the words of every step.
    assert lesson.says(len(lesson.steps) - 1, "fr") in me.said()


def test_another_move_gets_the_reason_where_the_teacher_speaks(house: object, come: Visit) -> None:
    me = come(size=PHONE)
    lesson = find_lesson(registry.find("minivilles"), "base")
    begin(me, lesson)
    for number in range(4):
        says = lesson.says(number, "en")
        me.until(f"document.querySelector('.teacher-says')?.textContent === {says!r}")
        ply = me.ply
        if lesson.steps[number].ask:
            me.play(lesson.steps[number].ask[0])
        else:
            press(me, "#teacher-next", keys=False)
        me.wait_for_ply(ply + 1)
    with me.forgiving("the server responded with a status of 422"):
        me.press(me.button("build forest"))
        me.press(me.sees(AGREES))
        aside = me.sees(".teacher-aside").inner_text()
    assert aside.startswith("Good card, but one thing at a time")
    assert me.said() == [aside]
    assert me.page.locator(".toast").count() == 0


ALL = [lesson for game in registry.names() for lesson in lessons(registry.find(game))]


@pytest.mark.skipif(not LONG, reason="takes long: BOURGADE_LONG_TESTS=1")
@pytest.mark.parametrize("lesson", ALL, ids=ids)
def test_every_lesson_with_keys_alone(house: object, come: Visit, lesson: Lesson) -> None:
    me = learner(come(size=LAPTOP), lesson)
    begin(me, lesson)
    learn(me, lesson, "en", glance, keys=True)


@pytest.mark.skipif(not LONG, reason="takes long: BOURGADE_LONG_TESTS=1")
@pytest.mark.parametrize(
    ("lesson", "size", "language", "scheme"),
    list(product(ALL, (PHONE, LAPTOP), ("en", "fr"), ("light", "dark"))),
    ids=lambda given: ids(given) if isinstance(given, Lesson) else str(given),
)
def test_every_lesson_on_every_screen(
    house: object, come: Visit, lesson: Lesson, size: tuple[int, int], language: str, scheme: str
) -> None:
    visitor = come(size=size, language=language, scheme=scheme, bypass_csp=True)
    me = learner(visitor, lesson)
    found: list[str] = []

    texts = [lesson.says(n, language) for n in (0, len(lesson.steps) // 2, len(lesson.steps) - 1)]

    def look(me: Visitor) -> None:
        """Ask for barriers at the beginning, in the middle and at the end: it takes seconds."""
        if not axe_missing() and me.page.inner_text(".teacher-says") in texts:
            found.extend(barriers(me.page))

    begin(me, lesson)
    learn(me, lesson, language, look)
    assert sorted(set(found)) == []
    assert looks_wrong(me.page, size[0]) == []
