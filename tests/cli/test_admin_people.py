"""``bourgade admin people``, ``export`` and ``delete``, on both databases."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from bourgade.server.store import Store, people
from bourgade.server.store.rows import Device, Profile
from tests.cli.line import Result, bourgade
from tests.server.conftest import cluster, postgres_url, sqlite_url, url  # noqa: F401
from tests.server.played import make_tables

ANN = f"{1:064x}"


async def _make(place: str) -> None:
    await make_tables(place)
    store = await Store.open(place)
    here = Device(ANN, "Firefox · Linux", time.time())
    profile = Profile("Ann \x1b[31m", "red", "fr")
    await store.writing(lambda c: people.save(c, ANN, profile, here, time.time()))
    await store.close()


@pytest.fixture
def place(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:  # noqa: F811
    """A database in which one of the players has a profile."""
    monkeypatch.chdir(tmp_path)
    asyncio.run(_make(url))
    return url


def admin(place: str, line: str, status: int = 0, typed: str = "") -> Result:
    shown = bourgade(f"admin {line} --database {place}", answers=typed)
    assert shown.exit_code == status, (shown.stdout, shown.stderr)
    return shown


def test_people_are_listed(place: str) -> None:
    shown = admin(place, "people").stdout
    assert "0" * 12 in shown
    assert "Ann" in shown
    assert "\x1b" not in shown
    (one,) = json.loads(admin(place, "people --name aNN --json").stdout)
    assert (one["person"], one["devices"], one["tables"]) == (ANN, 1, 3)
    assert json.loads(admin(place, "people --name nobody --json").stdout) == []
    assert admin(place, "people --name nobody").stdout == "Nobody has a profile.\n"
    # A name at a table is found as well.
    assert json.loads(admin(place, 'people --name "player a" --json').stdout) == [one]


def test_a_person_is_exported(place: str) -> None:
    admin(place, "export elm:A ann.json")
    told = json.loads(Path("ann.json").read_text("utf-8"))
    assert told["person"] == ANN
    assert told["profile"]["language"] == "fr"
    assert [one["label"] for one in told["devices"]] == ["Firefox · Linux"]
    assert {(one["table"], one["seat"], one["name"]) for one in told["seats"]} == {
        (table, "A", "Player A") for table in ("elm", "oak", "ash")
    }
    assert "exists" in admin(place, "export elm:A ann.json", 2).stderr
    assert "TABLE:SEAT" in admin(place, "export ab new.json", 2).stderr
    assert "admin people" in admin(place, "export abababab new.json", 2).stderr
    assert not Path("new.json").exists()


def test_a_person_is_deleted_and_every_game_still_verifies(place: str) -> None:
    asked = admin(place, "delete elm:A", 1, typed="n\n")
    assert "Nothing was deleted" in asked.stdout
    assert "Ann" in admin(place, "people").stdout
    assert "Ann" in admin(place, "delete elm:A", typed="y\n").stdout
    assert json.loads(admin(place, "people --json").stdout) == []
    listed = json.loads(admin(place, "tables --json").stdout)
    assert {p["name"] for one in listed for p in one["players"] if p["seat"] == "A"} == {""}
    assert json.loads(admin(place, "verify-store --json").stdout)["problems"] == []
    admin(place, "delete elm:B --yes")
    assert "Nobody plays seat B" in admin(place, "delete elm:B --yes", 2).stderr
