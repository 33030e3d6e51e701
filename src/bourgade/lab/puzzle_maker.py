"""Making puzzles: bots play, and their decisions go through stages that throw most of them away.

Each stage is stricter and dearer than the one before, and counts what it throws away:

    close     no move stands out in a quick search of the position
    equal     searched by itself, another move is nearly as good
    obvious   every bot finds the move in every try
    uncertain the interval of the margin reaches below what is asked for
    deeper    with a larger budget it does, or another move is the best
    played    games played to their end after both moves do not bear it out
    record    the position cannot be written down and set up again
    same      the position has come before
    alike     enough puzzles have this very answer
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots import make
from bourgade.bots.calibration import evaluation_digest, variants_of
from bourgade.bots.searcher import Searcher
from bourgade.bots.specs import Budget, levels, read_spec
from bourgade.compile.engine import best_mode
from bourgade.compile.warmup import compile_now
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE, Game, Variant
from bourgade.kernel.room import printed_sizes, with_room
from bourgade.lab.puzzle_trial import Margin, Trial
from bourgade.lab.worker_pool import derived_seed
from bourgade.play import LoadedGame, Match
from bourgade.play.explain import largest_gain
from bourgade.play.puzzle import (
    FORMAT,
    WHOLE,
    Puzzle,
    PuzzleBook,
    difficulty,
    printed_digest,
    puzzle_id,
)

CLEAR = 0.08
"""By how much the best move must certainly exceed every other, of the win."""

STAGES = (
    "close", "equal", "obvious", "uncertain", "deeper", "played", "record", "same", "alike",
)  # fmt: skip
"""Where decisions are thrown away, in this order."""

LOOKS = 60  # decisions of a game that are looked at
MOST_MOVES = 60  # of a decision: with more nobody finds the best one by thinking
ALIKE = 12  # puzzles with the same answer
PER_GAME = 2  # puzzles, so that no game is told in instalments
QUICK = 200  # simulations of the first search
EACH = 60  # for each move by itself
GROWING = (100, 400)  # per repetition, for the best moves
GAMES = 100  # played to their end after each of two moves
RIVALS = 2  # moves that are compared with the best one in every repetition
TRIES = 4  # of each bot at the position
WEAK = ("beginner", "casual", "skilled", "greedy")  # who plays the games

Report = Callable[[int, int], None]
"""Called with how many games were played, and how many puzzles are there."""


@dataclass(frozen=True)
class PuzzleSearch:
    """A search for puzzles of one game: its seed, and how strict it is."""

    game: Game
    seed: int = 0
    editions: tuple[str, ...] = ()  # by their names; none: all
    growing: tuple[int, int] = GROWING
    games: int = GAMES

    @cached_property
    def variants(self) -> Sequence[Variant]:
        """Every edition with every number of players, with records of one size: compiled once."""
        sizes = {
            name: max(edition.get(name, 0) for edition in printed_sizes(self.game))
            for name in dict.fromkeys(n for e in printed_sizes(self.game) for n in e)
        }
        edition = self.game.edition
        return [
            with_room(variant, sizes)
            for variant in variants_of(self.game)
            if not self.editions
            or (edition is not None and variant.options[edition.name] in self.editions)
        ]

    @cached_property
    def identity(self) -> dict[str, Any]:
        """What may not differ when a search is resumed; the first line of its file."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "content": printed_digest(self.game),
            "evaluation": [evaluation_digest(v) for v in self.variants][:1],
            "seed": self.seed,
            "editions": list(self.editions),
            "growing": list(self.growing),
            "games": self.games,
            "clear": CLEAR,
            "alike": ALIKE,
        }

    @cached_property
    def bots(self) -> Sequence[str]:
        """Who tries the puzzles: the greedy bot, and all levels without a time of their own."""
        named = levels(self.game)
        return ["greedy", *(n for n, spec in named.items() if not _takes_time(spec))]

    def variant_of(self, number: int) -> Variant:
        """What game ``number`` is played with: one variant after another."""
        return self.variants[number % len(self.variants)]

    def prepare(self) -> None:
        """Compile rules and bots, or load them from the cache."""
        if best_mode() == "cpu":
            compile_now(self.variants[0], "bots")

    def play(self, number: int) -> Mined:
        """Play one game and look at some of its decisions."""
        variant = self.variant_of(number)
        seed = derived_seed("puzzles", self.seed, number)
        match = _played(variant, seed)
        searcher = Searcher(variant, seed, mode=best_mode())
        decisions = [n for n, s in enumerate(match.steps()) if s.actor != BY_CHANCE]
        mined = Mined(number)
        for step in map(int, np.random.default_rng(seed).permutation(decisions)):
            then = match.at(step)
            then.run(best_mode())
            if not 1 < len(then.actions()) <= MOST_MOVES:
                continue
            mined.looked += 1
            stage, puzzle = self.judge(then, searcher, f"{self.seed}/{number}/{step}")
            if puzzle is not None:
                mined.puzzles.append(puzzle)
            else:
                mined.away[stage] += 1
            if mined.looked == LOOKS or len(mined.puzzles) == PER_GAME:
                break
        return mined

    def judge(self, then: Match, searcher: Searcher, origin: str) -> tuple[str, Puzzle | None]:
        """The puzzle at a position, or the stage that throws it away."""
        trial, seed = Trial(then, searcher), derived_seed("judge", origin)
        searcher.reset(seed)
        result = searcher.search(then, Budget(simulations=QUICK))
        shares = sorted((e.shares[trial.seat] for e in result.estimates), reverse=True)
        if result.best.shares[trial.seat] < shares[0] or shares[0] - shares[1] < CLEAR / 2:
            return "close", None
        actions = then.actions()
        apart = {a: trial.chance(a, EACH, seed) for a in actions}
        order = sorted(actions, key=lambda a: (-apart[a], a))
        best, rivals = order[0], order[1 : 1 + RIVALS]
        if apart[best] - apart[rivals[0]] < CLEAR:
            return "equal", None
        tries = self._tries(then, seed)
        found = {bot: _percent(made.count(best), len(made)) for bot, made in tries.items()}
        if min(found.values()) == 100:
            return "obvious", None
        chances: Mapping[int, list[float]] = {}
        margin = Margin(0.0, 0.0)
        for number, simulations in enumerate(self.growing):
            chances = trial.repeated([best, *rivals], simulations, seed + 1000 * (number + 1))
            margin = min((Margin.of(chances[best], chances[r]) for r in rivals), key=_low)
            if margin.low < CLEAR:
                return ("uncertain", "deeper")[number], None
        won = [trial.played_out(a, self.games, seed) for a in (best, rivals[0])]
        if won[0] <= won[1]:
            return "played", None
        apart |= {a: float(np.mean(c)) for a, c in chances.items()}
        mistakes = Counter(a for made in tries.values() for a in made if a != best)
        tempting = max(mistakes, key=lambda a: (mistakes[a], apart[a]), default=rivals[0])
        puzzle = self._puzzle(then, best, tempting, apart, margin, found, origin)
        return ("record", None) if puzzle is None else ("", puzzle)

    def _tries(self, then: Match, seed: int) -> Mapping[str, list[int]]:
        """What each bot plays here, in several tries."""
        action = then.variant.vocabulary.action
        return {
            bot: [action(make(bot, seed + n).choose(then)) for n in range(TRIES)]
            for bot in self.bots
        }

    def _puzzle(
        self,
        then: Match,
        best: int,
        tempting: int,
        chances: Mapping[int, float],
        margin: Margin,
        found: Mapping[str, int],
        origin: str,
    ) -> Puzzle | None:
        variant, seat = then.variant, str(then.actor)
        text = variant.vocabulary.text
        options = {o.name: variant.options[o.name] for o in variant.unusual}
        options["players"] = variant.options["players"]
        puzzle = Puzzle(
            self.game, puzzle_id(then.view(seat), options), options, then.position, seat,
            text(best), text(tempting), _in_thousandths(chances, best, margin.mean),
            int(margin.low * WHOLE), theme_of(then, best, tempting), difficulty(found.values()),
            found, origin,
        )  # fmt: skip
        with suppress(BourgadeError):
            again = puzzle.match()
            if again.position == then.position and again.actions() == then.actions():
                return puzzle
        return None


