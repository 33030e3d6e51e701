"""The content file: what an owner's corrections may say, how mistakes are told, the reference."""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from bourgade.kernel import registry
from tests.games.mintworks.street import stars
from tests.games.wrong_content import refused_content


def plan(line: str, name: str = "vault") -> str:
    return f'[[plan]]\nid = "{name}"\n{line}\n'


def location(line: str, name: str = "producer") -> str:
    return f'[[location]]\nid = "{name}"\n{line}\n'


def automaton(line: str, name: str = "rachael") -> str:
    return f'[[automaton]]\nid = "{name}"\n{line}\n'


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        (plan("cost = 0"), "plan.vault.cost", "from 1 to 100"),
        (plan('cost = "two"'), "plan.vault.cost", "a whole number"),
        (plan('type = "farm"'), "plan.vault.type", "not one of culture"),
        (plan("stars = -1"), "plan.vault.stars", "from 0 to 100"),
        (plan("stars_each = 0"), "plan.vault.stars_each", "needs a star_rule"),
        (plan('opens_location = "lotto"'), "plan.vault.opens_location", "deeds open a location"),
        (
            plan('opens_location = "moon"', "lotto"),
            "plan.lotto.opens_location",
            "not one of wholesaler",
        ),
        (plan("counts_as_culture_buildings = 3"), "plan.vault.counts_as_culture", "from 1 to 2"),
        (plan("price = 3"), "plan.vault.price", "unknown key"),
        (plan("rules = []"), "plan.vault.rules", "1 or more entries"),
        (location('effect = "gift"'), "location.producer.effect", "'gift' is not one of"),
        (location("cost = 0"), "location.producer.cost", "from 1 to 100"),
        (location("cost = 1", "supplier"), "location.supplier.cost", "what is chosen here"),
        (location("spaces = { 3 = 4 }"), "location.producer.spaces.3", "from 1 to 3, found 4"),
        (location("owner_reward = 1"), "location.producer.owner_reward", "only a deed location"),
        (location("gain_mints = 21"), "location.producer.gain_mints", "from 0 to 20"),
        (automaton("mint_total = 8"), "automaton.rachael.mint_total", "more than the 8 dealt"),
        (automaton("turns_in_a_row = 0"), "automaton.rachael.turns_in_a_row", "from 1 to 4"),
        (
            automaton('type_order_later = ["deed", "deed"]'),
            "automaton.rachael.type_order_later",
            "names a type twice",
        ),
        ("[setup]\nplayers_max = 5", "setup.players_max", "from 2 to 4, found 5"),
        ("[setup]\nplan_supply_size = 9", "setup.plan_supply_size", "from 1 to 5, found 9"),
        ("[setup]\nend_stars = 101", "setup.end_stars", "from 0 to 100"),
        ("[setup]\nadvanced_locations_drawn = 5", "setup.advanced_locations_drawn", "from 0 to 4"),
        ('[solo]\nlocation_line = ["lotto"]', "solo.location_line", "each core and deed"),
        ("[components]\nplan_cards = 20", "components.plan_cards", "there are 21 plans"),
        ("[components]\nlocation_cards = 9", "components.location_cards", "there are 10"),
    ],
)
def test_a_mistake_is_told_with_file_key_and_reason(
    tmp_path: Path, text: str, key: str, why: str
) -> None:
    assert why in str(refused_content("mintworks", tmp_path, text, at=key))


def test_a_corrected_figure_is_played(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(plan("stars = 1"), "utf-8")
    loaded = bourgade.load("mintworks", content=file, first_player="A")
    hoods = {"A": {"buildings": ["vault"]}, "B": {"buildings": ["windmill"]}}
    assert stars(loaded.setup({"players": hoods}, chance="manual")) == [1, 1]


def test_a_plan_with_known_figures_needs_no_code(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        "[components]\nplan_cards = 22\n"
        + plan(
            'type = "production"\ncost = 2\nstars = 4\nupkeep_mints = 2\nfrench_name = "own"\n'
            'rules = ["MW-083"]\nprovenance = "public"\ndetail = "our own"',
            "brewery",
        ),
        "utf-8",
    )
    loaded = bourgade.load("mintworks", content=file, first_player="A")
    hoods = {"A": {"mints": 0, "buildings": ["brewery"]}, "B": {"mints": 0}}
    supply = ["windmill", "statue", "gardens"]
    match = loaded.setup({"players": hoods, "supply": supply}, chance="manual")
    match.play("pass")
    match.play("pass")
    assert (stars(match), match.position["players"]["A"]["mints"]) == ([4, 0], 3)


def test_french_names_without_an_official_source_are_marked() -> None:
    found = registry.find("mintworks")
    _, content = found.load_content()
    french = {
        (card.dim, card.word): card.figures["french_name"]
        for card in found.cards(content, found.texts, "fr")
    }
    assert french["plans", "windmill"] == "non officiel, notre traduction"
    assert french["plans", "landfill"] == "rapporté par une critique"
    assert french["locations", "supplier"] == "de la règle française"
    official = {word for (_, word), source in french.items() if source == "de la règle française"}
    assert official == {
        "wholesaler", "lotto", "supplier", "builder", "swap_meet", "temp_agency",
    }  # fmt: skip
    assert len(french) == 21 + 10 + 4
