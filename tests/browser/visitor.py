"""Somebody with a browser: a device of their own, a screen, a language."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bourgade.server.people import DEVICE, hash_of, new_token

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

PHONE, LAPTOP = (360, 740), (1280, 800)
PATIENCE = 30.0
"""Seconds that a busy machine may take for anything."""

Rule = Callable[[Sequence[str]], str]
"""Chooses among moves, given as the game writes them."""

PLY = "Number(document.querySelector('.table-page')?.dataset.ply)"
"""Not a number while the page is loaded anew: a form that is sent before the scripts are there."""
TABLE = "document.querySelector('.table-page')?.dataset"
ASKED = "document.querySelector('.table-page[data-my-turn], .table-page[data-over]') !== null"
CHOICES = """[...document.querySelectorAll('button[name=move]:enabled')]
  .filter(button => button.checkVisibility()).map(button => button.value)"""
AGREES = "#sheet[open] [name=move], #confirm:not([hidden]) #confirm-yes"
"""What plays a move that was asked about: the sheet of its card, or the bar."""
WAITING = """() => new Promise((resolve) => {
  const look = (left) => {
    try {
      if (document.readyState === "complete" && (EXPRESSION)) return resolve(true);
    } catch (error) { /* not yet there */ }
    if (left) setTimeout(look, 10, left - 1);
    else resolve(false);
  };
  look(100);
})"""
"""Whether an expression comes true within about a second: one question, answered by the page. One
that is still being loaded has shown only a part of what it will, and its scripts do not listen."""
CHANGING = re.compile(
    "context was destroyed|Cannot find context|navigated or closed|frame was detached", re.I
)
"""What a browser says to a question about a page that has just been left for another."""
UNAVAILABLE = r"ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE"
"""What a browser says of a server that was killed."""


def at_random(seed: int) -> Rule:
    """Any move, the same ones for the same seed."""
    dice = random.Random(seed)
    return lambda moves: dice.choice(sorted(moves))


def builder(seed: int, monuments: Sequence[str], thrift: float = 0.0) -> Rule:
    """Monuments as soon as possible, two dice, and so often nothing else is bought."""
    dice = random.Random(seed)

    def choose(moves: Sequence[str]) -> str:
        wanted = [move for move in moves if move.removeprefix("build ") in monuments]
        if not wanted and "pass" in moves and dice.random() < thrift:
            return "pass"
        tame = [move for move in moves if move not in ("pass", "roll 1")]
        return dice.choice(sorted(wanted or tame or moves))

    return choose


@dataclass
class Visitor:
    """A browser context with one page; everything that goes wrong in it is kept."""

    context: BrowserContext
    page: Page
    address: str
    device: str
    size: tuple[int, int]
    problems: list[str] = field(default_factory=list)
    failures: type[Exception] = Exception  # what Playwright raises
    forgiven: list[str] = field(default_factory=list)  # patterns of what a test provokes

    @property
    def token(self) -> str:
        """What the store knows the device by."""
        return hash_of(self.device)

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def unforgiven(self) -> list[str]:
        return [p for p in self.problems if not any(re.search(f, p) for f in self.forgiven)]

    @contextmanager
    def forgiving(self, pattern: str) -> Iterator[None]:
        """Problems of this kind are what the block provokes, and it must provoke them."""
        before = len(self.problems)
        yield
        assert any(re.search(pattern, problem) for problem in self.problems[before:]), pattern
        fresh = [p for p in self.problems[before:] if not re.search(pattern, p)]
        self.problems[before:] = fresh

    # At a table

    @property
    def ply(self) -> int:
        self.until(f"{PLY} >= 0")
        found = self.evaluate(PLY)
        return self.ply if found is None or found != found else int(found)

    @property
    def my_turn(self) -> bool:
        return self._table_says("myTurn")

    @property
    def over(self) -> bool:
        return self._table_says("over")

    def _table_says(self, what: str) -> bool:
        """Whether the page of the table says so; one that is being loaded anew is waited for."""
        self.until(f"{TABLE} !== undefined")
        found = self.evaluate(f"{TABLE} && {what!r} in {TABLE}")
        return self._table_says(what) if found is None else bool(found)

    def until(self, expression: str, seconds: float = PATIENCE) -> None:
        """Waits for something in the page. Playwright's own way needs eval, which CSP forbids."""
        end = time.monotonic() + seconds
        while not self.evaluate(WAITING.replace("EXPRESSION", expression)):
            assert time.monotonic() < end, f"{self.page.url} never came to {expression}"

    def evaluate(self, expression: str) -> Any:
        """The value of an expression; None while the page changes."""
        try:
            return self.page.evaluate(expression)
        except self.failures as error:
            if not CHANGING.search(str(error)):
                raise
            return None

    def wait_for_ply(self, ply: int) -> None:
        """Until the board shows that ply or a later one."""
        self.until(f"{PLY} >= {ply}")

    def wait_until_asked(self) -> None:
        """Until it is this visitor's turn or the game is over."""
        self.until(ASKED)

    def choices(self) -> list[str]:
        """The moves that can be seen and pressed."""
        self.until("true")  # a page that is being loaded has shown only some of them
        found: list[str] | None = self.evaluate(CHOICES)
        return self.choices() if found is None else found

    def button(self, move: str) -> Locator:
        return self.page.locator(f'button[name=move][value="{move}"]:visible').first

    def press(self, target: Locator) -> None:
        """A click or, on a phone, a tap."""
        target.tap() if self.size == PHONE else target.click()

    def submit(self, target: Locator, page: Page | None = None) -> None:
        """Press what sends a form or follows a link, and wait for the page it leads to."""
        with (page or self.page).expect_navigation():
            self.press(target)

    def play(self, move: str) -> None:
        """Make a move by its button, confirm it if asked, and see it done."""
        ply = self.ply
        self.press(self.button(move))
        self.until(
            f"{PLY} > {ply} || document.querySelector('form.sending') !== null"
            f" || document.querySelector('{AGREES}')?.checkVisibility()"
        )
        yes = self.page.locator(AGREES).filter(visible=True)
        if yes.count():
            self.press(yes.first)
        self.wait_for_ply(ply + 1)

    def decide(self, rule: Rule) -> str:
        """One decision by a rule; the move."""
        choices = self.choices()
        assert choices, f"nothing can be pressed: {self.page.inner_text('.status-line')}"
        move = rule(choices)
        self.play(move)
        return move

    def sees(self, selector: str, text: str = "") -> Locator:
        """Waits until something is shown there, with that text in it, on a page that is whole."""
        found = self.page.locator(selector).filter(has_text=text, visible=True).first
        found.wait_for()
        self.page.wait_for_load_state()
        return found

    def story(self) -> list[str]:
        """The sentences of the story, newest turn first."""
        return self.page.locator(".table-side .story [data-line]").all_text_contents()

    def said(self) -> list[str]:
        """What the live region told last."""
        return self.page.locator("#said p").all_inner_texts()


def visit(
    browser: Browser,
    address: str,
    *,
    size: tuple[int, int] = LAPTOP,
    language: str = "en",
    scheme: Any = "light",
    moving: bool = False,
    scripts: bool = True,
    worker: bool = False,
    bypass_csp: bool = False,
    device: str = "",
) -> Visitor:
    """A new device. Motion and the service worker are off unless a test is about them."""
    from playwright.sync_api import Error

    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        locale=language,
        color_scheme=scheme,
        reduced_motion="no-preference" if moving else "reduce",
        java_script_enabled=scripts,
        service_workers="allow" if worker else "block",
        bypass_csp=bypass_csp,
    )
    context.set_default_timeout(1000 * PATIENCE)
    device = device or new_token()
    context.add_cookies([{"name": DEVICE, "value": device, "url": address}])
    page = context.new_page()
    visitor = Visitor(context, page, address, device, size, failures=Error)
    page.on("pageerror", lambda error: visitor.problems.append(f"{page.url}: {error}"))
    page.on(
        "console",
        lambda message: (
            visitor.problems.append(f"{page.url}: {message.text}")
            if message.type == "error"
            else None
        ),
    )
    return visitor
