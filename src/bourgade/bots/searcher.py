"""The tree search of a match: its threads, the tree kept between moves, and its result."""

from __future__ import annotations

import threading
import time
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from typing import Any

import numpy as np

from bourgade.bots import mcts, value
from bourgade.bots.fixed_point import LOG2_E, SHARE, power_of_two
from bourgade.bots.mcts import ACTION, FIRST, NEXT, VISITS, Tree
from bourgade.bots.nets import POWERS, nets_for
from bourgade.bots.specs import Budget
from bourgade.bots.value import Nets
from bourgade.bots.workspace import new_policy_room, new_workspace
from bourgade.compile.engine import Mode, best_mode, engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE
from bourgade.kernel.seeds import random_state
from bourgade.play import Match

NODES = 1 << 19
"""Rows of a tree, with 24 bytes and 8 per seat: 20 MB for two and 29 MB for four players."""

SLICE = 0.02  # seconds of search between two looks at the clock


@dataclass(frozen=True)
class MoveEstimate:
    """A move, or an outcome of chance, with its visits and its value."""

    action: int
    move: str
    visits: int
    shares: tuple[float, ...]  # of the win, by seat


@dataclass(frozen=True)
class SearchResult:
    """The value of a position and of each of its moves, the best first."""

    actor: int
    shares: tuple[float, ...]  # with best play from here, by seat
    estimates: tuple[MoveEstimate, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> MoveEstimate:
        return self.estimates[0]

    @property
    def is_exact(self) -> bool:
        """Whether the values are exact, not estimates."""
        return False

    @property
    def error(self) -> float:
        """The standard error of the best move's share that comes from sampling."""
        return self.error_of(self.best, max(self.actor, 0))

    def error_of(self, estimate: MoveEstimate, seat: int) -> float:
        """The standard error of a seat's share after a move."""
        share = estimate.shares[seat]
        return sqrt(max(share * (1 - share), 0.01) / max(1, estimate.visits))


class Searcher:
    """Searches positions of one variant and keeps its tree from one move to the next.

    With one thread, the same seed and number of simulations give the same result.
    """

    def __init__(
        self,
        variant: Variant,
        seed: int = 0,
        *,
        threads: int = 1,
        nodes: int = NODES,
        mode: Mode | None = None,
        nets: Nets | None = None,
        parameters: Mapping[str, int] | None = None,
    ) -> None:
        self.variant = variant
        self.threads = threads
        self.mode: Mode = mode or best_mode()
        self._seed = seed
        self._engine = engine(variant, self.mode)
        self._mcts = self._engine.twin(mcts)
        self._nets = nets_for(variant) if nets is None else nets
        self._workspaces = [
            new_workspace(variant, self._nets, parameters or {}) for _ in range(threads)
        ]
        self._rooms = [new_policy_room(variant, self._nets.policy) for _ in range(threads)]
        self._trees = [new_tree(nodes, variant.seats) for _ in range(threads)]
        self._spares: list[Tree | None] = [None] * threads
        self._queue = np.zeros(nodes, np.int32)
        self._history: list[int] | None = None  # actions that led to the root of the trees
        self._start = b""  # the state they began with

    def search(
        self, match: Match, budget: Budget, *, stop: threading.Event | None = None
    ) -> SearchResult:
        """Search the position of a match, as the seat that is to act sees it.

        ``stop`` ends the search early, with the result so far.
        """
        began = time.perf_counter()
        self._reroot(match)
        each, until = -(-budget.simulations // self.threads), began + budget.seconds
        if self.threads == 1:
            count = self._run(0, each, until, stop)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                runs = [pool.submit(self._run, t, each, until, stop) for t in range(self.threads)]
                count = sum(run.result() for run in runs)
        return self._result(match, count, time.perf_counter() - began)

    def reset(self, seed: int | None = None) -> None:
        """Start the next search with an empty tree, and with other random numbers if given."""
        self._history = None
        self._seed = self._seed if seed is None else seed

    def shares_for(self, match: Match, seat: int, budget: Budget) -> tuple[float, ...]:
        """Everybody's shares in a position, whoever is to act there, as one seat sees it.

        Where something is hidden they are means over all simulations: every one of them deals what
        the seat cannot see anew, and no single move is the best in all of those deals.
        """
        self._reroot(match, seat)
        count = self._run(0, budget.simulations, time.perf_counter() + budget.seconds, None)
        if not self.variant.game.hides:
            return self._result(match, count, 0.0).shares
        root = self._trees[0]
        return tuple(int(part) / (int(root.nodes[0, VISITS]) * SHARE) for part in root.value_sum[0])

    def exercise(self, state: Any) -> None:
        """Call every compiled function of a search once."""
        tree, work = self._trees[0], self._workspaces[0]
        work.states[0] = state
        self._mcts.search(tree, self._nets, work, self._rooms[0], 1)
        self._mcts.copy_subtree(tree, new_tree(len(tree.nodes), self.variant.seats), 0, self._queue)
        self._engine.twin(value).estimate_value(work.states[0], self._nets, work, self._rooms[0])
        if state.actor == CHANCE:
            self._engine.chance(state, self.variant.book, work.out[0], work.out[1])
        else:
            self._engine.legal(state, self.variant.book, work.out[0])
        self._first_value(int(work.out[0][0]))
        self._engine.observe(work.states[0], 0)

    def _reroot(self, match: Match, viewer: int | None = None) -> None:
        """Make the position of the match the root, with the part of the last tree below it.

        Only what the ``viewer`` may see is known; without one, what the seat to act may see.
        """
        steps = match.steps()
        start = (steps[0].before if steps else match.state).tobytes()
        history = [step.action for step in steps]
        path = self._path_to(history) if start == self._start else None
        for t, work in enumerate(self._workspaces):
            work.rng[:] = random_state(f"search {self._seed} {match.ply} {t}")
            work.states[0] = match.state
            seat = int(match.state.actor) if viewer is None else viewer
            if seat != CHANCE:
                self._engine.observe(work.states[0], seat)
            node = 0 if path is None else self._walk(self._trees[t], path)
            if path is None or node < 0:
                clear(self._trees[t])
            elif node > 0:
                self._keep_subtree(t, node)
        self._history, self._start = history, start

    def _path_to(self, history: list[int]) -> list[int] | None:
        """The actions since the last search; None if its trees do not lead here."""
        last = self._history
        # If something is hidden, an older tree may contain what this seat cannot know.
        if last is None or self.variant.game.hides or history[: len(last)] != last:
            return None
        return history[len(last) :]

    def _walk(self, tree: Tree, path: list[int]) -> int:
        node = 0
        for action in path:
            node = next((c for c in children(tree, node) if tree.nodes[c, ACTION] == action), 0)
            if node == 0:
                return -1
        return node

    def _keep_subtree(self, t: int, node: int) -> None:
        tree, spare = self._trees[t], self._spares[t]
        if spare is None:
            spare = new_tree(len(tree.nodes), self.variant.seats)
        self._mcts.copy_subtree(tree, spare, node, self._queue)
        self._trees[t], self._spares[t] = spare, tree

    def _run(self, t: int, simulations: int, until: float, stop: threading.Event | None) -> int:
        """Search in slices; at least one simulation, so that there is always a result."""
        done, portion = 0, 1
        while done < simulations:
            begun = time.perf_counter()
            portion = min(portion, simulations - done)
            self._mcts.search(
                self._trees[t], self._nets, self._workspaces[t], self._rooms[t], portion
            )
            done += portion
            now = time.perf_counter()
            if now >= until or (stop is not None and stop.is_set()):
                break
            wanted = min(SLICE, until - now) / max(now - begun, 1e-9)
            portion = max(1, int(portion * min(wanted, 8)))
        return done

    def _result(self, match: Match, simulations: int, seconds: float) -> SearchResult:
        """The sum of the trees of all threads."""
        actor = int(match.state.actor)
        seats = self.variant.seats
        visits: dict[int, int] = defaultdict(int)
        value_sum: dict[int, Any] = defaultdict(lambda: np.zeros(seats, np.int64))
        for tree in self._trees:
            for child in children(tree, 0):
                action = int(tree.nodes[child, ACTION])
                visits[action] += int(tree.nodes[child, VISITS])
                value_sum[action] += tree.value_sum[child]
        estimates: list[MoveEstimate] = []
        text = self.variant.vocabulary.text
        for action in match.actions():
            n = visits[action]
            value = value_sum[action] if n else self._first_value(action)
            shares = tuple(int(part) / (max(1, n) * SHARE) for part in value)
            estimates.append(MoveEstimate(action, text(action), n, shares))
        if actor == CHANCE:
            weights = list(match.outcomes().values())
            total = sum(weights)
            shares = tuple(
                sum(w * e.shares[p] for w, e in zip(weights, estimates, strict=True)) / total
                for p in range(seats)
            )
        else:
            estimates.sort(key=lambda e: (-e.visits, -e.shares[actor], e.action))
            shares = estimates[0].shares
        return SearchResult(actor, shares, tuple(estimates), simulations, seconds)

    def _first_value(self, action: int) -> Any:
        """The value of the position after a step that was never visited."""
        work = self._workspaces[0]
        work.states[1] = work.states[0]
        self._engine.step(work.states[1], self.variant.book, action, None)
        self._engine.twin(value).estimate_value(work.states[1], self._nets, work, self._rooms[0])
        return work.value.copy()


def new_tree(nodes: int, seats: int) -> Tree:
    tree = Tree(
        used=np.zeros(1, np.int64),
        nodes=np.zeros((nodes, 4), np.int32),
        prior=np.zeros(nodes, np.int32),
        first_value=np.zeros(nodes, np.int32),
        value_sum=np.zeros((nodes, seats), np.int64),
    )
    clear(tree)
    return tree


def clear(tree: Tree) -> None:
    """Leave only the root, with no visits."""
    tree.used[0] = 1
    tree.nodes[0] = 0
    tree.value_sum[0] = 0


def children(tree: Tree, node: int) -> Iterator[int]:
    child = int(tree.nodes[node, FIRST])
    while child != 0:
        yield child
        child = int(tree.nodes[child, NEXT])


def sample_move(
    estimates: Sequence[MoveEstimate], seat: int, temperature: int, lot: float
) -> MoveEstimate:
    """A move from the softmax over the seat's shares; ``lot``, from 0 to 1, picks it.

    A move that is better by ``temperature`` 1000ths of the win is e times as likely.
    """
    highest = max(estimate.shares[seat] for estimate in estimates)
    weights: list[int] = []
    for estimate in estimates:
        less = int((highest - estimate.shares[seat]) * 1000 * LOG2_E / temperature)
        weights.append(power_of_two(less, POWERS))
    upto = list(accumulate(weights))
    return estimates[min(bisect_right(upto, lot * upto[-1]), len(estimates) - 1)]
