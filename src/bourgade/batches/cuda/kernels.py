"""GPU kernels: the same functions, compiled by numba-cuda, one thread per game.

What measurably matters (figures in bench/RESULTS.md):

- A book that all games share is frozen into the kernel: it is in constant memory, and the compiler
  drops what is never read. Large books, and a book per game, stay in global memory.
- States are stored word by word, the first words of all games side by side, so that accesses of
  neighbouring threads coalesce. Small states are played in shared memory, others as records in the
  thread's local memory.
- Within a warp the games wait for one another at each phase of a turn, so that they run the same
  rules at the same time.
- 64 registers per thread: occupancy is worth more than a few spilled variables.

Kernels take 10 to 60 seconds to compile; they are kept beside the CPU's compiled code.
"""

# numba-cuda has no types of its own.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUntypedFunctionDecorator=false
# pyright: reportMissingImports=false

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.batches import noting_loops, step_loops
from bourgade.bots import policy
from bourgade.compile.cache import cache_folder
from bourgade.compile.engine import engine
from bourgade.compile.numba_cuda import LARGEST_SHARED
from bourgade.compile.numba_cuda import cuda as _cuda
from bourgade.compile.numba_cuda import kernel as kept_kernel
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.events import Log
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, NOBODY, Records, dtype_of, sizes_key

THREADS = 64
"""Games per block."""

REGISTERS = 64
"""Registers per thread."""

LARGEST_FROZEN = 8_192
"""Bytes of a book that fit into the constant cache of a multiprocessor."""

LARGEST_STEPPED = 576
"""States up to this many bytes are stepped in shared memory.

With a state of Minivilles in local memory, CUDA 13 assembled correct PTX into a kernel that reads
beyond its stack when it calls ``legal``; only the bytes on a device can show that.
"""


def check() -> None:
    """Refuse if no GPU can be used, and say why."""
    if find_spec("numba_cuda") is None:
        raise BourgadeError("error-needs-extra", package="numba-cuda", extra="cuda")
    cuda = _cuda()
    try:
        cuda.current_context()
    except Exception as error:
        why = str(error).strip().splitlines() or [type(error).__name__]
        raise BourgadeError("error-no-gpu", why=why[-1].rstrip(": .") + ".") from None


def check_room(needed: int) -> None:
    """Refuse what does not fit into the free memory."""
    cuda = _cuda()
    free = int(cuda.current_context().get_memory_info().free)
    if needed > free:
        raise BourgadeError(
            "error-gpu-too-small", needed=needed >> 20, free=free >> 20,
            device=str(cuda.get_current_device().name),
        )  # fmt: skip


def play_games(variant: Variant, policies: Any, rngs: Any) -> Any:
    """The final states of games, one per row of policies and of random numbers."""
    check()
    check_room(len(rngs) * (variant.state_bytes + 64))
    greedy = bool((np.asarray(policies) == policy.GREEDY).any())
    kernel = Kernels.of(variant, frozen=True).playing(greedy)
    n = len(rngs)
    blank = to_words(np.asarray(variant.new_state()))
    states = _cuda().device_array((len(blank), n), blank.dtype)
    given = np.ascontiguousarray(policies, np.int8)
    # They have names so that they live until the kernel, which runs asynchronously, has ended.
    books, which, numbers = on_device(variant.books, np.zeros(n, np.int32), rngs)
    start, seated = on_device(blank, given)
    kernel[grid(n)](
        states, books, which, numbers, start, seated, variant.game.longest, NOBODY, True
    )
    return from_words(variant, states.copy_to_host())


def play_noted(variant: Variant, seated: Any, rngs: Any, notes: Any) -> Any:
    """The final states of games by policies that keep rules; ``notes`` gets what was noted."""
    check()
    check_room(len(rngs) * (variant.state_bytes + 64) + sum(part.nbytes for part in notes))
    kernel = Kernels.of(variant, frozen=True).noting()
    n = len(rngs)
    blank = to_words(np.asarray(variant.new_state()))
    states = _cuda().device_array((len(blank), n), blank.dtype)
    books, numbers, start = on_device(variant.books, rngs, blank)
    policies, entries = (np.ascontiguousarray(part, np.int8) for part in seated[:2])
    given = on_device(policies, entries, np.ascontiguousarray(seated.bars))
    # An array of no columns would be of another type, for another kernel.
    written = on_device(*map(_with_columns, (notes.table, notes.sums, notes.firsts, notes.facts)))
    kernel[grid(n)](
        states, books, numbers, start, *given, variant.game.longest, *written,
        len(notes.table), len(variant.game.notes.line_words(variant.words)),
    )  # fmt: skip
    for part, copy in zip((notes.sums, notes.firsts, notes.facts), written[1:], strict=True):
        part[:] = copy.copy_to_host()[..., : part.shape[-1]]
    return from_words(variant, states.copy_to_host())


