"""What a visitor of the static site waits for, in Chromium, from Python's own file server.

python -m bench.page
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.browser.chromium import launched

from bench.results import write_section
from bourgade.kernel import registry
from bourgade.server.site.build import write_site
from bourgade.web.net_files import net_files

VISITS = 7
MOVES = 30
THINKS = 3  # of a game's decisions by the strongest level
PHONE = {"width": 360, "height": 740}
FIRST = {
    "minivilles": "edition=base&players=2", "mintworks": "players=2",
    "petiteville": "edition=normal&players=2", "shafausa": "edition=geek&players=2",
}  # fmt: skip

WATCH = """
const board = () => document.querySelector("#play [name=move]:enabled");
new MutationObserver((_, mine) => {
  if (!board()) return;
  mine.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.boardAt = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""
"""Note when the first board on which something can be done was painted."""

READY = "html[data-ready]"

CLICK = """() => new Promise((done) => {
  const moves = [...document.querySelectorAll("#play [name=move]:enabled")];
  if (!moves.length || document.querySelector("form.sending")) return done(null);
  const move = moves[Math.floor(moves.length / 2)];
  delete move.dataset.confirm;
  const began = performance.now();
  document.addEventListener("board", () => done(performance.now() - began), { once: true });
  move.click();
})"""
"""Make a move; milliseconds until the board after it stands in the page."""

GAP = """() => {
  window.gap = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    window.gap = Math.max(window.gap, now - last);
    last = now;
  }, 4);
}"""
"""Measure for how long the page does not answer."""


class Files(SimpleHTTPRequestHandler):
    """The files of a folder."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def until(page: Any, what: str) -> None:
    """Wait for something that a page can tell; its policy lets nothing be evaluated there."""
    page.evaluate(f"""new Promise((done, fail) => {{
      setTimeout(() => fail(new Error("it did not happen within a minute")), 60_000);
      (function look() {{ ({what}) ? done() : setTimeout(look, 5); }})();
    }})""")


def weighed(browser: Any, folder: Path, address: str) -> float:
    """Kilobytes, compressed, of all that the lobby and a first game ask for."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page, asked = context.new_page(), set[str]()
    page.on("request", lambda request: asked.add(request.url))
    root = address.split("/en/")[0]
    page.goto(f"{root}/en/index.html")
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    context.close()
    files = {folder / url.removeprefix(root).split("?")[0].strip("/") for url in asked}
    found = [file for file in files if file.is_file()]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in found) / 1000


def visited(browser: Any, address: str) -> tuple[float, float, float]:
    """Milliseconds to the first board after the first visit, and from a click to the next one:
    the median and the longest."""
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.evaluate("localStorage.bots = 'fast'; navigator.serviceWorker.ready.then(() => 1)")
    until(page, "navigator.serviceWorker.controller !== null")
    boards, clicks = list[float](), list[float]()
    for _ in range(VISITS):
        page.goto(address)
        until(page, "window.boardAt !== undefined")
        boards.append(page.evaluate("window.boardAt"))
    while len(clicks) < MOVES and not page.query_selector("[data-over]"):
        took = page.evaluate(CLICK)
        clicks += [] if took is None else [took]
        page.wait_for_timeout(30)
    context.close()
    return statistics.median(boards), statistics.median(clicks), max(clicks)


def frozen(browser: Any, address: str) -> float:
    """The longest time for which the page did not answer while the strongest level thought."""
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}&bot-B=master")
    page.wait_for_selector(READY, state="attached")
    page.evaluate("localStorage.bots = 'fast'")
    longest, thought = list[float](), 0
    while thought < THINKS and not page.query_selector("[data-over]"):
        if page.evaluate(CLICK) is None:
            page.wait_for_timeout(20)
            continue
        if page.query_selector("[data-thinking]"):
            page.evaluate(GAP)
            page.wait_for_selector("#play:not(:has([data-thinking]))", timeout=120_000)
            longest.append(page.evaluate("window.gap"))
            thought += 1
    context.close()
    return max(longest, default=0.0)


def refuse(error: Exception) -> None:
    """No game is left out."""
    raise error


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--dry", action="store_true", help="print the figures and keep none")
    dry = parser.parse_args().dry
    lines = [
        "Made by `python -m bench.page`: the static site in Chromium, headless, on a screen of",
        f"360 × 740, from `http.server`. Medians of {VISITS} visits and {MOVES} moves. Download:",
        "everything that the lobby and a first game ask for, compressed. First board: from the",
        "start of the visit to a painted board with moves, after the first visit. Click: to the",
        "board after it, against a bot that moves at once; in brackets the longest. Frozen: the",
        "longest time for which the page did not answer while `master` thought in its worker.",
        "",
        "| game | largest net | download | first board | click to board | frozen |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    with tempfile.TemporaryDirectory() as name, launched() as browser:
        folder = Path(name) / "site"
        write_site(folder, refuse)
        with served(folder) as host:
            for game, options in FIRST.items():
                nets = [
                    len(net.content)
                    for edition in registry.find(game).editions(
                        registry.find(game).load_content()[1]
                    )
                    for net in net_files(registry.find(game).variant(**edition))
                ]
                address = f"{host}/en/play-{game}.html?{options}"
                board, click, longest = visited(browser, address)
                net = f"{max(nets) / 1000:.0f} kB" if nets else "none"
                cells = [
                    net, f"{weighed(browser, folder, address):.0f} kB", f"{board:.0f} ms",
                    f"{click:.0f} ms ({longest:.0f})", f"{frozen(browser, address):.0f} ms",
                ]  # fmt: skip
                lines.append(f"| {registry.find(game).title('en')} | {' | '.join(cells)} |")
                print(lines[-1], flush=True)
    if not dry:
        write_section("The static site", lines)


if __name__ == "__main__":
    main()
