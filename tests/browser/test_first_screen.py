"""Every phase of every game, on a phone and on a laptop: what one needs is in the first screen, and
nothing changes its place."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.first_screen import (
    SCREENS,
    SITTINGS,
    FirstScreens,
    compare,
    first_screens,
    judge,
    language_of,
    look_at,
    open_table,
)
from tests.browser.house import House
from tests.browser.towns import PHASES

Look = Callable[[str, str], FirstScreens]


@pytest.fixture(scope="module")
def looked() -> dict[tuple[str, str], FirstScreens]:
    """What was found so far: every question is about the same screens."""
    return {}


@pytest.fixture
def look(looked: dict[tuple[str, str], FirstScreens], house: House, come: Visit) -> Look:
    def look(sitting: str, screen: str) -> FirstScreens:
        if (sitting, screen) not in looked:
            visitor = come(size=SCREENS[screen], language=language_of(sitting, screen))
            looked[sitting, screen] = first_screens(SITTINGS[sitting], house, visitor)
        return looked[sitting, screen]

    return look


def cases(*screens: str) -> list[Any]:
    return [
        pytest.param(sitting, screen, id=f"{sitting}-{screen}")
        for sitting, screen in product(SITTINGS, screens or SCREENS)
    ]


@pytest.mark.parametrize(("sitting", "screen"), cases())
def test_ones_own_key_figures_are_in_sight(sitting: str, screen: str, look: Look) -> None:
    assert look(sitting, screen).figures == []


@pytest.mark.parametrize(("sitting", "screen"), cases())
def test_every_kind_of_action_is_in_reach(sitting: str, screen: str, look: Look) -> None:
    assert look(sitting, screen).actions == []


@pytest.mark.parametrize(("sitting", "screen"), cases())
def test_no_panel_moves_between_phases(sitting: str, screen: str, look: Look) -> None:
    found = look(sitting, screen)
    assert found.panels == []
    assert found.compared


@pytest.mark.parametrize(("sitting", "screen"), cases())
def test_no_word_is_broken(sitting: str, screen: str, look: Look) -> None:
    assert look(sitting, screen).words == []


@pytest.mark.parametrize(("sitting", "screen"), cases("laptop"))
def test_ones_own_city_is_in_sight(sitting: str, screen: str, look: Look) -> None:
    assert look(sitting, screen).city == []


@pytest.mark.parametrize(
    ("selector", "spoil", "question"),
    [
        ("[data-key-figure=coins]", "margin-top: 2000px", "figures"),
        (".action-bar", "display: none", "actions"),
        ("[data-panel=mine]", "margin-top: 60px", "panels"),
        (".k-name", "width: 1ch; overflow-wrap: anywhere", "words"),
        ("[data-own-city]", "margin-top: 700px", "city"),
    ],
)
def test_the_checker_sees_what_is_wrong(
    selector: str, spoil: str, question: str, house: House, come: Visit
) -> None:
    visitor, match, found = come(), PHASES["build-deluxe"](), FirstScreens()
    open_table(match, house, visitor)
    before = look_at(match, visitor)
    judge(found, "minivilles", "build", before)
    assert found == FirstScreens()
    visitor.page.locator(selector).first.evaluate("(e, css) => { e.style.cssText = css; }", spoil)
    after = look_at(match, visitor)
    judge(found, "minivilles", "build", after)
    compare(found, "build → build", before, after)
    assert getattr(found, question)
