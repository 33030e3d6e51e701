"""The coach: hints that can be followed, and reviews whose parts add up to the result."""

from __future__ import annotations

import json
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import BourgadeError, Match, bots
from bourgade.bots.coach import hint, review
from bourgade.bots.searcher import Searcher, SearchResult
from bourgade.bots.solver import Solver
from bourgade.bots.specs import Budget
from bourgade.play.review import FORMAT, Hint, Moment, OtherFormat, Review
from tests.bots.endgames import (
    last_plan,
    last_silhouettes,
    last_speculation,
    one_coin_short,
    three_in_a_row,
)
from tests.bots.glance import Glance, Whim
from tests.games.mintworks.street import street
from tests.kernel.thorp import THORP, play, thorp

EXACT = 1e-12


def solved(match: Match) -> Review:
    """Where everything is exact nothing is unclear, and no figure has a margin."""
    found = review(match, searcher=Solver(match.variant))
    assert max(abs(account.unclear) for account in found.accounts) < EXACT
    assert {margin for a in found.accounts for margin in a.margins.values()} == {0}
    assert found.margin == found.widest == 0
    assert found.can_tell
    return found


def costliest(found: Review) -> list[Moment]:
    return [found.moments[step] for step in found.costliest]


def interpreted(match: Match) -> Searcher:
    return Searcher(match.variant, nodes=1 << 12, mode="python")


def parts(review: Review) -> dict[str, tuple[float, ...]]:
    """Start, luck, own mistakes, others' mistakes and result of every seat."""
    return {a.seat: (a.start, a.luck, a.mistakes, a.gifts, a.result) for a in review.accounts}


def assert_adds_up(review: Review, within: float = EXACT) -> None:
    for account in review.accounts:
        told = account.start, account.luck, account.mistakes, account.gifts, account.unclear
        assert abs(sum(told) - account.result) < within
        assert account.mistakes <= 0
    for shares in review.line:
        assert sum(shares) == pytest.approx(1, abs=1e-9)


# A game by hand


def lost_by_keeping() -> Match:
    """A throws a 2, keeps it although a second throw was free, and B takes the game."""
    return play(
        one_coin_short(), "roll 1", "dice 2", "keep", "pass",
        "roll 1", "dice 5", "keep", "build train_station",
    )  # fmt: skip


def test_every_figure_of_a_small_game() -> None:
    """A starts with 11/36. The 2 leaves 1/6 for a second throw: luck -5/36. Keeping throws that
    1/6 away: a mistake. What follows is B's in any case."""
    match = lost_by_keeping()
    assert match.winners == ("B",)
    found = solved(match)
    assert found.finished
    assert parts(found) == {
        "A": pytest.approx((11 / 36, -5 / 36, -1 / 6, 0, 0), abs=EXACT),
        "B": pytest.approx((25 / 36, 5 / 36, 0, 1 / 6, 1), abs=EXACT),
    }
    line = [shares[0] for shares in found.line]
    expected = [11 / 36, 11 / 36, 1 / 6, 0, 0, 0, 0, 0, 0]
    assert line == pytest.approx(expected, abs=EXACT)
    assert_adds_up(found)


def test_the_mistake_and_what_was_better() -> None:
    found = solved(lost_by_keeping())
    (mistake,) = costliest(found)
    assert (mistake.step, mistake.seat, mistake.move, mistake.choices) == (2, "A", "keep", 2)
    assert mistake.lost == pytest.approx(1 / 6, abs=EXACT)
    assert mistake.better == "reroll 1"
    assert found.turning_points == (1, 2)
    swings = [found.moments[step].swing for step in found.turning_points]
    assert swings == pytest.approx([5 / 36, 1 / 6], abs=EXACT)


def test_luck_against_the_odds() -> None:
    """A wins with the second throw: luck from 11/36 to 1 in two steps, and no mistake."""
    match = play(
        one_coin_short(), "roll 1", "dice 4", "reroll 1", "dice 1", "build train_station"
    )  # fmt: skip
    found = solved(match)
    assert parts(found)["A"] == pytest.approx((11 / 36, 25 / 36, 0, 0, 1), abs=EXACT)
    luck = [m.change[0] for m in found.moments if m.by_chance]
    assert luck == pytest.approx([1 / 6 - 11 / 36, 5 / 6], abs=EXACT)
    assert found.costliest == ()


