"""What a coach found out, as pages show it: hints, chances, the review of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bourgade.play.move_text import move_sentence
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
    is_told: bool  # somebody else sees that a hint was asked for


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
    again: str  # where somebody plays on from before it, in that seat


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


def hint_of(table: TableState, told: Mapping[str, Any], language: str) -> HintView:
    """A hint in the language of the player who wanted it."""
    names = names_of(table, language)
    moves = [
        HintMove(
            move=suggestion["move"],
            label=_sentence(table, suggestion["move"], language, names),
            percent=percent(language, suggestion["share"]),
            behind=points(language, suggestion["behind"]),
            width=round(100 * suggestion["share"], 1),
            reasons=suggestion["reasons"][language],
        )
        for suggestion in told["suggestions"]
    ]
    return HintView(told["seat"], moves, told["simulations"], len(table.people) > 1)


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


def chances_at(
    table: TableState, told: Mapping[str, Any], step: int, language: str
) -> list[Chance]:
    """The chances after a step, as the review has them."""
    line = told["line"]
    return chances_of(table, line[min(step, len(line) - 1)], language)


def chart_of(told: Mapping[str, Any], now: int | None = None) -> Chart:
    """The lines of the chances, with turning points numbered; all in percent of its size."""
    line: list[list[float]] = told["line"]
    seats: list[str] = told["seats"]
    last = max(1, len(line) - 1)

    def place(step: int, p: int) -> tuple[float, float]:
        return round(100 * step / last, 2), round(100 * (1 - line[step][p]), 2)

    lines = [
        (letter, " ".join("{},{}".format(*place(step, p)) for step in range(len(line))))
        for p, letter in enumerate(seats)
    ]
    marks: list[Mark] = []
    for moment in told["moments"]:
        p, step = _hit(moment["change"]), int(moment["step"])
        number = _number(told["turning_points"], step)
        if number or abs(moment["change"][p]) >= LEAST:
            marks.append(Mark(*place(step + 1, p), seats[p], moment["seat"] is None, number))
    return Chart(lines, marks, None if now is None else place(min(now, last), 0)[0])


def _hit(change: Sequence[float]) -> int:
    """The seat whose chances changed most."""
    return max(range(len(change)), key=lambda p: abs(change[p]))


def _number(steps: Sequence[int], step: int) -> int:
    return steps.index(step) + 1 if step in steps else 0


def review_of(table: TableState, told: Mapping[str, Any], language: str) -> ReviewView:
    """The review of a table in one language."""
    names = names_of(table, language)
    seats: list[str] = told["seats"]
    line: list[list[float]] = told["line"]
    moments: list[dict[str, Any]] = told["moments"]
    return ReviewView(
        chart=chart_of(told),
        ends=[
            (s, names.get(s, s), percent(language, line[0][p]), percent(language, line[-1][p]))
            for p, s in enumerate(seats)
        ],
        rows=[
            (
                moment["step"] + 1,
                "" if moment["choices"] < 2 else "chance" if moment["seat"] is None else "decision",
                _sentence(table, moment["move"], language, names),
                [percent(language, share) for share in line[n + 1]],
            )
            for n, moment in enumerate(moments)
        ],
        accounts=[
            AccountView(
                seat,
                names.get(seat, seat),
                figure(language, account["start"]),
                figure(language, account["luck"], signed=True),
                figure(language, account["mistakes"], signed=True),
                figure(language, account["gifts"], signed=True),
                figure(language, account["result"]),
            )
            for seat, account in zip(seats, told["accounts"], strict=True)
        ],
        turning=[_moment(table, told, step, language) for step in told["turning_points"]],
        costliest=[_moment(table, told, step, language) for step in told["costliest"]],
        error=points(language, told["error"]),
    )


def _moment(table: TableState, told: Mapping[str, Any], step: int, language: str) -> MomentView:
    moment = told["moments"][step]
    names, seats = names_of(table, language), list[str](told["seats"])
    seat: str = moment["seat"] or ""
    before, after = told["line"][step], told["line"][step + 1]
    better = moment["better"]
    return MomentView(
        step=step,
        seat=seat,
        name=names.get(seat, ""),
        move=_sentence(table, moment["move"], language, names),
        lost=points(language, moment["lost"]),
        better=_sentence(table, better, language, names) if better else "",
        reasons=told["reasons"].get(str(step), {}).get(language, ()),
        swings=[
            (s, names.get(s, s), TEXTS.say(
                language, "review-swing", name=names.get(s, s),
                before=percent(language, before[p]), after=percent(language, after[p]),
            ))
            for p, s in enumerate(seats)
            if abs(moment["change"][p]) >= 0.005
        ],
        again=_again(table, step, seat),
    )  # fmt: skip


def _again(table: TableState, step: int, seat: str) -> str:
    """The address of a new table from before a step, with oneself in the seat that decided."""
    mine = seat or min(table.letters, default="")
    seats = "".join(f"&seat-{s}={'me' if s == mine else 'bot'}" for s in table.letters)
    return f"/games/{table.row.game}/new?from={table.id}&step={step}{seats}"


def _sentence(table: TableState, move: str, language: str, names: Mapping[str, str]) -> str:
    assert table.match is not None
    variant = table.match.variant
    return move_sentence(variant, variant.vocabulary.action(move), language, names)
