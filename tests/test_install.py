"""A stranger's machine: the wheel, installed without what only we need, does what it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import bourgade

ROOT = Path(__file__).parents[1]

# One worker builds and installs, however many there are.
pytestmark = pytest.mark.xdist_group("install")

HEAVY = ("numba", "typer", "rich", "polars", "fluent.runtime", "prompt_toolkit")


def run(*words: str | Path, cwd: Path | None = None, **env: str) -> str:
    """Run a program as somebody who has none of our settings; returns what it prints."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("BOURGADE_", "PYTHON"))}
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, encoding="utf-8",
        timeout=300, cwd=cwd, env={**clean, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **env},
    )  # fmt: skip
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", ROOT, "--no-deps", "--quiet", "-w", folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and what it needs, nothing else."""
    folder = tmp_path_factory.mktemp("venv")
    run(sys.executable, "-m", "venv", folder)
    run(folder / "bin" / "python", "-m", "pip", "install", "--quiet", wheel)
    return folder / "bin"


def test_the_wheel_holds_everything_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        names = {name for name in file.namelist() if ".dist-info/" not in name}
    source = ROOT / "src"
    expected = {
        str(found.relative_to(source))
        for found in source.rglob("*")
        if found.is_file() and found.suffix != ".pyc"
    }
    assert names == expected


def test_nothing_heavy_is_needed_or_loaded(installed: Path) -> None:
    listed = json.loads(run(installed / "python", "-m", "pip", "list", "--format=json"))
    names = {package["name"].lower() for package in listed}
    assert names.isdisjoint({"numba", "polars", "pytest", "hypothesis", "ruff", "pyright"})
    loaded = f"import bourgade, sys; assert not set({HEAVY}) & set(sys.modules), sys.modules"
    run(installed / "python", "-c", loaded)


def test_the_commands_work_there(installed: Path, tmp_path: Path) -> None:
    home = {"BOURGADE_HOME": str(tmp_path / "home"), "BOURGADE_LANG": "en"}
    command = installed / "bourgade"

    def typed(*words: str) -> str:
        return run(command, *words, cwd=tmp_path, **home)

    assert typed("--version") == f"bourgade {bourgade.__version__}\n"
    assert "--edition deluxe" in typed("games")
    assert "✓ minivilles is in order\n" in typed("check")
    assert "✗" not in typed("check")
    assert "Café" in typed("cards", "minivilles", "cafe")
    assert "MV-104" in typed("rules", "minivilles", "MV-104")
    assert (tmp_path / "games" / "x").exists() is False
    typed("new", "x")
    mine = run(command, "check", cwd=tmp_path, BOURGADE_GAMES="games", **home)
    assert "✓ x is in order\n" in mine
    facts = json.loads(typed("simulate", "minivilles", "--games", "2", "--json"))
    assert facts["finished"] == 2
    typed("simulate", "minivilles", "--games", "1", "--output", "rows.csv")
    assert (tmp_path / "rows.csv").read_text().startswith("game,finished")
    typed("play", "minivilles", "--seats", "random", "--save", "my.game")
    assert "Winner: random" in typed("show", "my.game")
    assert run(installed / "python", "-m", "bourgade", "--version").startswith("bourgade ")
