"""Positions of Shafausa: what a short description leaves out, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from bourgade.games.shafausa.actions import CITIES
from bourgade.games.shafausa.layout import Phase, State
from bourgade.games.shafausa.rules import chance, legal
from bourgade.games.shafausa.rules.boards import (
    cube_count,
    free_slots,
    owned_kinds,
    reserve_size,
    storage,
)
from bourgade.games.shafausa.rules.setting_up import picked
from bourgade.games.shafausa.rules.turn_order import passed
from bourgade.kernel.game import Problem, Variant
from bourgade.kernel.layout import CHANCE, NOBODY

SETTING_UP = (Phase.DEAL, Phase.ORDER, Phase.FIRST, Phase.PEOPLE, Phase.DRAFT)
FAMILY_LACKS = (Phase.ORDER, Phase.DRAFT, Phase.EXTRACTION, Phase.AUCTION, Phase.INSERT,
                Phase.SPECULATION)  # fmt: skip
PLACED = ("ladder", "future", "order", "next_order")


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """What is not given is as a people starts; tiles that lie nowhere else are in the bag.

    Rows may be written as lists, the turn order also as letters: ``order: "BA"``.
    """
    for name in PLACED:
        _list_as_table(position, name)
    phase = position.setdefault("phase", "management")
    position.setdefault("over", phase == "over")
    seats = variant.words["seats"]
    if phase == "draft":
        _complete_draft(variant, position)
    if phase in [resting.name.lower() for resting in SETTING_UP]:
        return
    position.setdefault("turn", 1)
    position.setdefault("order", {str(n): seat for n, seat in enumerate(seats, 1)})
    _complete_prices(variant, position)
    _complete_players(variant, position)
    for name in ("ladder", "future", "next_order"):
        position.setdefault(name, {})
    if "bag" not in position:
        position["bag"] = _left_over(variant, position)
    by_chance = phase in [drawn.name.lower() for drawn in Phase if drawn < Phase.PEOPLE]
    order = list(_table(position, "order").values())
    first = order[0] if order else seats[0]
    position.setdefault("actor", "chance" if by_chance else None if phase == "over" else first)
    if "at" not in position:
        position["at"] = order.index(position["actor"]) if position["actor"] in order else 0
    if "bid" not in position:
        hoods = _table(position, "players").values()
        position["bid"] = max((_whole(hood.get("bid", 0)) for hood in hoods), default=0)


def _complete_draft(variant: Variant, position: dict[str, Any]) -> None:
    """Peoples and order as they come; whose pick it is follows from the tiles picked."""
    seats = variant.words["seats"]
    position.setdefault("order", {str(n): seat for n, seat in enumerate(seats, 1)})
    _complete_players(variant, position, laid=False)
    held = [hood.get("tiles", ()) for hood in _table(position, "players").values()]
    picks = sum(len(cast("Sequence[Any]", tiles)) for tiles in held if isinstance(tiles, list))
    order = list(_table(position, "order").values())
    at = _picking(picks, len(seats))
    position.setdefault("at", at)
    position.setdefault("actor", order[at] if at < len(order) else seats[0])


def _picking(picks: int, seats: int) -> int:
    """SH-205 to SH-209: the place in the order of the one who picks next."""
    return 2 * seats - 1 - picks if seats <= picks < 2 * seats else picks % seats


def _list_as_table(position: dict[str, Any], name: str) -> None:
    """A row given as a list, gaps as nothing."""
    row = position.get(name)
    if isinstance(row, list | tuple | str):
        words = cast("Sequence[Any]", row)
        position[name] = {str(n): word for n, word in enumerate(words, 1) if word is not None}


def _complete_prices(variant: Variant, position: dict[str, Any]) -> None:
    """Prices not named are those of the start, but for a price of 0, which is never named."""
    for column in ("sell", "buy"):
        if isinstance(position.get(column, {}), Mapping):
            given = _table(position, column)
            resources = variant.content.resources.values()
            always = [r.id for r in resources if getattr(r, f"{column}_min") > 0]
            if not all(name in given for name in always):
                start = {r.id: getattr(r, f"{column}_start") for r in resources}
                position[column] = {**start, **given}


def _complete_players(variant: Variant, position: dict[str, Any], laid: bool = True) -> None:
    given, known = _table(position, "players"), variant.words["peoples"]
    assigned = [known[b] if b >= 0 else None for b in cast("list[int]", variant.book.assigned)]
    taken = {*assigned, *(hood.get("people") for hood in given.values())}
    free = [name for name in known if name not in taken]
    players: dict[str, Any] = {}
    for p, seat in enumerate(variant.words["seats"]):
        hood = dict(given.get(seat, {}))
        if "people" not in hood:
            hood["people"] = assigned[p] or free.pop(0)
        _list_as_table(hood, "reserve")
        if laid and hood["people"] in variant.words["peoples"]:
            _complete_board(variant, hood)
        hood.setdefault("reserve", {})
        hood.setdefault("power", None)
        players[seat] = hood
    unknown = {seat: hood for seat, hood in given.items() if seat not in players}
    position["players"] = {**players, **unknown}


def _complete_board(variant: Variant, hood: dict[str, Any]) -> None:
    """What the board of the people shows."""
    board = variant.book.board[variant.words["peoples"].index(hood["people"])]
    for name in ("money", "miners", "cities", "warehouses"):
        hood.setdefault(name, int(getattr(board, name)))
    if "mines" not in hood:
        hood["mines"] = {
            city: {
                resource: int(board.mines[c, r])
                for r, resource in enumerate(variant.words["resources"])
            }
            for c, city in enumerate(CITIES.words)
        }
    if "buildings" not in hood:
        hood["buildings"] = {
            name: int(board.buildings[k]) for k, name in enumerate(variant.words["buildings"])
        }


def _left_over(variant: Variant, position: dict[str, Any]) -> dict[str, int]:
    lying = [*_table(position, "ladder").values(), *_table(position, "future").values()]
    lying.append(position.get("placing_building"))
    for hood in _table(position, "players").values():
        lying += _table(hood, "reserve").values()
        lying += [name for name, city in _table(hood, "buildings").items() if city]
    return {
        name: max(0, int(variant.book.building[k].copies) - lying.count(name))
        for k, name in enumerate(variant.words["buildings"])
    }


def _table(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = position.get(name, {})
    return cast("Mapping[str, Any]", found) if isinstance(found, Mapping) else {}


def _whole(value: Any) -> int:
    return value if type(value) is int else 0


# What cannot be


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Everything that makes a position impossible, in the words of the rules."""
    if _has_negative(variant, s):
        yield Problem("position", "negative-number", {}, "SH-003")
        return
    phase = Phase(s.phase)
    named = {"phase": phase.name.lower()}
    if phase > Phase.OVER:
        yield Problem("position", "not-resting", named, "SH-039")
        return
    if (variant.book.family and phase in FAMILY_LACKS) or (
        phase is Phase.DRAFT and not variant.book.colonial
    ):
        yield Problem("position", "other-edition", named, "SH-036")
        return
    yield from _people_problems(variant, s, phase)
    if phase in SETTING_UP:
        yield from _setup_problems(variant, s, phase)
    else:
        yield from _order_problems(variant, s, named)
        yield from _board_problems(variant, s)
        yield from _tile_problems(variant, s)
    yield from _market_problems(variant, s, phase)
    yield from _turn_problems(variant, s, phase, named)


