"""``verify-store`` finds damage of every kind, and nothing wrong with whatever people may do."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, delete, insert, select, update

import bourgade
from bourgade.cli.admin.keeping import PROBLEMS
from bourgade.cli.i18n import TEXTS
from bourgade.kernel.i18n import LANGUAGES
from bourgade.server import snapshots
from bourgade.server.admin import moderation
from bourgade.server.admin.verify import Findings, Kind, verify_store
from bourgade.server.store import Unreachable, queries, schema
from bourgade.server.store.digests import chained, match_digest
from bourgade.server.table_changes import take_hint
from tests.server.web.club import BOT, ME, OPEN, Club, Program, play_out

pytestmark = pytest.mark.anyio

PERSON = {**ME, "name": "Anna"}

ACTION, RESULT, MATCH, SAID = schema.action, schema.result, schema.match, schema.said


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots of short games."""
    monkeypatch.setattr(snapshots, "EVERY", 8)


async def findings(club: Club) -> Findings:
    await club.tables.settle_snapshots()
    return await verify_store(club.tables.store)


async def change(club: Club, statement: Any, *, chain: bool = False) -> None:
    """Alter rows behind the server's back; ``chain``: as if they had been written so."""

    def work(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        connection.execute(statement)
        if chain:
            for id in connection.execute(select(schema.match.c.id)).scalars().all():
                _chain(connection, id)

    await club.tables.store.writing(work)


def _chain(connection: Connection, id: str) -> None:
    stored = queries.read_match(connection, id, -1, -1)
    assert stored is not None
    digest = match_digest(stored.match)
    connection.execute(update(MATCH).where(MATCH.c.id == id).values(digest=digest))
    rows, result = chained(digest, stored.actions, stored.result)
    for one in rows:
        mine = (ACTION.c.match == id) & (ACTION.c.ply == one.ply)
        connection.execute(update(ACTION).where(mine).values(digest=one.digest))
    if result is not None:
        mine = RESULT.c.match == id
        connection.execute(update(RESULT).where(mine).values(digest=result.digest))


# What people may do


async def play(moves: int, *players: Program) -> None:
    """So many moves, by those whose turn it is."""
    for _ in range(moves):
        for player in players:
            if (state := await player.see())["your_turn"]:
                await player.move(state["moves"][0])
                break


async def contributing(club: Club) -> None:
    first = await club.create(PERSON, OPEN)
    assert (await first.post("contribution", contribution="my own luck")).status_code == 200
    second = await club.sit(first.id, name="Ben", contribution="and mine")
    await play(8, first, second)


async def waiting(club: Club) -> None:
    first = await club.create(PERSON, OPEN, OPEN)
    await first.post("contribution", contribution="early")
    await club.sit(first.id)


async def finished(club: Club) -> None:
    await play_out(*await club.party())
    await play_out(await club.create(ME, ME, game="cellar"))


async def uploaded(club: Club) -> None:
    for seed, moves in ((1, 5), (2, 10_000)):
        match = bourgade.load("thorp", players=2).start(seed=seed)
        while not match.over and len(match.history) < moves:
            match.play(match.moves[-1])
        done = await club.browser().post("/records", {"text": match.record()})
        assert done.status_code == 303


async def set_up(club: Club) -> None:
    """A new table goes on from a step of another one."""
    table = await club.create(ME, ME)
    await play(4, table)
    browser = club.browser()
    seats = {"seat-A": "me", "seat-B": "bot:random"}
    made = await browser.post("/tables", {"game": "thorp", "from": table.id, "step": "3", **seats})
    assert made.status_code == 303


async def by_hand(club: Club) -> None:
    await play(6, await club.create(ME, ME, chance="manual"))


async def undone(club: Club) -> None:
    table = await club.create(ME, ME, chance="manual")
    for _ in range(3):
        await play(3, table)
        assert (await table.post("undo", ply=(await table.see())["ply"])).status_code == 200
        await play(1, table)


async def resigned(club: Club) -> None:
    for players in (2, 3):
        people = await club.party(players)
        await play(1, *people)
        await club.tables.resign(people[1].id, _key(club, people[1]), people[1].seat)
    table = await club.create(ME, BOT, BOT)
    await club.tables.resign(table.id, _key(club, table), table.seat)
    assert (await table.see())["reason"] == "abandoned"


async def closed(club: Club) -> None:
    begun, alone = await club.party(), await club.create(ME, OPEN)
    await play(2, *begun)
    for table in (begun[0], alone):
        await moderation.close(club.tables.store, table.id)


async def taken_over(club: Club) -> None:
    one, two = await club.party()
    await club.tables.replace(one.id, _key(club, one), one.seat, "random")
    await club.tables.back(one.id, _key(club, one), one.seat)
    await club.tables.replace(one.id, _key(club, one), one.seat, "random")
    await play(3, two)


async def hinted(club: Club) -> None:
    table = await club.create(ME, BOT)
    await play(1, table)
    while not (await table.see())["your_turn"]:
        await asyncio.sleep(0.01)
    await club.tables._change(table.id, lambda held: take_hint(held, table.seat))
    await play(1, table)


def _key(club: Club, player: Program) -> str:
    entry = club.tables._entries[player.id]
    return entry.table.sitting[player.seat].person


async def rematched(club: Club) -> None:
    browser = club.browser()
    table = await browser.make("thorp", **{"seat-A": "me", "seat-B": "bot:random"})
    await browser.deed(table, "resign", seat="A")
    again = await browser.post(f"/t/{table}/rematch")
    assert again.status_code == 303


async def renamed(club: Club) -> None:
    await contributing(club)
    for table in list(club.tables._entries):
        await moderation.rename(club.tables.store, table, "A", "Somebody")


async def erased(club: Club) -> None:
    """The texts are gone, and the dice are proved by their hashes."""
    await contributing(club)
    await change(club, delete(schema.said))


DEEDS: dict[str, Callable[[Club], Awaitable[None]]] = {
    deed.__name__: deed
    for deed in (
        contributing, waiting, finished, uploaded, set_up, by_hand, undone, resigned, closed,
        taken_over, hinted, rematched, renamed, erased,
    )
}  # fmt: skip


@pytest.mark.parametrize("deed", DEEDS)
async def test_nothing_that_people_do_is_taken_for_damage(club: Club, deed: str) -> None:
    await DEEDS[deed](club)
    found = await findings(club)
    assert found.problems == []
    assert found.tables > 0
    assert found.frozen == 0


OLDER = {
    "rules": update(schema.match).values(rules_version=0),
    "card values": update(schema.match).values(content="0" * 12),
    "a game that is there no longer": update(schema.match).values(game="gone"),
    "an option that is there no longer": update(schema.match).values(options='{"wind": "east"}'),
    "texts in the place of their hashes": update(schema.action)
    .where(schema.action.c.ply == 0)
    .values(text='!start {"A": "my own luck"}'),
}


@pytest.mark.parametrize("what", OLDER)
async def test_a_table_of_another_day_is_counted_and_not_blamed(club: Club, what: str) -> None:
    await contributing(club)
    await change(club, OLDER[what], chain=True)
    found = await findings(club)
    assert found.problems == []
    assert (found.tables, found.frozen) == (1, 1)


# Damage

TYPED = SAID.c.contribution != ""


def row(ply: int) -> Any:
    return ACTION.c.ply == ply


DAMAGE: dict[str, tuple[Callable[[Club], Awaitable[None]], Kind, Any]] = {
    "options that are not JSON": (contributing, "digest", update(MATCH).values(options="{")),
    "another time": (contributing, "digest", update(ACTION).where(row(4)).values(at=1.0)),
    "another end": (finished, "digest", update(RESULT).values(at=1.0)),
    "a table that became public": (contributing, "digest", update(MATCH).values(listed=True)),
    "a start that is not JSON": (
        contributing, "unreadable", update(ACTION).where(row(0)).values(text="!start {"),
    ),
    "nothing to take back": (
        contributing, "unreadable", update(ACTION).where(row(1)).values(text="!undo"),
    ),
    "a lost row": (contributing, "gap", delete(ACTION).where(row(3))),
    "a lost beginning": (contributing, "gap", delete(ACTION).where(row(0))),
    "a lost seat": (
        closed, "gap", delete(schema.seat).where(schema.seat.c.n == 0),
    ),
    "a move that is not one": (
        contributing, "moves", update(ACTION).where(row(2)).values(text="fly away"),
    ),
    "a position that cannot be": (
        set_up, "moves",
        update(MATCH).where(MATCH.c.position.is_not(None)).values(position='{"turn": -5}'),
    ),
    "a move of another game": (
        finished, "moves", update(ACTION).where(row(1)).values(text="gather"),
    ),
    "a move of another seat": (
        by_hand, "actor", update(ACTION).where(ACTION.c.actor == "A").values(actor="B"),
    ),
    "another player to move": (contributing, "next", update(ACTION).values(next="C")),
    "other winners": (finished, "result", update(RESULT).values(winners="")),
    "another reason": (finished, "result", update(RESULT).values(reason="closed")),
    "a lost result": (finished, "result", delete(RESULT)),
    "winners of a resignation": (resigned, "result", update(RESULT).values(winners="B")),
    "winners of a closed table": (closed, "result", update(RESULT).values(winners="A")),
    "an open table with a result": (
        by_hand, "result",
        insert(RESULT).from_select(
            ["match", "winners", "reason", "at", "digest"],
            MATCH.select().with_only_columns(
                MATCH.c.id, MATCH.c.pace, MATCH.c.chance, MATCH.c.made, MATCH.c.digest
            ),
        ),
    ),
    "another secret": (contributing, "dice", update(MATCH).values(secret="cd" * 32)),
    "another text": (contributing, "dice", update(SAID).where(TYPED).values(contribution="x")),
    "another salt": (contributing, "dice", update(SAID).where(TYPED).values(salt="0" * 32)),
    "another hash": (
        erased, "dice",
        update(ACTION).where(row(0)).values(text='!start {"hashes": {"A": "%s"}}' % ("0" * 64)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
async def test_damage_is_found(club: Club, damage: str) -> None:
    deed, kind, statement = DAMAGE[damage]
    await deed(club)
    assert (await findings(club)).problems == []
    await change(club, statement)
    found = (await findings(club)).problems
    assert kind in {problem.kind for problem in found}, found
    assert all(problem.table for problem in found)
    for language in LANGUAGES:
        for problem in found:
            told = TEXTS.say(
                language, PROBLEMS[problem.kind], table=problem.table, where=problem.where
            )
            assert problem.table in told
            assert "()" not in told


async def test_a_snapshot_that_does_not_fit_the_log_is_found(club: Club) -> None:
    """One that is damaged itself is passed over by the server; this one it would believe."""
    await contributing(club)
    await club.tables.settle_snapshots()
    (stored,) = [entry.table for entry in club.tables.open_entries]
    taken = snapshots.take(stored)
    assert (await findings(club)).snapshots > 0
    wrong = {"match": stored.id, "ply": 8, "digest": "", "state": taken.state, "facts": taken.facts}
    digest = snapshots._digest(stored.id, 8, stored.match.variant, taken.state, taken.facts)  # pyright: ignore
    await change(club, delete(schema.snapshot).where(schema.snapshot.c.ply == 8))
    await change(club, insert(schema.snapshot).values(**{**wrong, "digest": digest}))
    assert {problem.kind for problem in (await findings(club)).problems} == {"snapshot"}


async def test_rows_that_belong_to_nothing_are_found(club: Club) -> None:
    import sqlite3

    await finished(club)
    file = club.app.state.settings.url.removeprefix("sqlite:///")
    with sqlite3.connect(file) as raw:
        raw.execute("INSERT INTO result VALUES ('pine', 'A', 'played', 1.0, x'')")
    (problem,) = (await findings(club)).problems
    assert (problem.kind, problem.table, problem.where) == ("dangling", "result", "1")


async def test_a_database_that_goes_away_is_not_taken_for_damage(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting(club)
    store, asked = club.tables.store, itertools.count()
    reading = store.reading

    async def lose_it(work: Any) -> Any:
        if next(asked) < 2:
            return await reading(work)
        raise Unreachable("error-database-unreachable", database="DB", why="it is away")

    monkeypatch.setattr(store, "reading", lose_it)
    with pytest.raises(Unreachable):
        await verify_store(store)


def test_every_kind_of_damage_is_tried() -> None:
    tried = {kind for _, kind, _ in DAMAGE.values()} | {"snapshot", "dangling"}
    assert tried == set(get_args(Kind))
