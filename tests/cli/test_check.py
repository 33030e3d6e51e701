"""``bourgade serve --check``: what is wrong with a set-up is said before it opens."""

from __future__ import annotations

import re
import resource
import shutil
import socket
import sqlite3
from pathlib import Path

import pytest

from bourgade.server.settings import SETTINGS
from tests.cli.line import Result, bourgade, flat


@pytest.fixture(autouse=True)
def own_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in SETTINGS:
        monkeypatch.delenv(setting.variable, raising=False)


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'tables.db'}"


def check(database: str, port: int, *words: str, lang: str = "en") -> Result:
    line = ["serve", "--check", "--database", database, "--port", str(port), *words]
    return bourgade(line, lang=lang)


def wrong(result: Result) -> list[str]:
    """The lines that keep a server from opening."""
    assert result.stderr == ""
    found = [line[6:].strip() for line in result.stdout.splitlines() if line.startswith("not ok")]
    assert result.exit_code == (1 if found else 0)
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_set_up_that_is_well(database: str, port: int, tmp_path: Path, lang: str) -> None:
    result = check(database, port, lang=lang)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[-1] == {"en": "The server can open.", "fr": "Le serveur peut ouvrir."}[lang]
    assert all(re.match("(ok|note|bon|à noter)  ", line) for line in lines[:-1])
    assert not re.search(r"check-|error-|[{}]", result.stdout)
    assert list(tmp_path.iterdir()) == [], "nothing was made"


def test_the_file_is_made_by_who_serves_and_not_by_who_looks(tmp_path: Path, port: int) -> None:
    """A file that root has made is closed to the user of the service."""
    assert "is empty" in check(f"sqlite:///{tmp_path / 'tables.db'}", port).stdout
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_there(database: str, port: int) -> None:
    import asyncio

    from bourgade.server.store import Store

    async def make() -> None:
        await (await Store.open(database)).close()

    asyncio.run(make())
    assert "the newest" in check(database, port).stdout
    file = database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE bourgade_version SET version_num = '0001'")
    connection.close()
    assert "will be brought to" in check(database, port).stdout
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT version_num FROM bourgade_version").fetchone() == (
            "0001",
        )
        connection.execute("UPDATE bourgade_version SET version_num = '9999'")
    connection.close()
    assert "newer Bourgade" in wrong(check(database, port))[0]


def test_everything_that_is_wrong_is_said_at_once(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"not a database" * 100)
    usage = type(shutil.disk_usage(tmp_path))
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage(1 << 30, 1 << 30, 1 << 20))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        words = ["--workers", "2", "--metrics", "nowhere", "--hint-budget", "much"]
        result = check(f"sqlite:///{file}", port, *words)
        found = wrong(result)
    assert len(found) == 6
    for told, line in zip(
        ("is damaged", "1 MB are free", "need a PostgreSQL", str(port), "“nowhere”", "much"),
        found,
        strict=True,
    ):
        assert told in line
    assert result.stdout.splitlines()[-1].endswith("6 things are missing.")


@pytest.mark.parametrize("address", ["mysql://host/name", "postgresql://me:hunter2@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_reached(address: str, port: int) -> None:
    result = check(address, port)
    assert len(wrong(result)) == (2 if address.startswith("mysql") else 1)
    assert "hunter2" not in result.stdout


def test_what_is_only_to_be_noted(
    database: str, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda kind: (256, 1024))
    result = check(database, port, "--host", "0.0.0.0")
    notes = [line for line in result.stdout.splitlines() if line.startswith("note")]
    assert result.exit_code == 0
    assert len(notes) == 4
    assert "HTTPS" in notes[0]
    assert "1024" in notes[1]
    assert "--contact" in notes[2]
    assert "numba" in notes[3]
    monkeypatch.setattr("resource.getrlimit", lambda kind: (256, resource.RLIM_INFINITY))
    assert "does not limit" in check(database, port).stdout
    assert "HTTPS only" in flat(check(database, port, "--secure").stdout)
