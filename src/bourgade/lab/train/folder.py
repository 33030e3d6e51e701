"""The folder of a training: the net, what resuming needs, and the curve as rows and a picture.

net.npz        the net, ready to play
progress.npz   moments, the random generator and snapshots, to resume from
curve.csv      a row per evaluation and table
curve.svg      the same drawn
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bourgade.bots.checkpoint import about_net, about_of, as_bytes, read_arrays, write_arrays
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.files import whole_file
from bourgade.kernel.game import Game
from bourgade.lab.charts import ShareCurve, draw_curves
from bourgade.lab.train.plan import Round

NET, PROGRESS, CURVE, PICTURE = "net.npz", "progress.npz", "curve.csv", "curve.svg"
SAVE_EVERY = 60.0  # seconds

Row = dict[str, str | float]


class Folder:
    """The files of a training, each written atomically."""

    def __init__(self, path: Path, game: Game, identity: Mapping[str, Any]) -> None:
        self.path, self._game, self._identity = path, game, dict(identity)
        self.rows: list[Row] = []

    def open(self) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """What an earlier training of the same plan saved; None if there was none."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._refused(error) from None
        file = self.path / PROGRESS
        if not file.exists():
            if (self.path / NET).exists():
                raise BourgadeError("error-train-net-there", folder=str(self.path))
            return None
        arrays = read_arrays(file, self._game)
        told = about_of(file, arrays)
        theirs: Any = told.get("identity") or {}
        for part, ours in self._identity.items():
            if theirs.get(part) != ours:
                raise BourgadeError(
                    "error-train-other", folder=str(self.path), part=part,
                    found=_shown(theirs.get(part)), wanted=_shown(ours),
                )  # fmt: skip
        self.rows = _read_rows(self.path / CURVE, told["decisions"])
        return arrays, told

    def add(self, round_: Round) -> None:
        """Add the rows of an evaluation to the curve."""
        for share in round_.wins:
            low, high = share.interval
            self.rows.append(
                {
                    "decisions": round_.decisions, "seconds": round(round_.seconds, 1),
                    "table": share.name, "games": share.games, "share": round(share.rate, 5),
                    "low": round(low, 5), "high": round(high, 5),
                    **{name: round(figure, 5) for name, figure in round_.figures.items()},
                }
            )  # fmt: skip

    def save(self, net: dict[str, Any], progress: dict[str, Any], told: Mapping[str, Any]) -> None:
        """Write everything; the picture only if Matplotlib is installed."""
        whole = about_net(self._game, identity=self._identity, **told)
        try:
            write_arrays(self.path / NET, net)
            write_arrays(self.path / PROGRESS, {**progress, "about": as_bytes(whole)})
            self._write_curve()
        except OSError as error:
            raise self._refused(error) from None

    def _write_curve(self) -> None:
        if not self.rows:
            return
        lines = io.StringIO()
        writer = csv.DictWriter(lines, list(self.rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(self.rows)
        with whole_file(self.path / CURVE) as stream:
            stream.write(lines.getvalue().encode())
        if find_spec("matplotlib"):
            draw_curves(curves_of(self.rows), self.path / PICTURE)

    def _refused(self, error: OSError) -> BourgadeError:
        why = error.strerror or str(error)
        return BourgadeError("error-file", file=str(error.filename or self.path), why=why)


def curves_of(rows: Iterable[Row]) -> list[ShareCurve]:
    """The rows of each table as a curve over millions of decisions."""
    found: dict[str, ShareCurve] = {}
    for row in rows:
        curve = found.setdefault(str(row["table"]), ShareCurve(str(row["table"]), [], [], [], []))
        curve.x.append(float(row["decisions"]) / 1e6)
        for values, name in ((curve.y, "share"), (curve.low, "low"), (curve.high, "high")):
            values.append(100 * float(row[name]))
    return list(found.values())


def _read_rows(file: Path, decisions: int) -> list[Row]:
    """The rows of a curve up to the point where the training resumes."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as stream:
        rows: list[Row] = [dict(row) for row in csv.DictReader(stream)]
    return [row for row in rows if float(row["decisions"]) <= decisions]


def _shown(value: Any) -> str:
    if isinstance(value, str | int | float):
        return str(value)
    return json.dumps(value, ensure_ascii=False)[:200]
