"""Shafausa: two to six peoples build cities, mine, trade and speculate; FAMILY, GEEK, COLONIAL."""

from __future__ import annotations

from bourgade.games.shafausa import content, features, knowledge, layout, rules
from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.board_data import board_data
from bourgade.games.shafausa.book import Chosen
from bourgade.games.shafausa.notes import NOTES
from bourgade.games.shafausa.options import OPTIONS
from bourgade.games.shafausa.positions import complete
from bourgade.games.shafausa.problems import Problems
from bourgade.games.shafausa.quantities import QUANTITIES, tally_points
from bourgade.games.shafausa.refusals import not_now, refuse
from bourgade.games.shafausa.view.board import board
from bourgade.games.shafausa.view.pieces import pieces
from bourgade.kernel.box import Box, BoxFact
from bourgade.kernel.features import Features
from bourgade.kernel.game import Game

GAME = Game(
    rules=rules,
    events=Event,
    knowledge=knowledge,
    features=Features(features, layout.SEAT_FEATURES, layout.TABLE_FEATURES, layout.REGARDED),
    quantities=QUANTITIES,
    notes=NOTES,
    options=OPTIONS,
    box=Box(
        minutes=BoxFact(120, "public"),
        age=BoxFact(12, "estimated"),
        weight="heavy",
        first_game={"edition": "family", "players": 3, "start_order": "seats"},
    ),
    scores=("points", "chf"),
    tally=tally_points,
    read_content=content.read_content,
    chosen=Chosen,
    refuse=refuse,
    not_now=not_now,
    complete=complete,
    problems=Problems.of,
    board=board,
    board_data=board_data,
    cards=content.cards,
    pieces=pieces,
    naming=content.naming,
    rule_of=content.rule_of,
)
