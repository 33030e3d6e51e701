"""Judging puzzles anew: other random numbers, ten times the budget, every move.

A puzzle is made with the bar ``CLEAR`` and stands above the lower bar ``STANDS``: one that
only just passed the first need not pass it twice.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import Any

from bourgade.bots.searcher import Searcher
from bourgade.compile.engine import best_mode
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.lab.puzzle_maker import EACH, GROWING, RIVALS, PuzzleSearch
from bourgade.lab.puzzle_trial import Margin, Trial
from bourgade.lab.worker_pool import derived_seed
from bourgade.play import LoadedGame
from bourgade.play.puzzle import Puzzle, PuzzleBook

STANDS = 0.05
"""By how much the best move must certainly exceed every other for a puzzle to stand."""

TIMES = 10
"""How much larger the budget is than what the puzzle was made with."""


@dataclass(frozen=True)
class Proof:
    """What a second look says of a puzzle."""

    id: str
    stands: bool
    low: float  # of the interval of the margin over the move that comes closest
    closest: str


def prove(book: PuzzleBook, seed: int, file: Path) -> Iterator[Proof]:
    """Judge every puzzle; those in the file, which is resumed, are not judged again.

    Ctrl-C ends it.
    """
    search = PuzzleSearch(book.game)
    known = _stored(book, seed, file)
    yield from known.values()
    missing = [puzzle for puzzle in book.puzzles if puzzle.id not in known]
    if not missing:
        return
    search.prepare()
    variants = {_options(variant): variant for variant in search.variants}
    searcher: Searcher | None = None
    with file.open("a", encoding="utf-8") as target, suppress(KeyboardInterrupt):
        if not file.stat().st_size:
            target.write(json.dumps(_identity(book, seed)) + "\n")
        for puzzle in sorted(missing, key=_found_as):
            variant = variants.get(_options(puzzle.variant), puzzle.variant)
            if searcher is None or searcher.variant is not variant:
                searcher = Searcher(variant, seed, mode=best_mode())
            one = proof(puzzle, variant, searcher, derived_seed("verify", seed, puzzle.id))
            target.write(json.dumps(astuple(one)) + "\n")
            target.flush()
            yield one


def proof(puzzle: Puzzle, variant: Variant, searcher: Searcher, seed: int) -> Proof:
    """One puzzle, judged anew: every move by itself, the best ones in repetitions."""
    trial = Trial(LoadedGame(variant).setup(puzzle.position, chance="manual"), searcher)
    best = variant.vocabulary.action(puzzle.best)
    others = [action for action in trial.match.actions() if action != best]
    apart = {action: trial.chance(action, TIMES * EACH, seed) for action in others}
    rivals = sorted(others, key=lambda action: (-apart[action], action))[:RIVALS]
    chances = trial.repeated([best, *rivals], TIMES * GROWING[-1], seed + 1)
    lows = {rival: Margin.of(chances[best], chances[rival]).low for rival in rivals}
    closest = min(rivals, key=lambda rival: lows[rival])
    text = variant.vocabulary.text(closest)
    return Proof(puzzle.id, lows[closest] >= STANDS, lows[closest], text)


def proven(proofs: Sequence[Proof]) -> float:
    """The share of puzzles that stand."""
    return sum(one.stands for one in proofs) / max(1, len(proofs))


def without(book: PuzzleBook, proofs: Sequence[Proof], seed: int) -> PuzzleBook:
    """The book without the puzzles that fell, and with what the second look found."""
    fallen = {one.id for one in proofs if not one.stands}
    told = {"seed": seed, "judged": len(proofs), "stood": len(proofs) - len(fallen)}
    kept = tuple(puzzle for puzzle in book.puzzles if puzzle.id not in fallen)
    return replace(book, head={**book.head, "verified": told}, puzzles=kept)


def _found_as(puzzle: Puzzle) -> list[int]:
    """In the order in which they were found."""
    return [int(part) for part in puzzle.origin.split("/")]


def _options(variant: Variant) -> str:
    return json.dumps(variant.options, sort_keys=True)


def _identity(book: PuzzleBook, seed: int) -> Mapping[str, Any]:
    """What may not differ when a file is resumed."""
    return {"game": book.game.name, "content": book.head["content"], "seed": seed, "times": TIMES}


def _stored(book: PuzzleBook, seed: int, file: Path) -> dict[str, Proof]:
    if not file.exists() or not file.stat().st_size:
        return {}
    head, *lines = file.read_text("utf-8").splitlines()
    found: dict[str, Proof] = {}
    identity: Any = None
    with suppress(ValueError):
        identity = json.loads(head)
    if identity != _identity(book, seed):
        raise BourgadeError("error-other-puzzles", file=str(file))
    ids = {puzzle.id for puzzle in book.puzzles}
    for line in lines:
        with suppress(ValueError):
            one = Proof(*json.loads(line))
            if one.id in ids:
                found[one.id] = one
    return found
