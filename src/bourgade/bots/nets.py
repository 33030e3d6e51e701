"""Learned nets as files: what was learned, by the names of the features.

A game's nets lie in its folder ``nets``, one for each edition. Weights are found by name: a card
of somebody's own, that was never met while learning, has no say.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots.value import Net
from bourgade.kernel.game import Variant


def net_file(variant: Variant) -> Path:
    """Where the net of an edition lies, if there is one."""
    edition = variant.game.edition
    name = "all" if edition is None else variant.options[edition.name]
    return variant.game.folder / "nets" / f"{name}.npz"


def net_for(variant: Variant) -> Net:
    """The net of a variant; an empty one if nothing was learned for it."""
    game = variant.game
    learned = read(net_file(variant))
    if learned is None or game.features is None:
        return NO_NET
    return select(learned, *game.features.names(variant.words))


def select(learned: dict[str, Any], seat: tuple[str, ...], table: tuple[str, ...]) -> Net:
    """The weights for these features, in this order."""
    return Net(
        _rows(learned, "seat", "line", seat),
        _rows(learned, "seat", "own", seat),
        _rows(learned, "seat", "others", seat),
        _rows(learned, "table", "table", table),
        learned["bias"],
        learned["output"],
    )


def _rows(learned: dict[str, Any], block: str, part: str, names: tuple[str, ...]) -> Any:
    weights = learned[part]
    at = {str(name): row for row, name in enumerate(learned[f"{block}_names"])}
    rows = np.zeros((len(names), *weights.shape[1:]), np.float32)
    for row, name in enumerate(names):
        if name in at:
            rows[row] = weights[at[name]]
    return rows


def read(file: Path) -> dict[str, Any] | None:
    """What lies in a net file; None if there is none."""
    if not file.exists():
        return None
    with np.load(file) as parts:
        return {name: parts[name] for name in parts.files}


def named(net: Net, seat: tuple[str, ...], table: tuple[str, ...]) -> dict[str, Any]:
    """A net with the names of its features, as it is kept."""
    return {**net._asdict(), "seat_names": np.array(seat), "table_names": np.array(table)}


def write(file: Path, learned: dict[str, Any]) -> None:
    """Keep what was learned."""
    np.savez_compressed(file, **learned)


def _empty(*shape: int) -> Any:
    return np.zeros(shape, np.float32)


NO_NET = Net(_empty(0), _empty(0, 0), _empty(0, 0), _empty(0, 0), _empty(0), _empty(0))
