"""The pictures of the benches: bars on a logarithmic scale, and small multiples of curves."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bourgade.lab.charts import HEIGHT_OF_HEAD, HEIGHT_OF_ROW, HUE, pyplot, save

OTHER = "#b9b2a6"
MARKS = "osD^vP"
STYLES = ("-", "--", "-.", ":")
SHADES = ("#1f5f8b", "#b5542c", "#3d7a4f", "#7a5195", "#8a6d1d", "#5b5b5b")


@dataclass(frozen=True)
class Bar:
    """One side: its label, steps a second on one core and on all, and whether it is ours."""

    label: str
    steps: float
    all_cores: float
    ours: bool


@dataclass(frozen=True)
class Curve:
    """A named line, or one row of dots where ``at`` are words."""

    name: str
    at: Sequence[float | str]
    steps: Sequence[float]


@dataclass(frozen=True)
class Plot:
    """Curves over the same axis."""

    title: str
    axis: str
    curves: Sequence[Curve]
    logarithmic: bool = False


def short(number: float) -> str:
    """A count in three digits at most: 9.73 M, 830 k."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.0f}"


def draw_bars(parts: Mapping[str, Sequence[Bar]], files: Sequence[Path]) -> None:
    """Panels one above the other, the fastest on top; a diamond shows all cores."""
    panels = [
        (title, sorted(bars, key=lambda bar: -bar.steps)) for title, bars in parts.items() if bars
    ]
    heights = [len(bars) * HEIGHT_OF_ROW + HEIGHT_OF_HEAD for _, bars in panels]
    plot = pyplot()
    figure, axes = plot.subplots(
        len(panels), 1, squeeze=False, layout="constrained", sharex=True,
        figsize=(10, sum(heights) + 0.4), height_ratios=heights,
    )  # fmt: skip
    for axis, (title, bars) in zip(axes[:, 0], panels, strict=True):
        _draw_bars(axis, title, bars)
    every = [bar for _, bars in panels for bar in bars]
    low = 10 ** math.floor(math.log10(min(bar.steps for bar in every)))
    axes[0, 0].set_xlim(low / 2, max(bar.all_cores for bar in every) * 15)
    _legend(figure, plot)
    _finish(figure, plot, files)


def _draw_bars(axis: Any, title: str, bars: Sequence[Bar]) -> None:
    for place, bar in enumerate(bars):
        colour, hatch = (HUE, "") if bar.ours else (OTHER, "////")
        axis.barh(
            place, bar.steps, color=colour, hatch=hatch, edgecolor="white", linewidth=0, height=0.72
        )
        axis.plot([bar.steps, bar.all_cores], [place, place], color="0.35", linewidth=0.8)
        axis.plot(bar.all_cores, place, marker="D", color="0.2", markersize=3.2, linestyle="")
        axis.text(
            max(bar.all_cores, bar.steps) * 1.2, place,
            f"{short(bar.steps)} ({short(bar.all_cores)})", va="center", fontsize=8,
            fontweight="bold" if bar.ours else "normal",
        )  # fmt: skip
    axis.set_xscale("log")
    axis.xaxis.set_major_formatter(lambda number, _: short(number))
    axis.set_yticks(range(len(bars)), [bar.label for bar in bars])
    for label, bar in zip(axis.get_yticklabels(), bars, strict=True):
        label.set_fontweight("bold" if bar.ours else "normal")
    axis.set_ylim(len(bars) - 0.4, -0.6)
    axis.tick_params(labelbottom=True)
    _axis(axis, title, "x")
    axis.set_xlabel("steps a second (logarithmic)", fontsize=8)


def _legend(figure: Any, plot: Any) -> None:
    patch, line = plot.matplotlib.patches.Patch, plot.matplotlib.lines.Line2D
    figure.legend(
        handles=[
            patch(facecolor=HUE, label="Bourgade, one core"),
            patch(facecolor=OTHER, hatch="////", edgecolor="white", label="others, one core"),
            line([], [], marker="D", color="0.2", markersize=4, linewidth=0.8, label="(all cores)"),
        ],
        loc="outside upper left", ncols=3, fontsize=8, frameon=False,
    )  # fmt: skip


