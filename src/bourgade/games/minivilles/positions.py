"""Positions of Minivilles: filling in short descriptions and finding what is impossible.

A position that names nothing, or only cards in the deck or out of the game, is the start of a game.
Any other is a turn: seat A is about to roll, unless the position says otherwise.

Cards that are not listed are unsold: in the market, or in the deck if there is one; ``"rest"`` in
place of a pile says the same. If there is a deck and no market is given, the market has one copy
each of the first kinds in card order, in as many piles as it needs. The dice of a turn may be left
out once its effects are resolved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from bourgade.games.minivilles.layout import Colour, Effect, Phase, State
from bourgade.games.minivilles.rules.cards import (
    count,
    has_card_for,
    in_city,
    is_allowed,
    meets_conditions,
    result,
)
from bourgade.games.minivilles.rules.dice import harbor_amount
from bourgade.games.minivilles.rules.effects import acts_on_this_turn, can_choose
from bourgade.games.minivilles.rules.market import is_dead
from bourgade.kernel.game import Problem, Variant
from bourgade.kernel.layout import CHANCE, NOBODY, plain

BY_CHANCE = (Phase.DRAW, Phase.FIRST, Phase.DICE, Phase.BOATS)
PILES = ("deck", "market", "aside")
NO_PHASE_NEEDED = {"ply", "deck", "aside"}
"""What a position can name and still be the start of a game."""

ASKED_BY = {
    Effect.BANK_INCOME_EXTRA_ROLL: (Phase.BOATS,),
    Effect.DEMOLISH_MONUMENT: (Phase.DEMOLISH,),
    Effect.GIVE_ESTABLISHMENT: (Phase.MOVE, Phase.MOVE_TO),
    Effect.FROM_ONE_CHOSEN: (Phase.TV,),
    Effect.SWAP_ESTABLISHMENTS: (Phase.SWAP, Phase.SWAP_MINE, Phase.SWAP_THEIRS),
    Effect.CLOSE_KIND: (Phase.RENOVATE,),
}
"""The decisions that each effect calls for."""

NO_CHOICE = {
    Effect.DEMOLISH_MONUMENT: "MV-087",
    Effect.GIVE_ESTABLISHMENT: "MV-097",
    Effect.SWAP_ESTABLISHMENTS: "MV-114",
    Effect.CLOSE_KIND: "MV-120",
}
"""The rules under which these effects do nothing when there is nothing to choose from."""

CHANGES_CITIES = (Effect.GIVE_ESTABLISHMENT, Effect.SWAP_ESTABLISHMENTS, Effect.CLOSE_KIND)


# Filling in short descriptions


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest: as at the start, or as it follows from what is given."""
    if "phase" not in position and position.keys() - NO_PHASE_NEEDED:
        position["phase"] = "roll"
    phase = _phase_named(position)
    if "phase" not in position:
        _complete_piles(variant, position, piles=0)
        return
    late = bool(position.get("turn")) or position.get("active") is not None
    setting_up = phase is Phase.FIRST or (phase is Phase.DRAW and not late)
    position.setdefault("turn", 0 if setting_up else 1)
    position.setdefault("active", None if setting_up else "A")
    over = phase is Phase.OVER
    position.setdefault("over", over)
    by_chance = phase in BY_CHANCE
    position.setdefault("actor", None if over else "chance" if by_chance else position["active"])
    missing = int(variant.plain_book.piles) if phase is Phase.DRAW and setting_up else 0
    if phase is Phase.DRAW and not setting_up:
        missing = 1
    _complete_piles(variant, position, piles=int(variant.plain_book.piles) - missing)
    if not setting_up and phase is not None:
        _complete_turn(variant, position, phase)


