"""Commands for researchers: many games, and how strong the bots are."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bourgade.cli import files
from bourgade.cli.commands.app import (
    AsJson,
    Bots,
    Chosen,
    Edition,
    File,
    Files,
    GameName,
    Games,
    Players,
    Seed,
    chosen_options,
    command,
    find_game,
    given_flag,
    load_game,
)
from bourgade.cli.group import whole
from bourgade.cli.i18n import split_names
from bourgade.kernel.errors import BadOption

if TYPE_CHECKING:
    from bourgade.kernel.game import Variant
    from bourgade.lab.study import StudyPlan

ENTRANTS = "greedy,random"
"""Who meets in an arena for which nobody is named."""


@command()
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME|STUDY")],
    games: Annotated[int | None, typer.Option(parser=whole("--games", 1), metavar="N")] = None,
    players: Players = None,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT")] = None,
    edition: Edition = None,
    option: Chosen = None,
    seed: Annotated[int | None, typer.Option(parser=whole("--seed", 0), metavar="SEED")] = None,
    output: File = None,
    per: Annotated[str, typer.Option("--per", metavar="NAME")] = "game",
    details: Annotated[bool, typer.Option("--details")] = False,
    device: Annotated[str, typer.Option(metavar="NAME")] = "cpu",
    engine: Annotated[str, typer.Option(metavar="NAME")] = "threads",
    ray_address: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and show who wins. Ctrl-C keeps and reports what was played."""
    from bourgade.cli import simulate
    from bourgade.lab.simulate import make_engine
    from bourgade.lab.study import StudyPlan

    if game.endswith(".toml"):
        given = {"--players": players, "--bots": bots, "--edition": edition, "--option": option}
        plan = _read_plan(Path(game), {**given, "--content": content})
    else:
        find_game(game)
        options = chosen_options(option, {"edition": edition, "players": players})
        names = split_names("random" if bots is None else bots)
        plan = StudyPlan(
            game, bots=tuple(names), content=files.content_files(content), options=options
        )
    study = plan.with_counts(games, seed).study()
    if ray_address is not None and engine != "ray":
        raise BadOption("error-address-without-ray", engine=engine)
    if dry_run:
        simulate.show_study(study, as_json)
        return
    with closing(make_engine(engine, device=device, address=ray_address)) as player:
        simulate.run(study, player, output, as_json, per, details)


def _read_plan(file: Path, given: Mapping[str, Any]) -> StudyPlan:
    """The plan in a study file; flags for what the file says itself are refused."""
    from bourgade.lab.study import read_plan

    if flag := given_flag(given):
        raise BadOption("error-study-with", flag=flag, file=str(file))
    files.read_text(file)
    plan = read_plan(file)
    find_game(plan.game)
    files.content_files(map(Path, plan.content))
    return plan


@command()
def balance(
    game: GameName,
    games: Games = 10000,
    bots: Bots = "greedy",
    edition: Edition = None,
    option: Chosen = None,
    seed: Seed = 0,
    output: Annotated[Path, typer.Option(metavar="FOLDER")] = Path("balance"),
    content: Files = None,
) -> None:
    """Study every number of players, and write a page with tables and a picture."""
    from bourgade.cli import balance
    from bourgade.lab import Study

    found, names = find_game(game), split_names(bots)
    any_number = load_game(game, option, content, edition=edition).variant
    players = found.option("players")
    before = {k: v for k, v in any_number.options.items() if k != "players"}
    counts = sorted(int(n) for n in players.allowed(any_number.content, before))
    studies: list[Study] = []
    for n in counts:
        if n >= max(2, len(names)):
            variant = load_game(game, option, content, edition=edition, players=n).variant
            studies.append(Study.of(variant, names, games, seed))
    balance.run(studies, output)


