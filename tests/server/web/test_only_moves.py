"""A single possible move is made by itself, for people who want that; never a throw or the end."""

from __future__ import annotations

import random

import pytest

import bourgade
from bourgade import Match
from bourgade.kernel import registry
from bourgade.play.only_move import only_move
from bourgade.server.admin.verify import verify_store
from tests.games.minivilles.town import town
from tests.server.test_since import DEALT
from tests.server.web.club import Browser, Club


def broke() -> Match:
    """A has rolled and cannot pay for anything: all that is left is to pass."""
    match = town(A=f"0 | {DEALT}", B=f"3 | {DEALT}")
    match.play("roll 1")
    match.play("dice 6")
    return match


def test_what_cannot_be_otherwise_is_the_only_move() -> None:
    assert only_move(broke()) == "pass"


def test_a_throw_is_never_made_by_itself() -> None:
    match = town(A=f"0 | {DEALT}", B=f"3 | {DEALT}")
    assert match.moves == ("roll 1",)
    assert only_move(match) is None


def test_nothing_is_made_for_chance_or_after_the_end() -> None:
    match = town(A=f"0 | {DEALT}", B=f"3 | {DEALT}")
    match.play("roll 1")
    assert only_move(match) is None


@pytest.mark.parametrize("name", registry.names())
def test_only_moves_neither_throw_nor_end_nor_reveal(name: str) -> None:
    """Over whole games: each is legal, alone, and plain to everybody who looks on."""
    dice = random.Random(4)
    match = bourgade.load(name, players=2).start(seed=4, chance="manual")
    for _ in range(400):
        if match.over:
            break
        move = only_move(match)
        if move is not None:
            assert match.moves == (move,)
            assert match.as_seen_by(None).moves == (move,)
            then = match.copy()
            then.play(move)
            assert not then.over
            assert then.actor != "chance"
        match.play(dice.choice(match.moves))


SEATS = {
    "option-players": "2", "option-edition": "base", "option-first_player": "A",
    "seat-A": "me", "seat-B": "here", "chance": "manual",
}  # fmt: skip


@pytest.mark.anyio
@pytest.mark.parametrize(("setting", "passes"), [("", True), ("never", False)])
async def test_a_page_makes_the_only_move_where_the_setting_says_so(
    any_club: Club, setting: str, passes: bool
) -> None:
    club = any_club
    browser = club.browser()
    async with browser.http:
        table = await browser.make("minivilles", **SEATS)
        page = (await browser.get(f"/t/{table}")).text
        assert '<input type="hidden" name="auto" value="">' in page
        # A and B spend their three coins, and then nothing can be paid.
        spends = ("roll 1", "dice 6", "build forest")
        for move in (*spends, *spends, "roll 1", "dice 6"):
            ply = (await club.tables.get(table)).ply
            await browser.deed(table, "moves", ply=str(ply), move=move, auto=setting)
        held = await club.tables.get(table)
        assert held.match is not None
        assert (held.match.actor == "B") == passes
        texts = [text for _, _, text in await club.rows(table)]
        assert texts[-1] == ("pass" if passes else "dice 6")
        assert texts.count("!auto on") == (2 if passes else 0)
        assert "auto" not in await log_of(browser, table)
    assert (await verify_store(club.tables.store)).problems == []


async def log_of(browser: Browser, table: str) -> str:
    """The sentences of the log."""
    page = (await browser.get(f"/t/{table}/log")).text
    return page[page.index('<ol class="story">') : page.index("</section>")]


@pytest.mark.anyio
async def test_programs_make_their_only_moves_themselves(club: Club) -> None:
    a, b = await club.party(2, game="minivilles", options={"first_player": "A"}, chance="manual")
    for program in (a, b):
        for move in ("roll 1", "dice 6", "build forest"):
            await program.move(move)
    for move in ("roll 1", "dice 6"):
        await a.move(move)
    state = await a.see()
    assert state["moves"] == ["pass"]
    assert not any(text.startswith("!auto") for _, _, text in await club.rows(a.id))