def _in_thousandths(chances: Mapping[int, float], best: int, margin: float) -> tuple[int, ...]:
    """The chances after each move, in the order of the rules; what was searched little is not
    better than the closest rival."""
    most = chances[best] - margin
    return tuple(round(WHOLE * (c if a == best else min(c, most))) for a, c in chances.items())


def _low(margin: Margin) -> float:
    return margin.low


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole)


def _takes_time(spec: str) -> bool:
    """Whether a bot thinks for a time, so that it plays differently on another machine."""
    search = read_spec(spec).search
    return search is not None and search.budget.seconds < Budget().seconds


def theme_of(then: Match, best: int, tempting: int) -> str:
    """What decides between the best move and the mistake."""
    seat, seated = str(then.actor), int(then.state.actor)
    quantities = then.variant.game.quantities
    thrown = quantities.after if quantities else ()
    after: list[Any] = []
    by_chance = False
    for action in (tempting, best):
        made = then.at(then.length)
        made.play_action(action)
        if made.over and action == best and made.shares[seated] > 0:
            return "win"
        by_chance |= made.actor == BY_CHANCE and made.state.phase in thrown
        after.append(made.seen_by(seat))
    if by_chance:
        return "odds"
    gain = largest_gain(then.variant, after[0], after[1], seated)
    if gain is None:
        return "plan"
    theme, is_own = gain
    return (theme or "plan") if is_own else "block"


