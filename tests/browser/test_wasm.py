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

from bourgade import web
from bourgade.compile.wasm import page_module_for
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.play import LoadedGame
from bourgade.web.page_data import page_data

if TYPE_CHECKING:
    from playwright.sync_api import Browser

POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'"
ALLOWED = f"{POLICY} 'wasm-unsafe-eval'"

PAGE = '<!doctype html><title>…</title><script type="module" src="page.js"></script>'
SCRIPT = """
import { loadGame } from "./bourgade.js";
const json = (file) => fetch(file).then((answer) => answer.json());
try {
  const files = ["manifest.json", "data.json", "record.json"];
  const [manifest, data, record] = await Promise.all(files.map(json));
  const match = (await loadGame(fetch("module.wasm"), manifest, data)).read(record);
  window.told = { position: match.position, record: match.record(), winners: match.winners };
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


def write_site(folder: Path, variant: Variant, record: str) -> None:
    """A page with all that it needs to play a record again."""
    module = page_module_for(variant)
    (folder / "page.html").write_text(PAGE, "utf-8")
    (folder / "page.js").write_text(SCRIPT, "utf-8")
    for script in web.scripts():
        (folder / script.name).write_bytes(script.read_bytes())
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


def test_without_leave_for_webassembly_it_says_why(browser: Browser, tmp_path: Path) -> None:
    variant = registry.find("mintworks").variant()
    write_site(tmp_path, variant, LoadedGame(variant).start(chance="manual").record())
    with served(tmp_path, POLICY) as address:
        assert "Content Security Policy" in seen(browser, address)["error"]
