"""How Bourgade's speed grows or falls: batch size, cores, players, edition.

    pip install -e ".[bench]" && python -m bench.scaling        some four minutes
    python -m bench.scaling --quick --out FOLDER                a trial, written elsewhere

The points of a curve run in turns, several rounds; the tables show the medians. Whole random games
count every ply and compute no observations; a batch counts decisions, with masks and observations.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import bourgade
from bench import ours
from bench.drawing import Curve, Plot, draw_curves
from bench.results import target, write_section
from bench.timing import Run, cores, machine
from bourgade.kernel import registry
from bourgade.kernel.game import Game, Variant

TITLE = "How speed scales"
BATCHES = (1, 16, 256, 4096, 65536)
GAMES: Mapping[str, tuple[str, Mapping[str, str | int]]] = {
    "Minivilles base": ("minivilles", {"edition": "base"}),
    "Minivilles Deluxe": ("minivilles", {"edition": "deluxe"}),
    "Mint Works": ("mintworks", {}),
    "Ma Petite Ville": ("petiteville", {}),
    "Shafausa Geek": ("shafausa", {"edition": "geek"}),
}
SEATED = {"mintworks": 3}
"""How many play where the curve is about something else: four, if nothing is said here."""


@dataclass(frozen=True)
class Point:
    """One place of a curve and how to play it; the notes are further columns of its table."""

    curve: str
    at: int | str
    make: Callable[[], Run]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Study:
    """A question, the name of its axis, what the notes are, and its points."""

    title: str
    axis: str
    points: Sequence[Point]
    notes: tuple[str, ...] = ()
    logarithmic: bool = False


def by_batch() -> Iterator[Point]:
    """A batch stepped from Python, small to large."""
    for title, (game, options) in GAMES.items():
        for size in BATCHES:
            chosen = {"players": SEATED.get(game, 4), **options}
            make = ours.batched(game, chosen, size)
            yield Point(title, size, lambda make=make: make(1))


def by_cores(batch: int = 0) -> Iterator[Point]:
    """Whole games, or a batch, on one core, two, and so on doubling, and all of them."""
    most = len(cores())
    for title, (game, options) in GAMES.items():
        chosen = {"players": SEATED.get(game, 4), **options}
        make = ours.batched(game, chosen, batch) if batch else ours.played(game, chosen)
        for count in sorted({2**n for n in range(most.bit_length())} | {most}):
            yield Point(title, count, lambda make=make, n=count: make(n))


def by_players() -> Iterator[Point]:
    """Whole games with two players, and so on to the most the game takes."""
    for title, (name, options) in GAMES.items():
        for players in _players(registry.find(name), options):
            variant = _variant(name, {**options, "players": players})
            yield Point(title, players, lambda v=variant: ours.playing(v, 1))


def by_edition() -> Iterator[Point]:
    """Whole games in every edition there is, with the size of its state and its actions."""
    for name in registry.names():
        game = registry.find(name)
        _, content = game.load_content()
        editions = game.edition.allowed(content, {}) if game.edition else ("",)
        for edition in editions:
            chosen = {game.edition.name: edition} if game.edition else {}
            variant = _variant(name, {**chosen, "players": SEATED.get(name, 4)})
            notes = (f"{variant.state_bytes:,}", f"{variant.vocabulary.decisions:,}")
            word = edition.replace("_", " ")
            yield Point(game.title("en"), word, lambda v=variant: ours.playing(v, 1), notes)


def _variant(name: str, options: Mapping[str, str | int]) -> Variant:
    return bourgade.load(name, **options).variant


def _players(game: Game, options: Mapping[str, str | int]) -> list[int]:
    _, content = game.load_content()
    option = next(option for option in game.options if option.name == "players")
    allowed = option.allowed(content, game.resolve(content, options))
    return sorted(int(players) for players in allowed if int(players) >= 2)


def studies() -> list[Study]:
    return [
        Study("Batch size, one core", "games in a batch", list(by_batch()), logarithmic=True),
        Study("Cores, batch of 4,096", "cores", list(by_cores(4096))),
        Study("Cores, whole games", "cores", list(by_cores())),
        Study("Players, whole games, one core", "players", list(by_players())),
        Study(
            "Editions, whole games, one core", "steps a second", list(by_edition()),
            ("bytes of a state", "actions of players"),
        ),
    ]  # fmt: skip


def measure(points: Sequence[Point], rounds: int, seconds: float) -> list[float]:
    """Steps a second at every point: medians of rounds in turns."""
    runs = [point.make() for point in points]
    for run in runs:
        run(0.01)  # compiles
    found: list[list[float]] = [[] for _ in runs]
    for _ in range(rounds):
        for run, rates in zip(runs, found, strict=True):
            steps, _, spent = run(seconds)
            rates.append(steps / spent)
    return [statistics.median(rates) for rates in found]


def table(study: Study, rates: Sequence[float]) -> list[str]:
    """A row for each curve and a column for each place; a row for each point where it has notes."""
    if study.notes:
        heads = ("game", *study.notes, "steps/s")
        lines = [f"| {' | '.join(heads)} |", "|---" + "|---:" * (len(heads) - 1) + "|"]
        for point, rate in zip(study.points, rates, strict=True):
            cells = (f"{point.curve} {point.at}".strip(), *point.notes, f"{rate:,.0f}")
            lines.append(f"| {' | '.join(cells)} |")
        return lines
    places = sorted({point.at for point in study.points})
    found = {(p.curve, p.at): rate for p, rate in zip(study.points, rates, strict=True)}
    lines = [f"| steps/s by {study.axis} | " + " | ".join(f"{at:,}" for at in places) + " |"]
    lines.append("|---" + "|---:" * len(places) + "|")
    for curve in dict.fromkeys(point.curve for point in study.points):
        cells = [f"{found[curve, at]:,.0f}" if (curve, at) in found else "" for at in places]
        lines.append(f"| {curve} | {' | '.join(cells)} |")
    return lines


def plot(study: Study, rates: Sequence[float]) -> Plot:
    """The same for the picture."""
    curves: list[Curve] = []
    for name in dict.fromkeys(point.curve for point in study.points):
        mine = [
            (p.at, rate) for p, rate in zip(study.points, rates, strict=True) if p.curve == name
        ]
        curves.append(Curve(name, [at for at, _ in mine], [rate for _, rate in mine]))
    return Plot(study.title, study.axis, curves, study.logarithmic)


def main() -> None:
    chosen = target("scaling", __doc__)
    rounds, seconds = (1, 0.1) if chosen.quick else (5, 0.5)
    started = time.perf_counter()
    lines = [
        f"Made by `python -m bench.scaling` (see its docstring) on {machine()}; medians of "
        f"{rounds} rounds of {seconds} s. Whole random games without observations; the batch is "
        "stepped from Python with masks and observations, and its steps are decisions.",
        "",
        f"![Speed by batch size, cores, players and edition](pictures/{chosen.pictures[0].name})",
    ]
    plots: list[Plot] = []
    for study in studies():
        rates = measure(study.points, rounds, seconds)
        lines += ["", f"### {study.title}", "", *table(study, rates)]
        plots.append(plot(study, rates))
        print(f"{study.title}: {time.perf_counter() - started:.0f} s", flush=True)
    draw_curves(plots, chosen.pictures)
    write_section(TITLE, lines, chosen.page)


if __name__ == "__main__":
    main()
