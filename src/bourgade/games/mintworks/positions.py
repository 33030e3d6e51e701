"""Positions of Mint Works: what a short description leaves out, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from bourgade.games.mintworks.layout import Phase, State
from bourgade.games.mintworks.rules import chance, legal
from bourgade.games.mintworks.rules.cards import count, supply_count
from bourgade.games.mintworks.rules.ending import is_tied_best
from bourgade.kernel.game import Problem, Variant
from bourgade.kernel.layout import CHANCE, NOBODY

SETTING_UP = ("advanced", "deal", "first")


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """What is not given is what is left: plans that lie nowhere else are in the deck.

    Rows may be given as lists; neighbourhoods list their cards in the order they came.
    """
    for row in ("supply", "bottom"):
        if isinstance(position.get(row), list | tuple):
            position[row] = {str(n): plan for n, plan in enumerate(position[row], 1)}
    position.setdefault("phase", "place")
    if position["phase"] not in SETTING_UP:
        _complete_cards(variant, position)
        position.setdefault("active", "A")
        position.setdefault("token", "A")
        position.setdefault("turn", 1)
        position.setdefault("rounds", 1)
    if "actor" not in position:
        phases = [phase.name.lower() for phase in Phase]
        by_chance = position["phase"] in phases[: Phase.PLACE]
        over = position["phase"] == "over"
        position["actor"] = "chance" if by_chance else None if over else position["active"]
    position.setdefault("over", position["phase"] == "over")


def _complete_cards(variant: Variant, position: dict[str, Any]) -> None:
    hoods = _table(position, "players")
    piles = [_names(_table(hoods, seat), pile) for seat in hoods for pile in ("plans", "buildings")]
    supply = list(_table(position, "supply").values())
    bottom = list(_table(position, "bottom").values())
    lying = {*supply, *bottom, *(name for pile in piles for name in pile)}
    position.setdefault("supply", {})
    position.setdefault("deck", [name for name in variant.words["plans"] if name not in lying])
    position.setdefault("top", len(set(_names(position, "deck"))))
    position.setdefault("under", len(bottom))
    if "since" not in position:
        position["since"] = {name: n for pile in piles for n, name in enumerate(pile, 1)}
    if "open" not in position:
        position["open"] = _open(variant, position, [n for pile in piles[1::2] for n in pile])
    if variant.book.mint_total and "reserve" not in position:
        position["reserve"] = int(variant.book.mint_total) - _mints(variant, position)


def _open(variant: Variant, position: dict[str, Any], standing: list[Any]) -> list[str]:
    """Core and advanced locations, and those whose deed stands (MW-048)."""
    book, plans = variant.book, variant.words["plans"]
    opened = int(book.start_open | book.advanced)
    for name in standing:
        if name in plans and book.plan[plans.index(name)].opens >= 0:
            opened |= 1 << int(book.plan[plans.index(name)].opens)
    words = variant.words["locations"]
    common = [name for place, name in enumerate(words) if book.start_in_play >> place & 1]
    in_play = _names(position, "in_play") if "in_play" in position else common
    return [n for place, n in enumerate(words) if n in in_play and opened >> place & 1]


def _mints(variant: Variant, position: dict[str, Any]) -> int:
    """All mints that are not in the supply."""
    given = _table(position, "players")
    total = 0
    for p, seat in enumerate(variant.words["seats"]):
        hood = _table(given, seat)
        total += _whole(hood.get("mints", int(variant.book.start_mints[p])))
    for spaces in _table(position, "placed").values():
        if isinstance(spaces, Mapping):
            total += sum(_whole(n) for n in cast("Mapping[str, Any]", spaces).values())
    total += sum(_whole(n) for n in _table(position, "stored").values())
    return total + _whole(position.get("gone", 0))


def _table(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = position.get(name, {})
    return cast("Mapping[str, Any]", found) if isinstance(found, Mapping) else {}


def _names(position: Mapping[str, Any], name: str) -> list[str]:
    found = position.get(name, ())
    is_list = isinstance(found, Sequence) and not isinstance(found, str)
    return (
        [word for word in cast("Sequence[Any]", found) if isinstance(word, str)] if is_list else []
    )


def _whole(value: Any) -> int:
    return value if type(value) is int else 0


# What cannot be


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Everything that makes a position impossible, in the words of the rules."""
    if _has_negative(variant, s):
        yield Problem("position", "negative-number", {}, "MW-005")
        return
    yield from _card_problems(variant, s)
    yield from _location_problems(variant, s)
    yield from _mint_problems(variant, s)
    yield from _turn_problems(variant, s)


