"""The goal, the round, the turn and the actions: sections 3 to 5 of RULES.md."""

from __future__ import annotations

import pytest

import bourgade
from bourgade.kernel import registry
from tests.games.mintworks.street import (
    SUPPLY,
    happened,
    hood,
    mints,
    pass_all,
    placed,
    places,
    play,
    refused,
    stars,
    street,
    supply,
)

# Goal


@pytest.mark.rule("MW-019")
def test_seven_stars_end_the_game_only_in_upkeep() -> None:
    match = street(A="2 | statue | gardens landfill obelisk", B="3")
    assert stars(match) == [8, 0]
    play(match, "place builder", "build statue", "place producer")
    assert not match.over
    pass_all(match)
    assert match.over


@pytest.mark.rule("MW-019")
def test_stars_that_fell_again_before_upkeep_trigger_nothing() -> None:
    match = street(
        advanced="recycler crowdfunder", A="3 | | gardens factory windmill", B="3", supply=[]
    )
    assert stars(match) == [7, 0]
    play(match, "place recycler", "recycle windmill")
    pass_all(match, "statue", "mine", "truck")
    assert not match.over
    assert match.position["rounds"] == 2


@pytest.mark.rule("MW-020")
def test_the_most_stars_win_whoever_brought_about_the_end() -> None:
    match = street(A="0 | | gardens factory windmill", B="0 | | landfill vault lotto plant")
    assert stars(match) == [7, 7]
    match = street(A="0 | | gardens factory windmill", B="0 | statue | landfill vault lotto plant")
    assert stars(match) == [7, 9]
    assert pass_all(match).winners == ("B",)


@pytest.mark.rule("MW-020")
def test_the_most_stars_win_when_the_deck_ends_the_game() -> None:
    match = street(A="0 | | windmill", B="0 | | statue", deck=[], **EMPTY)
    assert pass_all(match).winners == ("B",)


REST = [
    "gardens", "bridge", "museum", "gallery", "co_op", "mine", "workshop", "factory", "plant",
    "stripmine", "corporate_hq", "truck", "crane", "landfill", "obelisk", "vault", "assembler",
    "wholesaler", "lotto",
]  # fmt: skip
DEEDS = ("wholesaler", "lotto")
EMPTY = {"C": f"0 | {', '.join(REST)}"}
"""A third seat that holds all plans but two, so that the deck is empty."""


# Rounds and turns


@pytest.mark.rule("MW-021")
def test_development_and_upkeep_take_turns() -> None:
    match = street(A="3", B="3", supply=SUPPLY)
    pass_all(match)
    assert (match.phase, match.position["rounds"]) == ("place", 2)
    pass_all(match)
    assert (match.phase, match.position["rounds"]) == ("place", 3)
    assert [name for name in happened(match) if name in ("upkeep", "development")] == [
        "upkeep", "development", "upkeep", "development",
    ]  # fmt: skip


@pytest.mark.rule("MW-022")
def test_the_token_holder_opens_and_turns_go_round_clockwise() -> None:
    match = street(A="3", B="3", C="3", active="B", token="B", supply=SUPPLY)
    seats = []
    for move in ("pass", "place producer", "pass", "pass", "pass"):
        seats.append(match.actor)
        match.play(move)
    assert [*seats, match.actor] == ["B", "C", "A", "B", "C", "B"]
    assert match.position["rounds"] == 2


@pytest.mark.rule("MW-023")
def test_a_turn_is_exactly_one_action() -> None:
    match = street(A="9", B="9", supply=SUPPLY)
    assert set(match.moves) == {
        "pass", "place producer", "place supplier", "place leadership_council",
    }  # fmt: skip
    play(match, "place producer")
    assert match.actor == "B"
    play(match, "pass")
    assert match.actor == "A"
    assert refused(match, "buy windmill") == "bad_choice"


@pytest.mark.rule("MW-024")
@pytest.mark.parametrize("start", ["A", "B", "C"])
def test_development_ends_after_a_pass_of_everybody_in_a_row(start: str) -> None:
    match = street(A="3", B="3", C="3", active=start, supply=SUPPLY)
    play(match, "place producer", "pass", "pass")
    assert match.position["rounds"] == 1
    play(match, "pass")
    assert match.position["rounds"] == 2


