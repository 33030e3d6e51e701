"""Puzzles: positions of a game in which one move is better than every other.

They are kept in ``puzzles/puzzles.jsonl`` of the game's folder. Its first line says for which rules
and figures they hold and how they were found, every other line is one puzzle. ``bourgade puzzles
make`` writes the file, so nobody has to. Puzzles for other rules or figures are set aside: what was
the best move there may be a mistake here.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from bourgade.kernel.content import merge, read_files
from bourgade.kernel.errors import BadOption, BourgadeError, nearest
from bourgade.kernel.game import Choice, Game, Variant
from bourgade.play.loader import LoadedGame
from bourgade.play.match import Match
from bourgade.play.review import Names, Sentences, Text, Wording

FORMAT = 1
FOLDER = "puzzles"
FILE = "puzzles.jsonl"

THEMES = ("win", "odds", "block", "save", "grow", "score", "race", "tempo", "room", "plan")
"""What decides a puzzle: to win at once, to read the odds … ``plan`` is whatever has no name."""

LEVELS = 5
"""Difficulties, from 1 on."""

WHOLE = 1000
"""Winning chances are kept in 1000ths."""


@dataclass(frozen=True, eq=False)
class Puzzle:
    """One puzzle, as its line in the file has it."""

    game: Game = field(repr=False)
    id: str
    options: Mapping[str, Choice]
    position: Mapping[str, Any] = field(repr=False)
    seat: str  # to move
    best: str  # the move that is asked for
    tempting: str  # the mistake that is made most
    chances: tuple[int, ...]  # of the seat after each legal move, in 1000ths
    margin: int  # by which the best move is better than any other with 99 % confidence, in 1000ths
    theme: str
    level: int  # how difficult it is, from 1 to LEVELS
    found: Mapping[str, int]  # % of the tries in which each bot finds the move
    origin: str  # the seed, the game and the step that it comes from

    @cached_property
    def variant(self) -> Variant:
        """The game with the options that it is played with."""
        return self.game.variant(**self.options)

    @property
    def is_trap(self) -> bool:
        """Whether the mistake is what a player sees first."""
        return self.found.get("greedy", 100) < 50

    def match(self) -> Match:
        """A match at the position; its dice are left to the caller."""
        return LoadedGame(self.variant).setup(self.position, chance="manual")

    def answered(self, move: str, names: Names | None = None) -> Answer:
        """What is said of a move; one that is not legal is refused with the game's reason."""
        match = self.match()
        action = self.variant.vocabulary.action(move)
        if action not in match.actions():
            raise match.refusal(action)
        moves = match.moves
        made = self.variant.vocabulary.text(action)
        is_right = made == self.best
        wording = Wording(match, names)
        other = self.tempting if is_right else made
        best = self.variant.vocabulary.action(self.best)
        return Answer(
            is_right,
            made,
            self.chances[moves.index(made)] / WHOLE,
            wording.text(best),
            self.chances[moves.index(self.best)] / WHOLE,
            wording.text(self.variant.vocabulary.action(other)),
            self.chances[moves.index(other)] / WHOLE,
            wording.reasons(best, self.seat),
            wording.gains(best, self.variant.vocabulary.action(other), self.seat),
        )

    def line(self) -> str:
        """Its line in the file."""
        kept = {
            "id": self.id, "options": dict(self.options), "seat": self.seat, "best": self.best,
            "tempting": self.tempting, "chances": list(self.chances), "margin": self.margin,
            "theme": self.theme, "level": self.level, "found": dict(self.found),
            "origin": self.origin, "position": self.position,
        }  # fmt: skip
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True)
class Answer:
    """What is said of the move that a player chose in a puzzle."""

    is_right: bool
    move: str
    chance: float  # of winning after it
    best: Text
    best_chance: float
    other: Text  # what the best move is compared with: the player's, or what many would play
    other_chance: float
    reasons: Sentences  # what the best move does
    gains: Sentences  # what it has that the other one lacks

    def why(self, language: str) -> tuple[str, ...]:
        """Why the best move is better: what it has that the other lacks, else what it does."""
        return self.gains[language] or self.reasons[language]


