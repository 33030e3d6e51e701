"""What follows a choice automatically: who is next, and the steps without a decision."""

from __future__ import annotations

from bourgade.games.shafausa.layout import Book, Phase, State
from bourgade.games.shafausa.rules.administration import clear_ladder, fill_ladders, free_market
from bourgade.games.shafausa.rules.ending import end_check
from bourgade.games.shafausa.rules.extraction import begin_round, next_extraction
from bourgade.games.shafausa.rules.setting_up import lay_possessions, prepare
from bourgade.games.shafausa.rules.turn_order import next_bid
from bourgade.games.shafausa.rules.turns import begin_stage, next_turn
from bourgade.kernel.events import Log

DIALECT = 1


def automatic_steps(s: State, book: Book, log: Log | None) -> None:
    """All of them, until somebody must decide, chance acts, or the game is over."""
    while automatic_step(s, book, log):
        pass


def automatic_step(s: State, book: Book, log: Log | None) -> bool:
    """One step that needs no decision; False where there is none."""
    match s.phase:
        case Phase.PREPARING:
            prepare(s, book, log)
        case Phase.POSSESSIONS:
            lay_possessions(s, book, log)
        case Phase.PRODUCTION:
            begin_round(s, book, log)
        case Phase.NEXT_EXTRACTION:
            next_extraction(s, book, log)
        case Phase.NEXT_BID:
            next_bid(s, book, log)
        case Phase.NEXT_BUYING:
            if not next_turn(s, book, Phase.BUYING):
                begin_stage(s, 3, Phase.NEXT_MANAGEMENT, log)
        case Phase.NEXT_MANAGEMENT:
            if not next_turn(s, book, Phase.MANAGEMENT):  # SH-087, SH-110
                begin_stage(s, 4, Phase.NEXT_FEE if book.family else Phase.NEXT_SURPLUS, log)
        case Phase.NEXT_SURPLUS:
            if not next_turn(s, book, Phase.SURPLUS):
                s.phase = Phase.END_CHECK if book.family else Phase.NEXT_FEE
        case Phase.NEXT_FEE:
            if not next_turn(s, book, Phase.FEE):
                if book.family:
                    clear_ladder(s, log)
                s.phase = Phase.LADDERS
        case Phase.LADDERS:
            fill_ladders(s, book, log)
        case Phase.FREE_MARKET:
            free_market(s, book, log)
        case Phase.NEXT_SPECULATION:
            if not next_turn(s, book, Phase.SPECULATION):  # SH-114: all markers turn back
                s.sell_frozen = 0
                s.buy_frozen = 0
                s.phase = Phase.END_CHECK
        case Phase.END_CHECK:
            end_check(s, book, log)
        case _:
            return False
    return True
