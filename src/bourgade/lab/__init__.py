"""Studies: many games, their results, and what they show."""

from bourgade.lab.arena import ArenaResult, Rating, Tournament, arena
from bourgade.lab.keeping import write_rows
from bourgade.lab.results import Results
from bourgade.lab.simulate import simulate
from bourgade.lab.study import Study, read_study

__all__ = [
    "ArenaResult",
    "Rating",
    "Results",
    "Study",
    "Tournament",
    "arena",
    "read_study",
    "simulate",
    "write_rows",
]
