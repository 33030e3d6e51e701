"""Talking at a table in a browser: two languages, both sizes, by keyboard, without scripts."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.house import House, person
from tests.browser.scenes import NAMES, first_move, person_elsewhere, talking
from tests.browser.towns import late
from tests.browser.visitor import PHONE, Visitor


def open_talk(visitor: Visitor) -> None:
    visitor.press(visitor.page.locator("#talk-open"))
    visitor.sees("#dialog-talk")


def lines(visitor: Visitor) -> list[str]:
    return visitor.page.locator("#talk .talk-line > p").all_inner_texts()


def test_two_people_talk_each_in_their_language(house: House, come: Visit) -> None:
    me, friend, looks_on = come(), come(size=PHONE, language="fr"), come()
    house.table(late(), person(me, "Ana"), person(friend, "Zoë"), until_over=first_move)
    table = house.table(late(), person(me, "Ana"), person(friend, "Zoë"))
    for one in (me, friend, looks_on):
        one.go(table)
        one.until("document.querySelector('.board-place') !== null")
    open_talk(me)
    me.page.locator(".talk-phrases summary").click()
    me.page.locator('[name=phrase][value="nice-move"]').click()
    me.until("document.querySelectorAll('#talk .talk-line').length === 1")
    # Whoever has not opened it sees a bubble and a number, and hears it.
    for one, said in ((friend, "Ana\u00a0: Joli coup\u00a0!"), (looks_on, "Ana: Nice move!")):
        one.sees(".talk-bubble")
        one.sees("#talk-unread", "1")
        assert one.said() == [said]
    assert me.page.locator(".talk-bubble").count() == 0
    open_talk(friend)
    assert not friend.page.locator("#talk-unread").is_visible()
    friend.page.locator(".talk-write [name=text]").fill("<b>merci</b> 2")
    friend.press(friend.page.locator(".talk-write button"))
    me.until("document.querySelectorAll('#talk .talk-line').length === 2")
    assert lines(me)[1] == "Zoë <b>merci</b> 2"
    friend.until("document.querySelector('.talk-write [name=text]').value === ''")
    assert looks_on.page.locator("#talk .talk-line").count() == 1, "texts are for players"
    friend.page.reload()
    open_talk(friend)
    assert len(lines(friend)) == 2


def test_by_keyboard_and_beside_the_board(house: House, come: Visit) -> None:
    me = come()
    me.go(talking(house, me))
    ply = me.ply
    me.page.locator("#talk-open").focus()
    me.page.keyboard.press("Enter")
    me.sees("#dialog-talk")
    me.page.keyboard.type("1u2 wins")
    me.page.keyboard.press("Enter")
    me.until("document.querySelector('.talk-write [name=text]').value === ''")
    me.sees("#talk .talk-line.mine", "1u2 wins")
    me.page.locator(".talk-reactions button").first.focus()
    me.page.keyboard.press("1")
    assert me.ply == ply, "keys of the board are not meant in here"
    me.page.keyboard.press("Escape")
    assert not me.page.locator("#dialog-talk").is_visible()
    assert me.evaluate("document.activeElement.id") == "talk-open"
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("1")
    me.wait_for_ply(ply + 1)


def test_whoever_is_muted_is_gone_from_the_page(house: House, come: Visit) -> None:
    me = come(size=PHONE, language="fr")
    me.go(talking(house, me))
    open_talk(me)
    me.press(me.page.locator(".talk-more summary").last)
    me.press(me.page.locator(".talk-more[open] [formaction$='/report']"))
    me.sees(".toast", "signalé")
    me.press(me.page.locator(".talk-more summary").last)
    me.press(me.page.locator(".talk-more[open] [formaction$='/mute']"))
    me.until("document.querySelectorAll('#talk .talk-line:not(.mine)').length === 0")
    assert len(lines(me)) == 2
    me.go("/me")
    me.sees("[aria-labelledby=muted-title]", NAMES[3])
    me.submit(me.page.locator("button[name=muted]"))
    assert me.page.locator("[aria-labelledby=muted-title]").count() == 0


def test_the_field_to_write_in_comes_with_the_end_of_the_game(house: House, come: Visit) -> None:
    me, friend = come(), come()
    table = house.table(late(), person(me, "Ana"), person(friend, "Zoë"))
    me.go(table)
    open_talk(me)
    assert me.page.locator(".talk-write").count() == 0
    friend.go(table)
    friend.page.locator("details.menu > summary").click()
    friend.page.locator("details[name=resign] summary").click()
    friend.page.locator("details[name=resign] button").click()
    friend.until("document.querySelector('.table-page').dataset.over !== undefined")
    me.sees(".talk-write")


def test_without_scripts(house: House, come: Visit) -> None:
    me = come(scripts=False)
    table = house.table(late(), person(me, "Ana"), person_elsewhere("Zoë"))
    me.page.goto(me.address + table)
    me.submit(me.page.locator("#talk-open"))
    me.submit(me.page.locator('[name=reaction][value="heart"]'))
    assert me.page.locator(".talk-line").inner_text() == "You Heart"
