"""Positions of Minivilles: filling in short descriptions and finding what is impossible.

A position that names nothing, or only cards in the deck or out of the game, is the start of a game.
Any other is a turn: seat A is about to roll, unless the position says otherwise.

Cards that are not listed are unsold: in the market, or in the deck if there is one; ``"rest"`` in
place of a pile says the same. If there is a deck and no market is given, the market has one copy
each of the first kinds in card order, in as many piles as it needs. The dice of a turn may be left
out once its effects are resolved.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from copy import deepcopy
from typing import Any

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
from bourgade.kernel.position import assume, failed, fill_in, sketch

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

MOVES_CARDS = (Effect.GIVE_ESTABLISHMENT, Effect.SWAP_ESTABLISHMENTS)
CHANGES_CITIES = (*MOVES_CARDS, Effect.CLOSE_KIND)


# Filling in short descriptions


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest: as at the start, or as it follows from what is given."""
    if "phase" not in position and position.keys() - NO_PHASE_NEEDED:
        position["phase"] = "roll"
    phase = Phase.__members__.get(str(position.get("phase")).upper())
    begun = bool(position.get("turn")) or position.get("active") is not None
    setting_up = phase is Phase.FIRST or (phase is Phase.DRAW and not begun)
    if "phase" in position:
        position.setdefault("turn", 0 if setting_up else 1)
        active = position.setdefault("active", None if setting_up else "A")
        position.setdefault("over", phase is Phase.OVER)
        actor = None if phase is Phase.OVER else "chance" if phase in BY_CHANCE else active
        position.setdefault("actor", actor)
    rest = next((pile for pile in PILES if str(position.get(pile)).lower() == "rest"), "")
    position.pop(rest, None)
    s = sketch(variant, position)
    piles = 0 if phase is None else int(variant.plain_book.piles)
    if phase is Phase.DRAW:
        piles = 0 if setting_up else piles - 1
    _complete_piles(variant, s, position.keys(), rest, piles)
    if phase is not None and not setting_up:
        _complete_turn(variant, s, phase, position)
    fill_in(variant, position, s)


def _complete_piles(variant: Variant, s: Any, given: Set[str], rest: str, piles: int) -> None:
    """Cards that are nowhere else go to the pile that takes the rest."""
    book, kinds = variant.plain_book, range(variant.plain_book.kinds)
    with_deck = book.piles and ("deck" not in given or "market" in given)
    rest = rest or ("deck" if with_deck else "market")
    for pile in {"deck", "market", rest} - given:
        setattr(s, pile, [0] * len(kinds))
    left = [_in_box(variant, k) - _on_table(s, k) for k in kinds]
    if rest != "market" and "market" not in given:
        dead = [book.clear_dead_piles and is_dead(s, book, k) for k in kinds]
        for k in [k for k in kinds if left[k] > 0 and not dead[k]][:piles]:
            s.market[k] = 1
            left[k] -= 1
    if rest not in given:
        setattr(s, rest, [max(0, copies) for copies in left])


def _in_box(variant: Variant, k: int) -> int:
    book = variant.plain_book
    return book.supply[k] + book.surplus[k] + book.start_cards[k] * variant.seats


def _on_table(s: State, k: int) -> int:
    return _in_cities(s, k) + s.market[k] + s.deck[k] + s.aside[k]


def _in_cities(s: State, k: int) -> int:
    return sum(in_city(s.players[p], k) for p in range(s.seats))


def _complete_turn(variant: Variant, s: Any, phase: Phase, position: dict[str, Any]) -> None:
    """The course of a turn, as far as it follows from its phase, its dice and the cities."""
    book = variant.plain_book
    late = phase in (Phase.DRAW, Phase.BUILD, Phase.OVER)
    asking = [k for k, kind in enumerate(book.kind) if phase in ASKED_BY.get(kind.effect, ())]
    if phase not in (Phase.ROLL, Phase.DICE):
        assume(s, position, dice=int(s.die1 > 0) + int(s.die2 > 0))
    if asking:
        assume(s, position, resolving=asking[0])
    if phase in (Phase.DRAW, Phase.OVER):
        assume(s, position, constructed=1)
    asks = asking and s.resolving >= 0
    step = book.kind[s.resolving].step + 1 if asks else book.steps if late else 0
    assume(s, position, step=step)
    doubled = s.dice == 2 and s.die1 == s.die2 and s.active >= 0
    if doubled and (late or phase >= Phase.HARBOR) and phase is not Phase.OVER:
        park = s.players[s.active].built & book.extra_turn_on_double
        assume(s, position, again=int(park != 0))
    if asks and s.active >= 0:
        before = deepcopy(s)
        for me in before.players:  # as if what is closed had been so all along
            me.closed = [0] * len(me.closed)
        acting = [_may_act(variant, before, k)[1] for k in range(book.kinds)]
        boats = [_may_wait(variant, before, p)[1] for p in range(s.seats)]
        assume(s, position, acting=acting, boats=boats)


