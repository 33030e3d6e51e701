"""Positions of Mint Works: filling in short descriptions and finding what is impossible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from itertools import combinations
from types import SimpleNamespace
from typing import Any, cast

from bourgade.games.mintworks.counting import ending, tied_best
from bourgade.games.mintworks.layout import Effect, Ending, Phase, State
from bourgade.games.mintworks.rules import chance, legal
from bourgade.games.mintworks.rules.cards import count, deck_size, stars, supply_count
from bourgade.games.mintworks.rules.development import effect_place, is_full
from bourgade.games.mintworks.rules.mints import price, supply_is_empty
from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import Problem, Variant
from bourgade.kernel.layout import CHANCE, NOBODY, plain

REST = "rest"
"""A pile that takes whatever is nowhere else."""

AT_START: dict[str, Any] = {
    "over": False, "actor": "chance", "turn": 0, "rounds": 0, "active": None, "token": None,
    "deck": REST, "reserve": REST, "players": {}, "supply": {}, "bottom": {}, "placed": {},
    "since": {}, "stored": {}, "known_to": {},
}  # fmt: skip
"""What a position may say while play has not begun."""

PHASES = [phase.name.lower() for phase in Phase]
SETTING_UP = PHASES[: Phase.FIRST + 1]
BY_CHANCE = PHASES[: Phase.PLACE]

UPKEEP = (Phase.REFILL, Phase.RENEW, Phase.SHARE, Phase.AGE)

USED_IN: dict[str, Effect] = {
    "lotto": Effect.DRAW_PLAN,
    "replace": Effect.GAIN_PLAN,
    "copy": Effect.COPY,
    "buy": Effect.GAIN_PLAN,
    "build": Effect.BUILD_PLAN,
    "recycle": Effect.RECYCLE,
    "give": Effect.SWAP,
    "take": Effect.SWAP,
}
"""The effect being resolved while a position rests in a phase."""


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest: as at the start, or what is left; a plan named nowhere is in the deck.

    Rows may be given as lists; neighbourhoods list their cards in the order they came. As soon as
    anything differs from the start, play has begun and someone is to place or pass.
    """
    for row, words in (("supply", "slots"), ("bottom", "depths")):
        if isinstance(position.get(row), list | tuple):
            position[row] = _numbered(variant, row, words, position[row])
    begun = any(name not in AT_START or position[name] != AT_START[name] for name in position)
    _complete_cards(variant, position)
    if not begun:
        return
    phase = _word(position.setdefault("phase", "place")).lower()
    actor = _word(position.get("actor")).upper()
    if phase not in SETTING_UP:
        position.setdefault("token", "A")
        active = actor if actor in variant.words["seats"] else "A"
        position.setdefault("active", position["token"] if phase == "renew" else active)
        rounds = _whole(position.setdefault("rounds", 1))
        passes = len(set(_names(position, "passed")))
        position.setdefault("turn", _least_turns(variant, max(1, rounds), phase, passes))
    if phase in USED_IN and not {"site", "copied"} & position.keys():
        position["site"] = _location_with(variant, USED_IN[phase])
    active = _word(position.get("active")).upper()
    automaton_places = active in variant.automata and phase == "place"
    if automaton_places:
        position.setdefault("again", int(variant.book.automaton.turns) - 1)
        if actor == active:
            position["actor"] = "chance"  # the rules play it
    position.setdefault("over", phase == "over")
    if "actor" not in position:
        by_chance = phase in BY_CHANCE or automaton_places
        position["actor"] = "chance" if by_chance else None if phase == "over" else active or None


def _least_turns(variant: Variant, rounds: int, phase: str, passes: int) -> int:
    """The fewest turns that have begun: a round ends once everyone has passed (MW-024)."""
    upkeep = PHASES.index(phase) in UPKEEP if phase in PHASES else False
    return (rounds - 1) * variant.seats + (variant.seats if upkeep else passes + 1)


def _numbered(variant: Variant, row: str, words: str, listed: Sequence[Any]) -> dict[str, Any]:
    places = variant.words[words]
    if len(listed) > len(places):
        size = int(variant.book.supply_size) if row == "supply" else len(places)
        raise BadPosition(
            "position-row-size", variant.game.texts, place=row, size=size, found=len(listed),
            rule="MW-016" if row == "supply" else "MW-010",
        )  # fmt: skip
    return dict(zip(places, listed, strict=False))


