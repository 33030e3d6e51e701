"""Figures of one worker for Prometheus, served at an address of their own.

Every worker tells its own figures, at a port of its own: nothing has to be added up here, and
Prometheus can tell the workers apart.
"""

from __future__ import annotations

import contextlib
import logging
import re
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)
from sqlalchemy import Engine, event
from sqlalchemy.exc import IntegrityError

from bourgade import __version__
from bourgade.server.errors import ServerError
from bourgade.server.store import ActionRow
from bourgade.server.workers.waiting_line import WaitingLine

QUICK = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)
"""Bounds in seconds of what should take no time: statements, and games played again."""

USUAL = (0.005, 0.01, 0.03, 0.1, 0.25, 0.5, 1, 2.5, 10)
"""Bounds in seconds of what people wait for."""

disable_created_metrics()  # when each figure began to be counted is of no use to anybody

log = logging.getLogger(__name__)


class Metrics:
    """The figures, each with its name; parts of the server add to them."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("bourgade", "The program.", registry=registry).info({"version": __version__})
        self._requests = Counter(
            "bourgade_requests", "Requests answered.", ["method", "route", "status"],
            registry=registry,
        )  # fmt: skip
        self._answers = Histogram(
            "bourgade_request_seconds", "From a request to the first byte of its answer.",
            ["route"], buckets=USUAL, registry=registry,
        )  # fmt: skip
        self.streams = Gauge("bourgade_streams", "Streams that are open.", registry=registry)
        self._moves = Counter(
            "bourgade_moves", "Moves stored, by game and by who made them.", ["game", "by"],
            registry=registry,
        )  # fmt: skip
        self._boards = Histogram(
            "bourgade_board_seconds", "From a move to its board; those who share one count once.",
            buckets=USUAL, registry=registry,
        )  # fmt: skip
        self._opened = Counter(
            "bourgade_table_reads", "Tables asked for: in memory, or read from the store.",
            ["source"], registry=registry,
        )  # fmt: skip
        self.replays = Histogram(
            "bourgade_replay_seconds", "Playing the log of a table again.",
            buckets=QUICK, registry=registry,
        )  # fmt: skip
        self._tables = Gauge("bourgade_open_tables", "Tables in memory.", registry=registry)
        self.damaged = Counter(
            "bourgade_damaged_tables", "Tables whose stored rows were found damaged.",
            registry=registry,
        )  # fmt: skip
        self._waiting = Gauge(
            "bourgade_thinking_queue", "Questions that wait for a thinking process.", ["line"],
            registry=registry,
        )  # fmt: skip
        self._waited = Histogram(
            "bourgade_thinking_wait_seconds", "How long questions waited for one.", ["line"],
            buckets=USUAL, registry=registry,
        )  # fmt: skip
        self.page_moves = Counter(
            "bourgade_page_moves", "Moves of bots that pages were to think of: made, or missed.",
            ["how"], registry=registry,
        )  # fmt: skip
        self._statements = Histogram(
            "bourgade_statement_seconds", "Statements of the database.", ["engine"],
            buckets=QUICK, registry=registry,
        )  # fmt: skip
        self._connections = Gauge(
            "bourgade_database_connections", "Connections in use.", ["engine"], registry=registry
        )
        self._database_errors = Counter(
            "bourgade_database_errors", "Statements and connections that failed, by kind.",
            ["kind"], registry=registry,
        )  # fmt: skip
        self._logged = Counter(
            "bourgade_log_lines", "Warnings and errors logged.", ["level"], registry=registry
        )
        self.from_memory = self._opened.labels("memory")
        self.from_store = self._opened.labels("store")
        self._known: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}

    def request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """A request was answered; without seconds it waited because it was asked to."""
        key = (method, route, status)
        found = self._known.get(key)
        if found is None:
            found = self._requests.labels(method, route, status), self._answers.labels(route)
            self._known[key] = found
        found[0].inc()
        if seconds is not None:
            found[1].observe(seconds)

    def moved(self, game: str, bots: Mapping[str, str], rows: Sequence[ActionRow]) -> None:
        """Rows of a log were stored."""
        for row in rows:
            if not row.text.startswith("!"):
                by = "chance" if row.actor == "*" else "person"
                self._moves.labels(game, "bot" if row.actor in bots else by).inc()

    def board_sent(self, made: float) -> None:
        """A board was sent whose last move was made then; clocks of two machines may differ."""
        self._boards.observe(max(0.0, time.time() - made))

    # What is looked at when somebody asks

    def watch_tables(self, tables: Mapping[str, object]) -> None:
        self._tables.set_function(lambda: len(tables))

    def watch_lines(self, lines: Mapping[str, WaitingLine]) -> None:
        for name, line in lines.items():
            self._waiting.labels(name).set_function(lambda line=line: line.length)
            line.told = self._waited.labels(name).observe

    def watch_engines(self, engines: Mapping[str, Engine]) -> None:
        for name, engine in engines.items():
            pool: Any = engine.pool
            self._connections.labels(name).set_function(pool.checkedout)
            self._time_statements(engine, self._statements.labels(name))

    def statement(self, engine: str) -> Callable[[float], None]:
        """What is told the seconds of each statement that the engine itself does not hear of."""
        return self._statements.labels(engine).observe

    def _time_statements(self, engine: Engine, seconds: Histogram) -> None:
        def begun(_: Any, __: Any, ___: Any, ____: Any, context: Any, _____: Any) -> None:
            context.begun_at = time.perf_counter()

        def done(_: Any, __: Any, ___: Any, ____: Any, context: Any, _____: Any) -> None:
            seconds.observe(time.perf_counter() - context.begun_at)

        def failed(context: Any) -> None:
            # A row that another writer was first with is an answer like others.
            if not isinstance(context.sqlalchemy_exception, IntegrityError):
                self._database_errors.labels(type(context.original_exception).__name__).inc()

        event.listen(engine, "before_cursor_execute", begun)
        event.listen(engine, "after_cursor_execute", done)
        event.listen(engine, "handle_error", failed)

    # Serving

    @contextlib.contextmanager
    def served(self, where: str, workers: int) -> Generator[None]:
        """Count what is logged, and answer at the address, if one is given."""
        counting = _Counting(self._logged)
        ours = logging.getLogger("bourgade")
        ours.addHandler(counting)
        server = self._serve(where, workers) if where else None
        try:
            yield
        finally:
            ours.removeHandler(counting)
            if server is not None:
                server.shutdown()
                server.server_close()

    def _serve(self, where: str, workers: int) -> Any:
        """Take the first port that no other worker has; people can play without figures too."""
        host, first = port_of(where)
        why: object = None
        for port in range(first, first + workers):
            try:
                return start_http_server(port, host, self.registry)[0]
            except OSError as error:
                why = error
        log.error("no figures at %s: %s", where, why)
        return None


class _Counting(logging.Handler):
    """Counts the lines that are logged as warnings or errors."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.WARNING)
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        self._counter.labels(record.levelname.lower()).inc()


def port_of(where: str) -> tuple[str, int]:
    """The address and the port of ``127.0.0.1:9100`` or ``[::1]:9100``."""
    found = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([^:\[\]]+)):([0-9]{1,5})", where)
    if found is None or not 0 < int(found[3]) < 65_536:
        raise ServerError("error-metrics-address", where=where)
    return found[1] or found[2], int(found[3])
