"""Value nets as files: weights with the names of their features.

A game's nets are in its folder ``nets``, one per edition. Weights are found by name: a card of
the owner's own, which the training never met, contributes nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots.value import Net
from bourgade.kernel.game import Variant


def net_file(variant: Variant) -> Path:
    """The file of an edition's net, whether it exists or not."""
    edition = variant.game.edition
    name = "all" if edition is None else variant.options[edition.name]
    return variant.game.folder / "nets" / f"{name}.npz"


def net_for(variant: Variant) -> Net:
    """The net of a variant; an empty one if none was trained for it."""
    game = variant.game
    arrays = read(net_file(variant))
    if arrays is None or game.features is None:
        return NO_NET
    return select(arrays, *game.features.names(variant.words))


def select(arrays: dict[str, Any], seat: tuple[str, ...], table: tuple[str, ...]) -> Net:
    """The weights for these features, in this order."""
    return Net(
        _rows(arrays, "seat", "line", seat),
        _rows(arrays, "seat", "own", seat),
        _rows(arrays, "seat", "others", seat),
        _rows(arrays, "table", "table", table),
        arrays["bias"],
        arrays["output"],
    )


def _rows(arrays: dict[str, Any], block: str, part: str, names: tuple[str, ...]) -> Any:
    weights = arrays[part]
    at = {str(name): row for row, name in enumerate(arrays[f"{block}_names"])}
    rows = np.zeros((len(names), *weights.shape[1:]), np.float32)
    for row, name in enumerate(names):
        if name in at:
            rows[row] = weights[at[name]]
    return rows


def read(file: Path) -> dict[str, Any] | None:
    """The arrays of a net file; None if there is no file."""
    if not file.exists():
        return None
    with np.load(file) as parts:
        return {name: parts[name] for name in parts.files}


def named(net: Net, seat: tuple[str, ...], table: tuple[str, ...]) -> dict[str, Any]:
    """A net with the names of its features, as the arrays of a net file."""
    return {**net._asdict(), "seat_names": np.array(seat), "table_names": np.array(table)}


def write(file: Path, arrays: dict[str, Any]) -> None:
    """Write the arrays of a net file."""
    np.savez_compressed(file, **arrays)


NO_NET = Net(*(np.zeros([0] * axes, np.float32) for axes in (1, 2, 2, 2, 1, 1)))
