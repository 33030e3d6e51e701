"""Two studies with the same seeds: what differs, how certainly, and after how many games.

Game g has the same random numbers and the same seating in both, so that what they have in common
cancels out of the difference. Every figure is a mean over games, counted in 60ths: a win shared by
up to six players is then a whole number, and sums do not depend on the order of the games.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any

import numpy as np

from bourgade.kernel.errors import BadOption
from bourgade.lab.chunks import StudyEngine
from bourgade.lab.rows import Numbers, Rows, Sheet
from bourgade.lab.signals import asked_to_stop
from bourgade.lab.simulate import Report, in_order
from bourgade.lab.study import Study
from bourgade.lab.tally import Z

UNIT = 60
SURE = 0.05  # how probable a false find may be, in the whole run
POWER = 0.8  # the power of the number of games that is recommended
BLOCK = 4096  # games of one study before the other plays the same

LEAST = 20  # fewer games than this prove nothing


@dataclass(frozen=True)
class Metric:
    """Something measured in each game, or a share among some of its players."""

    group: str  # what it is about: ``place``, a trait, ``length``, ``had`` …
    name: str  # the word, or the name of the figure
    dim: str = ""  # the set that the word is from
    kind: str = "number"  # or ``share``: shown in percent


@dataclass(frozen=True)
class Difference:
    """One figure in both studies, and the 95 % interval of the difference."""

    metric: Metric
    games: int
    first: float
    second: float
    error: float  # the standard error of the difference
    found: bool = False  # whether it holds up against all comparisons of the run

    first_error: float = 0.0  # the standard errors of both values
    second_error: float = 0.0

    @property
    def difference(self) -> float:
        return self.second - self.first

    @property
    def low(self) -> float:
        return self.difference - Z * self.error

    @property
    def high(self) -> float:
        return self.difference + Z * self.error

    @property
    def chance(self) -> float:
        """How often games that do not differ would show as much: the p-value of a normal test."""
        if self.error == 0:
            return 1.0 if self.difference == 0 else 0.0
        return 2 * (1 - NormalDist().cdf(abs(self.difference) / self.error))

    def games_for(self, size: float) -> int:
        """How many games would find a difference of that size four times out of five."""
        reach = Z + NormalDist().inv_cdf(POWER)
        return max(LEAST, math.ceil(self.games * (reach * self.error / size) ** 2))

    def facts(self) -> dict[str, Any]:
        """As plain data."""
        size = abs(self.difference)
        return {
            "group": self.metric.group,
            "name": self.metric.name,
            "dim": self.metric.dim,
            "kind": self.metric.kind,
            "first": self.first,
            "second": self.second,
            "difference": self.difference,
            "low": self.low,
            "high": self.high,
            "found": self.found,
            "games_needed": self.games_for(size) if size and not self.found else None,
        }


@dataclass(frozen=True)
class Measured:
    """One metric in some games: what each game adds to the sum, and to the count."""

    metric: Metric
    sums: Numbers
    counts: Numbers | None = None  # none: one per game


def measure(sheet: Sheet, rows: Rows) -> list[Measured]:
    """Everything that is compared, game by game."""
    won = _won(rows)
    seats = sheet.variant.seats
    found: list[Measured] = []
    for place in range(seats):
        at = rows["place"] == place
        share = (won * at).sum(axis=1)
        found.append(Measured(Metric("place", str(place + 1), kind="share"), share))
    if len(set(sheet.bots)) > 1:
        names = dict.fromkeys(sheet.bots)
        of = np.array([list(names).index(bot) for bot in sheet.bots])[rows["seating"]]
        for n, name in enumerate(names):
            found.append(Measured(Metric("bot", name, kind="share"), (won * (of == n)).sum(axis=1)))
    for trait in sheet.traits:
        for n, word in enumerate(sheet.trait_words(trait)):
            has = rows[trait] == n
            metric = Metric(trait, word, sheet.traits[trait].name, "share")
            found.append(Measured(metric, (won * has).sum(axis=1), has.sum(axis=1)))
    found.append(_number("length", "turns", rows["turns"]))
    found.append(_number("length", "decisions", rows["decisions"].sum(axis=1)))
    found.append(_number("length", "choices", rows["choices"].sum(axis=1)))
    found.append(_number("length", "lead_changes", rows["took_lead"].sum(axis=1)))
    if len(sheet.endings) > 2:
        for n, word in enumerate(sheet.endings[:-1]):
            ended = UNIT * (rows["ending"] == n)
            found.append(Measured(Metric("ending", word, kind="share"), ended))
    found += _means("score", sheet.variant.game.scores, rows["scores"], seats)
    found += _means("line", sheet.lines, rows["lines"], seats)
    for i, slot in enumerate(sheet.slots):
        dim = slot.noted.of.name if slot.noted.of else ""
        counts = np.full(len(won), seats)
        if not any(source.amount for source in slot.noted.sources):  # only added up
            had = UNIT * (rows["firsts"][:, :, i] > 0).sum(axis=1, dtype=np.int64)
            metric = Metric(f"had {slot.noted.name}", slot.word, dim, "share")
            found.append(Measured(metric, had, counts))
        times = UNIT * rows["sums"][:, :, i].sum(axis=1, dtype=np.int64)
        found.append(Measured(Metric(f"mean {slot.noted.name}", slot.word, dim), times, counts))
    return found


def _won(rows: Rows) -> Numbers:
    """Each seat's share of the win, in 60ths."""
    winners = rows["winners"].astype(np.int64)
    return winners * UNIT // np.maximum(1, winners.sum(axis=1, keepdims=True))


