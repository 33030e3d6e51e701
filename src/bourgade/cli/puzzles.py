"""``bourgade puzzles``: which ones are meant, how many were found, and how many stand."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import typer

from bourgade.cli.files import check_writable, refusal
from bourgade.cli.group import print_json
from bourgade.cli.i18n import language, number, say
from bourgade.cli.output import err, out, progress_bar, table_of, tell
from bourgade.kernel.errors import BadOption
from bourgade.kernel.files import whole_file
from bourgade.kernel.game import Game
from bourgade.lab.puzzle_maker import STAGES, PuzzleSearch, book_of, mine
from bourgade.lab.puzzle_proof import Proof, prove, proven, without
from bourgade.play.puzzle import Puzzle, PuzzleBook, puzzles_file, puzzles_of

BAR = 0.98
"""The share of puzzles that should stand when they are judged anew."""

RUN = 10
"""Puzzles of a run."""


def chosen(game: Game, id: str | None, run: bool, day: str | None) -> list[Puzzle]:
    """The puzzles that a line asks for."""
    if id is not None and (run or day is not None):
        raise BadOption("error-one-puzzle-with", flag="--run" if run else "--day")
    book = puzzles_of(game)
    if id is not None:
        return [book.find(id)]
    if run:
        return book.run(day or secrets.token_hex(4), RUN)
    try:
        wanted = date.today() if day is None else date.fromisoformat(day)
    except ValueError:
        raise BadOption("error-no-date", given=str(day)) from None
    return [book.of_day(wanted)]


def print_puzzles(puzzles: Sequence[Puzzle]) -> None:
    """The puzzles as JSON, with their answers."""
    print_json(
        [
            {
                "id": p.id, "game": p.game.name, "options": dict(p.options), "seat": p.seat,
                "best": p.best, "tempting": p.tempting, "theme": p.theme, "level": p.level,
                "chances": dict(zip(p.match().moves, p.chances, strict=True)),
                "margin": p.margin, "position": dict(p.position),
            }
            for p in puzzles
        ]
    )  # fmt: skip


def make(search: PuzzleSearch, count: int, file: Path, save: bool, as_json: bool) -> None:
    """Find puzzles, say what was thrown away where, and with ``save`` keep them in the game."""
    check_writable(file)
    target = puzzles_file(search.game)
    if save:
        _make_folder(target)
    with progress_bar(err()) as progress:
        task = progress.add_task(search.game.title(language()), total=count, done="")

        def report(games: int, puzzles: int) -> None:
            done = say("puzzles-so-far", games=games, puzzles=puzzles)
            progress.update(task, completed=min(count, puzzles), done=done)

        mined = mine(search, count, file, report)
    book = book_of(search, mined)
    if save and book.puzzles:
        _write(book, target)
    if as_json:
        print_json({**book.head, "kept": len(book.puzzles)})
        return
    console = out()
    table = table_of("puzzles-stages", ("stage", "decisions"))
    table.add_row(say("puzzles-looked"), number(book.head["looked"]))
    for stage in STAGES:
        table.add_row(say(f"puzzles-away-{stage}"), number(book.head["away"][stage]))
    table.add_row(say("puzzles-kept"), number(len(book.puzzles)))
    console.print(table)
    if len(book.puzzles) < count:
        tell(console, "puzzles-interrupted", "yellow")
    if save:
        tell(console, "puzzles-written", file=str(target))


def verify(game: Game, seed: int, file: Path, drop: bool, as_json: bool) -> None:
    """Judge all puzzles anew; the exit status is 1 if fewer stand than should."""
    check_writable(file)
    book = puzzles_of(game)
    with progress_bar(err()) as progress:
        task = progress.add_task(game.title(language()), total=len(book.puzzles), done="")
        found: list[Proof] = []
        for one in prove(book, seed, file):
            found.append(one)
            progress.update(task, completed=len(found), done=f"{len(found)} / {len(book.puzzles)}")
    fallen = [one for one in found if not one.stands]
    share = proven(found)
    finished = len(found) == len(book.puzzles)
    if drop and finished:
        _write(without(book, found, seed), puzzles_file(game))
    if as_json:
        print_json({"judged": len(found), "stood": share, "fallen": [vars(one) for one in fallen]})
    else:
        console = out()
        for one in fallen:
            tell(
                console, "puzzles-fallen", id=one.id, move=one.closest,
                points=number(100 * one.low, 1),
            )  # fmt: skip
        tell(
            console, "puzzles-stood", stood=len(found) - len(fallen), judged=len(found),
            percent=number(100 * share, 1),
        )  # fmt: skip
        if not finished:
            tell(console, "puzzles-interrupted", "yellow")
    if share < BAR or not finished:
        raise typer.Exit(1)


def _make_folder(target: Path) -> None:
    try:
        target.parent.mkdir(exist_ok=True)
    except OSError as error:
        raise refusal(target, error) from None
    check_writable(target)


def _write(book: PuzzleBook, target: Path) -> None:
    try:
        with whole_file(target) as file:
            file.write(book.text().encode())
    except OSError as error:
        raise refusal(target, error) from None
