"""Reliability drawn: how often predictions came true, with bands, before and after calibration."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bourgade.lab.calibration import Reliability
from bourgade.lab.charts import HUE, pyplot, save

SIDE = 3.2  # of a panel, in inches
COLUMNS = 3
BEFORE = "0.55"


@dataclass(frozen=True)
class ReliabilityPanel:
    """One variant: its title, and its reliability before and after."""

    title: str
    before: Reliability
    after: Reliability


def draw_reliability(
    panels: Sequence[ReliabilityPanel], labels: tuple[str, str, str, str], file: Path
) -> None:
    """A panel each; labels are of the axes, predicted and won, and of before and after."""
    plot = pyplot()
    columns = min(COLUMNS, len(panels))
    rows = -(-len(panels) // columns)
    figure, axes = plot.subplots(
        rows, columns, squeeze=False, layout="constrained", figsize=(SIDE * columns, SIDE * rows)
    )
    for axis in axes.flat[len(panels) :]:
        axis.set_axis_off()
    for axis, panel in zip(axes.flat, panels, strict=False):
        _draw(axis, panel, labels)
    save(plot, figure, file)


def _draw(axis: Any, panel: ReliabilityPanel, labels: tuple[str, str, str, str]) -> None:
    axis.plot([0, 100], [0, 100], color="0.8", linewidth=1, linestyle="--")
    for reliability, colour, label in (
        (panel.before, BEFORE, labels[2]),
        (panel.after, HUE, labels[3]),
    ):
        said = [100 * band.predicted for band in reliability.bands]
        low = [100 * band.low for band in reliability.bands]
        high = [100 * band.high for band in reliability.bands]
        axis.fill_between(said, low, high, color=colour, alpha=0.2, linewidth=0)
        won = [100 * band.won for band in reliability.bands]
        axis.plot(said, won, "o-", color=colour, markersize=3, linewidth=1.2, label=label)
    axis.set(xlim=(0, 100), ylim=(0, 100), aspect="equal")
    axis.set_title(panel.title, fontsize=10, loc="left")
    axis.set_xlabel(labels[0], fontsize=8)
    axis.set_ylabel(labels[1], fontsize=8)
    for one in (axis.xaxis, axis.yaxis):
        one.set_major_formatter("{x:g} %")
    axis.tick_params(labelsize=8)
    axis.spines[["top", "right"]].set_visible(False)
    axis.legend(fontsize=8, frameon=False, loc="upper left")
