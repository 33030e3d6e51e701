"""How long a bot's turn takes: later moves of it come faster, and searches share its budget."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bourgade.server.bot_turns import FORCED, QUICKER
from bourgade.server.workers.pool import OURSELVES
from tests.server.web.club import ME, Club, opened

pytestmark = pytest.mark.anyio


async def test_each_further_move_of_a_turn_is_made_faster(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url, bot_delay=1.0) as club:

        async def choose(match: Any, *rest: Any) -> str:
            return match.moves[-1]

        monkeypatch.setattr(club.tables._bot_service, "choose", choose)
        me = await club.create(ME, ME, game="minivilles", options={"first_player": "A"})
        entry = await club.tables.entry(me.id)
        pauses: list[float] = []
        for _ in range(4):
            move, pause = await club.tables._bot_turns._choose(entry, "random")
            pauses.append(pause)
            await me.move(move)
    # To roll is forced, to build is a choice; then it is the turn of B.
    assert pauses == pytest.approx([FORCED, QUICKER] * 2)


async def test_a_bot_is_told_how_much_of_its_turn_has_passed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []

    async def ask(question: dict[str, Any], asker: Any, tell: Any = None) -> str:
        asked.append(question)
        return ""

    service = club.tables._bot_service
    monkeypatch.setattr(service._pool, "ask", ask)
    options = {"edition": "family", "start_order": "seats"}
    me = await club.create(ME, ME, game="shafausa", options=options)
    for _ in range(30):
        match = (await club.tables.get(me.id)).match
        assert match is not None
        moves = list(match.moves)
        if len(moves) > 1:
            await service.choose(match, "master", 1, OURSELVES)
        await me.move(moves[0])
    choices = [question["choices"] for question in asked]
    assert 0 in choices
    assert max(choices) > 1
    assert all(b in (0, a + 1) or a == b == 0 for a, b in pairwise(choices))
    assert {question["compiled"] for question in asked} == {False}
