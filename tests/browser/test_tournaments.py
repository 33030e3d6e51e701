"""A tournament in browsers: two people, two languages, both sizes, by keyboard; and a screen."""

from __future__ import annotations

from tests.browser import cups
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import PHONE


def test_two_people_play_a_tournament(house: House, come: Visit) -> None:
    me, friend = come(), come(size=PHONE, language="fr")
    me.go("/tournaments")
    me.submit(me.page.get_by_role("link", name="New tournament"))
    me.page.locator("#name").fill("Friday cup")
    me.page.locator("#box").select_option("minivilles/base")
    me.page.locator("#pause").fill("0")
    me.page.locator("#pause").press("Enter")
    me.sees("h1", "Friday cup")
    path = me.page.url.removeprefix(house.address)
    for one, name in ((me, "Ana"), (friend, "Zoë")):
        one.go(path)
        one.page.locator("#nickname").fill(name)
        one.page.locator("#nickname").press("Enter")
        one.sees("#cup-lines", name)
    # Whoever looks on is told.
    me.sees("#cup-lines", "Zoë")
    begin = me.page.get_by_role("button", name="Start the tournament")
    begin.focus()
    me.page.keyboard.press("Enter")
    friend.sees("#cup-now a.primary", "Rejoindre votre table")
    me.sees("#cup-now a.primary", "Go to your table")
    friend.submit(friend.page.locator("#cup-now a.primary"))
    friend.until("document.querySelector('.board-place') !== null")
    friend.page.locator("details.menu summary").first.click()
    friend.sees(f'a[href="{path}"]', "Tournoi")


def test_the_pages_of_a_screen_turn_only_for_those_who_like_motion(
    house: House, come: Visit
) -> None:
    still = come()
    cups.opened("?screen=1")(house, still)
    still.page.emulate_media(reduced_motion="reduce")
    still.page.reload()
    assert still.page.locator("#cup-turn").get_attribute("aria-pressed") == "false"
    assert still.page.locator(".cup-page:visible").count() == 2
    still.page.emulate_media(reduced_motion="no-preference")
    still.page.clock.install()
    still.page.reload()
    still.sees('#cup-turn[aria-pressed="true"]')
    assert still.page.locator(".cup-page:visible").count() == 1
    still.sees("#screen-tables")
    still.page.clock.run_for(13_000)
    still.sees("#screen-1")
    assert not still.page.locator("#screen-tables").is_visible()
    still.page.locator("#cup-turn").press("Enter")
    assert still.page.locator(".cup-page:visible").count() == 2
