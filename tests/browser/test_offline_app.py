"""The app installed from a server: people play without it, and hand it what they played."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import pytest

import bourgade
from bourgade.compile.wasm import page_module
from bourgade.kernel import registry
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_site import PLAY_ON
from tests.browser.visitor import LAPTOP, PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

STEM = page_module(registry.find("mintworks")).file.stem
UNREACHABLE = "ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED"
CONTROLLED = "navigator.serviceWorker.controller !== null"


def with_the_games(come: Visit, **wishes: Any) -> Visitor:
    """Somebody whose browser keeps the games."""
    me = come(worker=True, **wishes)
    # The first who asks waits until the server has written the files, which a busy one does slowly.
    urlopen(f"{me.address}/app/en/index.html", timeout=180).close()
    me.go("/app/")
    me.until(f"document.querySelector('.boxes') !== null && {CONTROLLED}", 180)
    me.page.evaluate("localStorage.bots = 'fast'")
    return me


def ready(page: Page) -> None:
    page.wait_for_selector("html[data-ready]", state="attached")


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (LAPTOP, "en")])
def test_a_game_without_the_server_is_handed_to_it(
    house: House, come: Visit, size: Any, language: str
) -> None:
    me = with_the_games(come, size=size, language=language)
    assert f"/app/{language}/" in me.page.url
    with me.forgiving(UNREACHABLE):
        me.context.set_offline(True)
        me.go(f"/app/{language}/play-mintworks.html?players=2")
        ready(me.page)
        assert me.page.evaluate(PLAY_ON, 400) is True
        press_in_menu(me.page, "[data-hand-over]")
        me.sees(".toast.bad")  # no server, and the game is still here
    me.context.set_offline(False)
    press_in_menu(me.page, "[data-hand-over]")
    me.page.wait_for_url(re.compile(r"/t/\w+/replay"))
    steps = int(me.page.locator("#slider").get_attribute("max") or 0)
    assert steps > 10
    table = me.page.url.split("/t/")[1].split("/")[0]
    with urlopen(f"{house.address}/t/{table}/record") as answer:
        assert bourgade.read(answer.read().decode()).over
    me.go(f"/t/{table}/replay?step={steps - 4}")
    me.page.locator('a[href*="/new?from="]').click()
    me.submit(me.page.locator(".create-line .primary"))
    me.sees(".board-place")  # it is played on, against bots of the server


def press_in_menu(page: Page, selector: str) -> None:
    page.evaluate("document.querySelector('details.menu').open = true")
    page.locator(f"details.menu {selector}").click()
    page.evaluate("document.querySelector('details.menu').open = false")


def test_the_page_for_no_network_leads_to_the_games(house: House, come: Visit) -> None:
    me = with_the_games(come)
    me.go("/")
    me.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    me.until(CONTROLLED)
    me.context.set_offline(True)
    me.go("/learn")
    me.sees("#kept a").click()
    me.sees(".boxes")
    assert me.page.url.endswith("/app/en/index.html")
    me.context.set_offline(False)
    me.forgiven.append(UNREACHABLE)


def test_whoever_installs_bourgade_has_the_games(house: House, come: Visit) -> None:
    me = come(worker=True)
    me.go("/")
    me.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    me.page.evaluate("""new Promise((done) => {
      (async function look() {
        const found = await navigator.serviceWorker.getRegistration("/app/");
        if (found?.active?.scriptURL.endsWith("/app/sw.js")) done();
        else setTimeout(look, 50);
      })();
    })""")
    names = me.page.evaluate("caches.keys()")
    assert any(name.startswith("bourgade /app/ ") for name in names)


def test_the_server_says_what_is_wrong_with_a_record(house: House) -> None:
    body = json.dumps({"record": "no record"}).encode()
    headers = {"content-type": "application/json"}
    asked = Request(f"{house.address}/api/v1/records", body, headers)
    with pytest.raises(OSError, match="422") as refused:
        urlopen(asked)
    told = json.loads(refused.value.read())  # pyright: ignore[reportAttributeAccessIssue]
    assert "line 1" in told["message"]


def test_games_without_a_module_are_left_out(house: House, come: Visit) -> None:
    """Thorp is a game of this server, and nobody compiled it for pages."""
    with urlopen(f"{house.address}/app/en/index.html") as answer:
        page = answer.read().decode()
    assert "play-mintworks" in page
    assert "play-thorp" not in page


def test_a_file_is_sent_once(house: House) -> None:
    address = f"{house.address}/app/games/mintworks/{STEM}.wasm"
    with urlopen(Request(address, headers={"accept-encoding": "gzip"})) as answer:
        tag, size = answer.headers["etag"], len(answer.read())
        assert answer.headers["content-type"] == "application/wasm"
    assert size < 150_000
    with pytest.raises(OSError, match="304"):
        urlopen(Request(address, headers={"if-none-match": tag}))
