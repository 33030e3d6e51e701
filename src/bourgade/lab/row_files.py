"""Files of rows: Parquet, written in parts while a study is played, or CSV, written whole.

A study that is stopped, by Ctrl-C or by a machine that dies, goes on from the rows that its file
and its parts hold. They are always the first games of the study, without a gap.
"""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.files import whole_file
from bourgade.lab.fingerprint import short
from bourgade.lab.results import Results
from bourgade.lab.rows import KEPT, NOTED, TOLD, Column, Numbers, Rows, Sheet
from bourgade.lab.study import Study

SUFFIXES = (".parquet", ".csv")

SAVING, MOST_SAVING = 2.0, 60.0
"""Seconds until the first part is written, and at most between two of a long study."""

MOST_ROWS = 2**20  # rows after which a part is written, however soon


ROWS = ("game", "player")
"""What a row of a file is about; those of players have all that is noted of them."""


class Keeper:
    """Takes the rows of a study, in order, and makes a file of them; this one keeps nothing."""

    def stored(self) -> Iterator[Rows]:
        """The first games of the study, as far as they are there already."""
        return iter(())

    def add(self, rows: Rows) -> None: ...

    def finish(self) -> None:
        """Make the file of all rows; what was there before is replaced whole or not at all."""

    def close(self) -> None:
        """Let go of the file. What a study can go on from is kept."""


def check_format(file: Path) -> None:
    """Refuse a file that rows cannot be written to, before anything is played for it."""
    if file.suffix.lower() not in SUFFIXES:
        raise BourgadeError("error-output-format", file=str(file), suffixes=", ".join(SUFFIXES))
    if _is_parquet(file) and find_spec("polars") is None:
        raise BourgadeError("error-no-polars", file=str(file))


def check_rows(per: str) -> None:
    """Refuse rows that are about something else."""
    if per not in ROWS:
        raise BadOption("error-not-one-of", flag="per", value=per, values=", ".join(ROWS))


def games_there(study: Study, file: Path, per: str = "game") -> int:
    """How many games of a study its file holds already; one of another study is refused."""
    check_format(file)
    return sum(part.games for part in _Parts(study, file, per).found()) if _is_parquet(file) else 0


def keeper(study: Study, file: Path | None, per: str = "game") -> Keeper:
    """What keeps the rows of a study: in that file, if there is one."""
    check_rows(per)
    if file is None:
        return Keeper()
    check_format(file)
    return _Parts(study, file, per) if _is_parquet(file) else _Csv(study.sheet, file, per)


def write_rows(results: Results, file: Path, per: str = "game") -> None:
    """Write the rows of results that kept them; whole or not at all."""
    check_rows(per)
    check_format(file)
    if _is_parquet(file):
        with whole_file(file) as target:
            target.write(_packed(results.sheet, results.rows, results.metadata, per))
        return
    with closing(_Csv(results.sheet, file, per)) as table:
        table.add(results.rows)
        table.finish()


def _is_parquet(file: Path) -> bool:
    return file.suffix.lower() == ".parquet"


class _Csv(Keeper):
    """A file beside the one wanted, which takes its place when all rows are there."""

    def __init__(self, sheet: Sheet, file: Path, per: str = "game") -> None:
        self._sheet = sheet
        self._per = per
        self._file = file
        self._part = file.with_name(f".{file.name}.part")
        self._target: Any = None

    def add(self, rows: Rows) -> None:
        found = _columns(self._sheet, rows, self._per)
        columns = [column for column in found if column.values.ndim == 1]  # a cell holds no list
        if self._target is None:
            self._target = self._part.open("w", encoding="utf-8", newline="")
            _writer(self._target).writerow(column.name for column in columns)
        cells = (_cells(column) for column in columns)
        _writer(self._target).writerows(zip(*cells, strict=True))

    def finish(self) -> None:
        if self._target is not None:
            self._target.close()
            self._part.replace(self._file)

    def close(self) -> None:
        if self._target is not None:
            with suppress(OSError):  # of a full disk: told already
                self._target.close()
            self._part.unlink(missing_ok=True)


def _writer(target: Any) -> Any:
    return csv.writer(target, lineterminator="\n")


def _cells(column: Column) -> list[Any]:
    cells: list[Any] = column.cells.tolist()
    # As programs other than Python write them.
    return [str(cell).lower() for cell in cells] if column.values.dtype == bool else cells


