"""Hints, winning chances and the review of a game, as pages show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bourgade.play.review import Hint, Review
from bourgade.server.table_state import TableState
from bourgade.server.views.names import names_of
from bourgade.server.words import TEXTS

LEAST = 0.01
"""Changes of the chances below this get no dot on the chart."""


@dataclass(frozen=True)
class HintMove:
    """A move that is worth thinking about."""

    move: str
    label: str
    percent: str
    behind: str
    width: float  # of 100
    reasons: Sequence[str]


@dataclass(frozen=True)
class HintView:
    seat: str
    moves: Sequence[HintMove]
    simulations: int
    is_told: bool  # other players see that a hint was asked for


Chance = tuple[str, str, int]
"""The letter and the name of a seat, and its percent of the win."""


@dataclass(frozen=True)
class AccountView:
    """How a seat came to its result, in points."""

    letter: str
    name: str
    start: str
    luck: str
    mistakes: str
    gifts: str
    result: str


@dataclass(frozen=True)
class MomentView:
    """A step of the game that mattered."""

    step: int  # the position before it
    seat: str  # who decided; "" for chance
    name: str
    move: str
    lost: str
    better: str
    reasons: Sequence[str]
    swings: Sequence[tuple[str, str, str]]  # letter, name, what became of the chances
    again: str  # the address to play on from before it, in that seat


@dataclass(frozen=True)
class Mark:
    """A dot on a line of the chart."""

    x: float
    y: float
    letter: str
    is_chance: bool
    number: int  # of the turning point, or 0


@dataclass(frozen=True)
class Chart:
    lines: Sequence[tuple[str, str]]  # letter, the points of the line
    marks: Sequence[Mark]
    now: float | None  # where a replay stands


@dataclass(frozen=True)
class ReviewView:
    chart: Chart
    ends: Sequence[tuple[str, str, str, str]]  # letter, name, percent at the start and at the end
    rows: Sequence[tuple[int, str, str, Sequence[str]]]  # step, kind, what happened, percents
    accounts: Sequence[AccountView]
    turning: Sequence[MomentView]
    costliest: Sequence[MomentView]
    error: str


def percent(language: str, share: float) -> str:
    return TEXTS.say(language, "percent", number=round(100 * share))


def points(language: str, share: float) -> str:
    """Hundredths of the win, with one decimal."""
    return TEXTS.say(language, "points", number=_tenths(abs(share)))


def figure(language: str, share: float, *, signed: bool = False) -> str:
    """The same as a number alone, with its sign where it is a change."""
    number = _tenths(share)
    sign = "−" if number < 0 else "+" if number > 0 and signed else ""
    return sign + TEXTS.say(language, "figure", number=abs(number))


def _tenths(share: float) -> int | float:
    number = round(100 * share, 1)
    return int(number) if number == int(number) else number


def hint_of(table: TableState, hint: Hint, language: str) -> HintView:
    """A hint in the language of the page."""
    moves = [
        HintMove(
            move=suggestion.move,
            label=suggestion.text[language],
            percent=percent(language, suggestion.share),
            behind=points(language, suggestion.behind),
            width=round(100 * suggestion.share, 1),
            reasons=suggestion.reasons[language],
        )
        for suggestion in hint.suggestions
    ]
    return HintView(hint.seat, moves, hint.simulations, len(table.people) > 1)


def chances_of(table: TableState, shares: Sequence[float], language: str) -> list[Chance]:
    """Whole percents that add up to 100: what rounding leaves goes to the largest fractions."""
    if not shares or table.match is None:
        return []
    letters, names = table.match.variant.words["seats"], names_of(table, language)
    floors = [int(100 * share) for share in shares]
    rests = sorted(range(len(shares)), key=lambda p: floors[p] - 100 * shares[p])
    for p in rests[: 100 - sum(floors)]:
        floors[p] += 1
    return [
        (letter, names.get(letter, letter), share)
        for letter, share in zip(letters, floors, strict=True)
    ]


# The review


def chances_at(table: TableState, review: Review, step: int, language: str) -> list[Chance]:
    """The chances after a step, as the review has them."""
    line = review.line
    return chances_of(table, line[min(step, len(line) - 1)], language)


def chart_of(review: Review, now: int | None = None) -> Chart:
    """The lines of the chances, with turning points numbered; all in percent of its size."""
    line, seats = review.line, review.seats
    last = max(1, len(line) - 1)

    def place(step: int, p: int) -> tuple[float, float]:
        return round(100 * step / last, 2), round(100 * (1 - line[step][p]), 2)

    lines = [
        (letter, " ".join("{},{}".format(*place(step, p)) for step in range(len(line))))
        for p, letter in enumerate(seats)
    ]
    marks: list[Mark] = []
    for moment in review.moments:
        change = moment.change
        p = max(range(len(change)), key=lambda p: abs(change[p]))  # the seat that it hit most
        number = _number(review.turning_points, moment.step)
        if number or abs(change[p]) >= LEAST:
            marks.append(Mark(*place(moment.step + 1, p), seats[p], moment.by_chance, number))
    return Chart(lines, marks, None if now is None else place(min(now, last), 0)[0])


def _number(steps: Sequence[int], step: int) -> int:
    return steps.index(step) + 1 if step in steps else 0


def review_of(table: TableState, review: Review, language: str) -> ReviewView:
    """The review of a table in one language."""
    names, seats, line = names_of(table, language), review.seats, review.line
    return ReviewView(
        chart=chart_of(review),
        ends=[
            (s, names.get(s, s), percent(language, line[0][p]), percent(language, line[-1][p]))
            for p, s in enumerate(seats)
        ],
        rows=[
            (
                moment.step + 1,
                "" if moment.choices < 2 else "chance" if moment.by_chance else "decision",
                moment.text[language],
                [percent(language, share) for share in moment.after],
            )
            for moment in review.moments
        ],
        accounts=[
            AccountView(
                account.seat,
                names.get(account.seat, account.seat),
                figure(language, account.start),
                figure(language, account.luck, signed=True),
                figure(language, account.mistakes, signed=True),
                figure(language, account.gifts, signed=True),
                figure(language, account.result),
            )
            for account in review.accounts
        ],
        turning=[_moment(table, review, step, language) for step in review.turning_points],
        costliest=[_moment(table, review, step, language) for step in review.costliest],
        error=points(language, review.error),
    )


def _moment(table: TableState, review: Review, step: int, language: str) -> MomentView:
    moment, names = review.moments[step], names_of(table, language)
    seat = moment.seat or ""
    return MomentView(
        step=step,
        seat=seat,
        name=names.get(seat, ""),
        move=moment.text[language],
        lost=points(language, moment.lost),
        better=moment.better_text[language] if moment.better_text else "",
        reasons=moment.reasons.get(language, ()),
        swings=[
            (s, names.get(s, s), TEXTS.say(
                language, "review-swing", name=names.get(s, s),
                before=percent(language, moment.before[p]),
                after=percent(language, moment.after[p]),
            ))
            for p, s in enumerate(review.seats)
            if abs(moment.change[p]) >= 0.005
        ],
        again=_again(table, step, seat),
    )  # fmt: skip


def _again(table: TableState, step: int, seat: str) -> str:
    """The address of a new table from before a step, with the viewer in the seat that decided."""
    mine = seat or min(table.letters, default="")
    seats = "".join(f"&seat-{s}={'me' if s == mine else 'bot'}" for s in table.letters)
    return f"/games/{table.row.game}/new?from={table.id}&step={step}{seats}"
