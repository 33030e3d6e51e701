"""Sections 5 and 6: placing a silhouette, with and without the X squares."""

from __future__ import annotations

import pytest

import bourgade
from tests.games.petiteville.town import (
    EXAMPLE,
    avenue,
    lays,
    left,
    picture,
    placements,
    play,
    refused,
    sketch,
    town,
    why,
)


@pytest.mark.rule("PV-036")
def test_only_own_silhouettes_that_are_left_in_any_order() -> None:
    match = play(avenue(A="", B=""), "place 7 1.1 h", "draw", "tile 1", "lay 1 n 0")
    assert refused(match, "place 7 4.1 h") == "already_placed"
    assert {move.split()[0] for move in placements(match)} == set("23456")
    play(match, "place 2 4.1 h")
    assert left(match) == [list("3456"), list("234567")]
    assert refused(match, "place 2 5.1 h") == "wrong_colour"  # B plays green


@pytest.mark.rule("PV-037")
@pytest.mark.parametrize(
    ("move", "taken"),
    [
        ("place 3 1.1 h", {"1.1", "1.2", "1.3"}),
        ("place 4 1.3 h", {"1.3", "2.1", "2.2", "2.3"}),
        ("place 7 1.2 h", {"1.2", "1.3", "2.1", "2.2", "2.3", "4.1", "4.2"}),
        ("place 3 1.1 v", {"1.1", "1.4", "1.7"}),
        ("place 4 1.7 v", {"1.7", "3.1", "3.4", "3.7"}),
        ("place 7 1.7 v", {"1.7", "3.1", "3.4", "3.7", "5.1", "5.4", "5.7"}),
    ],
)
def test_a_silhouette_lies_on_one_two_or_three_tiles(move: str, taken: set[str]) -> None:
    rows = ["BBB BBB BBB", "BGG GGG GGG", "BGG GGG GGG", *["BGG ... ..."] * 6]
    match = play(sketch(*rows), move)
    assert set(match.position["taken"]) == taken


@pytest.mark.rule("PV-038")
@pytest.mark.parametrize("way", ["d", "x", "hv", "diagonal", "-"])
def test_neither_diagonal_nor_bent(way: str) -> None:
    match = sketch("BGG", "GBG", "GGB")
    assert placements(match) == []
    assert refused(match, f"place 3 1.1 {way}") == "unknown_move"
    told = why(match, f"place 3 1.1 {way}")
    assert "never diagonally or bent (PV-038)" in told
    with pytest.raises(bourgade.UnknownMove) as error:
        match.play(f"place 3 1.1 {way}")
    assert "ni en angle (PV-038)" in error.value.text("fr")