def _complete_piles(variant: Variant, position: dict[str, Any], piles: int) -> None:
    """Cards that are nowhere else go to the pile that takes the rest."""
    book, names = variant.plain_book, variant.words["kinds"]
    box = [
        int(book.supply[k] + book.surplus[k] + book.start_cards[k] * variant.seats)
        for k in range(len(names))
    ]
    left = dict(zip(names, box, strict=True))
    cities = [_cards(variant, position, seat) for seat in variant.words["seats"]]
    for city in cities:
        _subtract(left, city)
    said = [pile for pile in PILES if str(position.get(pile)).lower() == "rest"]
    usual = "deck" if book.piles and ("deck" not in position or "market" in position) else "market"
    rest = said[0] if said else usual
    if "aside" not in position:
        position["aside"] = {name: int(book.surplus[k]) for k, name in enumerate(names)}
    for pile in PILES:
        if pile in position and pile != rest:
            _subtract(left, _lower(position[pile]))
    if rest != "market" and "market" not in position:
        owned = [
            name
            for k, name in enumerate(names)
            if book.kind[k].unique and all(city.get(name, 0) > 0 for city in cities)
        ]
        dead = owned if book.clear_dead_piles else []
        free = [name for name in names if left[name] > 0 and name not in dead]
        position["market"] = dict.fromkeys(free[:piles], 1)
        _subtract(left, position["market"])
    if rest != "deck":
        position.setdefault("deck", {})
    if rest not in position or rest in said:
        position[rest] = {name: n for name, n in left.items() if n > 0}


def _complete_turn(variant: Variant, position: dict[str, Any], phase: Phase) -> None:
    """The course of a turn, as far as it follows from its phase, its dice and the cities."""
    book = variant.plain_book
    late = phase in (Phase.DRAW, Phase.BUILD, Phase.OVER)
    if phase not in (Phase.ROLL, Phase.DICE) and "dice" not in position:
        faces = [_whole(position.get(name)) for name in ("die1", "die2")]
        position["dice"] = sum(face > 0 for face in faces)
    asking = [k for k, kind in enumerate(book.kind) if phase in ASKED_BY.get(kind.effect, ())]
    if asking:
        position.setdefault("resolving", variant.words["kinds"][asking[0]])
    if phase in (Phase.DRAW, Phase.OVER):
        position.setdefault("constructed", 1)
    s = _sketch(variant, position, phase)
    if "step" not in position:
        s.step = int(book.steps) if late else 0
        if asking and s.resolving >= 0:
            s.step = int(book.kind[s.resolving].step) + 1
        position["step"] = int(s.step)
    doubled = s.dice == 2 and s.die1 == s.die2 and s.active >= 0
    if doubled and (late or phase >= Phase.HARBOR) and phase is not Phase.OVER:
        park = s.players[s.active].built & book.extra_turn_on_double
        position.setdefault("again", int(park != 0))
    if asking and s.active >= 0 and s.resolving >= 0:
        acting = {n: _may_act(variant, s, k)[1] for k, n in enumerate(variant.words["kinds"])}
        position.setdefault("acting", {name: n for name, n in acting.items() if n > 0})
        boats = {seat: _may_wait(variant, s, p)[1] for p, seat in enumerate(variant.words["seats"])}
        position.setdefault("boats", {seat: n for seat, n in boats.items() if n > 0})


def _sketch(variant: Variant, position: dict[str, Any], phase: Phase) -> State:
    """The cities, dice and cards given, read just far enough to derive the rest."""
    s: State = plain(variant.new_state()[0])
    kinds, seats = variant.words["kinds"], variant.words["seats"]
    s.phase = phase
    s.active = _index(seats, position.get("active"))
    s.resolving = _index(kinds, position.get("resolving"))
    for name in ("dice", "die1", "die2", "bonus", "step"):
        setattr(s, name, _whole(position.get(name), State.fields[name].limits[1]))
    for p, seat in enumerate(seats):
        city = _city(position, seat)
        opened = _lower(city["open"]) if "open" in city else _dealt(variant)
        for k, name in enumerate(kinds):
            s.players[p].open[k] = _whole(opened.get(name))
        s.players[p].built = variant.plain_book.start_built
        if isinstance(city.get("built"), list | tuple | set | frozenset):
            standing = {str(word).lower() for word in city["built"]}
            words = enumerate(variant.words["monuments"])
            s.players[p].built = sum(1 << m for m, word in words if word in standing)
    return s


def _phase_named(position: Mapping[str, Any]) -> Phase | None:
    name = str(position.get("phase")).upper()
    return Phase[name] if name in Phase.__members__ else None


def _city(position: Mapping[str, Any], seat: str) -> Mapping[str, Any]:
    cities = cast("Mapping[Any, Mapping[str, Any]]", position.get("players", {}))
    named = {str(name).upper(): city for name, city in cities.items()}
    return named.get(seat, {})


def _dealt(variant: Variant) -> dict[str, int]:
    start = enumerate(variant.words["kinds"])
    return {name: int(variant.plain_book.start_cards[k]) for k, name in start}


