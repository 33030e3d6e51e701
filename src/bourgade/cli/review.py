"""``bourgade review``: the luck and the mistakes of a game, with a chart."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bourgade.bots.coach import review as make_review
from bourgade.bots.specs import Budget
from bourgade.cli.files import check_writable, refusal
from bourgade.cli.i18n import duration, number, percent, say
from bourgade.cli.listings import described
from bourgade.cli.simulate import compile_first, table_of
from bourgade.compile.warmup import compile_now
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.i18n import LANGUAGES
from bourgade.lab.charts import check_picture
from bourgade.lab.review_chart import Curve, draw_review
from bourgade.play import Match
from bourgade.play.review import Names, Review

BLOCKS = " ▁▂▃▄▅▆▇█"
MARK = "▲"
SEAT_STYLES = ("cyan", "yellow", "magenta", "green", "red", "blue")


def run(
    match: Match,
    record: Path,
    budget: str,
    picture: Path | None,
    as_json: bool,
    language: str,
    console: Console,
) -> None:
    """Review and report; the report goes to standard output, progress to standard error."""
    each = Budget.read(budget)
    if picture is not None:
        check_picture(picture)
        check_writable(picture)
    if not match.steps():
        raise BourgadeError("error-nothing-to-review")
    screen = Console(stderr=True, highlight=False)
    compile_first(match.variant, lambda: compile_now(match.variant, "bots"), language, screen)
    review = _search(match, each, language, screen)
    title = described(match.variant, language)
    trouble = None if picture is None else _draw(review, picture, title.plain, language)
    if as_json:
        print(json.dumps(review.to_json(), ensure_ascii=False, indent=2))
    else:
        console.print(title)
        _show(review, record, language, console)
        if picture is not None and trouble is None:
            drawn = say(language, "review-drawn", file=str(picture))
            console.print(Text(drawn), soft_wrap=True)
    if trouble is not None:
        raise trouble


def _search(match: Match, budget: Budget, language: str, screen: Console) -> Review:
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[done]}"),
        TimeRemainingColumn(), console=screen, transient=True, disable=not screen.is_terminal,
    ) as progress:  # fmt: skip
        task = progress.add_task(say(language, "review-thinking"), total=None, done="")

        def report(done: int, total: int) -> None:
            progress.update(task, total=total, completed=done, done=f"{done} / {total}")

        return make_review(match, budget, names=_printable(match), progress=report)


def _printable(match: Match) -> Names:
    """The players' names in every language, without signs that would move the cursor."""
    names = {
        seat: "".join(c for c in name if c.isprintable()) for seat, name in match.players.items()
    }
    return dict.fromkeys(LANGUAGES, names)


def _show(review: Review, record: Path, language: str, console: Console) -> None:
    """The tables and sentences; every figure in them is in the JSON too."""
    if not review.finished:
        console.print(Text(say(language, "review-unfinished"), "yellow"))
    console.print()
    console.print(_accounts(review, language))
    console.print(Text(say(language, "review-adds-up"), "dim"))
    console.print()
    _show_chart(review, language, console)
    console.print()
    _show_costliest(review, record, language, console)
    _show_turning_points(review, language, console)
    sentence = say(
        language, "review-error", positions=review.positions,
        simulations=number(language, review.simulations),
        time=duration(language, review.seconds), error=number(language, 100 * review.error, 1),
    )  # fmt: skip
    console.print(Text(sentence, "dim"))


def _accounts(review: Review, language: str) -> Table:
    columns = ("player", "start", "luck", "mistakes", "gifts", "result")
    table = table_of(language, "review-accounts", columns)
    for seat, account in enumerate(review.accounts):
        table.add_row(
            Text(review.names[language][account.seat], SEAT_STYLES[seat % len(SEAT_STYLES)]),
            percent(language, account.start),
            _points(language, account.luck),
            _points(language, account.mistakes),
            _points(language, account.gifts),
            percent(language, account.result),
        )
    return table


