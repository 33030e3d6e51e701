"""Positions of Mint Works: filling in short descriptions and finding what is impossible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache
from itertools import combinations
from types import SimpleNamespace
from typing import Any, cast

from bourgade.games.mintworks.layout import Effect, Ending, Phase, State
from bourgade.games.mintworks.rules import chance, legal
from bourgade.games.mintworks.rules.cards import count, deck_size, stars, supply_count
from bourgade.games.mintworks.rules.development import effect_place, is_full
from bourgade.games.mintworks.rules.ending import is_tied_best
from bourgade.games.mintworks.rules.mints import price, supply_is_empty
from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import Problem, Variant
from bourgade.kernel.layout import CHANCE, NOBODY, plain
from bourgade.kernel.position import assume, failed, fill_in, sketch

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

PILES = ("plans", "buildings")
UPKEEP = (Phase.REFILL, Phase.RENEW, Phase.SHARE, Phase.AGE)

USED_IN = {
    Phase.LOTTO: Effect.DRAW_PLAN,
    Phase.REPLACE: Effect.GAIN_PLAN,
    Phase.COPY: Effect.COPY,
    Phase.BUY: Effect.GAIN_PLAN,
    Phase.BUILD: Effect.BUILD_PLAN,
    Phase.RECYCLE: Effect.RECYCLE,
    Phase.GIVE: Effect.SWAP,
    Phase.TAKE: Effect.SWAP,
}
"""The effect being resolved while a position rests in a phase."""


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest: as at the start, or what is left; a plan named nowhere is in the deck.

    Rows may be given as lists; neighbourhoods list their cards in the order they came. As soon as
    anything differs from the start, play has begun and someone is to place or pass.
    """
    for row in ROWS:
        if isinstance(position.get(row), list | tuple):
            position[row] = _numbered(variant, row, position[row])
    begun = any(name not in AT_START or position[name] != AT_START[name] for name in position)
    if begun:
        position.setdefault("phase", "place")
    if variant.book.mint_total and position.get("reserve") == REST:
        del position["reserve"]
    s = _complete_cards(variant, position)
    if begun:
        _complete_turn(variant, position, s)
    fill_in(variant, position, s)


def _numbered(variant: Variant, row: str, listed: Sequence[Any]) -> dict[str, Any]:
    words, rule = ROWS[row]
    places = variant.words[words]
    if len(listed) > len(places):
        size = int(variant.book.supply_size) if row == "supply" else len(places)
        args = {"place": row, "size": size, "found": len(listed), "rule": rule}
        raise BadPosition("position-row-size", variant.game.texts, **args)
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
        (hoods[seat] if seat else position)[pile] = [words[k] for k in _cards(rest)]
        rest = 0
    assume(s, position, top=count(s.deck), under=len(_row(s.bottom)))
    if "since" not in position:
        for seat, pile in named:
            for n, name in enumerate(hoods[seat][pile], 1):
                s.since[words.index(name.lower())] = n
    opens = [1 << book.plan[k].opens for k in _cards(_standing(s)) if book.plan[k].opens >= 0]
    assume(s, position, open=(book.start_open | book.advanced | sum(opens)) & s.in_play)  # MW-048
    if book.mint_total:
        assume(s, position, reserve=max(0, book.mint_total - _mints(s)))
    return s


def _complete_turn(variant: Variant, position: dict[str, Any], s: Any) -> None:
    """Whose turn it is, how many there have been, and which location is being used."""
    book, phase = variant.plain_book, Phase(s.phase)
    if phase > Phase.FIRST:
        assume(s, position, token=0, rounds=1)
        active = s.token if phase is Phase.RENEW else max(0, s.actor)
        assume(s, position, active=active, turn=_least_turns(s))
    if phase in USED_IN and not {"site", "copied"} & position.keys():
        s.site = [place.effect for place in book.location].index(USED_IN[phase])
    if _automaton_places(variant, s):
        assume(s, position, again=book.automaton.turns - 1)
        if s.actor == s.active:
            position["actor"] = "chance"  # the rules play it
    assume(s, position, over=int(phase is Phase.OVER), actor=_expected_actor(variant, s))


