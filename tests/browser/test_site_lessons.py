"""Lessons of the static site, without a network: every one to its end, and the game after it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.play import fair_dice
from bourgade.play.lesson import Lesson, lessons
from bourgade.server.site.build import write_site
from tests.browser.test_site import (
    LAPTOP,
    PHONE,
    PLAY_ON,
    Static,
    opened,
    record_of,
    refuse,
    served,
    until,
    visitor,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SAYS = "document.querySelector('.teacher-says')?.textContent"

ANSWER = """(asked) => {
  const buttons = [...document.querySelectorAll("#play [name=move]")];
  const button = buttons.find(({ value }) => asked.includes(value));
  delete button.dataset.confirm;
  button.click();
}"""
"""Make a move that the lesson asks for."""

ANOTHER = """(asked) => {
  const buttons = [...document.querySelectorAll("#play [name=move]:enabled")];
  const other = buttons.find(({ value }) => !asked.includes(value));
  if (!other) return false;
  delete other.dataset.confirm;
  other.click();
  return true;
}"""

TAUGHT = [
    pytest.param(name, language, size, id=f"{name}-{language}")
    for n, name in enumerate(registry.names())
    for language, size in (("en", LAPTOP) if n % 2 else ("fr", PHONE),)
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Static]:
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "some" / "games", refuse)
    with served(folder) as host:
        yield Static(folder / "some" / "games", host)


def says(page: Page) -> str:
    return page.inner_text(".teacher-says")


def go_through(page: Page, lesson: Lesson, language: str) -> None:
    """Read and do what the lesson says, step by step."""
    run = lesson.start()
    run.play_due()
    corrected = False
    while not run.done:
        text = run.text(language)
        until(page, f"{SAYS} === {json.dumps(text)}")
        if not run.asks:
            page.click("#teacher-next")
            run.go_on()
        else:
            if not corrected and page.evaluate(ANOTHER, list(run.asks)):
                page.wait_for_selector(".teacher-aside")  # it asks for something else
                corrected = True
            until(page, "!document.getElementById('play').classList.contains('sending')")
            page.evaluate(ANSWER, list(run.asks))
            run.play(run.asks[0])
        run.play_due()
    until(page, f"{SAYS} === {json.dumps(run.text(language))}")
    page.wait_for_selector(".teacher.ended")


@pytest.mark.parametrize(("name", "language", "size"), TAUGHT)
def test_every_lesson_is_given_without_a_network(
    browser: Browser, site: Static, name: str, language: str, size: Any
) -> None:
    with visitor(browser, size) as page:
        page.goto(f"{site.address}{language}/learn.html")
        page.evaluate("localStorage.bots = 'fast'; navigator.serviceWorker.ready.then(() => 1)")
        until(page, "navigator.serviceWorker.controller !== null")
        page.context.set_offline(True)
        for lesson in lessons(registry.find(name)):
            page.goto(f"{site.address}{language}/learn.html")
            page.click(f"[data-lesson='play-{name}.html?lesson={lesson.name}']")
            page.wait_for_selector("html[data-ready]", state="attached")
            go_through(page, lesson, language)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            given = bourgade.read(record_of(page))
            expected = [line for step in lesson.steps for line in step.play]
            assert [line for line in given.history if line in expected]
            assert given.start_position == lesson.begin().start_position
        page.goto(f"{site.address}{language}/learn.html")
        count = len(lessons(registry.find(name)))
        until(page, f"document.querySelectorAll('.lesson.finished').length === {count}")
        assert page.evaluate("problems") == []


def test_the_game_after_a_lesson_has_dice_of_its_own(browser: Browser, site: Static) -> None:
    lesson = next(one for one in lessons(registry.find("minivilles")) if one.position)
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-minivilles.html?lesson={lesson.name}")
        page.evaluate("localStorage.bots = 'fast'")
        go_through(page, lesson, "en")
        page.reload()
        page.wait_for_selector("html[data-ready]", state="attached")
        assert page.evaluate(PLAY_ON, 600) is True
        played = bourgade.read(record_of(page))
        assert played.over
        assert played.dice is not None
        verdict = fair_dice.verify(played)
        assert verdict.right
        assert played.dice.since == len(lesson_moves(lesson))
        assert len(verdict.checks) > 0
        page.click(".result a[href^=review]")
        page.wait_for_selector("#progress:not([hidden])")
        page.click("#stop")
        page.wait_for_selector("html[data-ready]", state="attached")
        assert page.locator("#found tbody tr").count() >= played.length


def lesson_moves(lesson: Lesson) -> list[tuple[str, str]]:
    """Everything that is played while a lesson is given."""
    run = lesson.start()
    run.play_due()
    while not run.done:
        run.play(run.asks[0]) if run.asks else run.go_on()
        run.play_due()
    return list(run.match.history)


def test_a_lesson_is_left_and_gone_on_with(browser: Browser, site: Static) -> None:
    lesson = lessons(registry.find("mintworks"))[0]
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-mintworks.html?lesson={lesson.name}")
        page.evaluate("localStorage.bots = 'fast'")
        first = says(page)
        page.click("#teacher-next")
        until(page, f"{SAYS} !== {json.dumps(first)}")
        second = says(page)
        page.goto(f"{site.address}en/learn.html")
        page.click("[data-resume]:not([hidden])")
        page.wait_for_selector("html[data-ready]", state="attached")
        assert says(page) == second
        page.click(".teacher-leave")
        page.wait_for_selector(".status-line.mine")
        assert page.locator("#teacher").count() == 0
        assert page.evaluate(PLAY_ON, 400) is True
        assert fair_dice.verify(bourgade.read(record_of(page))).right
