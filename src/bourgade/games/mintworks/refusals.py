"""Why a move may not be made now (MW-039). Explains what ``legal`` decided; decides nothing."""

from __future__ import annotations

from bourgade.games.mintworks.layout import Effect, Phase, State
from bourgade.games.mintworks.rules.development import effect_place, is_full, is_possible
from bourgade.games.mintworks.rules.mints import cheapest, price
from bourgade.kernel.game import Refusal, Variant
from bourgade.kernel.notation import Move


def not_now(variant: Variant, s: State, move: Move) -> Refusal:
    """A choice comes first, or nobody has asked for one."""
    if s.phase == Phase.PLACE:
        return _bad_choice("nothing-asked", "MW-023")
    return Refusal("choice-pending", rule="MW-034")


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """The reason for a move of this phase that is not among the legal ones."""
    match move.verb:
        case "place":
            return _place(variant, s, move.words[0])
        case "copy_location":
            return _copy(variant, s, move.words[0])
        case "buy":
            return _buy(variant, s, move.words[0])
        case "take_plan":
            return _bad_choice("not-in-supply", "MW-061", plans=move.words[0])
        case "build" | "recycle" | "give":
            return _own_card(variant, s, move.words[0])
        case "share":
            return _bad_choice("yourself", "MW-082")
        case _:
            return _bad_choice("not-drawn", "MW-122")


def _bad_choice(why: str, rule: str, **args: str) -> Refusal:
    return Refusal("bad-choice", {"why": why, "plans": "", "locations": "", **args}, rule)


def _place(variant: Variant, s: State, word: str) -> Refusal:
    place = variant.words["locations"].index(word)
    if refusal := _unavailable(s, word, place):
        return refusal
    if is_full(s, variant.book, place):
        return Refusal("no-free-space", {"locations": word}, "MW-031")
    if variant.book.location[place].effect == Effect.COPY:
        return Refusal("effect-impossible", {"locations": word}, "MW-066")
    return _not_carried_out(variant, s, word, place, 0)


def _copy(variant: Variant, s: State, word: str) -> Refusal:
    place, book = variant.words["locations"].index(word), variant.book
    if book.location[place].effect == Effect.COPY:
        return _bad_choice("copies-itself", "MW-067", locations=word)
    if refusal := _unavailable(s, word, place):
        return refusal
    if s.shut & (1 << place) and book.automaton.shuts:
        return _bad_choice("shut", "MW-133", locations=word)
    in_use = s.placed[place, 0] > 0
    if not is_full(s, book, place) and not (book.copies_any_occupied and in_use):
        return _bad_choice("not-occupied", "MW-066", locations=word)
    return _not_carried_out(variant, s, word, place, 1)


def _unavailable(s: State, word: str, place: int) -> Refusal | None:
    if not s.in_play & (1 << place):
        return Refusal("not-in-play", {"locations": word}, "MW-029")
    if not s.open & (1 << place):
        return Refusal("closed", {"locations": word}, "MW-047")
    return None


def _not_carried_out(variant: Variant, s: State, word: str, place: int, copying: int) -> Refusal:
    if not is_possible(s, variant.book, s.active, place):
        return Refusal("effect-impossible", {"locations": word}, "MW-033")
    return _too_dear(s, cheapest(s, variant.book, s.active, place, copying))


def _too_dear(s: State, cost: int) -> Refusal:
    mints = int(s.players[s.active].mints)
    return Refusal("not-enough-mints", {"cost": cost, "mints": mints}, "MW-030")


def _buy(variant: Variant, s: State, word: str) -> Refusal:
    k = variant.words["plans"].index(word)
    if k not in list(s.supply):  # type: ignore[call-overload]
        return _bad_choice("not-in-supply", "MW-041", plans=word)
    me, copying = s.players[s.active], int(s.copied >= 0)
    return _too_dear(s, price(variant.book, me, effect_place(s), k, copying))


def _own_card(variant: Variant, s: State, word: str) -> Refusal:
    bit, me = 1 << variant.words["plans"].index(word), s.players[s.active]
    why = "built-already" if me.buildings & bit else "not-yours"
    recycler = "MW-059" if variant.book.recycles_buildings else "MW-058"
    rules = {Phase.BUILD: "MW-043", Phase.RECYCLE: recycler, Phase.GIVE: "MW-061"}
    return _bad_choice(why, rules[Phase(s.phase)], plans=word)
