"""One game with its dice thrown by itself: what environments of other libraries are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.lib.recfunctions import structured_to_unstructured

from bourgade.batches import batch, one_game
from bourgade.batches.one_game import ALL, LIST, OUTSIDE
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, BourgadeError, UnknownMove
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Value
from bourgade.kernel.layout import new_records
from bourgade.kernel.seeds import random_states
from bourgade.play import Match

Array = np.ndarray[Any, np.dtype[Any]]

WIDEST = 2.0**31
"""No number that a player sees is larger."""


@cache
def variant_of(name: str, options: tuple[tuple[str, Value], ...]) -> Variant:
    """A game with its options chosen, read once."""
    return registry.find(name).variant(**dict(options))


def checked_steps(variant: Variant, max_steps: int | None) -> int:
    """How many steps a game may last; chance's count."""
    longest = variant.game.longest
    most = longest if max_steps is None else max_steps
    if most < 1:
        raise _bad_value(variant, "max_steps", str(most), f"1 – {longest}")
    return most


def checked_value(variant: Variant, option: str, value: str, values: Sequence[str]) -> str:
    """A value of an option of ours, if it is one."""
    if value not in values:
        raise _bad_value(variant, option, str(value), ", ".join(values))
    return value


def _bad_value(variant: Variant, option: str, value: str, values: str) -> BadOption:
    return BadOption(
        "error-bad-value", game=variant.game.name, option=option, value=value, values=values,
        given="none",
    )  # fmt: skip


class Table:
    """A game that stops only where the caller has to decide."""

    def __init__(self, variant: Variant, most: int) -> None:
        self.variant = variant
        self.most = most
        self.policies = np.full(variant.seats, OUTSIDE, np.int64)
        self._rules: Any = engine(variant, best_mode()).twin(one_game)
        self._books: Any = np.asarray(variant.books)  # plain arrays are handed over fastest
        room = new_records(variant.game.state, variant.sizes, 4)
        self._room: Any = np.asarray(room)
        self._states = self._room[:1]
        self._rng = np.zeros(4, np.int64)
        self._out = np.zeros((3, variant.vocabulary.size), np.int32)
        self._count = 0
        seat, table = (
            variant.game.features.facts(variant.words) if variant.game.features else ((), ())
        )
        self._seen = np.zeros(variant.seats * len(seat) + len(table), np.int32)
        self._wide = len(seat)
        self.match = Match(variant, room[:1], key=None)
        """The same game for bots and boards, which look at it as a match."""

    def __getstate__(self) -> Any:
        """Copies and pickles make their own arrays, some of which share memory, and fill them."""
        return self.variant, self.most, self._count, [array.copy() for array in self._arrays]

    def __setstate__(self, saved: Any) -> None:
        variant, most, count, arrays = saved
        Table.__init__(self, variant, most)
        self._count = count
        for mine, array in zip(self._arrays, arrays, strict=True):
            mine[:] = array

    @property
    def _arrays(self) -> tuple[Array, ...]:
        """All that the game's way from here on depends on."""
        return self.policies, self._states, self._rng, self._out

    def begin(self, seed: int) -> None:
        """Lay a new game, whose dice come from the seed, and play to the first decision.

        There is always one, however soon the game is to be cut off.
        """
        self._rng[:] = random_states(seed, 0, 1)[0]
        start = self.variant.new_state()
        engine(self.variant, "python").setup(start[0], self.variant.book)
        self._room[0] = start[0]
        self._proceed(LIST, self.variant.game.longest)

    def play(self, action: int) -> None:
        """Make a move that is known to be legal, and all that follows without the caller."""
        self._proceed(action, self.most)

    def _proceed(self, action: int, most: int) -> None:
        self._count = self._rules.proceed(
            self._room, self._books, action, self.policies, self._rng, self._out, most
        )

    @property
    def actor(self) -> int:
        """The seat to decide; nothing to rely on when nobody has to."""
        return int(self._states["actor"][0])

    @property
    def over(self) -> bool:
        return bool(self._states["over"][0])

    @property
    def cut(self) -> bool:
        """Whether the game has lasted too long."""
        return self._count == 0 and not self.over

    @property
    def actions(self) -> Array:
        """What may be done."""
        return self._out[0, : self._count]

    def mask(self) -> Array:
        """The same as a row of zeros and ones."""
        mask = np.zeros(self.variant.vocabulary.decisions, np.int8)
        mask[self.actions] = 1
        return mask

    def features(self, seat: int) -> Array:
        """What a seat sees as numbers: itself, the others in turn, the table.

        A game without features shows its record as it stands.
        """
        self._rules.glance(self._states, self._room[1:2], seat)
        if self.variant.game.features:
            self._rules.portray(self._room[1:2], self._books, seat, self._wide, self._seen)
            return self._seen.astype(np.float32)
        me = np.arange(self.variant.seats) == seat
        record = structured_to_unstructured(self._room[1:2])[0]
        return np.concatenate((me, record), dtype=np.float32)

    def rewards(self) -> list[float]:
        """What each seat has won: 1 alone, −1 / (n − 1) for each loser; 0 before the end."""
        seats = self.variant.seats
        if not self.over:
            return [0.0] * seats
        others = max(1, seats - 1)
        return [(seats * share - 1) / others for share in self.match.shares]

    def refusal(self, action: int) -> BourgadeError | None:
        """Why an action may not be made, if it may not."""
        if action in self.actions:
            return None
        return refuse(self.variant, self._states.view(np.recarray), action)

    def seen(self, viewer: int = ALL) -> Any:
        """The record with everything erased that a seat may not see."""
        room = self._room[1:2].copy()
        self._rules.glance(self._states, room, viewer)
        return room.view(np.recarray)[0]


def refuse(variant: Variant, states: Any, action: int) -> BourgadeError:
    """Why an action may not be made in a state."""
    if not 0 <= action < variant.vocabulary.decisions:
        return UnknownMove("error-unknown-move", move=str(action), near="none")
    return Match(variant, states, key=None).refusal(action)


def feature_names(variant: Variant) -> list[str]:
    """What the numbers are that a seat sees, in their order."""
    if variant.game.features:
        return [*batch.feature_names(variant)]
    return [*variant.words["seats"], *record_names(variant.new_state().dtype)]


def record_names(dtype: Any, prefix: str = "") -> Iterator[str]:
    """The numbers of a record by their way through it, in the order they stand."""
    base, shape = dtype.subdtype or (dtype, ())
    for index in np.ndindex(shape):
        path = " ".join([*([prefix] if prefix else []), *map(str, index)])
        if not base.names:
            yield path
            continue
        for name in base.names:
            yield from record_names(base.fields[name][0], f"{path} {name}".strip())
