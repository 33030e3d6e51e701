"""The commands. Each asks the library; what a command prints is also there as JSON."""

from __future__ import annotations

import shlex
import traceback
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bourgade.cli import admin, files
from bourgade.cli.group import Command, Commands, complain, print_json, whole
from bourgade.cli.i18n import language, say, speak, split_names
from bourgade.cli.settings import flags_of, heed_file, set_variables
from bourgade.kernel.errors import BadGame, BadOption, BourgadeError, UnknownBot
from bourgade.kernel.settings import GENERAL, Setting
from bourgade.server.settings import CONFIG, SETTINGS, Settings, settings_file

if TYPE_CHECKING:
    from rich.console import Console

    from bourgade.bots import Bot
    from bourgade.kernel.game import Game
    from bourgade.lab.study import StudyPlan
    from bourgade.play import LoadedGame, Match

app = typer.Typer(
    name="bourgade",
    cls=Commands,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

LANG = GENERAL[0]

# What each of them is for stands in text/*.ftl, under help-<command>-<name> or help-any-<name>.
GameName = Annotated[str, typer.Argument(metavar="GAME")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME")]
Record = Annotated[Path, typer.Argument(metavar="RECORD")]
Edition = Annotated[str | None, typer.Option(metavar="NAME")]
Players = Annotated[int | None, typer.Option(parser=whole("--players", 1), metavar="N")]
Chosen = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Files = Annotated[list[Path] | None, typer.Option("--content", metavar="FILE")]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT")]
Games = Annotated[int, typer.Option(parser=whole("--games", 1), metavar="N")]
Seed = Annotated[int, typer.Option(parser=whole("--seed", 0), metavar="SEED")]
AnySeed = Annotated[str | None, typer.Option(metavar="SEED")]
File = Annotated[Path | None, typer.Option(metavar="FILE")]
Step = Annotated[int | None, typer.Option(parser=whole("--at", 0), metavar="STEP")]
AsJson = Annotated[bool, typer.Option("--json")]


def command(*settings: Setting) -> Callable[[Callable[..., None]], None]:
    """Adds a command of a function's name, with flags for settings and, last of all, ``--lang``."""

    def add(function: Callable[..., None]) -> None:
        @wraps(function)
        def run(lang: str | None = None, **given: Any) -> None:
            speak(lang)
            function(**given)

        app.command(function.__name__, cls=Command)(flags_of([*settings, LANG])(run))

    return add


def main() -> None:
    """Run a command."""
    app()


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def _find(name: str) -> Game:
    """The game of that name; a user's own folder may hold anything."""
    from bourgade.kernel import registry

    try:
        return registry.find(name)
    except BourgadeError:
        raise
    except Exception as error:  # whatever the code of its author raises while it is loaded
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{place.filename}:{place.lineno}"
        if isinstance(error, SyntaxError):
            where = f"{error.filename}:{error.lineno}"
        why = f"{where}: {type(error).__name__}: {error}"
        raise BadGame("error-broken-game", game=name, why=why) from error


def _load(
    name: str, options: list[str] | None, content: list[Path] | None, **flags: str | int | None
) -> LoadedGame:
    """A game with its options, given as NAME=VALUE or by flags of their own."""
    from bourgade.kernel.game import Variant
    from bourgade.play import LoadedGame

    game = _find(name)
    chosen = _chosen(options, flags)
    overrides = files.content_files(content)
    tables, figures = game.load_content(overrides)
    return LoadedGame(Variant(game, tables, figures, game.resolve(figures, chosen), overrides))


def _chosen(
    options: list[str] | None, flags: Mapping[str, str | int | None]
) -> dict[str, str | int]:
    """The options that a line chooses, each once."""
    chosen: dict[str, str | int] = {k: v for k, v in flags.items() if v is not None}
    for option in options or ():
        name, equals, value = (part.strip() for part in option.partition("="))
        if not equals or not name:
            raise BadOption("error-option-form", option=option)
        if name in chosen:
            raise BadOption("error-option-twice", name=name)
        chosen[name] = value
    return chosen


@command()
def games(as_json: AsJson = False) -> None:
    """The games there are, with their editions and options."""
    from bourgade.cli import listings
    from bourgade.kernel import registry

    found: list[dict[str, Any]] = []
    broken: list[BourgadeError] = []
    for name in registry.names():
        try:
            found.append(listings.game_facts(_find(name)))
        except BourgadeError as error:
            # One broken folder must not hide the other games.
            broken.append(error)
    if as_json:
        print_json(found)
    else:
        listings.show_games(_console(), found)
    for error in broken:
        complain(error)
    if broken:
        raise typer.Exit(2)


@command()
def play(
    game: MaybeGame = None,
    edition: Edition = None,
    players: Players = None,
    option: Chosen = None,
    seats: Annotated[str | None, typer.Option(metavar="WHO,WHO")] = None,
    seed: AnySeed = None,
    position: File = None,
    save: File = None,
    resume: File = None,
    content: Files = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard."""
    from bourgade.tui import play as play_in_terminal

    names = None if seats is None else split_names(seats)
    if resume is not None:
        name = say("metavar-game")
        given = {name: game, "--edition": edition, "--players": players, "--option": option}
        if flag := _given({**given, "--position": position}):
            raise BadOption("error-resume-with", flag=flag)
        match = files.read_record(resume, content)
        if not match.over:
            match.dice = None  # from here on the dice are others, and a record must not claim them
        seated = _bots_of(match) if names is None else _seat(match, names)
        if save is not None and save.absolute() != resume.absolute():
            files.check_new_save(save)
        file = save or resume
        files.check_writable(file)
        if seed is not None:
            match.roll_automatically(seed)
        match.begin()
    else:
        if game is None:
            raise BadOption("error-no-game-given")
        names = ["me", OPPONENT][: players or 2] if names is None else names
        count = len(names) if players is None and len(names) > 1 else players
        loaded = _load(game, option, content, edition=edition, players=count)
        if position is None:
            match = loaded.start(seed=seed)
        else:
            match = loaded.setup(files.read_position(position), seed=seed)
        seated = _seat(match, names)
        if save is not None:
            files.check_new_save(save)
        file = save or files.new_save(loaded.name)
    play_in_terminal(match, seated, language=language(), save_to=file)


def _given(flags: Mapping[str, Any]) -> str | None:
    """The first flag that was given, beside a file that says the same itself."""
    return next((flag for flag, value in flags.items() if value is not None and value != []), None)


OPPONENT = "skilled"
"""Whom somebody plays who names nobody."""

BOT = " (bot)"
"""How a record marks a player that is none."""


def _seat(match: Match, names: list[str]) -> dict[str, Bot | None]:
    """Who sits where; the last name given is repeated for the seats left."""
    from bourgade.bots import make
    from bourgade.bots import names as bots

    letters = match.variant.players
    if not names:
        raise BadOption("error-no-seats", bots=", ".join(bots()))
    if len(names) > len(letters):
        raise BadOption("error-too-many-seats", given=len(names), seats=len(letters))
    seated: dict[str, Bot | None] = {}
    players: dict[str, str] = {}
    for p, letter in enumerate(letters):
        who, _, name = names[min(p, len(names) - 1)].partition(":")
        if who.strip().lower() == "me":
            seated[letter], players[letter] = None, name.strip().removesuffix(BOT.strip()).strip()
        else:
            try:
                bot = make(f"{who}:{name}" if name else who, seed=p)
            except UnknownBot:
                seat = names[min(p, len(names) - 1)]
                raise BadOption("error-bad-seat", seated=seat, bots=", ".join(bots())) from None
            seated[letter], players[letter] = bot, f"{bot.name} {letter}{BOT}"
    # Players without a name are called by their seat, in the language of the reader.
    match.players = {letter: name for letter, name in players.items() if name}
    return seated


def _bots_of(match: Match) -> dict[str, Bot | None]:
    """The bots that a record's players name."""
    from bourgade.bots import make

    return {
        letter: make(name.removesuffix(BOT).rsplit(" ", 1)[0], seed=p)
        if (name := match.players.get(letter, "")).endswith(BOT)
        else None
        for p, letter in enumerate(match.variant.players)
    }


@command()
def learn(
    game: MaybeGame = None,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON")] = None,
    auto: Annotated[bool, typer.Option("--auto")] = False,
    save: File = None,
    as_json: AsJson = False,
) -> None:
    """Take a lesson, or list the lessons there are."""
    from bourgade.cli import listings
    from bourgade.kernel import registry
    from bourgade.play.lesson import find_lesson, lessons
    from bourgade.tui import learn as learn_in_terminal

    if game is None or as_json:
        names = registry.names() if game is None else [game]
        found = [one for name in names for one in lessons(_find(name))]
        if as_json:
            print_json([listings.lesson_facts(one) for one in found])
        else:
            listings.show_lessons(_console(), found)
        return
    chosen = find_lesson(_find(game), lesson)
    run = chosen.start()
    names = ["me" if s == chosen.learner else chosen.opponent for s in chosen.variant.players]
    seated = _seat(run.match, names)
    if save is not None:
        files.check_new_save(save)
    file = save or (None if auto else files.new_save(game))
    learn_in_terminal(run, seated, language=language(), auto=auto, save_to=file)


@command()
def show(record: Record, at: Step = None, content: Files = None, as_json: AsJson = False) -> None:
    """Tell a recorded game as a story, and show its last board."""
    from bourgade.cli import listings

    match = files.read_record(record, content)
    step = listings.check_step(match, at)
    if as_json:
        print_json(listings.match_facts(match, step))
    else:
        listings.show_match(_console(), match, step)


@command()
def position(
    game: MaybeGame = None,
    edition: Edition = None,
    players: Players = None,
    option: Chosen = None,
    seed: AnySeed = None,
    source: Annotated[str | None, typer.Option("--from", metavar="RECORD@STEP")] = None,
    fields: Annotated[bool, typer.Option("--fields")] = False,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """A complete position, ready to be changed and set up."""
    from bourgade.cli import listings, position

    if source is not None:
        if game is not None:
            raise BadOption("error-from-with", flag=say("metavar-game"))
        record, step = position.split_source(source)
        match = files.read_record(record, content)
        match = match.at(listings.check_step(match, step))
    elif game is None:
        raise BadOption("error-no-game-or-record")
    else:
        loaded = _load(game, option, content, edition=edition, players=players)
        match = loaded.start(seed=0 if seed is None else seed)
    if not fields:
        print_json(match.position)
    elif as_json:
        print_json(position.field_facts(match.variant))
    else:
        position.show_fields(_console(), match.variant)


@command()
def verify(
    record: Record,
    every: Annotated[bool, typer.Option("--all")] = False,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Check every die and draw of a recorded game."""
    from bourgade.cli import verify
    from bourgade.play.fair_dice import verify as check_dice

    match = files.read_record(record, content)
    verdict = check_dice(match)
    if as_json:
        print_json(verify.verdict_facts(match, verdict))
    else:
        verify.show_verdict(_console(), match, verdict, every=every)
    raise typer.Exit(verify.exit_status(verdict))


@command()
def review(
    record: Record,
    budget: Annotated[str, typer.Option(metavar="BUDGET")] = "200ms",
    picture: File = None,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Look back at a recorded game: luck, mistakes, and what would have been better."""
    from bourgade.cli import review

    match = files.read_record(record, content)
    review.run(match, record, budget, picture, as_json)


@command()
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(metavar="NUMBER")] = None,
    as_json: AsJson = False,
) -> None:
    """The numbered rules of a game, all or one."""
    from bourgade.cli import listings
    from bourgade.kernel.ledger import read_ledger

    found = _find(game)
    ledger = read_ledger(found.folder, language())
    if number is not None:
        wanted = [n for n in ledger if number.upper() in (n, n.partition("-")[2])]
        if not wanted:
            known = f"{next(iter(ledger), '—')} … {next(reversed(ledger), '—')}"
            raise BadOption("error-unknown-rule", rule=number, rules=known)
        ledger = {n: ledger[n] for n in wanted}
    if as_json:
        print_json([vars(rule) for rule in ledger.values()])
    else:
        one = number is not None
        listings.show_rules(_console(), found, list(ledger.values()), source=one)


@command()
def cards(
    game: GameName,
    card: Annotated[str | None, typer.Argument(metavar="CARD")] = None,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Every card with its figures and where they are known from."""
    from bourgade.cli import listings

    found = _find(game)
    _, loaded = found.load_content(files.content_files(content))
    rows = found.cards(loaded, found.texts, language())
    one = None if card is None else listings.find_card(found, rows, card)
    if as_json:
        facts = [listings.card_facts(found, row) for row in ([one] if one else rows)]
        print_json(facts)
    elif one:
        listings.show_card(_console(), found, one)
    else:
        listings.show_cards(_console(), found, rows)


@command(CONFIG, *SETTINGS)
def serve(
    check: Annotated[bool, typer.Option("--check")] = False,
    **given: Any,
) -> None:
    """Open the place to play in a browser, or say what keeps it from opening."""
    from rich.text import Text

    try:
        from bourgade.server.addresses import EVERYWHERE, works_here_only
        from bourgade.server.run import serve as run
        from bourgade.server.terminal_qr import qr_code
    except ModuleNotFoundError as error:
        raise BadOption("error-needs-extra", package=str(error.name), extra="server") from None
    heed_file(settings_file(given))
    settings, console = Settings.chosen(given), _console()
    if check:
        from bourgade.cli.check import show_checks

        raise typer.Exit(show_checks(console, settings))

    def tell(address: str) -> None:
        console.print(Text(say("serve-at", address=address), "bold"), soft_wrap=True)
        if settings.host in EVERYWHERE and not works_here_only(address):
            console.print(Text(say("serve-scan")))
            console.print(Text(qr_code(address), "bright_white on black"), soft_wrap=True)
        console.print(Text(say("serve-stop")))

    run(settings, tell=tell)


app.add_typer(admin.app)


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
        _find(game)
        options = _chosen(option, {"edition": edition, "players": players})
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
        simulate.run(study, player, output, as_json)


def _read_plan(file: Path, given: Mapping[str, Any]) -> StudyPlan:
    """What a study file says, with nothing beside it that it says itself."""
    from bourgade.lab.study import read_plan

    if flag := _given(given):
        raise BadOption("error-study-with", flag=flag, file=str(file))
    files.read_text(file)
    plan = read_plan(file)
    _find(plan.game)
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

    found, names = _find(game), split_names(bots)
    any_number = _load(game, option, content, edition=edition).variant
    players = found.option("players")
    before = {k: v for k, v in any_number.options.items() if k != "players"}
    counts = sorted(int(n) for n in players.allowed(any_number.content, before))
    studies: list[Study] = []
    for n in counts:
        if n >= max(2, len(names)):
            variant = _load(game, option, content, edition=edition, players=n).variant
            studies.append(Study.of(variant, names, games, seed))
    balance.run(studies, output)


@command()
def arena(
    game: GameName,
    bots: Bots = "greedy,random",
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

    loaded = _load(game, option, content, edition=edition, players=players)
    cup = Tournament.of(loaded.variant, split_names(bots), seed)
    arena.run(cup, games, jobs, until, output, picture, as_json)


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
    """Train a net by self-play. Ctrl-C saves, and the same line goes on."""
    from bourgade.cli import train
    from bourgade.lab.train import mix

    options = _chosen(option, {"edition": edition, "players": players})
    mixed = mix(_find(game), files.content_files(content), plain=usual, seed=seed, **options)
    limits = {"minutes": minutes, "decisions": decisions}
    plan = train.plan_of(
        mixed, limits, learner, hidden, games, against, start, seed, device, evaluation_games
    )
    train.run(plan, out, as_json)


@command()
def check(
    game: MaybeGame = None,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Check content, texts, rule numbers, dialect and lessons of the games."""
    from rich.text import Text

    from bourgade.kernel import registry
    from bourgade.testing.check import problems

    overrides = list(files.content_files(content))
    if game is None and overrides:
        raise BadOption("error-content-for-which", file=str(overrides[0]))
    found: dict[str, list[str]] = {}
    for name in [game] if game is not None else registry.names():
        try:
            checked = _find(name)
        except BadGame as error:
            found[name] = [error.text(language())]
            continue
        if overrides:
            checked.load_content(overrides)  # refuses a user's file in their own language
        found[name] = list(problems(checked, overrides))
    if as_json:
        print_json(found)
    else:
        console = _console()
        for name, sentences in found.items():
            mark = ("✗ ", "red") if sentences else ("✓ ", "green")
            verdict = say("check-problems" if sentences else "check-fine", count=len(sentences))
            console.print(Text.assemble(mark, (name, "bold"), " ", verdict))
            for sentence in sentences:
                console.print(Text(f"  {sentence}"))
    if any(found.values()):
        raise typer.Exit(1)


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
    console = _console()
    console.print(Text.assemble(("✓ ", "green"), say("made", folder=str(made))))
    console.print(Text(say("made-next")))
    for command in ("check", "play"):
        line = f"  BOURGADE_GAMES={shlex.quote(str(folder))} bourgade {command} {name}"
        console.print(Text(line, "cyan"), soft_wrap=True)


def _version(wanted: bool) -> None:
    if wanted:
        from bourgade import __version__

        print(f"bourgade {__version__}")
        raise typer.Exit


@app.callback()
@flags_of([*GENERAL[1:], LANG])
def options(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    **given: Any,
) -> None:
    """City-building board games, rule for rule: play them, simulate them, redesign them."""
    speak(given.pop("lang"))
    set_variables(ctx, given)
