"""Schemathesis over the API's own description: no 500, and answers that are as described."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast

import pytest
import schemathesis.openapi
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bourgade.play import Match
from bourgade.server.app import create_app
from bourgade.server.settings import Settings
from bourgade.server.workers.pool import BotService
from tests.server.web.club import ME, TABLES, UNHURRIED

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]
EXAMPLES = 15  # for each operation, of requests as described and of others


async def last_choice(self: BotService, match: Match, bot: str, seed: int, asker: Any) -> str:
    return match.moves[-1]


@pytest.fixture
def app(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr(BotService, "choose", last_choice)
    yield create_app(Settings(database=sqlite_url, bot_delay=0.0, **UNHURRIED))
    asgi.shutdown_lifespans()


def test_no_request_makes_the_api_fail(app: Any) -> None:
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    with asgi.get_client(app) as http:
        going, done = (_table(http) for _ in range(2))
        http.post(f"{TABLES}/{done[0]}/seats/A/resign", headers=done[1])
    tried: set[str] = set()
    for found in schema.get_all_operations():
        operation = cast("Any", found).ok()  # fails on an Err, as it should
        for mode in GenerationMode:

            @settings(
                max_examples=EXAMPLES, deadline=None, database=None, derandomize=True,
                suppress_health_check=cast("list[HealthCheck]", list(HealthCheck)),
            )  # fmt: skip
            @given(operation.as_strategy(generation_mode=mode))
            def ask(case: Any) -> None:
                table, token = done if "stream" in case.path else going
                _aim(case, table, token)
                response = case.call()
                case.validate_response(response, checks=CHECKS)
                tried.add(f"{case.method} {response.status_code}")

            # An operation without parameters cannot be asked wrongly.
            with suppress(Unsatisfiable):
                ask()
    assert {"GET 200", "GET 404", "GET 422", "POST 201", "POST 403", "POST 422"} <= tried
    with asgi.get_client(app) as http:
        state = http.get(f"{TABLES}/{going[0]}").json()
    assert state["frozen"] == ""


def _table(http: Any) -> tuple[str, dict[str, str]]:
    made = http.post(TABLES, json={"game": "thorp", "options": {"players": 2}, "seats": [ME, ME]})
    return made.json()["table"]["id"], {"authorization": f"Bearer {made.json()['token']}"}


def _aim(case: Any, table: str, token: dict[str, str]) -> None:
    """Every second request goes to a table that exists; none waits for news."""
    chosen = (case.path_parameters or {}).get("table")
    if isinstance(chosen, str) and len(chosen) % 2 == 0:
        case.path_parameters["table"] = table
        if len(chosen) % 4 == 0 and case.headers is not None:
            case.headers.update(token)
    if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
        case.body["game"] = "thorp"
        if len(str(case.body)) % 2:
            case.body["options"] = {"players": 2}
    wait = (case.query or {}).get("wait")
    if isinstance(wait, int | float):
        case.query["wait"] = min(wait, 0)
