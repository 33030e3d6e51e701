"""On a GPU, where there is one: the same bytes as on the CPU, and nothing copied."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bourgade.batches.batch import Batch, batch
from bourgade.batches.cuda import kernels
from bourgade.batches.cuda.batch import GpuBatch
from bourgade.batches.playouts import Seated, play_games, play_noted
from bourgade.bots.policy import GREEDY, RANDOM
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import sizes_key
from bourgade.kernel.seeds import random_states
from bourgade.testing.conformance import sample_variants

try:
    kernels.check()
except BourgadeError as reason:
    pytest.skip(str(reason), allow_module_level=True)

NAMED = [
    (f"{name}-{'-'.join(map(str, variant.options.values()))}", variant)
    for name in registry.names()
    for variant in sample_variants(registry.find(name))
]
VARIANTS = [pytest.param(variant, id=named) for named, variant in NAMED]

LAYOUTS = {
    (variant.game.name, sizes_key(variant.sizes)): pytest.param(variant, id=named)
    for named, variant in NAMED
}.values()
"""One variant for every layout of a state."""


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("policy", [RANDOM, GREEDY])
def test_games_end_in_the_same_bytes(variant: Variant, policy: int) -> None:
    policies = np.full((64, variant.seats), policy, np.int8)
    rngs = random_states(7, 0, 64)
    finals = [play_games(variant, policies, rngs, device) for device in ("cpu", "cuda")]
    assert finals[0].tobytes() == finals[1].tobytes()


@pytest.mark.parametrize("variant", LAYOUTS)
def test_what_is_noted_is_the_same(variant: Variant) -> None:
    """Who did what and when, by bots one of whom keeps a rule."""
    policies = np.full((64, variant.seats), GREEDY, np.int8)
    policies[32:, 0] = RANDOM
    bars = np.zeros((2, variant.vocabulary.size), np.uint8)
    bars[1, 1 : variant.vocabulary.decisions : 3] = 1
    entries = np.zeros((64, variant.seats), np.int8)
    entries[::2, 1] = 1
    seated, rngs = Seated(policies, entries, bars), random_states(7, 0, 64)
    (one, noted), (two, copied) = (
        play_noted(variant, seated, rngs, device) for device in ("cpu", "cuda")
    )
    assert one.tobytes() == two.tobytes()
    for here, there in zip(noted[1:4], copied[1:4], strict=True):
        assert np.array_equal(here, there)


def arrays(games: Batch) -> list[Any]:
    given = (games.legal, games.rewards, games.actor, games.over, games.illegal, games.observe())
    return [np.asarray(array.get() if hasattr(array, "get") else array) for array in given]


def kernels_of(games: Batch) -> kernels.Kernels:
    assert isinstance(games, GpuBatch)
    return games._kernels


@pytest.mark.parametrize("variant", LAYOUTS)
def test_batches_hand_out_the_same(variant: Variant) -> None:
    cupy = import_module("cupy")
    name, options = variant.game.name, variant.options
    one, two = (batch(name, 2048, seed=4, device=device, **options) for device in ("cpu", "cuda"))
    numbers = np.random.default_rng(6)
    for step in range(80):
        actions = (one.legal * numbers.random(one.legal.shape)).argmax(1)
        if step % 9 == 4:
            actions[::5] = numbers.integers(0, one.actions, len(actions[::5]))
        one.step(actions)
        two.step(cupy.asarray(actions))
        for mine, theirs in zip(arrays(one), arrays(two), strict=True):
            assert np.array_equal(mine, theirs)
    assert one.observe(1).tobytes() == two.observe(1).get().tobytes()
    one.playout("greedy")
    two.playout("greedy")
    assert one.states.tobytes() == two.states.tobytes()


def test_sampled_actions_are_the_same() -> None:
    one, two = batch("minivilles", 96, seed=4), batch("minivilles", 96, seed=4, device="cuda")
    for _ in range(9):
        mine, theirs = one.sample(), two.sample()
        assert mine.tolist() == theirs.get().tolist()
        one.step(mine)
        two.step(theirs)


def test_kernels_are_kept_and_broken_ones_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOURGADE_CACHE", str(tmp_path))
    monkeypatch.setattr(kernels, "_made", {})
    ends: list[bytes] = []
    for loaded in (0, 1, 0):
        kernels._made.clear()
        games = batch("minivilles", 32, device="cuda")
        assert sum(kernels_of(games).stepping()._cache_hits.values()) == loaded
        games.step(games.sample())
        ends.append(games.states.tobytes())
        if loaded:
            for file in tmp_path.glob("*/cuda/*"):
                file.write_bytes(b"broken")
    assert len(set(ends)) == 1


def test_content_differs_and_is_saved(tmp_path: Path) -> None:
    for cost in (1, 9):
        text = f"[establishment.wheat_field]\ncost = {cost}\n"
        (tmp_path / f"{cost}.toml").write_text(text, "utf-8")
    files = [tmp_path / "1.toml", tmp_path / "9.toml"]
    ends = []
    for device in ("cpu", "cuda"):
        games = batch("minivilles", 32, contents=files, seed=2, device=device)
        games.save(tmp_path / "kept.npz")
        games.playout()
        ends.append(games.states.tobytes())
        games.load(tmp_path / "kept.npz")
        games.playout()
        assert games.states.tobytes() == ends[-1]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda b: pickle.loads(pickle.dumps(b))])
@pytest.mark.parametrize("contents", [1, 2])
def test_a_copy_goes_on_with_the_same_kernels(
    way: Callable[[Batch], Batch], contents: int, tmp_path: Path
) -> None:
    dear = tmp_path / "dear.toml"
    dear.write_text('[[establishment]]\nid = "cafe"\ncost = 5\n', "utf-8")
    games = batch("minivilles", 96, seed=4, device="cuda", contents=[(), dear][:contents])
    for _ in range(9):
        games.step(games.sample())
    kernels = len(kernels_of(games).stepping().overloads)
    before, twin = arrays(games), way(games)
    for mine, theirs in zip(arrays(twin), before, strict=True):
        assert np.array_equal(mine, theirs)
    for one in (twin, games):
        for _ in range(9):
            one.step(one.sample())
        if one is twin:
            assert all(map(np.array_equal, arrays(games), before))
    assert twin.states.tobytes() == games.states.tobytes()
    for mine, theirs in zip(arrays(twin), arrays(games), strict=True):
        assert np.array_equal(mine, theirs)
    assert twin.legal.strides == games.legal.strides
    assert len(kernels_of(twin).stepping().overloads) == kernels
    assert twin.playout().get().tobytes() == games.playout().get().tobytes()


def test_what_is_given_away_lies_on_the_device() -> None:
    torch = pytest.importorskip("torch")
    games = batch("minivilles", 32, device="cuda")
    for array in (games.observe(), games.legal, games.rewards):
        assert torch.from_dlpack(array).data_ptr() == array.data.ptr
    games.step(torch.zeros(32, dtype=torch.int64, device="cuda"))
    with pytest.raises(BadOption, match="GPU"):
        games.step(np.zeros(32, int))


def test_too_many_games_are_refused() -> None:
    with pytest.raises(BourgadeError, match="MB"):
        batch("minivilles", 2**40, device="cuda")