def _has_negative(variant: Variant, s: State) -> bool:
    """Whether anything is counted below nothing."""
    numbers = [s.turn, s.ply, s.rounds, s.reserve, s.gone, s.top, s.under, s.again, s.step]
    numbers.append(s.leaving)
    for p in range(s.seats):
        numbers += [s.players[p].mints, s.players[p].unknown, s.players[p].age]
    rows: list[Any] = [s.placed, s.since, s.stored]
    return min(numbers) < 0 or any((row < 0).any() for row in rows)


def _card_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book = variant.book
    supply = [int(k) for k in cast("list[int]", s.supply) if k >= 0]
    bottom = [int(k) for k in cast("list[int]", s.bottom) if k >= 0]
    for k, name in enumerate(variant.words["plans"]):
        piles = [int(s.deck)]
        for p in range(s.seats):
            piles += [int(s.players[p].plans), int(s.players[p].buildings)]
        found = sum(pile >> k & 1 for pile in piles) + supply.count(k) + bottom.count(k)
        if found != 1:  # MW-010
            yield Problem("position", "copies", {"plans": name, "found": found}, "MW-010")
    if s.top != count(s.deck) or s.under != len(bottom):
        yield Problem(
            "position", "deck-count", {"top": int(s.top), "under": int(s.under)}, "MW-118"
        )
    size = int(book.supply_size)
    if len(supply) > size:
        yield Problem("position", "supply-size", {"size": size, "found": len(supply)}, "MW-016")
    if supply_count(s, book) != len(supply) or any(k < 0 for k in list(s.bottom)[: len(bottom)]):  # type: ignore[call-overload]
        yield Problem("position", "gap", {}, "MW-103")
    ranked = 0
    for p, seat in enumerate(variant.words["seats"]):
        me = s.players[p]
        if me.secret & ~me.plans:
            yield Problem("position", "secret-not-held", {"seats": seat}, "MW-120")
        if me.unknown:
            yield Problem("position", "unknown-plans", {"seats": seat}, "MW-120")
        for pile in (int(me.plans), int(me.buildings)):
            ranked |= pile
            ranks = sorted(int(s.since[k]) for k in range(book.plans) if pile >> k & 1)
            if ranks != list(range(1, len(ranks) + 1)):
                yield Problem("position", "order", {"seats": seat}, "MW-107")
    if any(s.since[k] and not ranked >> k & 1 for k in range(book.plans)):
        yield Problem("position", "order-elsewhere", {}, "MW-107")
    buildings = 0
    for p in range(s.seats):
        buildings |= int(s.players[p].buildings)
    for k, name in enumerate(variant.words["plans"]):
        if s.stored[k] and not (buildings >> k & 1 and book.plan[k].upkeep_stored):
            yield Problem("position", "mints-on-card", {"plans": name}, "MW-079")


def _location_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book = variant.book
    advanced, drawn = count(s.in_play & book.advanced), int(book.advanced_drawn)
    if s.in_play & book.start_in_play != book.start_in_play:
        yield Problem("position", "not-all-in-play", {}, "MW-013")
    if advanced != drawn and s.phase != Phase.ADVANCED:
        yield Problem("position", "advanced-count", {"found": advanced, "drawn": drawn}, "MW-015")
    must_be_open = int(book.start_open) | int(s.in_play & book.advanced)
    for p in range(s.seats):
        for k in range(book.plans):
            if s.players[p].buildings >> k & 1 and book.plan[k].opens >= 0:
                must_be_open |= 1 << int(book.plan[k].opens)
    for place, name in enumerate(variant.words["locations"]):
        bit = 1 << place
        if s.open & bit and not s.in_play & bit:
            yield Problem("position", "open-not-in-play", {"locations": name}, "MW-014")
        if must_be_open & bit and not s.open & bit:
            yield Problem("position", "must-be-open", {"locations": name}, "MW-048")
        spaces = [int(s.placed[place, i]) for i in range(3)]
        used = sum(n > 0 for n in spaces)
        if used > book.location[place].spaces or any(n > 0 for n in spaces[used:]):
            yield Problem("position", "bad-spaces", {"locations": name}, "MW-013")
        if used and not s.open & bit:
            yield Problem("position", "mints-on-closed", {"locations": name}, "MW-047")
    if s.shut and not (book.automaton.shuts or book.automaton.blocks):
        yield Problem("position", "nothing-shuts", {}, "MW-133")


