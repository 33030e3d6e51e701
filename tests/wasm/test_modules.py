"""The modules that lie in the games' folders: fresh, small, and made again byte by byte."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bourgade.compile import wasm
from bourgade.compile.wasm import NoPageModule, page_module, page_module_for, source_digest
from bourgade.compile.wasm_link import ADVICE, can_link
from bourgade.kernel import registry
from bourgade.kernel.layout import dtype_of, sizes_key
from bourgade.kernel.room import roomy_sizes

REQUIRED = "BOURGADE_REQUIRE_WASM_LD"
"""Set to 1, a missing linker fails the test instead of skipping it."""

LARGEST = 150_000  # bytes of a compressed module


@pytest.mark.parametrize("name", registry.names())
def test_a_module_is_fresh_and_small(name: str) -> None:
    game = registry.find(name)
    module = page_module(game)  # else it says: run make wasm
    assert [file.stem for file in module.file.parent.glob("*.wasm")] == [module.file.stem]
    assert len(gzip.compress(module.file.read_bytes())) < LARGEST
    manifest = module.manifest
    assert manifest["digest"] == module.file.stem
    assert manifest["rules"] == game.rules_version
    assert module.sizes == roomy_sizes(game), "the printed content has changed: run make wasm"


@pytest.mark.parametrize("name", registry.names())
def test_the_manifest_tells_where_everything_lies(name: str) -> None:
    game = registry.find(name)
    module = page_module(game)
    sizes = sizes_key({**game.variant().sizes, **module.sizes})
    for layout in (game.state, game.book):
        told = module.manifest["records"][layout.__name__]
        dtype: Any = dtype_of(layout, sizes)
        assert told["bytes"] == dtype.itemsize
        assert list(told["fields"]) == list(layout.fields)
        assert [f["at"] for f in told["fields"].values()] == [
            dtype.fields[name][1] for name in layout.fields
        ]


@pytest.mark.parametrize("name", registry.names())
def test_a_module_is_made_again_byte_by_byte(name: str, tmp_path: Path) -> None:
    """In another folder and process, with another order of sets, by the same tools."""
    pytest.importorskip("numba")
    if not can_link():
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(f"{ADVICE}, and {REQUIRED} says it must be")
        pytest.skip(ADVICE)
    from bourgade.compile.wasm_build import made_with

    module = page_module(registry.find(name))
    if module.manifest["made with"] != made_with():
        pytest.skip(f"made with {module.manifest['made with']}, here is {made_with()}")
    words = (sys.executable, "-m", "bourgade.compile.wasm", "--out", str(tmp_path / "out"), name)
    environment = {
        **os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(Path(wasm.__file__).parents[2]),
    }  # fmt: skip
    environment.pop("BOURGADE_NUMBA", None)
    subprocess.run(words, check=True, cwd=tmp_path, env=environment)
    made = tmp_path / "out" / module.file.name
    assert made.with_suffix(".json").read_text("utf-8") == json_of(module.file)
    assert made.read_bytes() == module.file.read_bytes()


def json_of(file: Path) -> str:
    return file.with_suffix(".json").read_text("utf-8")


def test_a_module_that_is_missing_stale_or_too_small_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.find("mintworks")
    module = page_module(game)
    folder = tmp_path / "mintworks"
    monkeypatch.setitem(game.__dict__, "folder", folder)
    source_digest.cache_clear()
    monkeypatch.setattr(wasm, "source_digest", lambda game: module.file.stem)
    with pytest.raises(NoPageModule, match="holds no WebAssembly module"):
        page_module(game)
    (folder / wasm.FOLDER).mkdir(parents=True)
    shutil.copy(module.file, folder / wasm.FOLDER / "0123456789ab.wasm")
    with pytest.raises(NoPageModule, match=f"0123456789ab, not {module.file.stem}"):
        page_module(game)
    small = {**module.manifest, "sizes": {**module.sizes, "plans": 20}}
    shutil.copy(module.file, folder / wasm.FOLDER)
    fresh = (folder / wasm.FOLDER / module.file.name).with_suffix(".json")
    fresh.write_text(json.dumps(small), "utf-8")
    with pytest.raises(NoPageModule, match="room for 20 words of the set “plans”"):
        page_module_for(game.variant())


def test_sources_decide_about_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("minivilles")
    files = {str(file.relative_to(wasm.PACKAGE)) for file in wasm._sources(game)}  # pyright: ignore[reportPrivateUsage]
    assert {
        "kernel/contract.py", "kernel/layout.py", "kernel/rng.py", "bots/policy.py",
        "compile/wasm_code.py", "games/minivilles/rules/effects.py", "games/minivilles/layout.py",
        "games/minivilles/knowledge.py", "games/minivilles/features.py",
    } <= files  # fmt: skip
    others = ("games/minivilles/content.py", "games/mintworks/layout.py", "kernel/i18n.py")
    assert not files & set(others)
    before = source_digest.__wrapped__(game)
    assert before == source_digest(game)
    read = Path.read_text

    def changed(file: Path, *words: str) -> str:
        text = read(file, *words)
        return text.replace("coins", "money") if file.name == "effects.py" else text

    monkeypatch.setattr(Path, "read_text", changed)
    assert source_digest.__wrapped__(game) != before
