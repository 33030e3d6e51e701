"""Why a move may not be made now (MV-175). Explains what ``legal`` decided; decides nothing."""

from __future__ import annotations

from bourgade.games.minivilles.layout import Phase, State
from bourgade.games.minivilles.rules.cards import is_allowed
from bourgade.kernel.game import Refusal, Variant
from bourgade.kernel.notation import Move

COMPULSORY = (Phase.DEMOLISH, Phase.MOVE, Phase.MOVE_TO, Phase.TV, Phase.RENOVATE)


def not_now(variant: Variant, s: State, move: Move) -> Refusal | None:
    """MV-172: some choices may not be declined."""
    if move.verb in ("skip", "no_swap") and s.phase in COMPULSORY:
        return Refusal("compulsory", rule="MV-172")
    return None


def refuse(variant: Variant, s: State, move: Move) -> Refusal:
    """The reason for a move of this phase that is not among the legal ones."""
    word = move.words[0] if move.words else ""
    match move.verb:
        case "roll" | "reroll":
            if s.phase == Phase.REROLL and not variant.book.reroll_free:
                return Refusal("same-dice", {"dice": int(s.dice)}, "MV-136")
            return Refusal("no-train-station", rule="MV-042")
        case "build":
            return _build(variant, s, word)
        case "complete":
            return _complete(variant, s, word)
        case "demolish":
            if variant.book.start_built >> variant.words["monuments"].index(word) & 1:
                return Refusal("never-demolished", {"monuments": word}, "MV-087")
            return Refusal("not-built", {"monuments": word}, "MV-086")
        case "give" | "swap_mine":
            return _card(variant, s, word, int(s.active))
        case "swap_theirs":
            return _card(variant, s, word, int(s.partner))
        case "give_to" | "tv" | "swap_with":
            if variant.words["seats"].index(word) == s.active:
                return Refusal("yourself", rule="MV-175")
            return Refusal("nothing-to-swap", {"seats": word}, "MV-114")
        case "renovate":
            if _is_tower(variant, s, word):
                return Refusal("tower", {"kinds": word}, "MV-118")
            return Refusal("none-open", {"kinds": word}, "MV-118")
        case "draw":
            return Refusal("not-in-deck", {"kinds": word}, "MV-032")
        case _:
            return Refusal("other-dice", {"dice": int(s.dice)}, "MV-042")


def _build(variant: Variant, s: State, word: str) -> Refusal:
    k, me = variant.words["kinds"].index(word), s.players[s.active]
    kind = variant.plain_book.kind[k]
    if s.market[k] == 0:
        return Refusal("no-open-copy", {"kinds": word}, "MV-150")
    if kind.unique and me.open[k] + me.closed[k] > 0:
        return Refusal("one-each", {"kinds": word}, "MV-148")
    args = {"kinds": word, "cost": kind.cost, "coins": int(me.coins)}
    return Refusal("cannot-afford", args, "MV-145")


def _complete(variant: Variant, s: State, word: str) -> Refusal:
    m, me = variant.words["monuments"].index(word), s.players[s.active]
    if me.built & (1 << m):
        return Refusal("stands-already", {"monuments": word}, "MV-147")
    cost = variant.plain_book.monument[m].cost
    args = {"monuments": word, "cost": cost, "coins": int(me.coins)}
    return Refusal("cannot-afford-monument", args, "MV-145")


def _card(variant: Variant, s: State, word: str, owner: int) -> Refusal:
    kind, seat = word.removeprefix("closed "), variant.words["seats"][owner]
    if _is_tower(variant, s, kind):
        return Refusal("tower", {"kinds": kind}, "MV-011")
    return Refusal("does-not-own", {"cards": word, "seats": seat}, "MV-175")


def _is_tower(variant: Variant, s: State, word: str) -> bool:
    return not is_allowed(variant.book, s.resolving, variant.words["kinds"].index(word))
