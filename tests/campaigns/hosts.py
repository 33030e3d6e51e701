"""A server as a host runs it, by its command, on a database of its own; and its processes."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.campaigns.report import Report
from tests.campaigns.shim import Shim
from tests.server import postgres
from tests.server.processes import command_of, offspring, wait_for_the_end
from tests.server.web.club import Server

THINKER, WORKER = b"bourgade.server.workers", b"spawn_main"


class Host(Server):
    """A server that can be killed in parts and started again."""

    def __init__(
        self,
        folder: Path,
        cluster: postgres.Cluster | None = None,
        **settings: Any,
    ) -> None:
        self.folder, self.cluster = folder, cluster
        self.disk = folder / "disk"
        self.disk.mkdir(exist_ok=True)
        url = cluster.empty_database() if cluster else f"sqlite:///{self.disk / 'tables.db'}"
        super().__init__(url, folder, folder / "games", workers=2 if cluster else 1)
        self.settings |= settings
        self._environment |= {"PYTHONWARNINGS": "default", "PYTHONFAULTHANDLER": "1"}

    def add(self, environment: Mapping[str, str]) -> None:
        """Variables for the next start."""
        self._environment |= environment

    def start(self, *command: str, **options: Any) -> None:
        """Start it as ``bourgade serve`` does, and wait until it answers."""
        chosen = {"port": self.port, "database": self.url, **self.settings}
        flags = [w for k, v in chosen.items() for w in (f"--{k.replace('_', '-')}", str(v))]
        super().start("-m", "bourgade", "serve", *flags, *command, **options)

    def opens(self) -> bool:
        """Start it, if it wants to."""
        try:
            self.start()
        except AssertionError:
            self.kill()
            return False
        return True

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def parts(self) -> dict[str, list[int]]:
        """What can be killed, by kind."""
        found: dict[str, list[int]] = {"server": [self.pid], "worker": [], "thinker": []}
        for pid in offspring(self.pid):
            words = command_of(pid)
            if THINKER in words:
                found["thinker"].append(pid)
            elif WORKER in words:
                found["worker"].append(pid)
        if self.cluster:
            found["postmaster"] = [self.cluster.pid]
            backends = offspring(self.cluster.pid)
            found["backend"] = [p for p in backends if b"bourgade bourgade" in command_of(p)]
        return {kind: pids for kind, pids in found.items() if pids}

    def strike(self, kind: str, pid: int) -> int:
        """Kill one process, and start again what nobody else does; how many had to be ended by
        hand because they outlived it."""
        if kind == "postmaster":
            assert self.cluster is not None
            self.cluster.kill()
            self.cluster.start()
            return 0
        if kind != "server":
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            return 0
        left = offspring(pid)
        self.kill()
        outlived = wait_for_the_end(left, 5)
        for orphan in outlived:
            with suppress(ProcessLookupError):
                os.kill(orphan, signal.SIGKILL)
        wait_for_the_end(outlived, 5)
        self.start()
        return len(outlived)

    def abort(self) -> None:
        """End it so that each process logs what its threads were doing."""
        for pid in (*offspring(self.pid), self.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGABRT)
        wait_for_the_end([self.pid], 20)

    def end(self) -> None:
        """Stop, with everything that it has started."""
        left = offspring(self.pid) if self.process else []
        self.stop()
        for orphan in wait_for_the_end(left, 1):
            with suppress(ProcessLookupError):
                os.kill(orphan, signal.SIGKILL)


@contextmanager
def hosted(database: str, **options: Any) -> Iterator[Host]:
    """A host in a folder that is thrown away, not started yet."""
    with tempfile.TemporaryDirectory(prefix="bourgade-campaign-") as folder:
        if database == "sqlite":
            host = Host(Path(folder), **options)
            try:
                yield host
            finally:
                host.end()
            return
        with postgres.running() as cluster:
            host = Host(Path(folder), cluster, **options)
            try:
                yield host
            finally:
                host.end()


@contextmanager
def shimmed(report: Report, *, trace: bool = False, **options: Any) -> Iterator[tuple[Host, Shim]]:
    """A host that runs, whose disk and clock can be told what to do; it never fails for that."""
    with hosted(report.database, **options) as host:
        shim = Shim(host.folder, host.disk)
        host.add(shim.environment | ({"BOURGADE_SHIM_TRACE": str(shim.trace)} if trace else {}))
        host.start()
        yield host, shim
        if "Traceback" in host.log:
            report.fault("traceback", host.log[-2000:])
