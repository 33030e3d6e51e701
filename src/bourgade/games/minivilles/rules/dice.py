"""From the number of dice to the result that is kept."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Effect, Phase, State
from bourgade.games.minivilles.rules.cards import result
from bourgade.games.minivilles.rules.effects import resolve
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE

DIALECT = 1


def may_roll(s: State, book: Book, more: int) -> bool:
    """MV-042, MV-126: one die, or two with the Train Station."""
    return more == 0 or s.players[s.active].built & book.may_roll_two_dice != 0


def roll(s: State, book: Book, more: int, log: Log | None) -> None:
    """The dice leave the hand, one and so many more; chance says how they fall."""
    s.dice = 1 + more
    s.phase = Phase.DICE
    s.actor = CHANCE


def is_single(s: State, book: Book, face: int) -> bool:
    """MV-044: one die was thrown."""
    return s.dice == 1


def is_pair(s: State, book: Book, faces: int) -> bool:
    """MV-044, MV-080: two dice were thrown; Tuna Boats always throw two."""
    return s.phase == Phase.BOATS or s.dice != 1


def see_die(s: State, book: Book, face: int, log: Log | None) -> None:
    """One die lies on the table."""
    s.die1 = face + 1
    s.die2 = 0


def see_two_dice(s: State, book: Book, faces: int, log: Log | None) -> None:
    """Two dice lie on the table."""
    s.die1 = faces // 6 + 1
    s.die2 = faces % 6 + 1


def see_roll(s: State, book: Book, log: Log | None) -> None:
    """With a Radio Tower the roll may be thrown again once (MV-135)."""
    emit(log, Event.ROLLED, s.active, s.die1, s.die2, s.die1 + s.die2)
    if s.players[s.active].built & book.may_reroll and not s.rerolled:
        s.phase = Phase.REROLL
        s.actor = s.active
    else:
        keep_roll(s, book, log)


def may_reroll(s: State, book: Book, more: int) -> bool:
    """MV-136: with as many dice as before, or, by the edition, as for a first roll."""
    return s.dice == 1 + more or (book.reroll_free != 0 and may_roll(s, book, more))


def reroll(s: State, book: Book, more: int, log: Log | None) -> None:
    """MV-135: all dice are thrown again."""
    s.rerolled = 1
    emit(log, Event.REROLLS, s.active, 1 + more, 0, 0)
    roll(s, book, more, log)


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


def add_to_roll(s: State, book: Book, log: Log | None) -> None:
    """MV-137: exactly the printed amount is added."""
    s.bonus = harbor_amount(s, book)
    emit(log, Event.ADDED, s.active, s.bonus, result(s), 0)
