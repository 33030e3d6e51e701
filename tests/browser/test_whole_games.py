"""Whole games, played through the page to their end.

The names of the tables are those of short games: they decide the dice.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import bourgade
from tests.browser.conftest import Visit
from tests.browser.house import House, bot, person
from tests.browser.towns import late, opening
from tests.browser.visitor import (
    ASKED,
    LAPTOP,
    PHONE,
    PLY,
    UNAVAILABLE,
    Rule,
    Visitor,
    at_random,
    builder,
)

LONGEST = 400
"""Decisions of people in one of these games, at most."""


def builders(match: bourgade.Match, seed: int = 1, thrift: float = 0.85) -> Rule:
    return builder(seed, match.variant.words["monuments"], thrift)


def play_out(people: list[Visitor], rule: Rule, *, midway: object = None, after: int = 6) -> int:
    """Everybody plays by a rule; ``midway`` happens once after so many decisions. How many."""
    for n in range(LONGEST):
        newest = max(visitor.ply for visitor in people)
        for visitor in people:
            visitor.wait_for_ply(newest)
        if people[0].over:
            return n
        if n == after and callable(midway):
            midway()
        mover = next((v for v in people if v.my_turn), None)
        if mover is None:
            # A bot decides; when this page shows it, it may already be somebody's turn again.
            people[0].until(f"{PLY} > {newest} || {ASKED}")
            continue
        mover.decide(rule)
    raise AssertionError("the game does not end")


def saw_the_same(people: list[Visitor]) -> None:
    """The same ply and, in the same language, the same story, told to its end."""
    newest = max(visitor.ply for visitor in people)
    for visitor in people:
        visitor.wait_for_ply(newest)
        visitor.sees(".result")
        assert visitor.choices() == []
    stories: dict[str | None, list[str]] = {}
    for visitor in people:
        language = visitor.page.locator("html").get_attribute("lang")
        story = visitor.story()
        assert story == stories.setdefault(language, story)
        visitor.page.reload()
        assert visitor.ply == newest
        assert visitor.story() == story


def test_a_game_from_the_start_against_a_bot(house: House, come: Visit) -> None:
    me, onlooker = come(size=LAPTOP), come(size=PHONE)
    match = opening()
    table = house.table(match, person(me, "Ana"), bot(), name="opening21")
    onlooker.go(table)
    me.go(table)
    assert onlooker.choices() == []
    play_out([me], builders(match, thrift=0))
    saw_the_same([me, onlooker])


def test_two_people_with_a_reload_and_a_crash(house: House, come: Visit) -> None:
    ana, ben, onlooker = come(size=PHONE, language="fr"), come(), come()
    match = late()
    table = house.table(match, person(ana, "Ana"), person(ben, "Ben"), name="crash582")
    for visitor in (ana, ben, onlooker):
        visitor.forgiven.append(UNAVAILABLE)
        visitor.go(table)

    def crash() -> None:
        ben.page.reload()
        ply = ana.ply
        house.restart()
        ana.page.reload()
        assert ana.ply == ben.ply == ply

    assert play_out([ana, ben], builders(match, 2), midway=crash) > 6
    saw_the_same([ana, ben, onlooker])


def test_deluxe_two_people_and_a_bot(house: House, come: Visit) -> None:
    ana, ben = come(size=PHONE), come(language="fr")
    match = late("deluxe", 3)
    table = house.table(match, person(ana, "Ana"), bot(), person(ben, "Ben"), name="deluxe9")
    for visitor in (ana, ben):
        visitor.go(table)
    play_out([ana, ben], builders(match, 3))
    saw_the_same([ana, ben])


def test_deluxe_against_bots_on_a_phone(house: House, come: Visit) -> None:
    me = come(size=PHONE, language="fr", scheme="dark", moving=True)
    match = late("deluxe", 3, missing=1, coins=9)
    me.go(house.table(match, person(me, "Ana"), bot(), bot("random"), name="phone3"))
    play_out([me], builders(match, 4, thrift=1))
    saw_the_same([me])


def test_the_generic_board_against_a_bot_on_a_phone(house: House, come: Visit) -> None:
    me = come(size=PHONE)
    match = bourgade.load("thorp", players=2).start(chance="manual")
    me.go(house.table(match, person(me, "Ana"), bot()))
    play_out([me], at_random(5))
    saw_the_same([me])


def test_the_generic_board_between_two_with_a_crash(house: House, come: Visit) -> None:
    ana, ben, onlooker = come(language="fr"), come(size=PHONE, language="fr"), come(language="fr")
    match = bourgade.load("thorp", players=2).start(chance="manual")
    table = house.table(match, person(ana, "Ana"), person(ben, "Ben"))
    for visitor in (ana, ben, onlooker):
        visitor.forgiven.append(UNAVAILABLE)
        visitor.go(table)
    play_out([ana, ben], at_random(6), midway=house.restart, after=3)
    saw_the_same([ana, ben, onlooker])


def busy(seed: int) -> Rule:
    """Any placement rather than a pass, mostly, so that the town grows."""
    anything = at_random(seed)

    def choose(moves: Sequence[str]) -> str:
        placements = [move for move in moves if move != "pass"]
        return anything(placements or moves)

    return choose


def test_mint_works_between_two(house: House, come: Visit) -> None:
    ana, ben, onlooker = come(size=PHONE, language="fr"), come(), come()
    match = bourgade.load("mintworks", players=2).start(chance="manual")
    table = house.table(match, person(ana, "Ana"), person(ben, "Ben"), name="mint254")
    for visitor in (ana, ben, onlooker):
        visitor.go(table)
    assert play_out([ana, ben], busy(7), midway=ana.page.reload) > 10
    saw_the_same([ana, ben, onlooker])


@pytest.mark.parametrize(
    ("opponent", "wishes"),
    [("justin", {"size": PHONE, "language": "fr"}), ("mort", {"scheme": "dark"})],
    ids=["phone", "laptop"],
)
def test_mint_works_alone(
    house: House, come: Visit, opponent: str, wishes: dict[str, object]
) -> None:
    me = come(**wishes)
    game = bourgade.load("mintworks", players=1, solo_opponent=opponent)
    me.go(house.table(game.start(chance="manual"), person(me, "Ana")))
    assert play_out([me], busy(8)) > 5
    saw_the_same([me])
