"""Odd requests to every page, changed records, content and backups: each is refused in a sentence,
or does what it can. Nothing fails, and nothing works without end."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import httpx
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.server.admin.access import existing_database
from bourgade.server.admin.backup import write_backup
from bourgade.server.admin.restore import restore
from tests.campaigns import odd, sittings
from tests.campaigns.answers import is_refusal, noted
from tests.campaigns.report import Report, Tell
from tests.server.web.club import ADDRESS, ME, OPEN, UNHURRIED, Browser, Club, opened

LONGEST = 8.0  # seconds of this process that one example may take, interpreted
EXAMPLES = 4  # of each kind in a round
PLIES = 60  # of the records that are changed, and that are played with changed content
QUERY = ("step", "as", "after", "wait", "lang", "which", "move", "next", "game", "seat", "ply")
FIELDS = ("file", "text", "position", "nickname", "contribution", "option-players", "seat-A")


def run(report: Report, rounds: int, numbers: random.Random, tell: Tell) -> None:
    """Some examples of each kind per round: per route, per box, per game, and of backups."""
    for n in report.rounds(rounds):
        with tempfile.TemporaryDirectory(prefix="bourgade-campaign-") as folder:
            for part in (_requests, _records, _contents, _backups, sittings.run):
                part(Path(folder), EXAMPLES, numbers, report)
        tell(f"round {n}: {report.counts['requests']} requests, {len(report.faults)} faults")


def _try(
    examples: int, numbers: random.Random, report: Report, attempt: Callable[[Any], None],
    strategy: st.SearchStrategy[Any],
) -> None:  # fmt: skip
    """Try examples of a strategy; what goes wrong is told as it was given, and ends this part."""

    @seed(numbers.getrandbits(32))
    @settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=cast("list[HealthCheck]", list(HealthCheck)),
    )  # fmt: skip
    @given(strategy)
    def each(example: Any) -> None:
        began = time.process_time()
        attempt(example)
        took = time.process_time() - began
        assert took < LONGEST, f"{took:.1f} s"

    try:
        each()
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt | SystemExit):
            raise
        report.fault("failure", "\n".join([repr(error), *getattr(error, "__notes__", ())])[:3000])


def _check_sentence(error: BourgadeError) -> None:
    """A refusal can be told in both languages, and briefly."""
    for language in ("en", "fr"):
        assert 0 < len(error.brief(language)) < 10_000, error.reason


# Requests


def _requests(folder: Path, examples: int, numbers: random.Random, report: Report) -> None:
    with asyncio.Runner() as runner, noted(report):
        stack = AsyncExitStack()
        try:
            url = f"sqlite:///{folder / 'tables.db'}"
            generous = dict.fromkeys(GENEROUS, 1_000_000)
            club = runner.run(stack.enter_async_context(opened(url, **generous)))
            quiet = httpx.ASGITransport(club.app, raise_app_exceptions=False)
            client = httpx.AsyncClient(transport=quiet, base_url=ADDRESS)
            http = runner.run(stack.enter_async_context(client))
            browser = Browser(http)
            tables = runner.run(_tables(club, browser))
            fields = runner.run(_fields(browser, tables))

            def attempt(example: dict[str, Any]) -> None:
                runner.run(_ask(browser, example, report))

            for method, path in sorted(set(routes(club.app))):
                _try(examples, numbers, report, attempt, _request(method, path, tables, fields))
        finally:
            runner.run(stack.aclose())


GENEROUS = ("hints_per_minute", "reviews_per_hour", "cpu_per_minute", *UNHURRIED)
"""Limits that would only hide what lies behind them."""


def routes(app: Any) -> Iterator[tuple[str, str]]:
    """Methods and paths of everything that is served, with the pages that the API hides."""
    inner = getattr(app, "original_router", app)
    for route in inner.routes:
        if hasattr(route, "original_router"):
            yield from routes(route)
        else:
            for method in sorted(getattr(route, "methods", None) or ()):
                yield method, route.path


async def _tables(club: Club, browser: Browser) -> tuple[str, ...]:
    """One that waits, one that is over, one that is played by this browser."""
    waiting = await club.create(ME, OPEN, game="minivilles")
    over = await club.create(ME, ME, game="minivilles")
    await over.post("seats/A/resign")
    wishes = {"option-players": "2", "seat-A": "me", "seat-B": "here"}
    return waiting.id, over.id, await browser.make("minivilles", **wishes)


async def _fields(browser: Browser, tables: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all fields in the forms of our pages."""
    names = {*FIELDS, *QUERY}
    pages = ["/", "/records", "/verify", *(f"/t/{table}" for table in tables)]
    pages += [f"/games/{game}/new" for game in registry.names()]
    for page in pages:
        names |= set(re.findall(r'name="([^"]+)"', (await browser.get(page)).text))
    return tuple(sorted(names - {"csrf", "viewport"}))


