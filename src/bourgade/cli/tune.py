"""``bourgade tune``: candidates as they are played, and a report on the best one."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from bourgade.cli.group import print_json
from bourgade.cli.i18n import number, say
from bourgade.cli.output import err, out, progress_bar, table_of, tell
from bourgade.cli.simulate import Facts, prepare
from bourgade.lab.chunks import StudyEngine
from bourgade.lab.tune import Candidate, Interrupted, Tuning, best_of, front_of

MOST_SHOWN = 8  # of the front


def run(tuning: Tuning, engine: StudyEngine, as_json: bool) -> None:
    """Tune with a progress bar, check what was found, and report."""
    screen, plan = err(), tuning.plan
    for study in tuning.studies(()):
        engine.check(study)
        prepare(study, engine, screen)
    wanted = plan.study.candidates
    with progress_bar(screen) as progress:
        task = progress.add_task(plan.study.game, total=wanted, done="")

        def told(count: int, candidate: Candidate) -> None:
            loss = number(candidate.loss(plan.goals), 2)
            progress.update(task, completed=count, done=f"{count} / {wanted} · {loss}")

        found, interrupted = tuning.run(engine, told=told)
    if not found:
        tell(screen, "nothing-played", "yellow")
        raise typer.Exit(130)
    best = best_of(found, plan.goals)
    checks: dict[str, Candidate] = {}
    if not interrupted and best.misses is not None:
        try:
            with screen.status(say("tune-checking")):
                checks = tuning.check(best, engine)
        except Interrupted:
            interrupted = True
    facts = _facts(tuning, found, best, checks, interrupted)
    if as_json:
        print_json(facts)
    else:
        _show(tuning, facts, out())


def _facts(
    tuning: Tuning, found: list[Candidate], best: Candidate, checks: dict[str, Candidate],
    interrupted: bool,
) -> Facts:  # fmt: skip
    return {
        "tuning": tuning.digest,
        "candidates": len(found),
        "wanted": tuning.plan.study.candidates,
        "interrupted": interrupted,
        "knobs": list(tuning.plan.knobs),
        "as_it_is": _one(tuning, found[0]),
        "best": _one(tuning, best),
        "front": [_one(tuning, one) for one in front_of(found)],
        "checks": {name: _one(tuning, one) for name, one in checks.items()},
        "content": str(tuning.folder / "best.toml") if checks else None,
    }


def _one(tuning: Tuning, candidate: Candidate) -> Facts:
    return {
        "values": list(candidate.values),
        "loss": candidate.loss(tuning.plan.goals),
        "misses": candidate.misses,
        "figures": dict(candidate.figures),
    }


def _show(tuning: Tuning, facts: Facts, console: Console) -> None:
    """The knobs, the goals with and without the check, and the front where goals conflict."""
    knobs = table_of("tune-knobs", ("figure", "before", "after"))
    for n, name in enumerate(facts["knobs"]):
        knobs.add_row(name, str(facts["as_it_is"]["values"][n]), str(facts["best"]["values"][n]))
    console.print(knobs)
    console.print()
    console.print(_goals(tuning, facts))
    console.print()
    tell(console, "tune-judged", candidates=facts["candidates"], wanted=facts["wanted"])
    if len(facts["front"]) > 1 and facts["best"]["loss"] > 0:
        tell(console, "tune-conflict", count=len(facts["front"]))
        for one in facts["front"][:MOST_SHOWN]:
            values = ", ".join(map(str, one["values"]))
            misses = " · ".join(f"{k} {number(v, 2)}" for k, v in one["misses"].items())
            console.print(f"  {values}: {misses}", highlight=False)
    if facts["interrupted"]:
        tell(console, "tune-interrupted", "yellow")
    if facts["content"]:
        tell(console, "tune-written", file=facts["content"])


def _goals(tuning: Tuning, facts: Facts) -> Table:
    """How far the goals are missed: by the game as it is, as tuned, and in the checks."""
    table = table_of("tune-goals", ("goal", "before", "tuned"))
    for name in facts["checks"]:
        table.add_column(say("tune-check", bots=name), justify="right")
    columns = [facts["as_it_is"], facts["best"], *facts["checks"].values()]
    for goal in tuning.plan.goals:
        misses = [None if one["misses"] is None else one["misses"][goal] for one in columns]
        table.add_row(goal, *map(_miss, misses))
    return table


def _miss(miss: float | None) -> str:
    if miss is None:
        return "–"
    return say("tune-met") if miss == 0 else number(miss, 2)


def default_folder(file: Path) -> Path:
    """Beside the file of goals, under its name."""
    return file.with_suffix("")
