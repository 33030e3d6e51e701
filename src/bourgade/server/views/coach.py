"""Hints, winning chances and the review of a game, as pages show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bourgade.play.review import Hint, Moment, Review
from bourgade.server.table_state import TableState
from bourgade.server.views.names import names_of
from bourgade.server.words import TEXTS

LEAST = 0.01
"""Changes of the chances below this get no dot on the chart."""


Chance = tuple[str, str, int]
"""The letter and the name of a seat, and its percent of the win."""


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


def hint_of(table: TableState, hint: Hint, language: str) -> dict[str, Any]:
    """A hint in the language of the page: the moves that are worth thinking about."""
    return {
        "seat": hint.seat,
        "moves": [
            {
                "move": one.move,
                "label": one.text[language],
                "percent": percent(language, one.share),
                "behind": points(language, one.behind) if round(1000 * one.behind) else "",
                "width": round(100 * one.share, 1),  # of 100
                "reasons": one.reasons[language],
            }
            for one in hint.suggestions
        ],
        "simulations": hint.simulations,
        "is_told": len(table.people) > 1,  # other players see that a hint was asked for
    }


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


def chart_of(review: Review, now: int | None = None) -> dict[str, Any]:
    """The lines of the chances, with turning points numbered; all in percent of its size."""
    line, seats, turning = review.line, review.seats, review.turning_points
    last = max(1, len(line) - 1)

    def place(step: int, p: int) -> tuple[float, float]:
        return round(100 * step / last, 2), round(100 * (1 - line[step][p]), 2)

    def point(step: int, p: int) -> str:
        x, y = place(step, p)
        return f"{x},{y}"

    lines = [
        (letter, " ".join(point(step, p) for step in range(len(line))))
        for p, letter in enumerate(seats)
    ]
    marks: list[dict[str, Any]] = []
    for moment in review.moments:
        change = moment.change
        p = max(range(len(change)), key=lambda p: abs(change[p]))  # the seat that it hit most
        number = turning.index(moment.step) + 1 if moment.step in turning else 0
        if number or abs(change[p]) >= LEAST:
            x, y = place(moment.step + 1, p)
            mark = {"x": x, "y": y, "letter": seats[p], "is_chance": moment.by_chance}
            marks.append({**mark, "number": number})  # 0: not a turning point
    # Where a replay stands.
    at = None if now is None else place(min(now, last), 0)[0]
    return {"lines": lines, "marks": marks, "now": at, "steps": last}


def review_of(
    table: TableState, review: Review, language: str, mine: frozenset[str] = frozenset()
) -> dict[str, Any]:
    """The review of a table in one language; a viewer who played one seat is “you”."""
    names, line = _spoken_names(table, language, mine), review.line
    return {
        "chart": chart_of(review),
        "ends": [  # letter, name, percent at the start and at the end
            (s, names.get(s, s), percent(language, line[0][p]), percent(language, line[-1][p]))
            for p, s in enumerate(review.seats)
        ],
        "rows": [  # step, kind, what happened, percents
            (
                moment.step + 1,
                "" if moment.choices < 2 else "chance" if moment.by_chance else "decision",
                moment.text[language],
                [percent(language, share) for share in moment.after],
            )
            for moment in review.moments
        ],
        "accounts": [  # how a seat came to its result, in points
            {
                "letter": account.seat,
                "name": names.get(account.seat, account.seat),
                "start": about(account.start, account.margins["start"], language),
                "luck": about(account.luck, account.margins["luck"], language, True),
                "mistakes": about(account.mistakes, account.margins["mistakes"], language, True),
                "gifts": about(account.gifts, account.margins["gifts"], language, True),
                "unclear": about(account.unclear, account.margins["unclear"], language, True),
                "result": about(account.result, account.margins["result"], language),
            }
            for account in review.accounts
        ],
        "turning": [
            _moment(table, review, step, names, language, mine) for step in review.turning_points
        ],
        "costliest": [
            _moment(table, review, step, names, language, mine) for step in review.costliest
        ],
        "margin": points(language, review.margin),
        "cannot_tell": "" if review.can_tell else points(language, review.widest),
        "is_certain": review.finished,  # else the last figures are what was to be expected
        "steps": len(review.moments),
    }


def _spoken_names(table: TableState, language: str, mine: frozenset[str]) -> dict[str, str]:
    own = dict.fromkeys(mine, TEXTS.say(language, "you")) if len(mine) == 1 else {}
    return {**names_of(table, language), **own}


def about(share: float, margin: float, language: str, signed: bool = False) -> dict[str, str]:
    """A figure, and what it may be off by where that shows."""
    off = f"± {figure(language, margin)}" if _tenths(margin) else ""
    return {"told": figure(language, share, signed=signed), "off": off}


def _moment(
    table: TableState,
    review: Review,
    step: int,
    names: Mapping[str, str],
    language: str,
    mine: frozenset[str],
) -> dict[str, Any]:
    """A step of the game that mattered."""
    moment = review.moments[step]
    seat = moment.seat or ""

    def swing(p: int, name: str) -> str:
        before, after = percent(language, moment.before[p]), percent(language, moment.after[p])
        return TEXTS.say(language, "review-swing", name=name, before=before, after=after)

    return {
        "step": step,  # the position before it
        "seat": seat,  # who decided; "" for chance
        "name": names.get(seat, ""),
        "move": moment.text[language],
        "lost": _lost(moment, names.get(seat, ""), language, seat in mine and len(mine) == 1),
        "better": moment.better_text[language] if moment.better_text else "",
        "reasons": moment.reasons.get(language, ()),
        "swings": [  # letter, name, what became of the chances
            (s, names.get(s, s), swing(p, names.get(s, s)))
            for p, s in enumerate(review.seats)
            if abs(moment.change[p]) >= 0.005
        ],
        "again": _again(table, step, seat),
    }


def _lost(moment: Moment, name: str, language: str, is_reader: bool) -> str:
    """What a move cost, with what that may be off by."""
    margin = figure(language, moment.margin) if _tenths(moment.margin) else "0"
    return TEXTS.say(
        language, "review-lost", who="you" if is_reader else "other", name=name,
        points=points(language, moment.lost), margin=margin,
    )  # fmt: skip


def _again(table: TableState, step: int, seat: str) -> str:
    """The address of a new table from before a step, with the viewer in the seat that decided."""
    mine = seat or min(table.letters, default="")
    seats = "".join(f"&seat-{s}={'me' if s == mine else 'bot'}" for s in table.letters)
    return f"/games/{table.row.game}/new?from={table.id}&step={step}{seats}"
