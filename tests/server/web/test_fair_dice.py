"""Fair dice over the web: committed before, secret until the end, checked by anybody after it."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

import bourgade
from bourgade.kernel.errors import BadRecord
from bourgade.play import Match
from bourgade.play.fair_dice import Contribution, FairDice, bot_seed, contribution_hash, verify
from bourgade.server import table_changes
from bourgade.server.people import DEVICE
from bourgade.server.store import SeatRow, Stored
from bourgade.server.table_state import TableState
from bourgade.server.words import TEXTS
from tests.server.web.club import BOT, ME, OPEN, TABLES, Club, Program, opened, play_out, watching

pytestmark = pytest.mark.anyio


async def test_the_commitment_is_there_before_anybody_contributes(any_club: Club) -> None:
    made = await any_club.create(ME, OPEN)
    before = await made.see()
    assert len(bytes.fromhex(before["commitment"])) == 32
    salts = {seat["seat"]: seat["salt"] for seat in before["seats"]}
    assert {len(bytes.fromhex(salt)) for salt in salts.values()} == {16}
    assert salts["A"] != salts["B"]
    added = await made.post("contribution", contribution="horses")
    assert (added.status_code, added.json()["commitment"]) == (200, before["commitment"])
    other = await any_club.sit(made.id, contribution="été 77")
    assert (await other.see())["commitment"] == before["commitment"]
    texts = {"A": "horses", "B": "été 77"}
    hashes = {s: contribution_hash(made.id, s, text, salts[s]) for s, text in texts.items()}
    start = (await any_club.rows(made.id))[0][2]
    assert start == f"!start {json.dumps({'hashes': hashes})}"
    state = await play_out(made, other)
    text = (await other.get("/record")).text
    match = bourgade.read(text)
    assert match.dice is not None
    given = {s: Contribution(hashes[s], text, salts[s]) for s, text in texts.items()}
    assert match.dice.contributions == given
    secret = bytes.fromhex(match.dice.secret)
    assert hashlib.sha256(secret).hexdigest() == before["commitment"]
    verdict = verify(match)
    assert verdict.right
    assert len(verdict.checks) == sum("die" in text for _, _, text in await any_club.rows(made.id))
    assert state["commitment"] == before["commitment"]


async def test_who_opens_a_table_cannot_contribute_before_the_commitment(club: Club) -> None:
    """The request that makes the secret carries nothing it could be chosen to suit."""
    wish = {"game": "thorp", "seats": [ME, OPEN], "contribution": "horses"}
    assert (await club.http.post(TABLES, json=wish)).status_code == 422
    browser = club.browser()
    async with browser.http:
        assert 'name="contribution"' not in (await browser.get("/games/thorp/new")).text
        fields = {"seat-A": "me", "seat-B": "open", "contribution": "horses"}
        table = await browser.make(**fields)
        assert (await club.tables.get(table)).sitting["A"].contribution == ""
        page = await browser.get(f"/t/{table}")
        assert (await club.tables.get(table)).commitment in page.text
        assert f'action="/t/{table}/contribution"' in page.text
        dice = await browser.get(f"/t/{table}/dice")
        for text in ("horses", "cows"):
            added = await browser.post(f"/t/{table}/contribution", {"contribution": text})
            assert added.headers["location"] == f"/t/{table}"
        assert 'value="cows"' in (await browser.get(f"/t/{table}")).text
        salt = (await club.tables.get(table)).sitting["A"].salt
        assert salt in dice.text, "shown before a text was typed"
        assert salt not in page.text, "and nobody who just waits is bothered with it"
        assert f'href="/t/{table}/dice"' in page.text
        other = await club.sit(table, contribution="wheat")
        held = await club.tables.get(table)
        assert {s: given.text for s, given in held.contributions.items()} == {
            "A": "cows", "B": "wheat",
        }  # fmt: skip
        assert held.contributions["A"].salt == salt
        assert "cows" not in (await club.rows(table))[0][2]
        assert held.letters == ("A", "B")
        # A rematch makes a secret of its own, and begins at once: nothing is carried over.
        await browser.deed(table, "resign", seat="A")
        new = (await browser.post(f"/t/{table}/rematch")).headers["location"].removeprefix("/t/")
        assert (await club.rows(new))[0][2] == "!start {}"
    assert other.seat == "B"


async def test_contributions_that_are_refused(club: Club) -> None:
    made = await club.create(ME, OPEN)
    stranger = Program(club, made.id, "of a stranger")
    assert (await stranger.post("contribution", contribution="x")).status_code == 403
    for text in ("x" * 65, "\x07"):
        assert (await made.post("contribution", contribution=text)).status_code == 422
    await club.sit(made.id)
    late = await made.post("contribution", contribution="x")
    assert (late.status_code, late.json()["reason"]) == (409, "contribution-late")
    assert (await club.rows(made.id)) == [(0, "-", "!start {}")]
    real = await club.create(ME, OPEN, chance="manual")
    assert (await real.post("contribution", contribution="x")).status_code == 400
    browser = club.browser()
    async with browser.http:
        table = await browser.make(**{"seat-A": "me", "seat-B": "open"})
        for path in ("contribution", "sit"):
            answer = await browser.post(f"/t/{table}/{path}", {"contribution": "x" * 65})
            assert answer.status_code == 422
        assert (await club.tables.get(table)).open_seats == ["B"]


async def test_two_who_add_at_once(any_club: Club) -> None:
    """Nobody's text is lost, and nobody's seat."""
    made = await any_club.create(ME, OPEN, OPEN, OPEN)
    others = [await any_club.sit(made.id) for _ in range(2)]
    await asyncio.gather(
        *(p.post("contribution", contribution=p.seat * 3) for p in (made, *others)),
        any_club.sit(made.id),
    )
    held = await any_club.tables.get(made.id)
    given = held.contributions
    assert held.begun
    assert all(one.text == seat * 3 for seat, one in given.items())
    assert [held.sitting[s].person != "" for s in held.letters] == [True] * 4


async def test_one_changed_die_is_found_out(club: Club) -> None:
    both = await club.create(ME, ME)
    await play_out(both)
    text = (await both.get("/record")).text
    changed = next(_one_die_changed(text))
    verdict = verify(bourgade.read(changed))
    assert (verdict.right, len(verdict.wrong)) == (False, 1)
    someone = club.browser()
    async with someone.http:
        page = await someone.post("/verify", {"text": changed})
    count = len(verdict.checks)
    assert TEXTS.say("en", "verdict-outcome-differs", count=count) in page.text
    assert TEXTS.say("en", "verdict-fair", count=count) not in page.text


def _one_die_changed(text: str) -> Iterator[str]:
    """Records that differ in one die and are still games that could have been played."""
    lines = text.splitlines()
    for n, line in enumerate(lines):
        if line.startswith("* die"):
            other = f"* die {int(line.split()[-1]) % 6 + 1}"
            changed = "\n".join([*lines[:n], other, *lines[n + 1 :]])
            with suppress(BadRecord):
                bourgade.read(changed)
                yield changed


async def test_neither_secret_nor_key_nor_token_is_sent_before_the_end(club: Club) -> None:
    first = await club.create(ME, OPEN)
    await first.post("contribution", contribution="clover")
    second = await club.sit(first.id)
    stored = await club.tables.store.read(first.id)
    assert stored is not None
    given = (await club.tables.get(first.id)).contributions
    assert {seat: one.text for seat, one in given.items()} == {"A": "clover"}
    dice = FairDice(first.id, given, "0" * 64, stored.match.secret)
    hidden = [bytes.fromhex(stored.match.secret), dice.key()]
    hidden += [hashlib.sha256(p.token.encode()).digest() for p in (first, second)]
    needles = {form for raw in hidden for form in _forms(raw)}
    needles |= {program.token.encode() for program in (first, second)}
    onlooker = club.browser()
    async with onlooker.http, watching(club.app, f"{TABLES}/{first.id}/stream") as rows:
        sent = b""
        for _ in range(3):
            for program in (first, second):
                await program.move("gather")
            for program in (first, second, Program(club, first.id, "")):
                for path in ("", "/log", "/record"):
                    sent += (await program.get(path)).content
            for path in ("", "/fragment", "/replay", "/dice", "/record", "/qr.svg"):
                await onlooker.get(f"/t/{first.id}{path}")
        sent += onlooker.received + rows.raw
        device = onlooker.http.cookies[DEVICE].encode()
        assert sent.count(device) == 1, "a device is told its own token once, as a cookie"
        assert [needle for needle in needles if needle in sent] == []
        assert stored.match.secret not in repr(stored)
        await first.post("seats/A/resign")
        page = await onlooker.get(f"/t/{first.id}/dice")
        assert stored.match.secret in page.text
        assert stored.match.secret in (await second.get("/record")).text
        assert verify(bourgade.read((await second.get("/record")).text)).right


def _forms(raw: bytes) -> set[bytes]:
    """The ways in which a secret could be written."""
    coded = base64.b64encode(raw).rstrip(b"="), base64.urlsafe_b64encode(raw).rstrip(b"=")
    return {raw, raw.hex().encode(), raw.hex().upper().encode(), *coded}


async def test_contributions_change_the_dice(club: Club) -> None:
    first, _ = await club.party()
    stored = await club.tables.store.read(first.id)
    assert stored is not None

    def first_die(contribution: str) -> str:
        """What falls at this very table if one player had contributed something else."""
        seats = [replace(seat, contribution="") for seat in stored.seats if seat.kind == "person"]
        given = (replace(seats[0], n=0, contribution=contribution), replace(seats[1], n=1))
        table = TableState.of(Stored(stored.match, given, (), None))
        table.extend(Stored(stored.match, (), tuple(table_changes.start(table).rows), None))
        return table_changes.move(table, "A", "gather").rows[1].text

    assert first_die("oak") == first_die("oak")
    assert len({first_die(f"oak {n}") for n in range(40)}) > 3


async def test_two_tables_do_not_share_their_dice(club: Club) -> None:
    tables = [(await club.create(ME, ME)).id for _ in range(3)]
    stored = [await club.tables.store.read(table) for table in tables]
    assert len({row.match.secret for row in stored if row}) == 3


async def test_dice_entered_by_people_promise_nothing(club: Club) -> None:
    both = await club.create(ME, ME, chance="manual")
    stored = await club.tables.store.read(both.id)
    assert stored is not None
    assert (await both.see())["commitment"] == ""
    # The secret is for bots alone: no dice can be checked by it, and none are said to be.
    await both.post("seats/A/resign")
    record = (await both.get("/record")).text
    assert bourgade.read(record).dice is None
    assert stored.match.secret not in record


async def test_the_dice_page_tells_and_checks(sqlite_url: str) -> None:
    """The page of a table and the page for anybody's record come to the same verdict."""
    async with opened(sqlite_url) as club:
        both = await club.create(ME, ME)
        someone = club.browser()
        async with someone.http:
            commitment = (await both.see())["commitment"]
            before = await someone.get(f"/t/{both.id}/dice")
            assert commitment in before.text
            await play_out(both)
            after = await someone.get(f"/t/{both.id}/dice")
            record = (await both.get("/record")).text
            verdict = await someone.post("/verify", {"text": record})
            false = record.replace(commitment, "0" * 64)
            broken = await someone.post("/verify", {"text": false})
            nonsense = await someone.post("/verify", {"text": "no record"})
    count = len(verify(bourgade.read(record)).checks)
    said = TEXTS.say("en", "verdict-fair", count=count)
    assert said in after.text
    assert said in verdict.text
    assert said not in before.text
    assert TEXTS.say("en", "verdict-commitment-broken", count=count) in broken.text
    assert nonsense.status_code == 422


