"""The tree search for a match: budgets, threads, a tree kept between moves, what was found."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from bourgade.bots import mcts, value
from bourgade.bots.mcts import ACTION, FIRST, NEXT, VISITS, Tree
from bourgade.bots.nets import net_for
from bourgade.bots.specs import settings
from bourgade.bots.value import Desk, Knobs, Net
from bourgade.compile.engine import Mode, best_mode, engine
from bourgade.kernel.chance import seed_key
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, new_records
from bourgade.play import Match

NODES = 1 << 19
"""Rows of a tree: at 24 bytes and 8 for each seat, 20 MB for two and 29 MB for four players."""

SLICE = 0.02
"""Seconds of search between two looks at the clock."""

DEEPEST = 4096
MOST_SIMULATIONS = 100_000_000
MOST_SECONDS = 3600.0


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, or so many seconds."""

    simulations: int = MOST_SIMULATIONS
    seconds: float = MOST_SECONDS

    @classmethod
    def read(cls, text: str) -> Budget:
        """A budget as it is written: ``2000``, ``1.5s``, ``200ms``."""
        given = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*(ms|s)?\s*", text)
        if given is None:
            raise BadOption("error-bad-budget", budget=text.strip())
        number, unit = float(given[1]), given[2]
        if unit is None and (not number.is_integer() or not 1 <= number <= MOST_SIMULATIONS):
            raise BadOption("error-bad-budget", budget=text.strip())
        if unit is None:
            return cls(simulations=int(number))
        seconds = number / 1000 if unit == "ms" else number
        if seconds > MOST_SECONDS:
            raise BadOption("error-bad-budget", budget=text.strip())
        return cls(seconds=seconds)


@dataclass(frozen=True)
class Prospect:
    """A move or an outcome, and what it leads to."""

    action: int
    move: str
    visits: int
    shares: tuple[float, ...]  # of the win, by seat


