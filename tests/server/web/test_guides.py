"""How to play: short, with pictures that the boards draw, and the exact rules behind it."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bourgade.kernel import registry
from bourgade.play.guide import find_guide
from bourgade.server.board_part import cut_out
from bourgade.testing.guides import guide_problems
from tests.server.web.club import Club

pytestmark = pytest.mark.anyio

GAMES = ("minivilles", "mintworks", "petiteville", "shafausa")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
async def test_how_to_play_has_pictures_that_the_board_draws(
    club: Club, game: str, language: str
) -> None:
    browser = club.browser(language)
    page = (await browser.get(f"/games/{game}/how-to-play")).text
    guide = find_guide(registry.find(game))
    assert guide is not None
    for part in guide.parts:
        assert f'id="guide-{part.id}"' in page
    drawn = re.findall(
        r'<div class="guide-board" inert aria-hidden="true">(.*?)</div>\n', page, re.S
    )
    pictures = [picture for part in guide.parts for picture in part.picture.values()]
    assert len(drawn) == len(pictures)
    for picture, html in zip(pictures, drawn, strict=True):
        assert "<svg" in html, picture.id
        assert ("data-lit" in html) == bool(picture.lights), picture.id
        assert 'name="move"' not in html
    # The style of the board is there, and the exact rules stand behind it.
    assert f"/games/{game}/style.css" in page
    assert f'href="/games/{game}/rules"' in page


async def test_how_to_play_is_the_first_link_of_a_game_and_is_at_its_tables(club: Club) -> None:
    browser = club.browser()
    page = (await browser.get("/games/minivilles")).text
    main = page[page.index("<main") :]
    assert main.index("/games/minivilles/how-to-play") < main.index("/games/minivilles/rules")
    table = await browser.make("minivilles", **{"seat-A": "me", "seat-B": "bot:random"})
    assert "/games/minivilles/how-to-play" in (await browser.get(f"/t/{table}")).text


async def test_a_game_without_a_guide_has_its_rules(club: Club) -> None:
    browser = club.browser()
    answer = await browser.get("/games/thorp/how-to-play")
    assert (answer.status_code, answer.headers["location"]) == (303, "/games/thorp/rules")
    assert "how-to-play" not in (await browser.get("/games/thorp")).text


async def test_sources_of_rules_are_folded_away(club: Club) -> None:
    page = (await club.browser().get("/games/minivilles/rules")).text
    assert page.count('<details class="source">') > 100
    open_text = re.sub(r'<details class="source">.*?</details>', "", page, flags=re.S)
    assert "lines 180-212" in page
    assert "lines 180-212" not in open_text


def test_shipped_guides_are_in_order() -> None:
    for game in GAMES:
        assert list(guide_problems(registry.find(game))) == []


def test_what_is_wrong_with_a_guide_is_told(tmp_path: Path) -> None:
    game = registry.find("minivilles")
    shutil.copytree(game.folder, tmp_path / "copy")
    copy = replace(game)
    vars(copy)["folder"] = tmp_path / "copy"
    guide = tmp_path / "copy" / "guide"
    english = guide / "en.ftl"
    english.write_text(
        english.read_text("utf-8").replace("guide-end-text =", "guide-end-text = " + "word " * 300)
    )
    french = guide / "fr.ftl"
    french.write_text(french.read_text("utf-8").replace("guide-goal = ", "guide-gaol = "))
    data = guide / "guide.toml"
    data.write_text(data.read_text("utf-8").replace("players.A.coins", "players.A.gold"))
    found = " ".join(guide_problems(copy))
    assert "words, 300 at most" in found
    assert "guide/fr.ftl lacks “guide-goal”" in found
    assert "nothing called “players.A.gold”" in found


def test_a_part_is_cut_out_with_what_lies_around_it() -> None:
    html = (
        '<div class="b" id="x"><p>other</p><section data-panel="market"><ul data-at="market">'
        '<li data-at="market.cafe" tabindex="0">A &amp; B<br><svg><use href="#c"/></svg></li>'
        "<li>C</li></ul></section><p>more</p></div>"
    )
    assert cut_out(html, "market", ["market.cafe"]) == (
        '<div data-around class="b"><section data-panel="market"><ul data-at="market">'
        '<li data-lit data-at="market.cafe">A &amp; B<br><svg><use href="#c"/></svg></li>'
        "<li>C</li></ul></section></div>"
    )
    assert cut_out(html, "nowhere") == ""
