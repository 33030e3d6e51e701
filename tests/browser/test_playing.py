"""At the table: keys, fingers, undo, refusals, what is said, and where a seat is played from."""

from __future__ import annotations

import re
from typing import Any

import bourgade
from tests.browser.conftest import Visit
from tests.browser.house import OPEN, House, bot, person
from tests.browser.scenes import first_move, person_elsewhere
from tests.browser.towns import PHASES, THROWS, late, opening
from tests.browser.visitor import PHONE, PLY, Visitor

REFUSED = "the server responded with a status of 4(09|22|03)"


def test_the_keyboard_alone_plays_a_game(house: House, come: Visit) -> None:
    """Arrows lead to the moves, Enter makes and confirms them, digits choose buttons."""
    me = come()
    match = bourgade.load("thorp", players=2).start(chance="manual")
    me.go(house.table(match, person(me, "Ana"), bot("random")))
    keys = me.page.keyboard
    for n in range(200):
        me.wait_until_asked()
        if me.over:
            break
        ply, wanted = me.ply, "build" if "build" in me.choices() else "gather"
        if n % 2:
            keys.press(str(me.choices().index(wanted) + 1))
        else:
            keys.press("ArrowDown")
            for _ in range(4):
                focused = me.page.evaluate("document.activeElement.value")
                if focused == wanted:
                    break
                keys.press("ArrowRight")
            assert me.page.evaluate("document.activeElement.value") == wanted
            keys.press("Enter")
        me.until(sent_or_asked(ply))
        if me.page.locator("#confirm-yes").is_visible():
            keys.press("Enter")
        me.wait_for_ply(ply + 1)
    me.sees(".result")


def sent_or_asked(ply: int) -> str:
    return (
        f"({PLY} > {ply} || document.querySelector('form.sending') !== null"
        " || document.getElementById('confirm')?.hidden === false)"
    )


def test_tab_and_enter_build_a_card_and_escape_changes_ones_mind(house: House, come: Visit) -> None:
    me = come()
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    keys = me.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        if me.page.evaluate("document.activeElement.value") == "build cafe":
            break
    keys.press("Enter")
    me.sees("#confirm-yes")
    keys.press("Escape")
    assert not me.page.locator("#confirm-yes").is_visible()
    assert me.page.evaluate("document.activeElement.value") == "build cafe"
    keys.press("Enter")
    me.sees("#confirm-yes")
    ply = me.ply
    keys.press("Enter")
    me.wait_for_ply(ply + 1)
    assert "café" in me.page.locator(".mv-mine").inner_html().lower()


