"""Figures of one's own in every environment."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest

import bourgade
from bourgade.adapters import pettingzoo
from bourgade.adapters.gymnasium import env_id
from bourgade.adapters.openspiel import PREFIX
from bourgade.compile.engine import SWITCH
from bourgade.kernel.content import ContentText
from bourgade.kernel.errors import BadContent, BadOption


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "off")


def box(folder: Path, cost: int, name: str = "my_box.toml") -> Path:
    file = folder / name
    file.write_text(f'[[establishment]]\nid = "cafe"\ncost = {cost}\n')
    return file


def spiel(content: Any) -> Any:
    files = content if isinstance(content, list) else [content]
    return pyspiel.load_game(f"{PREFIX}minivilles(content={';'.join(map(str, files))})")


def game_of(table: Any) -> Any:
    return table.game.variant


PLACES: dict[str, Any] = {
    "gymnasium": lambda content: game_of(
        gymnasium.make(env_id("minivilles"), content=content).unwrapped
    ),
    "gymnasium-vector": lambda content: (
        gymnasium.make_vec(env_id("minivilles"), num_envs=2, content=content).batch.variant  # pyright: ignore[reportAttributeAccessIssue]
    ),
    "pettingzoo": lambda content: game_of(pettingzoo.env("minivilles", content=content).unwrapped),
    "pettingzoo-parallel": lambda content: game_of(
        pettingzoo.parallel_env("minivilles", content=content).unwrapped
    ),
    "openspiel": lambda content: spiel(content).workspace.variant,
}


@pytest.mark.parametrize("place", PLACES)
def test_content_reaches_the_game(place: str, tmp_path: Path) -> None:
    file = box(tmp_path, 9)
    variant = PLACES[place](str(file))
    usual = bourgade.load("minivilles").variant
    assert variant.tables.digest == bourgade.load("minivilles", content=file).variant.tables.digest
    assert variant.tables.digest != usual.tables.digest
    assert variant.books.tobytes() != usual.books.tobytes()


@pytest.mark.parametrize("place", [place for place in PLACES if place != "openspiel"])
def test_content_may_be_a_text(place: str) -> None:
    text = '[[establishment]]\nid = "cafe"\ntexts.en.name = "Coffee Shop"\n'
    variant = PLACES[place](ContentText(text))
    assert variant.name("en", "kinds", "cafe") == "Coffee Shop"


@pytest.mark.parametrize("place", PLACES)
def test_several_files_are_laid_over_one_another(place: str, tmp_path: Path) -> None:
    files = [str(box(tmp_path, 9)), str(box(tmp_path, 4, "other.toml"))]
    found = PLACES[place](files).tables.digest
    assert found == bourgade.load("minivilles", content=files[1]).variant.tables.digest


@pytest.mark.parametrize("place", PLACES)
def test_a_file_that_has_changed_is_read_again(place: str, tmp_path: Path) -> None:
    first = PLACES[place](str(box(tmp_path, 9))).tables.digest
    assert PLACES[place](str(box(tmp_path, 8))).tables.digest != first


@pytest.mark.parametrize("place", PLACES)
def test_a_file_that_is_missing_or_wrong_is_told(place: str, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere"):
        PLACES[place](str(tmp_path / "nowhere.toml"))
    file = tmp_path / "wrong.toml"
    file.write_text("[[establishment]]\nid = \"cafe\"\ncost = 'much'\n")
    with pytest.raises(BadContent, match="cafe"):
        PLACES[place](str(file))


def test_openspiels_copies_and_pickles_have_the_content(tmp_path: Path) -> None:
    game = spiel(box(tmp_path, 9))
    assert "content=" in str(game)
    again = pickle.loads(pickle.dumps(game))
    assert again.workspace.variant.tables.digest == game.workspace.variant.tables.digest
    state = game.new_initial_state()
    assert state.clone().one_game.variant.tables.digest == game.workspace.variant.tables.digest


def test_openspiel_says_which_names_it_cannot_write(tmp_path: Path) -> None:
    file = box(tmp_path, 9, "box (mine).toml")
    with pytest.raises(BadOption, match="must not contain"):
        pyspiel.load_game(f"{PREFIX}minivilles", {"content": str(file)})


def test_openspiels_information_tensor_is_refused_in_words() -> None:
    game = pyspiel.load_game(f"{PREFIX}mintworks")
    state = game.new_initial_state()
    for ask in (
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
        state.information_state_tensor,
        lambda: state.information_state_tensor(0),
    ):
        with pytest.raises(bourgade.BourgadeError) as refused:
            ask()
        assert "information_state_string" in str(refused.value)
        assert "une chaîne" in refused.value.text("fr")
