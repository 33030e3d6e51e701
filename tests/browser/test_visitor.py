"""What the other tests stand on: waiting for a page holds while it is left for another."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House, bot, person
from tests.browser.towns import late

LEAVE = "setTimeout(() => location.replace({where!r}), {after})"
NEW = "document.readyState === 'complete' && !('old' in document.body.dataset)"
LISTED = "location.pathname === '/learn' && document.querySelector('.lesson-list').dataset !== null"


@pytest.mark.parametrize("after", [0, 30, 120])
def test_what_the_next_page_shows_is_waited_for(house: House, come: Visit, after: int) -> None:
    me = come()
    me.go("/verify")
    me.page.evaluate(LEAVE.format(where="/learn", after=after))
    me.until(LISTED)


@pytest.mark.parametrize("after", [0, 30, 120])
def test_a_table_that_is_loaded_anew_answers(house: House, come: Visit, after: int) -> None:
    me = come()
    table = house.table(late(), person(me, "Ana"), bot())
    me.go(table)
    for _ in range(3):
        me.page.evaluate("document.body.dataset.old = ''")
        me.page.evaluate(LEAVE.format(where=table, after=after))
        assert me.my_turn
        assert not me.over
        assert "roll 1" in me.choices()
        assert me.ply == 1
        me.until(NEW)  # the next leaving is asked of the page that came


def test_what_never_comes_is_told(house: House, come: Visit) -> None:
    me = come()
    me.go("/verify")
    with pytest.raises(AssertionError, match=r"never came to document\.missing"):
        me.until("document.missing.dataset", seconds=0.1)
