"""A page plays a game by itself, under a policy that allows WebAssembly and nothing more."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bourgade import bots, web
from bourgade.compile.wasm import page_module_for
from bourgade.kernel import registry
from bourgade.kernel.game import BY_CHANCE, Variant
from bourgade.play import LoadedGame
from bourgade.web.net_files import net_files
from bourgade.web.page_data import page_data

if TYPE_CHECKING:
    from playwright.sync_api import Browser

POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'"
ALLOWED = f"{POLICY} 'wasm-unsafe-eval'"

PAGE = '<!doctype html><title>…</title><script type="module" src="told.js"></script>'
SCRIPT = """
import { loadGame } from "./bourgade.js";
const json = (file) => fetch(file).then((answer) => answer.json());
try {
  const files = ["manifest.json", "data.json", "record.json"];
  const [manifest, data, record] = await Promise.all(files.map(json));
  const match = (await loadGame(fetch("module.wasm"), manifest, data)).read(record);
  window.told = { position: match.position, record: match.record(), winners: match.winners };
} catch (error) {
  window.told = { error: `${error.code} ${error}` };
}
document.body.dataset.told = "yes";
"""

THINKING = """
import { loadGame } from "./bourgade.js";
import { Thinkers } from "./thinkers.js";
const json = (file) => fetch(file).then((answer) => answer.json());
const bytes = (file) => fetch(file).then((answer) => answer.arrayBuffer());
try {
  const files = ["manifest.json", "data.json", "record.json"];
  const [manifest, data, record] = await Promise.all(files.map(json));
  const { file } = data.nets.value;
  const nets = { [file]: await bytes(file) };
  const module = await WebAssembly.compile(await bytes("module.wasm"));
  const match = (await loadGame(module, manifest, data, nets)).read(record);
  const thinkers = new Thinkers();
  thinkers.load("game", { module, manifest, data, nets });
  const chosen = await thinkers.bot("game", "mcts:20", { seed: 3 }).choose(match);
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  const hint = await thinkers.hint("game", match, "300ms");
  clearInterval(ticking);
  window.told = { chosen, seat: hint.seat, best: hint.suggestions[0].move, awake: ticks > 5 };
} catch (error) {
  window.told = { error: String(error) };
}
document.body.dataset.told = "yes";
"""


class Handler(SimpleHTTPRequestHandler):
    """Files of a folder, with a policy."""

    policy = ALLOWED
    extensions_map = {".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html"}  # noqa: RUF012

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served(folder: Path, policy: str) -> Iterator[str]:
    """The address at which a folder can be read."""
    handler = type("PolicyHandler", (Handler,), {"policy": policy})
    make: Callable[..., Any] = partial(handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), make) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/page.html"
        server.shutdown()
        thread.join()


def write_site(folder: Path, variant: Variant, record: str, script: str = SCRIPT) -> None:
    """A page with all that it needs to play a record again, and to think about it."""
    module = page_module_for(variant)
    (folder / "page.html").write_text(PAGE, "utf-8")
    (folder / "told.js").write_text(script, "utf-8")
    for file in web.scripts():
        (folder / file.name).write_bytes(file.read_bytes())
    for net in net_files(variant):
        (folder / net.name).write_bytes(net.content)
    (folder / "module.wasm").write_bytes(module.file.read_bytes())
    told = {"manifest": module.manifest, "data": page_data(variant), "record": record}
    for name, content in told.items():
        (folder / f"{name}.json").write_text(json.dumps(content), "utf-8")


def seen(browser: Browser, address: str) -> Any:
    """What the page tells."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("body[data-told]", state="attached")
    told = page.evaluate("window.told")
    context.close()
    return told


@pytest.mark.parametrize("name", registry.names())
def test_a_page_plays_a_game_by_itself(name: str, browser: Browser, tmp_path: Path) -> None:
    variant, lot = registry.find(name).variant(), random.Random(2)
    match = LoadedGame(variant).start(chance="manual")
    while not match.over:
        match.play_action(lot.choice(match.actions()))
    write_site(tmp_path, variant, match.record())
    with served(tmp_path, ALLOWED) as address:
        told = seen(browser, address)
    assert told == {
        "position": match.position, "record": match.record(), "winners": list(match.winners),
    }  # fmt: skip


def test_a_page_thinks_in_workers_and_stays_awake(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bourgade.bots.agents.can_compile", lambda: False)  # no limit of time
    variant = registry.find("minivilles").variant()
    match = LoadedGame(variant).start(chance="manual")
    while match.actor == BY_CHANCE or len(match.moves) < 3:
        match.play_action(match.actions()[0])
    write_site(tmp_path, variant, match.record(), THINKING)
    with served(tmp_path, ALLOWED) as address:
        told = seen(browser, address)
    assert told.pop("best") in match.moves
    assert told == {
        "chosen": bots.make("mcts:20", 3).choose(match), "seat": match.actor, "awake": True,
    }  # fmt: skip


def test_without_leave_for_webassembly_it_says_why(browser: Browser, tmp_path: Path) -> None:
    variant = registry.find("mintworks").variant()
    write_site(tmp_path, variant, LoadedGame(variant).start(chance="manual").record())
    with served(tmp_path, POLICY) as address:
        error = seen(browser, address)["error"]
    assert error.startswith("no-webassembly")
    assert "Content Security Policy" in error