def _with_columns(array: Any) -> Any:
    return array if array.size else np.zeros([max(1, side) for side in array.shape], array.dtype)


def word_of(dtype: Any) -> Any:
    """The largest int type that records consist of; they are copied in its units."""
    return np.dtype(np.int32 if dtype.itemsize % 8 else np.int64)


def to_words(records: Any) -> Any:
    """Records in the GPU's layout: one row per word, one column per game."""
    words = np.ascontiguousarray(records).view(word_of(records.dtype))
    return np.ascontiguousarray(words.reshape(len(records), -1).T)


def from_words(variant: Variant, words: Any) -> Any:
    """The games of a variant, one record each."""
    dtype = dtype_of(variant.game.state, sizes_key(variant.sizes))
    return np.ascontiguousarray(words.T).view(dtype)[:, 0].view(Records)


def grid(n: int) -> tuple[int, int]:
    """The blocks that n games need, and the threads of each."""
    return (n + THREADS - 1) // THREADS, THREADS


def on_device(*records: Any) -> list[Any]:
    """Copies on the GPU."""
    return [_cuda().to_device(np.asarray(one)) for one in records]


class Kernels:
    """The kernels of one variant, with the book inside or with books as an argument."""

    def __init__(self, variant: Variant, books: Any, frozen: bool) -> None:
        self._variant = variant
        self._books = np.asarray(books)
        self._frozen = frozen and self._books.nbytes <= LARGEST_FROZEN and len(self._books) == 1

    @staticmethod
    def of(variant: Variant, frozen: bool, books: Any = None) -> Kernels:
        """The kernels for a game, options and book, reused if they exist."""
        shelf = variant.books if books is None else books
        book = np.asarray(shelf).tobytes() if frozen and len(shelf) == 1 else b""
        key = (variant.game, tuple(variant.options.items()), sizes_key(variant.sizes), book)
        if key not in _made:
            _made[key] = Kernels(variant, shelf, frozen)
        return _made[key]

    @cache  # noqa: B019 - kernels live as long as the program
    def drawing(self) -> Any:
        """Draws a legal action in each game."""
        cuda = _cuda()
        draw_marked = engine(self._variant, "cuda").twin(step_loops).draw_marked

        def kernel(masks, rngs, actions):
            i = cuda.grid(1)
            if i < actions.shape[0]:
                actions[i] = draw_marked(masks[i], rngs[i])

        return self._kept(kernel, "draw")

    @cache  # noqa: B019
    def playing(self, greedy: bool) -> Any:
        """Plays games to the end, or until a seat is to act."""
        cuda, variant = _cuda(), self._variant
        rules = engine(variant, "cuda").twin(policy)
        setup, step, draw = rules.setup, rules.step, rules.draw
        choose, play_game = rules.choose_random, rules.play_game
        frozen, shared_books = self._frozen, self._books
        dtype, word, words, apart = _state_words(variant)
        moves, outcomes = _rooms(variant)
        phases = len(variant.game.phase)
        shared = dtype.itemsize <= LARGEST_SHARED and not greedy
        places = apart * THREADS if shared else 4 * words if greedy else words

        def kernel(states, books, which, rngs, blank, policies, most, until, fresh):
            i = cuda.grid(1)
            if i >= states.shape[1]:
                return
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
            for k in range(words):
                room[k] = blank[k, 0] if fresh else states[k, i]
            s = room[:words].view(dtype)[0]
            if frozen:  # noqa: SIM108 - what is not taken is not compiled
                shelf = cuda.const.array_like(shared_books)
            else:
                shelf = books[which[i] :]
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
            for k in range(words):
                states[k, i] = room[k]
            for k in range(4):
                rngs[i, k] = rng[k]

        return self._kept(kernel, f"play-{int(greedy)}")

    @cache  # noqa: B019
    def noting(self) -> Any:
        """Whole games, with notes of who did what."""
        cuda, variant = _cuda(), self._variant
        rules = engine(variant, "cuda").twin(noting_loops)
        setup, play_and_note, note_end = rules.setup, rules.play_and_note, rules.note_end
        frozen, shared_books = self._frozen, self._books
        dtype, word, words, _ = _state_words(variant)
        moves, outcomes = _rooms(variant)
        log = dtype_of(Log, ())
        log_words = log.itemsize // 4

        def kernel(
            states, books, rngs, blank, policies, entries, bars, most,
            table, sums, firsts, facts, sources, lines,
        ):  # fmt: skip
            i = cuda.grid(1)
            if i >= states.shape[1]:
                return
            out = cuda.local.array(moves, np.int32)
            weight = cuda.local.array(outcomes, np.int32)
            more = cuda.local.array(outcomes, np.int32)
            rng = cuda.local.array(4, np.int64)
            for k in range(4):
                rng[k] = rngs[i, k]
            room = cuda.local.array(4 * words, word)
            told = cuda.local.array(log_words, np.int32)
            for k in range(words):
                room[k] = blank[k, 0]
            trial = room.view(dtype)
            if frozen:  # noqa: SIM108 - what is not taken is not compiled
                shelf = cuda.const.array_like(shared_books)
            else:
                shelf = books[0:]
            setup(trial[0], shelf[0])
            play_and_note(
                trial, shelf, policies[i], bars, entries[i], rng, out, more, weight, most,
                told.view(log), table[:sources], sums[i], firsts[i], facts[i],
            )  # fmt: skip
            note_end(trial[0], shelf[0], lines, facts[i])
            for k in range(words):
                states[k, i] = room[k]

        return self._kept(kernel, "note")

    @cache  # noqa: B019
    def stepping(self) -> Any:
        """One decision in each game, with masks, rewards and observations."""
        cuda, variant = _cuda(), self._variant
        rules = engine(variant, "cuda").twin(step_loops)
        what_follows, step_row, observe = rules.what_follows, rules.step_row, rules.observe
        viewer_of, view = rules.viewer_of, rules.view
        frozen, shared_books = self._frozen, self._books
        dtype, word, words, apart = _state_words(variant)
        moves, outcomes = _rooms(variant)
        shape = (variant.seats, len(variant.game.scores))
        hides = variant.game.hides
        begin = step_loops.BEGIN
        shared = dtype.itemsize <= LARGEST_STEPPED
        places = apart * THREADS if shared else words

        # A launch cannot take a bundle of CuPy arrays, hence so many parameters.
        def kernel(
            states, books, which, rngs, masks, rewards, told,
            blank, actions, seen, wide, most, again, viewer,
        ):  # fmt: skip
            i = cuda.grid(1)
            if i >= states.shape[1]:
                return
            out = cuda.local.array(moves, np.int32)
            weight = cuda.local.array(outcomes, np.int32)
            points = cuda.local.array(shape, np.int32)
            if shared:
                room = cuda.shared.array(places, word)[apart * cuda.threadIdx.x :]
            else:
                room = cuda.local.array(places, word)
            before = told[i, 0]
            action = what_follows(actions[i], told[i], again)
            for k in range(words):
                room[k] = blank[k, 0] if action == begin else states[k, i]
            s = room[:words].view(dtype)[0]
            if frozen:  # noqa: SIM108 - what is not taken is not compiled
                shelf = cuda.const.array_like(shared_books)
            else:
                shelf = books[which[i] :]
            book = shelf[0]
            step_row(
                s, book, action, rngs[i], masks[i], rewards[i], told[i],
                out, weight, points, most,
            )  # fmt: skip
            for k in range(words):
                states[k, i] = room[k]
            if wide > 0:
                who = viewer if viewer >= 0 else viewer_of(told[i], before)
                if hides:
                    observe(s, who)
                view(s, book, who, wide, seen[i])

        return self._kept(kernel, "step")

    def _kept(self, kernel: Any, name: str) -> Any:
        """The kernel, compiled or loaded when it is first called."""
        variant = self._variant
        digest = hashlib.sha256(Path(__file__).read_bytes())
        digest.update(repr((variant.options, sizes_key(variant.sizes))).encode())
        if self._frozen:
            digest.update(self._books.tobytes())
        folder = cache_folder(variant.game) / "cuda"
        return kept_kernel(kernel, REGISTERS, folder, f"{name}-{digest.hexdigest()[:16]}")


_made: dict[Any, Kernels] = {}


def _state_words(variant: Variant) -> tuple[Any, Any, int, int]:
    """A state's type, the type of its words, their number, and the stride between states.

    The stride is odd, so that the same word of neighbours is in different banks.
    """
    dtype = dtype_of(variant.game.state, sizes_key(variant.sizes))
    word = word_of(dtype)
    words = dtype.itemsize // word.itemsize
    return dtype, word, words, words | 1


def _rooms(variant: Variant) -> tuple[int, int]:
    """Sizes of a list of actions and of a list of outcomes."""
    vocabulary = variant.vocabulary
    return vocabulary.size, max(1, vocabulary.size - vocabulary.decisions)
