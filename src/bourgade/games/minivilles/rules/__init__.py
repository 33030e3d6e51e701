"""The rules of Minivilles, in order of play. Numbers such as MV-058 are those of RULES.md."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Phase, Player, State
from bourgade.games.minivilles.rules.building import construct
from bourgade.games.minivilles.rules.cards import (
    forget_choices,
    has_card_for,
    is_allowed,
    open_in_play,
)
from bourgade.games.minivilles.rules.decisions import (
    charge,
    choose_swap,
    demolish,
    give,
    renovate,
    swap,
)
from bourgade.games.minivilles.rules.dice import choose_harbor, choose_reroll, see_dice, throw
from bourgade.games.minivilles.rules.effects import go_on, land_catch
from bourgade.games.minivilles.rules.market import draw_card, renew_market, start_playing
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Grid, Ints
from bourgade.kernel.rng import below

DIALECT = 1


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


def legal(s: State, book: Book, out: Ints) -> int:
    """The choices of the current decision, ascending (MV-171, MV-172)."""
    n = 0
    me = s.players[s.active]
    act = book.act
    match s.phase:
        case Phase.ROLL:
            n = offer(out, n, act.roll)
            if me.built & book.may_roll_two_dice:  # MV-042, MV-126
                n = offer(out, n, act.roll + 1)
        case Phase.REROLL:
            n = offer(out, n, act.keep)
            for dice in range(1, 3):  # MV-136
                if s.dice == dice or (
                    book.reroll_free and (dice == 1 or me.built & book.may_roll_two_dice)
                ):
                    n = offer(out, n, act.reroll + dice - 1)
        case Phase.HARBOR:
            n = offer(out, n, act.harbor_leave)
            n = offer(out, n, act.harbor_add)
        case Phase.DEMOLISH:
            for m in range(book.monuments):
                if me.built & book.demolishable & (1 << m):
                    n = offer(out, n, act.demolish + m)
        case Phase.MOVE:
            n = offer_cards(me, book, s.resolving, act.give, out, n)
        case Phase.MOVE_TO:
            n = offer_others(s, act.give_to, out, n)
        case Phase.TV:
            n = offer_others(s, act.tv, out, n)
        case Phase.SWAP:
            n = offer(out, n, act.no_swap)
            for p in range(s.seats):
                if p != s.active and has_card_for(s.players[p], book, s.resolving):
                    n = offer(out, n, act.swap_with + p)
        case Phase.SWAP_MINE:
            n = offer_cards(me, book, s.resolving, act.swap_mine, out, n)
        case Phase.SWAP_THEIRS:
            n = offer_cards(s.players[s.partner], book, s.resolving, act.swap_theirs, out, n)
        case Phase.RENOVATE:
            for k in range(book.kinds):
                if is_allowed(book, s.resolving, k) and open_in_play(s, k) > 0:
                    n = offer(out, n, act.renovate + k)
        case Phase.BUILD:
            n = offer(out, n, act.skip)
            for k in range(book.kinds):
                if can_build(s, book, k):
                    n = offer(out, n, act.build + k)
            for m in range(book.monuments):
                if not me.built & (1 << m) and book.monument[m].cost <= me.coins:  # MV-147
                    n = offer(out, n, act.complete + m)
        case _:
            pass
    return n


def offer(out: Ints, n: int, action: int) -> int:
    """Add one choice to the list."""
    out[n] = action
    return n + 1


def offer_others(s: State, first: int, out: Ints, n: int) -> int:
    """Every player but the active one."""
    for p in range(s.seats):
        if p != s.active:
            n = offer(out, n, first + p)
    return n


def offer_cards(owner: Player, book: Book, card: int, first: int, out: Ints, n: int) -> int:
    """The cards of a city that ``card`` may touch, open ones, then closed ones (MV-099, MV-115)."""
    for k in range(book.kinds):
        if owner.open[k] > 0 and is_allowed(book, card, k):
            n = offer(out, n, first + k)
    for k in range(book.kinds):
        if owner.closed[k] > 0 and is_allowed(book, card, k):
            n = offer(out, n, first + book.kinds + k)
    return n


def can_build(s: State, book: Book, k: int) -> bool:
    """MV-145, MV-148, MV-150: a copy lies open, the purse holds its cost, no second purple."""
    me = s.players[s.active]
    if s.market[k] == 0 or book.kind[k].cost > me.coins:
        return False
    return not (book.kind[k].unique and me.open[k] + me.closed[k] > 0)


def chance(s: State, book: Book, out: Ints, weight: Ints) -> int:
    """MV-174: the draws, the first seat, the dice and the Tuna Boat dice."""
    n = 0
    match s.phase:
        case Phase.DRAW:
            for k in range(book.kinds):
                if s.deck[k] > 0:  # MV-032
                    weight[n] = s.deck[k]
                    n = offer(out, n, book.act.draw + k)
        case Phase.FIRST:
            for p in range(s.seats):
                weight[n] = 1
                n = offer(out, n, book.act.first + p)
        case _:
            first = book.act.two_dice
            faces = 36
            if s.phase == Phase.DICE and s.dice == 1:
                first = book.act.die
                faces = 6
            for face in range(faces):  # MV-044
                weight[n] = 1
                n = offer(out, n, first + face)
    return n


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


def apply(s: State, book: Book, action: int, log: Log | None) -> None:
    """Carry out a choice or an outcome, and everything that follows until the next one."""
    act = book.act
    match s.phase:
        case Phase.DRAW:
            draw_card(s, book, action - act.draw, log)
        case Phase.FIRST:
            emit(log, Event.BEGINS, action - act.first, 0, 0, 0)
            start_playing(s, action - act.first, log)
        case Phase.ROLL:
            throw(s, action - act.roll + 1)
        case Phase.DICE:
            see_dice(s, book, action, log)
        case Phase.REROLL:
            choose_reroll(s, book, action, log)
        case Phase.HARBOR:
            choose_harbor(s, book, action, log)
        case Phase.BOATS:
            land_catch(s, book, action - act.two_dice, log)
        case Phase.DEMOLISH:
            demolish(s, book, action - act.demolish, log)
        case Phase.MOVE:
            s.picked = action - act.give
            s.phase = Phase.MOVE_TO
        case Phase.MOVE_TO:
            give(s, book, action - act.give_to, log)
        case Phase.TV:
            charge(s, book, action - act.tv, log)
        case Phase.SWAP:
            choose_swap(s, book, action, log)
        case Phase.SWAP_MINE:
            s.picked = action - act.swap_mine
            s.phase = Phase.SWAP_THEIRS
        case Phase.SWAP_THEIRS:
            swap(s, book, action - act.swap_theirs, log)
        case Phase.RENOVATE:
            renovate(s, book, action - act.renovate, log)
        case Phase.BUILD:
            construct(s, book, action, log)
        case _:
            pass
    if s.phase == Phase.RESOLVING:
        go_on(s, book, log)


def score(s: State, book: Book, out: Grid) -> None:
    """MV-170: one winner, the active player; the others are not ranked."""
    for p in range(s.seats):
        out[p, 0] = 1 if s.over and p == s.active else 0


def observe(s: State, seat: int) -> None:
    """MV-173: only the order of the deck is hidden, and the state never holds it."""
