"""The static site: Python's own server, a subfolder, no network after the first visit."""

from __future__ import annotations

import gzip
import hashlib
import json
import random
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.play import fair_dice
from bourgade.server.site.build import CSP, site_files, write_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PHONE, LAPTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 800}

PLAY_ON = """async (most) => {
  const pressed = (ms) => new Promise((done) => setTimeout(done, ms));
  const drawn = () =>
    new Promise((done) => document.addEventListener("board", done, { once: true }));
  let lot = 7;
  for (let made = 0; made < most && !document.querySelector("[data-over]"); ) {
    const moves = [...document.querySelectorAll("#play [name=move]")];
    if (!moves.length || document.getElementById("play").classList.contains("sending")) {
      await pressed(20);
      continue;
    }
    lot = (lot * 48271) % 2147483647;
    // Long games come to their end sooner where turns are ended soon.
    const ends = moves.filter(({ value }) => value === "done" || value === "skip");
    const some = ends.length && lot % 4 ? ends : moves;
    const move = some[lot % some.length];
    delete move.dataset.confirm;
    const done = drawn();
    move.click();
    await Promise.race([done, pressed(5000)]);
    made++;
  }
  return document.querySelector("[data-over]") !== null;
}"""
"""Press moves at random until the game is over."""

WATCHED = """window.problems = [];
addEventListener("securitypolicyviolation", (event) => problems.push(event.blockedURI))"""


