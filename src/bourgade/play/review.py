"""Hints and reviews of the coach, as plain data with one JSON form.

Command line, store, API and pages all use these types. All figures are shares of the win: 1 is a
certain win, and a shared win is split. Texts are in every language, by its code. The
coach itself is in ``bots/coach.py``; ``Match.hint`` and ``Match.review`` call it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import fsum
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Choice
from bourgade.kernel.i18n import LANGUAGES
from bourgade.kernel.layout import SEAT_LETTERS
from bourgade.play.accounts import (
    Account,
    ShareLine,
    Shares,
    accounts_of,
    moment_margins,
    widest_margin,
)
from bourgade.play.explain import Kind, explain
from bourgade.play.sentences import move_sentence

if TYPE_CHECKING:
    from bourgade.play.match import Match

FORMAT = 2
"""The version of the JSON form; raise it when a field changes or a language is added."""

MOST_SHOWN = 3  # moves of a hint, and moments picked out of a review

CANNOT_TELL = 0.1
"""With a larger margin the review says that it cannot tell luck from mistakes."""

Names = Mapping[str, Mapping[str, str]]  # of the players, by language and seat
Text = Mapping[str, str]  # by language
Sentences = Mapping[str, tuple[str, ...]]  # by language


@dataclass(frozen=True)
class Suggestion:
    """A move worth considering."""

    move: str
    text: Text  # the move as a sentence
    share: float  # of the win, for the player to move
    behind: float  # how far that is behind the best move's share
    visits: int  # of the search
    error: float  # standard error of the share from sampling
    reasons: Sentences  # what the move does for the player


class OtherFormat(BourgadeError):
    """A hint or review of another format."""


class _HasJson:
    """Base of what has a JSON form: hints and reviews."""

    _parts: ClassVar[Mapping[str, type[Any]]]  # fields that are lists of records

    def to_json(self) -> dict[str, Any]:
        """The JSON form; ``from_json`` reads it."""
        return json.loads(json.dumps(asdict(cast(Any, self))))

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read what ``to_json`` wrote; another format is an error."""
        given = data.get("format", 0)
        if given != FORMAT:
            raise OtherFormat("error-review-format", given=str(given), format=FORMAT)
        fields = cast("dict[str, Any]", _frozen(data))
        for name, kind in cls._parts.items():
            fields[name] = tuple(kind(**part) for part in fields[name])
        return cls(**fields)


def _frozen(value: Any) -> Any:
    """The same with tuples instead of JSON's lists."""
    if isinstance(value, Mapping):
        parts = cast("Mapping[str, Any]", value)
        return {name: _frozen(part) for name, part in parts.items()}
    if isinstance(value, list):
        return tuple(_frozen(part) for part in cast("list[Any]", value))
    return value


@dataclass(frozen=True)
class Hint(_HasJson):
    """The best moves of a decision, best first."""

    game: str
    options: Mapping[str, Choice]
    seat: str
    suggestions: tuple[Suggestion, ...]
    simulations: int
    seconds: float
    format: int = FORMAT
    _parts = {"suggestions": Suggestion}  # noqa: RUF012

    @property
    def best(self) -> Suggestion:
        return self.suggestions[0]


@dataclass(frozen=True)
class Moment:
    """One step of a game and its effect on the players' shares of the win."""

    step: int  # how many steps came before
    seat: str | None  # that moved; None for chance
    move: str
    text: Text  # the move or outcome as a sentence
    choices: int  # how many moves or outcomes there were
    before: Shares  # by seat: the mean over all outcomes, or the value after the best move
    after: Shares  # by seat, with best play from here on
    better: str | None  # the move that was better, if there was one
    better_text: Text | None
    margin: float  # how far off the change may be; 0 where it is exact
    reasons: Sentences  # what the better move would have gained; only for the costliest

    @property
    def by_chance(self) -> bool:
        return self.seat is None

    @property
    def change(self) -> Shares:
        """The gain of each seat's share: by luck, or by the mover's mistake."""
        return tuple(b - a for a, b in zip(self.before, self.after, strict=True))

    @property
    def lost(self) -> float:
        """What the move cost the player who made it; chance and best moves cost nothing."""
        return 0.0 if self.seat is None else max(0.0, -self.change[SEAT_LETTERS.index(self.seat)])

    @property
    def swing(self) -> float:
        """The largest change of a share."""
        return max(map(abs, self.change))


@dataclass(frozen=True)
class Review(_HasJson):
    """A game step by step: luck, mistakes and turning points."""

    game: str
    options: Mapping[str, Choice]
    seats: tuple[str, ...]
    names: Names
    finished: bool  # False if the game broke off
    start: Shares  # of the win, by seat, before the first step
    accounts: tuple[Account, ...]
    moments: tuple[Moment, ...]  # one per step, in order
    costliest: tuple[int, ...]  # steps of the decisions that lost most, worst first
    turning_points: tuple[int, ...]  # steps where shares changed most, in order
    margin: float  # typical margin of one moment's change; 0 if all is exact
    widest: float  # margin of all accounts
    positions: int  # that were searched
    simulations: int
    seconds: float
    format: int = FORMAT
    _parts = {"accounts": Account, "moments": Moment}  # noqa: RUF012

    @property
    def can_tell(self) -> bool:
        """Whether the search was long enough to tell luck from mistakes."""
        return self.widest <= CANNOT_TELL

    @property
    def line(self) -> tuple[Shares, ...]:
        """The shares at the start and after every step."""
        return (self.start, *(moment.after for moment in self.moments))


