"""Taking a game from the shelf: its name, its options, its figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import BadContent, BadOption, UnknownGame
from tests.kernel.thorp import THORP


def test_the_first_values_are_the_defaults() -> None:
    assert bourgade.load("minivilles").options == {
        "edition": "base",
        "players": 2,
        "market": "open",
        "purple_copies": "full",
        "reroll_dice": "same",
        "clear_dead_piles": "off",
        "city_hall_counts": "on",
        "first_player": "random",
    }
    assert bourgade.load(THORP).options == {"players": 2}


def test_a_default_follows_from_what_was_chosen_before() -> None:
    assert bourgade.load("minivilles", edition="deluxe").options["market"] == "nine"


def test_a_value_may_be_a_number_or_a_text() -> None:
    assert bourgade.load(THORP, players=3).players == 3
    assert bourgade.load(THORP, players="3").players == 3


def test_options_may_come_in_any_order() -> None:
    game = bourgade.load("minivilles", first_player="E", players=5, edition="deluxe")
    assert game.options["first_player"] == "E"


def test_loading_twice_gives_two_games() -> None:
    one, other = bourgade.load(THORP, players=2), bourgade.load(THORP, players=4)
    assert (one.players, other.players) == (2, 4)


def test_games_are_listed_even_after_one_was_loaded() -> None:
    """``bourgade.games`` is the folder that games stand in, so the list has another name."""
    bourgade.load("minivilles")
    listed = bourgade.list_games()
    assert listed == sorted(listed)
    assert {"minivilles", "mintworks", THORP} <= set(listed)


# Refusals


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="Closest name: minivilles"):
        bourgade.load("minivilels")


@pytest.mark.parametrize("name", ["", "Minivilles", "minivilles.rules", "../minivilles", "os"])
def test_nothing_but_a_name_on_the_shelf_is_a_game(name: str) -> None:
    with pytest.raises(UnknownGame):
        bourgade.load(name)


def refusal(game: str, **options: Any) -> BadOption:
    with pytest.raises(BadOption) as refused:
        bourgade.load(game, **options)
    return refused.value


def test_an_unknown_option_suggests_the_closest() -> None:
    error = refusal("minivilles", editon="base")
    assert error.reason == "unknown-option"
    assert "has no option “editon”. Closest name: edition." in str(error)
    assert "Options: edition, players, market," in str(error)
    assert "Closest" not in str(refusal(THORP, xyz=1))


def test_an_unknown_edition_names_those_there_are() -> None:
    error = refusal("minivilles", edition="baze")
    assert error.reason == "bad-value"
    assert "“baze”" in str(error)
    assert "base, base_marina, base_green_valley, base_marina_green_valley, deluxe" in str(error)


@pytest.mark.parametrize("players", [0, 1, 6, -1, 2.0, "two", "", "02", True, None])
def test_an_impossible_number_of_players_is_refused(players: Any) -> None:
    error = refusal("minivilles", edition="base", players=players)
    assert error.reason == "bad-value"
    assert f"“players” cannot be “{players}”" in str(error)
    assert "Possible values: 2, 3, 4." in str(error)


def test_the_edition_decides_how_many_can_play() -> None:
    assert bourgade.load("minivilles", edition="deluxe", players=5).players == 5
    error = refusal("minivilles", edition="base", players=5)
    assert error.reason == "option-depends"
    assert "while “edition” is “base”. Possible values then: 2, 3, 4. " in str(error)
    assert "For “5”, set “edition” to: deluxe." in str(error)
    assert "Possible values: 2, 3, 4, 5." in str(refusal("minivilles", edition="deluxe", players=6))


def test_words_are_taken_in_any_case() -> None:
    game = bourgade.load("minivilles", edition="Base_Marina", market="TEN", first_player="b")
    chosen = [game.options[name] for name in ("edition", "market", "first_player")]
    assert chosen == ["base_marina", "ten", "B"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"market": "ten"}, "option-unused"),
        ({"edition": "base_marina", "purple_copies": "players_minus_one"}, "option-unused"),
        ({"clear_dead_piles": "on"}, "option-unused"),
        ({"city_hall_counts": "off"}, "option-unused"),
        ({"first_player": "C"}, "option-depends"),
        ({"reroll_dice": "fere"}, "bad-value"),
        ({"edition": "base_marina", "market": ""}, "bad-value"),
    ],
    ids=str,
)
def test_a_value_that_does_not_go_with_the_rest_is_refused(
    options: dict[str, str], reason: str
) -> None:
    error = refusal("minivilles", players=2, **options)
    assert error.reason == reason
    assert f"“{list(options.values())[-1]}”" in str(error)
    assert f"“{list(options.values())[-1]}”".strip("“”") in error.text("fr")


# A user's own figures


def own(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def test_content_may_be_one_file_or_several(tmp_path: Path) -> None:
    dear = own(tmp_path, "dear.toml", f"[{THORP}]\ncost = 9\n")
    rich = own(tmp_path, "rich.toml", f"[{THORP}]\nstart_wood = 12\ncost = 7\n")
    assert bourgade.load(THORP, content=dear).variant.content.cost == 9
    assert bourgade.load(THORP, content=str(dear)).variant.content.cost == 9
    both = bourgade.load(THORP, content=[dear, rich]).variant
    assert (both.content.cost, both.content.start_wood) == (7, 12)
    assert both.overrides == (dear, rich)


def test_changed_figures_change_the_game_and_nothing_else(tmp_path: Path) -> None:
    rich = own(tmp_path, "rich.toml", f"[{THORP}]\nstart_wood = 12\n")
    assert bourgade.load(THORP, content=rich).start(seed=1).moves == ("gather", "build")
    assert bourgade.load(THORP).start(seed=1).moves == ("gather",)


def test_figures_may_allow_more_players(tmp_path: Path) -> None:
    wide = own(tmp_path, "wide.toml", f"[{THORP}]\nplayers_max = 8\n")
    match = bourgade.load(THORP, content=wide, players=8).start(seed=1)
    assert list(match.position["players"]) == list("ABCDEFGH")


def test_bad_figures_are_refused(tmp_path: Path) -> None:
    bad = own(tmp_path, "bad.toml", f'[{THORP}]\ncost = "nine"\n')
    with pytest.raises(BadContent) as refused:
        bourgade.load(THORP, content=bad)
    assert f"{bad}, at {THORP}.cost: expected a whole number" in str(refused.value)


def test_chance_is_automatic_or_manual() -> None:
    misspelt: Any = "manuel"
    with pytest.raises(BadOption, match="automatic, manual, not “manuel”"):
        bourgade.load(THORP).start(chance=misspelt)
