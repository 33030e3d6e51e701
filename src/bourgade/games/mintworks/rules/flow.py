"""What follows a choice automatically: the end of a turn, Upkeep, the solo opponent."""

from __future__ import annotations

from bourgade.games.mintworks.layout import Book, Phase, State
from bourgade.games.mintworks.rules.development import finish_turn
from bourgade.games.mintworks.rules.ending import final_scoring, win_by_empty_supply
from bourgade.games.mintworks.rules.mints import supply_is_empty
from bourgade.games.mintworks.rules.solo import play_turn
from bourgade.games.mintworks.rules.turns import begin_development
from bourgade.games.mintworks.rules.upkeep import (
    clear_locations,
    fill_supply,
    next_building,
    owner_rewards,
    pay_income,
    renew_supply,
    star_test,
)
from bourgade.kernel.events import Log

DIALECT = 1


def wake_opponent(s: State, book: Book, log: Log | None) -> None:
    """MW-130: in a position set up by hand the solo opponent may be to act, as if by chance.

    In play the rules go on by themselves, so no position rests there.
    """
    s.actor = s.active


def automatic_steps(s: State, book: Book, log: Log | None) -> None:
    """All of them, until somebody must decide, chance acts, or the game is over."""
    while automatic_step(s, book, log):
        pass


def automatic_step(s: State, book: Book, log: Log | None) -> bool:
    """The end of a turn, a step of Upkeep, a turn of the solo opponent.

    False when somebody must decide, chance acts, or the game is over.
    """
    if s.phase > Phase.OVER and supply_is_empty(s, book):  # MW-135
        win_by_empty_supply(s, book, log)
        return False
    match s.phase:
        case Phase.TURN_DONE:
            finish_turn(s, book, log)
        case Phase.STAR_TEST:
            star_test(s, book, log)
        case Phase.FILLING:
            fill_supply(s, book, log)
        case Phase.BUILDINGS:
            next_building(s, book, log)
        case Phase.REWARDS:
            owner_rewards(s, book, log)
        case Phase.RENEWAL:
            renew_supply(s, book)
        case Phase.CLEARING:
            clear_locations(s, book, log)
        case Phase.INCOME:
            pay_income(s, book, log)
            if not supply_is_empty(s, book):
                begin_development(s, book, log)
        case Phase.FINAL_SCORING:
            final_scoring(s, book, log)
        case Phase.PLACE:
            if s.actor != book.automaton.seat:
                return False
            play_turn(s, book, log)
        case _:
            return False
    return True
