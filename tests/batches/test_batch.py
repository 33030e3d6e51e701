"""Games side by side: the same as one by one, however they are run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.batches import batch as module
from bourgade.batches.batch import Batch, batch
from bourgade.batches.cuda.kernels import Kernels, from_words, to_words, word_of
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.layout import NOBODY
from bourgade.play import Match


def interpreted(monkeypatch: pytest.MonkeyPatch, name: str, n: int, **options: Any) -> Batch:
    with monkeypatch.context() as patch:
        patch.setattr(module, "best_mode", lambda: "python")
        return batch(name, n, **options)


def any_legal(games: Batch, numbers: np.random.Generator) -> Any:
    return (games.legal * numbers.random(games.legal.shape)).argmax(1)


def arrays(games: Batch) -> list[bytes]:
    """Everything that a step leaves."""
    return [
        np.asarray(array).tobytes()
        for array in (
            games.states, games.legal, games.rewards, games.actor, games.over, games.illegal,
            games.observe(),
        )
    ]  # fmt: skip


@pytest.fixture(scope="module")
def two() -> Batch:
    """Games of Minivilles for two, compiled if possible; tests restart them."""
    return batch("minivilles", 6, players=2, seed=5, workers=1)


@pytest.mark.parametrize("name", registry.names())
def test_interpreted_and_compiled_batches_are_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, fast = interpreted(monkeypatch, name, 3, seed=9), batch(name, 3, seed=9, workers=1)
    numbers = np.random.default_rng(2)
    for step in range(25):
        actions = any_legal(fast, numbers)
        if step % 5 == 4:
            actions[1] = (actions[1] + 1) % fast.actions  # often not legal
        slow.step(actions)
        fast.step(actions)
        assert arrays(slow) == arrays(fast)
    last = slow.seats - 1
    assert slow.observe(last).tobytes() == fast.observe(last).tobytes()
    assert slow.playout().tobytes() == fast.playout().tobytes()
    assert arrays(slow) == arrays(fast)
    assert fast.over.all()


def test_a_game_of_a_batch_is_a_match(two: Batch) -> None:
    """The moves that a batch allows and makes are those of a match in the same position."""
    two.reset(seed=1)
    numbers = np.random.default_rng(1)
    for _ in range(40):
        match = Match(two.variant, two.states[2:3].copy(), key=None)
        allowed = [two.text(int(action)) for action in np.flatnonzero(two.legal[2])]
        assert tuple(allowed) == match.moves
        assert match.state.actor == two.actor[2]
        two.step(any_legal(two, numbers))


def test_illegal_actions_change_nothing_and_are_told(two: Batch) -> None:
    two.reset(seed=2)
    before = two.states.copy()
    actions = np.full(6, two.action("roll 1"))
    actions[1] = two.action("roll 2")  # nobody has the Train Station yet
    actions[3] = -7
    actions[4] = 10_000
    two.step(actions)
    assert two.illegal.tolist() == [False, True, False, True, True, False]
    assert not two.over.any()
    same = [two.states[i].tobytes() == before[i].tobytes() for i in range(6)]
    assert same == two.illegal.tolist()
    assert two.legal[1].sum() == 1


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (np.zeros(5, int), r"shape \(5,\)"),
        (np.zeros((6, 1), int), r"shape \(6, 1\)"),
        (np.zeros(6), "float64"),
        (["roll 1"] * 6, "<U6"),
        (3, r"shape \(\)"),
    ],
)
def test_actions_of_the_wrong_kind_are_one_clear_error(two: Batch, actions: Any, said: str) -> None:
    before = arrays(two)
    with pytest.raises(BadOption, match=said) as refused:
        two.step(actions)
    assert "6 whole numbers" in str(refused.value)
    assert arrays(two) == before


def test_bad_wishes_are_refused(two: Batch) -> None:
    for wish in (
        lambda: batch("minivilles", 0),
        lambda: batch("minivilles", 2, device="abacus"),  # type: ignore[arg-type]
        lambda: batch("minivilles", 2, dtype="text"),
        lambda: batch("minivilles", 2, contents=[]),
        lambda: two.playout("chess"),
        lambda: two.playout(["random"] * 5),
        lambda: two.observe(7),
        lambda: two.play_others(-1),
        lambda: two.play_others([0, 1]),
        lambda: two.play_others(0.5),
        lambda: two.observe([0, 1, 0, 1, 0, 2]),
        lambda: two.reset(where=np.ones(2, bool)),
        lambda: batch("minivilles", 2, players=2, observations=False).observe(),
    ):
        with pytest.raises(BadOption):
            wish()


def test_without_a_gpu_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    from bourgade.batches.cuda import kernels

    monkeypatch.setattr(kernels, "find_spec", lambda name: None)
    with pytest.raises(BourgadeError, match=r"numba-cuda.*bourgade\[cuda\]"):
        batch("minivilles", 2, device="cuda")


def test_an_ended_game_stays_for_a_step_and_begins_anew(two: Batch) -> None:
    two.reset(seed=4)
    two.playout()
    assert two.over.all()
    assert (two.actor == NOBODY).all()
    assert not two.legal.any()
    assert np.allclose(two.rewards.sum(1), 0)
    assert (np.sort(two.rewards, 1) == [-1, 1]).all()
    for i in range(6):
        match = Match(two.variant, two.states[i : i + 1].copy(), key=None)
        assert np.flatnonzero(two.rewards[i] == 1).tolist() == list(
            map(match.variant.seat_index, match.winners)
        )
    two.step(np.zeros(6, int))
    assert not two.over.any()
    assert not two.rewards.any()
    assert not two.illegal.any()
    assert (two.states.turn == 1).all()
    assert len({two.states[i].tobytes() + two._games.rngs[i].tobytes() for i in range(6)}) == 6


def test_without_auto_reset_ended_games_stay(two: Batch) -> None:
    games = batch("minivilles", 2, players=2, auto_reset=False, workers=1)
    games.playout()
    games.step(np.zeros(2, int))
    assert games.over.all()
    assert games.illegal.all()
    games.reset(where=np.array([True, False]))
    assert games.over.tolist() == [False, True]


def test_seeds_are_split_by_game_and_nothing_else() -> None:
    few = batch("minivilles", 3, players=2, seed=8, workers=1)
    many = batch("minivilles", 200, players=2, seed=8, workers=2)
    other = batch("minivilles", 3, players=2, seed=9, workers=1)
    for games in (few, many, other):
        games.playout()
    assert few.states.tobytes() == many.states[:3].tobytes()
    assert few.states.tobytes() != other.states.tobytes()
    assert len({record.tobytes() for record in many.states}) == 200


def test_the_rest_of_a_saved_batch_is_the_same(two: Batch, tmp_path: Path) -> None:
    two.reset(seed=3)
    numbers = np.random.default_rng(3)
    for _ in range(9):
        two.step(any_legal(two, numbers))
    file = tmp_path / "games.npz"
    two.save(file)
    kept = arrays(two)
    two.playout("greedy")
    ends = arrays(two)
    again = batch("minivilles", 6, players=2, seed=77, workers=1)
    again.load(file)
    assert arrays(again) == kept
    again.playout("greedy")
    assert arrays(again) == ends


def test_what_is_no_saved_batch_of_this_kind_is_refused(two: Batch, tmp_path: Path) -> None:
    file = tmp_path / "games.npz"
    file.write_bytes(b"no batch")
    with pytest.raises(BourgadeError, match=r"games\.npz"):
        two.load(file)
    with pytest.raises(BourgadeError, match=r"missing\.npz"):
        two.load(tmp_path / "missing.npz")
    batch("minivilles", 5, players=2, workers=1).save(file)
    with pytest.raises(BourgadeError, match="games is 5 there, 6 here"):
        two.load(file)
    batch("mintworks", 6, players=2, observations=False, workers=1).save(file)
    with pytest.raises(BourgadeError, match="mintworks"):
        two.load(file)


def test_content_can_differ_from_game_to_game(tmp_path: Path) -> None:
    dear, cheap = tmp_path / "dear.toml", tmp_path / "cheap.toml"
    for file, cost in ((dear, 9), (cheap, 0)):
        file.write_text(f"[establishment.wheat_field]\ncost = {cost}\n", "utf-8")
    games = batch("minivilles", 4, players=2, contents=[dear, cheap], workers=1, seed=2)
    games.step(np.full(4, games.action("roll 1")))
    field = games.action("build wheat_field")
    assert games.legal[:, field].tolist() == [False, True, False, True]
    own = bourgade.load("minivilles", players=2, content=cheap).variant
    assert games.books[1].tobytes() == own.books[0].tobytes()


def test_others_play_until_a_seat_is_to_act(two: Batch) -> None:
    two.reset(seed=6)
    for _ in range(12):
        two.play_others(1, "greedy")
        assert ((two.actor == 1) | two.over).all()
        two.step(any_legal(two, np.random.default_rng(0)))


def test_others_play_until_the_seat_of_each_game_is_to_act(two: Batch) -> None:
    seats = np.array([0, 1, 1, 0, 1, 0])
    two.reset(seed=6)
    for _ in range(12):
        two.play_others(seats, ["greedy", "random"])
        assert ((two.actor == seats) | two.over).all()
        seen = two.observe(seats)
        for seat in range(2):
            assert (seen[seats == seat] == two.observe(seat)[seats == seat]).all()
        two.step(any_legal(two, np.random.default_rng(0)))


def test_every_column_of_an_observation_has_a_name(two: Batch) -> None:
    names = two.feature_names
    assert len(names) == len(set(names)) == two.observe().shape[1]
    two.reset(seed=1)
    mine, theirs = names.index("me: coins"), names.index("seat +1: coins")
    states = two.states
    for seat in range(2):
        seen = two.observe(seat)
        assert seen[:, mine].tolist() == states.players[:, seat].coins.tolist()
        assert seen[:, theirs].tolist() == states.players[:, 1 - seat].coins.tolist()


def test_observations_can_be_whole_numbers(two: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    games = interpreted(monkeypatch, "minivilles", 6, players=2, seed=5, dtype="int16")
    two.reset(seed=5)
    assert games.observe().dtype == np.int16
    assert (games.observe() == two.observe()).all()


def test_what_is_hidden_is_not_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other cards in the hands of others leave the observation of a seat as it was."""
    games = interpreted(monkeypatch, "mintworks", 4, players=4, seed=1)
    rules, book = games.variant.game.rules, games.variant.book
    numbers = np.random.default_rng(4)
    changed = 0
    while changed < 5:
        games.step(any_legal(games, numbers))
        secret = (games.states.players.secret[:, 1:] != 0).any(1)
        for i in np.flatnonzero(secret & ~games.over):
            seen, real = games.observe(0)[i].tolist(), games.states[i].copy()
            rules.observe(games.states[i], 0)
            rules.imagine(games.states[i], book, np.array([changed + 1, 2, 3, 4], np.int64))
            changed += games.states[i].tobytes() != real.tobytes()
            assert games.observe(0)[i].tolist() == seen
            games.states[i] = real


