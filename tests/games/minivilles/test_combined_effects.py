"""Cards of content files that put an effect, a condition and a trigger together."""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from bourgade import Match
from bourgade.kernel.content import ContentText
from bourgade.server.views.scene import scene_of
from tests.games.minivilles.town import coins, play
from tests.games.wrong_content import refused_content

CARD = """
[[establishment]]
id = "tea_house"
rule = "MV-065"
order = 0
colour = "{colour}"
dice = {dice}
cost = 1
icon = "cup"
unique_per_player = false
effect = {{ {effect} }}
provenance = "reconstructed"
detail = "our own"
copies = {{ base = 6 }}
"""


def written(effect: str, colour: str, dice: str = "[2]") -> ContentText:
    icon = 'icon = "tower"' if colour == "purple" else 'icon = "cup"'
    text = CARD.format(effect=effect, colour=colour, dice=dice)
    return ContentText(text.replace('icon = "cup"', icon))


def rolled(
    effect: str,
    colour: str = "green",
    throw: tuple[int, ...] = (2,),
    active: str = "A",
    **purses: int,
) -> Match:
    """Seat A has the card and 5 coins, B has 5 or as given; somebody has thrown the dice."""
    content = written(effect, colour, f"[{sum(throw)}]")
    game = bourgade.load("minivilles", content=content, players=2, first_player="A")
    start = game.start(chance="manual").position
    for seat in "AB":
        start["players"][seat] |= {"coins": purses.get(seat, 5), "built": ["train_station"]}
    start["market"]["tea_house"] -= 1
    start["players"]["A"]["open"]["tea_house"] = 1
    match = game.setup({**start, "active": active, "actor": active}, chance="manual")
    return play(match, f"roll {len(throw)}", f"dice {' '.join(map(str, throw))}")


INCOME = 'key = "bank_income", amount = 3'
BAKERY = 1  # what the Bakery of whoever rolled a 2 or 3 brings


@pytest.mark.rule("MV-050", "MV-051", "MV-052", "MV-053")
@pytest.mark.parametrize(
    ("colour", "mine", "theirs"),
    [("blue", 3, 3), ("green", 3, 0), ("red", 0, 3), ("purple", 3, 0)],
)
def test_the_colour_says_on_whose_roll_an_effect_works(colour: str, mine: int, theirs: int) -> None:
    assert coins(rolled(INCOME, colour)) == [5 + mine + BAKERY, 5]
    assert coins(rolled(INCOME, colour, active="B")) == [5 + theirs, 5 + BAKERY]


@pytest.mark.parametrize(("colour", "active"), [("blue", "B"), ("red", "B"), ("green", "A")])
@pytest.mark.parametrize(
    ("effect", "paid"),
    [
        ('key = "from_each_other", amount = 2', 2),
        ('key = "from_each_other_per_icon", amount = 2, icons = ["bread"]', 2),
        ('key = "half_from_each_other", threshold = 1, divisor = 2, rounding = "down"', 2),
    ],
)
def test_others_pay_on_any_roll(effect: str, paid: int, colour: str, active: str) -> None:
    bread = [BAKERY, 0] if active == "A" else [0, BAKERY]
    assert coins(rolled(effect, colour, active=active)) == [
        5 + paid + bread[0],
        5 - paid + bread[1],
    ]


@pytest.mark.rule("MV-065")
@pytest.mark.parametrize(
    ("condition", "purse", "paid"),
    [
        ("owner_coins_below = 5", 5, 0),
        ("owner_coins_below = 6", 5, 3),
        ("owner_coins_below = 0", 5, 3),
        ('owner_has_kind = "cafe"', 5, 0),
        ('owner_has_kind = "wheat_field"', 5, 3),
        ('owner_has = "radio_tower"', 5, 0),
        ('owner_has = "train_station"', 5, 3),
        ("owner_monuments_below = 1", 5, 0),
        ("owner_monuments_below = 2", 5, 3),
        ('owner_monuments_below = 2, owner_has_kind = "cafe"', 5, 0),
        ('owner_monuments_below = 2, owner_has_kind = "bakery"', 5, 3),
    ],
)
def test_an_effect_waits_for_all_its_conditions(condition: str, purse: int, paid: int) -> None:
    match = rolled(f"{INCOME}, {condition}", A=purse)
    assert coins(match) == [purse + paid + BAKERY, 5]