def _number(group: str, name: str, values: Numbers) -> Measured:
    return Measured(Metric(group, name), UNIT * values.astype(np.int64))


def _means(group: str, names: Sequence[str], values: Numbers, seats: int) -> Iterable[Measured]:
    """Means over the players of each game."""
    for i, name in enumerate(names):
        sums = UNIT * values[:, :, i].sum(axis=1, dtype=np.int64)
        yield Measured(Metric(group, name), sums, np.full(len(sums), seats))


class PairedSums:
    """The sums of one metric over pairs of games, and of their squares and products.

    A share among those with a trait is a ratio of two sums; its error follows from both.
    """

    def __init__(self, metric: Metric) -> None:
        self.metric = metric
        self.games = 0
        self._sums = np.zeros(4, object)  # of a, its count, b, its count
        self._products = np.zeros((4, 4), object)

    def add(self, first: Measured, second: Measured) -> None:
        """Some games of the first study, and the same of the second."""
        columns = [
            part.astype(np.int64)
            for one in (first, second)
            for part in (one.sums, np.ones_like(one.sums) if one.counts is None else one.counts)
        ]
        table = np.stack(columns)
        self.games += table.shape[1]
        self._sums = self._sums + [int(total) for total in table.sum(axis=1)]
        self._products = self._products + (table @ table.T).astype(object)

    def difference(self) -> Difference:
        """The difference of the two means or shares, with its standard error."""
        a, n_a, b, n_b = (int(total) for total in self._sums)
        first, second = (total / count if count else 0.0 for total, count in ((a, n_a), (b, n_b)))
        # The derivatives of a value by its sum and by its count
        slope = [
            (1 / n_a, -first / n_a) if n_a else (0.0, 0.0),
            (1 / n_b, -second / n_b) if n_b else (0.0, 0.0),
        ]
        return Difference(
            self.metric, self.games, first / UNIT, second / UNIT,
            self._error((*(-one for one in slope[0]), *slope[1])),
            first_error=self._error((*slope[0], 0.0, 0.0)),
            second_error=self._error((0.0, 0.0, *slope[1])),
        )  # fmt: skip

    def _error(self, slope: Sequence[float]) -> float:
        """The standard error of a value with these derivatives by the four sums."""
        n, spread = max(1, self.games), 0.0
        for i in range(4):
            for k in range(4):
                covered = self._products[i, k] * n - self._sums[i] * self._sums[k]
                spread += slope[i] * slope[k] * float(covered) / n
        return math.sqrt(max(0.0, spread * n / max(1, n - 1))) / UNIT


