"""A match played at a terminal: the table, what happened, the choices, and the person's answers."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from bourgade.kernel.board import Cell
from bourgade.kernel.errors import BotFailed, BourgadeError, IllegalMove
from bourgade.kernel.game import BY_CHANCE
from bourgade.kernel.i18n import LANGUAGES, message_id
from bourgade.play import Match
from bourgade.play.secret_draws import hides_events, owners
from bourgade.play.undo import check_undo, steps_to_decision
from bourgade.tui.display import After
from bourgade.tui.lookup import COMMANDS, Lookup
from bourgade.tui.prompt import Ask, Question, meant, words_of

if TYPE_CHECKING:
    from bourgade.bots import Bot


MANY = 40  # choices that would not be read one by one where there is no room for them


class Session(Lookup):
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
        super().__init__(match, seats, language, console)
        self.save_to = save_to
        self._ask = ask
        self._hinted = False
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

    def _let_play(self, seat: str, bot: Bot) -> None:
        with self._status("thinking", name=self._cast().names[seat]):
            move = bot.choose(self.match)
        events = self.match.play(move, seat)
        if len(self._bots) == len(self.match.variant.players):
            # Nobody will be asked, so nobody would be told later.
            self._print(self._news(self._told_to(None, events)))
        self._save_quietly()

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

    def _heading(self, seat: str | None) -> str:
        if seat is None and (drawing := owners(self.match)):
            return self._say("secret-to-draw", name=self._cast().names[min(drawing)])
        if seat is None:
            return self._say("chance-to-play")
        name = self._cast().names[seat]
        if not self._game.texts.has(self.language, f"phase-{message_id(self.match.phase)}"):
            return self._say("your-turn", name=name, who=self._who(seat))
        return self._say(
            "your-turn-to", name=name, who=self._who(seat), phase=self.match.task(self.language)
        )

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
            self._note("taken-back", name=cast.names[actor], who=self._who(actor), move=move)
        else:
            self._note("chance-taken-back", move=move)
        self._save_quietly()
        return After.SHOW

    def _switch(self, argument: str) -> After:
        if argument.lower() not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            return self._complain("unknown-language", typed=argument, languages=known)
        self.language = argument.lower()
        self._hinted = False
        self._note("language-is")
        return After.SHOW

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
        who = "you" if self._reader in self.match.winners else "other"
        sentence = self._say(message, names=self._listed(winners, "and"), who=who)
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