def _points(language: str, share: float) -> str:
    """A change in percentage points, with its sign."""
    text = number(language, abs(100 * share), 1)
    sign = "" if not text.strip("0.,") else "+" if share > 0 else "−"
    return sign + text


# The chart


def _show_chart(review: Review, language: str, console: Console) -> None:
    names, line = review.names[language], review.line
    console.print(Text(say(language, "review-chart"), "bold"))
    widest = max(len(name) for name in names.values())
    steps = len(line)
    room = max(10, console.width - widest - 1)
    across = min(steps, room)
    shown = [round(column * (steps - 1) / max(1, across - 1)) for column in range(across)]
    for seat, letter in enumerate(review.seats):
        blocks = "".join(_block(line[step][seat]) for step in shown)
        style = SEAT_STYLES[seat % len(SEAT_STYLES)]
        console.print(Text.assemble(names[letter].ljust(widest), " ", (blocks, style)))
    marks = [" "] * across
    for step in review.turning_points:
        marks[min(range(across), key=lambda c: abs(shown[c] - step - 1))] = MARK
    if any(mark == MARK for mark in marks):
        console.print(Text(" " * (widest + 1) + "".join(marks).rstrip()))


def _block(share: float) -> str:
    return BLOCKS[max(1, min(len(BLOCKS) - 1, round(share * (len(BLOCKS) - 1))))]


# What was decisive


def _show_costliest(review: Review, record: Path, language: str, console: Console) -> None:
    costliest = [review.moments[step] for step in review.costliest]
    title = "review-costliest" if costliest else "review-no-mistakes"
    console.print(Text(say(language, title), "bold"))
    for moment in costliest:
        console.print(
            say(
                language, "review-mistake", step=moment.step + 1,
                name=review.names[language][moment.seat or ""], move=moment.text[language],
                points=number(language, 100 * moment.lost, 1),
                error=number(language, 100 * moment.error, 1),
            ), markup=False,
        )  # fmt: skip
        if moment.better_text is not None:
            better = say(language, "review-better", move=moment.better_text[language])
            reasons = (better, *moment.reasons[language])
            console.print(Padding.indent(Text(" ".join(reasons)), 4))
    if costliest:
        console.print(Text(say(language, "review-look"), "dim"))
        line = f"  bourgade show {shlex.quote(str(record))} --at {costliest[0].step}"
        console.print(Text(line, "cyan"), soft_wrap=True)
    console.print()


def _show_turning_points(review: Review, language: str, console: Console) -> None:
    names = review.names[language]
    points = [review.moments[step] for step in review.turning_points]
    if not points:
        return
    console.print(Text(say(language, "review-turning-points", mark=MARK), "bold"))
    for moment in points:
        changes = ", ".join(
            f"{names[letter]} {_points(language, moment.change[seat])}"
            for seat, letter in enumerate(review.seats)
        )
        console.print(
            say(
                language, "review-turn", step=moment.step + 1,
                who="none" if moment.seat is None else names[moment.seat],
                move=moment.text[language], changes=changes,
            ), markup=False,
        )  # fmt: skip
    console.print()


def _draw(review: Review, picture: Path, title: str, language: str) -> BourgadeError | None:
    """Draw; a full disk is reported after the review, which nobody should lose to it."""
    moments = review.moments
    curve = Curve(
        title,
        [review.names[language][seat] for seat in review.seats],
        review.line,
        [m.step + 1 for m in moments if m.by_chance and m.choices > 1],
        [
            (m.step + 1, review.seats.index(m.seat))
            for m in moments
            if m.seat is not None and m.better is not None and m.lost > m.error
        ],
        [(step + 1, moments[step].text[language]) for step in review.turning_points],
        (
            say(language, "review-steps"),
            say(language, "review-chart"),
            say(language, "review-dice"),
            say(language, "review-mistakes"),
        ),
    )
    try:
        draw_review(curve, picture)
    except OSError as error:
        return refusal(picture, error)
    return None
