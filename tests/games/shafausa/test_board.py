"""The board in a terminal: exchange, ladders, auction and boards in 100 columns."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from bourgade import Match
from bourgade.tui import show_board
from tests.games.shafausa.canton import beyond_play, canton, play


def screen(match: Match, language: str = "en") -> list[str]:
    """The board as a terminal of 100 columns shows it."""
    out = StringIO()
    console = Console(file=out, width=100, color_system=None)
    show_board(match, match.position, language=language, console=console)
    return out.getvalue().splitlines()


def line(match: Match, word: str, language: str = "en") -> str:
    (found,) = (text for text in screen(match, language) if text.startswith(word))
    return " ".join(found.split())


def table(**given: Any) -> Match:
    return canton(
        A="tessina, 20 chf, 2 wood, 1 iron, reserve loft, 1: wood stone sawmill",
        B="grisa, 7 chf, power deep_caves",
        ladder="inn ironworks",
        future="mint",
        **given,
    )


@pytest.mark.rule("SH-016")
@beyond_play
def test_the_exchange_is_seven_scales_with_their_markers() -> None:
    match = table(phase="speculation", sell={"wood": 2, "gold": 11}, sell_frozen="gold", actor="B")
    assert line(match, "wood").startswith("wood 0 ··2 2 3 ·4·· 6")
    assert line(match, "gold").startswith("gold 11 11✕········ 19 20 ··22······ 28")
    assert "SOLD" in line(table(sold="wood"), "wood")
    assert "SOLD" not in line(table(sold="wood"), "gold")


def test_ladders_show_printed_prices_and_gaps() -> None:
    assert "1 Inn 7 Mint 12" in line(table(), "wood")
    assert "2 Ironworks 8 –" in line(table(), "stone")


def test_a_board_shows_cities_cubes_tracks_and_reserve() -> None:
    text = "\n".join(" ".join(row.split()) for row in screen(table()))
    assert "Vigilantes of Tessina · 20 CHF" in text
    assert "city 1 1 wood, 1 stone, Sawmill ○" in text
    assert "cubes 2 wood, 1 iron" in text
    assert "reserve Loft" in text
    assert "POWER Deep Caves" in text


@pytest.mark.rule("SH-052")
def test_the_auction_stands_there_while_it_lasts() -> None:
    match = table(phase="auction", actor="A", order="AB")
    assert not any("The auction" in text for text in screen(match))
    play(match, "bid")
    assert any("The auction" in text for text in screen(match))
    assert line(match, "1 Seat A") == "1 Seat A 1 ○"


def test_it_fits_and_speaks_french() -> None:
    rows = screen(table(), "fr")
    assert max(map(len, rows)) <= 100
    assert rows[0].startswith("La bourse")
    assert any("Justiciers de Tessina" in row or "Tessina · 20 CHF" in row for row in rows)
