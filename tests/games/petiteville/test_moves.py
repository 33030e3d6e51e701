"""Sections 10 to 13: what is seen, how moves are written and refused, the options."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade.compile.engine import engine
from tests.games.petiteville.town import (
    EXAMPLE,
    NAMED,
    avenue,
    box,
    game,
    lays,
    picture,
    play,
    refused,
    started,
    town,
    why,
)

BENT = "1@0,0/0 2@1,0/0 3@1,1/0"


@pytest.mark.rule("PV-069")
def test_everybody_sees_everything() -> None:
    match = play(town(EXAMPLE, "A 4 1.2 h"), "draw", "tile 5")
    for seat in ("A", "B", None):
        assert match.view(seat) == match.position
        assert match.seen_by(seat).tobytes() == match.state.tobytes()


@pytest.mark.rule("PV-070")
def test_nothing_tells_which_tile_comes_next() -> None:
    """Two matches whose draws will differ are the same until the draw."""
    one, other = (started("tile 1") for _ in range(2))
    one.roll_automatically(seed=1)
    other.roll_automatically(seed=2)
    assert one.state.tobytes() == other.state.tobytes()
    assert (one.position, one.moves, one.record()) == (other.position, other.moves, other.record())
    play(one, "draw")
    play(other, "draw")
    assert one.position["drawn"] != other.position["drawn"]


@pytest.mark.rule("PV-071")
def test_cells_grow_to_the_east_and_to_the_south() -> None:
    match = started("tile 1")
    for tile, side in zip((2, 3, 4, 5), "nesw", strict=True):
        play(match, "draw", f"tile {tile}", f"lay 1 {side} 0")
    city = match.position["city"]
    places = [(city[str(k)]["c"], city[str(k)]["r"]) for k in range(1, 6)]
    assert places == [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)]
    # A silhouette at the first square of tile 3 lies right of the north row of tile 1.
    assert [row.split() for row in picture(match)][3] == ["GGY", "BBG", "BBR"]


@pytest.mark.rule("PV-072")
def test_laid_tiles_and_their_squares_are_numbered() -> None:
    match = play(started("tile 9", "draw", "tile 4"), "lay 1 w 180")
    assert [match.position["city"][k]["tile"] for k in ("1", "2")] == ["9", "4"]
    shown = match.position["squares"]
    letters = "".join(shown[f"2.{i}"][0].upper() for i in range(1, 10))
    assert letters == "BRYYXRBGG"  # as it lies, from its north-west square
    assert refused(match, "place 2 3.1 h") == "no_such_tile"
    assert "only 2 tiles have been laid (PV-072)" in why(match, "place 2 3.1 h")


@pytest.mark.rule("PV-073")
def test_the_moves_of_each_phase() -> None:
    colours = started("tile 1", colours="choose")
    assert {move.split()[0] for move in colours.moves} == {"colour"}
    turn = town(EXAMPLE)
    assert {move.split()[0] for move in turn.moves} == {"draw", "place"}
    lay = play(turn, "draw", "tile 2")
    assert {move.split()[0] for move in lay.moves} == {"lay"}
    final = avenue(36, A="", B="", phase="final")
    assert {move.split()[0] for move in final.moves} == {"decline", "place"}
    over = play(final, "decline", "decline")
    assert (over.phase, over.moves) == ("over", ())
    out, _ = over.variant.buffers()
    assert engine(over.variant, "python").legal(over.state, over.variant.book, out) == 0


@pytest.mark.rule("PV-074")
def test_a_cell_has_one_name() -> None:
    match = town(BENT, phase="lay", drawn="4")
    assert "1 s 90" in lays(match)
    assert refused(match, "lay 3 w 90") == "not_canonical"
    assert why(match, "lay 3 w 90") == (
        "A cell is named after the lowest-numbered tile beside it: write “lay 1 s 90” (PV-074)."
    )
    match.play("lay 1 s 90")
    assert match.position["city"]["4"]["beside"] == {"n": "1", "e": "3"}


@pytest.mark.rule("PV-074")
@pytest.mark.parametrize(
    ("face", "turns"),
    [("BGB/GXG/BGB", "0"), ("BGG/GXG/GGB", "0 90"), ("BGG/GXG/GGY", "0 90 180 270")],
)
def test_of_turns_that_look_the_same_only_the_smallest_counts(face: str, turns: str) -> None:
    match = game(NAMED, box((face, "XXX/XXX/XXX"))).start(chance="manual")
    play(match, "tile 2", "draw", "tile 1")
    assert {move.split()[2] for move in lays(match)} == set(turns.split())
    assert len(lays(match)) == 4 * len(turns.split())
    if "180" not in turns:
        assert refused(match, "lay 1 n 180") == "not_canonical"
        assert "write “lay 1 n 0”" in why(match, "lay 1 n 180")
    play(match, "lay 1 n 0", "draw", "tile 2")
    assert {move.split()[2] for move in lays(match)} == {"0"}  # all X


@pytest.mark.rule("PV-075")
def test_while_chance_is_awaited_no_seat_can_move() -> None:
    match = play(town(EXAMPLE), "draw")
    assert match.actor == "chance"
    assert all(move.startswith("tile ") for move in match.moves)
    for seat in "AB":
        assert refused(match, "draw", seat=seat) == "not_your_turn"
    assert refused(match, "draw") == "waiting_for_chance"
    assert refused(town(EXAMPLE), "tile 3") == "chance_decides"


@pytest.mark.rule("PV-077")
def test_a_record_replays_to_the_same_position() -> None:
    match = started("tile 1", "draw", "tile 14", "lay 1 e 90", "draw", "tile 2", "lay 1 n 0")
    play(match, "place 4 1.2 h")
    text = match.record()
    assert text.splitlines()[4:9] == [
        "option edition: normal", "option players: 2", "option colours: blue green",
        "option first_player: A", "result: unfinished",
    ]  # fmt: skip
    assert text.split("\n\n")[1].splitlines() == [
        "* tile 1", "A draw", "* tile 14", "A lay 1 e 90", "B draw", "* tile 2", "B lay 1 n 0",
        "A place 4 1.2 h",
    ]  # fmt: skip
    assert bourgade.read(text).state.tobytes() == match.state.tobytes()
    again = game(NAMED).setup(match.position, chance="manual")
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.rule("PV-078")
def test_a_refused_move_changes_nothing_and_costs_no_turn() -> None:
    match = town(EXAMPLE)
    for move in ("place 3 1.1 h", "lay 1 n 0", "decline", "hop", "", "place 4 1.2", "draw draw"):
        refused(match, move)
    assert (match.actor, match.phase, match.history) == ("A", "turn", ())
    play(match, "place 4 1.2 h")


@pytest.mark.rule("PV-079")
@pytest.mark.parametrize(
    ("reason", "match", "move"),
    [
        ("unknown_move", lambda: town(EXAMPLE), "jump 4"),
        ("unknown_move", lambda: town(EXAMPLE), "place 8 1.1 h"),
        ("unknown_move", lambda: town(EXAMPLE), "place 4 37.1 h"),
        ("game_over", lambda: play(avenue(A="23456", B=""), "place 7 8.1 h"), "draw"),
        ("must_lay", lambda: town(EXAMPLE, phase="lay", drawn="2"), "draw"),
        ("no_tile_drawn", lambda: town(EXAMPLE), "lay 1 n 0"),
        ("pile_empty", lambda: avenue(36, A="", B="", phase="final"), "draw"),
        ("not_final_round", lambda: town(EXAMPLE), "decline"),
        ("no_such_tile", lambda: town(EXAMPLE, phase="lay", drawn="2"), "lay 3 n 0"),
        ("no_such_tile", lambda: town(EXAMPLE), "place 2 3.1 h"),
        ("cell_taken", lambda: town(EXAMPLE, phase="lay", drawn="2"), "lay 2 w 0"),
        ("not_canonical", lambda: town(BENT, phase="lay", drawn="4"), "lay 3 w 0"),
        ("already_placed", lambda: town(EXAMPLE, "A 4 1.2 h"), "place 4 1.2 h"),
        ("off_city", lambda: town(EXAMPLE), "place 7 1.1 h"),
        ("wrong_colour", lambda: town(EXAMPLE), "place 2 1.7 h"),
        ("x_square", lambda: town(EXAMPLE), "place 3 1.4 h"),
        ("occupied", lambda: town(EXAMPLE, "A 4 1.2 h"), "place 5 1.1 h"),
        ("colour_taken", lambda: started("tile 1", "colour red", colours="choose"), "colour red"),
        ("chance_decides", lambda: town(EXAMPLE), "tile 3"),
        ("chance_decides", lambda: started("tile 1", colours="choose"), "first A"),
        ("waiting_for_chance", started, "draw"),
        ("waiting_for_chance", lambda: started(colours="choose"), "colour red"),
        ("not_asked", started, "first A"),
        ("not_asked", lambda: town(EXAMPLE), "colour red"),
        ("not_asked", lambda: started("tile 1", colours="choose"), "draw"),
        ("not_in_pile", lambda: started("tile 1", "draw"), "tile 1"),
    ],
)  # fmt: skip
def test_every_refusal_has_its_reason(reason: str, match: Any, move: str) -> None:
    assert refused(match(), move) == reason


@pytest.mark.rule("PV-079")
@pytest.mark.parametrize("seat", ["A", "B", None])
@pytest.mark.parametrize("move", ["draw", "place 2 1.1 h", "colour red", "decline", "tile 1"])
def test_after_the_end_every_move_is_refused_as_such(seat: str | None, move: str) -> None:
    over = play(avenue(A="23456", B=""), "place 7 8.1 h")
    assert refused(over, move, seat) == "game_over"


@pytest.mark.rule("PV-079")
def test_before_the_end_another_seat_is_told_that_it_is_not_its_turn() -> None:
    assert refused(town(EXAMPLE), "draw", seat="B") == "not_your_turn"
    choosing = started("tile 1", colours="choose")
    assert refused(choosing, "colour red", seat="B") == "not_your_turn"


@pytest.mark.rule("PV-073")
def test_words_are_taken_in_any_case() -> None:
    match = started("TILE 1", "Colour Yellow", "COLOUR BLUE", "Draw", colours="choose")
    play(match, "Tile 14", "Lay 1 E 90", "PLACE 4 1.2 H")
    assert [move for _, move in match.history][1:3] == ["colour yellow", "colour blue"]
    assert match.history[-1][1] == "place 4 1.2 h"


def test_words_that_cannot_stand_where_they_do_are_named() -> None:
    match = town(EXAMPLE)
    told = {
        "place 9 1.1 h": "no silhouette of length 9",
        "place 4 1.0 h": "“1.0” is not a square",
        "lay 36 n 0": "“36” is not a tile you can lay beside",
        "colour pink": "blue, green, yellow and red",
        "lay 1 north 0": "n, e, s or w",
        "tile 40": "numbered 1 to 36",
        "plaice 4 1.2 h": "Closest moves: place 4 1.2 h",
    }
    for move, sentence in told.items():
        assert sentence in why(match, move)


@pytest.mark.rule("PV-080")
def test_options_are_fixed_and_told() -> None:
    match = started(edition="easy", players=3, colours="yellow red blue", first_player="C")
    assert match.variant.options == {
        "edition": "easy", "players": 3, "colours": "yellow red blue", "first_player": "C",
    }  # fmt: skip
    for name, value in match.variant.options.items():
        assert f"option {name}: {value}" in match.record()
    usual = bourgade.load("petiteville").options
    assert usual == {
        "edition": "normal", "players": 2, "colours": "choose", "first_player": "random",
    }  # fmt: skip
    wrongs: list[dict[str, Any]] = [
        {"edition": "harder"},
        {"colours": "blue blue"},
        {"first_player": "C"},
        {"cat": 1},
    ]
    for wrong in wrongs:
        with pytest.raises(bourgade.BadOption):
            bourgade.load("petiteville", **wrong)
