"""The types that the library for pages declares in its comments hold."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from bourgade import web

TSC = "BOURGADE_TSC"
"""Names the program: ``npm install typescript@5``, then ``…/node_modules/.bin/tsc``."""

REQUIRED = "BOURGADE_REQUIRE_TSC"
"""Set to 1, a missing program fails the test instead of skipping it."""

STRICTLY = (
    "--noEmit", "--allowJs", "--strict", "--skipLibCheck", "--target", "es2023",
    "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2023,dom,dom.iterable",
)  # fmt: skip


def compiler() -> str:
    program = os.environ.get(TSC, "")
    if not Path(program).is_file():
        why = f"{TSC} does not name the compiler of TypeScript (npm install typescript@5)"
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(f"{why}, and {REQUIRED} says it must be")
        pytest.skip(why)
    return program


def typed() -> list[str]:
    """The scripts that ask for a check."""
    scripts = sorted(Path(web.__file__).parent.glob("*.js"))
    return [str(file) for file in scripts if file.read_text("utf-8").startswith("// @ts-check")]


def test_types_of_the_library_hold() -> None:
    files = typed()
    assert {"bourgade.js", "thinkers.js", "worker.js"} <= {Path(file).name for file in files}
    done = subprocess.run([compiler(), *STRICTLY, *files], capture_output=True, text=True)
    assert done.stdout == ""
    assert done.returncode == 0


def test_a_wrong_type_is_found(tmp_path: Path) -> None:
    library = Path(web.__file__).with_name("random.js")
    wrong = tmp_path / "wrong.js"
    wrong.write_text(
        f'// @ts-check\nimport {{ draw }} from "{library}";\ndraw(1, 2, 3);\n', "utf-8"
    )
    done = subprocess.run([compiler(), *STRICTLY, str(wrong)], capture_output=True, text=True)
    assert "wrong.js(3" in done.stdout
