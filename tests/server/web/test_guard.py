"""What stands between the server and the world: cookies, forged requests, limits, odd input."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from bourgade.kernel import registry
from bourgade.server import guard, render
from bourgade.server.errors import TooOften
from bourgade.server.guard import HEADERS, LARGEST
from bourgade.server.people import DEVICE, LANGUAGE, Person
from bourgade.server.store import BadDatabase
from tests.server.web.club import ADDRESS, ME, OPEN, TABLES, Browser, Club, opened, watching

pytestmark = pytest.mark.anyio

MARKUP = '<b id="x">\'&Zoé'
JSON = {"content-type": "application/json"}
MULTIPART = "multipart/form-data"
FORM = "application/x-www-form-urlencoded"


@pytest.fixture
async def someone(club: Club) -> AsyncIterator[Browser]:
    browser = club.browser()
    async with browser.http:
        yield browser


# Cookies and tokens


async def test_cookies_are_closed_to_scripts_and_other_sites(club: Club, someone: Browser) -> None:
    first = await someone.get("/")
    (device,) = first.headers.get_list("set-cookie")
    assert device.startswith(f"{DEVICE}=")
    assert len(someone.http.cookies[DEVICE]) == 43, "32 random bytes"
    made = await someone.post("/tables", {"game": "thorp", "seat-A": "me", "nickname": "Zoé"})
    chosen = await someone.post("/language", {"lang": "fr", "next": "/records"})
    cookies = [c for answer in (first, made, chosen) for c in answer.headers.get_list("set-cookie")]
    assert {cookie.split("=")[0] for cookie in cookies} == {DEVICE, LANGUAGE}
    for cookie in cookies:
        attributes = cookie.lower().split("; ")[1:]
        assert "httponly" in attributes
        assert "samesite=lax" in attributes
        assert "path=/" in attributes
        assert "secure" not in attributes
    assert not (await someone.get("/")).headers.get_list("set-cookie")[1:]


async def test_over_https_cookies_stay_there(sqlite_url: str) -> None:
    async with opened(sqlite_url, secure=True) as club:
        browser = club.browser()
        browser.http.base_url = httpx.URL("https://club.test")
        async with browser.http:
            answers = [
                await browser.get("/"),
                await browser.post("/language", {"lang": "fr"}),
                await browser.post("/tables", {"game": "thorp", "seat-A": "me", "nickname": "Zoé"}),
            ]
            cookies = [c for answer in answers for c in answer.headers.get_list("set-cookie")]
            assert {cookie.split("=")[0] for cookie in cookies} == {
                "__Host-bourgade_device", "__Host-bourgade_lang",
            }  # fmt: skip
            for cookie in cookies:
                attributes = cookie.lower().split("; ")[1:]
                assert "secure" in attributes
                assert "path=/" in attributes
                assert not any(attribute.startswith("domain") for attribute in attributes)
            again = await browser.get("/")
            assert "Zoé" in again.text
            assert 'lang="fr"' in again.text
        # A cookie that another host of the domain could have set is not ours.
        forged = {"cookie": f"{DEVICE}={'x' * 43}"}
        page = await club.http.get("/", headers=forged)
        assert page.headers["set-cookie"].startswith(f"__Host-{DEVICE}=")


async def test_two_devices_never_share_a_token(club: Club) -> None:
    answers = [await club.http.get("/", headers={"cookie": ""}) for _ in range(3)]
    assert len({answer.headers["set-cookie"].split(";")[0] for answer in answers}) == 3


@pytest.mark.parametrize("token", ["", "short", "é" * 43, "x" * 65, "x" * 39])
async def test_a_token_that_is_none_is_replaced(club: Club, token: str) -> None:
    cookie = f"{DEVICE}={token}".encode()
    answer = await club.http.get("/", headers={b"cookie": cookie})
    assert DEVICE in answer.headers["set-cookie"]


async def test_the_database_has_no_token_only_hashes(sqlite_url: str) -> None:
    async with opened(sqlite_url) as club:
        program = await club.create(ME, OPEN)
        guest = await club.sit(program.id, name="Guest")
        browser = club.browser()
        async with browser.http:
            table = await browser.make(**{"seat-A": "me", "seat-B": "open"})
            page = await browser.post(f"/t/{table}/links", {"seat": "A"})
            link = page.text.split("/carry/")[1][:43]
            tokens = [program.token, guest.token, browser.http.cookies[DEVICE], link]
        stored = await club.tables.store.read(program.id)
        assert stored is not None
        held = {row.person for row in stored.seats if row.kind == "person"}
        assert held == {hashlib.sha256(p.token.encode()).hexdigest() for p in (program, guest)}
        folder = Path(sqlite_url.removeprefix("sqlite:///")).parent
        written = b"".join(file.read_bytes() for file in folder.iterdir())
    assert program.id.encode() in written
    assert hashlib.sha256(link.encode()).hexdigest().encode() in written
    for token in tokens:
        assert len(token) == 43
        assert token.encode() not in written


async def test_a_hash_from_the_database_plays_nothing(club: Club) -> None:
    program = await club.create(ME, ME)
    program.token = hashlib.sha256(program.token.encode()).hexdigest()
    assert (await program.try_move("gather", 1)).status_code == 403


# Forged requests

OWN = [
    "/me", "/me/settings", "/me/links", "/me/recovery", "/me/recover", "/me/devices", "/me/delete",
]  # fmt: skip
"""Forms of a person's own page."""

