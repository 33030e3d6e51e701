"""The same games on a GPU: the same functions, compiled by numba-cuda, a thread for each game.

What was measured to matter (bench/RESULTS.md has the figures):

- The book is frozen into the kernel when all games share it: it lies in constant memory, and the
  compiler throws away what it never asks for. Large books, and a book for each game, stay in
  global memory.
- States lie in memory word by word, the first words of all games side by side: neighbours read
  and write whole lines of memory. They are played in shared memory where they are small, else in
  the thread's own, there as records.
- Within a warp the games wait for one another at each phase of a turn, so that neighbours run the
  same rules at the same time.
- 64 registers a thread: more games at a time are worth more than a few variables in memory.

Kernels take 10 to 60 seconds to compile; they are kept beside the CPU's compiled code.
"""

# numba-cuda has no types of its own.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUntypedFunctionDecorator=false
# pyright: reportMissingImports=false

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.batches import step_loops
from bourgade.batches.batch import Batch
from bourgade.batches.playouts import Device
from bourgade.bots import policy
from bourgade.compile.cache import cache_folder
from bourgade.compile.engine import engine
from bourgade.compile.numba_cuda import cuda as _cuda
from bourgade.compile.numba_cuda import kernel as kept_kernel
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, dtype_of, sizes_key
from bourgade.kernel.seeds import random_states

THREADS = 64
"""Games of one block."""

REGISTERS = 64
"""Of one thread."""

LARGEST_FROZEN = 8_192
"""Bytes of a book that the constant cache of a multiprocessor holds."""

LARGEST_SHARED = 288
"""Bytes of a state with which shared memory still holds enough games that are played."""

LARGEST_STEPPED = 576
"""Bytes of a state up to which it is stepped in shared memory: the rest of a step weighs more.

With a state of Minivilles in the thread's own memory, CUDA 13 made of correct PTX a kernel that
reads beside its stack, where it calls ``legal``; only the bytes on a device can show that.
"""


def check() -> None:
    """Refuse to go on where no GPU can be used, and say why."""
    if find_spec("numba_cuda") is None:
        raise BourgadeError("error-needs-extra", package="numba-cuda", extra="cuda")
    cuda = _cuda()
    try:
        cuda.current_context()
    except Exception as error:
        why = str(error).strip().splitlines() or [type(error).__name__]
        raise BourgadeError("error-no-gpu", why=why[-1].rstrip(": .") + ".") from None


def check_room(needed: int) -> None:
    """Refuse what does not fit into the memory that is free."""
    cuda = _cuda()
    free = int(cuda.current_context().get_memory_info().free)
    if needed > free:
        raise BourgadeError(
            "error-gpu-too-small", needed=needed >> 20, free=free >> 20,
            device=str(cuda.get_current_device().name),
        )  # fmt: skip


def play_games(variant: Variant, policies: Any, rngs: Any) -> Any:
    """The final states of games, one for each row of policies and of random numbers."""
    check()
    check_room(len(rngs) * (variant.state_bytes + 64))
    greedy = bool((np.asarray(policies) == policy.GREEDY).any())
    kernel = Kernels.of(variant, frozen=True).playing(greedy)
    n = len(rngs)
    blank = to_words(np.asarray(variant.new_state()))
    states = _cuda().device_array((len(blank), n), blank.dtype)
    given = np.ascontiguousarray(policies, np.int8)
    # They have a name so that they live until the kernel, which does not wait, has ended.
    books, which = _on_device(variant.books, np.zeros(n, np.int32))
    start, seated, numbers = _on_device(blank, given, rngs)
    kernel[_blocks(n), THREADS](
        books, which, states, start, seated, numbers, variant.game.longest, NOBODY, True
    )
    return from_words(variant, states.copy_to_host())


def word_of(dtype: Any) -> Any:
    """The largest kind of int that records are made of, and by which they are copied."""
    return np.dtype(np.int32 if dtype.itemsize % 8 else np.int64)


def to_words(records: Any) -> Any:
    """Records as the GPU keeps them: a row for each word, a column for each game."""
    words = np.ascontiguousarray(records).view(word_of(records.dtype))
    return np.ascontiguousarray(words.reshape(len(records), -1).T)


def from_words(variant: Variant, words: Any) -> Any:
    """The games of a variant, a record each."""
    dtype = dtype_of(variant.game.state, sizes_key(variant.sizes))
    return np.ascontiguousarray(words.T).view(dtype)[:, 0].view(np.recarray)


def _blocks(n: int) -> int:
    return (n + THREADS - 1) // THREADS


def _on_device(*records: Any) -> list[Any]:
    return [_cuda().to_device(np.asarray(one)) for one in records]


