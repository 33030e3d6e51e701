"""``bourgade simulate`` with study files, hashes, and results that survive an interruption."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import polars
import pytest

from bourgade.lab import ray as ray_engine
from tests.cli.line import bourgade, environment, flat
from tests.cli.terminal import interrupt, on_a_terminal, seen

STUDY = """
game = "minivilles"
games = 2
seed = 8
bots = ["random"]
content = ["my_box.toml"]

[options]
players = 2
market = "open"
"""

LINE = "simulate minivilles --games 2 --seed 8 --players 2 -o market=open --content my_box.toml"


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("study.toml").write_text(STUDY)
    Path("my_box.toml").write_text('[[establishment]]\nid = "cafe"\ncost = 9\n')


def facts(line: str) -> dict[str, Any]:
    done = bourgade(f"{line} --json")
    assert done.exit_code == 0, done.stderr
    found = json.loads(done.stdout)
    return {name: value for name, value in found.items() if name != "seconds"}


def test_a_file_and_a_line_are_the_same_study() -> None:
    by_file, by_line = facts("simulate study.toml --output rows.parquet"), facts(LINE)
    assert by_file == by_line
    assert len(by_file["study"]) == 64
    assert polars.read_parquet_metadata("rows.parquet")["study"] == by_file["study"]
    again = by_file["command"].removeprefix("bourgade ")
    assert facts(again)["study"] == by_file["study"]


def test_games_and_seed_of_a_file_may_be_changed() -> None:
    changed = facts("simulate study.toml --games 1 --seed 9")
    assert (changed["wanted"], changed["seed"]) == (1, 9)
    assert changed["study"] != facts("simulate study.toml")["study"]


def test_the_report_names_the_study() -> None:
    digest = facts("simulate study.toml --dry-run")["study"][:12]
    assert f"Study {digest}, seed 8." in bourgade("simulate study.toml").stdout
    assert f"Étude {digest}, graine 8." in bourgade("simulate study.toml", lang="fr").stdout


def test_a_dry_run_plays_nothing() -> None:
    shown = bourgade("simulate study.toml --games 100000000 --dry-run --output rows.parquet")
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert "100,000,000 games with random, random." in shown.stdout
    assert "--games 100000000" in shown.stdout
    assert not Path("rows.parquet").exists()


def test_a_study_that_is_there_is_told_again() -> None:
    first = facts("simulate study.toml --output rows.parquet")
    again = bourgade("simulate study.toml --output rows.parquet --json", lang="fr")
    assert "2 parties sur 2 sont déjà dans rows.parquet" in flat(again.stderr)
    found = json.loads(again.stdout)
    assert found["now"] == 0
    assert {name: found[name] for name in first if name != "now"} == {
        name: value for name, value in first.items() if name != "now"
    }
    shown = bourgade("simulate study.toml --output rows.parquet")
    assert " second" not in shown.stdout


def test_ctrl_c_leaves_a_file_that_the_same_line_goes_on_with() -> None:
    line = "simulate minivilles --games 50000000 --players 2 --output rows.parquet"
    env = {k: v for k, v in environment().items() if k != "BOURGADE_NUMBA"}
    there = 0
    for _ in range(2):
        counting = re.compile(rf"(?<![\d,])(?!{there:,} )[\d,]+ / 50,000,000")
        with on_a_terminal(line.split(), env) as (child, terminal):
            shown = seen(terminal, counting)
            assert not there or f"Resuming: {there:,} of 50,000,000 games" in flat(shown)
            out, status = interrupt(child)
        assert status == 0
        assert "Run the same command again to resume." in flat(out)
        rows = polars.read_parquet("rows.parquet")
        assert rows.height > there
        there = rows.height
        assert rows["game"].to_list() == list(range(rows.height))
        assert f"the first {rows.height:,} of 50,000,000 games" in flat(out)
    other = bourgade(f"{line} --seed 1")
    assert other.exit_code == 2
    assert "rows.parquet holds the beginning of another study" in other.stderr


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(ray_engine, "import_module", missing)
    for lang in ("en", "fr"):
        refused = bourgade("simulate study.toml --engine ray", lang=lang)
        assert refused.exit_code == 2
        assert "pip install 'bourgade[ray]'" in refused.stderr


def has_gpu() -> bool:
    found = subprocess.run("nvidia-smi -L", shell=True, capture_output=True, text=True)
    return found.stdout.startswith("GPU")


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_a_missing_gpu_is_told_before_anything_is_compiled() -> None:
    said = {
        bourgade("simulate study.toml --device cuda", lang=lang).stderr for lang in ("en", "fr")
    }
    assert len(said) == 2
    for sentence in said:
        assert len(sentence.splitlines()) == 1
        assert "GPU" in sentence or "bourgade[cuda]" in sentence
