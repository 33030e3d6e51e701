"""Databases for the tests of the server: everything that touches one runs on both kinds."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bourgade.server.store import Store
from tests.server import postgres

ON_POSTGRES = pytest.mark.xdist_group("postgres")  # one cluster is enough


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL of our own."""
    if postgres.programs() is None:
        if os.environ.get(postgres.REQUIRED) == "1":
            pytest.fail(f"PostgreSQL is not installed, and {postgres.REQUIRED} says it must be")
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    with postgres.running(synced=False) as cluster:
        yield cluster


@pytest.fixture
def postgres_url(cluster: postgres.Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.empty_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path / 'data' / 'tables.db'}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=ON_POSTGRES)])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store on an empty database, of either kind."""
    store = await Store.open(url)
    yield store
    await store.close()
