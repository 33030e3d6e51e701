"""What the examples of ``bourgade admin`` work on: a game, a ban, a design, a backup."""

from __future__ import annotations

import asyncio
import atexit
import shutil
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bourgade.kernel.content import config_folder
from bourgade.server.admin.access import existing_database, existing_store
from bourgade.server.admin.backup import write_backup
from bourgade.server.admin.moderation import ban
from bourgade.server.store import Store, designs, talk
from bourgade.server.store.designs import Design
from bourgade.server.store.talk import Remark
from tests.server.played import played

BACKUP = "saved.backup"


def host() -> None:
    """Put the tables where a server would keep them, and a backup of them into this folder."""
    made = Path(_made().name)
    config_folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(made / "tables.db", config_folder())
    shutil.copy(made / BACKUP, Path.cwd())


@cache
def _made() -> TemporaryDirectory[str]:
    """Made once, and deleted with the process."""
    folder = TemporaryDirectory(prefix="hosted-")
    atexit.register(folder.cleanup)
    asyncio.run(_make(f"sqlite:///{folder.name}/tables.db", Path(folder.name) / BACKUP))
    return folder


async def _make(url: str, backup: Path) -> None:
    store = await Store.open(url)
    await store.create(*played("k3x9w2ab", 12, time.time()), sender="203.0.113.7")
    await store.close()
    async with existing_store(url) as store:
        await ban(store, "203.0.113.7", None, "insults")
        rude = Remark(0, "table", "k", "A", "Player A", "text", "Boo!", time.time())
        await store.writing(lambda c: talk.add(c, "k3x9w2ab", rude, 0.0))
        await store.writing(lambda c: talk.report(c, "k3x9w2ab", 0, "b", time.time()))
        kept = Design("k3x9w2ab", "", 0, "minivilles", {}, "Cheap cafés", "", "k", time.time())
        await store.writing(lambda c: designs.add(c, kept))
    async with existing_database(url) as (database, version):
        await write_backup(database, version, backup)