@pytest.mark.rule("MW-025")
def test_a_placement_starts_the_run_of_passes_again() -> None:
    match = street(A="3", B="3", supply=SUPPLY)
    play(match, "pass", "place producer", "pass")
    assert (match.position["rounds"], match.position["passed"]) == (1, ["A"])
    play(match, "place leadership_council", "pass")
    assert match.position["passed"] == ["A"]
    play(match, "pass")
    assert match.position["rounds"] == 2


@pytest.mark.rule("MW-026")
def test_taking_the_token_does_not_change_whose_turn_comes_next() -> None:
    match = street(A="3", B="3", C="3", supply=SUPPLY)
    play(match, "pass", "place leadership_council")
    assert (match.position["token"], match.actor) == ("B", "C")
    play(match, "pass")
    assert match.actor == "A"


@pytest.mark.rule("MW-027")
def test_the_token_stays_where_it_is_from_round_to_round() -> None:
    match = street(A="3", B="3", C="3", active="C", token="C", supply=SUPPLY)
    for _ in range(3):
        pass_all(match)
        assert (match.position["token"], match.actor) == ("C", "C")


@pytest.mark.rule("MW-028")
def test_rounds_without_purchases_go_on_and_an_unfinished_game_has_no_winner() -> None:
    match = street(A="3", B="3", supply=SUPPLY)
    for _ in range(40):
        pass_all(match)
    assert (match.position["rounds"], match.over, match.winners) == (41, False, ())
    assert "result: unfinished" in match.record()


# Placing


@pytest.mark.rule("MW-029")
def test_a_placement_names_pays_and_resolves_in_this_order() -> None:
    match = street(A="3 | lotto", B="3", supply=SUPPLY)
    play(match, "place builder", "build lotto")
    assert happened(match)[:3] == ["placed", "built", "opened"]
    assert placed(match, "builder") == [2]
    assert mints(match) == [1, 3]


@pytest.mark.rule("MW-030")
def test_payment_comes_first_and_from_the_players_own_mints() -> None:
    match = street(A="0", B="9", supply=SUPPLY)
    assert match.moves == ("pass",)
    assert refused(match, "place producer") == "not_enough_mints"
    match = street(A="1", B="9", supply=SUPPLY)
    play(match, "place producer")
    assert (mints(match), placed(match, "producer")) == ([2, 9], [1])


@pytest.mark.rule("MW-031")
def test_an_occupied_space_is_taken_for_everybody() -> None:
    match = street(A="9", B="9", placed={"leadership_council": [1], "producer": [1]}, supply=SUPPLY)
    assert refused(match, "place leadership_council") == "no_free_space"
    play(match, "place producer")
    assert refused(match, "place producer") == "no_free_space"
    play(match, "pass")
    assert refused(match, "place producer") == "no_free_space"


@pytest.mark.rule("MW-032")
def test_a_location_may_be_used_again_while_a_space_is_free() -> None:
    match = street(A="3", B="3", supply=SUPPLY)
    play(match, "place producer", "pass", "place producer")
    assert (mints(match), placed(match, "producer")) == ([5, 3], [1, 1])


@pytest.mark.rule("MW-033")
def test_a_placement_without_effect_is_refused() -> None:
    held = ", ".join(plan for plan in [*REST, "windmill", "statue"] if plan not in DEEDS)
    opened = ["producer", "builder", "supplier", "leadership_council", *DEEDS]
    match = street(
        advanced="recycler swap_meet", A="9", B="9 | lotto", C="9 | | wholesaler",
        D=f"9 | {held}", deck=[], open=[*opened, "recycler", "swap_meet"],
    )  # fmt: skip
    assert supply(match) == []
    for place in ("builder", "supplier", "swap_meet", "lotto", "recycler"):
        assert refused(match, f"place {place}") == "effect_impossible"
    play(match, "pass")
    assert "builder" in places(match)
    assert refused(match, "place swap_meet") == "effect_impossible"


