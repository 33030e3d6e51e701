"""Every page and phase: nothing cut, nothing over another, no barrier for anybody."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product

import pytest

from tests.browser.checks import REQUIRED, axe_missing, barriers, dress, looks_wrong
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.scenes import Scene, all_scenes
from tests.browser.visitor import LAPTOP, PHONE

LOOKS = [(PHONE, "light", "fr"), (LAPTOP, "dark", "en")]
ALL_LOOKS = list(product((PHONE, LAPTOP), ("light", "dark"), ("en", "fr")))

LONG = os.environ.get("BOURGADE_LONG_TESTS") == "1"


def looks_of(scene: Scene) -> Sequence[tuple[tuple[int, int], str, str]]:
    """Decisions on the board share their markup: each is looked at in one of the two looks."""
    if LONG:
        return ALL_LOOKS
    on_the_board = scene.name.startswith(("phase-", "companion-"))
    return [LOOKS[len(scene.name) % 2]] if on_the_board else LOOKS


@pytest.mark.parametrize("scene", list(all_scenes()), ids=lambda scene: scene.name)
def test_every_page_looks_right(scene: Scene, house: House, come: Visit) -> None:
    without_axe = axe_missing()
    if without_axe and os.environ.get(REQUIRED) == "1":
        pytest.fail(without_axe)
    for size, scheme, language in looks_of(scene):
        # Only what checks accessibility is injected; the other tests run under the policy.
        visitor = come(size=size, scheme=scheme, language=language, bypass_csp=True)
        scene.open(house, visitor)
        assert looks_wrong(visitor.page, size[0]) == [], (scene.name, size)
        if not without_axe:
            assert barriers(visitor.page) == [], (scene.name, scheme)


@pytest.mark.parametrize(
    ("markup", "told"),
    [
        ('<p style="width: 2000px">long</p>', "pixels wide"),
        ('<p style="width: 30px; overflow: hidden; white-space: nowrap">cut off</p>', "cut:"),
        (
            '<p class="k-bar" style="width: 50px"><button style="min-width: 90px">far</button></p>',
            "a bar of",
        ),
        ('<p style="width: 30px; overflow-wrap: normal">Entrepreneur</p>', "spilt:"),
        (
            '<p style="display: flex; width: 30px; overflow-wrap: normal"><b>Entrepreneur</b></p>',
            "spilt:",
        ),
        ('<p style="margin: 0">one</p><p style="margin: -1.4em 0 0">two</p>', "covered:"),
        ('<button style="position: absolute; inset: 0">over all</button>', "overlap:"),
        ('<button style="width: 9px; height: 9px; padding: 0">x</button>', "small:"),
    ],
)
def test_the_checks_see_what_is_wrong(markup: str, told: str, house: House, come: Visit) -> None:
    visitor = come(bypass_csp=True)
    visitor.go("/verify")
    assert looks_wrong(visitor.page, LAPTOP[0]) == []
    visitor.page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", markup)
    assert any(told in problem for problem in looks_wrong(visitor.page, LAPTOP[0]))


@pytest.mark.parametrize(
    ("markup", "told"),
    [
        ('<p style="width: 12rem">as wide as its letters are high</p>', "double: the page is"),
        (
            '<p style="width: 6rem; height: 1.2em; overflow: hidden">a tight line</p>',
            "spaced: cut:",
        ),
    ],
)
def test_the_checks_see_what_large_and_spaced_text_does(
    markup: str, told: str, house: House, come: Visit
) -> None:
    visitor = come(size=PHONE, bypass_csp=True)
    visitor.go("/offline")
    assert looks_wrong(visitor.page, PHONE[0]) == []
    visitor.page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", markup)
    assert any(problem.startswith(told) for problem in looks_wrong(visitor.page, PHONE[0]))


TEN = """([weight, family]) => {
  const letters = document.createElement("span");
  letters.textContent = "mmmmmmmmmm";
  Object.assign(letters.style, { font: `${weight} 1rem ${family}`, position: "absolute" });
  document.body.append(letters);
  const { width } = letters.getBoundingClientRect();
  letters.remove();
  return width;
}"""


@pytest.mark.parametrize(
    ("setting", "wide"),
    [
        ("wide", {"400 --font": 155.9, "700 --font": 166.7, "400 --mono": 96.3}),
        ("narrow", {"400 --font": 124.7, "700 --font": 133.4, "400 --mono": 77.0}),
        ("large", {"400 --font": 202.6, "700 --font": 216.7, "400 --mono": 125.2}),
    ],
)
def test_words_are_as_wide_on_every_machine(
    setting: str, wide: dict[str, float], house: House, come: Visit
) -> None:
    visitor = come()
    dress(visitor.go("/verify"), setting)
    found = {
        text: visitor.page.evaluate(TEN, [weight, f"var({family})"])
        for text in wide
        for weight, family in [text.split()]
    }
    assert found == pytest.approx(wide, abs=0.3)


@pytest.mark.skipif(bool(axe_missing()), reason=axe_missing())
def test_axe_sees_low_contrast(house: House, come: Visit) -> None:
    visitor = come(bypass_csp=True)
    visitor.go("/verify")
    pale = '<p style="color: #ccc; background: #fff">hard to read</p>'
    visitor.page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", pale)
    assert any("color-contrast" in barrier for barrier in barriers(visitor.page))


def test_what_the_policy_forbids_is_reported(house: House, come: Visit) -> None:
    visitor = come()
    visitor.go("/verify")
    with visitor.forgiving("Content Security Policy"):
        visitor.page.evaluate(
            """document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>')"""
        )
        visitor.page.wait_for_timeout(200)
