"""Commands for designers: check, compare, tune and print a game, or start one."""

from __future__ import annotations

import shlex
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from bourgade.cli import files
from bourgade.cli.commands.app import (
    AsJson,
    Bots,
    Chosen,
    Edition,
    Files,
    GameName,
    Games,
    MaybeGame,
    Players,
    Seed,
    chosen_options,
    command,
    find_game,
    load_game,
    new_console,
)
from bourgade.cli.group import print_json
from bourgade.cli.i18n import language, say, split_names
from bourgade.kernel.errors import BadGame, BadOption


@command()
def check(
    game: MaybeGame = None,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Check content, texts, rule numbers, dialect, lessons and puzzles of the games."""
    from rich.text import Text

    from bourgade.bots.calibration import stale_tables
    from bourgade.kernel import registry
    from bourgade.play.puzzle import set_aside
    from bourgade.testing.check import problems

    overrides = list(files.content_files(content))
    if game is None and overrides:
        raise BadOption("error-content-for-which", file=str(overrides[0]))
    found: dict[str, list[str]] = {}
    notes: dict[str, str] = {}
    for name in [game] if game is not None else registry.names():
        try:
            checked = find_game(name)
        except BadGame as error:
            found[name] = [error.text(language())]
            continue
        if overrides:
            checked.load_content(overrides)  # refuses a user's file in their own language
        found[name] = list(problems(checked, overrides))
        found[name] += [say("check-stale", key=key, game=name) for key in stale_tables(checked)]
        if why := set_aside(checked):
            notes[name] = why.text(language())
    if as_json:
        print_json(found)
    else:
        console = new_console()
        for name, sentences in found.items():
            mark = ("✗ ", "red") if sentences else ("✓ ", "green")
            verdict = say("check-problems" if sentences else "check-fine", count=len(sentences))
            console.print(Text.assemble(mark, (name, "bold"), " ", verdict))
            for sentence in sentences:
                console.print(Text(f"  {sentence}"))
            if name in notes:
                console.print(Text(f"  {notes[name]}", "dim"))
    if any(found.values()):
        raise typer.Exit(1)


@command()
def effects(game: GameName, as_json: AsJson = False) -> None:
    """What a content file may say: the effects that cards can have, and every key."""
    from dataclasses import asdict

    from bourgade.cli.effects import show_tables
    from bourgade.kernel.content_keys import tables_of

    found = find_game(game)
    tables = tables_of(found)
    if as_json:
        print_json([asdict(table) for table in tables])
    else:
        show_tables(new_console(), found, tables)


@command()
def compare(
    game: GameName,
    a: Annotated[str, typer.Argument(metavar="A")],
    b: Annotated[str | None, typer.Argument(metavar="B")] = None,
    games: Games = 10000,
    players: Players = None,
    bots: Bots = "greedy",
    edition: Edition = None,
    option: Chosen = None,
    seed: Seed = 0,
    device: Annotated[str, typer.Option(metavar="NAME")] = "cpu",
    details: Annotated[bool, typer.Option("--details")] = False,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Play two versions of a game with the same seeds, and show what differs."""
    from bourgade.cli import compare
    from bourgade.lab.simulate import make_engine
    from bourgade.lab.study import StudyPlan

    find_game(game)
    sides = (compare.PRINTED, a) if b is None else (a, b)
    options = chosen_options(option, {"edition": edition, "players": players})
    common = StudyPlan(
        game, games, seed, tuple(split_names(bots)), files.content_files(content), options
    )
    plans = [compare.plan_of(side, common) for side in sides]
    for plan in plans:
        files.content_files(map(Path, plan.content))
    with closing(make_engine(device=device)) as engine:
        compare.run(sides, (plans[0].study(), plans[1].study()), engine, as_json, details)


@command()
def sweep(
    game: GameName,
    figure: Annotated[str, typer.Argument(metavar="FIGURE")],
    values: Annotated[str, typer.Argument(metavar="VALUES")],
    games: Games = 5000,
    players: Players = None,
    bots: Bots = "greedy",
    edition: Edition = None,
    option: Chosen = None,
    seed: Seed = 0,
    device: Annotated[str, typer.Option(metavar="NAME")] = "cpu",
    output: Annotated[Path, typer.Option(metavar="FOLDER")] = Path("sweep"),
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Play a game with every value of a figure, and draw what it does."""
    from bourgade.cli import sweep
    from bourgade.lab.simulate import make_engine
    from bourgade.lab.study import StudyPlan
    from bourgade.lab.sweep import Sweep

    find_game(game)
    options = chosen_options(option, {"edition": edition, "players": players})
    plan = StudyPlan(
        game, games, seed, tuple(split_names(bots)), files.content_files(content), options
    )
    with closing(make_engine(device=device)) as engine:
        sweep.run(Sweep.of(plan, figure, values, output), engine, as_json)


@command()
def tune(
    goals: Annotated[Path, typer.Argument(metavar="GOALS")],
    device: Annotated[str, typer.Option(metavar="NAME")] = "cpu",
    output: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    as_json: AsJson = False,
) -> None:
    """Search for figures that reach goals, and check them with fresh dice and other bots."""
    from bourgade.cli import tune
    from bourgade.lab.simulate import make_engine
    from bourgade.lab.tune import Tuning

    files.read_text(goals)
    tuning = Tuning.of(goals, output or tune.default_folder(goals))
    with closing(make_engine(device=device)) as engine:
        tune.run(tuning, engine, as_json)


@command()
def print(
    game: GameName,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    paper: Annotated[str, typer.Option(metavar="NAME")] = "a4",
    changed: Annotated[bool, typer.Option("--changed")] = False,
    edition: Edition = None,
    option: Chosen = None,
    content: Files = None,
) -> None:
    """Write the cards, tiles and boards of a game as PDF, to print and cut out."""
    from rich.text import Text

    from bourgade.printing import sheets

    variant = load_game(game, option, content, edition=edition).variant
    file = out or Path(f"{game}.pdf")
    files.check_writable(file)
    made = sheets(variant, language(), paper, changed)
    try:
        file.write_bytes(made.pdf)
    except OSError as error:
        raise files.refusal(file, error) from None
    told = say("printed", pieces=made.pieces, pages=made.pages, file=str(file))
    new_console().print(Text.assemble(("✓ ", "green"), told))


@command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path, typer.Option(metavar="FOLDER")] = Path("games"),
) -> None:
    """Start a game of your own: a small complete one to change."""
    from rich.text import Text

    from bourgade.kernel import registry
    from bourgade.testing.new_game import copy_template

    if name in registry.names():
        raise BadOption("error-name-taken", name=name, games=", ".join(registry.names()))
    try:
        made = copy_template(name, folder)
    except (FileExistsError, NotADirectoryError):
        raise BadOption("error-folder-is-file", folder=str(folder)) from None
    except OSError:
        raise BadOption("error-folder-denied", folder=str(folder / name)) from None
    console = new_console()
    console.print(Text.assemble(("✓ ", "green"), say("made", folder=str(made))))
    console.print(Text(say("made-next")))
    for verb in ("check", "play"):
        line = f"  BOURGADE_GAMES={shlex.quote(str(folder))} bourgade {verb} {name}"
        console.print(Text(line, "cyan"), soft_wrap=True)