@pytest.mark.rule("MV-065")
@pytest.mark.parametrize(("purse", "paid"), [(9, 0), (10, 2), (11, 2)])
def test_only_a_rich_roller_pays(purse: int, paid: int) -> None:
    effect = 'key = "from_roller", amount = 2, roller_coins_at_least = 10'
    match = rolled(effect, "red", active="B", B=purse)
    assert coins(match) == [5 + paid, purse - paid + BAKERY]


@pytest.mark.rule("MV-065")
@pytest.mark.parametrize(("throw", "paid"), [((2, 2), 3), ((1, 3), 0), ((4,), 0)])
def test_a_card_may_work_on_doubles_only(throw: tuple[int, ...], paid: int) -> None:
    match = rolled(f"{INCOME}, on_double = true", throw=throw)
    assert coins(match) == [5 + paid, 5]


@pytest.mark.parametrize(
    ("effect", "colour", "en", "fr"),
    [
        (
            f'{INCOME}, owner_has_kind = "cafe"', "red",
            "When another player rolls its number, the bank pays you 3 coins,"
            " as long as you have a Café.",
            "Quand un autre joueur obtient ce nombre, la banque vous verse 3 pièces,"
            " tant que vous avez un Café.",
        ),
        (
            f"{INCOME}, owner_coins_below = 4, on_double = true", "green",
            "On your own roll, the bank pays you 3 coins, if you have fewer than 4 coins,"
            " but only on a double.",
            "À votre tour, la banque vous verse 3 pièces, si vous avez moins de 4 pièces,"
            " mais seulement sur un double.",
        ),
        (
            'key = "from_roller", amount = 2, roller_coins_at_least = 10', "red",
            "When another player rolls its number, they pay you 2 coins,"
            " if whoever rolled has 10 or more coins.",
            "Un autre joueur vous paie 2 pièces quand il obtient ce nombre,"
            " si le lanceur a au moins 10 pièces.",
        ),
    ],
)  # fmt: skip
def test_a_combination_is_told_in_both_languages(
    effect: str, colour: str, en: str, fr: str
) -> None:
    variant = bourgade.load("minivilles", content=written(effect, colour)).variant
    said = [variant.texts.say(language, "about-tea-house") for language in ("en", "fr")]
    assert said == [en, fr]


def test_a_monument_takes_no_condition(tmp_path: Path) -> None:
    """It would be read nowhere."""
    text = '[[monument]]\nid = "harbor"\neffect = { owner_has = "radio_tower" }\n'
    told = str(refused_content("minivilles", tmp_path, text, at="monument.harbor.effect.owner_has"))
    assert "does not take owner_has; it takes threshold, amount" in told


def test_a_condition_names_a_card_of_the_edition(tmp_path: Path) -> None:
    text = written(f'{INCOME}, owner_has_kind = "mackerel_boat"', "green").text
    told = str(refused_content("minivilles", tmp_path, text, at="establishment.tea_house.effect"))
    assert "counts mackerel_boat, which edition" in told


def test_bots_know_how_rare_a_double_is() -> None:
    cards = {
        double: bourgade.load(
            "minivilles", content=written(f"{INCOME}, on_double = {double}", "green", "[3, 4]")
        ).variant.content.establishments["tea_house"]
        for double in ("true", "false")
    }
    assert (cards["true"].odds_with_one, cards["true"].odds_with_two) == (0, 1)
    assert (cards["false"].odds_with_one, cards["false"].odds_with_two) == (12, 5)


@pytest.mark.parametrize(
    ("condition", "lit"),
    [("on_double = true", False), ('owner_has_kind = "cafe"', False),
     ('owner_has_kind = "bakery"', True)],
)  # fmt: skip
def test_a_card_that_does_not_work_is_not_lit(condition: str, lit: bool) -> None:
    match = rolled(f"{INCOME}, {condition}")
    assert ("tea_house" in scene_of(match, "en", seat="A")["facts"]["acting"]["A"]) == lit
