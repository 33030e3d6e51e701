"""Clocks in a browser: two people, two languages, both sizes, by keyboard, without scripts."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest

from tests.browser.checks import REQUIRED, axe_missing, barriers, looks_wrong
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import PHONE, Visitor

TIMES = """[...document.querySelectorAll('.clock')].map((one) =>
  ["name", "time"].map((what) => one.querySelector(`.clock-${what}`).textContent))"""
RUNNING = "document.querySelector('.clock.runs')"


def form(visitor: Visitor, game: str = "minivilles") -> None:
    """The form of a new table for two, its second part unfolded."""
    visitor.go(f"/games/{game}/new?option-players=2&seat-B=open")
    visitor.page.locator("[data-keep=how] > summary").click()


def choose(visitor: Visitor, clock: str, **fields: str) -> None:
    visitor.page.locator("#clock").select_option(clock)
    for name, value in fields.items():
        field = visitor.page.locator(f"[name={name.replace('_', '-')}]")
        if field.evaluate("e => e.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)


def two_at_a_table(
    first: Visitor, second: Visitor, clock: str, **fields: str
) -> tuple[Visitor, Visitor]:
    """A table of two with a clock, made and joined in the browser: who is to decide, the other."""
    form(first)
    choose(first, clock, **fields)
    first.page.locator("#nickname").fill("Ana")
    first.submit(first.page.locator("#new .create-line [type=submit]"))
    second.page.goto(first.page.url)
    second.page.locator("#nickname").fill("Zoë")
    second.submit(second.page.locator("#sit button[name=seat]"))
    for one in (first, second):
        one.until(f"{RUNNING} !== null")
    return (first, second) if first.my_turn else (second, first)


def seconds(text: str) -> int:
    """Of “0:12 + 2:00”."""
    parts = [part.split(":") for part in text.split(" + ")]
    return sum(60 * int(minutes) + int(rest) for minutes, rest in parts)


def times(visitor: Visitor) -> dict[str, int]:
    found: Sequence[Any] = visitor.evaluate(TIMES)
    return {name: seconds(text) for name, text in found}


def looks_right(visitor: Visitor) -> None:
    """Nothing is cut or covered, with any font and size of text, and axe finds no barrier."""
    width = visitor.size[0]
    assert looks_wrong(visitor.page, width) == []
    without_axe = axe_missing()
    if not without_axe:
        assert barriers(visitor.page) == []
    elif os.environ.get(REQUIRED) == "1":
        pytest.fail(without_axe)


def test_the_form_of_a_clock_by_keyboard(house: House, come: Visit) -> None:
    me = come()
    form(me)
    own, off = me.page.locator(".own-clock"), me.page.locator(".weekends-off")
    assert not own.is_visible()
    assert not off.is_visible()
    me.page.locator("#clock").focus()
    me.page.keyboard.type("A clock of")
    assert not me.page.locator(".pace-fields").is_visible(), "the clock says it"
    me.until("document.querySelector('.own-clock').checkVisibility()")
    me.page.keyboard.press("Tab")
    me.page.keyboard.type("The player")
    me.page.keyboard.press("Tab")
    me.page.keyboard.type("36")
    me.page.keyboard.press("Tab")
    assert not off.is_visible(), "36 seconds have no weekends"
    me.page.keyboard.type("hours")
    assert off.is_visible()
    me.page.keyboard.press("Tab")
    me.page.keyboard.type("0")
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Space")
    me.submit(me.page.locator("#new .create-line [type=submit]"))
    zone = me.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    told = f"36 h per decision · weekends off ({zone}) · at zero, a loss"
    me.sees(".time-control", told)


def test_a_refused_clock_is_still_in_the_form(house: House, come: Visit) -> None:
    me = come(language="fr")
    form(me)
    choose(me, "own", clock_decision="3", clock_bank="9")
    me.submit(me.page.locator("#new .create-line [type=submit]"))
    me.forgiven.append("status of 400")
    me.sees("#problem", "de 5 secondes à 336 heures")
    assert me.page.locator("#clock-decision").input_value() == "3"
    assert me.page.locator("#clock-bank").input_value() == "9"


def test_the_clock_of_who_decides_goes_on(house: House, come: Visit) -> None:
    """Each in their language, on a laptop and on a phone; a device's own time does not matter."""
    first, second = come(), come(size=PHONE, language="fr")
    second.page.add_init_script("{ const now = Date.now; Date.now = () => now() + 5e6; }")
    mover, other = two_at_a_table(first, second, "normal")
    name = mover.evaluate(f"{RUNNING}.querySelector('.clock-name').textContent")
    for one in (mover, other):
        # It goes on from what the server said.
        one.until(f"{RUNNING}.querySelector('.clock-time').textContent < '0:44'")
        assert one.evaluate(f"{RUNNING}.querySelector('.clock-name').textContent") == name
    apart = [times(one)[name] for one in (mover, other)]
    assert abs(apart[0] - apart[1]) <= 5, "both show the same time"
    (theirs,) = {s for n, s in times(mover).items() if n != name}
    assert theirs == 45 + 300, "nobody else's time runs"
    labels = [one.page.locator(".clocks").get_attribute("aria-label") for one in (first, second)]
    assert labels == ["Clock", "Temps de réflexion"]
    ply = mover.ply
    mover.decide(lambda moves: moves[0])
    other.wait_for_ply(ply + 1)
    for one in (mover, other):
        one.until(f"{RUNNING} !== null")


