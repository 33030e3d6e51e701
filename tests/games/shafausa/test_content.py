"""The content file: what an owner's corrections may say, and how mistakes are told."""

from __future__ import annotations

import random

import pytest

import bourgade
from bourgade.kernel import registry
from tests.games.shafausa.canton import (
    box,
    canton,
    counted,
    cubes,
    dusk,
    game,
    lines,
    money,
    offered,
    play,
    until,
)

OTHER = "grisa, bare, 5 chf, power deep_caves"


def row(table: str, name: str, line: str) -> str:
    return f'[[{table}]]\nid = "{name}"\n{line}\n'


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        ("[limits]\nplayers_max = 7", "limits.players_max", "2 to 6"),
        ("[limits]\nplayers_min = 1", "limits.players_min", "2 to 6"),
        ("[limits]\nbuilding_backs = [3, 4]", "limits.building_backs", "2 players need one copy"),
        (
            "[limits]\nconstruction_cost = { tin = 1 }",
            "limits.construction_cost.tin",
            "'tin' is not one of wood, stone",
        ),
        ("[auction]\nincrement = 0", "auction.increment", "1 to 100"),
        ("[auction]\nopening_bid = 0", "auction.opening_bid", "1 to 100"),
        ("[limits]\nspeculations_per_round = 0", "limits.speculations_per_round", "1 to 100"),
        ("[speculation]\nfix = -1", "speculation.fix", "0 to 100"),
        ("[miners]\nmost = 14", "miners.most", "number 13 needs a price"),
        (row("people", "grisa", "miners = 1"), "people.grisa.miners", "number 2 needs a price"),
        (
            "[limits]\nplayers_max = 3\nplayers_min = 3\nbuilding_backs = [4]",
            "limits.building_backs",
            "3 players need one copy",
        ),
        (row("building", "inn", "copies = 2"), "building.inn.copies", "building_backs"),
        (
            row("edition", "family", 'buildings_removed = ["quarry"]'),
            "edition.family.buildings_removed",
            "quarry is not used in Family",
        ),
        (
            row("people", "grisa", "buildings = { inn = 1 }"),
            "people.grisa.buildings.inn",
            "board of primitiva",
        ),
        (
            row("power", "summit", 'effect = { count = "active_mines" }'),
            "power.summit.effect.count",
            "must say which mines",
        ),
        ("[miners]\ncost_to_reach = { 13 = 9 }", "miners.cost_to_reach.13", "not one of 1, 2"),
        ("[warehouses]\ncost = []", "warehouses.cost", "1 to 60"),
        ("[rounds]\ncap = 61", "rounds.cap", "1 to 60"),
        ("[colonial]\nslots = [2, 4, 3, 3, 3]", "colonial.slots", "three buildings"),
        (row("edition", "geek", "cities_in_play = 6"), "edition.geek.cities_in_play", "1 to 5"),
        (row("resource", "wood", "sell_start = 3"), "resource.wood.sell_start", "0 to 2"),
        (row("resource", "wood", "buy_min = 2"), "resource.wood.buy_min", "resold at a profit"),
        (row("mine", "wood", "cost = { wood = 0, stone = 0 }"), "mine.wood.cost", "1 to 40"),
        (row("mine", "wood", 'cost = "free"'), "mine.wood.cost", "expected a table"),
        (row("building", "inn", "price = -1"), "building.inn.price", "0 to 1,000"),
        (row("building", "inn", "vp = true"), "building.inn.vp", "a whole number"),
        (row("building", "inn", "colour = 3"), "building.inn.colour", "unknown key"),
        (row("building", "inn", 'effect = { key = "wish" }'), "building.inn.effect.key", "wish"),
        (row("building", "inn", "effect = { amount = 0 }"), "building.inn.effect.amount", "1 to"),
        (
            row("building", "inn", "effect = { chf = 2 }"),
            "building.inn.effect.chf",
            "does not take chf",
        ),
        (row("building", "inn", 'replaces = "loft"'), "building.inn.replaces", "not one of"),
        (row("people", "grisa", "money = -3"), "people.grisa.money", "0 to 1,000"),
        (row("people", "grisa", "slots = [4, 4, 4]"), "people.grisa.slots", "5 entries"),
        (row("people", "grisa", "mines = { 1 = { iron = 4 } }"), "people.grisa.mines", "city 1"),
        (row("people", "grisa", "buildings = { loft = 1 }"), "people.grisa.buildings", "Family"),
        (row("power", "smuggling", 'people = "gineva"'), "power", "three cards"),
        (row("power", "smuggling", 'window = "buying"'), "power.smuggling.window", "management"),
        (
            row("tile", "setup_01", "value = 2"),
            "tile.setup_01.value",
            "setup_02 has the same value",
        ),
        (row("tile", "setup_01", 'building = "inn"'), "tile.setup_01.building", "setup_21 shows"),
        (row("tile", "setup_01", "back = 7"), "tile.setup_01.back", "2 to 6"),
        (row("scoring", "geek", "chf_per_vp = 0"), "scoring.geek.chf_per_vp", "1 to 1,000"),
        (row("scoring", "geek", "city = -1"), "scoring.geek.city", "0 to 100"),
    ],
)
def test_a_mistake_is_told_with_file_key_and_reason(text: str, key: str, why: str) -> None:
    file = box(text)
    with pytest.raises(bourgade.BadContent) as error:
        bourgade.load("shafausa", content=file)
    assert str(file) in str(error.value)
    assert f", at {key}" in str(error.value)
    assert why in str(error.value)
    french = error.value.text("fr")
    assert f", sous {key}" in french
    reason = error.value.args_["why"]
    assert isinstance(reason, bourgade.BourgadeError)
    assert reason.text("en") not in french
    assert reason.message not in french


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "[limits]\nconstruction_cost = { tin = 1 }",
            "'tin' ne figure pas parmi wood, stone, iron, coal, copper, silver, gold",
        ),
        (
            "[miners]\nmost = 14",
            "un plateau commence avec 4 mineurs, donc le numéro 13 doit avoir un prix",
        ),
        (row("people", "grisa", "miners = 1"), "1 mineur, donc le numéro 2 doit avoir un prix"),
        ("[warehouses]\ncost = [1001]", "un nombre de 0 à 1 000 ; trouvé : 1 001"),
        (row("resource", "wood", "sell_start = 3"), "un nombre de 0 à 2 ; trouvé : 3"),
        (
            row("building", "inn", 'effect = { key = "smuggle" }'),
            "est pour management ; pour building,",
        ),
        (
            row("power", "summit", 'effect = { key = "wish" }'),
            "d’effet « wish » ; effets connus : end_vp,",
        ),
        (row("building", "inn", "effect = { chf = 2 }"), "n’a pas de paramètre chf ; il a amount"),
        (
            row("people", "grisa", "slots = [1, 4, 4, 4, 4]"),
            "la ville 1 a 1 emplacement, or 3 possessions y sont imprimées",
        ),
        (
            row("people", "grisa", "buildings = { inn = 1 }"),
            "inn est aussi imprimé sur le plateau de primitiva",
        ),
        (
            row("power", "smuggling", 'window = "buying"'),
            "smuggle est pour management ; pour buying",
        ),
        (
            row("power", "smuggling", 'people = "gineva"'),
            "gineva doit avoir trois cartes, dont exactement",
        ),
        (row("building", "mint", "effect = { amount = 9 }"), "un cube de silver pourrait"),
        (row("tile", "setup_01", "value = 2"), "setup_02 a la même valeur"),
    ],
)
def test_a_mistake_is_told_in_french(text: str, why: str) -> None:
    """What stands in the file is quoted as it stands there; the rest is French."""
    with pytest.raises(bourgade.BadContent) as error:
        bourgade.load("shafausa", content=box(text))
    assert why in " ".join(error.value.text("fr").split())  # no-break spaces count as spaces here


