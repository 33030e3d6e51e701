"""``bourgade balance``: a study for each number of players, as a page with tables and a picture."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import typer

from bourgade.cli.files import check_writable, refusal
from bourgade.cli.i18n import language, number, percent, say
from bourgade.cli.output import err, out, tell
from bourgade.cli.simulate import Facts, command_line, label, play, prepare
from bourgade.kernel.game import Variant
from bourgade.lab import Study
from bourgade.lab.charts import ChartPanel, draw_shares
from bourgade.lab.simulate import make_engine

Found = tuple[Study, Facts]


def run(studies: Sequence[Study], folder: Path) -> None:
    """Play the studies, then write ``<game>.md`` and ``<game>.svg`` into the folder."""
    game = studies[0].variant.game
    page, picture = folder / f"{game.name}.md", folder / f"{game.name}.svg"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(folder, error) from None
    check_writable(page)
    console, screen, engine = out(), err(), make_engine()
    prepare(studies[0], engine, screen)
    found: list[Found] = []
    for study in studies:
        started = time.perf_counter()
        results = play(study, engine, screen)
        seconds = time.perf_counter() - started
        if results.games:
            found.append((study, results.summary()))
        players = study.variant.options["players"]
        if results.interrupted:
            counts = {"games": results.games, "wanted": study.games}
            tell(screen, "balance-interrupted", "yellow", players=players, **counts)
            break
        tell(console, "balanced", players=players, seconds=f"{seconds:.0f}")
    if not found:
        raise typer.Exit(130)
    try:
        draw_shares([list(_panels(study.variant, facts)) for study, facts in found], picture)
        page.write_text("\n".join(_page(found, picture.name)) + "\n", "utf-8")
    except OSError as error:
        raise refusal(page, error) from None
    tell(console, "balance-written", page=str(page), picture=str(picture))


def _panels(variant: Variant, facts: Facts) -> Iterable[ChartPanel]:
    head = say("balance-players", players=variant.options["players"])
    for what, names, shares in _groups(variant, facts):
        yield ChartPanel(f"{head} · {what}", names, shares)


def _groups(variant: Variant, facts: Facts) -> Iterable[tuple[str, list[str], Sequence[Facts]]]:
    """What tells players apart and everybody had, then turn order: a title, names and shares."""
    for trait in _told(facts):
        names = [variant.name(language(), trait["dim"], share["name"]) for share in trait["shares"]]
        yield label(variant, trait["name"]), names, trait["shares"]
    names = [place["name"] for place in facts["places"]]
    yield say("column-place"), names, facts["places"]


def _told(facts: Facts) -> list[Facts]:
    """Traits that differ between players and that everybody has."""
    seated = facts["finished"] * len(facts["seats"])
    return [
        trait
        for trait in facts["traits"]
        if len(trait["shares"]) > 1 and sum(share["games"] for share in trait["shares"]) == seated
    ]


def _page(found: Sequence[Found], picture: str) -> Iterable[str]:
    variant = found[0][0].variant
    yield f"# {say('balance-title', game=variant.game.title(language()))}"
    yield ""
    yield say("balance-about")
    yield ""
    yield f"![{say('balance-picture')}]({picture})"
    for study, facts in found:
        yield from _section(study, facts)


def _section(study: Study, facts: Facts) -> Iterable[str]:
    variant, turns = study.variant, facts["turns"]
    yield ""
    yield f"## {say('balance-players', players=variant.options['players'])}"
    yield ""
    yield say(
        "balance-length", games=number(facts["finished"]), turns=number(turns["mean"], 1),
        shortest=int(turns["shortest"]), longest=int(turns["longest"]),
    )  # fmt: skip
    for what, names, shares in _groups(variant, facts):
        yield from _table(what, names, shares)
    yield ""
    yield f"`{command_line(study, facts['games'])}`"


def _table(head: str, names: Iterable[str], shares: Sequence[Facts]) -> Iterable[str]:
    columns = [say(f"column-{name}") for name in ("seats", "share", "interval", "even")]
    yield ""
    yield f"| {head} | {' | '.join(columns)} |"
    yield "|---|---:|---:|---:|---:|"
    for name, share in zip(names, shares, strict=True):
        low, high = number(100 * share["low"], 1), percent(share["high"])
        won, even = percent(share["rate"]), percent(share["even"])
        yield f"| {name} | {number(share['games'])} | {won} | {low}–{high} | {even} |"
