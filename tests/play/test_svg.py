"""Pictures of positions: what they show, what may be asked of them, and games without one."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import bourgade
from bourgade import BadOption, Match, NoPicture, UnknownSeat
from bourgade.kernel.i18n import LANGUAGES
from tests.kernel.thorp import thorp

NAMESPACE = "{http://www.w3.org/2000/svg}"


def city(*moves: str, first: str = "A") -> Match:
    """The two tiles of the ledger's example, then moves: blue is A, green is B."""
    game = bourgade.load("petiteville", colours="blue green", first_player=first)
    match = game.start(chance="manual")
    for move in ("tile 1", "draw", "tile 14", "lay 1 e 90", *moves):
        match.play(move)
    return match


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def classes(svg: str) -> Counter[str]:
    drawn = svg[svg.index("</defs>") :]
    return Counter(re.findall(r'class="([^"]*)"', drawn))


def test_a_game_without_a_picture_says_so() -> None:
    with pytest.raises(NoPicture, match=r"thorp.*cannot draw"):
        thorp().svg()


def test_every_tile_is_drawn_with_its_squares_where_it_lies() -> None:
    svg = city().svg()
    assert re.findall(r'data-cell="([^"]*)"', svg) == ["0,0", "1,0"]
    tiles = [g for g in parsed(svg).iter(f"{NAMESPACE}g") if g.get("data-cell")]
    shown = [
        "".join((use.get("href") or "")[len("#pv-")] for use in tile.iter(f"{NAMESPACE}use"))
        for tile in tiles
    ]
    assert shown == ["bbgyxrryg", "rbbgrxygy"]  # as PV-077 shows them


def test_silhouettes_stand_on_their_squares() -> None:
    svg = city("draw", "tile 2", "lay 1 w 0", "place 4 1.2 h").svg()
    assert svg.count('href="#pv-blue-up"') == 4
    assert 'href="#pv-green-up"' not in svg
    # Squares are 40 wide; a street of 8 lies between two tiles.
    xs = re.findall(r'href="#pv-blue-up" x="(\d+)" y="20"', svg)
    assert xs == ["60", "100", "148", "188"]


def test_coordinates_may_be_left_out() -> None:
    assert classes(city().svg())["pv-plate"] == 2
    assert classes(city().svg(coordinates=False))["pv-plate"] == 0


def test_legal_places_are_shown_when_asked_for() -> None:
    match = city("draw", "tile 2")
    assert classes(match.svg())["pv-cell"] == 0
    marked = classes(match.svg(legal=True))
    assert marked["pv-cell"] == len(match.moves) / 4 == 6  # each cell in four turns
    match = city("draw", "tile 2", "lay 1 w 0")
    lines = sum(move.startswith("place") for move in match.moves)
    assert classes(match.svg(legal=True))["pv-line"] == lines > 0


def test_nothing_is_legal_while_chance_decides_and_after_the_end() -> None:
    waiting = city("draw")
    assert waiting.svg(legal=True) == waiting.svg()


def test_the_last_move_is_marked_when_asked_for() -> None:
    laid = city()
    assert "pv-ring" not in laid.svg()
    assert classes(laid.svg(last=True))["pv-ring pv-laid"] == 1
    assert 'pv-laid" x="124" y="-4"' in laid.svg(last=True)  # the second tile
    placed = city("draw", "tile 2", "lay 1 w 0", "place 4 1.2 h")
    assert classes(placed.svg(last=True))["pv-stands pv-lit"] == 1
    assert classes(placed.svg(last=True))["pv-ring pv-laid"] == 0
    assert classes(placed.svg(last=2))["pv-ring pv-laid"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_to_whoever_cannot_see_it(language: str) -> None:
    root = parsed(city().svg(language=language))
    texts = city().variant.game.texts
    assert root.get("role") == "img"
    title, about = root.find(f"{NAMESPACE}title"), root.find(f"{NAMESPACE}desc")
    assert title is not None
    assert about is not None
    assert title.text == texts.say(language, "picture-title")
    assert "2" in (about.text or "")
    assert "34" in (about.text or "")


def test_players_are_called_by_their_names_and_nothing_breaks_out() -> None:
    match = city()
    match.players["A"] = "<Ana & Co>"
    svg = match.svg()
    assert "&lt;Ana &amp; Co&gt;" in svg
    parsed(svg)


def test_the_drawn_tile_and_the_pile_lie_beside_the_city() -> None:
    match = city("draw", "tile 2")
    assert classes(match.svg())["pv-tile"] == 3
    assert "33" in match.svg(language="en").split("Pile")[1][:40]
    assert classes(match.svg(in_page=True))["pv-tile"] == 2


def test_in_a_page_it_brings_no_style_of_its_own() -> None:
    page = city("draw", "tile 2").svg(legal=True, last=True, in_page=True)
    assert not re.search(r"<style|\sstyle=|<title", page)
    assert "prefers-color-scheme" in city().svg()


def test_a_table_that_is_still_bare_has_a_picture_too() -> None:
    match = bourgade.load("petiteville", players=4).start(chance="manual")
    assert classes(match.svg(legal=True, last=True))["pv-tile"] == 0


def test_a_wrong_seat_or_language_is_refused() -> None:
    with pytest.raises(UnknownSeat):
        city().svg(seat="Z")
    with pytest.raises(BadOption, match=r"“de”.*en, fr"):
        city().svg(language="de")
    assert city().svg(seat="B") == city().svg()  # everything lies open (PV-069)


def test_a_notebook_shows_the_picture_where_there_is_one() -> None:
    assert city()._repr_html_() == city().svg(last=True)
    assert thorp()._repr_html_().startswith("<div")
