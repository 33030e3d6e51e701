"""Tables with content of one's own: many side by side, and each keeps its own for ever."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bourgade import BourgadeError, read
from bourgade.kernel.content import ALWAYS
from bourgade.server.pages.reference import cards_of
from bourgade.server.run import play_with
from bourgade.server.store import removal, schema
from tests.kernel.test_own_texts import NAMED, TEA_HOUSE
from tests.server.web.club import BOT, ME, OPEN, TABLES, Club, opened

pytestmark = pytest.mark.anyio

ODD = '<b onmouseover="x">{ $seat }\'&amp;'
GAME: dict[str, Any] = {
    "game": "minivilles",
    "options": {"edition": "base", "first_player": "A"},
    "chance": "manual",
}


def dear(cost: int) -> str:
    return f"[establishment.cafe]\ncost = {cost}\n"


def many(count: int) -> str:
    return "".join(TEA_HOUSE.replace("tea_house", f"tea_{n}") for n in range(count))


def figure(state: dict[str, Any], word: str = "tea_house") -> int:
    return state["position"]["market"][word]


async def costs(club: Club, table: str) -> int:
    entry = await club.tables.entry(table)
    return entry.table.match.variant.content.establishments["cafe"].cost  # pyright: ignore


@pytest.fixture
async def tea(club: Club) -> Any:
    return await club.create(ME, ME, content=TEA_HOUSE + NAMED, **GAME)


async def test_a_table_has_the_cards_of_its_content(club: Club, tea: Any) -> None:
    usual = await club.create(ME, ME, **GAME)
    assert figure(await tea.see()) == 6
    assert "tea_house" not in (await usual.see())["position"]["market"]
    await tea.move("roll 1")
    await tea.move("dice 1")
    assert (await tea.move("build tea_house"))["position"]["players"]["A"]["open"]["tea_house"] == 1


async def test_contents_live_side_by_side(club: Club) -> None:
    made = [await club.create(ME, BOT, content=dear(cost), **GAME) for cost in (1, 5, 5)]
    made.append(await club.create(ME, BOT, **GAME))
    assert [await costs(club, table.id) for table in made] == [1, 5, 5, 2]


async def test_names_are_shown_in_both_languages_and_escaped(club: Club) -> None:
    file = TEA_HOUSE + NAMED.replace('"Oriental Tea House"', f"'''{ODD}'''")
    table = await club.create(ME, ME, content=file, **GAME)
    for move in ("roll 1", "dice 1", "build tea_house"):
        await table.move(move)
    pages = {}
    for language in ("en", "fr"):
        pages[language] = (await club.browser(language).get(f"/t/{table.id}")).text
    assert "Salon de thé" in pages["fr"]
    assert "a construit un Salon de thé" in pages["fr"]
    assert "&lt;b onmouseover=" in pages["en"]
    assert "<b onmouseover" not in pages["en"]
    assert "{ $seat }" in pages["en"]
    assert "Whoever rolls 5 or 6 pays you 2 coins." in pages["en"]


async def test_another_worker_plays_with_it_too(club: Club, tea: Any, sqlite_url: str) -> None:
    await tea.move("roll 1")
    async with opened(sqlite_url) as other:
        entry = await other.tables.entry(tea.id)
        assert not entry.table.frozen
        assert entry.table.match is not None
        assert "tea_house" in entry.table.match.variant.words["kinds"]


async def test_bots_play_with_it(club: Club) -> None:
    """In processes of their own, which have never seen the content's file."""
    bots = [{"kind": "bot", "bot": name} for name in ("greedy", "beginner", "mcts:20")]
    table = await club.create(*bots, content=TEA_HOUSE + NAMED, **{**GAME, "chance": "fair"})
    async with asyncio.timeout(60):
        while (await table.see())["ply"] < 40:
            await asyncio.sleep(0.1)


