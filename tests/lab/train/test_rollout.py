"""Games to learn from: who decided, what it led to, and shares against the greedy bot."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bourgade.kernel import registry
from bourgade.lab.train import PlainPlayer, mix
from bourgade.lab.train.evaluate import share_won
from bourgade.lab.train.fresh import new_net
from bourgade.lab.train.mix import GameTable
from bourgade.lab.train.players import Decided
from bourgade.lab.train.rollout import Arena
from tests.grouping import one_worker_for

pytestmark = one_worker_for("mintworks")

MIXED = mix(registry.find("mintworks"), players=2)
(TABLE,) = MIXED.tables


class Careless:
    """Makes any legal move, or always the first one, and thinks that the viewer wins."""

    def __init__(self, first: bool = False) -> None:
        self._first = first
        self._lots = np.random.default_rng(1)

    def best(self, table: GameTable, seen: Any, legal: Any) -> Any:
        lots = self._lots.random(legal.shape) if not self._first else 1
        return (legal * lots).argmax(1).astype(np.int32)

    def draw(self, table: GameTable, seen: Any, legal: Any) -> Decided:
        shares = np.zeros((len(seen), table.seats), np.float32)
        shares[:, 0] = 1
        return Decided(self.best(table, seen, legal), np.zeros(len(seen), np.float32), shares)


def play(games: int = 12, steps: int = 150, **how: Any) -> Any:
    arena = Arena(TABLE, games, device="cpu", seed=3, **{"among_greedy": False, "alone": 0, **how})
    return arena.play(steps, Careless(), Careless(first=True), False)


def test_in_self_play_every_decision_is_the_net_s() -> None:
    played = play()
    assert played.over.any()
    begins = np.zeros_like(played.mine)
    begins[1:] = played.over[:-1]
    assert (played.mine == ~begins).all()
    chosen = np.take_along_axis(played.legal, played.actions[..., None], 2)
    assert chosen.all()
    assert set(played.seats[:-1][played.mine]) == {0, 1}
    assert played.shares[played.over].sum(1) == pytest.approx(1)
    viewer = np.take_along_axis(played.values, played.seats[..., None], 2)
    assert (viewer == 1).all()


def test_rivals_decide_for_the_other_seats_of_some_games() -> None:
    played = play(alone=3)
    rivals = np.arange(12) % 3 == 0
    begins = np.zeros_like(played.mine)
    begins[1:] = played.over[:-1]
    by_rival = ~played.mine & ~begins
    assert by_rival[:, rivals].any()
    assert not by_rival[:, ~rivals].any()
    firsts = played.actions == played.legal.argmax(2)
    assert firsts[by_rival].all()
    assert not firsts[played.mine].all()
    own = {
        game: set(played.seats[:-1, game][played.mine[:, game]]) for game in np.flatnonzero(rivals)
    }
    assert own == {0: {0}, 3: {1}, 6: {0}, 9: {1}}


def test_among_greedy_bots_only_the_own_decisions_are_seen() -> None:
    played = play(among_greedy=True)
    assert set(played.seats[:-1][played.mine]) == {0}
    assert played.over.any()


def test_the_same_seed_plays_the_same_games() -> None:
    net = new_net(MIXED, (8,), seed=1)
    rollouts = [
        Arena(TABLE, 8, among_greedy=False, alone=0, device="cpu", seed=5).play(
            30, PlainPlayer(net, MIXED, seed=2), None, False
        )
        for _ in range(2)
    ]
    for one, other in zip(*rollouts, strict=True):
        assert one is TABLE or np.array_equal(one, other)


def test_shares_are_counted_in_every_seat() -> None:
    worse = share_won(TABLE, Careless(), 40, seed=1)
    assert (worse.name, worse.games) == ("2", 40)
    assert worse.rate < 0.2
    passive = Careless(first=True)
    better = share_won(TABLE, Careless(), 40, against=passive, seed=1)
    assert better.rate + share_won(TABLE, passive, 40, against=Careless(), seed=1).rate == (
        pytest.approx(1, abs=0.3)
    )
    assert abs(better.rate - 0.5) > 0.2
