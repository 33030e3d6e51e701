"""Ma Petite Ville: a city of tiles that everybody builds, with lines of silhouettes on it."""

from __future__ import annotations

from bourgade.games.petiteville import content, features, knowledge, layout, rules
from bourgade.games.petiteville.actions import Event
from bourgade.games.petiteville.board_data import board_data
from bourgade.games.petiteville.notes import NOTES
from bourgade.games.petiteville.positions import complete
from bourgade.games.petiteville.problems import Problems
from bourgade.games.petiteville.quantities import QUANTITIES, count_left
from bourgade.games.petiteville.refusals import not_now, refuse
from bourgade.games.petiteville.view.board import board
from bourgade.games.petiteville.view.picture import picture
from bourgade.games.petiteville.view.pieces import pieces
from bourgade.kernel.box import Box, BoxFact
from bourgade.kernel.features import Features
from bourgade.kernel.game import Game

GAME = Game(
    rules_version=2,
    rules=rules,
    events=Event,
    knowledge=knowledge,
    features=Features(features, layout.SEAT_FEATURES, layout.TABLE_FEATURES, layout.REGARDED),
    quantities=QUANTITIES,
    notes=NOTES,
    options=content.OPTIONS,
    box=Box(
        minutes=BoxFact(20, "rulebook"),
        age=BoxFact(5, "rulebook"),
        weight="light",
        first_game={"edition": "easy", "players": 3, "first_player": "A"},
    ),
    scores=("placed_all", "objects", "silhouettes"),
    count=count_left,
    longest=135,
    read_content=content.read_content,
    chosen=content.Chosen,
    refuse=refuse,
    not_now=not_now,
    complete=complete,
    problems=Problems.of,
    board=board,
    picture=picture,
    board_data=board_data,
    cards=content.cards,
    pieces=pieces,
)
