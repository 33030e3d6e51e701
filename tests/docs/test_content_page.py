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


EXAMPLES: list[str] = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_example_is_played_and_named() -> None:
    example, _ = EXAMPLES
    variant = bourgade.load("minivilles", content=ContentText(example)).variant
    assert variant.content.establishments["cafe"].cost == 3
    assert variant.name("fr", "kinds", "tea_house") == "Salon de thé"


def test_the_combination_says_what_it_does() -> None:
    _, combined = EXAMPLES
    variant = bourgade.load("minivilles", content=ContentText(combined)).variant
    told = variant.texts.say("en", "about-tea-house")
    assert told == (
        "When another player rolls its number, every other player pays you 1 coin,"
        " as long as you have a Bakery, but only on a double."
    )


def test_two_dice_from_the_start_can_be_written() -> None:
    assert 'start_built = ["train_station"]' in PAGE
    content = ContentText('[[edition]]\nid = "base"\nstart_built = ["train_station"]\n')
    match = bourgade.load("minivilles", content=content, first_player="A").start(seed=1)
    assert match.moves == ("roll 1", "roll 2")


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