def _location_with(variant: Variant, effect: Effect) -> str:
    words, book = variant.words["locations"], variant.book
    return next(name for i, name in enumerate(words) if book.location[i].effect == effect)


def _complete_cards(variant: Variant, position: dict[str, Any]) -> None:
    hoods = _hoods(position)
    piles: list[tuple[dict[str, Any], str]] = [(position, "deck")]
    piles += [(hood, pile) for hood in hoods.values() for pile in ("plans", "buildings")]
    lying = {*_cells(position, "supply"), *_cells(position, "bottom")}
    lying |= {name for table, pile in piles for name in _names(table, pile)}
    rest = [name for name in variant.words["plans"] if name not in lying]
    for table, pile in [*piles[1:], piles[0]]:
        if table.get(pile) == REST or (pile == "deck" and pile not in table):
            table[pile] = rest
            rest = []
    position.setdefault("top", len(set(_names(position, "deck"))))
    position.setdefault("under", len(_cells(position, "bottom")))
    if "since" not in position:
        position["since"] = {
            name: n for table, pile in piles[1:] for n, name in enumerate(_names(table, pile), 1)
        }
    if "open" not in position:
        standing = [name for hood in hoods.values() for name in _names(hood, "buildings")]
        position["open"] = _open(variant, position, standing)
    if variant.book.mint_total and position.get("reserve", REST) == REST:
        left = int(variant.book.mint_total) - _mints(variant, position)
        position["reserve"] = max(0, left)


def _open(variant: Variant, position: dict[str, Any], standing: list[str]) -> list[str]:
    """Core and advanced locations, and those whose deed is built (MW-048)."""
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
    hoods, total = _hoods(position), 0
    for p, seat in enumerate(variant.words["seats"]):
        total += _whole(hoods.get(seat, {}).get("mints", int(variant.book.start_mints[p])))
    for spaces in _table(position, "placed").values():
        if isinstance(spaces, Mapping):
            total += sum(_whole(n) for n in cast("Mapping[str, Any]", spaces).values())
    total += sum(_whole(n) for n in _table(position, "stored").values())
    return total + _whole(position.get("gone", 0))


# Lenient reading of what a person wrote: play/position.py reports what is wrong with it later.


