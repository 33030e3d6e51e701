"""A match played at a terminal: the table, what happened, the choices, and the person's answers."""

from __future__ import annotations

import os
import shlex
import threading
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from enum import Enum, auto
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from bourgade.kernel.board import Cell, Panel
from bourgade.kernel.errors import BotFailed, BourgadeError, IllegalMove
from bourgade.kernel.game import BY_CHANCE, Card, Game
from bourgade.kernel.i18n import LANGUAGES, Texts, Value, message_id
from bourgade.kernel.ledger import NumberedRule, read_ledger
from bourgade.play import Event, Match
from bourgade.play.generic_board import board_of
from bourgade.play.review import Hint, Suggestion
from bourgade.play.secret_draws import hides_events, owners
from bourgade.play.sentences import move_sentence
from bourgade.play.undo import check_undo, steps_to_decision
from bourgade.tui.draw import MARKS, Cast, Screen, board_lines, event_lines, side_by_side
from bourgade.tui.prompt import Ask, Question, meant, words_of

if TYPE_CHECKING:
    from bourgade.bots import Bot

TEXTS = Texts(Path(__file__).parent / "text")

COMMANDS: Mapping[str, Sequence[str]] = {
    "help": ("?", "help", "aide"),
    "hint": ("hint", "h", "conseil"),
    "board": ("board", "plateau"),
    "log": ("log", "journal"),
    "undo": ("undo", "u", "annuler"),
    "rules": ("rules", "rule", "card", "règle", "règles", "carte"),
    "seats": ("seats", "joueurs"),
    "lang": ("lang", "langue"),
    "save": ("save", "sauver"),
    "quit": ("quit", "q", "exit", "quitter"),
}
"""Every command with its spellings, which work in both languages."""

HINT = "1s"  # how long the coach thinks
ROUGH = 0.05  # from this standard error on, chances are first impressions
ALIKE = 0.005  # moves that differ by less count as just as good

MANY = 40  # choices that would not be read one by one where there is no room for them
NAME = 16  # longer names would push the rest out of a city's heading


class After(Enum):
    """What follows an answer."""

    ASK = auto()  # the same question again
    SHOW = auto()  # the table has changed, or is to be shown again
    LEAVE = auto()