def test_a_mistake_names_the_file_of_the_owner() -> None:
    file = box(row("building", "inn", "price = -1"))
    with pytest.raises(bourgade.BadContent, match=str(file)):
        bourgade.load("shafausa", content=file)


@pytest.mark.parametrize("figure", ["mint", "smuggling"])
def test_a_gain_from_trade_is_blamed_on_the_figure_of_the_owner(figure: str) -> None:
    mint = row("building", "mint", "effect = { amount = 2 }")
    smuggling = row("power", "smuggling", "effect = { bonus = 2 }")
    file = box(mint if figure == "mint" else smuggling)
    with pytest.raises(bourgade.BadContent) as error:
        bourgade.load("shafausa", content=file)
    assert str(file) in str(error.value)
    assert figure in str(error.value)


# What can be corrected


def test_a_corrected_figure_is_played() -> None:
    inn = row("building", "inn", "price = 8\nvp = 5\neffect = { amount = 4 }")
    match = canton(phase="buying", A="tessina, bare, 8 chf", B=OTHER, ladder="inn", content=inn)
    assert money(play(match, "acquire inn")) == [0, 5]
    match = dusk(A="tessina, 1: inn, 10 chf", B=OTHER, content=inn)
    assert money(play(match, "pass")) == [14, 5]
    match = counted(A="tessina, 1: inn, 0 chf", B=OTHER, content=inn)
    assert lines(match, "A")["buildings"] == 5


