"""What is printed on cards: the places that all share, and words that tell what a card does."""

from __future__ import annotations

import pytest

from bourgade.kernel import registry
from bourgade.kernel.content import ContentText
from bourgade.kernel.printed import (
    CARD,
    PrintedArea,
    PrintedFace,
    PrintedMark,
    PrintedPiece,
    PrintedSymbol,
    PrintedText,
    PrintOrder,
    printed_card,
)
from tests.kernel.test_own_texts import NAMED, TEA_HOUSE

MILL = PrintedFace("Mill", "mill", "blue", text="Take 1 wood.")


def card(face: PrintedFace, *more: PrintedMark) -> PrintedPiece:
    return printed_card("kinds", "mill", 6, face, more)


def texts(piece: PrintedPiece) -> list[str]:
    return [mark.text for mark in piece.marks if isinstance(mark, PrintedText)]


def symbols(piece: PrintedPiece) -> list[str]:
    return [mark.name for mark in piece.marks if isinstance(mark, PrintedSymbol)]


def order(content: str = "", language: str = "en", game: str = "mintworks") -> PrintOrder:
    return PrintOrder(registry.find(game).variant(ContentText(content)), language)


def test_a_card_has_its_size_name_picture_and_text() -> None:
    piece = card(MILL)
    assert (piece.dim, piece.word, piece.name, piece.copies) == ("kinds", "mill", "Mill", 6)
    assert (piece.width, piece.height) == CARD
    assert texts(piece) == ["Mill", "Take 1 wood."]
    assert symbols(piece) == ["mill"]
    fills = [mark.fill for mark in piece.marks if isinstance(mark, PrintedArea)]
    assert fills == ["card", "blue", "blue-tint", ""]


def test_everything_that_a_card_may_have_stands_on_it() -> None:
    face = PrintedFace(
        "Mill", "mill", "yellow", "#eee", "Craft", "5–6", "kit:die", "kit:star", "Take 1.", "3"
    )
    piece = card(face, PrintedText(5, 5, 10, 10, "own", 8))
    assert texts(piece) == ["Mill", "5–6", "Craft", "Take 1.", "3", "own"]
    assert symbols(piece) == ["mill", "kit:die", "kit:star"]
    on_head = [mark.colour for mark in piece.marks if isinstance(mark, PrintedSymbol)][1:]
    assert on_head == ["on-yellow", "on-yellow"]


def test_a_price_stands_on_a_coin_or_beside_another_symbol() -> None:
    on_coin = card(PrintedFace("Mill", "mill", "blue", price="3"))
    beside = card(PrintedFace("Mill", "mill", "blue", price="3", coin="kit:wood"))
    rounds = [m.radius for m in on_coin.marks if isinstance(m, PrintedArea) and "coin" in m.fill]
    assert len(rounds) == 2
    assert symbols(beside) == ["mill", "kit:wood"]
    assert texts(on_coin)[-1] == texts(beside)[-1] == "3"


def test_marks_stay_within_their_card() -> None:
    piece = card(PrintedFace("Mill", "mill", "red", "", "Craft", "12", "kit:die", price="30"))
    for mark in piece.marks:
        wide = mark.size if isinstance(mark, PrintedSymbol) else mark.width
        high = mark.size if isinstance(mark, PrintedSymbol) else mark.height
        assert min(mark.x, mark.y) >= 0
        assert mark.x + wide <= piece.width
        assert mark.y + high <= piece.height


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_of_the_box_says_what_it_does_in_words(language: str) -> None:
    here = order("", language)
    told = here.does("plan", "mine", "upkeep_mints")
    assert told == here.say("about-mine")
    assert "upkeep" not in told


def test_a_card_whose_figures_differ_says_the_figures_instead() -> None:
    rich = order("[plan.mine]\nupkeep_mints = 3\n")
    assert rich.does("plan", "mine", "upkeep_mints") == "upkeep mints: 3"
    assert rich.does("plan", "plant", "upkeep_mints") == order().say("about-plant")
    dear = order("[plan.mine]\ncost = 3\n")
    assert dear.does("plan", "mine", "upkeep_mints") == order().say("about-mine")


def test_figures_without_a_sentence_are_told_part_by_part() -> None:
    here = order(game="minivilles")
    keys = ("effect", "dice")
    told = here.does("establishment", "cafe", *keys, message="about-no-such-card")
    assert told == "from roller\namount: 1\ndice: 3"


def test_a_card_of_ones_own_says_its_own_words() -> None:
    here = order(TEA_HOUSE + NAMED, game="minivilles")
    assert here.name("kinds", "tea_house") == "Oriental Tea House"
    told = here.does("establishment", "tea_house", "effect")
    assert told == "Whoever rolls 5 or 6 pays you 2 coins."
