"""Charts of results: shares and ratings with their intervals, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bourgade.kernel.errors import BourgadeError

HUE = "#1f5f8b"
HEIGHT_OF_ROW, HEIGHT_OF_HEAD, WIDTH_OF_PANEL = 0.28, 0.75, 4.6
WIDTH_OF_CELL, HEIGHT_OF_CELL = 0.62, 0.36
PICTURES = (".svg", ".png")


@dataclass(frozen=True)
class ChartPanel:
    """A list of shares with their intervals, and the share that would be even."""

    title: str
    names: Sequence[str]
    shares: Sequence[dict[str, Any]]


@dataclass(frozen=True)
class Ladder:
    """Bots from the best down: Elo with its interval, and shares won against each other."""

    titles: tuple[str, str]  # of the ratings and of the shares
    names: Sequence[str]
    ratings: Sequence[tuple[float, float, float]]  # Elo, and the ends of its interval
    shares: Sequence[Sequence[float | None]]  # of the row against the column
    labels: Sequence[Sequence[str]]  # the same as text


@dataclass(frozen=True)
class ShareCurve:
    """Shares in percent with their intervals, over whatever the axis counts."""

    name: str
    x: list[float]
    y: list[float]
    low: list[float]
    high: list[float]


def check_picture(file: Path) -> None:
    """Refuse a picture that cannot be drawn, before anything is played."""
    if file.suffix.lower() not in PICTURES:
        raise BourgadeError("error-picture-format", file=str(file), suffixes=", ".join(PICTURES))
    pyplot()


def draw_ladder(ladder: Ladder, file: Path) -> None:
    """Elo as dots with their intervals, and the shares as a heat map beside them."""
    plot, count = pyplot(), len(ladder.names)
    widths = (WIDTH_OF_PANEL, WIDTH_OF_CELL * count + 1.2)
    figure, (left, right) = plot.subplots(
        1, 2, layout="constrained", width_ratios=widths,
        figsize=(sum(widths), HEIGHT_OF_CELL * count + 2 * HEIGHT_OF_HEAD),
    )  # fmt: skip
    _draw_ratings(left, ladder)
    _draw_heat(right, ladder)
    save(plot, figure, file)


def _draw_ratings(axis: Any, ladder: Ladder) -> None:
    places = range(len(ladder.names))
    elo = [rating[0] for rating in ladder.ratings]
    below = [max(0.0, at - low) for at, low, _ in ladder.ratings]
    above = [max(0.0, high - at) for at, _, high in ladder.ratings]
    axis.axvline(0, color="0.6", linewidth=1, linestyle="--")
    _draw_dots(axis, elo, places, below, above)
    axis.set_yticks(places, ladder.names)
    axis.set_ylim(len(ladder.names) - 0.5, -0.5)
    _finish(axis, ladder.titles[0])


def _draw_heat(axis: Any, ladder: Ladder) -> None:
    places = range(len(ladder.names))
    shares = [[float("nan") if s is None else s for s in row] for row in ladder.shares]
    axis.imshow(shares, cmap="RdBu", vmin=0, vmax=1, aspect="auto")
    for r, row in enumerate(ladder.shares):
        for c, share in enumerate(row):
            if share is not None:
                colour = "white" if abs(share - 0.5) > 0.3 else "black"
                axis.text(
                    c, r, ladder.labels[r][c], ha="center", va="center", color=colour, fontsize=8
                )
    axis.set_yticks(places, ladder.names)
    axis.set_xticks(places, ladder.names, rotation=45, ha="right", rotation_mode="anchor")
    axis.set_title(ladder.titles[1], fontsize=10, loc="left")
    axis.tick_params(labelsize=8, length=0)
    axis.spines[:].set_visible(False)


def draw_shares(rows: Sequence[Sequence[ChartPanel]], file: Path) -> None:
    """Panels in rows, each share a dot with its 95 % interval, next to the even line."""
    plot = pyplot()
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
    save(plot, figure, file)


def draw_curves(curves: Sequence[ShareCurve], file: Path) -> None:
    """Curves with their intervals as bands, each named at its end."""
    plot = pyplot()
    figure, axis = plot.subplots(layout="constrained", figsize=(1.6 * WIDTH_OF_PANEL, 4))
    _draw_curves(axis, curves, "")
    axis.xaxis.set_major_formatter("{x:g} M")
    axis.yaxis.set_major_formatter("{x:g} %")
    save(plot, figure, file)


@dataclass(frozen=True)
class CurvePanel:
    """Some curves over the values of a figure."""

    title: str
    curves: Sequence[ShareCurve]


def draw_panels(panels: Sequence[CurvePanel], what: str, file: Path) -> None:
    """Panels one below another, with the same values from left to right."""
    plot = pyplot()
    figure, axes = plot.subplots(
        len(panels), 1, squeeze=False, sharex=True, layout="constrained",
        figsize=(1.6 * WIDTH_OF_PANEL, 2.6 * len(panels)),
    )  # fmt: skip
    for panel, axis in zip(panels, axes[:, 0], strict=True):
        _draw_curves(axis, panel.curves, panel.title)
    axes[-1][0].set_xlabel(what, fontsize=8)
    save(plot, figure, file)


def _draw(axis: Any, panel: ChartPanel) -> None:
    places = range(len(panel.names))
    rates = [100 * share["rate"] for share in panel.shares]
    below = [100 * (share["rate"] - share["low"]) for share in panel.shares]
    above = [100 * (share["high"] - share["rate"]) for share in panel.shares]
    axis.axvline(100 * panel.shares[0]["even"], color="0.6", linewidth=1, linestyle="--")
    _draw_dots(axis, rates, places, below, above)
    axis.set_yticks(places, panel.names)
    axis.invert_yaxis()
    axis.set_xlim(left=0)
    axis.margins(y=0.12)
    axis.xaxis.set_major_formatter("{x:g} %")
    _finish(axis, panel.title)


def _draw_curves(axis: Any, curves: Sequence[ShareCurve], title: str) -> None:
    for curve in curves:
        (line,) = axis.plot(curve.x, curve.y, linewidth=1.4, marker="o", markersize=3)
        axis.fill_between(curve.x, curve.low, curve.high, color=line.get_color(), alpha=0.15)
        axis.annotate(
            curve.name, (curve.x[-1], curve.y[-1]), (5, 0), textcoords="offset points",
            va="center", fontsize=8, color=line.get_color(),
        )  # fmt: skip
    axis.margins(x=0.12)
    _finish(axis, title)
    axis.grid(axis="y", color="0.9", linewidth=0.6)


def _draw_dots(
    axis: Any, values: Sequence[float], places: range, below: Sequence[float],
    above: Sequence[float],
) -> None:  # fmt: skip
    axis.errorbar(
        values, places, xerr=[below, above], fmt="o", color=HUE, markersize=4, capsize=2,
        linewidth=1.2,
    )  # fmt: skip


def _finish(axis: Any, title: str) -> None:
    axis.set_title(title, fontsize=10, loc="left")
    axis.tick_params(labelsize=8)
    axis.spines[["top", "right"]].set_visible(False)
    axis.grid(axis="x", color="0.9", linewidth=0.6)


def save(plot: Any, figure: Any, file: Path) -> None:
    """Save without date or program name, so that equal figures give equal files."""
    if file.suffix.lower() == ".png":
        figure.savefig(file, format="png", dpi=160, metadata={"Software": None})
    else:
        figure.savefig(file, format="svg", metadata={"Date": None})
    plot.close(figure)


def pyplot() -> Any:
    """Matplotlib without a window, with reproducible files."""
    try:
        import matplotlib
    except ImportError:
        raise BourgadeError("error-no-matplotlib") from None
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "bourgade", "svg.fonttype": "none"})
    import matplotlib.pyplot as plot

    return plot
