"""Being called: the browser asks for it, and its service worker tells what comes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House, person
from tests.browser.towns import late
from tests.browser.visitor import PATIENCE, PHONE, Visitor, visit
from tests.server.web.push_service import Browser as Subscribed
from tests.server.web.push_service import push_service

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SUBSCRIBE = """(fields) => {
  const { endpoint, p256dh, auth } = fields;
  window.stopped = 0;
  const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { window.stopped += 1; return true; } };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.shownKey = applicationServerKey.length;
    return made;
  };
  PushManager.prototype.getSubscription = async () => made;
  Notification.requestPermission = async () => window.answer ?? "granted";
}"""
"""A browser for tests has no push service; what it would answer comes from the test."""


@pytest.fixture(scope="module")
def calling_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that calls people on this machine, at once."""
    wishes = {"push": "mailto:host@club.test", "push_after": 0.0, "push_anywhere": True}
    house = House(tmp_path_factory.mktemp("calling"), **wishes)
    house.server.start()
    yield house
    house.server.stop()


@pytest.fixture
def come_calling(
    browser: Browser, calling_house: House, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Visit]:
    """People who come there; no page of theirs may report an error."""
    monkeypatch.setenv("BOURGADE_NUMBA", "off")
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(visit(browser, calling_house.address, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [problem for visitor in visitors for problem in visitor.unforgiven()] == []


def subscribing(visitor: Visitor, one: Subscribed) -> None:
    visitor.page.add_init_script(f"({SUBSCRIBE})({json.dumps(one.fields)})")


class Worker:
    """The service worker of a page, by the browser's developer protocol."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        visitor.until("navigator.serviceWorker.controller !== null")
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.registrations: list[dict[str, Any]] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self._updated)
        self.session.send("ServiceWorker.enable")
        [self._worker] = visitor.context.service_workers
        self._worker.evaluate(STAGE)

    def _updated(self, event: dict[str, Any]) -> None:
        self.registrations += [one for one in event["registrations"] if not one["isDeleted"]]

    @property
    def registration(self) -> str:
        """What the protocol calls the worker of the server's pages."""
        scope, end = f"{self.visitor.address}/", time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for one in self.registrations:
                if one["scopeURL"] == scope:
                    return one["registrationId"]
            self.visitor.page.wait_for_timeout(20)  # lets events come in
        raise AssertionError(self.registrations)

    def push(self, message: dict[str, str]) -> None:
        given = {"origin": self.visitor.address, "registrationId": self.registration}
        self.session.send("ServiceWorker.deliverPushMessage", given | {"data": json.dumps(message)})

    def evaluate(self, expression: str) -> Any:
        """In the worker itself."""
        return self._worker.evaluate(expression)

    def until(self, expression: str) -> Any:
        """The value of an expression in the worker, once it is one."""
        end = time.monotonic() + PATIENCE
        while not (found := self.evaluate(expression)):
            assert time.monotonic() < end, expression
            self.visitor.page.wait_for_timeout(20)
        return found


STAGE = """() => {
  self.shown = [];
  self.opened = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    self.shown.push({ title, ...options });
  };
  Clients.prototype.openWindow = async (url) => self.opened.push(url);
  self.tap = (action, data) => {
    const event = new ExtendableEvent("notificationclick");
    self.closed = false;
    const notification = { data, close: () => { self.closed = true; } };
    self.dispatchEvent(Object.assign(event, { action, notification, waitUntil: () => {} }));
  };
}"""
"""A browser without windows shows no notifications: what it would show is kept."""


def message(url: str) -> dict[str, str]:
    return {"title": "Your turn: Thorp", "body": "They wait.", "url": url, "stop": "Stop these"}


def test_the_worker_tells_what_comes(house: House, come: Visit) -> None:
    me = come(worker=True)
    me.go("/me")
    worker = Worker(me)
    worker.push(message("/t/some"))
    [told] = worker.until("self.shown.length ? self.shown : null")
    assert (told["title"], told["body"], told["tag"]) == (
        "Your turn: Thorp", "They wait.", "/t/some",
    )  # fmt: skip
    assert told["actions"] == [{"action": "stop", "title": "Stop these"}]
    worker.evaluate("self.tap('', { url: '/t/some' })")
    assert worker.until("self.opened.length ? self.opened : null") == ["/t/some"]
    assert worker.evaluate("self.closed")


def test_whoever_looks_at_the_table_is_told_there(house: House, come: Visit) -> None:
    me = come(worker=True)
    table = house.table(late(), person(me, "Ana"), person(me, "Zoë"))
    me.go(table)
    worker = Worker(me)
    worker.push(message(table))
    worker.push(message("/t/other"))
    worker.until("self.shown.length")
    assert worker.evaluate("self.shown.map(({ tag }) => tag)") == ["/t/other"]


def test_a_tap_on_a_notification_ends_it(calling_house: House, come_calling: Visit) -> None:
    with push_service() as service:
        me = come_calling(worker=True)
        subscribing(me, service.browser())
        me.go("/me")
        me.page.locator("[data-call-key] button").click()
        me.sees(".called")
        worker = Worker(me)
        worker.evaluate(
            f"""() => {{
              PushManager.prototype.getSubscription = async () => ({{
                endpoint: "{service.address}/one",
                unsubscribe: async () => {{ self.ended = true; }},
              }});
            }}"""
        )
        worker.evaluate("self.tap('stop', { url: '/t/some' })")
        worker.until("self.ended")
        me.page.reload()
        assert me.page.locator(".called").count() == 0


def test_a_browser_is_called_from_a_tap_on_and_no_longer_after_another(
    calling_house: House, come_calling: Visit
) -> None:
    with push_service() as service:
        me = come_calling(size=PHONE, language="fr", worker=True)
        subscribing(me, service.browser())
        me.go("/me")
        me.press(me.page.locator("[data-call-key] button"))
        me.sees(".called")
        assert me.evaluate("document.querySelectorAll('.called').length") == 1
        me.page.locator(".called [name=from]").fill("22:00")
        me.page.locator(".called [name=until]").fill("07:30")
        me.submit(me.page.locator(".called-quiet button"))
        assert me.page.locator(".called [name=until]").input_value() == "07:30"
        me.submit(me.page.locator(".called [data-call-stop] button"))
        assert me.page.locator(".called").count() == 0
        # Whoever says no is told so.
        me.page.add_init_script("window.answer = 'denied'")
        me.page.reload()
        me.press(me.page.locator("[data-call-key] button"))
        me.sees(".toast.bad")
        assert me.page.locator(".called").count() == 0


def test_at_a_table_one_asks_for_it_in_the_menu(calling_house: House, come_calling: Visit) -> None:
    with push_service() as service:
        me, friend = come_calling(worker=True), come_calling()
        subscribing(me, service.browser())
        table = calling_house.table(late(), person(me, "Ana"), person(friend, "Zoë"))
        friend.go(table)
        me.go(table)
        me.page.locator("details.menu > summary").click()
        me.page.locator("[data-call-key] button").click()
        me.sees(".toast")
        assert me.evaluate("window.shownKey") == 65
        me.play("roll 1")
        while me.my_turn:
            me.play("pass" if "pass" in me.choices() else me.choices()[0])
        friend.wait_until_asked()
        friend.decide(lambda moves: moves[0])
        while friend.my_turn:
            friend.play("pass" if "pass" in friend.choices() else friend.choices()[0])
        came = service.came.get(timeout=30)
        assert came.signer()
        assert came.path == "/one"
