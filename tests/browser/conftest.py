"""A browser, a server, and people who come with devices of their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.chromium import REQUIRED, launched, missing
from tests.browser.house import House
from tests.browser.visitor import Visitor, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Visit = Callable[..., Visitor]


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file is driven by one worker, with a browser and a server of its own."""
    here = os.path.dirname(__file__)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.xdist_group(f"browser {item.path.stem}"))


@pytest.fixture(scope="package")  # no longer: it runs an event loop, and other tests want theirs
def browser() -> Iterator[Browser]:
    """One browser for all; people come with contexts of their own."""
    if why := missing():
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(f"{why}, and {REQUIRED} says it must be")
        pytest.skip(why)
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def open_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server process that ends with the tests."""
    house = House(tmp_path_factory.mktemp("house"))
    house.server.start()
    yield house
    house.server.stop()


@pytest.fixture
def house(open_house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """The server, whose games this process knows too."""
    monkeypatch.setenv("BOURGADE_GAMES", str(open_house.games))
    monkeypatch.setenv("BOURGADE_NUMBA", "off")
    return open_house


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Visit]:
    """People come with new devices; no page of theirs may report an error."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(visit(browser, house.address, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    problems = [problem for visitor in visitors for problem in visitor.unforgiven()]
    assert problems == [], house.server.log[-4000:]
