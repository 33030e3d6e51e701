"""From the number of dice to the result that is kept."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Effect, Phase, State
from bourgade.games.minivilles.rules.cards import result
from bourgade.games.minivilles.rules.effects import resolve
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE

DIALECT = 1


def throw(s: State, dice: int) -> None:
    """Roll the dice: chance decides the result."""
    s.dice = dice
    s.phase = Phase.DICE
    s.actor = CHANCE


def see_dice(s: State, book: Book, action: int, log: Log | None) -> None:
    """The dice have been rolled; with a Radio Tower they may be rerolled once (MV-135)."""
    if s.dice == 1:
        s.die1 = action - book.act.die + 1
        s.die2 = 0
    else:
        s.die1 = (action - book.act.two_dice) // 6 + 1
        s.die2 = (action - book.act.two_dice) % 6 + 1
    emit(log, Event.ROLLED, s.active, s.die1, s.die2, s.die1 + s.die2)
    if s.players[s.active].built & book.may_reroll and not s.rerolled:
        s.phase = Phase.REROLL
        s.actor = s.active
    else:
        keep_roll(s, book, log)


def choose_reroll(s: State, book: Book, action: int, log: Log | None) -> None:
    """MV-135: all dice are rerolled, or the roll is kept."""
    if action == book.act.keep:
        keep_roll(s, book, log)
    else:
        s.rerolled = 1
        dice = action - book.act.reroll + 1
        emit(log, Event.REROLLS, s.active, dice, 0, 0)
        throw(s, dice)


def keep_roll(s: State, book: Book, log: Log | None) -> None:
    """The kept roll settles the double (MV-046, MV-133) before the Harbor is asked (MV-138)."""
    me = s.players[s.active]
    if s.die1 == s.die2 and me.built & book.extra_turn_on_double:
        s.again = 1
        emit(log, Event.DOUBLE, s.active, s.die1, 0, 0)
    if harbor_amount(s, book) > 0:
        s.phase = Phase.HARBOR
        s.actor = s.active
    else:
        resolve(s, book, log)


def harbor_amount(s: State, book: Book) -> int:
    """What the active player may add to this roll (MV-137, MV-139)."""
    if not s.players[s.active].built & book.may_add_to_roll:
        return 0
    total = int(s.die1) + int(s.die2)
    for m in range(book.monuments):
        monument = book.monument[m]
        if (
            monument.effect == Effect.MAY_ADD_TO_ROLL
            and s.players[s.active].built & (1 << m)
            and total >= monument.threshold
        ):
            return int(monument.amount)
    return 0


def choose_harbor(s: State, book: Book, action: int, log: Log | None) -> None:
    """MV-137: exactly the printed amount is added, or nothing."""
    if action == book.act.harbor_add:
        s.bonus = harbor_amount(s, book)
        emit(log, Event.ADDED, s.active, s.bonus, result(s), 0)
    resolve(s, book, log)
