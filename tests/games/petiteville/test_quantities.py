"""What a player of Ma Petite Ville counts, and the reasons made of it."""

from __future__ import annotations

from tests.games.petiteville.town import avenue, box, game, play, sketch
from tests.play.telling import counted, missed, told


def test_a_row_of_one_colour() -> None:
    """Nine blue squares in a row: a line of n objects has 10 - n places."""
    match = avenue(3, A="", B="")
    assert counted(match, "A") == {
        "left": 6,
        "objects": 27,
        "places 2": 8,
        "places 3": 7,
        "places 4": 6,
        "places 5": 5,
        "places 6": 4,
        "places 7": 3,
        "stuck": 0,
    }


def test_what_is_placed_has_no_places() -> None:
    match = avenue(3, A="7", B="")
    assert counted(match, "A") == {
        "left": 5,
        "objects": 20,
        "places 2": 1,
        "places 3": 0,
        "places 4": 0,
        "places 5": 0,
        "places 6": 0,
        "stuck": 4,
    }


def test_a_placement() -> None:
    match = avenue(3, A="", B="")
    assert told(match, "place 7 1.1 h") == [
        "You have 5 silhouettes left to place, down from 6.",
        "Your remaining silhouettes hold 20 objects, down from 27.",
    ]
    assert told(match, "place 7 1.1 h", "fr") == [
        "Il vous reste 5 silhouettes à placer, au lieu de 6.",
        "Vos silhouettes restantes comptent 20 objets, au lieu de 27.",
    ]
    assert missed(match, "place 7 1.1 h", "place 2 1.1 h") == [
        "The remaining silhouettes would have held 5 objects fewer.",
    ]
    assert told(match, "draw") == []


def test_the_last_silhouette_wins() -> None:
    match = avenue(12, A="23457", B="")
    assert told(match, "place 6 8.1 h") == ["This move wins the game."]
    assert told(match, "draw") == []


CROSSROADS = ("RBR", "RGR", "RBR")
"""Red has both columns and every row; blue's only line goes through the middle."""


def test_a_silhouette_across_another_s_only_line() -> None:
    match = sketch(*CROSSROADS, colours="red blue")
    assert {name: n for name, n in counted(match, "B").items() if "places" in name} == {
        "places 2": 0,
        "places 3": 1,
        "places 4": 0,
        "places 5": 0,
        "places 6": 0,
        "places 7": 0,
    }
    assert told(match, "place 3 1.4 h") == [
        "Seat B has nowhere left to place the silhouette of length 3.",
        "You have 5 silhouettes left to place, down from 6.",
    ]
    assert told(match, "place 3 1.4 h", "fr")[:1] == [
        "Siège B ne peut plus placer nulle part sa silhouette de longueur 3.",
    ]
    assert missed(match, "place 3 1.4 h", "place 3 1.1 v") == [
        "Seat B would have had nowhere left to place the silhouette of length 3.",
        "Seat B would have had 6 silhouettes that fit nowhere, not 5.",
    ]


def test_a_tile_that_makes_room() -> None:
    """Six blue squares in a row where there were three; to the north, three more columns."""
    match = play(avenue(1, A="", B=""), "draw", "tile 1")
    assert told(match, "lay 1 e 0", most=3) == [
        "Your silhouette of length 4 now fits in 3 places.",
        "Your silhouette of length 5 now fits in 2 places.",
        "Your silhouette of length 3 now fits in 4 places, up from 1.",
    ]
    assert missed(match, "lay 1 e 0", "lay 1 n 0", "fr") == [
        "La silhouette de longueur 5 aurait pu se placer à 2 endroits.",
        "La silhouette de longueur 6 aurait pu se placer à un endroit.",
    ]


def test_a_colour_is_chosen_for_its_places() -> None:
    """On the first tile of a box of stripes green has a row, and red nothing."""
    options = (("first_player", "A"),)
    match = game(options, box(("BGB/GGG/YXY",) * 36)).start(chance="manual")
    play(match, "tile 1")
    assert told(match, "colour green", most=2) == [
        "Your silhouette of length 2 now fits in 3 places.",
        "Your silhouette of length 3 now fits in one place.",
    ]
    assert told(match, "colour red") == []
    assert missed(match, "colour green", "colour red")[:1] == [
        "The silhouette of length 2 would have fitted in 3 places.",
    ]
