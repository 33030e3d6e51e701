"""A person's own page: profile, other devices, recovery code, data, deletion. Privacy."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

import bourgade
from bourgade.kernel.errors import BourgadeError
from bourgade.play.fair_dice import verify
from bourgade.server.admin.access import existing_database
from bourgade.server.admin.backup import write_backup
from bourgade.server.admin.verify import verify_store
from bourgade.server.check import SetupCheck
from bourgade.server.people import DEVICE, hash_of
from bourgade.server.profiles import ALPHABET, FRESH, Profiles, label_of, plain_code
from bourgade.server.settings import Settings
from bourgade.server.store import people
from bourgade.server.views.host_text import host_text
from bourgade.server.words import TEXTS
from tests.server.web.club import TABLES, Browser, Club, Program, opened, watching

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def browsers(club: Club, count: int) -> AsyncIterator[list[Browser]]:
    found = [club.browser() for _ in range(count)]
    try:
        yield found
    finally:
        for one in found:
            await one.http.aclose()


async def named(browser: Browser, name: str, **fields: str) -> None:
    saved = await browser.post("/me", {"name": name, **fields})
    assert saved.status_code == 303, saved.text


async def link_of(browser: Browser) -> str:
    """The address of a link for another device."""
    page = await browser.post("/me/links")
    found = re.search(r'value="[^"]*(/carry/[\w-]{43})"', page.text)
    assert found
    return found[1]


async def new_code(browser: Browser) -> str:
    page = await browser.post("/me/recovery")
    found = re.search(r'"recovery-code">([^<]+)<', page.text)
    assert found
    return found[1]


# Profiles


async def test_a_name_is_asked_for_once(any_club: Club) -> None:
    async with browsers(any_club, 2) as (ann, bob):
        table = await bob.make(**{"seat-A": "me", "seat-B": "open", "nickname": "Bob"})
        before = await ann.get(f"/t/{table}")
        assert 'name="nickname"' in before.text
        await ann.post(f"/t/{table}/sit", {"nickname": "Ann", "seat": "B"})
        table = await bob.make(**{"seat-A": "me", "seat-B": "open"})
        assert (await any_club.tables.get(table)).sitting["A"].name == "Bob"
        page = await ann.get(f"/t/{table}")
        assert 'name="nickname"' not in page.text
        assert TEXTS.say("en", "sit-as", name="Ann") in unescape(page.text)
        await ann.post(f"/t/{table}/sit", {"seat": "B", "nickname": "Somebody"})
        assert (await any_club.tables.get(table)).sitting["B"].name == "Ann"


async def test_a_profile_is_kept_and_shown(any_club: Club) -> None:
    async with browsers(any_club, 1) as (ann,):
        await named(ann, " Ann\u202e ", colour="teal", language="fr", theme="dark", sound="on")
        page = await ann.get("/me")
        assert '<html lang="fr" data-theme="dark"' in page.text
        assert 'value="Ann"' in page.text
        assert re.search(r'value="teal" checked', page.text)
        table = await ann.make(**{"seat-A": "me", "seat-B": "open"})
        assert (await any_club.tables.get(table)).sitting["A"].colour == "teal"
        assert "mark-teal" in (await ann.get(f"/t/{table}")).text
        await named(ann, "Ann", colour="ultraviolet", language="tlh", theme="pink")
        stored = await any_club.app.state.profiles.whose(hash_of(ann.http.cookies[DEVICE]))
        assert (stored.profile.colour, stored.profile.language) == ("", "fr")
        assert stored.profile.settings == {}
        kept = await ann.post("/me/settings", {"theme": "light", "sound": "", "confirm": "never"})
        assert kept.status_code == 204
        assert 'data-theme="light"' in (await ann.get("/")).text
        await ann.post("/language", {"lang": "en"})
        assert '<html lang="en"' in (await ann.get("/", headers={"accept-language": "fr"})).text


async def test_a_device_without_a_token_is_not_looked_up(club: Club, monkeypatch: Any) -> None:
    asked: list[str] = []
    known = people.whose

    def noted(connection: Any, key: str) -> Any:
        asked.append(key)
        return known(connection, key)

    monkeypatch.setattr(people, "whose", noted)
    await club.http.get("/", headers={"cookie": ""})
    assert asked == []
    async with browsers(club, 1) as (ann,):
        for _ in range(5):
            await ann.get("/")
        assert asked == [hash_of(ann.http.cookies[DEVICE])]


async def test_what_is_known_of_a_device_is_believed_for_some_seconds(club: Club) -> None:
    now = 0.0

    async def nothing(_: str) -> None: ...

    profiles = Profiles(club.tables.store, nothing, clock=lambda: now)
    async with browsers(club, 1) as (ann,):
        await ann.get("/")
        key = hash_of(ann.http.cookies[DEVICE])
        assert (await profiles.whose(key)).profile is None
        await named(ann, "Ann")  # by another worker, as it were
        now = FRESH - 1
        assert (await profiles.whose(key)).profile is None
        now = FRESH
        found = (await profiles.whose(key)).profile
        assert found is not None
        assert found.name == "Ann"


# Other devices


async def test_what_is_written_is_the_persons_also_at_a_worker_that_knew_otherwise(
    postgres_url: str,
) -> None:
    async with (
        opened(postgres_url) as here,
        opened(postgres_url) as there,
        browsers(here, 2) as (laptop, phone),
        browsers(there, 1) as (same_phone,),
    ):
        await named(laptop, "Ann")
        await phone.get("/")
        same_phone.http.cookies.update(phone.http.cookies)
        await same_phone.get("/me")  # the other worker remembers it as a person of its own
        await phone.post(await link_of(laptop))
        table = await same_phone.make(**{"seat-A": "me", "seat-B": "open"})
        held = (await there.tables.get(table)).sitting["A"]
        assert held.person == hash_of(laptop.http.cookies[DEVICE])
        assert held.name == "Ann"


async def test_a_link_makes_a_device_yours(any_club: Club) -> None:
    async with browsers(any_club, 3) as (laptop, phone, thief):
        await named(laptop, "Ann", colour="red")
        table = await laptop.make(**{"seat-A": "me", "seat-B": "open"})
        brought = await phone.make(**{"seat-A": "me", "seat-B": "open"})
        link = await link_of(laptop)
        asked = await phone.get(link)
        assert TEXTS.say("en", "carry-device-named", name="Ann") in unescape(asked.text)
        assert (await phone.post(link)).headers["location"] == "/me"
        # Once, and not for somebody who finds it later.
        assert (await thief.post(link)).status_code == 404
        lobby = (await phone.get("/")).text
        assert f'href="/t/{table}"' in lobby
        assert f'href="/t/{brought}"' in lobby, "what the phone had has come along"
        assert f'href="/t/{brought}"' in (await laptop.get("/")).text
        # Both play the seat.
        await any_club.sit(table)
        for device in (laptop, phone):
            assert "data-my-turn" in (await device.get(f"/t/{table}")).text
        await phone.deed(table, "moves", ply="1", move="gather")
        page = (await laptop.get("/me")).text
        assert page.count('name="device"') == 2


async def test_a_seat_is_handed_to_somebody_else(any_club: Club) -> None:
    async with browsers(any_club, 2) as (ann, ben):
        await named(ben, "Ben")
        table = await ann.make(**{"seat-A": "me", "seat-B": "here", "nickname": "Ann"})
        page = await ann.post(f"/t/{table}/links", {"seat": "B"})
        link = re.findall(r'value="[^"]*(/carry/[\w-]{43})"', page.text)[0]
        assert (await ben.post(link)).headers["location"] == f"/t/{table}"
        held = await any_club.tables.get(table)
        assert (held.sitting["B"].name, held.sitting["A"].name) == ("Ben", "Ann")
        assert held.sitting["B"].person == hash_of(ben.http.cookies[DEVICE])


async def test_a_device_that_is_signed_out_is_a_stranger(any_club: Club) -> None:
    async with browsers(any_club, 2) as (laptop, phone):
        await named(laptop, "Ann")
        table = await laptop.make(**{"seat-A": "me", "seat-B": "open"})
        await phone.post(await link_of(laptop))
        old = phone.http.cookies[DEVICE]
        cookie = {"cookie": f"{DEVICE}={old}"}
        async with watching(any_club.app, f"/t/{table}/stream", cookie) as stream:
            assert (await stream.next()).event == "seats"
            program = {"authorization": f"Bearer {old}"}
            async with watching(any_club.app, f"/api/v1/tables/{table}/stream", program) as rows:
                while (await any_club.tables.entry(table)).watchers < 2:
                    await asyncio.sleep(0.01)
                await laptop.post("/me/devices", {"device": hash_of(old)[:12]})
                assert (await stream.next()).event == "anew"
                with pytest.raises(EOFError):
                    await rows.next()
        lobby = await phone.get("/")
        assert f"/t/{table}" not in lobby.text
        assert phone.http.cookies[DEVICE] != old
        # Over the API it is one too.
        program = Program(any_club, table, old)
        assert (await program.see())["you"] == []
        nobodys = await phone.post("/me/devices", {"device": hash_of(old)[:12]})
        assert nobodys.status_code == 400


async def test_the_only_device_is_not_signed_out_without_a_way_back(any_club: Club) -> None:
    async with browsers(any_club, 2) as (laptop, phone):
        await named(laptop, "Ann")
        me = {"device": hash_of(laptop.http.cookies[DEVICE])[:12]}
        refused = await laptop.post("/me/devices", me)
        assert refused.status_code == 400
        assert TEXTS.say("en", "error-last-device") in unescape(refused.text)
        code = await new_code(laptop)
        await laptop.post("/me/devices", me)
        assert "Ann" not in (await laptop.get("/me")).text
        await phone.post("/me/recover", {"code": code})
        assert 'value="Ann"' in (await phone.get("/me")).text


async def test_a_recovery_code_brings_everything_back(any_club: Club) -> None:
    async with browsers(any_club, 3) as (laptop, phone, thief):
        await named(laptop, "Ann")
        table = await laptop.make(**{"seat-A": "me", "seat-B": "open"})
        old, code = await new_code(laptop), await new_code(laptop)
        assert re.fullmatch("(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}", code)
        for wrong in (old, "", "O" * 20, "x" * 200):
            answer = await thief.post("/me/recover", {"code": wrong})
            assert answer.status_code == 404
        typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
        assert (await phone.post("/me/recover", {"code": typed})).headers["location"] == "/me"
        assert f'href="/t/{table}"' in (await phone.get("/")).text
        assert code not in json.dumps((await laptop.get("/me/data")).json())


async def test_recovery_codes_cannot_be_tried_on_and_on(club: Club) -> None:
    async with browsers(club, 1) as (thief,):
        answers = [await thief.post("/me/recover", {"code": f"{n}"}) for n in range(12)]
    assert {answer.status_code for answer in answers[:10]} == {404}
    assert answers[-1].status_code == 429
    assert "retry-after" in answers[-1].headers


def test_a_code_holds_a_hundred_bits_and_is_read_as_meant() -> None:
    assert len(set(ALPHABET)) == 32
    assert plain_code(" oIl2-abcd ") == "0112ABCD"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
         "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1",
         "Safari · iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile Safari/537.36", "Chrome · Android"),
        ("curl/8", ""),
    ],
)  # fmt: skip
def test_devices_are_told_apart(agent: str, label: str) -> None:
    scope = {"type": "http", "headers": [(b"user-agent", agent.encode())]}
    assert label_of(Request(scope)) == label


# Data and deletion


@dataclass
class Evening:
    """A game that Ann and Ben have played, each with a text for the dice."""

    club: Club
    table: str
    log: list[tuple[int, str, str]]
    secrets: list[str]  # of Ann


async def played(club: Club, ann: Browser, ben: Browser) -> Evening:
    await named(ann, "Ann Onyme", colour="gold")
    table = await ann.make(**{"seat-A": "me", "seat-B": "open", "listed": "1"})
    await ann.post(f"/t/{table}/contribution", {"contribution": "quartz 77"})
    sat = {"nickname": "Ben Benoît", "seat": "B", "contribution": "feldspath"}
    await ben.post(f"/t/{table}/sit", sat)
    both = {"A": ann, "B": ben}
    for _ in range(400):
        held = await club.tables.get(table)
        if held.over or held.match is None:
            break
        mover = both[str(held.actor)]
        await mover.deed(table, "moves", ply=str(held.ply), move=held.match.moves[-1])
    held = await club.tables.get(table)
    salt = held.sitting["A"].salt
    assert salt
    key = hash_of(ann.http.cookies[DEVICE])
    return Evening(club, table, await club.rows(table), ["Ann Onyme", "quartz 77", salt, key])


async def test_all_that_is_kept_can_be_downloaded(any_club: Club) -> None:
    async with browsers(any_club, 2) as (ann, ben):
        evening = await played(any_club, ann, ben)
        answer = await ann.get("/me/data")
        told = answer.json()
        assert "attachment" in answer.headers["content-disposition"]
        assert told["profile"]["name"] == "Ann Onyme"
        assert told["profile"]["colour"] == "gold"
        assert {seat["contribution"] for seat in told["seats"]} >= {"quartz 77"}
        assert [made["table"] for made in told["tables_made"]] == [evening.table]
        assert "feldspath" not in answer.text
        assert ann.http.cookies[DEVICE] not in answer.text


async def test_a_person_is_erased_and_the_dice_still_verify(
    any_club: Club, url: str, tmp_path: Path
) -> None:
    club = any_club
    async with browsers(club, 3) as (ann, ben, onlooker):
        evening = await played(club, ann, ben)
        table = evening.table
        path = f"/t/{table}"
        # The game is in memory, looked at, and has been told in both languages.
        for page in ("", "/replay?step=3", "/dice", "/log"):
            assert "Ann Onyme" in unescape((await onlooker.get(path + page)).text)
        asked = await ann.get("/me/delete")
        assert TEXTS.say("en", "delete-stays") in unescape(asked.text)
        assert "Ann Onyme" in (await ann.get("/me")).text
        gone = await ann.post("/me/delete")
        assert TEXTS.say("en", "delete-done") in gone.text
        assert hash_of(ann.http.cookies[DEVICE]) != evening.secrets[-1]

        assert await club.rows(table) == evening.log, "byte for byte the same"
        ben.received = onlooker.received = b""
        for page in ("", "/fragment", "/replay?step=3", "/dice", "/log", "/review", "/record"):
            for someone in (ben, onlooker):
                await someone.get(path + page)
        await onlooker.get("/")
        await ben.get("/me/data")
        page = await onlooker.get(path, headers={"accept-language": "fr"})
        assert TEXTS.say("fr", "player-erased") in page.text
        program = Program(club, table, "")
        told = [(await program.get(part)).content for part in ("", "/log", "/record")]
        told.append((await club.http.get(TABLES, params={"which": "finished"})).content)
        async with watching(club.app, f"{path}/stream") as stream:
            await stream.next()
        async with watching(club.app, f"{TABLES}/{table}/stream") as rows:
            await rows.next()
        backup = tmp_path / "tables.backup"
        async with existing_database(url) as (database, version):
            await write_backup(database, version, backup)
        sent = [ben.received, onlooker.received, *told, stream.raw, rows.raw]
        sent.append(gzip.decompress(backup.read_bytes()))
        for secret in evening.secrets:
            for form in (secret.encode(), json.dumps(secret)[1:-1].encode()):
                assert not any(form in one for one in sent), secret
        assert b"feldspath" in sent[1], "what others gave stays"

        count = len(verify(bourgade.read(told[2].decode())).checks)
        verdict = TEXTS.say("en", "verdict-fair", count=count)
        assert verdict in (await onlooker.get(f"{path}/dice")).text
        assert verify(bourgade.read(told[2].decode())).reason == "fair"
        findings = await verify_store(club.tables.store)
        assert findings.problems == []
        assert findings.outcomes >= count


async def test_a_record_names_an_erased_player_in_every_language(club: Club) -> None:
    async with browsers(club, 2) as (ann, ben):
        evening = await played(club, ann, ben)
        await ann.post("/me/delete")
        record = (await ben.get(f"/t/{evening.table}/record")).text
        assert "player A: deleted player\n" in record
        shown = await ben.post("/records", {"text": record})
        there = shown.headers["location"].removesuffix("/replay")
        for language, name in (("en", "deleted player"), ("fr", "joueur supprimé")):
            page = await ben.get(there, headers={"accept-language": language})
            # The person has chosen no language in their profile: the browser's counts.
            assert name in page.text
        again = (await ben.get(f"{there}/record")).text
        assert "player A: deleted player\n" in again


async def test_a_seat_of_somebody_erased_is_open_in_the_next_game(any_club: Club) -> None:
    async with browsers(any_club, 2) as (ann, ben):
        evening = await played(any_club, ann, ben)
        await ann.post("/me/delete")
        answer = await ben.post(f"/t/{evening.table}/rematch")
        new = await any_club.tables.get(answer.headers["location"].removeprefix("/t/"))
        assert {s: row.kind for s, row in new.sitting.items()} == {"A": "person", "B": "open"}
        assert new.sitting["A"].name == "Ben Benoît"


async def test_other_workers_hear_of_it(postgres_url: str) -> None:
    async with (
        opened(postgres_url) as here,
        opened(postgres_url) as there,
        browsers(here, 2) as (ann, ben),
        browsers(there, 1) as (elsewhere,),
    ):
        evening = await played(here, ann, ben)
        path = f"/t/{evening.table}"
        assert "Ann Onyme" in (await elsewhere.get(path)).text
        await ann.post("/me/delete")
        await there.app.state.host.look()
        assert "Ann Onyme" not in (await elsewhere.get(path)).text


async def test_the_bytes_are_gone_from_the_file(sqlite_url: str) -> None:
    async with opened(sqlite_url) as club, browsers(club, 2) as (ann, ben):
        evening = await played(club, ann, ben)
        await ann.post("/me/delete")
    folder = Path(sqlite_url.removeprefix("sqlite:///")).parent
    written = b"".join(file.read_bytes() for file in folder.iterdir())
    assert evening.table.encode() in written
    assert b"feldspath" in written
    for secret in evening.secrets:
        assert secret.encode() not in written


# Privacy


async def test_the_privacy_page_says_what_the_settings_say(sqlite_url: str, tmp_path: Path) -> None:
    own = tmp_path / "privacy.md"
    own.write_text(
        "# Notre club\n\nÉcrivez <b>à</b> [nous](https://club.test/?a=1&b=2).\n\n- un\n- deux\n"
        "\n[mal](javascript:alert(1))\n",
        "utf-8",
    )
    settings: dict[str, Any] = {
        "keep_finished": 30.0, "access_log": True, "contact": "<Ann>", "privacy": str(own),
    }  # fmt: skip
    async with opened(sqlite_url, **settings) as club, browsers(club, 1) as (someone,):
        page = (await someone.get("/privacy")).text
        assert 'href="/privacy"' in (await someone.get("/")).text
    for message, args in (
        ("privacy-finished", {"days": 30}), ("privacy-abandoned-stay", {}),
        ("privacy-log-requests", {}), ("privacy-ask", {"contact": "<Ann>"}),
    ):  # fmt: skip
        assert TEXTS.say("en", message, **args) in unescape(page)
    assert "<Ann>" not in page
    assert "<h2>Notre club</h2>" in page
    assert "Écrivez &lt;b&gt;à&lt;/b&gt;" in page
    assert '<a href="https://club.test/?a=1&amp;b=2">nous</a>' in page
    assert "<ul><li>un</li><li>deux</li></ul>" in page
    assert 'href="javascript' not in page


def test_a_setup_without_a_readable_privacy_text_is_found_wanting(tmp_path: Path) -> None:
    for settings, state in (
        (Settings(privacy=str(tmp_path / "none.txt")), "not ok"),
        (Settings(host="0.0.0.0"), "note"),
        (Settings(host="0.0.0.0", contact="Ann"), "ok"),
    ):
        said = [
            f
            for f in SetupCheck(settings, "en").findings()
            if "rivacy" in f.text or "--contact" in f.text
        ]
        assert [finding.state for finding in said] == [state]


def test_a_privacy_text_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "latin.txt"
    broken.write_bytes("privé".encode("latin-1"))
    for file in (tmp_path / "none.txt", tmp_path, broken):
        with pytest.raises(BourgadeError, match="--privacy"):
            host_text(str(file))
