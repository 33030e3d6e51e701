"""Making puzzles: what is certain, what is thrown away, resuming, and judging anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bourgade import BourgadeError, Match
from bourgade.bots.searcher import Searcher
from bourgade.bots.solver import Solver
from bourgade.bots.specs import Budget
from bourgade.kernel import registry
from bourgade.lab import puzzle_maker, puzzle_proof, puzzle_trial
from bourgade.lab.puzzle_maker import STAGES, Mined, PuzzleSearch, book_of, mine, theme_of
from bourgade.lab.puzzle_proof import prove, proven, without
from bourgade.lab.puzzle_trial import REPETITIONS, Margin, Trial
from bourgade.play.puzzle import Puzzle
from bourgade.testing.puzzles import puzzle_problems
from tests.bots.endgames import last_plan, one_coin_short
from tests.games.mintworks.street import street
from tests.kernel.thorp import THORP, games_folder, own_table, play, settle
from tests.play.riddles import book, riddle, short_of_coins

__all__ = ["games_folder", "own_table", "settle"]


FEW = (30, 50)
"""Simulations of both rounds of repetitions."""


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, and budgets are small."""
    for module in (puzzle_maker, puzzle_proof, puzzle_trial):
        monkeypatch.setattr(module, "best_mode", lambda: "python")
    monkeypatch.setattr(puzzle_maker, "LOOKS", 4)
    monkeypatch.setattr(puzzle_maker, "QUICK", 10)
    monkeypatch.setattr(puzzle_maker, "EACH", 5)
    monkeypatch.setattr(puzzle_maker, "TRIES", 1)
    monkeypatch.setattr(puzzle_proof, "GROWING", (8, 16))
    monkeypatch.setattr(puzzle_proof, "TIMES", 2)


def searcher(match: Match) -> Searcher:
    return Searcher(match.variant, nodes=1 << 12, mode="python")


def trial(match: Match) -> Trial:
    return Trial(match, searcher(match))


# What is certain


def test_a_margin_is_an_interval_over_repetitions() -> None:
    better = [0.5, 0.52, 0.48, 0.5, 0.51, 0.49, 0.5, 0.5]
    margin = Margin.of(better, [0.4] * REPETITIONS)
    assert margin.mean == pytest.approx(0.1)
    # By hand: a standard deviation of 0.01195, t of 3.4995, eight repetitions.
    assert margin.low == pytest.approx(0.1 - 3.4995 * 0.0119523 / 8**0.5, abs=1e-5)


def test_what_differs_in_every_repetition_is_less_certain() -> None:
    steady = Margin.of([0.6, 0.61] * 4, [0.4] * 8)
    wild = Margin.of([0.3, 0.91] * 4, [0.4] * 8)
    assert wild.mean == pytest.approx(steady.mean)
    assert wild.low < 0 < steady.low


def test_the_same_chance_for_both_moves_cancels_out() -> None:
    """What varies with the seed alone says nothing about the moves."""
    values = [0.3, 0.9, 0.5, 0.7, 0.4, 0.8, 0.6, 0.2]
    margin = Margin.of([v + 0.1 for v in values], values)
    assert margin.low == pytest.approx(margin.mean)


def exact(match: Match, move: str) -> float:
    """The chances after a move, worked out."""
    seat = int(match.state.actor)
    then = play(match.at(match.length), move)
    if then.over:
        return then.shares[seat]
    return Solver(match.variant).search(then, Budget()).shares[seat]


def test_chances_after_each_move_are_near_the_exact_ones() -> None:
    match = play(one_coin_short(), "roll 1", "dice 2")
    judged = trial(match)
    for move in match.moves:
        found = judged.chance(match.variant.vocabulary.action(move), 150, 1)
        assert found == pytest.approx(exact(match, move), abs=0.12), move


def test_a_seat_knows_its_own_secrets_after_its_move() -> None:
    """B acts next, from whom A's plan is hidden; for A it decides what the move is worth."""
    worth: dict[str, float] = {}
    for plan in ("vault", "bridge"):
        match = street(
            A=f"6 | secret {plan} | factory statue", B="0 | | lotto landfill workshop",
            supply="windmill mine crane", placed={"producer": [1, 1], "supplier": [2, 2]},
        )  # fmt: skip
        council = match.variant.vocabulary.action("place leadership_council")
        worth[plan] = trial(match).chance(council, 100, 1)
    assert worth["vault"] > worth["bridge"] + 0.3


