"""Options: the choices made before set-up, how they are parsed, and why one is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from bourgade.kernel.errors import BadOption, nearest
from bourgade.kernel.layout import SEAT_LETTERS

Choice = str | int  # a value of an option: a word, or a number
Options = Mapping[str, Any]  # the options chosen so far, by name; each value is a Choice
OptionValue = str | int | list[str] | tuple[str, ...]  # what a caller may give; a list is its words

EDITION = "edition"  # the option that says which box or which edition of the rules is played
PLAYERS = "players"  # the option that every game has: how many people play
FIRST_PLAYER = "first_player"  # which seat begins, if it can be chosen

MOST_CHOICES = 2_048  # combinations of options that are tried one by one
FEW_VALUES = 8  # that are listed one by one; more consecutive numbers are shown as a range


@dataclass(frozen=True)
class Option:
    """A choice made before set-up. The first value allowed is the default.

    The values are fixed, or depend on the content and on the options before this one. Generic code
    knows three names: EDITION, PLAYERS and FIRST_PLAYER.
    """

    name: str
    values: tuple[Choice, ...] | Callable[[Any, Options], tuple[Choice, ...]]
    rule: str = ""
    required: Callable[[Options], bool] = lambda chosen: False
    """Whether it must be given, because the options before it leave the choice to the host."""
    asked_first: bool = False
    """Whether people are asked for it, like edition and players, if there is a choice."""

    def allowed(self, content: Any, chosen: Options) -> tuple[Choice, ...]:
        """The allowed values after the options before this one are chosen."""
        return self.values(content, chosen) if callable(self.values) else self.values

    def extend(self, content: Any, chosen: list[dict[str, Choice]]) -> list[dict[str, Choice]]:
        """Every choice of the options before, with every value of this one.

        If that would be too many, each choice takes one value, in turn.
        """
        values = [self.allowed(content, before) for before in chosen]
        if sum(map(len, values)) > MOST_CHOICES:
            values = [(some[n % len(some)],) for n, some in enumerate(values)]
        return [
            {**before, self.name: value}
            for before, some in zip(chosen, values, strict=True)
            for value in some
        ]

    def read(self, given: Any, values: tuple[Choice, ...]) -> Choice | None:
        """Parse a value given as a number, a list of words or a text in any case."""
        word = _canonical(given)
        return next((value for value in values if word and _canonical(value) == word), None)


def _canonical(given: Any) -> str:
    """The form in which a value is compared; empty if it cannot be one."""
    if isinstance(given, list | tuple):
        words = cast("Sequence[Any]", given)
        given = " ".join(words) if all(isinstance(word, str) for word in words) else None
    if isinstance(given, bool) or not isinstance(given, str | int):
        return ""
    return " ".join(str(given).replace(",", " ").lower().split())


def players(rule: str, limits: Callable[[Any, Options], Any]) -> Option:
    """How many play: from ``players_min`` to ``players_max`` of a table of the content."""

    def allowed(content: Any, chosen: Options) -> tuple[int, ...]:
        table = limits(content, chosen)
        return tuple(range(table.players_min, table.players_max + 1))

    return Option(PLAYERS, allowed, rule)


def first_player(rule: str) -> Option:
    """Who begins: chance decides, or a seat is named."""

    def allowed(content: Any, chosen: Options) -> tuple[str, ...]:
        return ("random", *SEAT_LETTERS[: chosen[PLAYERS]])

    return Option(FIRST_PLAYER, allowed, rule)


def resolve(
    game: str, options: Sequence[Option], content: Any, chosen: Options
) -> dict[str, Choice]:
    """Check the options given for a game and complete them, in the order it declares."""
    names = [option.name for option in options]
    for name in chosen:
        if name == EDITION and name not in names:
            raise BadOption("error-no-editions", game=game, option=name)
        if name not in names:
            raise BadOption(
                "error-unknown-option", game=game, option=name, options=", ".join(names),
                near=nearest(name, names),
            )  # fmt: skip
    resolved: dict[str, Choice] = {}
    for option in options:
        values = option.allowed(content, resolved)
        if option.name in chosen:
            value = option.read(chosen[option.name], values)
            if value is None:
                raise _refused(game, options, content, chosen, resolved)
        elif option.required(resolved):
            given = ", ".join(f"{name} {value}" for name, value in resolved.items())
            raise BadOption(
                "error-option-missing", game=game, option=option.name,
                values=listed_values(values), given=given,
            )  # fmt: skip
        else:
            value = values[0]
        resolved[option.name] = value
    return resolved


def _refused(
    game: str, options: Sequence[Option], content: Any, chosen: Options, resolved: Options
) -> BadOption:
    """Why the first unresolved value is refused: unknown, or at odds with an earlier choice."""
    before, option = options[: len(resolved)], options[len(resolved)]
    given, values = chosen[option.name], option.allowed(content, resolved)
    name, value, possible = option.name, str(given), listed_values(values)

    def refused(other: str, would: Sequence[Choice], message: str) -> BadOption:
        return BadOption(
            message, game=game, option=name, value=value, values=possible, other=other,
            chosen=str(resolved[other]), would=listed_values(would),
        )  # fmt: skip

    if editions := [other for other in before if other.name == EDITION]:
        boxes = editions[0].allowed(content, {})
        using = [box for box in boxes if _is_used(before, content, box, option)]
        if using and resolved[EDITION] not in using:
            return refused(EDITION, using, "error-option-unused")
    for other in reversed(before):
        would_do = [
            choice
            for choice in other.allowed(content, resolved)
            for allowed in [_allowed(before, content, {**chosen, other.name: choice}, option)]
            if option.read(given, allowed) is not None
        ]
        if would_do:
            message = "error-option-unused" if len(values) == 1 else "error-option-depends"
            return refused(other.name, would_do, message)
    return BadOption("error-bad-value", game=game, option=name, value=value, values=possible)


def _is_used(before: Sequence[Option], content: Any, box: Choice, wanted: Option) -> bool:
    """Whether an option has a choice in a box, for any values of the options before it."""
    pending: list[dict[str, Choice]] = [{}]
    for option in before:
        pending = option.extend(content, pending)
        if option.name == EDITION:
            pending = [choice for choice in pending if choice[EDITION] == box]
    return any(len(wanted.allowed(content, choice)) > 1 for choice in pending)


def _allowed(
    before: Sequence[Option], content: Any, chosen: Options, wanted: Option
) -> tuple[Choice, ...]:
    """The values of an option after others were chosen; those in between take what is allowed."""
    resolved: dict[str, Choice] = {}
    for option in before:
        values = option.allowed(content, resolved)
        value = option.read(chosen.get(option.name), values)
        resolved[option.name] = values[0] if value is None else value
    return wanted.allowed(content, resolved)


def listed_values(values: Sequence[Choice]) -> str:
    """Values as people read them: many consecutive numbers as a range."""
    numbers = sorted(value for value in values if isinstance(value, int))
    if len(numbers) == len(values) > FEW_VALUES and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(str(value) for value in values)