class Session:
    """One evening at the table: bots play by themselves, people are asked."""

    def __init__(
        self,
        match: Match,
        seats: Mapping[str, Bot | None],
        language: str,
        save_to: Path | None,
        console: Console,
        ask: Ask,
    ) -> None:
        self.match = match
        self.language = language
        self.save_to = save_to
        self._bots = {seat: bot for seat, bot in seats.items() if bot is not None}
        self._letters = match.variant.words["seats"]
        self._console = console
        self._ask = ask
        self._hinted = False
        self._casts: dict[str, Cast] = {}
        # The first step each person was not told of yet, so that nobody misses anything.
        self._untold = {seat: self._last_decision(seat) for seat in self._letters}

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while not self.match.over and self._next() is not After.LEAVE:
                pass
        except (EOFError, KeyboardInterrupt):
            self._console.print()
        except BotFailed:
            self._where("resume", "bourgade play --resume")
            raise
        if self.match.over:
            self._finish()
        else:
            self._where("resume", "bourgade play --resume")
            self._note("goodbye")

    def _next(self) -> After:
        seat = self._decides()
        if seat is not None and seat in self._bots:
            self._let_play(seat, self._bots[seat])
            return After.SHOW
        self._show(seat)
        while (after := self._obey(self._ask(self._question(seat)).strip(), seat)) is After.ASK:
            pass
        return after

    def _decides(self) -> str | None:
        """The seat to decide; None for chance and after the end."""
        actor = self.match.actor
        return None if actor == BY_CHANCE else actor

    def _let_play(self, seat: str, bot: Bot) -> None:
        with self._status("thinking", name=self._cast().names[seat]):
            move = bot.choose(self.match)
        events = self.match.play(move, seat)
        if len(self._bots) == len(self.match.variant.players):
            # Nobody will be asked, so nobody would be told later.
            self._print(self._news(self._told_to(None, events)))
        self._save_quietly()

    def _status(self, message: str, **args: Value) -> AbstractContextManager[object]:
        """A notice that moves while something is being thought about."""
        if not self._console.is_interactive:
            return nullcontext()
        return self._console.status(Text(self._say(message, **args), "dim"))

    # What a person sees

    def _show(self, seat: str | None) -> None:
        board: list[Text] = []
        news: list[Text] = []
        choices = self._choices(seat)
        if seat is not None:
            view = self.match.view(seat)
            steps = self.match.steps()[self._untold[seat] :]
            events = self._told_to(seat, (event for step in steps for event in step.events))
            board, news = self._board(view), self._news(events)
            # The empty lines in between, the prompt and the line it was on before.
            room = self._screen().height - 5
            if len(board) + len(news) + len(choices) > room:
                news = self._news(events, tight=True)
            if len(board) + len(news) + len(choices) > room:
                board = self._board(view, lean=True)
            if len(board) + len(news) + len(choices) > room and self._console.is_terminal:
                # What scrolls away on paper can still be read, so there nothing is left out.
                choices = min(choices, self._choices(seat, lean=True), key=len)
                if len(self._offers().actions()) > MANY:
                    choices = self._kinds_of_choice(seat)
        for part in (board, news, choices):
            if part:
                self._console.print()
                self._print(part)

    def show(self, position: Mapping[str, object]) -> None:
        """Print the board of a position of this match."""
        self._print(self._board(position))

    def _board(self, position: Mapping[str, object], *, lean: bool = False) -> list[Text]:
        board = board_of(self.match.variant, position, self.language)
        legend = {colour: self._say(f"colour-{colour}") for colour in MARKS}
        return board_lines(board, self._screen(), self._cast(), legend, lean=lean)

    def _told_to(self, seat: str | None, events: Iterable[Event]) -> list[Event]:
        """The events that a seat may know: what happens in private is for its own seat alone."""
        return [e for e in events if self.match.over or not e.private or e.seat == seat]

    def _news(self, events: Iterable[Event], *, tight: bool = False) -> list[Text]:
        return event_lines(events, self.language, self._screen(), self._cast(), tight=tight)

    def _choices(self, seat: str | None, *, lean: bool = False) -> list[Text]:
        texts = zip(self._offers().moves, self._descriptions(), strict=True)
        rows = [
            [Cell(str(number), "bold"), Cell(description), *([] if lean else [Cell(text, "dim")])]
            for number, (text, description) in enumerate(texts, 1)
        ]
        return self._panel(self._heading(seat), rows)

    def _kinds_of_choice(self, seat: str | None) -> list[Text]:
        """Too many choices to read: the first and the last of each kind of move."""
        move = self.match.variant.vocabulary.move
        numbered = enumerate(self._offers().actions(), 1)
        rows: list[list[Cell]] = []
        for _, group in groupby(numbered, lambda choice: move(choice[1]).verb):
            kind = list(group)
            ends = [kind[0], kind[-1]] if len(kind) > 1 else kind
            texts = [self.match.variant.vocabulary.text(action) for _, action in ends]
            numbers = "–".join(str(number) for number, _ in ends)
            rows.append([Cell(numbers, "bold"), Cell(" … ".join(texts))])
        return self._panel(self._heading(seat), rows)

    def _panel(
        self, title: str, rows: Sequence[Sequence[Cell]], columns: Sequence[str] = ()
    ) -> list[Text]:
        """A table that cuts no name; columns without a name are there for the rest."""
        width = len(rows[0]) if rows else 0
        heads = ("",) * (width - len(columns)) + tuple(columns)
        return side_by_side([Panel(title, heads, rows)], self._screen(), self._cast(), whole=True)

    def _heading(self, seat: str | None) -> str:
        if seat is None and (drawing := owners(self.match)):
            return self._say("secret-to-draw", name=self._cast().names[min(drawing)])
        if seat is None:
            return self._say("chance-to-play")
        name = self._cast().names[seat]
        if not self._game.texts.has(self.language, f"phase-{message_id(self.match.phase)}"):
            return self._say("your-turn", name=name)
        return self._say("your-turn-to", name=name, phase=self.match.task(self.language))

    def _question(self, seat: str | None) -> Question:
        cast = self._cast()
        name, colour = self._say("chance-prompt"), ""
        if seat is not None:
            name, colour = cast.names[seat], cast.colours[seat]
        moves = self._offers().moves
        answers = dict(zip(moves, self._descriptions(), strict=True))
        if not self._hinted:
            self._hinted = True
            self._note("hint")
        if len(moves) == 1:
            name += f" [{self._say('enter-takes', move=moves[0])}]"
        commands = {words[0]: self._say(f"help-{key}") for key, words in COMMANDS.items()}
        return Question(f"{name} > ", colour, {**answers, **commands})

    def _descriptions(self) -> list[str]:
        return [self._describe(action) for action in self._offers().actions()]

    def _offers(self) -> Match:
        """The match that choices are listed from.

        What chance may have decided is everything that the person entering it has not seen: a card
        missing from the list would give away that someone holds it.
        """
        if self.match.actor != BY_CHANCE or not hides_events(self.match):
            return self.match
        return self.match.as_seen_by(min(owners(self.match), default=None))

    def _describe(self, action: int) -> str:
        return move_sentence(self.match.variant, action, self.language, self._cast().names)

    # What a person answers

    def _obey(self, typed: str, seat: str | None) -> After:
        moves = self._offers().moves
        if not typed:
            if len(moves) == 1:
                return self._play(moves[0], seat)
            return self._complain("several-choices", count=len(moves))
        if typed.isdecimal():
            if 1 <= int(typed) <= len(moves):
                return self._play(moves[int(typed) - 1], seat)
            return self._complain("no-such-number", number=typed, count=len(moves))
        if typed.lower() not in moves and (command := command_of(typed)):
            name, argument = command
            return self._command(name, argument)
        return self._move(typed, seat)

    def _move(self, typed: str, seat: str | None) -> After:
        moves = self._offers().moves
        found = meant(typed, moves, self._descriptions())
        if len(found) > 1:
            listed = self._listed([moves[i] for i in found[:6]], "or")
            return self._complain("ambiguous", typed=typed, moves=listed)
        if found:
            return self._play(moves[found[0]], seat)
        # No legal move: a beginning that can mean one move only is refused with that move's reason.
        vocabulary = self.match.variant.vocabulary
        every = list(vocabulary)
        found = meant(typed, every, [self._describe(action) for action in range(vocabulary.size)])
        return self._play(every[found[0]] if len(found) == 1 else typed, seat)

    def _play(self, move: str, seat: str | None) -> After:
        before = len(self.match.steps())
        try:
            self.match.play(move)
        except BourgadeError as error:
            unseen = isinstance(error, IllegalMove) and seat is None and hides_events(self.match)
            return self._complain("cannot-be-drawn", move=move) if unseen else self._refuse(error)
        if seat is not None:
            self._untold[seat] = before
        self._save_quietly()
        return After.SHOW

    def _command(self, name: str, argument: str) -> After:
        alone = {"help": self._help, "hint": self._hint, "undo": self._undo, "seats": self._seats}
        about = {"log": self._log, "rules": self._rules, "lang": self._switch, "save": self._save}
        if name in alone:
            return alone[name]()
        if name in about:
            return about[name](argument)
        return After.SHOW if name == "board" else After.LEAVE

    def _help(self) -> After:
        rules, names = read_ledger(self._game.folder, self.language), self._cards()[1]
        examples = self._listed([*list(rules)[:1], *names[:1]], "or")
        usages = {name: self._say(f"usage-{name}", examples=examples) for name in COMMANDS}
        rows = [[Cell(usages[name], "bold"), Cell(self._say(f"help-{name}"))] for name in COMMANDS]
        self._print(self._panel(self._say("help-title"), rows))
        return self._note("hint")

    def _hint(self) -> After:
        try:
            hint = self._think()
        except BourgadeError as error:
            return self._refuse(error)
        rows = [self._advice(hint, suggestion) for suggestion in hint.suggestions]
        self._print(self._panel(self._say("coach-title"), rows))
        error = max(1, round(100 * hint.best.error))
        rough = "coach-rough" if hint.best.error > ROUGH else "coach-error"
        return self._note(rough, tries=hint.simulations, error=error)

    def _think(self) -> Hint:
        """Ask the coach; Ctrl-C ends the search, and the hint is what was found so far."""
        from bourgade.bots.coach import hint

        stop = threading.Event()
        with self._status("coach-thinking"), ThreadPoolExecutor(1) as pool:
            thought = pool.submit(hint, self.match, HINT, stop=stop)
            try:
                return thought.result()
            except KeyboardInterrupt:
                stop.set()
                return thought.result()

    def _advice(self, hint: Hint, suggestion: Suggestion) -> list[Cell]:
        """A move with its number, its chance, how far it is behind, and why."""
        number = self.match.moves.index(suggestion.move) + 1
        behind = self._say("coach-behind", points=max(1, round(100 * suggestion.behind)))
        if suggestion is hint.best:
            behind = self._say("coach-best")
        elif suggestion.behind < ALIKE:
            behind = self._say("coach-alike")
        chance = self._say("coach-chance", percent=round(100 * suggestion.share))
        why = " ".join(suggestion.reasons[self.language])
        return [
            Cell(str(number), "bold"), Cell(self._describe(self.match.actions()[number - 1])),
            Cell(chance, "bold"), Cell(behind), Cell(why, "dim"),
        ]  # fmt: skip

    def _log(self, argument: str) -> After:
        if argument and (not argument.isdecimal() or not int(argument)):
            return self._complain("bad-count", typed=argument)
        events = self._told_to(self._decides(), self.match.events())
        if not events:
            return self._complain("nothing-yet")
        self._print(self._news(events[-int(argument) :] if argument else events))
        return After.ASK

    def _undo(self) -> After:
        """Alone against bots, back to the last decision; among people, only the last step."""
        steps, cast = self.match.steps(), self._cast()
        people = [seat for seat in self.match.variant.players if seat not in self._bots]
        back = 0
        if len(people) == 1 and self.match.throws_dice:
            back = steps_to_decision(self.match, people)
        actor = steps[-back or -1].actor if steps else BY_CHANCE
        secret = any(event.private for event in steps[-1].events) if steps and not back else False
        try:
            if not back:
                check_undo(self.match, bots=self._bots)
            self.match.take_back(back or 1)
        except BourgadeError as error:
            if actor in self._bots:
                return self._complain("undo-bot-played", name=cast.names[actor])
            return self._complain("undo-past-secret") if secret else self._refuse(error)
        count = len(self.match.steps())
        self._untold = {seat: min(step, count) for seat, step in self._untold.items()}
        move = self._describe(steps[-back or -1].action)
        if secret:
            self._note("secret-taken-back")
        elif actor != BY_CHANCE:
            self._note("taken-back", name=cast.names[actor], move=move)
        else:
            self._note("chance-taken-back", move=move)
        self._save_quietly()
        return After.SHOW

    def _seats(self) -> After:
        names = self._cast().names
        rows: list[list[Cell]] = []
        for seat in self._letters:
            who = self._say("seat-person")
            if seat in self._bots:
                who = self._say("seat-bot", bot=self._bots[seat].name)
            elif seat in self.match.variant.automata:
                who = self._say("seat-rules")
            turn = self._say("seat-to-play") if seat == self.match.actor else ""
            rows.append([Cell(seat), Cell(names[seat], "bold"), Cell(who), Cell(turn, "bold")])
        self._print(self._panel(self._say("seats-title"), rows))
        return After.ASK

    def _switch(self, argument: str) -> After:
        if argument.lower() not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            return self._complain("unknown-language", typed=argument, languages=known)
        self.language = argument.lower()
        self._hinted = False
        self._note("language-is")
        return After.SHOW

    # Looking up rules and cards

    def _rules(self, argument: str) -> After:
        rules = read_ledger(self._game.folder, self.language)
        if not argument:
            return self._complain("rules-what", example=next(iter(rules), self._game.name))
        if argument.upper() in rules:
            number = argument.upper()
            self._console.print(Text.assemble((number, "bold"), " ", rules[number].text))
            return After.ASK
        cards, names = self._cards()
        found = meant(argument, [card.word for card in cards], names)
        if not found:
            return self._complain("rules-unknown", typed=argument)
        if len(found) > 1:
            listed = self._listed([names[i] for i in found[:6]], "or")
            return self._complain("rules-several", typed=argument, cards=listed)
        self._card(cards[found[0]], names[found[0]], rules)
        return After.ASK

    def _cards(self) -> tuple[list[Card], list[str]]:
        """All cards of the game, and their names."""
        texts = self._game.texts
        cards = self._game.cards(self.match.variant.content, texts, self.language)
        return cards, [texts.name(self.language, card.dim, card.word) for card in cards]

    def _card(self, card: Card, name: str, rules: Mapping[str, NumberedRule]) -> None:
        texts = self._game.texts
        line = Text(name, "bold")
        for key, value in card.figures.items():
            named = texts.name(self.language, "column", key)
            if value:
                line.append_text(Text.assemble((f" · {named} ", "dim"), (value, "not bold")))
        self._console.print(line)
        for message in (f"about-{message_id(card.word)}", f"brief-{message_id(card.word)}"):
            if texts.has(self.language, message):
                self._console.print(Text(texts.say(self.language, message)))
                break
        if card.rule in rules:
            self._console.print(Text(f"{card.rule} {rules[card.rule].text}", "dim"))

    # Files

    def _save(self, argument: str) -> After:
        path = Path(argument).expanduser() if argument else self.save_to
        if path is None:
            return self._complain("save-where")
        if argument and not _may_replace(path):
            return self._complain("not-a-record", file=str(path))
        if self._write(path):
            adopted = self.save_to is None
            self.save_to = self.save_to or path
            self._note("saved-on" if adopted else "saved", file=str(path))
        return After.ASK

    def _save_quietly(self) -> None:
        if self.save_to is not None:
            self._write(self.save_to)

    def _write(self, path: Path) -> bool:
        try:
            write_record(self.match, path)
        except OSError as error:
            self._complain("cannot-save", file=str(path), why=error.strerror or str(error))
            return False
        return True

    def _where(self, then: str, command: str) -> None:
        """Where the record is, and the command that resumes it."""
        if self.save_to is None:
            self._note("not-saved")
        elif self._write(self.save_to):
            line = f"  {command} {shlex.quote(str(self.save_to))}"
            for text in (self._say("saved", file=str(self.save_to)), self._say(then)):
                self._console.print(Text(text))
            self._console.print(Text(line, "bold"))

    # The end

    def _finish(self) -> None:
        cast, steps = self._cast(), self.match.steps()
        people = [seat for seat in self.match.variant.players if seat not in self._bots]
        self._console.print()
        self._print(self._board(self.match.position, lean=True))
        self._console.print()
        if people:
            first = max(self._untold[seat] for seat in people)
            self._print(self._news(event for step in steps[first:] for event in step.events))
            self._console.print()
        winners = [cast.names[seat] for seat in self.match.winners]
        message = ("no-winner", "one-winner", "several-winners")[min(len(winners), 2)]
        sentence = self._say(message, names=self._listed(winners, "and"))
        self._console.print(cast.paint(sentence, "bold"))
        self._console.print(Text(self.match.ending_text(self.language), "dim"))
        self._print(self._scores())
        self._where("replay", "bourgade show")

    def _scores(self) -> list[Text]:
        """Who has what, from first to last, winners with a star."""
        match, names = self.match, self._cast().names
        scores, texts = match.scores, self._game.texts
        rows = [
            [
                Cell("★" if seat in match.winners else "", "yellow"),
                Cell(names[seat], "bold"),
                *(Cell(str(points)) for points in scores[seat].values()),
            ]
            for seat in match.ranking
        ]
        counted = scores[match.ranking[0]]
        columns = [texts.name(self.language, "score", name) for name in counted]
        return self._panel(self._say("scores-title"), rows, columns)

    # Words

    def _say(self, message: str, **args: Value) -> str:
        return TEXTS.say(self.language, message, **args)

    def _complain(self, message: str, **args: Value) -> After:
        self._console.print(Text(self._say(message, **args), "yellow"))
        return After.ASK

    def _refuse(self, error: BourgadeError) -> After:
        self._console.print(self._cast().paint(error.text(self.language), "yellow"))
        return After.ASK

    def _note(self, message: str, **args: Value) -> After:
        self._console.print(Text(self._say(message, **args), "dim"))
        return After.ASK

    def _print(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self._console.print(line, no_wrap=True, overflow="crop")

    def _listed(self, words: Sequence[str], joint: str) -> str:
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self._say(joint)} {words[-1]}"

    @property
    def _game(self) -> Game:
        return self.match.variant.game

    def _screen(self) -> Screen:
        return Screen.of(self._console)

    def _cast(self) -> Cast:
        if self.language not in self._casts:
            variant = self.match.variant
            called = {seat: variant.name(self.language, "seats", seat) for seat in self._letters}
            names = {
                seat: (_shown(name) or seat)
                if seat in self.match.players
                else name[:1].upper() + name[1:]
                for seat, name in self.match.names(self.language).items()
            }
            self._casts[self.language] = Cast(called, names)
        return self._casts[self.language]

    def _last_decision(self, seat: str) -> int:
        """The step of a seat's latest decision in a match taken up again, 0 if there is none."""
        steps = [i for i, step in enumerate(self.match.steps()) if step.actor == seat]
        return steps[-1] if steps else 0


def write_record(match: Match, path: Path) -> None:
    """Write the record whole or not at all: a crash in between leaves the old file."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(match.record(), "utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _may_replace(path: Path) -> bool:
    """A typing slip must not overwrite a file that is not a record."""
    if not path.is_file() or path.stat().st_size == 0:
        return True
    with path.open("rb") as file:
        return file.read(9) == b"bourgade:"


def command_of(typed: str) -> tuple[str, str] | None:
    """The command a line gives and the rest of the line."""
    word, _, argument = typed.partition(" ")
    for name, spellings in COMMANDS.items():
        if word == "?" == spellings[0] or words_of(word) in map(words_of, spellings):
            return name, argument.strip()
    return None


def _shown(name: str) -> str:
    """A name as it may stand on this terminal: from a record it can hold anything."""
    printable = "".join(c for c in name if c.isprintable())
    return printable if len(printable) <= NAME else printable[: NAME - 1] + "…"
