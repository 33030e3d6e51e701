"""Dice and draws: exactly in proportion, and the same for the same seed and ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from bourgade.kernel import chance
from bourgade.kernel.chance import draw, new_key, seed_key

KEY = seed_key(7)


def spread(counts: Counter[int], weights: Sequence[int]) -> float:
    """The chi-square of counts against their weights."""
    thrown, total = sum(counts.values()), sum(weights)
    expected = [thrown * weight / total for weight in weights]
    return sum((counts[i] - n) ** 2 / n for i, n in enumerate(expected))


# Bounds that one seed in a thousand would break, for one outcome less than there are.
@pytest.mark.parametrize(
    ("weights", "bound"),
    [
        ((1, 1, 1, 1, 1, 1), 20.5),
        ((1, 2, 3), 13.8),
        ((1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), 29.6),
        ((1, 35), 10.8),
        ((5, 0, 7), 10.8),
    ],
)
def test_outcomes_come_in_proportion_to_their_weights(weights: list[int], bound: float) -> None:
    counts = Counter(draw(KEY, ply, weights) for ply in range(18_000))
    possible = [weight for weight in weights if weight]
    assert set(counts) == {i for i, weight in enumerate(weights) if weight}
    kept = Counter({n: counts[i] for n, i in enumerate(sorted(counts))})
    assert spread(kept, possible) < bound


def test_pairs_of_plies_are_independent() -> None:
    counts = Counter(
        6 * draw(KEY, ply, [1] * 6) + draw(KEY, ply + 1, [1] * 6) for ply in range(0, 36_000, 2)
    )
    assert spread(counts, [1] * 36) < 66.6


def test_the_same_ply_has_the_same_outcome() -> None:
    once = [draw(KEY, ply, [1] * 6) for ply in range(100)]
    assert once == [draw(seed_key(7), ply, [1] * 6) for ply in range(100)]
    assert once != [draw(seed_key(8), ply, [1] * 6) for ply in range(100)]
    assert len(set(once)) == 6


def test_a_seed_is_a_number_or_a_word() -> None:
    assert seed_key(7) == seed_key("7")
    assert len({seed_key(seed) for seed in (7, 8, "seven", b"7", b"")}) == 5
    assert {len(seed_key(seed)) for seed in (7, "seven", b"7")} == {32}


def test_keys_of_the_system_are_all_different() -> None:
    assert len({new_key() for _ in range(100)}) == 100
    assert len(new_key()) == 32


def test_a_single_outcome_is_certain() -> None:
    assert {draw(KEY, ply, [3]) for ply in range(50)} == {0}


def test_the_uneven_tail_is_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**64 - 1 numbers fall to three outcomes evenly; the last one would favour the first."""
    thrown = given(monkeypatch, [(1 << 64) - 1, 1])
    assert draw(KEY, 5, [1, 1, 1]) == 1
    assert thrown == [b"5:0", b"5:1"]


def test_the_last_even_number_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown = given(monkeypatch, [(1 << 64) - 2])
    assert draw(KEY, 5, [1, 1, 1]) == 2
    assert thrown == [b"5:0"]


def test_nothing_is_thrown_again_where_all_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, [(1 << 64) - 1])
    assert draw(KEY, 5, [1, 1, 1, 1]) == 3


@pytest.mark.parametrize(("number", "outcome"), [(0, 0), (1, 2), (2, 2), (3, 3), (5, 3), (6, 0)])
def test_each_outcome_has_as_many_numbers_as_weight(
    monkeypatch: pytest.MonkeyPatch, number: int, outcome: int
) -> None:
    given(monkeypatch, [number])
    assert draw(KEY, 0, [1, 0, 2, 3]) == outcome


def given(monkeypatch: pytest.MonkeyPatch, numbers: Sequence[int]) -> list[bytes]:
    """Let the generator give these numbers; returns what it is asked with."""
    asked: list[bytes] = []
    left: Iterator[int] = iter(numbers)

    def digest(key: bytes, message: bytes, algorithm: str) -> bytes:
        asked.append(message)
        return next(left).to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr(chance.hmac, "digest", digest)
    return asked
