"""Around the table: replay, records, languages, colours, no network."""

from __future__ import annotations

import bourgade
from tests.browser.conftest import Visit
from tests.browser.house import House, bot, person
from tests.browser.scenes import finished
from tests.browser.towns import late
from tests.browser.visitor import PHONE, Visitor
from tests.cli.line import process


def step(visitor: Visitor) -> int:
    return int(visitor.page.locator("#slider").input_value())


def comes_to(visitor: Visitor, wanted: int) -> None:
    visitor.until(f"new URLSearchParams(location.search).get('step') === '{wanted}'")
    assert step(visitor) == wanted


def test_replay_by_keys_slider_and_by_itself(house: House, come: Visit) -> None:
    me = come()
    me.go(finished(house, me) + "/replay")
    last = int(me.page.locator("#slider").get_attribute("max") or 0)
    keys = me.page.keyboard
    assert step(me) == 0
    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        keys.press(key)
        comes_to(me, wanted)
    me.sees(".board-place")
    keys.press("Home")
    comes_to(me, 0)
    me.page.locator("#slider").fill("3")
    comes_to(me, 3)
    me.page.select_option("#speed", "100")
    me.page.locator("#autoplay").click()
    comes_to(me, last)
    me.until("document.querySelector('#autoplay use[href$=\"#play\"]') !== null")
    keys.press("ArrowUp")
    me.until(f"Number(document.getElementById('slider').value) < {last}")


def test_a_link_to_a_position_shows_that_position(house: House, come: Visit) -> None:
    me, friend = come(), come(language="fr")
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.go(finished(house, me) + "/replay?step=4")
    me.page.locator(".table-side [data-copy]").click()
    me.sees(".toast")
    link = me.page.evaluate("navigator.clipboard.readText()")
    assert link == me.page.url
    friend.page.goto(link)
    assert step(friend) == 4
    purses = """Object.fromEntries([...document.querySelectorAll("[data-count$='-coins']")]
      .map(purse => [purse.dataset.count, purse.textContent]))"""
    shown = me.page.evaluate(purses)
    assert len(shown) == 2
    assert friend.page.evaluate(purses) == shown


def test_a_game_goes_on_from_a_position_against_bots(house: House, come: Visit) -> None:
    me = come(size=PHONE)
    me.go(finished(house, me) + "/replay?step=4")
    me.page.locator('a[href*="/new?from="]').click()
    me.page.fill("[name=nickname]", "Ana")
    me.page.locator(".create-line .primary").click()
    me.wait_until_asked()
    me.sees(".board-place")
    assert not me.over


def test_a_record_downloads_uploads_and_verifies(house: House, come: Visit) -> None:
    me = come()
    me.go(finished(house, me))
    me.page.locator(".result details[data-keep=afterwards] > summary").click()
    with me.page.expect_download() as download:
        me.page.locator('.result a[href$="/record"]').click()
    path = download.value.path()
    for page, result in (("/records", "#slider"), ("/verify", ".notice.good")):
        me.go(page)
        me.page.locator("#file").set_input_files(path)
        me.page.locator("form.panel button").click()
        me.sees(result)


def test_language_and_colours_are_kept(house: House, come: Visit) -> None:
    me = come()
    me.go(house.table(late(), person(me, "Ana"), bot()))
    assert "Your turn" in me.page.title()
    light = me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    me.page.locator("details.menu > summary").click()
    me.submit(me.page.locator('button[name=lang][value="fr"]'))
    assert "À vous" in me.page.title()
    me.page.locator("details.menu > summary").click()
    me.page.locator("[data-pref=theme][data-value=dark]").click()
    dark = me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert dark != light
    me.go("/")
    assert me.page.locator("html").get_attribute("lang") == "fr"
    assert me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == dark


def test_the_system_chooses_the_colours(house: House, come: Visit) -> None:
    shades = []
    for scheme in ("light", "dark"):
        me = come(scheme=scheme)
        me.go("/")
        shades.append(
            me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        )
    assert shades[0] != shades[1]


def test_ones_own_table_stands_in_one_list_of_the_lobby(house: House, come: Visit) -> None:
    me, other = come(language="fr"), come()
    table = house.table(late(), person(me, "Ana"), bot(), listed=True)
    me.go("/")
    assert me.page.locator(f'main a[href="{table}"]').count() == 1
    assert me.page.locator(f'#mine a[href="{table}"]').count() == 1
    other.go("/")
    assert other.page.locator(f'#watching a[href="{table}"]').count() == 1
    me.go(table)
    assert "Premier joueur\u00a0: Ana" in me.page.locator(".top-title").inner_text()


