"""Files of nets: read by name and checked whole; refused with a sentence that names the file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade import BadNet, BadOption, bots
from bourgade.batches.batch import batch
from bourgade.bots import nets, specs
from bourgade.bots.calibration import evaluation_digest
from bourgade.bots.checkpoint import checkpoint_of, write_arrays
from bourgade.bots.quantize import quantize
from bourgade.kernel import registry
from bourgade.kernel.game import BY_CHANCE
from tests.bots.random_nets import random_arrays, random_checkpoint
from tests.grouping import one_worker_for

Arrays = dict[str, Any]


def about(arrays: Arrays, **changed: Any) -> Arrays:
    told = {**json.loads(arrays["about"].tobytes()), **changed}
    return {**arrays, "about": np.frombuffer(json.dumps(told).encode(), np.uint8)}


def without(part: str) -> Callable[[Arrays], Arrays]:
    return lambda arrays: {name: value for name, value in arrays.items() if name != part}


def with_part(part: str, change: Callable[[Any], Any]) -> Callable[[Arrays], Arrays]:
    return lambda arrays: {**arrays, part: change(arrays[part])}


def wide(arrays: Arrays) -> Arrays:
    rows = len(arrays["inputs"])
    return {**arrays, "w0": np.zeros((rows, 513), np.float32), "b0": np.zeros(513, np.float32)}


def with_nan(array: Any) -> Any:
    broken = array.copy()
    broken.flat[0] = np.nan
    return broken


WRONG: dict[str, tuple[Callable[[Arrays], Arrays], str]] = {
    "another game": (lambda a: about(a, game="shafausa"), "a net for “shafausa”.*“minivilles”"),
    "other rules": (lambda a: about(a, rules_version=99), "version 99 of the rules"),
    "another format": (lambda a: about(a, format=7), "format 7; this program reads format 1"),
    "no format": (lambda a: about(a, format=None), "format None"),
    "nothing about it": (without("about"), "does not say what net it is"),
    "about no object": (
        with_part("about", lambda _: np.frombuffer(b"[1]", np.uint8)), "not a JSON object",
    ),
    "about garbled": (
        with_part("about", lambda _: np.frombuffer(b"\xff{", np.uint8)), "not a JSON object",
    ),
    "no inputs": (without("inputs"), "it has no “inputs”"),
    "no layer": (without("w0"), "it has no “w0”"),
    "no value": (without("value_w"), "it has no “value_w”"),
    "a bias too many": (
        with_part("b1", lambda b: np.append(b, b[:1])), "“b1” has the size 17.*must be 16",
    ),
    "rows too few": (with_part("w0", lambda w: w[1:]), "“w0” has the size .* × 24; .*must be"),
    "a flat layer": (with_part("w0", lambda w: w.ravel()), "must have rows and columns"),
    "a move too few": (with_part("policy_w", lambda w: w[:, 1:]), "“policy_w” has the size"),
    "not finite": (with_part("w1", with_nan), "“w1” has numbers of the wrong kind"),
    "whole numbers": (with_part("w1", lambda w: w.astype(np.int8)), "“w1” has numbers of the"),
    "names twice": (with_part("inputs", lambda n: n[np.r_[0, 0, 2 : len(n)]]), "different texts"),
    "names as numbers": (with_part("actions", lambda n: np.arange(len(n))), "different texts"),
    "a scale of 0": (with_part("scale", lambda s: s * 0), "above 0"),
    "too wide": (wide, "hidden layer 1 has 513 units.*up to 512"),
    "large weights": (with_part("w1", lambda w: w + 1e6), "weights of up to 1e.06, and 158"),
    "seats too few": (
        lambda a: {**a, "value_w": a["value_w"][:, :1], "value_b": a["value_b"][:1]},
        "trained for up to 1 players; this game has 2",
    ),
    "strange inputs": (
        with_part("inputs", lambda n: np.array([f"x{i}" for i in range(len(n))])), "its inputs",
    ),
    "strange moves": (
        with_part("actions", lambda n: np.array([f"x{i}" for i in range(len(n))])), "its actions",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_a_checkpoint_that_does_not_fit_is_refused(what: str, tmp_path: Path) -> None:
    change, told = WRONG[what]
    variant = bourgade.load("minivilles", players=2).variant
    file = tmp_path / "learned.npz"
    write_arrays(file, change(random_arrays(variant)))
    with pytest.raises(BadNet, match=told) as refused:
        nets.load("minivilles", file=file, players=2)
    if what != "large weights":
        assert "learned.npz" in str(refused.value)
    assert refused.value.text("fr") != str(refused.value)


@pytest.mark.parametrize("text", [b"", b"not a net", b"PK\x03\x04 nor this"])
def test_a_file_that_is_no_net_is_refused(text: bytes, tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_bytes(text)
    with pytest.raises(BadNet, match=r"net\.npz” is not a net"):
        nets.load("minivilles", file=tmp_path / "net.npz")
    with pytest.raises(BadNet, match="is not a net"):
        nets.load("minivilles", file=tmp_path / "nowhere.npz")


def test_pickles_are_never_opened(tmp_path: Path) -> None:
    class Harm:
        def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
            return (Path.touch, (tmp_path / "harm",))

    variant = bourgade.load("minivilles", players=2).variant
    arrays = {**random_arrays(variant), "w0": np.array([Harm()], object)}
    np.savez(tmp_path / "net.npz", **arrays, allow_pickle=True)
    with pytest.raises(BadNet, match="is not a net"):
        nets.load("minivilles", file=tmp_path / "net.npz")
    assert not (tmp_path / "harm").exists()


WRONG_WHOLE: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "rows": ("moves", lambda a: a[1:]),
    "units": ("hidden0", lambda a: a[:, 1:]),
    "kind": ("first", lambda a: a.astype(np.int16)),
    "factor": ("shares_factor", lambda a: a[1:]),
    "step": ("first_step", lambda a: a.astype(np.float64)),
}


@pytest.mark.parametrize("what", WRONG_WHOLE)
def test_a_net_in_whole_numbers_is_checked_as_well(what: str, tmp_path: Path) -> None:
    variant = bourgade.load("minivilles", players=2).variant
    checkpoint, whole = tmp_path / "checkpoint.npz", tmp_path / "whole.npz"
    write_arrays(checkpoint, random_arrays(variant))
    nets.convert("minivilles", checkpoint, whole)
    assert len(nets.policy_net_of(whole, variant).widths) == 2
    part, change = WRONG_WHOLE[what]
    with np.load(whole) as parts:
        arrays = {name: parts[name] for name in parts.files}
    write_arrays(whole, {**arrays, part: change(arrays[part])})
    with pytest.raises(BadNet, match=r"whole\.npz”, “"):
        nets.policy_net_of(whole, variant)


@pytest.mark.parametrize("bits", [3, 9])
def test_bits_are_4_to_8(bits: int) -> None:
    variant = bourgade.load("minivilles", players=2).variant
    with pytest.raises(BadNet, match=f"4 to 8 bits per weight, not in {bits}"):
        quantize(random_checkpoint(variant), bits)


def test_a_checkpoint_and_its_net_are_the_same_net(tmp_path: Path) -> None:
    variant = bourgade.load("mintworks", players=3).variant
    checkpoint, whole = tmp_path / "checkpoint.npz", tmp_path / "whole.npz"
    write_arrays(checkpoint, random_arrays(variant))
    nets.convert("mintworks", checkpoint, whole)
    one, other = (nets.policy_net_of(file, variant) for file in (checkpoint, whole))
    for a, b in zip(one, other, strict=True):
        assert np.array_equal(a, b)
    with np.load(whole) as parts:
        kinds = {parts[name].dtype.kind for name in parts.files}
    assert kinds == {"i", "u", "U"}


def test_a_shipped_net_is_found_by_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("minivilles")
    base, marina = (game.variant(players=2, edition=edition) for edition in ("base", "base_marina"))
    monkeypatch.setitem(game.__dict__, "folder", tmp_path)
    assert len(nets.policy_net(base).widths) == 0
    with pytest.raises(BadNet, match="No net was trained"):
        nets.load("minivilles", players=2, edition="base")
    (tmp_path / "nets").mkdir()
    for name, variant, units in (("moves", marina, 5), ("moves_base", base, 7)):
        write_arrays(tmp_path / "nets" / f"{name}.npz", random_arrays(variant, widths=(units,)))
    assert nets.nets_for(base).policy.widths.tolist() == [7]
    assert nets.nets_for(marina).policy.widths.tolist() == [5]
    assert len(nets.nets_for(game.variant(players=3, edition="base")).policy.widths) == 0
    assert len(nets.nets_for(base, with_policy=False).policy.widths) == 0


SHIPPED = [file for name in registry.names() for file in registry.find(name).folder.glob("nets/*")]


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: f"{file.parts[-3]}/{file.name}")
def test_shipped_nets_are_small(file: Path) -> None:
    assert file.stat().st_size < 250_000


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_net_of_mint_works_plays_for_every_number_of_players(players: int) -> None:
    match = bourgade.load("mintworks", players=players).start(seed=2)
    while match.actor == BY_CHANCE or len(match.moves) == 1:
        match.play(match.moves[0])
    policy, value = nets.load("mintworks", players=players).predict(match)
    best = max(policy, key=policy.__getitem__)
    assert sum(policy.values()) == pytest.approx(1, abs=1e-4)
    assert policy[best] > 1.5 / len(policy), "it has learned to prefer something"
    assert len(value) == match.variant.seats
    assert bots.make("strong").choose(match) == best
    assert len(nets.nets_for(match.variant).policy.widths) == 0, "searches leave it aside"


def test_a_game_may_keep_its_policy_net_out_of_searches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(specs._figures.cache_clear)
    game = registry.find("minivilles")
    variant = game.variant(players=2)
    monkeypatch.setitem(game.__dict__, "folder", tmp_path)
    (tmp_path / "nets").mkdir()
    alone = evaluation_digest(variant)
    write_arrays(tmp_path / "nets" / "moves.npz", random_arrays(variant))
    for figures, used in (("", True), ("[policy_net]\nin_search = 0\n", False)):
        (tmp_path / "bots.toml").write_text(figures)
        specs._figures.cache_clear()
        assert (len(nets.nets_for(variant).policy.widths) > 0) == used
        assert len(nets.nets_for(variant, with_policy=True).policy.widths) > 0
        assert (evaluation_digest(variant) != alone) == used


def test_weights_of_judging_nets_keep_their_value(tmp_path: Path) -> None:
    variant = bourgade.load("minivilles", players=3).variant
    arrays = nets.read(nets.value_net_file(variant))
    assert arrays is not None
    features = variant.game.features
    assert features is not None
    floats = nets.select(arrays, *features.names(variant.words))
    whole = nets.value_net(variant)
    for one, other, unit in zip(whole, floats, (1, 0, 0, 0, 0, 1), strict=True):
        assert one.dtype == np.int32
        assert one / 65536 / (1.4426950408889634 if unit else 1) == pytest.approx(other, abs=1e-5)


# For researchers


@one_worker_for("minivilles")
def test_a_batch_and_a_match_get_the_same_answer(tmp_path: Path) -> None:
    variant = bourgade.load("minivilles", players=3).variant
    arrays = random_arrays(variant)
    write_arrays(tmp_path / "net.npz", arrays)
    net = nets.load("minivilles", file=tmp_path / "net.npz", players=3)
    games = batch("minivilles", 6, players=3, seed=2, workers=1)
    for _ in range(30):
        games.step(games.sample())
    policy, value = net.predict(games)
    assert policy.shape == games.legal.shape
    assert value.shape == (6, 3)
    assert (policy[~games.legal] == 0).all()
    assert value.sum(1) == pytest.approx(1)
    real = checkpoint_of(tmp_path, arrays).logits(games.observe())[1]
    shares = np.exp(real) / np.exp(real).sum(1, keepdims=True)
    assert value == pytest.approx(shares, abs=0.05)
    for i in range(6):
        match = bourgade.load("minivilles", players=3).start(chance="manual")
        match._states[0] = games.states[i]
        moves, won = net.predict(match)
        seat = int(games.actor[i])
        assert moves == {move: policy[i, games.action(move)] for move in match.moves}
        assert won == tuple(value[i, (p - seat) % 3] for p in range(3))


def test_other_games_are_refused(tmp_path: Path) -> None:
    variant = bourgade.load("minivilles", players=3).variant
    write_arrays(tmp_path / "net.npz", random_arrays(variant))
    net = nets.load("minivilles", file=tmp_path / "net.npz", players=3)
    with pytest.raises(BadNet, match=r"players=3.*players=2"):
        net.predict(bourgade.load("minivilles", players=2).start(seed=1))
    match = bourgade.load("minivilles", players=3).start(seed=1)
    wrong = net.feature_names[1:]
    with pytest.raises(BadOption, match=f"2 × {len(wrong)}"):
        net.predict_rows(np.zeros((2, len(wrong))), np.zeros((2, 98)))
    with pytest.raises(BadOption, match=r"Legal moves .* 3 × 98\."):
        net.predict_rows(np.zeros((2, len(net.feature_names))), np.zeros((3, 98)))
    chance = bourgade.load("minivilles", players=3).start(seed=1, chance="manual")
    if chance.actor == bourgade.CHANCE:
        with pytest.raises(BadOption, match="dice"):
            net.predict(chance)
    assert set(net.predict(match)[0]) == set(match.moves)
