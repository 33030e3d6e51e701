"""The commands. Each asks the library; what a command prints is also there as JSON."""

from __future__ import annotations

import json
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bourgade.kernel.errors import BadOption, BourgadeError

if TYPE_CHECKING:
    from rich.console import Console

    from bourgade.bots import Bot
    from bourgade.kernel.game import Game
    from bourgade.play import LoadedGame, Match

app = typer.Typer(
    name="bourgade",
    help="City-building board games, rule for rule: play them, simulate them, redesign them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(help="Name of the game, see [bold]bourgade games[/].")]
Edition = Annotated[str | None, typer.Option(help="Edition: the boxes to play with.")]
Players = Annotated[int | None, typer.Option(help="Number of players.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Any option of the game."),
]
Files = Annotated[
    list[Path] | None,
    typer.Option("--content", metavar="FILE", help="Figures of your own printing, in TOML."),
]
Language = Annotated[str | None, typer.Option("--lang", help="Language: en or fr.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def main() -> None:
    """Run a command; whatever a person got wrong is one sentence and exit status 2."""
    try:
        app()
    except BourgadeError as error:
        _complain(error.text(_language(None)))
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None


def _complain(sentence: str) -> None:
    print(f"bourgade: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def _language(chosen: str | None) -> str:
    from bourgade.kernel.texts import LANGUAGES, system_language

    if chosen is not None and chosen not in LANGUAGES:
        raise BadOption("error-unknown-language", language=chosen, languages=", ".join(LANGUAGES))
    if chosen is not None:
        _spoken.append(chosen)
    return _spoken[-1] if _spoken else system_language()


_spoken: list[str] = []


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def _load(
    game: str,
    edition: str | None,
    players: int | None,
    options: list[str] | None,
    content: list[Path] | None,
) -> LoadedGame:
    from bourgade.play import load

    chosen: dict[str, str | int] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadOption("error-option-form", option=option)
        chosen[name.strip()] = value.strip()
    if edition is not None:
        chosen["edition"] = edition
    if players is not None:
        chosen["players"] = players
    return load(game, content=content or (), **chosen)


@app.command("games")
def games(as_json: AsJson = False, lang: Language = None) -> None:
    """The games there are, with their editions and options.

    Example: [bold]bourgade games --lang fr[/]
    """
    from bourgade.cli import tables
    from bourgade.kernel import registry

    language = _language(lang)
    found = [tables.game_facts(registry.find(name), language) for name in registry.names()]
    if as_json:
        _print_json(found)
    else:
        _console().print(tables.games_table(found, language))


@app.command("play")
def play(
    game: Annotated[str | None, typer.Argument(help="Name of the game.")] = None,
    edition: Edition = None,
    players: Players = None,
    option: Chosen = None,
    seats: Annotated[
        str,
        typer.Option(help="Who sits where: me, me:Anna, greedy, random … separated by commas."),
    ] = "me,greedy",
    seed: Annotated[str | None, typer.Option(help="Dice from a seed instead of chance.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the record.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    content: Files = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard.

    Example: [bold]bourgade play minivilles --edition deluxe --seats me,greedy,greedy[/]
    """
    from bourgade.tui import play as play_in_terminal

    language = _language(lang)
    if resume is not None:
        match = _read(resume, content)
        match.begin()
        bots = _bots_of(match)
        file = save or resume
    else:
        if game is None:
            raise BadOption("error-no-game-given")
        names = [name.strip() for name in seats.split(",") if name.strip()]
        count = players or max(2, len(names))
        loaded = _load(game, edition, count, option, content)
        match = loaded.start(seed=seed)
        bots = _seat(match, names, language)
        file = save or _new_save(loaded.name)
    play_in_terminal(match, bots, language=language, save_to=file)


BOT = " (bot)"


def _seat(match: Match, names: list[str], language: str) -> dict[str, Bot | None]:
    """Who sits where; the last name given is repeated for the seats left."""
    from bourgade.bots import make
    from bourgade.kernel.texts import KERNEL_TEXTS

    letters = match.variant.words["seats"]
    if len(names) > len(letters):
        raise BadOption("error-too-many-seats", given=len(names), seats=len(letters))
    seated: dict[str, Bot | None] = {}
    for p, letter in enumerate(letters):
        name = names[min(p, len(names) - 1)] if names else "greedy"
        if name == "me" or name.startswith("me:"):
            seated[letter] = None
            match.players[letter] = name[3:].strip() or KERNEL_TEXTS.say(language, "you")
        else:
            bot = make(name, seed=p)
            seated[letter] = bot
            match.players[letter] = f"{bot.name} {letter}{BOT}"
    humans = [letter for letter, bot in seated.items() if bot is None]
    if len(humans) > 1:
        for letter in humans:
            if match.players[letter] == KERNEL_TEXTS.say(language, "you"):
                match.players[letter] = match.variant.name(language, "seats", letter)
    return seated


def _bots_of(match: Match) -> dict[str, Bot | None]:
    """The bots that a record's players name."""
    from bourgade.bots import make

    return {
        letter: make(name.split()[0], seed=p)
        if (name := match.players.get(letter, "")).endswith(BOT)
        else None
        for p, letter in enumerate(match.variant.words["seats"])
    }


def _new_save(game: str) -> Path:
    from bourgade.kernel.content import config_folder

    folder = config_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BourgadeError("error-file", file=str(folder), why=_why(error)) from None
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.game"


def _why(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def _read(file: Path, content: list[Path] | None) -> Match:
    from bourgade.play import read

    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise BourgadeError("error-file", file=str(file), why=_why(error)) from None
    except UnicodeDecodeError:
        raise BourgadeError("error-file", file=str(file), why="not a text file") from None
    return read(text, content=tuple(map(str, content or ())))


@app.command("show")
def show(
    record: Annotated[Path, typer.Argument(help="A record, as saved by a game.")],
    at: Annotated[int | None, typer.Option(help="Show the board after so many steps.")] = None,
    content: Files = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Tell a recorded game as a story, and show its last board.

    Example: [bold]bourgade show my.game --at 40[/]
    """
    from bourgade.cli import tables

    language = _language(lang)
    match = _read(record, content)
    if as_json:
        _print_json(
            {
                "game": match.variant.game.name,
                "options": match.variant.options,
                "players": match.players,
                "over": match.over,
                "winners": [match.variant.words["seats"][p] for p in match.winners],
                "moves": [move for _, move in match.history],
                "events": [event.to_json() for event in match.events],
                "position": match.position,
            }
        )
    else:
        tables.show_match(_console(), match, language, at)


@app.command("rules")
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="One rule, such as MV-104.")] = None,
    as_json: AsJson = False,
) -> None:
    """The numbered rules of a game, all or one.

    Example: [bold]bourgade rules minivilles MV-104[/]
    """
    from bourgade.cli import tables
    from bourgade.kernel import registry
    from bourgade.kernel.ledger import read_ledger

    ledger = read_ledger(registry.find(game).folder)
    if number is not None:
        if number.upper() not in ledger:
            known = f"{next(iter(ledger), '—')} … {next(reversed(ledger), '—')}"
            raise BadOption("error-unknown-rule", rule=number, rules=known)
        ledger = {number.upper(): ledger[number.upper()]}
    if as_json:
        _print_json([vars(rule) for rule in ledger.values()])
    else:
        tables.show_rules(_console(), list(ledger.values()))


@app.command("cards")
def cards(
    game: GameName,
    content: Files = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Every card with its figures and where they are known from.

    Example: [bold]bourgade cards minivilles --lang fr[/]
    """
    from bourgade.cli import tables
    from bourgade.kernel import registry

    language = _language(lang)
    found = registry.find(game)
    _, loaded = found.load_content(content or ())
    rows = found.cards(loaded, found.texts, language)
    if as_json:
        _print_json([{**vars(card), "figures": dict(card.figures)} for card in rows])
    else:
        _console().print(tables.cards_table(found, rows, language))


@app.command("simulate")
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, repeated as needed.")] = "random",
    edition: Edition = None,
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    output: Annotated[
        Path | None, typer.Option(help="One row a game: FILE.parquet or FILE.csv.")
    ] = None,
    content: Files = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play many games and show who wins. Ctrl-C keeps and reports what was played.

    Example: [bold]bourgade simulate minivilles --games 100000 --players 4 --bots greedy,random[/]
    """
    from bourgade.cli import running

    language = _language(lang)
    names = tuple(name for name in bots.split(",") if name.strip())
    count = players or max(2, len(names))
    loaded = _load(game, edition, count, option, content)
    running.run(
        loaded.variant, names or ("random",), games, seed, output, as_json, language, _console()
    )


@app.command("check")
def check(
    game: Annotated[str | None, typer.Argument(help="One game; all without it.")] = None,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Check content, texts, rules numbers and dialect of the games.

    Example: [bold]bourgade check minivilles --content my_box.toml[/]
    """
    from bourgade.kernel import registry
    from bourgade.testing.check import problems

    names = [game] if game else registry.names()
    found: dict[str, list[str]] = {}
    for name in names:
        found[name] = list(problems(_found(name), content or []))
    if as_json:
        _print_json(found)
    else:
        console = _console()
        for name, sentences in found.items():
            console.print(f"[green]✓[/] {name}" if not sentences else f"[red]✗[/] {name}")
            for sentence in sentences:
                console.print(f"  {sentence}", markup=False)
    if any(found.values()):
        raise typer.Exit(1)


def _found(name: str) -> Game:
    from bourgade.kernel import registry

    return registry.find(name)


@app.command("new")
def new(
    name: Annotated[str, typer.Argument(help="Name of the new game: lower case letters.")],
    folder: Annotated[Path, typer.Option(help="Where to put it.")] = Path("games"),
) -> None:
    """Start a game of your own: a small complete one to change.

    Example: [bold]bourgade new hameau && BOURGADE_GAMES=games bourgade play hameau[/]
    """
    from bourgade.testing.start import copy_template

    made = copy_template(name, folder)
    console = _console()
    console.print(f"[green]✓[/] {made}")
    console.print(f"  BOURGADE_GAMES={folder} bourgade check {name}", markup=False)
    console.print(f"  BOURGADE_GAMES={folder} bourgade play {name}", markup=False)


def _version(wanted: bool) -> None:
    if wanted:
        from bourgade import __version__

        print(f"bourgade {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """City-building board games, rule for rule: play them, simulate them, redesign them."""
