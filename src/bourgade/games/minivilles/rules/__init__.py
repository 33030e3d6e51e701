"""The rules of Minivilles, in order of play. Numbers such as MV-058 are those of RULES.md."""

from __future__ import annotations

from bourgade.games.minivilles.actions import CARDS, DICE, FACES, KINDS, MONUMENTS
from bourgade.games.minivilles.layout import Book, Phase, State
from bourgade.games.minivilles.rules.building import (
    after_building,
    build_establishment,
    build_nothing,
    can_build,
    can_complete,
    complete_monument,
)
from bourgade.games.minivilles.rules.cards import forget_choices
from bourgade.games.minivilles.rules.decisions import (
    can_close,
    can_demolish,
    can_swap_with,
    charge,
    close_kind,
    decline_swap,
    demolish_monument,
    give_card,
    is_mine,
    is_other,
    is_theirs,
    pick_gift,
    pick_mine,
    pick_partner,
    swap_cards,
)
from bourgade.games.minivilles.rules.dice import (
    add_to_roll,
    is_pair,
    is_single,
    keep_roll,
    may_reroll,
    may_roll,
    reroll,
    roll,
    see_die,
    see_roll,
    see_two_dice,
)
from bourgade.games.minivilles.rules.effects import land_catch, resolve, resolve_steps
from bourgade.games.minivilles.rules.market import (
    begin_with,
    copies_in_deck,
    draw_card,
    renew_market,
)
from bourgade.kernel.layout import SEATS, Grid, Ints
from bourgade.kernel.rng import below
from bourgade.kernel.verbs import Verbs, dispatch, outcome, verb

DIALECT = 1


class Act(Verbs, rule="MV-038", then=resolve_steps):
    """Every decision of a turn, in order (MV-171, MV-172), then what falls by chance (MV-174)."""

    roll: int = verb(DICE, phase=Phase.ROLL, when=may_roll, do=roll)
    keep: int = verb(phase=Phase.REROLL, do=keep_roll)
    reroll: int = verb(DICE, phase=Phase.REROLL, when=may_reroll, do=reroll)
    harbor_leave: int = verb(phase=Phase.HARBOR, then=resolve)
    harbor_add: int = verb(phase=Phase.HARBOR, do=add_to_roll, then=resolve)
    demolish: int = verb(MONUMENTS, phase=Phase.DEMOLISH, when=can_demolish, do=demolish_monument)
    give: int = verb(CARDS, phase=Phase.MOVE, when=is_mine, do=pick_gift)
    give_to: int = verb(SEATS, phase=Phase.MOVE_TO, when=is_other, do=give_card)
    tv: int = verb(SEATS, word="charge", phase=Phase.TV, when=is_other, do=charge)
    no_swap: int = verb(phase=Phase.SWAP, do=decline_swap)
    swap_with: int = verb(SEATS, phase=Phase.SWAP, when=can_swap_with, do=pick_partner)
    swap_mine: int = verb(CARDS, phase=Phase.SWAP_MINE, when=is_mine, do=pick_mine)
    swap_theirs: int = verb(CARDS, phase=Phase.SWAP_THEIRS, when=is_theirs, do=swap_cards)
    renovate: int = verb(KINDS, phase=Phase.RENOVATE, when=can_close, do=close_kind)
    skip: int = verb(word="pass", phase=Phase.BUILD, do=build_nothing, then=after_building)
    build: int = verb(
        KINDS, phase=Phase.BUILD, when=can_build, do=build_establishment, then=after_building
    )
    complete: int = verb(
        MONUMENTS, word="build", phase=Phase.BUILD, when=can_complete,
        do=complete_monument, then=after_building,
    )  # fmt: skip
    die: int = outcome(
        FACES, word="dice", phase=Phase.DICE, when=is_single, do=see_die, then=see_roll
    )
    two_dice: int = outcome(
        FACES, FACES, word="dice", when=is_pair,
        do={Phase.DICE: see_two_dice, Phase.BOATS: land_catch}, then={Phase.DICE: see_roll},
    )  # fmt: skip
    draw: int = outcome(KINDS, phase=Phase.DRAW, weigh=copies_in_deck, do=draw_card)
    first: int = outcome(SEATS, phase=Phase.FIRST, do=begin_with)


legal, chance, apply = dispatch(Act)


def setup(s: State, book: Book) -> None:
    """Deal the starting cities and lay out the market (MV-015 to MV-031)."""
    for p in range(s.seats):
        me = s.players[p]
        me.coins = book.start_coins
        me.built = book.start_built
        for k in range(book.kinds):
            me.open[k] = book.start_cards[k]
    for k in range(book.kinds):
        s.aside[k] = book.surplus[k]
        if book.piles > 0:
            s.deck[k] = book.supply[k]
        else:
            s.market[k] = book.supply[k]
    s.active = -1
    forget_choices(s)
    renew_market(s, book, None)


def draw(s: State, book: Book, rng: Ints, out: Ints, weight: Ints) -> int:
    """One outcome of ``chance``; the faces of the dice need no list."""
    match s.phase:
        case Phase.DRAW:
            total = 0
            for k in range(book.kinds):
                total += int(s.deck[k])
            rest = below(rng, total)
            for k in range(book.kinds):
                rest -= int(s.deck[k])
                if rest < 0:
                    return int(book.act.draw) + k
            return 0
        case Phase.FIRST:
            return int(book.act.first) + below(rng, s.seats)
        case _:
            if s.phase == Phase.DICE and s.dice == 1:
                return int(book.act.die) + below(rng, 6)
            return int(book.act.two_dice) + below(rng, 36)


def score(s: State, book: Book, out: Grid) -> None:
    """MV-170: one winner, the active player; the others are not ranked."""
    for p in range(s.seats):
        out[p, 0] = 1 if s.over and p == s.active else 0


def observe(s: State, seat: int) -> None:
    """MV-173: only the order of the deck is hidden, and the state never holds it."""
