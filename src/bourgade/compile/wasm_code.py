"""Functions of the dialect as code for WebAssembly: an object file that a linker makes a module of.

numba types and lowers the functions as it does for the CPU. Its code is taken as it was written
down, before anything was optimised for this machine, and given to LLVM for wasm32. Pointers then
have 32 bits; numba's sizes and counts keep their 64, which WebAssembly has as well.

Like ``numba_linking`` this rests on private parts of numba. It runs where modules are built and
nowhere else.
"""

# numba's insides have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportIncompatibleMethodOverride=false
# pyright: reportPrivateUsage=false, reportMissingTypeStubs=false

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FunctionType
from typing import Any, cast

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.typed_passes import NativeLowering

from bourgade.compile.numba_cpu import widen_ints
from bourgade.compile.numba_linking import AnnouncePart

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""What every browser has had since the spring of 2023; SIMD doubles the speed of nets."""

POINTER, WORD = ir.IntType(8).as_pointer(), ir.IntType(32)

UNCOUNTED = ("NRT_incref", "NRT_decref")
"""What counts references to arrays. Memory of a module belongs to the page that calls it."""


COUNTING = re.compile(rf"^define [^\n]*@\"?({'|'.join(UNCOUNTED)})\"?\(", re.M)


class WrittenPart(JITCodeLibrary):
    """The code of one function as numba wrote it down; nothing is made of it for this machine."""

    def add_llvm_module(self, ll_module: Any) -> None:
        pass

    def finalize(self) -> None:
        self._finalized = True


class WrittenPartCompiler(Compiler):
    def define_pipelines(self) -> list[Any]:
        self.state.flags.no_compile = True  # to machine code, that is
        self.state.library = WrittenPart(
            self.state.targetctx.codegen(), self.state.func_id.func_qualname
        )
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(AnnouncePart, NativeLowering)
        passes.finalize()
        return [passes]


def compiler() -> Callable[[FunctionType], Any]:
    """What compiles functions that entries, and other such functions, can call."""
    flags = {
        "nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True,
        "no_cpython_wrapper": True,
    }  # fmt: skip

    def compile_function(function: FunctionType) -> Any:
        dispatcher = CPUDispatcher(
            function, targetoptions=flags, pipeline_class=WrittenPartCompiler
        )
        return widen_ints(dispatcher, "compile")

    return compile_function


@contextmanager
def _writing_down() -> Generator[dict[Any, list[str]]]:
    """The text of all code that is compiled meanwhile, by its library: numba's own, too."""
    texts: dict[Any, list[str]] = {}
    add_ir_module = JITCodeLibrary.add_ir_module

    def write_down(library: Any, ir_module: Any) -> None:
        texts.setdefault(library, []).append(cgutils.normalize_ir_text(str(ir_module)))
        add_ir_module(library, ir_module)

    JITCodeLibrary.add_ir_module = cast(Any, write_down)
    try:
        yield texts
    finally:
        JITCodeLibrary.add_ir_module = add_ir_module


@dataclass(frozen=True)
class Parameter:
    """What a page hands over: a number, or the offset of memory and how much of it there is."""

    name: str
    type: str  # int, float, a record's name, or the numbers of an array: i4
    sides: int  # of an array, 0 of a record or a number; each is a further number
    record: Any = None  # the dtype of records

    @property
    def is_number(self) -> bool:
        return self.type in ("int", "float")


@dataclass(frozen=True)
class ModuleEntry:
    """A function that a page can call, with values like those it will be given.

    ``None`` is never handed over: the code for it is left out.
    """

    name: str
    function: Any
    example: tuple[Any, ...]


@dataclass(frozen=True)
class ObjectFile:
    """What the linker is given, and how its entries are called."""

    code: bytes
    parameters: dict[str, tuple[Parameter, ...]]


