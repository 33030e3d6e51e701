"""The content file: an owner's own tiles, how mistakes are told, the reference."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bourgade
from bourgade.kernel import registry
from tests.games.petiteville.town import picture, play


def tile(rows: str, id: str = "5") -> str:
    return f'[[tiles]]\nid = "{id}"\nrows = {rows}\n'


def table(name: str, line: str, id: str) -> str:
    return f'[[{name}]]\nid = "{id}"\n{line}\n'


FACT = 'rules = ["PV-007"]\nprovenance = "public"\ndetail = "-"\n'


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        (tile('["BBG", "YXR"]'), "tiles.5.rows", "3 rows from north to south, found 2"),
        (tile('["BBG", "YXR", "RYG", "BBB"]'), "tiles.5.rows", "found 4"),
        (tile('["BBG", "YXRR", "RYG"]'), "tiles.5.rows", "row 2 needs 3 squares, found 4 in"),
        (tile('["BBG", "", "RYG"]'), "tiles.5.rows", "row 2 needs 3 squares, found 0"),
        (tile('["BBG", "YXR", "RYP"]'), "tiles.5.rows", "“P” in row 3 is none of B, G, Y, R, X"),
        (tile('["bbg", "YXR", "RYG"]'), "tiles.5.rows", "“b” in row 1 is none of"),
        (tile('"BBGYXRRYG"'), "tiles.5.rows", "expected a list"),
        (tile("[1, 2, 3]"), "tiles.5.rows", "expected a text"),
        (tile('["BBG", "YXR", "RYG"]', "37") + FACT, "tiles.37", "the 36 tiles are 1 to 36"),
        (tile('["BBG", "YXR", "RYG"]', "x") + FACT, "tiles.x", "no such id"),
        (tile('["BBG", "YXR", "RYG"]', "37"), "tiles.37.rules", "missing"),
        (table("tiles", "colour = 3", "5"), "tiles.5.colour", "unknown key"),
        (table("tiles", "rules = []", "5"), "tiles.5.rules", "names the rule"),
        (table("colours", 'letter = "P"', "blue"), "colours.blue.letter", "of blue is B"),
        (table("colours", "silhouettes = 5", "red"), "colours.red.silhouettes", "six silhouettes"),
        (table("silhouettes", "objects = 8", "7"), "silhouettes.7.objects", "length 7 has 7"),
        (table("silhouettes", "copies_per_colour = 2", "3"), "silhouettes.3.copies", "one of each"),
        (
            table("silhouettes", "objects = 8\ncopies_per_colour = 1\n" + FACT, "8"),
            "silhouettes",
            "the lengths are 2, 3, 4, 5, 6, 7",
        ),
        ("[setup]\nplayers_max = 5", "setup.players_max", "2 to 4 players"),
        ("[setup]\nstart_tiles = 2", "setup.start_tiles", "the rules need 1, found 2"),
        ("[components]\ncity_tiles = 32", "components.city_tiles", "the rules need 36, found 32"),
        ("[components]\ntile_side_in_squares = 4", "components.tile_side", "the rules need 3"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_key_and_reason(
    tmp_path: Path, text: str, key: str, why: str
) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(bourgade.BadContent) as error:
        bourgade.load("petiteville", content=file)
    assert str(error.value).startswith(f"Content file {file}, at {key}")
    assert why in str(error.value)
    french = error.value.text("fr")
    assert french.startswith(f"Fichier de contenu {file}, à l’endroit {key}")
    reason = error.value.args_["why"]
    assert reason.text("en") not in french
    assert reason.message not in french


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (tile('["BBG", "YXR"]'), "il faut 3 rangées du nord au sud, trouvé : 2"),
        (tile('["B", "YXR", "RYG"]'), "la rangée 1 demande 3 carrés, « B » en a 1"),
        (tile('["BBG", "YXR", "RYP"]'), "« P » dans la rangée 3 n’est pas parmi B, G, Y, R, X"),
        (table("tiles", "rules = []", "5"), "doit nommer la règle que suit la tuile"),
        (table("colours", 'letter = "P"', "blue"), "la lettre de blue est B"),
        (table("silhouettes", "objects = 8", "7"), "la longueur 7 a 7 objets"),
        ("[setup]\nplayers_max = 5", "de 2 à 4 joueurs, une couleur chacun"),
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
    from bourgade.kernel.content import read_tables

    with pytest.raises(bourgade.BadContent, match="36 tiles are needed, found 35"):
        found.read_content(read_tables([file], texts=found.texts))


def test_an_owner_s_tiles_are_played(tmp_path: Path) -> None:
    """They may have other colours on them than the reconstructed ones, and be alike."""
    file = tmp_path / "box.toml"
    faces = ["BBB", "GGG", "XYR"]
    file.write_text("".join(tile(str(faces), str(i)) for i in range(1, 37)), "utf-8")
    loaded = bourgade.load("petiteville", content=file, first_player="A")
    match = loaded.start(chance="manual")
    assert match.outcomes() == {"tile 1": 36}
    play(match, "tile 1", "draw", "tile 1", "lay 1 e 180")
    assert picture(match) == ["BBB RYX", "GGG GGG", "XYR BBB"]
    assert loaded.variant.tables.digest != bourgade.load("petiteville").variant.tables.digest


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