def test_a_bot_stands_in_when_time_is_up(house: House, come: Visit) -> None:
    """Both pages show what happened, and the player comes back."""
    ana, zoe = come(size=PHONE, language="fr"), come()
    mover, other = two_at_a_table(ana, zoe, "own", clock_decision="8", clock_bank="0")
    mover.until(f"document.querySelector('.clock.runs.low') !== null || {RUNNING} === null")
    flag = "ran out of time" if other is zoe else "n’avait plus de temps"
    other.until(f"document.querySelector('.table-side').textContent.includes('{flag}')")
    back = "button[formaction$='/back']"
    mover.sees(back)
    mover.press(mover.page.locator(back))
    mover.until(f'document.querySelector("{back}") === null')


def test_whose_time_runs_out_is_told(house: House, come: Visit) -> None:
    mover, other = two_at_a_table(come(), come(), "own", clock_decision="12", clock_bank="0")
    heard = "document.getElementById('said').textContent.includes('10 seconds left.')"
    mover.until(heard)
    assert not other.evaluate(heard)


def test_by_days_without_scripts(house: House, come: Visit) -> None:
    first, second = come(), come(scripts=False, size=PHONE, language="fr")
    form(first)
    choose(first, "day")
    first.page.locator("#nickname").fill("Ana")
    first.submit(first.page.locator("#new .create-line [type=submit]"))
    second.page.goto(first.page.url)
    second.sees(".time-control", "24 h par décision · à zéro, un robot prend le relais")
    second.page.locator("#nickname").fill("Zoë")
    second.submit(second.page.locator("#sit button[name=seat]"))
    assert "encore 2" in second.page.locator(".clock-time").inner_text()
    first.until(f"{RUNNING}?.querySelector('.clock-time').textContent.startsWith('23\\u202fh 59')")
    first.go("/")
    first.sees("#mine .row-foot", "24 h per decision")


@pytest.mark.parametrize("clock", ["relaxed", "day"])
def test_it_looks_right(house: House, come: Visit, clock: str) -> None:
    """For three with long names, on a phone and on a laptop, light and dark."""
    first = come(size=PHONE, language="fr", bypass_csp=True)
    second = come(scheme="dark", bypass_csp=True)
    for one in (first, second):
        form(one)
        choose(one, "own", clock_unit="hours")
        looks_right(one)
    mover, other = two_at_a_table(first, second, clock)
    for one in (mover, other):
        looks_right(one)
