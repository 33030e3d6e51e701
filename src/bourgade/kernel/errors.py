"""The one family of errors: each knows what was given, where things stand and what was possible.

An error is a message of the language files plus its arguments, so it speaks every language;
``str(error)`` is the English sentence. An argument may be an error too: the reason of another.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from bourgade.kernel.i18n import ERROR_TEXTS, KERNEL_TEXTS, Texts, Value

TYPED = {"move", "moves", "place", "rule"}  # arguments that are never names of something


class BourgadeError(Exception):
    """Something a person asked for that cannot be done; nothing was changed."""

    def __init__(
        self, message: str, texts: Texts | None = None, **args: Value | BourgadeError
    ) -> None:
        super().__init__(message)
        self.message = message
        self.args_ = args
        self._texts = texts

    @property
    def reason(self) -> str:
        """The stable name of the reason, for programs: ``cannot-afford``."""
        return self.message.split("-", 1)[1]

    def text(self, language: str = "en") -> str:
        """The sentence for a person."""
        return self.brief(language)

    def brief(self, language: str = "en") -> str:
        """The reason alone, where what was possible can be seen anyway."""
        texts = self._texts or ERROR_TEXTS
        args = {
            name: value.text(language) if isinstance(value, BourgadeError) else value
            for name, value in self.args_.items()
        }
        # What was typed is quoted as it was typed; only a game's own words have names.
        dims = ("seats", "actor", "phase") if self._texts is None else set(args) - TYPED
        return texts.say(language, self.message, **texts.named(language, args, dims))

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(BourgadeError):
    """No registered game has that name."""


class BadOption(BourgadeError):
    """An edition, option, value or number of players that the game does not have."""


class UnknownSeat(BourgadeError):
    """A seat that is not in play."""


class UnknownBot(BourgadeError):
    """No bot has that name."""


class BadBot(BourgadeError):
    """A bot of one's own that cannot be loaded."""


class BotFailed(BourgadeError):
    """A bot of one's own that raised an error in a game, or answered with what is not a move."""


class UnknownMove(BourgadeError):
    """A text that is not a move in this game at all."""


class IllegalMove(BourgadeError):
    """A move of this game that may not be made now."""

    def text(self, language: str = "en") -> str:
        """Why not, and what may be done instead."""
        why = self.brief(language)
        moves = str(self.args_.get("moves", ""))
        return f"{why} {KERNEL_TEXTS.say(language, 'possible', moves=moves)}" if moves else why


class NotYourTurn(BourgadeError):
    """A move by a seat that does not decide now."""


class NoPicture(BourgadeError):
    """A picture of a game that cannot draw its positions."""


class CannotUndo(BourgadeError):
    """There is nothing that may be taken back."""


class BadPosition(BourgadeError):
    """A position that cannot arise, or is not written as one; names the field."""

    @property
    def place(self) -> str:
        """Where in the position the fault lies: ``players.A.coins``."""
        return str(self.args_["place"])

    def text(self, language: str = "en") -> str:
        """The place, then what is wrong with it."""
        why = self.brief(language)
        return KERNEL_TEXTS.say(language, "position-at", place=self.place, why=why)


class BadNet(BourgadeError):
    """A file of a bot's net that cannot be read, or is for something else; names the file."""


class BadRecord(BourgadeError):
    """A record that cannot be read; names the line."""


class BadContent(BourgadeError):
    """A content file that breaks its schema; names file, key and reason."""


class BadGame(BourgadeError):
    """A game folder that breaks the contract: layout, dialect or texts. For authors of games."""


def nearest(typed: str, known: Iterable[str]) -> str:
    """The known word most like a typed one, for a message; ``none`` where nothing is like it."""
    return next(iter(difflib.get_close_matches(typed, list(known), 1)), "none")