def object_file(entries: Sequence[ModuleEntry]) -> ObjectFile:
    """The code of entries and of all that they call."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="mvp", features=FEATURES, opt=3
    )
    layout = str(machine.target_data)
    with _writing_down() as written:
        plain = [_plain_function(entry, _compiled(entry)) for entry in entries]
    texts = [*plain, *(text for library in written for text in written[library])]
    texts = [text for text in texts if not COUNTING.search(text)]
    whole = _parsed(_uncounted(), layout)
    for text in texts:
        whole.link_in(_parsed(text, layout))
    names = {entry.name for entry in entries}
    for thing in (*whole.functions, *whole.global_variables):
        if not thing.is_declaration and thing.name not in names:
            thing.linkage = "internal"
    whole.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(whole, builder)
    parameters = {entry.name: tuple(_parameters(entry)) for entry in entries}
    return ObjectFile(machine.emit_object(whole), parameters)


def _parsed(text: str, layout: str) -> Any:
    """A module of code, for wasm32 instead of this machine."""
    for what, value in (("datalayout", layout), ("triple", TRIPLE)):
        text = re.sub(rf"^target {what} = .*$", f'target {what} = "{value}"', text, flags=re.M)
    text = re.sub(r'"target-(?:cpu|features)"="[^"]*"', "", text)
    module = llvm.parse_assembly(text)
    module.data_layout, module.triple = layout, TRIPLE
    module.verify()
    return module


def _uncounted() -> str:
    """Functions that count no references."""
    written = ir.Module("uncounted")
    for name in UNCOUNTED:
        kind = ir.FunctionType(ir.VoidType(), [POINTER])
        ir.IRBuilder(ir.Function(written, kind, name).append_basic_block()).ret_void()
    return str(written)


def _compiled(entry: ModuleEntry) -> Any:
    """What numba makes of an entry."""
    kinds = tuple(numba.typeof(value) for value in entry.example)
    entry.function.compile(kinds)
    made = entry.function.overloads.items()
    return next(result for signature, result in made if _is_for(signature, kinds))


def _is_for(signature: tuple[Any, ...], kinds: tuple[Any, ...]) -> bool:
    """Whether compiled code is for these kinds of values: small ints are widened."""
    return all(
        given == wanted or (isinstance(given, types.Integer) and isinstance(wanted, types.Integer))
        for given, wanted in zip(signature, kinds, strict=True)
    )


def _plain_function(entry: ModuleEntry, made: Any) -> str:
    """A function of numbers and offsets that makes of them what compiled code wants."""
    context: Any = cpu_target.target_context
    written = context.create_module(entry.name)
    returned = made.signature.return_type
    gives = ir.VoidType() if returned is types.none else WORD
    parameters = list(_parameters(entry))
    kind = ir.FunctionType(gives, [kind for one in parameters for kind in _machine_types(one)])
    function = ir.Function(written, kind, entry.name)
    builder = ir.IRBuilder(function.append_basic_block())
    words = iter(function.args)
    values = [_value(context, builder, kind, words) for kind in made.signature.args]
    status, result = context.call_conv.call_function(
        builder, context.declare_function(written, made.fndesc), returned, made.signature.args,
        values,
    )  # fmt: skip
    with builder.if_then(status.is_error, likely=False):
        builder.unreachable()
    if returned is types.none:
        builder.ret_void()
    elif isinstance(returned, types.Boolean):
        builder.ret(builder.zext(result, WORD) if result.type.width < 32 else result)
    else:
        builder.ret(builder.trunc(result, WORD) if result.type.width > 32 else result)
    return str(written)


def _parameters(entry: ModuleEntry) -> Iterator[Parameter]:
    code = cast(FunctionType, entry.function.py_func).__code__
    names = code.co_varnames[: code.co_argcount]
    for name, value in zip(names, entry.example, strict=True):
        yield from _parameters_of(name, numba.typeof(value), value)


def _parameters_of(name: str, kind: Any, value: Any) -> Iterator[Parameter]:
    match kind:
        case types.NoneType():
            return
        case types.BaseTuple():
            bundle = cast(Any, kind)
            for field, member, inner in zip(bundle.fields, bundle, value, strict=True):
                yield from _parameters_of(f"{name}.{field}", member, inner)
        case types.Integer():
            yield Parameter(name, "int", 0)
        case types.Float():
            yield Parameter(name, "float", 0)
        case types.Record():
            yield Parameter(name, "record", 0, value.dtype)
        case types.Array(dtype=types.Record()):
            yield Parameter(name, "record", kind.ndim, value.dtype)
        case types.Array():
            yield Parameter(name, value.dtype.str.lstrip("<|"), kind.ndim)
        case _:
            raise TypeError(f"{name}: a page cannot hand over {kind}")


def _machine_types(one: Parameter) -> list[Any]:
    first = {"int": WORD, "float": ir.DoubleType()}.get(one.type, POINTER)
    return [first, *[WORD] * one.sides]


def _value(context: Any, builder: Any, kind: Any, words: Iterator[Any]) -> Any:
    """A value as compiled code takes it, from the next of the numbers that were handed over."""
    match kind:
        case types.NoneType():
            return context.get_dummy_value()
        case types.BaseTuple():
            members = [_value(context, builder, member, words) for member in cast(Any, kind)]
            return context.make_tuple(builder, kind, members)
        case types.Integer():
            return builder.sext(next(words), context.get_value_type(kind))
        case types.Float():
            return next(words)
        case types.Record():
            return builder.bitcast(next(words), context.get_value_type(kind))
        case _:
            return _array(context, builder, kind, words)


def _array(context: Any, builder: Any, kind: Any, words: Iterator[Any]) -> Any:
    """An array whose numbers lie next to each other, row after row."""
    array = context.make_array(kind)(context, builder)
    whole = context.get_value_type(types.intp)
    data = builder.bitcast(next(words), array.data.type)
    sides = [builder.zext(next(words), whole) for _ in range(kind.ndim)]
    size = step = whole(context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides: list[Any] = []
    for side in reversed(sides):
        strides.insert(0, step)
        step = builder.mul(step, side)
    items = whole(1)
    for side in sides:
        items = builder.mul(items, side)
    for name in ("meminfo", "parent"):
        pointer = getattr(array, name).type
        setattr(array, name, ir.Constant(pointer, None))
    array.nitems, array.itemsize, array.data = items, size, data
    array.shape = cgutils.pack_array(builder, sides)
    array.strides = cgutils.pack_array(builder, strides)
    return array._getvalue()