async def told(club: Club, table: str) -> dict[str, str]:
    """What the page about the dice says, by language."""
    pages = {lang: await club.browser(lang).get(f"/t/{table}/dice") for lang in ("en", "fr")}
    return {lang: unescape(page.text) for lang, page in pages.items()}


@pytest.mark.parametrize(
    ("texts", "english", "french"),
    [
        (("", ""), "Nobody added anything", "Personne n’a rien ajouté"),
        (("salt", ""), "Ana added a text", "Ana a ajouté un texte"),
        (("salt", "pepper"), "Everyone who plays here added", "Toutes les personnes qui jouent"),
    ],
)
async def test_the_dice_page_says_who_could_have_chosen_them(
    club: Club, texts: tuple[str, str], english: str, french: str
) -> None:
    ana, ben = club.browser(), club.browser()
    sitting = {"option-players": "3", "seat-A": "me", "seat-B": "open", "seat-C": "bot:random"}
    table = await ana.make(**sitting, nickname="Ana")
    assert "Until the game begins" in (await told(club, table))["en"]
    await ana.post(f"/t/{table}/contribution", {"contribution": texts[0]})
    fields = {"seat": "B", "nickname": "Ben", "contribution": texts[1]}
    await ben.post(f"/t/{table}/sit", fields)
    page = await told(club, table)
    assert english in page["en"]
    assert french in page["fr"]
    assert ("not even the server" in page["en"]) == all(texts)
    assert ("Randomness added by the players" in page["en"]) == any(texts)
    assert ("hashes of the texts" in page["en"]) == any(texts)