def _cards(variant: Variant, position: Mapping[str, Any], seat: str) -> dict[str, int]:
    """The cards of a city, open or closed."""
    city = _city(position, seat)
    cards = _lower(city["open"]) if "open" in city else _dealt(variant)
    for name, copies in _lower(city.get("closed")).items():
        cards[name] = _whole(cards.get(name)) + _whole(copies)
    return {name: _whole(copies) for name, copies in cards.items()}


def _lower(table: Any) -> dict[str, Any]:
    """A table with the game's spelling of its words; empty if this is not a table."""
    if not isinstance(table, Mapping):
        return {}
    return {str(word).lower(): value for word, value in cast("Mapping[Any, Any]", table).items()}


def _whole(value: Any, most: int = 127) -> int:
    """A number of cards or pips; 0 if it cannot be one, which is refused later."""
    return value if type(value) is int and 0 <= value <= most else 0


def _index(words: tuple[str, ...], word: Any) -> int:
    known = [other.lower() for other in words]
    return known.index(str(word).lower()) if str(word).lower() in known else -1


def _subtract(left: dict[str, int], cards: Mapping[str, Any]) -> None:
    for name, copies in cards.items():
        if name in left:
            left[name] -= _whole(copies)


# Finding what is impossible


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Everything that makes a position impossible, each with its rule."""
    s, phase = plain(s), Phase(s.phase)
    faults = list(_header_problems(variant, s, phase))
    if not faults:
        faults = [*_card_problems(variant, s), *_market_problems(variant, s, phase)]
        faults += _city_problems(variant, s, phase)
        if s.active >= 0:
            moment = Phase.BUILD if phase in (Phase.DRAW, Phase.OVER) else phase
            faults += _dice_problems(variant, s, moment)
            faults += _turn_problems(variant, s, moment)
            faults += _asking_problems(variant, s, phase)
        else:
            faults += _setup_problems(variant, s)
    yield from faults


def _header_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    """Whose turn it is, who acts, and whether the game goes on."""
    at = {"at": phase.name.lower()}
    if phase > Phase.OVER:
        yield Problem("phase", "not-resting", at, "MV-036")
        return
    if phase is Phase.FIRST and variant.plain_book.first_player >= 0:
        yield Problem("phase", "first-is-named", {}, "MV-023")
    if phase is Phase.DRAW and not variant.plain_book.piles:
        yield Problem("phase", "no-deck", {}, "MV-026")
    setting_up = phase is Phase.FIRST or (phase is Phase.DRAW and s.turn == 0)
    if setting_up and s.turn:
        yield Problem("turn", "before-first-turn", at, "MV-023")
    if setting_up and s.active >= 0:
        yield Problem("active", "nobody-yet", at, "MV-023")
    if not setting_up and s.turn == 0:
        yield Problem("turn", "no-turn", at, "MV-036")
    if not setting_up and s.active < 0:
        yield Problem("active", "nobody-active", at, "MV-037")
    if (s.over != 0) != (phase is Phase.OVER):
        yield Problem("over", "over-in-phase", at, "MV-169")
    if s.actor != (NOBODY if s.over else CHANCE if phase in BY_CHANCE else s.active):
        yield Problem("actor", "wrong-actor", at, "MV-171")


def _card_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Where the copies of each kind lie."""
    book, seats = variant.plain_book, variant.words["seats"]
    for k, name in enumerate(variant.words["kinds"]):
        dealt = int(book.start_cards[k]) * variant.seats
        box = int(book.supply[k] + book.surplus[k]) + dealt
        cities = sum(in_city(s.players[p], k) for p in range(s.seats))
        table = cities + int(s.market[k]) + int(s.deck[k]) + int(s.aside[k])
        if not book.piles and s.deck[k]:
            yield Problem(f"deck.{name}", "no-deck", {}, "MV-026")
        if table != box:
            place = f"{'deck' if book.piles else 'market'}.{name}"
            yield Problem(place, "copies", {"kinds": name, "found": table, "box": box}, "MV-177")
        if cities < dealt:
            args = {"kinds": name, "found": cities, "dealt": dealt}
            yield Problem("players", "card-left-cities", args, "MV-015")
        gone = book.clear_dead_piles and (is_dead(s, book, k) or _can_leave_city(variant, k))
        if s.aside[k] < book.surplus[k] or (s.aside[k] > book.surplus[k] and not gone):
            args = {"kinds": name, "found": int(s.aside[k]), "wanted": int(book.surplus[k])}
            yield Problem(f"aside.{name}", "set-aside", args, "MV-034")
        if book.clear_dead_piles and s.market[k] and is_dead(s, book, k):
            yield Problem(f"market.{name}", "dead-pile", {"kinds": name}, "MV-034")
        for p, seat in enumerate(seats):
            place = f"players.{seat}"
            if book.kind[k].unique and in_city(s.players[p], k) > 1:
                where = "open" if s.players[p].open[k] else "closed"
                args = {"kinds": name, "seats": seat}
                yield Problem(f"{place}.{where}.{name}", "second-purple", args, "MV-148")
            if s.players[p].closed[k] and not can_close(variant, k):
                yield Problem(f"{place}.closed.{name}", "cannot-close", {"kinds": name}, "MV-165")


