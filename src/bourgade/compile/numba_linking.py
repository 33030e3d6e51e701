"""How numba compiles rules: every function once, everything together at the end.

Left alone, numba optimises and translates each function together with all that it calls, then
again inside each of its callers: rules twenty calls deep are optimised twenty times over, and
most of that is thrown away. Here a function called by compiled code is a *part*, kept as plain
LLVM code. Only an *entry*, a function that Python calls, is linked with all its parts, optimised
and translated, once. Cold compilation takes well under half the time, and the code is faster,
since LLVM sees the whole at once.

An entry is also what the cache keeps: it has its parts inside.

All this rests on private parts of numba. ``numba_cpu`` looks whether they are there before it
comes here.
"""

# numba's insides have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportIncompatibleMethodOverride=false

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from types import FunctionType
from typing import Any, cast

from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder, Flags
from numba.core.compiler_machinery import LoweringPass, PassManager, register_pass
from numba.core.cpu import CPUContext
from numba.core.funcdesc import PythonFunctionDescriptor
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

make_handle: Any = import_module("numba._dynfunc").make_function  # written in C

PARTS: tuple[tuple[Any, str], ...] = (
    (JITCodeLibrary, "_finalized add_linking_library enable_object_caching finalize"),
    (Compiler, "define_pipelines"),
    (DefaultPassBuilder, "define_nopython_pipeline"),
    (PassManager, "add_pass_after finalize"),
    (LoweringPass, "run_pass"),
    (NativeLowering, "run_pass"),
    (CPUContext, "codegen insert_user_function"),
    (PythonFunctionDescriptor, "lookup_module qualname"),
    (CPUDispatcher, "_numba_type_ compile enable_caching"),
    (Flags, "no_cfunc_wrapper no_compile no_cpython_wrapper"),
)
"""What is used of numba's classes."""

PARAMETERS: tuple[tuple[Any, str], ...] = (
    (JITCodeLibrary.__init__, "codegen name"),
    (JITCodeLibrary.add_linking_library, "library"),
    (CPUContext.insert_user_function, "func fndesc libs"),
    (CPUDispatcher.__init__, "py_func targetoptions pipeline_class"),
    (CPUDispatcher.compile, "sig"),
)
"""How its functions are called."""


def missing_parts() -> list[str]:
    """What numba does not have, or calls otherwise."""
    missing = [
        f"{owner.__name__}.{name}"
        for owner, names in PARTS
        for name in names.split()
        if not hasattr(owner, name)
    ]
    for function, names in PARAMETERS:
        known = inspect.signature(function).parameters
        missing += [
            f"{function.__qualname__}({name})" for name in names.split() if name not in known
        ]
    if "_linking_libraries" not in JITCodeLibrary.__init__.__code__.co_names:
        missing.append("JITCodeLibrary._linking_libraries")
    return missing


class Part(JITCodeLibrary):
    """The code of one function as it was written down, neither optimised nor translated."""

    def finalize(self) -> None:
        self._finalized = True


class Entry(JITCodeLibrary):
    """The code of one function and of all the parts it reaches."""

    def add_linking_library(self, library: Any) -> None:
        if library in self._linking_libraries:
            return
        super().add_linking_library(library)
        if isinstance(library, Part):
            for deeper in library._linking_libraries:
                self.add_linking_library(deeper)


@register_pass(mutates_CFG=True, analysis_only=False)
class AnnouncePart(LoweringPass):
    """Let compiled callers know the part by a handle; Python never gets to call it."""

    _name = "announce_part"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        lowered = state["cr"]
        described = lowered.fndesc
        handle = make_handle(
            described.lookup_module(), described.qualname, "", 0, lowered.env, (state.library,)
        )
        state.targetctx.insert_user_function(handle, described, [state.library])
        state["cr"] = lowered._replace(cfunc=handle)
        return True


class PartCompiler(Compiler):
    def define_pipelines(self) -> list[Any]:
        self.state.flags.no_compile = True  # to machine code, that is
        self.state.library = Part(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(AnnouncePart, NativeLowering)
        passes.finalize()
        return [passes]


class EntryCompiler(Compiler):
    def define_pipelines(self) -> list[Any]:
        self.state.library = Entry(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()


class EntryDispatcher(CPUDispatcher):
    """What Python calls. Compiled code that meets it calls the part instead."""

    part: Any

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.part)


def compiled(
    function: FunctionType, adjust: Callable[[Any], Any], **options: bool | str
) -> EntryDispatcher:
    """A function to call from Python and from other compiled functions; kept in the cache."""
    flags = {"nopython": True, "no_cfunc_wrapper": True, **options}
    entry = EntryDispatcher(function, targetoptions=flags, pipeline_class=EntryCompiler)
    entry.part = adjust(
        CPUDispatcher(
            function,
            targetoptions={**flags, "no_cpython_wrapper": True},
            pipeline_class=PartCompiler,
        )
    )
    entry.enable_caching()
    return cast("EntryDispatcher", adjust(entry))
