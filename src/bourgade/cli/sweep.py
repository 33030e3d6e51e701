"""``bourgade sweep``: a figure over a range, as a table, a picture and content files."""

from __future__ import annotations

import typer
from rich.console import Console
from rich.table import Table

from bourgade.cli.compare import metric_name
from bourgade.cli.files import check_writable, refusal
from bourgade.cli.group import print_json
from bourgade.cli.i18n import language, number, say
from bourgade.cli.output import err, out, progress_bar, table_of, tell
from bourgade.cli.simulate import Facts, prepare
from bourgade.kernel.game import Variant
from bourgade.lab.charts import CurvePanel, ShareCurve, check_picture, draw_panels
from bourgade.lab.chunks import StudyEngine
from bourgade.lab.sweep import Sweep, facts
from bourgade.lab.tally import Z

PICTURE = "sweep.svg"
DRAWN = ("place", "length")  # the groups that are drawn even where nothing differs
MOST_CURVES = 8


def run(sweep: Sweep, engine: StudyEngine, as_json: bool) -> None:
    """Play every value and report."""
    screen, picture = err(), sweep.folder / PICTURE
    try:
        sweep.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(sweep.folder, error) from None
    check_picture(picture)
    check_writable(picture)
    study = sweep.plan.study()
    for _, _, one in sweep.studies():  # refuses values that cannot be before anything is played
        engine.check(one)
    prepare(study, engine, screen)
    played, games = 0, study.games * (1 + len(sweep.values))
    with progress_bar(screen) as progress:
        task = progress.add_task(study.variant.game.title(language()), total=games, done="")

        def report(done: int) -> None:
            nonlocal played
            played += done
            progress.update(task, completed=played, done=f"{number(played)} / {number(games)}")

        points, interrupted = sweep.run(engine, report)
    if not points:
        tell(screen, "nothing-played", "yellow")
        raise typer.Exit(130)
    told = facts(sweep, points, interrupted)
    try:
        draw_panels(list(_panels(study.variant, told)), told["figure"], picture)
    except OSError as error:
        raise refusal(picture, error) from None
    if as_json:
        print_json(told)
    else:
        _show(study.variant, told, out())
        tell(out(), "sweep-written", file=str(picture))


def _curves(told: Facts) -> dict[tuple[str, str, str], list[Facts]]:
    """Every measured figure as a curve over the values."""
    found: dict[tuple[str, str, str], list[Facts]] = {}
    for point in told["points"]:
        for one in point["differences"]:
            key = one["group"], one["name"], one["dim"]
            found.setdefault(key, []).append({**one, "value": point["value"]})
    return found


def _is_drawn(curve: list[Facts]) -> bool:
    return curve[0]["group"] in DRAWN or any(one["found"] for one in curve)


def _panels(variant: Variant, told: Facts) -> list[CurvePanel]:
    """A panel for each group of figures; of long groups, those that change most."""
    groups: dict[str, list[list[Facts]]] = {}
    for curve in _curves(told).values():
        if _is_drawn(curve):
            groups.setdefault(f"{curve[0]['group']} {curve[0]['kind']}", []).append(curve)
    for curves in groups.values():
        curves.sort(key=lambda curve: -_moves(curve))
    return [
        CurvePanel(
            say("sweep-shares" if curves[0][0]["kind"] == "share" else "sweep-numbers"),
            [_curve(variant, curve) for curve in curves[:MOST_CURVES]],
        )
        for curves in groups.values()
    ]


def _moves(curve: list[Facts]) -> float:
    values = [one["second"] for one in curve]
    return max(values) - min(values)


def _curve(variant: Variant, curve: list[Facts]) -> ShareCurve:
    scale = 100 if curve[0]["kind"] == "share" else 1
    return ShareCurve(
        metric_name(variant, curve[0]),
        [float(one["value"]) for one in curve],
        [scale * one["second"] for one in curve],
        [scale * (one["second"] - Z * one["error"]) for one in curve],
        [scale * (one["second"] + Z * one["error"]) for one in curve],
    )


def _show(variant: Variant, told: Facts, console: Console) -> None:
    console.print(_table(variant, told))
    console.print()
    found = sum(one["found"] for point in told["points"] for one in point["differences"])
    tell(
        console, "sweep-comparisons", values=len(told["points"]), present=told["as_it_is"],
        comparisons=told["comparisons"], found=found,
    )  # fmt: skip
    if told["interrupted"]:
        tell(console, "sweep-interrupted", "yellow", values=len(told["points"]))


def _table(variant: Variant, told: Facts) -> Table:
    """A row per figure, a column per value; what differs is marked."""
    table = table_of("sweep-title", ("figure",), figure=told["figure"])
    table.columns[0].no_wrap = False
    for point in told["points"]:
        table.add_column(str(point["value"]), justify="right", no_wrap=True)
    for curve in _curves(told).values():
        if _is_drawn(curve):
            cells = (_cell(one) for one in curve)
            table.add_row(metric_name(variant, curve[0]), *cells)
    return table


def _cell(one: Facts) -> str:
    scale, digits = (100, 1) if one["kind"] == "share" else (1, 2)
    value, reach = (number(scale * part, digits) for part in (one["second"], Z * one["error"]))
    return f"{value}±{reach}{'*' if one['found'] else ''}"