class Comparison:
    """Two studies, as far as both have been played."""

    def __init__(self, first: Study, second: Study) -> None:
        self.studies = first, second
        self.interrupted = False
        self.games = 0
        self.unfinished = 0  # pairs in which a game was cut off: they are left out
        self._sums: dict[Metric, PairedSums] = {}

    def add(self, first: Rows, second: Rows) -> None:
        """The same games of both."""
        self.games += len(first["game"])
        done = first["finished"] & second["finished"]
        self.unfinished += int((~done).sum())
        sheets = [study.sheet for study in self.studies]
        measured = [
            {one.metric: one for one in measure(sheet, _those(rows, done))}
            for sheet, rows in zip(sheets, (first, second), strict=True)
        ]
        for metric, one in measured[0].items():
            if (other := measured[1].get(metric)) is not None:
                self._sums.setdefault(metric, PairedSums(metric)).add(one, other)

    def differences(self) -> list[Difference]:
        """All differences, marked as found if they hold up against the number of comparisons."""
        return judged([sums.difference() for sums in self._sums.values()])

    def summary(self) -> dict[str, Any]:
        """As plain data."""
        found = self.differences()
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "interrupted": self.interrupted,
            "comparisons": sum(one.error > 0 or one.difference != 0 for one in found),
            "studies": [study.digest for study in self.studies],
            "differences": [one.facts() for one in found],
        }


def judged(differences: Sequence[Difference]) -> list[Difference]:
    """The same, marked as found where chance alone is an unlikely cause (Holm's correction)."""
    looked_at = [one for one in differences if one.error > 0 or one.difference]
    found: set[Metric] = set()
    for rank, one in enumerate(sorted(looked_at, key=lambda d: d.chance)):
        if one.games < LEAST or one.chance > SURE / (len(looked_at) - rank):
            break
        found.add(one.metric)
    return [replace(one, found=one.metric in found) for one in differences]


def _those(rows: Rows, done: Numbers) -> Rows:
    return rows if done.all() else {name: values[done] for name, values in rows.items()}


def compare(
    first: Study,
    second: Study,
    engine: StudyEngine,
    report: Report = lambda done: None,
    enough: Callable[[Comparison], bool] = lambda comparison: False,
) -> Comparison:
    """Play both in turns; Ctrl-C keeps the pairs played so far.

    ``enough`` is called after every block of games and may end the comparison.
    """
    check_pair(first, second)
    found, stop = Comparison(first, second), threading.Event()
    with asked_to_stop(stop.set):
        for start in range(0, first.games, BLOCK):
            end = min(first.games, start + BLOCK)
            pair = [played(replace(one, games=end), engine, start, stop, report)
                    for one in found.studies]  # fmt: skip
            both = min(len(rows["game"]) for rows in pair)
            found.add(*({name: values[:both] for name, values in rows.items()} for rows in pair))
            if stop.is_set() or enough(found):
                break
    found.interrupted = stop.is_set() and found.games < first.games
    return found


class StopWith(threading.Event):
    """An event that is set with another one, but not the other way round: engines set theirs."""

    def __init__(self, other: threading.Event) -> None:
        super().__init__()
        self._other = other

    def is_set(self) -> bool:
        return super().is_set() or self._other.is_set()


def played(
    study: Study, engine: StudyEngine, start: int, stop: threading.Event, report: Report
) -> Rows:
    """The rows of a study from game ``start`` on, until it was stopped."""
    parts: list[Rows] = []
    if not stop.is_set():
        with closing(engine.play(study, start, StopWith(stop))) as chunks:
            for rows in in_order(chunks, start):
                parts.append(rows)
                report(len(rows["game"]))
    return study.sheet.joined(parts)


def check_pair(first: Study, second: Study) -> None:
    """Refuse what cannot be compared game by game."""
    for name, one, other in (
        ("game", first.variant.game.name, second.variant.game.name),
        ("players", first.variant.seats, second.variant.seats),
        ("games", first.games, second.games),
        ("seed", first.seed, second.seed),
    ):
        if one != other:
            raise BadOption("error-compare", what=name, first=str(one), second=str(other))
