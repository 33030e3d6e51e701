"""Small games for tests: copies of the template, found in a folder of the user's.

    THORP                                        the copy that every test here finds registered
    settle("thorp_dear", ("data/hamlet.toml", "cost = 5", "cost = 9"))       a copy with a change
    thorp(A="5 wood 3 cottages", B="2 wood")     a position of two players, A to act

The template's own name would meet that of other tests, so copies have names of their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import Match
from bourgade.testing.new_game import copy_template

THORP = "thorp"

Edit = tuple[str, str, str]
Settle = Callable[..., Path]


@pytest.fixture(scope="session")
def games_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the user's with one game in it."""
    folder = tmp_path_factory.mktemp("games")
    copy_template(THORP, folder)
    return folder


@pytest.fixture(autouse=True)
def own_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, games_folder: Path) -> None:
    """Nothing compiles in the background, and what a test compiles is kept in its own folder."""
    monkeypatch.setenv("BOURGADE_NUMBA", "off")
    monkeypatch.setenv("BOURGADE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("BOURGADE_GAMES", str(games_folder))


@pytest.fixture
def settle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, games_folder: Path) -> Settle:
    """Registers further copies of the template, with some of their lines changed.

    A process keeps a game once it is loaded, so each copy needs a name that no other test uses.
    """

    def settled(name: str, *edits: Edit) -> Path:
        copies = tmp_path / "copies"
        copies.mkdir(exist_ok=True)
        folder = copy_template(name, copies)
        for file, old, new in edits:
            edit(folder / file, old, new)
        monkeypatch.setenv("BOURGADE_GAMES", os.pathsep.join([str(games_folder), str(copies)]))
        return folder

    return settled


def loaded_die(shares: str) -> tuple[Edit, Edit]:
    """Changes for a die that is not fair: the shares of a face that counts from 0."""
    weigh = f"def weigh(s: State, book: Book, face: int) -> int:\n    return {shares}\n\n\n"
    return (
        ("rules.py", "class Act(", f"{weigh}class Act("),
        ("rules.py", "phase=Phase.DIE, do=", "phase=Phase.DIE, weigh=weigh, do="),
    )


def hiding(lines: str) -> Edit:
    """A change after which a seat does not see everything: the body of ``observe``."""
    observe = f"def observe(s: State, seat: int) -> None:\n{lines}\n\n"
    return ("rules.py", "def score(", f"{observe}def score(")


def edit(file: Path, old: str, new: str) -> None:
    """Change one passage of a file, which must be there."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{file.name} has {text.count(old)} times {old!r}"
    file.write_text(text.replace(old, new), "utf-8")


def thorp(game: str = THORP, *, chance: Any = "manual", **given: Any) -> Match:
    """A match from a position; seats are written ``"5 wood 3 cottages"``."""
    seats = {seat: given.pop(seat) for seat in "ABCD" if seat in given}
    players = {seat: _village(text) for seat, text in seats.items()}
    loaded = bourgade.load(game, players=max(2, len(seats)))
    return loaded.setup({"players": players, **given}, chance=chance)


def _village(text: str) -> dict[str, int]:
    words = text.split()
    return {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}


def play(match: Match, *moves: str) -> Match:
    """Play moves by text, chance included."""
    for move in moves:
        match.play(move)
    return match


def wood(match: Match) -> list[int]:
    """Every seat's wood."""
    return [village["wood"] for village in match.position["players"].values()]
