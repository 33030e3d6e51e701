"""Order of resolution and payments: section 6 of RULES.md."""

import pytest

from tests.games.minivilles.town import coins, play, town


@pytest.mark.rule("MV-059")
def test_a_roller_without_coins_pays_nothing_and_still_collects() -> None:
    match = town(A="0 | bakery 2", B="5 | cafe")
    play(match, "roll 1", "dice 3")
    assert coins(match) == [2, 5]


@pytest.mark.rule("MV-058", "MV-060")
def test_creditors_are_served_counter_clockwise_each_in_full() -> None:
    match = town(A="3 | bakery 2", B="0 | cafe 3", C="0 | cafe 2")
    play(match, "roll 1", "dice 3")
    assert coins(match) == [2, 1, 2]