@dataclass(frozen=True)
class Outlook:
    """What a search found: the position's worth, and each move's, the best first."""

    actor: int
    shares: tuple[float, ...]  # with best play from here, by seat
    prospects: tuple[Prospect, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> Prospect:
        return self.prospects[0]

    @property
    def error(self) -> float:
        """The standard error of the best move's share, as far as chance in the search goes."""
        share, visits = self.best.shares[max(self.actor, 0)], max(1, self.best.visits)
        return sqrt(max(share * (1 - share), 0.01) / visits)


class Searcher:
    """Searches positions of one variant; keeps its tree from one move to the next.

    The same seed and number of simulations give the same answer with one thread.
    """

    def __init__(
        self,
        variant: Variant,
        seed: int = 0,
        *,
        threads: int = 1,
        nodes: int = NODES,
        mode: Mode | None = None,
        net: Net | None = None,
        knobs: Mapping[str, int] | None = None,
    ) -> None:
        self.variant = variant
        self.threads = threads
        self.mode: Mode = mode or best_mode()
        self._seed = seed
        self._engine = engine(variant, self.mode)
        self._search = self._engine.twin(mcts)
        self._net = net_for(variant) if net is None else net
        self._hidden = hasattr(variant.game.rules, "imagine")
        self._desks = [new_desk(variant, self._net, knobs or {}) for _ in range(threads)]
        self._trees = [new_tree(nodes, variant.seats) for _ in range(threads)]
        self._spares: list[Tree | None] = [None] * threads
        self._queue = np.zeros(nodes, np.int32)
        self._history: list[int] | None = None  # actions that led to the root of the trees
        self._start = b""  # the state they began with

    def look(self, match: Match, budget: Budget, *, stop: threading.Event | None = None) -> Outlook:
        """Search the position of a match; it is seen with the eyes of who decides there."""
        began = time.perf_counter()
        self._take_root(match)
        counts = [0] * self.threads
        until = began + budget.seconds
        if self.threads == 1:
            counts[0] = self._run(0, budget.simulations, until, stop)
        else:
            each = -(-budget.simulations // self.threads)
            with ThreadPoolExecutor(self.threads) as pool:
                runs = [pool.submit(self._run, t, each, until, stop) for t in range(self.threads)]
                counts = [run.result() for run in runs]
        return self._found(match, sum(counts), time.perf_counter() - began)

    def forget(self) -> None:
        """Begin the next search with an empty tree."""
        self._history = None

    def exercise(self, state: Any) -> None:
        """Call every compiled function that a search calls."""
        tree, desk = self._trees[0], self._desks[0]
        desk.states[0] = state
        self._search.search(tree, self._net, desk, 1)
        self._search.keep(tree, new_tree(len(tree.nodes), self.variant.seats), 0, self._queue)
        self._engine.twin(value).judge(desk.states[0], self._net, desk)
        self._engine.observe(desk.states[0], 0)

    def _take_root(self, match: Match) -> None:
        """Start where the match stands, with what the last search knows about it."""
        steps = match.steps()
        start = (steps[0].before if steps else match.state).tobytes()
        history = [step.action for step in steps]
        path = self._path_to(history) if start == self._start else None
        for t, desk in enumerate(self._desks):
            digest = seed_key(f"search {self._seed} {match.ply} {t}")
            desk.rng[:] = np.frombuffer(digest[:16], np.uint32)
            desk.states[0] = match.state
            actor = int(match.state.actor)
            if actor != CHANCE:
                self._engine.observe(desk.states[0], actor)
            node = 0 if path is None else self._walk(self._trees[t], path)
            if path is None or node < 0:
                clear(self._trees[t])
            elif node > 0:
                self._keep(t, node)
        self._history, self._start = history, start

    def _path_to(self, history: list[int]) -> list[int] | None:
        """What was played since the last search; None if the trees do not lead here."""
        last = self._history
        # Where something is hidden, the tree of one moment knows what may not be known now.
        if last is None or self._hidden or history[: len(last)] != last:
            return None
        return history[len(last) :]

    def _walk(self, tree: Tree, path: list[int]) -> int:
        node = 0
        for action in path:
            node = next((c for c in children(tree, node) if tree.nodes[c, ACTION] == action), 0)
            if node == 0:
                return -1
        return node

    def _keep(self, t: int, node: int) -> None:
        tree, spare = self._trees[t], self._spares[t]
        if spare is None:
            spare = new_tree(len(tree.nodes), self.variant.seats)
        self._search.keep(tree, spare, node, self._queue)
        self._trees[t], self._spares[t] = spare, tree

    def _run(self, t: int, simulations: int, until: float, stop: threading.Event | None) -> int:
        """Search in slices; at least one simulation, so that there is always an answer."""
        done, portion = 0, 1
        while done < simulations:
            begun = time.perf_counter()
            portion = min(portion, simulations - done)
            self._search.search(self._trees[t], self._net, self._desks[t], portion)
            done += portion
            now = time.perf_counter()
            if now >= until or (stop is not None and stop.is_set()):
                break
            wanted = min(SLICE, until - now) / max(now - begun, 1e-9)
            portion = max(1, int(portion * min(wanted, 8)))
        return done

    def _found(self, match: Match, simulations: int, seconds: float) -> Outlook:
        actor = int(match.state.actor)
        seats = self.variant.seats
        visits: dict[int, int] = {}
        worth: dict[int, Any] = {}
        for tree in self._trees:
            for child in children(tree, 0):
                action = int(tree.nodes[child, ACTION])
                visits[action] = visits.get(action, 0) + int(tree.nodes[child, VISITS])
                worth[action] = worth.get(action, np.zeros(seats)) + tree.worth[child]
        prospects: list[Prospect] = []
        text = self.variant.vocabulary.text
        for action in match.actions():
            n = visits.get(action, 0)
            shares = worth[action] / n if n else self._judge_after(action)
            prospects.append(Prospect(action, text(action), n, tuple(map(float, shares))))
        if actor == CHANCE:
            weights = list(match.outcomes().values())
            mean = np.average([p.shares for p in prospects], axis=0, weights=weights)
            return Outlook(actor, tuple(map(float, mean)), tuple(prospects), simulations, seconds)
        prospects.sort(key=lambda p: (-p.visits, -p.shares[actor], p.action))
        return Outlook(actor, prospects[0].shares, tuple(prospects), simulations, seconds)

    def _judge_after(self, action: int) -> Any:
        """What the position after a step looks like at first sight, to who decides."""
        desk = self._desks[0]
        desk.states[1] = desk.states[0]
        self._engine.step(desk.states[1], self.variant.book, action, None)
        self._engine.twin(value).judge(desk.states[1], self._net, desk)
        return desk.share.copy()


def new_desk(variant: Variant, net: Net, knobs: Mapping[str, int]) -> Desk:
    """Room to think in, and the knobs as the game has them unless they are given."""
    records = new_records(Knobs, {})
    for name, number in {**settings(variant.game)["search"], **knobs}.items():
        setattr(records[0], name, number)
    if variant.game.knowledge is None and len(net.bias) == 0:
        records[0].scale = 0
        records[0].depth = variant.game.longest
    records[0].hidden = hasattr(variant.game.rules, "imagine")
    features = variant.game.features
    widest = max(map(len, features.names(variant.words))) if features else 0
    return Desk(
        states=new_records(variant.game.state, variant.sizes, 3),
        books=variant.books,
        knobs=records,
        rng=np.zeros(4, np.int64),
        out=np.zeros((3, variant.vocabulary.size), np.int32),
        share=np.zeros(variant.seats),
        points=np.zeros((variant.seats, len(variant.game.scores)), np.int32),
        seen=np.zeros(widest + 1, np.int32),
        layer=np.zeros((2 + 2 * variant.seats, max(1, len(net.bias))), np.float32),
        path=np.zeros(DEEPEST, np.int32),
    )


def new_tree(nodes: int, seats: int) -> Tree:
    tree = Tree(
        used=np.zeros(1, np.int64),
        nodes=np.zeros((nodes, 4), np.int32),
        prior=np.zeros(nodes, np.float32),
        guess=np.zeros(nodes, np.float32),
        worth=np.zeros((nodes, seats)),
    )
    clear(tree)
    return tree


def clear(tree: Tree) -> None:
    """Only the root, never visited, is left."""
    tree.used[0] = 1
    tree.nodes[0] = 0
    tree.worth[0] = 0


def children(tree: Tree, node: int) -> Iterator[int]:
    child = int(tree.nodes[node, FIRST])
    while child != 0:
        yield child
        child = int(tree.nodes[child, NEXT])


def blurred(prospects: Sequence[Prospect], seat: int, blur: int, chance: float) -> Prospect:
    """A move as somebody of weaker eyes picks it: one better by ``blur`` 1000ths of the win is e
    times as likely. ``chance`` from 0 to 1 decides."""
    shares = np.array([prospect.shares[seat] for prospect in prospects])
    weights = np.exp((shares - shares.max()) * 1000 / blur)
    at = int(np.searchsorted(np.cumsum(weights) / weights.sum(), chance))
    return prospects[min(at, len(prospects) - 1)]
