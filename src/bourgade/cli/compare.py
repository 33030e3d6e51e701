"""``bourgade compare``: two versions of a game with the same seeds, and what differs."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from bourgade.cli.group import print_json
from bourgade.cli.i18n import duration, language, number, pace, say, split_names
from bourgade.cli.listings import described
from bourgade.cli.output import err, out, progress_bar, table_of, tell
from bourgade.cli.simulate import Facts, label, noted_name, prepare
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import message_id
from bourgade.lab.chunks import StudyEngine
from bourgade.lab.compare import Comparison, compare
from bourgade.lab.study import Study, StudyPlan

PRINTED = "printed"  # the side that changes nothing
LENGTHS = {
    "turns": "metric-turns",
    "decisions": "metric-decisions",
    "choices": "metric-choices",
    "lead_changes": "metric-lead-changes",
}
"""What the figures of a game's length are called."""


def plan_of(side: str, common: StudyPlan) -> StudyPlan:
    """The plan of one side: its content files, options and bots on top of the common ones."""
    content, options, bots = list(common.content), dict(common.options), common.bots
    for word in side.split():
        name, equals, value = word.partition("=")
        if name == "bots" and equals:
            bots = tuple(split_names(value))
        elif word.endswith(".toml"):
            content.append(Path(word))
        elif equals and value:
            options[name] = value
        elif word != PRINTED:
            raise BadOption("error-compare-side", side=word)
    return StudyPlan(common.game, common.games, common.seed, bots, tuple(content), options)


def run(
    sides: tuple[str, str],
    studies: tuple[Study, Study],
    engine: StudyEngine,
    as_json: bool,
    details: bool,
) -> None:
    """Play both, and report what differs."""
    screen, (first, second) = err(), studies
    for study in studies:
        engine.check(study)
        prepare(study, engine, screen)
    started = time.perf_counter()
    found = play(first, second, engine, screen)
    seconds = time.perf_counter() - started
    if not found.games:
        tell(screen, "nothing-played", "yellow")
        raise typer.Exit(130)
    facts: Facts = {"sides": list(sides), **found.summary(), "seconds": round(seconds, 3)}
    if as_json:
        print_json(facts)
    else:
        show(first.variant, facts, out(), details)


def play(first: Study, second: Study, engine: StudyEngine, screen: Console) -> Comparison:
    """Compare with a progress bar."""
    played, total = 0, number(2 * first.games)
    with progress_bar(screen) as progress:
        title = first.variant.game.title(language())
        task = progress.add_task(title, total=2 * first.games, done="")

        def report(done: int) -> None:
            nonlocal played
            played += done
            progress.update(task, completed=played, done=f"{number(played)} / {total}")

        return compare(first, second, engine, report)


def show(variant: Variant, facts: Facts, console: Console, details: bool) -> None:
    """The differences; every figure is in the JSON too."""
    console.print(described(variant))
    tell(console, "compare-sides", first=facts["sides"][0], second=facts["sides"][1])
    console.print()
    told = [one for one in facts["differences"] if _is_told(one, details)]
    console.print(difference_table(variant, told))
    console.print()
    for one in facts["differences"]:
        if one["group"] == "place" and not one["found"] and one["games_needed"]:
            tell(
                console, "compare-needed", what=metric_name(variant, one),
                games=one["games_needed"], difference=signed(one, one["difference"]),
            )  # fmt: skip
    found = sum(one["found"] for one in facts["differences"])
    tell(console, "compare-found", found=found, comparisons=facts["comparisons"])
    if not details:
        tell(console, "compare-details")
    if facts["unfinished"]:
        tell(console, "unfinished", "yellow", games=facts["unfinished"])
    if facts["interrupted"]:
        tell(console, "compare-interrupted", "yellow", games=facts["games"])
    seconds = float(facts["seconds"])
    games = 2 * int(facts["games"])
    tell(console, "speed", games=games, seconds=duration(seconds), pace=pace(games, seconds))


def _is_told(one: Facts, details: bool) -> bool:
    """Whether a difference is reported: the most important ones always, others if found."""
    return details or one["found"] or one["group"] in ("place", "bot", "length")


def difference_table(variant: Variant, differences: Iterable[Facts]) -> Table:
    """A row per figure: both values, the difference with its interval, and the verdict."""
    columns = ("figure", "first", "second", "difference", "interval", "verdict")
    table = table_of("compare-title", columns)
    table.columns[0].no_wrap = False
    for one in differences:
        digits = 1 if one["kind"] == "share" else 2
        scale = 100 if one["kind"] == "share" else 1
        low, high = (number(scale * one[end], digits) for end in ("low", "high"))
        table.add_row(
            metric_name(variant, one), number(scale * one["first"], digits),
            number(scale * one["second"], digits), signed(one, one["difference"]),
            f"{low} – {high}", say("difference-found" if one["found"] else "difference-none"),
        )  # fmt: skip
    return table


def signed(one: Facts, difference: float) -> str:
    """A difference with its sign, shares in points."""
    scale, digits = (100, 1) if one["kind"] == "share" else (1, 2)
    text = number(scale * difference, digits)
    return text if difference < 0 else f"+{text}"


def metric_name(variant: Variant, one: Facts) -> str:
    """The name of a figure for people."""
    group, name, dim = one["group"], one["name"], one["dim"]
    word = variant.name(language(), dim, name) if dim and name else name
    match group.split():
        case ["place"]:
            return say("metric-place", place=name)
        case ["bot"]:
            return say("metric-bot", bot=name)
        case ["length"]:
            return say(LENGTHS[name])
        case ["ending"]:
            return variant.texts.say(language(), f"ending-{message_id(name)}")
        case ["score" | "line"]:
            return say("metric-score", what=_word_of(variant, group, name))
        case ["had", noted]:
            return say("metric-had", what=noted_name(variant, noted), word=word or "–")
        case ["mean", noted]:
            return say("metric-mean", what=noted_name(variant, noted), word=word or "–")
        case _:
            return say("metric-trait", trait=label(variant, group), word=word)


def _word_of(variant: Variant, group: str, name: str) -> str:
    lines = variant.game.notes.lines
    return variant.name(language(), lines.name, name) if group == "line" and lines else name