# Finding what is impossible


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """What makes a position impossible, each with its rule."""
    s = plain(s)
    yield from _header_problems(variant, s)
    yield from _card_problems(variant, s)
    yield from _market_problems(variant, s)
    yield from _city_problems(variant, s)
    if s.active < 0:
        yield from _setup_problems(variant, s)
        return
    moment = Phase.BUILD if s.phase in (Phase.DRAW, Phase.OVER) else Phase(s.phase)
    yield from _dice_problems(variant, s, moment)
    yield from _turn_problems(variant, s, moment)
    if Phase.BOATS <= s.phase <= Phase.RENOVATE:
        yield from _asking_problems(variant, s)
    else:
        yield from _nothing_asked(variant, s)


def _at(s: State) -> dict[str, str]:
    return {"at": Phase(s.phase).name.lower()}


def _who(variant: Variant, s: State) -> dict[str, str]:
    return {"seats": variant.words["seats"][s.active]}


def _header_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Whose turn it is, who acts, and whether the game goes on."""
    book, phase, at = variant.plain_book, Phase(s.phase), _at(s)
    setting_up = phase is Phase.FIRST or (phase is Phase.DRAW and s.turn == 0)
    expected = NOBODY if s.over else CHANCE if phase in BY_CHANCE else s.active
    yield from failed(
        (phase > Phase.OVER, "phase", "not-resting", "MV-036", at),
        (phase is Phase.FIRST and book.first_player >= 0, "phase", "first-is-named", "MV-023"),
        (phase is Phase.DRAW and not book.piles, "phase", "no-deck", "MV-026"),
        (setting_up and s.turn, "turn", "before-first-turn", "MV-023", at),
        (setting_up and s.active >= 0, "active", "nobody-yet", "MV-023", at),
        (not setting_up and s.turn == 0, "turn", "no-turn", "MV-036", at),
        (not setting_up and s.active < 0, "active", "nobody-active", "MV-037", at),
        ((s.over != 0) != (phase is Phase.OVER), "over", "over-in-phase", "MV-169", at),
        (s.actor != expected, "actor", "wrong-actor", "MV-171", at),
    )


def _card_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Where the copies of each kind lie."""
    book = variant.plain_book
    for k, name in enumerate(variant.words["kinds"]):
        named, rest = {"kinds": name}, "deck" if book.piles else "market"
        box, table = _in_box(variant, k), _on_table(s, k)
        cities, dealt = _in_cities(s, k), book.start_cards[k] * variant.seats
        aside, surplus = s.aside[k], book.surplus[k]
        dead = book.clear_dead_piles and is_dead(s, book, k)
        gone = dead or (book.clear_dead_piles and _can_leave_city(variant, k))
        copies = {**named, "found": table, "box": box}
        left = {**named, "found": cities, "dealt": dealt}
        set_aside = {**named, "found": aside, "wanted": surplus}
        bad_aside = aside < surplus or (aside > surplus and not gone)
        yield from failed(
            (not book.piles and s.deck[k], f"deck.{name}", "no-deck", "MV-026"),
            (table != box, f"{rest}.{name}", "copies", "MV-177", copies),
            (cities < dealt, "players", "card-left-cities", "MV-015", left),
            (bad_aside, f"aside.{name}", "set-aside", "MV-034", set_aside),
            (dead and s.market[k], f"market.{name}", "dead-pile", "MV-034", named),
        )
        for p, seat in enumerate(variant.words["seats"]):
            me, args = s.players[p], {**named, "seats": seat}
            opened, closed = f"players.{seat}.open.{name}", f"players.{seat}.closed.{name}"
            lies, second = opened if me.open[k] else closed, in_city(me, k) > 1
            yield from failed(
                (book.kind[k].unique and second, lies, "second-purple", "MV-148", args),
                (
                    me.closed[k] and not _can_close(variant, k),
                    closed,
                    "cannot-close",
                    "MV-165",
                    named,
                ),
            )


def _can_close(variant: Variant, k: int) -> bool:
    """MV-165: whether the edition has a card that could close this kind."""
    return bool(variant.plain_book.kind[k].closes) or _can_touch(variant, k, Effect.CLOSE_KIND)


def _can_leave_city(variant: Variant, k: int) -> bool:
    """Whether some card of the edition could move this kind; in print none moves a tower."""
    return _can_touch(variant, k, *MOVES_CARDS)