def test_chances_with_hidden_cards_are_near_the_exact_ones() -> None:
    match = last_plan()
    judged = trial(match)
    for move in match.moves:
        found = judged.chance(match.variant.vocabulary.action(move), 200, 3)
        assert found == pytest.approx(exact(match, move), abs=0.15), move


def test_games_played_to_their_end_have_fresh_dice() -> None:
    match = short_of_coins()
    judged = trial(match)
    keep, again = (match.variant.vocabulary.action(move) for move in ("keep", "reroll 1"))
    assert judged.played_out(keep, 4, 1) == 0
    won = [judged.played_out(again, 10, seed) for seed in range(5)]
    assert sum(won) / 5 == pytest.approx(1 / 3, abs=0.2)
    assert len(set(won)) > 1
    assert judged.played_out(again, 10, 0) == won[0]


# What is kept and what is thrown away


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Repetitions that are all alike, which need no search."""

    def repeated(self: Trial, actions: Any, simulations: int, *rest: Any) -> Any:
        return {a: [0.33 if a == actions[0] else 0.03] * REPETITIONS for a in actions}

    monkeypatch.setattr(Trial, "repeated", repeated)


def judged(match: Match) -> tuple[str, Any]:
    search = PuzzleSearch(match.variant.game, growing=FEW, games=6)
    return search.judge(match, searcher(match), "0/0/0")


def test_a_move_that_is_certainly_better_becomes_a_puzzle() -> None:
    stage, puzzle = judged(short_of_coins())
    assert (stage, puzzle.best, puzzle.tempting) == ("", "reroll 1", "keep")
    assert puzzle.theme == "odds"
    assert puzzle.margin >= 1000 * puzzle_maker.CLEAR
    chances = dict(zip(puzzle.match().moves, puzzle.chances, strict=True))
    assert chances["keep"] < 50
    assert chances["reroll 1"] == pytest.approx(333, abs=150)
    assert puzzle.found.keys() == {"greedy", "beginner", "casual", "skilled", "strong"}


def test_what_every_bot_finds_is_obvious(monkeypatch: pytest.MonkeyPatch) -> None:
    match = short_of_coins()
    best = match.variant.vocabulary.action("reroll 1")
    monkeypatch.setattr(PuzzleSearch, "_tries", lambda *_: {"greedy": [best], "strong": [best]})
    assert judged(match) == ("obvious", None)


def test_equal_moves_are_close() -> None:
    match = short_of_coins()
    play(match, "keep")  # whatever A builds now, B wins
    assert judged(match)[0] == "close"


@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize(
    ("budget", "stage"), [(FEW[0], "uncertain"), (FEW[1], "deeper")], ids=["at once", "later"]
)
def test_a_margin_that_chance_could_explain_is_thrown_away(
    budget: int, stage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steady = Trial.repeated

    def wild(self: Trial, actions: Any, simulations: int, *rest: Any) -> Any:
        found = steady(self, actions, simulations, *rest)
        if simulations == budget:
            found = {**found, actions[0]: [0.9 * (n % 2) for n in range(REPETITIONS)]}
        return found

    monkeypatch.setattr(Trial, "repeated", wild)
    assert judged(short_of_coins()) == (stage, None)


@pytest.mark.usefixtures("steady")
def test_games_to_the_end_have_to_bear_it_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trial, "played_out", lambda self, action, games, seed: 0.5)
    assert judged(short_of_coins()) == ("played", None)


@pytest.mark.usefixtures("steady")
def test_a_position_that_cannot_be_set_up_again_is_no_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Puzzle, "match", lambda self: one_coin_short())
    assert judged(short_of_coins()) == ("record", None)


def test_themes_follow_from_what_changes() -> None:
    action = short_of_coins().variant.vocabulary.action
    match = short_of_coins()
    assert theme_of(match, action("reroll 1"), action("keep")) == "odds"
    play(match, "reroll 1", "dice 3")
    assert theme_of(match, action("build train_station"), action("pass")) == "win"
    assert theme_of(match, action("build ranch"), action("pass")) == "grow"


# Many games


def search(seed: int = 0) -> PuzzleSearch:
    return PuzzleSearch(registry.find(THORP), seed, growing=(5, 8), games=4)


def clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly everything passes."""
    monkeypatch.setattr(puzzle_maker, "CLEAR", -1.0)
    monkeypatch.setattr(Trial, "played_out", lambda self, action, games, seed: -action)
    monkeypatch.setattr(
        PuzzleSearch, "_tries",
        lambda self, then, seed: {str(action): [action] for action in then.actions()},
    )  # fmt: skip


