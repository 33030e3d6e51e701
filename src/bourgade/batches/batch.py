"""Many games side by side, a step in each of them at a time: what learning programs ask for.

    games = bourgade.batch("minivilles", 4096, players=4, seed=7)
    while learning:
        actions = choose(games.observe(), games.legal)
        games.step(actions)
        learn(games.rewards, games.over)

Chance plays by itself, from random numbers of each game's own. A game that has ended stays to be
looked at for one step; the next step begins a new one there, whatever the action (auto_reset).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import numpy as np

from bourgade.batches import step_loops
from bourgade.batches.playouts import Device
from bourgade.bots import POLICIES
from bourgade.compile.engine import Mode, best_mode, engine
from bourgade.compile.warmup import notice
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Value
from bourgade.kernel.layout import NOBODY, new_records
from bourgade.kernel.seeds import random_states

Content = str | Path | Iterable[str | Path]

FORMAT = 1
"""Of saved files."""

AT_ONCE = 64
"""Fewer games than this are not worth a thread."""

MADE_WITH = {
    "variant", "books", "n", "auto_reset", "watching", "dtype", "seed", "_wanted",
}  # fmt: skip
"""What a batch is made with."""

ARRAYS = ("which", "_states", "_rngs", "_legal", "_rewards", "_told", "_seen")
"""Whose books they are played with, the games, their random numbers, what the last step left."""

ACTOR, OVER, CUT, REFUSED = range(4)
"""The columns of what is told about a game."""


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
    **options: Value,
) -> Batch:
    """n games of one kind side by side.

    ``content`` are files with figures of one's own, for all games. ``contents`` is a list of such:
    game i is played with entry i modulo its length.
    """
    variants = [
        registry.find(game).variant(_files(one), **options)
        for one in (contents if contents is not None else [content])
    ]
    if not variants:
        raise BadOption("error-batch-no-content")
    made: dict[str, Any] = {
        "seed": seed, "auto_reset": auto_reset, "observations": observations, "dtype": dtype,
    }  # fmt: skip
    if device == "cuda":
        from bourgade.batches.gpu import GpuBatch

        return GpuBatch(variants, n, **made)
    if device != "cpu":
        raise BadOption("error-bad-device", device=device, devices="cpu, cuda")
    return Batch(variants, n, workers=workers, **made)


def _files(content: Content) -> list[Path]:
    if isinstance(content, str | Path):
        return [Path(content)]
    return [Path(file) for file in content]


class Batch:
    """Games side by side on the CPU. Arrays are written anew by every step: copy what you keep."""

    device: Device = "cpu"

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
        if not isinstance(cast(object, n), int) or n < 1:
            raise BadOption("error-batch-size", given=str(n))
        if dtype not in ("float32", "int16", "int32"):
            raise BadOption("error-batch-dtype", given=dtype, possible="float32, int16, int32")
        self.variant = variants[0]
        self.n = n
        self.auto_reset = auto_reset
        self.watching = observations and bool(self.feature_names)
        self.dtype = np.dtype(dtype)
        self.seed = seed
        columns = self.actions + len(self.feature_names) * self.dtype.itemsize + 4 * self.seats
        self._check_room(n * (self.variant.state_bytes + columns + 64))
        self.books = _one_shelf(variants)
        self.which = (np.arange(n) % len(variants)).astype(np.int32)
        self._wanted = workers
        self._make_room()
        self._make_arrays()
        with notice(self.variant.game):
            self.reset()

    # What it is about

    @property
    def seats(self) -> int:
        """Seats at each table, those that the rules play among them."""
        return self.variant.seats

    @property
    def actions(self) -> int:
        """How many different decisions there are; an action is a number below."""
        return self.variant.vocabulary.decisions

    @cached_property
    def feature_names(self) -> tuple[str, ...]:
        """The columns of what is observed: the viewer, the other seats in turn, the table."""
        return feature_names(self.variant)

    def text(self, action: int) -> str:
        """What an action means, as everywhere else."""
        return self.variant.vocabulary.text(int(action))

    def action(self, text: str) -> int:
        """The number of a move."""
        return self.variant.vocabulary.action(text)

    # What lies there after a step

    @property
    def states(self) -> Any:
        """The games themselves, a record each."""
        return self._states

    @property
    def actor(self) -> Any:
        """The seat to act in each game; NOBODY (-2) where it has ended."""
        return self._told[:, ACTOR]

    @property
    def over(self) -> Any:
        """Where the game has ended with this step."""
        return self._told[:, OVER].view(np.bool_)

    @property
    def cut(self) -> Any:
        """Where the game was broken off because it lasted too long; very rare."""
        return self._told[:, CUT].view(np.bool_)

    @property
    def illegal(self) -> Any:
        """Where the action was refused; nothing changed there."""
        return self._told[:, REFUSED].view(np.bool_)

    @property
    def legal(self) -> Any:
        """What the seat to act may do in each game, a column for each action."""
        return _to_read(self._legal.view(np.bool_))

    @property
    def rewards(self) -> Any:
        """A column for each seat: 0 until the end, then 1 for the winner and below 0 for others."""
        return self._rewards

    def observe(self, seat: int | None = None) -> Any:
        """What the seat to act sees, or a given seat: a column for each of ``feature_names``.

        In a game that has ended, the seat that acted last.
        """
        if not self.feature_names:
            raise BourgadeError("error-no-features", game=self.variant.game.name)
        if seat is None:
            if not self.watching:
                raise BadOption("error-not-observing")
            return self._seen
        if not 0 <= seat < self.seats:
            raise BadOption("error-batch-seat", given=seat, seats=self.seats)
        seen = np.zeros((self.n, len(self.feature_names)), self.dtype)
        self._spread(
            self._loops.view_rows,
            lambda w: (self._states, self._room[w], self.books, self.which, seat, seen, self._wide),
        )
        return seen

    # What can be done

    def reset(self, seed: int | None = None, where: Any = None) -> None:
        """Begin anew: all games, or those where ``where`` is true. A seed gives new numbers."""
        if seed is not None:
            self.seed = seed
            self._rngs[:] = random_states(seed, 0, self.n)
        chosen = np.ones(self.n, np.bool_) if where is None else self._mask(where)
        self._step(np.where(chosen, step_loops.BEGIN, step_loops.LOOK).astype(np.int32))

    def step(self, actions: Any) -> None:
        """One decision in every game; refused ones change nothing and are told in ``illegal``."""
        self._step(self._checked(actions))

    def sample(self) -> Any:
        """A legal action for every game, each as likely as another; 0 where a game has ended.

        It is drawn with the game's own random numbers, as the dice are.
        """
        actions = self._full(0)
        self._spread(self._loops.draw_rows, lambda w: (self._legal, self._rngs, actions))
        return actions

    def play_others(self, seat: int, policy: str = "random") -> None:
        """Let a policy decide for the other seats until ``seat`` is to act or the game is over."""
        if not 0 <= seat < self.seats:
            raise BadOption("error-batch-seat", given=seat, seats=self.seats)
        with notice(self.variant.game):
            self._play([policy], seat)
        self._look()

    def playout(self, policy: str | Sequence[str] = "random") -> Any:
        """Play every game to its end by a policy, one for all seats or one each.

        Returns the rewards; ``rewards``, ``over`` and the rest stand as after a last step.
        """
        with notice(self.variant.game):
            self._play([policy] if isinstance(policy, str) else policy, NOBODY)
        self._look()
        return self.rewards

    def save(self, file: str | Path) -> None:
        """Write everything that the next steps depend on."""
        target = Path(file)
        part = target.with_name(f".{target.name}.part")
        with part.open("wb") as stream:
            np.savez_compressed(
                stream, format=FORMAT, game=self.variant.game.name,
                rules=self.variant.game.rules_version,
                options=[f"{name}={value}" for name, value in self.variant.options.items()],
                states=np.asarray(self.states).view(np.uint8),
                books=np.asarray(self.books).view(np.uint8),
                which=self._host(self.which), rngs=self._host(self._rngs),
                told=self._host(self._told),
            )  # fmt: skip
        part.replace(target)

    def load(self, file: str | Path) -> None:
        """Go on where a batch of the same game, options and size was saved."""
        try:
            with np.load(file, allow_pickle=False) as saved:
                found = {name: saved[name] for name in saved.files}
        except (OSError, ValueError, EOFError) as error:
            raise BourgadeError("error-batch-file", file=str(file), why=str(error)) from None
        self._check_saved(str(file), found)
        self._take(found)
        self._look()

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles have the games and what the last step left, and nothing of the rules.

        Arrays are filled anew: they keep their place and order in memory, on a GPU as well.
        """
        kept = {name: value for name, value in vars(self).items() if name in MADE_WITH}
        return {**kept, "arrays": {name: self._host(getattr(self, name)) for name in ARRAYS}}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        arrays = saved.pop("arrays")
        vars(self).update(saved)
        self.which = arrays["which"].copy()
        self._make_room()
        self._make_arrays()
        for name, array in arrays.items():
            getattr(self, name)[:] = self._here(array)

    # How it is done

    @cached_property
    def _loops(self) -> Any:
        return engine(self.variant, self._mode).twin(step_loops)

    @property
    def _wide(self) -> int:
        """Features of one seat."""
        features = self.variant.game.features
        return len(features.facts(self.variant.words)[0]) if features else 0

    def _check_room(self, needed: int) -> None:
        """Refuse what the machine has no memory for, before any of it is taken."""
        if hasattr(os, "sysconf"):
            there = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
            if needed > there:
                raise BadOption("error-batch-too-large", needed=needed >> 20, there=there >> 20)

    def _make_room(self) -> None:
        """What every process has of its own: rules, threads and the room they work in."""
        variant = self.variant
        self._mode: Mode = best_mode()
        self._workers = max(1, self._wanted or os.cpu_count() or 1) if self._mode == "cpu" else 1
        self._pool = ThreadPoolExecutor(max(1, self._workers - 1))  # starts threads when asked
        self._room = [new_records(variant.game.state, variant.sizes, 5) for _ in self._hands]
        for room in self._room:
            room[4].seats = variant.seats
        self._out = [np.zeros((3, variant.vocabulary.size), np.int32) for _ in self._hands]
        shape = (self.seats, len(variant.game.scores))
        self._tables = [np.zeros(shape, np.int32) for _ in self._hands]

    def _make_arrays(self) -> None:
        n, variant = self.n, self.variant
        self._states = new_records(variant.game.state, variant.sizes, n)
        self._rngs = random_states(self.seed, 0, n)
        self._legal = np.zeros((n, self.actions), np.uint8)
        self._rewards = np.zeros((n, self.seats), np.float32)
        self._told = np.zeros((n, 4), np.int8)
        rows = n if self.watching else 0
        self._seen = np.zeros((rows, len(self.feature_names)), self.dtype)

    @property
    def _hands(self) -> range:
        return range(self._workers)

    def _step(self, actions: Any) -> None:
        most, hides = self.variant.game.longest, int(self.variant.game.hides)
        self._spread(
            self._loops.step_rows,
            lambda w: (
                self._states, self._room[w], self.books, self.which, actions, self._rngs,
                self._legal, self._rewards, self._told, self._seen, self._wide,
                self._out[w], self._tables[w], most, int(self.auto_reset), hides,
            ),
        )  # fmt: skip

    def _look(self) -> None:
        self._step(self._full(step_loops.LOOK))

    def _full(self, action: int) -> Any:
        return np.full(self.n, action, np.int32)

    def _play(self, policies: Sequence[str], until: int) -> None:
        seated = self._policies(policies)
        most = self.variant.game.longest
        self._spread(
            self._loops.play_rows,
            lambda w: (
                self._states, self._room[w], self.books, self.which, seated, self._rngs,
                self._out[w], most, until,
            ),
        )  # fmt: skip

    def _policies(self, policies: Sequence[str]) -> Any:
        """A policy for each seat of each game."""
        for name in policies:
            if name not in POLICIES:
                raise BadOption("error-not-simulated", bot=name, bots=", ".join(POLICIES))
        if len(policies) not in (1, self.seats):
            raise BadOption("error-batch-policies", given=len(policies), seats=self.seats)
        numbers = np.array([POLICIES[name] for name in policies], np.int8)
        return np.broadcast_to(numbers, (self.n, self.seats)).copy()

    def _spread(self, work: Callable[..., Any], arguments: Callable[[int], Sequence[Any]]) -> None:
        """Call a loop for parts of the games, on all cores; compiled code needs no lock.

        The first part is played here: to wake a thread takes as long as hundreds of steps.
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
        """The actions as the loops want them; refused as a whole if they are not actions at all."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadOption(
                "error-batch-actions", n=self.n, shape=str(given.shape), dtype=str(given.dtype)
            )
        # What is no action at all is refused like an illegal one.
        return np.where((given < 0) | (given >= self.actions), self.actions, given).astype(np.int32)

    def _mask(self, where: Any) -> Any:
        given = np.asarray(where)
        if given.shape != (self.n,) or given.dtype != np.bool_:
            raise BadOption(
                "error-batch-where", n=self.n, shape=str(given.shape), dtype=str(given.dtype)
            )
        return given

    def _check_saved(self, file: str, found: Mapping[str, Any]) -> None:
        """Refuse what was saved by another kind of batch, naming what differs."""
        ours = {
            "format": FORMAT,
            "game": self.variant.game.name,
            "rules": self.variant.game.rules_version,
            "options": ", ".join(f"{k}={v}" for k, v in self.variant.options.items()),
            "games": self.n,
            "bytes": self.n * self.variant.state_bytes,
        }
        missing = {"format", "game", "rules", "options", "states", "books", "which", "rngs", "told"}
        missing -= found.keys()
        if missing:
            why = f"{', '.join(sorted(missing))}?"
            raise BourgadeError("error-batch-file", file=file, why=why)
        theirs = {
            "format": int(found["format"]),
            "game": str(found["game"]),
            "rules": int(found["rules"]),
            "options": ", ".join(map(str, found["options"])),
            "games": len(found["which"]),
            "bytes": found["states"].size,
        }
        for what, value in ours.items():
            if theirs[what] != value:
                raise BourgadeError(
                    "error-batch-other", file=file, what=what, found=str(theirs[what]),
                    wanted=str(value),
                )  # fmt: skip

    def _take(self, found: Mapping[str, Any]) -> None:
        self.books = found["books"].view(self.books.dtype).view(np.recarray)
        self._states[:] = found["states"].view(self._states.dtype)
        self.which[:] = found["which"]
        self._rngs[:] = found["rngs"]
        self._told[:] = found["told"]

    @staticmethod
    def _host(array: Any) -> Any:
        return np.asarray(array)

    @staticmethod
    def _here(array: Any) -> Any:
        """An array of the host where the games are."""
        return array

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        options = ", ".join(f"{k}={v}" for k, v in self.variant.options.items())
        return f"<{self.n:,} games of {self.variant.game.name} on {self.device}: {options}>"


def _to_read(array: Any) -> Any:
    """An array that the next step relies on."""
    array.flags.writeable = False
    return array


def feature_names(variant: Variant) -> tuple[str, ...]:
    """What the columns of an observation are called: seats count on from the viewer."""
    features = variant.game.features
    if features is None:
        return ()
    seat, table = features.facts(variant.words)
    who = ["me", *(f"seat +{i}" for i in range(1, variant.seats))]
    return (*(f"{one}: {name}" for one in who for name in seat), *table)


def _one_shelf(variants: Sequence[Variant]) -> Any:
    """The books of all variants; they must have the same moves and the same shape."""
    first = variants[0]
    for other in variants[1:]:
        if list(other.vocabulary) != list(first.vocabulary) or other.sizes != first.sizes:
            raise BadOption("error-batch-contents")
    return np.concatenate([np.asarray(variant.books) for variant in variants]).view(np.recarray)
