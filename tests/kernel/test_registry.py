"""How games are found: by folder, by a folder of the user's, by entry point."""

from __future__ import annotations

import os
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.errors import BadGame, UnknownGame
from bourgade.kernel.game import Game
from bourgade.testing.new_game import copy_template
from tests.kernel.thorp import THORP, Settle

OURS = ["minivilles", "mintworks", "petiteville", "shafausa"]
"""The games that Bourgade brings with it."""


def test_a_folder_of_the_package_is_a_game() -> None:
    assert "minivilles" in registry.names()
    game = registry.find("minivilles")
    assert game.name == "minivilles"
    assert game.rules.__name__ == "bourgade.games.minivilles.rules"


def test_a_game_is_loaded_once() -> None:
    assert registry.find("minivilles") is registry.find("minivilles")
    assert registry.find(THORP) is registry.find(THORP)


def test_a_folder_of_the_users_is_a_game() -> None:
    game = registry.find(THORP)
    assert game.title("en") == "Thorp"
    assert THORP in registry.names()
    assert bourgade.load(THORP).start(seed=1).moves == ("gather",)


def test_without_its_folder_the_game_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOURGADE_GAMES")
    assert THORP not in registry.names()
    with pytest.raises(UnknownGame):
        registry.find(THORP)


def test_several_folders_are_separated_as_in_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = [tmp_path / "one", tmp_path / "two", tmp_path / "nowhere"]
    for name, folder in zip(("thorp_one", "thorp_two"), folders, strict=False):
        folder.mkdir()
        copy_template(name, folder)
    (tmp_path / "one" / "notes").mkdir()
    (tmp_path / "one" / "readme.txt").touch()
    monkeypatch.setenv("BOURGADE_GAMES", os.pathsep.join(["", *map(str, folders)]))
    assert registry.names() == [*OURS, "thorp_one", "thorp_two"]
    assert {registry.find(name).name for name in registry.names()} == set(registry.names())


def test_naming_the_games_loads_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "explosive").mkdir()
    (tmp_path / "explosive" / "__init__.py").write_text("raise RuntimeError\n")
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path))
    assert "explosive" in registry.names()


def test_an_entry_point_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_template("thorp_plugin", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    asked = entry_point(monkeypatch, "thorp_plugin", "thorp_plugin:GAME")
    assert "thorp_plugin" in registry.names()
    game = registry.find("thorp_plugin")
    assert isinstance(game, Game)
    assert game is sys.modules["thorp_plugin"].GAME
    assert asked == {"bourgade.games"}


def entry_point(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> set[str]:
    """Install a package that names a game; returns the groups that are asked for."""
    asked: set[str] = set()

    def entry_points(**params: Any) -> list[EntryPoint]:
        asked.add(params["group"])
        return [EntryPoint(name, value, params["group"])]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    monkeypatch.setattr(registry, "_entry_points", registry._entry_points.__wrapped__)
    return asked


def test_names_come_sorted_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    entry_point(monkeypatch, "minivilles", "bourgade.games.minivilles:GAME")
    assert registry.names() == [*OURS, THORP]


def test_an_unknown_game_suggests_the_closest_name() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.find("minivile")
    assert str(refused.value) == (
        "There is no game called “minivile”. Closest name: minivilles. "
        f"Games: {', '.join([*OURS, THORP])}."
    )


def test_an_unknown_game_like_no_other_suggests_nothing() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.find("xyz")
    listed = ", ".join([*OURS, THORP])
    assert str(refused.value) == f"There is no game called “xyz”. Games: {listed}."


@pytest.mark.parametrize("line", ["", "GAME = 'thorp'\n"])
def test_a_folder_without_a_game_object_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    name = f"hollow{len(line)}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(line)
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path))
    with pytest.raises(BadGame) as refused:
        registry.find(name)
    assert refused.value.reason == "no-game-object"
    assert f"“{name}”" in str(refused.value)


def test_two_games_of_one_template_keep_apart(settle: Settle) -> None:
    settle("thorp_rich", ("data/hamlet.toml", "start_wood = 2", "start_wood = 20"))
    woods = {
        name: bourgade.load(name).start(seed=1).position["players"]["A"]["wood"]
        for name in (THORP, "thorp_rich")
    }
    assert woods == {THORP: 2, "thorp_rich": 20}


def test_a_game_is_called_as_its_folder_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_template("thorp_other", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    entry_point(monkeypatch, "thorp_alias", "thorp_other:GAME")
    with pytest.raises(BadGame, match="leads to the game “thorp_other”"):
        registry.find("thorp_alias")
