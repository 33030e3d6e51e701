"""Many games side by side, all stepped at once: for reinforcement learning::

    games = bourgade.batch("minivilles", 4096, players=4, seed=7)
    while learning:
        actions = choose(games.observe(), games.legal)
        games.step(actions)
        learn(games.rewards, games.over)

Chance plays by itself; every game has its own random numbers. A finished game can be looked at
until the next step, which starts a new one in its place, whatever the action (auto_reset).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.batches import arguments, batch_files, step_loops
from bourgade.batches.playouts import Device, new_scratch
from bourgade.batches.step_loops import Games, StepOptions
from bourgade.compile.engine import Mode, best_mode, engine
from bourgade.compile.warmup import notice
from bourgade.kernel import registry
from bourgade.kernel.content import Content
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import NOBODY, Records, new_records
from bourgade.kernel.observation import fact_names, feature_names
from bourgade.kernel.options import OptionValue
from bourgade.kernel.seeds import random_states

AT_ONCE = 64  # fewer games than this are not worth a thread

__all__ = ["Batch", "batch", "batch_of"]

MADE_WITH = {
    "variant", "books", "n", "auto_reset", "watching", "dtype", "seed", "_wanted",
}  # fmt: skip
"""What a batch is made with."""

ACTOR, OVER, CUT, REFUSED = range(4)  # the columns of what is told about a game


def batch(
    game: str,
    n: int,
    *,
    device: Device = "cpu",
    seed: int = 0,
    workers: int | None = None,
    auto_reset: bool = True,
    observations: bool = True,
    dtype: str = "float32",
    content: Content = (),
    contents: Sequence[Content] | None = None,
    **options: OptionValue,
) -> Batch:
    """n games of one kind side by side.

    ``content`` are files with your own figures, for all games. ``contents`` is a list of those:
    game i is played with entry i modulo its length.
    """
    variants = [
        registry.find(game).variant(one, **options)
        for one in (contents if contents is not None else [content])
    ]
    if not variants:
        raise BadOption("error-batch-no-content")
    return batch_of(
        variants, n, device=device, workers=workers, seed=seed, auto_reset=auto_reset,
        observations=observations, dtype=dtype,
    )  # fmt: skip


def batch_of(
    variants: Sequence[Variant],
    n: int,
    *,
    device: Device = "cpu",
    workers: int | None = None,
    **made: Any,
) -> Batch:
    """n games of variants with the same moves and the same shape: game i plays each in turn."""
    if device == "cuda":
        from bourgade.batches.cuda.batch import GpuBatch

        return GpuBatch(variants, n, **made)
    if device != "cpu":
        raise BadOption("error-bad-device", device=device, devices="cpu, cuda")
    return Batch(variants, n, workers=workers, **made)


class Batch:
    """Games side by side on the CPU. Every step overwrites the arrays: copy what you keep."""

    device: Device = "cpu"
    _xp: Any = np  # the library of its arrays: NumPy, on a GPU CuPy

    def __init__(
        self,
        variants: Sequence[Variant],
        n: int,
        *,
        seed: int = 0,
        workers: int | None = None,
        auto_reset: bool = True,
        observations: bool = True,
        dtype: str = "float32",
    ) -> None:
        arguments.check_size(n)
        arguments.check_dtype(dtype)
        self.variant = variants[0]
        self.n = n
        self.auto_reset = auto_reset
        self.watching = observations and bool(self.feature_names)
        self.dtype = np.dtype(dtype)
        self.seed = seed
        columns = self.actions + len(self.feature_names) * self.dtype.itemsize + 4 * self.seats
        self._check_room(n * (self.variant.state_bytes + columns + 64))
        self.books = _one_shelf(variants)
        self._wanted = workers
        self._make_room()
        self._make_arrays()
        self.which[:] = self._xp.arange(n) % len(variants)
        with notice(self.variant.game):
            self.reset()

    # Facts about the games

    @property
    def arrays(self) -> Any:
        """The library of its arrays: NumPy, on a GPU CuPy."""
        return self._xp

    @property
    def seats(self) -> int:
        """Seats of each game, including those that the rules play."""
        return self.variant.seats

    @property
    def actions(self) -> int:
        """The number of different decisions; actions are smaller numbers."""
        return self.variant.vocabulary.decisions

    @cached_property
    def feature_names(self) -> tuple[str, ...]:
        """The columns of an observation: the viewer, the other seats in turn, the table."""
        return feature_names(self.variant)

    def text(self, action: int) -> str:
        """The text of an action's move."""
        return self.variant.vocabulary.text(int(action))

    def action(self, text: str) -> int:
        """The action of a move's text."""
        return self.variant.vocabulary.action(text)

    # Results of a step

    @property
    def which(self) -> Any:
        """The index in ``books`` of each game's figures."""
        return self._games.which

    @property
    def states(self) -> Any:
        """The games themselves, one record each."""
        return self._games.states

    @property
    def actor(self) -> Any:
        """The seat to act in each game; NOBODY (-2) after its end."""
        return self._games.told[:, ACTOR]

    @property
    def over(self) -> Any:
        """Whether each game ended with this step."""
        return self._games.told[:, OVER].view(np.bool_)

    @property
    def cut(self) -> Any:
        """Whether each game was truncated because it lasted too long; very rare."""
        return self._games.told[:, CUT].view(np.bool_)

    @property
    def illegal(self) -> Any:
        """Whether each action was illegal; those games did not change."""
        return self._games.told[:, REFUSED].view(np.bool_)

    @property
    def legal(self) -> Any:
        """The mask of legal actions in each game, one column per action."""
        return _to_read(self._games.masks.view(np.bool_))

    @property
    def rewards(self) -> Any:
        """One column per seat: 0 until the end, then 1 for the winner and below 0 for others."""
        return self._games.rewards

    def observe(self, seat: Any = None) -> Any:
        """The observations of the seat to act, of a given seat, or of a seat for each game.

        There is one column per entry of ``feature_names``.

        In a finished game, those of the seat that acted last.
        """
        if not self.feature_names:
            raise BourgadeError("error-no-features", game=self.variant.game.name)
        if seat is None:
            if not self.watching:
                raise BadOption("error-not-observing")
            return self._seen
        viewers = self._one_each(seat)
        seen = np.zeros((self.n, len(self.feature_names)), self.dtype)
        self._spread(
            self._loops.view_rows,
            lambda w: (self._games, viewers, seen, self._scratch[w], self._options),
        )
        return seen

    # Methods

    def reset(self, seed: int | None = None, where: Any = None) -> None:
        """Restart all games, or those for which ``where`` is true. A seed sets all their dice."""
        if seed is not None:
            self.seed = seed
            self._games.rngs[:] = self._here(random_states(seed, 0, self.n))
        if where is None:
            self._step(self._full(step_loops.BEGIN))
            return
        chosen = self._host(where)
        arguments.check_mask(chosen, self.n)
        actions = np.where(chosen, step_loops.BEGIN, step_loops.LOOK).astype(np.int32)
        self._step(self._here(actions))

    def step(self, actions: Any) -> None:
        """One decision in every game; illegal ones change nothing and are marked in ``illegal``."""
        self._step(self._checked(actions))

    def sample(self) -> Any:
        """A uniformly random legal action for every game; 0 after the end.

        It is drawn with the game's own random numbers, like its dice.
        """
        actions = self._full(0)
        self._spread(self._loops.draw_rows, lambda w: (self._games, actions))
        return actions

    def play_others(self, seat: Any, policy: Any = "random") -> None:
        """Let policies decide for the other seats until ``seat`` is to act or the game is over.

        ``seat`` is one for all games or one for each. ``policy`` is one for all seats, one for
        each of them, or an array of their numbers, a row per game.
        """
        until = self._one_each(seat)
        with notice(self.variant.game):
            self._play([policy] if isinstance(policy, str) else policy, until)
        self._look()

    def playout(self, policy: str | Sequence[str] = "random") -> Any:
        """Play every game to its end by a policy, one for all seats or one per seat.

        Returns the rewards; ``rewards``, ``over`` and the rest are as after a last step.
        """
        with notice(self.variant.game):
            self._play([policy] if isinstance(policy, str) else policy, self._full(NOBODY))
        self._look()
        return self.rewards

    def save(self, file: str | Path) -> None:
        """Save everything that the next steps depend on."""
        games = self._games
        batch_files.write(file, self._facts, {
            "states": np.asarray(self.states).view(np.uint8),
            "books": np.asarray(self.books).view(np.uint8),
            "which": self._host(games.which),
            "rngs": self._host(games.rngs),
            "told": self._host(games.told),
        })  # fmt: skip

    def load(self, file: str | Path) -> None:
        """Continue where a batch of the same game, options and size was saved."""
        found = batch_files.read(file)
        size = self.n * self.variant.state_bytes
        batch_files.check(file, found, self._facts, self.n, size)
        self._take(found)
        self._look()

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles have the games and the results of the last step, without the rules.

        Arrays are refilled in place: they keep their memory layout, on a GPU as well.
        """
        kept = {name: value for name, value in vars(self).items() if name in MADE_WITH}
        return {**kept, "arrays": [self._host(array) for array in self._arrays]}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        arrays = saved.pop("arrays")
        vars(self).update(saved)
        self._make_room()
        self._make_arrays()
        for mine, array in zip(self._arrays, arrays, strict=True):
            mine[:] = self._here(array)

    @property
    def _arrays(self) -> tuple[Any, ...]:
        """The games, their random numbers, and the results of the last step."""
        games = self._games
        return (
            games.states, games.which, games.rngs, games.masks, games.rewards, games.told,
            self._seen,
        )  # fmt: skip

    # Implementation

    @property
    def _facts(self) -> dict[str, Any]:
        """What a file of this batch says about its games."""
        game = self.variant.game
        return {"game": game.name, "rules": game.rules_version, "options": self._chosen}

    @property
    def _chosen(self) -> list[str]:
        """The options in the form in which they are shown and saved."""
        return [f"{name}={value}" for name, value in self.variant.options.items()]

    @cached_property
    def _loops(self) -> Any:
        return engine(self.variant, self._mode).twin(step_loops)

    def _check_room(self, needed: int) -> None:
        arguments.check_memory(needed)

    def _make_room(self) -> None:
        """Set up what each process has of its own: rules, threads and their scratch memory."""
        variant = self.variant
        self._mode: Mode = best_mode()
        self._workers = max(1, self._wanted or os.cpu_count() or 1) if self._mode == "cpu" else 1
        self._pool = ThreadPoolExecutor(max(1, self._workers - 1))  # starts threads when asked
        self._scratch = [new_scratch(variant) for _ in range(self._workers)]
        self._shelf: Any = self.books

    def _make_arrays(self) -> None:
        self._games = Games(
            states=self._new_states(),
            books=self._shelf,
            which=self._full(0),
            rngs=self._here(random_states(self.seed, 0, self.n)),
            masks=self._columns(self.actions, np.uint8),
            rewards=self._columns(self.seats, np.float32),
            told=self._columns(4, np.int8),
        )
        self._seen = self._new_seen()

    def _new_seen(self) -> Any:
        """Memory for observations, empty if there are none to make."""
        rows = self.n if self.watching else 0
        return np.zeros((rows, len(self.feature_names)), self.dtype)

    def _columns(self, width: int, dtype: Any) -> Any:
        """Zeros, one row per game."""
        return np.zeros((self.n, width), dtype)

    def _new_states(self) -> Any:
        return new_records(self.variant.game.state, self.variant.sizes, self.n)

    def _from_records(self, records: Any) -> Any:
        """States in the batch's own memory layout."""
        return records

    @property
    def _options(self) -> StepOptions:
        game = self.variant.game
        return StepOptions(self._wide, game.longest, int(self.auto_reset), int(game.hides))

    @cached_property
    def _wide(self) -> int:
        return len(fact_names(self.variant)[0])

    def _step(self, actions: Any) -> None:
        self._spread(
            self._loops.step_rows,
            lambda w: (self._games, actions, self._seen, self._scratch[w], self._options),
        )

    def _look(self) -> None:
        self._step(self._full(step_loops.LOOK))

    def _full(self, action: int) -> Any:
        return self._xp.full(self.n, action, np.int32)

    def _one_each(self, seat: Any) -> Any:
        return arguments.one_each(seat, self.n, self.seats)

    def _play(self, policies: Any, until: Any) -> None:
        seated = self._policies(policies)
        self._spread(
            self._loops.play_rows,
            lambda w: (self._games, seated, until, self._scratch[w], self._options),
        )

    def _policies(self, policies: Any) -> Any:
        return arguments.seated_policies(policies, self.n, self.seats)

    def _spread(self, work: Callable[..., Any], arguments: Callable[[int], Sequence[Any]]) -> None:
        """Call a loop for parts of the games, on all cores; compiled code needs no lock.

        The calling thread takes the first part: waking a thread takes as long as hundreds of steps.
        """
        parts = min(self._workers, max(1, self.n // AT_ONCE))
        bounds = np.linspace(0, self.n, parts + 1).astype(int).tolist()
        jobs = [
            self._pool.submit(work, bounds[w], bounds[w + 1], *arguments(w))
            for w in range(1, parts)
        ]
        try:
            work(0, bounds[1], *arguments(0))
        finally:
            for job in jobs:
                job.result()

    def _checked(self, actions: Any) -> Any:
        """The actions as an array for the loops; refused as a whole if they are not actions."""
        given = self._here(actions)
        arguments.check_actions(given, self.n)
        # A number that is not an action is refused like an illegal one.
        wrong = (given < 0) | (given >= self.actions)
        return self._xp.where(wrong, self.actions, given).astype(np.int32)

    def _take(self, found: Mapping[str, Any]) -> None:
        self.books = found["books"].view(self.books.dtype).view(Records)
        self._make_room()
        games = self._games = self._games._replace(books=self._shelf)
        records = found["states"].view(self.variant.new_state().dtype)
        games.states[:] = self._from_records(records)
        for mine, name in ((games.which, "which"), (games.rngs, "rngs"), (games.told, "told")):
            mine[:] = self._here(found[name])

    def _host(self, array: Any) -> Any:
        """The array in NumPy."""
        return np.asarray(array)

    def _here(self, array: Any) -> Any:
        """The array on the device of the games."""
        return self._xp.asarray(array)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        chosen = ", ".join(self._chosen)
        return f"<{self.n:,} games of {self.variant.game.name} on {self.device}: {chosen}>"


def _to_read(array: Any) -> Any:
    """A read-only view of an array that the next step relies on."""
    array.flags.writeable = False
    return array


def _one_shelf(variants: Sequence[Variant]) -> Any:
    """The books of all variants; they must have the same moves and the same shape."""
    first = variants[0]
    for other in variants[1:]:
        if list(other.vocabulary) != list(first.vocabulary) or other.sizes != first.sizes:
            raise BadOption("error-batch-contents")
    books = new_records(first.game.book, first.sizes, len(variants))
    for n, variant in enumerate(variants):
        books[n] = variant.book
    return books
