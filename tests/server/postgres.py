"""A PostgreSQL of our own for the tests, in a temporary folder, heard on a socket only."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

REQUIRED = "BOURGADE_REQUIRE_POSTGRES"
"""Set to 1 where PostgreSQL must be there, so that its tests cannot be skipped by accident."""

OWNER = "bourgade"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: that of the PATH, else Debian's newest."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(versions, key=lambda file: float(file.parts[-3]), default=None)
    return newest and newest.parent


EMPTY = """
SET client_min_messages = warning;
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
GRANT USAGE ON SCHEMA public TO PUBLIC;
"""


PATIENCE = 120.0
"""Seconds for a server to end, on a machine that is busy with other tests."""


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, synced: bool) -> None:
        self.folder, self._synced = folder, synced
        self._programs = programs()
        self._made = False
        self._server: subprocess.Popen[Any] | None = None
        data = str(folder / "data")
        self._run(
            "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def empty_database(self) -> str:
        """The address of the one database, made empty again: faster than making another one."""
        where = ["-h", str(self.folder), "-U", OWNER]
        if self._server is None or self._server.poll() is not None:
            self.start()  # a test that failed may have left it stopped
        if not self._made:
            self._run("createdb", *where, OWNER)
            self._made = True
        self._run("psql", *where, "-q", "-X", "-v", "ON_ERROR_STOP=1", "-c", EMPTY)
        return self.url(OWNER)

    def start(self) -> None:
        ready = [self._program("pg_isready"), "-q", "-h", str(self.folder)]
        for _ in range(3000):
            if self._server is None or self._server.poll() is not None:
                self._server = self._launch()  # again, where one that was killed still lets go
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.02)
        raise RuntimeError((self.folder / "log").read_text())

    def _launch(self) -> subprocess.Popen[Any]:
        settings = ["listen_addresses=", "max_connections=200", "log_min_messages=fatal"]
        if not self._synced:
            settings += ["fsync=off", "full_page_writes=off"]
        options = [word for setting in settings for word in ("-c", setting)]
        command = [self._program("postgres"), "-D", str(self.folder / "data")]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [*command, "-k", str(self.folder), *options], stderr=log, **self._user()
            )

    def stop(self) -> None:
        """End it at once; connections are cut."""
        if self._server:
            self._server.send_signal(signal.SIGINT)
            self._server.wait(PATIENCE)
            self._server = None

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def kill(self) -> None:
        """End it as kill -9 does; its own processes notice and end too."""
        assert self._server is not None
        self._server.kill()
        self._server.wait(PATIENCE)
        self._server = None

    def _program(self, name: str) -> str:
        assert self._programs is not None
        return str(self._programs / name)

    def _run(self, program: str, *args: str) -> None:
        command = [self._program(program), *args]
        done = subprocess.run(command, capture_output=True, text=True, check=False, **self._user())
        assert done.returncode == 0, done.stderr

    def _user(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        if os.getuid() != 0:
            return {}
        user = ordinary_user()
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def ordinary_user() -> pwd.struct_passwd:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


@contextmanager
def running(*, synced: bool = True) -> Iterator[Cluster]:
    """A cluster while it is needed; where no power can fail, it need not wait for the disk."""
    # Sockets have short names, and root's own folders are closed to other users.
    folder = Path(tempfile.mkdtemp(prefix="bourgade-"))
    try:
        if os.getuid() == 0:
            os.chown(folder, ordinary_user().pw_uid, -1)
        cluster = Cluster(folder, synced)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
