"""What a coach has to say: a hint for a decision, and a game looked back at.

Everything is counted in shares of the win: 1 is a sure win, a shared win is shared out. The coach
itself stands above, with the bots; ``Match.hint`` and ``Match.review`` ask for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import TYPE_CHECKING, Any

from bourgade.kernel.game import BY_CHANCE, SEAT_LETTERS
from bourgade.play.explain import compare, explain
from bourgade.play.move_text import move_sentence

if TYPE_CHECKING:
    from bourgade.play.match import Match

Shares = tuple[float, ...]

MOST_SHOWN = 3
"""Moves and moments that are picked out of a game."""


@dataclass(frozen=True)
class Suggestion:
    """A move that the coach would think about."""

    action: int
    move: str
    share: float  # of the win, for who decides
    behind: float  # how much that is less than the best move's
    visits: int  # how often the search tried it
    error: float  # standard error of the share, as far as chance in the search goes


@dataclass(frozen=True)
class Hint:
    """The best few moves of a decision, the best first."""

    match: Match  # as it stood
    seat: str
    suggestions: tuple[Suggestion, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> Suggestion:
        return self.suggestions[0]

    def reasons(self, suggestion: Suggestion, language: str = "en") -> list[str]:
        """What the move does for the seat, in sentences."""
        match, seat = self.match, self.seat
        return explain(
            match.variant, match.seen_by(seat), _seen_after(match, suggestion.action, seat),
            SEAT_LETTERS.index(seat), language, names=match.players,
        )  # fmt: skip

    def to_dict(self, language: str = "en") -> dict[str, Any]:
        """The hint as plain data."""
        names = self.match.names(language)
        return {
            "seat": self.seat,
            "simulations": self.simulations,
            "seconds": round(self.seconds, 3),
            "suggestions": [
                {
                    "move": suggestion.move,
                    "text": move_sentence(self.match.variant, suggestion.action, language, names),
                    "share": suggestion.share,
                    "behind": suggestion.behind,
                    "visits": suggestion.visits,
                    "error": suggestion.error,
                    "reasons": self.reasons(suggestion, language),
                }
                for suggestion in self.suggestions
            ],
        }


@dataclass(frozen=True)
class Moment:
    """One step of a game, and what it did to everybody's share of the win."""

    step: int  # how many steps were played before it
    actor: str  # a seat's letter, or "chance"
    action: int
    move: str
    choices: int  # how many moves or outcomes there were
    before: Shares  # with best play from here on
    after: Shares
    better: int | None  # the action that would have been better, if there was one
    error: float  # standard error of the search's values here

    @property
    def by_chance(self) -> bool:
        return self.actor == BY_CHANCE

    @property
    def change(self) -> Shares:
        """What everybody's share gained: by luck, or by the mover's mistake."""
        return tuple(b - a for a, b in zip(self.before, self.after, strict=True))

    @property
    def lost(self) -> float:
        """What the mover's own decision cost them; chance and best moves cost nothing."""
        return 0.0 if self.by_chance else max(0.0, -self.change[SEAT_LETTERS.index(self.actor)])

    @property
    def swing(self) -> float:
        return max(map(abs, self.change))


@dataclass(frozen=True)
class Account:
    """How a seat came to its result: the first four add up to the last."""

    seat: str
    start: float
    luck: float  # what dice and draws gave
    mistakes: float  # what the player's own decisions cost, 0 or less
    gifts: float  # what the others' mistakes gave, or with several players also took
    result: float


@dataclass(frozen=True)
class Review:
    """A game looked back at, step by step. ``finished`` is False where it broke off."""

    match: Match
    finished: bool
    moments: tuple[Moment, ...]
    positions: int  # that were searched
    simulations: int
    seconds: float

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.match.variant.words["seats"])

    @property
    def line(self) -> tuple[Shares, ...]:
        """Everybody's share at the start and after every step."""
        return (self.moments[0].before, *(moment.after for moment in self.moments))

    @property
    def accounts(self) -> tuple[Account, ...]:
        return tuple(self._account(p) for p in range(len(self.seats)))

    def _account(self, p: int) -> Account:
        chance = [m.change[p] for m in self.moments if m.by_chance]
        seat = self.seats[p]
        own = [m.change[p] for m in self.moments if m.actor == seat]
        others = [m.change[p] for m in self.moments if not m.by_chance and m.actor != seat]
        return Account(
            seat, self.moments[0].before[p], fsum(chance), fsum(own), fsum(others),
            self.moments[-1].after[p],
        )  # fmt: skip

    @property
    def error(self) -> float:
        """The typical standard error of one moment's figures; 0 where all is exact."""
        errors = [moment.error for moment in self.moments if moment.choices > 1]
        return (fsum(e * e for e in errors) / len(errors)) ** 0.5 if errors else 0.0

    def costliest(self, count: int = MOST_SHOWN) -> list[Moment]:
        """The decisions that lost most; what the search's own error can explain is no mistake."""
        found = [m for m in self.moments if m.better is not None and m.lost > m.error]
        return sorted(found, key=lambda m: (-m.lost, m.step))[:count]

    def turning_points(self, count: int = MOST_SHOWN) -> list[Moment]:
        """Where shares changed most, in the order of the game."""
        found = [m for m in self.moments if m.swing > m.error]
        largest = sorted(found, key=lambda m: (-m.swing, m.step))[:count]
        return sorted(largest, key=lambda m: m.step)

    def reasons(self, moment: Moment, language: str = "en") -> list[str]:
        """What the better move would have brought the mover, in sentences."""
        if moment.better is None:
            return []
        match, seat = self.match.at(moment.step), moment.actor
        return compare(
            match.variant, _seen_after(match, moment.better, seat),
            _seen_after(match, moment.action, seat), SEAT_LETTERS.index(seat), language,
            names=match.players,
        )  # fmt: skip

    def to_dict(self, language: str = "en") -> dict[str, Any]:
        """The review as plain data."""
        variant, names = self.match.variant, self.match.names(language)

        def told(action: int | None) -> str | None:
            return None if action is None else move_sentence(variant, action, language, names)

        return {
            "game": variant.game.name,
            "options": dict(variant.options),
            "seats": list(self.seats),
            "names": dict(names),
            "finished": self.finished,
            "accounts": [
                {
                    "seat": account.seat,
                    "start": account.start,
                    "luck": account.luck,
                    "mistakes": account.mistakes,
                    "gifts": account.gifts,
                    "result": account.result,
                }
                for account in self.accounts
            ],
            "costliest": [
                {
                    "step": moment.step,
                    "lost": moment.lost,
                    "reasons": self.reasons(moment, language),
                }
                for moment in self.costliest()
            ],
            "turning_points": [moment.step for moment in self.turning_points()],
            "line": [list(shares) for shares in self.line],
            "moments": [
                {
                    "step": moment.step,
                    "seat": None if moment.by_chance else moment.actor,
                    "move": moment.move,
                    "text": told(moment.action),
                    "choices": moment.choices,
                    "change": list(moment.change),
                    "lost": moment.lost,
                    "better": None
                    if moment.better is None
                    else variant.vocabulary.text(moment.better),
                    "better_text": told(moment.better),
                    "error": moment.error,
                }
                for moment in self.moments
            ],
            "error": self.error,
            "positions": self.positions,
            "simulations": self.simulations,
            "seconds": round(self.seconds, 3),
        }


def _seen_after(match: Match, action: int, seat: str) -> Any:
    """The state after a decision, as the seat sees it."""
    then = match.at(len(match.steps()))
    then.play_action(action)
    return then.seen_by(seat)
