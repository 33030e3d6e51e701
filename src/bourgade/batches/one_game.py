"""One game stepped from Python, the basis of the environments of other libraries.

    game = OneGame(GameBuffers(variant, most=5000))
    game.begin(seed=7)
    while len(game.actions):
        game.play(choose(game.features(game.actor), game.actions))
    game.rewards()

Chance plays by itself, with the game's own dice, unless it is left to the caller.
"""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock
from typing import Any, Self

import numpy as np
from numpy.lib.recfunctions import structured_to_unstructured

from bourgade.batches import one_game_loops
from bourgade.batches.features import record_names
from bourgade.batches.one_game_loops import ALL, LIST, OUTSIDE
from bourgade.bots.policy import RANDOM
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel.errors import BourgadeError, UnknownMove
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, Records, new_records
from bourgade.kernel.observation import fact_names, feature_names
from bourgade.kernel.seeds import random_states
from bourgade.play import Match
from bourgade.play.loader import first_states

Array = np.ndarray[Any, np.dtype[Any]]

NO_DICE = np.zeros(4, np.int64)
"""The random numbers of games whose chance is left to the caller; never used."""


class GameBuffers:
    """What the games of one variant share: the rules and buffers for their results.

    ``most`` is the number of plies after which a game is truncated. Games that share buffers may be
    played from several threads; they take turns.
    """

    def __init__(self, variant: Variant, most: int) -> None:
        self.variant = variant
        self.most = most
        self.loops: Any = engine(variant, best_mode()).twin(one_game_loops)
        self.busy = Lock()  # compiled rules let other threads run meanwhile
        start = first_states(variant)
        self.dtype: Any = start.dtype
        self.start: Array = np.asarray(start).view(np.int8)
        self.actor_at, self.over_at = (start.dtype.fields[name][1] for name in ("actor", "over"))
        # Plain arrays are the fastest to pass.
        self.books: Any = np.asarray(variant.books)
        self.room: Any = np.asarray(new_records(variant.game.state, variant.sizes, 4))
        self.out = np.zeros((3, variant.vocabulary.size), np.int32)
        self.moves, self.weights, _ = self.out
        self.points = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
        seat, table = fact_names(variant)
        self.wide = len(seat)
        self.seen = np.zeros(variant.seats * len(seat) + len(table), np.int32)

    def __reduce__(self) -> Any:
        """Copies and pickles have buffers of their own."""
        return type(self), (self.variant, self.most)

    def view(self, states: Any, viewer: int) -> Any:
        """A state with everything erased that a viewer may not see, as an array of one record."""
        with self.busy:
            self.loops.view_state(states, self.room, viewer)
            return self.room[:1].copy()

    def policies(self, chance: int, seated: Mapping[int, int]) -> Array:
        """Who decides: policies for some seats and for chance; the others are left to the
        caller."""
        chosen = np.full(self.variant.seats + 1, OUTSIDE, np.int64)
        chosen[CHANCE] = chance
        for seat, policy in seated.items():
            chosen[seat] = policy
        return chosen


