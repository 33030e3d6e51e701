"""A match: moves in as text, the position and the events they lead to."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import bourgade
from bourgade import CannotUndo, IllegalMove, LoadedGame, Match, NotYourTurn, UnknownMove
from bourgade.kernel.events import Log
from bourgade.kernel.layout import new_records
from bourgade.play.secret_draws import owners
from bourgade.play.sentences import check_room
from bourgade.play.undo import check_undo
from tests.games.minivilles.town import town
from tests.games.mintworks.street import SUPPLY, street
from tests.kernel.thorp import THORP, Settle, hiding, play, thorp, wood


@pytest.fixture
def game() -> LoadedGame:
    return bourgade.load(THORP, players=2)


def to_the_end(match: Match) -> Match:
    """Build whenever possible."""
    while not match.over:
        match.play(match.moves[-1])
        assert match.ply < 1000
    return match


# Starting


def test_a_new_match_waits_for_the_first_seat(game: LoadedGame) -> None:
    match = game.start(seed=7)
    assert match.actor == "A"
    assert match.phase == "work"
    assert match.ply == 0
    assert match.moves == ("gather",)
    assert match.outcomes() == {}
    assert not match.over
    assert match.history == ()
    assert match.events() == ()
    assert repr(match) == "<Match thorp, ply 0, A to work>"


def test_a_game_knows_what_was_chosen(game: LoadedGame) -> None:
    assert game.name == THORP
    assert game.players == 2
    assert game.options == {"players": 2}
    assert repr(game) == "<thorp: players=2>"


def test_the_same_seed_is_the_same_match(game: LoadedGame) -> None:
    assert to_the_end(game.start(seed=7)).history == to_the_end(game.start(seed=7)).history
    assert to_the_end(game.start(seed="x")).history == to_the_end(game.start(seed="x")).history


def test_another_seed_is_another_match(game: LoadedGame) -> None:
    records = {to_the_end(game.start(seed=seed)).record() for seed in range(5)}
    assert len(records) == 5


def test_without_a_seed_the_dice_are_the_systems(game: LoadedGame) -> None:
    records = {to_the_end(game.start()).record() for _ in range(4)}
    assert len(records) == 4


def test_chance_plays_by_itself_unless_it_is_manual(game: LoadedGame) -> None:
    assert play(game.start(seed=7), "gather").actor == "B"
    waiting = play(game.start(chance="manual"), "gather")
    assert waiting.actor == "chance"
    assert waiting.moves == ("die 1", "die 2", "die 3", "die 4", "die 5", "die 6")
    assert waiting.outcomes() == dict.fromkeys(waiting.moves, 1)
    assert repr(waiting) == "<Match thorp, ply 1, chance to die>"
    assert play(waiting, "die 4").actor == "B"
    assert wood(waiting) == [6, 2]


def test_chance_may_come_before_the_first_decision() -> None:
    game = bourgade.load("minivilles", players=3)
    match = game.start(seed=7)
    assert [actor for actor, _ in match.history] == ["chance"]
    assert match.phase == "roll"
    waiting = game.start(chance="manual")
    assert waiting.actor == "chance"
    assert waiting.moves == ("first A", "first B", "first C")
    assert waiting.history == ()


def test_chance_can_be_taken_over_by_the_machine(game: LoadedGame) -> None:
    match = play(game.start(chance="manual"), "gather", "die 2")
    match.roll_automatically(seed=3)
    assert play(match, "gather").actor == "A"
    waiting = play(game.start(chance="manual"), "gather")
    waiting.roll_automatically(seed=3)
    (event,) = waiting.begin()
    assert event.name == "gathered"
    assert waiting.actor == "B"


def test_matches_of_one_game_do_not_meet(game: LoadedGame) -> None:
    one, other = game.start(seed=1), game.start(seed=1)
    play(one, "gather")
    assert other.ply == 0
    assert wood(other) == [2, 2]


# Playing


def test_a_move_returns_all_that_happened_until_the_next_decision(game: LoadedGame) -> None:
    match = game.start(seed=7)
    (event,) = match.play("gather")
    assert event.name == "gathered"
    assert event.seat == "A"
    assert event.rule == "HM-003"
    assert wood(match) == [2 + int(event.args["amount"]), 2]
    assert match.ply == 2


def test_events_are_sentences_in_both_languages() -> None:
    match = thorp(A="5 wood 3 cottages", B="0 wood")
    built, won = match.play("build")
    assert built.text() == "Seat A built a cottage for 5 wood"
    assert built.text("fr") == "Siège A a bâti une maison pour 5 bois"
    assert built.text("fr", {"A": "ann"}) == "ann a bâti une maison pour 5 bois"
    assert won.text("en", {"B": "Ben"}) == "Seat A won"
    assert built.to_json() == {"event": "built", "seat": "A", "cost": 5, "rule": "HM-004"}
    assert json.loads(json.dumps(won.to_json())) == won.to_json()


def test_an_event_names_the_rule_of_its_card() -> None:
    match = town(A="0 | bakery", B="0 | wheat_field")
    match.play("roll 1")
    earned = [event for event in match.play("dice 1") if event.name == "earned"]
    assert [(event.seat, event.args["kind"]) for event in earned] == [("B", "wheat_field")]
    assert earned[0].rule == match.variant.content.establishments["wheat_field"].rule


def test_more_events_than_there_is_room_for_are_no_silent_loss(game: LoadedGame) -> None:
    log = new_records(Log, {})[0]
    log.n = 257
    with pytest.raises(OverflowError):
        check_room(log)


def test_text_is_free_in_case_and_spacing(game: LoadedGame) -> None:
    assert play(game.start(seed=1), "  GATHER ").history[0] == ("A", "gather")


def test_a_seat_is_named_by_its_letter_in_any_case(game: LoadedGame) -> None:
    match = game.start(seed=1)
    match.play("gather", seat="A")
    match.play("gather", seat="B")
    match.play("gather", seat="a")
    assert len(match.history) == 6


# Refusals change nothing


def over() -> Match:
    return play(thorp(A="5 wood 3 cottages", B="7 wood"), "build")


@pytest.mark.parametrize(
    ("arrange", "move", "seat", "kind", "reason"),
    [
        (thorp, "gahter", None, UnknownMove, "unknown-move"),
        (thorp, "", None, UnknownMove, "unknown-move"),
        (thorp, "build", None, IllegalMove, "too-little-wood"),
        (thorp, "build", "A", IllegalMove, "too-little-wood"),
        (thorp, "die 3", None, IllegalMove, "chance-decides"),
        (lambda: play(thorp(), "gather"), "gather", None, IllegalMove, "waiting-for-chance"),
        (over, "gather", None, IllegalMove, "game-over"),
        (over, "die 1", None, IllegalMove, "game-over"),
        (thorp, "gather", "B", NotYourTurn, "not-your-turn"),
        (thorp, "gather", "b", NotYourTurn, "not-your-turn"),
        (lambda: play(thorp(), "gather"), "die 3", "A", NotYourTurn, "not-your-turn"),
        (over, "gather", "A", IllegalMove, "game-over"),
        (over, "gather", "B", IllegalMove, "game-over"),
        (over, "nonsense", "B", IllegalMove, "game-over"),
        (over, None, None, IllegalMove, "game-over"),
        (thorp, None, None, UnknownMove, "move-no-text"),
        (thorp, 0, "A", UnknownMove, "move-no-text"),
        (thorp, ["gather"], None, UnknownMove, "move-no-text"),
        (thorp, "gather", "C", bourgade.UnknownSeat, "unknown-seat"),
        (thorp, "gather", 0, bourgade.UnknownSeat, "unknown-seat"),
        (thorp, "gather", 2, bourgade.UnknownSeat, "unknown-seat"),
        (thorp, "gather", -1, bourgade.UnknownSeat, "unknown-seat"),
    ],
)
def test_a_refused_move_changes_nothing(
    arrange: Callable[[], Match],
    move: Any,
    seat: Any,
    kind: type[bourgade.BourgadeError],
    reason: str,
) -> None:
    match = arrange()
    before = (match.state.tobytes(), match.record(), match.moves, match.events())
    with pytest.raises(kind) as refused:
        match.play(move, seat)
    assert refused.value.reason == reason
    assert (match.state.tobytes(), match.record(), match.moves, match.events()) == before


def test_a_long_list_of_possible_moves_is_cut() -> None:
    match = town(A="99", B="0", phase="build", die1=1)
    assert len(match.moves) > 12
    with pytest.raises(IllegalMove) as refused:
        match.play("roll 1")
    assert str(refused.value).count(", ") == 11
    assert f"… ({len(match.moves)})" in str(refused.value)


# Where the game stands


def test_a_position_is_plain_data_by_name(game: LoadedGame) -> None:
    assert game.start(seed=1).position == {
        "format": 1,
        "ply": 0,
        "turn": 1,
        "actor": "A",
        "phase": "work",
        "over": False,
        "active": "A",
        "players": {"A": {"wood": 2, "cottages": 0}, "B": {"wood": 2, "cottages": 0}},
    }


def test_positions_are_json_and_copies() -> None:
    for match in (thorp(A="9 wood", B="1 wood"), town(A="3 | cafe 2 | harbor", B="0", **MARINA)):
        position = match.position
        assert json.loads(json.dumps(position)) == position
        position["players"]["A"].clear()
        assert match.position != position


MARINA: dict[str, Any] = {"edition": "base_marina"}


def test_a_view_is_what_the_seat_may_see(settle: Settle) -> None:
    """In this copy the others' wood is hidden."""
    settle("thorp_veiled", hiding(HIDDEN))
    match = thorp("thorp_veiled", A="3 wood", B="4 wood", C="5 wood")
    assert seen(match, "A") == seen(match, "a") == [3, 0, 0]
    assert seen(match, "C") == [0, 0, 5]
    assert wood(match) == [3, 4, 5]


