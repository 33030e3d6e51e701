"""The facts on the side of a box, as people read them."""

from __future__ import annotations

from bourgade.kernel.box import Box, BoxFact
from bourgade.kernel.i18n import KERNEL_FOLDER, Texts

TEXTS = Texts(KERNEL_FOLDER)


def test_a_box_tells_what_is_printed_on_it_and_what_is_our_estimate() -> None:
    box = Box(BoxFact(30, "estimated"), BoxFact(7, "rulebook"), "light")
    assert box.told(TEXTS, "en") == {
        "minutes": "about 30 min", "age": "age 7+", "weight": "light",
    }  # fmt: skip
    assert box.told(TEXTS, "fr") == {
        "minutes": "environ 30 min", "age": "dès 7 ans", "weight": "léger",
    }  # fmt: skip


def test_a_box_without_facts_tells_nothing() -> None:
    assert Box().told(TEXTS, "en") == {}