def _can_touch(variant: Variant, k: int, *effects: Effect) -> bool:
    book = variant.plain_book
    cards = [i for i, kind in enumerate(book.kind) if kind.effect in effects]
    return any(is_allowed(book, card, k) for card in cards)


def _market_problems(variant: Variant, s: Any) -> Iterator[Problem]:
    """MV-155: a market with a deck has its number of piles whenever someone decides."""
    wanted = variant.plain_book.piles
    found, drawing = sum(copies > 0 for copies in s.market), s.phase == Phase.DRAW
    args = {"found": found, "wanted": wanted}
    # A turn empties at most one pile.
    none_to_open = found >= wanted or (s.turn and found != wanted - 1)
    wrong_number = found > wanted or (found < wanted and any(s.deck))
    if wanted:
        yield from failed(
            (drawing and not any(s.deck), "deck", "nothing-to-draw", "MV-156"),
            (drawing and none_to_open, "market", "no-pile-to-open", "MV-155", args),
            (not drawing and wrong_number, "market", "piles", "MV-155", args),
        )


def _city_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Monuments, victory, and coins on cards."""
    book, over = variant.plain_book, s.phase == Phase.OVER
    needed, reason = book.monuments_needed, "second-winner" if over else "already-won"
    for p, seat in enumerate(variant.words["seats"]):
        me, args, built = s.players[p], {"seats": seat}, f"players.{seat}.built"
        won, wins = count(me.built & book.victory_monuments), over and p == s.active
        counted = {"found": won, "needed": needed, **args}
        startup = any(kind.end_of_turn_coin and in_city(me, k) for k, kind in enumerate(book.kind))
        yield from failed(
            (book.start_built & ~me.built, built, "city-hall-missing", "MV-018", args),
            (wins and won != needed, built, "nobody-won", "MV-169", counted),
            (not wins and won >= needed, built, reason, "MV-169", args),
            (me.startup and not startup, f"players.{seat}.startup", "no-startup", "MV-121", args),
        )


def _setup_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Before the first turn every city is as dealt, and nothing has been rolled."""
    book = variant.plain_book
    for p, seat in enumerate(variant.words["seats"]):
        place, me, coins = f"players.{seat}", s.players[p], book.start_coins
        yield from failed(
            (me.coins != coins, f"{place}.coins", "setup-coins", "MV-020", {"coins": coins}),
            (me.built != book.start_built, f"{place}.built", "setup-monuments", "MV-151"),
        )
        for k, name in enumerate(variant.words["kinds"]):
            where = f"{place}.{'closed' if me.closed[k] else 'open'}.{name}"
            changed = me.open[k] != book.start_cards[k] or me.closed[k]
            yield from failed((changed, where, "setup-cards", "MV-015", {"kinds": name}))
    early = ("dice", "die1", "die2", "bonus", "rerolled", "again", "constructed", "step")
    yield from _too_early(s, early)
    yield from _nothing_asked(variant, s)


def _too_early(s: State, names: tuple[str, ...]) -> Iterator[Problem]:
    """MV-038: what comes only later in a turn."""
    return failed(*((getattr(s, name), name, "too-early", "MV-038", _at(s)) for name in names))


# The course of a turn. ``moment`` is the phase, or BUILD for what comes after it.


def _dice_problems(variant: Variant, s: State, moment: Phase) -> Iterator[Problem]:
    """The dice on the table, and what monuments did to them."""
    book, phase, at, who = variant.plain_book, Phase(s.phase), _at(s), _who(variant, s)
    yield from _too_early(s, _not_yet(s, moment))
    told = s.dice or s.die1 or s.die2 or s.bonus or s.rerolled or s.again
    if moment is Phase.ROLL or (moment is Phase.BUILD and not told):
        return
    seen = moment is not Phase.DICE or s.rerolled
    # With reroll_free the roll before may have been another.
    kept = seen and not (moment is Phase.DICE and book.reroll_free)
    built = s.players[s.active].built
    two, double = s.dice == 2 or s.die2, s.dice == 2 and s.die1 == s.die2
    station, tower = _had(variant, s, book.may_roll_two_dice), _had(variant, s, book.may_reroll)
    no_tower = phase is Phase.REROLL and not built & book.may_reroll
    no_harbor = phase is Phase.HARBOR and not harbor_amount(s, book)
    earned = double and _had(variant, s, book.extra_turn_on_double)
    # At the end the Amusement Park may be the last monument, just built.
    earns = double and moment >= Phase.HARBOR and phase is not Phase.OVER
    park = built & book.extra_turn_on_double
    yield from failed(
        (seen and not s.die1, "die1", "no-die", "MV-036", at),
        (not s.dice, "dice", "no-dice", "MV-042", at),
        (kept and s.dice == 2 and not s.die2, "die2", "no-die", "MV-036", at),
        (kept and s.dice == 1 and s.die2, "die2", "one-die", "MV-042"),
        (two and not station, "dice", "no-train-station", "MV-042", who),
        (s.rerolled and not tower, "rerolled", "no-radio-tower", "MV-135", who),
        (no_tower, "phase", "no-radio-tower", "MV-135", who),
        (no_harbor, "phase", "no-harbor", "MV-137", who),
        (s.bonus and not _could_add(variant, s), "bonus", "no-harbor", "MV-137", who),
        (s.again and not earned, "again", "no-double", "MV-132", who),
        (earns and park and not s.again, "again", "double", "MV-132", who),
    )


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