# Building a review from its moments


def review_of(
    match: Match,
    line: ShareLine,
    earlier: ShareLine | None,
    wording: Wording,
    *,
    positions: int,
    simulations: int,
    seconds: float,
) -> Review:
    """The review of a match from the lines of the last two passes; no earlier one if exact."""
    moments, variant = _moments(match, line, earlier, wording), match.variant
    costliest = _costliest(moments)
    for step in costliest:
        moments[step] = replace(moments[step], reasons=wording.missed(moments[step]))
    accounts = accounts_of(line, earlier, match.over)
    return Review(
        game=variant.game.name,
        options=dict(variant.options),
        seats=tuple(variant.words["seats"]),
        names={language: wording.names_of_all(language) for language in wording.languages},
        finished=match.over,
        start=line.start,
        accounts=accounts,
        moments=tuple(moments),
        costliest=costliest,
        turning_points=_turning_points(moments),
        margin=_typical_margin(moments),
        widest=widest_margin(accounts),
        positions=positions,
        simulations=simulations,
        seconds=round(seconds, 3),
    )


def _moments(
    match: Match, line: ShareLine, earlier: ShareLine | None, wording: Wording
) -> list[Moment]:
    text = match.variant.vocabulary.text
    moments: list[Moment] = []
    margins = moment_margins(line, earlier)
    for at, (step, change) in enumerate(zip(match.steps(), line.changes, strict=True)):
        moment = Moment(
            step=at,
            seat=change.seat,
            move=text(step.action),
            text=wording.text(step.action),
            choices=change.choices,
            before=change.before,
            after=change.after,
            better=None,
            better_text=None,
            margin=margins[at],
            reasons={},
        )
        better = change.better
        # What may be an error of the search is not called a mistake.
        if better is not None and moment.lost > moment.margin:
            moment = replace(moment, better=text(better), better_text=wording.text(better))
        moments.append(moment)
    return moments


def _costliest(moments: Sequence[Moment]) -> tuple[int, ...]:
    """The steps of the costliest mistakes."""
    found = [m for m in moments if m.better is not None]
    return tuple(m.step for m in sorted(found, key=lambda m: (-m.lost, m.step))[:MOST_SHOWN])


def _turning_points(moments: Sequence[Moment]) -> tuple[int, ...]:
    found = [m for m in moments if m.swing > m.margin]
    largest = sorted(found, key=lambda m: (-m.swing, m.step))[:MOST_SHOWN]
    return tuple(sorted(m.step for m in largest))


def _typical_margin(moments: Sequence[Moment]) -> float:
    margins = [moment.margin for moment in moments if moment.choices > 1]
    return (fsum(m * m for m in margins) / len(margins)) ** 0.5 if margins else 0.0


@dataclass(frozen=True)
class Wording:
    """The moves of a match, and the reasons for them, in every language."""

    match: Match
    given: Names | None = None  # the names of the players, if not those of the match

    @property
    def languages(self) -> Sequence[str]:
        return tuple(self.given or LANGUAGES)

    def names(self, language: str) -> Mapping[str, str]:
        """The names of the players that have one."""
        return self.match.players if self.given is None else self.given[language]

    def names_of_all(self, language: str) -> dict[str, str]:
        """A name for every seat."""
        variant, names = self.match.variant, self.names(language)
        seats = variant.words["seats"]
        return {seat: variant.name(language, "seats", seat, names) for seat in seats}

    def text(self, action: int) -> Text:
        """A move as a sentence."""
        variant = self.match.variant
        return {
            language: move_sentence(variant, action, language, self.names(language))
            for language in self.languages
        }

    def reasons(self, action: int, seat: str) -> Sentences:
        """What a move does for the seat to move, in the current position."""
        match = self.match
        before, after = match.seen_by(seat), _seen_after(match, action, seat)
        return self._told("reason", before, after, seat)

    def missed(self, moment: Moment) -> Sentences:
        """What the better move of a moment would have gained the player."""
        seat, better = moment.seat, moment.better
        if seat is None or better is None:
            return {}
        action = self.match.variant.vocabulary.action
        then = Wording(self.match.at(moment.step), self.given)
        return then.gains(action(better), action(moment.move), seat)

    def gains(self, better: int, made: int, seat: str) -> Sentences:
        """What one move would have gained the seat over another, in the current position."""
        best, worse = (_seen_after(self.match, action, seat) for action in (better, made))
        return self._told("missed", worse, best, seat)

    def _told(self, kind: Kind, before: Any, after: Any, seat: str) -> Sentences:
        variant, p = self.match.variant, SEAT_LETTERS.index(seat)
        return {
            lang: tuple(explain(variant, kind, before, after, p, lang, names=self.names(lang)))
            for lang in self.languages
        }


def _seen_after(match: Match, action: int, seat: str) -> Any:
    """The state after a decision, as the seat sees it."""
    then = match.at(len(match.steps()))
    then.play_action(action)
    return then.seen_by(seat)
