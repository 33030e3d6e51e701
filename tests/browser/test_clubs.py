"""A club in browsers: made on a laptop, joined on a phone in French, by keyboard."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import PHONE


def test_a_friend_joins_by_the_link(house: House, come: Visit) -> None:
    me, friend = come(), come(size=PHONE, language="fr")
    me.go("/clubs")
    me.page.locator("#name").fill("Friday builders")
    me.page.locator("#nickname").fill("Ana")
    me.page.locator("#nickname").press("Enter")
    me.sees("h1", "Friday builders")
    invite = me.page.locator(".share-address").input_value()
    friend.go(invite.removeprefix(house.address))
    friend.page.locator("#nickname").fill("Zoë")
    friend.page.locator("#nickname").press("Enter")
    friend.sees(".club-members", "Zoë")
    friend.sees(".club-members", "Ana")
    assert friend.page.locator(".club-members form").count() == 0
    me.page.reload()
    remove = me.page.get_by_role("button", name="Remove Zoë")
    remove.focus()
    me.page.keyboard.press("Enter")
    me.until("!document.querySelector('.club-members').textContent.includes('Zoë')")
    assert me.page.locator(".share-address").input_value() != invite