def test_kernels_are_shared_by_the_same_game_alone() -> None:
    """Two players and four share the layout of a state, but not the room for their points."""
    two, four, again = (bourgade.load("minivilles", players=n).variant for n in (2, 4, 2))
    assert two.sizes == four.sizes
    for frozen in (True, False):
        assert Kernels.of(two, frozen) is Kernels.of(again, frozen)
        assert Kernels.of(two, frozen) is not Kernels.of(four, frozen)


@pytest.mark.parametrize("name", registry.names())
def test_sampled_actions_are_legal_and_the_same_everywhere(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = interpreted(monkeypatch, name, 3, seed=9), batch(name, 3, seed=9, workers=1)
    for _ in range(12):
        slow, fast = (one.sample() for one in games)
        assert slow.tolist() == fast.tolist()
        for one in games:
            one.step(fast)
            assert not one.illegal.any()


def test_sampled_actions_are_drawn_evenly_and_by_all_workers_alike() -> None:
    games = [batch("minivilles", 3000, players=2, seed=5, workers=k) for k in (1, 3)]
    for one in games:
        one.step(np.full(3000, one.action("roll 1")))
    drawn = games[0].sample()
    assert drawn.tolist() == games[1].sample().tolist()
    most = games[0].legal.sum(1).max()
    rich = games[0].legal.sum(1) == most
    counts = np.bincount(drawn[rich], minlength=games[0].actions)[games[0].legal[rich][0]]
    even = rich.sum() / most
    assert most > 4
    assert (abs(counts - even) < 5 * np.sqrt(even)).all()


def test_ended_games_sample_the_first_action(two: Batch) -> None:
    two.reset(seed=5)
    two.playout()
    assert two.sample().tolist() == [0] * 6


@pytest.mark.parametrize("name", registry.names())
def test_games_come_back_from_words_unchanged(name: str) -> None:
    games = batch(name, 5, seed=3, workers=1)
    for _ in range(9):
        games.step(games.sample())
    words = to_words(np.asarray(games.states))
    assert words.shape == (games.variant.state_bytes // word_of(games.states.dtype).itemsize, 5)
    assert from_words(games.variant, words).tobytes() == games.states.tobytes()


def test_more_games_than_fit_into_memory_are_refused() -> None:
    with pytest.raises(BadOption, match="MB of memory, and this machine has"):
        batch("minivilles", 2**40)