HIDDEN = """\
    for p in range(s.seats):
        if p != seat:
            s.players[p].wood = 0
"""


def seen(match: Match, seat: str) -> list[int]:
    return [village["wood"] for village in match.view(seat)["players"].values()]


@pytest.mark.parametrize("seat", ["Z", "", "AB", "0", 0, 2, -1, 0.0])
def test_an_unknown_seat_sees_nothing(game: LoadedGame, seat: Any) -> None:
    with pytest.raises(bourgade.UnknownSeat) as refused:
        game.start(seed=1).view(seat)
    assert "Seats: A, B." in str(refused.value)


def test_scores_are_named_points_and_tie_breaks() -> None:
    match = thorp(A="5 wood 3 cottages", B="7 wood 3 cottages", C="8 wood")
    assert match.scores == {
        "A": {"cottages": 3, "wood": 5},
        "B": {"cottages": 3, "wood": 7},
        "C": {"cottages": 0, "wood": 8},
    }
    assert match.ranking == ("B", "A", "C")
    assert match.winners == ()


def test_what_nobody_has_is_not_counted() -> None:
    match = thorp(A="5 wood", B="7 wood")
    assert match.scores == {"A": {"wood": 5}, "B": {"wood": 7}}
    assert thorp(A="0 wood", B="0 wood").scores == {"A": {}, "B": {}}


