"""What a player of Shafausa counts, and the reasons made of it."""

from __future__ import annotations

from tests.games.shafausa.canton import beyond_play, canton, dusk, started
from tests.play.telling import counted, missed, told

A = "tessina, 20 chf, 2 wood, 1 iron, 1: wood stone sawmill"
B = "grisa, 30 chf, bare"


def test_a_board() -> None:
    match = canton(A=A, B=B)
    found = counted(match, "A")
    assert found["income"] == 1 + 2 + 1  # a wood, a stone, and the Sawmill's second wood
    assert found["goods"] == 2 * 1 + 3
    assert (found["money"], found["mines"], found["tiles"], found["place"]) == (20, 2, 1, 1)
    assert found["points"] == match.scores["A"]["points"]
    assert counted(match, "B")["place"] == 2
    assert counted(match, "B")["income"] == 0


def test_before_the_peoples_are_chosen_little_can_be_counted() -> None:
    match = started(players=2)
    while match.actor is None:
        match.play(match.moves[0])
    assert "points" not in counted(match, "A")
    assert "slots" not in counted(match, "A")


def test_a_mine() -> None:
    match = canton(A="tessina, 0 chf, 9 wood, 9 stone, 9 iron, 1: wood", B=B)
    assert told(match, "mine stone")[:1] == [
        "Your mines and buildings bring in 3 CHF per round at the selling prices, up from 1.",
    ]
    assert told(match, "mine stone", "fr")[:1] == [
        "Aux prix de vente, vos mines et vos bâtiments rapportent 3 CHF par tour de jeu, "
        "au lieu de 1.",
    ]
    assert missed(match, "mine iron", "mine stone")[:1] == [
        "Mines and buildings would have brought in 1 CHF more per round at the selling prices.",
    ]


def test_a_tile_that_another_wanted() -> None:
    match = canton(phase="buying", ladder="inn loft", A="tessina, 30 chf, bare", B=B)
    assert told(match, "acquire inn") == [
        "You now own 1 building, up from 0.",
        "Seat B can no longer buy the Inn.",
    ]
    assert told(match, "acquire inn", "fr") == [
        "Vous avez maintenant 1 bâtiment, au lieu de 0.",
        "Siège B ne peut plus acheter la tuile Auberge.",
    ]
    assert missed(match, "acquire inn", "done", most=1) == [
        "That would have been 1 more building.",
    ]
    poor = canton(phase="buying", ladder="inn loft", A="tessina, 30 chf, bare", B="grisa, 1 chf")
    assert told(poor, "acquire inn") == ["You now own 1 building, up from 0."]


def test_whoever_has_bought_wants_nothing_more() -> None:
    match = canton(phase="buying", ladder="inn loft", actor="B", A="tessina, 30 chf, bare", B=B)
    assert told(match, "acquire inn") == ["You now own 1 building, up from 0."]


@beyond_play
def test_a_price_that_hurts() -> None:
    match = canton(phase="speculation", A="tessina, 30 chf, bare", B="grisa, 30 chf, 9 iron, bare")
    assert told(match, "lower iron sell") == [
        "Seat B would get 18 CHF for their cubes, down from 27.",
    ]
    assert told(match, "lower iron sell", "fr") == [
        "Siège B tirerait 18 CHF de ses cubes, au lieu de 27.",
    ]


def test_what_a_new_round_pays_is_no_merit_of_a_pass() -> None:
    match = dusk(A="tessina, 30 chf, bare", B="grisa, 30 chf, 1: wood wood inn")
    assert match.actor == "B"
    assert told(match, "pass") == []
    match.play("pass")
    assert match.position["players"]["B"]["cubes"] == {"wood": 2}


def test_a_place_in_the_turn_order() -> None:
    match = canton(phase="auction", A="tessina, 30 chf, bare", B=B, C="zugriga, 30 chf, bare")
    assert counted(match, "A")["place"] == 1
    match.play("pass")
    assert counted(match, "A")["place"] == 3
