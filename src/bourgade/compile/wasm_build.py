"""A module for pages, built: code, link, and the manifest that tells how it is called."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from enum import IntEnum
from importlib.metadata import version
from typing import Any

from bourgade.compile.engine import engine
from bourgade.compile.wasm import entries, layouts
from bourgade.compile.wasm_code import ModuleEntry, Parameter, object_file
from bourgade.compile.wasm_link import link, linker_version
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.layout import Dim, Field, Layout, dtype_of, sizes_key
from bourgade.kernel.room import roomy_sizes, with_room

FORMAT = 1
"""The version of the manifest."""


def build_module(game: Game, digest: str) -> tuple[bytes, str]:
    """The module of a game, and its manifest."""
    sizes = roomy_sizes(game)
    variant = with_room(game.variant(), sizes)
    rules = engine(variant, "wasm")
    twins = [rules.twin(sys.modules[one.function.__module__]) for one in entries(variant)]
    made = object_file(
        [
            ModuleEntry(one.name, getattr(twin, one.name), one.example)
            for one, twin in zip(entries(variant), twins, strict=True)
        ]
    )
    code = link(made.code, made.parameters)
    records = dict(_records(variant))
    names = {dtype_of(layout, sizes_key(variant.sizes)): layout.__name__ for layout in records}
    manifest = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "digest": digest,
        "made with": made_with(),
        "sizes": sizes,
        "words": _fixed_words(records),
        "records": {layout.__name__: told for layout, told in records.items()},
        "entries": {
            name: [[one.name, _kind(one, names)] for one in parameters]
            for name, parameters in made.parameters.items()
        },
    }
    return code, json.dumps(manifest, indent=1, ensure_ascii=False) + "\n"


def made_with() -> dict[str, str]:
    """What must be the same so that a module comes out the same, byte by byte."""
    return {
        "python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "numba": version("numba"),
        "llvmlite": version("llvmlite"),
        "linker": linker_version(),
    }


def _kind(one: Parameter, names: dict[Any, str]) -> str:
    kind = names[one.record] if one.type == "record" else one.type
    return kind + "[]" * one.sides


def _records(variant: Variant) -> Iterator[tuple[type[Layout], Any]]:
    """Every layout that a page meets, with the places of its fields."""
    sizes = sizes_key(variant.sizes)
    for layout in dict.fromkeys(one for top in layouts(variant) for one in _all(top)):
        dtype = dtype_of(layout, sizes)
        fields = {
            name: _field(field, *dtype.fields[name][:2])  # pyright: ignore
            for name, field in layout.fields.items()
        }
        yield layout, {"bytes": dtype.itemsize, "fields": fields}


def _all(layout: type[Layout]) -> Iterator[type[Layout]]:
    yield layout
    for field in layout.fields.values():
        if field.row:
            yield from _all(field.row)


def _field(field: Field, dtype: Any, offset: int) -> dict[str, Any]:
    told: dict[str, Any] = {"at": offset, "type": field.row.__name__ if field.row else field.code}
    if field.dims:
        told["by"] = [dim.name for dim in field.dims]
        told["shape"] = list(dtype.shape)
    if isinstance(field.of, Dim):
        told["set" if field.mask else "of"] = field.of.name
    elif field.of is not None:
        told["names"] = _names(field.of)
    return told


def _names(words: type[IntEnum]) -> dict[int, str]:
    return {int(word): word.name.lower() for word in words}


def _fixed_words(records: dict[type[Layout], Any]) -> dict[str, tuple[str, ...]]:
    """The sets that have the same words in every game."""
    fields = [field for layout in records for field in layout.fields.values()]
    dims = [dim for field in fields for dim in (*field.dims, field.of) if isinstance(dim, Dim)]
    return {dim.name: dim.words for dim in dims if dim.words and dim.name != "events"}
