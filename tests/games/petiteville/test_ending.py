"""Sections 7 to 9: the last silhouette, the last tile, and who has won."""

from __future__ import annotations

import random

import pytest

from tests.games.petiteville.town import (
    avenue,
    game,
    happened,
    left,
    placements,
    play,
    refused,
    result,
    spot,
)


@pytest.mark.rule("PV-055")
def test_the_sixth_silhouette_wins_at_once_and_alone() -> None:
    match = avenue(A="23456", B="234", C="")
    play(match, f"place 7 {spot(20, 0)} h")
    assert match.over
    assert result(match) == (["A"], "placed_all", [(0, 0), (18, 3), (27, 6)])
    assert happened(match) == ["placed", "placed_all"]
    assert match.moves == ()


@pytest.mark.rule("PV-056")
def test_turns_are_not_evened_out() -> None:
    """A began and wins; B, who could place the sixth as well, does not act any more."""
    match = avenue(A="34567", B="34567", first_player="A")
    play(match, f"place 2 {spot(25, 0)} h")
    assert result(match) == (["A"], "placed_all", [(0, 0), (2, 1)])
    assert refused(match, f"place 2 {spot(25, 1)} h") == "game_over"


@pytest.mark.rule("PV-057")
def test_the_last_tile_begins_the_final_round() -> None:
    match = avenue(35, A="", B="", active="B")
    assert match.position["pile"] == {"1": 1}
    play(match, "draw", "tile 1", "lay 35 e 0")
    assert (match.phase, match.actor, match.position["layer"]) == ("final", "A", "B")
    assert "draw" not in match.moves
    assert refused(match, "draw") == "pile_empty"
    assert "last_tile" in happened(match)
    play(match, "decline")
    assert (match.phase, match.actor) == ("final", "B")


