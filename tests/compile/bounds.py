"""Run the tests of this folder with the oldest and the newest numba that the bounds allow.

    python -m tests.compile.bounds              both
    python -m tests.compile.bounds --oldest     where a fresh environment already has the newest

Each has an environment of its own, with nothing in it but what these tests need.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
SAY = "import numba, numpy, sys; print('numba', numba.__version__, 'numpy', numpy.__version__)"


def requirements() -> dict[str, str]:
    """What pyproject.toml asks for, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    listed: list[str] = [*project["dependencies"], *extras["fast"], *extras["dev"]]
    return {re.split(r"[<>=\[]", line)[0]: line for line in listed}


def oldest(requirement: str) -> str:
    """A requirement for the first release that another one allows, with its corrections."""
    name, _, bounds = requirement.partition(">=")
    return f"{name}=={bounds.split(',')[0]}.*"


def run_tests(numba: str) -> int:
    """Install a numba and run the tests with it; returns how that ended."""
    asked = requirements()
    others = [asked[name] for name in ("fluent.runtime", "numpy", "pytest")]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("BOURGADE_")}
    environment |= {"PYTHONPATH": str(ROOT / "src"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python")

        def call(*words: str) -> int:
            return subprocess.call([python, *words], cwd=ROOT, env=environment)

        return (
            call("-m", "pip", "install", "--quiet", numba, *others)
            or call("-c", SAY)
            # Nothing of xdist, which is not installed here, nor its marks.
            or call(
                "-m",
                "pytest",
                "-q",
                "-o",
                "addopts=",
                "-p",
                "no:cacheprovider",
                "-W",
                "ignore::pytest.PytestUnknownMarkWarning",
                "tests/compile",
            )
        )


if __name__ == "__main__":
    numba = requirements()["numba"]
    newest = [] if sys.argv[1:] == ["--oldest"] else [numba]
    sys.exit(any(run_tests(wanted) for wanted in (oldest(numba), *newest)))
