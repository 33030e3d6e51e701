"""What happens in private is told to its own seat alone, and the rules' own seat is no person."""

from __future__ import annotations

import bourgade
from bourgade import Match
from tests.tui.table import Table


def lottery() -> Match:
    """Ann is to play; the only plan in the deck is the Obelisk, then those under it."""
    game = bourgade.load("mintworks", players=2, first_player="A")
    hoods = {"A": {"mints": 5}, "B": {"mints": 5, "buildings": ["lotto"]}}
    deck = ["obelisk"]
    under = [p for p in game.variant.words["plans"] if p not in ("obelisk", "lotto")]
    match = game.setup({"players": hoods, "deck": deck, "bottom": under}, seed=1)
    match.players = {"A": "Ann", "B": "Ben"}
    return match


def test_a_secret_plan_is_told_to_its_holder_alone() -> None:
    match = lottery()
    bens = Table(match, ["place lotto", "log"], people="AB", width=120).play()
    assert match.history[1] == ("chance", "draw obelisk")
    assert "Ann draws a plan that nobody else sees" in bens
    assert "Obelisk" not in bens
    anns = Table(match, ["pass", "log"], people="AB", width=120).play()
    assert "Ann has drawn Obelisk" in anns


def test_a_seat_that_the_rules_play_is_no_person() -> None:
    match = bourgade.load("mintworks", players=1, solo_opponent="mort").start(seed=3)
    match.players = {"A": "Ann"}
    screen = Table(match, ["seats", "pass"], people="AB", width=120).play()
    row = next(line for line in screen.splitlines() if line.startswith("B Mort"))
    assert row.split() == ["B", "Mort", "the", "rules"]
    assert "Mort passes" in screen or "Mort places" in screen
