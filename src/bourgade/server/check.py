"""What would keep a server from opening, or trouble it later: ``bourgade serve --check``."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import resource
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection

from bourgade.bots import make
from bourgade.compile.engine import can_compile
from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.i18n import Value
from bourgade.server.errors import ServerError
from bourgade.server.metrics import port_of
from bourgade.server.readiness import ROOM
from bourgade.server.run import check_port, play_with
from bourgade.server.senders import Proxies
from bourgade.server.settings import Settings
from bourgade.server.store.address import database_at
from bourgade.server.store.database import Database
from bourgade.server.store.version import newest_version
from bourgade.server.views.host_text import host_text
from bourgade.server.web_push import check_contact
from bourgade.server.word_filter import word_filter
from bourgade.server.words import TEXTS

FEW_FILES = 4096
"""Open files below which a few thousand watchers are turned away."""

State = Literal["ok", "note", "not ok"]


@dataclass(frozen=True)
class Finding:
    """What one look found; the sentence speaks the language that was asked for."""

    state: State
    text: str


class SetupCheck:
    """All looks at a set-up, none of which changes it."""

    def __init__(self, settings: Settings, language: str) -> None:
        self.settings = settings
        self._language = language

    def findings(self) -> Iterator[Finding]:
        looks: tuple[Callable[[], Finding], ...] = (
            self._database,
            self._disk,
            self._workers,
            self._port,
            self._metrics,
            self._safety,
            self._proxies,
            self._files,
            self._privacy,
            self._chat,
            self._push,
            self._budgets,
            self._games,
            self._numba,
        )
        for look in looks:
            try:
                yield look()
            except BourgadeError as error:
                yield Finding("not ok", error.text(self._language))

    def _say(self, message: str, state: State = "ok", **args: Value) -> Finding:
        return Finding(state, TEXTS.say(self._language, message, **args))

    def _database(self) -> Finding:
        database = database_at(self.settings.url)
        if database.folder and not database.is_there():
            # Not made now: it would belong to whoever looks, perhaps not to whoever serves.
            if not os.access(_existing(database.folder), os.W_OK | os.X_OK):
                raise database.bad("error-database-file", why="closed")
            return self._say("check-database-new", database=database.shown)
        found, newest = asyncio.run(_version(database)), newest_version() or ""
        if found is None:
            return self._say("check-database-new", database=database.shown)
        if found != newest:
            return self._say(
                "check-database-old", database=database.shown, found=found, newest=newest
            )
        return self._say("check-database", database=database.shown, found=found)

    def _disk(self) -> Finding:
        folder = database_at(self.settings.url).folder
        if folder is None:
            return self._say("check-disk-elsewhere")
        free = shutil.disk_usage(_existing(folder)).free >> 20
        enough: State = "ok" if free >= ROOM else "not ok"
        return self._say("check-disk", enough, free=free, room=ROOM)

    def _workers(self) -> Finding:
        workers, cores = self.settings.workers, os.cpu_count() or 1
        if workers > 1 and self.settings.url.startswith("sqlite"):
            raise ServerError("error-workers-need-postgres", workers=workers)
        state: State = "ok" if workers <= cores else "note"
        return self._say("check-workers", state, workers=workers, cores=cores)

    def _port(self) -> Finding:
        host, port = self.settings.host, self.settings.port
        check_port(host, port)
        return self._say("check-port", host=host, port=str(port))

    def _metrics(self) -> Finding:
        if not self.settings.metrics:
            return self._say("check-metrics-off")
        host, first = port_of(self.settings.metrics)
        for port in range(first, first + self.settings.workers):
            check_port(host, port)
        return self._say("check-metrics", where=self.settings.metrics)

    def _safety(self) -> Finding:
        """Whether strangers could read along."""
        if self.settings.secure:
            return self._say("check-secure")
        return (
            self._say("check-local")
            if _is_local(self.settings.host)
            else self._say("check-open", "note")
        )

    def _proxies(self) -> Finding:
        """Whose word is taken for where a request comes from."""
        Proxies(self.settings.proxy)
        if self.settings.proxy:
            return self._say("check-proxy", proxy=self.settings.proxy)
        behind_one = self.settings.secure
        return self._say("check-no-proxy", "note" if behind_one else "ok")

    def _files(self) -> Finding:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if most == resource.RLIM_INFINITY:
            return self._say("check-files-unlimited")
        if most < FEW_FILES:
            return self._say("check-few-files", "note", files=most, few=FEW_FILES)
        return self._say("check-files", files=most)

    def _privacy(self) -> Finding:
        """Whether strangers can read whom to ask, and the host's own text if there is one."""
        if self.settings.privacy:
            host_text(self.settings.privacy)
        if _is_local(self.settings.host) or self.settings.contact:
            return self._say("check-privacy")
        return self._say("check-no-contact", "note")

    def _chat(self) -> Finding:
        """What people may say, and whether the words can be read that they may not."""
        word_filter(self.settings.chat_filter)
        return self._say(f"check-chat-{self.settings.chat}")

    def _push(self) -> Finding:
        """Whether people can be called, and whom push services turn to."""
        check_contact(self.settings.push)
        if not self.settings.push:
            return self._say("check-push-off")
        return self._say("check-push", contact=self.settings.push)

    def _budgets(self) -> Finding:
        hint, chances = self.settings.hint_budget, self.settings.chances_budget
        for budget in (hint, chances):
            make(f"mcts:{budget}")
        return self._say("check-budgets", hint=hint, chances=chances)

    def _games(self) -> Finding:
        names = registry.names()
        for name in names:
            registry.find(name)
        play_with(self.settings.content)
        return self._say("check-games", games=", ".join(names))

    def _numba(self) -> Finding:
        return self._say("check-numba") if can_compile() else self._say("check-no-numba", "note")


async def _version(database: Database) -> str | None:
    """The version of the schema of a database in which tables can be made."""

    def work(connection: Connection) -> str | None:
        found = database.version_of(connection)
        connection.exec_driver_sql("CREATE TABLE bourgade_check (n INTEGER)")
        connection.exec_driver_sql("DROP TABLE bourgade_check")
        return found

    try:
        return await database.try_write(work)
    finally:
        await database.close()


def _existing(folder: Path) -> Path:
    return next(path for path in (folder, *folder.parents) if path.exists())


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