class Kernels:
    """What the GPU runs for one variant; with the book inside, or with books as an argument."""

    def __init__(self, variant: Variant, books: Any, frozen: bool) -> None:
        self._variant = variant
        self._books = np.asarray(books)
        self._frozen = frozen and self._books.nbytes <= LARGEST_FROZEN and len(self._books) == 1

    @staticmethod
    def of(variant: Variant, frozen: bool, books: Any = None) -> Kernels:
        """Those made before for the same game, options and book, or new ones."""
        shelf = variant.books if books is None else books
        book = np.asarray(shelf).tobytes() if frozen and len(shelf) == 1 else b""
        key = (variant.game, tuple(variant.options.items()), sizes_key(variant.sizes), book)
        if key not in _made:
            _made[key] = Kernels(variant, shelf, frozen)
        return _made[key]

    @cache  # noqa: B019 - kernels live as long as the program
    def playing(self, greedy: bool) -> Any:
        """Whole games, or on until a seat is to act."""
        kernel = _play_kernel(self._body_of_play(greedy), self._table)
        return self._kept(kernel, f"play-{int(greedy)}")

    @cache  # noqa: B019
    def stepping(self) -> Any:
        """One decision in each game, with masks, rewards and observations."""
        return self._kept(_step_kernel(self._body_of_step(), self._table), "step")

    @cache  # noqa: B019
    def drawing(self) -> Any:
        """A legal action in each game."""
        cuda = _cuda()
        draw_marked = engine(self._variant, "cuda").twin(step_loops).draw_marked

        def kernel(masks, rngs, actions):
            i = cuda.grid(1)
            if i < actions.shape[0]:
                actions[i] = draw_marked(masks[i], rngs[i])

        return self._kept(kernel, "draw")

    @property
    def _table(self) -> Any:
        """The book, where it becomes part of the kernel."""
        return self._books if self._frozen else None

    def _kept(self, kernel: Any, name: str) -> Any:
        """The kernel, compiled or loaded when it is first called."""
        variant = self._variant
        digest = hashlib.sha256(Path(__file__).read_bytes())
        digest.update(repr((variant.options, sizes_key(variant.sizes))).encode())
        if self._frozen:
            digest.update(self._books.tobytes())
        folder = cache_folder(variant.game) / "cuda"
        return kept_kernel(kernel, REGISTERS, folder, f"{name}-{digest.hexdigest()[:16]}")

    def _body_of_play(self, greedy: bool) -> Any:
        cuda, variant = _cuda(), self._variant
        rules = engine(variant, "cuda").twin(policy)
        setup, step, draw = rules.setup, rules.step, rules.draw
        choose, play_game = rules.choose_random, rules.play_game
        fetch, keep = _copying()
        dtype, word, words, apart = _state_words(variant)
        moves, outcomes = _rooms(variant)
        phases = len(variant.game.phase)
        shared = dtype.itemsize <= LARGEST_SHARED and not greedy
        places = apart * THREADS if shared else 4 * words if greedy else words

        @cuda.jit(device=True, forceinline=True)
        def body(i, shelf, states, blank, policies, rngs, most, until, fresh):
            out = cuda.local.array(moves, np.int32)
            weight = cuda.local.array(outcomes, np.int32)
            more = cuda.local.array(outcomes, np.int32)
            rng = cuda.local.array(4, np.int64)
            for k in range(4):
                rng[k] = rngs[i, k]
            if shared:
                room = cuda.shared.array(places, word)[apart * cuda.threadIdx.x :]
            else:
                room = cuda.local.array(places, word)
            fetch(room, words, blank, states, i, fresh)
            s = room[:words].view(dtype)[0]
            book = shelf[0]
            if fresh:
                setup(s, book)
            if greedy:
                trial = room.view(dtype)
                play_game(trial, shelf, policies[i], rng, out, more, weight, most, until)
            else:
                while s.actor != until and not s.over and s.ply < most:
                    for phase in range(phases):
                        if s.phase == phase and s.actor != until and not s.over and s.ply < most:
                            if s.actor == CHANCE:
                                action = draw(s, book, rng, out, weight)
                            else:
                                action = choose(s, book, rng, out)
                            step(s, book, action, None)
            keep(room, words, states, i)
            for k in range(4):
                rngs[i, k] = rng[k]

        return body

    def _body_of_step(self) -> Any:
        cuda, variant = _cuda(), self._variant
        rules = engine(variant, "cuda").twin(step_loops)
        what_follows, step_row, observe = rules.what_follows, rules.step_row, rules.observe
        viewer_of, note_features = rules.viewer_of, rules.note_features
        fetch, keep = _copying()
        dtype, word, words, apart = _state_words(variant)
        moves, outcomes = _rooms(variant)
        shape = (variant.seats, len(variant.game.scores))
        hides = variant.game.hides
        begin = step_loops.BEGIN
        shared = dtype.itemsize <= LARGEST_STEPPED
        places = apart * THREADS if shared else words

        @cuda.jit(device=True, forceinline=True)
        def body(
            i, shelf, states, blank, actions, rngs, masks, rewards, told, seen, wide,
            most, again, viewer,
        ):  # fmt: skip
            out = cuda.local.array(moves, np.int32)
            weight = cuda.local.array(outcomes, np.int32)
            points = cuda.local.array(shape, np.int32)
            if shared:
                room = cuda.shared.array(places, word)[apart * cuda.threadIdx.x :]
            else:
                room = cuda.local.array(places, word)
            before = told[i, 0]
            action = what_follows(actions[i], told[i], again)
            fetch(room, words, blank, states, i, action == begin)
            s = room[:words].view(dtype)[0]
            book = shelf[0]
            step_row(
                s, book, action, rngs[i], masks[i], rewards[i], told[i], out, weight, points, most
            )
            keep(room, words, states, i)
            if wide > 0:
                who = viewer if viewer >= 0 else viewer_of(told[i], before)
                if hides:
                    observe(s, who)
                note_features(s, book, who, wide, seen[i])

        return body