@pytest.mark.rule("PV-039")
@pytest.mark.parametrize(
    ("move", "last"), [("place 4 1.2 h", "1.3"), ("place 2 1.3 h", "1.3"), ("place 5 1.4 v", "1.7")]
)
def test_nothing_may_stick_out_of_the_city(move: str, last: str) -> None:
    match = sketch("BBB", "BBB", "BBB")
    assert refused(match, move) == "off_city"
    assert f"there is no tile beyond square {last} (PV-039)" in why(match, move)
    assert set(placements(match)) == {
        *(f"{n} 1.{s} h" for n, s in ((2, 1), (2, 2), (2, 4), (2, 5), (2, 7), (2, 8))),
        *(f"{n} 1.{s} v" for n, s in ((2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (2, 6))),
        *(f"3 1.{s} h" for s in (1, 4, 7)),
        *(f"3 1.{s} v" for s in (1, 2, 3)),
    }


@pytest.mark.rule("PV-040")
def test_gaps_are_not_bridged() -> None:
    match = sketch(
        "GGB ... BGG", "GGG ... GGG", "GGG ... GGG",
        "GGG GGG GGG", "GGB GGB GGG", "GGG GGG GGG",
    )  # fmt: skip
    assert placements(match) == ["4 2.6 h", "5 1.3 v"]
    assert refused(match, "place 5 1.3 h") == "off_city"
    assert "cross a gap: there is no tile beside square 1.3 (PV-040)" in why(match, "place 5 1.3 h")


@pytest.mark.rule("PV-041")
def test_both_ends_stand_on_the_own_colour() -> None:
    match = sketch("BGB GGB", "GGG GGG", "GGG GGG")
    assert placements(match) == ["3 1.1 h", "4 1.3 h", "6 1.1 h"]
    assert refused(match, "place 2 1.1 h") == "wrong_colour"
    assert why(match, "place 2 1.1 h") == (
        "Both ends must stand on blue, but the last square, 1.2, is green (PV-041)."
    )
    assert why(match, "place 2 1.2 h") == (
        "Both ends must stand on blue, but the first square, 1.2, is green (PV-041)."
    )


@pytest.mark.rule("PV-042")
def test_between_the_ends_any_colour_will_do() -> None:
    match = sketch("BGY RBB", "GGG GGG", "GGG GGG", colours="blue green")
    assert "5 1.1 h" in placements(match)  # own, another player's and two that nobody plays
    match.play("place 6 1.1 h")
    assert picture(match)[0] == "bgy rbb"


@pytest.mark.rule("PV-043")
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_length_2_needs_two_own_squares_side_by_side(edition: str) -> None:
    match = sketch("BBX", "GXB", "GGB", edition=edition)
    assert [at for at in placements(match) if at.startswith("2")] == ["2 1.1 h", "2 1.6 v"]
    assert refused(match, "place 2 1.2 h") == "x_square"


@pytest.mark.rule("PV-044")
def test_no_square_is_used_twice() -> None:
    match = play(town(EXAMPLE), "place 4 1.2 h")
    assert picture(match) == ["Bbg rbB", "YXR GRX", "RYG YGY"]
    assert placements(town(EXAMPLE, "A 4 1.2 h")) == []  # as the example in the rules says
    play(match, "draw", "tile 9", "lay 1 n 0")
    assert refused(match, "place 2 1.1 h") == "occupied"
    reason = "Square 1.2 is already occupied: seat A placed a silhouette there"
    assert reason in why(match, "place 2 1.1 h")
    play(match, "draw", "tile 2", "lay 2 s 0")
    assert match.position["taken"] == {"1.2": 1, "1.3": 1, "2.1": 1, "2.2": 1}


@pytest.mark.rule("PV-045")
def test_silhouettes_never_cross() -> None:
    rows = ("GBG", "GYG", "GBG")
    match = sketch(*rows, colours="blue green")
    play(match, "place 3 1.2 v")
    assert refused(match, "place 3 1.4 h") == "occupied"
    assert [at for at in placements(match) if at.endswith("h")] == []
    own = sketch("BBB", "BBB", "BBB", silhouettes="A 3 1.4 h")
    assert refused(own, "place 2 1.1 v") == "occupied"
    assert placements(own) == ["2 1.1 h", "2 1.2 h", "2 1.7 h", "2 1.8 h"]


@pytest.mark.rule("PV-046")
def test_silhouettes_may_touch() -> None:
    rows = ("BBB BBB", "GGG GGG", "BGG GGG")
    match = sketch(*rows, silhouettes="A 3 1.1 h")
    assert "2 2.1 h" in placements(match)  # end to end
    play(match, "place 2 2.1 h", "place 5 1.4 h")  # B's, side by side with both
    assert picture(match) == ["bbb bbB", "ggg ggG", "BGG GGG"]


@pytest.mark.rule("PV-047")
def test_a_line_has_one_name() -> None:
    match = sketch("BGG BGG", "GGG GGG", "GGG GGG")
    assert placements(match) == ["4 1.1 h"]
    assert refused(match, "place 4 2.1 h") == "off_city"  # not the same line from its other end
    column = sketch("BGG", "GGG", "BGG")
    assert placements(column) == ["3 1.1 v"]
    assert refused(column, "place 3 1.7 v") == "off_city"


@pytest.mark.rule("PV-048")
@pytest.mark.parametrize(("row", "fits"), [("RGB R", 1), ("RGB Y", 0), ("YGB R", 0)])
def test_the_example_of_the_red_line(row: str, fits: int) -> None:
    match = sketch(f"{row}XX", "XXX XXX", "XXX XXX", colours="red blue")
    assert placements(match).count("4 1.1 h") == fits


# Versions


@pytest.mark.rule("PV-049")
def test_the_version_is_an_option_for_the_whole_table() -> None:
    assert bourgade.load("petiteville").options["edition"] == "normal"
    assert "option edition: easy" in town(EXAMPLE, edition="easy").record()
    with pytest.raises(bourgade.BadOption, match="Possible values: normal, easy"):
        bourgade.load("petiteville", edition="hard")


CROSSING = ("BXB XXB", "XGG GGG", "BGG GGG")


@pytest.mark.rule("PV-050")
def test_normal_no_square_may_be_an_x() -> None:
    match = sketch(*CROSSING, edition="normal")
    assert placements(match) == []
    assert refused(match, "place 3 1.1 h") == "x_square"
    assert why(match, "place 3 1.1 h") == (
        "Square 1.2 is marked with an X, and in the normal version no silhouette may stand "
        "on one (PV-050)."
    )
    assert refused(match, "place 2 1.1 h") == "x_square"
    assert "neither end of a silhouette" in why(match, "place 2 1.1 h")


@pytest.mark.rule("PV-051")
def test_easy_the_middle_may_cross_any_number_of_x() -> None:
    match = sketch(*CROSSING, edition="easy")
    assert placements(match) == ["3 1.1 h", "3 1.1 v", "4 1.3 h", "6 1.1 h"]
    match.play("place 6 1.1 h")  # three of them
    assert picture(match)[0] == "bxb xxb"


@pytest.mark.rule("PV-052")
@pytest.mark.parametrize("length", range(2, 8))
def test_easy_an_end_is_never_an_x(length: int) -> None:
    line = ("X" + "B" * (length - 1)).ljust(9, "G")
    back = ("B" * (length - 1) + "X").ljust(9, "G")
    green = "GGG GGG GGG"
    for row in (line, back):
        north = f"{row[:3]} {row[3:6]} {row[6:]}"
        match = sketch(north, green, green, edition="easy")
        assert f"{length} 1.1 h" not in placements(match)
        assert refused(match, f"place {length} 1.1 h") == "x_square"
        assert "(PV-052)" in why(match, f"place {length} 1.1 h")


@pytest.mark.rule("PV-053")
def test_easy_an_x_under_a_silhouette_is_used() -> None:
    match = sketch("GBG", "BXB", "GBG", edition="easy", colours="blue green")
    assert placements(match) == ["3 1.2 v", "3 1.4 h"]
    play(match, "place 3 1.4 h")
    assert match.position["taken"]["1.5"] == 1
    play(match, "draw", "tile 2", "lay 1 n 0")
    assert refused(match, "place 3 1.2 v") == "already_placed"
    assert placements(match) == []


@pytest.mark.rule("PV-054")
def test_the_versions_lay_tiles_alike() -> None:
    normal, easy = (town(EXAMPLE, phase="lay", drawn="2", edition=v) for v in ("normal", "easy"))
    assert lays(normal) == lays(easy)
    assert set(placements(town(EXAMPLE, edition="normal"))) <= set(
        placements(town(EXAMPLE, edition="easy"))
    )