def _least_turns(s: State) -> int:
    """The fewest turns that have begun: a round ends once everyone has passed (MW-024)."""
    this_round = s.seats if s.phase in UPKEEP else count(s.passed) + 1
    return (max(1, s.rounds) - 1) * s.seats + this_round


def _automaton_places(variant: Variant, s: State) -> bool:
    automaton = variant.plain_book.automaton.seat
    return s.phase == Phase.PLACE and s.active == automaton >= 0


def _expected_actor(variant: Variant, s: State) -> int:
    if s.phase == Phase.OVER:
        return NOBODY
    by_chance = s.phase < Phase.PLACE or _automaton_places(variant, s)
    return CHANCE if by_chance else s.active


# What lies where


def _row(row: Any) -> list[int]:
    """The plans of a row."""
    return [k for k in row if k >= 0]


def _cards(flags: int) -> list[int]:
    """The cards of a set."""
    return [k for k in range(flags.bit_length()) if flags >> k & 1]


def _standing(s: State) -> int:
    """The buildings of all neighbourhoods."""
    standing = 0
    for p in range(s.seats):
        standing |= s.players[p].buildings
    return standing


def _mints(s: Any) -> int:
    """All mints that are not in the supply."""
    held = sum(me.mints for me in s.players)
    return held + int(s.placed.sum()) + sum(s.stored) + s.gone


# Finding what is impossible


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """What makes a position impossible, each with its rule."""
    s = plain(s)
    for check in (
        _copy_problems,
        _row_problems,
        _hood_problems,
        _location_problems,
        _mint_problems,
        _actor_problems,
        _setup_problems if s.phase <= Phase.FIRST else _turn_problems,
        _site_problems,
        _swap_problems,
        _choice_problems,
        _upkeep_problems,
        _ending_problems,
    ):
        yield from check(variant, s)


def _phase(s: State) -> dict[str, Any]:
    return {"phase": Phase(s.phase).name.lower()}


# Cards


def _copy_problems(variant: Variant, s: Any) -> Iterator[Problem]:
    for k, name in enumerate(variant.words["plans"]):
        places = ["deck"] * (s.deck >> k & 1)
        places += ["supply"] * s.supply.count(k) + ["bottom"] * s.bottom.count(k)
        for me, seat in zip(s.players, variant.words["seats"], strict=False):
            places += [f"players.{seat}.{pile}" for pile in PILES if getattr(me, pile) >> k & 1]
        args = {"plans": name, "found": len(places)}
        yield from failed((len(places) != 1, ["deck", *places][-1], "copies", "MW-010", args))


def _row_problems(variant: Variant, s: Any) -> Iterator[Problem]:
    book, supply, bottom = variant.plain_book, _row(s.supply), _row(s.bottom)
    size, rule = book.supply_size, "MW-125" if book.refills_at_once else "MW-016"
    row = {"size": size, "found": len(supply)}
    top, under = {"said": s.top, "found": count(s.deck)}, {"said": s.under, "found": len(bottom)}
    yield from failed(
        (len(supply) > size, "supply", "row-size", rule, row),
        (supply_count(s, book) != len(supply), "supply", "gap", "MW-103"),
        (s.bottom[: len(bottom)] != bottom, "bottom", "gap", "MW-007"),
        (s.top != count(s.deck), "top", "top-count", "MW-118", top),
        (s.under != len(bottom), "under", "under-count", "MW-118", under),
    )
    for i, depth in enumerate(variant.words["depths"]):
        known = s.known_to[i] >= 0 and i >= len(bottom)
        yield from failed((known, f"known_to.{depth}", "nothing-known", "MW-121"))


