"""What the result of the dice triggers, step by step."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Colour, Effect, Phase, State
from bourgade.games.minivilles.rules.building import open_building_site
from bourgade.games.minivilles.rules.cards import (
    carry_on,
    close,
    coins_on_startups,
    has_card_for,
    is_allowed,
    meets_conditions,
    open_in_play,
    result,
    round_the_table,
)
from bourgade.games.minivilles.rules.money import (
    collect,
    earn,
    icon_bonus,
    income,
    pay,
    repay,
    share_equally,
)
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE

DIALECT = 1


def resolve(s: State, book: Book, log: Log | None) -> None:
    """The result stands: closed cards reopen (MV-160 to MV-162), then the steps begin."""
    trigger = book.on[result(s)]
    for i in range(trigger.n):
        k = trigger.kinds[i]
        for p in range(s.seats):
            if s.players[p].closed[k] > 0 and acts_on_this_turn(s, book, p, k):
                emit(log, Event.REOPENED, p, k, s.players[p].closed[k], 0)
    s.phase = Phase.RESOLVING


def acts_on_this_turn(s: State, book: Book, p: int, k: int) -> bool:
    """MV-050 to MV-053: blue always, red on others' turns, green and purple on the owner's."""
    colour = book.kind[k].colour
    return colour == Colour.BLUE or (colour == Colour.RED) == (p != s.active)


def resolve_steps(s: State, book: Book, log: Log | None) -> None:
    """Resolve step after step until somebody must decide, dice must fall, or all is done."""
    if s.phase != Phase.RESOLVING:
        return
    steps = int(book.on[result(s)].steps)
    while not ask_owner(s, book, log):
        while s.step < book.steps and not steps & (1 << int(s.step)):
            s.step += 1  # nobody acts in it
        if s.step == book.steps:
            open_building_site(s, book, log)
            return
        s.step += 1
        begin_step(s, book, log)
        if boats_wait(s):
            s.phase = Phase.BOATS
            s.actor = CHANCE
            return
        green_income(s, book, log)


def ask_owner(s: State, book: Book, log: Log | None) -> bool:
    """The next card of the active player that still has to act, in card order (MV-063, MV-064).

    True if a decision is now open. Cards that need none, or have no legal choice, act at once.
    """
    if s.step == 0:
        return False
    trigger = book.on[result(s)]
    for i in range(trigger.n):
        k = trigger.kinds[i]
        while s.acting[k] > 0:
            s.acting[k] -= 1
            if book.kind[k].effect < Effect.DEMOLISH_MONUMENT:
                perform(s, book, s.active, k, 1, log)
            elif can_choose(s, book, k):
                s.resolving = k
                s.phase = decision_of(book, k)
                s.actor = s.active
                return True
            else:
                emit(log, Event.NOTHING, s.active, k, 0, 0)
    return False


def decision_of(book: Book, k: int) -> int:
    """The phase in which a card's owner decides."""
    match book.kind[k].effect:
        case Effect.DEMOLISH_MONUMENT:
            return Phase.DEMOLISH
        case Effect.GIVE_ESTABLISHMENT:
            return Phase.MOVE
        case Effect.FROM_ONE_CHOSEN:
            return Phase.TV
        case Effect.SWAP_ESTABLISHMENTS:
            return Phase.SWAP
        case _:
            return Phase.RENOVATE


def can_choose(s: State, book: Book, k: int) -> bool:
    """Whether a card's decision has a legal choice (MV-087, MV-114, MV-120)."""
    if not meets_conditions(s, book, s.active, k):
        return False
    me = s.players[s.active]
    match book.kind[k].effect:
        case Effect.DEMOLISH_MONUMENT:
            return me.built & book.demolishable != 0
        case Effect.GIVE_ESTABLISHMENT:
            return has_card_for(me, book, k)
        case Effect.SWAP_ESTABLISHMENTS:
            for p in range(s.seats):
                if p != s.active and has_card_for(s.players[p], book, k):
                    return has_card_for(me, book, k)
            return False
        case Effect.CLOSE_KIND:
            for other in range(book.kinds):
                if is_allowed(book, k, other) and open_in_play(s, other) > 0:
                    return True
            return False
        case _:
            return True


