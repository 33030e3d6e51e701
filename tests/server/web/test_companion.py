"""Real cards, entered by hand: a secret draw is its owner's, and no list tells what others hold."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.layout import CHANCE
from bourgade.play import Match
from bourgade.play.secret_draws import owners
from bourgade.server.people import hash_of
from bourgade.server.store import SeatRow
from tests.server.web.club import BOT, ME, Browser, Club, Program

pytestmark = pytest.mark.anyio

BOTTLES = ("quizzleberry", "wumbulate", "xanthorhiza", "jabberquist", "flumdiddle", "zorkmidian")
DEALS = [f"deal {bottle}" for bottle in BOTTLES]


def refused(answer: Any, status: int, reason: str) -> str:
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"] == reason
    assert answer.json()["moves"] == []
    return answer.json()["message"]


async def test_a_secret_draw_is_entered_by_its_owner_alone(club: Club) -> None:
    first, second = await club.party(game="cellar", chance="manual")
    onlooker = Program(club, first.id, "")
    asked = [await program.see() for program in (first, second, onlooker)]
    assert [state["your_turn"] for state in asked] == [True, False, False]
    assert [state["moves"] for state in asked] == [DEALS, [], []]
    for move in ("deal wumbulate", "stash eastwhisk", "pour"):
        told = refused(await second.try_move(move), 403, "secret-draw")
        assert told == "This draw is secret: only seat A may see it and enter it."
    assert (await second.get("/log")).json() == [(await first.log())[0]]
    await first.move("deal wumbulate")
    assert [row["text"] for row in await second.log()] == ["!start {}", "…"]
    for program in (second, onlooker):
        assert b"wumbulate" not in (await program.get()).content


async def test_lists_hold_everything_that_a_seat_has_not_seen(club: Club) -> None:
    first, second = await club.party(game="cellar", chance="manual")
    await first.move("deal wumbulate")
    await first.move("stash northwhisk")
    assert (await second.see())["moves"] == DEALS
    told = refused(await second.try_move("deal wumbulate"), 422, "cannot-be-drawn")
    assert told.startswith("“deal wumbulate” cannot have come up")
    # Nothing else that cannot be entered is refused with other words.
    for move in ("pour", "stash eastwhisk"):
        also = refused(await second.try_move(move), 422, "cannot-be-drawn")
        assert also == told.replace("deal wumbulate", move)
    await second.move("deal flumdiddle")
    assert (await second.see())["phase"] == "stash"


async def test_whoever_entered_a_secret_draw_takes_it_back(club: Club) -> None:
    first, second = await club.party(game="cellar", chance="manual")
    state = await first.move("deal wumbulate")
    refused(await second.post("undo", ply=state["ply"]), 422, "undo-of-another")
    assert (await first.post("undo", ply=state["ply"])).status_code == 200
    assert (await first.see())["moves"] == DEALS


async def test_a_draw_by_fair_dice_is_not_named_to_others(club: Club) -> None:
    """Whoever tries to take back what another drew is not told what it was."""
    first, second = await club.party(game="cellar")
    ply = (await first.see())["ply"]
    dealt = (await club.rows(first.id))[-1][2]
    assert dealt in (await first.post("undo", ply=ply)).json()["message"]
    told = refused(await second.post("undo", ply=ply), 422, "undo-past-secret")
    assert not [bottle for bottle in BOTTLES if bottle in told]


async def test_somebody_looks_at_the_card_of_a_bot(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(match: Match, bot: str, seed: int, asker: Any) -> str:
        return match.moves[0]

    monkeypatch.setattr(club.tables._bot_service, "choose", choose)
    me = await club.create(ME, BOT, game="cellar", chance="manual")
    await me.move("deal wumbulate")
    state = await me.move("stash northwhisk")
    assert state["your_turn"]
    assert state["moves"] == [move for move in DEALS if move != "deal wumbulate"]
    state = await me.move("deal flumdiddle")
    if state["ply"] < 6:
        await me.get(after=5, wait=5)
    assert [row["text"] for row in await me.log()][-2:] == ["…", "…"]


async def test_a_device_passed_around_shows_a_draw_to_its_owner(club: Club) -> None:
    device = club.browser()
    seats = {"seat-A": "me", "seat-B": "here", "chance": "manual", "option-players": "2"}
    async with device.http:
        table = await device.make("cellar", **seats)

        async def offers(seat: str) -> bool:
            page = await device.get(f"/t/{table}{seat}")
            part = await device.get(f"/t/{table}/fragment{seat}")
            assert ("deal wumbulate" in page.text) == ("deal wumbulate" in part.text)
            return "deal wumbulate" in page.text

        assert [await offers(seat) for seat in ("", "?as=B", "?as=A")] == [False, False, True]
        await deed(device, table, "deal quizzleberry")
        await deed(device, table, "stash eastwhisk")
        assert [await offers(seat) for seat in ("", "?as=A", "?as=B")] == [False, False, True]
        assert "quizzleberry" in (await device.get(f"/t/{table}?as=B")).text  # B may draw it


async def deed(device: Browser, table: str, move: str) -> None:
    ply = (await device.get(f"/t/{table}/fragment")).json()["ply"]
    await device.deed(table, "moves", ply=str(ply), move=move)


# The games of the house


def drawn_in_public() -> tuple[Match, str, str]:
    """Mint Works where a plan is drawn for all to see while somebody holds one in secret."""
    for seed in range(200):
        chosen = random.Random(seed)
        match = bourgade.load("mintworks", players=2).start(chance="manual")
        while not match.over:
            held = [
                (s, p["secret"][0]) for s, p in match.position["players"].items() if p["secret"]
            ]
            if held and int(match.state.actor) == CHANCE and not owners(match):
                return match, *held[0]
            match.play(chosen.choice(match.moves))
    raise AssertionError("nobody ever drew in secret")


async def test_a_card_held_in_secret_is_missing_from_no_list(club: Club) -> None:
    match, owner, plan = drawn_in_public()
    other = "B" if owner == "A" else "A"
    devices = {seat: f"device-{seat}".ljust(44, "-") for seat in "AB"}
    rows = [
        SeatRow(n, s, "person", s, "", hash_of(devices[s]), "", time.time())
        for n, s in enumerate("AB")
    ]
    variant = registry.find("mintworks").variant(players=2)
    made = await club.tables.create(variant, rows, chance="manual", position=match.position)
    people = {seat: Program(club, made.id, devices[seat], seat) for seat in "AB"}
    lists = {seat: (await people[seat].see())["moves"] for seat in "AB"}
    # Both may enter what everybody sees; who holds the plan knows that it cannot come.
    assert f"draw {plan}" in lists[other]
    assert f"draw {plan}" not in lists[owner]
    assert set(lists[owner]) <= set(lists[other])
    known = next(iter(match.position["supply"].values()))
    told = {
        (seat, word): refused(await people[seat].try_move(f"draw {word}"), 422, "cannot-be-drawn")
        for seat in "AB"
        for word in (plan, known)
    }
    assert len({words.replace(word, "") for (_, word), words in told.items()}) == 1
    await asyncio.sleep(0)
    assert (await people[other].try_move(match.moves[0])).status_code == 200


def test_a_draw_is_secret_where_and_only_where_observe_hides_it() -> None:
    """What a game declares by its events agrees with what its rules erase."""
    found = 0
    for name in registry.names():
        match = bourgade.load(name).start(chance="manual")
        chosen = random.Random(3)
        for _ in range(150):
            if match.over:
                break
            if int(match.state.actor) == CHANCE and len(match.moves) > 1:
                found += 1
                assert owners(match) == _owners_by_sight(match), (name, match.phase)
            match.play(chosen.choice(match.moves))
    assert found > 20


def _owners_by_sight(match: Match) -> set[str]:
    """The seats that see which of its outcomes fell where an onlooker does not."""

    def sees(seat: str | None) -> bool:
        after: list[bytes] = []
        for move in match.moves:
            then = match.copy()
            then.play(move)
            after.append(then.seen_by(seat).tobytes())
        return len(set(after)) == len(after)

    return set() if sees(None) else {seat for seat in match.variant.players if sees(seat)}
