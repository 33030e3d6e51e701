"""From the lobby to the first roll: one tap."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from bourgade.kernel import registry
from tests.browser.checks import looks_wrong
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Response


@pytest.mark.parametrize("game", registry.names())
def test_one_tap_on_play_leads_to_a_board_where_one_can_move(
    house: House, come: Visit, game: str
) -> None:
    me = come(size=PHONE)
    me.go("/")
    me.submit(me.page.locator(f'form[action="/games/{game}/play"] button'))
    me.sees(".board-place")
    assert me.my_turn
    first = me.choices()[0]
    assert me.button(first).is_enabled()
    before = me.ply
    me.play(first)
    assert me.ply > before


MOST_BYTES = 200 * 1024
"""What a table may weigh, with everything it loads, compressed as HTTP does."""


@pytest.mark.parametrize("game", registry.names())
def test_a_table_is_light(house: House, come: Visit, game: str) -> None:
    me = come(size=PHONE)
    me.go("/")
    me.submit(me.page.locator(f'form[action="/games/{game}/play"] button'))
    again = come(size=PHONE, device=me.device)  # with nothing in its cache
    loaded: dict[str, Response] = {}

    def keep(answer: Response) -> None:
        loaded.setdefault(answer.url, answer)

    again.page.on("response", keep)
    again.page.goto(me.page.url)
    again.page.wait_for_load_state()
    again.sees(".board-place")
    answers = [a for url, a in [*loaded.items()] if a.ok and "/stream" not in url]
    weight = sum(len(gzip.compress(answer.body(), 5)) for answer in answers)
    assert len(answers) > 20
    assert weight < MOST_BYTES, (game, weight)


def test_the_form_is_short_and_shows_whom_one_plays_against_alone(
    house: House, come: Visit
) -> None:
    me = come(size=PHONE)
    me.go("/games/mintworks/new")
    assert not me.page.locator("[name=option-solo_opponent]:visible").count()
    me.page.select_option("[name=option-players]", "1")
    me.sees("select[name=option-solo_opponent]")
    for rare in ("[name=pace]", "[name=chance]", "[name=hints]", "[name=listed]", ".seat-name"):
        assert not me.page.locator(f"{rare}:visible").count(), rare
    assert looks_wrong(me.page, PHONE[0]) == []


def test_who_opened_a_table_can_close_it_while_it_waits(house: House, come: Visit) -> None:
    me = come(size=PHONE, language="fr")
    me.go("/games/minivilles/new")
    me.page.select_option("[name=seat-B]", "open")
    me.press(me.page.locator(".create-line .primary"))
    me.sees(".leave-line")
    assert looks_wrong(me.page, PHONE[0]) == []
    me.press(me.page.locator('form[action$="/close"] button'))
    me.sees(".boxes")
    assert me.page.locator("#mine").is_hidden()
