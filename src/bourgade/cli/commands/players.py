"""Commands for players: find a game, play it, learn it, and look back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from bourgade.cli import files
from bourgade.cli.commands.app import (
    AnySeed,
    AsJson,
    Chosen,
    Edition,
    File,
    Files,
    GameName,
    MaybeGame,
    Players,
    Record,
    Step,
    command,
    find_game,
    given_flag,
    load_game,
    new_console,
)
from bourgade.cli.group import complain, print_json
from bourgade.cli.i18n import language, say, split_names
from bourgade.kernel.errors import BadOption, BourgadeError, UnknownBot

if TYPE_CHECKING:
    from bourgade.bots import Bot
    from bourgade.play import Match


@command()
def games(as_json: AsJson = False) -> None:
    """The games there are, with their editions and options."""
    from bourgade.cli import listings
    from bourgade.kernel import registry

    found: list[dict[str, Any]] = []
    broken: list[BourgadeError] = []
    for name in registry.names():
        try:
            found.append(listings.game_facts(find_game(name)))
        except BourgadeError as error:
            # One broken folder must not hide the other games.
            broken.append(error)
    if as_json:
        print_json(found)
    else:
        listings.show_games(new_console(), found)
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
        if flag := given_flag({**given, "--position": position}):
            raise BadOption("error-resume-with", flag=flag)
        match = files.read_record(resume, content)
        if not match.over:
            match.dice = None  # from here on the dice are others, and a record must not claim them
        seated = _bots_of(match) if names is None else _seat(match, names, own=True)
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
        loaded = load_game(game, option, content, edition=edition, players=count)
        if position is None:
            match = loaded.start(seed=seed)
        else:
            match = loaded.setup(files.read_position(position), seed=seed)
        seated = _seat(match, names, own=True)
        if save is not None:
            files.check_new_save(save)
        file = save or files.new_save(loaded.name)
    play_in_terminal(match, seated, language=language(), save_to=file)


OPPONENT = "skilled"
"""Whom somebody plays who names nobody."""

BOT = " (bot)"
"""How a record marks a player that is none."""


def _seat(match: Match, names: list[str], *, own: bool = False) -> dict[str, Bot | None]:
    """Who sits where; the last name given is repeated for the seats left.

    Only what was typed on the line may name bots of one's own.
    """
    from bourgade.bots import make
    from bourgade.bots import names as bots
    from bourgade.bots.own import load

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
                bot = (load if own else make)(f"{who}:{name}" if name else who, seed=p)
            except UnknownBot:
                seat = names[min(p, len(names) - 1)]
                raise BadOption("error-bad-seat", seated=seat, bots=", ".join(bots())) from None
            seated[letter], players[letter] = bot, f"{bot.name} {letter}{BOT}"
    # Players without a name are called by their seat, in the language of the reader.
    match.players = {letter: name for letter, name in players.items() if name}
    return seated


def _bots_of(match: Match) -> dict[str, Bot | None]:
    """The bots that a record's players name; a record never names code to run."""
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
        found = [one for name in names for one in lessons(find_game(name))]
        if as_json:
            print_json([listings.lesson_facts(one) for one in found])
        else:
            listings.show_lessons(new_console(), found)
        return
    chosen = find_lesson(find_game(game), lesson)
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
        listings.show_match(new_console(), match, step)


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
        loaded = load_game(game, option, content, edition=edition, players=players)
        match = loaded.start(seed=0 if seed is None else seed)
    if not fields:
        print_json(match.position)
    elif as_json:
        print_json(position.field_facts(match.variant))
    else:
        position.show_fields(new_console(), match.variant)


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
        verify.show_verdict(new_console(), match, verdict, every=every)
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

    found = find_game(game)
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
        listings.show_rules(new_console(), found, list(ledger.values()), source=one)


@command()
def cards(
    game: GameName,
    card: Annotated[str | None, typer.Argument(metavar="CARD")] = None,
    content: Files = None,
    as_json: AsJson = False,
) -> None:
    """Every card with its figures and where they are known from."""
    from bourgade.cli import listings

    found = find_game(game)
    tables, loaded = found.load_content(files.content_files(content))
    texts = tables.texts or found.texts
    rows = found.cards(loaded, texts, language())
    one = None if card is None else listings.find_card(found, texts, rows, card)
    if as_json:
        facts = [listings.card_facts(texts, row) for row in ([one] if one else rows)]
        print_json(facts)
    elif one:
        listings.show_card(new_console(), texts, one)
    else:
        listings.show_cards(new_console(), found, texts, rows)