def _had(variant: Variant, s: State, monuments: int) -> bool:
    """Whether the active player had one of these for the roll; it may be gone by now."""
    book = variant.plain_book
    if s.players[s.active].built & monuments:
        return True
    return bool(monuments & book.demolishable) and any(
        book.kind[k].effect == Effect.DEMOLISH_MONUMENT
        and book.kind[k].step < s.step
        and _could_act(variant, s, k) > s.acting[k] + (s.resolving == k)
        for k in _triggered(variant, s)
    )


def _could_add(variant: Variant, s: State) -> bool:
    return any(
        monument.effect == Effect.MAY_ADD_TO_ROLL
        and monument.amount == s.bonus
        and s.die1 + s.die2 >= monument.threshold
        and _had(variant, s, 1 << m)
        for m, monument in enumerate(variant.plain_book.monument)
    )


def _triggered(variant: Variant, s: State) -> list[int]:
    """The kinds that the result triggers, in card order."""
    trigger = variant.plain_book.on[result(s)]
    return trigger.kinds[: trigger.n]


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
    return _in_cities(s, k) if changed else s.players[s.active].open[k]


def _may_act(variant: Variant, s: State, k: int) -> tuple[int, int]:
    """How many copies of the active player may have yet to act in this step, at least and at most.

    Where a copy may have been closed when the step began, it is not known how many act.
    """
    kind, phase = variant.plain_book.kind[k], Phase(s.phase)
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
    most = max(0, _could_act(variant, s, k) - (k == s.resolving))
    sure = k != s.resolving and most == s.players[s.active].open[k]
    return (most if sure and not _can_close(variant, k) else 0), most


def _may_wait(variant: Variant, s: State, p: int) -> tuple[int, int]:
    """How many Tuna Boats of a seat may wait for the extra dice (MV-079), at least and at most."""
    book = variant.plain_book
    least = most = 0
    for k in _triggered(variant, s) if s.phase == Phase.BOATS else ():
        kind, copies = book.kind[k], s.players[p].open[k]
        fishes = kind.effect == Effect.BANK_INCOME_EXTRA_ROLL and kind.step == s.step - 1
        if fishes and meets_conditions(s, book, p, k):
            most += copies
            least += 0 if _can_close(variant, k) else copies
    return least, most


def _turn_problems(variant: Variant, s: State, moment: Phase) -> Iterator[Problem]:
    """How far the effects and the construction of the turn have come."""
    book, phase, at = variant.plain_book, Phase(s.phase), _at(s)
    step = book.steps if moment is Phase.BUILD else 0
    if Phase.BOATS <= moment <= Phase.RENOVATE:
        step = book.kind[s.resolving].step + 1 if s.resolving >= 0 else s.step
    ends = phase in (Phase.DRAW, Phase.OVER)
    yield from failed(
        (s.step != step, "step", "wrong-step", "MV-036", {**at, "wanted": step}),
        (s.constructed and not ends, "constructed", "too-early", "MV-038", at),
        (ends and not s.constructed, "constructed", "nothing-constructed", "MV-036", at),
    )
    if phase is Phase.BUILD:
        yield from _purse_problems(variant, s)
    yield from _reopening_problems(variant, s)
    for k, name in enumerate(variant.words["kinds"]):
        least, most = _may_act(variant, s, k)
        args = {"kinds": name, "least": least, "most": most}
        wrong = not least <= s.acting[k] <= most
        yield from failed((wrong, f"acting.{name}", "acting", "MV-066", args))
    for p, seat in enumerate(variant.words["seats"]):
        least, most = _may_wait(variant, s, p)
        args = {"seats": seat, "least": least, "most": most}
        wrong = not least <= s.boats[p] <= most
        yield from failed((wrong, f"boats.{seat}", "boats", "MV-079", args))
    none_wait = not any(s.boats[p] for p in range(s.seats))
    yield from failed((phase is Phase.BOATS and none_wait, "boats", "no-boats", "MV-082"))


