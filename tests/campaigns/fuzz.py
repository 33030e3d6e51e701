"""Odd requests to every page, changed records and changed content: no failure, no endless work."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from tests.campaigns.report import Report, Tell
from tests.server.web.club import ADDRESS, ME, OPEN, Browser, Club, opened

LONGEST = 8.0  # seconds of this process that one request may take, interpreted
PLIES = 60  # that are played with changed content
NAMES = ("step", "as", "after", "wait", "lang", "which", "move", "next", "game", "seat", "ply")
FIELDS = (*NAMES, "bot", "nickname", "text", "file", "chance", "pace", "hints", "contribution")
FIELDS += ("listed", "position", "option-players", "option-edition", "seat-A", "seat-B")
ODD = (
    "", "0", "-1", "1", "2147483648", "9" * 400, "1e309", "nan", "²", "٣", "A", "a", "*", "-",
    "minivilles", "thorp", "base", "roll 1", "!undo", "../../etc/passwd", "%00", "\0", "\ud800",
    "’\u202e", "<b>&amp;'\"", "{{7*7}}", "{$x}", "[]", "{}", "null", "me", "bot", "open",
    "mcts:9999999999s", "fr", "a" * 5000, "\r\nset-cookie: x=1", "//elsewhere.test", "é" * 90,
)  # fmt: skip


def run(report: Report, rounds: int, numbers: random.Random, tell: Tell) -> None:
    with tempfile.TemporaryDirectory(prefix="bourgade-campaign-") as folder:
        asyncio.run(_ask(Path(folder), rounds, numbers, report))
        tell(f"{report.counts['requests']} requests")
        _change_content(Path(folder), rounds, numbers, report)
        tell(f"{report.counts['contents']} contents")


# Pages


async def _ask(folder: Path, rounds: int, numbers: random.Random, report: Report) -> None:
    logging.getLogger("bourgade.server").addHandler(handler := _Notes(report))
    try:
        async with opened(f"sqlite:///{folder / 'tables.db'}") as club:
            quiet = httpx.ASGITransport(club.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=quiet, base_url=ADDRESS) as http:
                browser = Browser(http)
                await browser.get("/")
                tables = await _tables(club, browser)
                records = [_record(game, numbers) for game in registry.names()]
                for _ in range(rounds):
                    for method, path in routes(club.app):
                        await _odd_request(browser, method, path, tables, numbers, report)
                    for path in ("/verify", "/records"):
                        text = _changed(numbers.choice(records), numbers)
                        await _request(browser, "POST", path, {"text": text}, report)
    finally:
        logging.getLogger("bourgade.server").removeHandler(handler)


class _Notes(logging.Handler):
    """Whatever fails is logged with its traceback."""

    def __init__(self, report: Report) -> None:
        super().__init__(logging.ERROR)
        self._report = report

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self._report.fault("traceback", f"{record.getMessage()}: {record.exc_info[1]!r}")


def routes(app: Any) -> Iterator[tuple[str, str]]:
    """Methods and paths of everything that is served, with the pages that the API hides."""
    inner = getattr(app, "original_router", app)
    for route in inner.routes:
        if hasattr(route, "original_router"):
            yield from routes(route)
        elif getattr(route, "methods", None):
            method = "POST" if "POST" in route.methods else "GET"
            yield method, route.path


async def _tables(club: Club, browser: Browser) -> list[str]:
    """One that waits, one that is played by this browser, one that is over."""
    waiting = await club.create(ME, OPEN, game="minivilles")
    over = await club.create(ME, ME, game="minivilles")
    await over.post("seats/A/resign")
    fields = {"option-players": "2", "seat-A": "me", "seat-B": "here"}
    return [waiting.id, over.id, await browser.make("minivilles", **fields)]


async def _odd_request(
    browser: Browser, method: str, path: str, tables: list[str], numbers: random.Random,
    report: Report,
) -> None:  # fmt: skip
    def part(found: re.Match[str]) -> str:
        name = found[1].partition(":")[0]
        if name == "table" and numbers.random() < 0.8 and not path.endswith("/stream"):
            return numbers.choice(tables)
        if name == "game" and numbers.random() < 0.7:
            return numbers.choice(registry.names())
        return _quoted(numbers.choice(ODD)[:200]) or "x"

    target = re.sub(r"\{([^}]*)\}", part, path)
    names = numbers.sample(NAMES, numbers.randrange(4))
    # Nobody wants to wait for news here.
    given = {name: "0" if name == "wait" else numbers.choice(ODD) for name in names}
    query = "&".join(f"{name}={_quoted(value)}" for name, value in given.items())
    fields = {name: numbers.choice(ODD) for name in numbers.sample(FIELDS, 6)}
    await _request(browser, method, f"{target}?{query}" if query else target, fields, report)


def _quoted(text: str) -> str:
    return quote(text, safe="", errors="surrogatepass")


async def _request(
    browser: Browser, method: str, path: str, fields: dict[str, str], report: Report
) -> None:
    began = time.process_time()
    if method == "GET":
        answer = await browser.http.get(path)
    elif path.startswith("/api/"):
        answer = await browser.http.post(path, json=_plain(fields))
    else:
        answer = await browser.post(path, _plain(fields))
    took = time.process_time() - began
    report.count("requests")
    if answer.status_code >= 500 or "Traceback" in answer.text:
        report.fault("failure", f"{method} {path[:300]} {fields}: {answer.status_code}")
    if took > LONGEST:
        report.fault("endless", f"{method} {path[:300]} {str(fields)[:300]}: {took:.1f} s")


def _plain(fields: dict[str, str]) -> dict[str, str]:
    """Halves of characters cannot be sent in a body."""
    return {name: value.encode("utf-8", "replace").decode() for name, value in fields.items()}


# Records


def _record(game: str, numbers: random.Random) -> str:
    match = bourgade.load(game).start(seed=numbers.randrange(1000))
    for _ in range(PLIES):
        if match.over:
            break
        match.play(numbers.choice(match.moves))
    return match.record()


def _changed(text: str, numbers: random.Random) -> str:
    """A text with a few lines missing, twice, exchanged, cut or with other words and numbers."""
    lines = text.splitlines()
    for _ in range(numbers.randint(1, 4)):
        at, other = (numbers.randrange(len(lines)) for _ in range(2))
        words = lines[at].split(" ")
        word = numbers.randrange(len(words))
        match numbers.randrange(7):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines[at:at] = [lines[other]] * numbers.choice((1, 2, 50))
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] = lines[at][: numbers.randrange(len(lines[at]) + 1)]
            case 4:
                words[word] = numbers.choice(ODD)
                lines[at] = " ".join(words)
            case 5:
                lines[at] = re.sub(r"\d+", str(numbers.choice((0, -1, 7, 10**9))), lines[at])
            case _:
                words[word] = numbers.choice(lines[other].split(" "))
                lines[at] = " ".join(words)
    return "\n".join(lines)


# Content


def _change_content(folder: Path, rounds: int, numbers: random.Random, report: Report) -> None:
    """Changed figures are refused in a sentence, or can be played with."""
    for game in registry.names():
        files = sorted((Path(bourgade.__file__).parent / "games" / game / "data").glob("*.toml"))
        for _ in range(rounds if files else 0):
            text = _changed(numbers.choice(files).read_text("utf-8"), numbers)
            file = folder / "changed.toml"
            file.write_text(text, "utf-8", errors="replace")
            began = time.process_time()
            report.count("contents")
            try:
                _play(game, file, numbers)
            except BourgadeError:
                report.count("refused contents")
            except Exception as error:
                kept = Path(tempfile.mkdtemp(prefix="bourgade-content-")) / f"{game}.toml"
                kept.write_bytes(file.read_bytes())
                report.fault("failure", f"content {kept}: {error!r}")
            if time.process_time() - began > LONGEST:
                report.fault("endless", f"content of {game}")


def _play(game: str, file: Path, numbers: random.Random) -> None:
    match = bourgade.load(game, content=[file]).start(seed=numbers.randrange(1000))
    for _ in range(PLIES):
        if match.over:
            return
        match.play(numbers.choice(match.moves))
