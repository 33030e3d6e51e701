"""Sections 1 and 2: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import bourgade
from bourgade.games.petiteville.content import Content
from bourgade.kernel.game import Variant
from tests.games.petiteville.town import (
    game,
    happened,
    lays,
    left,
    picture,
    placements,
    play,
    refused,
    sketch,
    started,
    town,
    turned,
    why,
)


def shipped() -> Content:
    content: Content = game().variant.content
    return content


@pytest.mark.rule("PV-001")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert len(started(players=players).position["players"]) == players
    for players in (0, 1, 5):
        with pytest.raises(bourgade.BadOption, match="Possible values: 2, 3, 4"):
            bourgade.load("petiteville", players=players)


@pytest.mark.rule("PV-002")
def test_the_box_holds_36_tiles_and_24_silhouettes() -> None:
    content = shipped()
    assert list(content.tiles) == [str(i) for i in range(1, 37)]
    match = started(players=4)
    assert sum(match.position["pile"].values()) == 36
    assert sum(len(lengths) for lengths in left(match)) == 24


@pytest.mark.rule("PV-003")
def test_four_colours_with_objects_of_their_own() -> None:
    variant = game((("players", 4),)).variant
    objects = {"blue": "citizens", "green": "trees", "yellow": "cars", "red": "houses"}
    assert list(variant.content.colours) == list(objects)
    for colour, name in objects.items():
        assert variant.content.colours[colour].silhouettes == 6
        assert variant.game.texts.say("en", f"objects-{colour}") == name
    seats = started(players=4).position["players"].values()
    assert [player["colour"] for player in seats] == list(objects)


@pytest.mark.rule("PV-004", "PV-037")
def test_a_silhouette_takes_as_many_squares_in_a_line_as_it_is_long() -> None:
    rows = ("BBB BBB BBB", "BGG GGG GGG", "BGG GGG GGG")
    for length, north in {
        2: "bbB BBB BBB", 3: "bbb BBB BBB", 4: "bbb bBB BBB",
        5: "bbb bbB BBB", 6: "bbb bbb BBB", 7: "bbb bbb bBB",
    }.items():  # fmt: skip
        match = play(sketch(*rows), f"place {length} 1.1 h")
        assert picture(match) == [north, *rows[1:]]
    assert "1.1 h" not in [move.removeprefix("1 ") for move in placements(sketch(*rows))]
    assert refused(sketch(*rows), "place 1 1.1 h") == "unknown_move"


@pytest.mark.rule("PV-005")
def test_one_silhouette_of_each_length_from_2_to_7() -> None:
    match = started(players=3)
    assert left(match) == [list("234567")] * 3
    assert [score["objects"] for score in match.scores.values()] == [27] * 3


@pytest.mark.rule("PV-006")
def test_a_tile_is_nine_squares_of_a_colour_or_an_x() -> None:
    for tile in shipped().tiles.values():
        assert [len(row) for row in tile.rows] == [3, 3, 3]
        assert set("".join(tile.rows)) <= set("BGYRX")
    match = started("tile 13")
    shown = match.position["squares"]
    assert "".join(shown[f"1.{i}"][0].upper() for i in range(1, 10)) == "BXGBYRYRG"
    assert len(shown) == 9


@pytest.mark.rule("PV-007")
def test_two_squares_of_every_colour_and_an_x_on_each_tile_none_alike() -> None:
    seen: set[str] = set()
    for tile in shipped().tiles.values():
        face = "/".join(tile.rows)
        assert Counter(face) == {"B": 2, "G": 2, "Y": 2, "R": 2, "X": 1, "/": 2}
        turns = {turned(face, turn) for turn in (0, 90, 180, 270)}
        assert len(turns) == 4
        assert not turns & seen
        seen |= turns


@pytest.mark.rule("PV-008")
def test_squares_of_the_whole_box() -> None:
    faces = ["".join(tile.rows) for tile in shipped().tiles.values()]
    assert Counter("".join(faces)) == {"B": 72, "G": 72, "Y": 72, "R": 72, "X": 36}
    kinds = {4: "centre", 1: "side", 3: "side", 5: "side", 7: "side"}
    places = Counter(kinds.get(face.index("X"), "corner") for face in faces)
    assert places == {"centre": 12, "side": 12, "corner": 12}


@pytest.mark.rule("PV-009")
def test_every_tile_is_somewhere_once() -> None:
    match = started("tile 3", "draw", "tile 8")
    assert "3" not in match.position["pile"]
    assert "8" not in match.position["pile"]
    assert match.position["drawn"] == "8"
    assert sum(match.position["pile"].values()) == 34
    play(match, "lay 1 n 0", "draw")
    assert len(match.moves) == 34
    assert not {"tile 3", "tile 8"} & set(match.moves)
    assert refused(match, "tile 8") == "not_in_pile"


@pytest.mark.rule("PV-010")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_follow_one_another_clockwise(players: int) -> None:
    match = started("tile 1", players=players)
    seats: list[str | None] = []
    for i in range(2, 2 + players + 1):
        seats.append(match.actor)
        play(match, "draw", f"tile {i}")
        match.play(match.moves[0])
    assert seats == [*"ABCD"[:players], "A"]


@pytest.mark.rule("PV-011")
def test_the_pile_holds_all_tiles_and_no_order() -> None:
    for players in (2, 3, 4):
        match = started(players=players)
        assert match.position["pile"] == {str(i): 1 for i in range(1, 37)}
    one = started("tile 1", "draw", "tile 2", "lay 1 e 0", "draw", "tile 3", "lay 1 w 0")
    other = started("tile 1", "draw", "tile 3", "lay 1 e 0", "draw", "tile 2", "lay 1 w 0")
    assert one.position["pile"] == other.position["pile"]
    assert bytes(one.state.pile) == bytes(other.state.pile)


@pytest.mark.rule("PV-012")
def test_chance_lays_the_first_tile() -> None:
    match = started()
    assert (match.actor, match.phase) == ("chance", "start")
    assert match.outcomes() == {f"tile {i}": 1 for i in range(1, 37)}
    match.play("tile 25")
    first = match.position["city"]["1"]
    assert (first["tile"], first["turned"], first["c"], first["r"]) == ("25", "0", 0, 0)
    assert picture(match) == ["XBG", "YBR", "RYG"]
    assert sum(match.position["pile"].values()) == 35
    assert match.phase == "turn"


@pytest.mark.rule("PV-013")
def test_everybody_uses_the_same_city() -> None:
    match = started("tile 1", "draw", "tile 14", "lay 1 e 90", colours="green blue")
    assert match.actor == "B"
    assert "4 1.2 h" in placements(match)  # on A's tile and the first
    play(match, "draw", "tile 2")
    assert "2 e 0" in lays(match)


@pytest.mark.rule("PV-014")
def test_each_seat_has_a_colour_of_its_own_and_nothing_placed() -> None:
    match = started(players=3, colours="red green blue")
    players = match.position["players"]
    assert [player["colour"] for player in players.values()] == ["red", "green", "blue"]
    assert all(player["placed"] == {} for player in players.values())
    with pytest.raises(bourgade.BadOption):
        bourgade.load("petiteville", players=3, colours="red green red")


@pytest.mark.rule("PV-015")
def test_any_colours_may_be_named_beforehand() -> None:
    variant: Variant = game().variant
    colours = variant.game.options[2]
    counts = {2: 12, 3: 24, 4: 24}
    for players, count in counts.items():
        choose, *named = colours.allowed(variant.content, {"players": players})
        assert choose == "choose"
        assert len(set(named)) == len(named) == count
        assert all(len(set(str(value).split())) == players for value in named)
    match = started(colours="yellow red")
    assert match.phase == "start"
    assert [p["colour"] for p in match.position["players"].values()] == ["yellow", "red"]
    match.play("tile 1")
    assert (match.phase, match.actor) == ("turn", "A")  # nobody is asked


@pytest.mark.rule("PV-015")
@pytest.mark.parametrize(
    "written", [["blue", "green"], ("Blue", "Green"), "blue, green", "blue,green", "BLUE green"]
)
def test_colours_are_named_as_a_list_or_a_text(written: Any) -> None:
    named = bourgade.load("petiteville", colours=written)
    assert named.options["colours"] == "blue green"
    assert "option colours: blue green" in named.start(seed=1).record()


@pytest.mark.rule("PV-015")
def test_colours_are_chosen_when_the_first_tile_lies_open() -> None:
    match = game((("players", 3), ("first_player", "B"))).start(chance="manual")
    assert match.variant.options["colours"] == "choose"
    seats = [player["colour"] for player in match.position["players"].values()]
    assert seats == [None, None, None]
    play(match, "tile 1")
    assert (match.phase, match.actor) == ("colours", "A")
    assert match.moves == ("colour blue", "colour green", "colour yellow", "colour red")
    play(match, "colour green")
    assert (match.phase, match.actor) == ("colours", "B")  # in seating order
    assert match.moves == ("colour blue", "colour yellow", "colour red")
    assert refused(match, "colour green") == "colour_taken"
    assert why(match, "colour green") == (
        "Choose another colour: seat A already plays green (PV-014)."
    )
    play(match, "Colour RED", "colour blue")
    assert [p["colour"] for p in match.position["players"].values()] == ["green", "red", "blue"]
    assert (match.phase, match.actor) == ("turn", "B")
    chosen = [event for event in match.events() if event.name == "chose_colour"]
    assert [(event.seat, event.rule) for event in chosen] == [
        ("A", "PV-015"), ("B", "PV-015"), ("C", "PV-015"),
    ]  # fmt: skip
    assert [event.text() for event in chosen][:2] == ["Seat A chose green", "Seat B chose red"]
    assert chosen[0].text("fr") == "Siège A a choisi le vert"
    assert bourgade.read(match.record()).state.tobytes() == match.state.tobytes()


@pytest.mark.rule("PV-015", "PV-016")
def test_the_chosen_colour_is_the_one_that_is_placed() -> None:
    match = game((("first_player", "A"),)).start(chance="manual")
    play(match, "tile 1", "colour yellow", "colour blue", "draw", "tile 14", "lay 1 e 90")
    assert "4 1.2 h" in placements(match)  # B plays blue
    named = started("tile 1", "draw", "tile 14", "lay 1 e 90", colours="yellow blue")
    assert placements(match) == placements(named)


@pytest.mark.rule("PV-016")
def test_squares_of_a_colour_that_nobody_plays_are_ordinary_squares() -> None:
    match = sketch("BYB YGY", "GGG GGG", "GGG GGG", colours="blue green")
    assert placements(match) == ["3 1.1 h"]
    assert refused(match, "place 3 1.2 h") == "wrong_colour"
    match.play("place 3 1.1 h")
    assert picture(match)[0] == "byb YGY"


@pytest.mark.rule("PV-017")
def test_the_first_player_is_drawn_or_named() -> None:
    match = started("tile 1", players=3, first_player="random")
    assert match.phase == "first"
    assert match.outcomes() == {"first A": 1, "first B": 1, "first C": 1}
    match.play("first C")
    assert match.actor == "C"
    assert started("tile 1", players=3, first_player="B").actor == "B"


@pytest.mark.rule("PV-018")
def test_the_first_tile_comes_before_the_first_player() -> None:
    match = started(first_player="random")
    assert refused(match, "first A") == "not_asked"
    play(match, "tile 7")
    assert refused(match, "tile 8") == "not_asked"
    play(match, "first B")
    assert [move for _, move in match.history] == ["tile 7", "first B"]
    assert (match.actor, match.phase) == ("B", "turn")
    named = started("tile 7", first_player="B")
    assert (named.actor, named.phase) == ("B", "turn")
    assert happened(named) == ["started", "begins", "turn"]


@pytest.mark.rule("PV-018")
def test_colours_come_after_the_first_tile_and_before_the_first_player() -> None:
    match = started(colours="choose", first_player="random")
    assert refused(match, "colour blue") == "waiting_for_chance"
    play(match, "tile 7")
    assert refused(match, "first A") == "chance_decides"
    assert refused(match, "draw") == "not_asked"
    assert refused(match, "place 2 1.1 h") == "not_asked"
    assert "choose your colour first" in why(match, "draw")
    play(match, "colour red", "colour blue")
    assert match.phase == "first"
    assert refused(match, "tile 8") == "not_asked"
    play(match, "first B")
    assert [move for _, move in match.history] == [
        "tile 7", "colour red", "colour blue", "first B",
    ]  # fmt: skip
    assert happened(match) == ["started", "chose_colour", "chose_colour", "begins", "turn"]
    assert refused(match, "colour green") == "not_asked"
    assert "chosen before the first turn" in why(match, "colour green")
    first_named = started("tile 7", "colour red", "colour blue", colours="choose")
    assert (first_named.actor, first_named.phase) == ("A", "turn")


def test_a_position_is_as_short_as_its_tiles() -> None:
    given = {"city": [{"tile": 1, "c": 0, "r": 0, "turned": 0}, {"tile": 14, "c": 1, "turned": 90}]}
    match = game().setup(given, chance="manual")
    assert match.state.tobytes() == town("1@0,0/0 14@1,0/90").state.tobytes()
