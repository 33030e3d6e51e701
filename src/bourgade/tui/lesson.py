"""A lesson at a terminal: the teacher speaks above the prompt, and other moves get a reason."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from bourgade.kernel.errors import BourgadeError
from bourgade.play.lesson import LessonRun
from bourgade.tui.display import After
from bourgade.tui.lookup import COMMANDS
from bourgade.tui.prompt import Ask, Question
from bourgade.tui.session import Session, command_of

if TYPE_CHECKING:
    from bourgade.bots import Bot

ROOM_TO_SPEAK = 9  # lines for the teacher, the prompt and what is empty between them


def model_answers(run: LessonRun) -> Ask:
    """A learner who does as asked, and leaves after the lesson."""

    def answer(question: Question) -> str:
        if run.done:
            raise EOFError
        typed = run.asks[0] if run.asks else ""
        print(f"{question.prompt}{typed}")
        return typed

    return answer


class LessonSession(Session):
    """Follows a lesson step by step; after its last words the game is an ordinary one."""

    def __init__(
        self,
        run: LessonRun,
        seats: Mapping[str, Bot | None],
        language: str,
        save_to: Path | None,
        console: Console,
        ask: Ask,
    ) -> None:
        super().__init__(run.match, seats, language, save_to, console, ask)
        self._lesson = run
        self._learner = run.lesson.learner
        self._teaching = True
        self._shown = -1  # how many steps the match had when its board was shown last

    def _next(self) -> After:
        if not self._teaching:
            return super()._next()
        self._lesson.play_due()
        self._save_quietly()
        if self._lesson.asks:
            return super()._next()
        self._show(self._learner)
        if self._lesson.done:
            self._let_go()
            return After.SHOW
        while (after := self._read(self._ask(self._go_on_question()).strip())) is After.ASK:
            pass
        return after

    def _let_go(self) -> None:
        """From here on dice are rolled and bots think."""
        self._teaching = False
        self._note("lesson-over")
        self.match.roll_automatically()
        self.match.begin()

    # What the learner sees

    def _show(self, seat: str | None) -> None:
        if not self._teaching:
            super()._show(seat)
            return
        choices = self._choices(seat) if self._lesson.asks else []
        for part in (*self._table(len(choices)), choices):
            if part:
                self._console.print()
                self._print(part)
        self._speak()

    def _table(self, below: int) -> list[list[Text]]:
        """The board and what happened, unless nothing has since they were shown."""
        steps, learner = self.match.steps(), self._learner
        if len(steps) == self._shown:
            return []
        events = [event for step in steps[self._untold[learner] :] for event in step.events]
        self._shown = self._untold[learner] = len(steps)
        view, news = self.match.view(learner), self._news(self._told_to(learner, events))
        board = self._board(view)
        if len(board) + len(news) + below + ROOM_TO_SPEAK > self._screen().height:
            board = self._board(view, lean=True)
        return [board, news]

    def _speak(self) -> None:
        run = self._lesson
        place = f"{run.step + 1}/{len(run.lesson.steps)}  "
        self._console.print()
        self._console.print(Text.assemble((place, "dim"), (run.text(self.language), "bold")))
        self._console.print()

    def _go_on_question(self) -> Question:
        commands = {words[0]: self._say(f"help-{key}") for key, words in COMMANDS.items()}
        return Question(f"[{self._say('lesson-go-on')}] > ", answers=commands)

    # What the learner answers

    def _read(self, typed: str) -> After:
        if not typed:
            self._lesson.go_on()
            return After.SHOW
        if command := command_of(typed):
            return self._command(*command)
        return self._complain("lesson-enter")

    def _play(self, move: str, seat: str | None) -> After:
        if self._teaching and (why := self._lesson.refusal(move)):
            return self._object(why)
        return super()._play(move, seat)

    def _object(self, why: BourgadeError) -> After:
        self._console.print(self._cast().paint(why.brief(self.language), "yellow"))
        return After.ASK

    def _command(self, name: str, argument: str) -> After:
        if name == "board":
            self._shown = -1
        if self._teaching and name == "hint":
            self._speak()
            return After.ASK
        if self._teaching and name == "undo":
            return self._complain("lesson-no-undo")
        return super()._command(name, argument)