def draw_curves(plots: Sequence[Plot], files: Sequence[Path], columns: int = 2) -> None:
    """Small multiples: curves told apart by mark, line and colour; words as rows of dots."""
    plot = pyplot()
    rows = [plots[n : n + columns] for n in range(0, len(plots), columns)]
    figure = plot.figure(layout="constrained", figsize=(5.2 * columns, 3.4 * len(rows)))
    lined = [curve for drawn in plots for curve in drawn.curves if not isinstance(curve.at[0], str)]
    names = list(dict.fromkeys(curve.name for curve in lined))
    for part, row in zip(figure.subfigures(len(rows), 1, squeeze=False)[:, 0], rows, strict=True):
        for axis, drawn in zip(part.subplots(1, len(row), squeeze=False)[0], row, strict=True):
            if isinstance(drawn.curves[0].at[0], str):
                _draw_dots(axis, drawn)
            else:
                _draw_curves(axis, drawn, names)
    lines = [
        plot.matplotlib.lines.Line2D([], [], label=name, **_look(names, name)) for name in names
    ]
    figure.legend(handles=lines, loc="outside upper left", ncols=5, fontsize=8, frameon=False)
    _finish(figure, plot, files)


def _look(names: Sequence[str], name: str) -> dict[str, Any]:
    n = names.index(name)
    return {
        "marker": MARKS[n % len(MARKS)], "markersize": 4, "color": SHADES[n % len(SHADES)],
        "linestyle": STYLES[n % len(STYLES)], "linewidth": 1.3,
    }  # fmt: skip


def _draw_curves(axis: Any, drawn: Plot, names: Sequence[str]) -> None:
    for curve in drawn.curves:
        axis.plot(curve.at, curve.steps, **_look(names, curve.name))
    if drawn.logarithmic:
        axis.set_xscale("log")
        axis.set_yscale("log")
        steps = [step for curve in drawn.curves for step in curve.steps]
        axis.set_ylim(10 ** math.floor(math.log10(min(steps))), 2 * max(steps))
    else:
        axis.set_ylim(bottom=0)
    places = sorted({at for curve in drawn.curves for at in curve.at})
    axis.set_xticks(places, [f"{at:,}" for at in places])
    axis.minorticks_off()
    axis.set_xlabel(drawn.axis, fontsize=8)
    axis.set_ylabel("steps a second", fontsize=8)
    axis.yaxis.set_major_formatter(lambda number, _: short(number))
    _axis(axis, drawn.title, "y")


def _draw_dots(axis: Any, drawn: Plot) -> None:
    rows = [
        (f"{curve.name} {word}", steps)
        for curve in drawn.curves
        for word, steps in zip(curve.at, curve.steps, strict=True)
    ]
    for place, (_, steps) in enumerate(rows):
        axis.plot([0, steps], [place, place], color="0.85", linewidth=1)
        axis.plot(steps, place, marker="o", markersize=5, color=HUE)
        axis.annotate(
            short(steps), (steps, place), (7, 0), textcoords="offset points", va="center",
            fontsize=7,
        )  # fmt: skip
    axis.set_yticks(range(len(rows)), [label for label, _ in rows])
    axis.set_ylim(len(rows) - 0.4, -0.6)
    axis.set_xlim(0, max(steps for _, steps in rows) * 1.18)
    axis.xaxis.set_major_formatter(lambda number, _: short(number))
    axis.set_xlabel(drawn.axis, fontsize=8)
    _axis(axis, drawn.title, "x")


def _axis(axis: Any, title: str, lines: str) -> None:
    axis.set_title(title, fontsize=10, loc="left")
    axis.tick_params(labelsize=8)
    axis.spines[["top", "right"]].set_visible(False)
    axis.grid(axis=lines, color="0.9", linewidth=0.6)
    axis.set_axisbelow(True)


def _finish(figure: Any, plot: Any, files: Sequence[Path]) -> None:
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        save(plot, figure, file)
