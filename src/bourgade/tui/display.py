"""What a person sees in a terminal: the board, what happened, tables, and single lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from enum import Enum, auto
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bourgade.kernel.board import Cell, Panel
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game
from bourgade.kernel.i18n import Texts, Value
from bourgade.play import Event, Match
from bourgade.play.generic_board import board_of
from bourgade.play.sentences import move_sentence
from bourgade.tui.draw import MARKS, Cast, Screen, board_lines, event_lines, side_by_side

TEXTS = Texts(Path(__file__).parent / "text")

NAME = 16  # longer names would push the rest out of a city's heading


class After(Enum):
    """What follows an answer."""

    ASK = auto()  # the same question again
    SHOW = auto()  # the table has changed, or is to be shown again
    LEAVE = auto()


class Display:
    """Prints a match and what is said about it in one language."""

    def __init__(self, match: Match, language: str, console: Console) -> None:
        self.match = match
        self.language = language
        self._letters = match.variant.words["seats"]
        self._reader = ""  # the seat that is spoken to as “you”, if there is one
        self._console = console
        self._casts: dict[str, Cast] = {}

    def show(self, position: Mapping[str, object]) -> None:
        """Print the board of a position of this match."""
        self._print(self._board(position))

    def _status(self, message: str, **args: Value) -> AbstractContextManager[object]:
        """A notice that moves while something is being thought about."""
        if not self._console.is_interactive:
            return nullcontext()
        return self._console.status(Text(self._say(message, **args), "dim"))

    def _board(self, position: Mapping[str, object], *, lean: bool = False) -> list[Text]:
        board = board_of(self.match.variant, position, self.language)
        legend = {colour: self._say(f"colour-{colour}") for colour in MARKS}
        return board_lines(board, self._screen(), self._cast(), legend, lean=lean)

    def _told_to(self, seat: str | None, events: Iterable[Event]) -> list[Event]:
        """The events that a seat may know: private ones are for their own seat alone."""
        return [e for e in events if self.match.over or not e.private or e.seat == seat]

    def _news(self, events: Iterable[Event], *, tight: bool = False) -> list[Text]:
        return event_lines(events, self.language, self._screen(), self._cast(), tight=tight)

    def _panel(
        self, title: str, rows: Sequence[Sequence[Cell]], columns: Sequence[str] = ()
    ) -> list[Text]:
        """A table that cuts no name; columns without a name are there for the rest."""
        width = len(rows[0]) if rows else 0
        heads = ("",) * (width - len(columns)) + tuple(columns)
        return side_by_side([Panel(title, heads, rows)], self._screen(), self._cast(), whole=True)

    def _describe(self, action: int) -> str:
        return move_sentence(self.match.variant, action, self.language, self._cast().names)

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

    def _who(self, seat: str | None) -> str:
        """How a sentence of the terminal speaks to or of a seat."""
        return "you" if seat and seat == self._reader else "other"

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
            if self._reader:
                names[self._reader] = self._game.texts.say(self.language, "you")
            self._casts[self.language] = Cast(called, names, self._reader)
        return self._casts[self.language]


def _shown(name: str) -> str:
    """A name as it may stand on this terminal: from a record it can hold anything."""
    printable = "".join(c for c in name if c.isprintable())
    return printable if len(printable) <= NAME else printable[: NAME - 1] + "…"
