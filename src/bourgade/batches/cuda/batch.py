"""Many games side by side on a GPU, stepped from Python without a copy."""

# CuPy has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingImports=false

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np

from bourgade.batches import step_loops
from bourgade.batches.batch import Batch
from bourgade.batches.cuda.kernels import (
    Kernels,
    check,
    check_room,
    from_words,
    grid,
    on_device,
    to_words,
)
from bourgade.batches.playouts import Device
from bourgade.batches.step_loops import Games
from bourgade.bots import policy
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.layout import NOBODY, dtype_of, sizes_key
from bourgade.kernel.seeds import random_states


class GpuBatch(Batch):
    """Games side by side on a GPU. What it hands out lies there: CuPy arrays, for DLPack and the
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
        self._shelf = on_device(self.books)[0]
        self._kernels = Kernels.of(self.variant, len(self.books) == 1, self.books)

    def _make_arrays(self) -> None:
        import cupy

        n = self.n
        self._games = Games(
            states=cupy.zeros((len(self._blank), n), self._blank.dtype),
            books=self._shelf,
            which=cupy.zeros(n, np.int32),
            rngs=cupy.asarray(random_states(self.seed, 0, n)),
            masks=cupy.zeros((self.actions, n), np.uint8).T,
            rewards=cupy.zeros((self.seats, n), np.float32).T,
            told=cupy.zeros((4, n), np.int8).T,
        )
        wide = len(self.feature_names) if self.watching else 0
        # Two columns at least: one alone would be of another type, for another kernel.
        self._seen = cupy.zeros((max(2, wide), n), self.dtype).T

    @property
    def states(self) -> Any:
        """The games themselves, copied from the GPU, one record each."""
        return from_words(self.variant, self._games.states.get())

    @property
    def legal(self) -> Any:
        return self._games.masks.view(np.bool_)

    def observe(self, seat: int | None = None) -> Any:
        if seat is None or not 0 <= seat < self.seats or not self.feature_names:
            return super().observe(seat)
        import cupy

        seen = cupy.zeros((len(self.feature_names), self.n), self.dtype).T
        self._launch(self._full(step_loops.LOOK), seen, seat)
        return seen

    def sample(self) -> Any:
        actions = self._full(0)
        games = self._games
        self._kernels.drawing()[grid(self.n)](games.masks, games.rngs, actions)
        return actions

    def _full(self, action: int) -> Any:
        import cupy

        return cupy.full(self.n, action, np.int32)

    def _step(self, actions: Any) -> None:
        self._launch(actions, self._seen, NOBODY)

    def _launch(self, actions: Any, seen: Any, viewer: int) -> None:
        wide, most, again, _ = self._options
        watched = self.watching or viewer >= 0
        self._kernels.stepping()[grid(self.n)](
            *self._games, self._blank, actions, seen, wide if watched else 0, most, again, viewer
        )

    def _play(self, policies: Sequence[str], until: int) -> None:
        import cupy

        seated, games = self._policies(policies), self._games
        greedy = bool((seated == policy.GREEDY).any())
        self._kernels.playing(greedy)[grid(self.n)](
            games.states, games.books, games.which, games.rngs, self._blank, cupy.asarray(seated),
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
        self._games = games = self._games._replace(books=self._shelf)
        dtype = dtype_of(self.variant.game.state, sizes_key(self.variant.sizes))
        games.states[:] = cupy.asarray(to_words(found["states"].view(dtype)))
        for mine, name in ((games.which, "which"), (games.rngs, "rngs"), (games.told, "told")):
            mine[:] = cupy.asarray(found[name])

    @staticmethod
    def _host(array: Any) -> Any:
        import cupy

        return cupy.asnumpy(cupy.asarray(array))

    @staticmethod
    def _here(array: Any) -> Any:
        import cupy

        return cupy.asarray(array)