@pytest.mark.rule("MW-034")
def test_a_paid_effect_cannot_be_declined() -> None:
    match = street(A="2 | statue", B="3", supply=SUPPLY[:0])
    play(match, "place builder")
    assert match.moves == ("build statue",)
    assert refused(match, "pass") == "choice_pending"


@pytest.mark.rule("MW-034")
def test_a_result_of_no_mints_counts_as_applied() -> None:
    match = street(advanced="recycler crowdfunder", A="1 | | bridge", B="3")
    play(match, "place recycler", "recycle bridge")
    assert (mints(match), hood(match, "A")["buildings"], match.actor) == ([0, 3], [], "B")


@pytest.mark.rule("MW-035")
def test_a_pass_changes_nothing_but_whose_turn_it_is() -> None:
    match = street(A="3 | mine", B="3", supply=SUPPLY)
    before = match.position
    play(match, "pass")
    after = match.position
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"ply", "turn", "actor", "active", "passed"}


@pytest.mark.rule("MW-036")
def test_a_pass_is_always_legal_and_never_final() -> None:
    match = street(A="3", B="3", supply=SUPPLY)
    play(match, "pass", "place producer")
    assert match.actor == "A"
    assert match.moves[0] == "pass"
    assert {"producer", "supplier"} <= places(match)
    play(match, "place producer")
    assert mints(match) == [4, 4]


@pytest.mark.rule("MW-037")
def test_a_player_without_a_placement_still_has_to_pass() -> None:
    match = street(A="1", B="0", supply="statue gardens vault")
    play(match, "place producer")
    assert (match.actor, match.moves) == ("B", ("pass",))
    play(match, "pass")
    assert match.position["passed"] == ["B"]


@pytest.mark.rule("MW-038")
def test_an_illegal_action_changes_nothing() -> None:
    match = street(A="1", B="3", passed=["B"], supply=SUPPLY)
    state = match.state.tobytes()
    for move in ("place builder", "place lotto", "buy windmill", "place crowdfunder"):
        refused(match, move)
    assert (match.state.tobytes(), match.actor, match.position["passed"]) == (state, "A", ["B"])


REASONS = {
    "not_your_turn", "game_over", "choice_pending", "not_in_play", "closed", "no_free_space",
    "not_enough_mints", "wrong_payment", "bad_choice", "effect_impossible",
}  # fmt: skip


@pytest.mark.rule("MW-039")
def test_every_refusal_has_a_reason_of_the_ledger() -> None:
    match = street(A="1 | statue", B="3", supply="vault", placed={"leadership_council": [1]})
    found = {
        refused(match, "pass", seat="B"),
        refused(match, "place swap_meet"),
        refused(match, "place lotto"),
        refused(match, "place leadership_council"),
        refused(match, "place builder"),
        refused(match, "share with B"),
    }
    match = street(A="2 | statue", B="3")
    found.add(refused(match, "place supplier"))
    play(match, "place builder")
    found |= {refused(match, "pass"), refused(match, "build mine")}
    match = pass_all(street(A="2 | | gardens factory statue", B="3"))
    found.add(refused(match, "pass"))
    # What a placement takes is never typed, so a wrong payment cannot be given.
    assert found == REASONS - {"wrong_payment"}


@pytest.mark.rule("MW-039")
@pytest.mark.parametrize("seat", [None, "A", "B", "C"])
@pytest.mark.parametrize("move", ["pass", "place producer", "place crowdfunder", "draw mine"])
def test_after_the_end_the_game_is_over_for_every_seat(seat: str | None, move: str) -> None:
    match = pass_all(street(A="2 | | gardens factory statue", B="3", C="1"))
    assert match.over
    assert refused(match, move, seat=seat) == "game_over"


@pytest.mark.rule("MW-039")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_is_a_sentence_in_both_languages(language: str) -> None:
    texts = registry.find("mintworks").texts
    own = REASONS - {"not_your_turn", "game_over", "wrong_payment"}
    for reason in own:
        assert texts.has(language, f"refusal-{reason.replace('_', '-')}")
    match = street(A="1 | statue", B="3", supply="vault")
    with pytest.raises(bourgade.IllegalMove) as error:
        match.play("place builder")
    assert "MW-030" in error.value.text(language)
    assert "2" in error.value.text(language)
