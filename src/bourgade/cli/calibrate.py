"""``bourgade calibrate``: how predicted chances come true, as a page, a picture and a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import typer

from bourgade.bots import calibration as tables
from bourgade.cli.files import check_writable, refusal
from bourgade.cli.group import print_json
from bourgade.cli.i18n import language, number, say
from bourgade.cli.output import err, out, progress_bar, table_of, tell
from bourgade.kernel.files import whole_file
from bourgade.lab.calibration import (
    Calibration,
    Look,
    Reliability,
    across,
    fit,
    measure,
    reliability,
    tables_text,
)
from bourgade.lab.charts import check_picture
from bourgade.lab.reliability_chart import ReliabilityPanel, draw_reliability

LEAST = 10  # fewer games than this say nothing


@dataclass(frozen=True)
class Found:
    """The result for one edition and number of players."""

    calibration: Calibration
    looks: Sequence[Look]
    before: Reliability
    after: Reliability  # each half of the games by a table of the other half

    @property
    def helps(self) -> bool:
        """Whether the error is more than chance, and the table reduces it."""
        return self.before.low > 0 and self.after.error < self.before.error


def run(
    wanted: Sequence[Calibration],
    games: int,
    folder: Path,
    jobs: int | None,
    save: bool,
    as_json: bool,
) -> None:
    """Measure, then write ``<game>.md`` and ``<game>.svg``, and with ``save`` the game's tables."""
    game = wanted[0].variant.game
    page, picture = folder / f"{game.name}.md", folder / f"{game.name}.svg"
    check_picture(picture)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(folder, error) from None
    check_writable(page)
    if save:
        check_writable(game.folder / tables.FILE)
    each = -(-games // len(wanted))
    found: list[Found] = []
    with progress_bar(err()) as progress:
        task = progress.add_task(game.title(language()), total=each * len(wanted), done="")
        for one in wanted:

            def report(count: int) -> None:
                progress.advance(task, count)

            file = folder / f"{game.name}-{tables.key_of(one.variant)}.jsonl"
            looks = measure(one, each, file, jobs, report)
            if len(looks) >= LEAST:
                before, after = reliability(looks), reliability(across(looks))
                found.append(Found(one, looks, before, after))
            if len(looks) < each:
                tell(err(), "calibrate-interrupted", "yellow")
                break
    if not found:
        raise typer.Exit(130)
    try:
        _draw(found, picture)
        page.write_text("\n".join(_page(found, picture.name)) + "\n", "utf-8")
        if save:
            _save(found)
    except OSError as error:
        raise refusal(page, error) from None
    if as_json:
        print_json([_facts(one) for one in found])
        return
    console = out()
    table = table_of("calibrate-table", ("variant", "games", "before", "after"))
    for one in found:
        table.add_row(*_row(one))
    console.print(table)
    tell(console, "calibrate-written", page=str(page), picture=str(picture))
    if save:
        kept = sum(one.helps for one in found)
        tell(console, "calibrate-saved", tables=kept, file=str(game.folder / tables.FILE))


def _save(found: Sequence[Found]) -> None:
    """Put the tables that help into the game's folder, beside those of other variants."""
    game = found[0].calibration.variant.game
    entries = dict(tables.read_tables(game))
    for one in found:
        key = tables.key_of(one.calibration.variant)
        entries.pop(key, None)
        if one.helps:
            entries[key] = {
                "evaluation": one.calibration.identity["evaluation"],
                "games": len(one.looks),
                "table": fit(one.looks),
            }
    if not entries:
        (game.folder / tables.FILE).unlink(missing_ok=True)
        return
    with whole_file(game.folder / tables.FILE) as target:
        target.write(tables_text(entries).encode())


def _title(one: Found) -> str:
    """The edition and the number of players."""
    variant = one.calibration.variant
    players = say("balance-players", players=len(variant.players))
    edition = variant.game.edition
    if edition is None:
        return players
    return f"{variant.options[edition.name]} · {players}"


def _row(one: Found) -> tuple[str, str, str, str]:
    return _title(one), number(len(one.looks)), _told(one.before), _told(one.after)


def _told(found: Reliability) -> str:
    """An error in points, with its interval."""
    low, high = number(100 * found.low, 1), number(100 * found.high, 1)
    return f"{number(100 * found.error, 1)} ({low}–{high})"


def _facts(one: Found) -> dict[str, Any]:
    return {
        **one.calibration.identity,
        "games": len(one.looks),
        "before": asdict(one.before),
        "after": asdict(one.after),
    }


def _draw(found: Sequence[Found], picture: Path) -> None:
    panels = [ReliabilityPanel(_title(one), one.before, one.after) for one in found]
    labels = (
        say("calibrate-predicted"), say("calibrate-won"),
        say("column-before"), say("column-after"),
    )  # fmt: skip
    draw_reliability(panels, labels, picture)


def _page(found: Sequence[Found], picture: str) -> Iterable[str]:
    first = found[0].calibration
    yield f"# {say('calibrate-title', game=first.variant.game.title(language()))}"
    yield ""
    yield say("calibrate-about", bots=", ".join(first.bots), simulations=number(first.simulations))
    yield ""
    yield f"![{say('calibrate-picture')}]({picture})"
    yield ""
    yield f"| {' | '.join(say(f'column-{c}') for c in ('variant', 'games', 'before', 'after'))} |"
    yield "|---|---:|---:|---:|"
    for one in found:
        yield f"| {' | '.join(_row(one))} |"