def _has_negative(variant: Variant, s: State) -> bool:
    """Whether anything is counted below nothing."""
    numbers = [s.turn, s.ply, s.bid, s.at, s.acquisitions, s.warehouses_built, s.mines_built,
               s.settled, s.speculations]  # fmt: skip
    rows: list[Any] = [s.sell, s.buy, s.bag]
    for p in range(s.seats):
        me = s.players[p]
        numbers += [me.money, me.bid, me.used, me.cities, me.miners, me.warehouses]
        rows += [me.cubes, me.mines, me.buildings, me.earned]
    return min(numbers) < 0 or any((row < 0).any() for row in rows)


def _people_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    book = variant.book
    chosen = [int(s.players[p].people) for p in range(s.seats)]
    known = [b for b in chosen if b >= 0]
    if len(set(known)) != len(known):
        yield Problem("position", "people-twice", {}, "SH-019")
    choosing = phase in (Phase.DEAL, Phase.PEOPLE)
    if choosing != (-1 in chosen) or any(b >= 0 for b in chosen[len(known) :]):
        yield Problem("position", "people-missing", {}, "SH-019")
    for p, seat in enumerate(variant.words["seats"]):
        me = s.players[p]
        if me.power >= 0:
            card = book.feature[book.buildings + me.power]
            if card.people != me.people or card.window == Phase.OVER or not book.with_powers:
                yield Problem("position", "foreign-power", {"seats": seat}, "SH-146")


