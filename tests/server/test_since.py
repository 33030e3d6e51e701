"""What happened since a player's last turn, and the log in one line per turn."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

import bourgade
from bourgade import Match
from bourgade.kernel import registry
from bourgade.server import table_changes
from bourgade.server.render import story_turns
from bourgade.server.store import MatchRow, SeatRow, Stored
from bourgade.server.table_state import TableState
from bourgade.server.views.since import since_last_turn, spoken
from bourgade.server.views.story import (
    StoryLine,
    by_player,
    in_one_line,
    last_move,
    story_of,
    turns_of,
)
from tests.games.minivilles.town import town

DEALT = "wheat_field, bakery"
"""What every city has from the start."""


def seated(match: Match, chance: str = "manual", secret: str = "5e" * 32) -> TableState:
    """A table of people called after their seats that begins as a match stands."""
    variant = match.variant
    row = MatchRow(
        "since", variant.game.name, dict(variant.options), variant.game.rules_version,
        variant.tables.digest, match.position, chance, secret, "live", False, "", 0.0,
    )  # fmt: skip
    seats = tuple(
        SeatRow(n, s, "person", f"Player {s}", "", f"{n:064x}", "", 0.0)
        for n, s in enumerate(variant.players)
    )
    table = TableState.of(Stored(row, seats, (), None))
    follow(table, table_changes.start(table))
    return table


def follow(table: TableState, addition: table_changes.Addition) -> None:
    table.extend(Stored(table.row, (), tuple(addition.rows), addition.result))


def played(table: TableState, *moves: str) -> TableState:
    for move in moves:
        follow(table, table_changes.move(table, table.actor or "", move))
    return table


def strip(table: TableState, seat: str, language: str = "en") -> dict[str, Any]:
    return {
        "items": [],
        "lines": [],
        **(since_last_turn(table, language, seat, frozenset(seat)) or {}),
    }


def test_own_gains_and_losses_come_first_with_their_sum() -> None:
    table = seated(town(A=f"5 | {DEALT}, forest", B=f"3 | {DEALT}, cafe", C=f"0 | {DEALT}"))
    played(table, "roll 1", "dice 6", "pass")
    played(table, "roll 1", "dice 1", "pass", "roll 1", "dice 5", "pass")
    items = strip(table, "A")["items"]
    assert items == [
        "+2 coins from the bank (Wheat Field, Forest)",
        "Player B rolled 1 · received 1 coin from the bank · Wheat Field · built nothing …",
        "Player C rolled 5 · built nothing …",
    ]
    played(table, "roll 1", "dice 3")
    items = strip(table, "A")["items"]
    assert items[:3] == [
        "+2 coins in all",
        "+3 coins from the bank (Wheat Field, Forest, Bakery)",
        "−1 coin to Player B (Café)",
    ]
    assert strip(table, "A", "fr")["items"][1:3] == [
        "+3 pièces de la banque (Champs de blé, Forêt, Boulangerie)",
        "−1 pièce pour Player B (Café)",
    ]


def test_who_was_paid_is_told_by_whom() -> None:
    table = seated(town(A=f"5 | {DEALT}, cafe 2", B=f"3 | {DEALT}"))
    played(table, "roll 1", "dice 6", "pass", "roll 1", "dice 3", "pass")
    assert strip(table, "A")["items"][0] == "+2 coins from Player B (Café)"
    assert "−2 coins to Player A (Café)" in strip(table, "B")["items"]


def test_until_somebody_else_decides_the_game_has_just_begun() -> None:
    table = seated(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}"))
    eyes = frozenset("AB")
    for moves in ((), ("roll 1", "dice 1")):
        played(table, *moves)
        assert since_last_turn(table, "en", "A", eyes) == {"begins": True, "items": []}
        assert spoken(since_last_turn(table, "en", "A", eyes), "en") == ""
    played(table, "pass")
    assert (since_last_turn(table, "en", "B", eyes) or {})["items"]
    played(table, "roll 1", "dice 6", "pass")
    assert not (since_last_turn(table, "en", "A", eyes) or {}).get("begins")


def test_before_anybody_answered_there_is_nothing_to_tell() -> None:
    table = seated(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}"))
    assert strip(table, "A")["items"] == []
    played(table, "roll 1", "dice 6")
    assert strip(table, "A")["items"] == []
    assert strip(table, "B")["items"] != []


def test_a_viewer_without_the_seat_gets_no_strip() -> None:
    table = played(
        seated(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}")), "roll 1", "dice 6", "pass", "roll 1"
    )
    assert since_last_turn(table, "en", "A", frozenset()) is None
    assert since_last_turn(table, "en", None, frozenset("A")) is None


@pytest.mark.parametrize("name", registry.names())
def test_any_game_is_told_in_both_languages(name: str) -> None:
    """Every strip can be said, and its gains add up to what the player's coins did."""
    dice = random.Random(3)
    game = bourgade.load(name, players=2)
    table = seated(game.start(seed=1), chance="fair")
    for _ in range(120):
        if table.over or table.match is None:
            break
        played(table, dice.choice(table.match.moves))
        for language in ("en", "fr"):
            for seat in "AB":
                for item in strip(table, seat, language)["items"]:
                    assert item
                    assert "amount-" not in item


