"""A server in this process, and real ones."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bourgade.testing.new_game import copy_template
from tests.server.web.club import Club, Server, opened


@pytest.fixture(scope="session")
def games_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the user's with two small games: one open, one full of secrets."""
    folder = tmp_path_factory.mktemp("games")
    copy_template("thorp", folder)
    cellar = Path(__file__).parents[1] / "cellar"
    shutil.copytree(cellar, folder / "cellar", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, games_folder: Path) -> None:
    """The small games are registered, and nothing compiles in the background."""
    monkeypatch.setenv("BOURGADE_NUMBA", "off")
    monkeypatch.setenv("BOURGADE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("BOURGADE_GAMES", str(games_folder))


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[Club]:
    """A worker on SQLite."""
    async with opened(sqlite_url) as club:
        yield club


@pytest.fixture
async def any_club(url: str) -> AsyncIterator[Club]:
    """A worker on either database."""
    async with opened(url) as club:
        yield club


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, games_folder: Path) -> Iterator[Server]:
    """A real process on SQLite, for tests that leave it running."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder, games_folder)
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log
