"""Trained nets as games read them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import bourgade
from bourgade.bots.checkpoint import write_arrays
from bourgade.bots.nets import policy_net_of
from bourgade.kernel import registry
from bourgade.lab.train import mix
from bourgade.lab.train.fresh import new_net
from bourgade.lab.train.ship import observed, ship


def test_a_shipped_net_names_the_moves_of_its_checkpoint(tmp_path: Path) -> None:
    mixed = mix(registry.find("minivilles"), plain=True, edition="base", players=2)
    net = new_net(mixed, (16,), seed=3)
    random = np.random.default_rng(5)
    net.policy[0][:] = random.normal(size=net.policy[0].shape)
    checkpoint = tmp_path / "net.npz"
    write_arrays(checkpoint, net.arrays)

    shipped = ship(mixed, checkpoint, folder=tmp_path / "nets")

    assert shipped.name == "moves_base.npz"
    variant = mixed.tables[0].variant
    assert len(policy_net_of(shipped, variant).moves) == variant.vocabulary.decisions
    match = bourgade.load("minivilles", edition="base", players=2, first_player="A").start(seed=4)
    match.play(match.moves[0])
    whole = bourgade.nets.load("minivilles", file=shipped, edition="base", players=2)
    floats = bourgade.nets.load("minivilles", file=checkpoint, edition="base", players=2)
    theirs, ours = (one.predict(match)[0] for one in (floats, whole))
    assert len(ours) > 1
    assert max(ours.values()) - min(ours.values()) > 0.02
    assert max(abs(ours[move] - theirs[move]) for move in theirs) < 0.02


def test_what_is_observed_comes_from_all_tables() -> None:
    mixed = mix(registry.find("minivilles"), plain=True, edition="base")
    rows = observed(mixed, new_net(mixed, (8,), seed=1))
    assert rows.shape[1] == len(mixed.inputs)
    for table in mixed.tables:
        own = np.zeros(len(mixed.inputs), bool)
        own[table.inputs] = True
        assert (~rows[:, ~own].any(1)).sum() >= len(rows) // len(mixed.tables)
