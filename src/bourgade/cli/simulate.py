"""A simulation with its progress bar and its results table."""

from __future__ import annotations

import json
import os
import shlex
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bourgade.cli.files import check_writable, refusal
from bourgade.cli.i18n import duration, number, pace, percent, say
from bourgade.cli.listings import described
from bourgade.compile.engine import can_compile
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import message_id
from bourgade.kernel.options import FIRST_PLAYER, Choice
from bourgade.lab import Results, Study, simulate
from bourgade.lab.chunks import StudyEngine
from bourgade.lab.ray import OnRay
from bourgade.lab.row_files import check_format, games_there
from bourgade.lab.signals import asked_to_stop
from bourgade.lab.study import short

Facts = dict[str, Any]


def run(
    study: Study,
    engine: StudyEngine,
    output: Path | None,
    as_json: bool,
    language: str,
    console: Console,
) -> None:
    """Simulate and report; results go to standard output, progress to the other."""
    screen = Console(stderr=True, highlight=False)
    there = 0
    if output is not None:
        check_format(output)
        check_writable(output)
        there = games_there(study, output)
    if there:
        sentence = say(language, "continuing", games=there, wanted=study.games, file=str(output))
        screen.print(Text(sentence), soft_wrap=True)
    if there < study.games:
        _check(engine, language, screen)
        prepare(study, engine, language, screen)
    started = time.perf_counter()
    results = play(study, engine, language, screen, output, there)
    seconds = time.perf_counter() - started
    if not results.games:
        screen.print(Text(say(language, "nothing-played"), "yellow"))
        raise typer.Exit(130)
    facts: Facts = {
        **study_facts(study),
        "wanted": study.games,
        **results.summary(),
        "now": results.games - results.stored,
        "seconds": round(seconds, 3),
        "command": command_line(study, results.games),
    }
    if as_json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    else:
        show_report(study.variant, facts, language, console)
        if output is not None and results.trouble is None:
            _tell_file(results, output, language, console)
    if output is not None and results.trouble is not None:
        raise refusal(output, results.trouble)


def _check(engine: StudyEngine, language: str, screen: Console) -> None:
    """Refuse what cannot play, before anything is compiled for it."""
    if isinstance(engine, OnRay):
        with screen.status(Text(say(language, "connecting"))):
            engine.check()
    else:
        engine.check()


def _tell_file(results: Results, output: Path, language: str, console: Console) -> None:
    console.print(Text(say(language, "rows-written", file=str(output))), soft_wrap=True)
    if results.interrupted and output.suffix.lower() == ".parquet":
        console.print(Text(say(language, "goes-on")))


def study_facts(study: Study) -> Facts:
    """What is played, as plain data, and the hash that names it."""
    return {
        "study": study.digest,
        "game": study.variant.game.name,
        "rules_version": study.variant.game.rules_version,
        "options": study.variant.options,
        "content": study.variant.tables.digest,
        "seating": list(study.bots),
        "seed": study.seed,
    }


def show_study(study: Study, as_json: bool, language: str, console: Console) -> None:
    """What would be played."""
    facts: Facts = {
        **study_facts(study),
        "wanted": study.games,
        "command": command_line(study, study.games),
    }
    if as_json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    console.print(described(study.variant, language))
    bots = ", ".join(study.bots)
    console.print(Text(say(language, "planned", games=study.games, bots=bots)))
    _tell_study("to-play", facts, language, console)


def _tell_study(message: str, facts: Facts, language: str, console: Console) -> None:
    """The name of a study, and a line that plays it."""
    named = {"study": short(facts["study"]), "seed": str(facts["seed"])}
    console.print(Text(say(language, message, **named)))
    console.print(Text(f"  {facts['command']}", "cyan"), soft_wrap=True)


def prepare(study: Study, engine: StudyEngine, language: str, screen: Console) -> None:
    """Compile what a study needs, or say why it will be slow."""
    compile_first(study.variant, lambda: engine.prepare(study), language, screen)


def compile_first(
    variant: Variant, compile_all: Callable[[], None], language: str, screen: Console
) -> None:
    """Compile a game, or say why it will be slow."""
    if not can_compile():
        message = "interpreted-by-wish" if find_spec("numba") else "interpreted"
        screen.print(Text(say(language, message), "yellow"))
        return
    title = variant.game.title(language)
    status = screen.status(Text(say(language, "compiling", game=title)))

    def leave() -> None:
        # Not by an exception: the compiler would meet it in places that swallow or misread it.
        status.stop()
        screen.print(Text(say(language, "stopped-compiling"), "yellow"))
        os._exit(130)

    with asked_to_stop(leave), status:
        compile_all()


def play(
    study: Study,
    engine: StudyEngine,
    language: str,
    screen: Console,
    output: Path | None = None,
    there: int = 0,
) -> Results:
    """Play a study with a progress bar; ``there`` are the games that the file holds already."""
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[done]}"),
        TimeRemainingColumn(), console=screen, transient=True, disable=not screen.is_terminal,
    ) as progress:  # fmt: skip
        total = number(language, study.games)
        title = study.variant.game.title(language)
        shown = f"{number(language, there)} / {total}"
        task = progress.add_task(title, total=study.games, completed=there, done=shown)
        played = there

        def report(done: int) -> None:
            nonlocal played
            played += done
            shown = f"{number(language, played)} / {total}"
            progress.update(task, completed=played, done=shown)

        return simulate(study, report, engine=engine, file=output, keep=False)