def _setup_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    """How far the turn order and the draft have come (SH-018)."""
    seats = int(s.seats)
    order = [int(p) for p in cast("list[int]", s.order) if p >= 0]
    most = {Phase.ORDER: seats - 2, Phase.DRAFT: seats}.get(phase, 0)
    gaps = any(s.order[i] < 0 for i in range(len(order)))
    short = phase is Phase.DRAFT and len(order) < seats
    if gaps or short or len(order) > most or len(set(order)) != len(order):
        yield Problem("position", "bad-order", {}, "SH-029")
        return
    held = [int(s.players[p].tiles) for p in range(seats)]
    if phase is not Phase.DRAFT:
        if any(held):
            yield Problem("position", "bad-draft", {}, "SH-205")
        return
    picks = [picked(s, p) for p in range(seats)]
    full, rest = divmod(sum(picks), seats)
    went = order[seats - rest :] if full == 1 else order[:rest]  # the second picks run backwards
    expected = [full + (p in went) for p in range(seats)]
    free = int(variant.book.tiles_in_play)
    if picks != expected or sum(held) & ~free or sum(held) != _union(held):
        yield Problem("position", "bad-draft", {}, "SH-205")


def _union(sets: list[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


def _order_problems(variant: Variant, s: State, named: dict[str, Any]) -> Iterator[Problem]:
    if sorted(int(s.order[i]) for i in range(s.seats)) != list(range(s.seats)):
        yield Problem("position", "bad-order", {}, "SH-060")
    standing = [int(s.next_order[i]) for i in range(s.seats) if s.next_order[i] >= 0]
    bidding = s.phase in (Phase.AUCTION, Phase.INSERT)
    if passed(s) != len(standing) or len(set(standing)) != len(standing):
        yield Problem("position", "bad-next-order", {}, "SH-058")
    bids = [int(s.players[p].bid) for p in range(s.seats)]
    if not bidding and (standing or s.bid or any(bids)):
        yield Problem("position", "no-auction", named, "SH-052")
    if bidding and s.bid != max(bids):
        yield Problem("position", "bad-bid", {"bid": int(s.bid)}, "SH-053")
    if bidding and s.actor in standing:
        yield Problem("position", "has-passed", {}, "SH-055")


def _board_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book = variant.book
    for p, seat in enumerate(variant.words["seats"]):
        me = s.players[p]
        named = {"seats": seat}
        if me.people < 0:
            return
        if not 1 <= me.cities <= book.cities:
            yield Problem("position", "bad-cities", named, "SH-011")
        if me.miners > book.most_miners:
            yield Problem("position", "bad-miners", named, "SH-079")
        if me.warehouses > book.most_warehouses:
            yield Problem("position", "bad-warehouses", named, "SH-070")
        for c in range(len(CITIES.words)):
            in_play = c < book.cities
            free = free_slots(me, book, c)
            if free < 0 or (not in_play and free < book.board[me.people].slots[c]):
                yield Problem("position", "too-full", {**named, "city": c + 1}, "SH-010")
        if max(int(city) for city in cast("list[int]", me.buildings)) > len(CITIES.words):
            yield Problem("position", "bad-cities", named, "SH-011")
        size = reserve_size(me)
        waiting = [int(me.reserve[i]) for i in range(book.buildings) if me.reserve[i] >= 0]
        if len(waiting) != size:
            yield Problem("position", "reserve-gap", named, "SH-062")
        for k in waiting:
            name = variant.words["buildings"][k]
            if me.buildings[k] or waiting.count(k) > 1:
                yield Problem("position", "owned-twice", {**named, "buildings": name}, "SH-064")


def _tile_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """SH-008, SH-009: as many copies as there are."""
    book = variant.book
    for k, name in enumerate(variant.words["buildings"]):
        rows: list[Any] = [s.ladder, s.future]
        found = int(s.bag[k]) + int(s.placing_building == k)
        for p in range(s.seats):
            rows.append(s.players[p].reserve)
            found += int(s.players[p].buildings[k] > 0)
        found += sum(int((row == k).sum()) for row in rows)
        copies = int(book.building[k].copies)
        if not book.building[k].counts:  # an Office that was replaced is back in the box
            copies = variant.content.buildings[name].copies
            if found <= copies and not s.bag[k] and not any((row == k).any() for row in rows):
                continue
        if found != copies:
            args = {"buildings": name, "copies": copies, "found": found}
            yield Problem("position", "copies", args, "SH-008")
    for name, row in (("buildings", s.ladder), ("future", s.future)):
        beyond = any(row[i] >= 0 for i in range(s.seats, len(row)))
        if beyond or (name == "future" and book.family and row[0] >= 0):
            yield Problem("position", "ladder-length", {"seats": int(s.seats)}, "SH-028")


def _market_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    book = variant.book
    for r, resource in enumerate(variant.content.resources.values()):
        sell, buy, family = int(s.sell[r]), int(s.buy[r]), book.family
        on_scale = resource.sell_min <= sell <= resource.sell_max
        on_scale = on_scale and resource.buy_min <= buy <= resource.buy_max
        fixed = (sell, buy) == (resource.sell_start, resource.buy_start)
        if not on_scale or (family and not fixed):
            yield Problem(
                "position",
                "bad-price",
                {"resources": resource.id},
                "SH-109" if family else "SH-016",
            )
    if s.sold and book.family:
        yield Problem("position", "no-marks", {}, "SH-109")
    if (s.sell_frozen or s.buy_frozen) and phase is not Phase.SPECULATION:
        yield Problem("position", "no-frozen", {}, "SH-114")


def _turn_problems(
    variant: Variant, s: State, phase: Phase, named: dict[str, Any]
) -> Iterator[Problem]:
    """What the phase says about who acts and what has been done."""
    book = variant.book
    if (s.over != 0) != (phase is Phase.OVER) or (s.ended_by >= 0) != (phase is Phase.OVER):
        yield Problem("position", "wrong-end", named, "SH-184")
    if not _right_actor(s, phase):
        yield Problem("position", "wrong-actor", named, "SH-039")
        return
    if not (s.turn <= book.round_cap and (s.turn > 0 or phase < Phase.EXTRACTION)):
        yield Problem("position", "bad-round", {"turn": int(s.turn)}, "SH-182")
    placing = (s.placing_mine >= 0) + (s.placing_building >= 0)
    if placing != (phase is Phase.SITE):
        yield Problem("position", "nothing-placed", named, "SH-077")
    counters = {
        Phase.BUYING: (s.acquisitions, s.warehouses_built),
        Phase.MANAGEMENT: (s.mines_built,),
        Phase.SITE: (),
        Phase.FEE: (s.settled,),
        Phase.SPECULATION: (s.speculations,),
    }
    for resting, counted in counters.items():
        is_site = resting is Phase.MANAGEMENT and phase is Phase.SITE
        if resting is not phase and not is_site and any(counted):
            yield Problem("position", "counted-elsewhere", named, "SH-041")
    yield from _choice_problems(variant, s, phase, named)


def _right_actor(s: State, phase: Phase) -> bool:
    """Chance, nobody, or the one on turn."""
    if phase is Phase.OVER or phase < Phase.PEOPLE:
        return s.actor == (NOBODY if phase is Phase.OVER else CHANCE) and s.at == 0
    if not 0 <= s.actor < s.seats:
        return False
    if phase is Phase.PEOPLE:
        return s.at == 0 and s.players[s.actor].people < 0
    return s.at < s.seats and s.order[s.at] == s.actor


def _choice_problems(
    variant: Variant, s: State, phase: Phase, named: dict[str, Any]
) -> Iterator[Problem]:
    """A position in which nothing could be chosen or drawn."""
    out, weight = variant.buffers()
    book = variant.book
    asked = True
    if phase < Phase.PEOPLE:
        asked = chance(s, book, cast("Any", out), cast("Any", weight)) > 0
    elif phase is Phase.DRAFT:
        asked = sum(picked(s, p) for p in range(s.seats)) < 3 * s.seats
    elif phase is Phase.INSERT:
        asked = s.next_order[0] >= 0
    elif phase is Phase.SURPLUS:
        me = s.players[s.actor]
        asked = cube_count(me, book) > storage(me, book)
    elif phase is Phase.FEE:
        asked = s.settled < reserve_size(s.players[s.actor])
    elif phase is Phase.EXTRACTION:
        asked = legal(s, book, cast("Any", out)) > 1
    elif phase is Phase.SITE:
        me = s.players[s.actor]
        asked = sum(free_slots(me, book, c) > 0 for c in range(me.cities)) > 1
        if s.placing_building >= 0:
            asked = asked and not owned_kinds(me, book) >> int(s.placing_building) & 1
    if not asked:
        yield Problem("position", "no-choice", named, "SH-040")
