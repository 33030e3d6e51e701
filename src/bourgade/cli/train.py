"""``bourgade train``: a net learns by self-play, with a progress bar, and is saved as it goes."""

from __future__ import annotations

import shlex
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.text import Text

from bourgade.cli.files import check_writable, refusal
from bourgade.cli.group import print_json
from bourgade.cli.i18n import duration, language, number, percent, say
from bourgade.cli.output import err, out, progress_bar, show_line, table_of, tell
from bourgade.compile.engine import can_compile
from bourgade.kernel.errors import BadOption
from bourgade.lab.signals import asked_to_stop
from bourgade.lab.simulate import DEVICES
from bourgade.lab.train import MOVES, Mix, Round, TrainingPlan, train
from bourgade.lab.train.folder import CURVE, NET, PICTURE
from bourgade.lab.train.plan import GREEDY

MINUTES = 10
"""How long a training takes unless the line says otherwise."""

Facts = dict[str, Any]


def plan_of(
    mixed: Mix,
    limits: dict[str, int | None],
    learner: str | None,
    hidden: str,
    games: int | None,
    against: str | None,
    start: Path | None,
    seed: int,
    device: str,
    evaluation_games: int,
) -> TrainingPlan:
    """What a command asks for; unusable files and figures are refused here."""
    if device not in DEVICES:
        known = ", ".join(DEVICES)
        raise BadOption("error-not-one-of", flag="--device", value=device, values=known)
    for file in (start, None if against in (None, GREEDY) else Path(str(against))):
        if file is not None and not file.is_file():
            missing = IsADirectoryError() if file.is_dir() else FileNotFoundError()
            raise refusal(file, missing)
    minutes, decisions = limits["minutes"], limits["decisions"]
    return TrainingPlan(
        mixed, learner, _layers(hidden),
        minutes=MINUTES if minutes is None and decisions is None else minutes,
        decisions=decisions, seed=seed, against=against, start=start,
        device="cuda" if device == "cuda" else "cpu", games=games,
        evaluation_games=evaluation_games,
    )  # fmt: skip


def _layers(given: str) -> tuple[int, ...]:
    """The sizes of the hidden layers."""
    parts = [part.strip() for part in given.split(",")]
    if not all(part.isdecimal() for part in parts):
        raise BadOption("error-hidden-form", given=given)
    return tuple(map(int, parts))


def run(plan: TrainingPlan, folder: Path, as_json: bool) -> None:
    """Train and report; results go to standard output, progress to standard error."""
    screen = err()
    if folder.exists():
        check_writable(folder / NET)
    if not can_compile():
        tell(screen, "interpreted", "yellow")
    stop, last, wins = threading.Event(), None, list[Any]()
    with asked_to_stop(stop.set), progress_bar(screen, "share") as progress:
        title = plan.mixed.game.title(language())
        task = progress.add_task(title, total=1.0, done=say("train-preparing"), share="")
        with closing(train(plan, folder)) as rounds:
            for last in rounds:
                wins = list(last.wins) or wins
                done = say("train-decisions", millions=number(last.decisions / 1e6, 2))
                progress.update(task, completed=last.progress, done=done)
                if last.wins:
                    progress.update(task, share=_mean(last))
                if stop.is_set():
                    break
    _report(plan, folder, last, wins, as_json)


def _mean(told: Round) -> str:
    """The share over all tables, beside the bar."""
    return percent(sum(share.rate for share in told.wins) / len(told.wins))


def _report(
    plan: TrainingPlan, folder: Path, last: Round | None, wins: list[Any], as_json: bool
) -> None:
    evens = {table.name: 1 / table.seats for table in plan.mixed.tables}
    facts: Facts = {
        "game": plan.mixed.game.name,
        "learner": plan.way,
        "options": plan.mixed.options,
        "against": str(plan.against or GREEDY),
        "seed": plan.seed,
        "device": plan.device,
        "finished": last is None or last.progress >= 1,
        "decisions": last.decisions if last else None,
        "seconds": round(last.seconds, 1) if last else None,
        "shares": [share.facts(evens[share.name]) for share in wins],
        "net": str(folder / NET),
    }
    if as_json:
        print_json(facts)
        return
    console = out()
    if last is None:
        tell(console, "train-done-before", file=facts["net"])
        return
    if wins:
        table = table_of("train-shares", ("editions", "games", "share", "interval", "even"))
        for share in facts["shares"]:
            interval = f"{number(100 * share['low'], 1)}\u00a0–\u00a0{percent(share['high'])}"
            table.add_row(
                share["name"], number(share["games"]), percent(share["rate"]), interval,
                percent(share["even"]),
            )  # fmt: skip
        console.print(table)
        console.print()
    what = "train-learned" if plan.way == MOVES else "train-judged"
    millions, seconds = number(last.decisions / 1e6, 2), duration(last.seconds)
    console.print(Text(say(what, millions=millions, seconds=seconds)))
    tell(console, "train-written", file=facts["net"])
    for file in (CURVE, PICTURE):
        if (folder / file).exists():
            show_line(console, shlex.quote(str(folder / file)))
    if not facts["finished"]:
        tell(console, "goes-on")