async def test_bots_alone_added_nothing(club: Club) -> None:
    table = await club.browser().make(**{"seat-A": "bot:random", "seat-B": "bot:random"})
    assert "Only bots play here" in (await told(club, table))["en"]


async def test_one_person_against_bots_may_have_added_something(club: Club) -> None:
    ana = club.browser()
    table = await ana.make(**{"seat-A": "me", "seat-B": "open"})
    await ana.post(f"/t/{table}/contribution", {"contribution": "salt"})
    await ana.post(f"/t/{table}/sit", {"bot-seat": "B", "bot-B": "random"})
    assert "The only person who plays here added" in (await told(club, table))["en"]


async def test_real_dice_are_said_to_be_nobodys(club: Club) -> None:
    table = await club.browser().make(**{"seat-A": "me", "seat-B": "here", "chance": "manual"})
    page = (await told(club, table))["en"]
    assert "people roll and draw themselves" in page
    assert "Fingerprint" not in page


def test_a_seat_does_not_print_its_token() -> None:
    row = SeatRow(0, "A", "person", "Ann", "", "abcdef", "", 0.0)
    assert "abcdef" not in repr(row)


# Bots


@pytest.mark.parametrize("chance", ["fair", "manual"])
async def test_nobody_can_predict_a_bot_before_the_end(
    club: Club, chance: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    async def choose(match: Match, bot: str, seed: int, asker: Any) -> str:
        seeds.append(seed)
        return match.moves[-1]

    monkeypatch.setattr(club.tables._bot_service, "choose", choose)
    me = await club.create(ME, BOT, chance=chance)
    while not seeds:
        state = await me.see()
        if state["your_turn"]:
            await me.move(state["moves"][0])
        await asyncio.sleep(0.01)
    secret = (await club.tables.get(me.id)).row.secret
    assert set(seeds) == {bot_seed(secret, me.id, "B")}
    someone = club.browser()
    async with someone.http:
        assert secret not in (await someone.get(f"/t/{me.id}/dice")).text
        assert (await me.see())["commitment"] == "" or chance == "fair"
        await me.post("seats/A/resign")
        page = unescape((await someone.get(f"/t/{me.id}/dice")).text)
    assert secret in page
    assert TEXTS.say("en", "dice-bots") in page
    # The same game again has other bots.
    again = await club.create(ME, BOT, chance=chance)
    assert (await club.tables.get(again.id)).row.secret != secret


async def test_a_table_without_a_secret_has_bots_that_nobody_knows(club: Club) -> None:
    first = await club.create(ME, ME)
    stored = await club.tables.store.read(first.id)
    assert stored is not None
    table = TableState.of(replace(stored, match=replace(stored.match, chance="manual", secret="")))
    assert table.seed != table.seed
