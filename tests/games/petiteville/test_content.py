"""The content file: an owner's own tiles, how mistakes are told, the reference."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import bots
from bourgade.games.petiteville.knowledge import AGAIN, ENOUGH, REACHED, evaluate
from bourgade.kernel import registry
from bourgade.kernel.content import read_tables
from bourgade.play import LoadedGame
from bourgade.testing.positions import check_changed_positions
from tests.games.petiteville.town import NAMED, game, left, picture, placements, play, refused, why
from tests.games.wrong_content import refused_content
from tests.grouping import one_worker_for


def tile(rows: str, id: str = "5") -> str:
    return f'[[tiles]]\nid = "{id}"\nrows = {rows}\n'


def table(name: str, line: str, id: str) -> str:
    return f'[[{name}]]\nid = "{id}"\n{line}\n'


def without(lengths: str) -> str:
    return "".join(table("silhouettes", "copies_per_colour = 0", length) for length in lengths)


FACT = 'rules = ["PV-007"]\nprovenance = "public"\ndetail = "-"\n'


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        (tile('["BBG", "YXR"]'), "tiles.5.rows", "expected 3 entries, found 2"),
        (tile('["BBG", "YXR", "RYG", "BBB"]'), "tiles.5.rows", "found 4"),
        (tile('["BBG", "YXRR", "RYG"]'), "tiles.5.rows", "row 2 needs 3 squares, found 4 in"),
        (tile('["BBG", "", "RYG"]'), "tiles.5.rows", "row 2 needs 3 squares, found 0"),
        (tile('["BBG", "YXR", "RYP"]'), "tiles.5.rows", "“P” in row 3 is not one of B, G, Y, R, X"),
        (tile('["bbg", "YXR", "RYG"]'), "tiles.5.rows", "“b” in row 1 is not one of"),
        (tile('"BBGYXRRYG"'), "tiles.5.rows", "expected a list"),
        (tile("[1, 2, 3]"), "tiles.5.rows", "expected a text"),
        (tile('["BBG", "YXR", "RYG"]', "37") + FACT, "tiles.37", "36 tiles are numbered 1 to 36"),
        (tile('["BBG", "YXR", "RYG"]', "x") + FACT, "tiles.x", "no such tile"),
        (tile('["BBG", "YXR", "RYG"]', "37"), "tiles.37.provenance", "missing"),
        (table("tiles", "colour = 3", "5"), "tiles.5.colour", "unknown key"),
        (table("tiles", "rules = []", "5"), "tiles.5.rules", "1 or more entries, found 0"),
        (table("colours", 'letter = "P"', "blue"), "colours.blue.letter", "of blue is B"),
        (table("colours", "silhouettes = 5", "red"),
         "colours.red.silhouettes", "make 6 silhouettes, found 5"),
        (table("silhouettes", "objects = 8", "7"), "silhouettes.7.objects", "length 7 means 7"),
        (table("silhouettes", "copies_per_colour = 2", "3"), "silhouettes.3.copies", "from 0 to 1"),
        (
            table("silhouettes", "objects = 8\ncopies_per_colour = 1\n" + FACT, "8"),
            "silhouettes.8",
            "the lengths are 2, 3, 4, 5, 6, 7",
        ),
        (without("234567"), "silhouettes", "at least one length"),
        (
            without("7") + "[setup]\nsilhouettes_to_win = 6\n",
            "setup.silhouettes_to_win",
            "the lengths 2, 3, 4, 5, 6 make 5 silhouettes, found 6",
        ),
        (
            without("37") + "[components]\nsilhouettes = 20\n",
            "components.silhouettes",
            "the lengths 2, 4, 5, 6 make 16 silhouettes, found 20",
        ),
        ("[components]\nsilhouettes = 20\n",
         "components.silhouettes", "make 24 silhouettes, found 20"),
        ("[setup]\nplayers_max = 5", "setup.players_max", "from 2 to 4, found 5"),
        ("[setup]\nstart_tiles = 2", "setup.start_tiles", "the rules need 1, found 2"),
        ("[components]\ncity_tiles = 37", "components.city_tiles", "from 2 to 36, found 37"),
        ("[components]\ncity_tiles = 1", "components.city_tiles", "from 2 to 36, found 1"),
        (
            "[components]\ncity_tiles = 32\n" + tile('["BBG", "YXR", "RYG"]', "33"),
            "tiles.33",
            "the box has 32 tiles, numbered 1 to 32",
        ),
        ("[components]\ntile_side_in_squares = 4", "components.tile_side", "the rules need 3"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_key_and_reason(
    tmp_path: Path, text: str, key: str, why: str
) -> None:
    error = refused_content("petiteville", tmp_path, text, at=key)
    assert why in str(error)
    french = error.text("fr")
    assert french.startswith(f"Fichier de contenu {tmp_path / 'box.toml'}, sous {key}")
    reason = error.args_["why"]
    assert isinstance(reason, bourgade.BourgadeError)
    assert reason.text("en") not in french
    assert reason.message not in french


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (tile('["BBG", "YXR"]'), "attendu : 3 éléments ; trouvé : 2"),
        (tile('["B", "YXR", "RYG"]'), "la rangée 1 demande 3 carrés, « B » en a 1"),
        (tile('["BBG", "YXR", "RYP"]'), "« P », dans la rangée 3, n’est pas parmi B, G, Y, R, X"),
        (table("tiles", "rules = []", "5"), "attendu : 1 élément ou plus ; trouvé : 0"),
        (table("colours", 'letter = "P"', "blue"), "la lettre de blue est B"),
        (table("silhouettes", "objects = 8", "7"), "la longueur 7 correspond à 7 objets"),
        ("[setup]\nplayers_max = 5", "attendu : un nombre de 2 à 4 ; trouvé : 5"),
        ("[setup]\nstart_tiles = 2", "les règles demandent 1, trouvé : 2"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_in_french(tmp_path: Path, text: str, why: str) -> None:
    """What stands in the file is quoted as it stands there; the rest is French."""
    file = tmp_path / "box.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(bourgade.BadContent) as error:
        bourgade.load("petiteville", content=file)
    french = " ".join(error.value.text("fr").split())  # no-break spaces count as spaces here
    assert french.endswith(f" : {why}")


@pytest.mark.rule("PV-002", "PV-006")
def test_a_box_without_all_its_tiles_is_refused(tmp_path: Path) -> None:
    """A game folder whose own file has lost a tile: the count is told."""
    found = registry.find("petiteville")
    text = found.data_files[0].read_text("utf-8")
    file = tmp_path / "petiteville.toml"
    file.write_text(re.sub(r'\[\[tiles\]\]\nid = "36"\n(?:.+\n)+', "", text), "utf-8")
    assert found.read_content
    with pytest.raises(bourgade.BadContent, match="36 tiles are needed, but tile 36 is missing"):
        found.read_content(read_tables([file], texts=found.texts))


def test_an_owner_s_tiles_are_played(tmp_path: Path) -> None:
    """They may have other colours on them than the reconstructed ones, and be alike."""
    file = tmp_path / "box.toml"
    faces = ["BBB", "GGG", "XYR"]
    file.write_text("".join(tile(str(faces), str(i)) for i in range(1, 37)), "utf-8")
    loaded = game(NAMED, file)
    match = loaded.start(chance="manual")
    assert match.outcomes() == {"tile 1": 36}
    play(match, "tile 1", "draw", "tile 1", "lay 1 e 180")
    assert picture(match) == ["BBB RYX", "GGG GGG", "XYR BBB"]
    assert loaded.variant.tables.digest != bourgade.load("petiteville").variant.tables.digest


def own_box(folder: Path, text: str, **options: Any) -> LoadedGame:
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    return bourgade.load("petiteville", content=file, **options)


@pytest.mark.rule("PV-002", "PV-009", "PV-057")
def test_a_box_with_fewer_tiles(tmp_path: Path) -> None:
    """32 tiles, as one printing is said to have: the 32nd empties the pile."""
    loaded = own_box(tmp_path, "[components]\ncity_tiles = 32\n", colours="blue green")
    match = loaded.start(chance="manual")
    assert match.outcomes() == {f"tile {i}": 1 for i in range(1, 33)}
    assert sum(match.position["pile"].values()) == 32
    assert refused(match, "tile 33") == "not_in_pile"
    line = " ".join(f"{i}@{i - 1},0/0" for i in range(1, 32))
    match = loaded.setup({"tiles": line, "active": "B"}, chance="manual")
    play(match, "draw", "tile 32", "lay 1 w 0")
    assert (match.phase, match.actor, match.position["layer"]) == ("final", "A", "B")
    assert len(play(match, "decline", "decline").winners) == 2
    with pytest.raises(bourgade.BadPosition, match=r"33 tiles are listed, .* holds 32 \(PV-002"):
        loaded.setup({"tiles": " ".join(f"{i}@{i - 1},0/0" for i in range(1, 34))})
    with pytest.raises(bourgade.BadPosition, match=r"no tile 33; tiles are numbered 1 to 32"):
        loaded.setup({"tiles": "33@0,0/0"})


@pytest.mark.rule("PV-005", "PV-009", "PV-055")
def test_a_box_with_fewer_lengths(tmp_path: Path) -> None:
    """Lengths 2, 4, 5 and 6: the fourth silhouette wins, and nobody counts the others."""
    faces = "".join(tile('["BBB", "GGG", "YYY"]', str(i)) for i in range(1, 37))
    loaded = own_box(tmp_path, without("37") + faces, colours="blue green")
    laid = " ".join(f"1@{c},0/0" for c in range(12))
    match = loaded.setup({"tiles": laid, "silhouettes": "A 2 1.1 h, A 4 2.1 h"}, chance="manual")
    assert [score["objects"] for score in match.scores.values()] == [5 + 6, 2 + 4 + 5 + 6]
    assert [score["silhouettes"] for score in match.scores.values()] == [2, 4]
    assert {move.split()[0] for move in placements(match)} == {"5", "6"}
    bare = loaded.setup({"tiles": laid}).state
    places = REACHED + AGAIN * ENOUGH  # of each of the four lengths, for both players alike
    assert evaluate(bare, loaded.variant.book, 0) == 4 * places
    assert refused(match, "place 7 4.1 h") == "unknown_move"
    assert "no silhouette of length 7, only 2, 4, 5, 6 (PV-005)" in why(match, "place 7 4.1 h")
    play(match, "place 5 4.1 h", "draw", "tile 1", "lay 1 w 0", "place 6 6.1 h")
    assert (match.winners, match.position["ending"]) == (("A",), "placed_all")
    assert left(match)[0] == ["3", "7"]  # which nobody has
    with pytest.raises(bourgade.BadPosition, match=r"no silhouette of length 7; .* 2, 4, 5, 6"):
        loaded.setup({"tiles": laid, "silhouettes": "A 7 1.1 h"})
    placed = {"A": {"placed": {"7": "1.1"}, "way": {"7": "h"}}}
    with pytest.raises(bourgade.BadPosition, match=r"players.A.placed.7: This box has no silhoue"):
        loaded.setup({"tiles": laid, "players": placed})


@one_worker_for("petiteville")
@pytest.mark.rule("PV-002", "PV-005")
def test_whole_games_with_another_box(tmp_path: Path) -> None:
    """Few tiles and few lengths: whole games, and positions changed by hand."""
    text = without("256") + "[components]\ncity_tiles = 12\n"
    for players in (2, 4):
        loaded = own_box(tmp_path, text, players=players)
        assert check_changed_positions(loaded.variant, tries=60, seed=players).accepted
        match = loaded.start(seed=players)
        while not match.over:
            match.play(bots.make("greedy", seed=1).choose(match))
        assert match.state.laid <= 12
        assert max(score["objects"] for score in match.scores.values()) <= 3 + 4 + 7
        assert max(score["silhouettes"] for score in match.scores.values()) <= 3
        assert bourgade.read(match.record(), content=tmp_path / "box.toml").scores == match.scores


@pytest.mark.rule("PV-005")
def test_counts_that_an_owner_leaves_alone_follow_the_lengths(tmp_path: Path) -> None:
    content = own_box(tmp_path, without("7")).variant.content
    assert list(content.silhouettes) == ["2", "3", "4", "5", "6"]
    told = "[setup]\nsilhouettes_to_win = 5\n[components]\nsilhouettes = 20\n"
    assert list(own_box(tmp_path, without("7") + told).variant.content.silhouettes) == [*"23456"]


def test_the_reference_says_what_is_reconstructed(tmp_path: Path) -> None:
    found = registry.find("petiteville")
    _, content = found.load_content()
    cards = found.cards(content, found.texts, "en")
    assert len(cards) == 36 + 4
    tiles = [card for card in cards if card.dim == "tiles"]
    assert {card.provenance for card in tiles} == {"reconstructed"}
    assert tiles[0].figures == {"row_1": "B B G", "row_2": "Y X R", "row_3": "R Y G", "lengths": ""}
    for language, word in (("en", "reconstructed"), ("fr", "reconstitué")):
        assert found.texts.say(language, "provenance-reconstructed").startswith(word)
    file = tmp_path / "box.toml"
    file.write_text(tile('["BBB", "GGG", "XYR"]', "7"), "utf-8")
    _, own = found.load_content([file])
    shown = {card.word: card.provenance for card in found.cards(own, found.texts, "en")}
    assert (shown["7"], shown["8"]) == ("owner", "reconstructed")
