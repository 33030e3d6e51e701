"""Studies: many games, their results, and what they show."""

from bourgade.lab.arena import ArenaResult, Rating, Tournament, arena
from bourgade.lab.results import Results, write_rows
from bourgade.lab.simulate import Study, simulate

__all__ = [
    "ArenaResult",
    "Rating",
    "Results",
    "Study",
    "Tournament",
    "arena",
    "simulate",
    "write_rows",
]
