"""Positions of Minivilles: what a short description leaves out, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from bourgade.games.minivilles.layout import Effect, Phase, State
from bourgade.kernel.game import Problem, Variant


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """What is not given is what is left: cards not in a city, pile or set aside are unsold."""
    book = variant.book
    names = variant.words["kinds"]
    left = {
        name: int(book.supply[k] + book.surplus[k] + book.start_cards[k] * variant.seats)
        for k, name in enumerate(names)
    }
    start = {name: int(book.start_cards[k]) for k, name in enumerate(names) if book.start_cards[k]}
    players: Mapping[str, Any] = position.get("players", {})
    for seat in variant.words["seats"]:
        city = players.get(seat, {})
        for cards in (city.get("open", start), city.get("closed", {})):
            _subtract(left, cards)
    position.setdefault("aside", {n: int(book.surplus[k]) for k, n in enumerate(names)})
    _subtract(left, position["aside"])
    rest = "deck" if book.piles else "market"
    other = "market" if book.piles else "deck"
    _subtract(left, position.setdefault(other, {}))
    if rest not in position:
        position[rest] = {name: n for name, n in left.items() if n > 0}
    if "phase" not in position:
        position["phase"] = "roll"
        position.setdefault("turn", 1)
    position.setdefault("active", "A")
    if "actor" not in position:
        by_chance = position["phase"] in ("draw", "first", "dice", "boats")
        over = position["phase"] == "over"
        position["actor"] = "chance" if by_chance else None if over else position["active"]
    if position["phase"] == "boats":
        waiting = [
            k for k in names if variant.content.establishments[k].effect.key.endswith("extra_roll")
        ]
        position.setdefault("resolving", waiting[0] if waiting else None)
    position.setdefault("over", position["phase"] == "over")


def _subtract(left: dict[str, int], cards: Any) -> None:
    if isinstance(cards, Mapping):
        for name, n in cards.items():  # type: ignore[misc]
            if name in left and isinstance(n, int):
                left[name] -= n


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Everything that makes a position impossible, in the words of the rules."""
    book = variant.book
    for k, name in enumerate(variant.words["kinds"]):
        box = int(book.supply[k] + book.surplus[k] + book.start_cards[k] * variant.seats)
        cities = sum(int(s.players[p].open[k] + s.players[p].closed[k]) for p in range(s.seats))
        table = cities + int(s.market[k]) + int(s.deck[k]) + int(s.aside[k])
        if table != box:  # MV-177
            yield Problem(
                "position", "copies", {"kinds": name, "found": table, "box": box}, "MV-177"
            )
        for p, seat in enumerate(variant.words["seats"]):
            copies = int(s.players[p].open[k] + s.players[p].closed[k])
            if book.kind[k].unique and copies > 1:
                yield Problem("position", "second-purple", {"kinds": name, "seats": seat}, "MV-148")
            if s.players[p].closed[k] and not can_close(variant, name):
                yield Problem("position", "cannot-close", {"kinds": name, "seats": seat}, "MV-165")
        if not book.piles and s.deck[k]:
            yield Problem("position", "deck-in-open-market", {"kinds": name}, "MV-026")
    for p, seat in enumerate(variant.words["seats"]):
        if s.players[p].coins < 0 or s.players[p].startup < 0:
            yield Problem("position", "negative-coins", {"seats": seat}, "MV-013")
        if s.players[p].built & book.start_built != book.start_built:
            yield Problem("position", "city-hall-missing", {"seats": seat}, "MV-018")
        needed = bin(s.players[p].built & book.victory_monuments).count("1")
        if needed >= book.monuments_needed and not s.over:
            yield Problem("position", "already-won", {"seats": seat}, "MV-169")
    if _has_negative(variant, s):
        yield Problem("position", "negative-number", {}, "MV-013")
    yield from _turn_problems(variant, s)


def _has_negative(variant: Variant, s: State) -> bool:
    """Whether anything is counted below nothing."""
    rows: list[Any] = [s.market, s.deck, s.aside, s.acting, s.boats]
    for p in range(s.seats):
        rows += [s.players[p].open, s.players[p].closed]
    numbers = [s.turn, s.ply, s.dice, s.rerolled, s.again, s.constructed, s.step]
    return min(numbers) < 0 or any((row < 0).any() for row in rows)