@pytest.mark.rule("PV-058")
@pytest.mark.parametrize(("layer", "order"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC")])
def test_the_final_round_goes_from_the_left_of_the_layer_to_the_layer(
    layer: str, order: str
) -> None:
    match = avenue(35, A="", B="", C="", active=layer)
    play(match, "draw", "tile 1", "lay 35 e 0")
    seats = ""
    while not match.over:
        seats += match.actor or ""
        match.play("decline")
    assert seats == order


@pytest.mark.rule("PV-059")
def test_a_final_turn_places_exactly_one() -> None:
    match = avenue(36, A="2345", B="", phase="final", active="B", layer="A")
    play(match, "place 7 1.4 h")
    assert (match.actor, left(match)) == ("A", [["6", "7"], list("23456")])
    assert refused(match, "place 3 1.4 h") == "already_placed"
    assert f"7 {spot(14, 0)} h" in placements(match)
    assert refused(match, f"place 6 {spot(10, 0)} h") == "occupied"
    play(match, f"place 6 {spot(14, 0)} h")
    assert match.over
    assert result(match) == (["A"], "fewest_left", [(7, 1), (20, 5)])


@pytest.mark.rule("PV-060")
def test_declining_is_allowed_on_a_final_turn_only() -> None:
    match = avenue(36, A="23456", B="2", phase="final", active="A", layer="B")
    assert match.moves[0] == "decline"
    assert f"place 7 {spot(20, 0)} h" in match.moves  # it would win
    play(match, "decline")
    assert (match.over, match.actor) == (False, "B")
    assert refused(avenue(A="", B=""), "decline") == "not_final_round"


@pytest.mark.rule("PV-061")
def test_whoever_cannot_place_declines_and_that_is_recorded() -> None:
    """Red has no square at all on the avenue."""
    match = avenue(36, A="", B="", phase="final", active="B", layer="A", colours="red blue")
    assert len(match.moves) > 1
    play(match, "decline")
    assert match.moves == ("decline",)
    play(match, "decline")
    assert match.over
    assert [move for _, move in match.history] == ["decline", "decline"]


@pytest.mark.rule("PV-062")
def test_a_sixth_silhouette_on_a_final_turn_wins_before_the_others_act() -> None:
    match = avenue(36, A="23456", B="34567", phase="final", active="A", layer="B")
    play(match, f"place 7 {spot(20, 0)} h")
    assert match.over
    assert result(match) == (["A"], "placed_all", [(0, 0), (2, 1)])
    last = avenue(36, A="23456", B="34567", phase="final", active="B", layer="B")
    play(last, f"place 2 {spot(25, 1)} h")  # the layer, last of all
    assert result(last) == (["B"], "placed_all", [(7, 1), (0, 0)])


@pytest.mark.rule("PV-063")
def test_an_empty_final_round_ends_the_game_all_the_same() -> None:
    match = avenue(36, A="2", B="3", C="", phase="final", active="A", layer="C")
    play(match, "decline", "decline")
    assert not match.over
    play(match, "decline")
    assert match.over
    assert result(match) == (["B"], "fewest_left", [(25, 5), (24, 5), (27, 6)])
    assert happened(match)[-5:] == ["declined", "counted", "counted", "counted", "won"]


@pytest.mark.rule("PV-064")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_is_longer_than_it_can_be(players: int) -> None:
    """Whoever can places, but never the sixth before the final round: the longest games."""
    numbers = random.Random(players)
    match = game((("players", players), ("edition", "easy"))).start(seed=players)
    while not match.over:
        unplaced = [len(lengths) for lengths in left(match)]
        places = [move for move in match.moves if move.startswith("place")]
        if places and match.phase == "turn" and unplaced[match.state.actor] > 1:
            match.play(numbers.choice(places))
        elif match.phase == "lay":
            match.play(numbers.choice(match.moves))
        else:
            match.play(match.moves[0])  # draw, or decline
    decisions = [move for actor, move in match.history if actor != "chance"]
    chosen = [move for move in decisions if move.startswith("colour")]
    decisions = decisions[len(chosen) :]
    assert len(chosen) == players
    assert match.position["turn"] <= 35 + 6 * players
    assert len(decisions) <= 70 + 6 * players
    assert len(match.history) - len(chosen) - len(decisions) == 37
    assert match.position["turn"] >= 35 + players * 5
    assert match.variant.game.longest == 4 + 70 + 6 * 4 + 37


@pytest.mark.rule("PV-065")
def test_the_fewest_objects_left_win() -> None:
    match = avenue(36, A="267", B="3457", phase="final", active="A", layer="B")
    play(match, "decline", "decline")
    # A has 3 + 4 + 5, B has 2 + 6: more silhouettes are no merit.
    assert result(match) == (["B"], "fewest_left", [(12, 3), (8, 2)])


@pytest.mark.rule("PV-066")
def test_among_equal_objects_the_fewest_silhouettes_win() -> None:
    match = avenue(36, A="23456", B="2567", phase="final", active="A", layer="B")
    play(match, "decline", "decline")
    assert result(match) == (["A"], "fewest_left", [(7, 1), (7, 2)])


@pytest.mark.rule("PV-066")
def test_a_tie_that_silhouettes_break_is_told_as_one() -> None:
    match = avenue(36, A="23456", B="2567", phase="final", active="A", layer="B")
    *_, told = play(match, "decline", "decline").events()
    assert (told.name, told.seat, told.rule) == ("won_tie_break", "A", "PV-066")
    assert told.text() == "Seat A won the tie-break: also 7 objects left, but on only 1 silhouette"
    assert told.text("fr") == (
        "Siège A l’a emporté au départage\xa0: également 7 objets restants, "
        "mais sur 1 seule silhouette"
    )


@pytest.mark.rule("PV-065", "PV-066")
def test_a_win_without_a_tie_is_not_told_as_one() -> None:
    """B and C are level behind A, which breaks no tie."""
    match = avenue(36, A="23457", B="2567", C="3467", phase="final", active="A", layer="C")
    *_, told = play(match, "decline", "decline", "decline").events()
    assert (told.name, told.seat, told.rule) == ("won", "A", "PV-065")


@pytest.mark.rule("PV-067")
def test_whoever_is_still_tied_shares_the_victory() -> None:
    match = avenue(36, A="3467", B="2567", C="2", phase="final", active="A", layer="C")
    play(match, "decline", "decline", "decline")
    assert result(match) == (["A", "B"], "fewest_left", [(7, 2), (7, 2), (25, 5)])
    assert happened(match)[-2:] == ["shares_victory", "shares_victory"]
    assert match.events()[-1].rule == "PV-067"
    everybody = avenue(36, A="", B="", C="", phase="final", active="A", layer="C")
    play(everybody, "decline", "decline", "decline")
    assert result(everybody)[0] == ["A", "B", "C"]


@pytest.mark.rule("PV-068")
def test_the_result_names_winners_ending_and_what_is_left() -> None:
    match = avenue(36, A="23456", B="2", phase="final", active="A", layer="B")
    play(match, "decline", "decline")
    assert match.scores == {
        "A": {"objects": 7, "silhouettes": 1},
        "B": {"objects": 25, "silhouettes": 5},
    }
    assert match.position["ending"] == match.ending == "fewest_left"
    won = play(avenue(A="23456", B=""), f"place 7 {spot(20, 0)} h")
    assert won.scores["A"] == {"objects": 0, "silhouettes": 0}
    assert won.position["ending"] == "placed_all"
    assert avenue(A="", B="").position["ending"] == "none"
    assert "result: A wins" in won.record()
    assert won.ending_text("en") == "One player placed all their silhouettes."
    assert (
        match.ending_text("fr")
        == "La dernière tuile est posée et le dernier tour de placement est terminé."
    )
