"""Opponents that the rules play themselves: they have a seat and a name, and decide nothing."""

from __future__ import annotations

import pytest

import bourgade
from bourgade.kernel.errors import BadOption
from bourgade.lab import Study
from bourgade.lab.simulate import simulate


def test_an_automaton_sits_after_the_players() -> None:
    variant = bourgade.load("mintworks", players=1, solo_opponent="sonic").variant
    assert (variant.players, variant.seats, variant.words["seats"]) == (("A",), 2, ("A", "B"))
    assert variant.automata == {"B": "sonic"}
    assert (variant.name("fr", "seats", "B"), variant.name("en", "seats", "A")) == (
        "Sonic",
        "seat A",
    )


def test_a_game_without_automata_has_players_only() -> None:
    variant = bourgade.load("minivilles", players=3).variant
    assert (variant.players, variant.seats, variant.automata) == (("A", "B", "C"), 3, {})


def test_a_study_names_the_automaton_and_leaves_it_where_it_sits() -> None:
    variant = bourgade.load("mintworks", players=1, solo_opponent="mort").variant
    study = Study.of(variant, ["random"], 6)
    assert study.bots == ("random", "mort")
    assert study.orders.tolist() == [[0, 1]]
    with pytest.raises(BadOption):
        Study.of(variant, ["random", "greedy"], 6)


def test_the_results_of_a_study_tell_who_won_against_the_automaton() -> None:
    variant = bourgade.load("mintworks", players=1, solo_opponent="mort").variant
    summary = simulate(Study.of(variant, ["random"], 6), workers=1).summary()
    assert [bot["name"] for bot in summary["bots"]] == ["random", "mort"]
    assert sum(bot["wins"] for bot in summary["bots"]) == 6
