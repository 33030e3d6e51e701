"""Studies: many games, their results, and what they show."""

from bourgade.lab.results import Results, write_rows
from bourgade.lab.simulate import Study, simulate

__all__ = ["Results", "Study", "simulate", "write_rows"]