def _mint_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, total = variant.book, int(variant.book.mint_total)
    placed, stored = int(cast("Any", s.placed).sum()), int(cast("Any", s.stored).sum())
    held = sum(int(s.players[p].mints) for p in range(s.seats))
    if total:
        found = int(s.reserve) + int(s.gone) + placed + stored + held
        if found != total:
            yield Problem("position", "mint-total", {"total": total, "found": found}, "MW-135")
        if not s.reserve and not s.over:
            yield Problem("position", "already-empty", {}, "MW-135")
    elif s.reserve or s.gone:
        yield Problem("position", "supply-not-counted", {}, "MW-008")
    if s.leaving and (
        not book.automaton.spends_for_good
        or s.leaving > sum(int(s.placed[book.supplier, i]) for i in range(3))
    ):
        yield Problem("position", "nothing-leaves", {}, "MW-134")
    automaton = int(book.automaton.seat)
    if automaton >= 0 and book.automaton.unlimited and s.players[automaton].mints:
        yield Problem("position", "not-counted", {}, "MW-137")


def _turn_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """What the phase says about who acts and what has been chosen."""
    phase, book = Phase(s.phase), variant.book
    named = {"phase": phase.name.lower()}
    if phase > Phase.OVER:
        yield Problem("position", "not-resting", named, "MW-101")
        return
    expected = NOBODY if phase is Phase.OVER else CHANCE if phase < Phase.PLACE else s.active
    if s.actor != expected or (s.over != 0) != (phase is Phase.OVER):
        yield Problem("position", "wrong-actor", named, "MW-022")
    playing = phase > Phase.FIRST
    if playing and not (0 <= s.active < s.seats and 0 <= s.token < s.seats):
        yield Problem("position", "nobody-active", named, "MW-022")
        return
    if not playing and (s.active >= 0 or s.token >= 0):
        yield Problem("position", "somebody-active", named, "MW-022")
        return
    if s.actor >= 0 and s.actor == book.automaton.seat:
        yield Problem("position", "automaton-acts", named, "MW-130")
    if s.again > max(0, int(book.automaton.turns) - 1):
        yield Problem("position", "too-many-turns", {}, "MW-136")
    if count(s.passed) >= s.seats:
        yield Problem("position", "all-passed", {}, "MW-024")
    if (Phase.COPY <= phase <= Phase.TAKE or phase is Phase.LOTTO) != (s.site >= 0):
        if phase is not Phase.REPLACE:
            yield Problem("position", "no-location", named, "MW-029")
            return
    if (s.given >= 0) != (phase is Phase.TAKE and book.swap_to_supply != 0):
        yield Problem("position", "nothing-given", named, "MW-063")
    yield from _choice_problems(variant, s, named)


def _choice_problems(variant: Variant, s: State, named: dict[str, Any]) -> Iterator[Problem]:
    """A position in which nothing could be chosen or drawn."""
    out, weight = variant.buffers()
    asking = Phase.PLACE < s.phase < Phase.OVER
    if asking and not legal(s, variant.book, cast("Any", out)):
        yield Problem("position", "no-choice", named, "MW-033")
    if s.phase < Phase.PLACE and not chance(s, variant.book, cast("Any", out), cast("Any", weight)):
        yield Problem("position", "nothing-to-draw", named, "MW-103")
    full = supply_count(s, variant.book) == variant.book.supply_size
    if s.phase in (Phase.DEAL, Phase.REPLACE, Phase.REFILL, Phase.RENEW) and full:
        yield Problem("position", "supply-full", named, "MW-103")
    if s.phase == Phase.SHARE and not _asks_to_share(variant, s):
        yield Problem("position", "no-card-asks", named, "MW-081")
    if s.phase == Phase.AGE and not is_tied_best(s, variant.book, s.active):
        yield Problem("position", "not-tied", named, "MW-116")


def _asks_to_share(variant: Variant, s: State) -> bool:
    mine = int(s.players[s.active].buildings)
    return s.seats > 2 and any(
        mine >> k & 1 and variant.book.plan[k].upkeep_other and s.since[k] == s.step
        for k in range(variant.book.plans)
    )