def test_a_search_is_resumed_and_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clear(monkeypatch)
    told: list[tuple[int, int]] = []
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    mine(search(), 6, whole, lambda *so_far: told.append(so_far))
    assert told[-1][1] >= 6
    assert told == sorted(told)
    mine(search(), 2, parts, lambda *_: None)
    with parts.open("a") as file:
        file.write('[4, {"close": 3}, [{"id": "half')  # it was killed while it wrote
    again = mine(search(), 6, parts, lambda *_: None)
    assert parts.read_bytes() == whole.read_bytes()
    assert book_of(search(), again).text() == book_of(search(), mine(
        search(), 6, whole, lambda *_: None)).text()  # fmt: skip
    some = mine(search(), 2, whole, lambda *_: None)
    assert book_of(search(), some).text() == book_of(search(), mine(
        search(), 2, tmp_path / "few", lambda *_: None)).text()  # fmt: skip
    other = tmp_path / "other"
    mine(search(1), 6, other, lambda *_: None)
    assert other.read_text().splitlines()[1:] != whole.read_text().splitlines()[1:]


def test_every_decision_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clear(monkeypatch)
    made = book_of(search(), mine(search(), 6, tmp_path / "work", lambda *_: None))
    assert made.head["looked"] == sum(made.head["away"].values()) + len(made.puzzles)
    assert tuple(made.head["away"]) == STAGES
    assert len({p.id for p in made.puzzles}) == len(made.puzzles)


def test_the_same_position_and_the_same_answer_come_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clear(monkeypatch)
    mined = mine(search(), 6, tmp_path / "work", lambda *_: None)
    made = [puzzle for one in mined for puzzle in one.puzzles]
    monkeypatch.setattr(puzzle_maker, "ALIKE", 2)
    known: dict[str, str] = {}
    once, twice = Mined(0, puzzles=list(made)), Mined(1, puzzles=list(made))
    puzzle_maker.keep_new(once, known)
    answers = [puzzle.best for puzzle in once.puzzles]
    assert max(map(answers.count, answers)) == 2
    assert once.away["alike"] == len(made) - len(answers)
    puzzle_maker.keep_new(twice, known)
    assert (twice.puzzles, twice.away["same"]) == ([], len(answers))


def test_another_search_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clear(monkeypatch)
    mine(search(), 2, tmp_path / "work", lambda *_: None)
    before = (tmp_path / "work").read_bytes()
    with pytest.raises(BourgadeError) as refused:
        mine(search(1), 2, tmp_path / "work", lambda *_: None)
    assert "another search" in str(refused.value)
    assert "autre recherche" in refused.value.text("fr")
    assert (tmp_path / "work").read_bytes() == before


# Judged anew


def two() -> Any:
    """A puzzle that stands and one whose answer is the mistake."""
    right = riddle()
    wrong = replace(right, id="0" * 8, best="keep", tempting="reroll 1", chances=(333, 0))
    return book(right, wrong)


def test_what_is_wrong_falls_and_what_is_right_stands(tmp_path: Path) -> None:
    kept = two()
    proofs = list(prove(kept, 1, tmp_path / "work"))
    assert {one.id: one.stands for one in proofs} == {"0" * 8: False, riddle().id: True}
    assert proven(proofs) == 0.5
    fallen = next(one for one in proofs if not one.stands)
    assert fallen.closest == "reroll 1"
    left = without(kept, proofs, 1)
    assert [p.id for p in left.puzzles] == [riddle().id]
    assert left.head["verified"] == {"seed": 1, "judged": 2, "stood": 1}


def test_verdicts_are_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, work = two(), tmp_path / "work"
    proofs = list(prove(kept, 1, work))
    lines = work.read_text("utf-8").splitlines()
    work.write_text("\n".join(lines[:2]) + "\n", "utf-8")
    monkeypatch.setattr(puzzle_proof, "proof", lambda *_: proofs[1])
    assert list(prove(kept, 1, work)) == proofs
    with pytest.raises(BourgadeError):
        list(prove(kept, 2, work))


@pytest.mark.parametrize("name", registry.names())
def test_the_puzzles_of_a_game_are_in_order(name: str) -> None:
    assert list(puzzle_problems(registry.find(name))) == []