def _hood_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, standing, held = variant.plain_book, _standing(s), 0
    for p, seat in enumerate(variant.words["seats"]):
        me, named, place = s.players[p], {"seats": seat}, f"players.{seat}"
        ranks = [sorted(s.since[k] for k in _cards(pile)) for pile in (me.plans, me.buildings)]
        disorder = any(one != list(range(1, len(one) + 1)) for one in ranks)
        held |= me.plans
        yield from failed(
            (me.secret & ~me.plans, f"{place}.secret", "secret-not-held", "MW-120", named),
            (me.unknown, f"{place}.unknown", "unknown-plans", "MW-120", named),
            (disorder, "since", "order", "MW-107", named),
        )
    for k, name in enumerate(variant.words["plans"]):
        elsewhere = s.since[k] and not (held | standing) >> k & 1
        stores, plan = standing >> k & 1 and book.plan[k].upkeep_stored, {"plans": name}
        yield from failed(
            (elsewhere, f"since.{name}", "order-elsewhere", "MW-107", plan),
            (s.stored[k] and not stores, f"stored.{name}", "mints-on-card", "MW-079", plan),
        )


# Locations


def _location_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, standing = variant.plain_book, _standing(s)
    found, drawn = count(s.in_play & book.advanced), book.advanced_drawn
    miscounted = found > drawn or (found < drawn and s.phase != Phase.ADVANCED)
    args = {"found": found, "drawn": drawn}
    yield from failed(
        (book.start_in_play & ~s.in_play, "in_play", "not-all-in-play", "MW-013"),
        (miscounted, "in_play", "advanced-count", "MW-015", args),
    )
    for place, name in enumerate(variant.words["locations"]):
        named, in_play, opened = {"locations": name}, s.in_play >> place & 1, s.open >> place & 1
        deed = book.location[place].deed
        built = deed >= 0 and standing >> deed & 1
        always = deed < 0 and in_play
        early = deed >= 0 and not built and not _can_lose(variant, s)
        yield from failed(
            (opened and not in_play, "open", "open-not-in-play", "MW-014", named),
            (always and not opened, "open", "must-be-open", "MW-029", named),
            (built and not opened, "open", "must-be-open", "MW-048", named),
            (early and opened, "open", "deed-not-built", "MW-047", named),
        )
        yield from _space_problems(variant, s, place, name)
    yield from _shut_problems(variant, s)


def _can_lose(variant: Variant, s: State) -> bool:
    """Whether a deed that was built may be gone by now (MW-055)."""
    book = variant.plain_book
    effects = {Effect.SWAP, *([Effect.RECYCLE] if book.recycles_buildings else [])}
    in_play = _cards(s.in_play) if s.phase > Phase.FIRST else []
    return any(book.location[place].effect in effects for place in in_play)


def _space_problems(variant: Variant, s: Any, place: int, name: str) -> Iterator[Problem]:
    spaces, named = s.placed[place].tolist(), {"locations": name}
    used, room = sum(n > 0 for n in spaces), variant.plain_book.location[place].spaces
    closed = used and not s.open >> place & 1
    yield from failed(
        (used > room or any(spaces[used:]), f"placed.{name}", "bad-spaces", "MW-013", named),
        (closed, f"placed.{name}", "mints-on-closed", "MW-047", named),
    )
    if used:
        least, most = _figures(variant, place, s.in_play)
        fixed = "yes" if least == most else "no"
        for space, mints in zip(variant.words["spaces"], spaces[:used], strict=False):
            args = {**named, "least": least, "most": most, "mints": mints, "fixed": fixed}
            wrong, where = not least <= mints <= most, f"placed.{name}.{space}"
            yield from failed((wrong, where, "wrong-payment", "MW-030", args))


