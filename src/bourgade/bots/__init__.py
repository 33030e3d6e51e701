"""Opponents for any game, written against the generic contract.

A bot is named by a spec: ``random``, ``greedy``, a tree search with its budget
(``mcts:2000``, ``mcts:1.5s``, ``mcts:500,threads=2``), or one of the named levels, which are
specs of each game's own. It sees what its seat may see and answers with a legal move.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import numpy as np

from bourgade.bots import policy
from bourgade.bots.searcher import Budget, Outlook, Searcher, blurred
from bourgade.bots.specs import levels
from bourgade.bots.value import Knobs
from bourgade.compile.engine import can_compile, engine
from bourgade.compile.warmup import ready_mode
from bourgade.kernel.chance import seed_key
from bourgade.kernel.errors import BadOption, UnknownBot
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.layout import new_records
from bourgade.play import Match

POLICIES = {"greedy": policy.GREEDY, "random": policy.RANDOM}
SEARCH = "mcts"
USUAL_BUDGET = "1s"
MOST_THREADS = 64
INTERPRETED = 1.0  # seconds that a search takes at most until it is compiled


class Bot(Protocol):
    """Somebody who decides."""

    @property
    def name(self) -> str: ...

    def choose(self, match: Match) -> str:
        """A legal move for the seat that is to act."""
        ...


@dataclass(frozen=True)
class PolicyBot:
    """A bot that plays one of the policies."""

    name: str
    policy: int
    seed: int = 0

    def choose(self, match: Match) -> str:
        variant = match.variant
        states = new_records(variant.game.state, variant.sizes, 3)
        states[0] = match.state
        seat = int(match.state.actor)
        engine(variant, "python").observe(states[0], seat)
        numbers = _numbers(self.seed, match.ply)
        policies = engine(variant, ready_mode(variant, "bots")).twin(policy)
        return variant.vocabulary.text(_choose(policies, variant, self.policy, states, numbers))


def _choose(policies: Any, variant: Variant, number: int, states: Any, rng: Any) -> int:
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    seat = int(states[0].actor)
    if number == policy.GREEDY:
        books = variant.books
        return int(policies.choose_greedy(states, books, seat, rng, out[0], out[1], out[2]))
    return int(policies.choose_random(states[0], variant.book, rng, out[0]))


def _numbers(seed: int, ply: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Fresh random state for one decision: the same seed and ply give the same choice."""
    digest = seed_key(f"bot {seed} {ply}")
    return np.frombuffer(digest[:16], np.uint32).astype(np.int64)


@dataclass
class SearchBot:
    """A bot that searches; it keeps its tree while it plays one match."""

    name: str
    budget: Budget
    seed: int = 0
    threads: int = 1
    blur: int = 0  # 1000ths of the win that it hardly sees; 0 for sharp eyes
    knobs: dict[str, int] = field(default_factory=dict[str, int])
    _searcher: Searcher | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles think anew: trees are large, and rules are not sent."""
        return {**vars(self), "_searcher": None}

    def choose(self, match: Match) -> str:
        moves = match.moves
        if len(moves) == 1:
            return moves[0]
        outlook = self.look(match)
        if self.blur == 0:
            return outlook.best.move
        lot = int(_numbers(self.seed, match.ply)[0]) / 2**32
        return blurred(outlook.prospects, outlook.actor, self.blur, lot).move

    def look(self, match: Match) -> Outlook:
        """What the bot finds out about the position within its budget."""
        mode = ready_mode(match.variant, "bots")
        searcher = self._searcher
        if searcher is None or searcher.variant is not match.variant or searcher.mode != mode:
            searcher = self._searcher = Searcher(
                match.variant, self.seed, threads=self.threads, mode=mode, knobs=self.knobs
            )
        budget = self.budget
        if mode == "python" and can_compile():
            # Nobody should wait a minute for what takes a moment once it is compiled.
            budget = replace(budget, seconds=min(budget.seconds, INTERPRETED))
        return searcher.look(match, budget)


@dataclass
class LevelBot:
    """A named level: who that is depends on the game."""

    name: str
    seed: int = 0
    _bot: tuple[Game, Bot] | None = None

    def choose(self, match: Match) -> str:
        game = match.variant.game
        if self._bot is None or self._bot[0] is not game:
            self._bot = game, make(levels(game)[self.name], self.seed)
        return self._bot[1].choose(match)


def names() -> list[str]:
    """The bots there are: the levels, weakest first, then the simple ones, then the search."""
    return [*levels(), *sorted(POLICIES), SEARCH]


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec."""
    given = spec.strip().lower()
    name, colon, rest = given.partition(":")
    if name == SEARCH:
        return _searcher(given, rest if colon else USUAL_BUDGET, seed)
    if given in POLICIES:
        return PolicyBot(given, POLICIES[given], seed)
    if given in levels():
        return LevelBot(given, seed)
    near = difflib.get_close_matches(given, names(), 1)
    raise UnknownBot(
        "error-unknown-bot", bot=spec.strip(), bots=", ".join(names()),
        near=near[0] if near else "none",
    )  # fmt: skip


def _searcher(spec: str, text: str, seed: int) -> SearchBot:
    """A search from what stands behind its name: the budget, then ``name=number`` with commas."""
    budget, *settings = text.split(",")
    known = {"threads", "blur", *Knobs.__annotations__} - {"hidden"}
    given: dict[str, int] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        name = name.strip()
        if name not in known or not value.strip().isdecimal() or int(value) > 10**9:
            raise BadOption(
                "error-bad-bot-setting", bot=spec, setting=setting.strip(),
                settings=", ".join(sorted(known)),
            )  # fmt: skip
        given[name] = int(value)
    threads = given.pop("threads", 1)
    if not 1 <= threads <= MOST_THREADS:
        raise BadOption(
            "error-bad-bot-setting", bot=spec, setting=f"threads={threads}",
            settings=", ".join(sorted(known)),
        )  # fmt: skip
    return SearchBot(spec, Budget.read(budget), seed, threads, given.pop("blur", 0), given)


def exercise(variant: Variant) -> None:
    """Call every compiled function of policies and search, by choosing once at the start."""
    compiled = engine(variant, "cpu")
    states = new_records(variant.game.state, variant.sizes, 3)
    states[0].seats = variant.seats
    engine(variant, "python").setup(states[0], variant.book)
    for number in POLICIES.values():
        _choose(compiled.twin(policy), variant, number, states, _numbers(0, 0))
    Searcher(variant, nodes=64, mode="cpu").exercise(states[0])


__all__ = ["Bot", "Budget", "Outlook", "SearchBot", "exercise", "levels", "make", "names"]
