"""Nets as files for a page: whole numbers as they are in memory, named by their digest.

A file serves every variant that its net can play; the page data of a variant says which of its rows
belong to the observations and moves of that variant. It is compressed with gzip, since few hosts
compress unknown types. Unpacked, it begins with the length of a JSON text, in four bytes, and that
text, which gives the type, the shape and the offset (from the end of the text) of each array.
Everything is little-endian, as in WebAssembly.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots import nets
from bourgade.bots.quantize import STEP_BITS, whole_value_net
from bourgade.bots.value_net import WEIGHT_BITS, ValueNet
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.observation import fact_names, feature_names

FORMAT = 1
ALIGNED = 8  # bytes that every array begins at a multiple of


@dataclass(frozen=True)
class NetFile:
    """A file to be served beside the page data that names it."""

    name: str
    content: bytes


def net_files(variant: Variant) -> tuple[NetFile, ...]:
    """The files that bots in a page need for a variant; none if no net was trained for it."""
    return tuple(file for file in (_value_file(variant), _moves_file(variant)) if file)


def net_data(variant: Variant) -> dict[str, Any]:
    """What the page data say about them: which rows stand for what."""
    return {"value": _value_data(variant), "moves": _moves_data(variant)}


# Value nets


def _value_file(variant: Variant) -> NetFile | None:
    file = nets.value_net_file(variant)
    if variant.game.features is None or not file.exists():
        return None
    return _whole_value_file(variant.game, file)


@lru_cache(maxsize=32)
def _whole_value_file(game: Game, file: Path) -> NetFile:
    arrays = nets.read(file)
    assert arrays is not None
    net = whole_value_net(ValueNet(*(arrays[part] for part in ValueNet._fields)))
    return _file(f"{game.name}-value-{file.stem}", net._asdict())


def _value_data(variant: Variant) -> dict[str, Any] | None:
    file = _value_file(variant)
    if file is None or variant.game.features is None:
        return None
    arrays = nets.read(nets.value_net_file(variant))
    assert arrays is not None
    seat, table = variant.game.features.names(variant.words)
    return {
        "file": file.name,
        "seat": _rows(arrays["seat_names"], seat),
        "table": _rows(arrays["table_names"], table),
    }


# Policy nets


def _moves_arrays(variant: Variant) -> tuple[Path, Mapping[str, Any]] | None:
    if len(nets.policy_net(variant).widths) == 0:
        return None
    file = nets.policy_net_file(variant)
    return file, _whole_arrays(variant.game, file)


@lru_cache(maxsize=32)
def _whole_arrays(game: Game, file: Path) -> Mapping[str, Any]:
    return nets.whole_arrays(file, game)


def _moves_file(variant: Variant) -> NetFile | None:
    found = _moves_arrays(variant)
    return found and _whole_moves_file(variant.game, found[0])


@lru_cache(maxsize=32)
def _whole_moves_file(game: Game, file: Path) -> NetFile:
    arrays = _whole_arrays(game, file)
    weights = {name: part for name, part in arrays.items() if part.dtype.kind == "i"}
    return _file(f"{game.name}-{file.stem}", weights)


def _moves_data(variant: Variant) -> dict[str, Any] | None:
    file, found = _moves_file(variant), _moves_arrays(variant)
    if file is None or found is None:
        return None
    _, arrays = found
    net, vocabulary = nets.policy_net(variant), variant.vocabulary
    texts = [vocabulary.text(action) for action in range(vocabulary.decisions)]
    actions = _rows(arrays["actions"], texts)
    # Moves unknown to the training get the mean of their verb, which is computed here.
    strange = [action for action, row in enumerate(actions) if row < 0]
    return {
        "file": file.name,
        "facts": len(fact_names(variant)[0]),
        "inputs": _rows(arrays["inputs"], feature_names(variant)),
        "actions": actions,
        "shift": STEP_BITS - WEIGHT_BITS,
        "strange": {
            "moves": base64.b64encode(net.moves[strange].tobytes()).decode(),
            "bias": net.moves_bias[strange].tolist(),
            "factor": net.moves_factor[strange].tolist(),
        },
    }


def _rows(known: Any, names: Sequence[str]) -> list[int]:
    """The row of each name; -1 for unknown ones."""
    at = {str(name): row for row, name in enumerate(known)}
    return [at.get(name, -1) for name in names]


def _file(name: str, arrays: Mapping[str, Any]) -> NetFile:
    told: dict[str, Any] = {}
    content = b""
    for part in sorted(arrays):
        array = np.ascontiguousarray(arrays[part])
        array = array.astype(array.dtype.newbyteorder("<"))
        told[part] = [array.dtype.str.lstrip("<|"), list(array.shape), len(content)]
        content += array.tobytes()
        content += bytes(-len(content) % ALIGNED)
    text = json.dumps({"format": FORMAT, "arrays": told}, separators=(",", ":"))
    text += " " * (-(len(text) + 4) % ALIGNED)
    whole = len(text).to_bytes(4, "little") + text.encode() + content
    digest = hashlib.sha256(whole).hexdigest()[:12]
    return NetFile(f"{name}-{digest}.net", gzip.compress(whole, mtime=0))
