"""Minivilles: base, Marina, Green Valley and Deluxe."""

from __future__ import annotations

from bourgade.games.minivilles import content, features, knowledge, layout, rules
from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.board_data import board_data
from bourgade.games.minivilles.notes import NOTES
from bourgade.games.minivilles.positions import complete
from bourgade.games.minivilles.problems import Problems
from bourgade.games.minivilles.quantities import (
    QUANTITIES,
    count_monuments,
    monuments_needed,
    tally_monuments,
)
from bourgade.games.minivilles.refusals import not_now, refuse
from bourgade.games.minivilles.view.board import board
from bourgade.games.minivilles.view.pieces import pieces
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
    options=content.OPTIONS,
    box=Box(
        minutes=BoxFact(30, "rulebook"),
        age=BoxFact(8, "rulebook"),
        weight="light",
        first_game={"edition": "base", "players": 3, "first_player": "A"},
    ),
    scores=("victory",),
    count=count_monuments,
    goal=monuments_needed,
    tally=tally_monuments,
    read_content=content.read_content,
    chosen=content.Chosen,
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