def test_the_reason_of_the_end_is_told_once_it_is_there() -> None:
    assert (thorp().ending, thorp().ending_text("en")) == (None, "")
    assert over().ending == "over"
    assert over().ending_text("en") == "The last cottage was built."
    assert over().ending_text("fr") == "La dernière maison a été bâtie."


def test_the_winner_is_known_when_the_game_is_over() -> None:
    match = over()
    assert match.over
    assert match.winners == ("A",)
    assert match.actor is None
    assert match.moves == ()
    assert match.outcomes() == {}
    assert match.phase == "over"
    assert repr(match) == "<Match thorp, ply 1, over>"


def test_tie_breaks_decide_and_equals_share_the_victory() -> None:
    end = {"over": True, "phase": "over", "actor": None}
    first = thorp(A="1 wood 4 cottages", B="2 wood 4 cottages", C="9 wood 3 cottages", **end)
    assert first.winners == ("B",)
    shared = thorp(A="2 wood 4 cottages", B="2 wood 4 cottages", C="9 wood 3 cottages", **end)
    assert shared.winners == ("A", "B")


def test_a_whole_game_is_played_by_its_moves() -> None:
    match = bourgade.load("minivilles", players=2).start(seed=5)
    while not match.over:
        match.play(match.moves[-1], match.actor)
        assert match.ply < 2000
    (winner,) = match.winners
    assert match.scores[winner] == {"monuments": 4}
    assert match.events()[-1].name == "won"
    assert match.events()[-1].seat == winner


