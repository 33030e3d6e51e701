"""Records with room to spare: content with more words runs the same compiled code."""

from __future__ import annotations

import numpy as np
import pytest

from bourgade.kernel import registry
from bourgade.kernel.content import ContentText
from bourgade.kernel.errors import BadContent
from bourgade.kernel.room import (
    check_room,
    fitting,
    has_room,
    printed_sizes,
    refitted,
    roomy_sizes,
    roomy_state,
    with_room,
)
from bourgade.kernel.variant import Variant
from tests.kernel.test_own_texts import TEA_HOUSE


def variant(content: str = "", **options: str) -> Variant:
    return registry.find("minivilles").variant(ContentText(content), **options)


def with_cards(count: int) -> Variant:
    return variant("".join(TEA_HOUSE.replace("tea_house", f"tea_{n}") for n in range(count)))


def test_what_is_printed_has_records_of_its_own_size() -> None:
    printed = variant()
    assert fitting(printed) is printed
    assert printed.sizes in printed_sizes(printed.game)
    check_room(printed)


def test_there_is_room_for_every_edition_and_for_spare_words() -> None:
    game = variant().game
    roomy = roomy_sizes(game)
    for sizes in printed_sizes(game):
        assert all(sizes[name] <= size for name, size in roomy.items())
        assert sizes["kinds"] < roomy["kinds"]


def test_cards_of_ones_own_share_one_size_until_there_is_no_room() -> None:
    few, more = with_cards(1), with_cards(5)
    roomy = roomy_sizes(few.game)
    assert few.sizes == more.sizes == {**few.sizes, **roomy}
    assert fitting(few).sizes == few.sizes
    assert few.sizes not in printed_sizes(few.game)
    check_room(few)
    crowd = with_cards(roomy["kinds"])
    assert not has_room(roomy, crowd)
    assert fitting(crowd) is crowd
    with pytest.raises(BadContent, match=r"^The content has \d+ kinds; here at most \d+"):
        check_room(crowd)


def test_records_are_copied_as_far_as_they_fit() -> None:
    small = variant()
    large = with_room(small, roomy_sizes(small.game))
    before = small.new_state()
    wide = refitted(before, small.game.state, large.sizes)
    assert wide.dtype.itemsize > before.dtype.itemsize
    back = refitted(wide, small.game.state, small.sizes)
    assert np.asarray(back).tobytes() == np.asarray(before).tobytes()


def test_what_is_spare_in_a_state_is_as_at_the_start() -> None:
    """A reserve without tiles says so in every place, also where no tile of this game can lie."""
    small = registry.find("shafausa").variant()
    larger = with_room(small, roomy_sizes(small.game))
    states = [one.new_state() for one in (small, larger)]
    for one, state in zip((small, larger), states, strict=True):
        one.game.rules.setup(state[0], one.book)
    found = roomy_state(small, states[0][0], larger.sizes)
    assert found.tobytes() == states[1].tobytes()
    assert found.tobytes() != refitted(states[0], small.game.state, larger.sizes).tobytes()
