"""Learning: results reach back, weights follow them, and a net goes on from its file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bourgade
from bourgade import BadOption
from bourgade.bots import nets
from bourgade.kernel import registry
from bourgade.lab.train import Learner, Lesson, learn, returns


def test_a_result_reaches_back_as_far_as_the_trace() -> None:
    opinion = np.array([[0.5, 0.5], [0.8, 0.2], [0.5, 0.5]])
    game = np.array([0, 0, 1])
    result = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert returns(opinion, game, result, 1.0).tolist() == [[1, 0], [1, 0], [0, 1]]
    assert returns(opinion, game, result, 0.0).tolist() == [[0.8, 0.2], [1, 0], [0, 1]]
    assert returns(opinion, game, result, 0.5)[0].tolist() == pytest.approx([0.9, 0.1])


def lesson(seats: int, n: int, seed: int = 1) -> Lesson:
    """Whoever has more of the second thing wins, unless the table forbids it."""
    random = np.random.default_rng(seed)
    seen = random.integers(0, 6, (n, seats, 3)).astype(np.int16)
    table = random.integers(0, 2, (n, 2)).astype(np.int16)
    stands = seen[:, :, 1] * np.where(table[:, :1] > 0, -1, 1)
    best = stands == stands.max(1, keepdims=True)
    return Lesson(table, seen, (best / best.sum(1, keepdims=True)).astype(np.float32))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_net_learns_what_only_a_hidden_layer_can_tell(seats: int) -> None:
    lessons = [lesson(seats, 20_000)]
    learner = Learner(2, 3, 16, seed=1)
    learner.begin_with(lessons, nets.NO_NET)
    first = learner.fit(lessons, 0.01, batch=256)
    for _ in range(6):
        last = learner.fit(lessons, 0.01, batch=256)
    assert last < 0.6 * first
    test = lesson(seats, 500, seed=2)
    opinion = learner.opinion(test)
    assert opinion.sum(1) == pytest.approx(1, abs=1e-4)
    right = test.worth[np.arange(500), opinion.argmax(1)] > 0
    assert right.mean() > 0.9


def test_slopes_are_those_of_the_loss() -> None:
    """Every weight moved a little changes the loss as its slope says."""
    one = lesson(3, 64)
    learner = Learner(2, 3, 4, seed=3)
    learner.begin_with([one], nets.NO_NET)
    learner._weights = [weight.astype(np.float64) for weight in learner._weights]

    def loss() -> float:
        shares = learner._forward(one.table, one.seats)[3]
        return float(-(one.worth * np.log(shares)).sum(1).mean())

    slopes = learner._slopes(one.table, one.seats, one.worth)[0]
    for weight, slope in zip(learner._weights, slopes, strict=True):
        place = tuple(0 for _ in weight.shape)
        weight[place] += 1e-5
        more = loss()
        weight[place] -= 2e-5
        less = loss()
        weight[place] += 1e-5
        assert (more - less) / 2e-5 == pytest.approx(slope[place], rel=1e-3, abs=1e-6)


def test_a_net_is_learned_kept_and_gone_on_with(tmp_path: Path) -> None:
    variant = bourgade.load("mintworks", players=2).variant
    file = tmp_path / "net.npz"
    (lap,) = learn([variant], file, minutes=1e-9, games=50, units=4)
    assert (lap.generation, lap.games) == (1, 100)
    assert set(lap.wins) == {" ".join(map(str, variant.options.values()))}
    kept = nets.read(file)
    assert kept is not None
    features = variant.game.features
    assert features is not None
    seat, _ = features.names(variant.words)
    assert tuple(kept["seat_names"]) == seat
    again = next(iter(learn([variant], file, minutes=1e-9, games=50, units=4)))
    assert again.generation == 1
    other = nets.read(file)
    assert other is not None
    assert not np.array_equal(other["own"], kept["own"])
    assert np.corrcoef(other["own"].ravel(), kept["own"].ravel())[0, 1] > 0.9


def test_weights_are_found_by_name(tmp_path: Path) -> None:
    net = nets.Net(*(np.arange(n, dtype=np.float32) for n in (3, 3, 3, 2, 1, 1)))
    wide = net._replace(own=net.own[:, None], others=net.others[:, None], table=net.table[:, None])
    file = tmp_path / "net.npz"
    nets.write(file, nets.named(wide, ("a", "b", "c"), ("x", "y")))
    learned = nets.read(file)
    assert learned is not None
    chosen = nets.select(learned, ("c", "new", "a"), ("y",))
    assert chosen.own[:, 0].tolist() == [2, 0, 0]
    assert chosen.line.tolist() == [2, 0, 0]
    assert chosen.table[:, 0].tolist() == [1]


def test_a_game_without_features_cannot_be_learned(tmp_path: Path) -> None:
    game = replace(registry.find("mintworks"), features=None)
    with pytest.raises(BadOption, match="no features"):
        next(iter(learn([game.variant(players=2)], tmp_path / "net.npz")))