def begin_step(s: State, book: Book, log: Log | None) -> None:
    """The cards of this step's colours act (MV-054, MV-055).

    Red first, creditor by creditor counter-clockwise from the roller's right (MV-056, MV-058);
    then payments to the bank (MV-062); then blue in card order (MV-061), of which only Tuna Boats
    wait for dice. Green follows, and what needs a decision comes last.
    """
    active = int(s.active)
    seats = int(s.seats)
    trigger = book.on[result(s)]
    for i in range(trigger.n):
        k = trigger.kinds[i]
        colour = book.kind[k].colour
        if book.kind[k].step == s.step - 1 and (colour == Colour.GREEN or colour == Colour.PURPLE):
            s.acting[k] = open_and_wake(s, active, k)
    if trigger.red:
        pay_creditors(s, book, log)
    for i in range(trigger.n):
        k = trigger.kinds[i]
        if book.kind[k].effect == Effect.LOAN:
            perform(s, book, active, k, int(s.acting[k]), log)
            s.acting[k] = 0
    for i in range(trigger.n):
        k = trigger.kinds[i]
        if book.kind[k].step == s.step - 1 and book.kind[k].colour == Colour.BLUE:
            for ahead in range(seats):
                p = round_the_table(s, active + ahead)
                perform(s, book, p, k, open_and_wake(s, p, k), log)


def pay_creditors(s: State, book: Book, log: Log | None) -> None:
    """MV-056, MV-058: the red cards of this step, creditor by creditor."""
    trigger = book.on[result(s)]
    for behind in range(1, s.seats):
        p = round_the_table(s, int(s.active) - behind)
        for i in range(trigger.n):
            k = trigger.kinds[i]
            if book.kind[k].step == s.step - 1 and book.kind[k].colour == Colour.RED:
                perform(s, book, p, k, open_and_wake(s, p, k), log)


def open_and_wake(s: State, p: int, k: int) -> int:
    """The copies that act; those that were closed reopen and rest on this roll (MV-066, MV-160).

    MV-162 has cards reopen before any effect. Nothing before a card's own step can tell whether
    it is open, so reopening it as its step begins comes to the same.
    """
    me = s.players[p]
    copies = int(me.open[k])
    me.open[k] += me.closed[k]
    me.closed[k] = 0
    return copies


def green_income(s: State, book: Book, log: Log | None) -> None:
    """The active player's green cards that need no decision, in card order (MV-061)."""
    trigger = book.on[result(s)]
    for i in range(trigger.n):
        k = trigger.kinds[i]
        kind = book.kind[k]
        if kind.colour == Colour.GREEN and kind.effect < Effect.DEMOLISH_MONUMENT:
            perform(s, book, int(s.active), k, int(s.acting[k]), log)
            s.acting[k] = 0


def perform(s: State, book: Book, p: int, k: int, copies: int, log: Log | None) -> None:
    """Copies of one kind act without a decision (MV-049)."""
    if copies == 0 or not meets_conditions(s, book, p, k):  # MV-130: no bonus either
        return
    kind = book.kind[k]
    match kind.effect:
        case Effect.BANK_INCOME | Effect.BANK_INCOME_PER_ICON | Effect.BANK_INCOME_PER_KIND:
            earn(s, p, k, copies * income(s, book, p, k), log)
            if kind.closes:  # MV-096: even when it brought nothing
                close(s, p, k, copies, log)
        case Effect.BANK_INCOME_EXTRA_ROLL:  # MV-079, MV-082
            s.boats[p] += copies
            s.resolving = k
        case Effect.LOAN:
            repay(s, p, k, copies * int(kind.pay_bank), log)
        case Effect.FROM_ROLLER:
            amount = copies * (int(kind.amount) + icon_bonus(s, book, p, k))
            pay(s, s.active, p, k, amount, log)
        case Effect.FROM_ROLLER_ALL:
            pay(s, s.active, p, k, s.players[s.active].coins, log)
        case Effect.FROM_EACH_OTHER | Effect.FROM_EACH_OTHER_PER_ICON | Effect.HALF_FROM_EACH_OTHER:
            collect(s, book, p, k, copies, log)
        case Effect.STARTUP:
            earn(s, p, k, copies * int(kind.amount) * coins_on_startups(s), log)
        case Effect.SHARE_EQUALLY:
            share_equally(s, book, k, log)
        case _:
            pass


def boats_wait(s: State) -> bool:
    """MV-080: one roll serves the whole table."""
    for p in range(s.seats):
        if s.boats[p] > 0:
            return True
    return False


def land_catch(s: State, book: Book, dice: int, log: Log | None) -> None:
    """MV-079: the extra dice pay every waiting boat and do nothing else (MV-081)."""
    first = dice // 6 + 1
    second = dice % 6 + 1
    emit(log, Event.EXTRA_DICE, s.active, first, second, first + second)
    k = int(s.resolving)
    for p in range(s.seats):
        earn(s, p, k, int(s.boats[p]) * (first + second), log)
        s.boats[p] = 0
    carry_on(s)
    green_income(s, book, log)