# Undo


def test_nothing_can_be_undone_at_the_start(game: LoadedGame) -> None:
    for match in (game.start(seed=1), game.start(chance="manual")):
        with pytest.raises(CannotUndo) as refused:
            match.undo()
        assert refused.value.reason == "nothing-to-undo"


def test_a_decision_is_taken_back_whole() -> None:
    match = thorp(A="9 wood", B="9 wood", chance="automatic")
    before = match.position
    match.play("build")
    assert match.undo() == "build"
    assert match.position == before
    assert match.history == ()
    assert match.events() == ()
    with pytest.raises(CannotUndo):
        match.undo()


def test_the_end_of_the_game_can_be_taken_back() -> None:
    match = over()
    match.undo()
    assert not match.over
    assert match.moves == ("gather", "build")


def test_dice_are_never_taken_back(game: LoadedGame) -> None:
    match = play(game.start(seed=1), "gather")
    before = (match.state.tobytes(), match.history)
    with pytest.raises(CannotUndo) as refused:
        match.undo()
    assert refused.value.reason == "undo-past-chance"
    assert f"“{match.history[-1][1]}”" in str(refused.value)
    assert (match.state.tobytes(), match.history) == before


def test_decisions_are_taken_back_as_far_as_the_last_dice() -> None:
    match = play(town(A="0 | business_center, cafe, forest", B="0 | mine"), "roll 1", "dice 6")
    match.roll_automatically(seed=1)
    play(match, "swap with B", "swap mine cafe")
    assert [match.undo(), match.undo()] == ["swap mine cafe", "swap with B"]
    with pytest.raises(CannotUndo) as refused:
        match.undo()
    assert "“dice 6”" in str(refused.value)
    assert match.phase == "swap"


def test_the_draw_that_began_a_match_is_not_taken_back() -> None:
    with pytest.raises(CannotUndo) as refused:
        bourgade.load("minivilles", players=2).start(seed=1).undo()
    assert refused.value.reason == "undo-past-chance"


def test_dice_entered_by_hand_can_be_taken_back(game: LoadedGame) -> None:
    match = play(game.start(chance="manual"), "gather", "die 6", "gather")
    assert [match.undo(), match.undo(), match.undo()] == ["gather", "die 6", "gather"]
    assert match.position == game.start(chance="manual").position


def test_players_take_back_their_own_decisions_alone() -> None:
    match = play(thorp(A="9 wood", B="9 wood", chance="manual"), "build")
    assert check_undo(match).actor == check_undo(match, seats={"A"}, people={"A", "B"}).actor == "A"
    others: list[dict[str, Any]] = [{"seats": {"B"}, "people": {"A", "B"}}, {"bots": {"A"}}]
    for who in others:
        with pytest.raises(CannotUndo) as refused:
            check_undo(match, **who)
        assert refused.value.reason == "undo-of-another"
    assert match.undo() == "build"


