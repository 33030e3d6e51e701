"""Sections 3 and 4: turns, and laying a tile."""

from __future__ import annotations

import random

import pytest

import bourgade
from tests.games.petiteville.town import (
    EXAMPLE,
    LAST,
    NAMED,
    avenue,
    box,
    game,
    happened,
    lays,
    left,
    picture,
    placements,
    play,
    refused,
    sketch,
    spot,
    started,
    town,
    why,
)


@pytest.mark.rule("PV-019")
def test_one_turn_each_and_nobody_is_left_out() -> None:
    """C has nothing that could be placed, and has a turn all the same."""
    match = avenue(A="", B="", C="234567"[:5], active="B")
    play(match, "place 2 1.4 h")
    assert (match.actor, match.position["turn"]) == ("C", 2)
    play(match, "draw", "tile 1", "lay 1 n 0")
    assert (match.actor, match.position["turn"]) == ("A", 3)
    assert [event.seat for event in match.events() if event.name == "turn"] == ["C", "A"]


@pytest.mark.rule("PV-020", "PV-021")
def test_a_turn_is_to_draw_or_to_place() -> None:
    match = town(EXAMPLE)
    assert match.moves == ("draw", *(f"place {at}" for at in placements(match)))
    assert refused(match, "decline") == "not_final_round"
    assert refused(match, "lay 1 n 0") == "no_tile_drawn"
    bare = sketch("GGG", "GXG", "GGG")
    assert bare.moves == ("draw",)
    assert refused(bare, "decline") == "not_final_round"


@pytest.mark.rule("PV-022")
def test_drawing_is_allowed_even_beside_a_winning_placement() -> None:
    match = avenue(A="23456", B="")
    assert f"place 7 {spot(20, 0)} h" in match.moves
    assert match.moves[0] == "draw"
    match.play("draw")
    assert match.phase == "draw"


@pytest.mark.rule("PV-023")
def test_nobody_is_ever_stuck() -> None:
    for seed in range(2):
        numbers = random.Random(seed)
        match = game((("players", 2),)).start(seed=seed)
        while not match.over:
            moves = match.moves
            if match.phase == "turn":
                assert moves[0] == "draw"
                assert match.position["pile"]
            if match.phase == "lay":
                cells = {tuple(move.split()[1:3]) for move in moves}
                assert len(cells) >= 4
            match.play("draw" if moves[0] == "draw" else numbers.choice(moves))


@pytest.mark.rule("PV-024")
def test_either_action_ends_the_turn() -> None:
    match = town(EXAMPLE, colours="blue green")
    play(match, "draw", "tile 2", "lay 1 n 0")
    assert (match.actor, match.phase) == ("B", "turn")
    assert refused(match, "place 2 1.1 h", seat="A") == "not_your_turn"
    play(match, "draw", "tile 3", "lay 1 w 0", "place 2 1.1 h")
    assert (match.actor, match.phase) == ("B", "turn")
    assert left(match) == [list("34567"), list("234567")]


@pytest.mark.rule("PV-025")
def test_every_tile_of_the_pile_is_equally_likely() -> None:
    match = play(town(EXAMPLE), "draw")
    assert match.actor == "chance"
    others = [i for i in range(1, 37) if i not in (1, 14)]
    assert match.outcomes() == {f"tile {i}": 1 for i in others}
    tiles = " ".join(LAST.split()[:35])
    last = play(town(tiles), "draw")
    assert last.outcomes() == {"tile 36": 1}
    play(last, "tile 36")
    assert [move for _, move in last.history] == ["draw", "tile 36"]


@pytest.mark.rule("PV-025")
def test_tiles_that_look_alike_are_copies_of_the_first() -> None:
    faces = ("BBG/YXR/RYG", "RYB/YXB/GRG", "GGG/GXG/GGG")  # the second is the first, turned
    match = game(NAMED, box(faces)).start(chance="manual")
    assert match.outcomes() == {"tile 1": 2, "tile 3": 1, "tile 4": 33}
    assert refused(match, "tile 2") == "not_canonical"
    assert "write “tile 1”" in why(match, "tile 2")
    play(match, "tile 1", "draw")
    assert match.outcomes() == {"tile 1": 1, "tile 3": 1, "tile 4": 33}
    play(match, "tile 1")
    assert match.position["drawn"] == "1"
    assert len(lays(match)) == 16


@pytest.mark.rule("PV-026")
def test_everybody_sees_the_drawn_tile_before_it_is_laid() -> None:
    match = play(town(EXAMPLE), "draw", "tile 9")
    assert match.phase == "lay"
    for seat in ("A", "B", None):
        assert match.view(seat)["drawn"] == "9"
    assert match.events()[-1].name == "drew"


@pytest.mark.rule("PV-027")
def test_the_drawn_tile_must_be_laid_at_once() -> None:
    match = play(town(EXAMPLE), "draw", "tile 9")
    assert match.actor == "A"
    assert all(move.startswith("lay ") for move in match.moves)
    for move in ("draw", "decline", "place 2 1.1 h"):
        assert refused(match, move) == "must_lay"
    play(match, "lay 2 n 180")
    assert match.position["drawn"] is None


