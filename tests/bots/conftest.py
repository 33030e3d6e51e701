"""Tests here find the small game registered, and compile nothing unless they say so."""

from __future__ import annotations

from tests.compile.processes import processes
from tests.kernel.thorp import games_folder, own_table, settle

__all__ = ["games_folder", "own_table", "processes", "settle"]
