"""How a game ends: told to the reader, explained by its count, and the same wherever it is told."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.server.admin.verify import verify_store
from bourgade.server.table_state import TableState
from tests.server.web.club import BOT, ME, Browser, Club, Program

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[2] / "golden"


async def seated(club: Club, *people: Browser, game: str = "thorp") -> str:
    """A table at which these browsers sit, in their order."""
    seats = {f"seat-{letter}": "open" for letter in "ABCD"[: len(people)]}
    first, *others = people
    made = {**seats, "seat-A": "me", "option-players": str(len(people)), "nickname": "Ana"}
    table = await first.make(game, **made)
    for name, one in zip(("Ben", "Cem", "Dia"), others, strict=False):
        await one.post(f"/t/{table}/sit", {"nickname": name})
    return table


def result_of(page: str) -> str:
    """The line that says how the game ended."""
    found = re.search(r'id="result-title">.*?<span>(.*?)</span>', page, re.S)
    return unescape(found[1]) if found else ""


def counted(page: str) -> list[str]:
    """Who stands in the count, from first to last."""
    count = page[page.index('class="result') : page.index("</section>")]
    return re.findall(r'<th scope="row">.*?class="who-name">(.*?)</span>', count, re.S)


async def play(club: Club, browser: Browser, table: str, move: str) -> None:
    ply = (await club.tables.get(table)).ply
    await browser.deed(table, "moves", ply=str(ply), move=move)


async def won_by(club: Club, winner: str, table: str, *people: Browser) -> TableState:
    """A game of thorp to its end, in which one builds and the others gather."""
    held = await club.tables.get(table)
    while not held.over:
        assert held.match is not None
        assert held.actor is not None
        moves = held.match.moves
        wanted = "build" if held.actor == winner and "build" in moves else "gather"
        move = wanted if wanted in moves else moves[0]
        await play(club, people["AB".index(held.actor)], table, move)
        held = await club.tables.get(table)
    return held


async def test_winner_and_loser_are_spoken_to(club: Club) -> None:
    ana, ben = club.browser(), club.browser(language="fr")
    async with ana.http, ben.http:
        table = await seated(club, ana, ben)
        held = await won_by(club, "A", table, ana, ben)
        assert held.result is not None
        assert held.result.winners == "A"
        assert result_of((await ana.get(f"/t/{table}")).text) == "You won!"
        assert 'class="result won"' in (await ana.get(f"/t/{table}")).text
        told = result_of((await ben.get(f"/t/{table}")).text)
        assert told == "Ana a gagné. Vous êtes deuxième."
        assert 'class="result won"' not in (await ben.get(f"/t/{table}")).text
        assert "You won" in (await ana.get("/")).text


async def test_the_count_begins_with_the_winner(club: Club) -> None:
    ana, ben = club.browser(), club.browser()
    async with ana.http, ben.http:
        table = await seated(club, ana, ben)
        await won_by(club, "B", table, ana, ben)
        page = (await ana.get(f"/t/{table}")).text
        assert result_of(page) == "Ben won. You came second."
        assert counted(page) == ["Ben", "Ana"]


async def test_a_resignation_is_told_the_same_everywhere(any_club: Club) -> None:
    club = any_club
    ana, ben = club.browser(), club.browser()
    async with ana.http, ben.http:
        table = await seated(club, ana, ben, game="minivilles")
        await play(
            club, ana if (await club.tables.get(table)).actor == "A" else ben, table, "roll 1"
        )
        await ana.deed(table, "resign", seat="A")
        mine, theirs = [(await one.get(f"/t/{table}")).text for one in (ana, ben)]
        assert result_of(mine) == "You resigned: Ben won."
        assert result_of(theirs) == "You won: everyone else resigned."
        onlooker = (await club.browser().get(f"/t/{table}")).text
        assert result_of(onlooker) == "Ben won: everyone else resigned."
        # Nobody counted anything, so no count is shown.
        assert "<thead>" not in mine[mine.index('class="result') : mine.index("</section>")]
        assert "You resigned · Won by Ben" in unescape((await ana.get("/")).text)
        assert "You won" in (await ben.get("/")).text
        facts = (await club.http.get(f"/api/v1/tables/{table}")).json()
        assert (facts["winners"], facts["reason"], facts["scores"]) == (["B"], "resigned", {})
        assert [seat["resigned"] for seat in facts["seats"]] == [True, False]
        record = (await ana.get(f"/t/{table}/record")).text
        assert "\nresigned: A\nresult: B wins\n" in record
        again = bourgade.read(record)
        assert again.resigned == ("A",)
        assert again.record() == record
        review = unescape((await ana.get(f"/t/{table}/review")).text)
        assert "You resigned: Ben won." in review
        opened = await ben.post("/records", {"text": record})
        assert opened.status_code == 303, opened.text
        copy = opened.headers["location"].split("/")[2]
        held = await club.tables.get(copy)
        assert held.result is not None
        assert (held.result.winners, held.result.reason) == ("B", "resigned")
        assert held.resigned == {"A"}
    assert (await verify_store(club.tables.store)).problems == []


async def test_a_bot_that_plays_on_is_not_the_person_who_left(club: Club) -> None:
    a, b, c = await club.party(3, game="thorp")
    await a.post("seats/A/resign")
    ana = Program(club, a.id, a.token)
    for _ in range(400):
        state = await b.see()
        if state["over"]:
            break
        for one in (b, c):
            if (await one.see())["your_turn"]:
                await one.move("gather")
        await ana.get("", after=(await b.see())["ply"], wait=0.05)
    held = await club.tables.get(a.id)
    assert held.result is not None
    assert held.result.reason == "played"
    page = (await club.browser().get(f"/t/{a.id}")).text
    if held.result.winners == "A":
        assert "(bot)" in result_of(page)


async def test_my_next_game_is_one_that_waits_for_me(club: Club) -> None:
    ana = club.browser()
    async with ana.http:
        fields = {"option-players": "2", "seat-A": "me", "seat-B": "here", "nickname": "Ana"}
        first, second = [await ana.make("thorp", **fields) for _ in range(2)]
        await ana.deed(first, "resign", seat="A")
        page = (await ana.get(f"/t/{first}")).text
        assert f'href="/t/{first}/next"' in page
        went = await ana.get(f"/t/{first}/next")
        assert went.headers["location"] == f"/t/{second}"
        nowhere = await ana.get(f"/t/{second}/next")
        assert nowhere.headers["location"] == "/#mine"


@pytest.mark.parametrize("game", ["minivilles/base", "mintworks/two", "shafausa/geek_whole"])
def test_what_a_result_is_made_of_adds_up(game: str) -> None:
    """Stars by building and points by line give the total; monuments are as many as counted."""
    match = bourgade.read((GOLDEN / f"{game}.game").read_text("utf-8"))
    assert match.over
    for p, seat in enumerate(match.variant.players):
        lines = match.variant.game.tally(match.variant, match.state, p)
        assert lines
        first = next(iter(match.scores[seat].values()))
        points = sum(points for _, _, points in lines)
        assert first == (points or len(lines))


def test_minivilles_knows_how_many_monuments_win() -> None:
    game = registry.find("minivilles")
    assert game.goal(game.variant(edition="base", players=2)) == 4


async def test_a_solitary_resignation_ends_without_a_winner_told_to_the_reader(club: Club) -> None:
    me = await club.create(ME, BOT, BOT, game="thorp")
    await me.post("seats/A/resign")
    state = await me.see()
    assert (state["winners"], state["reason"]) == ([], "abandoned")