_made: dict[Any, Kernels] = {}


@cache
def _copying() -> tuple[Any, Any]:
    """Device functions that bring a game into a thread's room, and back."""
    cuda = _cuda()

    @cuda.jit(device=True, forceinline=True)
    def fetch(room, words, blank, states, i, fresh):
        for k in range(words):
            room[k] = blank[k, 0] if fresh else states[k, i]

    @cuda.jit(device=True, forceinline=True)
    def keep(room, words, states, i):
        for k in range(words):
            states[k, i] = room[k]

    return fetch, keep


def _state_words(variant: Variant) -> tuple[Any, Any, int, int]:
    """A state's type, the kind of its words, their number, and how far apart states lie.

    That is odd: the same word of neighbours lies in different banks of shared memory.
    """
    dtype = dtype_of(variant.game.state, sizes_key(variant.sizes))
    word = word_of(dtype)
    words = dtype.itemsize // word.itemsize
    return dtype, word, words, words | 1


def _rooms(variant: Variant) -> tuple[int, int]:
    """Room for a list of actions, and for one of chance's outcomes."""
    vocabulary = variant.vocabulary
    return vocabulary.size, max(1, vocabulary.size - vocabulary.decisions)


def _play_kernel(body: Any, frozen: Any) -> Any:
    """A kernel that plays every game; ``frozen`` is the book that they share, if they do."""
    cuda = _cuda()

    def with_frozen_book(books, which, states, blank, policies, rngs, most, until, fresh):
        i = cuda.grid(1)
        if i < states.shape[1]:
            shelf = cuda.const.array_like(frozen)
            body(i, shelf, states, blank, policies, rngs, most, until, fresh)

    def with_own_books(books, which, states, blank, policies, rngs, most, until, fresh):
        i = cuda.grid(1)
        if i < states.shape[1]:
            body(i, books[which[i] :], states, blank, policies, rngs, most, until, fresh)

    return with_own_books if frozen is None else with_frozen_book