class OneGame:
    """A game that stops whenever the caller has to decide.

    ``actor`` is the seat to decide for, or CHANCE; NOBODY before the beginning and after the end.
    ``actions`` are the legal actions, and ``weights`` those of the outcomes if chance is to decide.
    """

    def __init__(self, workspace: GameBuffers, *, chance: int = RANDOM) -> None:
        """``chance`` is RANDOM, or OUTSIDE if the caller decides outcomes."""
        self.workspace = workspace
        self.memory = workspace.start.copy()
        self.states: Any = self.memory.view(workspace.dtype)
        self.policies = workspace.policies(chance, {})
        self.rng = NO_DICE if chance == OUTSIDE else np.zeros(4, np.int64)
        self.actor = NOBODY
        self.actions = workspace.moves[:0].copy()
        self.weights = self.actions
        self._match: Match | None = None

    # Copies

    def copy(self) -> Self:
        """An independent copy of the game."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.__setstate__({"memory": self.memory.copy(), "_match": None})
        if self.rng is not NO_DICE:
            twin.rng = self.rng.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "states": None, "_match": None}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        self.states = self.memory.view(self.workspace.dtype)

    # Playing

    def seat_policies(self, seated: Mapping[int, int]) -> None:
        """Let policies decide for some seats from the next step on; the others are the caller's."""
        self.policies = self.workspace.policies(int(self.policies[CHANCE]), seated)

    def begin(self, seed: int) -> None:
        """Begin a new game whose dice come from the seed, and play to the first decision.

        There always is one, however soon the game is to be truncated.
        """
        self.memory[:] = self.workspace.start
        self.rng[:] = random_states(seed, 0, 1)[0]
        self._advance(LIST, self.variant.game.longest)

    def look(self) -> None:
        """List the legal actions again, after a change of the state."""
        self._advance(LIST, self.workspace.most)

    def play(self, action: int) -> None:
        """Make a move that is known to be legal, and everything up to the caller's next
        decision."""
        self._advance(action, self.workspace.most)

    def _advance(self, action: int, most: int) -> None:
        ws = self.workspace
        with ws.busy:
            n = ws.loops.advance(
                self.states, ws.room, ws.books, action, self.policies, self.rng, ws.out, most
            )
            self.actor = self.memory.item(ws.actor_at) if n else NOBODY
            self.actions = ws.moves[:n].copy()
            if self.actor == CHANCE:
                self.weights = ws.weights[:n].copy()

    # State

    @property
    def variant(self) -> Variant:
        return self.workspace.variant

    @property
    def over(self) -> bool:
        return bool(self.memory.item(self.workspace.over_at))

    @property
    def cut(self) -> bool:
        """Whether the game was truncated because it lasted too long."""
        return self.actor == NOBODY and not self.over

    def mask(self) -> Array:
        """The mask of legal actions, zeros and ones."""
        mask = np.zeros(self.variant.vocabulary.decisions, np.int8)
        mask[self.actions] = 1
        return mask

    def features(self, viewer: int, first: int | None = None) -> Array:
        """The observation of a viewer: seats in order from ``first``, then the table.

        The first seat is the viewer's own by default. Without features it is the record itself.
        """
        ws = self.workspace
        if first is None:
            first = viewer
        with ws.busy:
            if len(ws.seen):
                ws.loops.view_features(
                    self.states, ws.room, ws.books, viewer, first, ws.wide, ws.seen
                )
                return ws.seen.astype(np.float32)
            ws.loops.view_state(self.states, ws.room, viewer)
            record = structured_to_unstructured(ws.room[:1])[0]
        return np.concatenate((np.arange(ws.variant.seats) == first, record), dtype=np.float32)

    def seen(self, viewer: int = ALL) -> Any:
        """The record with everything erased that a viewer may not see."""
        return self.workspace.view(self.states, viewer).view(Records)[0]

    def rewards(self) -> list[float]:
        """The reward of each seat; 0 before the end and in a truncated game.

        With n seats a single winner gets 1 and each loser −1 / (n − 1); joint winners share.
        """
        ws, seats = self.workspace, self.variant.seats
        if not self.over:
            return [0.0] * seats
        with ws.busy:
            ws.loops.score_seats(self.states, ws.books, ws.points)
            rows = ws.points.tolist()
        best, others = max(rows), max(1, seats - 1)
        won = (seats / rows.count(best) - 1) / others
        return [won if row == best else -1 / others for row in rows]

    def imagined(self, seat: int, rng: Array) -> Self:
        """A determinization: a game that looks the same to the seat, with the hidden rest drawn."""
        ws, twin = self.workspace, self.copy()
        with ws.busy:
            ws.loops.fill_hidden(twin.states, ws.books, seat, rng)
        twin.look()
        return twin

    @property
    def match(self) -> Match:
        """The game as a match, for bots and boards."""
        if self._match is None:
            self._match = Match(self.variant, self.states.view(Records), key=None)
        return self._match

    def refusal(self, action: int) -> BourgadeError | None:
        """Why an action may not be made; None if it may."""
        if action in self.actions.tolist():
            return None
        return refuse(self.variant, self.states.view(Records), action)


def refuse(variant: Variant, states: Any, action: int) -> BourgadeError:
    """Why an action may not be made in a state."""
    vocabulary, first, stop = variant.vocabulary, 0, variant.vocabulary.decisions
    if states[0].actor == CHANCE:
        first, stop = stop, vocabulary.size
    if not first <= action < stop:
        return UnknownMove("error-unknown-move", move=str(action - first), near="none")
    return Match(variant, states, key=None).refusal(action)


def observed_names(variant: Variant) -> list[str]:
    """The names of the numbers of an observation, in order."""
    if variant.game.features:
        return [*feature_names(variant)]
    return [*variant.words["seats"], *record_names(variant.new_state().dtype)]
