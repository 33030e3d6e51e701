"""Checkpoints: the files of a policy net in training. Arrays, never pickles.

    inputs, actions     names of the inputs, texts of the moves
    scale               what each input is divided by
    w0, b0, w1, b1, …   hidden layers (ReLU): rows are inputs
    policy_w, policy_b  a column per action: its logit
    value_w, value_b    a column per seat, the viewer first: the logit of winning
    about               JSON: format, game, rules_version, and notes of the training

Weights are found by these names, so a checkpoint serves every edition, number of players and
content whose names it knows.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from zipfile import BadZipFile

import numpy as np

from bourgade.bots.policy_net import MOST_UNITS
from bourgade.kernel.errors import BadNet
from bourgade.kernel.files import whole_file
from bourgade.kernel.game import Game

FORMAT = 1
MOST_LAYERS = 8


@dataclass(frozen=True)
class Checkpoint:
    """A policy net in floats, as it was trained."""

    about: Mapping[str, Any]
    inputs: tuple[str, ...]
    actions: tuple[str, ...]
    scale: Any
    layers: tuple[tuple[Any, Any], ...]  # weights and biases
    policy: tuple[Any, Any]
    value: tuple[Any, Any]

    @property
    def seats(self) -> int:
        """The most seats that it can play for."""
        return len(self.value[1])

    @property
    def arrays(self) -> dict[str, Any]:
        """The arrays of the file."""
        layers = {
            f"{part}{n}": layer[k]
            for n, layer in enumerate(self.layers)
            for k, part in enumerate("wb")
        }
        return {
            "inputs": np.array(self.inputs, np.str_),
            "actions": np.array(self.actions, np.str_),
            "scale": self.scale,
            **layers,
            "policy_w": self.policy[0], "policy_b": self.policy[1],
            "value_w": self.value[0], "value_b": self.value[1],
            "about": as_bytes(self.about),
        }  # fmt: skip

    def logits(self, observed: Any) -> tuple[Any, Any]:
        """The logits of all actions, and of winning for each seat, for rows of observations."""
        units = np.asarray(observed) / self.scale
        for weights, bias in self.layers:
            units = np.maximum(units @ weights + bias, 0)
        return units @ self.policy[0] + self.policy[1], units @ self.value[0] + self.value[1]


def about_net(game: Game, **more: Any) -> dict[str, Any]:
    """The description of a net, for its file."""
    return {"format": FORMAT, "game": game.name, "rules_version": game.rules_version, **more}


def as_bytes(about: Mapping[str, Any]) -> Any:
    """The same as an array."""
    return np.frombuffer(json.dumps(about).encode(), np.uint8).copy()


def write_arrays(file: Path, arrays: Mapping[str, Any]) -> None:
    """Write the arrays of a checkpoint or of a net file, atomically."""
    with whole_file(file) as stream:
        np.savez_compressed(stream, **arrays)


def read_arrays(file: Path, game: Game) -> dict[str, Any]:
    """The arrays of a checkpoint or of a net file; refused if they are for another game."""
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as parts:
            arrays = {name: parts[name] for name in parts.files}
    except (OSError, ValueError, EOFError, KeyError, AttributeError, BadZipFile) as error:
        raise unreadable(file, error) from None
    about = about_of(file, arrays)
    wanted = {"format": FORMAT, "game": game.name, "rules_version": game.rules_version}
    for what, ours in wanted.items():
        if about.get(what) != ours:
            raise BadNet(
                "error-net-other", file=str(file), what=what,
                found=str(about.get(what)), wanted=str(ours),
            )  # fmt: skip
    return arrays


def unreadable(file: Path, error: Exception) -> BadNet:
    """The error for a file that is not an archive of arrays."""
    # NumPy's own message would suggest reading it unsafely.
    why = error.strerror or str(error) if isinstance(error, OSError) else ".npz?"
    return BadNet("error-net-unreadable", file=str(file), why=why)


def about_of(file: Path, arrays: Mapping[str, Any]) -> dict[str, Any]:
    """The description in the file of a net."""
    try:
        about = json.loads(arrays["about"].tobytes())
    except (KeyError, ValueError) as error:
        raise BadNet("error-net-about", file=str(file), why=str(error)) from None
    if not isinstance(about, dict):
        raise BadNet("error-net-about", file=str(file), why=type(about).__name__)
    return cast("dict[str, Any]", about)


def checkpoint_of(file: Path, arrays: Mapping[str, Any]) -> Checkpoint:
    """The checkpoint with these arrays; refused if one is missing or does not fit."""
    parts = Parts(file, arrays)
    inputs, actions = parts.names("inputs"), parts.names("actions")
    scale = parts.floats("scale", len(inputs))
    if (scale <= 0).any():
        raise BadNet("error-net-scale", file=str(file))
    width = len(inputs)
    layers: list[tuple[Any, Any]] = []
    while f"w{len(layers)}" in arrays:
        n = len(layers)
        units = parts.columns(f"w{n}")
        layers.append((parts.floats(f"w{n}", width, units), parts.floats(f"b{n}", units)))
        width = units
        _check_size(file, len(layers), units)
    if not layers:
        raise BadNet("error-net-missing", file=str(file), part="w0")
    seats = parts.columns("value_w")
    return Checkpoint(
        about_of(file, arrays), inputs, actions, scale, tuple(layers),
        (parts.floats("policy_w", width, len(actions)), parts.floats("policy_b", len(actions))),
        (parts.floats("value_w", width, seats), parts.floats("value_b", seats)),
    )  # fmt: skip


def check_whole(file: Path, arrays: Mapping[str, Any]) -> None:
    """Refuse the file of a quantized net if an array is missing or does not fit."""
    parts = Parts(file, arrays)
    inputs, actions = parts.names("inputs"), parts.names("actions")
    width = parts.columns("first")
    parts.ints("first", np.int8, len(inputs), width)
    parts.ints("first_step", np.int64, len(inputs))
    parts.ints("first_bias", np.int64, width)
    layers = 1
    _check_size(file, layers, width)
    while f"hidden{layers - 1}" in arrays:
        name = f"hidden{layers - 1}"
        units = parts.columns(name)
        parts.ints(name, np.int8, width, units)
        parts.ints(f"{name}_bias", np.int32, units)
        parts.ints(f"{name}_factor", np.int32, units)
        width, layers = units, layers + 1
        _check_size(file, layers, width)
    parts.columns("shares")
    for name, rows in (("moves", len(actions)), ("shares", len(arrays["shares"]))):
        parts.ints(name, np.int8, rows, width)
        parts.ints(f"{name}_bias", np.int64, rows)
        parts.ints(f"{name}_factor", np.int64, rows)


def _check_size(file: Path, layers: int, units: int) -> None:
    if units > MOST_UNITS or layers > MOST_LAYERS:
        raise BadNet(
            "error-net-too-large", file=str(file), layers=layers, units=units,
            most_layers=MOST_LAYERS, most_units=MOST_UNITS,
        )  # fmt: skip


class Parts:
    """The arrays of a file; what is wrong with them is told with its name."""

    def __init__(self, file: Path, arrays: Mapping[str, Any]) -> None:
        self._file = str(file)
        self._arrays = arrays

    def _part(self, name: str) -> Any:
        if name not in self._arrays:
            raise BadNet("error-net-missing", file=self._file, part=name)
        return self._arrays[name]

    def names(self, name: str) -> tuple[str, ...]:
        """Texts, each of them once."""
        array = self._part(name)
        if array.dtype.kind != "U" or array.ndim != 1 or len(set(array.tolist())) != len(array):
            raise BadNet("error-net-names", file=self._file, part=name)
        return tuple(map(str, array.tolist()))

    def columns(self, name: str) -> int:
        """How many columns a table has."""
        array = self._part(name)
        if array.ndim != 2:
            found = _sizes(array.shape)
            raise BadNet("error-net-table", file=self._file, part=name, found=found)
        return int(array.shape[1])

    def floats(self, name: str, *shape: int) -> Any:
        """Finite numbers in so many rows and columns."""
        array = self._sized(name, shape)
        if array.dtype.kind != "f" or not np.isfinite(array).all():
            raise BadNet("error-net-numbers", file=self._file, part=name)
        return array.astype(np.float64)

    def ints(self, name: str, dtype: Any, *shape: int) -> Any:
        """Whole numbers of one kind in so many rows and columns."""
        array = self._sized(name, shape)
        if array.dtype != dtype:
            raise BadNet("error-net-numbers", file=self._file, part=name)
        return array

    def _sized(self, name: str, shape: tuple[int, ...]) -> Any:
        array = self._part(name)
        if array.shape != shape:
            raise BadNet(
                "error-net-shape", file=self._file, part=name, found=_sizes(array.shape),
                wanted=_sizes(shape),
            )  # fmt: skip
        return array


def _sizes(shape: Sequence[int]) -> str:
    return " × ".join(map(str, shape)) or "1"
