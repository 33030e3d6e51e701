"""A stranger's machine: the wheel, installed without what only we need, does what it says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
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


def pip(programs: Path, *words: str | Path) -> str:
    """Our own pip, for another environment: making one with a pip inside takes longer."""
    return run(sys.executable, "-m", "pip", "--python", programs / "python", *words)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = ("wheel", ROOT, "--no-deps", "--no-build-isolation", "-w", folder)
    run(sys.executable, "-m", "pip", *build)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    build = "import sys; from hatchling.build import build_sdist; print(build_sdist(sys.argv[1]))"
    name = run(sys.executable, "-c", build, folder, cwd=ROOT).strip().splitlines()[-1]
    with tarfile.open(folder / name) as archive:
        archive.extractall(folder, filter="data")
    return folder / name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and what it needs, nothing else."""
    folder = tmp_path_factory.mktemp("venv")
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    pip(folder / "bin", "install", wheel)
    return folder / "bin"


@pytest.fixture(scope="module")
def installed(bare: Path, wheel: Path) -> Path:
    """The same with the command line."""
    pip(bare, "install", f"{wheel}[cli]")
    return bare


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


def test_the_library_needs_numpy_and_fluent_alone(bare: Path) -> None:
    listed = json.loads(pip(bare, "list", "--format=json"))
    names = {package["name"].lower() for package in listed}
    assert {"bourgade", "numpy", "fluent-runtime"} <= {name.replace(".", "-") for name in names}
    assert names.isdisjoint({"numba", "polars", "pytest", "rich", "typer", "prompt-toolkit"})
    loaded = f"import bourgade, sys; assert not set({HEAVY}) & set(sys.modules), sys.modules"
    run(bare / "python", "-c", loaded)
    play = "import bourgade; print(bourgade.load('mintworks').start(seed=1).moves[0])"
    assert run(bare / "python", "-c", play) == "pass\n"


def test_without_the_command_line_it_says_what_to_install(bare: Path) -> None:
    for language, said in (("en", "is not installed"), ("fr", "n’est pas installé")):
        refused = subprocess.run(
            [bare / "bourgade", "games"], capture_output=True, text=True, encoding="utf-8",
            env={"BOURGADE_LANG": language, "PATH": ""}, timeout=60,
        )  # fmt: skip
        assert refused.returncode == 1
        assert said in refused.stderr
        assert "pip install 'bourgade[cli]'" in refused.stderr
        assert "Traceback" not in refused.stderr


def test_the_commands_work_there(installed: Path, tmp_path: Path) -> None:
    home = {"BOURGADE_HOME": str(tmp_path / "home"), "BOURGADE_LANG": "en"}
    command = installed / "bourgade"

    def typed(*words: str) -> str:
        return run(command, *words, cwd=tmp_path, **home)

    assert typed("--version") == f"bourgade {bourgade.__version__}\n"
    assert "--edition deluxe" in typed("games")
    checked = typed("check")
    assert "✓ minivilles is in order\n" in checked
    assert "✗" not in checked
    assert "Café" in typed("cards", "minivilles", "cafe")
    assert "MV-104" in typed("rules", "minivilles", "MV-104")
    assert (tmp_path / "games" / "x").exists() is False
    typed("new", "x")
    mine = run(command, "check", "x", cwd=tmp_path, BOURGADE_GAMES="games", **home)
    assert "✓ x is in order\n" in mine
    facts = json.loads(typed("simulate", "minivilles", "--games", "2", "--json"))
    assert facts["finished"] == 2
    typed("simulate", "minivilles", "--games", "1", "--output", "rows.csv")
    assert (tmp_path / "rows.csv").read_text().startswith("game,finished")
    typed("play", "minivilles", "--seats", "random", "--save", "my.game")
    assert "Winner: random" in typed("show", "my.game")
    assert run(installed / "python", "-m", "bourgade", "--version").startswith("bourgade ")


def test_the_source_distribution_passes_its_own_tests(sdist: Path) -> None:
    """It holds what the tests read; the quick ones of every kind are run there."""
    for needed in ("src", "tests", "docs", "bench", "examples", "Makefile", "CITATION.cff"):
        assert (sdist / needed).exists(), needed
    some = ("tests/kernel/test_layout.py", "tests/docs/test_docs.py", "tests/test_tree.py")
    run(
        sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *some,
        cwd=sdist, PYTHONPATH=str(sdist / "src"), BOURGADE_NUMBA="off",
    )  # fmt: skip


def test_the_citation_names_the_version_and_the_authors() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    licence = (ROOT / "LICENSE").read_text("utf-8")
    assert f"version: {bourgade.__version__}\n" in citation
    authors = re.findall(r"^  - name: (.*)$", citation, re.MULTILINE)
    assert authors
    assert all(author in licence for author in authors)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert [author["name"] for author in project["authors"]] == authors