@pytest.mark.rule("PV-028")
def test_one_tile_a_cell_on_one_grid() -> None:
    match = play(town(EXAMPLE), "draw", "tile 9")
    assert refused(match, "lay 1 e 0") == "cell_taken"
    assert "already taken by tile 2 (PV-029)" in why(match, "lay 1 e 0")
    assert refused(match, "lay 1 ne 0") == "unknown_move"
    assert "never corner to corner or shifted (PV-028, PV-030)" in why(match, "lay 1 ne 0")
    assert "never set at an angle or mirrored (PV-032)" in why(match, "lay 1 n 45")


def cells(match: bourgade.Match) -> set[tuple[int, int]]:
    """The cells of the legal moves, by column and row."""
    steps = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
    city = match.position["city"]
    found: set[tuple[int, int]] = set()
    for move in lays(match):
        k, side, _ = move.split()
        dc, dr = steps[side]
        found.add((city[k]["c"] + dc, city[k]["r"] + dr))
    return found


@pytest.mark.rule("PV-029", "PV-030")
def test_a_tile_goes_beside_the_city_and_not_only_at_its_corner() -> None:
    match = play(started("tile 1"), "draw", "tile 2")
    assert cells(match) == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    bent = play(town("1@0,0/0 2@1,0/0 3@1,1/0"), "draw", "tile 4")
    assert cells(bent) == {(0, -1), (1, -1), (2, 0), (2, 1), (1, 2), (0, 1), (-1, 0)}
    assert (2, -1) not in cells(bent)


RING = "1@0,0/0 2@1,0/0 3@2,0/0 4@2,1/0 5@2,2/0 6@1,2/0 7@0,2/0 8@0,1/0"


@pytest.mark.rule("PV-031")
def test_a_cell_may_touch_any_number_of_tiles_of_any_colour() -> None:
    three = town(RING.rsplit(" ", 1)[0], phase="lay", drawn="9")
    play(three, "lay 1 s 270")
    assert three.position["city"]["8"]["beside"] == {"n": "1", "s": "7"}
    four = town(RING, phase="lay", drawn="9")
    play(four, "lay 2 s 0")
    assert four.position["city"]["9"]["beside"] == {"n": "2", "e": "4", "s": "6", "w": "8"}
    assert all("9" in four.position["city"][k]["beside"].values() for k in "2468")


@pytest.mark.rule("PV-032")
def test_a_tile_may_be_turned_but_not_mirrored() -> None:
    match = play(started("tile 1"), "draw", "tile 13")
    assert len(lays(match)) == 16
    faces: list[tuple[str, ...]] = []
    for turn in (0, 90, 180, 270):
        laid = play(match.copy(), f"lay 1 e {turn}")
        faces.append(tuple(row.split()[1] for row in picture(laid)))
    assert faces == [
        ("BXG", "BYR", "YRG"), ("YBB", "RYX", "GRG"), ("GRY", "RYB", "GXB"), ("GRG", "XYR", "BBY"),
    ]  # fmt: skip
    assert ("GXB", "RYB", "GRY") not in faces  # the mirror image


@pytest.mark.rule("PV-033")
@pytest.mark.parametrize(
    ("turn", "face"),
    [(0, "BBG/YXR/RYG"), (90, "RYB/YXB/GRG"), (180, "GYR/RXY/GBB"), (270, "GRG/BXY/BYR")],
)
def test_tile_1_in_its_turns(turn: int, face: str) -> None:
    match = play(started("tile 2", "draw", "tile 1"), f"lay 1 w {turn}")
    assert [row.split()[0] for row in picture(match)] == face.split("/")


@pytest.mark.rule("PV-034")
def test_holes_stay_open_and_the_plane_has_no_end() -> None:
    ring = town(RING, phase="lay", drawn="9")
    assert (1, 1) in cells(ring)
    wide = "1@0,0/0 2@1,0/0 3@1,-1/0 4@2,-1/0 5@3,-1/0 6@3,0/0 7@3,1/0 8@2,1/0 9@1,1/0"
    assert (2, 0) in cells(town(wide, phase="lay", drawn="10"))
    west = " ".join(f"{i}@{1 - i},0/0" for i in range(1, 36))
    match = play(town(west, phase="lay", drawn="36"), "lay 35 w 90")
    last = match.position["city"]["36"]
    assert (last["c"], last["r"]) == (-35, 0)
    south = " ".join(f"{i}@0,{i - 1}/0" for i in range(1, 36))
    match = play(town(south, phase="lay", drawn="36"), "lay 35 s 90")
    assert (match.position["city"]["36"]["r"], match.phase) == (35, "final")


@pytest.mark.rule("PV-035")
def test_silhouettes_do_not_hinder_tiles_and_tiles_stay() -> None:
    bare = town(EXAMPLE, phase="lay", drawn="2")
    built = town(EXAMPLE, "A 4 1.2 h", phase="lay", drawn="2")
    assert lays(bare) == lays(built)
    before = picture(built)
    play(built, "lay 2 e 0")
    assert [row.rsplit(" ", 1)[0] for row in picture(built)] == before
    assert happened(built) == ["laid", "turn"]