def can_close(variant: Variant, k: int) -> bool:
    """MV-165: whether the edition has a card that could close this kind."""
    book = variant.plain_book
    return bool(book.kind[k].closes) or any(
        kind.effect == Effect.CLOSE_KIND and is_allowed(book, i, k)
        for i, kind in enumerate(book.kind)
    )


def _can_leave_city(variant: Variant, k: int) -> bool:
    """Whether some card of the edition could move this kind; in print none moves a tower."""
    book = variant.plain_book
    movers = (Effect.GIVE_ESTABLISHMENT, Effect.SWAP_ESTABLISHMENTS)
    return any(kind.effect in movers and is_allowed(book, i, k) for i, kind in enumerate(book.kind))


def _market_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    """MV-155: a market with a deck has its number of piles whenever someone decides."""
    wanted = int(variant.plain_book.piles)
    if not wanted:
        return
    piles = sum(int(copies > 0) for copies in cast("list[int]", s.market))
    in_deck = sum(int(copies) for copies in cast("list[int]", s.deck))
    if phase is Phase.DRAW:
        if not in_deck:
            yield Problem("deck", "nothing-to-draw", {}, "MV-156")
        elif piles >= wanted or (s.turn and piles != wanted - 1):  # a turn empties at most one
            args = {"found": piles, "wanted": wanted}
            yield Problem("market", "no-pile-to-open", args, "MV-155")
    elif piles > wanted or (piles < wanted and in_deck):
        yield Problem("market", "piles", {"found": piles, "wanted": wanted}, "MV-155")


def _city_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    """Monuments, victory, and coins on cards."""
    book = variant.plain_book
    needed = int(book.monuments_needed)
    for p, seat in enumerate(variant.words["seats"]):
        place, args = f"players.{seat}", {"seats": seat}
        me = s.players[p]
        if me.built & book.start_built != book.start_built:
            yield Problem(f"{place}.built", "city-hall-missing", args, "MV-018")
        won = count(int(me.built & book.victory_monuments))
        if phase is Phase.OVER and p == s.active:
            if won != needed:
                counted = {"found": won, "needed": needed, **args}
                yield Problem(f"{place}.built", "nobody-won", counted, "MV-169")
        elif won >= needed:
            reason = "second-winner" if phase is Phase.OVER else "already-won"
            yield Problem(f"{place}.built", reason, args, "MV-169")
        lying = any(kind.end_of_turn_coin and in_city(me, k) for k, kind in enumerate(book.kind))
        if me.startup and not lying:
            yield Problem(f"{place}.startup", "no-startup", args, "MV-121")


