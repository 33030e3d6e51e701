"""Checkpoints: the same answers from the file, names found again, and every way to be refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bourgade.bots.checkpoint import as_bytes, write_arrays
from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.lab.train import Checkpoint, Mix, PlainPlayer, mix, read
from bourgade.lab.train.checkpoint import named
from bourgade.lab.train.fresh import new_net
from tests.grouping import one_worker_for

pytestmark = one_worker_for("mintworks")


@pytest.fixture(scope="module")
def mixed() -> Mix:
    return mix(registry.find("mintworks"), plain=True, players=2)


@pytest.fixture(scope="module")
def net(mixed: Mix) -> Checkpoint:
    """A net whose answers differ from row to row."""
    blank = new_net(mixed, (16, 8), seed=4)
    lots = np.random.default_rng(5)
    policy, value = (
        (lots.normal(size=part[0].shape).astype(np.float32), part[1])
        for part in (blank.policy, blank.value)
    )
    return Checkpoint(
        blank.about, blank.inputs, blank.actions, blank.scale, blank.layers, policy, value
    )


def seen(mixed: Mix, rows: int = 6) -> Any:
    return np.random.default_rng(1).integers(0, 5, (rows, len(mixed.inputs))).astype(np.int16)


def test_a_file_gives_the_same_answers(mixed: Mix, net: Checkpoint, tmp_path: Path) -> None:
    write_arrays(tmp_path / "net.npz", net.arrays)
    again = read(tmp_path / "net.npz", mixed)
    rows = seen(mixed)
    for ours, theirs in zip(net.logits(rows), again.logits(rows), strict=True):
        assert np.array_equal(ours, theirs)
    by_hand = rows / net.scale
    for weights, bias in net.layers:
        by_hand = np.maximum(by_hand @ weights + bias, 0)
    assert again.logits(rows)[1] == pytest.approx(by_hand @ net.value[0], abs=1e-4)


def test_names_are_found_in_another_order(mixed: Mix, net: Checkpoint) -> None:
    order = Mix(
        mixed.game, mixed.tables, ("unknown", *mixed.inputs[::-1]),
        ("unknown", *mixed.actions[::-1]), mixed.seats,
    )  # fmt: skip
    rows = seen(mixed)
    other = np.hstack([np.full((len(rows), 1), 7), rows[:, ::-1]])
    moves, shares = named(net, order).logits(other)
    assert moves[:, :0:-1] == pytest.approx(net.logits(rows)[0], abs=1e-4)
    assert shares == pytest.approx(net.logits(rows)[1], abs=1e-4)
    assert (moves[:, 0] < -1000).all()


def test_a_player_keeps_to_what_is_legal(mixed: Mix, net: Checkpoint) -> None:
    table, rows = mixed.tables[0], seen(mixed, 400)
    legal = np.zeros((len(rows), len(mixed.actions)), np.uint8)
    legal[:, [3, 5, 8]] = 1
    legal[0] = 0  # its game has ended
    player = PlainPlayer(net, mixed, seed=1)
    drawn = player.draw(table, rows, legal)
    logits = net.logits(rows)[0][1:, [3, 5, 8]]
    chances = np.exp(logits) / np.exp(logits).sum(1, keepdims=True)
    at = np.searchsorted([3, 5, 8], drawn.actions[1:])
    assert set(drawn.actions[1:]) == {3, 5, 8}
    assert np.exp(drawn.log_probs[1:]) == pytest.approx(chances[np.arange(399), at], rel=1e-3)
    assert (at == 0).mean() == pytest.approx(chances[:, 0].mean(), abs=0.06)
    best = player.best(table, rows, legal)[1:]
    assert (best == np.array([3, 5, 8])[chances.argmax(1)]).all()
    assert drawn.shares.sum(1) == pytest.approx(1, abs=1e-5)


def spoilt(net: Checkpoint, **changes: Any) -> dict[str, Any]:
    arrays = {**net.arrays, **changes}
    return {name: array for name, array in arrays.items() if array is not None}


ODD: dict[str, Any] = {
    "policy_w": np.zeros((3, 3), np.float32),
    "w0": None,
    "b1": np.full(8, np.nan, np.float32),
    "value_b": None,
    "scale": np.zeros(228, np.float32),
    "inputs": np.arange(228),
    "about": np.zeros(4, np.uint8),
}


@pytest.mark.parametrize("part", ODD)
def test_a_part_that_does_not_fit_is_named(
    part: str, mixed: Mix, net: Checkpoint, tmp_path: Path
) -> None:
    write_arrays(tmp_path / "net.npz", spoilt(net, **{part: ODD[part]}))
    with pytest.raises(BourgadeError, match=rf"net\.npz.*{part}"):
        read(tmp_path / "net.npz", mixed)


def test_what_is_no_checkpoint_is_refused(mixed: Mix, net: Checkpoint, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    for content in (b"", b"odd", b"PK\x03\x04odd"):
        file.write_bytes(content)
        with pytest.raises(BourgadeError, match="is not a net, or it is damaged"):
            read(file, mixed)
    np.savez(file, **{**net.arrays, "w0": np.array([{}], object)}, allow_pickle=True)
    with pytest.raises(BourgadeError, match="is not a net, or it is damaged"):
        read(file, mixed)
    with pytest.raises(BourgadeError, match="is not a net, or it is damaged"):
        read(tmp_path / "none.npz", mixed)


def test_a_net_for_something_else_is_refused(mixed: Mix, net: Checkpoint, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    told = json.loads(net.arrays["about"].tobytes())
    for change, said in (
        ({"game": "shafausa"}, "a net for “shafausa”, and this is “mintworks”"),
        ({"rules_version": 7}, "trained under version 7 of the rules"),
        ({"format": 2}, "format 2; this program reads format 1"),
    ):
        write_arrays(file, spoilt(net, about=as_bytes({**told, **change})))
        with pytest.raises(BourgadeError, match=said):
            read(file, mixed)
    write_arrays(file, net.arrays)
    more = mix(mixed.game, plain=True, players=3)
    with pytest.raises(BourgadeError, match="up to 2 players; this game has 3"):
        read(file, more)
