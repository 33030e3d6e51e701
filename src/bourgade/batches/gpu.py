"""The same games on a GPU: the same functions, compiled by numba-cuda, a thread for each game.

What was measured to matter (bench/RESULTS.md has the figures):

- The book is frozen into the kernel when all games share it: it lies in constant memory, and the
  compiler throws away what it never asks for. Large books, and a book for each game, stay in
  global memory.
- Small states are played in shared memory, larger ones in the thread's own.
- Within a warp the games wait for one another at each phase of a turn, so that neighbours run the
  same rules at the same time.
- 64 registers a thread: more games at a time are worth more than a few variables in memory.

Compilers err, too: a kernel is believed only after it has ended some games exactly as the CPU
ends them. Waiting for one another is given up where that fails; if that does not help, the GPU
is refused.
"""

# numba-cuda has no types of its own.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUntypedFunctionDecorator=false
# pyright: reportMissingImports=false

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from bourgade.batches import loops
from bourgade.batches.batch import Batch
from bourgade.batches.playing import Device, on_cpu
from bourgade.bots import policy
from bourgade.kernel.build import engine, mend_numpy
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, dtype_of, new_records, sizes_key
from bourgade.kernel.seeds import random_states

THREADS = 64
"""Games of one block."""

REGISTERS = 64
"""Of one thread."""

TRIED = {False: 512, True: 32}
"""Games, random and greedy, by which a kernel proves itself."""

LARGEST_FROZEN = 8_192
"""Bytes of a book that the constant cache of a multiprocessor holds."""

LARGEST_SHARED = 288
"""Bytes of a state with which shared memory still holds enough games."""


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


def _cuda() -> Any:
    mend_numpy()
    from numba import cuda

    return cuda


def check_room(variant: Variant, needed: int) -> None:
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
    check_room(variant, len(rngs) * (variant.state_bytes + 64))
    greedy = bool((np.asarray(policies) == policy.GREEDY).any())
    return _finals(Kernels.of(variant, frozen=True).playing(greedy), variant, policies, rngs)


