"""What a player of Minivilles counts, and the reasons made of it."""

from __future__ import annotations

import pytest

from tests.games.minivilles.town import play, town
from tests.play.telling import counted, missed, told

START = "3 | wheat_field, bakery"


def test_a_starting_city() -> None:
    """Wheat on both turns and the bakery on one's own, each die: 1/6 + 1/6 + 2/6."""
    assert counted(town(A=START, B=START), "A") == {
        "income": pytest.approx(2 / 3),
        "monuments_missing": 4,
        "covered": 50,  # 1, 2 and 3
        "coins": 3,
        "rounds_to_monument": 2,  # one coin short of the Train Station
        "taken": 0,
    }


def test_rounds_to_win_are_counted_once_they_are_few() -> None:
    match = town(A="10 | ranch 6 | train_station, shopping_mall", B="0")
    # Six ranches, two dice: 6 · 1/36 on A's own turn with two dice, 6/6 with one, 6/6 on B's turn.
    assert counted(match, "A")["income"] == 2
    # 16 and 22 are needed, 28 missing: 28 / (2 + 1/4) and a turn for each monument.
    assert counted(match, "A")["rounds_to_win"] == pytest.approx(28 / 2.25 + 2, abs=0.001)
    assert "rounds_to_win" not in counted(match, "B")


def test_what_others_take() -> None:
    match = town(A="0", B="0 | cafe, family_restaurant", C="0 | stadium")
    # One die: the Café takes 1 on a 3, B's restaurant nothing; the Stadium 2 on C's 6.
    assert counted(match, "A")["taken"] == pytest.approx(1 / 6 + 2 / 6)
    assert counted(match, "B")["taken"] == pytest.approx(2 / 6)
    two = town(A="0 || train_station", B="0 | cafe, family_restaurant")
    # Two dice: 3 in 2 throws of 36, 9 and 10 in 7 of them.
    assert counted(two, "A")["taken"] == pytest.approx(2 / 36 + 2 * 7 / 36)


def test_the_better_number_of_dice_covers() -> None:
    assert counted(town(A="0 | ranch, mine", B="0"), "A")["covered"] == pytest.approx(100 / 6)
    two = town(A="0 | forest, mine, apple_orchard | train_station", B="0")
    # 5 with 4 throws of 36, 9 with 4, 10 with 3: more than one face of six.
    assert counted(two, "A")["covered"] == pytest.approx(100 * 11 / 36)


def test_cards_whose_condition_fails_cover_nothing() -> None:
    match = town("base_marina", A="0 | mackerel_boat | train_station", B="0")
    assert counted(match, "A")["covered"] == 0
    match = town("base_marina", A="0 | mackerel_boat | train_station, harbor", B="0")
    assert counted(match, "A")["covered"] == pytest.approx(100 * 5 / 36)


def test_a_purchase_is_explained_by_its_income() -> None:
    match = town(A=START, B=START, phase="build")
    assert told(match, "build ranch") == [
        "Your expected income rises from 0.7 to 1 coin per round.",
    ]
    assert told(match, "build ranch", "fr") == [
        "Votre revenu attendu passe de 0,7 à 1 pièce par tour de table.",
    ]
    assert told(match, "build forest", most=1) == [
        "Your expected income rises from 0.7 to 1 coin per round.",
    ]
    assert told(match, "build forest", "fr")[1:] == [
        "67\u00a0% de vos propres jets vous rapportent quelque chose, au lieu de 50\u00a0%.",
    ]
    assert told(match, "pass") == []


def test_a_better_purchase() -> None:
    match = town(A=START, B=START, phase="build")
    assert missed(match, "build forest", "build bakery") == [
        "67% of the player’s own rolls would have earned something, not 50%.",
    ]
    assert missed(match, "build ranch", "pass") == [
        "Expected income would have been 0.3 coins per round higher.",
    ]
    assert missed(match, "build ranch", "pass", "fr") == [
        "Le revenu attendu aurait été plus élevé de 0,3 pièce par tour de table.",
    ]
    assert missed(match, "build ranch", "build ranch") == []


def test_a_monument() -> None:
    match = town(A="10 | ranch 6 | train_station", B="0", phase="build")
    assert told(match, "build shopping_mall")[0] == (
        "You need 2 more monuments to win, down from 3."
    )
    assert missed(match, "build shopping_mall", "pass", "fr")[0] == (
        "Il n’aurait manqué que 2 monuments pour gagner, au lieu de 3."
    )


def test_the_last_monument_needs_no_other_reason() -> None:
    match = town(A="10 || train_station, amusement_park, radio_tower", B="0", phase="build")
    assert told(match, "build shopping_mall") == ["This move wins the game."]
    assert told(match, "build shopping_mall", "fr") == ["Ce coup gagne la partie."]
    assert missed(match, "build shopping_mall", "pass") == ["That move would have won the game."]


def test_dice_are_told_as_a_mean() -> None:
    match = town(A="0 | mine | train_station", B="0")
    assert told(match, "roll 1") == []
    assert told(match, "roll 2") == ["On average you gain 0.6 coins."]  # 5 in 4 throws of 36
    assert missed(match, "roll 2", "roll 1", "fr") == [
        "En moyenne, cela aurait fait 0,6 pièce de plus.",
    ]


def test_dice_that_may_be_thrown_again_count_as_kept() -> None:
    match = town(A="0 | wheat_field | radio_tower", B="0")
    assert told(match, "roll 1") == ["On average you gain 0.2 coins."]
    play(match, "roll 1", "dice 1")
    assert match.phase == "reroll"
    assert counted(match, "A")["coins"] == 1
    assert told(match, "reroll 1") == []
    assert missed(match, "keep", "reroll 1") == ["On average that would have been 0.8 more coins."]


def test_what_an_opponent_loses() -> None:
    match = town(A="0 | tv_station | train_station", B="7 | bakery", C="0")
    play(match, "roll 1", "dice 6")
    assert told(match, "charge B") == ["You gain 5 coins.", "Seat B loses 5 coins."]
    assert told(match, "charge B", "fr") == ["Vous gagnez 5 pièces.", "Siège B perd 5 pièces."]
    assert told(match, "charge B", names={"B": "ada"}) == [
        "You gain 5 coins.",
        "ada loses 5 coins.",
    ]
    assert told(match, "charge C") == []


def test_a_swap_takes_income_away() -> None:
    """A's mine brings nothing with one die; each forest 1/6 of a coin on either turn."""
    match = town(A="0 | business_center, mine", B="9 | forest 2")
    play(match, "roll 1", "dice 6", "swap with B", "swap mine mine")
    assert told(match, "swap theirs forest", most=3)[1:] == [
        "Your expected income rises from 0.7 to 1 coin per round.",
        "Seat B’s expected income falls from 0.7 to 0.3 coins per round.",
    ]
    assert told(match, "swap theirs forest", "fr", most=3)[2:] == [
        "Siège B voit son revenu attendu tomber de 0,7 à 0,3 pièce par tour de table.",
    ]
