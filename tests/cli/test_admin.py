"""``bourgade admin`` on both databases: lists, moderation, retention, backup, restore, proof."""

from __future__ import annotations

import asyncio
import errno
import gzip
import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, text, update

from bourgade.cli.admin.keeping import PROBLEMS
from bourgade.server.admin.verify import Kind
from bourgade.server.store import schema, talk
from bourgade.server.store.address import database_at
from bourgade.server.store.talk import Remark
from tests.cli.line import Result, bourgade
from tests.server.conftest import cluster, postgres_url, sqlite_url, url  # noqa: F401
from tests.server.played import make_tables


@pytest.fixture
def place(url: str) -> str:  # noqa: F811
    """A database with one game being played, one that is over and one that was abandoned."""
    asyncio.run(make_tables(url))
    return url


def admin(place: str, line: str, status: int = 0) -> Result:
    done = bourgade(f"admin {line} --database '{place}'", columns=200)
    assert done.exit_code == status, done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    return done


def ids(place: str, line: str) -> list[str]:
    return [one["table"] for one in json.loads(admin(place, f"{line} --json").stdout)]


def change(place: str, work: Callable[[Connection], Any]) -> Any:
    async def run() -> Any:
        database = database_at(place)
        try:
            return await database.try_write(work)
        finally:
            await database.close()

    return asyncio.run(run())


def test_tables_are_listed_by_kind_game_and_sender(place: str) -> None:
    assert set(ids(place, "tables")) == {"elm", "oak", "ash"}
    assert ids(place, "tables --limit 1") == ["elm"]
    assert ids(place, "tables --running") == ["elm"]
    assert ids(place, "tables --finished") == ["oak"]
    assert ids(place, "tables --abandoned") == ["ash"]
    assert ids(place, "tables --open") == []
    assert ids(place, "tables --sender 198.51.100.1") == ["ash"]
    assert ids(place, "tables --game minivilles") == []
    shown = admin(place, "tables").stdout
    assert "Player A" in shown
    assert "203.0.113.7" in shown
    assert shown.split()[:2] == ["Table", "Game"]
    admin(place, "tables --open --running", status=2)


def test_what_was_reported_is_listed_and_hidden(place: str) -> None:
    rude = Remark(0, "table", "key of A", "A", "Player A", "text", "\x1b[2J[red]Boo!", 2.0)
    change(place, lambda c: talk.add(c, "elm", rude, 0.0))
    assert json.loads(admin(place, "reports --json").stdout) == []
    assert "Nobody has reported" in admin(place, "reports").stdout
    change(place, lambda c: talk.report(c, "elm", 0, "key of B", 3.0))
    [told] = json.loads(admin(place, "reports --json").stdout)
    assert (told["table"], told["message"], told["reports"], told["hidden"]) == ("elm", 0, 1, False)
    assert told["text"] == rude.text
    shown = admin(place, "reports").stdout
    assert "[2J[red]Boo!" in shown, "as it was typed, without what moves the cursor"
    assert "\x1b" not in shown
    assert "any more" in admin(place, "hide-message elm 0").stdout
    assert "already" in admin(place, "hide-message elm 0").stdout
    assert [one["hidden"] for one in json.loads(admin(place, "reports --json").stdout)] == [True]
    assert "hidden" in admin(place, "reports").stdout
    assert "seen again" in admin(place, "unhide-message elm 0").stdout
    assert "was not hidden" in admin(place, "unhide-message elm 0").stdout
    assert "has no message 7" in admin(place, "hide-message elm 7", status=2).stderr
    admin(place, "hide-message elm x", status=2)


def test_senders_are_counted_and_banned(place: str) -> None:
    admin(place, "ban 203.0.113.7 --days 3 --reason rude")
    admin(place, "ban 2001:db8:1:2:3::4")
    found = json.loads(admin(place, "senders --json").stdout)
    assert [(one["sender"], one["tables"]) for one in found["senders"]] == [("203.0.113.7", 1)]
    assert {ban["network"] for ban in found["bans"]} == {"203.0.113.7/32", "2001:db8:1:2::/64"}
    assert "rude" in admin(place, "bans").stdout
    admin(place, "unban 203.0.113.7")
    assert "not banned" in admin(place, "unban 203.0.113.7", status=2).stderr
    admin(place, "ban everybody", status=2)
    assert "everybody" in admin(place, "ban 0.0.0.0/0", status=2).stderr