def _played(variant: Variant, seed: int) -> Match:
    """A game between bots that make mistakes, as far as it goes."""
    match = LoadedGame(variant).start(seed=seed)
    match.run(best_mode())
    rng = np.random.default_rng(seed)
    bots = [make(str(rng.choice(WEAK)), derived_seed("bot", seed, p)) for p in range(variant.seats)]
    while match.actor is not None and match.ply < variant.game.longest:
        match.play(bots[variant.seat_index(match.actor)].choose(match))
    return match


@dataclass
class Mined:
    """What one game gave: the decisions that were looked at, thrown away and kept."""

    number: int
    looked: int = 0
    away: Counter[str] = field(default_factory=Counter[str])
    puzzles: list[Puzzle] = field(default_factory=list[Puzzle])


def mine(search: PuzzleSearch, wanted: int, file: Path, report: Report) -> list[Mined]:
    """Play until the file, which is resumed, has enough puzzles; Ctrl-C keeps what is there.

    Of a file with more of them the games are told up to the one with the last that is wanted.
    """
    mined = _enough(stored(search, file), wanted)
    known = {puzzle.id: puzzle.best for one in mined for puzzle in one.puzzles}
    report(len(mined), len(known))
    if len(known) >= wanted:
        return mined
    search.prepare()
    with file.open("a", encoding="utf-8") as target, suppress(KeyboardInterrupt):
        if not file.stat().st_size:
            target.write(json.dumps(search.identity) + "\n")
            target.flush()
        while len(known) < wanted:
            one = search.play(len(mined))
            keep_new(one, known)
            mined.append(one)
            rows = [json.loads(p.line()) for p in one.puzzles]
            target.write(json.dumps([one.looked, dict(one.away), rows]) + "\n")
            target.flush()
            report(len(mined), len(known))
    return mined


def _enough(mined: list[Mined], wanted: int) -> list[Mined]:
    """The first games that give so many puzzles together."""
    so_far = list(accumulate(len(one.puzzles) for one in mined))
    return mined[: bisect_left(so_far, wanted) + 1]


def keep_new(one: Mined, known: dict[str, str]) -> None:
    """Throw away what has come before; ``known`` are all puzzles with their answers."""
    kept: list[Puzzle] = []
    for puzzle in one.puzzles:
        if puzzle.id in known:
            one.away["same"] += 1
        elif list(known.values()).count(puzzle.best) >= ALIKE:
            one.away["alike"] += 1
        else:
            known[puzzle.id] = puzzle.best
            kept.append(puzzle)
    one.puzzles[:] = kept


def stored(search: PuzzleSearch, file: Path) -> list[Mined]:
    """The games in a file; an incomplete line, the last, does not count."""
    if not file.exists() or not file.stat().st_size:
        return []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, "utf-8")
    head, *lines = whole.splitlines() or [""]
    identity: Any = None
    with suppress(ValueError):
        identity = json.loads(head)
    if identity != search.identity:
        raise BourgadeError("error-other-puzzles", file=str(file))
    mined: list[Mined] = []
    for line in lines:
        looked, away, rows = json.loads(line)
        found = [Puzzle(search.game, **_frozen(row)) for row in rows]
        mined.append(Mined(len(mined), looked, Counter(away), found))
    return mined


def _frozen(row: Mapping[str, Any]) -> dict[str, Any]:
    return {**row, "chances": tuple(row["chances"])}


def book_of(search: PuzzleSearch, mined: Sequence[Mined]) -> PuzzleBook:
    """The book of everything that was found, with what was thrown away where."""
    away = Counter[str]()
    for one in mined:
        away.update(one.away)
    head = {
        **{name: search.identity[name] for name in ("format", "game", "rules", "content", "seed")},
        "played": len(mined),
        "looked": sum(one.looked for one in mined),
        "away": {stage: away[stage] for stage in STAGES},
    }
    puzzles = sorted((p for one in mined for p in one.puzzles), key=lambda p: p.id)
    return PuzzleBook(search.game, head, tuple(puzzles))