@dataclass(frozen=True, eq=False)
class PuzzleBook:
    """The puzzles of a game, and what its file says about all of them."""

    game: Game = field(repr=False)
    head: Mapping[str, Any]
    puzzles: tuple[Puzzle, ...]

    @property
    def aside(self) -> BourgadeError | None:
        """Why the puzzles are set aside; None if they hold, or if there are none."""
        if not self.puzzles:
            return None
        rules, content = self.game.rules_version, printed_digest(self.game)
        if self.head.get("rules") != rules:
            return BourgadeError(
                "error-puzzles-rules", game=self.game.name, found=str(self.head.get("rules")),
                rules=rules,
            )  # fmt: skip
        if self.head.get("content") != content:
            return BourgadeError("error-puzzles-content", game=self.game.name)
        return None

    def find(self, id: str) -> Puzzle:
        for puzzle in self.puzzles:
            if puzzle.id == id.strip().lower():
                return puzzle
        ids = [puzzle.id for puzzle in self.puzzles]
        raise BadOption(
            "error-unknown-puzzle", game=self.game.name, puzzle=id, near=nearest(id, ids)
        )

    def of_day(self, day: date) -> Puzzle:
        """The puzzle of a day, the same for everybody; none comes twice before all have come."""
        return self._by_lot[day.toordinal() % len(self._by_lot)]

    @cached_property
    def _by_lot(self) -> Sequence[Puzzle]:
        """All puzzles in an order that tells nothing about them."""
        return sorted(self.puzzles, key=lambda p: hashlib.sha256(p.id.encode()).digest())

    def run(self, seed: str, most: int | None = None) -> list[Puzzle]:
        """Puzzles for one sitting, drawn by the seed, easy ones first; all of them if not told."""
        lots = {p.id: hashlib.sha256(f"{seed} {p.id}".encode()).digest() for p in self.puzzles}
        drawn = sorted(self.puzzles, key=lambda p: lots[p.id])[:most]
        return sorted(drawn, key=lambda p: p.level)

    def text(self) -> str:
        """The text of its file."""
        head = json.dumps(self.head, ensure_ascii=False)
        return "\n".join((head, *(puzzle.line() for puzzle in self.puzzles))) + "\n"


def puzzles_file(game: Game) -> Path:
    return game.folder / FOLDER / FILE


def printed_digest(game: Game) -> str:
    """The digest of a game's figures as printed, which the shipped puzzles are made for."""
    return merge(read_files(game.data_files), (), game.texts).digest


def read_puzzles(game: Game, file: Path | None = None) -> PuzzleBook:
    """The puzzles in a game's file, whatever rules they are for; none without a file."""
    file = file or puzzles_file(game)
    if not file.exists():
        return PuzzleBook(game, {}, ())
    try:
        head, *lines = file.read_text("utf-8").splitlines()
        about = dict(json.loads(head))
        found = tuple(_puzzle(game, json.loads(line)) for line in lines)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BourgadeError("error-bad-puzzles", file=str(file), why=str(error)) from None
    if about.get("format") != FORMAT:
        found_format = str(about.get("format"))
        raise BourgadeError(
            "error-puzzles-format", file=str(file), found=found_format, known=FORMAT
        )
    return PuzzleBook(game, about, found)


@lru_cache(maxsize=64)
def known_puzzles(game: Game) -> PuzzleBook | None:
    """The puzzles that hold for a game as it is, read once; None if there are none."""
    try:
        book = read_puzzles(game)
    except BourgadeError:
        return None
    return book if book.puzzles and book.aside is None else None


def set_aside(game: Game) -> BourgadeError | None:
    """Why the puzzles of a game are set aside; None if they are not, or there are none."""
    try:
        return read_puzzles(game).aside
    except BourgadeError:
        return None  # a file that cannot be read is a fault, which ``bourgade check`` reports


def puzzles_of(game: Game) -> PuzzleBook:
    """The same; where there are none, it is said why."""
    book = read_puzzles(game)
    if why := book.aside:
        raise why
    if not book.puzzles:
        raise BadOption("error-no-puzzles", game=game.name)
    return book


def puzzle_id(seen: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    """A short name that follows from what the player sees: the same position has the same."""
    counted = {name: value for name, value in seen.items() if name not in ("ply", "turn")}
    text = json.dumps([counted, dict(options)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def difficulty(found: Iterable[int]) -> int:
    """A first guess from the % of tries in which bots find the move."""
    rates = list(found)
    missed = 1 - sum(rates) / (100 * max(1, len(rates)))
    return min(LEVELS, 1 + int(missed * LEVELS))


def _puzzle(game: Game, row: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        game, row["id"], row["options"], row["position"], row["seat"], row["best"],
        row["tempting"], tuple(row["chances"]), row["margin"], row["theme"], row["level"],
        row["found"], row["origin"],
    )  # fmt: skip
