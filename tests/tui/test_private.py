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
    assert "Ann drew a plan that nobody else has seen" in bens
    assert "Obelisk" not in bens
    anns = Table(match, ["pass", "log"], people="AB", width=120).play()
    assert "Ann drew the Obelisk" in anns


def test_undoing_does_not_name_what_another_drew() -> None:
    screen = Table(lottery(), ["place lotto", "undo"], people="AB", width=120).play()
    assert "The last draw was random" in screen
    assert "obelisk" not in screen.lower().split("place lotto")[-1]


def with_real_cards() -> Match:
    """The same with cards drawn by hand: Ben holds one in secret, and Ann goes to the Lotto."""
    game = bourgade.load("mintworks", players=2, first_player="A")
    hoods = {
        "A": {"mints": 5},
        "B": {"mints": 5, "buildings": ["lotto"], "plans": ["mine"], "secret": ["mine"]},
    }
    under = [
        p for p in game.variant.words["plans"] if p not in ("obelisk", "statue", "lotto", "mine")
    ]
    position = {"players": hoods, "deck": ["obelisk", "statue"], "bottom": under}
    match = game.setup(position, chance="manual")
    match.players = {"A": "Ann", "B": "Ben"}
    return match


def test_a_real_card_drawn_in_secret_is_asked_of_its_owner() -> None:
    match = with_real_cards()
    answers = ["place lotto", "draw mine", "draw tower", "draw obelisk", "undo"]
    screen = Table(match, answers, people="AB", width=120).play()
    asked = screen[screen.index("Ann only: what did you draw?") :]
    # Ann cannot know that Ben holds the Mine, so it may be what she has drawn.
    offered = asked[: asked.index("chance >")] if "chance >" in asked else asked
    assert [plan in offered for plan in ("draw obelisk", "draw statue", "draw mine")] == [True] * 3
    assert "“draw mine” cannot have come up" in asked
    assert "Taken back." in asked
    assert "Taken back: “" not in asked


def test_a_seat_that_the_rules_play_is_no_person() -> None:
    match = bourgade.load("mintworks", players=1, solo_opponent="mort").start(seed=3)
    match.players = {"A": "Ann"}
    screen = Table(match, ["seats", "pass"], people="AB", width=120).play()
    row = next(line for line in screen.splitlines() if line.startswith("B Mort"))
    assert row.split() == ["B", "Mort", "played", "by", "the", "rules"]
    assert "Mort passed" in screen or "Mort placed" in screen