def test_a_secret_draw_is_taken_back_by_those_who_may_know_it() -> None:
    match, chosen = bourgade.load("mintworks", players=2).start(chance="manual"), random.Random(4)
    while not owners(match):
        match.play(chosen.choice(match.moves))
    drawn = next(iter(owners(match)))
    other = "B" if drawn == "A" else "A"
    match.play(match.moves[0])
    assert check_undo(match, seats={drawn}, people={"A", "B"}).actor == "chance"
    assert check_undo(match, seats={other}, people={other}).actor == "chance"  # drawn for a bot
    with pytest.raises(CannotUndo) as refused:
        check_undo(match, seats={other}, people={"A", "B"})
    assert refused.value.reason == "undo-of-another"
    for seat, reason in ((drawn, "undo-past-chance"), (other, "undo-past-secret")):
        with pytest.raises(CannotUndo) as refused:
            check_undo(match, thrown=True, seats={seat})
        assert refused.value.reason == reason


def test_a_move_made_again_meets_the_same_dice() -> None:
    dice = []
    match = thorp(A="9 wood", B="2 wood", chance="automatic")
    for _ in range(3):
        match.play("build")
        trial = match.copy()
        trial.play("gather")
        dice.append(trial.history[-1])
        match.undo()
    assert len(set(dice)) == 1


# Copies


def test_a_copy_goes_its_own_way() -> None:
    match = play(thorp(A="9 wood", B="9 wood"), "build")
    match.players["A"] = "Ann"
    twin = match.copy()
    before = match.position
    play(twin, "gather", "die 3")
    twin.players["A"] = "Zoe"
    assert match.position == before
    assert len(match.history) == 1
    assert match.players == {"A": "Ann"}
    play(match, "build")
    assert wood(twin) == [4, 12]
    assert wood(match) == [4, 4]


def test_a_copy_has_the_past_and_the_dice_to_come() -> None:
    match = play(bourgade.load(THORP, players=2).start(seed=3), "gather")
    twin = match.copy()
    assert twin.history == match.history
    assert twin.events() == match.events()
    assert twin.record() == match.record()
    assert play(twin, "gather", "gather").history == play(match, "gather", "gather").history


def test_a_copy_keeps_its_past_when_the_match_takes_moves_back() -> None:
    match = play(thorp(A="9 wood", B="9 wood"), "build")
    twin = match.copy()
    start = twin.at(0).position
    match.undo()
    play(match, "gather", "die 6")
    assert twin.at(0).position == start
    twin.undo()
    assert twin.position == start


def test_a_match_keeps_its_past_when_a_copy_takes_moves_back() -> None:
    match = play(thorp(A="9 wood", B="9 wood"), "build")
    start = match.at(0).position
    twin = match.copy()
    twin.undo()
    play(twin, "gather", "die 6")
    assert match.at(0).position == start


# What was played


def test_history_and_events_are_everything_so_far() -> None:
    match = play(thorp(A="2 wood", B="9 wood"), "gather", "die 3", "build")
    assert match.history == (("A", "gather"), ("chance", "die 3"), ("B", "build"))
    assert [event.name for event in match.events()] == ["gathered", "built"]
    assert [step.actor for step in match.steps()] == ["A", "chance", "B"]
    assert [len(step.events) for step in match.steps()] == [0, 1, 1]


def test_the_position_after_so_many_steps() -> None:
    match = thorp(A="2 wood", B="9 wood")
    passed = [match.position]
    for move in ("gather", "die 3", "build"):
        match.play(move)
        passed.append(match.position)
    assert [match.at(n).position for n in range(4)] == passed
    assert match.at(99).position == match.position
    assert len({json.dumps(position) for position in passed}) == 4


def test_players_have_names_or_seats() -> None:
    match = thorp()
    match.players = {"B": "Ben"}
    assert match.names("en") == {"A": "seat A", "B": "Ben"}
    assert match.names("fr") == {"A": "siège A", "B": "Ben"}


# Notebooks


