"""Studies whose bots think: every game is a match, played move by move in a worker process.

The dice of a game follow from the seed of the study, the number of the game and the ply, whoever
plays: studies that differ in their bots alone are played with the same dice.
"""

from __future__ import annotations

import threading
from collections.abc import Generator
from contextlib import closing

from bourgade.batches.playouts import replay_noted
from bourgade.lab.rows import Rows
from bourgade.lab.study import Study
from bourgade.lab.worker_pool import Played, Task, derived_seed, play_game, play_games


def play_matches(study: Study, start: int, jobs: int, stop: threading.Event) -> Generator[Rows]:
    """Play the games from the number ``start`` on; they come one by one, in any order."""
    tasks = (_task(study, number) for number in range(start, study.games))
    players = study.bots[: len(study.variant.players)]
    with closing(play_games(study.variant, players, tasks, jobs, stop)) as playing:
        for played in playing:
            yield _rows(study, played.number, [played])


def play_some(study: Study, start: int, count: int) -> Rows:
    """Play some games one after another, here."""
    tasks = (_task(study, number) for number in range(start, start + count))
    return _rows(study, start, [play_game(study.variant, task) for task in tasks])


def _task(study: Study, number: int) -> Task:
    seated: list[int] = study.seating(number, 1)[0].tolist()
    bots = tuple(study.bots[entry] for entry in seated[: len(study.variant.players)])
    return Task(number, bots, derived_seed("study", study.seed, number), wants_actions=True)


def _rows(study: Study, start: int, played: list[Played]) -> Rows:
    finals, notes = replay_noted(study.variant, [game.actions for game in played])
    return study.sheet.rows(start, finals, study.seating(start, len(played)), notes)
