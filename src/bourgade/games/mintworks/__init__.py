"""Mint Works: two to four players, or alone against one of four opponents."""

from __future__ import annotations

from bourgade.games.mintworks import content, features, knowledge, layout, rules
from bourgade.games.mintworks.actions import Event
from bourgade.games.mintworks.board_data import board_data
from bourgade.games.mintworks.notes import NOTES
from bourgade.games.mintworks.positions import complete
from bourgade.games.mintworks.problems import Problems
from bourgade.games.mintworks.quantities import QUANTITIES, count_result, tally_stars
from bourgade.games.mintworks.refusals import not_now, refuse
from bourgade.games.mintworks.view.board import board
from bourgade.games.mintworks.view.pieces import pieces
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
        minutes=BoxFact(15, "estimated"),
        age=BoxFact(10, "estimated"),
        weight="light",
        first_game={"players": 2, "first_player": "A"},
    ),
    scores=("emptied", "stars", "cards", "mints", "age"),
    count=count_result,
    tally=tally_stars,
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
    rule_of=content.rule_of,
    automata=content.automata,
)