def can_close(variant: Variant, kind: str) -> bool:
    """MV-165: whether the edition has a card that could close this kind."""
    content, edition = variant.content, variant.options["edition"]
    icon = content.establishments[kind].icon
    return content.establishments[kind].effect.then_close_self or any(
        other.effect.key == "close_kind" and icon not in other.effect.except_icons
        for other in content.kinds(edition)
    )


ASKED_BY = {
    Effect.BANK_INCOME_EXTRA_ROLL: (Phase.BOATS,),
    Effect.DEMOLISH_MONUMENT: (Phase.DEMOLISH,),
    Effect.GIVE_ESTABLISHMENT: (Phase.MOVE, Phase.MOVE_TO),
    Effect.FROM_ONE_CHOSEN: (Phase.TV,),
    Effect.SWAP_ESTABLISHMENTS: (Phase.SWAP, Phase.SWAP_MINE, Phase.SWAP_THEIRS),
    Effect.CLOSE_KIND: (Phase.RENOVATE,),
}
"""The decisions that a card of each effect asks for."""


def _has_won(variant: Variant, s: State) -> bool:
    if not 0 <= s.active < s.seats:
        return False
    built = s.players[s.active].built & variant.book.victory_monuments
    return bin(built).count("1") >= variant.book.monuments_needed


def _turn_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """What the phase says about who acts and which dice lie on the table."""
    phase = Phase(s.phase)
    if phase > Phase.OVER:
        yield Problem("position", "not-resting", {"phase": phase.name.lower()}, "MV-171")
        return
    by_chance = phase in (Phase.DRAW, Phase.FIRST, Phase.DICE, Phase.BOATS)
    expected = -2 if phase is Phase.OVER else -1 if by_chance else s.active
    if s.actor != expected or (s.over != 0) != (phase is Phase.OVER):
        yield Problem("position", "wrong-actor", {"phase": phase.name.lower()}, "MV-171")
    if phase > Phase.FIRST and not 0 <= s.active < s.seats:
        yield Problem("position", "nobody-active", {"phase": phase.name.lower()}, "MV-037")
    rolled = Phase.REROLL <= phase < Phase.BUILD
    if rolled and not (1 <= s.die1 <= 6 and 0 <= s.die2 <= 6):
        yield Problem("position", "no-dice", {"phase": phase.name.lower()}, "MV-036")
    if phase is Phase.DICE and s.dice not in (1, 2):
        yield Problem("position", "no-dice", {"phase": phase.name.lower()}, "MV-036")
    if not (0 <= s.die1 <= 6 and 0 <= s.die2 <= 6 and 0 <= s.bonus <= 8):
        yield Problem("position", "bad-dice", {}, "MV-044")
    asked = Phase.BOATS <= phase <= Phase.RENOVATE
    if asked != (s.resolving >= 0):
        yield Problem("position", "no-card-asks", {"phase": phase.name.lower()}, "MV-063")
    if asked and s.resolving >= 0:
        if phase not in ASKED_BY.get(Effect(variant.book.kind[s.resolving].effect), ()):
            yield Problem("position", "no-card-asks", {"phase": phase.name.lower()}, "MV-063")
    if s.partner >= 0 and s.partner == s.active:
        yield Problem("position", "nothing-picked", {"phase": phase.name.lower()}, "MV-113")
    piles = sum(int(copies > 0) for copies in cast("list[int]", s.market))
    if phase is Phase.DRAW and (piles >= variant.book.piles or not cast(Any, s.deck).any()):
        yield Problem("position", "nothing-to-draw", {}, "MV-155")
    if phase is Phase.OVER and not _has_won(variant, s):
        yield Problem("position", "nobody-won", {}, "MV-169")
    if phase in (Phase.MOVE_TO, Phase.SWAP_THEIRS) and s.picked < 0:
        yield Problem("position", "nothing-picked", {"phase": phase.name.lower()}, "MV-063")
    if phase in (Phase.SWAP_MINE, Phase.SWAP_THEIRS) and s.partner < 0:
        yield Problem("position", "nothing-picked", {"phase": phase.name.lower()}, "MV-113")