def test_search_in_rules_and_cards(house: House, come: Visit) -> None:
    me = come(language="fr")
    for page in ("rules", "cards"):
        me.go(f"/games/minivilles/{page}")
        whole = me.page.locator("[data-find]:visible").count()
        me.page.fill(".find-line input", "verger")
        me.until("document.getElementById('count').textContent.includes('/')")
        assert 0 < me.page.locator("[data-find]:visible").count() < whole


def test_without_a_network_a_page_of_ours_comes(house: House, come: Visit) -> None:
    me = come(worker=True)
    me.forgiven.append("ERR_INTERNET_DISCONNECTED")
    me.go("/")
    me.until("navigator.serviceWorker.controller !== null")
    me.context.set_offline(True)
    me.go("/games/minivilles")
    heading = me.sees("h1").inner_text()
    assert me.page.locator("#again").is_visible()
    me.context.set_offline(False)
    me.sees("h1", "Minivilles")
    assert heading != "Minivilles"


def test_the_app_can_be_installed(house: House, come: Visit) -> None:
    me = come()
    me.go("/")
    manifest = me.page.locator("link[rel=manifest]").get_attribute("href") or ""
    told = me.context.request.get(me.address + manifest).json()
    assert {"name", "start_url", "display", "icons"} <= told.keys()
    for icon in told["icons"]:
        assert me.context.request.get(me.address + icon["src"]).ok


def test_what_the_host_does_is_seen_on_open_pages(house: House, come: Visit) -> None:
    """Without a move being made, and with nothing left of a name that was replaced."""
    me = come()
    match = bourgade.load("thorp", players=2).start(seed=1)
    path = house.table(match, person(me, "Rotten Egg"), bot(), moves=["gather"])
    table = path.removeprefix("/t/")
    me.go(path)
    me.sees("main", "Rotten Egg")
    _admin(house, "rename", table, "A", "Ana")
    me.until("!document.body.textContent.includes('Rotten Egg')")
    me.sees("main", "Ana")
    _admin(house, "close", table)
    me.sees("main", "This table has been closed")


def _admin(house: House, *words: str) -> None:
    done = process("admin", *words, "--database", house.url)
    assert done.returncode == 0, done.stderr


# A person


def test_choices_follow_a_person_to_another_device(come: Visit) -> None:
    laptop, phone = come(), come(size=PHONE)
    page = laptop.go("/me")
    page.fill("#name", "Ana")
    laptop.submit(page.locator('form[action="/me"] button'))
    page.locator("details.menu > summary").click()
    with page.expect_response("**/me/settings"):
        page.locator('[data-pref="theme"][data-value="dark"]').click()
    laptop.submit(page.locator('form[action="/me/links"] button'))
    path = laptop.sees(".share-address").input_value().removeprefix(laptop.address)
    phone.submit(phone.go(path).locator("form.panel button"))
    phone.until("document.documentElement.dataset.theme === 'dark'")
    assert phone.page.locator("#name").input_value() == "Ana"
    assert phone.page.locator("#theme").input_value() == "dark"
    # And back again, from the form.
    phone.page.locator("#theme").select_option("light")
    phone.submit(phone.page.locator('form[action="/me"] button'))
    laptop.go("/")
    laptop.until("document.documentElement.dataset.theme === 'light'")


def test_what_a_device_remembers_stays_when_its_person_gets_a_profile(come: Visit) -> None:
    me = come()
    page = me.go("/me")
    page.locator("details.menu > summary").click()
    page.locator('[data-pref="theme"][data-value="dark"]').click()
    me.go("/me").fill("#name", "Ana")
    assert page.locator("#theme").input_value() == "dark"
    me.submit(page.locator('form[action="/me"] button'))
    me.until("document.documentElement.dataset.theme === 'dark'")


def test_a_person_needs_no_scripts(come: Visit) -> None:
    me, phone = come(scripts=False), come(size=PHONE, scripts=False)
    page = me.go("/me")
    page.fill("#name", "Ana")
    page.locator("#theme").select_option("dark")
    page.locator('input[name=colour][value="gold"]').check()
    me.submit(page.locator('form[action="/me"] button'))
    assert page.locator('html[data-theme="dark"]').count() == 1
    me.submit(page.locator('form[action="/me/recovery"] button'))
    code = page.locator(".recovery-code").inner_text()
    other = phone.go("/me")
    other.locator("details.more:has(#code) > summary").click()
    other.fill("#code", code.lower())
    phone.submit(other.locator('form[action="/me/recover"] button'))
    assert other.locator("#name").input_value() == "Ana"
    phone.submit(other.locator('a[href="/me/delete"]'))
    phone.submit(other.locator("form.panel button"))
    phone.sees(".notice.good")
    assert me.go("/me").locator("#name").input_value() == ""