class _Part:
    """A Parquet file with games of a study, or what a crash left of one."""

    def __init__(self, file: Path, seats: int) -> None:
        self.file = file
        pl = polars()
        try:
            metadata: dict[str, str] = pl.read_parquet_metadata(file)
            rows = int(pl.scan_parquet(file).select(pl.len()).collect().item())
        except (OSError, pl.exceptions.PolarsError):
            metadata, rows = {}, 0
        self.per = metadata.get("per", "older")
        self.games = rows // seats if self.per == "player" else rows
        self.study = metadata.get("study", "")
        self.identity: dict[str, Any] = json.loads(metadata.get("identity", "{}"))


class _Parts(Keeper):
    """A Parquet file, and a folder of parts beside it while the study is not over."""

    def __init__(self, study: Study, file: Path, per: str = "game") -> None:
        self._study = study
        self._file = file
        self._per = per
        self._seats = study.variant.seats
        self._folder = file.with_name(f"{file.name}.parts")
        self._there: list[Path] = []
        self._games = 0
        self._rows: list[Rows] = []
        self._pause = SAVING
        self._due = time.monotonic() + SAVING
        self._lock: Any = None

    def found(self) -> list[_Part]:
        """What the file and the parts hold, from the first game on, without a gap."""
        found = [part for part in [_Part(self._file, self._seats)] if self._is_ours(part)]
        games = sum(part.games for part in found)
        for file in sorted(self._folder.glob("[0-9]*.parquet")):
            part, start = _Part(file, self._seats), int(file.stem)
            if self._is_ours(part) and start == games:
                found.append(part)
                games += part.games
        return found

    def _is_ours(self, part: _Part) -> bool:
        """Whether it belongs to the study. What another one still needs is refused."""
        if part.study == self._study.digest and part.per != self._per:
            raise BourgadeError("error-other-rows", file=str(part.file), found=part.per)
        if part.study == self._study.digest or not part.study:
            return bool(part.study)
        if part.file == self._file and part.games == part.identity.get("games"):
            return False  # a study that is over may be replaced, as any file
        key, there, here = next(
            (key, part.identity.get(key), here)
            for key, here in self._study.identity.items()
            if part.identity.get(key) != here
        )
        place = self._file if part.file == self._file else self._folder
        raise BourgadeError(
            "error-other-study", file=str(place), found=short(part.study),
            wanted=short(self._study.digest), part=key, there=_shown(there), here=_shown(here),
        )  # fmt: skip

    def stored(self) -> Iterator[Rows]:
        self._take_folder()
        for part in self.found():
            wide = 1 if self._per == "game" else self._seats
            for start in range(0, part.games, MOST_ROWS // wide):
                at, count = start * wide, MOST_ROWS // wide * wide
                frame = polars().scan_parquet(part.file).slice(at, count).collect()
                unpack = _unpacked if self._per == "game" else _unpacked_players
                yield unpack(self._study, frame)
            self._games += part.games
            self._there.append(part.file)

    def _take_folder(self) -> None:
        """Two programs that write the same study would spoil each other's parts."""
        try:
            self._folder.mkdir(exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            raise BourgadeError("error-file", file=str(self._folder), why=why) from None
        with suppress(ImportError):  # on Windows nobody watches
            flock = import_module("fcntl")
            self._lock = (self._folder / "lock").open("w")
            try:
                flock.flock(self._lock, flock.LOCK_EX | flock.LOCK_NB)
            except BlockingIOError:
                raise BourgadeError("error-study-running", file=str(self._file)) from None

    def add(self, rows: Rows) -> None:
        self._rows.append(rows)
        waiting = sum(len(rows["game"]) for rows in self._rows)
        if time.monotonic() >= self._due or waiting >= MOST_ROWS:
            self._save()

    def _save(self) -> None:
        """Write what has come in since the last part."""
        if self._rows:
            rows = self._study.sheet.joined(self._rows)
            part = self._folder / f"{self._games:012}.parquet"
            with whole_file(part) as target:
                target.write(_packed(self._study.sheet, rows, self._study.metadata, self._per))
            self._there.append(part)
            self._games += len(rows["game"])
            self._rows = []
        # Fewer and larger parts as the study grows.
        self._pause = min(MOST_SAVING, 1.1 * self._pause)
        self._due = time.monotonic() + self._pause

    def finish(self) -> None:
        self._save()
        if len(self._there) == 1:
            self._there[0].replace(self._file)
        elif self._there:
            self._join()
        shutil.rmtree(self._folder)

    def _join(self) -> None:
        """One file of all parts, without reading them into the memory."""
        part = self._folder / "whole.part"
        rows = polars().scan_parquet(self._there)
        rows.sink_parquet(part, metadata={**self._study.metadata, "per": self._per})
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(self._file)

    def close(self) -> None:
        with suppress(OSError):  # of a full disk: told already
            self._save()
        if self._lock is not None:
            self._lock.close()


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _columns(sheet: Sheet, rows: Rows, per: str) -> list[Column]:
    return sheet.columns(rows) if per == "game" else sheet.player_columns(rows)


def _packed(sheet: Sheet, rows: Rows, metadata: dict[str, str], per: str = "game") -> bytes:
    """Rows as a Parquet file that names its study."""
    series, target = polars().Series, io.BytesIO()
    columns = [
        series(column.name, column.values)
        if column.words is None
        else series(column.name, column.words).gather(column.values)
        for column in _columns(sheet, rows, per)
    ]
    polars().DataFrame(columns).write_parquet(target, metadata={**metadata, "per": per})
    return target.getvalue()


def _unpacked(study: Study, frame: Any) -> Rows:
    """Rows of games from a Parquet file; who sat where follows from the study."""
    sheet, seats = study.sheet, study.variant.words["seats"]
    rows: Rows = {name: frame[name].to_numpy() for name in ("game", "finished", "turns", "plies")}
    rows["seating"] = study.seating(int(rows["game"][0]), frame.height)

    def columns(name: str) -> list[Any]:
        return [frame[f"{name}_{seat}"] for seat in seats]

    rows["winners"] = (np.stack(columns("won"), axis=1) > 0).astype(np.int8)
    for name in sheet.measures:
        rows[name] = np.stack(columns(name), axis=1)
    for name in sheet.traits:
        codes = {**{word: n for n, word in enumerate(sheet.trait_words(name))}, "": -1}
        rows[name] = np.stack([c.replace_strict(codes) for c in columns(name)], axis=1)
    rows["ending"] = _endings(sheet, frame["ending"])
    for name in KEPT:
        rows[name] = np.stack(columns(name), axis=1) - (name == "place")
    for name, of in NOTED.items() if sheet.slots else ():
        rows[of] = np.stack([c.to_numpy() for c in columns(name)], axis=1)
    return rows


def _endings(sheet: Sheet, column: Any) -> Numbers:
    codes = {**{word: n for n, word in enumerate(sheet.variant.game.endings)}, "": -1}
    return column.replace_strict(codes).to_numpy().astype(np.int8)


def _unpacked_players(study: Study, frame: Any) -> Rows:
    """The same from rows of players."""
    sheet, seats = study.sheet, study.variant.seats
    games = frame.height // seats

    def told(name: str) -> Numbers:
        return frame[name].to_numpy().reshape(games, seats)

    def stacked(names: Iterable[str], dtype: Any) -> Numbers:
        found = [told(name) for name in names]
        return (
            np.stack(found, axis=2).astype(dtype) if found else np.zeros((games, seats, 0), dtype)
        )

    rows: Rows = {name: told(name)[:, 0] for name in ("game", "finished", "turns", "plies")}
    rows["seating"] = study.seating(int(rows["game"][0]), games)
    rows["winners"] = (told("won") > 0).astype(np.int8)
    rows["ending"] = _endings(sheet, frame["ending"]).reshape(games, seats)[:, 0]
    for name in (*sheet.measures, *TOLD):
        rows[name] = told(name) - (name == "place")
    for name in sheet.traits:
        codes = {**{word: n for n, word in enumerate(sheet.trait_words(name))}, "": -1}
        rows[name] = frame[name].replace_strict(codes).to_numpy().reshape(games, seats)
    rows["scores"] = stacked((f"score {name}" for name in study.variant.game.scores), np.int32)
    rows["lines"] = stacked((f"line {name}" for name in sheet.lines), np.int32)
    rows["sums"] = stacked((slot.name for slot in sheet.slots), np.int32)
    rows["firsts"] = stacked((f"{slot.name} turn" for slot in sheet.slots), np.int16)
    return rows


@cache
def polars() -> Any:
    """Polars, which reads and writes Parquet."""
    try:
        return import_module("polars")
    except ImportError:
        raise BourgadeError("error-needs-extra", package="polars", extra="lab") from None
