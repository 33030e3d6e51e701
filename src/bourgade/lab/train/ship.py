"""Write a trained net into the folder of its game, as bots read it from there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.batches.batch import batch_of
from bourgade.bots import nets
from bourgade.bots.checkpoint import Checkpoint, as_bytes
from bourgade.kernel.options import EDITION
from bourgade.lab.train.checkpoint import read
from bourgade.lab.train.mix import Mix
from bourgade.lab.train.plan import MOVES
from bourgade.lab.train.players import PlainPlayer

GAMES = 64  # of each table, whose positions tell what rounding shifts
STEPS = 240
POSITIONS = 6_000  # at most, over all tables
IDENTITY = "identity"  # by which a folder of a training is recognised


def ship(
    mixed: Mix, file: Path, learner: str = MOVES, bits: int = 8, folder: Path | None = None
) -> Path:
    """Write the net of a training where its game looks for it, or to a folder; returns the file.

    Where the mix is of one edition, the net is for that edition alone.
    """
    editions = {table.variant.options.get(EDITION) for table in mixed.tables}
    edition = editions.pop() if len(editions) == 1 else None
    folder = folder or mixed.game.folder / "nets"
    folder.mkdir(exist_ok=True)
    if learner != MOVES:
        target = folder / f"{edition or 'all'}.npz"
        arrays = nets.read(file)
        assert arrays is not None
        nets.write(target, arrays)
        return target
    target = folder / (f"moves_{edition}.npz" if edition else "moves.npz")
    checkpoint = read(file, mixed)
    arrays = nets.whole_arrays(file, mixed.game, bits, observed(mixed, checkpoint))
    about: dict[str, Any] = json.loads(arrays["about"].tobytes())
    about.pop(IDENTITY, None)
    nets.write(target, {**arrays, "about": as_bytes(about)})
    return target


def observed(mixed: Mix, net: Checkpoint, seed: int = 0) -> Any:
    """Observations of games that a net plays with itself, a row per position, drawn evenly."""
    player, random = PlainPlayer(net, mixed, seed), np.random.default_rng(seed)
    each = POSITIONS // len(mixed.tables)
    found: list[Any] = []
    for number, table in enumerate(mixed.tables):
        batch = batch_of(table.side_by_side, GAMES, seed=seed + number, dtype="int16")
        rows: list[Any] = []
        for _ in range(STEPS):
            seen, legal = batch.observe().copy(), batch.legal.astype(np.uint8)
            waiting = batch.actor >= 0
            legal[:, 0] |= ~waiting
            rows.append(seen[waiting])
            batch.step(player.draw(table, seen, legal).actions)
        some = np.concatenate(rows)
        picked = some[random.choice(len(some), min(each, len(some)), replace=False)]
        whole = np.zeros((len(picked), len(mixed.inputs)), np.float32)
        whole[:, table.inputs] = picked
        found.append(whole)
    return np.concatenate(found)
