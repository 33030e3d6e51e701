"""The log: what each line concerns, in both forms, and never a key."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest

from bourgade.server import table_changes
from bourgade.server.logs import JsonLines, TextLines, set_up, shown_path
from bourgade.server.store import BadDatabase
from bourgade.server.table_state import TableState
from tests.server.web.club import ADDRESS, BOT, ME, TABLES, Club, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What a server writes to standard error."""
    root, ours = logging.getLogger(), logging.getLogger("bourgade")
    handlers, levels = list(root.handlers), (root.level, ours.level)
    stream = io.StringIO()
    yield stream
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
    logging.captureWarnings(False)


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[Club]:
    """A worker that writes a line per request."""
    async with opened(sqlite_url, access_log=True) as club:
        yield club


def objects(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_a_line_per_request_in_json(club: Club, written: io.StringIO) -> None:
    set_up("json", written)
    both = await club.create(ME, ME)
    answer = await both.get(after=-1)
    made, seen = objects(written)
    assert (made["method"], made["path"], made["status"]) == ("POST", TABLES, 201)
    assert (seen["method"], seen["path"], seen["status"]) == ("GET", f"{TABLES}/{both.id}", 200)
    assert seen["request"] == answer.headers["x-request-id"] != made["request"]
    assert (seen["table"], seen["level"], seen["logger"]) == (both.id, "info", "bourgade.requests")
    assert 0 <= seen["milliseconds"] < 10_000
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", seen["at"])


async def test_a_line_per_request_as_text(club: Club, written: io.StringIO) -> None:
    set_up("text", written)
    both = await club.create(ME, ME)
    answer = await both.get()
    line = written.getvalue().splitlines()[-1]
    assert f"[request={answer.headers['x-request-id']} table={both.id}]" in line
    assert f"GET {TABLES}/{both.id} 200 " in line


async def test_no_line_unless_it_is_wanted(sqlite_url: str, written: io.StringIO) -> None:
    set_up("text", written)
    async with opened(sqlite_url) as club:
        await club.http.get("/")
    assert written.getvalue() == ""


@pytest.mark.parametrize("given", ["abc-1.2_3", "0" * 64])
async def test_the_id_of_a_proxy_is_kept(club: Club, given: str) -> None:
    answer = await club.http.get("/health", headers={"x-request-id": given})
    assert answer.headers.get_list("x-request-id") == [given]


@pytest.mark.parametrize("given", ["", "a b", "x" * 65, '"', "é", "a\tb", "../x", "<b>"])
async def test_an_id_that_is_odd_is_replaced(club: Club, given: str) -> None:
    headers = {b"x-request-id": given.encode()}
    answer = await club.http.get("/health", headers=headers)  # type: ignore[arg-type]
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])


async def test_a_fault_is_logged_with_its_request(
    club: Club, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up("json", written)
    both = await club.create(ME, ME)

    async def fail(*_: object, **__: object) -> Any:
        raise ZeroDivisionError("what went wrong")

    async def lost(*_: object, **__: object) -> Any:
        raise BadDatabase("error-database-silent", database="DB")

    quiet = httpx.ASGITransport(club.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=quiet, base_url=ADDRESS) as http:
        for failure, status, told in ((fail, 500, "traceback"), (lost, 503, "message")):
            monkeypatch.setattr(club.tables, "play", failure)
            body = {"ply": 1, "move": "gather"}
            path = f"{TABLES}/{both.id}/moves"
            answer = await http.post(path, json=body, headers=both.headers)
            assert answer.status_code == status
            id = answer.headers["x-request-id"]
            errors = [line for line in objects(written) if line["level"] == "error"]
            [line] = [line for line in errors if line["request"] == id]
            assert line["table"] == both.id
            assert ("what went wrong" if status == 500 else "DB") in line[told]


async def test_what_a_bot_does_concerns_its_table_and_no_request(
    club: Club, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up("json", written)

    move = table_changes.move

    def told(table: TableState, actor: str, *rest: Any) -> Any:
        if actor == "B":
            logging.getLogger("bourgade.server").warning("the bot moves")
        return move(table, actor, *rest)

    monkeypatch.setattr(table_changes, "move", told)
    person = await club.create(ME, BOT)
    state = await person.move("gather")
    while not state["your_turn"]:
        state = (await person.get(after=state["ply"], wait=5)).json()
    thoughts = [line for line in objects(written) if line["message"] == "the bot moves"]
    assert thoughts[0]["table"] == person.id
    assert "request" not in thoughts[0]


# Secrets


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/carry/3nLx0cGwJ9zq2vQkY8wW1r7aTf5uBhKpMdEjSiOoZ4A", "/carry/3nLx…"),
        ("/carry/3nLx0cGwJ9zq2vQkY8wW1r7aTf5uBhKpMdEjSiOoZ4A/x", "/carry/3nLx…/x"),
        ("/t/abcdefgh/moves", "/t/abcdefgh/moves"),
        ("/api/v1/tables/abcdefgh/record", "/api/v1/tables/abcdefgh/record"),
        ("/static/js/live.js", "/static/js/live.js"),
        ("/" + "x/" * 500, "/" + "x/" * 99 + "x"),
    ],
)
def test_keys_in_addresses_are_cut(path: str, shown: str) -> None:
    assert shown_path(path) == shown