@cache
def _figures(variant: Variant, place: int, in_play: int) -> tuple[int, int]:
    """The least and the most that one placement there can cost any player."""
    book = variant.plain_book
    copying = int(book.location[place].effect == Effect.COPY)
    resolved = [q for q in _cards(in_play) if q != place] if copying else [place]
    figures = [
        price(book, cast("Any", SimpleNamespace(buildings=buildings)), q, k, copying)
        for q in resolved
        for k in range(book.plans)
        for buildings in (0, book.discounts)
    ]
    return min(figures), max(figures)


def _shut_problems(variant: Variant, s: State) -> Iterator[Problem]:
    automaton, words = variant.plain_book.automaton, variant.words["locations"]
    yield from failed((s.shut and not _shuts(automaton), "shut", "nothing-shuts", "MW-133"))
    for place in _cards(s.shut):
        # Once all mints are cleared, the end may come before the next Development.
        unused = not s.placed[place, 0] and not s.over
        yield from failed((unused, "shut", "shut-unused", "MW-133", {"locations": words[place]}))


def _shuts(automaton: Any) -> bool:
    return bool(automaton.shuts or automaton.blocks)


# Mints


def _mint_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, automaton = variant.plain_book, variant.plain_book.automaton
    total, found, spends = book.mint_total, s.reserve + _mints(s), automaton.spends_for_good
    counted = {"total": total, "found": found}
    leaves = spends and s.leaving in _payments(variant, s)
    yield from failed(
        (total and found != total, "reserve", "mint-total", "MW-135", counted),
        (total and not s.reserve and not s.over, "reserve", "already-empty", "MW-135"),
        (not total and s.reserve, "reserve", "supply-not-counted", "MW-008"),
        (s.gone and not (total and spends), "gone", "nothing-gone", "MW-134"),
        (s.leaving and not leaves, "leaving", "nothing-leaves", "MW-134"),
    )
    for seat in variant.automata:
        counted = automaton.unlimited and s.players[automaton.seat].mints
        place = f"players.{seat}.mints"
        yield from failed((counted, place, "not-counted", "MW-137", {"seats": seat}))


def _payments(variant: Variant, s: Any) -> set[int]:
    """What one side may have paid at the Supplier: the sums of some of its spaces."""
    spaces = s.placed[variant.plain_book.supplier].tolist()
    return {sum(some) for n in range(len(spaces) + 1) for some in combinations(spaces, n)}


# Turns


