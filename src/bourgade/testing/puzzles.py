"""What ``bourgade check`` looks at in puzzles: each can be set up, and its moves are legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game
from bourgade.play.puzzle import LEVELS, THEMES, WHOLE, Puzzle, puzzle_id, read_puzzles


def puzzle_problems(game: Game) -> Iterator[str]:
    """Everything that is wrong with the puzzles of a game; those set aside are not looked at."""
    try:
        book = read_puzzles(game)
    except BourgadeError as error:
        yield str(error)
        return
    if not book.puzzles or book.aside is not None:
        return
    for id, times in Counter(puzzle.id for puzzle in book.puzzles).items():
        if times > 1:
            yield f"{times} puzzles are called “{id}”"
    for puzzle in book.puzzles:
        for problem in _problems(puzzle):
            yield f"puzzle {puzzle.id}: {problem}"


def _problems(puzzle: Puzzle) -> Iterator[str]:
    try:
        match = puzzle.match()
    except BourgadeError as error:
        yield str(error)
        return
    if match.actor != puzzle.seat:
        yield f"{match.actor} is to move, not {puzzle.seat}"
        return
    moves = match.moves
    for move in (puzzle.best, puzzle.tempting):
        if move not in moves:
            yield f"“{move}” is not a legal move"
    if len(puzzle.chances) != len(moves):
        yield f"{len(puzzle.chances)} chances for {len(moves)} moves"
    elif puzzle.best in moves:
        others = [c for m, c in zip(moves, puzzle.chances, strict=True) if m != puzzle.best]
        if not others or puzzle.chances[moves.index(puzzle.best)] <= max(others):
            yield f"“{puzzle.best}” is not the move with the best chances"
    if not all(0 <= chance <= WHOLE for chance in puzzle.chances):
        yield f"chances are from 0 to {WHOLE}"
    if puzzle.tempting == puzzle.best:
        yield "the mistake is the best move"
    if puzzle.theme not in THEMES:
        yield f"there is no theme “{puzzle.theme}”"
    if not 1 <= puzzle.level <= LEVELS:
        yield f"{puzzle.level} is not a difficulty from 1 to {LEVELS}"
    if puzzle.id != puzzle_id(match.view(puzzle.seat), puzzle.options):
        yield "the position is another one than its name says"