@st.composite
def _request(
    draw: st.DrawFn, method: str, path: str, tables: tuple[str, ...], fields: tuple[str, ...]
) -> dict[str, Any]:
    def part(found: re.Match[str]) -> str:
        name = found[1].partition(":")[0]
        known = {"table": tables, "game": tuple(registry.names()), "seat": ("A", "B")}.get(name, ())
        if path.endswith("/stream"):
            known = ()  # nobody wants to wait for news here
        if known and draw(st.integers(0, 3)):
            return draw(st.sampled_from(known))
        return _quoted(draw(odd.words())[:200]) or "x"

    target = re.sub(r"\{([^}]*)\}", part, path)
    query = draw(st.dictionaries(st.sampled_from(QUERY), odd.words(), max_size=3))
    query |= {"wait": "0"} if "wait" in query else {}
    told = "&".join(f"{name}={_quoted(value)}" for name, value in query.items())
    example = {"method": method, "url": f"{target}?{told}", "headers": draw(odd.headers())}
    if method in ("POST", "PUT", "PATCH", "DELETE"):
        if draw(st.integers(0, 9)) == 0:
            example["content"] = draw(st.binary(max_size=200))
        elif path.startswith("/api/"):
            example["json"] = draw(odd.bodies(fields) | odd.json_values())
        else:
            example["data"] = draw(odd.bodies(fields))
    return example


def _quoted(text: str) -> str:
    return quote(text, safe="", errors="surrogatepass")


async def _ask(browser: Browser, example: dict[str, Any], report: Report) -> None:
    if "data" in example:
        example = example | {"data": {"csrf": browser.csrf, **example["data"]}}
    answer = await browser.http.request(**example)
    report.count("requests")
    assert answer.status_code < 500 or answer.status_code == 503, f"{answer.status_code} {example}"
    assert "Traceback" not in answer.text, f"a traceback for {example}"
    if answer.status_code >= 400 and example["method"] != "HEAD":
        report.count("refused requests")
        if "range" not in example["headers"]:  # of a file: the framework's word for it is enough
            assert is_refusal(answer), f"{answer.status_code} {answer.text[:300]} for {example}"


# Records


def _records(folder: Path, examples: int, numbers: random.Random, report: Report) -> None:
    """A changed record is refused, or is a game again."""

    def attempt(text: str) -> None:
        report.count("records")
        try:
            bourgade.read(text).record()
        except BourgadeError as error:
            _check_sentence(error)
            report.count("refused records")

    for game, options in boxes():
        texts = tuple(_record(game, options, numbers) for _ in range(2))
        _try(examples, numbers, report, attempt, odd.changed(texts))


def boxes() -> list[tuple[str, dict[str, Any]]]:
    """Every game with every edition of it."""
    games = (registry.find(name) for name in registry.names())
    return [
        (game.name, chosen)
        for game in games
        for chosen in game.editions(game.load_content()[1]) or [{}]
    ]


def _record(game: str, options: dict[str, Any], numbers: random.Random) -> str:
    match = bourgade.load(game, **options).start(seed=numbers.randrange(1000))
    _play_on(match, numbers)
    return match.record()


def _play_on(match: Any, numbers: random.Random) -> None:
    for _ in range(PLIES):
        if match.over:
            return
        match.play(numbers.choice(match.moves))


# Content


def _contents(folder: Path, examples: int, numbers: random.Random, report: Report) -> None:
    """Changed figures are refused, or can be played with."""
    file = folder / "changed.toml"

    def attempt_with(game: str) -> Callable[[str], None]:
        def attempt(text: str) -> None:
            report.count("contents")
            file.write_text(text, "utf-8", errors="replace")
            try:
                match = bourgade.load(game, content=[file]).start(seed=1)
                _play_on(match, random.Random(text))
            except BourgadeError as error:
                _check_sentence(error)
                report.count("refused contents")

        return attempt

    for game in registry.names():
        data = Path(bourgade.__file__).parent / "games" / game / "data"
        texts = tuple(one.read_text("utf-8") for one in sorted(data.glob("*.toml")))
        if texts:
            _try(examples, numbers, report, attempt_with(game), odd.changed(texts))


# Backups


def _backups(folder: Path, examples: int, numbers: random.Random, report: Report) -> None:
    """A changed backup is refused, and leaves nothing behind; one that says so itself too."""
    whole, file, new = folder / "whole.backup", folder / "changed.backup", folder / "new.db"
    asyncio.run(_back_up(f"sqlite:///{folder / 'tables.db'}", whole))
    packed = whole.read_bytes()
    text = gzip.decompress(packed).decode()
    resealed = odd.changed((text.rpartition('{"rows"')[0].rstrip("\n"),)).map(_resealed)

    def attempt(data: bytes) -> None:
        report.count("backups")
        file.write_bytes(data)
        try:
            asyncio.run(restore(file, f"sqlite:///{new}"))
        except BourgadeError as error:
            _check_sentence(error)
            report.count("refused backups")
        for left in folder.glob("new.db*"):
            left.unlink()

    _try(examples, numbers, report, attempt, odd.changed_bytes(packed))
    _try(2 * examples, numbers, report, attempt, resealed)


async def _back_up(url: str, file: Path) -> None:
    async with existing_database(url) as (database, version):
        await write_backup(database, version, file)


def _resealed(body: str) -> bytes:
    """A backup whose end fits what was changed in it."""
    counts: dict[str, int] = {}
    table = ""
    for line in body.splitlines():
        if line.startswith('{"table":"'):
            table = line.split('"')[3]
            counts[table] = 0
        elif line.startswith("[") and table:
            counts[table] += 1
    data = (odd.plain(body) + "\n").encode()
    end = {"rows": counts, "sha256": hashlib.sha256(data).hexdigest()}
    return gzip.compress(data + json.dumps(end, separators=(",", ":")).encode() + b"\n", 1)