async def test_a_table_keeps_its_content_when_the_host_has_another(
    club: Club, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = await club.create(ME, ME, **GAME)
    own = await club.create(ME, ME, content=dear(7), **GAME)
    monkeypatch.setenv("BOURGADE_HOME", str(tmp_path))
    (tmp_path / "minivilles.toml").write_text(dear(3))
    async with opened(sqlite_url) as later:
        hosts = await later.create(ME, ME, **GAME)
        both = await later.create(ME, ME, content=TEA_HOUSE, **GAME)
        tables = (usual, own, hosts, both)
        assert [await costs(later, table.id) for table in tables] == [2, 7, 3, 3]
    (tmp_path / "minivilles.toml").unlink()
    async with opened(sqlite_url) as later:
        assert [await costs(later, table.id) for table in tables] == [2, 7, 3, 3]
        assert [(await later.tables.entry(t.id)).table.frozen for t in tables] == [""] * 4


async def test_its_record_carries_it(club: Club, tea: Any) -> None:
    for move in ("roll 1", "dice 1", "build tea_house"):
        await tea.move(move)
    record = (await tea.get("/record")).text
    match = read(record)
    assert match.variant.name("fr", "kinds", "tea_house") == "Salon de thé"
    browser = club.browser()
    sent = await browser.post("/records", {"text": record})
    assert sent.status_code == 303, sent.text
    page = await browser.get(sent.headers["location"])
    assert page.status_code == 200
    assert "Oriental Tea House" in page.text


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (dear(-1), "establishment.cafe.cost"),
        ("[palace]\ncost = 3", "unknown table"),
        ("[establishment", "not written as TOML"),
        (TEA_HOUSE.replace('"tea_house"', '"Tea House"'), "not an id"),
        (many(45), "at most 54"),
        (many(90), "at most 100"),
        ("x" * 40_000, "32768"),
        ('a = "\\u0000"', "unknown table"),
        ("a=" + "[" * 10_000, "too deeply nested"),
    ],
    ids=lambda text: text[:12],
)
async def test_what_is_wrong_with_it_is_told(club: Club, content: str, why: str) -> None:
    wish = {**GAME, "content": content, "seats": [ME, OPEN]}
    refused = await club.http.post(TABLES, json=wish)
    assert refused.status_code in (400, 422), refused.text
    assert why in refused.text.replace("\\n", "\n")


async def test_content_goes_with_the_last_table_that_had_it(club: Club) -> None:
    tables = [await club.create(ME, ME, content=dear(9), **GAME) for _ in range(2)]
    store, every = club.tables.store, select(func.count()).select_from(schema.content)
    kept: list[int] = []
    for table in tables:
        kept.append(await store.reading(lambda c: c.execute(every).scalar_one()))
        await store.writing(lambda c, id=table.id: removal.remove(c, id, 0.0))
    kept.append(await store.reading(lambda c: c.execute(every).scalar_one()))
    assert kept == [1, 1, 0]


@pytest.fixture
def fresh_reference() -> Iterator[None]:
    """No page of cards that was made for the files of another host."""
    cards_of.cache_clear()
    yield
    cards_of.cache_clear()


async def test_a_host_plays_with_files_of_their_own(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_reference: None
) -> None:
    monkeypatch.setenv(ALWAYS, "")
    first, second = tmp_path / "tea.toml", tmp_path / "cafe.toml"
    first.write_text(f'game = "minivilles"\n{TEA_HOUSE}{NAMED}', "utf-8")
    second.write_text(f'game = "minivilles"\n{dear(4)}', "utf-8")
    play_with(os.pathsep.join(map(str, (first, second))))
    table = await club.create(ME, ME, **GAME)
    assert await costs(club, table.id) == 4
    assert figure(await table.see()) == 6
    assert "Salon de thé" in (await club.browser("fr").get("/games/minivilles/cards")).text
    await club.create(ME, ME)  # other games have nothing of it


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (dear(4), "say which game"),
        (f'game = "mintworks"\n{dear(4)}', "unknown table"),
        (f'game = "chess"\n{dear(4)}', "chess"),
        (f'game = "minivilles"\n{dear(-4)}', "establishment.cafe.cost"),
    ],
)
def test_files_that_a_host_cannot_play_with_are_refused_at_the_start(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ALWAYS, "")
    (tmp_path / "own.toml").write_text(text)
    with pytest.raises(BourgadeError, match=why):
        play_with(str(tmp_path / "own.toml"))


async def test_a_file_for_another_game_is_refused(club: Club) -> None:
    wish = {**GAME, "content": f'game = "mintworks"\n{dear(3)}', "seats": [ME]}
    refused = await club.http.post(TABLES, json=wish)
    assert "is for mintworks, not for minivilles" in refused.text
