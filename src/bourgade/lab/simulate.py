"""Play many games at full speed, with results that depend on the study alone."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from bourgade.batches.playouts import Device
from bourgade.kernel.errors import BadBot, BadOption, BotFailed
from bourgade.lab.chunks import StudyEngine, Threads
from bourgade.lab.ray import LOCAL, OnRay
from bourgade.lab.results import Results
from bourgade.lab.row_files import Keeper, keeper
from bourgade.lab.rows import Rows
from bourgade.lab.signals import asked_to_stop
from bourgade.lab.study import Study

Report = Callable[[int], None]

ENGINES = ("threads", "ray")
DEVICES = ("cpu", "cuda")


def make_engine(
    name: str = "threads",
    *,
    device: str = "cpu",
    address: str | None = None,
    workers: int | None = None,
    chunk: int | None = None,
) -> StudyEngine:
    """What runs the games: threads, or a Ray cluster, by default one on this machine."""
    for flag, value, values in (("engine", name, ENGINES), ("device", device, DEVICES)):
        if value not in values:
            known = ", ".join(values)
            raise BadOption("error-not-one-of", flag=flag, value=value, values=known)
    where: Device = "cuda" if device == "cuda" else "cpu"
    if name == "ray":
        return OnRay(address or LOCAL, device=where, chunk=chunk)
    return Threads(workers, chunk, where)


def simulate(
    study: Study,
    report: Report = lambda done: None,
    *,
    engine: StudyEngine | str = "threads",
    device: str = "cpu",
    address: str | None = None,
    file: str | Path | None = None,
    per: str = "game",
    keep: bool | None = None,
    workers: int | None = None,
    chunk: int | None = None,
) -> Results:
    """Play the study; Ctrl-C keeps what was played so far. ``report`` gets numbers of games.

    ``file`` takes the rows while they are played; an existing Parquet file is resumed. Without a
    file the rows are in the results, unless ``keep`` says otherwise. ``per`` says what a row of
    the file is about: a ``game``, or a ``player`` with all that is noted of them. ``engine``,
    ``device``, ``workers`` and the size of the ``chunk`` say where games are played; none changes a
    row.
    """
    if isinstance(engine, str):
        made = make_engine(engine, device=device, address=address, workers=workers, chunk=chunk)
        with closing(made):
            return simulate(study, report, engine=made, file=file, per=per, keep=keep)
    where = None if file is None else Path(file)
    results = Results(
        study.variant,
        study.bots,
        metadata=study.metadata,
        keep=where is None if keep is None else keep,
    )
    with closing(keeper(study, where, per)) as kept:
        try:
            _play(study, engine, kept, results, report)
        except (BadBot, BotFailed):
            _try(results, kept.finish)  # what was played before stays
            raise
        results.interrupted = results.games < study.games
        _try(results, kept.finish)
    return results


def _play(
    study: Study, engine: StudyEngine, kept: Keeper, results: Results, report: Report
) -> None:
    stop = threading.Event()
    with asked_to_stop(stop.set):
        for rows in kept.stored():
            results.add_rows(rows)
        results.stored = results.games
        if results.games == study.games:
            return
        engine.check(study)
        with closing(engine.play(study, results.games, stop)) as chunks:
            coming = in_order(chunks, results.games)
            while True:
                try:
                    for rows in coming:
                        results.add_rows(rows)
                        _try(results, kept.add, rows)
                        if results.trouble:
                            stop.set()  # there is no point in playing more
                        report(len(rows["game"]))
                    return
                except KeyboardInterrupt:
                    # From here on only what is being played is waited for.
                    stop.set()
                    report = _nobody


def _nobody(done: int) -> None: ...


def _try(results: Results, write: Callable[..., None], *given: Rows) -> None:
    """Write to the file; a full disk is reported after the results, so that they are not lost."""
    if results.trouble is None:
        try:
            write(*given)
        except OSError as error:
            results.trouble = error


def in_order(chunks: Iterable[Rows], start: int) -> Iterator[Rows]:
    """Chunks that come in any order, each after the games before it; not those after a gap."""
    early: dict[int, Rows] = {}
    for rows in chunks:
        early[int(rows["game"][0])] = rows
        while start in early:
            following = early.pop(start)
            start += len(following["game"])
            yield following