@pytest.mark.parametrize("form", ["text", "json"])
async def test_no_key_is_ever_logged(
    club: Club, written: io.StringIO, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tokens, cookies, the keys of links and the words of a form, also where all fails."""
    set_up(form, written)
    browser = club.browser()
    async with browser.http:
        table = await browser.make(**{"seat-A": "me", "seat-B": "here"})
        page = await browser.post(f"/t/{table}/links", {"seat": "A"})
        [key] = set(re.findall(r"/carry/([A-Za-z0-9_-]{20,})", page.text))
        program = await club.create(ME, ME)
        secrets = [key, browser.csrf, *browser.http.cookies.values(), program.token]
        await browser.get(f"/carry/{key}?key={key}")
        await browser.post(f"/carry/{key}")
        await program.see()

        async def fail(*_: object, **__: object) -> Any:
            raise BadDatabase("error-database-silent", database="DB")

        with monkeypatch.context() as broken:
            broken.setattr(club.tables.store, "retried", fail)
            await browser.post(f"/carry/{key}")
        monkeypatch.setattr(club.tables.store._database, "try_write", fail)
        monkeypatch.setattr(club.tables, "_entries", {})
        await browser.post(f"/t/{table}/moves", {"ply": "1", "move": "gather"})
        await program.post("moves", ply=1, move="gather")
    log = written.getvalue()
    assert len(log.splitlines()) > 10
    assert f"/carry/{key[:4]}…" in log
    for secret in secrets:
        assert secret not in log


async def test_a_failed_statement_does_not_tell_its_values(club: Club) -> None:
    """The text of such an error ends up in the log."""
    with pytest.raises(Exception, match="hidden") as caught:
        await club.tables.store._database.try_write(
            lambda connection: connection.exec_driver_sql(
                "INSERT INTO nothing_there VALUES (?)", ("a secret",)
            )
        )
    assert "a secret" not in str(caught.value)


# The form of a line


def record(message: str, **facts: Any) -> logging.LogRecord:
    return logging.LogRecord("bourgade.x", logging.ERROR, "x.py", 1, message, (), None, **facts)


def test_nobody_can_forge_a_line() -> None:
    """A path may hold a line break once it is decoded."""
    forged = record("GET /a\n2026-01-01 ERROR forged\r\x1b[2J failed")
    assert len(TextLines().format(forged).splitlines()) == 1
    assert "\x1b" not in TextLines().format(forged)
    assert len(JsonLines().format(forged).splitlines()) == 1


def test_a_traceback_stands_in_one_object() -> None:
    try:
        raise ZeroDivisionError("inner")
    except ZeroDivisionError as error:
        facts = record("failed")
        facts.exc_info = (type(error), error, error.__traceback__)
    told = json.loads(JsonLines().format(facts))
    assert told["message"] == "failed"
    assert told["traceback"].endswith("ZeroDivisionError: inner")
    assert TextLines().format(facts).endswith("ZeroDivisionError: inner")


def test_a_lost_connection_is_told_in_one_line(written: io.StringIO) -> None:
    set_up("text", written)
    try:
        raise ConnectionResetError("gone")
    except ConnectionResetError:
        logging.getLogger("sqlalchemy.pool.impl.QueuePool").error(
            "Exception terminating connection %r", "c", exc_info=True
        )
        logging.getLogger("sqlalchemy.engine").error("no pool", exc_info=True)
    lost, *others = written.getvalue().splitlines()
    assert lost.endswith("terminating connection 'c': ConnectionResetError('gone')")
    assert " WARNING sqlalchemy.pool" in lost
    assert "Traceback" in others[1]  # what is no connection keeps its traceback
