"""The figures: what happens is counted by few names, for those alone who may read it."""

from __future__ import annotations

import logging
import re
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bourgade.server.errors import ServerError
from bourgade.server.metrics import Metrics, port_of
from tests.server.web.club import BOT, ME, TABLES, Club, free_port, opened, watching

pytestmark = pytest.mark.anyio


def figures(club: Club) -> Any:
    """A figure by its name and labels."""
    metrics: Metrics = club.tables.metrics

    def value(name: str, **labels: str) -> float:
        return metrics.registry.get_sample_value(f"bourgade_{name}", labels) or 0.0

    return value


async def test_requests_are_counted_by_template_and_status(club: Club) -> None:
    value = figures(club)
    both = await club.create(ME, ME)
    for _ in range(3):
        await both.see()
    await club.http.get(f"{TABLES}/nowhere")
    await club.http.get("/t/nowhere/else/entirely")
    await club.http.get("/static/base.css")
    await club.http.request("BREW", "/")
    table = {"method": "GET", "route": "/api/v1/tables/{table}"}
    assert value("requests_total", **table, status="200") == 3
    assert value("requests_total", **table, status="404") == 1
    assert value("requests_total", method="GET", route="other", status="404") == 1
    assert value("requests_total", method="GET", route="/static", status="200") == 1
    assert value("requests_total", method="other", route="/", status="405") == 1
    assert value("request_seconds_count", route="/api/v1/tables/{table}") == 4
    assert both.id not in str(club.tables.metrics.registry.collect())


async def test_a_request_that_asked_to_wait_was_not_slow(club: Club) -> None:
    both = await club.create(ME, ME)
    await both.get(after=5, wait=0.01)
    value = figures(club)
    assert value("request_seconds_count", route="/api/v1/tables/{table}") == 0
    table = {"method": "GET", "route": "/api/v1/tables/{table}", "status": "200"}
    assert value("requests_total", **table) == 1


async def test_a_fault_of_ours_is_counted(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(club.tables.store, "open_tables", fail)
    with pytest.raises(ZeroDivisionError):
        await club.http.get(TABLES)
    value = figures(club)
    assert value("requests_total", method="GET", route="/api/v1/tables", status="500") == 1
    assert value("log_lines_total", level="error") == 1


async def test_moves_by_game_and_by_who_made_them(club: Club) -> None:
    person = await club.create(ME, BOT)
    state = await person.see()
    while not state["over"]:
        if state["your_turn"]:
            state = await person.move(state["moves"][-1])
        else:
            state = (await person.get(after=state["ply"], wait=10)).json()
    rows = await club.rows(person.id)
    value = figures(club)
    for by, seats in (("person", "A"), ("bot", "B"), ("chance", "*")):
        made = [text for _, actor, text in rows if actor == seats and text[0] != "!"]
        assert value("moves_total", game="thorp", by=by) == len(made) > 0
    assert value("thinking_wait_seconds_count", line="bots") > 0
    assert value("thinking_queue", line="bots") == 0


async def test_streams_and_the_time_from_a_move_to_the_board(any_club: Club) -> None:
    value = figures(any_club)
    both = await any_club.create(ME, ME)
    async with watching(any_club.app, f"/t/{both.id}/stream") as stream:
        await stream.next()
        assert value("streams") == 1
        assert value("board_seconds_count") == 0, "the first board is not news"
        ply = (await both.move("gather"))["ply"]
        while (await stream.next()).id != str(ply):
            pass
        # The next message is asked for only after the board was sent.
        any_club.tables.end_streams()
        with pytest.raises(EOFError):
            await stream.next()
    assert value("board_seconds_count") >= 1
    assert value("board_seconds_sum") < 5
    assert value("streams") == 0


async def test_the_tables_in_memory(club: Club) -> None:
    value = figures(club)
    both = await club.create(ME, ME)
    assert value("open_tables") == 1
    assert value("table_reads_total", source="store") == 1
    await both.see()
    assert value("table_reads_total", source="memory") == 1
    assert value("replay_seconds_count") == 1
    club.tables._entries[both.id].used -= 1e6
    club.tables.forget_idle()
    assert value("open_tables") == 0


async def test_the_database(any_club: Club) -> None:
    value = figures(any_club)
    before = value("statement_seconds_count", engine="write")
    both = await any_club.create(ME, ME)
    assert value("statement_seconds_count", engine="write") > before
    read = value("statement_seconds_count", engine="read")
    await any_club.rows(both.id)
    assert value("statement_seconds_count", engine="read") > read
    assert value("database_connections", engine="read") == 0
    with pytest.raises(Exception, match="nothing_there"):
        await any_club.tables.store._database.read(
            lambda connection: connection.exec_driver_sql("SELECT * FROM nothing_there")
        )
    families = any_club.tables.metrics.registry.collect()
    [errors] = [family for family in families if family.name == "bourgade_database_errors"]
    assert sum(one.value for one in errors.samples if one.name.endswith("_total")) == 1


# Who may read them


async def test_strangers_cannot_read_the_figures(club: Club) -> None:
    assert (await club.http.get("/metrics")).status_code == 404


async def test_figures_are_served_at_an_address_of_their_own(sqlite_url: str) -> None:
    """Every worker takes the next free port."""
    port = free_port()
    where = f"127.0.0.1:{port}"
    async with opened(sqlite_url, metrics=where, workers=2) as club:
        with Metrics().served(where, 2):
            for at in (port, port + 1):
                async with httpx.AsyncClient() as http:
                    page = await http.get(f"http://127.0.0.1:{at}/metrics")
                assert page.status_code == 200
                families = {one.name for one in text_string_to_metric_families(page.text)}
                assert {"bourgade_requests", "process_cpu_seconds", "bourgade_info"} <= families
        await club.http.get("/")
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


async def test_people_can_play_where_no_port_is_free(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    where = f"127.0.0.1:{free_port()}"
    with Metrics().served(where, 1):
        async with opened(sqlite_url, metrics=where) as club:
            assert (await club.http.get("/")).status_code == 200
    assert [r.levelno for r in caplog.records if "no figures" in r.message] == [logging.ERROR]


@pytest.mark.parametrize(
    ("where", "found"),
    [
        ("127.0.0.1:9100", ("127.0.0.1", 9100)),
        ("[::1]:9100", ("::1", 9100)),
        ("localhost:1", ("localhost", 1)),
    ],
)
def test_addresses(where: str, found: tuple[str, int]) -> None:
    assert port_of(where) == found


@pytest.mark.parametrize("where", ["9100", "", "host:", "host:0", "host:99999", "::1:9100", "a b"])
def test_addresses_that_are_none(where: str) -> None:
    with pytest.raises(ServerError, match=re.escape(f"“{where}”")):
        port_of(where)
