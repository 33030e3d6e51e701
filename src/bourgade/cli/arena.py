"""``bourgade arena``: bots play each other, with a progress bar, tables and a picture."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bourgade.cli.files import check_writable, refusal
from bourgade.cli.group import print_json
from bourgade.cli.i18n import duration, language, number, pace, percent, say
from bourgade.cli.listings import described
from bourgade.cli.output import err, out, progress_bar, show_line, table_of, tell
from bourgade.cli.simulate import Facts, compile_first, option_words
from bourgade.kernel.errors import BourgadeError
from bourgade.lab import ArenaResult, Tournament, arena
from bourgade.lab.arena_result import check_file, stored
from bourgade.lab.charts import Ladder, check_picture, draw_ladder
from bourgade.lab.evaluate import Evaluation, evaluations
from bourgade.lab.worker_pool import prepare

LOOKS = 0.5
"""Seconds between two looks at the standings."""


def run(
    cup: Tournament,
    games: int,
    jobs: int | None,
    until: int | None,
    output: Path | None,
    picture: Path | None,
    as_json: bool,
) -> None:
    """Play and report; results go to standard output, progress to standard error."""
    before, screen = _check(cup, output, picture), err()
    compile_first(cup.variant, lambda: prepare(cup.variant), screen)
    started = time.perf_counter()
    with _reports(cup, games, before, screen) as report:
        result = arena(
            cup.variant, cup.bots if cup.versus is None else cup.bots[:-1], games,
            seed=cup.seed, file=output, jobs=jobs, until=until, versus=cup.versus, report=report,
        )  # fmt: skip
    seconds = time.perf_counter() - started
    if not result.played:
        tell(screen, "nothing-played", "yellow")
        raise typer.Exit(130)
    facts = _facts(result, games, until, max(0, result.played - before), seconds)
    trouble = [] if result.trouble is None else [refusal(output or Path(), result.trouble)]
    trouble += _draw(facts, picture)
    if as_json:
        print_json(facts)
    else:
        _show(cup, facts, console := out())
        if output is not None and not trouble:
            tell(console, "rows-written", file=str(output))
            if facts["stopped"] == "interrupted":
                tell(console, "arena-goes-on")
        if picture is not None and not trouble:
            tell(console, "arena-drawn", file=str(picture))
    for error in trouble:
        raise error


def _check(cup: Tournament, output: Path | None, picture: Path | None) -> int:
    """Refuse unusable files before anything is played; how many games there are."""
    if picture is not None:
        check_picture(picture)
        check_writable(picture)
    if output is None:
        return 0
    check_file(output)
    check_writable(output)
    try:
        return stored(cup, output).played
    except OSError as error:
        raise refusal(output, error) from None


@contextmanager
def _reports(
    cup: Tournament, games: int, before: int, screen: Console
) -> Generator[Callable[[ArenaResult], None]]:
    """A progress bar with the standings: what it gives is called after every game."""
    total = max(before, cup.deals(games) * cup.games_per_deal)
    with progress_bar(screen, "standings") as progress:
        title = cup.variant.game.title(language())
        task = progress.add_task(title, total=total, completed=before, done="", standings="")
        looked = 0.0

        def report(result: ArenaResult) -> None:
            nonlocal looked
            done = f"{number(result.played)} / {number(total)}"
            progress.update(task, completed=result.played, done=done)
            if time.monotonic() - looked >= LOOKS and not progress.disable:
                looked = time.monotonic()
                told = (f"{bot} {number(elo)}" for bot, elo in result.standings)
                progress.update(task, standings=" · ".join(told))

        yield report


def _facts(result: ArenaResult, games: int, until: int | None, now: int, seconds: float) -> Facts:
    """All that is shown, as plain data."""
    cup = result.tournament
    ratings = result.ratings
    return {
        "game": cup.variant.game.name,
        "options": cup.variant.options,
        "content": cup.variant.tables.digest,
        "bots": list(cup.bots),
        "seed": cup.seed,
        "wanted": games,
        "until": until,
        "played": result.played,
        "unfinished": result.unfinished,
        "stopped": result.stopped,
        "anchor": result.anchor,
        "versus": cup.versus,
        "evaluations": [_evaluation(one) for one in evaluations(result)] if cup.versus else [],
        "ratings": [{**asdict(rating), "half_width": rating.half_width} for rating in ratings],
        "matrix": result.matrix,
        "now": now,
        "time": round(seconds, 3),
        "command": _command_line(cup, games, until),
    }


def _command_line(cup: Tournament, games: int, until: int | None) -> str:
    """The command that plays the same games again."""
    words = ["bourgade", "arena", cup.variant.game.name, *option_words(cup.variant)]
    bots, versus = cup.bots, list[str]()
    if cup.versus is not None:
        bots, versus = bots[:-1], ["--versus", cup.versus]
    words += ["--bots", ",".join(bots), *versus, "--games", str(games), "--seed", str(cup.seed)]
    words += [] if until is None else ["--until", str(until)]
    return shlex.join(words)


def _evaluation(found: Evaluation) -> Facts:
    return {**asdict(found), "even": found.even}


def _draw(facts: Facts, picture: Path | None) -> list[BourgadeError]:
    if picture is None:
        return []
    ratings, matrix = facts["ratings"], facts["matrix"]
    names = [rating["bot"] for rating in ratings]
    ladder = Ladder(
        (say("arena-elo"), say("arena-matrix")),
        names,
        [(rating["elo"], rating["low"], rating["high"]) for rating in ratings],
        [[matrix[a].get(b) for b in names] for a in names],
        [[_cell(matrix[a].get(b)) for b in names] for a in names],
    )
    try:
        draw_ladder(ladder, picture)
    except OSError as error:
        return [refusal(picture, error)]
    return []


def _cell(share: float | None) -> str:
    return "" if share is None else f"{number(100 * share)}\u00a0%"


def _show(cup: Tournament, facts: Facts, console: Console) -> None:
    """The tables and sentences; every figure in them is in the JSON too."""
    console.print(described(cup.variant))
    console.print()
    tables = [_ratings(facts), _matrix(facts)] if cup.versus is None else [_evaluations(facts)]
    for table in tables:
        console.print(table)
        console.print()
    for line in _sentences(facts):
        console.print(Text(line))
    tell(console, "arena-again", seed=str(facts["seed"]))
    show_line(console, facts["command"])


def _ratings(facts: Facts) -> Table:
    columns = ("rank", "bot", "elo", "games", "share", "thinking")
    table = table_of("arena-ratings", columns)
    table.columns[1].justify = "left"
    for rank, rating in enumerate(facts["ratings"], 1):
        elo = number(rating["elo"])
        if rating["bot"] != facts["anchor"]:
            elo = f"{elo}\u00a0±\u00a0{number(rating['half_width'])}"
        thinking = 1000 * rating["seconds"] / max(1, rating["decisions"])
        table.add_row(
            str(rank), rating["bot"], elo, number(rating["games"]),
            percent(rating["share"]),
            f"{number(thinking, 0 if thinking >= 100 else 1)}\u00a0ms",
        )  # fmt: skip
    return table


def _evaluations(facts: Facts) -> Table:
    columns = ("bot", "games", "share", "interval", "even")
    table = table_of("arena-evaluations", columns, versus=facts["versus"])
    for found in facts["evaluations"]:
        low, high = number(100 * found["low"], 1), percent(found["high"])
        table.add_row(
            found["bot"], number(found["games"]), percent(found["share"]),
            f"{low}\u00a0–\u00a0{high}", percent(found["even"]),
        )  # fmt: skip
    return table


def _matrix(facts: Facts) -> Table:
    table = table_of("arena-matrix", ("rank", "bot"))
    table.columns[1].justify = "left"
    names = [rating["bot"] for rating in facts["ratings"]]
    for rank in range(1, len(names) + 1):
        table.add_column(str(rank), justify="right", no_wrap=True)
    for rank, name in enumerate(names, 1):
        row = facts["matrix"][name]
        table.add_row(str(rank), name, *(_cell(row.get(other)) for other in names))
    return table


def _sentences(facts: Facts) -> Iterable[str]:
    if facts["versus"]:
        yield say("arena-versus", versus=facts["versus"])
    else:
        yield say("arena-anchor", anchor=facts["anchor"] or "none")
    widest = max(rating["half_width"] for rating in facts["ratings"])
    match facts["stopped"]:
        case "until":
            yield say("arena-until", until=facts["until"])
        case "interrupted":
            yield say("arena-interrupted", games=facts["played"])
        case _ if facts["versus"]:
            yield say("arena-all-versus", games=facts["played"])
        case _:
            yield say("arena-all", games=facts["played"], widest=number(widest))
    if facts["unfinished"]:
        yield say("unfinished", games=facts["unfinished"])
    if games := facts["now"]:
        seconds = facts["time"]
        yield say("speed", games=games, seconds=duration(seconds), pace=pace(games, seconds))
