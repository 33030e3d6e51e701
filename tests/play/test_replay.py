"""Moves played again: the same match as move by move, in a few calls of the rules."""

from __future__ import annotations

import random

import pytest

import bourgade
from bourgade import BadRecord, Match
from bourgade.kernel import registry
from bourgade.play import replay
from bourgade.play.fair_dice import FairDice, commitment_of, outcome, verify

SECRET = "5a" * 32


def by_chance(game: str, plies: int) -> Match:
    """A game of random moves, which ends after so many at the latest."""
    numbers = random.Random(3)
    match = bourgade.load(game).start(chance="manual")
    match.dice = FairDice("table", {}, commitment_of(SECRET), SECRET)
    while not match.over and match.ply < plies:
        if match.actor == "chance":
            match.play(outcome(match.dice.key(), match))
        else:
            match.play(numbers.choice(match.moves))
    return match


@pytest.mark.parametrize("game", registry.names())
def test_moves_played_again_make_the_same_match(game: str) -> None:
    match = by_chance(game, 150)
    again = match.at(0)
    assert again.replay(match.history) == len(match.history)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.history == match.history
    assert again.events() == match.events()
    states = [[step.before.tobytes() for step in one.steps()] for one in (again, match)]
    assert states[0] == states[1]


def test_a_long_game_is_played_again_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    match = by_chance("minivilles", 120)
    monkeypatch.setattr(replay, "AT_ONCE", 17)
    monkeypatch.setattr(replay, "EVENTS", 256 + 5)
    again = match.at(0)
    assert again.replay(match.history) == len(match.history)
    assert again.events() == match.events()


def test_it_stops_before_what_cannot_be() -> None:
    match = by_chance("minivilles", 40)
    moves = list(match.history)
    seat, move = moves[1]
    other = "A" if seat == "B" else "B"
    for false in ((seat, "dance"), (other, move), ("chance", "pass"), (seat, "dice 6")):
        again = match.at(0)
        assert again.replay([moves[0], false, *moves[2:]]) == 1
        assert again.state.tobytes() == match.at(1).state.tobytes()


def test_moves_whose_actor_is_not_told() -> None:
    match = by_chance("minivilles", 40)
    again = match.at(0)
    assert again.replay([(None, move) for _, move in match.history]) == len(match.history)
    assert again.history == match.history


def test_nothing_is_played_again_after_the_end() -> None:
    match = by_chance("mintworks", 10_000)
    assert match.over
    assert match.copy().replay([(None, "pass")]) == 0


def test_a_match_goes_on_after_being_played_again() -> None:
    match = by_chance("minivilles", 60)
    last = match.history[-1][1]
    again = match.at(0)
    again.replay(match.history)
    again.undo()
    again.play(last)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.copy().at(7).state.tobytes() == match.at(7).state.tobytes()


def test_a_record_is_read_without_playing_its_moves_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = by_chance("minivilles", 60).record()
    monkeypatch.delattr(Match, "play")
    assert bourgade.read(text).record() == text


def test_dice_are_checked_without_going_back_to_each(monkeypatch: pytest.MonkeyPatch) -> None:
    match = by_chance("minivilles", 60)
    monkeypatch.delattr(Match, "at")
    assert verify(match).right


def test_the_word_chance_does_not_stand_for_chance_in_a_record() -> None:
    text = by_chance("minivilles", 10).record().replace("\n* ", "\nchance ", 1)
    with pytest.raises(BadRecord, match="chance"):
        bourgade.read(text)