@command()
def arena(
    game: GameName,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", show_default=ENTRANTS)] = None,
    versus: Annotated[str | None, typer.Option(metavar="BOT")] = None,
    games: Games = 100,
    until: Annotated[int | None, typer.Option(parser=whole("--until", 1), metavar="ELO")] = None,
    players: Players = None,
    edition: Edition = None,
    option: Chosen = None,
    seed: Seed = 0,
    jobs: Annotated[int | None, typer.Option(parser=whole("--jobs", 1), metavar="N")] = None,
    output: Annotated[Path | None, typer.Option("--output", "--out", metavar="FILE")] = None,
    picture: File = None,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and rate them. Ctrl-C keeps and reports what was played."""
    from bourgade.cli import arena
    from bourgade.lab import Tournament

    loaded = load_game(game, option, content, edition=edition, players=players)
    names = split_names(ENTRANTS if bots is None else bots)
    if bots is None and versus is not None:
        names = [name for name in names if name != versus.strip().lower()]
    cup = Tournament.of(loaded.variant, names, seed, versus)
    arena.run(cup, games, jobs, until, output, picture, as_json)


@command()
def calibrate(
    game: GameName,
    games: Games = 10000,
    bots: Bots = "strong",
    simulations: Annotated[int, typer.Option(parser=whole("--simulations", 1), metavar="N")] = 100,
    players: Players = None,
    edition: Edition = None,
    option: Chosen = None,
    seed: Seed = 0,
    jobs: Annotated[int | None, typer.Option(parser=whole("--jobs", 1), metavar="N")] = None,
    output: Annotated[Path, typer.Option(metavar="FOLDER")] = Path("calibration"),
    save: Annotated[bool, typer.Option("--save")] = False,
    as_json: AsJson = False,
) -> None:
    """Compare predicted winning chances with results, and write a page, a picture and tables."""
    from bourgade.bots import make
    from bourgade.bots.calibration import variants_of
    from bourgade.cli import calibrate
    from bourgade.lab.calibration import Calibration

    found, names = find_game(game), tuple(make(bot).name for bot in split_names(bots))
    chosen = chosen_options(option, {"edition": edition, "players": players})
    found.variant(**chosen)  # refuses what cannot be
    variants = [
        found.variant(**{**chosen, **_apart(variant)})
        for variant in variants_of(found)
        if chosen.items() <= {**chosen, **_apart(variant)}.items()
    ]
    wanted = [Calibration(variant, names, simulations, seed) for variant in variants]
    calibrate.run(wanted, games, output, jobs, save, as_json)


def _apart(variant: Variant) -> dict[str, str | int]:
    """What distinguishes the tables of a game: the edition and the number of players."""
    edition = variant.game.edition
    names = ("players",) if edition is None else (edition.name, "players")
    return {name: variant.options[name] for name in names}


@command()
def train(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")],
    minutes: Annotated[int | None, typer.Option(parser=whole("--minutes", 1), metavar="N")] = None,
    decisions: Annotated[
        int | None, typer.Option(parser=whole("--decisions", 1), metavar="N")
    ] = None,
    players: Players = None,
    edition: Edition = None,
    option: Chosen = None,
    usual: Annotated[bool, typer.Option("--usual")] = False,
    learner: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    hidden: Annotated[str, typer.Option(metavar="N,N")] = "256,256",
    games: Annotated[int | None, typer.Option(parser=whole("--games", 1), metavar="N")] = None,
    evaluation_games: Annotated[
        int, typer.Option(parser=whole("--evaluation-games", 1), metavar="N")
    ] = 1024,
    against: Annotated[str | None, typer.Option(metavar="BOT|FILE")] = None,
    start: File = None,
    seed: Seed = 0,
    device: Annotated[str, typer.Option(metavar="NAME")] = "cpu",
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Train a net by self-play. Ctrl-C saves, and the same command resumes."""
    from bourgade.cli import train
    from bourgade.lab.train import mix

    options = chosen_options(option, {"edition": edition, "players": players})
    mixed = mix(find_game(game), files.content_files(content), plain=usual, seed=seed, **options)
    limits = {"minutes": minutes, "decisions": decisions}
    plan = train.plan_of(
        mixed, limits, learner, hidden, games, against, start, seed, device, evaluation_games
    )
    train.run(plan, out, as_json)
