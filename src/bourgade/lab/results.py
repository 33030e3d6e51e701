"""What a study found: the summary people read and, where they are kept, its rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.lab.rows import Numbers, Rows, Sheet
from bourgade.lab.tally import Tally


class Results:
    """The games of a study, counted as they come in.

    ``keep`` holds their rows in memory too, for ``columns``. A long study writes them to a file
    instead.
    """

    def __init__(
        self,
        variant: Variant,
        bots: tuple[str, ...],
        *,
        keep: bool = True,
        metadata: Mapping[str, str] | None = None,
    ) -> None:
        self.variant = variant
        self.bots = bots
        self.sheet = Sheet(variant, bots)
        self.metadata = dict(metadata or {})  # which study it is, for files
        self.interrupted = False
        self.stored = 0  # games that a file held already
        self.trouble: OSError | None = None  # why the file could not be written
        self._tally = Tally(self.sheet)
        self._parts: dict[int, Rows] | None = {} if keep else None

    def add_rows(self, rows: Rows) -> None:
        """Some games that were noted down."""
        self._tally.add(rows)
        if self._parts is not None and len(rows["game"]):
            self._parts[int(rows["game"][0])] = rows

    @property
    def games(self) -> int:
        return self._tally.games

    @property
    def rows(self) -> Rows:
        """All rows, in the order of the games."""
        if self._parts is None:
            raise BourgadeError("error-rows-not-kept")
        return self.sheet.joined(self._parts[start] for start in sorted(self._parts))

    def columns(self) -> dict[str, Numbers]:
        """One row per game: who won, how long it took, what everybody had."""
        return {column.name: column.cells for column in self.sheet.columns(self.rows)}

    def player_columns(self) -> dict[str, Numbers]:
        """One row per player and game: all that is noted of them."""
        return {column.name: column.cells for column in self.sheet.player_columns(self.rows)}

    def summary(self) -> dict[str, Any]:
        """The figures of the results table, as plain data."""
        return {**self._tally.summary(), "interrupted": self.interrupted}