def _step_kernel(body: Any, frozen: Any) -> Any:
    """A kernel that makes one step in every game."""
    cuda = _cuda()

    def with_frozen_book(
        books, which, states, blank, actions, rngs, masks, rewards, told, seen, wide, most,
        again, viewer,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < states.shape[1]:
            shelf = cuda.const.array_like(frozen)
            body(
                i, shelf, states, blank, actions, rngs, masks, rewards, told, seen, wide, most,
                again, viewer,
            )  # fmt: skip

    def with_own_books(
        books, which, states, blank, actions, rngs, masks, rewards, told, seen, wide, most,
        again, viewer,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < states.shape[1]:
            shelf = books[which[i] :]
            body(
                i, shelf, states, blank, actions, rngs, masks, rewards, told, seen, wide, most,
                again, viewer,
            )  # fmt: skip

    return with_own_books if frozen is None else with_frozen_book


class GpuBatch(Batch):
    """Games side by side on a GPU. What it gives away lies there: CuPy arrays, for DLPack and the
    CUDA array interface; columns are contiguous, so that neighbours write side by side."""

    device: Device = "cuda"

    def _check_room(self, needed: int) -> None:
        check()
        check_room(needed)

    def _make_room(self) -> None:
        check()
        if find_spec("cupy") is None:
            raise BourgadeError("error-needs-extra", package="CuPy", extra="cuda")
        import cupy

        self._blank = cupy.asarray(to_words(np.asarray(self.variant.new_state())))
        self._shelf = _on_device(self.books)[0]
        self._kernels = Kernels.of(self.variant, len(self.books) == 1, self.books)

    def _make_arrays(self) -> None:
        import cupy

        n = self.n
        self._states = cupy.zeros((len(self._blank), n), self._blank.dtype)
        self._rngs = cupy.asarray(random_states(self.seed, 0, n))
        self._legal = cupy.zeros((self.actions, n), np.uint8).T
        self._rewards = cupy.zeros((self.seats, n), np.float32).T
        self._told = cupy.zeros((4, n), np.int8).T
        wide = len(self.feature_names) if self.watching else 0
        # Two columns at least: one alone would be of another kind, for another kernel.
        self._seen = cupy.zeros((max(2, wide), n), self.dtype).T
        self.which = cupy.asarray(self.which)

    @property
    def states(self) -> Any:
        """The games themselves, copied from the GPU, a record each."""
        return from_words(self.variant, self._states.get())

    @property
    def legal(self) -> Any:
        return self._legal.view(np.bool_)

    def observe(self, seat: int | None = None) -> Any:
        if seat is None or not 0 <= seat < self.seats or not self.feature_names:
            return super().observe(seat)
        import cupy

        seen = cupy.zeros((len(self.feature_names), self.n), self.dtype).T
        self._launch(self._full(step_loops.LOOK), seen, seat)
        return seen

    def reset(self, seed: int | None = None, where: Any = None) -> None:
        if seed is not None:
            import cupy

            self.seed = seed
            self._rngs[:] = cupy.asarray(random_states(seed, 0, self.n))
        if where is None:
            self._step(self._full(step_loops.BEGIN))
        else:
            import cupy

            chosen = cupy.asarray(self._mask(cupy.asnumpy(cupy.asarray(where))))
            self._step(cupy.where(chosen, step_loops.BEGIN, step_loops.LOOK).astype(np.int32))

    def sample(self) -> Any:
        actions = self._full(0)
        self._kernels.drawing()[_blocks(self.n), THREADS](self._legal, self._rngs, actions)
        return actions

    def _full(self, action: int) -> Any:
        import cupy

        return cupy.full(self.n, action, np.int32)

    def _step(self, actions: Any) -> None:
        self._launch(actions, self._seen, NOBODY)

    def _launch(self, actions: Any, seen: Any, viewer: int) -> None:
        wide = self._wide if self.watching or viewer >= 0 else 0
        self._kernels.stepping()[_blocks(self.n), THREADS](
            self._shelf, self.which, self._states, self._blank, actions, self._rngs, self._legal,
            self._rewards, self._told, seen, wide, self.variant.game.longest,
            int(self.auto_reset), viewer,
        )  # fmt: skip

    def _play(self, policies: Sequence[str], until: int) -> None:
        import cupy

        seated = self._policies(policies)
        greedy = bool((seated == policy.GREEDY).any())
        self._kernels.playing(greedy)[_blocks(self.n), THREADS](
            self._shelf, self.which, self._states, self._blank, cupy.asarray(seated), self._rngs,
            self.variant.game.longest, until, False,
        )  # fmt: skip

    def _checked(self, actions: Any) -> Any:
        import cupy

        if not hasattr(actions, "__cuda_array_interface__"):
            raise BadOption("error-batch-device", given=type(actions).__name__)
        given = cupy.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadOption(
                "error-batch-actions", n=self.n, shape=str(given.shape), dtype=str(given.dtype)
            )
        wrong = (given < 0) | (given >= self.actions)
        return cupy.where(wrong, self.actions, given).astype(np.int32)

    def _take(self, found: Mapping[str, Any]) -> None:
        import cupy

        self.books = found["books"].view(self.books.dtype).view(np.recarray)
        self._make_room()
        dtype = dtype_of(self.variant.game.state, sizes_key(self.variant.sizes))
        self._states[:] = cupy.asarray(to_words(found["states"].view(dtype)))
        self.which[:] = cupy.asarray(found["which"])
        self._rngs[:] = cupy.asarray(found["rngs"])
        self._told[:] = cupy.asarray(found["told"])

    @staticmethod
    def _host(array: Any) -> Any:
        return np.asarray(array.get() if hasattr(array, "get") else array)

    @staticmethod
    def _here(array: Any) -> Any:
        import cupy

        return cupy.asarray(array)