def _finals(kernel: Any, variant: Variant, policies: Any, rngs: Any) -> Any:
    """Where a kernel ends games."""
    cuda = _cuda()
    n = len(rngs)
    states = cuda.device_array(n, dtype_of(variant.game.state, sizes_key(variant.sizes)))
    given = np.ascontiguousarray(policies, np.int8)
    kernel[_blocks(n), THREADS](
        *_on_device(variant.books), cuda.to_device(np.zeros(1, np.int32)), states,
        *_on_device(variant.new_state()), cuda.to_device(given), cuda.to_device(rngs),
        variant.game.longest, NOBODY, True,
    )  # fmt: skip
    finals = new_records(variant.game.state, variant.sizes, n)
    states.copy_to_host(np.asarray(finals))
    return finals


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
        table = self._books if self._frozen else None
        for by_phase in (False,) if greedy else (True, False):
            kernel = _play_kernel(self._body_of_play(greedy, by_phase), table)
            if self._proves_itself(kernel, greedy):
                return kernel
        raise BourgadeError("error-gpu-differs", game=self._variant.game.name)

    def _proves_itself(self, kernel: Any, greedy: bool) -> bool:
        """Whether a kernel ends games as the CPU does, byte for byte."""
        n, variant = TRIED[greedy], self._variant
        policies = np.full((n, variant.seats), policy.GREEDY if greedy else policy.RANDOM, np.int8)
        rngs = random_states(0, 0, n)
        finals = _finals(kernel, variant, policies, rngs)
        return finals.tobytes() == on_cpu(variant, policies, rngs).tobytes()

    @cache  # noqa: B019
    def stepping(self) -> Any:
        """One decision in each game, with masks, rewards and observations."""
        return _step_kernel(self._body_of_step(), self._books if self._frozen else None)

    def _body_of_play(self, greedy: bool, by_phase: bool) -> Any:
        from numba import from_dtype

        cuda, variant = _cuda(), self._variant
        rules = engine(variant, "cuda").twin(policy)
        setup, step, draw = rules.setup, rules.step, rules.draw
        choose, play_game = rules.choose_random, rules.play_game
        dtype = dtype_of(variant.game.state, sizes_key(variant.sizes))
        state = from_dtype(dtype)
        room, outcomes = _rooms(variant)
        phases = len(variant.game.phase) if by_phase else 1
        shared = dtype.itemsize <= LARGEST_SHARED and not greedy
        places = THREADS if shared else 1
        spare = 3 if greedy else 1

        @cuda.jit(device=True, forceinline=True)
        def body(i, shelf, states, blank, policies, rngs, most, until, fresh):
            out = cuda.local.array(room, np.int32)
            weight = cuda.local.array(outcomes, np.int32)
            rng = cuda.local.array(4, np.int64)
            for k in range(4):
                rng[k] = rngs[i, k]
            if greedy:
                trial = cuda.local.array(spare, state)
                more = cuda.local.array(outcomes, np.int32)
                trial[0] = blank[0] if fresh else states[i]
                if fresh:
                    setup(trial[0], shelf[0])
                play_game(trial, shelf, policies[i], rng, out, more, weight, most, until)
                states[i] = trial[0]
            else:
                if shared:
                    table = cuda.shared.array(places, state)
                    me = cuda.threadIdx.x
                else:
                    table = cuda.local.array(places, state)
                    me = 0
                table[me] = blank[0] if fresh else states[i]
                s = table[me]
                book = shelf[0]
                if fresh:
                    setup(s, book)
                while s.actor != until and not s.over and s.ply < most:
                    for phase in range(phases):
                        if (
                            (s.phase == phase or phases == 1)
                            and s.actor != until
                            and not s.over
                            and s.ply < most
                        ):
                            if s.actor == CHANCE:
                                action = draw(s, book, rng, out, weight)
                            else:
                                action = choose(s, book, rng, out)
                            step(s, book, action, None)
                states[i] = s
            for k in range(4):
                rngs[i, k] = rng[k]

        return body

    def _body_of_step(self) -> Any:
        from numba import from_dtype

        cuda, variant = _cuda(), self._variant
        rules = engine(variant, "cuda").twin(loops)
        what_follows, step_row, observe = rules.what_follows, rules.step_row, rules.observe
        viewer_of, note_features = rules.viewer_of, rules.note_features
        dtype = dtype_of(variant.game.state, sizes_key(variant.sizes))
        state = from_dtype(dtype)
        room, outcomes = _rooms(variant)
        shape = (variant.seats, len(variant.game.scores))
        hides = variant.game.hides
        begin = loops.BEGIN
        shared = dtype.itemsize <= LARGEST_SHARED
        places = THREADS if shared else 1

        @cuda.jit(device=True, forceinline=True)
        def body(
            i, shelf, states, blank, actions, rngs, masks, rewards, told, seen, wide,
            most, again, viewer,
        ):  # fmt: skip
            out = cuda.local.array(room, np.int32)
            weight = cuda.local.array(outcomes, np.int32)
            points = cuda.local.array(shape, np.int32)
            if shared:
                table = cuda.shared.array(places, state)
                me = cuda.threadIdx.x
            else:
                table = cuda.local.array(places, state)
                me = 0
            before = told[i, 0]
            action = what_follows(actions[i], told[i], again)
            table[me] = blank[0] if action == begin else states[i]
            s = table[me]
            book = shelf[0]
            step_row(
                s, book, action, rngs[i], masks[i], rewards[i], told[i], out, weight, points, most
            )
            states[i] = s
            if wide > 0:
                who = viewer if viewer >= 0 else viewer_of(told[i], before)
                if hides:
                    observe(s, who)
                note_features(s, book, who, wide, seen[i])

        return body


_made: dict[Any, Kernels] = {}


def _rooms(variant: Variant) -> tuple[int, int]:
    """Room for a list of actions, and for one of chance's outcomes."""
    vocabulary = variant.vocabulary
    return vocabulary.size, max(1, vocabulary.size - vocabulary.decisions)


def _play_kernel(body: Any, frozen: Any) -> Any:
    """A kernel that plays every game; ``frozen`` is the book that they share, if they do."""
    cuda = _cuda()

    def with_frozen_book(books, which, states, blank, policies, rngs, most, until, fresh):
        i = cuda.grid(1)
        if i < states.shape[0]:
            shelf = cuda.const.array_like(frozen)
            body(i, shelf, states, blank, policies, rngs, most, until, fresh)

    def with_own_books(books, which, states, blank, policies, rngs, most, until, fresh):
        i = cuda.grid(1)
        if i < states.shape[0]:
            body(i, books[which[i] :], states, blank, policies, rngs, most, until, fresh)

    kernel = with_own_books if frozen is None else with_frozen_book
    return cuda.jit(max_registers=REGISTERS)(kernel)


