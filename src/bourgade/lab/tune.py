"""Tuning figures automatically: goals, knobs with ranges, and an optimiser.

Candidates are played one after another with the same seed, each on all cores, and written to a
file with their results. A resumed run starts the optimiser from the beginning and looks up the
candidates that were played before. The best one is checked with fresh dice, and with bots it was
not tuned on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.kernel import registry
from bourgade.kernel.changes import Place, write_content
from bourgade.kernel.content import read_tables
from bourgade.kernel.errors import BadContent, BadOption, BourgadeError, nearest
from bourgade.kernel.figures import FigureTable, figure, table
from bourgade.kernel.schema import read
from bourgade.lab.chunks import StudyEngine
from bourgade.lab.compare import Difference, Metric, PairedSums, measure
from bourgade.lab.results import Results
from bourgade.lab.simulate import Report, simulate
from bourgade.lab.study import Study, StudyPlan

IMPOSSIBLE = 1e6  # the loss of a candidate that the content refuses
FRESH = 1_000_003  # added to the seed for the check


class TuneStudy(FigureTable):
    """The games for every candidate, and for the check at the end."""

    game: str
    bots: tuple[str, ...] = ("greedy",)
    players: tuple[int, ...] = figure(1, 8, count=(1, None))
    games: int = figure(1, default=2000)
    candidates: int = figure(1, default=100)
    seed: int = figure(0, default=0)
    check_bots: tuple[str, ...] = ("greedy",)
    check_games: int = figure(1, default=2000)
    options: tuple[str, ...] = ()  # NAME=VALUE


class TuneKnob(FigureTable):
    """A figure that may be changed, and how far."""

    least: int
    most: int

    def check(self, content: Any, wrong: Any) -> None:
        if self.most <= self.least:
            raise wrong("most", "content-knob", least=self.least)


class TuneGoal(FigureTable):
    """The range that a result should be in; shares are in percent."""

    group: str
    name: str = ""  # none: every word of the group
    least: int
    most: int
    players: int = 0  # none: at all numbers of players
    weight: int = figure(1, 1000, default=1)


class TuneOrder(FigureTable):
    """Knobs that must not decrease from one to the next."""

    knobs: tuple[str, ...] = figure(count=(2, None))


class TunePlan(FigureTable):
    """A file of goals and knobs."""

    study: TuneStudy
    knobs: dict[str, TuneKnob] = table("knob")
    goals: dict[str, TuneGoal] = table("goal")
    orders: dict[str, TuneOrder] = table("order")


@dataclass(frozen=True)
class Candidate:
    """Values of all knobs, and the distance from each goal; None if the game refuses them."""

    values: tuple[int, ...]
    misses: Mapping[str, float] | None = None
    figures: Mapping[str, float] = field(default_factory=dict[str, float])

    def loss(self, goals: Mapping[str, TuneGoal]) -> float:
        """The distance from all goals together; 0 if all are met."""
        if self.misses is None:
            return IMPOSSIBLE
        return sum(goals[name].weight * miss * miss for name, miss in self.misses.items())


class Interrupted(Exception):
    """The run was stopped; every candidate played so far is in its file."""


@dataclass(frozen=True)
class Tuning:
    """A plan, and the folder for its candidates."""

    plan: TunePlan
    folder: Path

    @classmethod
    def of(cls, file: Path, folder: Path) -> Tuning:
        """The tuning that a file describes; a faulty one is refused."""
        found = cls(read(TunePlan, read_tables([file])), folder)
        if not found.plan.knobs or not found.plan.goals:
            raise BadOption("error-tune-empty", file=str(file))
        for order in found.plan.orders.values():
            for knob in order.knobs:
                found._known(knob, found.plan.knobs)
        for study in found.studies(()):
            metrics = {one.metric for one in measure(study.sheet, study.sheet.joined(()))}
            for goal in found.plan.goals.values():
                _chosen(goal, metrics)
        return found

    def _known(self, name: str, known: Mapping[str, Any]) -> None:
        if name not in known:
            raise BadOption("error-tune-knob", knob=name, near=nearest(name, known))

    @property
    def common(self) -> StudyPlan:
        """What all studies of the tuning have in common."""
        study = self.plan.study
        options: dict[str, Any] = {}
        for option in study.options:
            name, equals, value = option.partition("=")
            if not equals:
                raise BadOption("error-tune-option", option=option)
            options[name.strip()] = value.strip()
        return StudyPlan(study.game, study.games, study.seed, study.bots, (), options)

    @cached_property
    def places(self) -> list[Place]:
        """Where the knobs stand."""
        tables = registry.find(self.plan.study.game).variant().tables
        return [Place.of(name, tables) for name in self.plan.knobs]

    @property
    def present(self) -> tuple[int, ...]:
        """The present figures, clipped to the ranges."""
        tables = registry.find(self.plan.study.game).variant().tables
        knobs = self.plan.knobs.values()
        return tuple(
            min(knob.most, max(knob.least, int(place.value(tables))))
            for place, knob in zip(self.places, knobs, strict=True)
        )

    def studies(self, content: Sequence[Path], **changed: Any) -> Iterator[Study]:
        """One for each number of players."""
        for players in self.plan.study.players:
            options = {**self.common.options, "players": str(players)}
            common = replace(self.common, content=tuple(content), options=options, **changed)
            yield common.study()

    def content(self, values: Sequence[int], name: str) -> Path:
        """The content file of a candidate."""
        tables = registry.find(self.plan.study.game).variant().tables
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / name
        return write_content(tables, dict(zip(self.places, values, strict=True)), file)

    # Judging

    def is_ordered(self, values: Sequence[int]) -> bool:
        """Whether the values are in the order that the plan asks for."""
        by_name = dict(zip(self.plan.knobs, values, strict=True))
        return all(
            by_name[one] <= by_name[other]
            for order in self.plan.orders.values()
            for one, other in zip(order.knobs, order.knobs[1:], strict=False)
        )

    def judge(self, values: tuple[int, ...], engine: StudyEngine, report: Report) -> Candidate:
        """Play a candidate and measure how far it is from the goals."""
        if not self.is_ordered(values):
            return Candidate(values)
        try:
            studies = list(self.studies([self.content(values, "candidate.toml")]))
        except BadContent:  # refused by the game
            return Candidate(values)
        found = self.measured(studies, engine, report)
        return Candidate(values, *self.misses(found))

    def measured(
        self, studies: Sequence[Study], engine: StudyEngine, report: Report
    ) -> dict[int, list[Difference]]:
        """The results for each number of players."""
        found: dict[int, list[Difference]] = {}
        for study in studies:
            results: Results = simulate(study, report, engine=engine)
            if results.interrupted:
                raise Interrupted
            found[len(study.variant.players)] = _figures_of(results)
        return found

    def misses(
        self, found: Mapping[int, Sequence[Difference]]
    ) -> tuple[dict[str, float], dict[str, float]]:
        """How far the results are from each goal, in halves of its range; and the results."""
        misses: dict[str, float] = {}
        figures: dict[str, float] = {}
        for name, goal in self.plan.goals.items():
            far: list[float] = []
            for players, differences in found.items():
                if goal.players in (0, players):
                    metrics = _chosen(goal, {one.metric for one in differences})
                    for one in (d for d in differences if d.metric in metrics):
                        value = one.first * (100 if one.metric.kind == "share" else 1)
                        figures[f"{players} {one.metric.group} {one.metric.name}"] = value
                        outside = max(goal.least - value, value - goal.most, 0.0)
                        far.append(outside / max(0.5, (goal.most - goal.least) / 2))
            misses[name] = max(far, default=0.0)
        return misses, figures

    # The optimiser

    def run(
        self,
        engine: StudyEngine,
        report: Report = lambda done: None,
        told: Callable[[int, Candidate], None] = lambda number, candidate: None,
    ) -> tuple[list[Candidate], bool]:
        """Play as many candidates as the plan says; also returns whether it was interrupted."""
        judged = self._stored()
        found: list[Candidate] = []
        try:
            for number, values in enumerate(self._asked(found)):
                candidate = judged.get(values)
                if candidate is None:
                    candidate = judged[values] = self.judge(values, engine, report)
                    self._store(candidate)
                found.append(candidate)
                told(number + 1, candidate)
        except (Interrupted, KeyboardInterrupt):
            return found, True
        return found, False

    def _asked(self, found: list[Candidate]) -> Iterator[tuple[int, ...]]:
        """The present figures, then what CMA-ES proposes; it is told the loss of each."""
        yield self.present
        optimiser = self._optimiser()
        while len(found) < self.plan.study.candidates:
            told: list[tuple[Any, float]] = []
            for _ in range(optimiser.population_size):
                given, point = optimiser.ask()
                yield tuple(round(float(value)) for value in given)
                told.append((point, found[-1].loss(self.plan.goals)))
                if len(found) >= self.plan.study.candidates:
                    return
            optimiser.tell(told)

    def _optimiser(self) -> Any:
        """CMA-ES with margin, a variant for whole numbers."""
        try:
            cmaes: Any = import_module("cmaes")
        except ImportError:
            raise BourgadeError("error-needs-extra", package="cmaes", extra="tune") from None
        knobs = list(self.plan.knobs.values())
        bounds = np.array([[knob.least, knob.most] for knob in knobs], float)
        widest = float((bounds[:, 1] - bounds[:, 0]).max())
        return cmaes.CMAwM(
            np.array(self.present, float), max(1.0, widest / 4), bounds,
            np.ones(len(knobs)), seed=self.plan.study.seed,
        )  # fmt: skip

    @property
    def _file(self) -> Path:
        return self.folder / "candidates.jsonl"

    @cached_property
    def digest(self) -> str:
        """A hash of everything that the results depend on."""
        studies = [study.digest for study in self.studies(())]
        facts = [studies, list(self.plan.knobs), repr(self.plan.goals), repr(self.plan.orders)]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()

    def _stored(self) -> dict[tuple[int, ...], Candidate]:
        """The candidates played before; the file of another tuning is refused."""
        if not self._file.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file.write_text(json.dumps({"tuning": self.digest}) + "\n", "utf-8")
            return {}
        first, *lines = self._file.read_text("utf-8").splitlines()
        if json.loads(first).get("tuning") != self.digest:
            raise BourgadeError("error-other-tuning", file=str(self._file))
        found: dict[tuple[int, ...], Candidate] = {}
        for line in lines:
            told = json.loads(line)
            values = tuple(told["values"])
            found[values] = Candidate(values, told["misses"], told["figures"])
        return found

    def _store(self, candidate: Candidate) -> None:
        told = {
            "values": candidate.values,
            "misses": candidate.misses,
            "figures": candidate.figures,
        }
        with self._file.open("a", encoding="utf-8") as target:
            target.write(json.dumps(told) + "\n")

    def check(
        self, candidate: Candidate, engine: StudyEngine, report: Report = lambda done: None
    ) -> dict[str, Candidate]:
        """The candidate with fresh dice, played by the bots of the tuning and of the check."""
        study = self.plan.study
        file = self.content(candidate.values, "best.toml")
        checked: dict[str, Candidate] = {}
        for bots, games in ((study.bots, study.games), (study.check_bots, study.check_games)):
            changed = {"bots": bots, "games": games, "seed": study.seed + FRESH}
            found = self.measured(list(self.studies([file], **changed)), engine, report)
            checked[",".join(bots)] = Candidate(candidate.values, *self.misses(found))
        return checked


def _figures_of(results: Results) -> list[Difference]:
    """The results of one study."""
    rows = results.rows
    if not rows["finished"].all():
        rows = {name: values[rows["finished"]] for name, values in rows.items()}
    found: list[Difference] = []
    for one in measure(results.sheet, rows):
        sums = PairedSums(one.metric)
        sums.add(one, one)
        found.append(sums.difference())
    return found


def _chosen(goal: TuneGoal, metrics: set[Metric]) -> set[Metric]:
    """The metrics that a goal is about."""
    groups = sorted({metric.group for metric in metrics})
    if goal.group not in groups:
        known = ", ".join(groups)
        raise BadOption(
            "error-tune-goal", goal=goal.group, near=nearest(goal.group, groups), known=known
        )
    found = {m for m in metrics if m.group == goal.group and goal.name in ("", m.name)}
    if not found:
        names = sorted(metric.name for metric in metrics if metric.group == goal.group)
        known = ", ".join(names)
        raise BadOption(
            "error-tune-goal", goal=goal.name, near=nearest(goal.name, names), known=known
        )
    return found


def best_of(candidates: Sequence[Candidate], goals: Mapping[str, TuneGoal]) -> Candidate:
    """The candidate nearest to all goals; of equals, the first."""
    return min(candidates, key=lambda one: one.loss(goals))


def front_of(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The Pareto front: no other candidate is as near to all goals and nearer to one."""
    possible = list(dict.fromkeys(c.values for c in candidates))
    by_values = {one.values: one for one in candidates if one.misses is not None}
    known = [by_values[values] for values in possible if values in by_values]
    return [one for one in known if not any(_is_better(other, one) for other in known)]


def _is_better(one: Candidate, other: Candidate) -> bool:
    mine, theirs = one.misses or {}, other.misses or {}
    return all(mine[k] <= theirs[k] for k in theirs) and any(mine[k] < theirs[k] for k in theirs)
