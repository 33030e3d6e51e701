"""Positions of Mint Works given by hand: fills in what a short description leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bourgade.games.mintworks.layout import Phase
from bourgade.games.mintworks.problems import (
    PILES,
    USED_IN,
    automaton_places,
    cards,
    expected_actor,
    least_turns,
    mints_out,
    row,
    standing,
)
from bourgade.games.mintworks.rules.cards import count
from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import Variant
from bourgade.kernel.position import assume, fill_in, sketch

REST = "rest"
"""A pile that takes whatever is nowhere else."""

AT_START: dict[str, Any] = {
    "over": False, "actor": "chance", "turn": 0, "rounds": 0, "active": None, "token": None,
    "deck": REST, "reserve": REST, "players": {}, "supply": {}, "bottom": {}, "placed": {},
    "since": {}, "stored": {}, "known_to": {},
}  # fmt: skip
"""What a position may say while play has not begun."""

ROWS = {"supply": ("slots", "MW-016"), "bottom": ("depths", "MW-010")}
"""The rows that may be given as lists: the words for their places, and the rule of their size."""


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest: as at the start, or what is left; a plan named nowhere is in the deck.

    Rows may be given as lists; neighbourhoods list their cards in the order they came. As soon as
    anything differs from the start, play has begun and someone is to place or pass.
    """
    for name in ROWS:
        if isinstance(position.get(name), list | tuple):
            position[name] = _numbered(variant, name, position[name])
    begun = any(name not in AT_START or position[name] != AT_START[name] for name in position)
    if begun:
        position.setdefault("phase", "place")
    if variant.book.mint_total and position.get("reserve") == REST:
        del position["reserve"]
    s = _complete_cards(variant, position)
    if begun:
        _complete_turn(variant, position, s)
    fill_in(variant, position, s)


def _numbered(variant: Variant, name: str, listed: Sequence[Any]) -> dict[str, Any]:
    words, rule = ROWS[name]
    places = variant.words[words]
    if len(listed) > len(places):
        size = int(variant.book.supply_size) if name == "supply" else len(places)
        args = {"place": name, "size": size, "found": len(listed), "rule": rule}
        raise BadPosition("position-row-size", variant.texts, **args)
    return dict(zip(places, listed, strict=False))


def _complete_cards(variant: Variant, position: dict[str, Any]) -> Any:
    """The cards that lie nowhere find their pile, and what follows from the cards is filled in."""
    book, words = variant.plain_book, variant.words["plans"]
    given = position.get("players", {})
    position["players"] = hoods = {str(seat).upper(): dict(given[seat]) for seat in given}
    named = [(seat, pile) for seat, hood in hoods.items() for pile in PILES if pile in hood]
    waiting = [(seat, pile) for seat, pile in named if hoods[seat][pile] == REST]
    for seat, pile in waiting:
        hoods[seat][pile] = []
    if position.get("deck", REST) == REST:
        position["deck"] = []
        waiting.append(("", "deck"))
    s = sketch(variant, position)
    lying = s.deck | sum({1 << k for k in (*s.supply, *s.bottom) if k >= 0})
    for me in s.players:
        lying |= me.plans | me.buildings
    rest = book.all_plans & ~lying
    for seat, pile in waiting:  # the first of them takes all
        setattr(s.players[variant.seat_index(seat)] if seat else s, pile, rest)
        (hoods[seat] if seat else position)[pile] = [words[k] for k in cards(rest)]
        rest = 0
    assume(s, position, top=count(s.deck), under=len(row(s.bottom)))
    if "since" not in position:
        for seat, pile in named:
            for n, name in enumerate(hoods[seat][pile], 1):
                s.since[words.index(name.lower())] = n
    opens = [1 << book.plan[k].opens for k in cards(standing(s)) if book.plan[k].opens >= 0]
    assume(s, position, open=(book.start_open | book.advanced | sum(opens)) & s.in_play)  # MW-048
    if book.mint_total:
        assume(s, position, reserve=max(0, book.mint_total - mints_out(s)))
    return s


def _complete_turn(variant: Variant, position: dict[str, Any], s: Any) -> None:
    """Whose turn it is, how many there have been, and which location is being used."""
    book, phase = variant.plain_book, Phase(s.phase)
    if phase > Phase.FIRST:
        assume(s, position, token=0, rounds=1)
        active = s.token if phase is Phase.RENEW else max(0, s.actor)
        assume(s, position, active=active, turn=least_turns(s))
    if phase in USED_IN and not {"site", "copied"} & position.keys():
        s.site = [place.effect for place in book.location].index(USED_IN[phase])
    if automaton_places(variant, s):
        assume(s, position, again=book.automaton.turns - 1)
        if s.actor == s.active:
            position["actor"] = "chance"  # the rules play it
    assume(s, position, over=int(phase is Phase.OVER), actor=expected_actor(variant, s))