def _hoods(position: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The neighbourhoods given, by seat; each may be filled in."""
    given, hoods = _table(position, "players"), dict[str, dict[str, Any]]()
    for seat, hood in given.items():
        if isinstance(hood, Mapping):
            hoods[_word(seat).upper()] = dict(cast("Mapping[str, Any]", hood))
    if hoods:
        others = {seat: hood for seat, hood in given.items() if not isinstance(hood, Mapping)}
        position["players"] = {**hoods, **others}
    return hoods


def _table(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = position.get(name, {})
    return cast("Mapping[str, Any]", found) if isinstance(found, Mapping) else {}


def _cells(position: Mapping[str, Any], name: str) -> list[str]:
    return [_word(plan).lower() for plan in _table(position, name).values() if plan is not None]


def _names(position: Mapping[str, Any], name: str) -> list[str]:
    found = position.get(name, ())
    if isinstance(found, str) or not isinstance(found, Sequence | set | frozenset):
        return []
    words = cast("Sequence[Any] | set[Any] | frozenset[Any]", found)
    return [word.lower() for word in words if isinstance(word, str)]


def _word(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _whole(value: Any) -> int:
    return value if type(value) is int else 0


# Finding what is impossible


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Everything that makes a position impossible, each with its rule.

    Later checks rely on the earlier ones, so they are skipped once something is wrong.
    """
    checks: tuple[Callable[[Variant, State], Iterator[Problem]], ...] = (
        _card_problems,
        _location_problems,
        _mint_problems,
        _actor_problems,
        _setup_problems if s.phase <= Phase.FIRST else _turn_problems,
        _site_problems,
        _choice_problems,
        _upkeep_problems,
        _ending_problems,
    )
    table = plain(s)
    for check in checks:
        found = list(check(variant, table))
        yield from found
        if found:
            return


def _phase(s: State) -> dict[str, Any]:
    return {"phase": Phase(s.phase).name.lower()}


# Cards


def _card_problems(variant: Variant, s: State) -> Iterator[Problem]:
    yield from _copy_problems(variant, s)
    yield from _row_problems(variant, s)
    yield from _hood_problems(variant, s)


def _copy_problems(variant: Variant, s: State) -> Iterator[Problem]:
    supply, bottom = _row(s.supply), _row(s.bottom)
    for k, name in enumerate(variant.words["plans"]):
        places = ["deck"] * (s.deck >> k & 1)
        places += ["supply"] * supply.count(k) + ["bottom"] * bottom.count(k)
        for p, seat in enumerate(variant.words["seats"]):
            places += [f"players.{seat}.plans"] * (s.players[p].plans >> k & 1)
            places += [f"players.{seat}.buildings"] * (s.players[p].buildings >> k & 1)
        if len(places) != 1:
            args = {"plans": name, "found": len(places)}
            yield Problem(places[-1] if places else "deck", "copies", args, "MW-010")


def _row_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book = variant.plain_book
    supply, bottom = _row(s.supply), _row(s.bottom)
    size = int(book.supply_size)
    if len(supply) > size:
        args = {"size": size, "found": len(supply)}
        yield Problem("supply", "row-size", args, "MW-125" if book.refills_at_once else "MW-016")
    if supply_count(s, book) != len(supply):
        yield Problem("supply", "gap", {}, "MW-103")
    if any(s.bottom[i] < 0 for i in range(len(bottom))):
        yield Problem("bottom", "gap", {}, "MW-007")
    for name, said, found in (
        ("top", int(s.top), count(s.deck)),
        ("under", int(s.under), len(bottom)),
    ):
        if said != found:
            yield Problem(name, f"{name}-count", {"said": said, "found": found}, "MW-118")
    for i, depth in enumerate(variant.words["depths"]):
        if s.known_to[i] >= 0 and i >= len(bottom):
            yield Problem(f"known_to.{depth}", "nothing-known", {}, "MW-121")


def _hood_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book = variant.plain_book
    ranked = standing = 0
    for p, seat in enumerate(variant.words["seats"]):
        me, named = s.players[p], {"seats": seat}
        if me.secret & ~me.plans:
            yield Problem(f"players.{seat}.secret", "secret-not-held", named, "MW-120")
        if me.unknown:
            yield Problem(f"players.{seat}.unknown", "unknown-plans", named, "MW-120")
        standing |= int(me.buildings)
        for pile in (int(me.plans), int(me.buildings)):
            ranked |= pile
            ranks = sorted(int(s.since[k]) for k in range(book.plans) if pile >> k & 1)
            if ranks != list(range(1, len(ranks) + 1)):
                yield Problem("since", "order", named, "MW-107")
    for k, name in enumerate(variant.words["plans"]):
        if s.since[k] and not ranked >> k & 1:
            yield Problem(f"since.{name}", "order-elsewhere", {"plans": name}, "MW-107")
        if s.stored[k] and not (standing >> k & 1 and book.plan[k].upkeep_stored):
            yield Problem(f"stored.{name}", "mints-on-card", {"plans": name}, "MW-079")


def _row(row: Any) -> list[int]:
    """The plans of a row."""
    return [int(k) for k in row if k >= 0]


# Locations


def _location_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book = variant.plain_book
    advanced, drawn = count(s.in_play & book.advanced), int(book.advanced_drawn)
    if s.in_play & book.start_in_play != book.start_in_play:
        yield Problem("in_play", "not-all-in-play", {}, "MW-013")
        return
    if advanced > drawn or (advanced < drawn and s.phase != Phase.ADVANCED):
        args = {"found": advanced, "drawn": drawn}
        yield Problem("in_play", "advanced-count", args, "MW-015")
    standing = 0
    for p in range(s.seats):
        standing |= int(s.players[p].buildings)
    for place, name in enumerate(variant.words["locations"]):
        bit, deed = 1 << place, int(book.location[place].deed)
        is_open = bool(s.open & bit)
        if is_open and not s.in_play & bit:
            yield Problem("open", "open-not-in-play", {"locations": name}, "MW-014")
        elif deed < 0 and s.in_play & bit and not is_open:
            yield Problem("open", "must-be-open", {"locations": name}, "MW-029")
        elif deed >= 0 and standing >> deed & 1 and not is_open:
            yield Problem("open", "must-be-open", {"locations": name}, "MW-048")
        elif deed >= 0 and is_open and not standing >> deed & 1 and not _can_lose(variant, s):
            yield Problem("open", "deed-not-built", {"locations": name}, "MW-047")
        yield from _space_problems(variant, s, place, name)
    yield from _shut_problems(variant, s)


def _can_lose(variant: Variant, s: State) -> bool:
    """Whether a deed that was built may be gone by now (MW-055)."""
    book = variant.plain_book
    effects = {Effect.SWAP, *([Effect.RECYCLE] if book.recycles_buildings else [])}
    return s.phase > Phase.FIRST and any(
        s.in_play >> place & 1 and book.location[place].effect in effects
        for place in range(book.locations)
    )


def _space_problems(variant: Variant, s: State, place: int, name: str) -> Iterator[Problem]:
    spaces = [int(s.placed[place, i]) for i in range(len(variant.words["spaces"]))]
    used = sum(n > 0 for n in spaces)
    if used > variant.plain_book.location[place].spaces or any(spaces[used:]):
        yield Problem(f"placed.{name}", "bad-spaces", {"locations": name}, "MW-013")
    elif used and not s.open >> place & 1:
        yield Problem(f"placed.{name}", "mints-on-closed", {"locations": name}, "MW-047")
    elif used:
        least, most = _figures(variant, place, int(s.in_play))
        for space, mints in zip(variant.words["spaces"], spaces[:used], strict=False):
            if not least <= mints <= most:
                args = {"locations": name, "least": least, "most": most, "mints": mints}
                args["fixed"] = "yes" if least == most else "no"
                yield Problem(f"placed.{name}.{space}", "wrong-payment", args, "MW-030")


@cache
def _figures(variant: Variant, place: int, in_play: int) -> tuple[int, int]:
    """The least and the most that one placement there can cost any player."""
    book = variant.plain_book
    copying = int(book.location[place].effect == Effect.COPY)
    resolved = [place]
    if copying:
        others = range(book.locations)
        resolved = [q for q in others if in_play >> q & 1 and q != place]
    figures = [
        price(book, cast("Any", SimpleNamespace(buildings=buildings)), q, k, copying)
        for q in resolved
        for k in range(book.plans)
        for buildings in (0, int(book.discounts))
    ]
    return min(figures), max(figures)


def _shut_problems(variant: Variant, s: State) -> Iterator[Problem]:
    automaton = variant.plain_book.automaton
    if s.shut and not (automaton.shuts or automaton.blocks):
        yield Problem("shut", "nothing-shuts", {}, "MW-133")
        return
    for place, name in enumerate(variant.words["locations"]):
        # Once all mints are cleared, the end may come before the next Development.
        if s.shut >> place & 1 and not s.placed[place, 0] and not s.over:
            yield Problem("shut", "shut-unused", {"locations": name}, "MW-133")


# Mints


def _mint_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, total = variant.plain_book, int(variant.plain_book.mint_total)
    placed, stored = int(cast("Any", s.placed).sum()), sum(cast("list[int]", s.stored))
    held = sum(int(s.players[p].mints) for p in range(s.seats))
    if total:
        found = int(s.reserve) + int(s.gone) + placed + stored + held
        if found != total:
            yield Problem("reserve", "mint-total", {"total": total, "found": found}, "MW-135")
        if not s.reserve and not s.over:
            yield Problem("reserve", "already-empty", {}, "MW-135")
    elif s.reserve:
        yield Problem("reserve", "supply-not-counted", {}, "MW-008")
    if s.gone and not (total and book.automaton.spends_for_good):
        yield Problem("gone", "nothing-gone", {}, "MW-134")
    if s.leaving and not (book.automaton.spends_for_good and s.leaving in _payments(variant, s)):
        yield Problem("leaving", "nothing-leaves", {}, "MW-134")
    for seat in variant.automata:
        if book.automaton.unlimited and s.players[book.automaton.seat].mints:
            yield Problem(f"players.{seat}.mints", "not-counted", {"seats": seat}, "MW-137")


def _payments(variant: Variant, s: State) -> set[int]:
    """What one side may have paid at the Supplier: the sums of some of its spaces."""
    spaces = [
        int(s.placed[variant.plain_book.supplier, i]) for i in range(len(variant.words["spaces"]))
    ]
    return {sum(some) for n in range(len(spaces) + 1) for some in combinations(spaces, n)}


# Turns


def _actor_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Who acts, by the phase, and how far the game has come."""
    phase, named = Phase(s.phase), _phase(s)
    if phase > Phase.OVER:
        yield Problem("phase", "not-resting", named, "MW-101")
        return
    for name, seat in (("active", int(s.active)), ("token", int(s.token))):
        if phase <= Phase.FIRST and seat >= 0:
            yield Problem(name, f"{name}-too-soon", named, "MW-018")
        if phase > Phase.FIRST and seat < 0:
            yield Problem(name, f"{name}-missing", named, "MW-022")
            return
    if (s.over != 0) != (phase is Phase.OVER):
        yield Problem("over", "wrong-end", named, "MW-021")
    expected = _expected_actor(variant, s)
    if s.actor != expected:
        seats = variant.words["seats"]
        who = {CHANCE: "chance", NOBODY: "nobody"}.get(expected, "seat")
        args = {**named, "who": who, "seats": seats[max(0, expected)]}
        yield Problem("actor", "wrong-actor", args, "MW-022")


def _expected_actor(variant: Variant, s: State) -> int:
    if s.phase == Phase.OVER:
        return NOBODY
    if s.phase < Phase.PLACE:
        return CHANCE
    if s.phase == Phase.PLACE and s.active == variant.plain_book.automaton.seat:
        return CHANCE  # the rules play it
    return int(s.active)


def _setup_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Before the first Development everything is as set up."""
    book, named = variant.plain_book, _phase(s)
    for p, seat in enumerate(variant.words["seats"]):
        me, start = s.players[p], int(book.start_mints[p])
        if me.mints != start:
            args = {"seats": seat, "mints": start}
            yield Problem(f"players.{seat}.mints", "start-mints", args, "MW-017")
        for name, cards in (("plans", me.plans), ("buildings", me.buildings)):
            if cards:
                yield Problem(f"players.{seat}.{name}", "too-soon", named, "MW-017")
        if me.age:
            yield Problem(f"players.{seat}.age", "not-asked", {"seats": seat}, "MW-116")
    placed = int(cast("Any", s.placed).sum())
    for name, value, rule in (
        ("turn", s.turn, "MW-023"), ("rounds", s.rounds, "MW-021"), ("passed", s.passed, "MW-024"),
        ("bottom", s.under, "MW-016"), ("placed", placed, "MW-029"), ("gone", s.gone, "MW-134"),
        ("again", s.again, "MW-136"), ("step", s.step, "MW-107"),
    ):  # fmt: skip
        if value:
            yield Problem(name, "too-soon", named, rule)
    if s.phase == Phase.ADVANCED:
        if count(s.in_play & book.advanced) >= book.advanced_drawn:
            yield Problem("phase", "nothing-to-draw", named, "MW-015")
        if s.supply[0] >= 0:
            yield Problem("supply", "too-soon", named, "MW-016")
    if s.phase == Phase.FIRST:
        if book.first_player >= 0:
            yield Problem("phase", "token-named", named, "MW-018")
        if supply_count(s, book) < book.supply_size:
            size = int(book.supply_size)
            yield Problem("supply", "supply-short", {**named, "size": size}, "MW-016")


def _turn_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, named = variant.plain_book, _phase(s)
    automaton = int(book.automaton.seat)
    if s.rounds < 1:
        yield Problem("rounds", "play-has-begun", named, "MW-021")
    least = _least_turns(variant, int(s.rounds), Phase(s.phase).name.lower(), count(s.passed))
    if s.turn < least:
        yield Problem("turn", "too-few-turns", {"rounds": int(s.rounds), "least": least}, "MW-024")
    if s.active == automaton and Phase.PLACE < s.phase < Phase.OVER:
        yield Problem("phase", "automaton-acts", named, "MW-130")
    most = max(0, int(book.automaton.turns) - 1)
    # What ends the game or comes late in Upkeep may find another seat active.
    elsewhere = s.phase == Phase.RENEW or (s.phase == Phase.OVER and book.mint_total)
    if s.active != automaton and not elsewhere:
        most = 0
    if s.again > most:
        yield Problem("again", "too-many-turns", {"most": most}, "MW-136")
    if count(s.passed) >= s.seats:
        yield Problem("passed", "all-passed", {}, "MW-024")
    elif s.passed not in _runs(variant, s):
        seats = variant.words["seats"][s.active]
        if s.phase == Phase.PLACE:
            yield Problem("passed", "not-in-a-row", {"seats": seats}, "MW-024")
        else:
            yield Problem("passed", "no-passes", named, "MW-025")
    acting = s.phase == Phase.SHARE or (s.phase == Phase.OVER and supply_is_empty(s, book))
    if s.step > (count(s.players[s.active].buildings) if acting else 0):
        yield Problem("step", "nothing-acts", named, "MW-107")


def _runs(variant: Variant, s: State) -> set[int]:
    """The sets of seats that can have passed in a row before the current turn."""
    if s.phase != Phase.PLACE:
        return {0}
    automaton = variant.plain_book.automaton
    if s.active == automaton.seat and s.again < automaton.turns - 1:
        return {0, 1 << int(s.active)}  # its own earlier turn did not end a round (MW-136)
    run, runs = 0, {0}
    for behind in range(1, s.seats):
        run |= 1 << (int(s.active) - behind) % int(s.seats)
        runs.add(run)
    return runs


# The placement being resolved


def _site_problems(variant: Variant, s: State) -> Iterator[Problem]:
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    words = variant.words["locations"]
    used = phase.name.lower() in USED_IN
    if used != (s.site >= 0):
        yield Problem("site", "no-site" if used else "no-placement", named, "MW-029")
        return
    copies = used and book.location[s.site].effect == Effect.COPY
    if (copies and phase is not Phase.COPY) != (s.copied >= 0):
        yield Problem("copied", "nothing-copied" if s.copied < 0 else "no-copy", named, "MW-065")
        return
    if not used:
        return
    site = {"locations": words[s.site]}
    place = effect_place(s)
    if not _resolves(variant, s, place):
        where = "site" if s.copied < 0 else "copied"
        args = {**named, "locations": words[place]}
        yield Problem(where, "wrong-location", args, "MW-029" if s.copied < 0 else "MW-065")
        return
    if not s.open >> int(s.site) & 1:
        yield Problem("site", "closed-location", site, "MW-047")
    if phase in (Phase.COPY, Phase.BUY):  # not yet paid
        if is_full(s, book, int(s.site)):
            yield Problem("site", "no-free-space", site, "MW-031")
    elif not s.placed[s.site, 0]:
        yield Problem(f"placed.{words[s.site]}", "not-paid", {**named, **site}, "MW-029")
    elif book.automaton.shuts or book.automaton.blocks:
        if bool(s.shut >> int(s.site) & 1) != (s.active == book.automaton.seat):
            yield Problem("shut", "shut-by-its-user", site, "MW-133")
    if s.copied >= 0 and not _is_copyable(variant, s, place):
        yield Problem("copied", "not-copyable", {"locations": words[place]}, "MW-066")


def _resolves(variant: Variant, s: State, place: int) -> bool:
    """Whether a location may have led to the phase."""
    effect = variant.plain_book.location[place].effect
    if s.phase == Phase.REPLACE and not variant.plain_book.swap_to_supply and effect == Effect.SWAP:
        return True
    return effect == USED_IN[Phase(s.phase).name.lower()]


def _is_copyable(variant: Variant, s: State, place: int) -> bool:
    """MW-066, MW-067: open, and full or (by option) in use; not shut by Justin (MW-133)."""
    book = variant.plain_book
    if not s.open >> place & 1 or (s.shut >> place & 1 and book.automaton.shuts):
        return False
    return is_full(s, book, place) or bool(book.copies_any_occupied and s.placed[place, 0] > 0)


def _choice_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """There must be something to choose or to draw."""
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    yield from _swap_problems(variant, s)
    out, weight = variant.buffers()
    if Phase.PLACE < phase < Phase.OVER and not legal(s, book, cast("Any", out)):
        yield Problem("phase", "no-choice", named, "MW-033")
    if phase < Phase.PLACE and not chance(s, book, cast("Any", out), cast("Any", weight)):
        yield Problem("deck", "nothing-to-draw", named, "MW-103")
    joins = phase in (Phase.DEAL, Phase.REPLACE, Phase.REFILL, Phase.RENEW)
    if joins and supply_count(s, book) == book.supply_size:
        yield Problem("supply", "supply-full", named, "MW-103")


def _swap_problems(variant: Variant, s: State) -> Iterator[Problem]:
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    waits = phase is Phase.TAKE and book.swap_to_supply != 0
    if waits != (s.given >= 0):
        yield Problem("given", "no-card-given" if waits else "no-swap", named, "MW-063")
        return
    me = s.players[s.active] if s.active >= 0 else s.players[0]
    if waits and not (me.plans & ~me.secret | me.buildings) >> int(s.given) & 1:
        args = {"plans": variant.words["plans"][s.given]}
        yield Problem("given", "given-not-held", args, "MW-063")
    if phase is Phase.TAKE and not waits:
        last = int(s.under) - 1
        if last < 0 or s.known_to[last] not in (-1, s.active):
            yield Problem("bottom", "given-under-deck", named, "MW-062")
    if phase is Phase.GIVE and s.supply[0] < 0:
        yield Problem("supply", "nothing-to-take", named, "MW-064")


# Upkeep and the end


def _upkeep_problems(variant: Variant, s: State) -> Iterator[Problem]:
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    size, full = int(book.supply_size), supply_count(s, book) == book.supply_size
    if phase in (Phase.REPLACE, Phase.RENEW) and not book.refills_at_once:
        rule = "MW-127" if phase is Phase.REPLACE else "MW-129"
        yield Problem("phase", "solo-only", named, rule)
        return
    if phase in (Phase.REFILL, Phase.RENEW, Phase.SHARE):
        yield from _star_problems(variant, s)
    if phase is Phase.REFILL and size - supply_count(s, book) > deck_size(s):
        yield Problem("deck", "deck-short", named, "MW-104")
    if phase is Phase.RENEW:
        if s.placed[book.supplier, 0]:
            name = variant.words["locations"][int(book.supplier)]
            yield Problem(f"placed.{name}", "supply-used", {"locations": name}, "MW-129")
        if s.active != s.token:
            yield Problem("active", "token-acts", named, "MW-107")
        if deck_size(s) + supply_count(s, book) < size:
            yield Problem("deck", "deck-short", named, "MW-128")
    if phase is Phase.SHARE:
        if not _asks_to_share(variant, s):
            yield Problem("step", "no-card-asks", named, "MW-081")
        elif not full:
            yield Problem("supply", "supply-short", {**named, "size": size}, "MW-103")


def _star_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """The star test of this Upkeep has let the game go on (MW-102)."""
    book = variant.plain_book
    before = deepcopy(s)
    if s.phase != Phase.REFILL:  # buildings may have stored mints since
        for k in range(book.plans):
            before.stored[k] = max(0, int(s.stored[k]) - int(book.plan[k].upkeep_stored))
    for p, seat in enumerate(variant.words["seats"]):
        if stars(before, book, p) >= book.end_stars:
            args = {**_phase(s), "seats": seat, "stars": int(book.end_stars)}
            yield Problem(f"players.{seat}.buildings", "enough-stars", args, "MW-102")


def _asks_to_share(variant: Variant, s: State) -> bool:
    mine = int(s.players[s.active].buildings)
    return s.seats > 2 and any(
        mine >> k & 1 and variant.plain_book.plan[k].upkeep_other and s.since[k] == s.step
        for k in range(variant.plain_book.plans)
    )


def _ending_problems(variant: Variant, s: State) -> Iterator[Problem]:
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    closing = phase in (Phase.AGE, Phase.OVER)
    why = ending(variant, s) if closing else "none"
    if closing and why == "none":
        yield Problem("phase", "no-end", {"stars": int(book.end_stars)}, "MW-019")
        return
    if Ending(s.ending).name.lower() != why:
        yield Problem("ending", "wrong-ending", {**named, "why": why}, "MW-019")
    asked = [] if supply_is_empty(s, book) else tied_best(variant, s)
    if book.automaton.seat in asked or len(asked) < 2:
        asked = []  # nobody is asked: someone has won, or one of the tied has no age (MW-117)
    if phase is Phase.AGE and s.active not in asked:
        yield Problem("active", "not-tied", named, "MW-116")
        return
    told = [int(s.players[p].age) for p in asked]
    answered = asked.index(int(s.active)) if phase is Phase.AGE else len(asked)
    for p, seat in enumerate(variant.words["seats"]):
        age, before_all = int(s.players[p].age), p in asked and all(told[: asked.index(p)])
        may_tell = closing and before_all and p in asked[:answered]
        if age and not may_tell:
            yield Problem(f"players.{seat}.age", "not-asked", {"seats": seat}, "MW-116")
        if phase is Phase.AGE and p in asked[:answered] and not age:
            yield Problem(f"players.{seat}.age", "no-age-told", {"seats": seat}, "MW-117")
