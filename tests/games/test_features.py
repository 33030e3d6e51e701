"""What is observed of every game, and what a net sees: as many numbers as there are names."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.bots.nets import read, select, value_net, value_net_file
from bourgade.compile.engine import engine
from bourgade.kernel import registry
from bourgade.kernel.game import Choice
from bourgade.kernel.layout import NOBODY

GAMES = ["minivilles", "mintworks", "petiteville", "shafausa"]


def editions(name: str) -> list[dict[str, Choice]]:
    game = registry.find(name)
    edition = game.edition
    if edition is None:
        return [{}]
    _, content = game.load_content()
    return [{edition.name: value} for value in edition.allowed(content, {})]


CASES = [(name, chosen) for name in GAMES for chosen in editions(name)]


@pytest.mark.parametrize("sight", ["describe", "regard"])
@pytest.mark.parametrize(("name", "chosen"), CASES)
def test_features_have_names(name: str, chosen: dict[str, str], sight: str) -> None:
    match = bourgade.load(name, players=3, **chosen).start(seed=5)
    variant = match.variant
    features = variant.game.features
    assert features is not None
    names = features.facts if sight == "describe" else features.names
    seat, table = names(variant.words)
    assert len(set(seat)) == len(seat)
    assert len(set(table)) == len(table)
    look = getattr(engine(variant, "python"), sight)
    varied: dict[str, set[int]] = {}
    lot = random.Random(2)
    out: Any = np.full(max(len(seat), len(table)) + 1, -99, np.int32)
    for _ in range(60):
        if match.over:
            break
        for p in range(3):
            assert look(match.state, variant.book, p, out) == len(seat)
            assert out[len(seat)] == -99
            for feature, value in zip(seat, out.tolist(), strict=False):
                varied.setdefault(feature, set()).add(value)
        out[:] = -99
        assert look(match.state, variant.book, NOBODY, out) == len(table)
        assert out[len(table)] == -99
        out[:] = -99
        match.play_action(lot.choice(match.actions()))
    assert sum(len(values) > 1 for values in varied.values()) >= 8


MORE_FOR_NETS = [
    name for name in GAMES if (features := registry.find(name).features) and features.regarded
]


@pytest.mark.parametrize("name", MORE_FOR_NETS)
def test_only_nets_are_told_what_has_to_be_judged(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is observed is counted: it does without the game's knowledge, a net does not."""
    match = bourgade.load(name, players=3).start(seed=4)
    variant, rules = match.variant, engine(match.variant, "python")
    features, knowledge = variant.game.features, variant.game.knowledge
    assert features is not None
    assert knowledge is not None
    lot = random.Random(4)
    for _ in range(40):
        match.play_action(lot.choice(match.actions()))

    def judge(*_: object) -> int:
        raise AssertionError("judged")

    for known, value in vars(features.module).items():
        if getattr(value, "__module__", "") == knowledge.__name__:
            monkeypatch.setattr(rules.twin(features.module), known, judge)
    out: Any = np.zeros(2_000, np.int32)
    for p in (0, 1, 2, NOBODY):
        rules.describe(match.state, variant.book, p, out)
    with pytest.raises(AssertionError, match="judged"):
        rules.regard(match.state, variant.book, 0, out)


@pytest.mark.parametrize(("name", "chosen"), CASES)
def test_a_learned_net_knows_every_feature(name: str, chosen: dict[str, str]) -> None:
    variant = bourgade.load(name, **chosen).variant
    if not value_net_file(variant).exists():
        assert len(value_net(variant).bias) == 0
        return
    net, arrays = value_net(variant), read(value_net_file(variant))
    features = variant.game.features
    assert features is not None
    assert arrays is not None
    seat, table = features.names(variant.words)
    assert net.own.shape == net.others.shape == (len(seat), len(net.bias))
    assert net.table.shape == (len(table), len(net.bias))
    assert (select(arrays, seat, table).own != 0).any(1).mean() > 0.8


def test_minivilles_is_seen_as_it_lies() -> None:
    from tests.games.minivilles.town import town

    match = town(A="7 | cafe 2, bakery | train_station", B="40 | ranch", phase="build")
    variant = match.variant
    features = variant.game.features
    assert features is not None
    seat, _ = features.facts(variant.words)
    out: Any = np.zeros(200, np.int32)
    engine(variant, "python").describe(match.state, variant.book, 0, out)
    seen = dict(zip(seat, out.tolist(), strict=False))
    assert (seen["coins"], seen["coins up to 10"], seen["coins short of 30"]) == (7, 7, 23)
    assert (seen["open cafe"], seen["open bakery"], seen["open ranch"]) == (2, 1, 0)
    assert (seen["built train_station"], seen["built shopping_mall"], seen["on turn"]) == (1, 0, 1)
    engine(variant, "python").describe(match.state, variant.book, 1, out)
    seen = dict(zip(seat, out.tolist(), strict=False))
    assert (seen["coins"], seen["coins up to 10"], seen["coins short of 30"]) == (40, 10, 0)
    assert (seen["on turn"], seen["seats until on turn"]) == (0, 1)
