"""Checkpoints: trained nets as files of arrays, never pickles, and their answers without PyTorch.

inputs, actions     names of observed numbers, texts of moves
scale               what each observed number is divided by
w0, b0, w1, b1, …   hidden layers: rows are inputs; what is below 0 counts as 0
policy_w, policy_b  a column per action: its logit
value_w, value_b    a column per seat, the viewer first: the logit of winning
about               JSON: game, rules_version, format, and how the net was trained
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from zipfile import BadZipFile

import numpy as np

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.files import whole_file
from bourgade.kernel.game import Game
from bourgade.lab.train.mix import Mix

FORMAT = 1
UNKNOWN = -1e4
"""The logit of a move whose name a net does not know: it is made where no other is legal."""

Arrays = dict[str, Any]


@dataclass(frozen=True)
class Checkpoint:
    """A trained net in floats."""

    about: Mapping[str, Any]
    inputs: tuple[str, ...]
    actions: tuple[str, ...]
    scale: Any
    layers: tuple[tuple[Any, Any], ...]  # weights and biases
    policy: tuple[Any, Any]
    value: tuple[Any, Any]

    @property
    def seats(self) -> int:
        """The most seats that it can play with."""
        return len(self.value[1])

    def logits(self, observed: Any) -> tuple[Any, Any]:
        """The logits of all actions, and of winning by seat, for rows of observations."""
        units = np.asarray(observed, np.float32) / self.scale
        for weights, bias in self.layers:
            units = np.maximum(units @ weights + bias, 0)
        return units @ self.policy[0] + self.policy[1], units @ self.value[0] + self.value[1]

    def named(self, mixed: Mix) -> Checkpoint:
        """The same net with the inputs and actions of a mix, in their order.

        What it has no name for contributes nothing, and such a move is the last it would make.
        """
        first, bias = self.layers[0]
        moves, moves_bias = self.policy
        return Checkpoint(
            self.about, mixed.inputs, mixed.actions,
            _by_name(self.scale, self.inputs, mixed.inputs, 1),
            ((_by_name(first, self.inputs, mixed.inputs, 0), bias), *self.layers[1:]),
            (
                np.ascontiguousarray(_by_name(moves.T, self.actions, mixed.actions, 0).T),
                _by_name(moves_bias, self.actions, mixed.actions, UNKNOWN),
            ),
            self.value,
        )  # fmt: skip

    @property
    def arrays(self) -> Arrays:
        """What stands in the file."""
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


def _by_name(rows: Any, known: Sequence[str], wanted: Sequence[str], missing: float) -> Any:
    """A row for each name wanted; the number given where it is not known."""
    at = {name: place for place, name in enumerate(known)}
    found = np.full((len(wanted), *rows.shape[1:]), missing, np.float32)
    for place, name in enumerate(wanted):
        if name in at:
            found[place] = rows[at[name]]
    return found


def about(game: Game, **more: Any) -> dict[str, Any]:
    """What a file says of itself."""
    return {"format": FORMAT, "game": game.name, "rules_version": game.rules_version, **more}


def as_bytes(told: Mapping[str, Any]) -> Any:
    """Facts as an array."""
    return np.frombuffer(json.dumps(told).encode(), np.uint8).copy()


def write_arrays(file: Path, arrays: Mapping[str, Any]) -> None:
    """Write arrays, whole or not at all."""
    with whole_file(file) as stream:
        np.savez_compressed(stream, **arrays)


def read_arrays(file: Path, game: Game) -> tuple[Arrays, dict[str, Any]]:
    """The arrays of a file, and what it says of itself, once it is sure to be of this game."""
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as parts:
            arrays = {name: parts[name] for name in parts.files}
        told = json.loads(arrays["about"].tobytes())
        if not isinstance(told, dict):
            raise TypeError("about?")
    except (
        OSError,
        ValueError,
        EOFError,
        KeyError,
        TypeError,
        AttributeError,
        BadZipFile,
    ) as error:
        raise unreadable(file, error) from None
    told = cast("dict[str, Any]", told)
    for what, ours in about(game).items():
        if told.get(what) != ours:
            raise BourgadeError(
                "error-checkpoint-other", file=str(file), what=what,
                found=str(told.get(what)), wanted=str(ours),
            )  # fmt: skip
    return arrays, told


def unreadable(file: Path, why: object) -> BourgadeError:
    """The refusal of a file that holds no net."""
    match why:
        case KeyError():
            told = f"{why.args[0]}?"
        case OSError():
            told = why.strerror or str(why)
        case Exception():
            told = ".npz?"  # what NumPy says would lead people to read it unsafely
        case _:
            told = str(why)
    return BourgadeError("error-checkpoint-file", file=str(file), why=told.rstrip("."))


def read(file: Path, mixed: Mix) -> Checkpoint:
    """The net of a file, for the games of a mix; refused if it cannot play them."""
    arrays, told = read_arrays(file, mixed.game)
    found = _checked(file, arrays, told)
    if found.seats < mixed.seats:
        raise BourgadeError(
            "error-checkpoint-seats", file=str(file), most=found.seats, seats=mixed.seats
        )
    for ours, theirs in ((mixed.inputs, found.inputs), (mixed.actions, found.actions)):
        if not set(ours) & set(theirs):
            raise unreadable(file, f"{theirs[0]}?")
    return found.named(mixed)


def _checked(file: Path, arrays: Arrays, told: dict[str, Any]) -> Checkpoint:
    """The net that the arrays make up, if every part is there and fits the others."""

    def part(name: str, *shape: int) -> Any:
        array = arrays.get(name)
        if array is None or array.dtype.kind != "f" or not np.isfinite(array).all():
            raise unreadable(file, f"{name}?")
        if array.shape != shape:
            raise unreadable(file, f"{name}: {array.shape}, {shape}")
        return array.astype(np.float32)

    def names(name: str) -> tuple[str, ...]:
        array = arrays.get(name)
        if array is None or array.dtype.kind != "U" or array.ndim != 1 or not len(array):
            raise unreadable(file, f"{name}?")
        return tuple(map(str, array.tolist()))

    inputs, actions = names("inputs"), names("actions")
    scale = part("scale", len(inputs))
    if (scale <= 0).any():
        raise unreadable(file, "scale?")
    width = len(inputs)
    layers: list[tuple[Any, Any]] = []
    while (key := f"w{len(layers)}") in arrays:
        units = arrays[f"b{len(layers)}"].size if f"b{len(layers)}" in arrays else 0
        layers.append((part(key, width, units), part(f"b{len(layers)}", units)))
        width = units
    seats = arrays["value_b"].size if "value_b" in arrays else 0
    if not layers or not seats:
        raise unreadable(file, "w0?" if not layers else "value_b?")
    policy = part("policy_w", width, len(actions)), part("policy_b", len(actions))
    value = part("value_w", width, seats), part("value_b", seats)
    return Checkpoint(told, inputs, actions, scale, tuple(layers), policy, value)


def weights_of(net: Checkpoint) -> list[Any]:
    """The arrays that are learned, in order."""
    layers = [array for layer in net.layers for array in layer]
    return [*layers, *net.policy, *net.value]


def net_of(about: Mapping[str, Any], mixed: Mix, scale: Any, arrays: Sequence[Any]) -> Checkpoint:
    """The net that the arrays make up."""
    *layers, policy, policy_bias, value, value_bias = arrays
    pairs = tuple((layers[n], layers[n + 1]) for n in range(0, len(layers), 2))
    return Checkpoint(
        about, mixed.inputs, mixed.actions, scale, pairs, (policy, policy_bias), (value, value_bias)
    )
