"""A simulation with its progress bar and its results table."""

from __future__ import annotations

import json
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bourgade.cli.words import say
from bourgade.kernel.build import can_compile
from bourgade.kernel.game import Variant
from bourgade.lab import Results, Study, simulate, write_rows
from bourgade.lab.results import check_output
from bourgade.lab.simulate import compile_now


def run(
    variant: Variant,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    output: Path | None,
    as_json: bool,
    language: str,
    console: Console,
) -> None:
    """Simulate and report; JSON goes to standard output, progress to the other."""
    study = Study.of(variant, bots, games, seed)
    if output is not None:
        check_output(output)
    screen = Console(stderr=True, highlight=False)
    if can_compile():
        with screen.status(say(language, "compiling", game=variant.game.title(language))):
            compile_now(study)
    else:
        screen.print(say(language, "interpreted"), style="yellow")
    started = time.perf_counter()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=screen, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task(variant.game.title(language), total=games)
        results = simulate(study, lambda done: progress.update(task, advance=done))
    seconds = time.perf_counter() - started
    if results.games == 0:
        screen.print(say(language, "nothing-played"), style="yellow")
        raise SystemExit(130)
    if output is not None:
        write_rows(results, output)
    summary = {**results.summary(), "seconds": round(seconds, 2), "seed": seed}
    if as_json:
        print(json.dumps(summary, ensure_ascii=False, indent=2))
    else:
        _report(results, summary, language, console, output)


def _report(
    results: Results,
    summary: dict[str, object],
    language: str,
    console: Console,
    output: Path | None,
) -> None:
    facts: dict[str, object] = summary
    bots: list[dict[str, float | str]] = facts["bots"]  # type: ignore[assignment]
    seats: list[dict[str, float | str]] = facts["seats"]  # type: ignore[assignment]
    measures: dict[str, dict[str, float]] = facts["measures"]  # type: ignore[assignment]
    plies: dict[str, float] = facts["plies"]  # type: ignore[assignment]
    turns: dict[str, float] = facts["turns"]  # type: ignore[assignment]
    options = ", ".join(f"{k} {v}" for k, v in results.variant.options.items())
    console.print(f"[bold]{results.variant.game.title(language)}[/] [dim]{options}[/]")

    table = Table(title=say(language, "by-bot"), title_justify="left")
    for column in ("bot", "games", "wins", "share", "interval"):
        table.add_column(
            say(language, f"column-{column}"), justify="right" if column != "bot" else "left"
        )
    for measure in measures:
        texts = results.variant.game.texts
        message = f"field-{measure}"
        label = texts.say(language, message) if texts.has(language, message) else measure
        table.add_column(label, justify="right")
    for bot in bots:
        means = [f"{measures[name][str(bot['name'])]:.1f}" for name in measures]
        table.add_row(*_row(bot, str(bot["name"])), *means)
    console.print(table)

    table = Table(title=say(language, "by-seat"), title_justify="left")
    for column in ("seat", "games", "wins", "share", "interval"):
        table.add_column(
            say(language, f"column-{column}"), justify="right" if column != "seat" else "left"
        )
    for seat in seats:
        table.add_row(*_row(seat, results.variant.name(language, "seats", str(seat["name"]))))
    console.print(table)

    console.print(
        say(
            language, "length", turns=round(turns["mean"], 1), shortest=int(turns["shortest"]),
            longest=int(turns["longest"]), moves=round(plies["mean"], 1),
        )
    )  # fmt: skip
    games, seconds = int(str(facts["games"])), float(str(facts["seconds"]))
    rate = round(games / seconds) if seconds else games
    console.print(say(language, "speed", games=games, seconds=round(seconds, 1), rate=rate))
    unfinished = games - int(str(facts["finished"]))
    if unfinished:
        console.print(say(language, "unfinished", games=unfinished), style="yellow")
    if facts["interrupted"]:
        console.print(say(language, "interrupted", games=games), style="yellow")
    if output is not None:
        console.print(say(language, "rows-written", file=str(output)))


def _row(share: dict[str, float | str], name: str) -> list[str]:
    low, high = float(share["low"]), float(share["high"])
    return [
        name,
        f"{share['games']:,}",
        f"{float(share['wins']):,.0f}",
        f"{100 * float(share['rate']):.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f} %",
    ]
