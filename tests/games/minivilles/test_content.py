"""The content file: what an owner's corrections may say, and how mistakes are told."""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from tests.games.minivilles.town import coins, play
from tests.games.wrong_content import refused_content

NOODLES = """
[[establishment]]
id = "noodle_bar"
rule = "MV-104"
order = 39
colour = "red"
dice = [5, 6]
cost = 2
icon = "cup"
unique_per_player = false
effect = { key = "from_roller", amount = 2 }
provenance = "reconstructed"
detail = "our own"
copies = { base = 6 }
"""


def establishment(line: str, name: str = "cafe") -> str:
    return f'[[establishment]]\nid = "{name}"\n{line}\n'


def monument(line: str, name: str = "harbor") -> str:
    return f'[[monument]]\nid = "{name}"\n{line}\n'


def edition(line: str) -> str:
    return f'[[edition]]\nid = "base"\n{line}\n'


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        (establishment("dice = [15]"), "establishment.cafe.dice", "from 1 to 14, found 15"),
        (establishment("dice = []"), "establishment.cafe.dice", "1 or more entries, found 0"),
        (establishment("cost = -1"), "establishment.cafe.cost", "from 0 to 1,000"),
        (establishment('cost = "two"'), "establishment.cafe.cost", "a whole number"),
        (
            establishment('icon = "tower"'),
            "establishment.cafe.icon",
            "all purple cards have the tower",
        ),
        (
            establishment('icon = "moon"'),
            "establishment.cafe.icon",
            "'moon' is not one of wheat, cow",
        ),
        (establishment('colour = "pink"'), "establishment.cafe.colour", "not one of blue"),
        (establishment("price = 3"), "establishment.cafe.price", "unknown key"),
        (
            establishment("copies = { base = 127, marina = 1 }"),
            "establishment.cafe.copies",
            "127 copies",
        ),
        (
            establishment("copies = { base = 200 }"),
            "establishment.cafe.copies.base",
            "from 0 to 127",
        ),
        (
            establishment("copies = { moon = 1 }"),
            "establishment.cafe.copies.moon",
            "'moon' is not one of base, marina",
        ),
        (
            establishment('effect = { key = "gift", amount = 1 }'),
            "establishment.cafe.effect.key",
            "no effect “gift”; known effects: bank_income, bank_income_per_icon",
        ),
        (
            establishment('effect = { key = "from_roller", threshold = 3 }'),
            "establishment.cafe.effect.threshold",
            "from_roller does not take threshold; it takes amount, owner_has",
        ),
        (
            establishment('effect = { key = "loan", on_build = 1, pay_bank = 1 }'),
            "establishment.cafe.effect.key",
            "loan is for green; for red there are bank_income, bank_income_per_icon",
        ),
        (
            establishment('effect = { key = "may_reroll" }'),
            "establishment.cafe.effect.key",
            "may_reroll is for monument; for red there are",
        ),
        (
            establishment("effect = { amount = 101 }"),
            "establishment.cafe.effect.amount",
            "from 0 to 100",
        ),
        (
            establishment('effect = { owner_has = "moon" }'),
            "establishment.cafe.effect.owner_has",
            "'moon' is not one of harbor",
        ),
        (
            establishment('effect = { kind = "moon" }', "winery"),
            "establishment.winery.effect.kind",
            "'moon' is not one of wheat_field",
        ),
        (
            establishment('effect = { kind = "mackerel_boat" }', "winery"),
            "establishment.winery.effect",
            "counts mackerel_boat, which edition base_green_valley does not have",
        ),
        (
            establishment("effect = { extra_dice = 3 }", "tuna_boat"),
            "establishment.tuna_boat.effect.extra_dice",
            "the rules need 2, found 3",
        ),
        (
            establishment("effect = { divisor = 0 }", "tax_office"),
            "establishment.tax_office.effect.divisor",
            "from 1 to 100, found 0",
        ),
        (
            establishment('effect = { key = "from_roller_all", amount = 1 }'),
            "establishment.cafe.effect.amount",
            "from_roller_all does not take amount",
        ),
        (
            establishment('effect = { key = "loan" }', "bakery"),
            "establishment.bakery.effect",
            "loan needs on_build",
        ),
        (
            monument('effect = { key = "loan" }'),
            "monument.harbor.effect.key",
            "loan is for green; for monument there are may_roll_two_dice",
        ),
        (monument("cost = 5000"), "monument.harbor.cost", "from 0 to 1,000"),
        (monument("effect = { amount = 20 }"), "monument.harbor.effect.amount", "from 0 to 19"),
        (edition('monuments = ["moon"]'), "edition.base.monuments", "'moon' is not one of"),
        (edition("start_cards = { moon = 1 }"), "edition.base.start_cards.moon", "'moon' is not"),
        (edition('market_modes = ["moon"]'), "edition.base.market_modes", "not one of open, ten"),
        (edition('steps = [["red"]]'), "edition.base.steps", "exactly one step"),
        (edition("players_max = 9"), "edition.base.players_max", "from 2 to 8, found 9"),
        (edition("monuments_needed = 5"), "edition.base.monuments_needed", "from 1 to 4, found 5"),
    ],
)
def test_a_mistake_is_told_with_file_key_and_reason(
    tmp_path: Path, text: str, key: str, why: str
) -> None:
    assert why in str(refused_content("minivilles", tmp_path, text, at=f"{key}: "))


def test_a_corrected_figure_is_played(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(establishment("cost = 4"), "utf-8")
    match = bourgade.load("minivilles", content=file, first_player="A").start(chance="manual")
    play(match, "roll 1", "dice 6")
    assert "build cafe" not in match.moves


def test_another_effect_takes_the_place_of_the_printed_one(tmp_path: Path) -> None:
    """The figures of the printed effect go with it."""
    file = tmp_path / "box.toml"
    file.write_text(establishment('effect = { key = "from_roller_all" }'), "utf-8")
    effect = bourgade.load("minivilles", content=file).variant.content.establishments["cafe"].effect
    assert (effect.key, effect.amount) == ("from_roller_all", 0)


def test_a_card_with_a_known_effect_needs_no_code(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(NOODLES, "utf-8")
    match = bourgade.load("minivilles", content=file, first_player="A").start(chance="manual")
    play(match, "roll 1", "dice 4", "build noodle_bar", "roll 1", "dice 5")
    assert coins(match) == [3, 1]


def test_the_users_own_file_is_found_by_itself(own_home: None) -> None:
    from bourgade.kernel.content import config_folder

    config_folder().mkdir()
    (config_folder() / "minivilles.toml").write_text(NOODLES, "utf-8")
    game = bourgade.load("minivilles")
    assert "noodle_bar" in game.variant.words["kinds"]
    assert "Noodle Bar" in match_table(game)


def match_table(game: bourgade.LoadedGame) -> str:
    return game.start(seed=1)._repr_html_()