def test_coins_in_the_strip_add_up() -> None:
    """In the base game, what the strip counts is what the purse did."""
    compared = 0
    dice, table = (
        random.Random(5),
        seated(town(A=f"9 | {DEALT}, cafe, ranch", B=f"9 | {DEALT}, cafe, forest")),
    )
    for _ in range(60):
        match = table.match
        assert match is not None
        decided = [line.actor for line in table.story if line.actor in "AB"]
        mine = [n for n, line in enumerate(table.story) if line.actor == "A"]
        found = strip(table, "A")
        if mine and decided[-1] == "B":
            compared += 1
            then = match.at(table.story[mine[-1]].steps).position["players"]["A"]["coins"]
            now = match.position["players"]["A"]["coins"]
            total = sum(
                int(item.split()[0].replace("−", "-"))
                for item in found["items"]
                if " coin" in item and item[0] in "+−" and "in all" not in item
            )
            assert total == now - then
        played(table, dice.choice(match.moves))
    assert compared > 10


def test_a_turn_of_the_log_is_one_line() -> None:
    table = seated(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}"))
    played(table, "roll 1", "dice 6", "build cafe", "roll 1", "dice 1", "pass")
    turns = turns_of(story_of(table, "en", table.story))
    assert in_one_line(turns[1]) == (
        "Player B rolled 1 · received 1 coin from the bank · Wheat Field · built nothing …"
    )
    assert "Joueur" not in in_one_line(turns[1])


