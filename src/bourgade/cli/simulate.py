"""A simulation with its progress bar and its results table."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bourgade.cli.files import check_writable, refusal
from bourgade.cli.group import print_json
from bourgade.cli.i18n import duration, language, number, pace, percent, say
from bourgade.cli.listings import described
from bourgade.cli.output import err, out, progress_bar, show_line, table_of, tell
from bourgade.compile.engine import can_compile
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import message_id
from bourgade.kernel.options import FIRST_PLAYER
from bourgade.lab import Results, Study, simulate
from bourgade.lab.chunks import StudyEngine
from bourgade.lab.fingerprint import short
from bourgade.lab.ray import OnRay
from bourgade.lab.row_files import check_format, check_rows, games_there
from bourgade.lab.signals import asked_to_stop

Facts = dict[str, Any]


def run(
    study: Study,
    engine: StudyEngine,
    output: Path | None,
    as_json: bool,
    per: str = "game",
    details: bool = False,
) -> None:
    """Simulate and report; results go to standard output, progress to standard error."""
    screen, there = err(), 0
    check_rows(per)
    if output is not None:
        check_format(output)
        check_writable(output)
        there = games_there(study, output, per)
    if there:
        tell(screen, "continuing", games=there, wanted=study.games, file=str(output))
    if there < study.games:
        _check(study, engine, screen)
        prepare(study, engine, screen)
    started = time.perf_counter()
    results = play(study, engine, screen, output, there, per)
    seconds = time.perf_counter() - started
    if not results.games:
        tell(screen, "nothing-played", "yellow")
        raise typer.Exit(130)
    facts: Facts = {
        **study_facts(study),
        **results.summary(),
        "now": results.games - results.stored,
        "seconds": round(seconds, 3),
        "command": command_line(study, results.games),
    }
    if as_json:
        print_json(facts)
    else:
        show_report(study.variant, facts, console := out(), details)
        if output is not None and results.trouble is None:
            tell(console, "rows-written", file=str(output))
            if results.interrupted and output.suffix.lower() == ".parquet":
                tell(console, "goes-on")
    if output is not None and results.trouble is not None:
        raise refusal(output, results.trouble)


def _check(study: Study, engine: StudyEngine, screen: Console) -> None:
    """Refuse what cannot play, before anything is compiled for it."""
    connecting = isinstance(engine, OnRay)
    with screen.status(Text(say("connecting"))) if connecting else nullcontext():
        engine.check(study)


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
        "wanted": study.games,
    }


def show_study(study: Study, as_json: bool) -> None:
    """What would be played."""
    facts: Facts = {**study_facts(study), "command": command_line(study, study.games)}
    if as_json:
        print_json(facts)
        return
    console = out()
    console.print(described(study.variant))
    tell(console, "planned", games=study.games, bots=", ".join(study.bots))
    _tell_study("to-play", facts, console)


def _tell_study(message: str, facts: Facts, console: Console) -> None:
    """The name of a study, and a line that plays it."""
    tell(console, message, study=short(facts["study"]), seed=str(facts["seed"]))
    show_line(console, facts["command"])


def prepare(study: Study, engine: StudyEngine, screen: Console) -> None:
    """Compile what a study needs, or say why it will be slow."""
    compile_first(study.variant, lambda: engine.prepare(study), screen)


def compile_first(variant: Variant, compile_all: Callable[[], None], screen: Console) -> None:
    """Compile a game, or say why it will be slow."""
    if not can_compile():
        tell(screen, "interpreted-by-wish" if find_spec("numba") else "interpreted", "yellow")
        return
    status = screen.status(Text(say("compiling", game=variant.game.title(language()))))

    def leave() -> None:
        # Not by an exception: the compiler would meet it in places that swallow or misread it.
        status.stop()
        tell(screen, "stopped-compiling", "yellow")
        os._exit(130)

    with asked_to_stop(leave), status:
        compile_all()


def play(
    study: Study,
    engine: StudyEngine,
    screen: Console,
    output: Path | None = None,
    there: int = 0,
    per: str = "game",
) -> Results:
    """Play a study with a progress bar; ``there`` are the games that the file holds already."""
    played, total = 0, number(study.games)
    with progress_bar(screen) as progress:
        task = progress.add_task(study.variant.game.title(language()), total=study.games, done="")

        def report(done: int) -> None:
            nonlocal played
            played += done
            progress.update(task, completed=played, done=f"{number(played)} / {total}")

        report(there)
        return simulate(study, report, engine=engine, file=output, per=per, keep=False)


def command_line(study: Study, games: int) -> str:
    """The command that plays the same games again, as many as were played."""
    words = ["bourgade", "simulate", study.variant.game.name, *option_words(study.variant)]
    words += ["--bots", ",".join(_shortest(study.bots))]
    words += ["--games", str(games), "--seed", str(study.seed)]
    return shlex.join(words)


def option_words(variant: Variant) -> list[str]:
    """The arguments that choose the same options and content."""
    words: list[str] = []
    for option in variant.game.options:
        value, chosen = variant.options[option.name], option in variant.unusual
        if option.name == "players":
            words += ["--players", str(value)]
        elif option is variant.game.edition:
            words += ["--edition", str(value)] if chosen else []
        elif option.name == FIRST_PLAYER or chosen:
            words += ["-o", f"{option.name}={value}"]
    files = [str(file) for file in variant.overrides if isinstance(file, Path)]
    words += [word for file in files for word in ("--content", file)]
    return words


def _shortest(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The beginning that, repeated, gives the whole list."""
    n = len(bots)
    return next(bots[:k] for k in range(1, n + 1) if (bots[:k] * n)[:n] == bots)


