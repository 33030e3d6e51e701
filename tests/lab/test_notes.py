"""What a study notes of every player: counted by hand, from the events of matches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bourgade.batches.noting_loops import FIXED
from bourgade.batches.playouts import replay_noted
from bourgade.bots.own import load
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import LANGUAGES, message_id
from bourgade.kernel.layout import plain
from bourgade.kernel.notation import words_of
from bourgade.lab import Study, simulate
from bourgade.play import LoadedGame, Match


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


OPTIONS: dict[str, dict[str, Any]] = {
    "minivilles": {"edition": "base_marina", "players": 3},
    "mintworks": {"players": 3},
    "petiteville": {"players": 2},
    "shafausa": {"players": 3},
}


def played(name: str) -> Match:
    match = LoadedGame(registry.find(name).variant(**OPTIONS[name])).start(seed=5)
    bot = load("random", 2)
    while match.actor is not None:
        match.play(bot.choose(match))
    return match


def by_hand(match: Match, variant: Variant) -> tuple[Any, Any]:
    """The sums and the first turns, from the events that a match tells."""
    notes = variant.game.notes
    slots = notes.slots(variant.words)
    sums = np.zeros((variant.seats, len(slots)), int)
    firsts = np.zeros_like(sums)
    for step in match.steps():
        for event in step.events:
            for noted in notes.noted:
                for source in noted.sources:
                    if event.name != source.event.name.lower():
                        continue
                    seat = variant.seat_index(
                        event.args[source.seat] if source.seat else event.seat
                    )
                    word = event.args[source.word] if source.word else ""
                    words = words_of(noted.of, variant.words) if noted.of else ("",)
                    at = [s.noted for s in slots].index(noted) + words.index(str(word))
                    sums[seat, at] += event.args[source.amount] if source.amount else 1
    return sums, firsts


@pytest.mark.parametrize("name", registry.names())
def test_events_are_counted_word_by_word(name: str) -> None:
    match = played(name)
    variant = match.variant
    actions = [int(step.action) for step in match.steps()]
    finals, notes = replay_noted(variant, [actions])
    assert finals[0].tobytes() == match.state.tobytes()
    sums, _ = by_hand(match, variant)
    assert notes.sums[0].tolist() == sums.tolist()
    assert ((notes.firsts[0] > 0) >= (notes.sums[0] > 0)).all()
    assert notes.firsts[0].max() <= match.state.turn


@pytest.mark.parametrize("name", registry.names())
def test_the_lines_are_those_of_the_count(name: str) -> None:
    match = played(name)
    variant = match.variant
    _, notes = replay_noted(variant, [[int(step.action) for step in match.steps()]])
    lines = variant.game.notes.line_words(variant.words)
    for seat in range(variant.seats):
        told = variant.game.tally(variant, plain(match.state), seat)
        points = {word: n for _, word, n in told if n}
        row = notes.facts[0, seat, FIXED : FIXED + len(lines)].tolist()
        if points or name != "minivilles":  # a monument gives no points: they are one line
            assert {word: n for word, n in zip(lines, row, strict=True) if n} == points
        else:
            assert row == [len(told)]


@pytest.mark.parametrize("name", registry.names())
def test_decisions_and_places_are_those_of_the_match(name: str) -> None:
    match = played(name)
    variant = match.variant
    study = Study(variant, ("random",) * variant.seats, 1)
    notes = replay_noted(variant, [[int(step.action) for step in match.steps()]])
    rows = study.sheet.rows(0, notes[0], study.seating(0, 1), notes[1])
    letters = variant.words["seats"]
    acted = [step.actor for step in match.steps() if step.actor in letters]
    assert rows["decisions"][0].tolist() == [acted.count(letter) for letter in letters]
    assert (rows["choices"] <= rows["decisions"]).all()
    assert sorted(rows["place"][0].tolist()) == list(range(variant.seats))
    assert rows["led"][0].sum() <= match.state.turn
    assert study.sheet.endings[rows["ending"][0]] == variant.game.ending(match.state)


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_whoever_begins_is_first_in_turn_order(first: str) -> None:
    variant = registry.find("minivilles").variant(players=3, first_player=first)
    places = simulate(Study.of(variant, ("random",), 2)).rows["place"]
    expected = [(seat - "ABC".index(first)) % 3 for seat in range(3)]
    assert places.tolist() == [expected] * 2


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_noted_has_a_name(name: str, language: str) -> None:
    game = registry.find(name)
    for noted in game.notes.noted:
        assert game.texts.has(language, f"noted-{message_id(noted.name)}")


def test_bots_that_think_are_noted_as_compiled_ones_are() -> None:
    """One and the same game, played move by move and noted from its moves."""
    variant = registry.find("petiteville").variant(players=2)
    found = simulate(Study.of(variant, ("mcts:1", "random"), 1), workers=1)
    assert found.rows["sums"].sum() > 0
    assert found.summary()["noted"]
