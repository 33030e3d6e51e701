"""Studies: many games, their results, and what they show."""

from bourgade.lab.arena_result import ArenaResult, Rating
from bourgade.lab.compare import Comparison, Difference, compare
from bourgade.lab.evaluate import Evaluation, evaluate
from bourgade.lab.results import Results
from bourgade.lab.row_files import write_rows
from bourgade.lab.simulate import simulate
from bourgade.lab.study import Study, read_study
from bourgade.lab.tournament import Tournament, arena

__all__ = [
    "ArenaResult",
    "Comparison",
    "Difference",
    "Evaluation",
    "Rating",
    "Results",
    "Study",
    "Tournament",
    "arena",
    "compare",
    "evaluate",
    "read_study",
    "simulate",
    "write_rows",
]
