"""A database: what all kinds have in common, how it is brought up to date, and what is said when
it cannot be used."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bourgade.server.errors import ServerError
from bourgade.server.store import queries, schema
from bourgade.server.store.rows import ActionRow

TIMEOUT = 30.0  # seconds that one transaction waits for another
MIGRATIONS = Path(__file__).parent / "migrations"

T = TypeVar("T")
Work = Callable[[Connection], T]


class Taken(Exception):
    """Another writer was first with this row; nothing was written."""


class Gone(ServerError):
    """The match was removed by the host; nothing was written."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-table-removed")


class BadDatabase(ServerError):
    """A database that cannot be used."""

    status = 503


class Unreachable(BadDatabase):
    """The way to the database is lost."""

    in_doubt = False  # whether what was to be committed may have been


class Database(ABC):
    """A database, which runs whole transactions: work that gets a connection."""

    shared = False  # whether other workers may write too
    folder: Path | None = None  # on a disk of this machine, if it is there

    def __init__(self, address: str) -> None:
        self.address = address
        self.timed: Callable[[float], None] | None = None
        """Told how long a statement took that writes and that no engine hears of."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that reads; all that it sees is of one instant."""

    @abstractmethod
    async def write(self, work: Work[T], written: Work[bool] | None = None) -> T | None:
        """Run work that writes, all of it or nothing; what returned is on the disk.

        ``written`` finds out whether it is there already. With it, work whose commit was not
        answered is done again: its result is None then, if the first attempt had come through.
        """

    async def add_actions(
        self, match: str, actions: Sequence[ActionRow], written: Work[bool]
    ) -> None:
        """Add rows to the log of a match, and nothing else: what most moves are."""
        await self.write(lambda connection: queries.add_rows(connection, match, actions), written)

    @property
    @abstractmethod
    def engines(self) -> dict[str, Engine]:
        """What reads and what writes."""

    def is_there(self) -> bool:
        """Whether there is something to open; to find out creates nothing."""
        return True

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def try_write(self, work: Work[T]) -> T:
        """The same in one attempt."""

    async def scrub(self) -> bool:
        """After something was erased: see that no file beside the tables still has it, if that is
        up to us; False if somebody stood in the way."""
        return True

    async def prepare(self, work: Work[None] | None = None) -> None:
        """Bring the database up to date, or do other work in one that may not be there yet."""
        await self.write(work or self.migrate)

    def migrate(self, connection: Connection, to: str = "head") -> None:
        """Bring the database up to a version; other workers wait meanwhile."""
        from alembic import command
        from alembic.config import Config

        self.version_of(connection)
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        command.upgrade(config, to)

    def version_of(self, connection: Connection) -> str | None:
        """The version of the schema, None if there is none yet; what is not ours is refused."""
        from alembic.migration import MigrationContext
        from alembic.script import ScriptDirectory

        scripts = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
        known = {script.revision for script in scripts}
        options = {"version_table": schema.VERSION_TABLE}
        found = MigrationContext.configure(connection, opts=options).get_current_revision()
        there = set(inspect(connection).get_table_names())
        if found is None and there & set(schema.metadata.tables):
            raise self.bad("error-database-foreign")
        if found is not None and found not in known:
            raise self.bad("error-database-newer", found=found, known=max(known))
        return found

    @contextmanager
    def _trouble(self) -> Generator[None]:
        """Say what errors of the database mean; those of this program pass through."""
        try:
            yield
        except DBAPIError as error:
            cause = error.driver_exception
            raise self._meaning(cause, error.connection_invalidated) or error from cause
        except (OSError, PoolTimeout, asyncpg.PostgresError) as error:
            raise self._meaning(error, False) or error from error

    @abstractmethod
    def _meaning(self, error: Exception, lost: bool) -> BadDatabase | Gone | Taken | None: ...

    @property
    def shown(self) -> str:
        """The address without its password."""
        shown = re.sub(r":[^:/@]*@", ":***@", self.address)
        return re.sub(r"(?<=password=)[^&]*", "***", shown)

    def bad(self, message: str, kind: type[BadDatabase] = BadDatabase, **args: str) -> BadDatabase:
        return kind(message, database=self.shown, **args)
