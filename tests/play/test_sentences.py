"""Moves as sentences, in both languages and with the names of the players."""

from __future__ import annotations

import pytest

import bourgade
from bourgade.play.sentences import move_sentence


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("dice 3", "The die shows 3", "Le dé montre 3"),
        ("dice 3 5", "The dice show 3 and 5", "Les dés montrent 3 et 5"),
        ("draw cafe", "Card drawn: Café", "Carte piochée\u00a0: Café"),
        ("roll 1", "Roll one die", "Lancer un dé"),
        ("roll 2", "Roll two dice", "Lancer deux dés"),
        ("first A", "Anna goes first", "Anna commence"),
        ("first B", "seat B goes first", "siège B commence"),
    ],
)
def test_a_move_is_a_sentence(move: str, english: str, french: str) -> None:
    variant = bourgade.load("minivilles", players=2).variant
    action = variant.vocabulary.action(move)
    for language, sentence in (("en", english), ("fr", french)):
        assert move_sentence(variant, action, language, {"A": "Anna"}) == sentence