def _actor_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Who acts, by the phase, and how far the game has come."""
    phase, named, expected = Phase(s.phase), _phase(s), _expected_actor(variant, s)
    early = phase <= Phase.FIRST
    who = {CHANCE: "chance", NOBODY: "nobody"}.get(expected, "seat")
    actor = {**named, "who": who, "seats": variant.words["seats"][max(0, expected)]}
    yield from failed(
        (phase > Phase.OVER, "phase", "not-resting", "MW-101", named),
        (early and s.active >= 0, "active", "active-too-soon", "MW-018", named),
        (not early and s.active < 0, "active", "active-missing", "MW-022", named),
        (early and s.token >= 0, "token", "token-too-soon", "MW-018", named),
        (not early and s.token < 0, "token", "token-missing", "MW-022", named),
        ((s.over != 0) != (phase is Phase.OVER), "over", "wrong-end", "MW-021", named),
        (s.actor != expected, "actor", "wrong-actor", "MW-022", actor),
    )


def _setup_problems(variant: Variant, s: Any) -> Iterator[Problem]:
    """Before the first Development everything is as set up."""
    book, named, size = variant.plain_book, _phase(s), variant.plain_book.supply_size
    for p, seat in enumerate(variant.words["seats"]):
        me, place, start = s.players[p], f"players.{seat}", book.start_mints[p]
        mints = {"seats": seat, "mints": start}
        yield from failed(
            (me.mints != start, f"{place}.mints", "start-mints", "MW-017", mints),
            (me.plans, f"{place}.plans", "too-soon", "MW-017", named),
            (me.buildings, f"{place}.buildings", "too-soon", "MW-017", named),
            (me.age, f"{place}.age", "not-asked", "MW-116", {"seats": seat}),
        )
    drawing, naming = s.phase == Phase.ADVANCED, s.phase == Phase.FIRST
    drawn = count(s.in_play & book.advanced) >= book.advanced_drawn
    short = supply_count(s, book) < size
    yield from failed(
        (s.turn, "turn", "too-soon", "MW-023", named),
        (s.rounds, "rounds", "too-soon", "MW-021", named),
        (s.passed, "passed", "too-soon", "MW-024", named),
        (s.under, "bottom", "too-soon", "MW-016", named),
        (s.placed.any(), "placed", "too-soon", "MW-029", named),
        (s.gone, "gone", "too-soon", "MW-134", named),
        (s.again, "again", "too-soon", "MW-136", named),
        (s.step, "step", "too-soon", "MW-107", named),
        (drawing and drawn, "phase", "nothing-to-draw", "MW-015", named),
        (drawing and s.supply[0] >= 0, "supply", "too-soon", "MW-016", named),
        (naming and book.first_player >= 0, "phase", "token-named", "MW-018", named),
        (naming and short, "supply", "supply-short", "MW-016", {**named, "size": size}),
    )


def _turn_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, named, me = variant.plain_book, _phase(s), s.players[s.active]
    automaton, least = book.automaton, _least_turns(s)
    acts = s.active == automaton.seat and Phase.PLACE < s.phase < Phase.OVER
    # What ends the game or comes late in Upkeep may find another seat active.
    elsewhere = s.phase == Phase.RENEW or (s.phase == Phase.OVER and book.mint_total)
    takes_more = s.active == automaton.seat or elsewhere
    most = max(0, automaton.turns - 1) if takes_more else 0
    broken, placing = s.passed not in _runs(variant, s), s.phase == Phase.PLACE
    seat = {"seats": variant.words["seats"][s.active]}
    in_turn = s.phase == Phase.SHARE or (s.phase == Phase.OVER and supply_is_empty(s, book))
    buildings = count(me.buildings) if in_turn else 0
    rounds = {"rounds": s.rounds, "least": least}
    yield from failed(
        (s.rounds < 1, "rounds", "play-has-begun", "MW-021", named),
        (s.turn < least, "turn", "too-few-turns", "MW-024", rounds),
        (acts, "phase", "automaton-acts", "MW-130", named),
        (s.again > most, "again", "too-many-turns", "MW-136", {"most": most}),
        (count(s.passed) >= s.seats, "passed", "all-passed", "MW-024"),
        (broken and placing, "passed", "not-in-a-row", "MW-024", seat),
        (broken and not placing, "passed", "no-passes", "MW-025", named),
        (s.step > buildings, "step", "nothing-acts", "MW-107", named),
    )


def _runs(variant: Variant, s: State) -> set[int]:
    """The sets of seats that can have passed in a row before the current turn."""
    automaton = variant.plain_book.automaton
    if s.phase != Phase.PLACE:
        return {0}
    if s.active == automaton.seat and s.again < automaton.turns - 1:
        return {0, 1 << s.active}  # its own earlier turn did not end a round (MW-136)
    behind = [1 << (s.active - n) % s.seats for n in range(1, s.seats)]
    return {sum(behind[:n]) for n in range(s.seats)}


# The placement being resolved


def _site_problems(variant: Variant, s: State) -> Iterator[Problem]:
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    used, site, copied = phase in USED_IN, s.site, s.copied
    copies = used and book.location[site].effect == Effect.COPY and phase is not Phase.COPY
    yield from failed(
        (used and site < 0, "site", "no-site", "MW-029", named),
        (not used and site >= 0, "site", "no-placement", "MW-029", named),
        (copies and copied < 0, "copied", "nothing-copied", "MW-065", named),
        (not copies and copied >= 0, "copied", "no-copy", "MW-065", named),
    )
    if not used:
        return
    place, words, mints = effect_place(s), variant.words["locations"], s.placed[site, 0]
    here, there = {"locations": words[site]}, {"locations": words[place]}
    where, rule = ("site", "MW-029") if copied < 0 else ("copied", "MW-065")
    leads, unpaid = _resolves(variant, s, place), phase in (Phase.COPY, Phase.BUY)
    by_automaton = s.active == book.automaton.seat
    shut = not unpaid and _shuts(book.automaton) and bool(s.shut >> site & 1) != by_automaton
    uncopied = copied >= 0 and not _is_copyable(variant, s, place)
    yield from failed(
        (not leads, where, "wrong-location", rule, {**named, **there}),
        (not s.open >> site & 1, "site", "closed-location", "MW-047", here),
        (unpaid and is_full(s, book, site), "site", "no-free-space", "MW-031", here),
        (not unpaid and not mints, f"placed.{words[site]}", "not-paid", "MW-029", named | here),
        (shut, "shut", "shut-by-its-user", "MW-133", here),
        (uncopied, "copied", "not-copyable", "MW-066", there),
    )


def _resolves(variant: Variant, s: State, place: int) -> bool:
    """Whether a location may have led to the phase."""
    book, effect = variant.plain_book, variant.plain_book.location[place].effect
    if s.phase == Phase.REPLACE and not book.swap_to_supply and effect == Effect.SWAP:
        return True
    return effect == USED_IN[Phase(s.phase)]


def _is_copyable(variant: Variant, s: State, place: int) -> bool:
    """MW-066, MW-067: open, and full or (by option) in use; not shut by Justin (MW-133)."""
    book = variant.plain_book
    if not s.open >> place & 1 or (s.shut >> place & 1 and book.automaton.shuts):
        return False
    return is_full(s, book, place) or bool(book.copies_any_occupied and s.placed[place, 0] > 0)


def _swap_problems(variant: Variant, s: State) -> Iterator[Problem]:
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    taking, me, last = phase is Phase.TAKE, s.players[s.active], s.under - 1
    waits = taking and book.swap_to_supply != 0
    shown = me.plans & ~me.secret | me.buildings
    unseen = last < 0 or s.known_to[last] not in (-1, s.active)
    yield from failed(
        (waits and s.given < 0, "given", "no-card-given", "MW-063", named),
        (not waits and s.given >= 0, "given", "no-swap", "MW-063", named),
        (taking and not waits and unseen, "bottom", "given-under-deck", "MW-062", named),
        (phase is Phase.GIVE and s.supply[0] < 0, "supply", "nothing-to-take", "MW-064", named),
    )
    if waits and not shown >> s.given & 1:
        args = {"plans": variant.words["plans"][s.given]}
        yield Problem("given", "given-not-held", args, "MW-063")


def _choice_problems(variant: Variant, s: Any) -> Iterator[Problem]:
    """There must be something to choose or to draw."""
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    out, weight = variant.buffers()
    stuck = Phase.PLACE < phase < Phase.OVER and not legal(s, book, out)
    undrawn = phase < Phase.PLACE and not chance(s, book, out, weight)
    joins = phase in (Phase.DEAL, Phase.REPLACE, Phase.REFILL, Phase.RENEW)
    full = supply_count(s, book) == book.supply_size
    yield from failed(
        (stuck, "phase", "no-choice", "MW-033", named),
        (undrawn, "deck", "nothing-to-draw", "MW-103", named),
        (joins and full, "supply", "supply-full", "MW-103", named),
    )


# Upkeep and the end


def _upkeep_problems(variant: Variant, s: State) -> Iterator[Problem]:
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    if phase not in (Phase.REPLACE, *UPKEEP[:3]):
        return
    replacing, renewing, sharing = (phase is p for p in (Phase.REPLACE, Phase.RENEW, Phase.SHARE))
    alone, rule = (replacing or renewing, "MW-127" if replacing else "MW-129")
    yield from failed((alone and not book.refills_at_once, "phase", "solo-only", rule, named))
    if not replacing:
        yield from _star_problems(variant, s)
    lacking = book.supply_size - supply_count(s, book)
    seller = variant.words["locations"][int(book.supplier)]
    short, used = lacking > deck_size(s), {"locations": seller}
    sold = renewing and s.placed[book.supplier, 0]
    size = {**named, "size": book.supply_size}
    yield from failed(
        (phase is Phase.REFILL and short, "deck", "deck-short", "MW-104", named),
        (sold, f"placed.{seller}", "supply-used", "MW-129", used),
        (renewing and s.active != s.token, "active", "token-acts", "MW-107", named),
        (renewing and short, "deck", "deck-short", "MW-128", named),
        (sharing and not _asks_to_share(variant, s), "step", "no-card-asks", "MW-081", named),
        (sharing and lacking, "supply", "supply-short", "MW-103", size),
    )


def _star_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """The star test of this Upkeep has let the game go on (MW-102)."""
    book, before = variant.plain_book, deepcopy(s)
    if s.phase != Phase.REFILL:  # buildings may have stored mints since
        for k in range(book.plans):
            before.stored[k] = max(0, s.stored[k] - book.plan[k].upkeep_stored)
    for p, seat in enumerate(variant.words["seats"]):
        enough = stars(before, book, p) >= book.end_stars
        args = {**_phase(s), "seats": seat, "stars": book.end_stars}
        yield from failed((enough, f"players.{seat}.buildings", "enough-stars", "MW-102", args))


def _asks_to_share(variant: Variant, s: State) -> bool:
    plans, mine = variant.plain_book.plan, _cards(s.players[s.active].buildings)
    return s.seats > 2 and any(plans[k].upkeep_other and s.since[k] == s.step for k in mine)


def ending(variant: Variant, s: State) -> str:
    """What ends or ended the game, from the position alone: ``none`` if it goes on."""
    book = variant.plain_book
    if supply_is_empty(s, book):  # MW-135, whatever the stars say
        return "mints"
    if any(stars(s, book, p) >= book.end_stars for p in range(s.seats)):  # MW-102
        return "stars"
    missing = book.supply_size - supply_count(s, book)
    return "deck" if missing > deck_size(s) else "none"  # MW-104


def _ending_problems(variant: Variant, s: State) -> Iterator[Problem]:
    phase, book, named = Phase(s.phase), variant.plain_book, _phase(s)
    asking, closing = phase is Phase.AGE, phase in (Phase.AGE, Phase.OVER)
    why = ending(variant, s) if closing else "none"
    endless, wrong = closing and why == "none", Ending(s.ending).name.lower() != why
    asked = [p for p in range(s.seats) if is_tied_best(s, book, p)]
    if supply_is_empty(s, book) or book.automaton.seat in asked or len(asked) < 2:
        asked = []  # nobody is asked: someone has won, or one of the tied has no age (MW-117)
    yield from failed(
        (endless, "phase", "no-end", "MW-019", {"stars": book.end_stars}),
        (wrong, "ending", "wrong-ending", "MW-019", {**named, "why": why}),
        (asking and s.active not in asked, "active", "not-tied", "MW-116", named),
    )
    # Those asked before; one who tells no age is the last to be asked.
    before = asked[: asked.index(s.active)] if asking else asked if closing else []
    telling = True
    for p, seat in enumerate(variant.words["seats"]):
        age, place, args = s.players[p].age, f"players.{seat}.age", {"seats": seat}
        may_tell = telling and p in before
        yield from failed(
            (age and not may_tell, place, "not-asked", "MW-116", args),
            (asking and p in before and not age, place, "no-age-told", "MW-117", args),
        )
        telling = telling and (age > 0 or p not in asked)
