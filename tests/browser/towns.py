"""Positions of Minivilles that the pages are shown with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import bourgade
from bourgade import Match
from tests.games.minivilles.town import NINE, OPEN, play, town

MINE = "wheat_field 2, ranch, forest, bakery 2, convenience_store, cafe, mine"
YOURS = "wheat_field, ranch 2, cheese_factory, bakery, family_restaurant, stadium"
THEIRS = "forest 2, furniture_factory, apple_orchard, tv_station, cafe 2"


def late(edition: str = "base", players: int = 2, missing: int = 2, coins: int = 24) -> Match:
    """So many monuments from the end, with cities that earn."""
    needs = bourgade.load("minivilles", edition=edition, players=players)
    monuments = [m for m in needs.variant.words["monuments"] if m != "city_hall"]
    wanted = needs.variant.content.editions[edition].monuments_needed
    built = ", ".join(monuments[: wanted - missing])
    cards = "wheat_field, bakery, furniture_factory, apple_orchard, fruit_and_vegetable_market"
    cards += ", convenience_store"
    if edition == "deluxe":
        cities = _cities(players, coins, f"{cards}, vineyard, soda_bottling_plant | {built}")
        return town(edition, market=NINE, **cities)
    return town(
        edition, **_cities(players, coins, f"{cards}, ranch, cheese_factory, mine | {built}")
    )


def _cities(players: int, coins: int, owns: str) -> dict[str, str]:
    return {seat: f"{coins + n} | {owns}" for n, seat in enumerate("ABCDE"[:players])}


def opening(edition: str = "base", players: int = 2, **options: str) -> Match:
    """Before the first throw; seat A begins."""
    game = bourgade.load(
        "minivilles", edition=edition, players=players, first_player="A", **options
    )
    return game.start(chance="manual")


def _wide(extra: str, monuments: str = "", dice: int = 1, thrown: str = "") -> Match:
    """All boxes on the table; seat A has thrown."""
    match = town(
        "base_marina_green_valley",
        options=OPEN,
        phase="dice",
        dice=dice,
        A=f"14 | {MINE}, {extra} | {monuments}",
        B=f"7 | {YOURS} | train_station",
        C=f"2 | {THEIRS} | harbor",
    )
    return play(match, thrown) if thrown else match


def before_deluxe() -> Match:
    """Five players; seat A is about to throw."""
    return town(
        "deluxe", market=NINE, A="16 | wheat_field, bakery 2, cafe",
        B="3 | wheat_field, forest", C="2 | wheat_field, ranch 3", D="0 | wheat_field, mine",
        E="8 | wheat_field, bakery 3",
    )  # fmt: skip


def crowd(*moves: str) -> Match:
    """Large cities with all boxes, as many as can play; seat A is about to throw."""
    mine = f"{MINE}, stadium, corn_field, sushi_bar, vineyard, mackerel_boat, tuna_boat, winery"
    built = "train_station, harbor, shopping_mall"
    cities = {seat: f"{9 + n} | {mine} | {built}" for n, seat in enumerate("ABCD")}
    unique = {seat: city.replace(", stadium", "") for seat, city in cities.items() if seat != "A"}
    return play(town("base_marina_green_valley", options=OPEN, **cities | unique), *moves)


PHASES: Mapping[str, Callable[[], Match]] = {
    "roll": lambda: town(
        A=f"5 | {MINE} | train_station", B=f"7 | {YOURS}", C=f"2 | {THEIRS}",
        D="0 | wheat_field, bakery",
    ),
    "reroll": lambda: _wide("stadium", "train_station, radio_tower", 2, "dice 3 4"),
    "harbor": lambda: _wide("tuna_boat", "train_station, harbor", 2, "dice 6 4"),
    "demolish": lambda: _wide("demolition_company", "train_station, harbor", 1, "dice 4"),
    "move": lambda: _wide("moving_company", "train_station", 2, "dice 4 5"),
    "move-to": lambda: play(
        _wide("moving_company", "train_station", 2, "dice 4 5"), "give ranch"
    ),
    "tv": lambda: _wide("tv_station", "", 1, "dice 6"),
    "swap": lambda: _wide("business_center", "", 1, "dice 6"),
    "swap-mine": lambda: play(_wide("business_center", "", 1, "dice 6"), "swap with C"),
    "swap-theirs": lambda: play(
        _wide("business_center", "", 1, "dice 6"), "swap with C", "swap mine ranch"
    ),
    "renovate": lambda: _wide("renovation_company", "train_station", 2, "dice 4 4"),
    "build": lambda: _wide("stadium", "train_station", 1, "dice 1"),
    "build-base": lambda: play(
        town(
            A=f"16 | {MINE} | train_station", B=f"7 | {YOURS}", C=f"2 | {THEIRS}",
            D="0 | wheat_field, bakery",
        ),
        "roll 1", "dice 5",
    ),
    "build-deluxe": lambda: play(before_deluxe(), "roll 1", "dice 5"),
}  # fmt: skip
"""Every decision of a player, by its phase."""

THROWS: Mapping[str, Callable[[], Match]] = {
    "one-die": lambda: _wide("stadium", "", 1),
    "two-dice": lambda: _wide("stadium", "train_station", 2),
    "boats": lambda: play(_wide("tuna_boat", "train_station, harbor", 2, "dice 6 6"), "harbor add"),
    "draw": lambda: opening("deluxe", 3),
    "first": lambda: bourgade.load("minivilles", players=4).start(chance="manual"),
}
"""What people with real dice enter."""
