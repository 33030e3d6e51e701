"""All errors: each knows what was given, how things stand and what was possible.

An error is a message of the language files with arguments, so it can be told in every language;
``str(error)`` is the English sentence. An argument may be an error itself: the reason.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from bourgade.kernel.i18n import ERROR_TEXTS, KERNEL_TEXTS, Texts, Value

TYPED = {"move", "moves", "place", "rule"}  # arguments that are shown as they are


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
        """A stable name of the reason for programs: ``cannot-afford``."""
        return self.message.split("-", 1)[1]

    def text(self, language: str = "en") -> str:
        """The sentence for a person."""
        return self.brief(language)

    def brief(self, language: str = "en") -> str:
        """The reason alone, for places that show what was possible anyway."""
        texts = self._texts or ERROR_TEXTS
        args = {
            name: value.text(language) if isinstance(value, BourgadeError) else value
            for name, value in self.args_.items()
        }
        # Typed text is quoted as it was typed; only a game's own words have names.
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
    """A bot of the user's own that cannot be loaded."""


class BotFailed(BourgadeError):
    """A bot of the user's own that raised an error or gave an answer that is not a move."""


class UnknownMove(BourgadeError):
    """A text that is not a move in this game at all."""


class IllegalMove(BourgadeError):
    """A move of this game that may not be made now."""

    def text(self, language: str = "en") -> str:
        """The reason, and the legal moves."""
        why = self.brief(language)
        moves = str(self.args_.get("moves", ""))
        return f"{why} {KERNEL_TEXTS.say(language, 'possible', moves=moves)}" if moves else why


class NotYourTurn(BourgadeError):
    """A move by a seat that is not to move."""


class NoPicture(BourgadeError):
    """The game cannot draw its positions."""


class CannotUndo(BourgadeError):
    """No move may be taken back."""


class BadPosition(BourgadeError):
    """A position that is impossible or malformed; names the field."""

    @property
    def place(self) -> str:
        """The field at fault: ``players.A.coins``."""
        return str(self.args_["place"])

    def text(self, language: str = "en") -> str:
        """The field, then what is wrong with it."""
        why = self.brief(language)
        return KERNEL_TEXTS.say(language, "position-at", place=self.place, why=why)


class BadNet(BourgadeError):
    """The file of a net that cannot be read or does not fit; names the file."""


class BadRecord(BourgadeError):
    """A record that cannot be read; names the line."""


class BadContent(BourgadeError):
    """A content file that breaks its schema; names file, key and reason."""


class BadGame(BourgadeError):
    """A game folder that breaks the contract: layout, dialect or texts; for authors of games."""


def nearest(typed: str, known: Iterable[str]) -> str:
    """The known word closest to a typed one, for a message; ``none`` if nothing is close."""
    return next(iter(difflib.get_close_matches(typed, list(known), 1)), "none")
