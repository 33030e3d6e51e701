"""The learner, where PyTorch is installed: the same answers, going on, and learning in minutes.

With BOURGADE_LONG_TESTS set, a net learns Minivilles from nothing until it beats the greedy bot.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.lab.train import MOVES, PlainPlayer, TrainingPlan, mix, read, train
from bourgade.lab.train.checkpoint import weights_of
from bourgade.lab.train.fresh import new_net
from bourgade.lab.train.learner import FrozenNet, Learner
from bourgade.lab.train.rollout import Arena
from tests.grouping import one_worker_for

torch = pytest.importorskip("torch", reason="PyTorch is not installed")

pytestmark = one_worker_for("mintworks")

LONG = os.environ.get("BOURGADE_LONG_TESTS") == "1"

MIXED = mix(registry.find("mintworks"), plain=True, players=2)
(TABLE,) = MIXED.tables
PLAN = TrainingPlan(MIXED, MOVES, (16,), decisions=600, games=16, steps=16, evaluation_games=16)


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Sums in the same order, whatever the machine."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def some_net() -> Any:
    net = new_net(MIXED, (16, 8), seed=2)
    lots = np.random.default_rng(3)
    policy, value = (
        (lots.normal(size=part[0].shape).astype(np.float32), part[1])
        for part in (net.policy, net.value)
    )
    return replace(net, policy=policy, value=value)


def rollout(net: Any) -> Any:
    arena = Arena(TABLE, 32, among_greedy=False, alone=0, device="cpu", seed=4)
    return arena.play(20, net, None, False)


def test_pytorch_and_numpy_give_the_same_answers() -> None:
    net = some_net()
    played = rollout(PlainPlayer(net, MIXED, seed=1))
    seen, legal = (part.reshape(-1, part.shape[2]) for part in (played.seen, played.legal))
    plain, ours = PlainPlayer(net, MIXED, seed=1), FrozenNet(MIXED, net, "cpu", seed=1)
    assert (plain.best(TABLE, seen, legal) == ours.best(TABLE, seen, legal)).all()
    drawn = ours.draw(TABLE, seen, legal)
    assert legal[np.arange(len(legal)), drawn.actions].all()
    assert drawn.shares == pytest.approx(plain.draw(TABLE, seen, legal).shares, abs=1e-5)
    chances, _ = ours.answer(TABLE, torch.tensor(seen), torch.tensor(legal))
    picked = np.take_along_axis(chances.numpy(), drawn.actions[:, None].astype(int), 1)[:, 0]
    assert drawn.log_probs == pytest.approx(picked, abs=1e-5)
    assert ours.checkpoint().logits(seen)[1] == pytest.approx(net.logits(seen)[1])


def test_moves_that_won_become_more_likely() -> None:
    learner = Learner(MIXED, new_net(MIXED, (16,), seed=1), "cpu", seed=1)
    played = rollout(learner)
    played = played._replace(
        over=np.ones_like(played.over),
        shares=np.where(
            (played.actions == played.legal.argmax(2))[..., None]
            == (np.arange(2) == played.seats[:-1, :, None]), 1, 0,
        ).astype(np.float32),
    )  # fmt: skip
    before = played.log_probs.copy()
    losses = [learner.learn([played], 1e-3, 0.0) for _ in range(10)]
    chances, _ = learner.answer(
        TABLE, *(torch.tensor(part.reshape(-1, part.shape[2])) for part in played[1:3])
    )
    first = torch.tensor(played.legal.argmax(2).reshape(-1, 1))
    after = chances.gather(1, first)[:, 0].reshape(before.shape).detach().numpy()
    several = played.legal.sum(2) > 1
    firsts = (played.actions == played.legal.argmax(2)) & several
    assert (after > before + 0.1)[firsts].mean() > 0.9
    assert all(one.kl >= 0 for one in losses)


def test_forced_moves_teach_nothing() -> None:
    learner = Learner(MIXED, some_net(), "cpu", seed=1)
    played = rollout(learner)
    forced = np.arange(played.legal.shape[2]) == played.actions[..., None]
    before = weights_of(learner.checkpoint())
    learner.learn([played._replace(legal=forced.astype(np.uint8))], 1e-2, 0.0)
    for ours, theirs in zip(weights_of(learner.checkpoint()), before, strict=True):
        assert np.array_equal(ours, theirs)
    learner.learn([played], 1e-2, 0.0)
    assert not np.array_equal(weights_of(learner.checkpoint())[0], before[0])


def test_learning_goes_on_from_its_state() -> None:
    one = Learner(MIXED, new_net(MIXED, (16,), seed=1), "cpu", seed=1)
    played = rollout(one)
    one.learn([played], 1e-3, 0.01)
    other = Learner(MIXED, one.checkpoint(), "cpu", seed=9)
    other.restore(one.state())
    for learner in (one, other):
        learner.learn([played], 1e-3, 0.01)
    for ours, theirs in zip(
        weights_of(one.checkpoint()), weights_of(other.checkpoint()), strict=True
    ):
        assert np.array_equal(ours, theirs)


def test_a_training_stops_saves_and_goes_on(tmp_path: Path) -> None:
    rounds = train(PLAN, tmp_path)
    first = next(rounds)
    rounds.close()
    assert 0 < first.progress < 1
    assert read(tmp_path / "net.npz", MIXED).about["decisions"] == first.decisions
    rest = list(train(PLAN, tmp_path))
    assert rest[0].number == 2
    assert rest[-1].progress == 1
    assert rest[-1].decisions > first.decisions
    assert rest[-1].wins
    assert list(train(PLAN, tmp_path)) == []
    with (tmp_path / "curve.csv").open() as stream:
        rows = list(csv.DictReader(stream))
    counts = [int(row["decisions"]) for row in rows]
    assert counts == sorted(counts)
    assert counts[-1] == rest[-1].decisions
    assert (tmp_path / "curve.svg").read_bytes().startswith(b"<?xml")
    with pytest.raises(BourgadeError, match=r"hidden layers are \[16\] there, and \[8\] here"):
        next(train(replace(PLAN, hidden=(8,)), tmp_path))
    (tmp_path / "progress.npz").unlink()
    with pytest.raises(BourgadeError, match="already holds a net"):
        next(train(PLAN, tmp_path))


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    for name in ("one", "two"):
        list(train(PLAN, tmp_path / name))
    one, two = (read(tmp_path / name / "net.npz", MIXED) for name in ("one", "two"))
    for ours, theirs in zip(weights_of(one), weights_of(two), strict=True):
        assert np.array_equal(ours, theirs)


@pytest.mark.parametrize("against", ["greedy", "net"])
def test_a_best_response_has_one_seat(against: str, tmp_path: Path) -> None:
    list(train(PLAN, tmp_path / "net"))
    file = tmp_path / "net" / "net.npz"
    opponent = "greedy" if against == "greedy" else file
    plan = replace(PLAN, against=opponent, start=file)
    (*_, last) = train(plan, tmp_path / "response")
    assert last.wins[0].games == 64
    told = read(tmp_path / "response" / "net.npz", MIXED).about["against"]
    assert told == plan.identity["against"]


def test_a_net_tells_its_own_size_wherever_it_started(tmp_path: Path) -> None:
    list(train(PLAN, tmp_path / "net"))
    plan = replace(PLAN, hidden=(256, 256), start=tmp_path / "net" / "net.npz")
    list(train(plan, tmp_path / "further"))
    assert read(tmp_path / "further" / "net.npz", MIXED).about["hidden"] == [16]


@pytest.mark.skipif(not LONG, reason="takes minutes: BOURGADE_LONG_TESTS=1")
def test_a_net_learns_in_minutes(tmp_path: Path) -> None:
    mixed = mix(registry.find("minivilles"), plain=True, edition="base", players=2)
    plan = TrainingPlan(mixed, MOVES, (128, 128), decisions=400_000, games=512, evaluations=4)
    first, *_, last = train(plan, tmp_path)
    assert first.wins[0].rate < 0.3
    assert last.wins[0].games == 4096
    assert last.wins[0].interval[0] > 0.5