def test_what_happens_before_the_first_turn_is_headed_by_the_beginning() -> None:
    table = played(seated(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}")), "roll 1", "dice 6")
    first = story_turns(story_of(table, "en", table.story), "en")[-1]
    summary = first.partition("<summary")[2].partition("</summary>")[0]
    assert "The game began." in summary
    assert first.count("The game began.") == 1


def test_everybody_who_went_on_with_a_phase_is_told_of() -> None:
    """A phase that began before the player's own decision has no heading of its own any more."""

    def said(seat: str, text: str) -> StoryLine:
        return StoryLine(0, 0, seat, f"{seat} {text}", "", "", "event", named=seat)

    runs = by_player([said("B", "sold wood"), said("B", "passed"), said("C", "bought stone")])
    assert [in_one_line(run) for run in runs] == ["B sold wood · passed", "C bought stone"]


def test_what_is_private_stays_out_of_the_strip_of_others() -> None:
    """A plan that B draws in secret is told to B alone."""
    game = bourgade.load("mintworks", players=2)
    dice, seen = random.Random(1), 0
    for seed in range(8):
        table = seated(game.start(seed=seed), chance="fair", secret=f"{seed:064x}")
        for _ in range(80):
            if table.over or table.match is None:
                break
            played(table, dice.choice(table.match.moves))
            for seat in "AB":
                hidden = {
                    event.text("en", {s: f"Player {s}" for s in "AB"})
                    for line in table.story
                    for event in line.events
                    if event.private and event.seat != seat
                }
                told = strip(table, seat)
                assert not hidden & {*told["items"], *(line.text for line in told["lines"])}
                seen += len(hidden)
    assert seen


def test_a_move_that_was_made_for_the_player_does_not_end_what_is_told() -> None:
    """A cannot pay for anything and passes by itself: that B was there before is still told."""
    table = seated(town(A=f"0 | {DEALT}", B=f"3 | {DEALT}"))
    played(table, "roll 1", "dice 6", "pass", "roll 1", "dice 5", "pass")
    own = [n for n, line in enumerate(table.story) if line.actor == "A"]
    assert [table.story[n].text for n in own] == ["roll 1", "pass"]
    assert strip(table, "A")["lines"][0].ply < table.story[own[-1]].ply


def seated_without_names(match: Match) -> TableState:
    """The same table, where nobody gave a name."""
    table = seated(match)
    table.sitting.update({s: replace(row, name="") for s, row in table.sitting.items()})
    return table


def test_the_reader_is_you_in_every_sentence() -> None:
    table = seated_without_names(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}, cafe"))
    played(table, "roll 1", "dice 3", "build cafe")
    lines = [said.text for said in story_of(table, "en", table.story, reader="A")]
    assert lines[1:4] == [
        "You rolled 3",
        "You paid Heron 1 coin · Café",
        "You received 1 coin from the bank · Bakery",
    ]
    french = [said.text for said in story_of(table, "fr", table.story, reader="A")]
    assert french[1:3] == ["Vous avez fait 3", "Vous avez payé 1 pièce à Héron · Café"]
    assert "Vous avez construit un Café pour 2 pièces" in french
    theirs = [said.text for said in story_of(table, "fr", table.story, reader="B")]
    assert theirs[2] == "Loutre vous a payé 1 pièce · Café"
    assert "Otter paid you 1 coin · Café" in [
        said.text for said in story_of(table, "en", table.story, reader="B")
    ]
    # Whoever watches is told of everybody by what they are called.
    assert "Otter rolled 3" in [said.text for said in story_of(table, "en", table.story)]


@pytest.mark.parametrize("name", registry.names())
def test_you_fits_every_event_of_every_game(name: str) -> None:
    """No verb or possessive of somebody else is left beside “you”."""
    dice, wrong = random.Random(4), set[str]()
    third = re.compile(r"\bVous (a|l’a|n’a|n’avait|avait|est)\b|\bYou (has|is|was)\b|\bYou’s\b")
    for players in (2, 4):
        match = bourgade.load(name, players=players).start(seed=2)
        while not match.over:
            for event in match.play(dice.choice(match.moves)):
                for language in ("en", "fr"):
                    said = event.text(language, {"B": "Bo"}, reader="A")
                    own = event.seat == "A" and re.search(r"\b(their|ses|son|sa)\b", said)
                    if third.search(said) or own:
                        wrong.add(said)
    assert wrong == set()


def test_what_the_player_did_is_no_news_to_them() -> None:
    """Neither their purchases in a phase of several players, nor the tile they have just drawn."""
    dice = random.Random(3)
    for name in ("shafausa", "petiteville"):
        table, told = seated(bourgade.load(name, players=2).start(seed=1), chance="fair"), 0
        for _ in range(150):
            if table.over or table.match is None:
                break
            played(table, dice.choice(table.match.moves))
            for seat in "AB":
                items = strip(table, seat)["items"]
                told += len(items)
                assert not [i for i in items if re.match(f"Player {seat} (bought|hired|drew)", i)]
        assert told


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        ("en", "", "built a Bakery for 1 coin"),
        ("fr", "", "a construit une Boulangerie pour 1 pièce"),
        ("fr", "A", "Vous avez construit une Boulangerie pour 1 pièce"),
    ],
)
def test_below_a_name_stands_what_was_done_last(language: str, reader: str, told: str) -> None:
    table = seated(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}"))
    played(table, "roll 1", "dice 6", "build bakery")
    assert last_move(table, "A", language, frozenset("A"), reader) == told
    assert last_move(table, "B", language, frozenset("A"), reader) == ""


def test_below_a_name_stands_a_move_of_which_nothing_is_told_yet() -> None:
    table = played(seated(town(A=f"5 | {DEALT}", B=f"3 | {DEALT}")), "roll 1")
    assert last_move(table, "A", "en", frozenset("A")) == "Roll one die"
