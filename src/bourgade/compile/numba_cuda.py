"""Functions and kernels for a GPU, compiled by numba-cuda, and kernels kept in files."""

# numba-cuda has no types of its own, and kernels can be kept only by names that it calls its own.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingImports=false
# pyright: reportPrivateUsage=false

from __future__ import annotations

import hashlib
import logging
import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

log = logging.getLogger("bourgade.compile")

LARGEST_SHARED = 288
"""Bytes of a state up to which enough games fit into shared memory."""

INLINED, INLINED_IF_LARGE = 1_500, 1_000
"""Instructions up to which a GPU function may be inlined.

Calls are expensive on a GPU; but inlining into many callers costs more, in registers, instruction
cache and compile time. Games whose state does not fit into shared memory have longer rules and gain
less: 1,000 instead of 1,500 is 4 to 15 % faster for them, while Minivilles would be 36 % slower
(65,536 random games on an H200).
"""


def cuda() -> Any:
    """The module ``numba.cuda``."""
    _mend_numpy()
    from numba import cuda

    return cuda


def _mend_numpy() -> None:
    """Give numba-cuda the names that newer releases of NumPy dropped."""
    import numpy as np

    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))


def compiler(state_bytes: int) -> Callable[[FunctionType], Any]:
    """A compiler of functions that kernels and other GPU functions can call."""
    most = INLINED if state_bytes <= LARGEST_SHARED else INLINED_IF_LARGE

    def compile_function(function: FunctionType) -> Any:
        from bourgade.compile.numba_cpu import widen_ints

        dispatcher = cuda().jit(device=True)(function)
        if hasattr(dispatcher, "compile_device"):
            widen_ints(dispatcher, "compile_device")
            _keep_large_ones_apart(dispatcher, most)
        return dispatcher

    return compile_function


def _keep_large_ones_apart(dispatcher: Any, most: int) -> None:
    compile_as_given = dispatcher.compile_device

    def compile_apart(*args: Any) -> Any:
        made = compile_as_given(*args)
        for function in made.library.modules[0].functions:
            if sum(len(block.instructions) for block in function.blocks) > most:
                function.attributes.add("noinline")
        return made

    dispatcher.compile_device = compile_apart


def kernel(function: Any, registers: int, folder: Path, name: str) -> Any:
    """A kernel, compiled when it is first called, or loaded from a file of that folder and name."""
    made = cuda().jit(max_registers=registers)(function)
    if _can_be_kept():
        made._cache = KeptKernels(folder, name)
    return made


@cache
def _can_be_kept() -> bool:
    """Whether kernels of this numba-cuda can be saved; if not, each process compiles them."""
    with suppress(ImportError):
        from numba.cuda.dispatcher import CUDADispatcher, _Kernel

        if (
            hasattr(_Kernel, "_rebuild")
            and hasattr(_Kernel, "_reduce_states")
            and "_cache" in CUDADispatcher.__init__.__code__.co_names
        ):
            return True
    log.warning("kernels of numba-cuda %s cannot be kept in files", version("numba-cuda"))
    return False


class KeptKernels:
    """Compiled kernels in files, with the interface of numba-cuda's own cache.

    Its own cache cannot tell apart kernels made by the same function, as these are.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.cache_path = str(folder)
        self._folder = folder
        self._name = name

    def _file(self, signature: Any) -> Path:
        capability = cuda().get_current_device().compute_capability
        what = f"{version('numba-cuda')} {capability} {signature}"
        return self._folder / f"{self._name}-{hashlib.sha256(what.encode()).hexdigest()[:16]}"

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The kernel, or None if there is none that can be read."""
        from numba.cuda.dispatcher import _Kernel

        try:
            return _Kernel._rebuild(**pickle.loads(self._file(signature).read_bytes()))
        except Exception:
            return None

    def save_overload(self, signature: Any, kernel: Any) -> None:
        """Save a kernel for other processes, atomically."""
        file = self._file(signature)
        part = file.with_suffix(f".{os.getpid()}")
        with suppress(OSError, pickle.PicklingError):
            file.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(pickle.dumps(kernel._reduce_states()))
            part.replace(file)