def show_report(variant: Variant, facts: Facts, console: Console, details: bool = False) -> None:
    """The tables and sentences; every figure in them is in the JSON too."""
    games, now, seconds = int(facts["games"]), int(facts["now"]), float(facts["seconds"])
    console.print(described(variant))
    console.print()
    for table in _tables(variant, facts, details):
        console.print(table)
        console.print()
    if facts["noted"]:
        tell(console, "noted-says")
        console.print()
    turns = facts["turns"]
    tell(
        console, "length", turns=number(turns["mean"], 1), shortest=int(turns["shortest"]),
        longest=int(turns["longest"]), steps=number(facts["plies"]["mean"], 1),
    )  # fmt: skip
    if len(facts["endings"]) > 1:
        texts = variant.texts
        ways = (
            say(
                "ended-so",
                why=texts.say(language(), f"ending-{message_id(way['name'])}"),
                share=percent(way["rate"]),
            )
            for way in facts["endings"]
        )
        tell(console, "endings", ways=" · ".join(ways))
    if now:
        tell(console, "speed", games=now, seconds=duration(seconds), pace=pace(now, seconds))
    if unfinished := games - int(facts["finished"]):
        tell(console, "unfinished", "yellow", games=unfinished)
    if facts["interrupted"]:
        tell(console, "interrupted", "yellow", games=games, wanted=facts["wanted"])
    _tell_study("again", facts, console)


WON = ("wins", "share", "interval", "even")


def _tables(variant: Variant, facts: Facts, details: bool) -> Iterator[Table]:
    bots = facts["bots"]
    if len(bots) > 1:  # one kind of bot wins every game
        table = table_of("by-bot", ("bot", "seats", *WON))
        for bot in bots:
            table.add_row(bot["name"], str(bot["seats"]), *_won(bot))
        yield table
    table = table_of("by-place", ("place", *WON))
    for place in facts["places"]:
        name = say("begins", place=place["name"]) if place["name"] == "1" else place["name"]
        table.add_row(name, *_won(place))
    yield table
    for trait in facts["traits"]:  # who wins with what: a row for each people, colour or the like
        if len(trait["shares"]) > 1:
            what = label(variant, trait["name"])
            table = table_of("by-trait", ("trait", "seats", *WON), trait=what)
            for share in trait["shares"]:
                name = variant.name(language(), trait["dim"], share["name"])
                table.add_row(name, number(share["games"]), *_won(share))
            yield table
    yield from _noted(variant, facts["noted"], details)
    # A figure that is zero for everybody says nothing.
    measures = {name: means for name, means in facts["measures"].items() if any(means.values())}
    if measures:
        table = table_of("at-the-end", ("measure",))
        for bot in bots:
            table.add_column(bot["name"], justify="right", no_wrap=True)
        for name, means in measures.items():
            values = (number(means[bot["name"]], 1) for bot in bots)
            table.add_row(label(variant, name), *values)
        yield table


def _noted(variant: Variant, noted: list[Facts], details: bool) -> Iterator[Table]:
    """What players had, how often, when, and how well its owners did."""
    kinds = list(dict.fromkeys(one["what"] for one in noted))
    for what in kinds if details else kinds[:1]:
        columns = ("word", "had", "mean", "turn", "won", "without", "early", "late")
        table = table_of("by-noted", columns, what=noted_name(variant, what))
        table.columns[0].no_wrap = False
        for one in noted:
            if one["what"] == what:
                how_often = (number(100 * one["had"]["rate"]), number(one["mean"], 1))
                shares = (one[part] for part in ("won", "without", "early", "late"))
                cells = (*how_often, str(one["turn"]), *map(with_interval, shares))
                table.add_row(word_name(variant, one), *cells)
        yield table


def with_interval(share: Facts) -> str:
    """A share and how far its interval reaches to either side, in percent."""
    if not share["games"]:
        return "–"
    reach = 50 * (share["high"] - share["low"])
    digits = 1 if reach < 9.95 else 0  # where little is known, no digit is wasted on it
    return f"{number(100 * share['rate'], digits)}±{number(reach, digits)}"


def noted_name(variant: Variant, what: str) -> str:
    """What is counted, as people call it."""
    texts, message = variant.texts, f"noted-{message_id(what)}"
    return texts.say(language(), message) if texts.has(language(), message) else what


def word_name(variant: Variant, one: Facts) -> str:
    """The card, tile or place that is counted; what is counted, where there is only one."""
    if not one["word"]:
        return noted_name(variant, one["what"])
    return variant.name(language(), one["dim"], one["word"])


def label(variant: Variant, measure: str) -> str:
    texts, message = variant.texts, f"field-{message_id(measure)}"
    return texts.say(language(), message) if texts.has(language(), message) else measure


def _won(share: Facts) -> list[str]:
    wins = float(share["wins"])
    low, high = number(100 * share["low"], 1), percent(share["high"])
    return [
        number(wins, 0 if wins == int(wins) else 1),
        percent(share["rate"]),
        f"{low}\u00a0–\u00a0{high}",
        percent(share["even"]),
    ]