def _purse_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """MV-142: nobody with a City Hall gets to build without coins."""
    book, me, seat = variant.plain_book, s.players[s.active], variant.words["seats"][s.active]
    halls = [m for m in range(book.monuments) if me.built & book.income_before_build & (1 << m)]
    for m in halls if len(halls) == 1 else ():
        if book.monument[m].amount and me.coins == book.monument[m].threshold:
            args = {"monuments": variant.words["monuments"][m], "coins": me.coins}
            yield Problem(f"players.{seat}.coins", "broke", args, "MV-142")


def _reopening_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """MV-160: what the result triggers is open, unless this same roll has closed or moved it."""
    book, triggered = variant.plain_book, _triggered(variant, s)
    if any(book.kind[k].effect in CHANGES_CITIES for k in triggered):
        return
    for k in triggered:
        name, acted = variant.words["kinds"][k], book.kind[k].step < s.step
        for p, seat in enumerate(variant.words["seats"]):
            stays = not acted or book.kind[k].closes or not acts_on_this_turn(s, book, p, k)
            if s.players[p].closed[k] and not stays:
                args = {"kinds": name, "result": result(s)}
                yield Problem(f"players.{seat}.closed.{name}", "reopened", args, "MV-160")


def _asking_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """The card that asks for a decision, and what has been chosen so far."""
    book, phase, at = variant.plain_book, Phase(s.phase), _at(s)
    k, effect = s.resolving, Effect(book.kind[s.resolving].effect)
    named, why = {"kinds": variant.words["kinds"][k]}, NO_CHOICE.get(effect, "MV-065")
    owner, rolled = {**named, **_who(variant, s)}, {**named, "result": result(s)}
    asks_other = phase not in ASKED_BY.get(effect, ())
    yield from failed(
        (k < 0, "resolving", "no-card-asks", "MV-063", at),
        (asks_other, "resolving", "asks-something-else", "MV-063", {**named, **at}),
        (k not in _triggered(variant, s), "resolving", "not-triggered", "MV-048", rolled),
    )
    if phase is not Phase.BOATS:
        absent, nothing = not _could_act(variant, s, k), not can_choose(s, book, k)
        yield from failed(
            (absent, "resolving", "not-owned", "MV-048", owner),
            (nothing, "resolving", "nothing-to-choose", why, owner),
        )
    yield from _partner_problems(variant, s)
    yield from _picked_problems(variant, s)


def _nothing_asked(variant: Variant, s: State) -> Iterator[Problem]:
    set_fields = [name for name in ("resolving", "partner", "picked") if getattr(s, name) >= 0]
    for name, words in (("acting", "kinds"), ("boats", "seats")):
        row = enumerate(variant.words[words])
        set_fields += [f"{name}.{word}" for i, word in row if getattr(s, name)[i]]
    yield from failed(*((True, name, "nothing-asked", "MV-063", _at(s)) for name in set_fields))


def _partner_problems(variant: Variant, s: State) -> Iterator[Problem]:
    at, p = _at(s), s.partner
    if s.phase not in (Phase.SWAP_MINE, Phase.SWAP_THEIRS):
        yield from failed((p >= 0, "partner", "not-chosen-yet", "MV-113", at))
        return
    empty = not has_card_for(s.players[p], variant.plain_book, s.resolving)
    yield from failed(
        (p < 0, "partner", "not-chosen", "MV-113", at),
        (p == s.active, "partner", "swap-with-oneself", "MV-113"),
        (empty, "partner", "nothing-to-swap", "MV-114", {"seats": variant.words["seats"][p]}),
    )


def _picked_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, at = variant.plain_book, _at(s)
    if s.phase not in (Phase.MOVE_TO, Phase.SWAP_THEIRS):
        yield from failed((s.picked >= 0, "picked", "not-chosen-yet", "MV-063", at))
        return
    me, k = s.players[s.active], s.picked % int(book.kinds)
    held = me.open[k] if s.picked < book.kinds else me.closed[k]
    tower, kind = not is_allowed(book, s.resolving, k), {"kinds": variant.words["kinds"][k]}
    card = {"cards": variant.words["cards"][s.picked], **_who(variant, s)}
    yield from failed(
        (s.picked < 0, "picked", "not-chosen", "MV-063", at),
        (tower, "picked", "tower", "MV-011", kind),
        (not held, "picked", "picked-elsewhere", "MV-175", card),
    )
