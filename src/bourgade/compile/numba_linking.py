"""Whole-program compilation with numba: every function once, everything linked at the end.

By default numba optimises and generates code for each function together with everything it calls,
and again inside each of its callers: rules twenty calls deep are optimised twenty times, and most
of the result is thrown away. Here a function that compiled code calls is a *part*, kept as LLVM IR.
Only an *entry*, a function that Python calls, is linked with all its parts, optimised and
generated, once. Cold compilation takes well under half the time, and the code is faster, since LLVM
sees the whole program.

The cache holds entries, which include their parts.

All this relies on private parts of numba. ``numba_cpu`` checks that they are there before it
imports this module.
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
"""The attributes used of numba's classes."""

PARAMETERS: tuple[tuple[Any, str], ...] = (
    (JITCodeLibrary.__init__, "codegen name"),
    (JITCodeLibrary.add_linking_library, "library"),
    (CPUContext.insert_user_function, "func fndesc libs"),
    (CPUDispatcher.__init__, "py_func targetoptions pipeline_class"),
    (CPUDispatcher.compile, "sig"),
)
"""The parameters used of its functions."""


def missing_parts() -> list[str]:
    """What this numba lacks, or names differently."""
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
    """The IR of one function, not optimised."""

    def finalize(self) -> None:
        self._finalized = True


class Entry(JITCodeLibrary):
    """The code of one function and of all its parts."""

    def add_linking_library(self, library: Any) -> None:
        if library in self._linking_libraries:
            return
        super().add_linking_library(library)
        if isinstance(library, Part):
            for deeper in library._linking_libraries:
                self.add_linking_library(deeper)


@register_pass(mutates_CFG=True, analysis_only=False)
class AnnouncePart(LoweringPass):
    """Register a handle of the part for compiled callers; Python cannot call it."""

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
    """The function that Python calls. Compiled code calls the part instead."""

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