def test_a_closed_table_is_over_and_stays_provable(place: str) -> None:
    admin(place, "close elm")
    assert ids(place, "tables --running") == []
    assert "closed" in admin(place, "tables --finished").stdout
    assert "already over" in admin(place, "close elm", status=2).stderr
    assert "no table" in admin(place, "close pine", status=2).stderr
    admin(place, "verify-store")


def test_hidden_tables_and_new_names(place: str) -> None:
    admin(place, "hide elm")
    facts = {one["table"]: one for one in json.loads(admin(place, "tables --json").stdout)}
    assert facts["elm"]["hidden"]
    assert "no longer" not in admin(place, "hide elm").stdout
    admin(place, "unhide elm")
    assert "Player A is now called Anna" in admin(place, "rename elm a ' Anna\t'").stdout
    facts = {one["table"]: one for one in json.loads(admin(place, "tables --json").stdout)}
    assert facts["elm"]["players"][0]["name"] == "Anna"
    admin(place, "rename elm C Anna", status=2)
    admin(place, "rename elm A ' '", status=2)
    admin(place, "verify-store")


def test_retention_removes_whole_tables_and_nothing_else(place: str) -> None:
    admin(place, "retention", status=2)
    assert "ash" in admin(place, "retention --abandoned-after 90 --dry-run").stdout
    assert set(ids(place, "tables")) == {"elm", "oak", "ash"}
    assert "One table" in admin(place, "retention --abandoned-after 90").stdout
    assert set(ids(place, "tables")) == {"elm", "oak"}
    left = change(
        place,
        lambda connection: [
            connection.execute(
                text(f"SELECT count(*) FROM {name} WHERE \"match\" = 'ash'")
            ).scalar()
            for name in ("seat", "action", "result", "link", "sender", "snapshot", "claim")
        ],
    )
    assert left == [0] * 7
    admin(place, "retention --abandoned-after 90 --finished-after 90")
    assert ids(place, "tables") == ["elm"]
    admin(place, "verify-store")


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_is_restored_onto_either_database(
    place: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    before, file = admin(place, "tables --json").stdout, tmp_path / "saved.backup"
    admin(place, f"backup {file}")
    admin(place, f"backup {file}", status=2)  # nothing is overwritten
    assert file.stat().st_mode & 0o077 == 0
    new = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    if target == "postgres":
        new = request.getfixturevalue("cluster").empty_database()
    done = admin(new, f"restore {file}").stdout
    assert "Everything fits" in done
    assert admin(new, "tables --json").stdout == before
    assert "not empty" in admin(new, f"restore {file}", status=2).stderr


def test_a_backup_that_finds_no_room_leaves_nothing(
    sqlite_url: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asyncio.run(make_tables(sqlite_url))

    class Full(gzip.GzipFile):
        def write(self, data: Any) -> int:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(gzip, "GzipFile", Full)
    file = tmp_path / "new" / "saved.backup"
    file.parent.mkdir()
    refused = admin(sqlite_url, f"backup {file}", status=2).stderr
    assert "saved.backup" in refused
    assert "No space left" in refused
    assert list(file.parent.iterdir()) == []


@pytest.mark.parametrize("damage", ["cut", "flipped", "altered", "foreign"])
def test_a_damaged_backup_is_refused_before_anything_is_written(
    sqlite_url: str,  # noqa: F811
    damage: str,
    tmp_path: Path,
) -> None:
    asyncio.run(make_tables(sqlite_url))
    file = tmp_path / "saved.backup"
    admin(sqlite_url, f"backup {file}")
    whole = file.read_bytes()
    broken = {
        "cut": whole[:-100],
        "flipped": whole[:400] + bytes([whole[400] ^ 16]) + whole[401:],
        "altered": gzip.compress(gzip.decompress(whole).replace(b"Player A", b"Player X")),
        "foreign": b"SQLite format 3\0",
    }[damage]
    file.write_bytes(broken)
    new = tmp_path / "new" / "tables.db"
    admin(f"sqlite:///{new}", f"restore {file}", status=2)
    assert not new.exists()


EDITS = {
    "a value too few": ('"mintworks",', ""),
    "a column too many": ('"match","columns":["id"', '"match","columns":["id","more"'),
    "a number beyond all": ('["elm",0,', '["elm",99999999999999999999,'),
    "a list in the place of a text": ('"mintworks"', "[1]"),
    "a row twice": ('["elm",1,', '["elm",0,'),
    "half a character": ('"Player A"', '"\\ud800"'),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_backup_is_refused_though_its_sum_fits(tmp_path: Path, edit: str) -> None:
    place, file, new = f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "elm.backup", tmp_path / "new"
    asyncio.run(make_tables(place))
    admin(place, f"backup {file}")
    lines = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    old, edited = EDITS[edit]
    body = "".join(lines[:-1]).replace(old, edited, 1)
    assert body != "".join(lines[:-1])
    end = json.loads(lines[-1]) | {"sha256": hashlib.sha256(body.encode()).hexdigest()}
    file.write_bytes(gzip.compress((body + json.dumps(end) + "\n").encode()))
    refused = admin(f"sqlite:///{new}", f"restore {file}", status=2)
    assert "cannot have been in a database" in " ".join(refused.stderr.split())


def test_a_backup_of_an_older_schema_is_restored_and_brought_up_to_date(tmp_path: Path) -> None:
    from tests.server.test_migrations import at_revision

    old, new = (f"sqlite:///{tmp_path / name}" for name in ("old.db", "new.db"))
    asyncio.run(_close(at_revision(old, "0002")))
    admin(old, f"backup {tmp_path / 'old.backup'}")
    done = admin(new, f"restore {tmp_path / 'old.backup'}", status=1).stdout  # made-up games
    assert "each as it was" in done


async def _close(opening: Any) -> None:
    await (await opening).close()


def test_what_is_wrong_is_told_in_either_language(sqlite_url: str) -> None:  # noqa: F811
    asyncio.run(make_tables(sqlite_url))
    assert "Everything fits" in admin(sqlite_url, "verify-store").stdout
    fifth = (schema.action.c.match == "elm") & (schema.action.c.ply == 5)
    change(sqlite_url, lambda c: c.execute(update(schema.action).where(fifth).values(text="fly")))
    change(sqlite_url, lambda c: c.execute(update(schema.result).values(winners="")))
    found = json.loads(admin(sqlite_url, "verify-store --json", status=1).stdout)
    kinds = {(problem["table"], problem["kind"]) for problem in found["problems"]}
    assert kinds == {
        ("elm", "digest"), ("elm", "moves"), ("oak", "digest"), ("oak", "result"),
    }  # fmt: skip
    english = admin(sqlite_url, "verify-store", status=1).stdout
    assert "elm: a move is not legal (5 fly)" in english
    assert "elm: damaged; from row 5 on" in english
    assert "4 things are wrong" in english
    assert "elm" in admin(sqlite_url, "verify-store --lang fr", status=1).stdout


def test_ratings_are_computed_again(place: str) -> None:
    """In a store without a rated game there is nothing to count; others are in tests of the web."""
    assert "No rated games" in admin(place, "rebuild-ratings").stdout
    assert "Aucune partie classée" in admin(place, "rebuild-ratings --lang fr").stdout


def test_every_kind_of_problem_has_its_sentence() -> None:
    assert set(PROBLEMS) == set(get_args(Kind))


def test_a_place_without_tables_is_left_alone(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'none.db'}"
    assert "no tables" in admin(place, "tables", status=2).stderr
    assert not (tmp_path / "none.db").exists()


def test_an_older_schema_is_not_changed_behind_the_back_of_its_server(tmp_path: Path) -> None:
    from tests.server.test_migrations import at_revision

    place = f"sqlite:///{tmp_path / 'old.db'}"
    asyncio.run(_close(at_revision(place, "0002")))
    assert "0002" in admin(place, "tables", status=2).stderr
