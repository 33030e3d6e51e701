"""Finding opponents, challenges and series in a browser: several people, both sizes."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.house import House, person
from tests.browser.towns import late
from tests.browser.visitor import PHONE, Visitor

WAITING = "#meet [role=status]"


def look_for(visitor: Visitor, players: int = 2) -> None:
    visitor.go("/meet")
    visitor.page.locator("#ladder").select_option("minivilles/base_marina")
    visitor.page.locator("#players").select_option(str(players))
    visitor.page.locator("[name=patience]").select_option("never")
    visitor.submit(visitor.page.locator("main form .button.primary"))
    visitor.sees(WAITING)


def join(visitor: Visitor, ladder: str) -> None:
    """Join those who wait for a game, whoever else waits."""
    visitor.go("/")
    visitor.submit(visitor.page.locator(f".hall form:has([value='{ladder}']) button"))


def test_three_people_meet_and_are_led_to_their_table(house: House, come: Visit) -> None:
    ann, bob, cat = come(), come(size=PHONE, language="fr"), come(size=PHONE)
    look_for(ann, 3)
    ann.sees(WAITING, "Waiting for 2 more players")
    look_for(bob, 3)
    bob.sees(WAITING, "1 autre personne")
    ann.sees(WAITING, "1 other person")
    # A reload changes nothing, and the lobby says where one was.
    ann.page.reload()
    ann.sees(WAITING, "1 other person")
    bob.go("/")
    bob.submit(bob.page.locator("#meet a"))
    bob.sees(WAITING)
    # The third finds them in the lobby, and joins with one tap.
    join(cat, "minivilles/base_marina")
    for one in (ann, bob, cat):
        one.sees(".board-place")
    assert len({one.page.url.partition("?")[0] for one in (ann, bob, cat)}) == 1
    assert sum(one.my_turn for one in (ann, bob, cat)) == 1


def test_one_tap_in_the_lobby_and_out_again_by_keyboard(house: House, come: Visit) -> None:
    me = come()
    me.go("/")
    me.page.locator('#meet [name=game][value="minivilles"]').focus()
    with me.page.expect_navigation():
        me.page.keyboard.press("Enter")
    me.sees(WAITING)
    me.page.locator("#meet button").focus()
    with me.page.expect_navigation():
        me.page.keyboard.press("Enter")
    me.sees("#ladder")


def test_without_scripts(house: House, come: Visit) -> None:
    me, friend = come(scripts=False, language="fr"), come()
    me.page.goto(me.address + "/meet")
    me.page.locator("#players").select_option("2")
    me.page.locator("#ladder").select_option("mintworks")
    me.submit(me.page.locator("main form .button.primary"))
    assert (
        me.page.locator("noscript meta[http-equiv=refresh]").count()
        or me.page.locator("meta[http-equiv=refresh]").count()
    )
    join(friend, "mintworks")
    friend.sees(".board-place")
    me.page.goto(me.address + "/meet")
    assert me.page.url.partition("?")[0] == friend.page.url.partition("?")[0]


def test_a_challenge_is_accepted_with_a_tap(house: House, come: Visit) -> None:
    me, friend = come(), come(size=PHONE, language="fr")
    for one, name in ((me, "Ana"), (friend, "Zoë")):
        one.go("/me")
        one.page.locator("#name").fill(name)
        one.submit(one.page.locator("form[action='/me'] .button.primary"))
    me.go(house.public_page(friend.token))
    me.submit(me.page.locator('a[href*="minivilles"][href*="challenge="]'))
    me.sees(".notice", "Challenge Zoë")
    me.page.locator("#option-players").select_option("3")
    me.until("document.querySelectorAll('.seat-form').length === 3")
    me.sees(".notice", "Challenge Zoë")
    me.submit(me.page.locator("#new .button.primary"))
    me.sees(".notice", "Zoë has been challenged")
    friend.go("/")
    friend.sees("#challenges", "Ana vous lance un défi")
    friend.page.locator("#challenges [value=accept]").focus()
    with friend.page.expect_navigation():
        friend.page.keyboard.press("Enter")
    friend.sees(".board-place")
    me.sees(".board-place")


def give_up(visitor: Visitor) -> None:
    visitor.press(visitor.page.locator("details.menu > summary"))
    visitor.press(visitor.page.locator("details[name=resign] summary"))
    visitor.press(visitor.page.locator("details[name=resign] button"))
    visitor.until("document.querySelector('.table-page').dataset.over !== undefined")


def test_one_tap_takes_everybody_to_the_next_game_of_a_series(house: House, come: Visit) -> None:
    me, friend = come(), come(size=PHONE, language="fr")
    table = house.table(late(), person(me, "Ana"), person(friend, "Zoë"))
    for one in (me, friend):
        one.go(table)
    give_up(friend)
    me.sees(".series-begin summary").focus()
    me.page.keyboard.press("Enter")
    me.submit(me.page.locator(".series-begin [value='3']"))
    me.sees(".series", "Best of 3, game 1")
    friend.go(me.page.url.removeprefix(me.address))
    friend.sees(".series", "Au meilleur des 3, partie 1")
    give_up(friend)
    friend.sees(".series", "Ana 1 victoire")
    me.sees(".series", "Ana 1 win")
    me.submit(me.page.locator(".series .button"))
    me.sees(".series", "Best of 3, game 2")
    friend.sees(".series", "Au meilleur des 3, partie 2")
    give_up(friend)
    me.sees(".series-won", "Ana won the series")
    friend.sees(".series-won", "Ana remporte la série")
