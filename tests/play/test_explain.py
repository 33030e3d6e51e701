"""Which changes are told as reasons for a move, and which are not."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import bourgade
from bourgade import LoadedGame, Match
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import LANGUAGES
from bourgade.kernel.layout import Dim, plain
from bourgade.kernel.quantities import Count, Quantities, Quantity
from bourgade.testing.check import problems
from bourgade.testing.hamlet.layout import Phase
from tests.games.mintworks.street import street
from tests.kernel.thorp import THORP, play
from tests.play.telling import counted, missed, told

# A game has no sentences for quantities made up here, so the names of the messages are told.


def wood(variant: Variant, s: Any, seat: int) -> int:
    return int(s.players[seat].wood)


def cottages(variant: Variant, s: Any, seat: int) -> int:
    return int(s.players[seat].cottages)


def hamlet(
    *told: Quantity, after: tuple[Phase, ...] = (), wood: int = 5, seats: str = "AB"
) -> Match:
    """Players with so much wood each, A to act, in a game where these quantities count."""
    game = replace(registry.find(THORP), quantities=Quantities(told, after))
    players = {seat: {"wood": wood, "cottages": 1} for seat in seats}
    return LoadedGame(game.variant(players=len(seats))).setup({"players": players}, chance="manual")


def test_a_game_without_quantities_gives_no_reasons() -> None:
    match = play(bourgade.load(THORP, players=2).start(chance="manual"))
    assert match.variant.game.quantities is None
    assert told(match, "gather") == missed(match, "gather", "gather") == []
    assert counted(match, "A") == {}


def test_only_what_is_better_is_told() -> None:
    """Building costs wood and brings a cottage."""
    match = hamlet(Quantity("wood", wood, 1, 9), Quantity("cottages", cottages, 1, 1))
    assert told(match, "build") == ["Reason-cottages-me"]
    less = hamlet(Quantity("wood", wood, -1, 9), Quantity("cottages", cottages, -1, 1))
    assert told(less, "build") == ["Reason-wood-me"]
    assert told(match, "gather") == []  # the die has not fallen


def test_the_most_telling_comes_first() -> None:
    light = hamlet(Quantity("wood", wood, -1, 1), Quantity("cottages", cottages, 1, 9))
    assert told(light, "build") == ["Reason-cottages-me", "Reason-wood-me"]
    heavy = hamlet(Quantity("wood", wood, -1, 9), Quantity("cottages", cottages, 1, 1))
    assert told(heavy, "build") == ["Reason-wood-me", "Reason-cottages-me"]
    assert told(heavy, "build", most=1) == ["Reason-wood-me"]


def test_a_small_change_beside_much_is_not_told() -> None:
    quantity = Quantity("wood", wood, -1, 1)
    assert told(hamlet(quantity, wood=5), "build") == ["Reason-wood-me"]
    assert told(hamlet(quantity, wood=300), "build") == []


def test_what_looks_the_same_as_it_is_written_is_not_told() -> None:
    def tenths(variant: Variant, s: Any, seat: int) -> float:
        return wood(variant, s, seat) / 100

    assert told(hamlet(Quantity("wood", tenths, -1, 9)), "build") == []
    assert told(hamlet(Quantity("wood", tenths, -1, 9, decimals=2)), "build") == ["Reason-wood-me"]


def mover_s(amount: Callable[[Any], int]) -> Count:
    """Something that every other seat has of what A has."""
    return lambda variant, s, seat: amount(s.players[0]) if seat else 0


def test_the_loss_of_an_opponent_is_told_where_it_weighs() -> None:
    count = mover_s(lambda a: int(a.wood))
    match = hamlet(Quantity("wood", count, 1, 1, against=1))
    assert told(match, "build") == ["Reason-wood-them"]
    assert missed(match, "build", "gather") == ["Missed-wood-them"]
    assert told(hamlet(Quantity("wood", count, 1, 1)), "build") == []
    assert told(hamlet(Quantity("wood", count, -1, 1, against=1)), "build") == []


def test_of_several_opponents_one_is_named() -> None:
    count = mover_s(lambda a: int(a.wood))
    match = hamlet(Quantity("wood", count, 1, 1, against=1), seats="ABC")
    assert told(match, "build") == ["Reason-wood-them"]


def test_what_cannot_be_said_is_not_compared() -> None:
    def sometimes(variant: Variant, s: Any, seat: int) -> int | None:
        return 1 if s.players[seat].cottages > 1 else None

    assert told(hamlet(Quantity("cottages", sometimes, 1, 9)), "build") == []


def test_a_quantity_for_each_word_of_a_set() -> None:
    def both(variant: Variant, s: Any, seat: int) -> list[int | None]:
        me = s.players[seat]
        return [int(me.wood), None if me.cottages > 1 else 0, int(me.cottages)]

    goods = Dim("goods", ("wood", "hay", "cottages"))
    match = hamlet(Quantity("goods", both, 1, 1, of=goods))
    assert counted(match, "A") == {"goods wood": 5, "goods hay": 0, "goods cottages": 1}
    assert told(match, "build") == ["Reason-goods-me"]


def test_outcomes_of_a_phase_that_is_looked_at() -> None:
    quantity = Quantity("wood", wood, 1, 1, mean=True)
    assert told(hamlet(quantity, after=(Phase.DIE,)), "gather") == ["Reason-wood-me"]
    assert told(hamlet(quantity), "gather") == []
    sure = Quantity("wood", wood, 1, 1)
    assert told(hamlet(sure, after=(Phase.DIE,)), "gather") == []
    assert missed(hamlet(quantity, after=(Phase.DIE,)), "gather", "build") == ["Missed-wood-me"]


def test_a_change_that_comes_with_a_new_round_is_not_told() -> None:
    assert told(hamlet(Quantity("cottages", cottages, 1, 1)), "build") == ["Reason-cottages-me"]
    assert told(hamlet(Quantity("cottages", cottages, 1, 1, within="turn")), "build") == []


def test_a_victory_is_reason_enough() -> None:
    quantity = Quantity("cottages", cottages, 1, 1)
    match = hamlet(quantity)
    to_win = int(match.variant.book.cottages_to_win)
    position = match.position
    position["players"]["A"]["cottages"] = to_win - 1
    match = LoadedGame(match.variant).setup(position, chance="manual")
    assert told(match, "build") == ["This move wins the game."]
    assert told(match, "build", "fr") == ["Ce coup gagne la partie."]
    assert missed(match, "build", "gather") == ["That move would have won the game."]
    assert missed(match, "build", "build") == []


# Hidden things


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_do_not_depend_on_what_is_hidden(language: str) -> None:
    plans = ("gardens", "crane", "vault")
    matches = [street(A="5", B=f"2 | secret {plan}", supply="windmill statue") for plan in plans]
    for move in ("place producer", "place supplier", "place leadership_council", "pass"):
        assert len({tuple(told(match, move, language, most=9)) for match in matches}) == 1
    assert len({tuple(counted(match, "B").items()) for match in matches}) == 1


# Plain objects


def test_plain_objects_are_a_copy() -> None:
    match = street(A="5 | mine", B="2", supply="windmill statue")
    before = match.state.tobytes()
    s = plain(match.state)
    assert (s.players[0].mints, s.supply[0]) == (5, match.state.supply[0])
    assert type(s.players[0].mints) is int
    assert s.placed[0, 0] == 0
    s.players[0].mints, s.supply[0], s.placed[0, 0] = 9, 0, 3
    assert match.state.tobytes() == before


# Sentences


@pytest.mark.parametrize("name", sorted(registry.names()))
def test_every_quantity_has_its_sentences(name: str) -> None:
    game = registry.find(name)
    for quantity in game.quantities.told if game.quantities else ():
        assert quantity.messages
        for message in quantity.messages:
            assert all(game.texts.has(language, message) for language in LANGUAGES), message


def test_a_missing_sentence_is_found() -> None:
    found = registry.find("minivilles")
    assert found.quantities is not None
    more = replace(found.quantities, told=(*found.quantities.told, Quantity("smog", wood, -1, 1)))
    assert [p for p in problems(replace(found, quantities=more)) if "smog" in p] == [
        f"{language}.ftl lacks “{kind}-smog-me”"
        for language in LANGUAGES
        for kind in ("reason", "missed")
    ]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_was_missed_is_said_of_anybody(name: str, language: str) -> None:
    """A review tells everybody what everybody's better move would have brought."""
    file = registry.find(name).folder / "text" / f"{language}.ftl"
    blocks = re.split(r"^(?=\S)", file.read_text("utf-8"), flags=re.MULTILINE)
    missed = [block for block in blocks if re.match(r"missed-\S+-me =", block)]
    assert not [b for b in missed if re.search(r"\b(you|your|vous|votre|vos)\b", b, re.IGNORECASE)]
