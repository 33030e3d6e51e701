"""How much of the kernel and of the rules their own tests run: measured beside an ordinary run.

    python -m pytest -n auto -p tests.own_coverage     measures
    python -m tests.own_coverage                       tells, and fails below the bars

What other tests happen to run does not count: a rule is covered by a test that is about it. So
random play (``test_properties``) does not count either, which runs nearly everything for long.
Interpreted rules alone can be measured; the tests in question play those.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bourgade"
FOLDER = ROOT / "build" / "coverage"
OWN = (ROOT / "tests" / "kernel", ROOT / "tests" / "games")

RANDOM = ("test_properties", "test_line_search")
"""Files whose tests play at random, or search for counterexamples."""

BARS = {"kernel": 93.5, "rules": 98.0}
"""Percent of lines and branches: what they are today, about 95 and 98.6, less what varies with the
order of the tests, since content that another test has read is not read again. They may rise."""

PARTS = {
    "kernel": [str(SOURCE / "kernel" / "*")],
    "rules": [str(SOURCE / "games" / "*" / "rules" / "*")],
}


MEASURED = [SOURCE / "kernel", *SOURCE.glob("games/*/rules")]


def new_coverage() -> coverage.Coverage:
    measured = coverage.Coverage(
        data_file=FOLDER / "data", data_suffix=True, branch=True, source=list(map(str, MEASURED))
    )
    # A process may have run none of the tests that count. If none has, the bars are missed.
    measured.set_option("run:disable_warnings", ["no-data-collected"])
    return measured


class OwnCoverage:
    """A plugin that measures while modules are imported, and in the tests that count.

    Collecting tests is not measured: that takes half as long again, in every worker.
    """

    def __init__(self) -> None:
        self._coverage = new_coverage()
        self._coverage.start()
        for file in (file for folder in MEASURED for file in sorted(folder.rglob("*.py"))):
            path = file.relative_to(SOURCE.parent).with_suffix("")
            import_module(".".join(part for part in path.parts if part != "__init__"))
        self._coverage.stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        own = any(folder in item.path.parents for folder in OWN)
        counts = own and item.path.stem not in RANDOM
        if counts:
            self._coverage.start()
        try:
            return (yield)
        finally:
            if counts:
                self._coverage.stop()

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self._coverage.stop()
        if session.testscollected:  # the process that hands out the tests runs none
            self._coverage.save()


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before anything of ours is imported, so that lines which run once are seen to run."""
    if not os.environ.get("PYTEST_XDIST_WORKER"):
        shutil.rmtree(FOLDER, ignore_errors=True)
    early_config.pluginmanager.register(OwnCoverage())


def main() -> int:
    measured = new_coverage()
    measured.combine([str(FOLDER)], keep=True)
    too_low = 0
    for part, bar in BARS.items():
        lines = StringIO()
        percent = measured.report(
            include=PARTS[part], file=lines, show_missing=True, skip_covered=True, precision=2
        )
        print(
            f"{part}: {percent:.2f} % of lines and branches run by their own tests, at least {bar}"
        )
        if percent < bar:
            print(lines.getvalue())
            too_low += 1
    return too_low


if __name__ == "__main__":
    sys.exit(main())
