"""What a seat cannot see is imagined: every possible card, in every hidden place, evenly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from bourgade import Match
from bourgade.games.mintworks import rules
from bourgade.games.mintworks.rules.cards import count
from tests.games.mintworks.street import play, street


def hidden_everywhere() -> Match:
    """B and C hold plans that A has not seen, and one that B put away lies under the deck."""
    match = street(
        advanced="recycler crowdfunder", A="3 | statue, secret bridge", C="4 | mine, secret crane",
        B="9 | secret factory, vault, secret obelisk",
        supply="windmill gardens", active="B",
    )  # fmt: skip
    play(match, "place recycler", "recycle factory")
    return match


@pytest.fixture(scope="module")
def met() -> list[tuple[Match, int]]:
    match = hidden_everywhere()
    return [(match, seat) for seat in range(3)]


@pytest.mark.rule("MW-120", "MW-121", "MW-122")
def test_what_is_imagined_could_be(met: list[tuple[Match, int]]) -> None:
    rng = np.array([1, 2, 3, 4], np.int64)
    for match, seat in met:
        book = match.variant.book
        for _ in range(20):
            s = match.seen_by("ABC"[seat])
            rules.imagine(s, book, rng)
            assert all(p.unknown == 0 for p in s.players)
            assert all(s.bottom[i] >= 0 for i in range(s.under))
            assert count(int(s.deck)) == s.top
            assert everywhere(s) == everywhere(match.state)
            for p in range(3):
                me, real = s.players[p], match.state.players[p]
                assert count(int(me.plans)) == count(int(real.plans))
                assert me.buildings == real.buildings
                held = [int(s.since[k]) for k in range(book.plans) if int(me.plans) >> k & 1]
                assert sorted(held) == list(range(1, len(held) + 1))
            assert s.players[seat].plans == match.state.players[seat].plans


def everywhere(s: Any) -> list[int]:
    """Every plan of the game, wherever it lies."""
    places = [int(s.deck)] + [int(p.plans) | int(p.buildings) for p in s.players]
    cards = [k for place in places for k in range(64) if place >> k & 1]
    cards += [int(k) for k in s.supply if k >= 0]
    return sorted(cards + [int(s.bottom[i]) for i in range(s.under)])


@pytest.mark.rule("MW-120", "MW-122")
def test_every_unseen_plan_is_as_likely(met: list[tuple[Match, int]]) -> None:
    match, seat = met[0]
    rng = np.array([5, 6, 7, 8], np.int64)
    seen: Counter[int] = Counter()
    for _ in range(3000):
        s = match.seen_by("ABC"[seat])
        before = int(s.deck)
        rules.imagine(s, match.variant.book, rng)
        gone = before & ~int(s.deck)
        seen.update(k for k in range(64) if gone >> k & 1)
    unseen = count(int(match.seen_by("ABC"[seat]).deck))
    assert len(seen) == unseen
    expected = sum(seen.values()) / unseen
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 2 * unseen + 20
