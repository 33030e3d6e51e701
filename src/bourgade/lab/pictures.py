"""What a study found, drawn: shares of wins with their intervals, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bourgade.kernel.errors import BourgadeError

HUE = "#1f5f8b"
HEIGHT_OF_ROW, HEIGHT_OF_HEAD, WIDTH_OF_PANEL = 0.28, 0.75, 4.6


@dataclass(frozen=True)
class Panel:
    """One list of shares: who, how often they won, the interval; and what would be even."""

    title: str
    names: Sequence[str]
    shares: Sequence[dict[str, Any]]


def draw_shares(rows: Sequence[Sequence[Panel]], file: Path) -> None:
    """Panels in rows, each share a dot with its 95 % interval beside the line of evenness."""
    plot = _pyplot()
    heights = [
        max(len(panel.names) for panel in row) * HEIGHT_OF_ROW + HEIGHT_OF_HEAD for row in rows
    ]
    columns = max(len(row) for row in rows)
    figure, axes = plot.subplots(
        len(rows), columns, squeeze=False, layout="constrained",
        figsize=(WIDTH_OF_PANEL * columns, sum(heights)), height_ratios=heights,
    )  # fmt: skip
    for r, row in enumerate(rows):
        for c in range(columns):
            if c < len(row):
                _draw(axes[r][c], row[c])
            else:
                axes[r][c].set_axis_off()
    figure.savefig(file, format="svg", metadata={"Date": None})
    plot.close(figure)


def _draw(axis: Any, panel: Panel) -> None:
    places = range(len(panel.names))
    rates = [100 * share["rate"] for share in panel.shares]
    below = [100 * (share["rate"] - share["low"]) for share in panel.shares]
    above = [100 * (share["high"] - share["rate"]) for share in panel.shares]
    axis.axvline(100 * panel.shares[0]["even"], color="0.6", linewidth=1, linestyle="--")
    axis.errorbar(
        rates, places, xerr=[below, above], fmt="o", color=HUE, markersize=4, capsize=2,
        linewidth=1.2,
    )  # fmt: skip
    axis.set_yticks(places, panel.names)
    axis.invert_yaxis()
    axis.set_xlim(left=0)
    axis.margins(y=0.12)
    axis.set_title(panel.title, fontsize=10, loc="left")
    axis.xaxis.set_major_formatter("{x:g} %")
    axis.tick_params(labelsize=8)
    axis.spines[["top", "right"]].set_visible(False)
    axis.grid(axis="x", color="0.9", linewidth=0.6)


def _pyplot() -> Any:
    """matplotlib without a window, its pictures the same for the same figures."""
    try:
        import matplotlib
    except ImportError:
        raise BourgadeError("error-no-matplotlib") from None
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "bourgade", "svg.fonttype": "none"})
    import matplotlib.pyplot as plot

    return plot