def test_a_corrected_board_a_corrected_tile_and_a_corrected_price() -> None:
    text = (
        row("people", "tessina", "money = 31\nslots = [6, 4, 3, 3, 2]\n"
            "mines = { 1 = { gold = 1, wood = 0 } }\nbuildings = { booster_shop = 2 }")
        + row("tile", "setup_01", "chf = 20")
        + row("resource", "gold", "buy_start = 23")
    )  # fmt: skip
    match = canton(A="tessina", B=OTHER, content=text)
    me = match.position["players"]["A"]
    assert (me["money"], me["mines"]["1"], me["buildings"]) == (
        31, {"stone": 1, "iron": 1, "gold": 1}, {"booster_shop": 2},
    )  # fmt: skip
    assert money(play(match, "buy gold")) == [8, 5]


def test_a_box_may_change_what_a_building_does() -> None:
    """Another effect takes the place of the printed one, with its own parameters."""
    text = row("building", "sawmill", 'effect = { key = "income_chf", amount = 2 }')
    match = play(dusk(A="tessina, 1: sawmill wood, 10 chf", B=OTHER, content=text), "pass")
    assert (money(match), cubes(match)) == ([12, 5], [{"wood": 1}, {}])


def test_a_box_may_change_what_a_card_does() -> None:
    effect = 'effect = { key = "acquire_from_future", surcharge = 3 }'
    text = row("power", "smuggling", f'window = "buying"\n{effect}')
    given = {"A": "tessina, bare, 10 chf", "B": OTHER, "future": "inn", "content": text}
    assert offered(canton(**given), "power") == set()
    match = play(canton(phase="buying", **given), "power smuggling", "acquire future inn")
    assert money(match) == [0, 5]


def test_a_building_of_ones_own_needs_no_code() -> None:
    text = row(
        "building", "brewery",
        'price = 5\nvp = 4\neffect = { key = "produce", resource = "gold", amount = 2 }\n'
        'rule = "SH-126"\nprovenance = { default = "public" }',
    )  # fmt: skip
    match = canton(phase="buying", A="tessina, bare, 5 chf, 1 iron", B=OTHER, ladder="brewery",
                   content=text)  # fmt: skip
    play(match, "acquire brewery")
    until(match, "management", "A")
    play(match, "build brewery")
    until(match, "auction")
    assert cubes(match)[0] == {"gold": 2}
    whole = game((), text).start(seed=3)
    numbers = random.Random(3)
    for _ in range(150):
        whole.play(numbers.choice(whole.moves))


def test_the_reference_shows_every_component_and_its_provenance() -> None:
    found = registry.find("shafausa")
    _, content = found.load_content()
    for language in ("en", "fr"):
        cards = found.cards(content, found.texts, language)
        counts: dict[str, int] = {}
        for card in cards:
            counts[card.dim] = counts.get(card.dim, 0) + 1
            assert card.rule.startswith("SH-")
        assert counts == {
            "buildings": 12, "peoples": 8, "powers": 24, "resources": 7, "mines": 7, "tiles": 26,
        }  # fmt: skip
