"""Learning: results reach back, weights follow them, and a net goes on from its file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bourgade import BadOption, BourgadeError
from bourgade.bots import nets
from bourgade.bots.value_net import ValueNet
from bourgade.kernel import registry
from bourgade.lab.train import POSITIONS, TrainingPlan, mix, train
from bourgade.lab.train.value_fit import Trainer, TrainingSet, td_targets
from tests.grouping import one_worker_for


def test_a_result_reaches_back_as_far_as_lambda() -> None:
    predictions = np.array([[0.5, 0.5], [0.8, 0.2], [0.5, 0.5]])
    game = np.array([0, 0, 1])
    result = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert td_targets(predictions, game, result, 1.0).tolist() == [[1, 0], [1, 0], [0, 1]]
    assert td_targets(predictions, game, result, 0.0).tolist() == [[0.8, 0.2], [1, 0], [0, 1]]
    assert td_targets(predictions, game, result, 0.5)[0].tolist() == pytest.approx([0.9, 0.1])


def positions(seats: int, n: int, seed: int = 1) -> TrainingSet:
    """Whoever has more of the second thing wins, unless the table forbids it."""
    random = np.random.default_rng(seed)
    seen = random.integers(0, 6, (n, seats, 3)).astype(np.int16)
    table = random.integers(0, 2, (n, 2)).astype(np.int16)
    stands = seen[:, :, 1] * np.where(table[:, :1] > 0, -1, 1)
    best = stands == stands.max(1, keepdims=True)
    return TrainingSet(table, seen, (best / best.sum(1, keepdims=True)).astype(np.float32))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_net_learns_what_only_a_hidden_layer_can_tell(seats: int) -> None:
    sets = [positions(seats, 20_000)]
    trainer = Trainer(2, 3, 16, seed=1)
    trainer.initialise(sets, nets.NO_VALUE_NET)
    first = trainer.fit(sets, 0.01, batch=256)
    last = first
    for _ in range(6):
        last = trainer.fit(sets, 0.01, batch=256)
    assert last < 0.6 * first
    test = positions(seats, 500, seed=2)
    predicted = trainer.predict(test)
    assert predicted.sum(1) == pytest.approx(1, abs=1e-4)
    right = test.target[np.arange(500), predicted.argmax(1)] > 0
    assert right.mean() > 0.9


def test_gradients_are_those_of_the_loss() -> None:
    """Every weight moved a little changes the loss as its gradient says."""
    one = positions(3, 64)
    trainer = Trainer(2, 3, 4, seed=3)
    trainer.initialise([one], nets.NO_VALUE_NET)
    trainer._weights = [weight.astype(np.float64) for weight in trainer._weights]

    def loss() -> float:
        shares = trainer._forward(one.table, one.seats)[3]
        return float(-(one.target * np.log(shares)).sum(1).mean())

    gradients = trainer._gradients(one.table, one.seats, one.target)[0]
    for weight, gradient in zip(trainer._weights, gradients, strict=True):
        place = tuple(0 for _ in weight.shape)
        weight[place] += 1e-5
        more = loss()
        weight[place] -= 2e-5
        less = loss()
        weight[place] += 1e-5
        assert (more - less) / 2e-5 == pytest.approx(gradient[place], rel=1e-3, abs=1e-6)


@one_worker_for("mintworks")
def test_a_net_is_trained_saved_and_gone_on_with(tmp_path: Path) -> None:
    mixed = mix(registry.find("mintworks"), plain=True, players=2)
    plan = TrainingPlan(mixed, POSITIONS, decisions=1, games=50, evaluation_games=4)
    (first,) = train(plan, tmp_path)
    assert (first.number, first.progress) == (1, 1)
    assert [(share.name, share.games) for share in first.wins] == [("2", 16)]
    kept = nets.read(tmp_path / "net.npz")
    assert kept is not None
    features = mixed.game.features
    assert features is not None
    seat, _ = features.names(mixed.tables[0].variant.words)
    assert tuple(kept["seat_names"]) == seat
    assert list(train(plan, tmp_path)) == []
    (again,) = train(replace(plan, decisions=first.decisions + 1), tmp_path)
    assert again.number == 2
    assert again.decisions > first.decisions
    assert again.seconds > first.seconds
    other = nets.read(tmp_path / "net.npz")
    assert other is not None
    assert not np.array_equal(other["own"], kept["own"])
    assert np.corrcoef(other["own"].ravel(), kept["own"].ravel())[0, 1] > 0.9
    with pytest.raises(BourgadeError, match="the seed is 0 there"):
        next(train(replace(plan, seed=1), tmp_path))


@one_worker_for("mintworks")
def test_it_can_begin_with_a_net(tmp_path: Path) -> None:
    mixed = mix(registry.find("mintworks"), plain=True, players=2)
    shipped = nets.value_net_file(mixed.tables[0].variant)
    plan = TrainingPlan(mixed, POSITIONS, decisions=1, games=50, evaluation_games=4, start=shipped)
    list(train(plan, tmp_path / "net"))
    before, after = nets.read(shipped), nets.read(tmp_path / "net" / "net.npz")
    assert before is not None
    assert after is not None
    assert np.corrcoef(before["own"].ravel(), after["own"].ravel())[0, 1] > 0.9
    (tmp_path / "odd.npz").write_bytes(b"odd")
    with pytest.raises(BourgadeError, match=r"odd\.npz” is not a net"):
        next(train(replace(plan, start=tmp_path / "odd.npz"), tmp_path / "other"))


def test_weights_are_found_by_name(tmp_path: Path) -> None:
    net = ValueNet(*(np.arange(n, dtype=np.float32) for n in (3, 3, 3, 2, 1, 1)))
    wide = net._replace(own=net.own[:, None], others=net.others[:, None], table=net.table[:, None])
    file = tmp_path / "net.npz"
    nets.write(file, nets.named(wide, ("a", "b", "c"), ("x", "y")))
    learned = nets.read(file)
    assert learned is not None
    chosen = nets.select(learned, ("c", "new", "a"), ("y",))
    assert chosen.own[:, 0].tolist() == [2, 0, 0]
    assert chosen.line.tolist() == [2, 0, 0]
    assert chosen.table[:, 0].tolist() == [1]


def test_a_game_without_features_cannot_be_learned() -> None:
    game = replace(registry.find("mintworks"), features=None)
    with pytest.raises(BadOption, match="no features"):
        mix(game, players=2)
