"""Play the golden games again: ``make golden``. Read the difference afterwards."""

from __future__ import annotations

import os
from pathlib import Path

import bourgade
from bourgade import bots
from bourgade.kernel.i18n import LANGUAGES
from tests.golden.narration import narrate

GAMES = {
    "minivilles/base": {"edition": "base", "players": 2},
    "minivilles/base_four": {"edition": "base", "players": 4},
    "minivilles/marina_ten": {
        "edition": "base_marina",
        "players": 2,
        "market": "ten",
        "purple_copies": "players_minus_one",
    },
    "minivilles/green_valley": {"edition": "base_green_valley", "players": 3},
    "minivilles/everything": {
        "edition": "base_marina_green_valley",
        "players": 2,
        "reroll_dice": "free",
        "clear_dead_piles": "on",
        "city_hall_counts": "off",
    },
    "minivilles/deluxe": {"edition": "deluxe", "players": 5},
    "mintworks/two": {"players": 2},
    "mintworks/three_advanced": {
        "players": 3,
        "advanced_locations": "random",
        "temp_agency_target": "any_occupied",
        "temp_agency_discounts": "apply",
    },
    "mintworks/four_first_cards": {
        "players": 4,
        "advanced_locations": "random",
        "swap_meet_destination": "supply",
        "recycler_edition": "first",
        "bridge_scope": "everywhere",
        "tiebreak_cards": "fewest",
    },
    "mintworks/solo_justin": {"players": 1, "solo_opponent": "justin"},
    "mintworks/solo_rachael": {
        "players": 1,
        "solo_opponent": "rachael",
        "advanced_locations": "random",
    },
    "mintworks/solo_sonic": {"players": 1, "solo_opponent": "sonic", "ai_cards": "first"},
    "mintworks/solo_mort": {"players": 1, "solo_opponent": "mort"},
    "petiteville/two": {"players": 2, "colours": "blue green"},
    "petiteville/three_easy": {"edition": "easy", "players": 3, "colours": "red yellow green"},
    "petiteville/four": {
        "players": 4,
        "colours": "blue green yellow red",
        "first_player": "C",
    },
    "shafausa/family": {"edition": "family", "players": 3, "round_cap": 5},
    "shafausa/geek": {"edition": "geek", "players": 3, "peoples": "random", "round_cap": 5},
    "shafausa/colonial": {"edition": "colonial", "players": 2, "round_cap": 5},
    "shafausa/family_whole": {"edition": "family", "players": 2, "start_order": "seats"},
    "shafausa/geek_whole": {"edition": "geek", "players": 2, "peoples": "random"},
    "petiteville/three_chosen": {"players": 3},
}


def main() -> None:
    os.environ["BOURGADE_NUMBA"] = "off"
    for number, (name, options) in enumerate(GAMES.items()):
        match = bourgade.load(name.split("/")[0], **options).start(seed=number)
        players = [bots.make("greedy", seed=p) for p in range(match.variant.seats)]
        while not match.over:
            # Now and then a random move, so that rare decisions appear as well.
            wild = match.ply % 5 == 3
            bot = bots.make("random", seed=number) if wild else players[match.state.actor]
            match.play(bot.choose(match))
        file = Path(__file__).parent / f"{name}.game"
        file.parent.mkdir(exist_ok=True)
        file.write_text(match.record(), "utf-8")
        for language in LANGUAGES:
            file.with_suffix(f".{language}.txt").write_text(narrate(match, language), "utf-8")
        print(name, match.ply, "steps")


if __name__ == "__main__":
    main()
