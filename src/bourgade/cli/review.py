"""``bourgade review``: the luck and the mistakes of a game, with a chart."""

from __future__ import annotations

import shlex
import threading
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bourgade.bots.coach import review as make_review
from bourgade.bots.specs import Budget
from bourgade.cli import output
from bourgade.cli.files import check_writable, refusal
from bourgade.cli.group import print_json
from bourgade.cli.i18n import duration, language, number, say
from bourgade.cli.listings import described
from bourgade.cli.output import tell
from bourgade.cli.simulate import compile_first
from bourgade.compile.warmup import compile_now
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.i18n import LANGUAGES
from bourgade.lab.charts import check_picture
from bourgade.lab.review_chart import Curve, draw_review
from bourgade.lab.signals import asked_to_stop
from bourgade.play import Match
from bourgade.play.review import Names, Review

BLOCKS = " ▁▂▃▄▅▆▇█"
MARK = "▲"
WHOLE = 0.01  # a margin from which figures are told in whole points
SEAT_STYLES = ("cyan", "yellow", "magenta", "green", "red", "blue")


def run(match: Match, record: Path, budget: str, picture: Path | None, as_json: bool) -> None:
    """Review and report; the report goes to standard output, progress to standard error."""
    each = Budget.read(budget)
    if picture is not None:
        check_picture(picture)
        check_writable(picture)
    if not match.steps():
        raise BourgadeError("error-nothing-to-review")
    screen = output.err()
    compile_first(match.variant, lambda: compile_now(match.variant, "bots"), screen)
    review = _search(match, each, screen)
    title = described(match.variant)
    trouble = None if picture is None else _draw(review, picture, title.plain)
    if as_json:
        print_json(review.to_json())
    else:
        console = output.out()
        console.print(title)
        _show(review, record, console)
        if picture is not None and trouble is None:
            tell(console, "review-drawn", file=str(picture))
    if trouble is not None:
        raise trouble


def _search(match: Match, budget: Budget, screen: Console) -> Review:
    with output.progress_bar(screen) as progress:
        task = progress.add_task(say("review-thinking"), total=None, done="")

        stop = threading.Event()

        def report(done: int, total: int) -> None:
            if stop.is_set():
                raise KeyboardInterrupt
            progress.update(task, total=total, completed=done, done=f"{done} / {total}")

        names: Names = dict.fromkeys(LANGUAGES, output.printable(match.players))
        with asked_to_stop(stop.set):
            return make_review(match, budget, names=names, progress=report, stop=stop)


def _show(review: Review, record: Path, console: Console) -> None:
    """The tables and sentences; every figure in them is in the JSON too."""
    if not review.finished:
        tell(console, "review-unfinished", "yellow")
    console.print()
    console.print(_accounts(review))
    tell(console, "review-adds-up", "dim")
    if not review.can_tell:
        tell(console, "review-cannot-tell", "yellow", points=number(100 * review.widest, 1))
    console.print()
    _show_chart(review, console)
    console.print()
    _show_costliest(review, record, console)
    _show_turning_points(review, console)
    tell(
        console, "review-error", "dim", positions=review.positions,
        simulations=number(review.simulations), time=duration(review.seconds),
        margin=number(100 * review.margin, 1),
    )  # fmt: skip


def _accounts(review: Review) -> Table:
    columns = ("player", "start", "luck", "mistakes", "gifts", "unclear", "result")
    table = output.table_of("review-accounts", columns)
    for seat, account in enumerate(review.accounts):
        margins = account.margins
        table.add_row(
            Text(review.names[language()][account.seat], SEAT_STYLES[seat % len(SEAT_STYLES)]),
            _share(account.start, margins["start"]),
            _change(account.luck, margins["luck"]),
            _change(account.mistakes, margins["mistakes"]),
            _change(account.gifts, margins["gifts"]),
            _change(account.unclear, margins["unclear"]),
            _share(account.result, margins["result"]),
        )
    return table


def _share(share: float, margin: float) -> str:
    """Winning chances, with what they may be off by where that shows."""
    digits = _digits(margin)
    return f"{number(100 * share, digits)}\u00a0%{_off(margin, digits)}"


def _change(share: float, margin: float) -> str:
    """A change in percentage points, with what it may be off by where that shows."""
    digits = _digits(margin)
    return _points(share, digits) + _off(margin, digits)


def _digits(margin: float) -> int:
    """Decimals that mean something."""
    return 0 if margin >= WHOLE else 1


def _off(margin: float, digits: int) -> str:
    off = number(100 * margin, digits)
    return f" ± {off}" if off.strip("0.,") else ""


def _points(share: float, digits: int = 1) -> str:
    """A change in percentage points, with its sign."""
    text = number(abs(100 * share), digits)
    sign = "" if not text.strip("0.,") else "+" if share > 0 else "−"
    return sign + text


# The chart


def _show_chart(review: Review, console: Console) -> None:
    names, line = review.names[language()], review.line
    tell(console, "review-chart", "bold")
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


def _show_costliest(review: Review, record: Path, console: Console) -> None:
    spoken = language()
    costliest = [review.moments[step] for step in review.costliest]
    tell(console, "review-costliest" if costliest else "review-no-mistakes", "bold")
    for moment in costliest:
        tell(
            console, "review-mistake", step=moment.step + 1,
            name=review.names[spoken][moment.seat or ""], move=moment.text[spoken],
            points=number(100 * moment.lost, 1), margin=number(100 * moment.margin, 1),
        )  # fmt: skip
        if moment.better_text is not None:
            better = say("review-better", move=moment.better_text[spoken])
            reasons = (better, *moment.reasons[spoken])
            console.print(Padding.indent(Text(" ".join(reasons)), 4))
    if costliest:
        tell(console, "review-look", "dim")
        line = f"bourgade show {shlex.quote(str(record))} --at {costliest[0].step}"
        output.show_line(console, line)
    console.print()


def _show_turning_points(review: Review, console: Console) -> None:
    names = review.names[language()]
    points = [review.moments[step] for step in review.turning_points]
    if not points:
        return
    tell(console, "review-turning-points", "bold", mark=MARK)
    for moment in points:
        changes = ", ".join(
            f"{names[letter]} {_points(moment.change[seat])}"
            for seat, letter in enumerate(review.seats)
        )
        tell(
            console, "review-turn", step=moment.step + 1,
            who="none" if moment.seat is None else names[moment.seat],
            move=moment.text[language()], changes=changes,
        )  # fmt: skip
    console.print()


def _draw(review: Review, picture: Path, title: str) -> BourgadeError | None:
    """Draw; a full disk is reported after the review, which nobody should lose to it."""
    moments = review.moments
    curve = Curve(
        title,
        [review.names[language()][seat] for seat in review.seats],
        review.line,
        [m.step + 1 for m in moments if m.by_chance and m.choices > 1],
        [
            (m.step + 1, review.seats.index(m.seat))
            for m in moments
            if m.seat is not None and m.better is not None
        ],
        [(step + 1, moments[step].text[language()]) for step in review.turning_points],
        (say("review-steps"), say("review-chart"), say("review-dice"), say("review-mistakes")),
    )
    try:
        draw_review(curve, picture)
    except OSError as error:
        return refusal(picture, error)
    return None