def command_line(study: Study, games: int) -> str:
    """The line that plays the same games again, as many as were played."""
    words = ["bourgade", "simulate", study.variant.game.name, *option_words(study.variant)]
    words += ["--bots", ",".join(_shortest(study.bots))]
    words += ["--games", str(games), "--seed", str(study.seed)]
    return shlex.join(words)


def option_words(variant: Variant) -> list[str]:
    """The words of a line that choose the same options and content."""
    words: list[str] = []
    usual: dict[str, Choice] = {}
    for option in variant.game.options:
        value = variant.options[option.name]
        is_usual = value == option.allowed(variant.content, usual)[0]
        usual[option.name] = value
        if option.name == "players":
            words += ["--players", str(value)]
        elif option is variant.game.edition:
            words += [] if is_usual else ["--edition", str(value)]
        elif option.name == FIRST_PLAYER or not is_usual:
            words += ["-o", f"{option.name}={value}"]
    words += [word for file in variant.overrides for word in ("--content", str(file))]
    return words


def _shortest(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The beginning that, repeated, gives the whole list."""
    n = len(bots)
    return next(bots[:k] for k in range(1, n + 1) if (bots[:k] * n)[:n] == bots)


def show_report(variant: Variant, facts: Facts, language: str, console: Console) -> None:
    """The tables and sentences; every figure in them is in the JSON too."""
    games, now, seconds = int(facts["games"]), int(facts["now"]), float(facts["seconds"])
    console.print(described(variant, language))
    console.print()
    for table in _tables(variant, facts, language):
        console.print(table)
        console.print()
    turns, plies = facts["turns"], facts["plies"]
    lines = [
        say(
            language, "length", turns=number(language, turns["mean"], 1),
            shortest=int(turns["shortest"]), longest=int(turns["longest"]),
            steps=number(language, plies["mean"], 1),
        ),
    ]  # fmt: skip
    if now:
        time_taken, speed = duration(language, seconds), pace(language, now, seconds)
        lines.append(say(language, "speed", games=now, seconds=time_taken, pace=speed))
    for line in lines:
        console.print(Text(line))
    if unfinished := games - int(facts["finished"]):
        console.print(Text(say(language, "unfinished", games=unfinished), "yellow"))
    if facts["interrupted"]:
        sentence = say(language, "interrupted", games=games, wanted=facts["wanted"])
        console.print(Text(sentence, "yellow"))
    _tell_study("again", facts, language, console)


def _tables(variant: Variant, facts: Facts, language: str) -> Iterator[Table]:
    bots, seats = facts["bots"], facts["seats"]
    if len(bots) > 1:  # one kind of bot wins every game
        columns = ("bot", "seats", "wins", "share", "interval", "even")
        table = table_of(language, "by-bot", columns)
        for bot in bots:
            table.add_row(bot["name"], str(bot["seats"]), *_won(bot, language))
        yield table
    table = table_of(language, "by-seat", ("seat", "wins", "share", "interval", "even"))
    for seat in seats:
        name = variant.name(language, "seats", seat["name"])
        if variant.options.get(FIRST_PLAYER) == seat["name"]:
            name = say(language, "begins", seat=name)
        table.add_row(name, *_won(seat, language))
    yield table
    for trait in facts["traits"]:
        if len(trait["shares"]) > 1:
            yield _trait_table(variant, trait, language)
    # A figure that is zero for everybody says nothing.
    measures = {name: means for name, means in facts["measures"].items() if any(means.values())}
    if measures:
        table = table_of(language, "at-the-end", ("measure",))
        for bot in bots:
            table.add_column(bot["name"], justify="right", no_wrap=True)
        for name, means in measures.items():
            values = (number(language, means[bot["name"]], 1) for bot in bots)
            table.add_row(label(variant, name, language), *values)
        yield table


def _trait_table(variant: Variant, trait: Facts, language: str) -> Table:
    """Who wins with what: a row for each people, colour or the like."""
    columns = ("trait", "seats", "wins", "share", "interval", "even")
    what = label(variant, trait["name"], language)
    table = table_of(language, "by-trait", columns, trait=what)
    for share in trait["shares"]:
        name = variant.name(language, trait["dim"], share["name"])
        table.add_row(name, number(language, share["games"]), *_won(share, language))
    return table


def table_of(language: str, title: str, columns: tuple[str, ...], **args: str) -> Table:
    table = Table(title=say(language, title, **args), title_justify="left", title_style="bold")
    for place, column in enumerate(columns):
        header = say(language, f"column-{column}")
        table.add_column(header, justify="right" if place else "left", no_wrap=True)
    return table


def label(variant: Variant, measure: str, language: str) -> str:
    texts, message = variant.game.texts, f"field-{message_id(measure)}"
    return texts.say(language, message) if texts.has(language, message) else measure


def _won(share: Facts, language: str) -> list[str]:
    wins = float(share["wins"])
    low, high = number(language, 100 * share["low"], 1), percent(language, share["high"])
    return [
        number(language, wins, 0 if wins == int(wins) else 1),
        percent(language, share["rate"]),
        f"{low}\u00a0–\u00a0{high}",
        percent(language, share["even"]),
    ]
