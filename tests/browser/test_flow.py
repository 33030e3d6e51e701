"""Play without friction, in a real browser: bubbles, the strip, taking back."""

from __future__ import annotations

from tests.browser.checks import looks_wrong
from tests.browser.conftest import Visit
from tests.browser.house import House, bot, person
from tests.browser.scenes import finished
from tests.browser.towns import late, opening
from tests.browser.visitor import PHONE

FLOATS = """async () => {
  const { parse, swap } = await import("/static/js/motion.js");
  const place = document.getElementById("main");
  const at = ["left:50vw;top:400px", "left:0;top:60px", "left:calc(100vw - 1.5rem);top:300px"];
  const numbers = (n) => parse(at.map((where, i) =>
    `<b data-count="n${i}" style="position:absolute;${where}">${n}</b>`).join(""));
  await swap([[place, numbers(4)]], { animate: false });
  await swap([[place, numbers(6)]]);
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
  const covered = () => {
    const notes = boxes(".float-change");
    const counts = boxes("#main b");
    const over = notes.filter((a) => counts.some((b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0));
    const out = notes.filter((a) => a.left < -1 || a.right > innerWidth + 1);
    return [notes.length, over.length, out.length];
  };
  const seen = [];
  for (let i = 0; i < 8; i++) {
    seen.push(covered());
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  await new Promise((resolve) => setTimeout(resolve, 30));
  return [seen, document.querySelectorAll(".float-change").length];
}"""


def test_bubbles_never_cover_a_number_and_escape_ends_them(house: House, come: Visit) -> None:
    me = come(moving=True, size=PHONE, bypass_csp=True)
    me.go("/verify")
    seen, left = me.page.evaluate(FLOATS)
    assert seen[0] == [3, 0, 0]
    assert {tuple(one) for one in seen} <= {(3, 0, 0), (0, 0, 0)}  # a busy machine sees their end
    assert left == 0


FOLLOWS = """async () => {
  const { parse, swap } = await import("/static/js/motion.js");
  const place = document.getElementById("main");
  place.style.minHeight = "300vh";
  const number = (n) =>
    parse(`<b data-count="n" style="position:absolute;left:50vw;top:500px">${n}</b>`);
  await swap([[place, number(4)]], { animate: false });
  await swap([[place, number(6)]]);
  const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
  const apart = () => top("#main b") - top(".float-change");
  const before = apart();
  document.querySelector(".float-change").getAnimations()[0].pause();
  scrollTo({ top: 200, behavior: "instant" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return [scrollY, before, apart()];
}"""


def test_a_bubble_stays_with_its_number_while_the_page_moves(house: House, come: Visit) -> None:
    me = come(moving=True, size=PHONE, bypass_csp=True)
    me.go("/verify")
    scrolled, before, after = me.page.evaluate(FOLLOWS)
    assert scrolled == 200
    assert abs(after - before) < 8


def test_the_strip_opens_over_the_board_and_leads_to_each_step(house: House, come: Visit) -> None:
    me = come(size=PHONE)
    moves = ["roll 1", "pass", "roll 1", "pass"]
    me.go(house.table(late(players=2), person(me, "Ana"), person(come(), "Ben"), moves=moves))
    place = me.page.locator(".board-place").bounding_box()
    me.page.locator(".since > summary").click()
    me.sees(".since-sheet", "Step by step")
    assert me.page.locator(".board-place").bounding_box() == place
    me.page.keyboard.press("Escape")
    assert not me.page.locator(".since-sheet").is_visible()
    me.page.locator(".since > summary").click()
    me.submit(me.page.locator(".since-sheet a", has_text="Ben rolled").first)
    assert "/replay?as=A&step=" in me.page.url
    me.sees(".status-text", "Ben rolled")


def test_a_game_that_begins_leads_to_how_it_is_played(house: House, come: Visit) -> None:
    me = come(size=PHONE, language="fr")
    me.go(house.table(opening(), person(me, "Ana"), bot()))
    told = me.sees(".since.none", "La partie commence.")
    me.submit(told.locator("a", has_text="Comment jouer"))
    me.sees("h1", "comment jouer")


def test_the_meaning_of_the_colours_is_put_away_again(house: House, come: Visit) -> None:
    """It lies over the market: a tap beside it closes it, and so does Escape."""
    me = come(size=PHONE)
    me.go(house.table(late(), person(me, "Ana"), bot()))
    colours, list_ = me.page.locator(".mv-legend > summary"), me.page.locator(".mv-legend li").first
    me.press(colours)
    assert "on anyone’s roll" in me.sees(".mv-legend li").inner_text()
    me.press(me.page.locator(".standing"))
    me.until("!document.querySelector('.mv-legend').open")
    me.press(colours)
    list_.wait_for()
    me.page.keyboard.press("Escape")
    me.until("!document.querySelector('.mv-legend').open")
    assert me.page.evaluate("document.activeElement.matches('.mv-legend > summary')")


def test_against_a_bot_the_last_decision_comes_back(house: House, come: Visit) -> None:
    me = come()
    me.go(house.table(late(), person(me, "Ana"), bot()))
    me.play("roll 1")
    me.play("build cafe")
    me.until("document.querySelector('[data-my-turn]') !== null")
    me.page.keyboard.press("u")
    me.until("document.querySelector('button[value=\"build cafe\"]') !== null")
    me.sees(".story", "Ana took back their last decision.")


def test_people_are_asked_before_something_is_taken_back(house: House, come: Visit) -> None:
    ana, ben = come(), come(language="fr", size=PHONE)
    moves = ["roll 1", "pass", "roll 1"]
    table = house.table(late(), person(ana, "Ana"), person(ben, "Ben"), moves=moves)
    ana.go(table)
    ben.go(table)
    ben.page.evaluate("scrollTo(0, 500)")
    ana.press(ana.page.locator("button.undo", has_text="Ask to take back"))
    for one, told in ((ana, "Waiting for Ben"), (ben, "Ana aimerait reprendre")):
        box = one.sees(".take-back", told).bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= one.size[1] - box["height"]  # wherever the board is scrolled to
    assert looks_wrong(ben.page, PHONE[0]) == []
    ben.press(ben.page.locator("button[value=agree]"))
    ana.until("document.querySelector('button[value=\"pass\"]') !== null")


def test_a_tap_on_the_curve_leads_to_that_moment(house: House, come: Visit) -> None:
    me = come()
    table = finished(house, me)
    house.review(table)
    me.go(f"{table}/review")
    box = me.sees(".chart > svg").bounding_box()
    assert box is not None
    with me.page.expect_navigation():
        me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    steps = int(me.page.locator(".table-page").get_attribute("data-steps") or 0)
    assert abs(int(me.page.locator(".table-page").get_attribute("data-step") or 0) - steps / 2) < 1