def test_a_long_press_tells_and_does_not_play(house: House, come: Visit) -> None:
    me = come(size=PHONE)
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    ply = me.ply
    card = me.button("build cafe")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    touch = me.context.new_cdp_session(me.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    assert "Café" in me.sees("#sheet").inner_text()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.wait_for_timeout(300)
    assert not me.page.locator("#confirm-yes").is_visible()
    assert me.ply == ply
    me.page.keyboard.press("Escape")
    me.until("!document.getElementById('sheet').open")
    assert me.ply == ply


def test_a_tap_on_a_card_one_can_play_tells_of_it_and_the_sheet_plays_it(
    house: House, come: Visit
) -> None:
    me = come(size=PHONE)
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    ply = me.ply
    me.press(me.button("build cafe"))
    told = me.sees("#sheet").inner_text()
    assert "Café" in told
    assert "Costs 2 coins" in told
    # The same card again only closes it, and nothing was played.
    me.press(me.button("build cafe"))
    me.until("!document.getElementById('sheet').open")
    assert me.ply == ply
    me.press(me.button("build cafe"))
    me.press(me.sees("#sheet button[name=move]", "Build a Café"))
    me.wait_for_ply(ply + 1)


def test_whoever_needs_no_question_plays_a_card_with_one_tap(house: House, come: Visit) -> None:
    me = come(size=PHONE)
    me.page.add_init_script("localStorage.setItem('confirm', 'never')")
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    ply = me.ply
    me.press(me.button("build cafe"))
    me.wait_for_ply(ply + 1)


def test_a_tap_on_a_card_one_cannot_afford_says_what_it_does_and_why_not(
    house: House, come: Visit
) -> None:
    me = come(size=PHONE)
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    card = me.page.locator('[data-vt="A-m-radio_tower"]')
    me.press(card)
    told = me.sees("#sheet").inner_text()
    assert "Radio Tower" in told
    assert "Costs 22 coins" in told
    assert "you may reroll" in told
    assert "you have 17 coins" in told
    # Its piece stays in sight above it, and what the sheet says can be followed to the rule.
    assert me.page.evaluate(
        "document.querySelector('[data-vt=A-m-radio_tower]').getBoundingClientRect().bottom"
        " <= document.getElementById('sheet').getBoundingClientRect().top"
    )
    assert me.sees("#sheet .rule-link").inner_text() == "MV-145"
    # Another tap tells of another piece; one beside all pieces closes the sheet.
    me.press(me.page.locator('[data-vt="A-cafe"]'))
    me.sees("#sheet", "Café")
    me.page.locator(".status-line").tap()
    me.until("!document.getElementById('sheet').open")


def test_the_keyboard_opens_the_sheet_of_any_piece_and_comes_back(
    house: House, come: Visit
) -> None:
    """Enter on what cannot be played, I on what can; the sheet plays it, too."""
    me = come()
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    keys, active = me.page.keyboard, "document.activeElement"
    me.page.locator('[data-vt="A-m-radio_tower"]').focus()
    keys.press("Enter")
    assert "Radio Tower" in me.sees("#sheet").inner_text()
    assert me.page.evaluate(f"{active}.closest('#sheet') !== null")
    assert not me.page.locator("#sheet button[name=move]").count()
    keys.press("Escape")
    me.until("!document.getElementById('sheet').open")
    assert me.page.evaluate(f"{active}.dataset.vt") == "A-m-radio_tower"
    me.button("build cafe").focus()
    keys.press("i")
    assert me.sees("#sheet button[name=move]").inner_text() == "Build a Café"
    ply = me.ply
    keys.press("Tab")
    keys.press("Tab")
    keys.press("Enter")
    me.wait_for_ply(ply + 1)
    assert not me.page.locator("#sheet").is_visible()


def test_a_sheet_stays_with_its_piece_when_the_board_is_drawn_anew(
    house: House, come: Visit
) -> None:
    me = come()
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    card = me.page.locator('[data-vt="A-m-radio_tower"]')
    card.click()
    me.sees("#sheet", "you have 17 coins")
    me.page.evaluate(
        """() => {
          const place = document.getElementById("fragment");
          place.innerHTML = place.innerHTML.replaceAll("have 17 coins", "have 18 coins");
          document.dispatchEvent(new Event("board"));
        }"""
    )
    me.sees("#sheet", "you have 18 coins")
    me.page.keyboard.press("Escape")
    me.until("!document.getElementById('sheet').open")
    assert me.page.evaluate("document.activeElement.dataset.vt") == "A-m-radio_tower"


def test_arrows_lead_from_a_player_to_every_card(house: House, come: Visit) -> None:
    me = come()
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    me.page.locator(".k-plate[role=button]").first.focus()
    seen: set[str] = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"):
        me.page.keyboard.press(key)
        seen.add(me.page.evaluate("document.activeElement.dataset.tip"))
        assert me.page.evaluate("document.activeElement.matches('[data-tip]')")
    assert len(seen) == 4


def test_hovering_tells_what_a_move_would_do(house: House, come: Visit) -> None:
    me = come()
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    me.button("build cafe").hover()
    tip = me.sees("#tip").inner_text()
    assert "Café" in tip
    assert "2" in tip


def test_a_decision_can_be_taken_back_until_dice_or_others_answer(
    house: House, come: Visit
) -> None:
    me = come()
    match = PHASES["swap"]()
    me.go(house.table(match, person(me, "Ana"), person_elsewhere("Ben"), person_elsewhere("Cy")))
    assert me.page.locator(".undo").count() == 0
    me.play("swap with C")
    assert "swap mine ranch" in me.choices()
    ply = me.ply
    me.press(me.sees(".undo"))
    me.wait_for_ply(ply + 1)
    assert "swap with C" in me.choices()
    me.play("swap with B")
    me.page.keyboard.press("u")
    me.until("document.querySelector('button[value=\"swap with C\"]') !== null")


def test_a_refusal_says_why_and_links_the_rule(house: House, come: Visit) -> None:
    """Another page of the same person moved on meanwhile, or a move is not allowed."""
    me = come()
    me.go(house.table(late(), person(me, "Ana"), bot()))
    with me.forgiving(REFUSED):
        me.page.evaluate("document.querySelector('button[value=\"roll 1\"]').value = 'pass'")
        me.press(me.page.locator('button[value="pass"]'))
        refusal = me.sees(".toast.bad")
        link = refusal.locator("a.rule-link")
        number = link.inner_text()
    assert re.fullmatch(r"MV-\d+", number)
    assert me.ply == int(me.page.locator("input[name=ply]").input_value())
    link.click()
    dialog = me.sees("#dialog-rule")
    assert number in dialog.inner_text()
    me.page.keyboard.press("Escape")
    me.until("document.getElementById('dialog-rule') === null")


def test_a_rule_opens_beside_the_board(house: House, come: Visit) -> None:
    me = come(language="fr")
    me.go(house.table(late(), person(me, "Ana"), bot(), moves=["roll 2"]))
    link = me.page.locator(".story a.rule-link").first
    number, here = link.get_attribute("data-rule") or "", me.page.url
    link.click()
    assert number in me.sees("#dialog-rule").inner_text()
    assert me.page.url == here
    me.page.locator("#dialog-rule a", has_text="règle").last.click()
    me.page.wait_for_url(f"**/rules#{number}")


def test_title_icon_and_live_region_tell_whose_turn_it_is(house: House, come: Visit) -> None:
    ana, ben = come(), come(language="fr")
    table = house.table(late(), person(ana, "Ana"), person(ben, "Ben"))
    ana.go(table)
    ben.go(table)
    icon = "document.getElementById('favicon').getAttribute('href')"
    assert ana.page.title().startswith("● Your turn")
    assert ana.page.evaluate(icon).endswith("favicon-turn.svg")
    assert not ben.page.title().startswith("●")
    assert ben.page.evaluate(icon).endswith("favicon.svg")
    ana.play("roll 1")
    ana.play("pass")
    ben.until("document.title.startsWith('● À vous')")
    assert ben.page.evaluate(icon).endswith("favicon-turn.svg")
    assert any("Ana" in sentence for sentence in ben.said())
    assert not ana.page.title().startswith("●")
    assert ana.said()


def test_dice_are_entered_by_tapping_faces(house: House, come: Visit) -> None:
    me = come(size=PHONE)
    me.go(house.table(THROWS["one-die"](), *[person(me, n) for n in "XYZ"], chance="manual"))
    assert me.choices() == [f"dice {n}" for n in range(1, 7)]
    me.play("dice 1")
    assert any("1" in line and "X" in line for line in me.story())
    assert "pass" in me.choices()


def test_two_dice_are_entered_as_a_pair(house: House, come: Visit) -> None:
    me = come()
    me.go(house.table(THROWS["two-dice"](), *[person(me, n) for n in "XYZ"], chance="manual"))
    assert len(me.choices()) == 21
    me.play("dice 3 4")
    assert me.page.locator(".mv-total").inner_text().endswith("7")


def test_a_device_passed_around_covers_what_is_hidden(house: House, come: Visit) -> None:
    me = come(size=PHONE)
    match = bourgade.load("cellar", players=2).start(chance="manual")
    table = house.table(match, person(me, "Ana"), person(me, "Ben"))
    me.go(table)
    assert "Ana" in me.sees(".cover").inner_text()
    assert me.choices() == []
    me.page.locator("[data-uncover]").click()
    me.sees(".board-place")
    me.press(me.button("stash northwhisk"))
    cover = me.sees(".cover", "Ben")
    assert "northwhisk" not in me.page.content().lower()
    assert me.choices() == []
    cover.locator("[data-uncover]").click()
    me.sees(".board-place")
    assert me.choices() == [f"stash {c}whisk" for c in ("north", "east", "south", "west")]
    assert "northwhisk" not in me.page.locator("dl").all_inner_texts()


def test_resigning_ends_a_game_of_two(house: House, come: Visit) -> None:
    ana, ben = come(), come()
    table = house.table(late(), person(ana, "Ana"), person(ben, "Ben"))
    ana.go(table)
    ben.go(table)
    ana.page.locator("details.menu > summary").click()
    ana.page.locator("details[name=resign] summary").click()
    ana.page.locator("details[name=resign] button").click()
    ana.sees(".result-line", "You resigned: Ben won.")
    ben.sees(".result-line", "You won: everyone else resigned.")


def test_a_refused_stream_is_asked_for_ever_more_rarely(house: House, come: Visit) -> None:
    """Five minutes of it on the page's own clock; meanwhile the board is fetched now and then."""
    ana, ben = come(), come()
    table = house.table(late(), person(ana, "Ana"), person(ben, "Ben"))
    asked = {"stream": 0, "fragment": 0}

    def refuse(route: Any) -> None:
        asked["stream"] += 1
        route.fulfill(status=429, headers={"retry-after": "30"}, body="")

    def pass_on(route: Any) -> None:
        asked["fragment"] += 1
        route.continue_()

    ben.page.clock.install()
    ben.page.route("**/stream*", refuse)
    ben.page.route("**/fragment*", pass_on)
    with ben.forgiving("429"):
        ben.go(table)
        before = ben.ply
        ana.go(table)
        ana.decide(lambda moves: moves[0])
        for _ in range(100):
            ben.page.clock.run_for(3000)
        assert 5 < asked["stream"] < 35
        assert 0 < asked["fragment"] < 35
        assert ben.ply > before
        ben.page.goto("about:blank")  # whatever is refused from here on is not forgiven


def test_a_rematch_moves_the_seats_on(house: House, come: Visit) -> None:
    ana, ben = come(), come()
    table = house.table(late(), person(ana, "Ana"), person(ben, "Ben"), until_over=first_move)
    ana.go(table)
    ben.go(table)
    for visitor in (ana, ben):
        visitor.page.locator('.primary[formaction$="/rematch"]').click()
        visitor.page.wait_for_url(lambda url: not url.endswith(table))
        visitor.sees(".board-place")
    assert ana.page.url == ben.page.url
    assert "seat-B" in (ana.page.locator(".mv-mine").get_attribute("class") or "")
    assert "seat-A" in (ben.page.locator(".mv-mine").get_attribute("class") or "")


def test_a_seat_is_handed_on_once(house: House, come: Visit) -> None:
    phone, laptop, thief = come(size=PHONE), come(), come()
    table = house.table(late(), person(laptop, "Ana"), bot())
    laptop.go(table)
    laptop.page.locator("details.menu > summary").click()
    laptop.page.locator('form[action^="/t/"][action$="/links"] button').click()
    link = laptop.sees(".share-address").input_value()
    path = link.removeprefix(laptop.address)
    for visitor in (phone, thief):
        visitor.go(path)
    phone.page.locator("form.panel button").click()
    phone.sees(".board-place")
    assert phone.my_turn
    with thief.forgiving("404"):
        thief.page.locator("form.panel button").click()
        thief.sees(".notice.bad")
    laptop.go(table)
    assert not laptop.my_turn
    assert laptop.choices() == []
    phone.play("roll 1")


def test_people_find_each_other_by_the_link(house: House, come: Visit) -> None:
    """One makes a table, another opens its link and sits down: both see the board."""
    ana, ben = come(), come(size=PHONE, language="fr")
    ana.go("/games/minivilles/new?option-players=2")
    ana.page.fill("[name=nickname]", "Ana")
    ana.page.select_option("[name=seat-B]", "open")
    ana.page.locator(".create-line .primary").click()
    address = ana.sees(".share-address").input_value()
    ben.page.goto(address)
    ben.page.fill("[name=nickname]", "Ben <b>")
    ben.press(ben.page.locator("#sit button[name=seat]"))
    for visitor in (ana, ben):
        visitor.sees(".board-place")
        assert "Ben <b>" in visitor.page.locator(".board-place").inner_text()
    assert ana.my_turn != ben.my_turn


def test_options_change_the_form_without_losing_what_was_chosen(house: House, come: Visit) -> None:
    me = come()
    me.go("/games/minivilles/new")
    me.page.fill("[name=nickname]", "Ana")
    me.page.select_option("[name=option-edition]", "deluxe")
    me.until("document.querySelectorAll('[name=option-players] option').length === 4")
    me.page.select_option("[name=option-players]", "5")
    me.sees("[name=seat-E]")
    assert me.page.input_value("[name=nickname]") == "Ana"
    assert "option-edition=deluxe" in me.page.url


def test_without_scripts_a_table_is_made_and_a_move_is_played(house: House, come: Visit) -> None:
    me = come(scripts=False)
    me.go("/games/minivilles/new")
    me.page.select_option("[name=option-edition]", "base_marina")
    me.submit(me.page.locator("button[formmethod=get]"))
    me.page.locator("details[data-keep=options] summary").click()
    me.page.select_option("[name=option-first_player]", "A")
    me.page.fill("[name=nickname]", "Ana")
    me.submit(me.page.locator(".create-line .primary"))
    before = int(me.page.locator("input[name=ply]").input_value())
    me.submit(me.page.locator('button[value="roll 1"]'))
    assert int(me.page.locator("input[name=ply]").input_value()) > before
    assert me.page.locator(".story [data-line]", has_text="Ana").count() > 0
    me.submit(me.page.locator('button[value="pass"]'))
    assert me.page.locator(".board-place").count() == 1


def test_without_scripts_a_refusal_leads_back_to_the_table(house: House, come: Visit) -> None:
    me = come(scripts=False)
    table = house.table(late(), person(me, "Ana"), bot())
    me.go(table)
    stale = me.context.new_page()
    stale.goto(me.page.url)
    me.submit(me.page.locator('button[value="roll 1"]'))
    me.submit(stale.locator('button[value="roll 1"]'), stale)
    assert stale.locator(".notice.bad").count() == 1
    me.submit(stale.locator("a.button.primary"), stale)
    assert stale.url == me.address + table
    assert stale.locator('button[value="pass"]').count() == 1


SWAPS = """async () => {
  const { parse, swap } = await import("/static/js/motion.js");
  const place = document.getElementById("main");
  const board = (...keys) => parse(keys.map((key) => `<p data-vt="${key}">${key}</p>`).join(""));
  const show = (...keys) => swap([[place, board(...keys)]]);
  await show("a", "b", "c");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.all([show("a", "b"), show("a", "x", "c")]);
  const named = () => [...document.querySelectorAll("*")].some((e) => e.style?.viewTransitionName);
  for (let i = 0; i < 100 && named(); i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [place.innerText.split(/\\s+/).join(" "), named()];
}"""


def test_boards_that_follow_each_other_quickly_show_the_last(house: House, come: Visit) -> None:
    """A skipped transition leaves no name behind, which the browser would report as twice given."""
    me = come(moving=True)
    me.go("/verify")
    assert me.page.evaluate(SWAPS) == ["a x c", False]


def test_chance_and_other_seats_stay_theirs(house: House, come: Visit) -> None:
    """An onlooker sees the board and nothing to press."""
    ana, onlooker = come(), come()
    table = house.table(opening(), person(ana, "Ana"), OPEN)
    onlooker.go(table)
    assert onlooker.page.locator("#sit button[name=seat]").count() == 1
    running: Visitor = come()
    running.go(house.table(late(), person(ana, "Ana"), bot()))
    assert running.choices() == []
    assert running.page.locator(".board-place .mv-market").count() == 1


def test_waiting_survives_a_page_that_is_loaded_anew(house: House, come: Visit) -> None:
    """The tests' own: what is asked about may be missing for a moment."""
    me = come()
    me.go(house.table(PHASES["build-base"](), person(me, "Ana"), bot(), bot(), bot()))
    me.page.evaluate(
        """() => {
          const page = document.querySelector('.table-page');
          page.classList.remove('table-page');
          setTimeout(() => page.classList.add('table-page'), 200);
        }"""
    )
    me.until("document.querySelector('.table-page').dataset.ply !== ''")
    assert me.ply >= 0