def test_with_three_players_a_mistake_is_shared_out() -> None:
    """A wins nothing by keeping the 2, and B and C get A's 1/6 in the ratio 11 to 25."""
    match = play(
        three_in_a_row(), "roll 1", "dice 2", "keep", "pass",
        "roll 1", "dice 1", "keep", "build train_station",
    )  # fmt: skip
    found = solved(match)
    assert match.winners == ("B",)
    gift = found.moments[2]
    assert gift.change == pytest.approx((-1 / 6, 11 / 216, 25 / 216), abs=EXACT)
    # The wheat field pays B on A's 1 too, but then A has won.
    luck = 5 / 6 * 11 / 36 - 25 / 36 * 11 / 36 + 25 / 36
    assert parts(found)["B"] == pytest.approx((25 / 36 * 11 / 36, luck, 0, 11 / 216, 1), abs=EXACT)
    assert_adds_up(found)


def test_a_shared_win_counts_in_parts() -> None:
    found = solved(play(last_silhouettes(), "place 5 7.4 h", "place 5 7.1 h"))
    assert parts(found) == dict.fromkeys("AB", (0.5, 0, 0, 0, 0.5))
    lost = solved(play(last_silhouettes(), "decline", "place 5 7.1 h"))
    assert parts(lost) == {"A": (0.5, 0, 0, 0.5, 1), "B": (0.5, 0, -0.5, 0, 0)}


@pytest.mark.parametrize("move", ["pass", "fix gold both"])
def test_a_last_speculation(move: str) -> None:
    found = solved(play(last_speculation(), move))
    assert found.moments[0].lost == (0 if move == "pass" else 0.5)
    assert_adds_up(found)


def test_a_plan_that_is_not_drawn() -> None:
    """Passing threw 5/12 away; the Truck that is drawn is worth too little."""
    found = solved(play(last_plan(), "pass", "pass"))
    assert parts(found)["A"] == pytest.approx((5 / 12, 0, -5 / 12, 0, 0), abs=EXACT)
    drawn = solved(play(last_plan(), "place lotto", "draw truck"))
    assert not drawn.finished
    assert parts(drawn)["A"] == pytest.approx((5 / 12, -5 / 12, 0, 0, 0), abs=EXACT)


# Whole games


GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/*.game"))


@pytest.mark.parametrize("game", bourgade.list_games())
def test_whole_games_add_up(game: str) -> None:
    """Whatever the search finds."""
    files = [file for file in GOLDEN if file.parent.name == game]
    assert files
    for seed, file in enumerate(files):
        match = bourgade.read(file.read_text("utf-8"))
        found = review(match, searcher=Whim(seed))
        assert_adds_up(found, 1e-9)
        assert [(m.seat or "chance", m.move) for m in found.moments] == list(match.history)
        assert found.finished
        winners = [seat for seat, p in parts(found).items() if p[-1] > 0]
        assert winners == list(match.winners)
        for moment in found.moments:
            if moment.choices == 1:
                assert moment.before == moment.after
            elif not moment.by_chance:
                assert moment.seat is not None
                assert moment.change["ABCDEF".index(moment.seat)] <= EXACT
                assert (moment.lost > moment.margin) == (moment.better is not None)


def greedy_game(game: str, steps: int) -> Match:
    match = bourgade.load(game, players=2, first_player="A").start(2)
    bot = bots.make("greedy", 2)
    while not match.over and len(match.steps()) < steps:
        match.play(bot.choose(match))
    return match


@pytest.mark.parametrize(("game", "steps"), [(THORP, 500), ("minivilles", 20), ("mintworks", 12)])
def test_games_of_greedy_bots_add_up_with_a_search(game: str, steps: int) -> None:
    match = thorp(chance="automatic") if game == THORP else greedy_game(game, steps)
    while game == THORP and not match.over:
        match.play(bots.make("greedy").choose(match))
    found = review(match, Budget(simulations=2), searcher=interpreted(match))
    assert_adds_up(found, 1e-9)
    assert found.finished == match.over
    assert found.widest > 0


def test_luck_has_no_favourite() -> None:
    """Weighed over all faces, what a die gives is nothing."""
    match = play(thorp(A="0 wood 3 cottages", B="0 wood 3 cottages"), "gather")
    solver = Solver(match.variant)
    given = []
    for face in range(1, 7):
        found = review(play(match.copy(), f"die {face}"), searcher=solver)
        given.append(found.moments[1].change[0])
    assert sum(given) == pytest.approx(0, abs=EXACT)
    assert max(given) > 0.1


class Drift(Glance):
    """Holds every position to be better for A the more it has searched; moves are all alike."""

    def search(self, match: Match, budget: Budget, *, stop: Any = None) -> SearchResult:
        found = super().search(match, budget)
        share = 0.5 + 0.001 * budget.simulations
        even = tuple(replace(e, shares=(share, 1 - share)) for e in found.estimates)
        return replace(found, estimates=even, shares=(share, 1 - share))


def test_what_all_moments_have_in_common_widens_a_margin() -> None:
    """Every value rises with the budget: by 0.1 from 25 simulations to 125, to 0.625. No sampling
    error of any single search tells of it, and the start alone takes it all."""
    match = play(one_coin_short(), "roll 1", "dice 2")
    found = review(match, "125", searcher=Drift())
    account = found.accounts[0]
    assert account.start == pytest.approx(0.5 + 0.125)
    assert account.margins["start"] >= 0.1
    assert account.margins["result"] >= 0.1  # it broke off: what follows is a guess too
    assert account.margins["luck"] == 0


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    match = play(one_coin_short(), "roll 1", "dice 2")
    found = solved(match)
    assert not found.finished
    assert parts(found)["A"] == pytest.approx((11 / 36, -5 / 36, 0, 0, 1 / 6), abs=EXACT)


# How it goes about it


def test_forced_moves_are_not_searched() -> None:
    match, glance = lost_by_keeping(), Glance()
    told: list[tuple[int, int]] = []
    found = review(match, "50", searcher=glance, progress=lambda *done: told.append(done))
    # Two throws, and twice to keep or to throw again; B may also pass instead of building.
    assert [step for step, _ in glance.looks[:5]] == [1, 2, 5, 6, 7]
    assert told == sorted(told)
    assert (told[0], told[-1]) == ((0, 5), (5, 5))
    assert found.positions == 5
    assert found.simulations == 100 * len(glance.looks)


class Restless(Glance):
    """Never of the same opinion twice."""

    def search(self, match: Match, budget: Budget, *, stop: Any = None) -> SearchResult:
        found = super().search(match, budget)
        share = 0.5 + 0.05 * (len(self.looks) % 11)
        return replace(found, shares=(share, 1 - share))


def test_budgets_rise_until_the_figures_are_certain() -> None:
    """A search that keeps its opinion is asked twice, one that does not three times."""
    glance, restless = Glance(), Restless()
    broken_off = play(one_coin_short(), "roll 1", "dice 2")
    assert review(broken_off, "250", searcher=glance).can_tell
    assert {budget.simulations for _, budget in glance.looks} == {10, 50}
    assert not review(lost_by_keeping(), "250", searcher=restless).can_tell
    assert {budget.simulations for _, budget in restless.looks} == {10, 50, 250}


def test_a_time_for_all_is_divided() -> None:
    """Five positions, and three better moves for three decisions at the most, in three passes."""
    restless = Restless()
    review(lost_by_keeping(), within="31s", searcher=restless)
    seconds = [budget.seconds for _, budget in restless.looks]
    assert sum(seconds) == pytest.approx(31, rel=0.3)
    assert seconds == sorted(seconds)
    assert len({round(s, 6) for s in seconds}) == 3


def test_a_review_keeps_its_time() -> None:
    match = greedy_game("minivilles", 12)
    began = time.perf_counter()
    found = review(match, within="1s", searcher=interpreted(match))
    assert 0.5 < time.perf_counter() - began < 10
    assert found.simulations > found.positions


class Doubtful(Glance):
    """Finds what a better move leads to worth less each time it looks."""

    worth = (0.9, 0.7, 0.56)

    def search(self, match: Match, budget: Budget, *, stop: Any = None) -> SearchResult:
        found = super().search(match, budget)
        if [step.action for step in match.steps()][-1] == self.better:
            share = self.worth[min(2, budget.simulations // 10)]
            found = replace(found, shares=(share, 1 - share))
        return found

    def __init__(self, better: int) -> None:
        super().__init__()
        self.better = better


def test_what_the_search_cannot_tell_is_no_mistake() -> None:
    """One pass finds 20 points lost, the next 6: no more than they disagree by."""
    match = play(one_coin_short(), "roll 1", "dice 2", "keep")
    reroll = match.variant.vocabulary.action("reroll 1")
    doubtful, certain = Doubtful(reroll), Doubtful(reroll)
    doubtful.favourite = certain.favourite = "reroll 1"
    certain.worth = (0.62, 0.61, 0.6)
    (mistake,) = costliest(review(match, "50", searcher=certain))
    assert (mistake.lost, mistake.better) == (pytest.approx(0.1), "reroll 1")
    assert 0 < mistake.margin < 0.05
    found = review(match, "50", searcher=doubtful)
    moment = found.moments[2]
    assert moment.better is moment.better_text is None
    assert moment.margin > moment.lost >= 0
    assert found.costliest == ()
    assert moment.step not in found.turning_points


def test_reviewing_changes_nothing() -> None:
    match = lost_by_keeping()
    before = (match.state.tobytes(), match.record())
    solved(match).to_json()
    assert (match.state.tobytes(), match.record()) == before


def test_a_review_as_json() -> None:
    made = solved(lost_by_keeping())
    found = made.to_json()
    assert json.loads(json.dumps(found)) == found
    assert Review.from_json(found) == made
    assert found["format"] == FORMAT
    assert found["accounts"][0] == {
        "seat": "A", "start": pytest.approx(11 / 36), "luck": pytest.approx(-5 / 36),
        "mistakes": pytest.approx(-1 / 6), "gifts": 0, "unclear": pytest.approx(0), "result": 0,
        "margins": dict.fromkeys(("start", "luck", "mistakes", "gifts", "unclear", "result"), 0),
    }  # fmt: skip
    assert found["costliest"] == [2]
    assert found["turning_points"] == [1, 2]
    assert found["finished"] is True
    moment = found["moments"][2]
    assert (moment["seat"], moment["move"], moment["better"]) == ("A", "keep", "reroll 1")
    assert len({moment["better"], *moment["better_text"].values()}) == 3
    assert found["moments"][1]["seat"] is None
    for earlier, later in zip(found["moments"], found["moments"][1:], strict=False):
        assert earlier["after"] == later["before"]


@pytest.mark.parametrize("given", [{}, {"format": 0}, {"format": FORMAT + 1}, {"format": "1"}])
def test_another_format_is_refused_and_named(given: dict[str, Any]) -> None:
    match = lost_by_keeping()
    told = solved(match).to_json()
    del told["format"]
    for kind, data in ((Review, {**told, **given}), (Hint, given)):
        with pytest.raises(OtherFormat, match=str(FORMAT)) as refused:
            kind.from_json(data)
        assert "format" in refused.value.text("fr")


def test_a_reason_for_what_was_better() -> None:
    """B could have won and passed."""
    match = play(
        one_coin_short(), "roll 1", "dice 2", "keep", "pass", "roll 1", "dice 5", "keep", "pass"
    )  # fmt: skip
    glance = Glance()
    glance.favourite = "build train_station"
    found = review(match, searcher=glance)
    (mistake,) = costliest(found)
    assert mistake.move == "pass"
    for language in ("en", "fr"):
        assert mistake.reasons[language] == (match.variant.game.texts.say(language, "missed-wins"),)
    assert found.moments[0].reasons == {}


# Hints


def test_a_hint_names_the_best_moves() -> None:
    match = last_plan()
    found = hint(match, searcher=Solver(match.variant))
    assert [s.move for s in found.suggestions] == ["place lotto", "pass", "place builder"]
    assert [s.share for s in found.suggestions] == pytest.approx([5 / 12, 0, 0], abs=EXACT)
    assert [s.behind for s in found.suggestions] == pytest.approx([0, 5 / 12, 5 / 12], abs=EXACT)
    assert {s.error for s in found.suggestions} == {0}
    assert found.best.move == "place lotto"
    assert found.seat == "A"


def test_a_hint_can_name_fewer_moves() -> None:
    match = last_silhouettes()
    for most in (1, 5):
        assert len(hint(match, searcher=Solver(match.variant), most=most).suggestions) == most
    assert len(hint(match, searcher=Solver(match.variant)).suggestions) == 3


def test_a_hint_searches_and_says_how_sure_it_is() -> None:
    match = last_plan()
    few, more = (hint(match, budget, seed=3) for budget in ("20", Budget(simulations=120)))
    assert (few.simulations, more.simulations) == (20, 120)
    for found in (few, more):
        assert found.best.behind == 0
        assert all(0 <= s.behind == found.best.share - s.share for s in found.suggestions)
        assert found.best.visits >= max(s.visits for s in found.suggestions)
    assert 0 < more.best.error < few.best.error


class Undecided(Glance):
    """Moves are listed by how often they were tried, the last of them the second best."""

    def search(self, match: Match, budget: Any, *, stop: Any = None) -> SearchResult:
        found = super().search(match, budget, stop=stop)
        shares = [0.9, *(0.1 * n for n in range(1, len(found.estimates)))]
        tried = [
            replace(e, shares=(share, 1 - share))
            for e, share in zip(found.estimates, shares, strict=True)
        ]
        return replace(found, estimates=tuple(tried))


def test_the_moves_of_a_hint_stand_from_best_to_worst() -> None:
    found = hint(last_plan(), searcher=Undecided(), most=3)
    shares = [suggestion.share for suggestion in found.suggestions]
    assert len(set(shares)) == 3
    assert shares == sorted(shares, reverse=True)


def test_a_hint_gives_reasons() -> None:
    match = play(one_coin_short(), "roll 1", "dice 1", "keep")
    found = hint(match, searcher=Glance(), most=9)
    won = next(s for s in found.suggestions if s.move == "build train_station")
    for language in ("en", "fr"):
        assert won.reasons[language] == (match.variant.game.texts.say(language, "reason-wins"),)


def test_a_hint_as_json() -> None:
    match = last_plan()
    match.players = {"A": "Ann"}
    made = hint(match, searcher=Solver(match.variant))
    found = made.to_json()
    assert json.loads(json.dumps(found)) == found
    assert Hint.from_json(found) == made
    assert found["format"] == FORMAT
    assert found["seat"] == "A"
    first = found["suggestions"][0]
    assert (first["move"], first["share"]) == ("place lotto", pytest.approx(5 / 12))
    assert len({first["move"], *first["text"].values()}) == 3


def secretly(plan: str) -> Match:
    """B holds one plan that only B knows."""
    return street(
        A="4 | gardens | factory", B=f"2 | secret {plan} | statue", supply="windmill mine crane"
    )


def test_a_hint_sees_no_more_than_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """B's secret plan changes nothing about what A is told, nor what the reasons are made of."""
    states: list[bytes] = []

    def explain(variant: Any, kind: str, before: Any, after: Any, *rest: Any, **names: Any) -> Any:
        states.extend((before.tobytes(), after.tobytes()))
        return []

    monkeypatch.setattr("bourgade.play.review.explain", explain)
    told: list[Any] = []
    for plan in ("landfill", "plant"):
        found = hint(secretly(plan), Budget(simulations=60), seed=1)
        told.append([(s.move, s.visits, s.reasons) for s in found.suggestions])
        glance = Glance()
        glance.favourite = "place producer"
        back = review(play(secretly(plan), "pass"), searcher=glance)
        told.append(back.moments[0].reasons)
    assert told[:2] == told[2:]
    half = len(states) // 2
    assert states[:half] == states[half:]
    assert half > 3


def test_a_hint_can_be_cut_short() -> None:
    match, stop = last_plan(), threading.Event()
    stop.set()
    found = hint(match, "60s", stop=stop)
    assert found.simulations == 1
    assert found.best.move in match.moves


def test_a_hint_leaves_the_match_alone() -> None:
    match = last_plan()
    before = (match.state.tobytes(), match.record())
    found = hint(match, "5")
    assert all(suggestion.reasons for suggestion in found.suggestions)
    assert (match.state.tobytes(), match.record()) == before


# The match asks for the coach


def test_a_match_has_a_coach() -> None:
    match = last_plan()
    assert (
        match.hint("5", seed=1).to_json()["suggestions"]
        == (hint(match, "5", seed=1).to_json()["suggestions"])
    )
    play(match, "pass", "pass")
    told: list[int] = []
    found = match.review("3", progress=lambda done, total: told.append(done))
    assert (told[0], told[-1]) == (0, 1)
    assert found.finished
    assert_adds_up(found)


# What is refused


@pytest.mark.parametrize(
    ("match", "reason", "english", "french"),
    [
        (lambda: play(last_plan(), "pass", "pass"), "hint-over", "is over", "terminée"),
        (lambda: play(one_coin_short(), "roll 1"), "hint-chance", "dice", "dés"),
    ],
    ids=["over", "chance"],
)
def test_no_hint_where_nobody_decides(match: Any, reason: str, english: str, french: str) -> None:
    with pytest.raises(BourgadeError) as refused:
        hint(match())
    assert refused.value.reason == reason
    assert english in str(refused.value)
    assert french in refused.value.text("fr")


def test_nothing_to_review() -> None:
    with pytest.raises(BourgadeError) as refused:
        review(one_coin_short())
    assert "no move has been made" in str(refused.value)
    assert "aucun coup" in refused.value.text("fr")