DEEDS = [
    "moves", "undo", "resign", "replace", "back", "sit", "contribution", "rematch", "links",
]  # fmt: skip


@pytest.fixture
async def table(someone: Browser) -> str:
    return await someone.make(**{"seat-A": "me", "seat-B": "here"})


@pytest.mark.parametrize("headers", [
    {"origin": "http://evil.test"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": "http://club.test.evil.test"},
    {"origin": "http://club.test:8080"},
    {"sec-fetch-site": "cross-site"},
])  # fmt: skip
async def test_requests_of_other_sites(
    club: Club, someone: Browser, table: str, headers: dict[str, str]
) -> None:
    before = await club.rows(table)
    paths = [f"/t/{table}/{deed}" for deed in DEEDS] + ["/tables", "/language", "/carry/x"]
    for path in (*paths, *OWN, "/records", "/verify"):
        fields = {"ply": "1", "move": "gather", "seat": "A", "game": "thorp", "lang": "fr"}
        answer = await someone.post(path, fields, headers=headers)
        assert answer.status_code == 403, path
    assert await club.rows(table) == before
    assert "bourgade_lang" not in someone.http.cookies


@pytest.mark.parametrize("token", ["", "0" * 32, "é", "\0", None])
async def test_requests_without_our_token(
    club: Club, someone: Browser, table: str, token: str | None
) -> None:
    before = await club.rows(table)
    paths = [f"/t/{table}/{deed}" for deed in DEEDS] + ["/tables", "/language", "/carry/x"]
    for path in (*paths, *OWN):
        data = {"ply": "1", "move": "gather", "seat": "A"}
        if token is not None:
            data["csrf"] = token
        assert (await someone.http.post(path, data=data)).status_code == 403, path
    stranger = club.browser()
    async with stranger.http:
        await stranger.get("/")
        # Another device's token is none of ours.
        answer = await someone.http.post(f"/t/{table}/resign", data={"csrf": stranger.csrf})
        assert answer.status_code == 403
    assert await club.rows(table) == before


async def test_our_own_pages_pass(someone: Browser, table: str) -> None:
    headers = {"origin": ADDRESS, "sec-fetch-site": "same-origin"}
    answer = await someone.post(
        f"/t/{table}/moves", {"ply": "1", "move": "gather"}, headers=headers
    )
    assert answer.status_code == 303


async def test_the_api_takes_no_cookies(club: Club, someone: Browser, table: str) -> None:
    """So a foreign page cannot use a browser to act through it."""
    answer = await someone.http.post(
        f"{TABLES}/{table}/moves", json={"ply": 1, "move": "gather"}, headers={"origin": "http://x"}
    )
    assert answer.status_code == 403
    assert len(await club.rows(table)) == 1


async def test_an_onlooker_gets_no_token_of_others(club: Club, someone: Browser) -> None:
    """Onlookers share one rendered copy."""
    table = (await club.create(ME, ME)).id
    other = club.browser()
    async with other.http:
        for browser in (someone, other):
            await browser.get(f"/t/{table}")
            await browser.get(f"/t/{table}/fragment")
        assert someone.csrf != other.csrf
        assert someone.csrf.encode() not in other.received
        assert other.csrf.encode() not in someone.received


# Headers


async def test_every_answer_is_protected(
    club: Club, someone: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [
        "/",
        f"/t/{table}",
        f"/t/{table}/fragment",
        f"/t/{table}/qr.svg",
        "/nothing",
        "/verify",
    ]
    paths += [f"/t/{table}/record", "/static/base.css", "/static/nothing.css", "/health", "/api"]
    paths += ["/games/minivilles/style.css", "/games/nothing", "/sw.js", "/manifest.webmanifest"]
    paths += [f"{TABLES}/{table}", f"{TABLES}/nothing", "/api/v1/nothing", "/api/openapi.json"]
    answers = [await someone.get(path) for path in paths]
    answers += [
        await someone.post("/tables", {"game": "thorp", "option-players": "9"}),
        await someone.post("/language", {"lang": "fr"}),
        await someone.http.put("/"),
        await someone.http.post("/tables", data={}),
        await club.http.post(TABLES, content=b"{", headers=JSON),
        await club.http.post("/language", content=b"", headers={"content-type": MULTIPART}),
        await club.http.post(TABLES, content=b" " * (LARGEST + 1), headers=JSON),
    ]
    monkeypatch.setattr(club.tables.store, "open_tables", _fail)
    quiet = httpx.ASGITransport(club.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=quiet, base_url=ADDRESS) as http:
        logging.getLogger("bourgade.server").disabled = True
        answers += [await http.get("/health"), await http.get(TABLES), await http.get("/")]
        logging.getLogger("bourgade.server").disabled = False
    async with watching(club.app, f"{TABLES}/{table}/stream") as stream:
        await stream.next()
        answers.append(httpx.Response(stream.status, headers=stream.headers))
    statuses = {answer.status_code for answer in answers}
    assert {200, 303, 400, 403, 404, 405, 413, 422, 500} <= statuses
    for answer in answers:
        for name in HEADERS:
            assert name in answer.headers, f"{answer.status_code} lacks {name}"
        policy = answer.headers["content-security-policy"]
        # WebAssembly, and nothing more.
        assert "unsafe" not in policy.replace("script-src 'self' 'wasm-unsafe-eval'", "")
        assert policy.startswith("default-src 'none'")
        assert "server" not in answer.headers


async def _fail(limit: int) -> Any:
    raise ZeroDivisionError("an inner secret")


async def test_a_fault_of_ours_tells_no_inner_secret(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def unreachable(limit: int) -> Any:
        raise BadDatabase("error-database-unreachable", database="/an/inner/secret", why="secret")

    quiet = httpx.ASGITransport(club.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=quiet, base_url=ADDRESS) as http:
        for failure, status in ((_fail, 500), (unreachable, 503)):
            monkeypatch.setattr(club.tables.store, "open_tables", failure)
            for path in ("/", TABLES):
                caplog.clear()
                answer = await http.get(path)
                assert answer.status_code == status
                assert ("retry-after" in answer.headers) == (status == 503)
                assert "secret" not in answer.text
                assert "Traceback" not in answer.text
                assert "secret" in caplog.text, "whoever runs the server can read it"


async def test_a_database_that_fails_in_the_midst_of_a_deed_tells_no_secret(
    club: Club, someone: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable(*_: object, **__: object) -> Any:
        raise BadDatabase("error-database-unreachable", database="/an/inner/secret", why="secret")

    record = (await club.http.get(f"{TABLES}/{table}/record")).text + "A gather\n* die 3\n"
    waiting = await someone.make(**{"seat-A": "me", "seat-B": "open"})
    monkeypatch.setattr(club.tables.store, "append", unreachable)
    monkeypatch.setattr(club.tables.store, "create", unreachable)
    answers = [
        await someone.post(f"/t/{table}/moves", {"ply": "1", "move": "gather"}),
        await someone.json(f"/t/{table}/moves", {"ply": "1", "move": "gather"}),
        await someone.post(f"/t/{waiting}/sit", {"seat": "B"}),
        await someone.post("/tables", {"game": "thorp", "seat-A": "me"}),
        await someone.post("/records", {"text": record}),
        await club.http.post(TABLES, json={"game": "thorp"}),
    ]
    assert [answer.status_code for answer in answers] == [503] * 6
    for answer in answers:
        assert "secret" not in answer.text


async def test_pages_have_no_inline_script_or_style(someone: Browser, table: str) -> None:
    """The policy would stop them in a browser."""
    paths = ["/", f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/dice", "/games/thorp/new"]
    paths += ["/games/minivilles/cards", "/games/minivilles/rules", "/records", "/offline", "/api"]
    paths += ["/me", "/me/delete", "/privacy", "/carry/x"]
    for path in paths:
        page = await someone.get(path)
        assert page.status_code == 200
        assert "<style" not in page.text
        assert " style=" not in page.text
        assert " onclick=" not in page.text
        for script in page.text.split("<script")[1:]:
            assert ' src="/' in script.split(">")[0], path
            assert script.split(">")[1].startswith("</script")


# Names


async def test_names_are_escaped_everywhere(club: Club, someone: Browser) -> None:
    await someone.get("/")
    seats = {"seat-A": "me", "seat-B": "here", "name-B": MARKUP, "nickname": MARKUP, "listed": "on"}
    table = await someone.make(**seats)
    await someone.deed(table, "moves", ply="1", move="gather")
    waiting = await someone.make(**(seats | {"seat-B": "open"}))
    record = f"player A: {MARKUP}\nplayer B: <script>\n"
    paths = ["/", f"/t/{table}", f"/t/{table}/fragment", f"/t/{table}/replay", f"/t/{table}/dice"]
    paths += [f"/t/{waiting}", "/games/thorp/new", f"/games/thorp/new?from={table}"]
    paths += [f"/games/thorp/new?name-A={MARKUP}&seat-A={MARKUP}&pace={MARKUP}&option-x={MARKUP}"]
    paths += [f"/games/thorp/rules?q={MARKUP}", f"/games/thorp/cards?q={MARKUP}", f"/{MARKUP}"]
    paths += [f"/?{MARKUP}", f"/t/{MARKUP}", f"/games/{MARKUP}", f"/carry/{MARKUP}"]
    paths += ["/me", "/me/delete", "/privacy"]
    pages = [await someone.get(path) for path in paths]
    link = (await someone.post("/me/links")).text.split("/carry/")[1][:43]
    pages += [
        await someone.get(f"/carry/{link}"),
        await someone.post("/records", {"text": record}),
        await someone.post("/verify", {"text": record}),
        await someone.post(f"/t/{table}/moves", {"ply": MARKUP, "move": "x"}),
        await someone.post(f"/t/{table}/moves", {"ply": "3", "move": MARKUP}),
        await someone.post("/tables", {"game": "thorp", "pace": MARKUP, "seat-A": MARKUP}),
        await someone.post("/tables", {"game": "thorp", "option-players": MARKUP}),
        await someone.post("/tables", {"game": "thorp", "seat-A": f"bot:{MARKUP}"}),
    ]
    await someone.deed(table, "resign", seat="A")
    pages += [await someone.get(path) for path in ("/", f"/t/{table}", f"/t/{table}/replay")]
    told = [page for page in pages if "Zoé" in page.text]
    assert len(told) > 12
    for page in pages:
        html = page.json()["html"] if page.headers["content-type"].endswith("json") else page.text
        assert "<b id" not in html, page.url
        assert '"x">' not in html, page.url
        assert "<script>" not in html, page.url


@pytest.mark.parametrize(("typed", "shown"), [
    ("  Ann\n\tLee ", "Ann Lee"),
    ("\u202eevil\u200b\0", "evil"),
    ("x" * 100, "x" * 24),
    ("\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"), "😀"),
    ("e\u0301", "é"),
    ("\x1b[31mred", "[31mred"),
])  # fmt: skip
async def test_names_are_one_short_line(
    club: Club, someone: Browser, typed: str, shown: str
) -> None:
    table = await someone.make(**{"seat-A": "me", "nickname": typed, "seat-B": "open"})
    stored = await club.tables.store.read(table)
    assert stored is not None
    assert stored.seats[0].name == shown


# Limits of size and rate


async def test_large_bodies_are_refused(club: Club, someone: Browser) -> None:
    read = 0

    async def chunks() -> AsyncIterator[bytes]:
        nonlocal read
        for _ in range(2 * LARGEST // 4096):
            read += 4096
            yield b" " * 4096

    big = " " * (LARGEST + 1)
    answers = [
        await club.http.post(TABLES, content=big, headers=JSON),
        await club.http.post(TABLES, content=chunks(), headers=JSON),
        await someone.post("/records", {"text": big}),
        await someone.post("/verify", {"text": big}),
        await someone.http.post("/records", files={"file": ("a", big)}, data={"csrf": "x"}),
        await someone.http.post("/language", content=chunks(), headers={"content-type": FORM}),
        await club.http.post(TABLES, content=b"{}", headers={"content-length": "9" * 12, **JSON}),
    ]
    assert [answer.status_code for answer in answers] == [413] * 7
    assert str(LARGEST // 1024) in answers[0].json()["message"]
    assert read <= 2 * (LARGEST + 8192), "no more is read than may come"
    just = json.dumps({"game": "thorp"}) + " " * (LARGEST - 30)
    assert (await club.http.post(TABLES, content=just, headers=JSON)).status_code == 201


@pytest.mark.parametrize("way", ["as the page", "urlencoded", "file"])
async def test_the_limit_is_on_what_was_meant(someone: Browser, way: str) -> None:
    """Browsers send a new line as two characters, and a form may write each byte as three."""

    async def paste(size: int) -> str:
        meant = "é pass\n" * (size // 8)
        text = meant if way == "file" else meant.replace("\n", "\r\n")
        await someone.get("/records")
        data = {"csrf": someone.csrf} | ({} if way == "file" else {"text": text})
        files = {"file": ("a.game", text)} if way == "file" else {"file": ("", b"")}
        given: dict[str, Any] = {"data": data} | ({} if way == "urlencoded" else {"files": files})
        answer = await someone.http.post("/records", **given)
        return f"{answer.status_code} {answer.text}"

    assert (await paste(LARGEST - 100)).startswith("422"), "read, and not a record"
    refused = await paste(LARGEST + 100)
    assert refused.startswith("413")
    assert f"{LARGEST // 1024} KB" in refused


async def test_who_comes_too_often_waits(sqlite_url: str) -> None:
    async with opened(sqlite_url, moves_per_minute=6, tables_per_hour=2) as club:
        made = [await club.http.post(TABLES, json={"game": "thorp"}) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 429, 429]
        assert made[-1].json()["reason"] == "too-often"
        browser = club.browser()
        async with browser.http:
            form = await browser.post("/tables", {"game": "thorp", "seat-A": "me"})
            assert form.status_code == 429
            chosen = await browser.post("/language", {"lang": "fr"})
            assert chosen.status_code == 303
            assert (await browser.post("/language", {"lang": "en"})).status_code == 429
            assert (await browser.get("/")).status_code == 200, "who only looks is not counted"


async def test_reading_records_is_counted_like_making_tables(sqlite_url: str) -> None:
    """It takes long."""
    async with opened(sqlite_url, tables_per_hour=1) as club:
        browser = club.browser()
        async with browser.http:
            answers = [await browser.post(path, {"text": "x"}) for path in ("/verify", "/records")]
    assert [answer.status_code for answer in answers] == [422, 429]


async def test_nobody_fills_the_memory_with_boards(club: Club) -> None:
    """A board is kept once for everybody who sees the same, not for every way to ask for it."""
    both = await club.create(ME, ME)
    for _ in range(15):
        await both.move("gather")
    entry = await club.tables.entry(both.id)
    stranger = Person("x" * 43, "", "en")
    first = render.message(entry, stranger, None, 31)
    for n in range(200):
        render.message(entry, stranger, chr(ord("A") + n), n * n)
        render.message(entry, replace(stranger, device=f"{n:043}"), None, n)
    assert render.message(entry, replace(stranger, device="y" * 43), "B", 31) == first
    assert len(entry.pages) < 12


async def test_the_count_starts_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(guard.time, "monotonic", lambda: now)
    rates = guard.Rates(2, 60, remembered=3)
    rates.count("a")
    rates.count("a")
    with pytest.raises(TooOften):
        rates.count("a")
    rates.count("b")
    now += 31
    rates.count("a")
    with pytest.raises(TooOften):
        rates.count("a")
    for n in range(10):
        rates.count(f"c{n}")
    assert len(rates._buckets) == 3, "nobody can fill the memory with addresses"


# Addresses


@pytest.mark.parametrize("following", [
    "//evil.test", "/\\evil.test", "http://evil.test", "https:evil.test", "evil.test", "",
    "\\\\evil.test", "/\t/evil.test", "/\n/evil.test", "javascript:alert(1)", " //evil.test",
    "/\r\nset-cookie: a=b", "/%0d%0aset-cookie:%20a=b", "////evil.test", "/\0/evil.test",
])  # fmt: skip
async def test_the_language_leads_to_no_other_site(someone: Browser, following: str) -> None:
    answer = await someone.post("/language", {"lang": "fr", "next": following})
    assert answer.status_code == 303
    target = httpx.URL(ADDRESS).join(answer.headers["location"])
    assert target.host == "club.test"
    assert not answer.headers["location"].startswith(("//", "/\\"))
    assert "a=b" not in answer.headers.get_list("set-cookie")[0]


@pytest.mark.parametrize("path", [
    "/games/minivilles/..%2f__init__.css", "/games/minivilles/%2e%2e%2f%2e%2e%2fsecret.svg",
    "/games/minivilles/../layout.py", "/games/minivilles/board.html", "/games/..%2f/x.svg",
    "/games/minivilles/a%00.svg", f"/games/minivilles/{'a' * 300}.svg", "/games/minivilles/.css",
    "/games/minivilles/style.css.bak", "/games/minivilles/é.svg", "/games/../../x.css",
    "/static/..%2fapp.py", "/static/%2e%2e/app.py", "/static/../app.py", "/static/a%00b",
    "/static//etc/passwd", f"/static/{'a' * 5000}", "/static/", "/static/js", "/static",
])  # fmt: skip
async def test_files_are_those_we_show(someone: Browser, path: str) -> None:
    answer = await someone.http.get(path, follow_redirects=True)
    assert answer.status_code == 404
    assert "import annotations" not in answer.text
    assert "root:" not in answer.text


ODD = [
    "\0", "a\0b", "💥", "é" * 500, "x" * 2000, "..", "-1", "9" * 30, "1e999", "NaN", "\ufeff",
    "%", "'; drop table match; --", "\u202e", "{{7*7}}", "\U000e0001", "null", "٣",
]  # fmt: skip


async def test_odd_words_in_every_place_are_refused_politely(any_club: Club) -> None:
    """NUL is what PostgreSQL cannot hold; other words break other things."""
    first, _ = await any_club.party()
    browser = any_club.browser()
    http = any_club.http
    async with browser.http:
        table = await browser.make(**{"seat-A": "me", "seat-B": "here"})
        for odd in ODD:
            fields = dict.fromkeys(
                ("ply", "move", "seat", "nickname", "contribution", "lang", "next", "pace", "from",
                 "step", "chance", "option-players", "option-x", "seat-A", "name-A", "game",
                 "text", odd), odd,
            )  # fmt: skip
            quoted = httpx.QueryParams({"x": odd}).__str__()[2:].replace("+", "%20")
            answers = [
                *[await browser.get(f"/{at}/{quoted}") for at in ("t", "games", "carry", "static")],
                *[
                    await browser.get(f"/t/{table}/{at}", params=fields)
                    for at in ("", "fragment", "replay")
                ],
                *[
                    await browser.get(f"/games/thorp/{at}", params={**fields, "q": odd})
                    for at in ("new", "rules", "cards", quoted, f"rules/{quoted}")
                ],
                await browser.get("/", params=fields, headers={"cookie": f"{LANGUAGE}={quoted}"}),
                *[await browser.json(f"/t/{table}/{deed}", fields) for deed in DEEDS],
                *[
                    await browser.json(f"/t/{quoted}/{deed}", fields | {"ply": "1"})
                    for deed in DEEDS
                ],
                *[
                    await browser.post(path, fields)
                    for path in ("/tables", "/language", "/records", "/verify", f"/carry/{quoted}")
                ],
                *[
                    await browser.post(
                        path,
                        dict.fromkeys(
                            ("name", "colour", "language", "theme", "code", "device"), odd
                        ),
                    )
                    for path in OWN
                    if path != "/me/recover"
                ],
                await browser.post("/tables", fields | {"game": "thorp"}),
                *[await http.get(f"{TABLES}/{quoted}{at}") for at in ("", "/log", "/record")],
                await http.get(f"{TABLES}/{first.id}", params={"after": odd, "wait": odd}),
                await http.get(
                    f"{TABLES}/{first.id}", headers={"authorization": f"Bearer {quoted}"}
                ),
                await http.get(TABLES, params={"which": odd}),
                await http.post(
                    f"{TABLES}/{first.id}/seats/{quoted}/resign", headers=first.headers
                ),
                await first.post("moves", ply=1, move=odd),
                await first.post("moves", ply=odd, move="gather"),
                await first.post("undo", ply=odd),
                await first.post("seats", seat=odd, name=odd, contribution=odd),
                await first.post("seats", **{odd: odd}),
                await http.post(TABLES, json={"game": odd}),
                await http.post(TABLES, json={"game": "thorp", "options": {odd: odd}}),
                await http.post(TABLES, json={"game": "thorp", "options": {"players": odd}}),
                await http.post(TABLES, json={"game": "thorp", "pace": odd, "chance": odd}),
                await http.post(
                    TABLES, json={"game": "thorp", "seats": [{"kind": "bot", "bot": odd}]}
                ),
                await http.post(
                    TABLES, json={"game": "thorp", "seats": [{"kind": "me", "name": odd[:50]}]}
                ),
            ]
            for answer in answers:
                assert answer.status_code < 500, (odd[:20], answer.url)
        assert (await first.see())["ply"] == 1


ODD_BODIES = {
    "depth": b"[" * 100_000,
    "depth of objects": b'{"game":' * 12_000,
    "a number without end": b'{"ply":' + b"9" * 9000 + b',"move":"gather"}',
    "no utf-8": b'{"move":"\xff\xfe","ply":1}',
    "half a character": b'{"ply":1,"move":"\\ud800"}',
    "half a character as a name": b'{"ply":1,"\\udfff":"x"}',
    "infinity": b'{"ply":Infinity,"move":"gather"}',
    "not a number": b'{"ply":NaN,"move":"gather"}',
    "nothing": b"",
    "null": b"null",
    "a list": b"[1,2]",
    "the same twice": b'{"ply":1,"ply":2,"move":"x"}',
    "a fraction": b'{"ply":1.5,"move":"gather"}',
    "more than it says": b'{"ply":1,"move":"gather"} x',
    "utf-16": '{"ply":1,"move":"x"}'.encode("utf-16"),
}


@pytest.mark.parametrize("body", ODD_BODIES.values(), ids=list(ODD_BODIES))
async def test_odd_bodies(club: Club, body: bytes) -> None:
    both = await club.create(ME, ME)
    for path in (TABLES, f"{TABLES}/{both.id}/moves", f"{TABLES}/{both.id}/seats"):
        answer = await club.http.post(path, content=body, headers=JSON | both.headers)
        assert 400 <= answer.status_code < 500
        assert answer.json()["reason"]
    assert (await both.see())["ply"] == 1


PART = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'
PARTS = f"{MULTIPART}; boundary=x"
ODD_FORMS = {
    "an unknown character set": (f"{PARTS}; charset=nothing", PART % (b"a", b"b") + b"--x--"),
    "one that reads nothing": (f"{PARTS}; charset=undefined", PART % (b"a", b"b") + b"--x--"),
    "half a character": (f"{PARTS}; charset=utf-7", PART % (b"csrf", b"+2AA-") + b"--x--"),
    "half a character as a name": (f"{PARTS}; charset=utf-7", PART % (b"+2AA-", b"") + b"--x--"),
    "no boundary": (MULTIPART, b"x"),
    "another boundary": (f"{MULTIPART}; boundary=y", PART % (b"a", b"b") + b"--x--"),
    "no end": (PARTS, PART % (b"a", b"b")),
    "too many parts": (PARTS, PART % (b"a", b"b") * 300 + b"--x--"),
    "too many fields": (FORM, b"a=1&" * 500),
    "bytes": (FORM, bytes(range(256))),
    "json": ("application/json", b"{}"),
    "no type": ("", b"csrf=x"),
}


@pytest.mark.parametrize(("kind", "body"), ODD_FORMS.values(), ids=list(ODD_FORMS))
async def test_odd_forms(someone: Browser, table: str, kind: str, body: bytes) -> None:
    for path in ("/language", "/records", f"/t/{table}/moves"):
        answer = await someone.http.post(path, content=body, headers={"content-type": kind})
        assert answer.status_code in (400, 403)


@pytest.mark.parametrize("host", ["", "[", "a b", "x:y", "[::1", "é", "club.test, evil.test"])
async def test_odd_hosts(someone: Browser, table: str, host: str) -> None:
    headers = {b"host": host.encode()}
    for path in (f"/t/{table}", f"/t/{table}/qr.svg", f"/t/{table}/replay", "/"):
        answer = await someone.http.get(path, headers=headers)  # type: ignore[arg-type]
        assert answer.status_code in (200, 400)
    # A page that was sent under another name than it was asked for may not act.
    answer = await someone.http.post(
        "/language",
        data={"csrf": someone.csrf},
        headers={b"host": host.encode(), b"origin": b"http://club.test"},  # type: ignore[arg-type]
    )
    assert answer.status_code in (400, 403)


RECORD = """bourgade: 1
game: thorp
rules: 1
content: {digest}
option players: 2
{lines}

A gather
* die 3
"""
ODD_LINES = {
    "depth": "position: " + "[" * 20_000,
    "a number without end": 'position: {"turn": ' + "9" * 9000 + "}",
    "infinity": 'position: {"turn": Infinity}',
    "a text for a number": 'position: {"turn": "\\u0000"}',
    "a list": "position: []",
    "no position": "position: {",
    "huge": 'position: {"players": {"A": {"wood": 99999999999999999999}}}',
    "half a character": 'position: {"\\ud800": 1}',
    "odd dice": "dice commitment: \0",
    "a name with NUL": "player A: a\0b",
    "a name with markup": f"player A: {MARKUP}",
    "a long name": f"player A: {'x' * 50_000}",
    "another seat": "player Z: x",
}


@pytest.mark.parametrize("lines", ODD_LINES.values(), ids=list(ODD_LINES))
async def test_odd_records(any_club: Club, lines: str) -> None:
    digest = registry.find("thorp").variant().tables.digest
    text = RECORD.format(digest=digest, lines=lines)
    browser = any_club.browser()
    async with browser.http:
        for path in ("/records", "/verify"):
            answer = await browser.post(path, {"text": text})
            assert answer.status_code in (200, 303, 422)
            if answer.status_code == 303:
                page = await browser.get(answer.headers["location"])
                assert page.status_code == 200
                table = answer.headers["location"].split("/")[2]
                stored = await any_club.tables.store.read(table)
                assert stored is not None
                assert all(len(seat.name) <= 24 for seat in stored.seats)
