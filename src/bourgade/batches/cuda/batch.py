"""Many games side by side on a GPU, stepped from Python without a copy."""

# CuPy has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingImports=false

from __future__ import annotations

from importlib import import_module
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
from bourgade.bots import policy
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.layout import NOBODY


class GpuBatch(Batch):
    """Games side by side on a GPU. Its arrays are there, too: CuPy's, for DLPack and the CUDA array
    interface. Columns are contiguous, so that writes of neighbouring threads coalesce."""

    device: Device = "cuda"

    def _check_room(self, needed: int) -> None:
        check()
        check_room(needed)

    def _make_room(self) -> None:
        check()
        if find_spec("cupy") is None:
            raise BourgadeError("error-needs-extra", package="CuPy", extra="cuda")
        self._xp = import_module("cupy")
        self._blank = self._from_records(np.asarray(self.variant.new_state()))
        self._shelf = on_device(self.books)[0]
        self._kernels = Kernels.of(self.variant, len(self.books) == 1, self.books)

    def _new_seen(self) -> Any:
        # At least two columns: a single one would have another type and need another kernel.
        wide = len(self.feature_names) if self.watching else 0
        return self._columns(max(2, wide), self.dtype)

    def _columns(self, width: int, dtype: Any) -> Any:
        return self._xp.zeros((width, self.n), dtype).T

    def _new_states(self) -> Any:
        return self._xp.zeros((len(self._blank), self.n), self._blank.dtype)

    def _from_records(self, records: Any) -> Any:
        return self._xp.asarray(to_words(np.asarray(records)))

    @property
    def states(self) -> Any:
        """The games themselves, copied from the GPU, one record each."""
        return from_words(self.variant, self._games.states.get())

    @property
    def legal(self) -> Any:
        return self._games.masks.view(np.bool_)

    def observe(self, seat: Any = None) -> Any:
        if seat is None or not self.feature_names:
            return super().observe(seat)
        viewer = self._same_for_all(self._one_each(seat))
        seen = self._columns(len(self.feature_names), self.dtype)
        self._launch(self._full(step_loops.LOOK), seen, viewer)
        return seen

    def sample(self) -> Any:
        actions = self._full(0)
        games = self._games
        self._kernels.drawing()[grid(self.n)](games.masks, games.rngs, actions)
        return actions

    def _step(self, actions: Any) -> None:
        self._launch(actions, self._seen, NOBODY)

    def _launch(self, actions: Any, seen: Any, viewer: int) -> None:
        wide, most, again, _ = self._options
        watched = self.watching or viewer >= 0
        self._kernels.stepping()[grid(self.n)](
            *self._games, self._blank, actions, seen, wide if watched else 0, most, again, viewer
        )

    def _same_for_all(self, seats: Any) -> int:
        """A kernel takes one seat for all games."""
        first = int(seats[0])
        if (seats != first).any():
            raise BadOption("error-batch-seats-differ")
        return first

    def _play(self, policies: Any, until: Any) -> None:
        seated, games = self._policies(policies), self._games
        greedy = bool((seated == policy.GREEDY).any())
        self._kernels.playing(greedy)[grid(self.n)](
            games.states, games.books, games.which, games.rngs, self._blank, self._here(seated),
            self.variant.game.longest, self._same_for_all(until), False,
        )  # fmt: skip

    def _checked(self, actions: Any) -> Any:
        if not hasattr(actions, "__cuda_array_interface__"):
            raise BadOption("error-batch-device", given=type(actions).__name__)
        return super()._checked(actions)

    def _host(self, array: Any) -> Any:
        return self._xp.asnumpy(self._here(array))
