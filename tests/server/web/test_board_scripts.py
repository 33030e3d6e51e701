"""A game may bring a script for its board, and ask why a move cannot be made."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bourgade.server.guard import POLICY
from bourgade.testing.new_game import copy_template
from tests.server.web.club import ME, OPEN, Club

pytestmark = pytest.mark.anyio

SCRIPT = 'document.addEventListener("board", () => {});\n'


@pytest.fixture(scope="module")
def lively_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small game with a script of its own."""
    folder = tmp_path_factory.mktemp("lively")
    view = copy_template("lively", folder) / "view"
    view.mkdir(exist_ok=True)
    (view / "board.js").write_text(SCRIPT, "utf-8")
    (view / "helper.py").write_text("", "utf-8")
    return folder


@pytest.fixture(autouse=True)
def lively(lively_folder: Path, games_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands beside those without one."""
    folders = os.pathsep.join([str(games_folder), str(lively_folder)])
    monkeypatch.setenv("BOURGADE_GAMES", folders)


async def test_the_pages_of_a_table_load_the_script(club: Club) -> None:
    tag = '<script type="module" src="/games/lively/board.js"></script>'
    async with (browser := club.browser()).http:
        table = await browser.make("lively", **{"seat-A": "me", "seat-B": "here"})
        for page in (f"/t/{table}", f"/t/{table}/replay"):
            assert tag in (await browser.get(page)).text
        plain = await browser.make("thorp", **{"seat-A": "me", "seat-B": "here"})
        for page in (f"/t/{plain}", f"/t/{plain}/replay"):
            assert "board.js" not in (await browser.get(page)).text.replace("/static/js/", "")


async def test_the_script_is_served_as_one_and_asked_for_anew(club: Club) -> None:
    answer = await club.http.get("/games/lively/board.js")
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY
    for path in ("/games/thorp/board.js", "/games/lively/other.js", "/games/lively/helper.py"):
        assert (await club.http.get(path)).status_code == 404


# Why not


async def test_whoever_decides_is_told_why_a_move_cannot_be_made(club: Club) -> None:
    async with (browser := club.browser("fr")).http:
        table = await browser.make("thorp", **{"seat-A": "me", "seat-B": "here"})
        before = await club.rows(table)
        told = await browser.get(f"/t/{table}/why", params={"move": "build"})
        refused = await browser.json(
            f"/t/{table}/moves", {"ply": str(len(before)), "move": "build"}
        )
        assert told.json()["why"] == refused.json()["error"]["message"]
        assert told.json()["rule"] == refused.json()["error"]["rule"] != ""
        assert (await browser.get(f"/t/{table}/why", params={"move": "gather"})).json()["why"] == ""
        unknown = await browser.get(f"/t/{table}/why", params={"move": "gahter"})
        assert "gather" in unknown.json()["why"]
        assert await club.rows(table) == before, "nothing is played"


async def test_nobody_else_may_ask(club: Club) -> None:
    async with (browser := club.browser()).http, (other := club.browser()).http:
        table = await browser.make("thorp", **{"seat-A": "me", "seat-B": "here"})
        assert (await other.get(f"/t/{table}/why", params={"move": "build"})).status_code == 403
        assert (await other.get("/t/nothing1/why", params={"move": "build"})).status_code == 404
    waiting = await club.create(ME, OPEN, game="thorp")
    answer = await club.http.get(f"/t/{waiting.id}/why", params={"move": "build"})
    assert answer.status_code == 409
