"""One figure over a range: the effect of each value, compared with the figure as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bourgade.kernel.changes import Place, write_content
from bourgade.kernel.errors import BadOption
from bourgade.lab.chunks import StudyEngine
from bourgade.lab.compare import Comparison, Difference, judged
from bourgade.lab.simulate import Report, simulate
from bourgade.lab.study import Study, StudyPlan

MOST_VALUES = 50

Prepare = Callable[[Study], None]


def values_of(text: str) -> list[int]:
    """``1..4``, ``2..10:2`` or ``1,3,5`` as numbers, each once."""
    values: list[int] = []
    for part in text.split(","):
        bounds, _, step = part.strip().partition(":")
        first, dots, last = bounds.partition("..")
        try:
            start, end = int(first), int(last if dots else first)
            values += range(start, end + 1, int(step or 1))
        except ValueError:
            raise BadOption("error-sweep-values", values=text, most=MOST_VALUES) from None
    found = sorted(set(values))
    if not 1 <= len(found) <= MOST_VALUES:
        raise BadOption("error-sweep-values", values=text, most=MOST_VALUES)
    return found


@dataclass(frozen=True)
class SweepPoint:
    """One value of the figure, and its effect."""

    value: int
    file: Path  # the content
    study: Study
    differences: list[Difference]  # to the figure as it is


@dataclass(frozen=True)
class Sweep:
    """A figure over some values."""

    plan: StudyPlan
    place: Place
    values: Sequence[int]
    folder: Path

    @classmethod
    def of(cls, plan: StudyPlan, place: str, values: str, folder: Path) -> Sweep:
        """A sweep, or a refusal of what cannot be one."""
        return cls(plan, Place.of(place, plan.study().variant.tables), values_of(values), folder)

    def studies(self) -> Iterator[tuple[int, Path, Study]]:
        """Every value with its content and its study."""
        tables = self.plan.study().variant.tables
        for value in self.values:
            file = write_content(tables, {self.place: value}, self.folder / f"{value}.toml")
            yield value, file, replace(self.plan, content=(*self.plan.content, file)).study()

    def run(self, engine: StudyEngine, report: Report) -> tuple[list[SweepPoint], bool]:
        """Play every value; rows are kept in the folder, and an interrupted sweep is resumed.

        Also returns whether it was interrupted; the last values are missing then.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        present = self.plan.study()
        base = simulate(
            present, report, engine=engine, file=self.folder / "as_it_is.parquet", per="player",
            keep=True,
        )  # fmt: skip
        found: list[SweepPoint] = []
        interrupted = base.interrupted
        for value, file, study in self.studies() if not interrupted else ():
            rows = self.folder / f"{value}.parquet"
            results = simulate(study, report, engine=engine, file=rows, per="player", keep=True)
            if results.interrupted:
                interrupted = True
                break
            comparison = Comparison(present, study)
            comparison.add(base.rows, results.rows)
            found.append(SweepPoint(value, file, study, comparison.differences()))
        return _judged(found), interrupted


def _judged(points: Sequence[SweepPoint]) -> list[SweepPoint]:
    """Differences, marked as found if they hold up against all comparisons of the sweep."""
    every = [
        replace(one, metric=replace(one.metric, group=f"{n} {one.metric.group}"))
        for n, point in enumerate(points)
        for one in point.differences
    ]
    verdicts = iter(judged(every))
    return [
        replace(
            point,
            differences=[replace(one, found=next(verdicts).found) for one in point.differences],
        )
        for point in points
    ]


def comparisons(points: Sequence[SweepPoint]) -> int:
    """The number of comparisons."""
    return sum(one.error > 0 or one.difference != 0 for p in points for one in p.differences)


def facts(sweep: Sweep, points: Sequence[SweepPoint], interrupted: bool) -> dict[str, Any]:
    """As plain data."""
    return {
        "game": sweep.plan.game,
        "figure": str(sweep.place),
        "as_it_is": sweep.place.value(sweep.plan.study().variant.tables),
        "games": sweep.plan.games,
        "comparisons": comparisons(points),
        "interrupted": interrupted,
        "points": [
            {
                "value": point.value,
                "content": str(point.file),
                "study": point.study.digest,
                "differences": [
                    {**one.facts(), "error": one.second_error} for one in point.differences
                ],
            }
            for point in points
        ],
    }