def test_a_notebook_shows_the_board_by_name() -> None:
    html = thorp(A="13 wood 2 cottages", B="2 wood")._repr_html_()
    for text in ("Thorp", "seat A", "seat B", "Wood", "13", "Cottages"):
        assert text in html
    city = town(A="17 | mine 2", B="0")._repr_html_()
    for text in ("Market", "seat A", "17 coins", "Mine", "×2", "Train Station"):
        assert text in city


def test_a_notebook_speaks_the_users_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_LANG", "fr")
    html = thorp()._repr_html_()
    assert "siège A" in html
    assert "Maisons" in html


def test_a_notebook_gets_no_foreign_markup(settle: Settle) -> None:
    name = "thorp_markup"
    settle(
        name,
        ("text/en.ftl", "title = Thorp_Markup", "title = <b>Thorp</b> & co"),
        ("text/en.ftl", "field-wood = Wood", "field-wood = <script>wood</script>"),
    )
    html = thorp(name)._repr_html_()
    assert "&lt;b&gt;Thorp&lt;/b&gt; &amp; co" in html
    assert "&lt;script&gt;wood" in html
    assert "<b>" not in html
    assert "<script" not in html


def test_the_html_of_a_board_is_well_formed() -> None:
    from html.parser import HTMLParser

    class Tags(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []

        def handle_starttag(self, tag: str, attrs: Any) -> None:
            self.open.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    tags = Tags()
    tags.feed(town(A="17 | mine 2", B="0")._repr_html_())
    assert tags.open == []


def test_nobody_can_write_the_book(game: LoadedGame) -> None:
    with pytest.raises(ValueError, match="read-only"):
        game.variant.book.cost = 1


# What is private


def test_a_move_by_its_number_must_be_one(game: LoadedGame) -> None:
    match = game.start(seed=1)
    for wrong in ("gather", None, -1, 10_000, 0.0, True):
        with pytest.raises(UnknownMove) as refused:
            match.play_action(wrong)  # type: ignore[arg-type]
        assert refused.value.reason == "unknown-action"
    assert match.history == ()


def lottery() -> Match:
    """A plan that seat A draws in secret (MW-053)."""
    match = street(A="5", B="5 | | lotto", supply=SUPPLY)
    return play(match, "place lotto", "draw obelisk")


def test_events_leave_out_what_is_private_to_others() -> None:
    match = lottery()
    private = [event for event in match.events() if event.private]
    assert [event.seat for event in private] == ["A"]
    assert match.events(seat="A") == match.events()
    assert match.events(seat="B") == tuple(e for e in match.events() if not e.private)
    assert match.events(seat=None) == match.events(seat="B")


def test_a_record_leaves_out_what_is_private_to_others() -> None:
    match = lottery()
    assert "obelisk" in match.record(seat="A")
    assert match.record(seat="A") == match.record()
    for seat in ("B", None):
        record = match.record(seat=seat)
        assert "* ?\n" in record
        assert "draw obelisk" not in record
        with pytest.raises(bourgade.BadRecord) as refused:
            bourgade.read(record)
        assert "cannot be replayed" in str(refused.value)


def test_a_board_in_a_notebook_shows_what_an_onlooker_sees() -> None:
    match = lottery()
    assert "Obelisk" in match.html(seat="A", language="en")
    assert "Obelisk" in match.html(language="en")
    assert "Obelisk" not in match.html(seat="B", language="en")
    assert "Obelisk" not in match.html(seat=None, language="en")
    assert "Obelisk" not in match._repr_html_()


def test_the_task_names_the_die_where_there_is_one() -> None:
    loaded = bourgade.load("minivilles", players=2)
    match = loaded.start(seed=1)
    assert (match.task("en"), match.task("fr")) == ("Roll the die", "Lancez le dé")
    match = loaded.setup({"players": {"A": {"built": ["train_station"]}}})
    assert match.task("en") == "Choose how many dice to roll"
    assert match.task("fr") == "Choisissez le nombre de dés"
