"""Taking back: against bots any decision, between people by consent. The dice stay."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bourgade
from bourgade.play.fair_dice import verify
from bourgade.server.admin.verify import verify_store
from tests.server.web.club import BOT, ME, Club, Program

pytestmark = pytest.mark.anyio


async def settled(program: Program) -> dict[str, Any]:
    """The table once the bots have moved."""
    for _ in range(400):
        state = await program.see()
        if state["over"] or state["your_turn"]:
            return state
        await program.get("", after=state["ply"], wait=0.5)
    raise AssertionError("the bots do not move")


async def held(club: Club, program: Program) -> Any:
    return (await club.tables.whole(program.id)).table


@pytest.mark.parametrize("game", ["minivilles", "mintworks"])
async def test_any_moves_and_take_backs_leave_a_log_that_replays(any_club: Club, game: str) -> None:
    """A property: whatever is played and taken back, record, log and dice are right, and the
    same decisions meet the same dice."""
    dice = random.Random(7)
    me = await any_club.create(ME, BOT, game=game)
    met: dict[tuple[str, ...], list[str]] = {}  # what chance answered to a history
    taken = 0
    for _ in range(60):
        state = await settled(me)
        if state["over"]:
            break
        match = (await held(any_club, me)).match
        decided = [move for actor, move in match.history if actor != "chance"]
        if decided and dice.random() < 0.4:
            length = match.length
            answer = await me.post("undo", ply=state["ply"])
            if answer.status_code == 200:
                taken += 1
                after = (await held(any_club, me)).match
                assert after.length < length
                assert after.actor == "A"
                assert len(after.moves) > 1
                assert after.history == match.history[: after.length]
            continue
        await me.move(dice.choice(state["moves"]))
        await settled(me)
        told = (await held(any_club, me)).match.history
        for n, (actor, move) in enumerate(told):
            if actor == "chance":
                before = tuple(f"{who} {what}" for who, what in told[:n])
                assert met.setdefault(before, [move]) == [move]
    assert taken > 5
    await me.post("seats/A/resign")  # then everybody may check the dice
    table = await held(any_club, me)
    assert (await verify_store(any_club.tables.store)).problems == []
    again = bourgade.read(table.record())
    assert again.position == table.match.position
    assert verify(again).right
    rows = [text for _, _, text in await any_club.rows(me.id)]
    assert sum(text.startswith("!undo") for text in rows) == taken


async def test_against_bots_a_decision_comes_back_past_dice_and_bots(club: Club) -> None:
    me = await club.create(ME, BOT, game="minivilles", options={"first_player": "A"})
    await me.move("roll 1")
    await me.move("build cafe")
    state = await settled(me)
    before = (await held(club, me)).match.history
    undone = (await me.post("undo", ply=state["ply"])).json()
    assert "build cafe" in undone["moves"]
    await me.move("build cafe")
    await settled(me)
    after = (await held(club, me)).match.history
    rolls = [move for actor, move in before if actor == "chance"]
    assert [move for actor, move in after if actor == "chance"][: len(rolls)] == rolls
    assert (await club.rows(me.id))[-1][2] != "!undo"


async def test_a_roll_that_could_not_be_otherwise_is_passed_over(club: Club) -> None:
    """With one die there is nothing to decide about it: the decision before it comes back."""
    me = await club.create(ME, BOT, game="minivilles", options={"first_player": "A"})
    await me.move("roll 1")
    first = await me.see()
    refused = await me.post("undo", ply=first["ply"])
    assert refused.status_code == 422
    await me.move("pass")
    await settled(me)
    await me.move("roll 1")
    state = await me.see()
    undone = (await me.post("undo", ply=state["ply"])).json()
    assert undone["moves"] == first["moves"]


async def test_between_people_all_others_have_to_agree(any_club: Club) -> None:
    a, b, c = await any_club.party(3, game="minivilles", options={"first_player": "A"})
    await a.move("roll 1")
    await a.move("pass")
    await b.move("roll 1")
    ply = (await a.see())["ply"]
    refused = await a.post("undo", ply=ply)
    assert refused.status_code == 422
    asked = (await a.post("takeback", ply=ply, answer="ask")).json()
    assert asked["asked"] == "A"
    assert (await a.post("takeback", ply=asked["ply"], answer="agree")).status_code == 409
    once = (await b.post("takeback", ply=asked["ply"], answer="agree")).json()
    assert once["asked"] == "A"
    done = (await c.post("takeback", ply=once["ply"], answer="agree")).json()
    assert done["asked"] is None
    assert done["actor"] == "A"
    assert done["phase"] == "build"
    texts = [text for _, _, text in await any_club.rows(a.id)]
    assert texts[-4:] == ["!ask", "!agree", "!agree", "!undo 3"]
    await a.move("pass")
    await b.move("roll 1")
    rolled = [text for _, actor, text in await any_club.rows(a.id) if actor == "*"]
    assert rolled[-1] == rolled[-2]  # the same roll of B again


async def test_one_who_declines_ends_the_question_until_somebody_moves(club: Club) -> None:
    a, b = await club.party(2, game="minivilles", options={"first_player": "A"})
    await a.move("roll 1")
    await a.move("pass")
    await b.move("roll 1")
    asked = (await a.post("takeback", ply=(await a.see())["ply"], answer="ask")).json()
    no = (await b.post("takeback", ply=asked["ply"], answer="decline")).json()
    assert no["asked"] is None
    again = await a.post("takeback", ply=no["ply"], answer="ask")
    assert again.status_code == 409
    moved = await b.move("pass")
    assert moved["actor"] == "A"
    late = await a.post("takeback", ply=moved["ply"], answer="ask")
    assert late.status_code == 200


async def test_a_question_expires_when_somebody_moves(club: Club) -> None:
    a, b = await club.party(2, game="minivilles", options={"first_player": "A"})
    await a.move("roll 1")
    await a.move("pass")
    await b.move("roll 1")
    await a.post("takeback", ply=(await a.see())["ply"], answer="ask")
    moved = await b.move("pass")
    assert moved["asked"] is None
    refused = await b.post("takeback", ply=moved["ply"], answer="agree")
    assert refused.status_code == 409


async def test_strangers_can_neither_ask_nor_answer(club: Club) -> None:
    a, b = await club.party(2, game="minivilles", options={"first_player": "A"})
    await a.move("roll 1")
    await a.move("pass")
    await b.move("roll 1")
    stranger = Program(club, a.id, "0" * 64)
    ply = (await a.see())["ply"]
    for answer in ("ask", "agree", "decline"):
        refused = await stranger.post("takeback", ply=ply, answer=answer)
        assert refused.status_code == 403