class Handler(SimpleHTTPRequestHandler):
    """What ``python -m http.server`` does, without telling it."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    make = partial(Handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), make) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


@dataclass
class Static:
    """The site under a path of its host."""

    folder: Path
    host: str
    path: str = "/some/games/"

    @property
    def address(self) -> str:
        return self.host + self.path


def refuse(error: Exception) -> None:
    """No game of ours is left out."""
    raise error


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Static]:
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "some" / "games", refuse)
    with served(folder) as host:
        yield Static(folder / "some" / "games", host)


@contextmanager
def visitor(browser: Browser, size: Any = LAPTOP, **settings: Any) -> Iterator[Page]:
    """A new device; no page of the site may report an error."""
    context = browser.new_context(viewport=size, reduced_motion="reduce", **settings)
    page, errors = context.new_page(), list[str]()
    page.add_init_script(WATCHED)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    yield page
    assert not errors
    context.close()


def opened(page: Page, address: str) -> None:
    """Go to a page of a game and wait until it can be played."""
    page.goto(address)
    page.wait_for_selector("html[data-ready]", state="attached")


def until(page: Page, what: str) -> None:
    """Wait for something that a page can tell; its policy lets nothing be evaluated there."""
    page.evaluate(f"""new Promise((done, fail) => {{
      setTimeout(() => fail(new Error("it did not happen within a minute")), 60_000);
      (function look() {{ ({what}) ? done() : setTimeout(look, 20); }})();
    }})""")


def record_of(page: Page) -> str:
    """The record as a player downloads it."""
    page.evaluate("document.querySelector('details.menu').open = true")
    with page.expect_download() as download:
        page.click("details.menu [data-record]")
    page.evaluate("document.querySelector('details.menu').open = false")
    return Path(download.value.path()).read_text("utf-8")


GAMES = [
    ("minivilles", "fr", PHONE, "edition=base&players=2"),
    ("mintworks", "en", LAPTOP, "players=2"),
    ("petiteville", "en", PHONE, "edition=easy&players=2"),
    ("shafausa", "fr", LAPTOP, "edition=family&players=2"),
]


def test_every_game_is_played_below() -> None:
    assert {name for name, *_ in GAMES} == set(registry.names())


@pytest.mark.parametrize(("name", "language", "size", "options"), GAMES)
def test_a_game_is_played_to_its_end_without_a_network(
    browser: Browser, site: Static, name: str, language: str, size: Any, options: str
) -> None:
    with visitor(browser, size) as page:
        page.goto(f"{site.address}{language}/index.html")
        page.evaluate("localStorage.bots = 'fast'; navigator.serviceWorker.ready.then(() => 1)")
        until(page, "navigator.serviceWorker.controller !== null")
        page.context.set_offline(True)
        opened(page, f"{site.address}{language}/play-{name}.html?{options}")
        assert page.evaluate(PLAY_ON, 4) is False
        page.reload()  # the game is where it was left
        page.wait_for_selector("html[data-ready]", state="attached")
        steps = int(page.get_attribute(".table-page", "data-steps") or 0)
        assert steps >= 4
        assert page.evaluate(PLAY_ON, 600) is True, page.inner_text(".status-line")
        assert page.inner_text(".result-line")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        match = bourgade.read(record_of(page))
        assert match.over
        verdict = fair_dice.verify(match)
        assert verdict.right
        assert verdict.checks
        page.click(".result a[href^=replay]")
        page.wait_for_selector("html[data-ready]", state="attached")
        page.click("[data-go]:has(use[href$='#last'])")
        page.wait_for_selector(f".step-count:has-text('{match.length}')")
        assert page.evaluate("problems") == []


def test_what_was_played_can_be_taken_back_and_given_up(browser: Browser, site: Static) -> None:
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-mintworks.html?players=2")
        page.evaluate("localStorage.bots = 'fast'")
        page.evaluate(PLAY_ON, 2)
        page.wait_for_selector("button.undo")
        ply = int(page.get_attribute(".table-page", "data-ply") or 0)
        steps = int(page.get_attribute(".table-page", "data-steps") or 0)
        page.click("button.undo")
        page.wait_for_selector(f".table-page:not([data-ply='{ply}'])")
        assert int(page.get_attribute(".table-page", "data-steps") or 0) < steps
        page.click("button.hint")
        page.wait_for_selector(".hint-moves li button")
        page.click("[data-close-hint]")
        page.evaluate("document.querySelector('details.menu').open = true")
        page.click("summary.danger")
        page.click("#resign")
        page.wait_for_selector("[data-over]")
        record = record_of(page)
        assert "resigned: A" in record
        assert bourgade.read(record).resigned == ("A",)


def test_a_game_is_reviewed_and_played_on_from_a_moment(
    browser: Browser, site: Static, tmp_path: Path
) -> None:
    """Of a record that was dropped onto the page; the review is made once."""
    match, lot = bourgade.load("mintworks", players=2).start(seed=3), random.Random(3)
    while not match.over:
        match.play(lot.choice(match.moves))
    file = tmp_path / "my.game"
    file.write_text(match.record(), "utf-8")
    with visitor(browser, PHONE) as page:
        page.goto(f"{site.address}fr/index.html")
        page.set_input_files("#file", file)
        page.wait_for_selector("html[data-ready]", state="attached")
        page.evaluate("document.querySelector('details.menu').open = true")
        page.click("[data-review]")
        page.wait_for_selector("#progress:not([hidden])")
        page.click("#stop")  # what was found until then is shown
        page.wait_for_selector("html[data-ready]", state="attached")
        until(page, "document.getElementById('progress').hidden")
        for title in ("Chances", "Tournants", "coûteux"):
            assert title in page.inner_text("#found"), page.inner_text("#found")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        rows = page.locator("#found tbody tr").count()
        assert rows >= match.length
        page.reload()
        page.wait_for_selector("#progress:not([hidden])")  # it was ended early
        page.goto(page.url.replace("review-", "replay-") + "&step=8")
        page.wait_for_selector("html[data-ready]", state="attached")
        page.click("a[href^='play-mintworks.html?from=']")
        page.wait_for_selector("html[data-ready]", state="attached")
        page.evaluate("localStorage.bots = 'fast'")
        assert page.evaluate(PLAY_ON, 400) is True
        played = bourgade.read(record_of(page))
        assert [move for _, move in played.history[:8]] == [m for _, m in match.history[:8]]
        assert fair_dice.verify(played).right


def test_one_page_at_a_time_plays_a_game(browser: Browser, site: Static) -> None:
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-mintworks.html?players=2")
        other = page.context.new_page()
        other.goto(page.url)
        other.wait_for_selector("#notice:not([hidden])")
        assert "another tab" in other.inner_text("#notice")
        other.click("#notice button")
        other.wait_for_selector("html[data-ready]", state="attached")
        page.wait_for_selector("#notice:not([hidden])")
        assert "another tab" in page.inner_text("#notice")
        assert page.evaluate("document.getElementById('play').inert")


def test_a_game_goes_on_here_once_its_other_tab_is_closed(browser: Browser, site: Static) -> None:
    """Also the tab that has just crashed, and that the browser has yet to clear away."""
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-mintworks.html?players=2")
        other = page.context.new_page()
        other.goto(page.url)
        other.wait_for_selector("#notice:not([hidden])")
        page.close()
        other.wait_for_selector("html[data-ready]", state="attached")
        assert not other.is_visible("#notice")
        assert other.evaluate(PLAY_ON, 2) is False


def test_a_game_that_cannot_be_kept_goes_on_and_says_so(browser: Browser, site: Static) -> None:
    with visitor(browser) as page:
        page.add_init_script("IDBFactory.prototype.open = () => { throw new Error('full'); }")
        opened(page, f"{site.address}en/play-mintworks.html?players=2")
        assert "not keeping this game" in page.inner_text("#notice")
        page.evaluate(PLAY_ON, 2)
        assert len(bourgade.read(record_of(page)).history) > 2


FULL = "() => { IDBObjectStore.prototype.put = function () { this.transaction.abort(); }; }"
"""What a browser does that has no room left."""

MISSING = {
    "IndexedDB": "Object.defineProperty(globalThis, 'indexedDB', { value: undefined })",
    "WebAssembly SIMD": "WebAssembly.validate = () => false",
    "Worker": "delete globalThis.Worker",
}


@pytest.mark.parametrize(("feature", "without"), MISSING.items())
def test_a_browser_that_lacks_something_is_told_what(
    browser: Browser, site: Static, feature: str, without: str
) -> None:
    with visitor(browser) as page:
        page.add_init_script(without)
        page.goto(f"{site.address}en/play-mintworks.html")
        page.wait_for_selector("#notice:not([hidden])")
        assert f"games need: {feature}. A current Firefox" in page.inner_text("#notice")


def test_a_full_disk_is_told_and_the_record_saves_the_game(browser: Browser, site: Static) -> None:
    """What was kept before stays; what is played then is in the record."""
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-mintworks.html?players=2")
        page.evaluate("localStorage.bots = 'fast'")
        page.evaluate(PLAY_ON, 2)
        until(page, "document.getElementById('notice').hidden")
        kept = int(page.get_attribute(".table-page", "data-steps") or 0)
        page.evaluate(FULL)
        page.evaluate(PLAY_ON, 2)
        page.wait_for_selector("#notice:not([hidden])")
        assert "the storage is full" in page.inner_text("#notice")
        assert len(bourgade.read(record_of(page)).history) > kept
        page.reload()
        page.wait_for_selector("html[data-ready]", state="attached")
        assert int(page.get_attribute(".table-page", "data-steps") or 0) >= kept


def test_a_tab_killed_in_mid_move_loses_nothing_that_was_shown(
    browser: Browser, site: Static
) -> None:
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-minivilles.html?edition=base&players=2")
        address = page.url
        for _ in range(4):
            until(page, "document.querySelector('#play [name=move]') !== null")
            shown = int(page.get_attribute(".table-page", "data-steps") or 0)
            page.evaluate("document.querySelector('#play [name=move]').click()")
            page.close()
            page = page.context.new_page()
            opened(page, address)
            assert int(page.get_attribute(".table-page", "data-steps") or 0) >= shown


def test_rules_of_another_version_beside_the_page_are_refused(
    browser: Browser, site: Static, tmp_path: Path
) -> None:
    """A site that was written again while a cache had old files."""
    write_site(tmp_path / "site", refuse)
    for file in (tmp_path / "site" / "games" / "mintworks").glob("*.json"):
        if "digest" in (manifest := json.loads(file.read_text("utf-8"))):
            file.write_text(json.dumps({**manifest, "digest": "0" * 12}), "utf-8")
    context = browser.new_context(service_workers="block")
    with served(tmp_path) as host:
        page = context.new_page()
        page.goto(f"{host}/site/en/play-mintworks.html?players=2")
        page.wait_for_selector("#notice:not([hidden])")
        assert "another one: 000000000000" in page.inner_text("#notice")
        assert "Reload the page" in page.inner_text("#notice button")
    context.close()


def test_a_record_of_other_rules_is_not_shown_as_if_it_were_of_these(
    browser: Browser, site: Static, tmp_path: Path
) -> None:
    match = bourgade.load("petiteville", players=2).start(seed=3)
    match.play(match.moves[0])
    file = tmp_path / "my.game"
    file.write_text(re.sub(r"rules: \d+", "rules: 99", match.record()), "utf-8")
    with visitor(browser) as page:
        page.goto(f"{site.address}en/index.html")
        page.set_input_files("#file", file)
        page.wait_for_selector("#notice:not([hidden])")
        assert "earlier version of the rules" in page.inner_text("#notice")


def test_no_word_about_the_network_covers_the_choices_of_a_table(
    browser: Browser, site: Static
) -> None:
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-mintworks.html?players=2")
        until(page, "navigator.serviceWorker.controller !== null")
        page.wait_for_timeout(300)
        assert page.locator("#toasts > *").count() == 0
    with visitor(browser) as page:
        page.goto(f"{site.address}en/index.html")
        page.wait_for_selector("#toasts:has-text('without a network')")


def test_a_browser_without_webassembly_is_told(browser: Browser, site: Static) -> None:
    with visitor(browser) as page:
        page.add_init_script("delete globalThis.WebAssembly")
        page.goto(f"{site.address}fr/play-mintworks.html")
        page.wait_for_selector("#notice:not([hidden])")
        assert "WebAssembly" in page.inner_text("#notice")


def test_a_record_is_dropped_onto_the_page(browser: Browser, site: Static, tmp_path: Path) -> None:
    match = bourgade.load("petiteville", players=2).start(seed=3)
    while not match.over and match.ply < 60:
        match.play(match.moves[0])
    good, bad = tmp_path / "my.game", tmp_path / "bad.game"
    good.write_text(match.record(), "utf-8")
    bad.write_text("no record\n", "utf-8")
    with visitor(browser) as page:
        page.goto(f"{site.address}en/index.html")
        page.set_input_files("#file", bad)
        until(page, "document.getElementById('problem').textContent !== ''")
        assert "cannot be opened" in page.inner_text("#problem")
        page.set_input_files("#file", good)
        page.wait_for_selector("html[data-ready]", state="attached")
        assert f"{match.length}" in page.inner_text(".step-count")


def test_a_game_of_other_rules_is_only_downloaded(browser: Browser, site: Static) -> None:
    with visitor(browser) as page:
        opened(page, f"{site.address}en/play-mintworks.html?players=2")
        page.evaluate("localStorage.bots = 'slow'")
        record = record_of(page)
        page.evaluate("""new Promise((done) => {
          indexedDB.open("bourgade", 1).onsuccess = ({ target: { result } }) => {
            const games = result.transaction("games", "readwrite").objectStore("games");
            games.getAll().onsuccess = ({ target: { result: [game] } }) => {
              games.put({ ...game, rules: 99 }).onsuccess = done;
            };
          };
        })""")
        with page.expect_download() as download:
            page.reload()
            page.wait_for_selector("#notice:not([hidden])")
            assert "earlier version of the rules" in page.inner_text("#notice")
            page.click("#notice button")
        assert Path(download.value.path()).read_text("utf-8") == record


def test_older_games_are_folded_away(browser: Browser, site: Static) -> None:
    with visitor(browser, PHONE) as page:
        opened(page, f"{site.address}en/play-mintworks.html?players=2")
        page.evaluate("""new Promise((done) => {
          indexedDB.open("bourgade", 1).onsuccess = ({ target: { result } }) => {
            const work = result.transaction("games", "readwrite");
            const games = work.objectStore("games");
            games.getAll().onsuccess = ({ target: { result: [game] } }) => {
              for (let n = 1; n <= 5; n++) games.put({ ...game, id: `g${n}`, at: game.at - n });
            };
            work.oncomplete = done;
          };
        })""")
        page.goto(f"{site.address}en/index.html")
        page.wait_for_selector("#mine .more:not([hidden])")
        assert page.locator("#mine > .rows > li").count() == 4
        assert not page.locator("#mine .more li").first.is_visible()
        page.click("#mine .more summary")
        assert page.locator("#mine .more li").count() == 2
        assert page.locator("#mine .more li").first.is_visible()


def test_a_new_version_waits_for_the_end_of_the_visit(
    browser: Browser, site: Static, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    write_site(folder, refuse)
    with served(tmp_path) as host, visitor(browser) as page:
        page.goto(f"{host}/site/en/index.html")
        until(page, "navigator.serviceWorker.controller !== null")
        opened(page, f"{host}/site/en/play-mintworks.html?players=2")
        worker = (folder / "sw.js").read_text("utf-8")
        rules = folder / "en" / "rules-mintworks.html"
        rules.write_text(rules.read_text("utf-8") + "<!-- new -->", "utf-8")
        digest = hashlib.sha256(rules.read_bytes()).hexdigest()[:12]
        old = json.loads(worker.split("const FILES = ")[1].split(";\n")[0])
        worker = worker.replace(old["en/rules-mintworks.html"], digest)
        version = worker.split('const VERSION = "')[1].split('"')[0]
        (folder / "sw.js").write_text(worker.replace(version, "0123456789ab"), "utf-8")
        page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
        page.wait_for_selector("#toasts:has-text('new version')")
        page.evaluate(PLAY_ON, 2)  # the game goes on with the files that it began with
        names = page.evaluate("caches.keys()")
        assert len(names) == 2


def test_everything_a_page_names_is_there(site: Static) -> None:
    """No address leads to a server, to another host, or to nothing."""
    files = {str(file.relative_to(site.folder)) for file in site.folder.rglob("*")}
    for file in sorted(site.folder.rglob("*.html")):
        text = file.read_text("utf-8")
        assert "wasm-unsafe-eval" in text or file.name == "index.html"
        for address in re.findall(r'(?:src|href|content)="([^"]*)"', text):
            if address.startswith(("#", "data:")) or re.search(r"[ ;,]", address):
                continue
            if not re.search(r"\.\w+", address):
                continue
            assert not re.match(r"\w+:|//|/", address), (file, address)
            path = re.split(r"[?#]", address)[0]
            found = (file.parent / path).resolve().relative_to(site.folder.resolve())
            assert str(found) in files, (file, address)


def test_a_site_is_installable_and_small(site: Static) -> None:
    manifest = json.loads((site.folder / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["start_url"] == "./"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert [icon for icon in manifest["icons"] if icon.get("purpose") == "maskable"]
    assert {"name", "short_name", "theme_color", "background_color"} <= manifest.keys()
    for icon in manifest["icons"]:
        assert (site.folder / icon["src"]).is_file()
    nets = list(site.folder.glob("games/*/nets/*"))
    assert nets
    assert max(file.stat().st_size for file in nets) < 250_000
    assert "'unsafe-inline'" not in CSP
    assert CSP.count("unsafe") == 1


@pytest.mark.parametrize("name", registry.names())
def test_the_lobby_and_a_first_game_are_small(browser: Browser, site: Static, name: str) -> None:
    """All that is fetched until a game can be played, compressed."""
    with visitor(browser, service_workers="block") as page:
        asked = set[str]()
        page.on("request", lambda request: asked.add(request.url))
        page.goto(f"{site.address}fr/index.html")
        page.click(f"a.primary[href^=play-{name}]")
        page.wait_for_selector("html[data-ready]", state="attached")
        page.wait_for_selector("#play [name=move]", state="attached")
        paths = {url.removeprefix(site.address).split("?")[0] for url in asked}
        assert f"games/{name}/game.js" in paths
        assert "static/lib/bourgade.js" in paths
        packed = [gzip.compress((site.folder / path).read_bytes()) for path in paths]
        assert sum(map(len, packed)) < 500_000


def test_an_installed_app_opens_without_a_network(browser: Browser, site: Static) -> None:
    """At the address of the manifest, within the scope of its worker."""
    with visitor(browser, PHONE, locale="fr") as page:
        page.goto(f"{site.address}index.html")
        page.wait_for_selector(".boxes")
        until(page, "navigator.serviceWorker.controller !== null")
        manifest = json.loads((site.folder / "manifest.webmanifest").read_text("utf-8"))
        scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
        start = urljoin(f"{site.address}manifest.webmanifest", manifest["start_url"])
        assert start.startswith(scope)
        page.context.set_offline(True)
        page.goto(start)
        page.wait_for_selector(".boxes")
        assert page.url == f"{site.address}fr/index.html"


def test_a_site_is_the_same_for_the_same_sources(site: Static) -> None:
    again = site_files(refuse)
    assert [n for n, made in again.items() if (site.folder / n).read_bytes() != made] == []
