"""A game drawn: everybody's share of the win, with the dice and the costly decisions marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bourgade.lab.charts import pyplot, save

# Safe for colour-blind readers (Okabe and Ito).
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
WIDTH, HEIGHT = 9.0, 4.2


@dataclass(frozen=True)
class Curve:
    """The data of the chart; steps count from 1, and 0 is the start."""

    title: str
    names: Sequence[str]  # of the seats
    line: Sequence[Sequence[float]]  # shares at the start and after every step, by seat
    dice: Sequence[int]  # steps of chance
    mistakes: Sequence[tuple[int, int]]  # step and seat of decisions that cost something
    turning_points: Sequence[tuple[int, str]]  # step and what happened
    labels: tuple[str, str, str, str]  # of the steps, the shares, the dice and the mistakes


def draw_review(curve: Curve, file: Path) -> None:
    """One line for each seat; a dot is a die or a draw, a cross a decision that cost something."""
    plot = pyplot()
    figure, axis = plot.subplots(layout="constrained", figsize=(WIDTH, HEIGHT))
    for seat, name in enumerate(curve.names):
        _draw_seat(axis, curve, seat, name)
    steps, shares, dice, mistakes = curve.labels
    axis.plot([], [], "o", color="0.4", markersize=2.5, label=dice)
    axis.plot([], [], "x", color="0.4", markersize=6, label=mistakes)
    for count, (step, what) in enumerate(curve.turning_points, 1):
        axis.axvline(step, color="0.75", linewidth=0.8, linestyle=":", zorder=0)
        # One above the other: turning points often lie close together.
        axis.annotate(
            str(count), (step, 97 + 4 * count), fontsize=8, ha="center", annotation_clip=False
        )
        axis.plot([], [], marker=f"${count}$", linestyle="", color="0.2", label=what)
    axis.set_xlim(0, max(1, len(curve.line) - 1))
    axis.set_ylim(0, 100)
    axis.set_xlabel(steps, fontsize=8)
    axis.set_ylabel(shares, fontsize=8)
    axis.yaxis.set_major_formatter("{x:g} %")
    axis.tick_params(labelsize=8)
    axis.spines[["top", "right"]].set_visible(False)
    axis.grid(axis="y", color="0.9", linewidth=0.6)
    axis.legend(fontsize=8, loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False)
    figure.suptitle(curve.title, fontsize=10, x=0.02, ha="left")
    save(plot, figure, file)


def _draw_seat(axis: Any, curve: Curve, seat: int, name: str) -> None:
    shares = [100 * worth[seat] for worth in curve.line]
    colour = COLOURS[seat % len(COLOURS)]
    axis.plot(shares, color=colour, linewidth=1.4, label=name, drawstyle="steps-post")
    dice = list(curve.dice)
    axis.plot(dice, [shares[step] for step in dice], "o", color=colour, markersize=2.5)
    mine = [step for step, whose in curve.mistakes if whose == seat]
    axis.plot(mine, [shares[step] for step in mine], "x", color=colour, markersize=6)
