"""How much of the kernel and of the rules their own tests run: measured beside an ordinary run.

    python -m pytest -n auto -p tests.own_coverage     measures
    python -m tests.own_coverage                       tells, and fails below the bars

What other tests happen to run does not count: a rule is covered by a test that is about it.
Interpreted rules alone can be measured; the tests in question play those.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bourgade"
FOLDER = ROOT / "build" / "coverage"
OWN = (ROOT / "tests" / "kernel", ROOT / "tests" / "games")

BARS = {"kernel": 71.5, "rules": 98.9}
"""Percent of lines and branches, rounded down, as they are today. They may rise."""

PARTS = {
    "kernel": [str(SOURCE / "kernel" / "*")],
    "rules": [str(SOURCE / "games" / "*" / "rules" / "*")],
}


def new_coverage() -> coverage.Coverage:
    measured = [SOURCE / "kernel", *SOURCE.glob("games/*/rules")]
    return coverage.Coverage(
        data_file=FOLDER / "data", data_suffix=True, branch=True, source=list(map(str, measured))
    )


class OwnCoverage:
    """A plugin that measures while modules are imported, and in the tests that count."""

    def __init__(self) -> None:
        self._coverage = new_coverage()
        self._coverage.start()

    def pytest_collection_finish(self) -> None:
        self._coverage.stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        counts = any(folder in item.path.parents for folder in OWN)
        if counts:
            self._coverage.start()
        try:
            return (yield)
        finally:
            if counts:
                self._coverage.stop()

    def pytest_sessionfinish(self) -> None:
        self._coverage.save()


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(OwnCoverage())
    else:  # the process that hands out the tests runs none
        shutil.rmtree(FOLDER, ignore_errors=True)


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
