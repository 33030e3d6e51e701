"""The examples on the page about content files are content files."""

from __future__ import annotations

import re
from pathlib import Path

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.content import ContentText
from bourgade.kernel.content_keys import tables_of
from bourgade.kernel.own_texts import LONGEST

PAGE = (Path(__file__).parents[2] / "docs" / "content.md").read_text("utf-8")


def test_the_example_is_played_and_named() -> None:
    [example] = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)
    variant = bourgade.load("minivilles", content=ContentText(example)).variant
    assert variant.content.establishments["cafe"].cost == 3
    assert variant.name("fr", "kinds", "tea_house") == "Salon de thé"


def test_limits_are_those_that_hold() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| (\d+)", PAGE, flags=re.MULTILINE))
    assert {name: int(most) for name, most in told.items() if name in LONGEST} == LONGEST


def test_every_effect_of_every_game_is_listed_with_a_card_that_has_it() -> None:
    for name in registry.names():
        for table in tables_of(registry.find(name)):
            assert f"[{table.name}]" in PAGE
            for effect in table.effects:
                assert f"| `{effect.name}` |" in PAGE
                assert effect.cards, effect.name