def _setup_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Before the first turn every city is as dealt, and nothing has been rolled."""
    book, kinds = variant.plain_book, variant.words["kinds"]
    for p, seat in enumerate(variant.words["seats"]):
        place, me = f"players.{seat}", s.players[p]
        if me.coins != book.start_coins:
            args = {"coins": int(book.start_coins)}
            yield Problem(f"{place}.coins", "setup-coins", args, "MV-020")
        if me.built != book.start_built:
            yield Problem(f"{place}.built", "setup-monuments", {}, "MV-151")
        for k, name in enumerate(kinds):
            if me.open[k] != book.start_cards[k] or me.closed[k]:
                state = "closed" if me.closed[k] else "open"
                yield Problem(f"{place}.{state}.{name}", "setup-cards", {"kinds": name}, "MV-015")
    for name in ("dice", "die1", "die2", "bonus", "rerolled", "again", "constructed", "step"):
        if getattr(s, name):
            yield Problem(name, "too-early", {"at": Phase(s.phase).name.lower()}, "MV-038")
    yield from _nothing_asked(variant, s)


# The course of a turn. ``moment`` is the phase, or BUILD for what comes after it.


def _dice_problems(variant: Variant, s: State, moment: Phase) -> Iterator[Problem]:
    """The dice on the table, and what monuments did to them."""
    book, phase = variant.plain_book, Phase(s.phase)
    at = {"at": phase.name.lower()}
    for name in _not_yet(s, moment):
        if getattr(s, name):
            yield Problem(name, "too-early", at, "MV-038")
    told = s.dice or s.die1 or s.die2 or s.bonus or s.rerolled or s.again
    if moment is Phase.ROLL or (moment is Phase.BUILD and not told):
        return
    seen = moment is not Phase.DICE or s.rerolled
    if seen and not s.die1:
        yield Problem("die1", "no-die", at, "MV-036")
    if not s.dice:
        yield Problem("dice", "no-dice", at, "MV-042")
    if seen:
        if moment is Phase.DICE and book.reroll_free:  # the roll before may have been another
            pass
        elif s.dice == 2 and not s.die2:
            yield Problem("die2", "no-die", at, "MV-036")
        elif s.dice == 1 and s.die2:
            yield Problem("die2", "one-die", {}, "MV-042")
    if (s.dice == 2 or s.die2) and not _had(variant, s, int(book.may_roll_two_dice)):
        yield Problem("dice", "no-train-station", {"seats": _active(variant, s)}, "MV-042")
    if s.rerolled and not _had(variant, s, int(book.may_reroll)):
        yield Problem("rerolled", "no-radio-tower", {"seats": _active(variant, s)}, "MV-135")
    if phase is Phase.REROLL and not s.players[s.active].built & book.may_reroll:
        yield Problem("phase", "no-radio-tower", {"seats": _active(variant, s)}, "MV-135")
    if phase is Phase.HARBOR and not harbor_amount(s, book):
        yield Problem("phase", "no-harbor", {"seats": _active(variant, s)}, "MV-137")
    if s.bonus and not _could_add(variant, s):
        yield Problem("bonus", "no-harbor", {"seats": _active(variant, s)}, "MV-137")
    double = s.dice == 2 and s.die1 == s.die2
    if s.again and not (double and _had(variant, s, int(book.extra_turn_on_double))):
        yield Problem("again", "no-double", {"seats": _active(variant, s)}, "MV-132")
    kept = moment >= Phase.HARBOR and phase is not Phase.OVER  # the last may be just built
    park = s.players[s.active].built & book.extra_turn_on_double
    if double and kept and park and not s.again:
        yield Problem("again", "double", {"seats": _active(variant, s)}, "MV-132")


def _not_yet(s: State, moment: Phase) -> tuple[str, ...]:
    """What comes only later in a turn (MV-038)."""
    match moment:
        case Phase.ROLL:
            return ("dice", "die1", "die2", "bonus", "rerolled", "again")
        case Phase.DICE:
            return ("bonus", "again") if s.rerolled else ("die1", "die2", "bonus", "again")
        case Phase.REROLL:
            return ("bonus", "rerolled", "again")
        case Phase.HARBOR:
            return ("bonus",)
        case _:
            return ()


def _active(variant: Variant, s: State) -> str:
    return variant.words["seats"][s.active]


def _had(variant: Variant, s: State, monuments: int) -> bool:
    """Whether the active player had one of these for the roll; it may be gone by now."""
    book = variant.plain_book
    if s.players[s.active].built & monuments:
        return True
    return bool(monuments & book.demolishable) and any(
        book.kind[k].effect == Effect.DEMOLISH_MONUMENT
        and book.kind[k].step < s.step
        and _could_act(variant, s, k) > int(s.acting[k]) + int(s.resolving == k)
        for k in _triggered(variant, s)
    )


def _could_add(variant: Variant, s: State) -> bool:
    total = int(s.die1) + int(s.die2)
    return any(
        monument.effect == Effect.MAY_ADD_TO_ROLL
        and monument.amount == s.bonus
        and total >= monument.threshold
        and _had(variant, s, 1 << m)
        for m, monument in enumerate(variant.plain_book.monument)
    )


def _triggered(variant: Variant, s: State) -> list[int]:
    """The kinds that the result triggers, in card order."""
    trigger = variant.plain_book.on[result(s)]
    return [int(trigger.kinds[i]) for i in range(trigger.n)]


def _could_act(variant: Variant, s: State, k: int) -> int:
    """The most copies the active player can have had when this step began (MV-066)."""
    book = variant.plain_book
    changed = any(
        book.kind[i].effect in CHANGES_CITIES
        and book.kind[i].step == book.kind[k].step
        and is_allowed(book, i, k)
        and (i != k or book.kind[i].effect == Effect.CLOSE_KIND)
        for i in _triggered(variant, s)
    )
    if changed:
        return sum(in_city(s.players[p], k) for p in range(s.seats))
    return int(s.players[s.active].open[k])


def _may_act(variant: Variant, s: State, k: int) -> tuple[int, int]:
    """How many copies of the active player may have yet to act in this step, at least and at most.

    Where a copy may have been closed when the step began, it is not known how many act.
    """
    book = variant.plain_book
    kind, phase = book.kind[k], Phase(s.phase)
    own_turn = kind.colour in (Colour.GREEN, Colour.PURPLE)
    if not own_turn or kind.step != s.step - 1 or k not in _triggered(variant, s):
        return 0, 0
    decides = kind.effect >= Effect.DEMOLISH_MONUMENT
    if phase is Phase.BOATS:
        waits = kind.effect != Effect.LOAN  # MV-062: paid before any income
    elif Phase.DEMOLISH <= phase <= Phase.RENOVATE:
        waits = k >= s.resolving and (decides or kind.colour == Colour.PURPLE)  # MV-061, MV-064
    else:
        waits = False
    if not waits:
        return 0, 0
    most = max(0, _could_act(variant, s, k) - int(k == s.resolving))
    sure = k != s.resolving and most == s.players[s.active].open[k]
    return (most if sure and not can_close(variant, k) else 0), most


def _may_wait(variant: Variant, s: State, p: int) -> tuple[int, int]:
    """How many Tuna Boats of a seat may wait for the extra dice (MV-079), at least and at most."""
    book, least, most = variant.plain_book, 0, 0
    if s.phase != Phase.BOATS:
        return 0, 0
    for k in _triggered(variant, s):
        kind = book.kind[k]
        fishes = kind.effect == Effect.BANK_INCOME_EXTRA_ROLL and kind.step == s.step - 1
        if fishes and meets_conditions(s, book, p, k):
            most += int(s.players[p].open[k])
            if not can_close(variant, k):
                least += int(s.players[p].open[k])
    return least, most


def _turn_problems(variant: Variant, s: State, moment: Phase) -> Iterator[Problem]:
    """How far the effects and the construction of the turn have come."""
    book, phase = variant.plain_book, Phase(s.phase)
    at = {"at": phase.name.lower()}
    step = int(book.steps) if moment is Phase.BUILD else 0
    if Phase.BOATS <= moment <= Phase.RENOVATE:
        step = int(book.kind[s.resolving].step) + 1 if s.resolving >= 0 else int(s.step)
    if s.step != step:
        yield Problem("step", "wrong-step", {**at, "wanted": step}, "MV-036")
    if s.constructed and phase not in (Phase.DRAW, Phase.OVER):
        yield Problem("constructed", "too-early", at, "MV-038")
    if not s.constructed and phase in (Phase.DRAW, Phase.OVER):
        yield Problem("constructed", "nothing-constructed", at, "MV-036")
    if phase is Phase.BUILD:
        yield from _purse_problems(variant, s)
    yield from _reopening_problems(variant, s)
    for k, name in enumerate(variant.words["kinds"]):
        least, most = _may_act(variant, s, k)
        if not least <= s.acting[k] <= most:
            args = {"kinds": name, "least": least, "most": most}
            yield Problem(f"acting.{name}", "acting", args, "MV-066")
    for p, seat in enumerate(variant.words["seats"]):
        least, most = _may_wait(variant, s, p)
        if not least <= s.boats[p] <= most:
            args = {"seats": seat, "least": least, "most": most}
            yield Problem(f"boats.{seat}", "boats", args, "MV-079")
    if phase is Phase.BOATS and not any(s.boats[p] for p in range(s.seats)):
        yield Problem("boats", "no-boats", {}, "MV-082")


def _purse_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """MV-142: nobody with a City Hall gets to build without coins."""
    book, me = variant.plain_book, s.players[s.active]
    halls = [
        m
        for m in range(book.monuments)
        if me.built & (1 << m) and book.monument[m].effect == Effect.INCOME_BEFORE_BUILD
    ]
    if len(halls) == 1 and book.monument[halls[0]].amount:
        if me.coins == book.monument[halls[0]].threshold:
            args = {"monuments": variant.words["monuments"][halls[0]], "coins": int(me.coins)}
            yield Problem(f"players.{_active(variant, s)}.coins", "broke", args, "MV-142")


def _reopening_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """MV-160: what the result triggers is open, unless this same roll has closed or moved it."""
    book, triggered = variant.plain_book, _triggered(variant, s)
    if any(book.kind[k].effect in CHANGES_CITIES for k in triggered):
        return
    for k in triggered:
        for p, seat in enumerate(variant.words["seats"]):
            woken = book.kind[k].step < s.step and acts_on_this_turn(s, book, p, k)
            if woken and s.players[p].closed[k] and not book.kind[k].closes:
                name = variant.words["kinds"][k]
                args = {"kinds": name, "result": result(s)}
                yield Problem(f"players.{seat}.closed.{name}", "reopened", args, "MV-160")


def _asking_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    """The card that asks for a decision, and what has been chosen so far."""
    book, at = variant.plain_book, {"at": phase.name.lower()}
    if not Phase.BOATS <= phase <= Phase.RENOVATE:
        yield from _nothing_asked(variant, s)
        return
    if s.resolving < 0:
        yield Problem("resolving", "no-card-asks", at, "MV-063")
        return
    k, effect = int(s.resolving), Effect(book.kind[s.resolving].effect)
    name = variant.words["kinds"][k]
    if phase not in ASKED_BY.get(effect, ()):
        yield Problem("resolving", "asks-something-else", {"kinds": name, **at}, "MV-063")
        return
    if k not in _triggered(variant, s):
        args = {"kinds": name, "result": result(s)}
        yield Problem("resolving", "not-triggered", args, "MV-048")
    if phase is not Phase.BOATS:
        owner = {"kinds": name, "seats": _active(variant, s)}
        if not _could_act(variant, s, k):
            yield Problem("resolving", "not-owned", owner, "MV-048")
        elif not can_choose(s, book, k):
            yield Problem("resolving", "nothing-to-choose", owner, NO_CHOICE.get(effect, "MV-065"))
    yield from _partner_problems(variant, s, phase)
    yield from _picked_problems(variant, s, phase)


def _nothing_asked(variant: Variant, s: State) -> Iterator[Problem]:
    at = {"at": Phase(s.phase).name.lower()}
    for name in ("resolving", "partner", "picked"):
        if getattr(s, name) >= 0:
            yield Problem(name, "nothing-asked", at, "MV-063")
    for name, words in (("acting", "kinds"), ("boats", "seats")):
        for i, word in enumerate(variant.words[words]):
            if getattr(s, name)[i]:
                yield Problem(f"{name}.{word}", "nothing-asked", at, "MV-063")


def _partner_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    at = {"at": phase.name.lower()}
    if phase not in (Phase.SWAP_MINE, Phase.SWAP_THEIRS):
        if s.partner >= 0:
            yield Problem("partner", "not-chosen-yet", at, "MV-113")
    elif s.partner < 0:
        yield Problem("partner", "not-chosen", at, "MV-113")
    elif s.partner == s.active:
        yield Problem("partner", "swap-with-oneself", {}, "MV-113")
    elif not has_card_for(s.players[s.partner], variant.plain_book, s.resolving):
        args = {"seats": variant.words["seats"][s.partner]}
        yield Problem("partner", "nothing-to-swap", args, "MV-114")


def _picked_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    book, at = variant.plain_book, {"at": phase.name.lower()}
    if phase not in (Phase.MOVE_TO, Phase.SWAP_THEIRS):
        if s.picked >= 0:
            yield Problem("picked", "not-chosen-yet", at, "MV-063")
        return
    if s.picked < 0:
        yield Problem("picked", "not-chosen", at, "MV-063")
        return
    me, k = s.players[s.active], int(s.picked) % int(book.kinds)
    held = me.open[k] if s.picked < book.kinds else me.closed[k]
    if not is_allowed(book, s.resolving, k):
        yield Problem("picked", "tower", {"kinds": variant.words["kinds"][k]}, "MV-011")
    elif not held:
        args = {"cards": variant.words["cards"][s.picked], "seats": _active(variant, s)}
        yield Problem("picked", "picked-elsewhere", args, "MV-175")
