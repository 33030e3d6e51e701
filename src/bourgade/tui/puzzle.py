"""Puzzles at a terminal: the board, one question, and what is to be said of the answer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from bourgade.kernel.errors import BourgadeError
from bourgade.play.puzzle import Answer, Puzzle
from bourgade.tui.display import After
from bourgade.tui.prompt import Ask
from bourgade.tui.session import Session


class PuzzleSession(Session):
    """One puzzle: the first legal move is the answer."""

    def __init__(self, puzzle: Puzzle, language: str, console: Console, ask: Ask) -> None:
        match = puzzle.match()
        nobody = dict.fromkeys(match.variant.words["seats"])
        super().__init__(match, nobody, language, None, console, ask)
        self._reader = puzzle.seat
        self._puzzle = puzzle
        self.answer: Answer | None = None

    def run(self) -> None:
        """Ask until there is an answer, or the person leaves."""
        try:
            while self.answer is None and self._next() is not After.LEAVE:
                pass
        except (EOFError, KeyboardInterrupt):
            self._console.print()

    def _show(self, seat: str | None) -> None:
        puzzle, texts = self._puzzle, self._game.texts
        head = self._say(
            "puzzle-head", id=puzzle.id, theme=texts.say(self.language, theme_of(puzzle)),
            level=texts.say(self.language, f"puzzle-level-{puzzle.level}"),
        )  # fmt: skip
        self._console.print()
        self._console.print(Text(head, "bold"))
        super()._show(seat)
        self._console.print()
        self._console.print(Text(self._say("puzzle-ask"), "bold"))

    def _play(self, move: str, seat: str | None) -> After:
        try:
            self.answer = self._puzzle.answered(move)
        except BourgadeError as error:
            return self._refuse(error)
        self._tell(self.answer)
        return After.LEAVE

    def _tell(self, answer: Answer) -> None:
        said = self.language
        best = {"move": answer.best[said], "percent": round(100 * answer.best_chance)}
        other = {"move": answer.other[said], "percent": round(100 * answer.other_chance)}
        lines = [("puzzle-right", best, "bold green"), ("puzzle-other", other, "dim")]
        if not answer.is_right:
            lines = [("puzzle-wrong", other, "bold yellow"), ("puzzle-best", best, "bold")]
        self._console.print()
        for message, args, style in lines:
            self._console.print(Text(self._say(message, **args), style))
        for sentence in answer.why(said):
            self._console.print(Text(f"  {sentence}"))

    def score(self, right: int, tried: int) -> None:
        """Say how many were solved so far."""
        self._note("puzzle-score", right=right, tried=tried)

    def _command(self, name: str, argument: str) -> After:
        if name == "hint":
            theme = self._game.texts.say(self.language, theme_of(self._puzzle))
            return self._note("puzzle-no-hint", theme=theme)
        if name in ("undo", "save"):
            return self._complain("puzzle-no-undo")
        return super()._command(name, argument)


def theme_of(puzzle: Puzzle) -> str:
    """The message that names what decides a puzzle."""
    return f"puzzle-theme-{puzzle.theme}"


def solve_all(puzzles: Sequence[Puzzle], language: str, console: Console, ask: Ask) -> int:
    """Ask one puzzle after another until somebody leaves; returns how many were solved."""
    right = 0
    for tried, puzzle in enumerate(puzzles, 1):
        session = PuzzleSession(puzzle, language, console, ask)
        session.run()
        if session.answer is None:
            break
        right += session.answer.is_right
        language = session.language
        if len(puzzles) > 1:
            session.score(right, tried)
    return right