def _step_kernel(body: Any, frozen: Any) -> Any:
    """A kernel that makes one step in every game."""
    cuda = _cuda()

    def with_frozen_book(
        books, which, states, blank, actions, rngs, masks, rewards, told, seen, wide, most,
        again, viewer,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < states.shape[0]:
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
        if i < states.shape[0]:
            shelf = books[which[i] :]
            body(
                i, shelf, states, blank, actions, rngs, masks, rewards, told, seen, wide, most,
                again, viewer,
            )  # fmt: skip

    kernel = with_own_books if frozen is None else with_frozen_book
    return cuda.jit(max_registers=REGISTERS)(kernel)


class GpuBatch(Batch):
    """Games side by side on a GPU. What it gives away lies there: CuPy arrays, for DLPack and the
    CUDA array interface; columns are contiguous, so that neighbours write side by side."""

    device: Device = "cuda"

    def __init__(self, variants: Sequence[Variant], n: int, **made: Any) -> None:
        check()
        if find_spec("cupy") is None:
            raise BourgadeError("error-needs-extra", package="CuPy", extra="cuda")
        super().__init__(variants, n, workers=1, **made)

    def _make_arrays(self) -> None:
        import cupy

        n, variant = self.n, self.variant
        columns = self.actions + len(self.feature_names) * self.dtype.itemsize + 4 * self.seats
        check_room(variant, n * (variant.state_bytes + columns + 64))
        self._states = _cuda().device_array(
            n, dtype_of(variant.game.state, sizes_key(variant.sizes))
        )
        self._rngs = cupy.asarray(random_states(self.seed, 0, n))
        self._legal = cupy.zeros((self.actions, n), np.uint8).T
        self._rewards = cupy.zeros((self.seats, n), np.float32).T
        self._told = cupy.zeros((4, n), np.int8).T
        wide = len(self.feature_names) if self.watching else 0
        self._seen = cupy.zeros((max(1, wide), n), self.dtype).T
        self._blank = _on_device(variant.new_state())[0]
        self._shelf = _on_device(self.books)[0]
        self.which = cupy.asarray(self.which)
        self._kernels = Kernels.of(variant, len(self.books) == 1, self.books)

    @property
    def states(self) -> Any:
        """The games themselves, copied from the GPU, a record each."""
        return self._host(self._states).view(np.recarray)

    @property
    def legal(self) -> Any:
        return self._legal.view(np.bool_)

    def observe(self, seat: int | None = None) -> Any:
        if seat is None or not 0 <= seat < self.seats or not self.feature_names:
            return super().observe(seat)
        import cupy

        seen = cupy.zeros((len(self.feature_names), self.n), self.dtype).T
        self._launch(self._full(loops.LOOK), seen, seat)
        return seen

    def reset(self, seed: int | None = None, where: Any = None) -> None:
        if seed is not None:
            import cupy

            self.seed = seed
            self._rngs[:] = cupy.asarray(random_states(seed, 0, self.n))
        if where is None:
            self._step(self._full(loops.BEGIN))
        else:
            import cupy

            chosen = cupy.asarray(self._mask(cupy.asnumpy(cupy.asarray(where))))
            self._step(cupy.where(chosen, loops.BEGIN, loops.LOOK).astype(np.int32))

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
        self._shelf = _on_device(self.books)[0]
        self._kernels = Kernels.of(self.variant, len(self.books) == 1, self.books)
        dtype = dtype_of(self.variant.game.state, sizes_key(self.variant.sizes))
        self._states.copy_to_device(np.ascontiguousarray(found["states"]).view(dtype))
        self.which[:] = cupy.asarray(found["which"])
        self._rngs[:] = cupy.asarray(found["rngs"])
        self._told[:] = cupy.asarray(found["told"])

    @staticmethod
    def _host(array: Any) -> Any:
        if hasattr(array, "copy_to_host"):
            return array.copy_to_host()
        return np.asarray(array.get() if hasattr(array, "get") else array)
