"""A position as OpenSpiel's states hold it: quick to copy, to save and to move on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from threading import Lock
from typing import Any

import numpy as np
from numpy.lib.recfunctions import structured_to_unstructured

from bourgade.adapters.openspiel.declaring import STEPS, has_secrets
from bourgade.adapters.openspiel.library import pyspiel
from bourgade.batches import one_game
from bourgade.batches.one_game import LIST
from bourgade.compile.engine import Mode, best_mode, engine
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, BourgadeError, UnknownMove
from bourgade.kernel.game import Choice
from bourgade.kernel.layout import CHANCE, NOBODY
from bourgade.play import Match
from bourgade.play.position import Position, to_position

TERMINAL = int(pyspiel.PlayerId.TERMINAL)

Given = tuple[tuple[str, Choice], ...]


class Rules:
    """What all positions of one variant share: the compiled rules, and room for their answers."""

    def __init__(self, name: str, given: Given, mode: Mode) -> None:
        game, chosen = registry.find(name), dict(given)
        self.origin = (name, given)
        self.most = int(chosen.pop(STEPS, game.longest))
        if self.most < 1:
            raise BadOption(
                "error-bad-value", game=name, option=STEPS, value=str(self.most),
                values=f"1 – {game.longest}", given="none",
            )  # fmt: skip
        self.variant = variant = game.variant(**chosen)
        self.has_secrets = has_secrets(game)
        self.viewers = (*range(len(variant.players)), NOBODY)  # whose eyes see different things
        self.base = variant.vocabulary.decisions  # OpenSpiel counts chance's actions from 0
        twin = engine(variant, mode).twin(one_game)
        self.advance: Callable[..., int] = twin.advance
        self.glance: Callable[..., None] = twin.glance
        self.portray: Callable[..., None] = twin.portray
        self.suppose: Callable[..., None] = twin.suppose
        self.points: Callable[..., None] = twin.points
        start = variant.new_state()
        engine(variant, "python").setup(start[0], variant.book)
        self.dtype: Any = start.dtype
        self.actor: int = start.dtype.fields["actor"][1]  # where its byte stands
        self.books: Any = np.asarray(variant.books)  # plain arrays are handed over fastest
        self.room: Any = np.asarray(start).copy()
        self.out, self.weight = variant.buffers()
        self.score: Any = np.zeros((variant.seats, len(game.scores)), np.int32)
        seat, table = game.features.facts(variant.words) if game.features else ((), ())
        self.seat_names, self.table_names = seat, table
        self.features: Any = np.zeros(variant.seats * len(seat) + len(table), np.int32)
        self.busy = Lock()  # compiled rules let other threads run meanwhile
        self.start_features: dict[tuple[int, int], Any] = {}  # OpenSpiel asks often, for their size
        self.start = Table(self, start.view(np.int8).copy())
        self.start.begin((b"",) * len(self.viewers))
        self.start.watch()  # all new states share it: nothing is left to be done there

    def seen(self, states: Any, viewer: int) -> bytes:
        """A state with everything erased that the viewer may not see."""
        with self.busy:
            self.glance(states, self.room, viewer)
            return self.room.tobytes()


@cache
def rules_for(name: str, given: Given, mode: Mode) -> Rules:
    """The rules of a variant, made once."""
    return Rules(name, given, mode)


class Table:
    """A state's bytes, who acts there, and what may be done, as OpenSpiel counts actions."""

    __slots__ = ("actions", "actor", "memory", "rules", "sights", "states", "unwatched", "weights")

    def __init__(self, rules: Rules, memory: Any) -> None:
        self.rules = rules
        self.memory = memory
        self.states = memory.view(rules.dtype)
        self.actor = TERMINAL
        self.actions: list[int] = []
        self.weights: list[int] = []
        self.sights: tuple[bytes, ...] = ()  # all that each viewer has seen, hashed
        self.unwatched: list[Any] = []  # memories after steps that are not in there yet

    def copy(self) -> Table:
        twin = Table(self.rules, self.memory.copy())
        twin.actor, twin.actions, twin.weights = self.actor, self.actions, self.weights
        twin.sights, twin.unwatched = self.sights, self.unwatched.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> Any:
        self.watch()
        return restore, (self.rules.origin, self.memory.tobytes(), self.sights)

    def begin(self, sights: tuple[bytes, ...]) -> None:
        """Look at a table that was just laid, after having seen something already."""
        self._advance(LIST)
        self.sights = sights
        self._keep()

    def play(self, action: int) -> None:
        """Make a step that is known to be legal."""
        self._advance(self.int_of(self.actor, action))
        self._keep()

    def _advance(self, action: int) -> None:
        rules = self.rules
        with rules.busy:
            n = rules.advance(self.states, rules.books, action, rules.most, rules.out, rules.weight)
            self.actor = self.memory.item(rules.actor) if n else TERMINAL
            if self.actor == CHANCE:
                self.actions = (rules.out[:n] - rules.base).tolist()
                self.weights = rules.weight[:n].tolist()
            else:
                self.actions = rules.out[:n].tolist()
                self.weights = []

    def _keep(self) -> None:
        if self.rules.has_secrets:
            self.unwatched.append(self.memory.copy())

    def watch(self) -> None:
        """Add to what was seen; only when it is asked for, since searches never do."""
        rules = self.rules
        for memory in self.unwatched:
            states = memory.view(rules.dtype)
            self.sights = tuple(
                blake2b(sight + rules.seen(states, viewer), digest_size=12).digest()
                for viewer, sight in zip(rules.viewers, self.sights, strict=True)
            )
        self.unwatched.clear()

    def sight_of(self, viewer: int) -> bytes:
        """A hash of everything that a viewer has seen."""
        self.watch()
        return self.sights[self.rules.viewers.index(viewer)]

    def position(self, viewer: int) -> Position:
        """What the viewer may see, by name."""
        seen = np.frombuffer(self.rules.seen(self.states, viewer), self.rules.dtype)
        return to_position(self.rules.variant, seen[0])

    def features(self, viewer: int, first: int) -> Any:
        """What the viewer may see, as numbers: seats from the first on, then the table.

        A game without features shows its record as it stands.
        """
        rules = self.rules
        if self is not rules.start:
            return self._features(viewer, first)
        if (viewer, first) not in rules.start_features:
            rules.start_features[viewer, first] = self._features(viewer, first)
        return rules.start_features[viewer, first]

    def _features(self, viewer: int, first: int) -> Any:
        rules = self.rules
        with rules.busy:
            rules.glance(self.states, rules.room, viewer)
            if rules.variant.game.features:
                wide = len(rules.seat_names)
                rules.portray(rules.room, rules.books, first, wide, rules.features)
                return rules.features.astype(np.float32)
            me = np.arange(rules.variant.seats) == first
            return np.concatenate((me, structured_to_unstructured(rules.room)[0]), dtype=np.float32)

    def imagined(self, player: int, rng: Any) -> Table:
        """A table that the player cannot tell from this one."""
        rules, twin = self.rules, Table(self.rules, self.memory.copy())
        with rules.busy:
            rules.suppose(twin.states, rules.books, player, rng)
        if not rules.has_secrets:
            twin.begin(())
            return twin
        mine = self.sight_of(player)
        twin.begin((mine,) * len(rules.viewers))  # he does not know what the others have seen
        twin.watch()
        twin.sights = (*twin.sights[:player], mine, *twin.sights[player + 1 :])
        return twin

    def returns(self) -> list[float]:
        """What each player has won; nothing before the end, and in a game that was cut short."""
        rules, players = self.rules, len(self.rules.variant.players)
        if not self.states["over"][0]:
            return [0.0] * players
        with rules.busy:
            rules.points(self.states, rules.books, rules.score)
            rows = [tuple(row) for row in rules.score.tolist()]
        best, others = max(rows), max(1, len(rows) - 1)
        won = (len(rows) / rows.count(best) - 1) / others
        return [won if row == best else -1 / others for row in rows[:players]]

    def int_of(self, actor: int, action: int) -> int:
        """What the game calls an action."""
        return action + self.rules.base if actor == CHANCE else action

    def text(self, actor: int, action: int) -> str:
        return self.rules.variant.vocabulary.text(self.int_of(actor, action))

    def refusal(self, action: int) -> BourgadeError:
        """Why an action may not be made."""
        rules, vocabulary = self.rules, self.rules.variant.vocabulary
        most = vocabulary.size - rules.base if self.actor == CHANCE else rules.base
        if not 0 <= action < most:
            return UnknownMove("error-unknown-move", move=str(action), near="none")
        match = Match(rules.variant, self.states.view(np.recarray), key=None)
        return match.refusal(self.int_of(self.actor, action))


def restore(origin: tuple[str, Given], memory: bytes, sights: tuple[bytes, ...]) -> Table:
    """A table from what was saved of it."""
    table = Table(rules_for(*origin, best_mode()), np.frombuffer(memory, np.int8).copy())
    table.begin(sights)
    table.unwatched.clear()
    return table
