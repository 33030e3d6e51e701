"""``bourgade balance``: a study for each number of players, as a page with tables and a picture."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from bourgade.cli.files import check_writable, refusal
from bourgade.cli.i18n import number, percent, say
from bourgade.cli.simulate import Facts, command_line, label, play, prepare
from bourgade.kernel.game import Variant
from bourgade.lab import Study
from bourgade.lab.charts import ChartPanel, draw_shares
from bourgade.lab.simulate import make_engine

Found = tuple[Study, Facts]


def run(studies: Sequence[Study], folder: Path, language: str, console: Console) -> None:
    """Play the studies, then write ``<game>.md`` and ``<game>.svg`` into the folder."""
    game = studies[0].variant.game
    page, picture = folder / f"{game.name}.md", folder / f"{game.name}.svg"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(folder, error) from None
    check_writable(page)
    screen = Console(stderr=True, highlight=False)
    engine = make_engine()
    prepare(studies[0], engine, language, screen)
    found: list[Found] = []
    for study in studies:
        started = time.perf_counter()
        results = play(study, engine, language, screen)
        seconds = time.perf_counter() - started
        if results.games:
            found.append((study, results.summary()))
        players = study.variant.options["players"]
        if results.interrupted:
            counts = {"games": results.games, "wanted": study.games}
            told = say(language, "balance-interrupted", players=players, **counts)
            screen.print(Text(told, "yellow"))
            break
        console.print(Text(say(language, "balanced", players=players, seconds=f"{seconds:.0f}")))
    if not found:
        raise typer.Exit(130)
    try:
        draw_shares(
            [list(_panels(study.variant, facts, language)) for study, facts in found], picture
        )
        page.write_text("\n".join(_page(found, picture.name, language)) + "\n", "utf-8")
    except OSError as error:
        raise refusal(page, error) from None
    console.print(Text(say(language, "balance-written", page=str(page), picture=str(picture))))


def _panels(variant: Variant, facts: Facts, language: str) -> Iterable[ChartPanel]:
    """What tells players apart and every seat had, then the seats."""
    head = say(language, "balance-players", players=variant.options["players"])
    for trait in _told(facts):
        names = [variant.name(language, trait["dim"], share["name"]) for share in trait["shares"]]
        yield ChartPanel(
            f"{head} · {label(variant, trait['name'], language)}", names, trait["shares"]
        )
    names = [variant.name(language, "seats", share["name"]) for share in facts["seats"]]
    yield ChartPanel(f"{head} · {say(language, 'column-seat')}", names, facts["seats"])


def _told(facts: Facts) -> list[Facts]:
    """Traits that differ between players and that everybody has."""
    seated = facts["finished"] * len(facts["seats"])
    return [
        trait
        for trait in facts["traits"]
        if len(trait["shares"]) > 1 and sum(share["games"] for share in trait["shares"]) == seated
    ]


def _page(found: Sequence[Found], picture: str, language: str) -> Iterable[str]:
    variant = found[0][0].variant
    yield f"# {say(language, 'balance-title', game=variant.game.title(language))}"
    yield ""
    yield say(language, "balance-about")
    yield ""
    yield f"![{say(language, 'balance-picture')}]({picture})"
    for study, facts in found:
        yield from _section(study, facts, language)


def _section(study: Study, facts: Facts, language: str) -> Iterable[str]:
    variant, turns = study.variant, facts["turns"]
    yield ""
    yield f"## {say(language, 'balance-players', players=variant.options['players'])}"
    yield ""
    yield say(
        language, "balance-length", games=number(language, facts["finished"]),
        turns=number(language, turns["mean"], 1), shortest=int(turns["shortest"]),
        longest=int(turns["longest"]),
    )  # fmt: skip
    for trait in _told(facts):
        head = label(variant, trait["name"], language)
        names = [variant.name(language, trait["dim"], share["name"]) for share in trait["shares"]]
        yield from _table(head, names, trait["shares"], language)
    names = [variant.name(language, "seats", share["name"]) for share in facts["seats"]]
    yield from _table(say(language, "column-seat"), names, facts["seats"], language)
    yield ""
    yield f"`{command_line(study, facts['games'])}`"


def _table(
    head: str, names: Iterable[str], shares: Sequence[Facts], language: str
) -> Iterable[str]:
    columns = [say(language, f"column-{name}") for name in ("seats", "share", "interval", "even")]
    yield ""
    yield f"| {head} | {' | '.join(columns)} |"
    yield "|---|---:|---:|---:|---:|"
    for name, share in zip(names, shares, strict=True):
        low, high = number(language, 100 * share["low"], 1), percent(language, share["high"])
        won, even = percent(language, share["rate"]), percent(language, share["even"])
        seated = number(language, share["games"])
        yield f"| {name} | {seated} | {won} | {low}–{high} | {even} |"
