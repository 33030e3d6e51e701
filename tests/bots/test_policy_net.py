"""Nets that name moves: whole numbers say what floats said, by name, and see no secrets."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade import Match, bots
from bourgade.bots import policy_net
from bourgade.bots.agents import NetBot
from bourgade.bots.checkpoint import checkpoint_of, write_arrays
from bourgade.bots.fixed_point import SHARE
from bourgade.bots.nets import (
    NO_NETS,
    POWERS,
    blank_policy_net,
    policy_net_of,
    select_moves,
)
from bourgade.bots.policy_net import PolicyNet
from bourgade.bots.predictor import Predictor
from bourgade.bots.quantize import quantize
from bourgade.bots.searcher import Searcher, SearchResult
from bourgade.bots.solver import Solver
from bourgade.bots.specs import Budget
from bourgade.bots.workspace import new_policy_room
from bourgade.compile.engine import can_compile, engine
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.observation import feature_names
from tests.bots.endgames import last_plan, last_speculation, three_in_a_row
from tests.bots.random_nets import random_arrays, random_checkpoint, random_net
from tests.games.minivilles.test_content import NOODLES
from tests.games.mintworks.street import street
from tests.games.observing import observed
from tests.grouping import one_worker_for

GAMES = ["minivilles", "mintworks", "petiteville", "shafausa"]
LARGE = {
    "minivilles": {"players": 4, "edition": "base_marina_green_valley"},
    "mintworks": {"players": 4},
    "shafausa": {"players": 5},
}


def decisions(variant: Variant, count: int, seed: int = 1) -> list[Match]:
    """Positions of random games in which somebody has a choice."""
    numbers = random.Random(seed)
    found: list[Match] = []
    while len(found) < count:
        match = bourgade.load(variant.game.name, **variant.options).start(
            seed=numbers.randrange(1 << 30)
        )
        for _ in range(numbers.randrange(8, 120)):
            if not match.over:
                match.play_action(numbers.choice(match.actions()))
        if not match.over and len(match.actions()) > 1:
            found.append(match)
    return found


def interpreted(variant: Variant, net: PolicyNet) -> Predictor:
    return Predictor(variant, net, POWERS, mode="python")


def softmax(logits: Any) -> Any:
    weights = np.exp(logits - logits.max())
    return weights / weights.sum()


def in_floats(arrays: Any, match: Match) -> tuple[dict[str, float], list[float]]:
    """What a checkpoint says of a position, looked up by name in floats."""
    net = checkpoint_of(Path("x"), arrays)
    told = observed(match, int(match.state.actor))
    row = np.array([[told.get(name, 0) for name in net.inputs]])
    logits, value = net.logits(row)
    at = {text: logits[0, n] for n, text in enumerate(net.actions)}
    policy = softmax(np.array([at[move] for move in match.moves]))
    return dict(zip(match.moves, policy, strict=True)), softmax(
        value[0, : match.variant.seats]
    ).tolist()


# Whole numbers


@pytest.mark.parametrize("game", LARGE)
def test_whole_numbers_say_what_floats_said(game: str, tmp_path: Path) -> None:
    """At 8 bits nearly every best move is the same, at 4 bits fewer are."""
    variant = bourgade.load(game, **LARGE[game]).variant
    arrays = random_arrays(variant, widths=(32, 24, 16), seed=5)
    positions = decisions(variant, 25)
    real = [in_floats(arrays, match) for match in positions]
    off: list[float] = []
    for bits in (8, 4):
        file = tmp_path / f"{bits}.npz"
        write_arrays(tmp_path / "checkpoint.npz", arrays)
        bourgade.nets.convert(game, tmp_path / "checkpoint.npz", file, bits)
        net = interpreted(variant, policy_net_of(file, variant))
        same, apart, worth = 0, 0.0, 0.0
        for match, (policy, value) in zip(positions, real, strict=True):
            found, shares = net.predict(match)
            same += max(found, key=found.__getitem__) == max(policy, key=policy.__getitem__)
            apart += sum(abs(found[move] - policy[move]) for move in policy) / 2
            mine = [shares[(int(match.state.actor) + i) % variant.seats] for i in range(len(value))]
            worth += sum(abs(a - b) for a, b in zip(mine, value, strict=True)) / len(value)
            assert sum(found.values()) == pytest.approx(1, abs=1e-4)
            assert sum(shares) == pytest.approx(1)
        off.append(apart / len(positions))
        if bits == 8:
            assert same >= 24
            assert off[0] < 0.015
            assert worth / len(positions) < 0.01
    assert off[0] < off[1] / 3


def test_a_net_of_usual_size_is_small_and_has_8_bits(tmp_path: Path) -> None:
    variant = bourgade.load("minivilles", **LARGE["minivilles"]).variant
    write_arrays(tmp_path / "checkpoint.npz", random_arrays(variant, widths=(192, 192, 192)))
    bourgade.nets.convert("minivilles", tmp_path / "checkpoint.npz", tmp_path / "net.npz")
    assert (tmp_path / "net.npz").stat().st_size < 250_000


def test_sums_stay_within_their_bits_however_large_the_weights() -> None:
    """Overflow raises in tests: here are the largest weights, and all units at their ceiling."""
    variant = bourgade.load("minivilles", players=2).variant
    checkpoint = random_checkpoint(variant, widths=(512, 4))
    for sign in (1, -1):
        layers = tuple((np.full_like(w, 150.0), np.full_like(b, 1e6)) for w, b in checkpoint.layers)
        policy = np.full_like(checkpoint.policy[0], 150.0 * sign), checkpoint.policy[1] + 1e9 * sign
        value = np.full_like(checkpoint.value[0], 150.0 * sign), checkpoint.value[1]
        huge = replace(checkpoint, layers=layers, policy=policy, value=value)
        arrays = {"inputs": np.array(huge.inputs), "actions": np.array(huge.actions)}
        net = select_moves({**arrays, **quantize(huge)}, variant)
        match = decisions(variant, 1)[0]
        policy_, value_ = interpreted(variant, net).predict(match)
        assert sum(policy_.values()) == pytest.approx(1, abs=1e-4)
        assert sum(value_) == pytest.approx(1)


def test_biases_make_up_for_what_rounding_shifts() -> None:
    variant = bourgade.load("minivilles", players=3).variant
    arrays = random_arrays(variant, widths=(16, 12), seed=6)
    checkpoint = checkpoint_of(Path("x"), arrays)
    positions = [[*observed(m, int(m.state.actor)).values()] for m in decisions(variant, 60)]
    rows, legal = np.array(positions), np.ones((60, variant.vocabulary.decisions), np.uint8)
    real = checkpoint.logits(rows)[1]
    shares = np.exp(real) / np.exp(real).sum(1, keepdims=True)
    shift: list[float] = []
    for given in (None, rows[:40]):
        net = select_moves({**arrays, **quantize(checkpoint, 5, given)}, variant)
        found = interpreted(variant, net).predict_rows(rows, legal)[1]
        shift.append(float(np.abs((found - shares)[40:].mean(0)).max()))
    assert shift[1] < shift[0] / 2


# The same bytes


@one_worker_for("minivilles")
@pytest.mark.skipif(not can_compile(), reason="numba is not installed, or switched off")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("named", [True, False])
def test_a_search_grows_the_same_tree_compiled(game: str, named: bool, tmp_path: Path) -> None:
    variant = bourgade.load(game, players=2).variant
    nets = NO_NETS._replace(policy=random_net(tmp_path, variant)) if named else None
    for match in decisions(variant, 2, seed=4):
        trees: list[list[bytes]] = []
        for mode in ("python", "cpu"):
            searcher = Searcher(variant, 7, mode=mode, nets=nets, nodes=1 << 11)
            searcher.search(replace_variant(match, variant), Budget(simulations=12))
            tree = searcher._trees[0]
            trees.append([part.tobytes() for part in tree])
        assert trees[0] == trees[1]


def replace_variant(match: Match, variant: Variant) -> Match:
    match.variant = variant
    return match


# Names


def test_one_net_serves_fewer_players_and_other_editions(tmp_path: Path) -> None:
    """Features and moves that are not there are as if they were 0, and seats leave the softmax."""
    largest = bourgade.load("minivilles", **LARGE["minivilles"]).variant
    arrays = random_arrays(largest, widths=(24,), seed=3)
    write_arrays(tmp_path / "net.npz", arrays)
    for options in ({"players": 2, "edition": "base"}, {"players": 3, "edition": "base_marina"}):
        variant = bourgade.load("minivilles", **options).variant
        net = policy_net_of(tmp_path / "net.npz", variant)
        assert net.first.shape[0] == len(feature_names(variant)) < len(feature_names(largest))
        for match in decisions(variant, 4):
            policy, value = in_floats(arrays, match)
            found, shares = interpreted(variant, net).predict(match)
            assert tuple(found) == match.moves
            assert [found[m] for m in match.moves] == pytest.approx([*policy.values()], abs=0.05)
            seat = int(match.state.actor)
            mine = [shares[(seat + i) % variant.seats] for i in range(variant.seats)]
            assert mine == pytest.approx(value, abs=0.05)


def test_the_order_of_names_does_not_matter(tmp_path: Path) -> None:
    variant = bourgade.load("mintworks", players=2).variant
    arrays = random_arrays(variant)
    shuffled = dict(arrays)
    numbers = np.random.default_rng(1)
    rows, columns = (numbers.permutation(len(arrays[part])) for part in ("inputs", "actions"))
    for part in ("inputs", "scale", "w0"):
        shuffled[part] = arrays[part][rows]
    shuffled["actions"] = arrays["actions"][columns]
    shuffled["policy_w"] = arrays["policy_w"][:, columns]
    shuffled["policy_b"] = arrays["policy_b"][columns]
    nets: list[PolicyNet] = []
    for one in (arrays, shuffled):
        write_arrays(tmp_path / "net.npz", one)
        nets.append(policy_net_of(tmp_path / "net.npz", variant))
    for one, other in zip(*nets, strict=True):
        assert np.array_equal(one, other)


def test_a_card_of_the_owners_own_is_as_likely_as_others_of_its_verb(tmp_path: Path) -> None:
    plain = bourgade.load("minivilles", players=2).variant
    arrays = random_arrays(plain, widths=(16,), seed=2)
    write_arrays(tmp_path / "net.npz", arrays)
    (tmp_path / "box.toml").write_text(NOODLES, "utf-8")
    game = bourgade.load("minivilles", players=2, content=tmp_path / "box.toml", first_player="A")
    match = game.start(chance="manual")
    net = policy_net_of(tmp_path / "net.npz", game.variant)
    own = game.variant.vocabulary.action("build noodle_bar")
    known = policy_net_of(tmp_path / "net.npz", plain)
    kind = game.variant.vocabulary.move(own).verb
    actions = range(plain.vocabulary.decisions)
    verb = [a for a in actions if plain.vocabulary.move(a).verb == kind]
    assert 10 < len(verb) < len(actions)
    weights = known.moves[verb].astype(float) * known.moves_factor[verb, None]
    assert net.moves[own] * float(net.moves_factor[own]) == pytest.approx(
        weights.mean(0), abs=float(net.moves_factor[own])
    )
    assert net.moves_bias[own] == pytest.approx(known.moves_bias[verb].mean(), abs=1)
    unknown = [n for n, name in enumerate(feature_names(game.variant)) if "noodle_bar" in name]
    assert len(unknown) > 4
    assert (net.first[unknown] == 0).all()
    assert (net.first != 0).any(1).sum() == len(feature_names(plain))
    match.play("roll 1")
    match.play("dice 5")
    assert "build noodle_bar" in match.moves
    bot = NetBot("net", file=tmp_path / "net.npz")
    assert bot.choose(match) in match.moves


# What a seat may see


def secretly(plan: str) -> Match:
    return street(
        A="4 | gardens | factory", B=f"2 | secret {plan} | statue", supply="windmill mine crane"
    )


def test_what_is_hidden_changes_no_answer(tmp_path: Path) -> None:
    one, other = secretly("landfill"), secretly("plant")
    assert one.state.tobytes() != other.state.tobytes()
    net = random_net(tmp_path, one.variant, seed=8)
    assert interpreted(one.variant, net).predict(one) == interpreted(other.variant, net).predict(
        other
    )
    told: list[SearchResult] = []
    for match in (one, other):
        nets = NO_NETS._replace(policy=net)
        searcher = Searcher(match.variant, 3, mode="python", nets=nets, nodes=1 << 12)
        told.append(searcher.search(match, Budget(simulations=20)))
    assert told[0].estimates == told[1].estimates


def test_a_look_sees_what_the_seat_to_act_sees(tmp_path: Path) -> None:
    """From the whole state it takes no more than the predictor, which is given what is observed."""
    one, other = secretly("landfill"), secretly("plant")
    variant = one.variant
    net = random_net(tmp_path, variant, seed=8)
    functions = engine(variant, "python").twin(policy_net)
    answers: list[Any] = []
    for match in (one, other, one.copy()):
        if answers[1:]:
            match.play("pass")
            assert match.actor == "B"
        room = new_policy_room(variant, net)
        out, value = np.zeros(variant.vocabulary.size, np.int32), np.zeros(2, np.int64)
        n = functions.look(match.state, variant.book, net, POWERS, room, out, value)
        answers.append((out[:n].tolist(), room.logits[:n].tolist(), value.tolist()))
        policy, shares = interpreted(variant, net).predict(match)
        assert [variant.vocabulary.text(a) for a in out[:n].tolist()] == [*policy]
        assert value / SHARE == pytest.approx(shares)
    assert answers[0] == answers[1]
    assert answers[2][2][0] != answers[2][2][1]


def test_what_the_seat_itself_holds_is_seen(tmp_path: Path) -> None:
    answers: list[Any] = []
    for plan in ("landfill", "plant"):
        match = secretly(plan)
        match.play("pass")
        assert match.actor == "B"
        net = random_net(tmp_path, match.variant, seed=8)
        answers.append(interpreted(match.variant, net).predict(match))
    assert answers[0] != answers[1]


# Search


@pytest.mark.parametrize(
    ("ending", "simulations"),
    [(three_in_a_row, 300), (last_plan, 300), (last_speculation, 300)],
)
def test_a_search_sees_past_a_net_that_knows_nothing(ending: Any, simulations: int) -> None:
    match = ending()
    exact = Solver(match.variant).search(match)
    nets = NO_NETS._replace(policy=blank_policy_net(match.variant))
    searcher = Searcher(match.variant, 1, mode="python", nets=nets, nodes=1 << 14)
    found = searcher.search(match, Budget(simulations=simulations))
    worth = {estimate.move: estimate.shares for estimate in exact.estimates}
    seat = max(exact.actor, 0)
    assert found.shares == pytest.approx(exact.shares, abs=0.25)
    assert worth[found.best.move][seat] == pytest.approx(exact.shares[seat], abs=1e-12)
    assert found.simulations == sum(e.visits for e in found.estimates) == simulations


def test_a_search_goes_first_where_the_net_points(tmp_path: Path) -> None:
    variant = bourgade.load("mintworks", players=2).variant
    match = max(decisions(variant, 8), key=lambda match: len(match.moves))
    net = blank_policy_net(variant)
    for move in match.moves[1:4]:
        likely = net._replace(moves_bias=net.moves_bias.copy())
        likely.moves_bias[variant.vocabulary.action(move)] = 6 << 16
        nets = NO_NETS._replace(policy=likely)
        searcher = Searcher(variant, 1, mode="python", nets=nets, nodes=1 << 12)
        found = searcher.search(replace_variant(match, variant), Budget(simulations=6))
        assert found.best.move == move
        assert found.best.visits >= 4


# Bots


def test_a_net_alone_plays_its_likeliest_move(tmp_path: Path) -> None:
    variant = bourgade.load("mintworks", players=3).variant
    write_arrays(tmp_path / "net.npz", random_arrays(variant, seed=4))
    net = policy_net_of(tmp_path / "net.npz", variant)
    for match in decisions(variant, 5):
        policy, _ = interpreted(variant, net).predict(match)
        best = max(policy, key=policy.__getitem__)
        assert NetBot("net", file=tmp_path / "net.npz").choose(match) == best


def test_with_a_temperature_moves_are_as_likely_as_the_net_says(tmp_path: Path) -> None:
    variant = bourgade.load("minivilles", players=2).variant
    write_arrays(tmp_path / "net.npz", random_arrays(variant, widths=(8,), seed=4))
    net = policy_net_of(tmp_path / "net.npz", variant)
    match = max(decisions(variant, 8), key=lambda match: len(match.moves))
    policy, _ = interpreted(variant, net).predict(match)
    bots_ = [NetBot("net", 1000, seed, tmp_path / "net.npz") for seed in range(400)]
    for bot in bots_:
        bot._ready = (match.variant, net, interpreted(variant, net)._room)
    chosen = [bot.choose(match) for bot in bots_]
    assert chosen == [bot.choose(match) for bot in bots_]
    for move, probability in policy.items():
        spread = 4 * (probability * (1 - probability) / 400) ** 0.5
        assert chosen.count(move) / 400 == pytest.approx(probability, abs=spread + 0.01)


@pytest.mark.parametrize("game", GAMES)
def test_where_no_net_names_moves_a_net_bot_looks_one_move_ahead(game: str) -> None:
    match = decisions(registry.find(game).variant(players=2), 1)[0]
    if len(bourgade.bots.nets.policy_net(match.variant).widths):
        return
    assert bots.make("net", 2).choose(match) == bots.make("mcts:1", 2).choose(match)
